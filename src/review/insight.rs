//! What a search finds out about the positions of a game.

use std::time::Duration;

use kalaha_rules::{House, Position};

use super::look;
use crate::ai::{Budget, Engine, Level, Stop};
use crate::game::Game;

/// What was found out about a position in which the game goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Insight {
    /// The best sows from here, never empty.
    pub line: Vec<House>,
    /// The final margin of the side to move.
    pub value: i16,
    /// Whether the value is exact with perfect play of both sides.
    pub proven: bool,
    /// Whether the sow that was played is the only one that keeps a won or drawn game, and hard to find.
    pub only: bool,
    /// Whether no more will be found out about it.
    pub settled: bool,
}

/// How long a position is thought about if nothing else is said.
pub const THINK: Duration = Duration::from_secs(1);

/// How far the first pass looks, which is for those who wait for a first picture: some milliseconds a position.
const GLANCE: Budget = Budget {
    time: None,
    nodes: Some(100_000),
    depth: Some(12),
};

/// How many turns a person looks ahead without effort: their own, and the answer.
const EASY_TO_SEE: u32 = 2;

/// Studies the positions of a game, first all of them at a glance and then each again for at most the time `think`, the
/// last one first: what comes after a sow helps to judge it. `learn` hears the number of sows before a position and
/// what was found out, for each position at least once unless a stop is asked for.
pub fn study(
    game: &Game,
    engine: &mut Engine,
    think: Duration,
    stop: &Stop,
    learn: &mut dyn FnMut(usize, Insight),
) {
    let mut open = Vec::new();
    for (ply, position) in positions(game).filter(|(_, position)| !position.is_over()) {
        let Some(insight) = find_out(game, ply, position, engine, &GLANCE, stop) else {
            return;
        };
        if !insight.settled {
            open.push((ply, position));
        }
        learn(ply, insight);
    }
    let budget = Budget {
        time: Some(think),
        ..Budget::default()
    };
    for (ply, position) in open.into_iter().rev() {
        let Some(mut insight) = find_out(game, ply, position, engine, &budget, stop) else {
            return;
        };
        insight.settled = true;
        learn(ply, insight);
    }
}

/// The positions of a game with the number of sows before them.
fn positions(game: &Game) -> impl Iterator<Item = (usize, &Position)> {
    let after = game.steps().iter().map(|step| &step.after);
    std::iter::once(game.start()).chain(after).enumerate()
}

/// `None` if a stop was asked for.
fn find_out(
    game: &Game,
    ply: usize,
    position: &Position,
    engine: &mut Engine,
    budget: &Budget,
    stop: &Stop,
) -> Option<Insight> {
    let thought = engine.choose(position, Level::Perfect, budget, 0, stop, &mut |_| {})?;
    let played = game.steps().get(ply).map(|step| step.sow.house());
    let only = thought.proven
        && thought.value >= 0
        && played.is_some_and(|house| {
            position.legal().len() > 2
                && !look::singles_out(position, house, EASY_TO_SEE)
                && keeps_alone(position, house, thought.value, engine, stop)
        });
    (!stop.is_set()).then_some(Insight {
        line: thought.line,
        value: thought.value,
        proven: thought.proven,
        only,
        settled: thought.proven,
    })
}

/// Whether this sow has the value of the position and every other one a worse result. What cannot be proven soon is not
/// claimed.
fn keeps_alone(position: &Position, house: House, value: i16, engine: &mut Engine, stop: &Stop) -> bool {
    let budget = Budget {
        nodes: Some(5_000_000),
        ..Budget::default()
    };
    let Some(solution) = engine.solve(position, true, &budget, stop) else {
        return false;
    };
    solution.moves.iter().all(|&(other, of)| match other == house {
        true => of == value,
        false => of.signum() < value.signum(),
    })
}
