//! The opening book: positions that take longer to solve than a player wants to wait.
//!
//! With 4 seeds a house, for each way to capture and to end, it has all positions before the player's first two turns, and
//! its third if it begins, as long as it plays by the book and whatever the opponent plays. It goes on with each position
//! after these that takes the solver more than 1.5 million positions with nothing known before (64 MiB, one thread), and
//! so on with those that follow them, down to the 15th turn after the first three, where none is left. With 5 seeds it has
//! the start, but for `never`.
//!
//! The text has a section for each way to play, headed by its two options. A line is what
//! `kalaha solve --own-stone .. --leftovers .. --board ..` says of a board (with `--hash 2048`, for 5 seeds `12288`): the
//! houses of the mover and of the opponent, one digit of base 36 each from house 1 on, the value, and the houses of the
//! first turn of the line of perfect play.

use kalaha_rules::{House, RuleSet};

use super::board::MoverBoard;

/// What the book knows of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// The exact margin that the mover gains from here on.
    pub value: i16,
    /// A turn of perfect play.
    pub turn: Vec<House>,
}

/// What the book knows of a position under these rules.
pub fn look_up(rules: RuleSet, board: MoverBoard) -> Option<Known> {
    let key = format!("{} {} ", digits(board.own())?, digits(board.other())?);
    let known = section(rules).find_map(|line| line.strip_prefix(&key))?;
    read(known)
}

/// The lines for a way to play. There are few enough to read them from first to last, once a turn.
fn section(rules: RuleSet) -> impl Iterator<Item = &'static str> {
    let heading = format!("{} {}", rules.own_stone, rules.leftovers);
    let lines = include_str!("book.txt").lines();
    lines
        .skip_while(move |line| *line != heading)
        .skip(1)
        .take_while(|line| !line.is_empty())
}

/// The houses of a side as the book writes them, or `None` for more seeds than a digit tells.
fn digits(side: u64) -> Option<String> {
    let houses = side.to_le_bytes().into_iter().take(House::COUNT);
    houses.map(|seeds| char::from_digit(seeds.into(), 36)).collect()
}

/// Reads what is behind the board: `VALUE TURN`.
fn read(known: &str) -> Option<Known> {
    let (value, turn) = known.split_once(' ')?;
    let house = |digit: char| House::new(digit.to_digit(10)?.try_into().ok()?);
    Some(Known {
        value: value.parse().ok()?,
        turn: turn.chars().map(house).collect::<Option<_>>()?,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use kalaha_rules::{Board, Position, Side, Sides};

    use super::*;
    use crate::ai::{Budget, Engine, EngineOptions, Stop};

    /// The positions after each whole turn of the mover.
    fn turns(position: &Position) -> Vec<Position> {
        let mut found = Vec::new();
        for house in position.legal().iter() {
            let mut after = *position;
            after.sow(house).unwrap();
            match after.turn() {
                Some(next) if Some(next) == position.turn() => found.extend(turns(&after)),
                _ => found.push(after),
            }
        }
        found
    }

    fn margin(position: &Position, side: Side) -> i16 {
        let score = position.score();
        i16::from(score[side]) - i16::from(score[side.other()])
    }

    /// What the book says is the best of what it says of the positions after each turn.
    fn check(position: &Position) {
        let (rules, side) = (position.rules(), position.turn().unwrap());
        let value = |after: &Position| margin(after, side) - margin(position, side) - known(after).value;
        let here = known(position);
        let best = turns(position).iter().map(value).max();
        assert_eq!(best, Some(here.value), "{rules} {}", position.board());
        assert_eq!(
            value(&after(position, &here)),
            here.value,
            "the turn in the book, {rules}"
        );
    }

    /// What the answers to the turn in the book leave of it, by the values of the positions after them; without those
    /// that have no value.
    fn answers(position: &Position, value: impl Fn(MoverBoard) -> Option<i16>) -> Vec<i16> {
        let side = position.turn().unwrap();
        let answered = |after: Position| {
            let brought = margin(&after, side) - margin(position, side);
            match MoverBoard::of(&after) {
                Some(board) => Some(brought + value(board)?),
                None => Some(brought),
            }
        };
        turns(&after(position, &known(position)))
            .into_iter()
            .filter_map(answered)
            .collect()
    }

    /// What the book says is what its turn brings, whatever the answer.
    fn check_turn(position: &Position) {
        let rules = position.rules();
        let worst = answers(position, |board| Some(look_up(rules, board).unwrap().value));
        let worst = worst.into_iter().min();
        assert_eq!(worst, Some(known(position).value), "{rules} {}", position.board());
    }

    fn known(position: &Position) -> Known {
        look_up(position.rules(), MoverBoard::of(position).unwrap()).unwrap()
    }

    fn after(position: &Position, known: &Known) -> Position {
        let mut after = *position;
        for &house in &known.turn {
            after.sow(house).unwrap();
        }
        after
    }

    #[test]
    fn values_follow_from_those_a_turn_later() {
        for rules in RuleSet::all().filter(|rules| rules.seeds.get() == 4) {
            let start = Position::start(rules, Side::South);
            check(&start);
            check(&after(&start, &known(&start)));
        }
    }

    /// The player's second turn, as north and as south.
    #[test]
    fn every_turn_brings_its_value() {
        for rules in RuleSet::all().filter(|rules| rules.seeds.get() == 4) {
            let start = Position::start(rules, Side::South);
            turns(&start).iter().for_each(check_turn);
            turns(&after(&start, &known(&start))).iter().for_each(check_turn);
        }
    }

    /// The position of every line, with the mover as south.
    fn all_positions() -> Vec<Position> {
        let side = |digits: &str| {
            let seeds: Vec<_> = digits
                .chars()
                .map(|digit| digit.to_digit(36).unwrap() as u8)
                .collect();
            <[u8; House::COUNT]>::try_from(seeds).unwrap()
        };
        let position = |rules: RuleSet, line: &str| {
            let houses = Sides {
                south: side(&line[..6]),
                north: side(&line[7..13]),
            };
            let board = Board::new(Sides::default(), houses).unwrap();
            Position::new(rules, board, Side::South)
        };
        RuleSet::all()
            .filter(|rules| rules.seeds.get() == 4)
            .flat_map(|rules| section(rules).map(move |line| position(rules, line)))
            .collect()
    }

    #[test]
    fn every_line_is_read_and_holds_a_whole_turn() {
        let positions = all_positions();
        let written = include_str!("book.txt")
            .lines()
            .filter(|line| line.starts_with(char::is_numeric));
        assert_eq!(positions.len(), written.count());
        for position in positions {
            let turn = known(&position).turn;
            let (last, before) = turn.split_last().unwrap();
            let mut at = position;
            for &house in before {
                at.sow(house).unwrap();
                assert_eq!(
                    at.turn(),
                    Some(Side::South),
                    "{} {}",
                    position.rules(),
                    position.board()
                );
            }
            at.sow(*last).unwrap();
            assert_ne!(
                at.turn(),
                Some(Side::South),
                "{} {}",
                position.rules(),
                position.board()
            );
        }
    }

    /// The lines were computed apart, most of them in another order than they follow each other.
    #[test]
    fn no_answer_takes_from_the_value_of_a_line() {
        let value = |position: &Position| {
            let key = (position.rules(), MoverBoard::of(position).unwrap());
            (key, known(position).value)
        };
        let positions = all_positions();
        let values: HashMap<_, _> = positions.iter().map(value).collect();
        let mut compared = 0;
        for position in &positions {
            let rules = position.rules();
            for answered in answers(position, |board| values.get(&(rules, board)).copied()) {
                compared += 1;
                assert!(answered >= known(position).value, "{rules} {}", position.board());
            }
        }
        assert!(compared > 10_000, "{compared}");
    }

    /// `cargo test --release --lib book -- --ignored`
    #[test]
    #[ignore = "takes minutes"]
    fn the_solver_says_the_same() {
        let mut engine = Engine::new(EngineOptions {
            threads: 2,
            hash_mib: 1024,
        });
        let mut margin_of_south = |position: &Position| {
            let solution = engine.solve(position, false, &Budget::default(), &Stop::new());
            let value = solution.map_or(margin(position, Side::South), |solution| solution.value);
            match position.turn() {
                Some(Side::North) => -value,
                _ => value,
            }
        };
        let with_4_seeds = |position: &Position| position.board().total() <= 48;
        for position in all_positions()
            .iter()
            .filter(|position| with_4_seeds(position))
            .step_by(50)
        {
            let known = known(position);
            let (rules, board) = (position.rules(), position.board());
            assert_eq!(margin_of_south(position), known.value, "{rules} {board}");
            assert_eq!(
                margin_of_south(&after(position, &known)),
                known.value,
                "{rules} {board}"
            );
        }
    }
}
