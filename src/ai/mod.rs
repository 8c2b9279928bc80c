//! The built-in player. It knows the rules only: it gets a position, a budget and a stop flag, and gives an answer.
//! It never touches the terminal or files.
//!
//! What is proven: everything that [`Engine::solve`] says, and each [`Thought`] that is `proven`, comes from a search to the
//! end of the game in which no bound is a guess. From the start with 2 or 3 seeds that takes a fraction of a second. With
//! 4 seeds [`Level::Perfect`] has a book that the solver wrote: its first two or three turns, and all later positions, as
//! long as it plays by the book, that would take long to solve. It solves the others, which took at most half a second of
//! its 3 seconds in 12 600 turns of 1200 games (two cores, 64 MiB). What is judged: everything else, such as most positions with more than 50 seeds
//! in the houses; there it looks ahead as far as it can. Where its time is over before the proof, it plays a turn that is
//! proven to bring at least what it expected, if it has one: then only the proof that there is nothing better is missing.
//! With 5 seeds the book has the first turn.

mod analysis;
mod asked;
mod board;
mod book;
mod bounds;
mod budget;
mod busy;
mod casual;
mod endgame;
mod engine;
mod evaluation;
mod level;
mod limits;
mod memory;
mod perfect_play;
mod play;
mod proof;
mod search;
mod solver;
mod table;
mod tables;

pub use analysis::{MoveValue, Solution};
pub use budget::{Budget, Stop};
pub use engine::{Engine, EngineOptions};
pub use level::{Level, ParseLevelError};
pub use perfect_play::{KnownValue, known_value};

use kalaha_rules::{House, Position, Sow};

/// What the player thinks of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thought {
    /// The sows it expects from here, its own choice first: the principal variation. Never empty.
    ///
    /// The sows of the mover's whole turn come first, so that a turn needs to be thought over only once.
    pub line: Vec<House>,
    /// The final margin in seeds that it expects, seen from the side to move, seeds in the stores included.
    pub value: i16,
    /// Whether `value` is exact with perfect play of both sides.
    pub proven: bool,
    /// How many turns it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
}

impl Thought {
    /// The sows of the mover's own turn, which `line` begins with. `position` is the one that was thought about.
    pub fn turn(&self, position: &Position) -> Vec<Sow> {
        let mut after = *position;
        let sow = |&house: &House| match after.turn() == position.turn() {
            true => after.sow(house).ok(),
            false => None,
        };
        self.line.iter().map_while(sow).collect()
    }
}
