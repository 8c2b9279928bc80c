//! The rules of Kalaha (also written Kalah): boards, sowing, captures, rule sets, notation and perft.
#![forbid(unsafe_code)]

mod board;
mod moves;
mod perft;
mod pit;
mod position;
mod rule_set;
mod side;
mod sow;

pub use board::{Board, ParseBoardError, ParseBoardErrorKind, TooManySeeds};
pub use moves::{IllegalMove, ParseMovesError, WrittenMove, parse_moves, play_moves, write_turns};
pub use perft::perft;
pub use pit::{House, Houses, ParseHouseError, Pit};
pub use position::{GameResult, IllegalSow, Position};
pub use rule_set::{Leftovers, OwnStone, ParseOptionError, Preset, RuleSet, SeedsPerHouse};
pub use side::{ParseSideError, Side, Sides};
pub use sow::{Capture, Sow};
