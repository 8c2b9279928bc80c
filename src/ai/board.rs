//! A packed board as the mover sees it, made for search: no stores, no names of sides, a sow in a few instructions.

use kalaha_rules::{House, Leftovers, OwnStone, Position, Side};

/// The houses of both players from the view of the one to move. The stores are not part of it: what is in them
/// does not change how the rest is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoverBoard {
    // One byte a house, house 1 lowest; the two top bytes are zero.
    own: u64,
    other: u64,
}

/// The outcome of one sow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sown {
    /// The houses after it, still seen from the player who sowed.
    pub board: MoverBoard,
    /// Seeds that came into the store of the player who sowed, leftovers not counted.
    pub gain: i16,
    /// Whether the last seed fell into the store: the same player moves again, if the game goes on.
    pub again: bool,
}

impl Sown {
    /// The board seen from who moves next, if the game goes on.
    #[inline]
    pub const fn next(self) -> MoverBoard {
        if self.again {
            self.board
        } else {
            self.board.swapped()
        }
    }

    /// The value of the position before, if this sow is played and who moves next has a value.
    #[inline]
    pub const fn value(self, next: i16) -> i16 {
        self.gain + if self.again { next } else { -next }
    }

    /// What is left of a value of the position before, seen from who moves next.
    #[inline]
    pub const fn remaining(self, value: i16) -> i16 {
        if self.again {
            value - self.gain
        } else {
            self.gain - value
        }
    }
}

const HOUSES: u64 = 0x0000_FFFF_FFFF_FFFF;

impl MoverBoard {
    /// The houses of a position seen from its side to move, or `None` if the game is over.
    pub fn of(position: &Position) -> Option<MoverBoard> {
        let turn = position.turn()?;
        let pack = |side: Side| {
            let mut bytes = [0; 8];
            bytes[..House::COUNT].copy_from_slice(position.board().houses(side));
            u64::from_le_bytes(bytes)
        };
        Some(MoverBoard {
            own: pack(turn),
            other: pack(turn.other()),
        })
    }

    /// A board with these seeds on the mover's side and none on the other.
    pub const fn with_own(houses: [u8; House::COUNT]) -> MoverBoard {
        let [a, b, c, d, e, f] = houses;
        MoverBoard {
            own: u64::from_le_bytes([a, b, c, d, e, f, 0, 0]),
            other: 0,
        }
    }

    /// The mover's side of this board, with the mover's side of another as the opponent's.
    #[inline]
    pub const fn against(self, opponent: MoverBoard) -> MoverBoard {
        MoverBoard {
            own: self.own,
            other: opponent.own,
        }
    }

    /// The mover's houses, one byte each, house 1 lowest.
    #[inline]
    pub const fn own(self) -> u64 {
        self.own
    }

    /// The opponent's houses, one byte each, house 1 lowest.
    #[inline]
    pub const fn other(self) -> u64 {
        self.other
    }

    /// Seeds on the mover's side.
    #[inline]
    pub const fn own_total(self) -> usize {
        sum(self.own) as usize
    }

    /// Seeds in a house of the mover, by its index.
    #[inline]
    pub const fn seeds(self, house: usize) -> usize {
        (self.own >> (8 * house) & 0xFF) as usize
    }

    /// Seeds in all houses.
    #[inline]
    pub const fn total(self) -> i16 {
        sum(self.own) + sum(self.other)
    }

    /// The board from the view of the other player.
    #[inline]
    pub const fn swapped(self) -> MoverBoard {
        MoverBoard {
            own: self.other,
            other: self.own,
        }
    }

    /// Whether the game is over: a side is empty.
    #[inline]
    pub const fn is_over(self) -> bool {
        self.own == 0 || self.other == 0
    }

    /// Seeds on the mover's side minus those on the other side.
    #[inline]
    pub const fn side_margin(self) -> i16 {
        sum(self.own) - sum(self.other)
    }

    /// What the leftovers of a game that is over add to the mover's margin.
    #[inline]
    pub const fn leftovers(self, leftovers: Leftovers) -> i16 {
        taken(leftovers, self.side_margin())
    }

    /// The houses that can be sown, from house 6 down.
    #[inline]
    pub fn legal(self) -> impl Iterator<Item = usize> {
        (0..House::COUNT)
            .rev()
            .filter(move |&house| self.seeds(house) > 0)
    }

    /// Sows a house of the mover, which must not be empty.
    #[inline]
    pub const fn sow(self, own_stone: OwnStone, house: usize) -> Sown {
        let path = &PATHS[house][self.seeds(house)];
        let sum = (self.own & !(0xFF << (8 * house))) + path.own;
        let mut own = sum & HOUSES;
        let mut other = self.other + path.other;
        let mut gain = (sum >> 48) as i16;
        let end = path.end as u32;
        if end < House::COUNT as u32 && own >> (8 * end) & 0xFF == 1 {
            let across = 8 * (House::COUNT as u32 - 1 - end);
            let opposite = (other >> across & 0xFF) as i16;
            other &= !(0xFF << across);
            let stone = match own_stone {
                OwnStone::Always => 1,
                OwnStone::OnCapture => (opposite > 0) as u64,
                OwnStone::Never => 0,
            };
            own -= stone << (8 * end);
            gain += opposite + stone as i16;
        }
        Sown {
            board: MoverBoard { own, other },
            gain,
            again: end == STORE as u32,
        }
    }
}

/// What the leftovers of a game that is over add to a player's margin, with so many more seeds on the own side than on
/// the other.
#[inline]
pub const fn taken(leftovers: Leftovers, side_margin: i16) -> i16 {
    match leftovers {
        Leftovers::Owner => side_margin,
        // One side is empty, so its player takes exactly what the other would keep.
        Leftovers::Emptier => -side_margin,
    }
}

/// The sum of the bytes, which must be below 256.
#[inline]
const fn sum(houses: u64) -> i16 {
    (houses.wrapping_mul(0x0101_0101_0101_0101) >> 56) as i16
}

/// What a sow adds to each house, and to the store in byte 6 of `own`; and where it ends, counted from the mover's
/// house 1 through the store to the opponent's house 6.
#[derive(Clone, Copy)]
struct Path {
    own: u64,
    other: u64,
    end: u8,
}

/// The place of the mover's store in a [`Path`].
const STORE: usize = House::COUNT;
/// Places of a sow's round: all but the opponent's store.
const ROUND: usize = 2 * House::COUNT + 1;

/// The path of each sow by house and number of seeds: stepping seed by seed would cost a loop in every node.
static PATHS: [[Path; 256]; House::COUNT] = {
    let nowhere = Path {
        own: 0,
        other: 0,
        end: 0,
    };
    let mut paths = [[nowhere; 256]; House::COUNT];
    let mut house = 0;
    while house < House::COUNT {
        let mut place = house;
        let mut seeds = 1;
        while seeds < 256 {
            place = (place + 1) % ROUND;
            let mut path = paths[house][seeds - 1];
            if place <= STORE {
                path.own += 1 << (8 * place);
            } else {
                path.other += 1 << (8 * (place - STORE - 1));
            }
            path.end = place as u8;
            paths[house][seeds] = path;
            seeds += 1;
        }
        house += 1;
    }
    paths
};

#[cfg(test)]
mod tests {
    use super::*;
    use kalaha_rules::{Board, RuleSet, Sides};
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    /// Plays a random game and compares each sow with the rules crate.
    fn play_and_compare(mut position: Position, rng: &mut ChaCha8Rng) {
        while let Some(side) = position.turn() {
            let houses: Vec<House> = position.legal().iter().collect();
            let house = houses[rng.random_range(0..houses.len())];
            let packed = MoverBoard::of(&position).unwrap();
            let total = position.board().in_houses(Side::South) + position.board().in_houses(Side::North);
            assert_eq!(packed.total(), i16::from(total));
            assert!(!packed.is_over());

            let margin = |position: &Position| {
                let score = position.score();
                i16::from(score[side]) - i16::from(score[side.other()])
            };
            let before = margin(&position);
            let sow = position.sow(house).unwrap();
            let sown = packed.sow(position.rules().own_stone, house.index());
            assert_eq!(sown.board.is_over(), sow.ends_game());
            if sow.ends_game() {
                let leftovers = sown.board.leftovers(position.rules().leftovers);
                assert_eq!(before + sown.gain + leftovers, margin(&position));
            } else {
                assert_eq!(before + sown.gain, margin(&position));
                assert_eq!(sown.again, sow.extra_turn());
                let seen = if sown.again {
                    sown.board
                } else {
                    sown.board.swapped()
                };
                assert_eq!(MoverBoard::of(&position), Some(seen));
            }
        }
    }

    #[test]
    fn sows_as_the_rules_say() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for rules in RuleSet::all() {
            for _ in 0..40 {
                play_and_compare(Position::start(rules, Side::South), &mut rng);
            }
        }
    }

    #[test]
    fn sows_many_seeds_as_the_rules_say() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        for rules in RuleSet::all() {
            for _ in 0..20 {
                let mut houses = Sides::<[u8; House::COUNT]>::default();
                for _ in 0..255 {
                    // Squeezing most seeds into few houses gives sows of several rounds.
                    let house = rng.random_range(0..House::COUNT) & rng.random_range(0..House::COUNT);
                    let side = Side::ALL[rng.random_range(0..2)];
                    houses[side][house] += 1;
                }
                let board = Board::new(Sides::default(), houses).unwrap();
                play_and_compare(Position::new(rules, board, Side::North), &mut rng);
            }
        }
    }
}
