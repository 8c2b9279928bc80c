//! Going through a game again.

use super::{Effect, Item, Menu, MenuKind, Model, Screen, back, sit_down};
use crate::ai::Level;
use crate::game::{Game, Seat};
use crate::tui::effect::Study;
use crate::tui::keys::Action;
use crate::tui::reading::Topic;
use crate::tui::review::Review;

/// Shows a game from its start, and lets the built-in player study it.
pub fn open(model: &mut Model, game: Game) -> Vec<Effect> {
    let ticket = model.questions.ticket();
    model.open(Screen::Review(Box::new(Review::new(game.clone(), ticket))));
    vec![Effect::Study(Box::new(Study { ticket, game }))]
}

/// Shows the game at the table from the end of a turn on, unless something goes on there.
pub(super) fn open_at_turn(model: &mut Model, number: usize) -> Vec<Effect> {
    let at_rest = model.table().filter(|table| table.is_at_rest());
    let Some(game) = at_rest.map(|table| table.game().clone()) else {
        return vec![];
    };
    let effects = open(model, game);
    if let Some(review) = model.review_mut() {
        review.go_to_turn(number);
    }
    effects
}

pub(super) fn on_action(model: &mut Model, action: Action) -> Vec<Effect> {
    match action {
        Action::Back => {
            let mut effects = vec![Effect::StopThinking];
            effects.extend(back(model));
            return effects;
        }
        Action::Confirm => offer_to_play_on(model),
        Action::Summary => model.read(Topic::Summary),
        _ => {
            if let Some(review) = model.review_mut() {
                review.act(action);
            }
        }
    }
    vec![]
}

/// Asks against whom to play on, unless the game is over in the position that is shown. The one who sat there is chosen.
fn offer_to_play_on(model: &mut Model) {
    let Some((review, side)) = model
        .review()
        .and_then(|review| Some((review, review.to_move()?)))
    else {
        return;
    };
    let levels = Level::ALL.map(|level| Item::PlayOn(Some(level)));
    let items: Vec<_> = [Item::PlayOn(None)].into_iter().chain(levels).collect();
    let sat_there = match review.analysis().game().seats()[side.other()] {
        Seat::Ai(level) => Item::PlayOn(Some(level)),
        Seat::Human(_) => Item::PlayOn(None),
    };
    let chosen = items.iter().position(|&item| item == sat_there).unwrap_or(0);
    model.open(Screen::Menu(MenuKind::PlayOn, Menu { items, chosen }));
}

/// Plays on from the position that is shown.
pub(super) fn play_on(model: &mut Model, opponent: Option<Level>) -> Vec<Effect> {
    let Some(mut game) = model.review().map(|review| review.play_on(opponent)) else {
        return vec![];
    };
    game.set_date(&(model.today)());
    let mut effects = vec![Effect::StopThinking, Effect::LeaveFile];
    effects.extend(sit_down(model, game, None));
    effects
}
