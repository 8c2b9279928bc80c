//! What every search works with, whether it judges or proves.

use kalaha_rules::{Leftovers, OwnStone};

use super::board::Sown;
use super::bounds::Bounds;
use super::endgame::EndgameTable;
use super::limits::Limits;
use super::table::{Key, Table};

/// What all threads of a search share.
#[derive(Debug, Clone, Copy)]
pub struct Search<'a> {
    /// How captures go.
    pub own_stone: OwnStone,
    /// How the game ends.
    pub leftovers: Leftovers,
    /// Bounds of positions searched before, for this way to capture and to end.
    pub table: &'a Table,
    /// Values of positions with few seeds.
    pub endgame: &'a EndgameTable,
    /// When to give up.
    pub limits: &'a Limits<'a>,
}

impl Search<'_> {
    /// Whether a sow brings at least a value, as far as it can be told without a search.
    pub fn known(&self, sown: Sown, value: i16) -> Option<bool> {
        if sown.board.is_over() {
            return Some(sown.gain + sown.board.leftovers(self.leftovers) >= value);
        }
        let (next, seeds) = (sown.next(), sown.board.total() as usize);
        if seeds <= self.endgame.most_seeds() {
            return Some(sown.value(self.endgame.value(next, seeds)) >= value);
        }
        let note = self.table.get(Key::of(next))?;
        let bounds = Bounds::from_note(note, seeds as u8).before(sown.gain, sown.again);
        if bounds.lower >= value {
            return Some(true);
        }
        (bounds.upper < value).then_some(false)
    }
}
