//! What each sow of a game was worth, as far as it has been found out.

use kalaha_rules::{House, Position, Side};

use super::word::Judged;
use super::{Insight, Word, for_side, margin};
use crate::game::Game;

/// A game and what has been found out about its positions.
#[derive(Debug, Clone)]
pub struct Analysis {
    game: Game,
    // For each position in which the game goes on, the start first.
    insights: Vec<Option<Insight>>,
}

/// The value of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Value {
    /// The final margin of south.
    pub south: i16,
    /// Whether it is exact with perfect play of both sides.
    pub proven: bool,
}

impl Value {
    /// The value of a position in which the game is over: its result.
    pub fn of_end(position: &Position) -> Value {
        Value {
            south: margin(position, Side::South),
            proven: true,
        }
    }
}

/// What a sow was worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rating {
    /// The final margin of the one who sowed, with best play from before the sow on.
    pub before: i16,
    /// The same from after the sow on; never more than before.
    pub after: i16,
    /// The best house: the one that was sown if it was as good as any.
    pub best: House,
    /// Whether both values are exact.
    pub proven: bool,
    /// The word for it.
    pub word: Word,
}

impl Rating {
    /// The seeds that were given away, 0 or more.
    pub fn loss(&self) -> i16 {
        self.before - self.after
    }
}

impl Analysis {
    /// An analysis that knows nothing yet. What was taken back is no part of the game.
    pub fn new(game: Game) -> Analysis {
        let positions = game.steps().len() + usize::from(!game.position().is_over());
        Analysis {
            game,
            insights: vec![None; positions],
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Takes in what was found out about the position after so many sows.
    pub fn learn(&mut self, ply: usize, insight: Insight) {
        if let Some(place) = self.insights.get_mut(ply) {
            *place = Some(insight);
        }
    }

    /// How many positions there are to find something out about.
    pub fn positions(&self) -> usize {
        self.insights.len()
    }

    /// How many of them will not be looked at again.
    pub fn settled(&self) -> usize {
        let known = self.insights.iter().flatten();
        known.filter(|insight| insight.settled).count()
    }

    /// The position after so many sows.
    pub fn position(&self, ply: usize) -> &Position {
        match ply.checked_sub(1).and_then(|last| self.game.steps().get(last)) {
            Some(step) => &step.after,
            None => self.game.start(),
        }
    }

    /// The best sows in the position after so many, as far as they are known; empty when the game is over.
    pub fn line(&self, ply: usize) -> &[House] {
        match self.insights.get(ply) {
            Some(Some(insight)) => &insight.line,
            _ => &[],
        }
    }

    /// The value of each position, from the start to the end.
    ///
    /// A judged value is never worse than what the sow that was played turned out to be worth, so that what the one
    /// who sows gives away is the difference from one position to the next, and all differences add up.
    pub fn values(&self) -> Vec<Option<Value>> {
        let steps = self.game.steps();
        let mut values: Vec<_> = (0..=steps.len()).map(|ply| self.own_value(ply)).collect();
        for (ply, step) in steps.iter().enumerate().rev() {
            let (Some(before), Some(after)) = (values[ply], values[ply + 1]) else {
                continue;
            };
            let is_best = self.line(ply).first() == Some(&step.sow.house());
            if !before.proven && (is_best || is_better(step.sow.side(), after, before)) {
                values[ply] = Some(Value {
                    south: after.south,
                    proven: false,
                });
            }
        }
        for (ply, step) in steps.iter().enumerate() {
            let (Some(before), Some(after)) = (values[ply], values[ply + 1]) else {
                continue;
            };
            let is_best = self.line(ply).first() == Some(&step.sow.house());
            if before.proven && (is_best || is_better(step.sow.side(), after, before)) {
                values[ply + 1] = Some(Value {
                    south: before.south,
                    proven: is_best,
                });
            }
        }
        values
    }

    /// What each sow was worth; `None` where too little is known yet.
    pub fn ratings(&self) -> Vec<Option<Rating>> {
        let values = self.values();
        let rate = |ply: usize| {
            let (before, after) = (values[ply]?, values[ply + 1]?);
            let sow = &self.game.steps()[ply].sow;
            let insight = self.insights[ply].as_ref()?;
            let judged = Judged {
                before: for_side(sow.side(), before.south),
                after: for_side(sow.side(), after.south),
                proven: before.proven && after.proven,
                choices: self.position(ply).legal().len(),
                only: insight.only,
            };
            Some(Rating {
                before: judged.before,
                after: judged.after,
                best: match judged.before > judged.after {
                    true => insight.line.first().copied()?,
                    false => sow.house(),
                },
                proven: judged.proven,
                word: Word::of(judged),
            })
        };
        (0..self.game.steps().len()).map(rate).collect()
    }

    /// The value of a position as it was found out, without what is known of its neighbours.
    fn own_value(&self, ply: usize) -> Option<Value> {
        let position = self.position(ply);
        let Some(side) = position.turn() else {
            return Some(Value::of_end(position));
        };
        let insight = self.insights.get(ply)?.as_ref()?;
        Some(Value {
            south: for_side(side, insight.value),
            proven: insight.proven,
        })
    }
}

fn is_better(side: Side, value: Value, than: Value) -> bool {
    for_side(side, value.south) > for_side(side, than.south)
}
