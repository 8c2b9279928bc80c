//! The endgame table: the exact value of every position with few seeds left.

use std::sync::Mutex;
use std::thread;

use kalaha_rules::{House, Leftovers, OwnStone};

use super::board::MoverBoard;
use super::memory::{huge_vec, prefetch};

/// Exact values of all positions with at most so many seeds in the houses, for one way to capture and to end.
///
/// Positions are numbered without gaps: by the seeds in all houses, by the mover's share of them, and then by the
/// combinatorial numbers of both sides. One byte a position.
#[derive(Debug)]
pub struct EndgameTable {
    own_stone: OwnStone,
    leftovers: Leftovers,
    most_seeds: usize,
    values: Vec<i8>,
}

impl EndgameTable {
    /// The most seeds a table can be made for. It then takes 1.2 GB.
    pub const MOST_SEEDS: usize = 24;

    /// How many bytes a table for so many seeds takes.
    pub fn bytes(most_seeds: usize) -> usize {
        STARTS[most_seeds + 1][0]
    }

    /// Computes the table on several threads, or returns `None` if it was halted.
    pub fn new(
        own_stone: OwnStone,
        leftovers: Leftovers,
        most_seeds: usize,
        threads: usize,
        halted: &(dyn Fn() -> bool + Sync),
    ) -> Option<EndgameTable> {
        let mut values = huge_vec(EndgameTable::bytes(most_seeds));
        values.resize(EndgameTable::bytes(most_seeds), 0);
        let mut table = EndgameTable {
            own_stone,
            leftovers,
            most_seeds,
            values,
        };
        let sides: Vec<Vec<MoverBoard>> = (0..=most_seeds).map(arrangements).collect();
        for seeds in 2..=most_seeds {
            table.fill(seeds, &sides, threads, halted);
            if halted() {
                return None;
            }
        }
        Some(table)
    }

    /// How many seeds in the houses it knows all about.
    #[inline]
    pub fn most_seeds(&self) -> usize {
        self.most_seeds
    }

    /// Where to find the value of a position that is not over, with `seeds` seeds in the houses. It is fetched into
    /// the cache, to be read soon.
    #[inline]
    pub fn locate(&self, board: MoverBoard, seeds: usize) -> usize {
        let place = number(board, seeds);
        prefetch(&self.values, place);
        place
    }

    /// The value for the mover of the position at a place.
    #[inline]
    pub fn at(&self, place: usize) -> i16 {
        i16::from(self.values[place])
    }

    /// The value for the mover of a position that is not over, with `seeds` seeds in the houses.
    #[inline]
    pub fn value(&self, board: MoverBoard, seeds: usize) -> i16 {
        self.at(number(board, seeds))
    }

    /// Fills in all positions with so many seeds; those with fewer must be there.
    ///
    /// A sow that scores nothing leads to a position with as many seeds, in which the new mover has the share that
    /// the opponent had. So the shares `a` and `seeds - a` depend on each other only, and make one task.
    fn fill(
        &mut self,
        seeds: usize,
        sides: &[Vec<MoverBoard>],
        threads: usize,
        halted: &(dyn Fn() -> bool + Sync),
    ) {
        let (below, mut layer) = self.values.split_at_mut(STARTS[seeds][0]);
        let mut shares = Vec::new();
        for share in 1..seeds {
            let (values, rest) = layer.split_at_mut(COUNTS[share] * COUNTS[seeds - share]);
            shares.push(Some((share, values)));
            layer = rest;
        }
        // The even shares are the largest and are done first: tasks are taken from the end.
        let mut tasks = Vec::new();
        for small in 0..shares.len().div_ceil(2) {
            let large = shares.len() - 1 - small;
            tasks.push((shares[large].take(), shares[small].take()));
        }
        let layer = Layer {
            own_stone: self.own_stone,
            leftovers: self.leftovers,
            seeds,
            below,
            sides,
        };
        let tasks = Mutex::new(tasks);
        let work = || {
            while let Some(task) = tasks.lock().ok().and_then(|mut tasks| tasks.pop()) {
                match task {
                    (Some((_, larger)), Some((share, smaller))) => {
                        layer.fill_pair(share, smaller, larger, halted)
                    }
                    (Some((_, both)), None) => layer.fill_half(both, halted),
                    _ => {}
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(work);
            }
            work();
        });
    }
}

/// The positions with one number of seeds while they are being filled in.
struct Layer<'a> {
    own_stone: OwnStone,
    leftovers: Leftovers,
    seeds: usize,
    /// All values for fewer seeds.
    below: &'a [i8],
    /// All arrangements of so many seeds on the mover's side, in the order of their numbers.
    sides: &'a [Vec<MoverBoard>],
}

impl Layer<'_> {
    /// Fills in the positions where the mover has `share` seeds, and those where the opponent has.
    ///
    /// A sow that scores nothing moves seeds towards the store, which makes the number of the mover's side smaller.
    /// So going up through the numbers `i` of the side with `share` seeds, first with that side to move and then
    /// with the other, finds all that is needed.
    fn fill_pair(&self, share: usize, values: &mut [i8], others: &mut [i8], halted: &dyn Fn() -> bool) {
        let (own, other) = (&self.sides[share], &self.sides[self.seeds - share]);
        for (i, &x) in own.iter().enumerate() {
            if halted() {
                return;
            }
            for (j, &y) in other.iter().enumerate() {
                values[i * other.len() + j] = self.solve(x.against(y), |sown| others[j * own.len() + sown]);
            }
            for (j, &y) in other.iter().enumerate() {
                others[j * own.len() + i] = self.solve(y.against(x), |sown| values[i * other.len() + sown]);
            }
        }
    }

    /// Fills in the positions where both have the same number of seeds.
    fn fill_half(&self, values: &mut [i8], halted: &dyn Fn() -> bool) {
        let side = &self.sides[self.seeds / 2];
        for (i, &x) in side.iter().enumerate() {
            if halted() {
                return;
            }
            for (j, &y) in side[..i].iter().enumerate() {
                values[i * side.len() + j] = self.solve(x.against(y), |sown| values[j * side.len() + sown]);
            }
            for (j, &y) in side[..=i].iter().enumerate() {
                values[j * side.len() + i] = self.solve(y.against(x), |sown| values[i * side.len() + sown]);
            }
        }
    }

    /// The value of a position; `passed` gives the value for the opponent when the mover has sown without scoring, by
    /// the number that its side has then.
    #[inline]
    fn solve(&self, board: MoverBoard, passed: impl Fn(usize) -> i8) -> i8 {
        let mut best = i8::MIN;
        for house in board.legal() {
            let sown = board.sow(self.own_stone, house);
            let gain = sown.gain as i8;
            let value = if gain == 0 && !sown.board.is_over() {
                -passed(side_number(sown.board.own()))
            } else if sown.board.is_over() {
                gain + sown.board.leftovers(self.leftovers) as i8
            } else {
                let seeds = self.seeds - gain as usize;
                if sown.again {
                    gain + self.below[number(sown.board, seeds)]
                } else {
                    gain - self.below[number(sown.board.swapped(), seeds)]
                }
            };
            best = best.max(value);
        }
        best
    }
}

/// All ways to lay so many seeds into the mover's houses, in the order of their numbers.
fn arrangements(seeds: usize) -> Vec<MoverBoard> {
    let mut all = Vec::with_capacity(COUNTS[seeds]);
    let mut houses = [0; House::COUNT];
    arrange(seeds as u8, House::COUNT - 1, &mut houses, &mut all);
    all.sort_by_key(|board| side_number(board.own()));
    all
}

/// Lays so many seeds into the houses up to `last` in all ways.
fn arrange(seeds: u8, last: usize, houses: &mut [u8; House::COUNT], all: &mut Vec<MoverBoard>) {
    if last == 0 {
        houses[0] = seeds;
        all.push(MoverBoard::with_own(*houses));
        return;
    }
    for here in 0..=seeds {
        houses[last] = here;
        arrange(seeds - here, last - 1, houses, all);
    }
}

/// The number of a position among all with at most [`EndgameTable::MOST_SEEDS`] seeds.
#[inline]
fn number(board: MoverBoard, seeds: usize) -> usize {
    let share = board.own_total();
    STARTS[seeds][share] + side_number(board.own()) * COUNTS[seeds - share] + side_number(board.other())
}

/// The number of a side among all with as many seeds: the combinatorial number system, with the sums of the first
/// one to five houses as places of the bars between six houses.
#[inline]
fn side_number(houses: u64) -> usize {
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

/// In how many ways so many seeds lie in six houses.
static COUNTS: [usize; EndgameTable::MOST_SEEDS + 2] = {
    let mut counts = [0; EndgameTable::MOST_SEEDS + 2];
    let mut seeds = 0;
    while seeds < counts.len() {
        // C(seeds + 5, 5) is the last term of the number that the next arrangement would have.
        counts[seeds] = CHOOSE[House::COUNT - 2][seeds + 1] as usize;
        seeds += 1;
    }
    counts
};

/// The number of the first position with so many seeds of which the mover has such a share.
static STARTS: [[usize; EndgameTable::MOST_SEEDS + 2]; EndgameTable::MOST_SEEDS + 2] = {
    let mut starts = [[0; EndgameTable::MOST_SEEDS + 2]; EndgameTable::MOST_SEEDS + 2];
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
