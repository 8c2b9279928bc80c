//! What went wrong, in the player's language. The errors themselves speak English, for the command line and for logs.

use std::io;
use std::path::Path;

use kalaha_rules::{Board, IllegalSow, ParseBoardErrorKind};

use super::{Text, clean};
use crate::game::{RecordError, RecordErrorKind};
use crate::say;
use crate::storage::settings::{Allowed, SettingsError, SettingsErrorKind};
use crate::storage::{HOME_VARIABLE, StorageError, shown_path};

/// What could not be read or written, and why.
pub fn failure(text: &Text, error: &StorageError) -> String {
    match error {
        StorageError::NoDataFolder => say!(text, "failure-no-folder", variable = HOME_VARIABLE),
        StorageError::Io { action, path, error } => say!(
            text,
            "failure-io",
            action = action.to_string(),
            path = shown(path),
            reason = system(text, error),
        ),
        StorageError::NotAFile(path) => say!(text, "failure-not-a-file", path = shown(path)),
        StorageError::ReadOnly(path) => say!(text, "failure-read-only", path = shown(path)),
        StorageError::TooLarge(path) => say!(text, "failure-too-large", path = shown(path)),
        StorageError::NotText { path, line, column } => {
            at(text, path, *line, *column, say!(text, "failure-not-text"))
        }
        StorageError::Empty(path) => say!(text, "failure-empty-file", path = shown(path)),
        StorageError::NotARecord { path, error } => {
            at(text, path, error.line, error.column, in_record(text, error))
        }
        StorageError::Settings(error) => at(
            text,
            &error.path,
            error.line,
            error.column,
            in_settings(text, error),
        ),
        StorageError::InUse(path) => say!(text, "failure-in-use", path = shown(path)),
        StorageError::NameTaken(path) => say!(text, "failure-name-taken", path = shown(path)),
        StorageError::NoSuchGame(name) => say!(text, "failure-no-such-game", name = clean(name)),
        StorageError::SeveralGames(names) => {
            say!(text, "failure-several-games", names = clean(&names.join(", ")))
        }
        StorageError::NoName => say!(text, "failure-no-name"),
    }
}

/// Why a house cannot be sown.
fn illegal_sow(text: &Text, why: IllegalSow) -> String {
    match why {
        IllegalSow::GameOver => say!(text, "failure-over"),
        IllegalSow::EmptyHouse { side, house } => say!(
            text,
            "failure-empty-house",
            side = side.to_string(),
            house = house.number(),
        ),
    }
}

fn at(text: &Text, path: &Path, line: usize, column: usize, what: String) -> String {
    say!(
        text,
        "failure-at",
        path = shown(path),
        line = line,
        column = column,
        what = what
    )
}

/// A name may hold characters that a terminal would obey.
fn shown(path: &Path) -> String {
    clean(&shown_path(path))
}

/// Why the system refused; where it is nothing common, in its own words.
fn system(text: &Text, error: &io::Error) -> String {
    let kind = match error.kind() {
        io::ErrorKind::NotFound => "not-found",
        io::ErrorKind::PermissionDenied => "denied",
        io::ErrorKind::AlreadyExists => "taken",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "full",
        io::ErrorKind::FileTooLarge => "too-large",
        io::ErrorKind::ReadOnlyFilesystem => "read-only",
        io::ErrorKind::IsADirectory => "folder",
        io::ErrorKind::NotADirectory => "not-a-folder",
        io::ErrorKind::InvalidFilename => "name",
        _ => "other",
    };
    let words = clean(&error.to_string());
    say!(text, "failure-system", kind = kind, words = words)
}

fn in_settings(text: &Text, error: &SettingsError) -> String {
    match &error.kind {
        // What is wrong in particular is only known in English.
        SettingsErrorKind::NotToml { reason: _ } => say!(text, "failure-not-toml"),
        SettingsErrorKind::UnknownKey { key, known } => say!(
            text,
            "failure-unknown-setting",
            key = clean(key),
            known = known.clone()
        ),
        SettingsErrorKind::WrongValue { key, allowed } => {
            let allowed = match allowed {
                Allowed::These(values) => values.clone(),
                Allowed::Colour => say!(text, "failure-colour"),
            };
            say!(text, "failure-value", key = *key, allowed = allowed)
        }
        SettingsErrorKind::NotATable { key } => say!(text, "failure-not-a-table", key = *key),
    }
}

fn in_record(text: &Text, error: &RecordError) -> String {
    match &error.kind {
        RecordErrorKind::NotATag => say!(text, "failure-not-a-tag"),
        RecordErrorKind::OpenTag => say!(text, "failure-open-tag"),
        RecordErrorKind::SameTag { name } => say!(text, "failure-same-tag", name = clean(name)),
        RecordErrorKind::WrongValue { tag, allowed } => {
            say!(text, "failure-value", key = clean(tag), allowed = allowed.clone())
        }
        RecordErrorKind::WrongBoard(error) => in_board(text, &error.kind),
        RecordErrorKind::OpenComment => say!(text, "failure-open-comment"),
        RecordErrorKind::NotAMove { found } => {
            say!(
                text,
                "failure-not-a-move",
                found = found.escape_debug().to_string()
            )
        }
        RecordErrorKind::NotAHouse => say!(text, "failure-not-a-house"),
        RecordErrorKind::OtherTurn {
            is,
            in_the_middle: false,
        } => say!(text, "failure-other-turn", number = *is),
        RecordErrorKind::OtherTurn {
            is,
            in_the_middle: true,
        } => say!(text, "failure-turn-goes-on", number = *is),
        RecordErrorKind::Illegal(why) => illegal_sow(text, *why),
        RecordErrorKind::OtherResult { is } => say!(text, "failure-other-result", result = is.clone()),
    }
}

fn in_board(text: &Text, kind: &ParseBoardErrorKind) -> String {
    match kind {
        ParseBoardErrorKind::NoOpening => say!(text, "failure-board-opening"),
        ParseBoardErrorKind::NoClosing => say!(text, "failure-board-closing"),
        ParseBoardErrorKind::NotANumber => say!(text, "failure-board-number"),
        ParseBoardErrorKind::NotSixHouses => say!(text, "failure-board-houses"),
        ParseBoardErrorKind::TooFewNumbers { found } => {
            say!(text, "failure-board-short", count = *found)
        }
        ParseBoardErrorKind::TooManyNumbers => say!(text, "failure-board-long"),
        ParseBoardErrorKind::TooManySeeds(error) => say!(
            text,
            "failure-board-seeds",
            count = error.total,
            most = Board::MAX_SEEDS,
        ),
    }
}
