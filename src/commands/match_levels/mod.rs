//! `kalaha match`: level against level, to see which plays better and by how much.

mod tally;

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use kalaha_rules::{Position, RuleSet, Side};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::failure::Failure;
use super::interrupt::stop_on_interrupt;
use super::progress::progress_bar;
use super::setup::granted;
use crate::ai::{Budget, Engine, EngineOptions, Level, Stop};
use crate::cli::MatchArgs;
use crate::game::random_opening;
use tally::{Pair, Score, Tally};

/// Sows at random before the players begin, so that pairs of games differ.
const OPENING_SOWS: usize = 4;

/// Plays the match and prints the result: what was played so far if it is interrupted.
pub fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let machine = granted(args.engine.options())?;
    let stop = stop_on_interrupt()?;
    let table = Table::new(args);
    let pairs = table.play_pairs(args.games.div_ceil(2), machine.threads, &stop);
    let tally = Tally::of(&pairs);
    match args.json {
        true => writeln!(out, "{}", tally.as_json(args.a, args.b))?,
        false => writeln!(out, "{}", tally.as_text(args.a, args.b))?,
    }
    Ok(())
}

/// What is the same for all games of a match.
struct Table {
    players: [Level; 2],
    rules: RuleSet,
    budget: Budget,
    engine: EngineOptions,
    seed: u64,
}

impl Table {
    fn new(args: &MatchArgs) -> Table {
        let options = args.engine.options();
        Table {
            players: [args.a, args.b],
            rules: args.rules.rule_set(),
            budget: Budget {
                time: args.engine.think,
                ..Budget::default()
            },
            // As many games at once as there are threads, each with two engines.
            engine: EngineOptions {
                threads: 1,
                hash_mib: (options.hash_mib / (2 * options.threads)).max(EngineOptions::LEAST_HASH_MIB),
            },
            seed: args.engine.seed.unwrap_or_else(rand::random),
        }
    }

    /// Plays pairs of games, several at once, until all are played or a stop is asked for.
    fn play_pairs(&self, count: u32, at_once: usize, stop: &Stop) -> Vec<Pair> {
        let bar = progress_bar(count.into(), "{wide_bar} {pos} of {len} pairs, {eta} left");
        let next = AtomicU32::new(0);
        let (sender, played) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..at_once {
                let (sender, next, bar) = (sender.clone(), &next, &bar);
                scope.spawn(move || {
                    let mut engines = [Engine::new(self.engine), Engine::new(self.engine)];
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= count || stop.is_set() {
                            break;
                        }
                        let Some(pair) = self.play_pair(number, &mut engines, stop) else {
                            break;
                        };
                        bar.inc(1);
                        // The receiver lives as long as this scope.
                        let _ = sender.send((number, pair));
                    }
                });
            }
        });
        drop(sender);
        bar.finish_and_clear();
        // In order, so that the result is the same to the last digit however the games ran beside each other.
        let played: BTreeMap<u32, Pair> = played.iter().collect();
        played.into_values().collect()
    }

    /// One random opening, played from both sides; the score is that of the first player. `None` if it was stopped.
    fn play_pair(&self, number: u32, engines: &mut [Engine; 2], stop: &Stop) -> Option<Pair> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        // Each pair has numbers of its own, which no other seed gives to another pair.
        rng.set_stream(u64::from(number));
        let opening = random_opening(self.rules, OPENING_SOWS, &mut rng);
        let seed = rng.random();
        let south = self.play(opening, Side::South, engines, seed, stop)?;
        let north = self.play(opening, Side::North, engines, seed, stop)?;
        Some([south, north])
    }

    /// A game in which the first player has this side.
    fn play(
        &self,
        mut position: Position,
        side: Side,
        engines: &mut [Engine; 2],
        seed: u64,
        stop: &Stop,
    ) -> Option<Score> {
        for number in 0.. {
            let Some(turn) = position.turn() else {
                break;
            };
            let player = usize::from(turn != side);
            let seed = seed.wrapping_add(number);
            let thought = engines[player].choose(
                &position,
                self.players[player],
                &self.budget,
                seed,
                stop,
                &mut |_| {},
            )?;
            if stop.is_set() {
                return None;
            }
            for sow in thought.turn(&position) {
                position.sow(sow.house()).ok()?;
            }
        }
        Some(match position.result()?.winner() {
            Some(winner) if winner == side => Score::Win,
            Some(_) => Score::Loss,
            None => Score::Draw,
        })
    }
}
