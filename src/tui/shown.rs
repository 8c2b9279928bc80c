//! The table as it is shown, which differs from the game while a sow is being shown.

use kalaha_rules::{Board, Pit, Side, Sow};

use super::table::{Phase, Table};

/// What the last sow did to a pit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Nothing that is not told by its change.
    None,
    /// Its last seed fell here.
    Last,
    /// Its seeds were captured.
    Captured,
}

impl Table {
    /// The number of the turn that is shown.
    pub fn turn_number(&self) -> usize {
        match self.phase() {
            Phase::Sowing { .. } => self.game().turns().count(),
            _ => self.game().turn_number(),
        }
    }

    /// Whose turn it is as shown: while a sow is shown, that of the one who sows.
    pub fn shown_turn(&self) -> Option<Side> {
        match self.sowing() {
            Some((sow, _)) => Some(sow.side()),
            None => self.game().position().turn(),
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

    /// How the last sow has changed each pit, in the order of [`Pit::all`]. When the turn is over, how the whole turn
    /// has.
    pub fn changes(&self) -> [i16; Pit::COUNT] {
        let mut changes = self.shown().map(i16::from);
        let before = self.board_before();
        for pit in Pit::all() {
            changes[pit.index()] -= i16::from(before.seeds(pit));
        }
        changes
    }

    /// The board that the changes are counted from.
    fn board_before(&self) -> &Board {
        let game = self.game();
        let is_between = self.sowing().is_none() && game.last_sow().is_some_and(|sow| !sow.extra_turn());
        let sows = match game.turns().last() {
            Some(turn) if is_between => turn.steps.len(),
            Some(_) => 1,
            None => 0,
        };
        match game.steps().len() - sows {
            0 => game.start().board(),
            before => game.steps()[before - 1].after.board(),
        }
    }

    /// What the last sow did to each pit, in the order of [`Pit::all`].
    pub fn marks(&self) -> [Mark; Pit::COUNT] {
        let mut marks = [Mark::None; Pit::COUNT];
        if let Some(pit) = self.last_drop() {
            marks[pit.index()] = Mark::Last;
        }
        let whole = self.game().last_sow().filter(|_| self.shows_whole_sow());
        if let Some(pit) = whole.and_then(captured) {
            marks[pit.index()] = Mark::Captured;
        }
        marks
    }

    /// Whether all seeds of the last sow are shown dropped.
    fn shows_whole_sow(&self) -> bool {
        self.sowing().is_none_or(|(sow, dropped)| dropped == sow.seeds())
    }

    /// The pit where the last seed fell that is shown.
    fn last_drop(&self) -> Option<Pit> {
        match self.sowing() {
            Some((_, 0)) => None,
            Some((sow, dropped)) => sow.drops().nth(usize::from(dropped) - 1),
            None => self.game().last_sow().map(Sow::end),
        }
    }
}

/// The house of the other side that a sow emptied by a capture.
fn captured(sow: &Sow) -> Option<Pit> {
    match (sow.capture()?, sow.end()) {
        (capture, Pit::House(side, house)) if capture.opposite > 0 => {
            Some(Pit::House(side.other(), house.opposite()))
        }
        _ => None,
    }
}
