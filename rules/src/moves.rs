//! Lists of moves as people write them: house numbers, with the sows of one turn joined by `-`.

use std::fmt;

use crate::{House, IllegalSow, Position, Sow};

/// A house in a text, with the column where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrittenMove {
    /// The house.
    pub house: House,
    /// Its first character, counted from 1.
    pub column: usize,
}

/// Reads a list of house numbers with `-`, spaces or commas between them. Who plays which follows from the game.
///
/// # Errors
///
/// If something else than a number from 1 to 6 stands in the list.
///
/// ```
/// let moves = kalaha_rules::parse_moves("3-6 2").unwrap();
/// assert_eq!(moves.len(), 3);
/// assert_eq!(moves[2].column, 5);
///
/// let error = kalaha_rules::parse_moves("3-6 9").unwrap_err();
/// assert_eq!(error.to_string(), "column 5: \"9\" is not a house; houses are numbered 1 to 6");
/// ```
pub fn parse_moves(text: &str) -> Result<Vec<WrittenMove>, ParseMovesError> {
    let is_between = |c: char| c == '-' || c == ',' || c.is_whitespace();
    let mut moves = Vec::new();
    let mut column = 1;
    for word in text.split(is_between) {
        let length = word.chars().count();
        if !word.is_empty() {
            let house = word.parse().map_err(|_| ParseMovesError {
                column,
                found: word.chars().take(ParseMovesError::SHOWN).collect(),
            })?;
            moves.push(WrittenMove { house, column });
        }
        column += length + 1;
    }
    Ok(moves)
}

/// Plays a list of moves on a position and returns the sows.
///
/// # Errors
///
/// If one of them is not legal; the position is then unchanged.
///
/// ```
/// use kalaha_rules::{Position, RuleSet, Side, parse_moves, play_moves};
///
/// let mut position = Position::start(RuleSet::default(), Side::South);
/// let error = play_moves(&mut position, &parse_moves("1-1").unwrap()).unwrap_err();
/// assert_eq!(error.to_string(), "column 3: 1 cannot be played, south's house 1 is empty");
/// assert_eq!(position, Position::start(RuleSet::default(), Side::South));
///
/// let sows = play_moves(&mut position, &parse_moves("1-2").unwrap()).unwrap();
/// assert!(sows[0].extra_turn());
/// assert_eq!(position.turn(), Some(Side::North));
/// ```
pub fn play_moves(position: &mut Position, moves: &[WrittenMove]) -> Result<Vec<Sow>, IllegalMove> {
    let mut after = *position;
    let sows = moves
        .iter()
        .map(|&WrittenMove { house, column }| {
            after.sow(house).map_err(|reason| IllegalMove {
                house,
                column,
                reason,
            })
        })
        .collect::<Result<_, _>>()?;
    *position = after;
    Ok(sows)
}

/// Writes sows as turns: those of one turn joined by `-`, a space between turns.
///
/// A turn that is not complete ends with `-`.
///
/// ```
/// use kalaha_rules::{Position, RuleSet, Side, parse_moves, play_moves, write_turns};
///
/// let mut position = Position::start("four".parse().unwrap(), Side::South);
/// let sows = play_moves(&mut position, &parse_moves("3 6 2").unwrap()).unwrap();
/// assert_eq!(write_turns(&sows), "3-6 2-");
/// assert_eq!(write_turns(&sows[..1]), "3-");
/// ```
pub fn write_turns(sows: &[Sow]) -> String {
    let mut text = String::new();
    for sow in sows {
        if !text.is_empty() && !text.ends_with('-') {
            text.push(' ');
        }
        text.push_str(&sow.house().to_string());
        if sow.extra_turn() {
            text.push('-');
        }
    }
    text
}

/// Something in a list of moves is not a house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseMovesError {
    /// Its first character, counted from 1.
    pub column: usize,
    /// What stands there, at most its first 20 characters.
    pub found: String,
}

impl ParseMovesError {
    const SHOWN: usize = 20;
}

impl fmt::Display for ParseMovesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseMovesError { column, found } = self;
        write!(
            f,
            "column {column}: {found:?} is not a house; houses are numbered 1 to 6"
        )
    }
}

impl std::error::Error for ParseMovesError {}

/// A move of a list cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IllegalMove {
    /// The house that was asked for.
    pub house: House,
    /// Where it stands in the list, counted from 1.
    pub column: usize,
    /// Why it cannot be sown.
    pub reason: IllegalSow,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let IllegalMove {
            house,
            column,
            reason,
        } = self;
        write!(f, "column {column}: {house} cannot be played, {reason}")
    }
}

impl std::error::Error for IllegalMove {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.reason)
    }
}
