//! The exact value of a position, by zero windows on several threads.
//!
//! What each idea gained, in millions of nodes of one thread for 4 seeds (`kalaha solve --seeds 4 --threads 1 --hash 1024`),
//! or in time of the processor on a machine with two cores of an AMD EPYC:
//!
//! | idea | `always` | `on-capture` |
//! | --- | --- | --- |
//! | endgame table for 14 seeds | 31.6 | 73.2 |
//! | for 16 seeds | 23.9 | 60.0 |
//! | for 18 seeds | 15.8 | 38.8 |
//! | for 20 seeds | 9.1 | 22.1 |
//! | for 21 seeds | 6.0 | 15.3 |
//! | for 22 seeds | 4.3 | 10.4 |
//! | for 20 seeds, transposition table of 54 MiB in place of 500 MiB | 9.3 | 24.3 |
//! | two threads in place of one, together | +15 to 26 % | +12 to 14 % |
//!
//! Filling the endgame table row by row took the time for a position from 35 to 11 ns, which made 20 seeds worth their while.
//! By runs of sows, and with columns read for 64 rows at once, it went on a slower machine from 24 to 7 ns, and fetching
//! their rows ahead took another eighth off a solve: 21 seeds pay with `on-capture`, 22 with `never`, as games last longer there.
//!
//! Memory that nobody has touched since the machine started costs 2 ms a MiB there: tables as small as they can be, and
//! cleared by the system when first touched, took 1.5 s off each solve. For 3 seeds, where a proof needs a few MiB, a table of
//! 13 MiB in place of 37 took a third off.
//!
//! What did not pay: bounds of -k+2 and k-2 for k seeds left, where a sow that scores is sure (1 % fewer nodes); weights
//! of the gain from 2 to 6 in the order of sows (2 % either way), of 1 (40 to 60 % more nodes); an order by the bounds that
//! the table knows (up to twice as many); no look at all children in the table close to the endgame table (no faster);
//! working out all children of a position that is likely to fail low before any of them is visited, so that more of memory
//! is on its way at once (no faster, though two thirds of the search is waiting for memory); fetching them in one go (no faster).

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::board::{MoverBoard, Sown};
use super::busy::Busy;
use super::proof::Prover;
use super::search::Search;

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
    pub fn value(&self, board: MoverBoard, guess: i16) -> Option<i16> {
        let (lower, upper) = self.bounds(board, guess);
        (lower == upper).then_some(lower)
    }

    /// Between which margins the value of a position that is not over lies: the same two if no limit was reached.
    ///
    /// The nearer the guess, the sooner it is found: MTD(f) (Plaat, Schaeffer, Pijls, de Bruin 1996).
    pub fn bounds(&self, board: MoverBoard, guess: i16) -> (i16, i16) {
        let seeds = board.total();
        let (mut lower, mut upper) = (-seeds, seeds);
        // Every value has the parity of the seeds.
        let mut beta = guess + (guess + seeds) % 2;
        while lower < upper {
            beta = beta.clamp(lower + 2, upper);
            let Some(value) = self.bound(board, beta) else {
                break;
            };
            if value >= beta {
                lower = value;
                beta = value + 2;
            } else {
                upper = value;
                beta = value;
            }
        }
        (lower, upper)
    }

    /// The sows of a turn that is known to bring at least a value, without a further search. `None` if none is known to
    /// its end.
    pub fn known_turn(&self, mut board: MoverBoard, mut value: i16) -> Option<Vec<usize>> {
        let mut turn = Vec::new();
        loop {
            let (house, sown) = self.known(board, value)?;
            turn.push(house);
            if !sown.again || sown.board.is_over() {
                return Some(turn);
            }
            value = sown.remaining(value);
            board = sown.next();
        }
    }

    /// A sow that is known to bring at least a value.
    fn known(&self, board: MoverBoard, value: i16) -> Option<(usize, Sown)> {
        self.sows(board)
            .find(|&(_, sown)| self.search.known(sown, value) == Some(true))
    }

    /// All sows of a position by house index.
    fn sows(&self, board: MoverBoard) -> impl Iterator<Item = (usize, Sown)> {
        let own_stone = self.search.own_stone;
        (board.legal()).map(move |house| (house, board.sow(own_stone, house)))
    }

    /// The exact margin that a sow brings, with what is gained by it, or `None` if a limit was reached. The guess is of the
    /// value for who moves next.
    pub fn value_of(&self, sown: Sown, guess: i16) -> Option<i16> {
        if sown.board.is_over() {
            return Some(sown.gain + sown.board.leftovers(self.search.leftovers));
        }
        let value = self.value(sown.next(), guess)?;
        Some(sown.value(value))
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

    /// A sow that brings the value of its position. Those that are known to bring it are looked at first.
    fn best(&self, board: MoverBoard, value: i16) -> Option<(usize, Sown)> {
        if let Some(known) = self.known(board, value) {
            return Some(known);
        }
        let unknown = |&(_, sown): &(usize, Sown)| self.search.known(sown, value).is_none();
        for (house, sown) in self.sows(board).filter(unknown) {
            // Who moves next and is not the same player must be kept from more than the rest.
            let beta = sown.remaining(value) + if sown.again { 0 } else { 2 };
            if sown.value(self.bound(sown.next(), beta)?) >= value {
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

    /// What is proven before a limit is reached holds, and the turn that goes with it brings it.
    #[test]
    fn a_proof_that_was_cut_short_is_worth_something() {
        let rules: RuleSet = "3/always/owner".parse().unwrap();
        let position = kalaha_rules::Position::start(rules, kalaha_rules::Side::South);
        let board = MoverBoard::of(&position).unwrap();
        let size = Size {
            bytes: 8 << 20,
            endgame_seeds: 10,
        };
        let stop = Stop::new();
        let solve = |board, nodes| {
            let budget = Budget {
                nodes,
                ..Budget::default()
            };
            let (none, limits) = (
                Limits::new(&Budget::default(), &stop),
                Limits::new(&budget, &stop),
            );
            let mut place = None;
            let tables = Tables::prepare(&mut place, rules, size, 1, &none).unwrap();
            let solver = Solver::new(tables.search(&limits), 1);
            let (lower, upper) = solver.bounds(board, 0);
            (lower, upper, solver.known_turn(board, lower), limits.nodes())
        };
        let (value, _, _, all) = solve(board, None);
        let mut found = 0;
        for part in [2, 5, 9, 10, 11, 12, 13, 14, 15] {
            let (lower, upper, turn, _) = solve(board, Some(all * part / 16));
            assert!(lower <= value && value <= upper);
            if lower == value && upper > value {
                let (mut after, mut rest) = (board, value);
                for house in turn.unwrap() {
                    let sown = after.sow(rules.own_stone, house);
                    (after, rest) = (sown.next(), sown.remaining(rest));
                }
                let (least, most, _, _) = solve(after, None);
                assert_eq!(least, most);
                assert!(least <= rest, "the opponent gets no more than the rest");
                found += 1;
            }
        }
        assert!(found > 0, "no limit fell between the two halves of the proof");
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
