//! The exact value of a position, by zero windows on several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::board::{MoverBoard, Sown};
use super::proof::{Busy, Prover, Search};

/// Finds exact values of positions.
#[derive(Debug)]
pub struct Solver<'a> {
    search: Search<'a>,
    threads: usize,
    busy: Busy,
}

impl<'a> Solver<'a> {
    /// A solver on so many threads, at least one.
    pub fn new(search: Search<'a>, threads: usize) -> Solver<'a> {
        Solver {
            search,
            threads,
            busy: Busy::new(),
        }
    }

    /// The margin that the mover gains from a position that is not over, or `None` if a limit was reached.
    ///
    /// The nearer the guess, the sooner it is found: MTD(f) (Plaat, Schaeffer, Pijls, de Bruin 1996).
    pub fn value(&self, board: MoverBoard, guess: i16) -> Option<i16> {
        let seeds = board.total();
        let (mut lower, mut upper) = (-seeds, seeds);
        // Every value has the parity of the seeds.
        let mut beta = guess + (guess + seeds) % 2;
        while lower < upper {
            beta = beta.clamp(lower + 2, upper);
            let value = self.bound(board, beta)?;
            if value >= beta {
                lower = value;
                beta = value + 2;
            } else {
                upper = value;
                beta = value;
            }
        }
        Some(lower)
    }

    /// The exact margin that a sow brings, with what is gained by it, or `None` if a limit was reached.
    pub fn value_of(&self, sown: Sown, guess: i16) -> Option<i16> {
        if sown.board.is_over() {
            return Some(sown.gain + sown.board.leftovers(self.search.leftovers));
        }
        let value = self.value(sown.next(), sown.remaining(guess))?;
        Some(sown.gain + if sown.again { value } else { -value })
    }

    /// A line of perfect play to the end of the game from a position of this value, by house index.
    pub fn line(&self, mut board: MoverBoard, mut value: i16) -> Option<Vec<usize>> {
        let mut line = Vec::new();
        while !board.is_over() {
            let (house, sown) = self.best(board, value)?;
            line.push(house);
            value = sown.remaining(value);
            board = sown.next();
        }
        Some(line)
    }

    /// A sow that brings the value of its position.
    fn best(&self, board: MoverBoard, value: i16) -> Option<(usize, Sown)> {
        for house in board.legal() {
            let sown = board.sow(self.search.own_stone, house);
            let rest = sown.remaining(value);
            let reached = if sown.board.is_over() {
                sown.gain + sown.board.leftovers(self.search.leftovers) >= value
            } else if sown.again {
                self.bound(sown.next(), rest)? >= rest
            } else {
                self.bound(sown.next(), rest + 2)? <= rest
            };
            if reached {
                return Some((house, sown));
            }
        }
        None
    }

    /// A lower bound of the value that is at least `beta`, or an upper bound below it; `None` if a limit was reached.
    pub fn bound(&self, board: MoverBoard, beta: i16) -> Option<i16> {
        let done = AtomicBool::new(false);
        if self.threads == 1 || (board.total() as usize) < self.search.endgame.most_seeds() + 8 {
            return Prover::new(self.search, None, &done).prove(board, beta);
        }
        let answer = Mutex::new(None);
        let work = || {
            if let Some(value) = Prover::new(self.search, Some(&self.busy), &done).prove(board, beta)
                && let Ok(mut answer) = answer.lock()
            {
                *answer = Some(value);
                done.store(true, Ordering::Relaxed);
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
        answer.into_inner().ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::limits::Limits;
    use crate::ai::tables::{Size, Tables};
    use crate::ai::{Budget, Stop};
    use kalaha_rules::RuleSet;
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};
    use std::collections::HashMap;

    fn minimax(board: MoverBoard, rules: RuleSet, known: &mut HashMap<MoverBoard, i16>) -> i16 {
        if let Some(&value) = known.get(&board) {
            return value;
        }
        let value_of = |house| {
            let sown = board.sow(rules.own_stone, house);
            sown.gain
                + if sown.board.is_over() {
                    sown.board.leftovers(rules.leftovers)
                } else {
                    let value = minimax(sown.next(), rules, known);
                    if sown.again { value } else { -value }
                }
        };
        let value = board.legal().map(value_of).max().unwrap();
        known.insert(board, value);
        value
    }

    fn random_side(rng: &mut ChaCha8Rng, seeds: u32) -> MoverBoard {
        let mut houses = [0; 6];
        for _ in 0..seeds {
            houses[rng.random_range(0..6)] += 1;
        }
        MoverBoard::with_own(houses)
    }

    /// With an endgame table of three seeds nearly all is left to the search.
    #[test]
    fn the_search_agrees_with_minimax() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let stop = Stop::new();
        let limits = Limits::new(&Budget::default(), &stop);
        for rules in RuleSet::all() {
            let mut place = None;
            let size = Size {
                bytes: 1 << 20,
                endgame_seeds: 3,
            };
            let tables = Tables::prepare(&mut place, rules, size, 1, &limits).unwrap();
            let solvers = [1, 2].map(|threads| Solver::new(tables.search(&limits), threads));
            let mut known = HashMap::new();
            for n in 0..100 {
                let board = random_side(&mut rng, 1 + n % 6).against(random_side(&mut rng, 1 + n % 5));
                let value = minimax(board, rules, &mut known);
                let guess = rng.random_range(-9..=9);
                let solver = &solvers[n as usize % 2];
                assert_eq!(solver.value(board, guess), Some(value), "{rules} {board:?}");
                for beta in (-board.total()..=board.total()).step_by(2).skip(1) {
                    let bound = solver.bound(board, beta).unwrap();
                    assert_eq!(bound >= beta, value >= beta);
                    assert!(if value >= beta {
                        bound <= value
                    } else {
                        bound >= value
                    });
                }
            }
        }
    }
}
