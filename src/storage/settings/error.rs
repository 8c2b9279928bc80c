use std::fmt;
use std::path::PathBuf;

/// Something in the file of settings cannot be used: what, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingsError {
    /// The file.
    pub path: PathBuf,
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: SettingsErrorKind,
}

/// What is wrong in a file of settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingsErrorKind {
    /// The file is not TOML, and none of it can be used.
    NotToml {
        /// Why not.
        reason: String,
    },
    /// There is no such setting.
    UnknownKey {
        /// How it is called in the file.
        key: String,
        /// Those that there are.
        known: String,
    },
    /// The setting does not have this value.
    WrongValue {
        /// The setting.
        key: &'static str,
        /// The values that are allowed.
        allowed: Allowed,
    },
    /// A table should stand here.
    NotATable {
        /// Its name.
        key: &'static str,
    },
}

/// The values that a setting can have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Allowed {
    /// These, as they are written.
    These(String),
    /// A colour, or the one of the theme.
    Colour,
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Allowed::These(values) => values,
            Allowed::Colour => {
                "auto, a colour as #a3be8c, a name as red or light-blue, a number of the palette of 256"
            }
        })
    }
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SettingsError {
            path,
            line,
            column,
            kind,
        } = self;
        // Quoted, as a name may hold characters that a terminal would obey.
        write!(f, "{path:?}, line {line}, column {column}: ")?;
        match kind {
            SettingsErrorKind::NotToml { reason } => f.write_str(reason),
            SettingsErrorKind::UnknownKey { key, known } => {
                write!(f, "there is no setting {key:?} here; there are {known}")
            }
            SettingsErrorKind::WrongValue { key, allowed } => {
                write!(f, "{key} does not have this value; allowed are {allowed}")
            }
            SettingsErrorKind::NotATable { key } => {
                write!(f, "{key} is a table and begins with a line [{key}]")
            }
        }
    }
}

impl std::error::Error for SettingsError {}
