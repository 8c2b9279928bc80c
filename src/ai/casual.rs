//! The weak levels: a player who looks a little ahead and overlooks things, as people do.

use kalaha_rules::RuleSet;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::asked::{Asked, houses};
use super::board::{MoverBoard, Sown};
use super::limits::Limits;
use super::{Budget, Thought};

/// What a player of some strength sees.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sight {
    /// How many turns it looks ahead, its own included.
    pub turns: u32,
    /// The chance to notice a capture or an extra turn of its own next sow. It shrinks with each sow further away.
    pub first: f64,
    /// What the chance is multiplied by for each sow further away.
    pub fading: f64,
}

impl Sight {
    /// Its own turn, of which it misses more than half.
    pub const BEGINNER: Sight = Sight {
        turns: 1,
        first: 0.4,
        fading: 0.5,
    };
    /// The reply too, with much overlooked.
    pub const EASY: Sight = Sight {
        turns: 2,
        first: 0.7,
        fading: 0.8,
    };
    /// Three turns, with little overlooked.
    pub const MEDIUM: Sight = Sight {
        turns: 3,
        first: 0.94,
        fading: 0.97,
    };
}

/// Positions a casual player looks at before it decides; only boards with very long turns reach it.
const MOST_NODES: u64 = 200_000;

/// Thinks about a position. The answer does not depend on the speed of the machine, unless the budget limits the time.
pub fn think(asked: &Asked, sight: Sight, budget: &Budget) -> Thought {
    let turns = budget
        .depth
        .map_or(sight.turns, |depth| depth.clamp(1, sight.turns));
    let budget = Budget {
        nodes: Some(budget.nodes.unwrap_or(MOST_NODES).min(MOST_NODES)),
        ..*budget
    };
    let limits = Limits::new(&budget, asked.stop);
    let mut casual = Casual {
        rules: asked.rules,
        sight,
        rng: ChaCha8Rng::seed_from_u64(asked.seed),
        limits: &limits,
    };
    let mut line = Vec::new();
    let value = casual.search(asked.board, turns, 0, -INFINITY, INFINITY, &mut line);
    Thought {
        line: houses(&line),
        value,
        proven: false,
        depth: turns,
        nodes: limits.nodes(),
    }
}

const INFINITY: i16 = 1000;

struct Casual<'a> {
    rules: RuleSet,
    sight: Sight,
    rng: ChaCha8Rng,
    limits: &'a Limits<'a>,
}

impl Casual<'_> {
    /// The margin that the mover expects to gain from here, by alpha-beta; `line` becomes the sows that lead to it.
    fn search(
        &mut self,
        board: MoverBoard,
        turns: u32,
        distance: i32,
        mut alpha: i16,
        beta: i16,
        line: &mut Vec<usize>,
    ) -> i16 {
        line.clear();
        if self.limits.spend(1) || turns == 0 {
            return 0;
        }
        let mut best = -INFINITY;
        let mut rest = Vec::new();
        for (house, sown) in self.noticed(board, distance) {
            rest.clear();
            let mut deeper =
                |board, turns, alpha, beta| self.search(board, turns, distance + 1, alpha, beta, &mut rest);
            let value = sown.gain
                + if sown.board.is_over() {
                    sown.board.leftovers(self.rules.leftovers)
                } else if sown.again {
                    deeper(sown.next(), turns, alpha - sown.gain, beta - sown.gain)
                } else {
                    -deeper(
                        sown.board.swapped(),
                        turns - 1,
                        sown.gain - beta,
                        sown.gain - alpha,
                    )
                };
            if value > best {
                best = value;
                line.clear();
                line.push(house);
                line.extend(&rest);
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The sows that the player notices, those that gain most first and equal ones in random order.
    fn noticed(&mut self, board: MoverBoard, distance: i32) -> Vec<(usize, Sown)> {
        let chance = self.sight.first * self.sight.fading.powi(distance);
        let mut sows: Vec<(usize, Sown)> = board
            .legal()
            .map(|house| (house, board.sow(self.rules.own_stone, house)))
            .collect();
        sows.shuffle(&mut self.rng);
        sows.sort_by_key(|(_, sown)| -(sown.gain + i16::from(sown.again)));
        let noticed: Vec<_> = sows
            .iter()
            .filter(|(_, sown)| !(sown.again || sown.gain > 1) || self.rng.random_bool(chance))
            .copied()
            .collect();
        if noticed.is_empty() { sows } else { noticed }
    }
}
