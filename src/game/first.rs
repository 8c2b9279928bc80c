//! Who begins a game.

use std::fmt;
use std::str::FromStr;

use kalaha_rules::Side;
use rand::{Rng, RngExt};

/// Who begins: one of the sides, or one drawn by lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum First {
    /// South begins.
    #[default]
    South,
    /// North begins.
    North,
    /// Drawn by lot.
    Lot,
}

impl First {
    /// All values, the default first.
    pub const ALL: [First; 3] = [First::South, First::North, First::Lot];

    /// The side that begins, drawn if it is left to the lot.
    pub fn draw(self, rng: &mut impl Rng) -> Side {
        match self {
            First::South => Side::South,
            First::North => Side::North,
            First::Lot => match rng.random() {
                true => Side::South,
                false => Side::North,
            },
        }
    }
}

impl From<Side> for First {
    fn from(side: Side) -> First {
        match side {
            Side::South => First::South,
            Side::North => First::North,
        }
    }
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            First::South => "south",
            First::North => "north",
            First::Lot => "lot",
        })
    }
}

/// The text is not a way to choose who begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseFirstError(());

impl fmt::Display for ParseFirstError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("south, north or lot begins")
    }
}

impl std::error::Error for ParseFirstError {}

impl FromStr for First {
    type Err = ParseFirstError;

    fn from_str(text: &str) -> Result<First, ParseFirstError> {
        First::ALL
            .into_iter()
            .find(|first| text.eq_ignore_ascii_case(&first.to_string()))
            .ok_or(ParseFirstError(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;

    #[test]
    fn the_lot_falls_on_both_sides() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let south = (0..1000)
            .filter(|_| First::Lot.draw(&mut rng) == Side::South)
            .count();
        assert!((400..600).contains(&south), "{south} of 1000");
        assert_eq!(First::North.draw(&mut rng), Side::North);
    }
}
