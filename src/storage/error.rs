use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::HOME_VARIABLE;
use super::settings::SettingsError;
use crate::game::RecordError;

/// Something on disk could not be read or written: which file, and what was wrong.
#[derive(Debug)]
pub enum StorageError {
    /// The platform names no folder for data.
    NoDataFolder,
    /// The system refused.
    Io {
        /// What was tried.
        action: Action,
        /// On which file or folder.
        path: PathBuf,
        /// Why it failed.
        error: io::Error,
    },
    /// A folder, a link or a device where a file should be.
    NotAFile(PathBuf),
    /// A file that is write-protected.
    ReadOnly(PathBuf),
    /// A file that is far too large for a game or for settings.
    TooLarge(PathBuf),
    /// A file that is not UTF-8 text.
    NotText {
        /// The file.
        path: PathBuf,
        /// The line of the first byte that is none, counted from 1.
        line: usize,
        /// The character in the line, counted from 1.
        column: usize,
    },
    /// A file with nothing in it.
    Empty(PathBuf),
    /// A text that is not the record of a legal game.
    NotARecord {
        /// The file.
        path: PathBuf,
        /// What is wrong in it, and where.
        error: RecordError,
    },
    /// A file of settings that cannot be used, or a part of it.
    Settings(SettingsError),
    /// A game that is being played in another program.
    InUse(PathBuf),
    /// There is something with this name already.
    NameTaken(PathBuf),
    /// No game is called so.
    NoSuchGame(String),
    /// More than one game is called so: their full names.
    SeveralGames(Vec<String>),
    /// A name with nothing in it that a file could be called.
    NoName,
}

/// What was tried with a file or a folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// To read it.
    Read,
    /// To create it.
    Create,
    /// To write to it.
    Write,
    /// To put another in its place.
    Replace,
    /// To remove it.
    Remove,
    /// To move it to another folder.
    Move,
    /// To open it.
    Open,
    /// To lock it.
    Lock,
    /// To give it another name.
    Rename,
    /// To delete it.
    Delete,
}

impl Action {
    /// All of them.
    pub const ALL: [Action; 10] = [
        Action::Read,
        Action::Create,
        Action::Write,
        Action::Replace,
        Action::Remove,
        Action::Move,
        Action::Open,
        Action::Lock,
        Action::Rename,
        Action::Delete,
    ];
}

/// As in "cannot read".
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Action::Read => "read",
            Action::Create => "create",
            Action::Write => "write",
            Action::Replace => "replace",
            Action::Remove => "remove",
            Action::Move => "move",
            Action::Open => "open",
            Action::Lock => "lock",
            Action::Rename => "rename",
            Action::Delete => "delete",
        })
    }
}

impl StorageError {
    /// For `map_err`.
    pub(super) fn io(action: Action, path: &Path) -> impl FnOnce(io::Error) -> StorageError {
        move |error| StorageError::Io {
            action,
            path: path.to_owned(),
            error,
        }
    }
}

// Paths are shown quoted: a name may hold characters that a terminal would obey.
impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorageError::NoDataFolder => {
                write!(f, "no folder for games is known: set {HOME_VARIABLE} to one")
            }
            StorageError::Io { action, path, error } => write!(f, "cannot {action} {path:?}: {error}"),
            StorageError::NotAFile(path) => write!(f, "{path:?} is not a regular file"),
            StorageError::ReadOnly(path) => write!(f, "{path:?} is write-protected"),
            StorageError::TooLarge(path) => {
                write!(
                    f,
                    "{path:?} is larger than 1 MiB: it is neither a game nor settings"
                )
            }
            StorageError::NotText { path, line, column } => write!(
                f,
                "{path:?}, line {line}, column {column}: this is not text in UTF-8; save the file in that encoding"
            ),
            StorageError::Empty(path) => write!(f, "{path:?} is empty"),
            StorageError::NotARecord { path, error } => write!(f, "{path:?}, {error}"),
            StorageError::Settings(error) => error.fmt(f),
            StorageError::InUse(path) => write!(f, "{path:?} is being played in another program"),
            StorageError::NameTaken(path) => write!(f, "{path:?} is there already"),
            StorageError::NoSuchGame(name) => write!(f, "no game is called {name:?}"),
            StorageError::SeveralGames(names) => write!(f, "which one: {names:?}"),
            StorageError::NoName => f.write_str("this name has no letter or digit"),
        }
    }
}

impl std::error::Error for StorageError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StorageError::Io { error, .. } => Some(error),
            StorageError::NotARecord { error, .. } => Some(error),
            StorageError::Settings(error) => Some(error),
            _ => None,
        }
    }
}
