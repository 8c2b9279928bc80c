//! What a person has chosen once and for all, in a file that is made to be read and edited.
//!
//! The file is `settings.toml` in the folder that `KALAHA_HOME` names, or else in `kalaha` in the platform's folder for
//! configuration. One table of keys (`keys`) says what stands in it.

mod choices;
mod error;
mod file;
mod keys;
mod value;

pub use choices::{ColourDepth, GlyphSet, Hints, Narration, ParseChoiceError, Speed, ThemeName};
pub use error::{Allowed, SettingsError, SettingsErrorKind};
pub use file::SettingsFile;

use kalaha_rules::{RuleSet, Sides};
use ratatui::style::Color;

use crate::game::{First, Seat};
use crate::language::Language;

/// All settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The language of all words; none for that of the system.
    pub language: Option<Language>,
    /// The set of colours.
    pub theme: ThemeName,
    /// How many colours are used.
    pub colour_depth: ColourDepth,
    /// What things are drawn with.
    pub glyphs: GlyphSet,
    /// How fast sowing is shown.
    pub speed: Speed,
    /// Whether one can play with the mouse, too.
    pub mouse: bool,
    /// Whether the board is turned to the player who is to move.
    pub turn_board: bool,
    /// Whether the board is drawn as in a mirror: stores on the players' left, sowing clockwise.
    pub mirror: bool,
    /// How much a hint tells at most.
    pub hints: Hints,
    /// Whether it is shown what the built-in player sees while it thinks.
    pub thinking_sign: bool,
    /// Whether it is shown all the time who stands better.
    pub live_evaluation: bool,
    /// How much is said in lines of text.
    pub narration: Narration,
    /// Colours of the person's own.
    pub colours: OwnColours,
    /// The last choices for a new game.
    pub new_game: NewGame,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: ThemeName::default(),
            colour_depth: ColourDepth::default(),
            glyphs: GlyphSet::default(),
            speed: Speed::default(),
            mouse: true,
            turn_board: false,
            mirror: false,
            hints: Hints::default(),
            thinking_sign: true,
            live_evaluation: false,
            narration: Narration::default(),
            colours: OwnColours::default(),
            new_game: NewGame::default(),
        }
    }
}

/// Colours that take the place of those of the theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct OwnColours {
    /// What belongs to south.
    pub south: Option<Color>,
    /// What belongs to north.
    pub north: Option<Color>,
    /// What is chosen.
    pub accent: Option<Color>,
    /// Words.
    pub text: Option<Color>,
    /// Behind everything.
    pub background: Option<Color>,
    /// What helps but is not needed.
    pub faint: Option<Color>,
    /// What went wrong.
    pub warning: Option<Color>,
}

/// The choices for a new game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NewGame {
    /// Who sits where. The file keeps no names of people.
    pub seats: Sides<Seat>,
    /// The rules.
    pub rules: RuleSet,
    /// Who begins.
    pub first: First,
}
