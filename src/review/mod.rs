//! The teacher: what each sow of a game was worth, why a turn is good, and puzzles.
//!
//! It knows the rules, the built-in player and games. It has no files and no screen, and asks for as much time as it is
//! given: what it finds out it tells piece by piece, so that it can run in the background while someone reads.
//!
//! # How values are given
//!
//! A value is the final margin in seeds that is expected with best play from then on, seeds in the stores included. It
//! is *proven* if the game was searched to its end, and else *judged*: what the built-in player expects after looking
//! ahead as far as it could.

mod analysis;
mod insight;
mod look;
mod puzzle;
mod reason;
mod summary;
mod word;

pub use analysis::{Analysis, Rating, Value};
pub use insight::{Insight, THINK, study};
pub use puzzle::{Choice, Difficulty, Goal, Puzzle, PuzzleRequest, Try, Verdict};
pub(crate) use reason::speaks_for_itself;
pub use reason::{Benefit, Clue, Reason};
pub use summary::{Summary, Tally, TurningPoint};
pub use word::Word;

use kalaha_rules::{Position, Side};

/// By how many seeds a side's store is ahead.
fn margin(position: &Position, side: Side) -> i16 {
    let score = position.score();
    i16::from(score[side]) - i16::from(score[side.other()])
}

/// The other side's view of a value, or the same for south's own.
fn for_side(side: Side, south: i16) -> i16 {
    match side {
        Side::South => south,
        Side::North => -south,
    }
}
