//! Random numbers that are the same in every run, and boards made of them.

use kalaha_rules::{Board, House, Side, Sides};

/// A splitmix64 generator.
pub struct Random(pub u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `bound - 1`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    pub fn side(&mut self) -> Side {
        self.pick(&Side::ALL)
    }

    /// A board with both sides alive: nearly empty, ordinary, or with piles that go round once, twice and more often.
    pub fn board(&mut self) -> Board {
        let largest = self.pick(&[1, 2, 4, 9, 18]);
        let mut houses = Sides::from_fn(|_| [0; House::COUNT]);
        for side in Side::ALL {
            for seeds in &mut houses[side] {
                *seeds = self.below(largest + 1) as u8;
            }
        }
        let pile = self.pick(&[0, 1, 7, 12, 13, 14, 26, 27, 39]);
        houses[self.side()][self.below(House::COUNT)] = pile;
        for side in Side::ALL {
            let alive = self.below(House::COUNT);
            houses[side][alive] = houses[side][alive].max(1);
        }
        let in_houses: u32 = houses
            .south
            .iter()
            .chain(&houses.north)
            .copied()
            .map(u32::from)
            .sum();
        let room = u32::from(Board::MAX_SEEDS).saturating_sub(in_houses) as usize;
        let stores = Sides::from_fn(|_| self.below(room / 2 + 1) as u8);
        // Now and then the houses alone hold too many: then another one.
        Board::new(stores, houses).unwrap_or_else(|_| self.board())
    }
}
