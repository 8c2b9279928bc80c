//! The opening book: positions with 4 seeds a house that take longer to solve than a player wants to wait.

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
