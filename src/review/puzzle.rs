//! Puzzles: positions with one right turn, found in games and proven by the solver.

use std::fmt;

use kalaha_rules::{Board, House, Position, RuleSet, Side, Sides, Sow};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::{Reason, look};
use crate::ai::{Budget, Engine, Level, Stop};
use crate::game::random_opening;

/// A position in which exactly one turn of south is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// The position; south is to move.
    pub position: Position,
    /// What south is to reach.
    pub goal: Goal,
    /// How far one has to look ahead.
    pub difficulty: Difficulty,
    /// What can be done at each sow of the right turn, as long as it is followed.
    pub choices: Vec<Choice>,
}

/// A sow of the right turn, and the others that could be sown in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The house that is right.
    pub right: House,
    /// What each house brings, the right one included, from house 1 up.
    pub tries: Vec<Try>,
}

/// What comes of a sow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Try {
    /// The house that is sown.
    pub house: House,
    /// South's final margin with best play from then on.
    pub value: i16,
    /// Best play after it; empty if it ends the game.
    pub line: Vec<House>,
}

/// What a turn has to reach to be right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// It wins, and no other does.
    Win,
    /// It holds the draw, and every other loses.
    Draw,
    /// It brings at least [`Goal::CLEAR`] seeds more than any other.
    Most,
}

impl Goal {
    /// By how many seeds the best turn is better than the next, where no result is at stake.
    pub const CLEAR: i16 = 6;

    /// The name by which messages know it.
    pub fn id(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Draw => "draw",
            Goal::Most => "most",
        }
    }

    /// What is at stake in a position in which the houses have these values, if one of them alone reaches it.
    fn of(values: &[(House, i16)]) -> Option<Goal> {
        let best = values.iter().map(|&(_, value)| value).max()?;
        let result = match best {
            1.. => Some(Goal::Win),
            0 => Some(Goal::Draw),
            _ => None,
        };
        let mut goals = result.into_iter().chain([Goal::Most]);
        goals.find(|goal| goal.right(best, values).is_some())
    }

    /// The only house that reaches it, where the best value is this.
    fn right(self, best: i16, values: &[(House, i16)]) -> Option<House> {
        let least = match self {
            Goal::Win => 1,
            Goal::Draw => 0,
            Goal::Most => best - Goal::CLEAR + 1,
        };
        let mut reaching = values.iter().filter(|&&(_, value)| value >= least);
        match (reaching.next(), reaching.next()) {
            (Some(&(right, _)), None) => Some(right),
            _ => None,
        }
    }
}

/// How hard a puzzle is: how far one has to look ahead to see that its turn is better than any other, counting what is in
/// the stores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Difficulty {
    /// It is seen in the own turn: the greediest turn is right.
    #[default]
    Easy,
    /// It is seen in the answers, or in the turn after them; the greediest turn is wrong.
    Medium,
    /// One has to look further.
    Hard,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        })
    }
}

/// How many turns a person looks ahead with some effort.
const FAR: u32 = 3;
/// Seeds in the houses of a puzzle: few enough to think it through, and enough to think about.
const SEEDS: std::ops::RangeInclusive<u8> = 10..=24;
/// The fewest houses to choose from.
const CHOICES: usize = 3;
/// Sows at random before the players begin.
const OPENING_SOWS: usize = 5;

/// Which puzzle is meant. The same request gets the same puzzle, on every machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PuzzleRequest {
    /// The rules it is played by.
    pub rules: RuleSet,
    /// How hard it is to be.
    pub difficulty: Difficulty,
    /// The collection: another seed, other puzzles.
    pub seed: u64,
    /// Its number in the collection.
    pub number: u64,
}

impl Puzzle {
    /// Finds a puzzle in a game between careless players, and proves it. `None` if a stop was asked for.
    pub fn make(request: &PuzzleRequest, engine: &mut Engine, stop: &Stop) -> Option<Puzzle> {
        let mut rng = ChaCha8Rng::seed_from_u64(request.seed);
        // Each puzzle has numbers of its own, whichever were made before.
        rng.set_stream(request.number);
        loop {
            let mut position = random_opening(request.rules, OPENING_SOWS, &mut rng);
            while !position.is_over() {
                let found = Found::in_position(&from_south(&position), engine, stop);
                if let Some(found) = found.filter(|found| found.difficulty() == request.difficulty) {
                    return found.explained(engine, stop);
                }
                let seed = rng.random();
                let budget = Budget::default();
                let thought = engine.choose(&position, Level::Easy, &budget, seed, stop, &mut |_| {})?;
                for sow in thought.turn(&position) {
                    position.sow(sow.house()).ok()?;
                }
                if stop.is_set() {
                    return None;
                }
            }
        }
    }

    /// What the right turn brings: south's final margin.
    pub fn value(&self) -> i16 {
        let values = self.choices.iter().flat_map(|choice| &choice.tries);
        values.map(|tried| tried.value).max().unwrap_or(0)
    }

    /// By how many seeds the right first sow is better than the next best.
    pub fn lead(&self) -> i16 {
        let others = self.choices.iter().take(1).flat_map(|choice| {
            let others = choice.tries.iter().filter(|tried| tried.house != choice.right);
            others.map(|tried| self.value() - tried.value)
        });
        others.min().unwrap_or(0)
    }

    /// The right turn.
    pub fn answer(&self) -> Vec<House> {
        self.choices.iter().map(|choice| choice.right).collect()
    }

    /// What became of it with these sows.
    pub fn verdict(&self, sown: &[House]) -> Verdict<'_> {
        let mut pairs = sown.iter().zip(&self.choices);
        let missed = pairs.find(|(house, choice)| **house != choice.right);
        match missed {
            Some((house, choice)) => {
                let tried = choice.tries.iter().find(|tried| tried.house == *house);
                tried.map_or(Verdict::Open, Verdict::Missed)
            }
            None if sown.len() == self.choices.len() => Verdict::Solved,
            None => Verdict::Open,
        }
    }

    /// North's turn after a wrong sow; empty if south is to move on or the game is over.
    pub fn reply(&self, tried: &Try) -> Vec<Sow> {
        let right = self.choices.iter().map(|choice| choice.right);
        let before = self
            .choices
            .iter()
            .position(|choice| choice.tries.contains(tried));
        let mut position = self.position;
        for house in right.take(before.unwrap_or(0)).chain([tried.house]) {
            if position.sow(house).is_err() {
                return vec![];
            }
        }
        match position.turn() {
            Some(Side::North) => Reason::of(&position, &tried.line).turn,
            _ => vec![],
        }
    }
}

/// What became of a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict<'a> {
    /// It is to be solved, or to be gone on with.
    Open,
    /// It is solved.
    Solved,
    /// This was sown, which is not right.
    Missed(&'a Try),
}

/// A position with one right turn.
struct Found {
    position: Position,
    goal: Goal,
    /// The right turn, and what each house brings at each of its sows.
    turn: Vec<(House, Vec<(House, i16)>)>,
}

impl Found {
    /// `None` if there is no puzzle in this position, or a stop was asked for.
    fn in_position(position: &Position, engine: &mut Engine, stop: &Stop) -> Option<Found> {
        let seeds = Side::ALL.map(|side| position.board().in_houses(side));
        if !SEEDS.contains(&seeds.iter().sum()) || position.legal().len() < CHOICES {
            return None;
        }
        let mut values = |position: &Position| {
            let solution = engine.solve(position, true, &Budget::default(), stop);
            solution.map(|solution| solution.moves)
        };
        let first = values(position)?;
        let goal = Goal::of(&first)?;
        let best = first.iter().map(|&(_, value)| value).max()?;
        let mut turn = Vec::new();
        let mut after = *position;
        while after.turn() == position.turn() {
            let values = values(&after)?;
            let right = goal.right(best, &values)?;
            after.sow(right).ok()?;
            turn.push((right, values));
        }
        Some(Found {
            position: *position,
            goal,
            turn,
        })
    }

    fn difficulty(&self) -> Difficulty {
        match (1..=FAR).find(|&turns| self.is_seen(turns)) {
            Some(1) => Difficulty::Easy,
            Some(_) => Difficulty::Medium,
            None => Difficulty::Hard,
        }
    }

    /// Whether someone who looks so many turns ahead sees each sow of the right turn.
    fn is_seen(&self, turns: u32) -> bool {
        let mut position = self.position;
        self.turn.iter().all(|(right, _)| {
            let is_seen = look::singles_out(&position, *right, turns);
            is_seen && position.sow(*right).is_ok()
        })
    }

    /// The puzzle, with what follows on each try. `None` if a stop was asked for.
    fn explained(self, engine: &mut Engine, stop: &Stop) -> Option<Puzzle> {
        let mut position = self.position;
        let mut choices = Vec::new();
        for (right, values) in &self.turn {
            let tries = values.iter().map(|&(house, value)| {
                let mut after = position;
                after.sow(house).ok()?;
                let line = match after.is_over() {
                    true => Vec::new(),
                    false => engine.solve(&after, false, &Budget::default(), stop)?.line,
                };
                Some(Try { house, value, line })
            });
            choices.push(Choice {
                right: *right,
                tries: tries.collect::<Option<_>>()?,
            });
            position.sow(*right).ok()?;
        }
        Some(Puzzle {
            difficulty: self.difficulty(),
            position: self.position,
            goal: self.goal,
            choices,
        })
    }
}

/// The same position with the side to move at south.
fn from_south(position: &Position) -> Position {
    let board = position.board();
    let houses = |side| House::ALL.map(|house| board.house(side, house));
    match position.turn() {
        Some(Side::North) => {
            let swapped = Board::new(
                Sides::from_fn(|side| board.store(side.other())),
                Sides::from_fn(|side: Side| houses(side.other())),
            );
            // The same seeds are never too many.
            swapped.map_or(*position, |board| {
                Position::new(position.rules(), board, Side::South)
            })
        }
        _ => *position,
    }
}
