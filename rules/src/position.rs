//! A board with the rules it is played by and the side to move.

use std::fmt;

use crate::{Board, House, Houses, Leftovers, RuleSet, Side, Sides, Sow};

/// A state of the game: rules, board and whose turn it is. It can only be a legal one.
///
/// ```
/// use kalaha_rules::{House, Position, RuleSet, Side};
///
/// let mut position = Position::start("kalah".parse().unwrap(), Side::South);
/// let sow = position.sow(House::new(3).unwrap()).unwrap();
/// assert!(sow.extra_turn());
/// assert_eq!(position.turn(), Some(Side::South));
/// assert_eq!(position.board().to_string(), "<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4>");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    rules: RuleSet,
    board: Board,
    turn: Option<Side>,
}

impl Position {
    /// The usual start of a game.
    pub const fn start(rules: RuleSet, first: Side) -> Position {
        Position {
            rules,
            board: Board::start(rules.seeds),
            turn: Some(first),
        }
    }

    /// The position with any board.
    ///
    /// If a side has no seeds in its houses, the game is over by the rules, and the leftovers are taken as they
    /// say. The seeds of the rule set need not be those of the board.
    ///
    /// ```
    /// use kalaha_rules::{GameResult, Position, RuleSet, Side};
    ///
    /// let board = "<6,20,22,1,0,2,0,0,0,0,0,0,0,0,0>".parse().unwrap();
    /// let position = Position::new(RuleSet::default(), board, Side::South);
    /// assert_eq!(position.turn(), None);
    /// assert_eq!(position.result(), Some(GameResult::Win(Side::South)));
    /// ```
    pub fn new(rules: RuleSet, board: Board, turn: Side) -> Position {
        let mut position = Position {
            rules,
            board,
            turn: Some(turn),
        };
        position.end_if_a_side_is_empty();
        position
    }

    /// The rules it is played by.
    #[inline]
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The seeds.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move, or `None` when the game is over.
    #[inline]
    pub const fn turn(&self) -> Option<Side> {
        self.turn
    }

    /// Whether the game is over.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.turn.is_none()
    }

    /// The houses that the side to move may sow: its non-empty ones, none when the game is over.
    ///
    /// ```
    /// use kalaha_rules::{House, Position, RuleSet, Side};
    ///
    /// let board = "<6,0,0,0,4,0,1,0,0,4,4,4,4,4,4>".parse().unwrap();
    /// let position = Position::new(RuleSet::default(), board, Side::South);
    /// assert!(position.legal().iter().map(House::number).eq([2, 4]));
    /// ```
    #[inline]
    pub fn legal(&self) -> Houses {
        self.turn.map_or(Houses::NONE, |side| {
            House::ALL
                .into_iter()
                .filter(|&house| self.board.house(side, house) > 0)
                .collect()
        })
    }

    /// Sows a house of the side to move and says all that happened.
    ///
    /// # Errors
    ///
    /// If the house is empty or the game is over; the position is then unchanged.
    ///
    /// ```
    /// use kalaha_rules::{House, Position, RuleSet, Side};
    ///
    /// let board = "<6,5,1,1,0,4,4,4,4,4,4,4,4,5,4>".parse().unwrap();
    /// let mut position = Position::new(RuleSet::default(), board, Side::South);
    ///
    /// let error = position.sow(House::new(2).unwrap()).unwrap_err();
    /// assert_eq!(error.to_string(), "south's house 2 is empty");
    ///
    /// let sow = position.sow(House::new(1).unwrap()).unwrap();
    /// assert_eq!(sow.capture().map(|capture| capture.total()), Some(6));
    /// ```
    #[inline]
    pub fn sow(&mut self, house: House) -> Result<Sow, IllegalSow> {
        let side = self.turn.ok_or(IllegalSow::GameOver)?;
        if self.board.house(side, house) == 0 {
            return Err(IllegalSow::EmptyHouse { side, house });
        }
        let mut sow = Sow::on_board(&mut self.board, self.rules.own_stone, side, house);
        if !sow.ends_in_own_store() {
            self.turn = Some(side.other());
        }
        sow.leftovers = self.end_if_a_side_is_empty();
        Ok(sow)
    }

    /// Seeds in the stores: the score so far, and the final one when the game is over.
    pub fn score(&self) -> Sides<u8> {
        Sides::from_fn(|side| self.board.store(side))
    }

    /// How the game ended, or `None` while it goes on.
    pub fn result(&self) -> Option<GameResult> {
        self.is_over().then(|| {
            let Sides { south, north } = self.score();
            match south.cmp(&north) {
                std::cmp::Ordering::Greater => GameResult::Win(Side::South),
                std::cmp::Ordering::Less => GameResult::Win(Side::North),
                std::cmp::Ordering::Equal => GameResult::Draw,
            }
        })
    }

    /// Rule 5. Returns what each player takes, or `None` if the game goes on.
    #[inline]
    fn end_if_a_side_is_empty(&mut self) -> Option<Sides<u8>> {
        let on_side = Sides::from_fn(|side| self.board.in_houses(side));
        if on_side.south > 0 && on_side.north > 0 {
            return None;
        }
        let taken = match self.rules.leftovers {
            Leftovers::Owner => on_side,
            Leftovers::Emptier => Sides {
                south: on_side.north,
                north: on_side.south,
            },
        };
        self.board.collect(taken);
        self.turn = None;
        Some(taken)
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// This side has more seeds.
    Win(Side),
    /// Both have the same number.
    Draw,
}

impl GameResult {
    /// The side that has won, or `None` for a draw.
    #[inline]
    pub const fn winner(self) -> Option<Side> {
        match self {
            GameResult::Win(side) => Some(side),
            GameResult::Draw => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameResult::Win(side) => side.fmt(f),
            GameResult::Draw => f.pad("draw"),
        }
    }
}

/// Why a house cannot be sown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalSow {
    /// The game is over.
    GameOver,
    /// There is nothing in the house to sow.
    EmptyHouse {
        /// The side to move.
        side: Side,
        /// The house that was asked for.
        house: House,
    },
}

impl fmt::Display for IllegalSow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalSow::GameOver => f.write_str("the game is over"),
            IllegalSow::EmptyHouse { side, house } => write!(f, "{side}'s house {house} is empty"),
        }
    }
}

impl std::error::Error for IllegalSow {}
