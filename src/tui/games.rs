//! The games on disk, to choose from.

use crate::storage::{Listing, Summary};
use crate::text::{Text, failure};

/// A list of games with one of them chosen.
#[derive(Debug, Default)]
pub struct Games {
    list: Vec<Summary>,
    chosen: usize,
    problem: Option<String>,
}

impl Games {
    /// All games, the first of them chosen.
    pub fn new(text: &Text, listing: Listing) -> Games {
        Games {
            problem: listing.problems.first().map(|problem| failure(text, problem)),
            list: listing.games,
            chosen: 0,
        }
    }

    /// The games, the one written last first.
    pub fn list(&self) -> &[Summary] {
        &self.list
    }

    /// The place of the game that is chosen, from 0.
    pub fn index(&self) -> usize {
        self.chosen
    }

    /// The game that is chosen; none if there is no game.
    pub fn chosen(&self) -> Option<&Summary> {
        self.list.get(self.chosen)
    }

    /// What went wrong.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// Says what went wrong.
    pub(super) fn complain(&mut self, problem: String) {
        self.problem = Some(problem);
    }

    /// Chooses the game at a place, or the last one.
    pub(super) fn choose(&mut self, index: usize) {
        self.chosen = index.min(self.list.len().saturating_sub(1));
    }
}
