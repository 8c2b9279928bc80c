//! Where files live: the games on disk, the settings, and what the games add up to.
//!
//! The data folder is what the environment variable `KALAHA_HOME` says, or else `kalaha` in the platform's folder
//! for data. In it, `unfinished/`, `saved/` and `finished/` hold one record a game. Nothing is created before the first
//! save. [`settings`] says where those are.
//!
//! A file that cannot be read is reported, with what is wrong in it, and never overwritten.

mod disk;
mod error;
mod game_file;
mod name;
pub mod settings;
mod shelves;
mod statistics;
mod store;

pub use error::{Action, StorageError};
pub use name::name_of;
pub use shelves::{Existing, InUse, Listing, Shelf, Summary};
pub use statistics::{Played, Results, Statistics};
pub use store::Store;

use std::ffi::OsString;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use jiff::ZonedDateTime;

use crate::game::Game;

/// The environment variable that names the folder for everything the program keeps.
pub const HOME_VARIABLE: &str = "KALAHA_HOME";

/// A path as a person may read it, with `~` for their home.
pub fn shown_path(path: &Path) -> String {
    let home = etcetera::home_dir().ok();
    match home.and_then(|home| path.strip_prefix(home).ok().map(Path::to_owned)) {
        Some(rest) => Path::new("~").join(rest).display().to_string(),
        None => path.display().to_string(),
    }
}

/// The day it is here, as `2026-11-30`.
pub fn today() -> String {
    ZonedDateTime::now().date().to_string()
}

/// Reads a record that a person names: also through a link, and from a pipe.
///
/// # Errors
///
/// If it cannot be read, or is not the record of a legal game.
pub fn read_record(path: &Path) -> Result<Game, StorageError> {
    read_record_from(
        path,
        File::open(path).map_err(StorageError::io(Action::Read, path))?,
    )
}

/// Reads a record from anywhere; `name` is for messages.
///
/// # Errors
///
/// As [`read_record`].
pub fn read_record_from(name: &Path, source: impl Read) -> Result<Game, StorageError> {
    game_file::parse(name, &disk::read_from(name, source)?)
}

fn data_folder(home: Option<OsString>) -> Result<PathBuf, StorageError> {
    folder(home, |platform| platform.data_dir())
}

fn settings_file(home: Option<OsString>) -> Result<PathBuf, StorageError> {
    folder(home, |platform| platform.config_dir()).map(|folder| folder.join("settings.toml"))
}

/// The folder that a person chose, or else our own in that of the platform.
fn folder(
    home: Option<OsString>,
    platforms: impl FnOnce(&dyn BaseStrategy) -> PathBuf,
) -> Result<PathBuf, StorageError> {
    match home {
        Some(home) if !home.is_empty() => Ok(home.into()),
        _ => choose_native_strategy()
            .map(|platform| platforms(&platform).join("kalaha"))
            .map_err(|_| StorageError::NoDataFolder),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variable_overrides_the_platforms_folder() {
        let home = |value: &str| data_folder(Some(value.into())).unwrap();
        assert_eq!(home("/games"), PathBuf::from("/games"));
        assert!(home("").ends_with("kalaha"));
        assert_eq!(home(""), data_folder(None).unwrap());
    }

    #[test]
    fn settings_are_in_the_folder_of_the_variable_too() {
        let path = settings_file(Some("/games".into())).unwrap();
        assert_eq!(path, PathBuf::from("/games/settings.toml"));
        assert!(settings_file(None).unwrap().ends_with("kalaha/settings.toml"));
    }

    #[test]
    fn a_path_in_the_home_is_shown_short() {
        let home = etcetera::home_dir().unwrap();
        assert_eq!(shown_path(&home.join("games/a.kalaha")), "~/games/a.kalaha");
        assert_eq!(
            shown_path(Path::new("/elsewhere/a.kalaha")),
            "/elsewhere/a.kalaha"
        );
    }

    #[test]
    fn today_is_written_year_first() {
        let today = today();
        let date: jiff::civil::Date = today.parse().unwrap();
        assert_eq!(today, date.to_string());
    }
}
