//! The player that the game talks to.

use std::time::Instant;

use kalaha_rules::{House, Position, Side};

use super::board::MoverBoard;
use super::casual::{self, Sight};
use super::{Budget, Level, Stop, Thought};

/// What an [`Engine`] may use of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EngineOptions {
    /// Threads that search together, at least 1.
    pub threads: usize,
    /// The most memory for tables, in MiB.
    pub hash_mib: usize,
}

impl Default for EngineOptions {
    /// One thread and 64 MiB.
    fn default() -> EngineOptions {
        EngineOptions {
            threads: 1,
            hash_mib: 64,
        }
    }
}

/// The built-in player with its memory. It remembers what it found out for the next position of the same game.
#[derive(Debug)]
pub struct Engine {
    options: EngineOptions,
}

impl Engine {
    /// A player that knows nothing yet.
    pub fn new(options: EngineOptions) -> Engine {
        Engine { options }
    }

    /// What it may use of the machine.
    pub fn options(&self) -> EngineOptions {
        self.options
    }

    /// What a player of this level does in a position, or `None` if the game is over.
    ///
    /// It always answers, even when stopped at once; the line then holds legal sows that were thought about little or
    /// not at all. `seed` decides among equals and what the weak levels overlook. `progress` hears each better
    /// answer while it thinks.
    pub fn choose(
        &mut self,
        position: &Position,
        level: Level,
        budget: &Budget,
        seed: u64,
        stop: &Stop,
        progress: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let side = position.turn()?;
        let board = MoverBoard::of(position)?;
        let sight = match level {
            Level::Beginner => Sight {
                turns: 1,
                first: 0.5,
                fading: 0.5,
            },
            Level::Easy => Sight {
                turns: 2,
                first: 0.8,
                fading: 0.8,
            },
            Level::Medium => Sight {
                turns: 4,
                first: 1.0,
                fading: 0.98,
            },
        };
        let started = Instant::now();
        let halted = || stop.is_set() || budget.time.is_some_and(|time| started.elapsed() >= time);
        let mut thought = casual::think(position, board, sight, budget, seed, &halted);
        thought.value += margin(position, side);
        complete_turn(position, &mut thought.line);
        progress(&thought);
        Some(thought)
    }
}

/// Seeds in the store of a side minus those in the other store.
fn margin(position: &Position, side: Side) -> i16 {
    let score = position.score();
    i16::from(score[side]) - i16::from(score[side.other()])
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

#[cfg(test)]
mod tests {
    use super::*;
    use kalaha_rules::RuleSet;

    fn choose(position: &Position, level: Level, seed: u64, stop: &Stop) -> Option<Thought> {
        Engine::new(EngineOptions::default()).choose(
            position,
            level,
            &Budget::default(),
            seed,
            stop,
            &mut |_| {},
        )
    }

    /// Plays the sows of the mover's turn at the start of a line and tells whether the turn was whole.
    fn play_turn(position: &mut Position, line: &[House]) -> bool {
        let mover = position.turn();
        for &house in line {
            if position.turn() == mover {
                position.sow(house).unwrap();
            }
        }
        position.turn() != mover
    }

    #[test]
    fn plays_whole_legal_turns_until_the_end() {
        for rules in RuleSet::all() {
            for level in Level::ALL {
                let mut position = Position::start(rules, Side::North);
                while let Some(thought) = choose(&position, level, 1, &Stop::new()) {
                    assert!(play_turn(&mut position, &thought.line), "{rules} {level}");
                }
                assert!(position.is_over());
            }
        }
    }

    #[test]
    fn answers_when_stopped_at_once() {
        let stop = Stop::new();
        stop.stop();
        let mut position = Position::start(RuleSet::default(), Side::South);
        let thought = choose(&position, Level::Medium, 1, &stop).unwrap();
        assert!(play_turn(&mut position, &thought.line));
    }

    #[test]
    fn has_no_answer_when_the_game_is_over() {
        let board = "<6,20,22,1,0,2,0,0,0,0,0,0,0,0,0>".parse().unwrap();
        let position = Position::new(RuleSet::default(), board, Side::South);
        assert_eq!(choose(&position, Level::Easy, 1, &Stop::new()), None);
    }

    #[test]
    fn the_seed_decides_everything() {
        let position = Position::start(RuleSet::default(), Side::South);
        let lines: Vec<_> = (0..20)
            .map(|seed| {
                let thought = choose(&position, Level::Beginner, seed, &Stop::new());
                assert_eq!(thought, choose(&position, Level::Beginner, seed, &Stop::new()));
                thought.unwrap().line
            })
            .collect();
        assert!(lines.iter().any(|line| *line != lines[0]));
    }

    #[test]
    fn medium_takes_what_it_can_and_counts_it() {
        // House 1 captures nine seeds, and house 6 earns one before or after that.
        let board = "<6,16,20,1,0,0,0,0,1,1,0,0,0,9,0>".parse().unwrap();
        let mut position = Position::new("kalah".parse().unwrap(), board, Side::South);
        let thought = choose(&position, Level::Medium, 1, &Stop::new()).unwrap();
        play_turn(&mut position, &thought.line);
        assert!(position.board().store(Side::South) >= 26);
        assert_eq!(thought.value, 27 - 21);
    }
}
