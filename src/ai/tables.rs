//! The memory of the engine: a transposition table and an endgame table that belong together.

use kalaha_rules::{Leftovers, OwnStone, RuleSet};

use super::endgame::EndgameTable;
use super::limits::Limits;
use super::memory::is_granted;
use super::search::Search;
use super::table::Table;

/// The tables of a search, for one way to capture and to end.
#[derive(Debug)]
pub struct Tables {
    own_stone: OwnStone,
    leftovers: Leftovers,
    asked: Size,
    table: Table,
    endgame: EndgameTable,
}

/// How much memory tables take, and how many seeds their endgame table knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// Bytes of both tables together.
    pub bytes: usize,
    /// Seeds in the houses, at most.
    pub endgame_seeds: usize,
}

impl Size {
    /// As much memory as is granted, with the part of the endgame table at most seven tenths.
    fn granted(mut self) -> Size {
        while self.bytes > 0 && !is_granted(self.bytes) {
            self.bytes /= 2;
        }
        Size {
            endgame_seeds: EndgameTable::most_seeds_in(self.bytes / 10 * 7, self.endgame_seeds),
            ..self
        }
    }
}

impl Tables {
    /// Empty tables, smaller than asked for if the system does not grant the memory. `None` if a limit was reached before
    /// they were made.
    fn new(rules: RuleSet, asked: Size, threads: usize, limits: &Limits) -> Option<Tables> {
        let RuleSet {
            own_stone, leftovers, ..
        } = rules;
        let size = asked.granted();
        let halted = || limits.spend(0);
        let endgame = EndgameTable::new(own_stone, leftovers, size.endgame_seeds, threads, &halted)?;
        let table = Table::new(size.bytes.saturating_sub(EndgameTable::bytes(size.endgame_seeds)))?;
        Some(Tables {
            own_stone,
            leftovers,
            asked,
            table,
            endgame,
        })
    }

    /// Tables for these rules of at least the size asked for: those in `place` if they are, else new ones. `None` if a
    /// limit was reached before they were made.
    pub fn prepare<'a>(
        place: &'a mut Option<Tables>,
        rules: RuleSet,
        size: Size,
        threads: usize,
        limits: &Limits,
    ) -> Option<&'a mut Tables> {
        let fits = place.as_ref().is_some_and(|tables| {
            tables.own_stone == rules.own_stone
                && tables.leftovers == rules.leftovers
                && tables.asked.endgame_seeds >= size.endgame_seeds
                && tables.asked.bytes >= size.bytes
        });
        if !fits {
            // The old tables go before the new ones come: both would not fit into the memory allowed.
            *place = None;
            *place = Tables::new(rules, size, threads, limits);
        }
        place.as_mut()
    }

    /// The size that was asked for.
    pub fn asked(&self) -> Size {
        self.asked
    }

    /// Forgets all positions but the endings.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// A search in these tables.
    pub fn search<'a>(&'a self, limits: &'a Limits<'a>) -> Search<'a> {
        Search {
            own_stone: self.own_stone,
            leftovers: self.leftovers,
            table: &self.table,
            endgame: &self.endgame,
            limits,
        }
    }
}
