//! The game as lines of text: for a screen reader, for a pipe, and for a terminal that can do nothing else.
//!
//! Everything is said in sentences. On a terminal a wrong line is answered and one tries again; in a pipe nobody is
//! there to do so, and it ends the game.

pub mod input;
mod line;
mod table;

use std::fmt;
use std::io::{self, BufRead, Write};

use crate::ai::{Budget, EngineOptions};
use crate::game::Game;
use crate::storage::settings::Narration;
use crate::text::Language;

/// How the game is played.
#[derive(Debug, Clone)]
pub struct Options {
    /// The game, at its start or somewhere in the middle.
    pub game: Game,
    /// The language of all words.
    pub language: Language,
    /// Whether a person at a terminal types the lines.
    pub interactive: bool,
    /// The columns after which sentences are broken; `None` where each stays on one line.
    pub width: Option<usize>,
    /// Whether the board is told after each turn, or only when it is asked for.
    pub narration: Narration,
    /// What the built-in player may use.
    pub engine: EngineOptions,
    /// How long the built-in player may think.
    pub budget: Budget,
    /// Decides what the built-in player overlooks.
    pub seed: u64,
}

/// Plays until the game is over or the person leaves. However it ends, the record is the last thing printed.
///
/// `keep` saves the game, or says why it cannot: it is called after each change, before anything is said about it.
///
/// # Errors
///
/// If the input ends too early or, in a pipe, has a wrong line; and if reading or writing fails.
pub fn run(
    options: Options,
    keep: impl FnMut(&Game) -> Result<(), String>,
    input: impl BufRead,
    output: impl Write,
) -> Result<(), Error> {
    table::Table::new(options, keep, input, output).play()
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
