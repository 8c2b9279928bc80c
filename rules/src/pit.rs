//! The places on the board: houses, sets of houses, and pits (a house or a store).

use std::fmt;
use std::str::FromStr;

use crate::Side;

/// One of a player's six houses, numbered 1 to 6 in the owner's sowing order.
///
/// House 6 is next to the owner's store.
///
/// ```
/// use kalaha_rules::House;
///
/// let house = House::new(2).unwrap();
/// assert_eq!(house.number(), 2);
/// assert_eq!(house.opposite().number(), 5);
/// assert_eq!(House::new(7), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// How many houses each player has.
    pub const COUNT: usize = 6;

    /// All houses of one side, in sowing order.
    pub const ALL: [House; House::COUNT] = [House(0), House(1), House(2), House(3), House(4), House(5)];

    /// The house with this number, or `None` outside 1 to 6.
    #[inline]
    pub const fn new(number: u8) -> Option<House> {
        match number {
            1..=6 => Some(House(number - 1)),
            _ => None,
        }
    }

    /// The number by which people call it, 1 to 6.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its place in an array of six, 0 to 5.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The opponent's house across the board: house h faces house 7 - h.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> House {
        House(5 - self.0)
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// The text is not the number of a [`House`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseHouseError(());

impl fmt::Display for ParseHouseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a house is a number from 1 to 6")
    }
}

impl std::error::Error for ParseHouseError {}

impl FromStr for House {
    type Err = ParseHouseError;

    fn from_str(text: &str) -> Result<House, ParseHouseError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(House(digit - b'1')),
            _ => Err(ParseHouseError(())),
        }
    }
}

/// A set of houses of one side, as a player may choose from.
///
/// Iterating yields the houses from 1 to 6.
///
/// ```
/// use kalaha_rules::{House, Houses};
///
/// let set: Houses = [5, 2].into_iter().filter_map(House::new).collect();
/// assert_eq!(set.len(), 2);
/// assert_eq!(set.iter().map(House::number).collect::<Vec<_>>(), [2, 5]);
/// for house in set {
///     assert!(set.contains(house));
/// }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Houses(u8);

impl Houses {
    /// No house.
    pub const NONE: Houses = Houses(0);

    /// Whether this house is in the set.
    #[inline]
    pub const fn contains(self, house: House) -> bool {
        self.0 & (1 << house.0) != 0
    }

    /// How many houses are in the set, 0 to 6.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no house is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a house.
    #[inline]
    pub const fn insert(&mut self, house: House) {
        self.0 |= 1 << house.0;
    }

    /// The houses from 1 to 6.
    #[inline]
    pub fn iter(self) -> HousesIter {
        self.into_iter()
    }
}

impl IntoIterator for Houses {
    type Item = House;
    type IntoIter = HousesIter;

    #[inline]
    fn into_iter(self) -> HousesIter {
        HousesIter(self)
    }
}

/// The houses of a set, from 1 to 6.
#[derive(Debug, Clone)]
pub struct HousesIter(Houses);

impl HousesIter {
    #[inline]
    fn take(&mut self, house: House) -> House {
        self.0.0 &= !(1 << house.0);
        house
    }
}

impl Iterator for HousesIter {
    type Item = House;

    #[inline]
    fn next(&mut self) -> Option<House> {
        if self.0.is_empty() {
            return None;
        }
        Some(self.take(House(self.0.0.trailing_zeros() as u8)))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for HousesIter {
    #[inline]
    fn next_back(&mut self) -> Option<House> {
        let last = self.0.0.checked_ilog2()?;
        Some(self.take(House(last as u8)))
    }
}

impl ExactSizeIterator for HousesIter {}

impl Extend<House> for Houses {
    fn extend<I: IntoIterator<Item = House>>(&mut self, houses: I) {
        for house in houses {
            self.insert(house);
        }
    }
}

impl FromIterator<House> for Houses {
    fn from_iter<I: IntoIterator<Item = House>>(houses: I) -> Houses {
        let mut set = Houses::NONE;
        set.extend(houses);
        set
    }
}

/// A place that holds seeds: a house or a store.
///
/// ```
/// use kalaha_rules::{House, Pit, Side};
///
/// let pit = Pit::House(Side::South, House::new(3).unwrap());
/// assert_eq!(pit.to_string(), "south 3");
/// assert_eq!(Pit::Store(Side::North).to_string(), "north store");
/// assert_eq!(pit.owner(), Side::South);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pit {
    /// A house of this side.
    House(Side, House),
    /// The store of this side.
    Store(Side),
}

impl Pit {
    /// How many pits a board has.
    pub const COUNT: usize = 14;

    /// All pits once around the board, counter-clockwise, from south's house 1.
    ///
    /// ```
    /// use kalaha_rules::{Board, Pit, SeedsPerHouse};
    ///
    /// let board = Board::start(SeedsPerHouse::default());
    /// let empty: Vec<String> = Pit::all().filter(|&pit| board.seeds(pit) == 0).map(|pit| pit.to_string()).collect();
    /// assert_eq!(empty, ["south store", "north store"]);
    /// ```
    pub fn all() -> impl Iterator<Item = Pit> {
        (0..Pit::COUNT as u8).map(Pit::from_ring)
    }

    /// The player to whom it belongs.
    #[inline]
    pub const fn owner(self) -> Side {
        match self {
            Pit::House(side, _) | Pit::Store(side) => side,
        }
    }

    /// Its place in [`Pit::all`], 0 to 13.
    #[inline]
    pub const fn index(self) -> usize {
        let first = match self.owner() {
            Side::South => 0,
            Side::North => 7,
        };
        match self {
            Pit::House(_, house) => first + house.index(),
            Pit::Store(_) => first + House::COUNT,
        }
    }

    #[inline]
    pub(crate) const fn from_ring(place: u8) -> Pit {
        let side = if place < 7 { Side::South } else { Side::North };
        match place % 7 {
            6 => Pit::Store(side),
            house => Pit::House(side, House(house)),
        }
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pit::House(side, house) => f.pad(&format!("{side} {house}")),
            Pit::Store(side) => f.pad(&format!("{side} store")),
        }
    }
}
