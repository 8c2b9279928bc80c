//! Exact answers and the value of each move, for those who want to know more than what to play.

use std::time::{Duration, Instant};

use kalaha_rules::{House, Position};

use super::asked::{Asked, houses};
use super::limits::Limits;
use super::{Budget, Engine, Level, Stop, Thought};

/// The exact value of a position, proven by search to the end of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The final margin of the side to move with perfect play of both, seeds in the stores included.
    pub value: i16,
    /// Houses that bring this value: all of them if each move was asked for, else the one that was proven.
    pub best: Vec<House>,
    /// Perfect play to the end of the game.
    pub line: Vec<House>,
    /// The value of each move, if it was asked for, from house 1 up.
    pub moves: Vec<(House, i16)>,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

/// What a move brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveValue {
    /// The house to sow.
    pub house: House,
    /// The final margin of the side to move after it.
    pub value: i16,
    /// Whether `value` is exact with perfect play of both sides.
    pub proven: bool,
}

impl Engine {
    /// The exact value of a position, and of each move if asked for. `None` if the game is over, or if a limit of the
    /// budget was reached or a stop was asked for before all was proven. The depth of the budget does not matter.
    pub fn solve(
        &mut self,
        position: &Position,
        each_move: bool,
        budget: &Budget,
        stop: &Stop,
    ) -> Option<Solution> {
        let started = Instant::now();
        let asked = Asked::new(position, 0, stop)?;
        let limits = Limits::new(budget, stop);
        let guess = self.guess(&asked, budget, &limits).value;
        let guesses: Vec<_> = match each_move {
            true => (position.legal().iter())
                .map(|house| (house, self.guess_after(&asked, house, budget, &limits)))
                .collect(),
            false => Vec::new(),
        };
        let solver = self.solver(&asked, &limits)?;
        let value = solver.value(asked.board, guess)?;
        let line = houses(&solver.line(asked.board, value)?);
        let mut moves = Vec::new();
        for (house, guess) in guesses {
            let sown = asked.board.sow(asked.rules.own_stone, house.index());
            moves.push((house, asked.margin + solver.value_of(sown, guess)?));
        }
        let value = asked.margin + value;
        let best = match each_move {
            true => moves
                .iter()
                .filter(|(_, of)| *of == value)
                .map(|(house, _)| *house)
                .collect(),
            false => line.first().copied().into_iter().collect(),
        };
        Some(Solution {
            value,
            best,
            line,
            moves,
            nodes: limits.nodes(),
            time: started.elapsed(),
        })
    }

    /// A first guess of the value that the next to move has after a sow.
    fn guess_after(&mut self, asked: &Asked, house: House, budget: &Budget, limits: &Limits) -> i16 {
        let mut after = *asked.position;
        if after.sow(house).is_err() {
            return 0;
        }
        Asked::new(&after, 0, asked.stop).map_or(0, |asked| self.guess(&asked, budget, limits).value)
    }

    /// What each move of a position brings, from house 1 up, as far as the budget allows to find out: it is shared
    /// evenly among the moves. Empty if the game is over.
    pub fn rate(&mut self, position: &Position, budget: &Budget, stop: &Stop) -> Vec<MoveValue> {
        let Some(side) = position.turn() else {
            return Vec::new();
        };
        let legal = position.legal();
        let share = Budget {
            time: budget.time.map(|time| time / legal.len() as u32),
            nodes: budget.nodes.map(|nodes| nodes / legal.len() as u64),
            depth: budget.depth,
        };
        let rate = |house| {
            let mut after = *position;
            after.sow(house).ok()?;
            let Some(thought) = self.choose(&after, Level::Perfect, &share, 0, stop, &mut |_: &Thought| {})
            else {
                let score = after.score();
                let value = i16::from(score[side]) - i16::from(score[side.other()]);
                return Some(MoveValue {
                    house,
                    value,
                    proven: true,
                });
            };
            let again = after.turn() == Some(side);
            Some(MoveValue {
                house,
                value: if again { thought.value } else { -thought.value },
                proven: thought.proven,
            })
        };
        legal.iter().filter_map(rate).collect()
    }
}
