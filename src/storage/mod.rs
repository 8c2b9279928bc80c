//! Where files live, and the games on disk.
//!
//! The data folder is what the environment variable `KALAHA_HOME` says, or else `kalaha` in the platform's folder
//! for data. In it, `unfinished/` and `finished/` hold one record a game. Nothing is created before the first save.

mod error;
mod game_file;
mod store;

pub use error::StorageError;
pub use store::Store;

use std::ffi::OsString;
use std::path::PathBuf;

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use jiff::ZonedDateTime;

/// The environment variable that names the folder for everything the program keeps.
pub const HOME_VARIABLE: &str = "KALAHA_HOME";

/// The day it is here, as `2026-11-30`.
pub fn today() -> String {
    ZonedDateTime::now().date().to_string()
}

fn data_folder(home: Option<OsString>) -> Result<PathBuf, StorageError> {
    match home {
        Some(home) if !home.is_empty() => Ok(home.into()),
        _ => choose_native_strategy()
            .map(|platform| platform.data_dir().join("kalaha"))
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
    fn today_is_written_year_first() {
        let today = today();
        let date: jiff::civil::Date = today.parse().unwrap();
        assert_eq!(today, date.to_string());
    }
}
