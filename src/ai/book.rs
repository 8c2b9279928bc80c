//! The opening book: positions that take longer to solve than a player wants to wait.
//!
//! With 4 seeds a house, for each way to capture and to end, it has all positions before the player's first two turns, and
//! its third if it begins, as long as it plays by the book and whatever the opponent plays. A line is what
//! `kalaha solve --hash 2048 --own-stone .. --leftovers .. --board ..` says of its board: the value, and the first turn of the
//! line of perfect play. With 5 seeds it has the start, with `--hash 12288` and but for `never`.

use std::collections::HashMap;
use std::sync::OnceLock;

use kalaha_rules::{House, Leftovers, OwnStone, Position, RuleSet, Side, parse_moves};

use super::board::MoverBoard;

/// What the book knows of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// The exact margin that the mover gains from here on.
    pub value: i16,
    /// A turn of perfect play.
    pub turn: Vec<House>,
}

type Book = HashMap<(OwnStone, Leftovers, MoverBoard), Known>;

/// What the book knows of a position under these rules.
pub fn look_up(rules: RuleSet, board: MoverBoard) -> Option<Known> {
    static BOOK: OnceLock<Book> = OnceLock::new();
    let book = BOOK.get_or_init(|| include_str!("book.txt").lines().filter_map(read).collect());
    book.get(&(rules.own_stone, rules.leftovers, board)).cloned()
}

/// Reads a line: `OWN_STONE LEFTOVERS BOARD VALUE TURN`, the board with the mover as south and empty stores.
fn read(line: &str) -> Option<((OwnStone, Leftovers, MoverBoard), Known)> {
    let mut words = line.split(' ');
    let own_stone = words.next()?.parse().ok()?;
    let leftovers = words.next()?.parse().ok()?;
    let rules = RuleSet {
        own_stone,
        leftovers,
        ..RuleSet::default()
    };
    let position = Position::new(rules, words.next()?.parse().ok()?, Side::South);
    let value = words.next()?.parse().ok()?;
    let turn = parse_moves(words.next()?)
        .ok()?
        .iter()
        .map(|written| written.house)
        .collect();
    Some((
        (own_stone, leftovers, MoverBoard::of(&position)?),
        Known { value, turn },
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let known = |position: &Position| look_up(rules, MoverBoard::of(position).unwrap()).unwrap();
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

    /// What the book says is what its turn brings, by what it says of the positions after each answer.
    fn check_turn(position: &Position) {
        let (rules, side) = (position.rules(), position.turn().unwrap());
        let here = look_up(rules, MoverBoard::of(position).unwrap()).unwrap();
        let reached = after(position, &here);
        let answered = |after: &Position| {
            let rest = MoverBoard::of(after).map_or(0, |board| look_up(rules, board).unwrap().value);
            margin(after, side) - margin(position, side) + rest
        };
        let worst = turns(&reached).iter().map(answered).min();
        assert_eq!(worst, Some(here.value), "{rules} {}", position.board());
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
            let known = look_up(rules, MoverBoard::of(&start).unwrap()).unwrap();
            check(&after(&start, &known));
        }
    }

    /// The player's second turn, as north and as south.
    #[test]
    fn every_turn_brings_its_value() {
        for rules in RuleSet::all().filter(|rules| rules.seeds.get() == 4) {
            let start = Position::start(rules, Side::South);
            turns(&start).iter().for_each(check_turn);
            let known = look_up(rules, MoverBoard::of(&start).unwrap()).unwrap();
            turns(&after(&start, &known)).iter().for_each(check_turn);
        }
    }

    #[test]
    fn every_line_holds_a_whole_turn() {
        let lines = include_str!("book.txt").lines();
        assert!(lines.clone().count() > 0);
        for line in lines {
            let ((own_stone, leftovers, board), known) = read(line).unwrap();
            let turn = &known.turn;
            let mut board = board;
            for (n, house) in turn.iter().enumerate() {
                assert!(board.seeds(house.index()) > 0, "{line}");
                let sown = board.sow(own_stone, house.index());
                let goes_on = sown.again && !sown.board.is_over();
                assert_eq!(goes_on, n + 1 < turn.len(), "a whole turn, {leftovers}: {line}");
                board = sown.board;
            }
            assert!(!turn.is_empty(), "{line}");
        }
    }
}
