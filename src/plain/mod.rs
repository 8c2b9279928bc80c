//! The game as lines of text: for a screen reader, for a pipe, and for a terminal that can do nothing else.
//!
//! Everything is said in sentences. A person at a terminal has a whole session: games one after the other, those on disk,
//! puzzles, and the settings that matter here. A wrong line is answered, and one tries again. Through a pipe comes one
//! game; nobody is there to try again, and a wrong line ends it.

mod choices;
mod games;
mod host;
pub mod input;
mod line;
mod puzzles;
mod session;
mod table;
mod word;

use std::fmt;
use std::io::{self, BufRead, Write};

use crate::ai::{Budget, EngineOptions};
use crate::game::Game;
use crate::storage::settings::SettingsFile;
use crate::storage::{StorageError, Store};

/// What is played, and how.
#[derive(Debug)]
pub struct Options {
    /// The game to begin with, at its start or somewhere in the middle; none for a menu.
    pub game: Option<Game>,
    /// Whether it was left to the lot who begins it: for another game like it the lot is drawn anew.
    pub by_lot: bool,
    /// The language, how much is told, and what is offered for a new game.
    pub settings: SettingsFile,
    /// Where games are kept, or why they cannot be; none if they are not to be.
    pub store: Option<Result<Store, StorageError>>,
    /// Whether a person at a terminal types the lines.
    pub interactive: bool,
    /// The columns after which sentences are broken; `None` where each stays on one line.
    pub width: Option<usize>,
    /// What the built-in player may use.
    pub engine: EngineOptions,
    /// How long the built-in player may think.
    pub budget: Budget,
    /// Decides the lots, the puzzles, and what the built-in player overlooks.
    pub seed: u64,
}

/// Plays until the person leaves or the input ends. However that comes about, a game that is not kept on disk is printed
/// as its record.
///
/// # Errors
///
/// If the input ends too early or, in a pipe, has a wrong line; and if reading or writing fails.
pub fn run(options: Options, mut input: impl BufRead, mut output: impl Write) -> Result<(), Error> {
    session::Session::new(options, &mut input, &mut output).run()
}

/// Why a game was not played to its end.
#[derive(Debug)]
pub enum Error {
    /// The input is not what a player would type; says what and where.
    Input(String),
    /// The input cannot be read.
    Read(io::Error),
    /// The output cannot be written.
    Write(io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Input(message) => f.write_str(message),
            Error::Read(error) => write!(f, "the input cannot be read: {error}"),
            Error::Write(error) => write!(f, "the output cannot be written: {error}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error::Write(error)
    }
}
