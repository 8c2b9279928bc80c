//! How strong the built-in player plays.

use std::fmt;
use std::str::FromStr;

/// A strength, from one that a child beats to the best there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Looks at its own turn only, and misses more than half of what it could do.
    Beginner,
    /// Thinks of the reply, and overlooks things.
    Easy,
    /// Looks three turns ahead, and seldom overlooks a thing that is near.
    Medium,
    /// Looks six turns ahead at most, as far as twenty thousand positions reach, and counts the seeds there.
    Hard,
    /// Looks ahead as far as two hundred thousand positions reach, and knows what the seeds in each house are worth there.
    Expert,
    /// Plays the exact game whenever it can prove it in its time, and else looks ahead as far as it can.
    Perfect,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] = [
        Level::Beginner,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::Expert,
        Level::Perfect,
    ];
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Perfect => "perfect",
        })
    }
}

/// The text is not the name of a [`Level`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseLevelError(());

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is ")?;
        let (last, others) = Level::ALL.split_last().expect("there are levels");
        for (n, level) in others.iter().enumerate() {
            write!(f, "{}{level}", if n > 0 { ", " } else { "" })?;
        }
        write!(f, " or {last}")
    }
}

impl std::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        Level::ALL
            .into_iter()
            .find(|level| text.eq_ignore_ascii_case(&level.to_string()))
            .ok_or(ParseLevelError(()))
    }
}
