//! The opening book: positions that take longer to solve than a player wants to wait.
//!
//! With 4 seeds a house, for each way to capture and to end, it has all positions before the first two whole turns of a
//! player who plays by the book, whatever the opponent plays, and before the third turn of one who begins. Of the positions
//! that can follow these it has each that the solver does not prove within 1.5 million nodes (one thread, empty tables of
//! 64 MiB), and of those that can follow these the same, until there were no more: that was 8 to 15 turns later. The test
//! `what_is_missing_is_soon_proven` shows how they were found. With 5 seeds it has the start.
//!
//! The text has a section for each way to play, headed by its two options. A line has the houses of the mover and of the
//! opponent, one digit of base 36 each from house 1 on, what the mover gains from there on, and the houses of the first
//! turn of the line of perfect play, both as `kalaha solve --hash 2048` gives them (for 5 seeds `12288`). Several turns can
//! be perfect: which of them is found is chance.

use kalaha_rules::{House, OwnStone, RuleSet};

use super::board::MoverBoard;

/// What the book knows of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// The exact margin that the mover gains from here on.
    pub value: i16,
    /// A turn of perfect play, or what is left of it.
    pub turn: Vec<House>,
}

/// What the book knows of a position under these rules, be it before or within one of its turns.
pub fn look_up(rules: RuleSet, board: MoverBoard) -> Option<Known> {
    section(rules)
        .filter_map(read)
        .find_map(|(start, known)| known.from(start, rules.own_stone, board))
}

impl Known {
    /// What is left of it where its turn comes by a board. `None` if it does not.
    fn from(mut self, start: MoverBoard, own_stone: OwnStone, board: MoverBoard) -> Option<Known> {
        let mut at = start;
        for n in 0..self.turn.len() {
            if at == board {
                self.turn.drain(..n);
                return Some(self);
            }
            let sown = at.sow(own_stone, self.turn[n].index());
            self.value = sown.remaining(self.value);
            at = sown.board;
        }
        None
    }
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

/// Reads a line: `OWN OTHER VALUE TURN`.
fn read(line: &str) -> Option<(MoverBoard, Known)> {
    let mut words = line.split(' ');
    let board = side(words.next()?)?.against(side(words.next()?)?);
    let value = words.next()?.parse().ok()?;
    let house = |digit: char| House::new(digit.to_digit(10)?.try_into().ok()?);
    let turn = words.next()?.chars().map(house).collect::<Option<_>>()?;
    Some((board, Known { value, turn }))
}

/// The houses of a side, with none on the other.
fn side(digits: &str) -> Option<MoverBoard> {
    let mut houses = [0; House::COUNT];
    for (seeds, digit) in houses.iter_mut().zip(digits.chars()) {
        *seeds = digit.to_digit(36)?.try_into().ok()?;
    }
    Some(MoverBoard::with_own(houses))
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use kalaha_rules::{Board, Position, Side, Sides};

    use super::*;
    use crate::ai::{Budget, Engine, EngineOptions, Stop};

    /// All lines, by their positions with the mover as south.
    struct Lines(HashMap<Position, Known>);

    impl Lines {
        fn read() -> Lines {
            let lines = with_4_seeds().flat_map(|rules| {
                section(rules).map(move |line| {
                    let (board, known) = read(line).unwrap();
                    (to_move(rules, board), known)
                })
            });
            Lines(lines.collect())
        }

        fn known(&self, position: &Position) -> Option<&Known> {
            self.0.get(&alone(position)?)
        }

        /// What the answers to the turn in the book leave of it, without those that the book does not know.
        fn answers(&self, position: &Position) -> Vec<i16> {
            let side = position.turn().unwrap();
            let reached = after(position, self.known(position).unwrap());
            let left = |answer: &Position| {
                let brought = margin(answer, side) - margin(position, side);
                match answer.turn() {
                    Some(_) => Some(brought + self.known(answer)?.value),
                    None => Some(brought),
                }
            };
            turns(&reached).iter().filter_map(left).collect()
        }
    }

    fn with_4_seeds() -> impl Iterator<Item = RuleSet> {
        RuleSet::all().filter(|rules| rules.seeds.get() == 4)
    }

    fn to_move(rules: RuleSet, board: MoverBoard) -> Position {
        let houses = |side: u64| std::array::from_fn(|house| side.to_le_bytes()[house]);
        let houses = Sides {
            south: houses(board.own()),
            north: houses(board.other()),
        };
        let board = Board::new(Sides::default(), houses).unwrap();
        Position::new(rules, board, Side::South)
    }

    /// The position without its stores and with the mover as south; `None` if the game is over.
    fn alone(position: &Position) -> Option<Position> {
        Some(to_move(position.rules(), MoverBoard::of(position)?))
    }

    /// The positions after each whole turn of the mover.
    fn turns(position: &Position) -> Vec<Position> {
        let mut found = Vec::new();
        if let Some(side) = position.turn() {
            for house in position.legal().iter() {
                let mut after = *position;
                after.sow(house).unwrap();
                match after.turn() {
                    Some(next) if next == side => found.extend(turns(&after)),
                    _ => found.push(after),
                }
            }
        }
        found
    }

    fn margin(position: &Position, side: Side) -> i16 {
        let score = position.score();
        i16::from(score[side]) - i16::from(score[side.other()])
    }

    fn after(position: &Position, known: &Known) -> Position {
        let mut after = *position;
        for &house in &known.turn {
            after.sow(house).unwrap();
        }
        after
    }

    /// What the book says is the best of what it says of the positions after each turn.
    fn check_all_turns(lines: &Lines, position: &Position) {
        let side = position.turn().unwrap();
        let value = |after: &Position| {
            margin(after, side) - margin(position, side) - lines.known(after).unwrap().value
        };
        let known = lines.known(position).unwrap();
        let best = turns(position).iter().map(value).max();
        assert_eq!(best, Some(known.value), "{position:?}");
        assert_eq!(value(&after(position, known)), known.value, "{position:?}");
    }

    #[test]
    fn values_follow_from_those_a_turn_later() {
        let lines = Lines::read();
        for rules in with_4_seeds() {
            let start = Position::start(rules, Side::South);
            check_all_turns(&lines, &start);
            check_all_turns(&lines, &after(&start, lines.known(&start).unwrap()));
        }
    }

    /// The player's second turn, as north and as south: the book has all positions after them.
    #[test]
    fn every_turn_brings_its_value() {
        let lines = Lines::read();
        for rules in with_4_seeds() {
            let start = Position::start(rules, Side::South);
            let as_south = after(&start, lines.known(&start).unwrap());
            for position in turns(&start).into_iter().chain(turns(&as_south)) {
                let answers = lines.answers(&position);
                assert_eq!(
                    answers.len(),
                    turns(&after(&position, lines.known(&position).unwrap())).len()
                );
                assert_eq!(
                    answers.into_iter().min(),
                    Some(lines.known(&position).unwrap().value)
                );
            }
        }
    }

    /// The lines were computed apart, most of them in another order than they follow each other.
    #[test]
    fn no_answer_takes_from_the_value_of_a_line() {
        let lines = Lines::read();
        let mut compared = 0;
        for (position, known) in &lines.0 {
            for left in lines.answers(position) {
                compared += 1;
                assert!(left >= known.value, "{position:?}");
            }
        }
        assert!(compared > 10_000, "{compared}");
    }

    #[test]
    fn every_line_holds_a_whole_turn() {
        let lines = Lines::read().0;
        let written = include_str!("book.txt").lines();
        let written = written.filter(|line| line.starts_with(char::is_numeric));
        assert_eq!(lines.len(), written.count());
        for (position, known) in lines {
            let (last, before) = known.turn.split_last().unwrap();
            let mut at = position;
            for &house in before {
                at.sow(house).unwrap();
                assert_eq!(at.turn(), Some(Side::South), "{position:?}");
            }
            at.sow(*last).unwrap();
            assert_ne!(at.turn(), Some(Side::South), "{position:?}");
        }
    }

    /// Who asks sow by sow, or leaves in the middle of a turn and comes back, gets the rest of it.
    #[test]
    fn knows_what_is_left_of_a_turn() {
        let mut within = 0;
        for (position, known) in Lines::read().0.iter().step_by(20) {
            let mut at = *position;
            for (n, &house) in known.turn.iter().enumerate() {
                let left = look_up(position.rules(), MoverBoard::of(&at).unwrap()).unwrap();
                let brought = margin(&at, Side::South);
                assert_eq!(brought + left.value, known.value, "{position:?} {n}");
                assert_ne!(after(&at, &left).turn(), Some(Side::South), "{position:?} {n}");
                within += usize::from(n > 0);
                at.sow(house).unwrap();
            }
        }
        assert!(within > 100, "{within}");
    }

    /// South's final margin. Its tables stay for the next position by the same rules.
    fn solved(engine: &mut Engine, position: &Position) -> i16 {
        let solution = engine.solve(position, false, &Budget::default(), &Stop::new());
        let value = solution.map_or(margin(position, Side::South), |solution| solution.value);
        match position.turn() {
            Some(Side::North) => -value,
            _ => value,
        }
    }

    /// Compares one line in so many with the solver: its value, and the value after its turn.
    fn compare_with_the_solver(step: usize) {
        let mut engine = Engine::new(EngineOptions {
            threads: 2,
            hash_mib: 512,
        });
        for rules in with_4_seeds() {
            for line in section(rules).skip(30).step_by(step) {
                let (board, known) = read(line).unwrap();
                let position = to_move(rules, board);
                // Five seeds a house take minutes.
                if board.total() <= 48 {
                    assert_eq!(solved(&mut engine, &position), known.value, "{rules} {line}");
                    assert_eq!(
                        solved(&mut engine, &after(&position, &known)),
                        known.value,
                        "{rules} {line}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_solver_says_the_same() {
        compare_with_the_solver(2000);
    }

    /// `cargo test --release --lib book -- --ignored`
    #[test]
    #[ignore = "takes minutes"]
    fn the_solver_says_the_same_of_many_lines() {
        compare_with_the_solver(50);
    }

    /// The positions that the book does not have, of those that can follow its turns.
    fn missing(lines: &Lines, rules: RuleSet) -> Vec<Position> {
        let start = Position::start(rules, Side::South);
        let mut seen = HashSet::new();
        let mut missing = Vec::new();
        let mut open = turns(&start);
        open.push(start);
        while let Some(position) = open.pop() {
            let Some(position) = alone(&position) else {
                continue;
            };
            if seen.insert(position) {
                match lines.known(&position) {
                    Some(known) => open.extend(turns(&after(&position, known))),
                    None => missing.push(position),
                }
            }
        }
        missing
    }

    /// What is not proven within so many positions belongs into the book, and what follows it is to be looked at in turn.
    #[test]
    #[ignore = "takes minutes"]
    fn what_is_missing_is_soon_proven() {
        let lines = Lines::read();
        let budget = Budget {
            nodes: Some(2_000_000),
            ..Budget::default()
        };
        for rules in with_4_seeds() {
            for position in missing(&lines, rules).iter().step_by(100) {
                let solution =
                    Engine::new(EngineOptions::default()).solve(position, false, &budget, &Stop::new());
                assert!(solution.is_some(), "{rules} {}", position.board());
            }
        }
    }
}
