//! What the mover may expect to gain from a position, at a guess.

use kalaha_rules::{House, Leftovers, OwnStone};

use super::board::MoverBoard;

/// What a player sees in a position where it looks no further ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judgement {
    /// What the best sow brings at once.
    Gain,
    /// That, and what the number of seeds in each house is worth.
    ///
    /// A house from which the last seed reaches the store is worth most. One that sows past it costs, since it feeds the
    /// opponent.
    ///
    /// The weights were found by least squares from 220 000 positions (120 000 for [`Leftovers::Emptier`]): up to four sows at
    /// random after a position of a game that the engine played against itself with 3 to 6 seeds, and the value that it saw
    /// after looking at 3000 others from there. The root of the mean square of the error is 4.6 seeds (4.0), that of
    /// [`Judgement::Gain`] 6.9 (5.3). In matches of 200 games with 3000 positions a move and a random opening it made 71 to 89 %
    /// against it (61 to 70 %), and with the weights for the other way to end 35 % (47 %) against itself. Close to the end it
    /// tells less: with [`Leftovers::Emptier`] and 14 seeds no more than the best sow. What was left out took no more than
    /// 0.2 off the error each: the opponent's best sow, the seeds of a side, its empty houses, pairs of houses.
    Houses,
}

impl Judgement {
    /// What the mover may expect to gain from a position that is not over, in seeds: no more than there are.
    #[inline]
    pub fn value(self, board: MoverBoard, own_stone: OwnStone, leftovers: Leftovers) -> i16 {
        let gains = board.legal().map(|house| board.sow(own_stone, house).gain);
        let gain = gains.max().unwrap_or(0);
        match (self, leftovers) {
            (Judgement::Gain, _) => gain,
            (Judgement::Houses, Leftovers::Owner) => OWNER.value(board, gain),
            (Judgement::Houses, Leftovers::Emptier) => EMPTIER.value(board, gain),
        }
    }
}

/// More seeds in a house are worth as much as so many.
const MOST: usize = 15;

/// What the numbers of seeds in houses are worth to the mover, in tenths of a seed.
struct Weights {
    /// By house of the mover, and number of seeds.
    own: [[i16; MOST + 1]; House::COUNT],
    /// By house of the opponent, from the opponent's own house 1 on, and number of seeds.
    other: [[i16; MOST + 1]; House::COUNT],
    /// A seed that the best sow brings at once.
    gain: i16,
    /// To be the one to move.
    tempo: i16,
}

impl Weights {
    fn value(&self, board: MoverBoard, gain: i16) -> i16 {
        let other = board.swapped();
        let houses = (0..House::COUNT).map(|house| {
            self.own[house][board.seeds(house).min(MOST)] + self.other[house][other.seeds(house).min(MOST)]
        });
        let tenths = self.tempo + self.gain * gain + houses.sum::<i16>();
        let seeds = (tenths + 5).div_euclid(10);
        seeds.clamp(-board.total(), board.total())
    }
}

/// Where each keeps the own leftovers.
static OWNER: Weights = Weights {
    own: [
        [
            -22, 0, 10, 15, 22, 25, 42, -3, -5, -10, -12, -11, -6, -9, -14, -10,
        ],
        [-25, 1, 10, 17, 20, 39, -12, -9, -11, -10, -8, -1, 3, -5, -4, 8],
        [-18, 4, 13, 16, 35, -12, -15, -14, -13, -10, -4, 6, 6, 1, 3, 17],
        [-14, 6, 11, 29, -18, -16, -17, -15, -11, -4, 2, 8, 13, 3, 12, 23],
        [-7, 4, 21, -21, -23, -21, -18, -11, -5, 1, 6, 15, 21, 8, 21, 21],
        [
            -17, -1, -30, -31, -28, -24, -17, -6, -1, 7, 18, 24, 32, 16, 51, 19,
        ],
    ],
    other: [
        [9, -10, -16, -21, -24, -30, -5, 0, 3, 8, 9, 12, 4, 20, 27, 28],
        [16, -5, -14, -19, -24, -7, 8, 8, 11, 11, 4, 5, -4, 4, 14, 5],
        [15, -6, -13, -21, -10, 12, 12, 13, 11, 9, 3, -3, -9, -3, 7, -6],
        [13, -4, -12, -9, 17, 18, 16, 15, 11, 7, -4, -9, -15, -15, -5, -13],
        [8, -5, -3, 20, 24, 24, 19, 13, 7, -2, -7, -14, -21, -25, -15, -11],
        [16, 13, 32, 31, 30, 28, 21, 9, 0, -9, -18, -26, -32, -39, -30, -14],
    ],
    gain: 7,
    tempo: 12,
};

/// Where who empties the own side takes what the other has left.
static EMPTIER: Weights = Weights {
    own: [
        [1, 1, 2, 6, 12, 19, 40, -2, -6, -9, -12, -10, -5, -2, -8, -7],
        [-2, -1, 2, 10, 15, 38, -8, -6, -9, -9, -8, -1, 3, -1, -4, 2],
        [-2, 0, 6, 12, 34, -6, -9, -10, -9, -7, -5, 4, 5, 2, 0, 7],
        [-4, 3, 9, 28, -9, -9, -11, -11, -9, -4, 1, 5, 8, 5, 7, 13],
        [-2, 5, 23, -12, -14, -14, -14, -8, -4, 2, 4, 9, 13, 7, 16, 9],
        [-10, 4, -19, -19, -17, -13, -10, -4, -2, 4, 10, 17, 25, 15, 41, 1],
    ],
    other: [
        [-9, -10, -11, -16, -18, -27, -7, 0, 6, 10, 12, 10, 3, 19, 30, 28],
        [-3, -5, -8, -14, -21, -8, 4, 4, 9, 9, 5, 7, -1, 5, 18, 19],
        [-1, -4, -8, -17, -13, 6, 5, 9, 9, 9, 7, 1, -5, 0, 17, 7],
        [1, -4, -11, -12, 9, 9, 9, 11, 8, 6, 0, -2, -7, -4, 4, 2],
        [2, -5, -6, 11, 13, 14, 11, 10, 7, 0, -1, -6, -9, -13, -8, 0],
        [9, 6, 20, 19, 18, 16, 12, 7, 2, -1, -8, -15, -23, -29, -18, 7],
    ],
    gain: 6,
    tempo: 21,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::endgame::EndgameTable;
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    const ALL: [Judgement; 2] = [Judgement::Gain, Judgement::Houses];

    fn random_board(rng: &mut ChaCha8Rng, seeds: usize) -> MoverBoard {
        let mut houses = [[0; House::COUNT]; 2];
        for _ in 0..seeds {
            houses[rng.random_range(0..2)][rng.random_range(0..House::COUNT)] += 1;
        }
        let [own, other] = houses.map(MoverBoard::with_own);
        own.against(other)
    }

    /// The first position with at most so many seeds of a game that is played at random, if it gets there.
    fn random_ending(rng: &mut ChaCha8Rng, own_stone: OwnStone, seeds: i16) -> Option<MoverBoard> {
        let side = MoverBoard::with_own([rng.random_range(3..=6); House::COUNT]);
        let mut board = side.against(side);
        while board.total() > seeds {
            let legal: Vec<usize> = board.legal().collect();
            let sown = board.sow(own_stone, legal[rng.random_range(0..legal.len())]);
            if sown.board.is_over() {
                return None;
            }
            board = sown.next();
        }
        Some(board)
    }

    /// How far each judgement is from the truth, in the endings that the engine knows all about.
    #[test]
    fn the_houses_tell_more_than_the_best_sow() {
        const SEEDS: i16 = 14;
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for own_stone in OwnStone::ALL {
            let leftovers = Leftovers::Owner;
            let table = EndgameTable::new(own_stone, leftovers, SEEDS as usize, 1, &|| false).unwrap();
            let mut errors = [0; 2];
            for board in (0..3000).filter_map(|_| random_ending(&mut rng, own_stone, SEEDS)) {
                let truth = table.value(board, board.total() as usize);
                for (error, judgement) in errors.iter_mut().zip(ALL) {
                    let off = i32::from(judgement.value(board, own_stone, leftovers) - truth);
                    *error += off * off;
                }
            }
            let [gain, houses] = errors;
            assert!(10 * houses < 7 * gain, "{own_stone}: {houses} and {gain}");
        }
    }

    #[test]
    fn expects_no_more_seeds_than_there_are() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        for seeds in (2..=250).chain(2..=30) {
            let board = random_board(&mut rng, seeds);
            for judgement in ALL {
                for leftovers in Leftovers::ALL {
                    let value = judgement.value(board, OwnStone::Always, leftovers);
                    assert!(value.abs() <= board.total(), "{board:?} {judgement:?} {value}");
                }
            }
        }
    }
}
