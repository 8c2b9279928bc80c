//! The file of settings: read with all that is wrong in it, and changed without losing what a person wrote.

use std::env;
use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use toml_edit::{Document, DocumentMut, Item, Table, TableLike, TomlError, Value};

use super::keys::{KEYS, Key, TABLES};
use super::{Settings, SettingsError, SettingsErrorKind};
use crate::storage::{Action, HOME_VARIABLE, StorageError, disk, settings_file};

const HEADER: &str =
    "# Settings of Kalaha. What is not written here, or cannot be read, has its usual value.\n\n";

/// The settings in force, and the file that they come from.
///
/// ```
/// use kalaha::storage::settings::{SettingsFile, Speed};
///
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("settings.toml");
/// std::fs::write(&path, "speed = \"slow\" # for the children\ntheme = \"pink\"\n")?;
///
/// let mut file = SettingsFile::at(&path);
/// assert_eq!(file.settings().speed, Speed::Slow);
/// assert!(file.problems()[0].to_string().contains("line 2, column 9: theme does not have this value"));
///
/// let mut settings = file.settings().clone();
/// settings.speed = Speed::Fast;
/// file.save(&settings)?;
/// let text = std::fs::read_to_string(&path)?;
/// assert_eq!(text, "speed = \"fast\" # for the children\ntheme = \"pink\"\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct SettingsFile {
    // None if the platform names no folder for it.
    path: Option<PathBuf>,
    settings: Settings,
    problems: Vec<StorageError>,
}

impl SettingsFile {
    /// The settings of this user. Creates nothing.
    pub fn open() -> SettingsFile {
        match settings_file(env::var_os(HOME_VARIABLE)) {
            Ok(path) => SettingsFile::at(path),
            Err(problem) => SettingsFile {
                path: None,
                settings: Settings::default(),
                problems: vec![problem],
            },
        }
    }

    /// The settings in this file. One that is not there has the usual ones.
    pub fn at(path: impl Into<PathBuf>) -> SettingsFile {
        let path = path.into();
        let mut settings = Settings::default();
        let problems = match read(&path) {
            Ok(None) => vec![],
            Ok(Some(text)) => take_over(&mut settings, &path, &text),
            Err(problem) => vec![problem],
        };
        SettingsFile {
            path: Some(path),
            settings,
            problems,
        }
    }

    /// The settings in force.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// For changes that hold for this run only, as the command line asks for them: they are not written by
    /// [`SettingsFile::save`].
    pub fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }

    /// What was wrong in the file. Settings that are concerned have their usual values.
    pub fn problems(&self) -> &[StorageError] {
        &self.problems
    }

    /// Writes the settings that differ from those in force, and brings them into force. Comments, order and all
    /// that the program does not know stay; a new file has all settings, each with a comment.
    ///
    /// # Errors
    ///
    /// If the file cannot be written, or is not one that was understood: it is never overwritten then. The next save
    /// tries again.
    pub fn save(&mut self, settings: &Settings) -> Result<(), StorageError> {
        let changed = differing(&self.settings, settings);
        if !changed.is_empty() {
            let path = self.path()?;
            write(path, read(path)?, settings, &changed)?;
        }
        self.settings = settings.clone();
        Ok(())
    }

    /// Makes a choice that holds from now on, and is to stand in the file, whatever is in force: an option of this run or
    /// another program may have changed one and not the other. What the choice does not touch is not written.
    ///
    /// # Errors
    ///
    /// As [`SettingsFile::save`]; the choice is in force all the same.
    pub fn choose(&mut self, choice: impl Fn(&mut Settings)) -> Result<(), StorageError> {
        choice(&mut self.settings);
        let path = self.path()?;
        let text = read(path)?;
        let mut kept = Settings::default();
        if let Some(text) = &text {
            // Only what cannot be read at all is in the way of a choice.
            take_over(&mut kept, path, text);
        }
        let mut chosen = kept.clone();
        choice(&mut chosen);
        match &differing(&kept, &chosen)[..] {
            [] => Ok(()),
            changed => write(path, text, &chosen, changed),
        }
    }

    fn path(&self) -> Result<&Path, StorageError> {
        self.path.as_deref().ok_or(StorageError::NoDataFolder)
    }
}

/// The settings that are written in two ways.
fn differing(one: &Settings, other: &Settings) -> Vec<&'static Key> {
    let differs = |key: &&Key| (key.write)(one).to_string() != (key.write)(other).to_string();
    KEYS.iter().filter(differs).collect()
}

/// Puts settings into the file that has this text, or into a new one.
fn write(
    path: &Path,
    text: Option<String>,
    settings: &Settings,
    changed: &[&Key],
) -> Result<(), StorageError> {
    let text = text.unwrap_or_else(documented);
    let (mark, text) = split_mark(&text);
    let document = Document::parse(text).map_err(|error| not_toml(path, text, &error))?;
    if let Some((place, kind)) = changed.iter().find_map(|key| in_the_way(&document, key)) {
        return Err(error(path, text, place, kind));
    }
    // The document forgets how lines end in other systems.
    let line_end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let mut document = document.into_mut();
    for key in changed {
        put(document.as_table_mut(), key, (key.write)(settings));
    }
    if let Some(folder) = path.parent() {
        disk::create_folder(folder)?;
    }
    // Through a link to the file that it leads to: some keep their settings elsewhere.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    // Two programs may write at once, each by way of a file of its own.
    let new = disk::beside(&target, &format!("{}.new", std::process::id()));
    let text = document.to_string().replace("\r\n", "\n");
    disk::replace(&target, &new, &format!("{mark}{}", text.replace('\n', line_end)))
}

/// The text of the file; none if there is no such file.
fn read(path: &Path) -> Result<Option<String>, StorageError> {
    match fs::canonicalize(path) {
        Ok(target) => disk::read(&target).map(Some),
        Err(error) if error.kind() == io::ErrorKind::NotFound && !disk::exists(path) => Ok(None),
        Err(error) => Err(StorageError::io(Action::Read, path)(error)),
    }
}

/// The byte order mark that some editors put in front, and the text behind it.
fn split_mark(text: &str) -> (&str, &str) {
    let length = if text.starts_with('\u{feff}') { 3 } else { 0 };
    text.split_at(length)
}

/// Takes the settings from a text. Returns what is wrong in it.
fn take_over(settings: &mut Settings, path: &Path, text: &str) -> Vec<StorageError> {
    let (_, text) = split_mark(text);
    let document = match Document::parse(text) {
        Ok(document) => document,
        Err(error) => return vec![not_toml(path, text, &error)],
    };
    let mut problems = Vec::new();
    let mut wrong = |place, kind| problems.push(error(path, text, place, kind));
    take_table(settings, None, document.as_table(), &mut wrong);
    for &(name, _) in TABLES {
        let Some(item) = document.get(name) else {
            continue;
        };
        match item.as_table_like() {
            Some(table) => take_table(settings, Some(name), table, &mut wrong),
            None => wrong(
                item.span().unwrap_or_default(),
                SettingsErrorKind::NotATable { key: name },
            ),
        }
    }
    problems
}

fn take_table(
    settings: &mut Settings,
    table: Option<&'static str>,
    entries: &dyn TableLike,
    wrong: &mut impl FnMut(Range<usize>, SettingsErrorKind),
) {
    for (name, item) in entries.iter() {
        if table.is_none() && TABLES.iter().any(|&(table, _)| table == name) {
            continue;
        }
        let Some(key) = Key::of_table(table).find(|key| key.name == name) else {
            let known: Vec<_> = Key::of_table(table).map(|key| key.name).collect();
            let kind = SettingsErrorKind::UnknownKey {
                key: name.to_owned(),
                known: known.join(", "),
            };
            let key = entries.get_key_value(name).and_then(|(key, _)| key.span());
            wrong(key.or(item.span()).unwrap_or_default(), kind);
            continue;
        };
        let is_allowed = item
            .as_value()
            .and_then(plain)
            .is_some_and(|text| (key.read)(settings, &text));
        if !is_allowed {
            wrong(item.span().unwrap_or_default(), key.wrong());
        }
    }
}

/// A text, a number or a truth value as text.
fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.value().clone()),
        Value::Integer(number) => Some(number.value().to_string()),
        Value::Boolean(truth) => Some(truth.value().to_string()),
        _ => None,
    }
}

/// What a person has written in the place of a setting, or of its table, and would be lost.
fn in_the_way(document: &Document<&str>, key: &Key) -> Option<(Range<usize>, SettingsErrorKind)> {
    let place = |item: &Item| item.span().unwrap_or_default();
    let mut table: &dyn TableLike = document.as_table();
    if let Some(name) = key.table {
        let item = table.get(name)?;
        match item.as_table_like() {
            Some(inner) => table = inner,
            None => return Some((place(item), SettingsErrorKind::NotATable { key: name })),
        }
    }
    let item = table.get(key.name).filter(|item| !item.is_value())?;
    Some((place(item), key.wrong()))
}

/// Puts a value into its place, with a comment if it is new there.
fn put(root: &mut Table, key: &Key, mut value: Value) {
    let table = match key.table {
        None => Some(root as &mut dyn TableLike),
        Some(name) => root
            .entry(name)
            .or_insert_with(|| new_table(name))
            .as_table_like_mut(),
    };
    let Some(table) = table else {
        return;
    };
    match table.get_mut(key.name).and_then(Item::as_value_mut) {
        Some(old) => {
            *value.decor_mut() = old.decor().clone();
            *old = value;
        }
        None => {
            table.insert(key.name, Item::Value(value));
            if let Some(mut name) = table.key_mut(key.name) {
                name.leaf_decor_mut().set_prefix(key.comment());
            }
        }
    }
}

fn new_table(name: &str) -> Item {
    let mut table = Table::new();
    if let Some((_, about)) = TABLES.iter().find(|(table, _)| *table == name) {
        table.decor_mut().set_prefix(format!("\n# {about}\n"));
    }
    Item::Table(table)
}

/// A file with all settings at their usual values, each with a comment.
pub(super) fn documented() -> String {
    let usual = Settings::default();
    let mut document = DocumentMut::new();
    for key in KEYS {
        put(document.as_table_mut(), key, (key.write)(&usual));
    }
    format!("{HEADER}{document}")
}

fn not_toml(path: &Path, text: &str, toml: &TomlError) -> StorageError {
    let reason = toml.message().lines().collect::<Vec<_>>().join(", ");
    let place = toml.span().unwrap_or_default();
    error(path, text, place, SettingsErrorKind::NotToml { reason })
}

fn error(path: &Path, text: &str, place: Range<usize>, kind: SettingsErrorKind) -> StorageError {
    let (line, column) = disk::line_and_column(text, place.start);
    StorageError::Settings(SettingsError {
        path: path.to_owned(),
        line,
        column,
        kind,
    })
}
