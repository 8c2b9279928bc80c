//! The file of one game, locked as long as this program plays it.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use jiff::ZonedDateTime;

use super::name::name_of;
use super::{Action, StorageError, disk};
use crate::game::Game;

const EXTENSION: &str = "kalaha";
/// A program that looks who plays a game locks it for an instant.
const LOOK: Duration = Duration::from_millis(1);
/// How many such instants are waited for.
const LOOKS: usize = 100;

/// A record, and the lock on it.
///
/// Every save puts a new file in the place of the record, so the lock is on a file beside it. That one stays as long
/// as the record does: were it removed earlier, a program that has it open and one that creates it anew could both
/// lock "it". The system ends the lock with the program that holds it, however it ends.
#[derive(Debug)]
pub(super) struct GameFile {
    /// Where it is among the unfinished games; the files beside it are there, wherever it is now.
    place: PathBuf,
    /// Where it is now.
    record: PathBuf,
    _lock: File,
}

/// Whether a game is called as new ones are, after the moment and the process that began it.
pub(super) fn is_automatic(name: &str) -> bool {
    let mut parts = name.split('-');
    let lengths = [4, 2, 2, 6].map(Some);
    let are_numbers = name.chars().all(|c| c.is_ascii_digit() || c == '-');
    are_numbers
        && lengths
            .into_iter()
            .all(|length| parts.next().map(str::len) == length)
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
            if disk::exists(&record) || disk::exists(&finished.join(&name)) {
                continue;
            }
            let path = lock_path(&record);
            match File::create_new(&path) {
                Ok(lock) if try_lock(&lock, &path)? => return Ok(GameFile::locked(record, lock)),
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(StorageError::io(Action::Create, &path)(error)),
            }
        }
    }

    fn locked(record: PathBuf, lock: File) -> GameFile {
        GameFile {
            place: record.clone(),
            record,
            _lock: lock,
        }
    }

    /// Takes over a game that nobody plays; `None` if another program plays it or has moved it away.
    pub(super) fn claim(record: &Path) -> Result<Option<(GameFile, Game)>, StorageError> {
        match GameFile::lock(record)? {
            Some(file) => Ok(Some((file, read(record)?))),
            None => Ok(None),
        }
    }

    /// Locks a record, whatever is in it; `None` if another program plays it or has moved it away.
    pub(super) fn lock(record: &Path) -> Result<Option<GameFile>, StorageError> {
        let path = lock_path(record);
        let lock = File::options()
            .create(true)
            .append(true)
            .open(&path)
            .map_err(StorageError::io(Action::Open, &path))?;
        if !try_lock(&lock, &path)? {
            return Ok(None);
        }
        let file = GameFile::locked(record.to_owned(), lock);
        if !disk::exists(record) {
            file.remove_companions()?;
            return Ok(None);
        }
        Ok(Some(file))
    }

    /// Makes the folder and the lock anew where a person has removed them.
    pub(super) fn hold_place(&mut self) -> Result<(), StorageError> {
        let path = lock_path(&self.place);
        if !disk::exists(&path) {
            if let Some(folder) = self.place.parent() {
                disk::create_folder(folder)?;
            }
            let lock = File::create_new(&path).map_err(StorageError::io(Action::Create, &path))?;
            if try_lock(&lock, &path)? {
                self._lock = lock;
            }
        }
        if !disk::exists(&self.record) {
            self.record.clone_from(&self.place);
        }
        Ok(())
    }

    /// Writes the record. A kill or a power cut at any moment leaves the old one or the new one, complete.
    pub(super) fn write(&self, game: &Game) -> Result<(), StorageError> {
        disk::replace(&self.record, &self.new_path(), &game.to_string())
    }

    /// The file of the record.
    pub(super) fn record(&self) -> &Path {
        &self.record
    }

    /// Removes the record.
    pub(super) fn remove(self) -> Result<(), StorageError> {
        disk::remove_if_there(&self.record)?;
        disk::sync_parent(&self.record)?;
        self.remove_companions()
    }

    /// Gives the record another name, which nothing may have yet.
    pub(super) fn rename(self, target: &Path) -> Result<(), StorageError> {
        rename(&self.record, target)?;
        self.remove_companions()
    }

    /// Moves the record, if it was ever written, to another folder, under a name that is free there.
    pub(super) fn move_to(&mut self, folder: &Path) -> Result<(), StorageError> {
        let is_there = self.record.parent() == Some(folder);
        if is_there || !disk::exists(&self.record) {
            return Ok(());
        }
        let target = free_path(folder, &self.record);
        fs::rename(&self.record, &target).map_err(StorageError::io(Action::Move, &self.record))?;
        let before = std::mem::replace(&mut self.record, target);
        disk::sync_parent(&self.record)?;
        disk::sync_parent(&before)
    }

    /// Moves the record back to where it was at first.
    pub(super) fn move_back(&mut self) -> Result<(), StorageError> {
        if self.record != self.place {
            // Nobody else has taken the name: its lock is held here.
            fs::rename(&self.record, &self.place).map_err(StorageError::io(Action::Move, &self.record))?;
            self.record = self.place.clone();
            disk::sync_parent(&self.record)?;
        }
        Ok(())
    }

    /// Removes the files beside the place of the record, where it is no more.
    pub(super) fn remove_companions(self) -> Result<(), StorageError> {
        disk::remove_if_there(&self.new_path())?;
        disk::remove_if_there(&lock_path(&self.place))
    }

    fn new_path(&self) -> PathBuf {
        disk::beside(&self.place, "new")
    }
}

/// Whether a file is named as a game record.
pub(super) fn is_record(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == EXTENSION)
}

/// Reads a record.
pub(super) fn read(path: &Path) -> Result<Game, StorageError> {
    parse(path, &disk::read(path)?)
}

/// The game of a record; the path is for messages.
pub(super) fn parse(path: &Path, text: &str) -> Result<Game, StorageError> {
    // As a record it would be a game with no move yet, but a file is only left so by a fault.
    if text.trim().is_empty() {
        return Err(StorageError::Empty(path.to_owned()));
    }
    text.parse().map_err(|error| StorageError::NotARecord {
        path: path.to_owned(),
        error,
    })
}

/// The file of a record in a folder.
pub(super) fn record_path(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.{EXTENSION}"))
}

/// Whether another program plays this game. The own lock counts, too.
pub(super) fn is_locked(record: &Path) -> Result<bool, StorageError> {
    let path = lock_path(record);
    let lock = match File::open(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        lock => lock.map_err(StorageError::io(Action::Open, &path))?,
    };
    // Shared, so that two programs that look do not take each other for one that plays.
    locked(lock.try_lock_shared(), &path).map(|free| !free)
}

/// Gives a record another name, which nothing may have yet.
pub(super) fn rename(record: &Path, target: &Path) -> Result<(), StorageError> {
    reserve(target)?;
    let moved = fs::rename(record, target).map_err(StorageError::io(Action::Rename, record));
    if moved.is_err() {
        let _ = fs::remove_file(target);
    }
    moved.and_then(|()| disk::sync_parent(target))
}

/// Takes a name by an empty file, so that no other program takes it too.
pub(super) fn reserve(path: &Path) -> Result<(), StorageError> {
    match File::create_new(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            Err(StorageError::NameTaken(path.to_owned()))
        }
        Err(error) => Err(StorageError::io(Action::Create, path)(error)),
    }
}

fn numbered(stem: &str, number: usize) -> String {
    match number {
        1 => format!("{stem}.{EXTENSION}"),
        _ => format!("{stem}-{number}.{EXTENSION}"),
    }
}

/// A path in the folder that nothing has yet, named as the record if possible.
fn free_path(folder: &Path, record: &Path) -> PathBuf {
    let stem = name_of(record);
    let mut number = 1;
    loop {
        let path = folder.join(numbered(&stem, number));
        if !disk::exists(&path) {
            return path;
        }
        number += 1;
    }
}

fn lock_path(record: &Path) -> PathBuf {
    disk::beside(record, "lock")
}

/// Locks a file for the program that plays. Waits for those that only look, which may be kept from going on by a busy machine.
fn try_lock(file: &File, path: &Path) -> Result<bool, StorageError> {
    for _ in 0..LOOKS {
        if locked(file.try_lock(), path)? {
            return Ok(true);
        }
        // One that plays keeps out those that look.
        if !locked(file.try_lock_shared(), path)? {
            return Ok(false);
        }
        file.unlock().map_err(StorageError::io(Action::Lock, path))?;
        thread::sleep(LOOK);
    }
    locked(file.try_lock(), path)
}

fn locked(result: Result<(), TryLockError>, path: &Path) -> Result<bool, StorageError> {
    match result {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => Err(StorageError::io(Action::Lock, path)(error)),
    }
}
