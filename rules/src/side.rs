//! The two players of a game, and pairs of values that belong to them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// One of the two sides of the board, and the player who sits there.
///
/// South is at the bottom of a drawn board.
///
/// ```
/// use kalaha_rules::Side;
///
/// assert_eq!(Side::South.other(), Side::North);
/// assert_eq!("north".parse(), Ok(Side::North));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The player at the bottom.
    South,
    /// The player at the top.
    North,
}

impl Side {
    /// Both sides, south first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Side::South => "south",
            Side::North => "north",
        })
    }
}

/// The text is not the name of a [`Side`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseSideError(());

impl fmt::Display for ParseSideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a side is south or north")
    }
}

impl std::error::Error for ParseSideError {}

impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Side, ParseSideError> {
        Side::ALL
            .into_iter()
            .find(|side| text.eq_ignore_ascii_case(&side.to_string()))
            .ok_or(ParseSideError(()))
    }
}

/// A value for each side.
///
/// ```
/// use kalaha_rules::{Side, Sides};
///
/// let mut captured = Sides { south: 3, north: 4 };
/// captured[Side::South] += 2;
/// assert_eq!(captured, Sides { south: 5, north: 4 });
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sides<T> {
    /// What belongs to south.
    pub south: T,
    /// What belongs to north.
    pub north: T,
}

impl<T> Sides<T> {
    /// Builds the value of each side by a function, south first.
    ///
    /// ```
    /// use kalaha_rules::{Side, Sides};
    ///
    /// let other = Sides::from_fn(Side::other);
    /// assert_eq!(other[Side::South], Side::North);
    /// ```
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Sides<T> {
        Sides {
            south: value(Side::South),
            north: value(Side::North),
        }
    }

    /// Turns the value of each side into another.
    ///
    /// ```
    /// use kalaha_rules::Sides;
    ///
    /// let seeds = Sides { south: [1, 2], north: [3, 4] };
    /// assert_eq!(seeds.map(|pair| pair.len()), Sides { south: 2, north: 2 });
    /// ```
    #[must_use]
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> Sides<U> {
        Sides {
            south: f(self.south),
            north: f(self.north),
        }
    }
}

impl<T> Index<Side> for Sides<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for Sides<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}
