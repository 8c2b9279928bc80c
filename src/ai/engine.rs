//! The player that the game talks to, and its memory.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use kalaha_rules::{OwnStone, Position, RuleSet};

use super::asked::{Asked, houses};
use super::board::MoverBoard;
use super::casual::{self, Sight};
use super::endgame::EndgameTable;
use super::limits::Limits;
use super::memory::is_granted;
use super::play::{MOST_DEPTH, Player};
use super::solver::Solver;
use super::tables::{Size, Tables};
use super::{Budget, Level, Stop, Thought, book};

/// What an [`Engine`] may use of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EngineOptions {
    /// Threads that search together, at least 1.
    pub threads: usize,
    /// The most memory for tables in MiB, at least [`EngineOptions::LEAST_HASH_MIB`].
    pub hash_mib: usize,
}

impl EngineOptions {
    /// The least memory that tables take, in MiB.
    pub const LEAST_HASH_MIB: usize = 4;
    /// The most memory that one can ask for, in MiB.
    pub const MOST_HASH_MIB: usize = 1 << 16;
    /// The most threads that one can ask for.
    pub const MOST_THREADS: usize = 256;

    /// Whether the system grants so much memory. An engine with less makes do with smaller tables.
    pub fn are_granted(&self) -> bool {
        is_granted(self.hash_mib << 20)
    }
}

impl Default for EngineOptions {
    /// One thread and 64 MiB.
    fn default() -> EngineOptions {
        EngineOptions {
            threads: 1,
            hash_mib: 64,
        }
    }
}

/// The built-in player with its memory. It remembers what it found out for the next position of the same game.
#[derive(Debug)]
pub struct Engine {
    options: EngineOptions,
    /// For searches that judge positions by an evaluation.
    judging: Option<Tables>,
    /// For searches to the end of the game: exact bounds only.
    proving: Option<Tables>,
}

/// How far a level that searches looks ahead at most.
#[derive(Debug, Clone, Copy)]
struct Reach {
    nodes: u64,
    depth: u32,
}

const HARD: Reach = Reach {
    nodes: 20_000,
    depth: 6,
};
const EXPERT: Reach = Reach {
    nodes: 500_000,
    depth: MOST_DEPTH,
};

/// How long `perfect` thinks if the budget limits nothing.
const PERFECT_TIME: Duration = Duration::from_secs(3);

impl Engine {
    /// A player that knows nothing yet. Options below their least values are raised to them.
    pub fn new(options: EngineOptions) -> Engine {
        Engine {
            options: EngineOptions {
                threads: options.threads.max(1),
                hash_mib: options.hash_mib.max(EngineOptions::LEAST_HASH_MIB),
            },
            judging: None,
            proving: None,
        }
    }

    /// What it may use of the machine.
    pub fn options(&self) -> EngineOptions {
        self.options
    }

    /// What a player of this level does in a position, or `None` if the game is over.
    ///
    /// It always answers, even when stopped at once; the line then holds legal sows that were thought about little or
    /// not at all. `seed` decides among equals and what the weak levels overlook. `progress` hears each better
    /// answer while it thinks. The limits of a level hold beside those of the budget. [`Level::Perfect`] has none of
    /// its own, but takes three seconds if the budget has none either.
    pub fn choose(
        &mut self,
        position: &Position,
        level: Level,
        budget: &Budget,
        seed: u64,
        stop: &Stop,
        progress: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        let asked = Asked::new(position, seed, stop)?;
        let mut report = |thought: &Thought| progress(&asked.answer(thought));
        let thought = match level {
            Level::Beginner => casual::think(&asked, Sight::BEGINNER, budget),
            Level::Easy => casual::think(&asked, Sight::EASY, budget),
            Level::Medium => casual::think(&asked, Sight::MEDIUM, budget),
            Level::Hard => self.judge_within(&asked, HARD, budget, &mut report),
            Level::Expert => self.judge_within(&asked, EXPERT, budget, &mut report),
            Level::Perfect => self.play_perfectly(&asked, budget, &mut report),
        };
        report(&thought);
        Some(asked.answer(&thought))
    }

    /// Plays with a limited reach: the same on every machine, unless the budget limits the time.
    fn judge_within(
        &mut self,
        asked: &Asked,
        reach: Reach,
        budget: &Budget,
        report: &mut dyn FnMut(&Thought),
    ) -> Thought {
        let budget = Budget {
            nodes: Some(budget.nodes.unwrap_or(u64::MAX).min(reach.nodes)),
            depth: Some(budget.depth.unwrap_or(u32::MAX).min(reach.depth)),
            ..*budget
        };
        // What an earlier position left behind would make the answer depend on it.
        if let Some(tables) = &mut self.judging {
            tables.forget();
        }
        self.judge(asked, &budget, 1, report)
    }

    /// The exact game if it can be proven in time, else the best judgement.
    fn play_perfectly(
        &mut self,
        asked: &Asked,
        budget: &Budget,
        report: &mut dyn FnMut(&Thought),
    ) -> Thought {
        if let Some(known) = book::look_up(asked.rules, asked.board) {
            return Thought {
                value: known.value,
                depth: asked.turns(&known.turn),
                line: known.turn,
                proven: true,
                nodes: 0,
            };
        }
        let mut budget = *budget;
        if budget == Budget::default() {
            budget.time = Some(PERFECT_TIME);
        }
        let limits = Limits::new(&budget, asked.stop);
        // The fewer seeds, the likelier a proof, and the more of the time is left for it.
        let (share, least) = match asked.board.total() {
            ..=50 => (20, Duration::ZERO),
            51..=54 => (5, Duration::ZERO),
            _ => (5, PERFECT_TIME),
        };
        let first = Budget {
            time: budget.time.map(|time| (time / share).max(least).min(time)),
            nodes: budget.nodes.map(|nodes| nodes / u64::from(share)),
            depth: budget.depth,
        };
        let judged = self.judge(asked, &first, self.options.threads, report);
        if judged.proven || budget.depth.is_some() {
            return judged;
        }
        self.prove(asked, &judged, &limits).unwrap_or(judged)
    }

    /// Searches with an evaluation at the horizon.
    fn judge(
        &mut self,
        asked: &Asked,
        budget: &Budget,
        threads: usize,
        report: &mut dyn FnMut(&Thought),
    ) -> Thought {
        self.judge_in(self.judging_size(), asked, budget, threads, report)
    }

    /// A first guess of the value of a position. It needs little memory.
    pub(super) fn guess(&mut self, asked: &Asked, budget: &Budget) -> Thought {
        /// Positions that are looked at: a good guess saves many times as much.
        const NODES: u64 = 20_000;
        let size = Size {
            bytes: 2 << 20,
            ..self.judging_size()
        };
        let budget = Budget {
            nodes: Some(NODES),
            depth: None,
            ..*budget
        };
        self.judge_in(size, asked, &budget, 1, &mut |_| {})
    }

    fn judge_in(
        &mut self,
        size: Size,
        asked: &Asked,
        budget: &Budget,
        threads: usize,
        report: &mut dyn FnMut(&Thought),
    ) -> Thought {
        let limits = Limits::new(budget, asked.stop);
        let mut best = Thought {
            line: Vec::new(),
            value: 0,
            proven: false,
            depth: 0,
            nodes: 0,
        };
        let Some(tables) = Tables::prepare(&mut self.judging, asked.rules, size, threads, &limits) else {
            return best;
        };
        let search = tables.search(&limits);
        let done = AtomicBool::new(false);
        let depth = budget.depth.unwrap_or(MOST_DEPTH).max(1);
        thread::scope(|scope| {
            // The helpers fill the table ahead of the first thread, whose answer counts.
            for helper in 1..threads as u64 {
                let mut player = Player::new(search, &done, asked.seed.wrapping_add(helper));
                scope.spawn(move || player.deepen(asked.board, depth, &mut |_| {}));
            }
            Player::new(search, &done, asked.seed).deepen(asked.board, depth, &mut |outlook| {
                best = Thought {
                    line: houses(&outlook.line),
                    value: outlook.value,
                    proven: outlook.proven,
                    depth: outlook.depth,
                    nodes: limits.nodes(),
                };
                report(&best);
            });
            done.store(true, Ordering::Relaxed);
        });
        best.nodes = limits.nodes();
        best
    }

    /// Searches to the end of the game; `judged` says what to expect. If a limit is reached before the value is proven, the
    /// answer is a turn that is proven to bring at least what was expected; `None` if there is none.
    fn prove(&mut self, asked: &Asked, judged: &Thought, limits: &Limits) -> Option<Thought> {
        let solver = self.solver(asked, limits)?;
        let (lower, upper) = solver.bounds(asked.board, judged.value);
        // The most work is to prove that there is nothing better.
        let proven = lower == upper;
        if !proven && lower < judged.value {
            return None;
        }
        let line = match proven {
            true => solver.line(asked.board, lower),
            false => None,
        };
        let line = line.or_else(|| solver.known_turn(asked.board, lower))?;
        Some(Thought {
            depth: asked.turns(&houses(&line)).max(judged.depth),
            line: houses(&line),
            value: lower,
            proven,
            nodes: judged.nodes + limits.nodes(),
        })
    }

    /// A solver for a question, or `None` if a limit was reached before its tables were made.
    pub(super) fn solver<'a>(&'a mut self, asked: &Asked, limits: &'a Limits<'a>) -> Option<Solver<'a>> {
        let threads = self.options.threads;
        let size = self.proving_size(asked.rules, asked.board);
        let tables = Tables::prepare(&mut self.proving, asked.rules, size, threads, limits)?;
        Some(Solver::new(tables.search(limits), threads))
    }

    /// The part of the memory for searches with an evaluation: an eighth is plenty. The endgame table for 10 seeds
    /// takes 0.6 MiB and a few milliseconds.
    fn judging_size(&self) -> Size {
        Size {
            bytes: (self.options.hash_mib << 20 >> 3).max(2 << 20),
            endgame_seeds: 10,
        }
    }

    /// The rest of the memory for proofs, as far as the position is worth it: an endgame table that pays for the time it
    /// takes to make, and no more transpositions than it has, since memory that is touched for the first time costs
    /// time, too.
    fn proving_size(&self, rules: RuleSet, board: MoverBoard) -> Size {
        let bytes = (self.options.hash_mib << 20) - self.judging_size().bytes;
        // The fewer seeds a capture brings, the longer games last and the more positions there are to search.
        let more = match rules.own_stone {
            OwnStone::Always => 0,
            OwnStone::OnCapture => 1,
            OwnStone::Never => 2,
        };
        let wanted = more
            + match board.total() {
                ..=28 => 10,
                29..=36 => 14,
                37..=42 => 16,
                43..=50 => 20,
                51..=56 => 22,
                _ => EndgameTable::MOST_SEEDS,
            };
        let wanted = wanted.min(EndgameTable::MOST_SEEDS);
        let bytes = match board.total() {
            ..=50 => bytes.min(EndgameTable::bytes(wanted) / 2 * 3 + (32 << 20)),
            _ => bytes,
        };
        let endgame_seeds = EndgameTable::most_seeds_in(bytes / 10 * 7, wanted);
        Size { bytes, endgame_seeds }
    }
}
