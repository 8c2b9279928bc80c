//! One sow, and everything that happened in it.

use crate::{Board, House, OwnStone, Pit, Side, Sides};

/// What happened in a sow. Only [`Position::sow`](crate::Position::sow) makes one, so it is always true.
///
/// ```
/// use kalaha_rules::{House, Pit, Position, RuleSet, Side};
///
/// let board = "<6,5,1,1,0,4,4,4,4,4,4,4,4,5,4>".parse().unwrap();
/// let mut position = Position::new(RuleSet::default(), board, Side::South);
/// let sow = position.sow(House::new(1).unwrap()).unwrap();
///
/// assert_eq!(sow.end().to_string(), "south 2");
/// assert_eq!(sow.drops().count(), 1);
/// let capture = sow.capture().unwrap();
/// assert_eq!((capture.own, capture.opposite), (1, 5));
/// assert!(!sow.extra_turn() && !sow.ends_game());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sow {
    side: Side,
    house: House,
    seeds: u8,
    end: Pit,
    capture: Option<Capture>,
    pub(crate) leftovers: Option<Sides<u8>>,
}

/// Seeds taken by a last seed in an empty house of its own side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Capture {
    /// The capturing seed if it goes to the store: 1 or 0.
    pub own: u8,
    /// Seeds from the opposite house.
    pub opposite: u8,
}

impl Capture {
    /// All seeds that went to the store.
    pub const fn total(self) -> u8 {
        self.own + self.opposite
    }
}

impl Sow {
    /// Who sowed.
    #[inline]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The house that was emptied.
    #[inline]
    pub const fn house(&self) -> House {
        self.house
    }

    /// How many seeds were taken from it.
    #[inline]
    pub const fn seeds(&self) -> u8 {
        self.seeds
    }

    /// Where each seed fell, in order.
    ///
    /// ```
    /// use kalaha_rules::{House, Position, RuleSet, Side};
    ///
    /// let mut position = Position::start("four".parse().unwrap(), Side::South);
    /// let sow = position.sow(House::new(5).unwrap()).unwrap();
    /// let path: Vec<String> = sow.drops().map(|pit| pit.to_string()).collect();
    /// assert_eq!(path, ["south 6", "south store", "north 1", "north 2"]);
    /// ```
    pub fn drops(&self) -> impl ExactSizeIterator<Item = Pit> + Clone + use<> {
        let skipped = Pit::Store(self.side.other()).index() as u8;
        let mut place = Pit::House(self.side, self.house).index() as u8;
        (0..self.seeds).map(move |_| {
            place = next(place, skipped);
            Pit::from_ring(place)
        })
    }

    /// Where the last seed fell.
    #[inline]
    pub const fn end(&self) -> Pit {
        self.end
    }

    /// What was captured, if anything.
    #[inline]
    pub const fn capture(&self) -> Option<Capture> {
        self.capture
    }

    /// Whether the same side moves again. A sow that ends the game gives no extra turn, wherever it ended.
    #[inline]
    pub const fn extra_turn(&self) -> bool {
        self.ends_in_own_store() && !self.ends_game()
    }

    /// Whether the game is over after it.
    #[inline]
    pub const fn ends_game(&self) -> bool {
        self.leftovers.is_some()
    }

    /// What each player took when the game ended with this sow.
    ///
    /// ```
    /// use kalaha_rules::{House, Position, RuleSet, Side, Sides};
    ///
    /// let board = "<6,10,3,0,0,0,0,0,1,0,0,0,0,0,2>".parse().unwrap();
    /// let mut position = Position::new(RuleSet::default(), board, Side::South);
    /// let sow = position.sow(House::new(6).unwrap()).unwrap();
    /// assert_eq!(sow.leftovers(), Some(Sides { south: 0, north: 2 }));
    /// ```
    #[inline]
    pub const fn leftovers(&self) -> Option<Sides<u8>> {
        self.leftovers
    }

    #[inline]
    pub(crate) const fn ends_in_own_store(&self) -> bool {
        // The opponent's store is never on the way.
        matches!(self.end, Pit::Store(_))
    }

    /// Rules 2 and 4: moves the seeds of a house that is not empty, and captures.
    #[inline]
    pub(crate) fn on_board(board: &mut Board, own_stone: OwnStone, side: Side, house: House) -> Sow {
        let ring = board.ring_mut();
        let skipped = Pit::Store(side.other()).index() as u8;
        let mut place = Pit::House(side, house).index() as u8;
        let seeds = std::mem::take(&mut ring[place as usize]);
        for _ in 0..seeds {
            place = next(place, skipped);
            ring[place as usize] += 1;
        }
        let end = Pit::from_ring(place);
        let capture = match end {
            Pit::House(owner, last) if owner == side && ring[place as usize] == 1 => {
                capture(ring, own_stone, side, last)
            }
            _ => None,
        };
        Sow {
            side,
            house,
            seeds,
            end,
            capture,
            leftovers: None,
        }
    }
}

#[inline]
fn next(place: u8, skipped: u8) -> u8 {
    let following = |place: u8| if place == 13 { 0 } else { place + 1 };
    match following(place) {
        place if place == skipped => following(place),
        place => place,
    }
}

/// Rule 4, for a last seed that lies alone in a house of its own side.
#[inline]
fn capture(ring: &mut [u8; Pit::COUNT], own_stone: OwnStone, side: Side, last: House) -> Option<Capture> {
    let from = Pit::House(side, last).index();
    let across = Pit::House(side.other(), last.opposite()).index();
    let opposite = ring[across];
    let own = match own_stone {
        OwnStone::Always => 1,
        OwnStone::OnCapture => u8::from(opposite > 0),
        OwnStone::Never => 0,
    };
    let capture = Capture { own, opposite };
    if capture.total() == 0 {
        return None;
    }
    ring[across] = 0;
    ring[from] -= own;
    ring[Pit::Store(side).index()] += capture.total();
    Some(capture)
}
