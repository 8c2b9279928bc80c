//! The player that the game talks to, and its memory.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use kalaha_rules::{OwnStone, Position, RuleSet};

use super::asked::{Asked, houses};
use super::board::MoverBoard;
use super::casual::{self, Sight};
use super::endgame::EndgameTable;
use super::evaluation::Judgement;
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

/// How far a level that searches looks ahead at most, and what it sees there.
#[derive(Debug, Clone, Copy)]
struct Reach {
    nodes: u64,
    depth: u32,
    judgement: Judgement,
}

const HARD: Reach = Reach {
    nodes: 20_000,
    depth: 6,
    judgement: Judgement::Gain,
};
const EXPERT: Reach = Reach {
    nodes: 200_000,
    depth: MOST_DEPTH,
    judgement: Judgement::Houses,
};

/// What a search works with that judges positions at its horizon.
#[derive(Debug, Clone, Copy)]
struct Judging {
    size: Size,
    threads: usize,
    judgement: Judgement,
}

/// How long `perfect` thinks if the budget limits nothing.
const PERFECT_TIME: Duration = Duration::from_secs(3);

impl Engine {
    /// A player that knows nothing yet. Options beyond their limits are brought to them.
    pub fn new(options: EngineOptions) -> Engine {
        Engine {
            options: EngineOptions {
                threads: options.threads.max(1),
                hash_mib: options.hash_mib.clamp(
                    EngineOptions::LEAST_HASH_MIB,
                    EngineOptions::MOST_HASH_MIB.min(usize::MAX >> 20),
                ),
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
        let judging = Judging {
            size: self.reach_size(),
            threads: 1,
            judgement: reach.judgement,
        };
        // Larger tables would change the answer, and take longer to clear than to think.
        self.judging.take_if(|tables| tables.asked() != judging.size);
        // What an earlier position left behind would make the answer depend on it, and who judges otherwise must not find it.
        self.forget_judged();
        let thought = self.judge(asked, judging, &budget, report);
        self.forget_judged();
        thought
    }

    fn forget_judged(&mut self) {
        if let Some(tables) = &mut self.judging {
            tables.forget();
        }
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
        let left = Limits::new(&first, asked.stop).left();
        let judging = Judging {
            size: Size {
                bytes: self.judging_size().bytes.min(self.filled_in(left)),
                ..self.judging_size()
            },
            threads: self.options.threads,
            judgement: Judgement::Houses,
        };
        let judged = self.judge(asked, judging, &first, report);
        if judged.proven || budget.depth.is_some() {
            return judged;
        }
        limits.spend(judged.nodes);
        let proven = self.prove(asked, &judged, &limits);
        proven.unwrap_or_else(|| Thought {
            nodes: limits.nodes(),
            ..judged
        })
    }

    /// A first guess of the value of a position, as a part of a search with these limits. It needs little memory.
    pub(super) fn guess(&mut self, asked: &Asked, budget: &Budget, limits: &Limits) -> Thought {
        /// Positions that are looked at: a good guess saves many times as much.
        const NODES: u64 = 20_000;
        let judging = Judging {
            size: Size {
                bytes: 2 << 20,
                ..self.judging_size()
            },
            threads: 1,
            judgement: Judgement::Houses,
        };
        let budget = Budget {
            nodes: Some(limits.nodes_left().min(NODES)),
            depth: None,
            ..*budget
        };
        let guess = self.judge(asked, judging, &budget, &mut |_| {});
        limits.spend(guess.nodes);
        guess
    }

    /// Searches with an evaluation at the horizon.
    fn judge(
        &mut self,
        asked: &Asked,
        judging: Judging,
        budget: &Budget,
        report: &mut dyn FnMut(&Thought),
    ) -> Thought {
        let Judging {
            size,
            threads,
            judgement,
        } = judging;
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
                let mut player = Player::new(search, judgement, &done, asked.seed.wrapping_add(helper));
                scope.spawn(move || player.deepen(asked.board, depth, &mut |_| {}));
            }
            Player::new(search, judgement, &done, asked.seed).deepen(asked.board, depth, &mut |outlook| {
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
            nodes: limits.nodes(),
        })
    }

    /// A solver for a question, with tables that suit its budget, or `None` if a limit was reached before they were made.
    pub(super) fn solver<'a>(&'a mut self, asked: &Asked, limits: &'a Limits<'a>) -> Option<Solver<'a>> {
        let threads = self.options.threads;
        let size = self.proving_size(asked.rules, asked.board, limits.left());
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

    /// The part of the memory for a search with a limited reach: the same for 64 MiB and more.
    fn reach_size(&self) -> Size {
        let size = self.judging_size();
        Size {
            bytes: size.bytes.min(8 << 20),
            ..size
        }
    }

    /// The rest of the memory for proofs, as far as the position is worth it: an endgame table that pays for the time it
    /// takes to make, and no more transpositions than it has, since memory that is touched for the first time costs
    /// time, too. Where the time is limited, a third of what is left goes into the endgame table: the next turns find it ready.
    fn proving_size(&self, rules: RuleSet, board: MoverBoard, left: Option<Duration>) -> Size {
        let bytes = (self.options.hash_mib << 20) - self.judging_size().bytes;
        let in_time = left.map_or(usize::MAX, |left| {
            EndgameTable::bytes_made_in(left / 3, self.options.threads)
        });
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
        let endings = EndgameTable::bytes(wanted);
        let bytes = match board.total() {
            ..=36 => bytes.min(endings / 2 * 3 + (4 << 20)),
            37..=50 => bytes.min(endings / 2 * 3 + (32 << 20)),
            _ => bytes,
        };
        let endgame_seeds = EndgameTable::most_seeds_in((bytes / 10 * 7).min(in_time), wanted);
        let endings = EndgameTable::bytes(endgame_seeds);
        let bytes = bytes.min((endings / 2 * 3).saturating_add(self.filled_in(left)));
        Size { bytes, endgame_seeds }
    }

    /// How much memory for transpositions is worth while if so much time is left: twice what can be filled, since the
    /// next turns go on with it. What is touched for the first time costs up to 2 ms a MiB, in pages of 2 MiB: with 8 GiB,
    /// a search for some milliseconds took 23 s. Rounded, lest each turn should ask for a little more than the last.
    fn filled_in(&self, left: Option<Duration>) -> usize {
        const BYTES_PER_MICROSECOND: usize = 32;
        const LEAST: usize = 2 << 20;
        let fill = |left: Duration| {
            let micros = usize::try_from(left.as_micros()).unwrap_or(usize::MAX);
            let bytes = micros.saturating_mul(BYTES_PER_MICROSECOND * self.options.threads);
            bytes.checked_next_power_of_two().unwrap_or(usize::MAX)
        };
        left.map_or(usize::MAX, fill).max(LEAST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kalaha_rules::Side;

    /// With much memory the table that fits would take longer to make than the player thinks.
    #[test]
    fn the_endgame_table_leaves_time_to_think() {
        let rules = RuleSet::default();
        let board = MoverBoard::of(&Position::start(rules, Side::South)).unwrap();
        let engine = Engine::new(EngineOptions {
            threads: 2,
            hash_mib: 16 << 10,
        });
        let seeds = |time| engine.proving_size(rules, board, time).endgame_seeds;
        let in_time = seeds(Some(Duration::from_secs(3)));
        assert!(in_time < seeds(Some(Duration::from_secs(30))));
        assert!(seeds(Some(Duration::from_secs(30))) < seeds(None));
        assert!(EndgameTable::bytes(in_time) < 1 << 28, "{in_time} seeds");
        assert_eq!(seeds(Some(Duration::ZERO)), 2);
        let bytes = |time| engine.proving_size(rules, board, time).bytes;
        assert!(bytes(Some(Duration::from_millis(20))) < 8 << 20);
        assert!(bytes(Some(Duration::from_secs(3))) < 1 << 30);
        assert_eq!(bytes(Some(Duration::MAX)), bytes(None));
        assert_eq!(seeds(Some(Duration::MAX)), seeds(None));
    }
}
