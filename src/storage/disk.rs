//! Reading and writing whole text files, so that neither a fault nor a strange file does harm.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::{Action, StorageError};

/// The longest text that is read, in bytes: hundreds of times what a game or the settings need.
const LONGEST: u64 = 1 << 20;

/// Reads a text file. Links, folders, pipes and devices are none.
pub(super) fn read(path: &Path) -> Result<String, StorageError> {
    let cannot_read = || StorageError::io(Action::Read, path);
    // Opening a named pipe would wait for its other end.
    if !fs::symlink_metadata(path).map_err(cannot_read())?.is_file() {
        return Err(StorageError::NotAFile(path.to_owned()));
    }
    read_from(path, File::open(path).map_err(cannot_read())?)
}

/// Reads a text to its end; the path is for messages.
pub(super) fn read_from(path: &Path, source: impl Read) -> Result<String, StorageError> {
    let mut bytes = Vec::new();
    source
        .take(LONGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(StorageError::io(Action::Read, path))?;
    if bytes.len() as u64 > LONGEST {
        return Err(StorageError::TooLarge(path.to_owned()));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let (line, column) = line_and_column(&good, good.len());
        StorageError::NotText {
            path: path.to_owned(),
            line,
            column,
        }
    })
}

/// The line and the character in it, both counted from 1, of a place in a text.
pub(super) fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    (line, column)
}

/// Puts a file with this text in the place of another, by way of the file `new`. A kill or a power cut at any moment
/// leaves the old one or the new one, complete.
pub(super) fn replace(path: &Path, new: &Path, text: &str) -> Result<(), StorageError> {
    if fs::symlink_metadata(path).is_ok_and(|metadata| metadata.permissions().readonly()) {
        return Err(StorageError::ReadOnly(path.to_owned()));
    }
    remove_if_there(new)?;
    let mut file = File::create_new(new).map_err(StorageError::io(Action::Create, new))?;
    let written = file
        .write_all(text.as_bytes())
        .and_then(|()| file.sync_all())
        .map_err(StorageError::io(Action::Write, new))
        .and_then(|()| fs::rename(new, path).map_err(StorageError::io(Action::Replace, path)));
    if written.is_err() {
        // A part of a file only takes up room on a disk that may be full.
        let _ = fs::remove_file(new);
    }
    written.and_then(|()| sync_parent(path))
}

/// Whether anything has this name, be it a link that leads nowhere.
pub(super) fn exists(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// The path with one more extension.
pub(super) fn beside(path: &Path, extension: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(".");
    path.push(extension);
    path.into()
}

pub(super) fn create_folder(path: &Path) -> Result<(), StorageError> {
    fs::create_dir_all(path).map_err(StorageError::io(Action::Create, path))
}

pub(super) fn remove_if_there(path: &Path) -> Result<(), StorageError> {
    match fs::remove_file(path) {
        Err(error) if !is_nothing_there(&error) => Err(StorageError::io(Action::Remove, path)(error)),
        _ => Ok(()),
    }
}

/// Whether there is nothing, not even the folder: a file may be in its place.
fn is_nothing_there(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

/// A new name is safe from a power cut only when its folder is on disk too; Windows cannot be asked to do that.
pub(super) fn sync_parent(path: &Path) -> Result<(), StorageError> {
    match path.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)
            .and_then(|folder| folder.sync_all())
            .map_err(StorageError::io(Action::Write, folder)),
        _ => Ok(()),
    }
}
