//! The game on the screen.
//!
//! Keys, signals, the clock and the built-in player become messages ([`message::Msg`]); [`update::update`] is the only
//! place where the state ([`model::Model`]) changes, and it does nothing else: what is to be done outside it asks for
//! as an [`effect::Effect`]. [`view`] draws the state and never changes it. `terminal` alone writes escape codes.
//! The screen is drawn when something has changed, and only then.

pub mod advice;
pub mod capabilities;
pub mod effect;
pub mod games;
pub mod glyphs;
pub mod keys;
pub mod lesson;
pub mod library;
pub mod message;
pub mod model;
pub mod naming;
mod player;
pub mod preferences;
pub mod puzzles;
pub mod reading;
pub mod review;
mod run;
pub mod screen;
pub mod setup;
pub mod shown;
mod signals;
pub mod speed;
pub mod table;
mod terminal;
pub mod theme;
pub mod update;
pub mod view;

pub use run::{run, run_with};

use std::time::Duration;

use crate::game::Game;
use crate::storage::settings::SettingsFile;
use crate::storage::{StorageError, Store};

/// What the command line says about the game on the screen.
#[derive(Debug)]
pub struct Options {
    /// The game to begin with; without one the start screen is shown.
    pub game: Option<Game>,
    /// Whether it was left to the lot who begins it.
    pub by_lot: bool,
    /// Where games are saved; the game to begin with may be open there.
    pub store: Result<Store, StorageError>,
    /// What the person has chosen once and for all.
    pub settings: SettingsFile,
    /// The time the built-in player may take for a turn, if it is not to decide by itself.
    pub think: Option<Duration>,
    /// Threads for the built-in player.
    pub threads: usize,
    /// The most memory for the built-in player's tables, in MiB.
    pub hash_mib: usize,
    /// Makes the lot and the built-in player reproducible.
    pub seed: Option<u64>,
}
