//! A position that the engine is asked about, and how answers are put for the one who asked.

use kalaha_rules::{House, Position, RuleSet};

use super::board::MoverBoard;
use super::{Stop, Thought};

/// A question to the engine. The position is not over.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// The position.
    pub position: &'a Position,
    /// Its rules.
    pub rules: RuleSet,
    /// Its houses, seen from the mover.
    pub board: MoverBoard,
    /// Seeds in the mover's store minus those in the other.
    pub margin: i16,
    /// Decides among equals.
    pub seed: u64,
    /// Ends the search.
    pub stop: &'a Stop,
}

impl<'a> Asked<'a> {
    /// A question about a position, or `None` if the game is over.
    pub fn new(position: &'a Position, seed: u64, stop: &'a Stop) -> Option<Asked<'a>> {
        let side = position.turn()?;
        let score = position.score();
        Some(Asked {
            position,
            rules: position.rules(),
            board: MoverBoard::of(position)?,
            margin: i16::from(score[side]) - i16::from(score[side.other()]),
            seed,
            stop,
        })
    }

    /// Puts a thought about the houses for the whole board: with the seeds in the stores, with the mover's whole turn in
    /// its line, and with a value that a game can end with, the next one towards a draw, if it is not 0.
    pub fn answer(&self, thought: &Thought) -> Thought {
        let mut thought = thought.clone();
        thought.value += self.margin;
        // All seeds are shared out in the end, which a judgement from the middle of the game does not look at.
        if (thought.value - self.margin - self.board.total()) % 2 != 0 {
            thought.value -= thought.value.signum();
        }
        complete_turn(self.position, &mut thought.line);
        thought
    }

    /// How many turns a line of sows from here takes.
    pub fn turns(&self, line: &[House]) -> u32 {
        let mut position = *self.position;
        let mut turns = 0;
        let mut last = None;
        for &house in line {
            if position.turn() != last {
                turns += 1;
            }
            last = position.turn();
            if position.sow(house).is_err() {
                break;
            }
        }
        turns
    }
}

/// Makes a line hold the whole turn of the mover, by the sows that gain most at once where it stops too early.
fn complete_turn(position: &Position, line: &mut Vec<House>) {
    let mover = position.turn();
    let mut position = *position;
    for &house in line.iter() {
        if position.turn() != mover || position.sow(house).is_err() {
            return;
        }
    }
    while position.turn() == mover
        && let Some(house) = greediest(&position)
    {
        line.push(house);
        if position.sow(house).is_err() {
            return;
        }
    }
}

/// The sow that brings most seeds into the mover's store at once, or `None` if the game is over.
fn greediest(position: &Position) -> Option<House> {
    let side = position.turn()?;
    position.legal().iter().max_by_key(|&house| {
        let mut after = *position;
        after.sow(house).map_or(0, |_| after.board().store(side))
    })
}

/// The houses of a line of house indices.
pub fn houses(line: &[usize]) -> Vec<House> {
    line.iter().map(|&house| House::ALL[house]).collect()
}
