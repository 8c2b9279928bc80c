//! All settings: what they are called in the file, what is said about them there, and where their values are kept.

use toml_edit::Value;

use super::value::Setting;
use super::{Allowed, Settings, SettingsErrorKind};

/// A setting.
pub(super) struct Key {
    /// The table of the file that it stands in; none for the part above all tables.
    pub table: Option<&'static str>,
    /// Its name there.
    pub name: &'static str,
    /// What it does.
    pub about: &'static str,
    /// The values that are allowed.
    pub allowed: fn() -> Allowed,
    /// Its value as it is written.
    pub write: fn(&Settings) -> Value,
    /// Takes over a value that is written so; returns whether it is allowed.
    pub read: fn(&mut Settings, &str) -> bool,
}

macro_rules! key {
    ($table:expr, $name:literal, $($field:ident).+, $about:literal) => {
        Key {
            table: $table,
            name: $name,
            about: $about,
            allowed: || allowed(|settings| &settings.$($field).+),
            write: |settings| settings.$($field).+.write(),
            read: |settings, text| read(&mut settings.$($field).+, text),
        }
    };
}

/// The tables, with what is said about them.
pub(super) const TABLES: &[(&str, &str)] = &[
    (COLOURS, "Colours of your own; auto leaves one to the theme."),
    (NEW_GAME, "What is offered for a new game: the last choices."),
];

const COLOURS: &str = "colours";
const NEW_GAME: &str = "new-game";

/// The settings, in the order of the file.
pub(super) const KEYS: &[Key] = &[
    key!(
        None,
        "language",
        language,
        "The language; auto takes that of the system"
    ),
    key!(None, "theme", theme, "The colours"),
    key!(
        None,
        "colour-depth",
        colour_depth,
        "How many colours the terminal can show"
    ),
    key!(
        None,
        "glyphs",
        glyphs,
        "The characters that the board is drawn with"
    ),
    key!(None, "speed", speed, "How fast sowing is shown"),
    key!(None, "mouse", mouse, "Play with the mouse, too"),
    key!(
        None,
        "turn-board",
        turn_board,
        "Turn the board to the player who is to move"
    ),
    key!(
        None,
        "mirror",
        mirror,
        "Draw the board as in a mirror: stores on the left, sowing clockwise"
    ),
    key!(None, "hints", hints, "How much a hint tells at most"),
    key!(
        None,
        "thinking-sign",
        thinking_sign,
        "Show what the built-in player sees while it thinks"
    ),
    key!(
        None,
        "live-evaluation",
        live_evaluation,
        "Show all the time who stands better"
    ),
    key!(
        None,
        "narration",
        narration,
        "How much is said when playing in lines of text"
    ),
    key!(Some(COLOURS), "south", colours.south, "What belongs to south"),
    key!(Some(COLOURS), "north", colours.north, "What belongs to north"),
    key!(Some(COLOURS), "accent", colours.accent, "What is chosen"),
    key!(Some(COLOURS), "text", colours.text, "Words"),
    key!(
        Some(COLOURS),
        "background",
        colours.background,
        "Behind everything"
    ),
    key!(
        Some(COLOURS),
        "faint",
        colours.faint,
        "What helps but is not needed"
    ),
    key!(Some(COLOURS), "warning", colours.warning, "What went wrong"),
    key!(Some(NEW_GAME), "south", new_game.seats.south, "Who plays south"),
    key!(Some(NEW_GAME), "north", new_game.seats.north, "Who plays north"),
    key!(Some(NEW_GAME), "first", new_game.first, "Who begins"),
    key!(
        Some(NEW_GAME),
        "seeds",
        new_game.rules.seeds,
        "Seeds in each house"
    ),
    key!(
        Some(NEW_GAME),
        "own-stone",
        new_game.rules.own_stone,
        "When a last seed in an own empty house goes to the store"
    ),
    key!(
        Some(NEW_GAME),
        "leftovers",
        new_game.rules.leftovers,
        "Who takes the seeds that are left at the end"
    ),
];

impl Key {
    /// The settings of a table.
    pub fn of_table(table: Option<&str>) -> impl Iterator<Item = &'static Key> {
        KEYS.iter().filter(move |key| key.table == table)
    }

    /// That a value is none of those allowed.
    pub fn wrong(&self) -> SettingsErrorKind {
        SettingsErrorKind::WrongValue {
            key: self.name,
            allowed: (self.allowed)(),
        }
    }

    /// The comment above it in the file.
    pub fn comment(&self) -> String {
        format!("# {}: {}\n", self.about, (self.allowed)())
    }
}

fn allowed<T: Setting>(_: fn(&Settings) -> &T) -> Allowed {
    T::allowed()
}

fn read<T: Setting>(field: &mut T, text: &str) -> bool {
    match T::read(text) {
        Some(value) => {
            *field = value;
            true
        }
        None => false,
    }
}
