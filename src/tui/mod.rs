//! The game on the screen.
//!
//! Keys, signals, the clock and the built-in player become messages ([`model::Msg`]); [`update::update`] is the only
//! place where the state ([`model::Model`]) changes, and it does nothing else: what is to be done outside it asks for
//! as an [`effect::Effect`]. [`view`] draws the state and never changes it. `terminal` alone writes escape codes.
//! The screen is drawn when something has changed, and only then.

pub mod effect;
pub mod keys;
pub mod lesson;
pub mod model;
mod player;
mod run;
pub mod setup;
mod shown;
pub mod speed;
pub mod table;
mod terminal;
pub mod theme;
pub mod update;
pub mod view;

pub use run::run;

use std::time::Duration;

use crate::game::Game;
use crate::text::Language;

/// What the command line says about the game on the screen.
#[derive(Debug, Clone)]
pub struct Options {
    /// The game to begin with; without one the start screen is shown.
    pub game: Option<Game>,
    /// The language of all words.
    pub language: Language,
    /// How it looks.
    pub look: Look,
    /// The time the built-in player may take for a turn, if it is not to decide by itself.
    pub think: Option<Duration>,
    /// Threads for the built-in player.
    pub threads: usize,
    /// The most memory for the built-in player's tables, in MiB.
    pub hash_mib: usize,
    /// Makes the lot and the built-in player reproducible.
    pub seed: Option<u64>,
}

/// How the board looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Look {
    /// Colours.
    pub theme: ThemeName,
    /// Only ASCII characters.
    pub ascii: bool,
    /// Stores on the players' left: clockwise play, as in a mirror.
    pub mirror: bool,
}

/// The name of a set of colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ThemeName {
    /// The terminal's own sixteen colours, or none if `NO_COLOR` is set.
    #[default]
    Auto,
    /// No colours: bold, dim and reversed text only.
    Mono,
}
