//! A data folder, and games to put there.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use kalaha::game::Game;
use kalaha::storage::Store;
use kalaha_rules::{House, Position, Side, Sides};
use tempfile::TempDir;

const ONE_SOW_FROM_THE_END: &str = "[Board \"<6,20,20,0,0,0,0,0,1,1,0,0,0,0,0>\"]\n";

/// A data folder, removed in the end.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn store(&self) -> Store {
        Store::at(self.0.path())
    }

    /// Puts a file among the unfinished games, written that many minutes ago.
    pub fn put(&self, name: &str, bytes: impl AsRef<[u8]>, minutes_ago: u64) -> PathBuf {
        let path = self.path("unfinished").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        let time = SystemTime::now() - Duration::from_secs(60 * minutes_ago);
        File::options()
            .write(true)
            .open(&path)
            .unwrap()
            .set_modified(time)
            .unwrap();
        path
    }

    /// The sorted names in a folder, none if it is not there.
    pub fn names(&self, folder: &str) -> Vec<String> {
        let Ok(entries) = fs::read_dir(self.path(folder)) else {
            return Vec::new();
        };
        let mut names: Vec<_> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    pub fn records(&self, folder: &str) -> Vec<PathBuf> {
        let names = self.names(folder).into_iter();
        names
            .filter(|name| name.ends_with(".kalaha"))
            .map(|name| self.path(folder).join(name))
            .collect()
    }

    pub fn only_record(&self, folder: &str) -> PathBuf {
        let [record] = self.records(folder).try_into().unwrap();
        record
    }
}

pub fn game(houses: &[u8]) -> Game {
    let start = Position::start("four".parse().unwrap(), Side::South);
    let mut game = Game::new(Sides::default(), start, Side::South);
    play(&mut game, houses);
    game
}

pub fn play(game: &mut Game, houses: &[u8]) {
    for &number in houses {
        game.sow(House::new(number).unwrap()).unwrap();
    }
}

pub fn one_sow_from_the_end() -> Game {
    ONE_SOW_FROM_THE_END.parse().unwrap()
}

pub fn over() -> Game {
    let mut game = one_sow_from_the_end();
    play(&mut game, &[6]);
    assert!(game.position().is_over());
    game
}

pub fn read(path: &Path) -> Game {
    fs::read_to_string(path).unwrap().parse().unwrap()
}
