//! Seeds in pits, and the board notation.

use std::fmt;
use std::str::FromStr;

use crate::{House, Pit, SeedsPerHouse, Side, Sides};

/// How many seeds lie in each pit. Any distribution of at most [`Board::MAX_SEEDS`] seeds is a board.
///
/// Written in the notation of the Kalah Game Protocol: `<6,S,N,s1,...,s6,n1,...,n6>`, the two stores and then the
/// houses, each side in its own sowing order.
///
/// ```
/// use kalaha_rules::{Board, House, SeedsPerHouse, Side};
///
/// let board = Board::start(SeedsPerHouse::new(4).unwrap());
/// assert_eq!(board.to_string(), "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>");
/// assert_eq!(board.to_string().parse(), Ok(board));
/// assert_eq!(board.house(Side::North, House::ALL[0]), 4);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    // Counter-clockwise from south's house 1, as in `Pit::index`.
    ring: [u8; Pit::COUNT],
}

impl Board {
    /// The most seeds a board can hold in all.
    pub const MAX_SEEDS: u8 = u8::MAX;

    /// The board with these seeds.
    ///
    /// # Errors
    ///
    /// If there are more than [`Board::MAX_SEEDS`] seeds in all.
    ///
    /// ```
    /// use kalaha_rules::{Board, Side, Sides};
    ///
    /// let houses = Sides { south: [0, 0, 0, 0, 0, 1], north: [5, 0, 0, 0, 0, 2] };
    /// let board = Board::new(Sides { south: 9, north: 7 }, houses).unwrap();
    /// assert_eq!(board.in_houses(Side::North), 7);
    /// assert_eq!(board.total(), 24);
    ///
    /// let error = Board::new(Sides { south: 200, north: 200 }, houses).unwrap_err();
    /// assert_eq!(error.to_string(), "408 seeds are more than the 255 a board can hold");
    /// ```
    pub fn new(stores: Sides<u8>, houses: Sides<[u8; House::COUNT]>) -> Result<Board, TooManySeeds> {
        let mut ring = [0; Pit::COUNT];
        for side in Side::ALL {
            let store = Pit::Store(side).index();
            ring[store - House::COUNT..store].copy_from_slice(&houses[side]);
            ring[store] = stores[side];
        }
        let total: u32 = ring.iter().map(|&seeds| u32::from(seeds)).sum();
        if total > u32::from(Board::MAX_SEEDS) {
            return Err(TooManySeeds { total });
        }
        Ok(Board { ring })
    }

    /// The usual start: the same number of seeds in each house, empty stores.
    pub const fn start(seeds: SeedsPerHouse) -> Board {
        let mut ring = [seeds.get(); Pit::COUNT];
        ring[Pit::Store(Side::South).index()] = 0;
        ring[Pit::Store(Side::North).index()] = 0;
        Board { ring }
    }

    /// Seeds in a pit.
    #[inline]
    pub const fn seeds(&self, pit: Pit) -> u8 {
        self.ring[pit.index()]
    }

    /// Seeds in a house.
    #[inline]
    pub const fn house(&self, side: Side, house: House) -> u8 {
        self.seeds(Pit::House(side, house))
    }

    /// Seeds in a player's store.
    #[inline]
    pub const fn store(&self, side: Side) -> u8 {
        self.seeds(Pit::Store(side))
    }

    /// Seeds in the six houses of a side together.
    #[inline]
    pub fn in_houses(&self, side: Side) -> u8 {
        self.houses(side).iter().sum()
    }

    /// The six houses of a side, in sowing order.
    #[inline]
    pub fn houses(&self, side: Side) -> &[u8] {
        let store = Pit::Store(side).index();
        &self.ring[store - House::COUNT..store]
    }

    /// All seeds on the board, stores included. No sow changes it.
    pub fn total(&self) -> u8 {
        self.ring.iter().sum()
    }

    #[inline]
    pub(crate) fn ring_mut(&mut self) -> &mut [u8; Pit::COUNT] {
        &mut self.ring
    }

    /// Empties all houses into the stores of those who take the seeds.
    pub(crate) fn collect(&mut self, taken: Sides<u8>) {
        for side in Side::ALL {
            let store = Pit::Store(side).index();
            self.ring[store - House::COUNT..store].fill(0);
            self.ring[store] += taken[side];
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stores = Side::ALL.map(|side| self.store(side));
        write!(f, "<{}", House::COUNT)?;
        for seeds in stores
            .iter()
            .chain(self.houses(Side::South))
            .chain(self.houses(Side::North))
        {
            write!(f, ",{seeds}")?;
        }
        f.write_str(">")
    }
}

/// More seeds than a [`Board`] can hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TooManySeeds {
    /// How many there were.
    pub total: u32,
}

impl fmt::Display for TooManySeeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} seeds are more than the {} a board can hold",
            self.total,
            Board::MAX_SEEDS
        )
    }
}

impl std::error::Error for TooManySeeds {}

impl FromStr for Board {
    type Err = ParseBoardError;

    /// Reads the notation; spaces are allowed around each number.
    fn from_str(text: &str) -> Result<Board, ParseBoardError> {
        let error = |byte: usize, kind| ParseBoardError {
            column: text[..byte].chars().count() + 1,
            kind,
        };
        let start = text.len() - text.trim_start().len();
        let trimmed = text.trim();
        let inner = trimmed
            .strip_prefix('<')
            .ok_or_else(|| error(start, ParseBoardErrorKind::NoOpening))?;
        let inner = inner
            .strip_suffix('>')
            .ok_or_else(|| error(start + trimmed.len(), ParseBoardErrorKind::NoClosing))?;

        let mut numbers = [0; 1 + Pit::COUNT];
        let mut at = start + 1;
        let mut found = 0;
        for field in inner.split(',') {
            let number = field.trim();
            let byte = at + field.len() - field.trim_start().len();
            if found == numbers.len() {
                return Err(error(byte, ParseBoardErrorKind::TooManyNumbers));
            }
            let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
            numbers[found] = digits
                .then(|| number.parse().ok())
                .flatten()
                .ok_or_else(|| error(byte, ParseBoardErrorKind::NotANumber))?;
            if found == 0 && usize::from(numbers[0]) != House::COUNT {
                return Err(error(byte, ParseBoardErrorKind::NotSixHouses));
            }
            found += 1;
            at += field.len() + 1;
        }
        if found < numbers.len() {
            return Err(error(at - 1, ParseBoardErrorKind::TooFewNumbers { found }));
        }

        let [_, south_store, north_store, ref houses @ ..] = numbers;
        let mut sides = Sides::<[u8; House::COUNT]>::default();
        sides.south.copy_from_slice(&houses[..House::COUNT]);
        sides.north.copy_from_slice(&houses[House::COUNT..]);
        let stores = Sides {
            south: south_store,
            north: north_store,
        };
        Board::new(stores, sides).map_err(|e| error(start, ParseBoardErrorKind::TooManySeeds(e)))
    }
}

/// The text is not a board: what is wrong, and where.
///
/// ```
/// use kalaha_rules::{Board, ParseBoardErrorKind};
///
/// let error = "<6,0,0,4,4,x>".parse::<Board>().unwrap_err();
/// assert_eq!(error.column, 12);
/// assert_eq!(error.kind, ParseBoardErrorKind::NotANumber);
/// assert_eq!(error.to_string(), "column 12: a number of seeds from 0 to 255 is missing");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseBoardError {
    /// The character at which it went wrong, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: ParseBoardErrorKind,
}

/// What is wrong in the text of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParseBoardErrorKind {
    /// It does not begin with `<`.
    NoOpening,
    /// It does not end with `>`.
    NoClosing,
    /// Something else stands where a number from 0 to 255 is due.
    NotANumber,
    /// The first number is not 6: no other number of houses is played here.
    NotSixHouses,
    /// The list ends before the last house.
    TooFewNumbers {
        /// How many numbers there are of the fifteen.
        found: usize,
    },
    /// The list goes on after the last house.
    TooManyNumbers,
    /// More seeds in all than a board can hold.
    TooManySeeds(TooManySeeds),
}

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.kind)
    }
}

impl fmt::Display for ParseBoardErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseBoardErrorKind::NoOpening => f.write_str("a board begins with <"),
            ParseBoardErrorKind::NoClosing => f.write_str("a board ends with >"),
            ParseBoardErrorKind::NotANumber => f.write_str("a number of seeds from 0 to 255 is missing"),
            ParseBoardErrorKind::NotSixHouses => {
                f.write_str("a board begins with <6, since each side has six houses")
            }
            ParseBoardErrorKind::TooFewNumbers { found } => {
                write!(f, "a board has 15 numbers, this one has only {found}")
            }
            ParseBoardErrorKind::TooManyNumbers => f.write_str("a board has 15 numbers, this one has more"),
            ParseBoardErrorKind::TooManySeeds(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ParseBoardError {}
