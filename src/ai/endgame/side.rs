//! One side of the board in all its arrangements, and what sows make of it whatever lies on the other side.

use kalaha_rules::{House, OwnStone};

use super::super::board::MoverBoard;
use super::number::{arrangements, side_number};

/// All ways to lay a number of seeds into the six houses of a side, in the order of their numbers, and where sows and
/// captures lead from each.
#[derive(Debug)]
pub struct SideTable {
    /// The arrangements, with nothing on the other side.
    pub boards: Vec<MoverBoard>,
    /// For each house: what is left of each arrangement when the house is captured.
    pub captured: [Vec<Captured>; House::COUNT],
    /// The outcomes of the sows of each arrangement. There are always six, so that no branch depends on their number.
    pub outcomes: Vec<[Outcome; House::COUNT]>,
    /// For each house of the other side: sows that end opposite, in an empty house, and score nothing. The number of the
    /// arrangement before and after.
    pub uncaptured: [Vec<(u32, u32)>; House::COUNT],
    /// Sows that come round to their own side again: the number of the arrangement, and the house.
    pub rounds: Vec<(u32, usize)>,
    /// For 1 to 6 seeds from the other side: the number that each arrangement gets by them.
    received: [Vec<u32>; House::COUNT],
}

/// An arrangement after a capture.
#[derive(Debug, Clone, Copy)]
pub struct Captured {
    /// The number of the arrangement without the captured seeds.
    pub number: u32,
    /// How many were captured.
    pub seeds: u8,
}

/// What a sow does, as far as it does not depend on the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// The house is empty, or its sow comes round.
    None,
    /// It scores nothing.
    Pass,
    /// It ends in the store.
    Again,
    /// It ends in an empty house opposite this house of the other side, and scores by it.
    Capture(usize),
    /// It gives the other side so many seeds, 1 to 6.
    Over(usize),
}

impl Effect {
    /// How many effects there are.
    pub const COUNT: usize = 3 + 2 * House::COUNT;

    /// Its place among all.
    const fn index(self) -> usize {
        match self {
            Effect::None => 0,
            Effect::Pass => 1,
            Effect::Again => 2,
            Effect::Capture(house) => 3 + house,
            Effect::Over(seeds) => 3 + House::COUNT + seeds - 1,
        }
    }

    /// All effects in their order.
    pub fn all() -> impl Iterator<Item = Effect> {
        [Effect::None, Effect::Pass, Effect::Again]
            .into_iter()
            .chain((0..House::COUNT).map(Effect::Capture))
            .chain((1..=House::COUNT).map(Effect::Over))
    }
}

/// The effect of a sow, and the number that its side has then.
#[derive(Debug, Clone, Copy)]
pub struct Outcome(u32);

impl Outcome {
    const EFFECT_BITS: u32 = 4;
    const NONE: Outcome = Outcome(0);

    fn new(effect: Effect, houses: u64) -> Outcome {
        Outcome((side_number(houses) << Outcome::EFFECT_BITS | effect.index()) as u32)
    }

    /// The place of its effect among [`Effect::all`].
    #[inline]
    pub fn effect(self) -> usize {
        (self.0 & ((1 << Outcome::EFFECT_BITS) - 1)) as usize
    }

    /// The number of the side after the sow.
    #[inline]
    pub fn number(self) -> usize {
        (self.0 >> Outcome::EFFECT_BITS) as usize
    }
}

impl SideTable {
    /// All arrangements of so many seeds.
    pub fn new(own_stone: OwnStone, seeds: usize) -> SideTable {
        let mut boards = Vec::with_capacity(arrangements(seeds));
        arrange(seeds as u8, House::COUNT - 1, &mut [0; House::COUNT], &mut boards);
        let captured = std::array::from_fn(|house| {
            let without = |board: &MoverBoard| Captured {
                number: side_number(board.own() & !(0xFF << (8 * house))) as u32,
                seeds: board.seeds(house) as u8,
            };
            boards.iter().map(without).collect()
        });
        let received = std::array::from_fn(|last| {
            let more = 0x0000_0101_0101_0101 & ((1 << (8 * last + 8)) - 1);
            let with = |board: &MoverBoard| side_number(board.own() + more) as u32;
            boards.iter().map(with).collect()
        });
        let mut table = SideTable {
            boards,
            captured,
            outcomes: Vec::new(),
            uncaptured: Default::default(),
            rounds: Vec::new(),
            received,
        };
        table.work_out_sows(own_stone);
        table
    }

    fn work_out_sows(&mut self, own_stone: OwnStone) {
        let stone = u64::from(own_stone != OwnStone::Never);
        for (number, &board) in (0..).zip(&self.boards) {
            let mut outcomes = [Outcome::NONE; House::COUNT];
            for house in board.legal() {
                let (effect, own) = effect_of(board, house);
                outcomes[house] = match effect {
                    Effect::None => {
                        self.rounds.push((number, house));
                        Outcome::NONE
                    }
                    Effect::Capture(opposite) => {
                        self.uncaptured[opposite].push((number, side_number(own) as u32));
                        Outcome::new(effect, own - (stone << (8 * (House::COUNT - 1 - opposite))))
                    }
                    _ => Outcome::new(effect, own),
                };
            }
            self.outcomes.push(outcomes);
        }
    }

    /// The number that each arrangement gets by 1 to 6 seeds from the other side.
    pub fn received(&self, seeds: usize) -> &[u32] {
        &self.received[seeds - 1]
    }
}

/// What a sow does and what is left of its side, with the own stone of a capture.
pub fn effect_of(board: MoverBoard, house: usize) -> (Effect, u64) {
    let seeds = board.seeds(house);
    let to_store = House::COUNT - house;
    let effect = if seeds > to_store + House::COUNT {
        Effect::None
    } else if seeds > to_store {
        Effect::Over(seeds - to_store)
    } else if seeds == to_store {
        Effect::Again
    } else if board.seeds(house + seeds) == 0 {
        Effect::Capture(to_store - seeds - 1)
    } else {
        Effect::Pass
    };
    (effect, board.sow(OwnStone::Never, house).board.own())
}

/// Lays so many seeds into the houses up to `last` in all ways, in the order of the numbers.
fn arrange(seeds: u8, last: usize, houses: &mut [u8; House::COUNT], all: &mut Vec<MoverBoard>) {
    if last == 0 {
        houses[0] = seeds;
        all.push(MoverBoard::with_own(*houses));
        return;
    }
    for here in (0..=seeds).rev() {
        houses[last] = here;
        arrange(seeds - here, last - 1, houses, all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrangements_are_in_the_order_of_their_numbers() {
        for seeds in 0..12 {
            let table = SideTable::new(OwnStone::Always, seeds);
            assert_eq!(table.boards.len(), arrangements(seeds));
            for (number, board) in table.boards.iter().enumerate() {
                assert_eq!(side_number(board.own()), number);
            }
        }
    }

    #[test]
    fn effects_are_in_the_order_of_their_places() {
        assert_eq!(Effect::all().count(), Effect::COUNT);
        for (place, effect) in Effect::all().enumerate() {
            assert_eq!(effect.index(), place);
        }
    }
}
