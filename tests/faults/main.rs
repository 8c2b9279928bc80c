//! Faults as they happen: kills, full and strange disks, closed terminals, panics. The real program, in a
//! pseudo-terminal.
#![cfg(target_os = "linux")]

#[path = "../common/mod.rs"]
mod common;

mod disk;
mod kill;
mod leave;
mod panics;

use std::fs;
use std::path::{Path, PathBuf};

use kalaha::game::Game;
use tempfile::TempDir;

/// The files of records in a folder of a home.
fn records(home: &Path, folder: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(home.join(folder)) else {
        return vec![];
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .filter(|path| path.extension().is_some_and(|end| end == "kalaha"))
        .collect()
}

/// The only game in a folder of a home.
fn only_game(home: &Path, folder: &str) -> Game {
    let [path] = &records(home, folder)[..] else {
        panic!("{:?}", records(home, folder));
    };
    fs::read_to_string(path).unwrap().parse().unwrap()
}

/// The houses that were sown.
fn houses(game: &Game) -> Vec<u8> {
    game.steps()
        .iter()
        .map(|step| step.sow.house().number())
        .collect()
}

/// A home with the setting that sows are shown at once.
fn quick_home() -> TempDir {
    let home = TempDir::new().unwrap();
    fs::write(home.path().join("settings.toml"), "speed = \"off\"\n").unwrap();
    home
}
