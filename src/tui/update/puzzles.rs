//! Solving puzzles.

use kalaha_rules::Side;
use rand::RngExt;

use super::{Effect, Model, Screen, back};
use crate::review::Difficulty;
use crate::tui::keys::Action;
use crate::tui::puzzles::Puzzles;

/// Shows the first puzzle of a new collection, by the rules of the next game, once it is made.
pub(super) fn open(model: &mut Model) -> Vec<Effect> {
    let seed = model.rng.random();
    let rules = model.setup.rules;
    let (puzzles, order) = Puzzles::new(rules, Difficulty::default(), seed, &mut model.questions);
    model.open(Screen::Puzzles(Box::new(puzzles)));
    vec![order]
}

pub(super) fn on_action(model: &mut Model, action: Option<Action>) -> Vec<Effect> {
    if action == Some(Action::Back) {
        let mut effects = vec![Effect::StopThinking];
        effects.extend(back(model));
        return effects;
    }
    let rightwards = model.orientation().sows_rightwards(Side::South);
    match model.screen_and_pace() {
        (Some(Screen::Puzzles(puzzles)), mut pace) => puzzles.act(action, rightwards, &mut pace),
        _ => vec![],
    }
}
