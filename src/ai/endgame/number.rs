//! The numbers of positions with few seeds, without gaps.
//!
//! Positions are numbered by the seeds in all houses, then by the mover's share of them, and then by the combinatorial
//! numbers of both sides, that of the side with fewer seeds first.

use kalaha_rules::House;

use super::super::board::MoverBoard;

/// The most seeds in the houses that are numbered.
pub const MOST_SEEDS: usize = 29;

/// The number of a position with `seeds` seeds in the houses. The game must not be over.
#[inline]
pub fn number(board: MoverBoard, seeds: usize) -> usize {
    let share = board.own_total();
    let other = seeds - share;
    let (row, column, columns) = if share <= other {
        (board.own(), board.other(), other)
    } else {
        (board.other(), board.own(), share)
    };
    STARTS[seeds][share] + side_number(row) * COUNTS[columns] + side_number(column)
}

/// The number of the first position with so many seeds of which the mover has such a share.
#[inline]
pub fn start(seeds: usize, share: usize) -> usize {
    STARTS[seeds][share]
}

/// How many positions with at most so many seeds there are.
pub fn positions(most_seeds: usize) -> usize {
    STARTS[most_seeds + 1][0]
}

/// In how many ways so many seeds lie in six houses.
#[inline]
pub fn arrangements(seeds: usize) -> usize {
    COUNTS[seeds]
}

/// The number of a side among all with as many seeds: the combinatorial number system, with the sums of the first
/// one to five houses as places of the bars between six houses.
#[inline]
pub fn side_number(houses: u64) -> usize {
    let sums = houses.wrapping_mul(0x0101_0101_0101_0101);
    let term = |house: usize| CHOOSE[house][(sums >> (8 * house)) as u8 as usize & 31] as usize;
    term(0) + term(1) + term(2) + term(3) + term(4)
}

/// C(n + house, house + 1) for the number n of seeds up to and with a house.
static CHOOSE: [[u32; 32]; House::COUNT - 1] = {
    let mut table = [[0; 32]; House::COUNT - 1];
    let mut house = 0;
    while house < House::COUNT - 1 {
        let mut seeds = 1;
        while seeds < 32 {
            let above = if house == 0 { 1 } else { table[house - 1][seeds] };
            table[house][seeds] = table[house][seeds - 1] + above;
            seeds += 1;
        }
        house += 1;
    }
    table
};

static COUNTS: [usize; MOST_SEEDS + 2] = {
    let mut counts = [0; MOST_SEEDS + 2];
    let mut seeds = 0;
    while seeds < counts.len() {
        // C(seeds + 5, 5) is the last term of the number that the next arrangement would have.
        counts[seeds] = CHOOSE[House::COUNT - 2][seeds + 1] as usize;
        seeds += 1;
    }
    counts
};

static STARTS: [[usize; MOST_SEEDS + 2]; MOST_SEEDS + 2] = {
    let mut starts = [[0; MOST_SEEDS + 2]; MOST_SEEDS + 2];
    let mut next = 0;
    let mut seeds = 0;
    while seeds < starts.len() {
        starts[seeds][0] = next;
        let mut share = 1;
        while share < seeds {
            starts[seeds][share] = next;
            next += COUNTS[share] * COUNTS[seeds - share];
            share += 1;
        }
        seeds += 1;
    }
    starts
};
