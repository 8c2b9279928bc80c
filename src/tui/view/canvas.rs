//! What is drawn on, which remembers where the things are that one can point at.

use std::ops::{Deref, DerefMut};

use kalaha_rules::Pit;
use ratatui::Frame;
use ratatui::layout::{Position, Rect};

use crate::tui::keys::Action;

/// Something on the screen that can be pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A house or a store.
    Pit(Pit),
    /// An entry of a menu, counted from the top.
    Item(usize),
    /// A line of a form, counted from the top.
    Row(usize),
    /// The sign beside the value of a line of a form that changes it.
    Change {
        /// The line, counted from the top.
        row: usize,
        /// To the next value, not to the one before.
        forward: bool,
    },
    /// A turn in the log, by its number.
    Turn(usize),
    /// A key in the footer.
    Key(Action),
}

/// Where the things are that one can point at.
#[derive(Debug, Clone, Default)]
pub struct Targets(Vec<(Rect, Target)>);

impl Targets {
    /// What is at a place.
    pub fn at(&self, column: u16, row: u16) -> Option<Target> {
        let place = Position { x: column, y: row };
        let found = self.0.iter().rev().find(|(area, _)| area.contains(place));
        found.map(|&(_, target)| target)
    }

    /// Where a thing is.
    pub fn place(&self, target: Target) -> Option<Rect> {
        let found = self.0.iter().find(|(_, other)| *other == target);
        found.map(|&(area, _)| area)
    }
}

/// A frame to draw on.
pub struct Canvas<'a, 'f> {
    frame: &'a mut Frame<'f>,
    targets: Targets,
}

impl<'a, 'f> Canvas<'a, 'f> {
    /// Nothing drawn yet.
    pub fn new(frame: &'a mut Frame<'f>) -> Self {
        Canvas {
            frame,
            targets: Targets::default(),
        }
    }

    /// Lets one point at a place; what is added later lies on top.
    pub fn target(&mut self, place: Rect, target: Target) {
        self.targets.0.push((place, target));
    }

    /// Covers what was drawn: it can be seen, but not pointed at.
    pub fn cover(&mut self) {
        self.targets.0.clear();
    }

    /// All that can be pointed at.
    pub fn into_targets(self) -> Targets {
        self.targets
    }
}

impl<'f> Deref for Canvas<'_, 'f> {
    type Target = Frame<'f>;

    fn deref(&self) -> &Frame<'f> {
        self.frame
    }
}

impl<'f> DerefMut for Canvas<'_, 'f> {
    fn deref_mut(&mut self) -> &mut Frame<'f> {
        self.frame
    }
}
