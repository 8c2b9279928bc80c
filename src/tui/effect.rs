//! What the state asks of the world.

use std::path::PathBuf;
use std::time::Duration;

use kalaha_rules::Position;

use crate::ai::Level;
use crate::game::Game;
use crate::review::PuzzleRequest;
use crate::storage::settings::Settings;

/// Something to do outside of the state.
#[derive(Debug, PartialEq)]
pub enum Effect {
    /// Send [`Msg::Tick`](super::message::Msg::Tick) after this time; an earlier wish is forgotten.
    TickIn(Duration),
    /// Ask the built-in player; an earlier question is forgotten.
    Think(Question),
    /// Let the built-in player study a game; an earlier question is forgotten.
    Study(Box<Study>),
    /// Let the built-in player find a puzzle; an earlier question is forgotten.
    FindPuzzle(PuzzleOrder),
    /// Forget the question to the built-in player.
    StopThinking,
    /// Let the file of the game go: the next game to be saved is another one.
    LeaveFile,
    /// Save the game.
    Save(Box<Game>),
    /// Save the settings.
    SaveSettings(Box<Settings>),
    /// Do something with the games on disk.
    Games(Errand),
    /// Leave the program with this exit code.
    Exit(u8),
    /// Stop the program until the shell brings it back.
    Suspend,
}

/// Something to do with the games on disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Errand {
    /// Look which there are.
    List,
    /// Add up those that are over.
    AddUp,
    /// Take a game from its shelf, to go on with it or to look at it.
    Open(PathBuf),
    /// Read a game and leave it where it is, to go through it.
    Read(PathBuf),
    /// Give a game another name.
    Rename {
        /// Its file.
        path: PathBuf,
        /// The new name.
        name: String,
    },
    /// Delete a game.
    Delete(PathBuf),
    /// Put a copy of a game aside.
    Keep {
        /// The game.
        game: Box<Game>,
        /// The name of the copy.
        name: String,
    },
}

/// A question to the built-in player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// Its number; the answer carries it too.
    pub ticket: u64,
    /// The position to think about.
    pub position: Position,
    /// The level it plays at.
    pub level: Level,
    /// Decides among equals and what is overlooked.
    pub seed: u64,
}

/// A game to be studied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Study {
    /// Its number; what is found out carries it too.
    pub ticket: u64,
    /// The game.
    pub game: Game,
}

/// A puzzle to be found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PuzzleOrder {
    /// Its number; the puzzle carries it too.
    pub ticket: u64,
    /// Which puzzle it is.
    pub request: PuzzleRequest,
}
