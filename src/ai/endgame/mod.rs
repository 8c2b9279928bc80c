//! The endgame table: the exact value of every position with few seeds left.

mod fill;
mod line;
mod number;
mod side;

use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use kalaha_rules::{Leftovers, OwnStone};

use super::board::MoverBoard;
use super::memory::{prefetch, zeros};
use fill::Layer;
use number::{arrangements, number, positions, start};
use side::SideTable;

/// Exact values of all positions with at most so many seeds in the houses, for one way to capture and to end. One byte a
/// position.
#[derive(Debug)]
pub struct EndgameTable {
    most_seeds: usize,
    values: Vec<i8>,
}

impl EndgameTable {
    /// The most seeds a table can be made for.
    pub const MOST_SEEDS: usize = number::MOST_SEEDS;

    /// How many bytes a table for so many seeds takes.
    pub fn bytes(most_seeds: usize) -> usize {
        positions(most_seeds)
    }

    /// How many bytes of a table are made in so long on several threads: about 8 ns a byte and thread on an AMD EPYC.
    pub fn bytes_made_in(time: Duration, threads: usize) -> usize {
        let one = usize::try_from(time.as_nanos() / 8).unwrap_or(usize::MAX);
        one.saturating_mul(threads)
    }

    /// The most seeds, up to those wanted, of a table that fits into so many bytes, at least 2.
    pub fn most_seeds_in(bytes: usize, wanted: usize) -> usize {
        let fits = |&seeds: &usize| EndgameTable::bytes(seeds) <= bytes;
        (2..=wanted).rev().find(fits).unwrap_or(2)
    }

    /// Computes the table on several threads, or returns `None` if it was halted or the system does not grant the memory.
    pub fn new(
        own_stone: OwnStone,
        leftovers: Leftovers,
        most_seeds: usize,
        threads: usize,
        halted: &(dyn Fn() -> bool + Sync),
    ) -> Option<EndgameTable> {
        let mut values = zeros(positions(most_seeds))?;
        let mut sides = Vec::new();
        for seeds in 0..most_seeds {
            sides.push(SideTable::new(own_stone, seeds));
            if halted() {
                return None;
            }
        }
        for seeds in 2..=most_seeds {
            let (below, layer) = values.split_at_mut(start(seeds, 0));
            let known = Layer {
                own_stone,
                leftovers,
                seeds,
                below,
                sides: &sides,
            };
            fill(known, layer, threads, halted);
            if halted() {
                return None;
            }
        }
        Some(EndgameTable { most_seeds, values })
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
}

/// Fills in all positions with one number of seeds.
///
/// A sow that scores nothing leads to a position with as many seeds, in which the new mover has the share that the
/// opponent had. So the shares `a` and `seeds - a` depend on each other only, and make one task.
fn fill(known: Layer, mut layer: &mut [i8], threads: usize, halted: &(dyn Fn() -> bool + Sync)) {
    let seeds = known.seeds;
    let mut shares: Vec<&mut [i8]> = Vec::new();
    for share in 1..seeds {
        let (values, rest) = layer.split_at_mut(arrangements(share) * arrangements(seeds - share));
        shares.push(values);
        layer = rest;
    }
    // The even shares are the largest and are done first: tasks are taken from the end.
    let mut larger = shares.split_off(seeds / 2);
    let tasks: Vec<_> = (1..)
        .zip(shares)
        .map(|(share, values)| (share, values, larger.pop()))
        .collect();
    let tasks = Mutex::new(tasks);
    let work = || {
        while let Some((share, values, others)) = tasks.lock().ok().and_then(|mut tasks| tasks.pop()) {
            match others {
                Some(others) => known.fill_pair(share, values, others, halted),
                // With equal shares both are the same positions, by row and by column.
                None => known.fill_pair(share, values, &mut vec![0; values.len()], halted),
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
