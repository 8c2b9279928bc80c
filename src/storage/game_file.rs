//! The file of one game, locked as long as this program plays it.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use jiff::ZonedDateTime;

use super::StorageError;
use crate::game::Game;

const EXTENSION: &str = "kalaha";
/// Far more than any game needs.
const MAX_BYTES: u64 = 1 << 20;

/// A record, and the lock on it.
///
/// Every save puts a new file in the place of the record, so the lock is on a file beside it. That one stays as long
/// as the record does: were it removed earlier, a program that has it open and one that creates it anew could both
/// lock "it". The system ends the lock with the program that holds it, however it ends.
#[derive(Debug)]
pub(super) struct GameFile {
    record: PathBuf,
    _lock: File,
}

impl GameFile {
    /// A file for a new game, with a name that is used neither in the folder nor in `finished`.
    ///
    /// The record is there after the first [`GameFile::write`].
    pub(super) fn create(folder: &Path, finished: &Path) -> Result<GameFile, StorageError> {
        let stem = format!(
            "{}-{}",
            ZonedDateTime::now().strftime("%Y-%m-%d-%H%M%S"),
            std::process::id()
        );
        let mut number = 1;
        loop {
            let name = numbered(&stem, number);
            number += 1;
            let record = folder.join(&name);
            if exists(&record) || exists(&finished.join(&name)) {
                continue;
            }
            let path = lock_path(&record);
            match File::create_new(&path) {
                Ok(lock) if try_lock(&lock, &path)? => return Ok(GameFile { record, _lock: lock }),
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(StorageError::io("create", &path)(error)),
            }
        }
    }

    /// Takes over a game that nobody plays; `None` if another program plays it or has moved it away.
    pub(super) fn claim(record: &Path) -> Result<Option<(GameFile, Game)>, StorageError> {
        let path = lock_path(record);
        let lock = File::options()
            .create(true)
            .append(true)
            .open(&path)
            .map_err(StorageError::io("open", &path))?;
        if !try_lock(&lock, &path)? {
            return Ok(None);
        }
        let file = GameFile {
            record: record.to_owned(),
            _lock: lock,
        };
        if !exists(record) {
            file.remove_companions()?;
            return Ok(None);
        }
        Ok(Some((file, read(record)?)))
    }

    /// Writes the record. A kill or a power cut at any moment leaves the old one or the new one, complete.
    pub(super) fn write(&self, game: &Game) -> Result<(), StorageError> {
        let new = self.new_path();
        remove_if_there(&new)?;
        let mut file = File::create_new(&new).map_err(StorageError::io("create", &new))?;
        file.write_all(game.to_string().as_bytes())
            .and_then(|()| file.sync_all())
            .map_err(StorageError::io("write", &new))?;
        fs::rename(&new, &self.record).map_err(StorageError::io("replace", &self.record))?;
        sync_parent(&self.record)
    }

    /// Moves the record, if it was ever written, to another folder, under a name that is free there.
    pub(super) fn move_to(self, folder: &Path) -> Result<(), StorageError> {
        if exists(&self.record) {
            let target = free_path(folder, &self.record);
            fs::rename(&self.record, &target).map_err(StorageError::io("move", &self.record))?;
            sync_parent(&target)?;
            sync_parent(&self.record)?;
        }
        self.remove_companions()
    }

    fn new_path(&self) -> PathBuf {
        beside(&self.record, "new")
    }

    /// Removes the files beside the record when that is gone.
    fn remove_companions(self) -> Result<(), StorageError> {
        remove_if_there(&self.new_path())?;
        remove_if_there(&lock_path(&self.record))
    }
}

/// Whether a file is named as a game record.
pub(super) fn is_record(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == EXTENSION)
}

/// Reads a record.
pub(super) fn read(path: &Path) -> Result<Game, StorageError> {
    let cannot_read = || StorageError::io("read", path);
    // Opening a named pipe would wait for its other end.
    if !fs::symlink_metadata(path).map_err(cannot_read())?.is_file() {
        return Err(StorageError::NotAFile(path.to_owned()));
    }
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes))
        .map_err(cannot_read())?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(StorageError::TooLarge(path.to_owned()));
    }
    let text = String::from_utf8(bytes).map_err(|_| StorageError::NotText(path.to_owned()))?;
    text.parse().map_err(|error| StorageError::NotARecord {
        path: path.to_owned(),
        error,
    })
}

/// Whether anything has this name, be it a link that leads nowhere.
pub(super) fn exists(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

fn numbered(stem: &str, number: usize) -> String {
    match number {
        1 => format!("{stem}.{EXTENSION}"),
        _ => format!("{stem}-{number}.{EXTENSION}"),
    }
}

/// A path in the folder that nothing has yet, named as the record if possible.
fn free_path(folder: &Path, record: &Path) -> PathBuf {
    let stem = record.file_stem().unwrap_or_default().to_string_lossy();
    let mut number = 1;
    loop {
        let path = folder.join(numbered(&stem, number));
        if !exists(&path) {
            return path;
        }
        number += 1;
    }
}

fn beside(record: &Path, extension: &str) -> PathBuf {
    let mut path = record.as_os_str().to_owned();
    path.push(".");
    path.push(extension);
    path.into()
}

fn lock_path(record: &Path) -> PathBuf {
    beside(record, "lock")
}

fn try_lock(file: &File, path: &Path) -> Result<bool, StorageError> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => Err(StorageError::io("lock", path)(error)),
    }
}

fn remove_if_there(path: &Path) -> Result<(), StorageError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StorageError::io("remove", path)(error)),
        _ => Ok(()),
    }
}

/// A new name is safe from a power cut only when its folder is on disk too; Windows cannot be asked to do that.
fn sync_parent(path: &Path) -> Result<(), StorageError> {
    match path.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)
            .and_then(|folder| folder.sync_all())
            .map_err(StorageError::io("write", folder)),
        _ => Ok(()),
    }
}
