//! All games on disk: what there is, and what a person can do with it.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use kalaha_rules::{Position, Sides};

use super::game_file::{self, GameFile};
use super::name::{file_name, name_of};
use super::{Action, Statistics, StorageError, Store, disk};
use crate::game::{Game, Seat};

/// A folder of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shelf {
    /// Games that go on; each is saved here with every sow.
    Unfinished,
    /// Copies that a person has put aside under a name, and imported games.
    Saved,
    /// Games that are over.
    Finished,
}

impl Shelf {
    /// All shelves.
    pub const ALL: [Shelf; 3] = [Shelf::Unfinished, Shelf::Saved, Shelf::Finished];
}

/// The name of the folder.
impl fmt::Display for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Shelf::Unfinished => "unfinished",
            Shelf::Saved => "saved",
            Shelf::Finished => "finished",
        })
    }
}

/// All games that can be read, and what is wrong with the other files.
#[derive(Debug, Default)]
pub struct Listing {
    /// The games, the one written last first.
    pub games: Vec<Summary>,
    /// Files that are no games, and folders that cannot be read.
    pub problems: Vec<StorageError>,
}

/// What can be shown of a game in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    /// The file of its record.
    pub path: PathBuf,
    /// Where it stands.
    pub shelf: Shelf,
    /// Who plays.
    pub seats: Sides<Seat>,
    /// The day on which it was begun, as its record says.
    pub date: Option<String>,
    /// The position now: rules, board, whose turn it is or the result.
    pub position: Position,
    /// The number of the turn that is being played, or of the last one when the game is over.
    pub turn_number: usize,
    /// When it was written last.
    pub written: SystemTime,
    /// Who plays it now.
    pub in_use: InUse,
}

impl Summary {
    /// The name of the game: that of its file, without the extension. It may hold any character.
    pub fn name(&self) -> String {
        name_of(&self.path)
    }

    /// The name that a person gave it; `None` if it is still called after the moment it was begun.
    pub fn given_name(&self) -> Option<String> {
        Some(self.name()).filter(|name| self.shelf == Shelf::Saved || !game_file::is_automatic(name))
    }
}

/// Who plays a game now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InUse {
    /// Nobody: it can be gone on with.
    Nobody,
    /// This program.
    Here,
    /// Another program, which keeps it until it ends.
    Elsewhere,
}

/// What becomes of a game that has the name already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Existing {
    /// It stays, and nothing is done.
    Refuse,
    /// It is replaced.
    Replace,
}

impl Store {
    /// All games.
    pub fn list(&self) -> Listing {
        let mut listing = Listing::default();
        for shelf in Shelf::ALL {
            let records = self.records(shelf).unwrap_or_else(|problem| {
                listing.problems.push(problem);
                vec![]
            });
            for (written, path) in records {
                match self.summary(shelf, path, written) {
                    Ok(summary) => listing.games.extend(summary),
                    Err(problem) => listing.problems.push(problem),
                }
            }
        }
        listing.games.sort_by_key(|game| std::cmp::Reverse(game.written));
        listing
    }

    /// How many games that go on are being played in other programs.
    pub fn count_elsewhere(&self) -> usize {
        let is_elsewhere = |game: &&Summary| {
            let is_theirs = game.shelf == Shelf::Unfinished && game.in_use == InUse::Elsewhere;
            is_theirs && !game.position.is_over()
        };
        self.list().games.iter().filter(is_elsewhere).count()
    }

    /// A game as it stands in the list; none if another program has just moved it away.
    fn summary(
        &self,
        shelf: Shelf,
        path: PathBuf,
        written: SystemTime,
    ) -> Result<Option<Summary>, StorageError> {
        let game = match game_file::read(&path) {
            Err(_) if !disk::exists(&path) => return Ok(None),
            game => game?,
        };
        let in_use = match shelf {
            _ if self.is_current(&path) => InUse::Here,
            Shelf::Unfinished if game_file::is_locked(&path)? => InUse::Elsewhere,
            _ => InUse::Nobody,
        };
        Ok(Some(Summary {
            shelf,
            seats: game.seats().clone(),
            date: game.date().map(str::to_owned),
            position: *game.position(),
            turn_number: game.turn_number(),
            written,
            in_use,
            path,
        }))
    }

    /// The file of the game that is called so: `my opening`, or `saved/my opening` if two shelves have one. What is in
    /// it does not matter.
    ///
    /// # Errors
    ///
    /// [`StorageError::NoSuchGame`], or [`StorageError::SeveralGames`] that are called so.
    pub fn find(&self, name: &str) -> Result<PathBuf, StorageError> {
        let mut found = Vec::new();
        let mut problem = None;
        for shelf in Shelf::ALL {
            let records = self.records(shelf).unwrap_or_else(|error| {
                problem = Some(error);
                vec![]
            });
            for (_, path) in records {
                let own_name = name_of(&path);
                let full_name = format!("{shelf}/{own_name}");
                if name == own_name || name == full_name {
                    found.push((full_name, path));
                }
            }
        }
        match found.len() {
            0 => Err(problem.unwrap_or_else(|| StorageError::NoSuchGame(name.to_owned()))),
            1 => Ok(found.remove(0).1),
            _ => Err(StorageError::SeveralGames(
                found.into_iter().map(|(name, _)| name).collect(),
            )),
        }
    }

    /// Reads a game and leaves it where it is.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn read(path: &Path) -> Result<Game, StorageError> {
        game_file::read(path)
    }

    /// Takes a game from its shelf. An unfinished one is gone on with in its own file; of any other the file stays as
    /// it is, and the next save begins a new one.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or another program plays it. The game that is played here is not left then.
    pub fn open_game(&mut self, path: &Path) -> Result<Game, StorageError> {
        // What cannot be read is told before anything is locked. A game that is over and cannot be moved now is moved later.
        let game = game_file::read(path)?;
        if self.shelf_of(path) != Some(Shelf::Unfinished) {
            let _ = self.leave();
            return Ok(game);
        }
        self.release(path)?;
        let claimed = GameFile::claim(path)?;
        let (file, game) = claimed.ok_or_else(|| StorageError::InUse(path.to_owned()))?;
        let _ = self.leave();
        let _ = self.take_up(file, &game);
        Ok(game)
    }

    /// Puts a copy of a game aside under a name. Returns its file, whose name leaves out what a file cannot be called.
    ///
    /// # Errors
    ///
    /// [`StorageError::NameTaken`] if there is a game with this name that is not to be replaced,
    /// [`StorageError::NoName`] if nothing of the name can be used, and others if it cannot be written.
    pub fn keep(&self, game: &Game, name: &str, existing: Existing) -> Result<PathBuf, StorageError> {
        let folder = self.folder(Shelf::Saved);
        let path = game_file::record_path(&folder, &file_name(name)?);
        disk::create_folder(&folder)?;
        if existing == Existing::Refuse {
            game_file::reserve(&path)?;
        }
        // Two programs may write at once, each by way of a file of its own.
        let new = disk::beside(&path, &format!("{}.new", std::process::id()));
        let written = disk::replace(&path, &new, &game.to_string());
        if written.is_err() && existing == Existing::Refuse {
            let _ = fs::remove_file(&path);
        }
        written.map(|()| path)
    }

    /// Gives a game another name. Returns its new file.
    ///
    /// # Errors
    ///
    /// As [`Store::keep`], and if another program plays it.
    pub fn rename(&mut self, path: &Path, name: &str) -> Result<PathBuf, StorageError> {
        self.release(path)?;
        let folder = path.parent().unwrap_or(Path::new(""));
        let target = game_file::record_path(folder, &file_name(name)?);
        match self.shelf_of(path) {
            Some(Shelf::Unfinished) => lock(path)?.rename(&target)?,
            _ => game_file::rename(path, &target)?,
        }
        Ok(target)
    }

    /// Deletes a game.
    ///
    /// # Errors
    ///
    /// If it cannot be deleted, or another program plays it.
    pub fn delete(&mut self, path: &Path) -> Result<(), StorageError> {
        self.release(path)?;
        match self.shelf_of(path) {
            Some(Shelf::Unfinished) => lock(path)?.remove(),
            _ => fs::remove_file(path)
                .map_err(StorageError::io(Action::Delete, path))
                .and_then(|()| disk::sync_parent(path)),
        }
    }

    /// Writes the record of a game to a file anywhere.
    ///
    /// # Errors
    ///
    /// [`StorageError::NameTaken`] if there is a file that is not to be replaced, and others if it cannot be written.
    pub fn export(game: &Game, target: &Path, existing: Existing) -> Result<(), StorageError> {
        let options = match existing {
            Existing::Refuse => fs::OpenOptions::new().write(true).create_new(true).open(target),
            Existing::Replace => fs::File::create(target),
        };
        let mut file = match options {
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                return Err(StorageError::NameTaken(target.to_owned()));
            }
            file => file.map_err(StorageError::io(Action::Create, target))?,
        };
        std::io::Write::write_all(&mut file, game.to_string().as_bytes())
            .map_err(StorageError::io(Action::Write, target))
    }

    /// What the games on disk that are over add up to, and the files that could not be read.
    pub fn statistics(&self) -> (Statistics, Vec<StorageError>) {
        let mut problems = Vec::new();
        let mut games = Vec::new();
        // One that is over may not have been moved yet.
        for shelf in [Shelf::Finished, Shelf::Unfinished] {
            let records = self.records(shelf).unwrap_or_else(|problem| {
                problems.push(problem);
                vec![]
            });
            for (_, path) in records {
                match game_file::read(&path) {
                    Ok(game) => games.push((game.date().map(str::to_owned), path, game)),
                    Err(_) if !disk::exists(&path) => {}
                    Err(problem) => problems.push(problem),
                }
            }
        }
        // Names of files begin with the time, unless a person has changed them.
        games.sort_by(|a, b| (&a.0, a.1.file_name()).cmp(&(&b.0, b.1.file_name())));
        let statistics = Statistics::of(games.iter().map(|(_, _, game)| game));
        (statistics, problems)
    }

    fn shelf_of(&self, path: &Path) -> Option<Shelf> {
        let is_in = |shelf: &Shelf| path.parent() == Some(&self.folder(*shelf));
        Shelf::ALL.into_iter().find(is_in)
    }

    /// Lets the game go if it is played here.
    fn release(&mut self, path: &Path) -> Result<(), StorageError> {
        match self.is_current(path) {
            true => self.leave(),
            false => Ok(()),
        }
    }
}

/// Locks a game that nobody plays, whatever is in its file.
fn lock(path: &Path) -> Result<GameFile, StorageError> {
    GameFile::lock(path)?.ok_or_else(|| StorageError::InUse(path.to_owned()))
}
