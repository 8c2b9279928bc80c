//! A game in a few figures.

use kalaha_rules::{Side, Sides};

use super::{Analysis, Rating, Word, for_side};

/// How a game was played.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    /// How each side played.
    pub sides: Sides<Tally>,
    /// The turn that gave away most of those that changed who was expected to win, if there is one.
    pub turning_point: Option<TurningPoint>,
    /// How many sows have been rated.
    pub rated: usize,
    /// How many of them by exact values.
    pub proven: usize,
}

/// How a side played.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Tally {
    /// How well, from 0 to 100, or `None` if there was nothing to decide.
    ///
    /// Each sow with a choice counts 100 · 0.9ⁿ when it gave n seeds away, and the accuracy is their mean: 81 for two
    /// seeds, 53 for six, 28 for twelve.
    pub accuracy: Option<f64>,
    /// All seeds that were given away.
    pub loss: i16,
    // In the order of `Word::ALL`.
    counts: [usize; Word::ALL.len()],
}

impl Tally {
    /// How many sows this is the word for.
    pub fn count(&self, word: Word) -> usize {
        self.counts[word as usize]
    }

    fn of(ratings: &[Rating]) -> Tally {
        let mut counts = [0; Word::ALL.len()];
        for rating in ratings {
            counts[rating.word as usize] += 1;
        }
        let decided: Vec<f64> = ratings
            .iter()
            .filter(|rating| rating.word != Word::Forced)
            .map(|rating| 100.0 * KEPT_PER_SEED.powi(rating.loss().into()))
            .collect();
        Tally {
            accuracy: (!decided.is_empty()).then(|| decided.iter().sum::<f64>() / decided.len() as f64),
            loss: ratings.iter().map(Rating::loss).sum(),
            counts,
        }
    }
}

/// What is left of a sow's worth for each seed that it gives away.
const KEPT_PER_SEED: f64 = 0.9;

/// The turn that decided the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurningPoint {
    /// The number of the turn, counted from 1.
    pub turn: usize,
    /// Whose turn it was.
    pub side: Side,
    /// The number of sows before it.
    pub ply: usize,
    /// What was expected before it: the final margin of the one whose turn it was.
    pub before: i16,
    /// What was expected after it.
    pub after: i16,
    /// Whether both are exact.
    pub proven: bool,
}

impl TurningPoint {
    /// The seeds that were given away.
    pub fn loss(&self) -> i16 {
        self.before - self.after
    }
}

impl Analysis {
    /// The game in a few figures, of the sows that have been rated so far.
    pub fn summary(&self) -> Summary {
        let ratings = self.ratings();
        let of_side = |side| {
            let sides = self.game().steps().iter().map(|step| step.sow.side());
            let own = sides.zip(&ratings).filter(|&(by, _)| by == side);
            let own: Vec<_> = own.filter_map(|(_, rating)| *rating).collect();
            Tally::of(&own)
        };
        Summary {
            sides: Sides::from_fn(of_side),
            turning_point: self.turning_point(),
            rated: ratings.iter().flatten().count(),
            proven: ratings.iter().flatten().filter(|rating| rating.proven).count(),
        }
    }

    /// Known only when the whole game is: a later turn may have cost more.
    fn turning_point(&self) -> Option<TurningPoint> {
        if self.settled() < self.positions() {
            return None;
        }
        let values = self.values();
        let mut ply = 0;
        let mut decisive: Option<TurningPoint> = None;
        for turn in self.game().turns() {
            let next = ply + turn.steps.len();
            if let (Some(before), Some(after)) = (values[ply], values[next]) {
                let point = TurningPoint {
                    turn: turn.number,
                    side: turn.side(),
                    ply,
                    before: for_side(turn.side(), before.south),
                    after: for_side(turn.side(), after.south),
                    proven: before.proven && after.proven,
                };
                let changes = point.before.signum() > point.after.signum();
                if changes && decisive.is_none_or(|so_far| point.loss() > so_far.loss()) {
                    decisive = Some(point);
                }
            }
            ply = next;
        }
        decisive
    }
}
