//! Who sits on a side of the board.

use std::fmt;
use std::str::FromStr;

use crate::ai::Level;

/// Who plays a side: a person, or the built-in player at some level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seat {
    /// A person, with a name if one is known. The name may hold any character: clean it before it is shown.
    Human(Option<String>),
    /// The built-in player.
    Ai(Level),
}

impl Seat {
    /// Whether a person decides here.
    pub fn is_human(&self) -> bool {
        matches!(self, Seat::Human(_))
    }

    /// The seat as a game record names it: `human`, a level, or else the name of a person.
    pub(super) fn from_name(name: &str) -> Seat {
        name.parse()
            .unwrap_or_else(|_| Seat::Human(Some(name.to_owned())))
    }
}

impl Default for Seat {
    fn default() -> Seat {
        Seat::Human(None)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Human(None) => f.pad("human"),
            Seat::Human(Some(name)) => f.pad(name),
            Seat::Ai(level) => level.fmt(f),
        }
    }
}

/// The text is neither `human` nor a level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseSeatError(());

impl fmt::Display for ParseSeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is human")?;
        for level in Level::ALL {
            write!(f, ", {level}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseSeatError {}

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Seat, ParseSeatError> {
        if text.eq_ignore_ascii_case("human") {
            return Ok(Seat::Human(None));
        }
        text.parse().map(Seat::Ai).map_err(|_| ParseSeatError(()))
    }
}
