use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::game_file::{self, GameFile};
use super::{Action, HOME_VARIABLE, Shelf, StorageError, data_folder, disk};
use crate::game::Game;

/// The games on disk, and the one of them that is being played here.
///
/// ```
/// use kalaha::game::Game;
/// use kalaha::storage::Store;
/// use kalaha_rules::{Position, RuleSet, Side, Sides};
///
/// let folder = tempfile::tempdir()?;
/// let game = Game::new(Sides::default(), Position::start(RuleSet::default(), Side::South), Side::South);
/// Store::at(folder.path()).save(&game)?;
///
/// let resumed = Store::at(folder.path()).resume()?;
/// assert_eq!(resumed, Some(game));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    current: Option<Current>,
    problems: Vec<StorageError>,
}

/// The game that is being played, and whether it is over as it is on disk.
#[derive(Debug)]
struct Current {
    file: GameFile,
    over: bool,
}

impl Store {
    /// The games of this user. Creates nothing yet.
    ///
    /// # Errors
    ///
    /// If the platform does not say where.
    pub fn open() -> Result<Store, StorageError> {
        data_folder(env::var_os(HOME_VARIABLE)).map(Store::at)
    }

    /// The games in a data folder. Creates nothing yet.
    pub fn at(folder: impl AsRef<Path>) -> Store {
        Store {
            folder: folder.as_ref().to_owned(),
            current: None,
            problems: Vec::new(),
        }
    }

    /// Takes up the game that was played last, is not over, and is not open in another program. Saves go to its
    /// file from now on. Games that are over are moved to the finished ones.
    ///
    /// Files that cannot be used are left alone, and are among the [`Store::problems`].
    ///
    /// # Errors
    ///
    /// If the folder of unfinished games cannot be read.
    pub fn resume(&mut self) -> Result<Option<Game>, StorageError> {
        let records = self.records(Shelf::Unfinished)?;
        // One that is over stays as it is if there is no other to take its place.
        let over = self.current.take_if(|current| current.over);
        self.leave()?;
        self.problems.clear();
        let mut resumed = None;
        for (_, path) in records {
            match self.look_at(&path, resumed.is_none()) {
                Ok(found) => resumed = resumed.or(found),
                // Another program may just have moved it away.
                Err(_) if !disk::exists(&path) => {}
                Err(problem) => self.problems.push(problem),
            }
        }
        match over {
            Some(Current { file, .. }) if resumed.is_some() => {
                self.finish(file)
                    .unwrap_or_else(|problem| self.problems.push(problem));
            }
            Some(over) => self.current = Some(over),
            None => {}
        }
        Ok(resumed)
    }

    /// What was wrong with files that the last [`Store::resume`] could not use.
    pub fn problems(&self) -> &[StorageError] {
        &self.problems
    }

    /// Writes the game to its file, a new one if none was resumed or saved since the last [`Store::leave`]. A game
    /// that is over is among the finished ones then, until its last sow is taken back.
    ///
    /// It is on disk when this returns. Killed at any moment, the program leaves the last state that was complete.
    ///
    /// # Errors
    ///
    /// If it cannot be written; the older state is still there then, and the next save tries again.
    pub fn save(&mut self, game: &Game) -> Result<(), StorageError> {
        let finished = self.folder(Shelf::Finished);
        let current = match &mut self.current {
            Some(current) => {
                current.file.hold_place()?;
                current
            }
            None => {
                let folder = self.folder.join(Shelf::Unfinished.to_string());
                disk::create_folder(&folder)?;
                let file = GameFile::create(&folder, &finished)?;
                self.current.insert(Current { file, over: false })
            }
        };
        current.over = game.position().is_over();
        if !current.over {
            current.file.move_back()?;
        }
        current.file.write(game)?;
        if current.over {
            // If it cannot be moved it is saved all the same, and moved later.
            let _ = move_to(&mut current.file, &finished);
        }
        Ok(())
    }

    /// The file of the game that is played, if it was ever saved.
    pub fn current_path(&self) -> Option<&Path> {
        self.current.as_ref().map(|current| current.file.record())
    }

    /// Lets the game go: others may resume it, and the next save begins a new file.
    ///
    /// # Errors
    ///
    /// If it is over and cannot be moved to the finished ones; it stays among the unfinished ones then, until the next [`Store::resume`].
    pub fn leave(&mut self) -> Result<(), StorageError> {
        match self.current.take() {
            Some(Current { file, over: true }) => self.finish(file),
            _ => Ok(()),
        }
    }

    pub(super) fn folder(&self, shelf: Shelf) -> PathBuf {
        self.folder.join(shelf.to_string())
    }

    pub(super) fn is_current(&self, record: &Path) -> bool {
        let current = self.current.as_ref();
        current.is_some_and(|current| current.file.record() == record)
    }

    /// The records on a shelf and when they were written, the last one first.
    pub(super) fn records(&self, shelf: Shelf) -> Result<Vec<(SystemTime, PathBuf)>, StorageError> {
        let folder = self.folder(shelf);
        let cannot_read = || StorageError::io(Action::Read, &folder);
        let entries = match fs::read_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(cannot_read())?,
        };
        let mut records = Vec::new();
        for entry in entries {
            let entry = entry.map_err(cannot_read())?;
            if game_file::is_record(&entry.path()) {
                records.push((written(&entry), entry.path()));
            }
        }
        records.sort_unstable();
        records.reverse();
        Ok(records)
    }

    /// Makes a game that was claimed the one that is played here, or moves it if it is over. Returns whether it goes on.
    pub(super) fn take_up(&mut self, file: GameFile, game: &Game) -> Result<bool, StorageError> {
        if game.position().is_over() {
            self.finish(file)?;
            return Ok(false);
        }
        self.current = Some(Current { file, over: false });
        Ok(true)
    }

    /// Takes up a game if it is wanted and goes on, moves it if it is over.
    fn look_at(&mut self, path: &Path, wanted: bool) -> Result<Option<Game>, StorageError> {
        // Without the lock at first: it would hide the game from other programs meanwhile.
        let goes_on = !game_file::read(path)?.position().is_over();
        if goes_on && !wanted {
            return Ok(None);
        }
        let Some((file, game)) = GameFile::claim(path)? else {
            return Ok(None);
        };
        Ok(self.take_up(file, &game)?.then_some(game))
    }

    fn finish(&self, mut file: GameFile) -> Result<(), StorageError> {
        move_to(&mut file, &self.folder(Shelf::Finished))?;
        file.remove_companions()
    }
}

fn move_to(file: &mut GameFile, folder: &Path) -> Result<(), StorageError> {
    disk::create_folder(folder)?;
    file.move_to(folder)
}

fn written(entry: &fs::DirEntry) -> SystemTime {
    let modified = entry.metadata().and_then(|metadata| metadata.modified());
    modified.unwrap_or(SystemTime::UNIX_EPOCH)
}
