//! The rules of Kalaha (also written Kalah): boards, sowing, captures, rule sets, notation and perft.
//!
//! A [`Position`] is a [`Board`] with the [`RuleSet`] it is played by and the [`Side`] to move. [`Position::sow`]
//! plays a [`House`] and returns a [`Sow`], which tells all that happened: where each seed fell, what was captured,
//! whether the same side moves again, and who took the leftovers at the end.
//!
//! ```
//! use kalaha_rules::{GameResult, Position, Preset, Side, parse_moves, play_moves, write_turns};
//!
//! let mut position = Position::start(Preset::Kalaha.rules(), Side::South);
//! let mut sows = play_moves(&mut position, &parse_moves("1-2 5").unwrap()).unwrap();
//!
//! // From here on, both players take the house nearest to their store.
//! while let Some(house) = position.legal().iter().next_back() {
//!     sows.push(position.sow(house).unwrap());
//! }
//! assert!(sows.last().unwrap().ends_game());
//! assert!(write_turns(&sows).starts_with("1-2 5 6 "));
//!
//! let score = position.score();
//! assert_eq!(score.south + score.north, 72);
//! assert_eq!(position.result(), Some(GameResult::Win(Side::South)));
//! ```
//!
//! # Words
//!
//! | word | meaning |
//! | --- | --- |
//! | *south*, *north* | the two sides, and the players who sit there; south is at the bottom |
//! | *house* | one of a side's six pits, 1 to 6 in its owner's sowing order: 6 is next to the store |
//! | *store* | the pit in which a player collects |
//! | *sow* | to drop the seeds of a house one by one into the following pits, the opponent's store skipped |
//! | *capture* | what a last seed in an empty house of its own side takes |
//! | *extra turn* | what a last seed in the own store earns |
//! | *leftovers* | the seeds still in houses when a side is empty, and the game with it over |
//!
//! # Errors
//!
//! What is read is either right or refused with an error that says what and where, ready to be shown:
//!
//! ```
//! use kalaha_rules::{Board, Position, RuleSet, Side, parse_moves, play_moves};
//!
//! let error = "<6,0,0,4,4,x>".parse::<Board>().unwrap_err();
//! assert_eq!(error.to_string(), "column 12: a number of seeds from 0 to 255 is missing");
//!
//! let mut position = Position::start(RuleSet::default(), Side::South);
//! let error = play_moves(&mut position, &parse_moves("1-1").unwrap()).unwrap_err();
//! assert_eq!(error.to_string(), "column 3: 1 cannot be played, south's house 1 is empty");
//! ```
//!
//! # What you can rely on
//!
//! - No dependency, no input or output, no clock, no randomness, no `unsafe`.
//! - A position is always a legal one, and no sow changes the number of seeds on the board.
//! - A move that is refused changes nothing.
//! - A sow allocates nothing: about 38 million random sows a second on one core of a 2-core Intel Xeon virtual
//!   machine (`cargo bench -p kalaha-rules`), every word of the [`Sow`] included.
//! - Every sow agrees with a second, slow implementation in the tests, and with games recorded from other programs.
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
pub use pit::{House, Houses, HousesIter, ParseHouseError, Pit};
pub use position::{GameResult, IllegalSow, Position};
pub use rule_set::{Leftovers, OwnStone, ParseOptionError, Preset, RuleSet, SeedsPerHouse};
pub use side::{ParseSideError, Side, Sides};
pub use sow::{Capture, Sow};
