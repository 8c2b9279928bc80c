//! One side of the board in all its arrangements, and what sows make of it whatever lies on the other side.

use std::ops::Range;

use kalaha_rules::{House, OwnStone};

use super::super::board::MoverBoard;
use super::number::{arrangements, side_number};

/// All ways to lay a number of seeds into the six houses of a side, in the order of their numbers, and where sows and
/// captures lead from each.
#[derive(Debug)]
pub struct SideTable {
    /// The arrangements, with nothing on the other side.
    pub boards: Vec<MoverBoard>,
    /// For each house, and each number of seeds in it: what is left of these arrangements when the house is captured.
    pub captured: [Vec<Sows>; House::COUNT],
    /// The sows by their effect, in the order of [`Effect::all`].
    pub sows: [Sows; Effect::COUNT],
    /// For each house of the other side: sows that end opposite, in an empty house, and score nothing.
    pub uncaptured: [Sows; House::COUNT],
    /// Sows that come round to their own side again: the number of the arrangement, and the house.
    pub rounds: Vec<(u32, usize)>,
    /// For 1 to 6 seeds from the other side: the number that each arrangement gets by them.
    received: [Vec<u32>; House::COUNT],
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

/// What some sows do to a side: its numbers before and after.
///
/// Most arrangements that follow each other differ in the first two houses only. So a sow of one of the others mostly does the
/// same to the next arrangement, and leads to the next number.
#[derive(Debug, Default)]
pub struct Sows {
    /// Those whose neighbours have other effects or lead elsewhere.
    pub single: Vec<(u32, u32)>,
    /// Those of arrangements that follow each other and lead to such that do.
    pub runs: Vec<Run>,
}

/// Arrangements that follow each other, and those that their sows lead to.
#[derive(Debug, Clone, Copy)]
pub struct Run {
    first: u32,
    /// The number of the first arrangement after its sow.
    pub after: u32,
    length: u32,
}

impl Run {
    /// The numbers before the sows.
    pub fn before(&self) -> Range<usize> {
        self.first as usize..(self.first + self.length) as usize
    }
}

impl Sows {
    /// Those with these numbers before and after, in the order of the numbers before.
    fn new(numbers: &[(u32, u32)]) -> Sows {
        let mut sows = Sows::default();
        for run in numbers.chunk_by(|a, b| (a.0 + 1, a.1 + 1) == *b) {
            let (first, after) = run[0];
            match run.len() {
                1 => sows.single.push((first, after)),
                length => sows.runs.push(Run {
                    first,
                    after,
                    length: length as u32,
                }),
            }
        }
        sows
    }

    /// All numbers before and after.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        let single = (self.single.iter()).map(|&(before, after)| (before as usize, after as usize));
        let runs = self
            .runs
            .iter()
            .flat_map(|run| run.before().zip(run.after as usize..));
        single.chain(runs)
    }
}

impl SideTable {
    /// All arrangements of so many seeds.
    pub fn new(own_stone: OwnStone, seeds: usize) -> SideTable {
        let mut boards = Vec::with_capacity(arrangements(seeds));
        arrange(seeds as u8, House::COUNT - 1, &mut [0; House::COUNT], &mut boards);
        let captured = std::array::from_fn(|house| {
            let mut numbers = vec![Vec::new(); seeds + 1];
            for (number, &board) in (0..).zip(&boards) {
                numbers[board.seeds(house)].push((number, side_number(without_house(board, house)) as u32));
            }
            numbers.iter().map(|numbers| Sows::new(numbers)).collect()
        });
        let received = std::array::from_fn(|last| {
            let more = 0x0000_0101_0101_0101 & ((1 << (8 * last + 8)) - 1);
            let with = |board: &MoverBoard| side_number(board.own() + more) as u32;
            boards.iter().map(with).collect()
        });
        let mut table = SideTable {
            boards,
            captured,
            sows: Default::default(),
            uncaptured: Default::default(),
            rounds: Vec::new(),
            received,
        };
        table.work_out_sows(own_stone);
        table
    }

    fn work_out_sows(&mut self, own_stone: OwnStone) {
        let stone = u64::from(own_stone != OwnStone::Never);
        let mut sows = [const { Vec::new() }; Effect::COUNT];
        let mut uncaptured = [const { Vec::new() }; House::COUNT];
        for house in 0..House::COUNT {
            for (number, &board) in (0..).zip(&self.boards) {
                if board.seeds(house) == 0 {
                    continue;
                }
                let (effect, mut own) = effect_of(board, house);
                match effect {
                    Effect::None => {
                        self.rounds.push((number, house));
                        continue;
                    }
                    Effect::Capture(opposite) => {
                        uncaptured[opposite].push((number, side_number(own) as u32));
                        own = without_stone(own, opposite, stone);
                    }
                    _ => {}
                }
                sows[effect.index()].push((number, side_number(own) as u32));
            }
        }
        self.sows = sows.map(|numbers| Sows::new(&numbers));
        self.uncaptured = uncaptured.map(|numbers| Sows::new(&numbers));
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

/// A side without the seeds of a house.
pub fn without_house(board: MoverBoard, house: usize) -> u64 {
    board.own() & !(0xFF << (8 * house))
}

/// A side without so many own stones of a capture opposite a house of the other side.
pub fn without_stone(own: u64, opposite: usize, stones: u64) -> u64 {
    own - (stones << (8 * (House::COUNT - 1 - opposite)))
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
