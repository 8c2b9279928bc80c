//! The house that a person looks at before sowing.

use kalaha_rules::{House, Pit, Sow};

use super::{Kind, Table};

impl Table {
    /// The house that is looked at, when a person is to decide.
    pub fn cursor(&self) -> Option<House> {
        self.cursor.filter(|_| self.person_decides())
    }

    /// What the house that is looked at would do, unless that is to be found out.
    pub fn preview(&self) -> Option<Sow> {
        if self.kind == Kind::Puzzle {
            return None;
        }
        let mut position = *self.game.position();
        position.sow(self.cursor()?).ok()
    }

    /// Looks at the next house that can be sown, in the order of sowing or against it.
    pub fn look(&mut self, onwards: bool) {
        if !self.person_decides() {
            return;
        }
        self.notice = None;
        let mut legal = self.game.position().legal().iter();
        let next = match onwards {
            true => legal.find(|&house| self.cursor.is_none_or(|cursor| house > cursor)),
            false => legal.rfind(|&house| self.cursor.is_none_or(|cursor| house < cursor)),
        };
        self.cursor = next.or(self.cursor);
    }

    /// Looks at a pit that is pointed at, if it is a house that can be sown.
    pub fn point(&mut self, pit: Pit) {
        let Pit::House(side, house) = pit else {
            return;
        };
        let position = self.game.position();
        if self.person_decides() && position.turn() == Some(side) && position.legal().contains(house) {
            self.cursor = Some(house);
        }
    }

    /// Puts the cursor on a house that can be sown if it is not on one, or on none in a puzzle.
    pub(super) fn aim(&mut self) {
        let legal = self.game.position().legal();
        self.cursor = match self.kind {
            Kind::Puzzle => None,
            _ => self
                .cursor
                .filter(|&house| legal.contains(house))
                .or(legal.iter().next()),
        };
    }
}
