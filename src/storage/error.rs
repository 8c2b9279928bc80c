use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::HOME_VARIABLE;
use crate::game::RecordError;

/// Something on disk could not be read or written: which file, and what was wrong.
#[derive(Debug)]
pub enum StorageError {
    /// The platform names no folder for data.
    NoDataFolder,
    /// The system refused.
    Io {
        /// What was tried, as in "cannot read".
        action: &'static str,
        /// On which file or folder.
        path: PathBuf,
        /// Why it failed.
        error: io::Error,
    },
    /// A folder, a link or a device where a file should be.
    NotAFile(PathBuf),
    /// A file that is far too large for a game.
    TooLarge(PathBuf),
    /// A file that is not UTF-8 text.
    NotText(PathBuf),
    /// A text that is not the record of a legal game.
    NotARecord {
        /// The file.
        path: PathBuf,
        /// What is wrong in it, and where.
        error: RecordError,
    },
}

impl StorageError {
    /// For `map_err`: the action is said as "cannot `action` PATH".
    pub(super) fn io(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> StorageError {
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
            StorageError::TooLarge(path) => write!(f, "{path:?} is too large for a game"),
            StorageError::NotText(path) => write!(f, "{path:?} is not UTF-8 text"),
            StorageError::NotARecord { path, error } => write!(f, "{path:?}, {error}"),
        }
    }
}

impl std::error::Error for StorageError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StorageError::Io { error, .. } => Some(error),
            StorageError::NotARecord { error, .. } => Some(error),
            _ => None,
        }
    }
}
