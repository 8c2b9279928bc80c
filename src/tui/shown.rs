//! The table as it is shown, which differs from the game while a sow is being shown.

use kalaha_rules::{Pit, Sow};

use super::table::{Phase, Table};

impl Table {
    /// The number of the turn that is shown.
    pub fn turn_number(&self) -> usize {
        match self.phase() {
            Phase::Sowing { .. } => self.game().turns().count(),
            _ => self.game().turn_number(),
        }
    }

    /// Seeds shown in each pit, in the order of [`Pit::all`].
    pub fn shown(&self) -> [u8; Pit::COUNT] {
        let board = match self.phase() {
            Phase::Sowing { .. } => self.game().position_before_last().board(),
            _ => self.game().position().board(),
        };
        let mut seeds = [0; Pit::COUNT];
        for pit in Pit::all() {
            seeds[pit.index()] = board.seeds(pit);
        }
        if let Some((sow, dropped)) = self.sowing() {
            seeds[Pit::House(sow.side(), sow.house()).index()] = 0;
            for pit in sow.drops().take(dropped.into()) {
                seeds[pit.index()] += 1;
            }
        }
        seeds
    }

    /// How the last sow has changed each pit, in the order of [`Pit::all`].
    pub fn changes(&self) -> [i16; Pit::COUNT] {
        let mut changes = self.shown().map(i16::from);
        if self.game().last_sow().is_none() {
            return [0; Pit::COUNT];
        }
        let before = self.game().position_before_last().board();
        for pit in Pit::all() {
            changes[pit.index()] -= i16::from(before.seeds(pit));
        }
        changes
    }

    /// The pit where the last seed fell that is shown.
    pub fn last_drop(&self) -> Option<Pit> {
        match self.sowing() {
            Some((_, 0)) => None,
            Some((sow, dropped)) => sow.drops().nth(usize::from(dropped) - 1),
            None => self.game().last_sow().map(Sow::end),
        }
    }
}
