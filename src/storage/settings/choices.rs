//! Settings that have a few named values.

use std::fmt;
use std::str::FromStr;

/// Defines enums whose values have the names by which settings and options know them.
macro_rules! choices {
    ($(
        $(#[$about:meta])*
        $choice:ident { $( $(#[$meaning:meta])* $value:ident = $name:literal, )+ }
    )+) => { $(
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
        pub enum $choice { $( $(#[$meaning])* $value, )+ }

        impl $choice {
            /// All values.
            pub const ALL: &'static [$choice] = &[$( $choice::$value, )+];
        }

        impl fmt::Display for $choice {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self { $( $choice::$value => $name, )+ })
            }
        }

        impl FromStr for $choice {
            type Err = ParseChoiceError;

            fn from_str(text: &str) -> Result<$choice, ParseChoiceError> {
                let found = $choice::ALL.iter().find(|value| text.eq_ignore_ascii_case(&value.to_string()));
                found.copied().ok_or(ParseChoiceError { allowed: &[$( $name, )+] })
            }
        }
    )+ };
}

choices! {
    /// The name of a set of colours.
    ThemeName {
        /// What suits the terminal.
        #[default]
        Auto = "auto",
        /// For dark backgrounds.
        Dark = "dark",
        /// For light backgrounds.
        Light = "light",
        /// Strong contrast.
        Contrast = "contrast",
        /// Colours that people with any colour vision can tell apart.
        ColourBlind = "colour-blind",
        /// No colours: bold, dim and reversed text only.
        Mono = "mono",
    }

    /// How many colours are used.
    ColourDepth {
        /// As many as the terminal says it has.
        #[default]
        Auto = "auto",
        /// All of 24 bits.
        True = "true",
        /// The palette of 256.
        Palette = "256",
        /// The terminal's own sixteen.
        Sixteen = "16",
        /// None.
        None = "none",
    }

    /// The characters that things are drawn with.
    GlyphSet {
        /// What the terminal's character set allows.
        #[default]
        Auto = "auto",
        /// Frames, dots and arrows.
        Unicode = "unicode",
        /// Only ASCII characters.
        Ascii = "ascii",
    }

    /// How fast sowing is shown.
    Speed {
        /// The end is shown at once.
        Off = "off",
        /// For those in a hurry.
        Fast = "fast",
        /// Each seed can be followed.
        #[default]
        Normal = "normal",
        /// Each seed can be counted aloud.
        Slow = "slow",
    }

    /// How much a hint tells at most.
    Hints {
        /// There are no hints.
        Off = "off",
        /// What to look for.
        Where = "where",
        /// The house to sow.
        House = "house",
        /// The house, and how the game would go on.
        #[default]
        Line = "line",
    }

    /// How much is said when the game is played in lines of text.
    Narration {
        /// Only what has changed.
        Short = "short",
        /// Whole sentences, and the board after each turn.
        #[default]
        Long = "long",
    }
}

/// The text is not the name of a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseChoiceError {
    allowed: &'static [&'static str],
}

impl fmt::Display for ParseChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "allowed are {}", self.allowed.join(", "))
    }
}

impl std::error::Error for ParseChoiceError {}
