//! The games on disk, and the names that people type.

use kalaha_rules::Side;

use super::{back, review, show_result, sit_down};
use crate::game::Seat;
use crate::say;
use crate::storage::Shelf;
use crate::text::clean;
use crate::tui::effect::{Effect, Errand};
use crate::tui::games::Games;
use crate::tui::keys::Action;
use crate::tui::message::Report;
use crate::tui::model::Model;
use crate::tui::naming::{Naming, Purpose};
use crate::tui::reading::Topic;
use crate::tui::screen::{Item, Menu, MenuKind, Screen};
use crate::tui::setup::Row;
use crate::tui::table::Notice;

/// Does what a key asks for in the list of games.
pub fn on_games(model: &mut Model, action: Action) -> Vec<Effect> {
    let Screen::Games(games) = model.screen_mut() else {
        return vec![];
    };
    let index = games.index();
    let chosen = games
        .chosen()
        .map(|game| (game.path.clone(), game.name(), game.shelf));
    match (action, chosen) {
        (Action::Up, _) => games.choose(index.saturating_sub(1)),
        (Action::Down, _) => games.choose(index + 1),
        (Action::PageUp, _) => games.choose(index.saturating_sub(PAGE)),
        (Action::PageDown, _) => games.choose(index + PAGE),
        (Action::Back, _) => return back(model),
        (Action::Confirm, Some((path, ..))) => return vec![Effect::Games(Errand::Open(path))],
        (Action::Review, Some((path, ..))) => return vec![Effect::Games(Errand::Read(path))],
        (Action::Name, Some((path, name, shelf))) => {
            let before = if shelf == Shelf::Saved {
                clean(&name)
            } else {
                String::new()
            };
            model.open(Screen::Naming(Naming::new(Purpose::Rename(path), &before)));
        }
        (Action::Delete, Some(_)) => model.open(Screen::Menu(
            MenuKind::Delete,
            Menu::new([Item::KeepGame, Item::DeleteGame]),
        )),
        _ => {}
    }
    vec![]
}

/// How far a key for a page goes.
const PAGE: usize = 10;

/// Deletes the game that is chosen in the list.
pub fn delete_chosen(model: &mut Model) -> Vec<Effect> {
    model.close();
    let Screen::Games(games) = model.screen() else {
        return vec![];
    };
    let chosen = games.chosen().map(|game| game.path.clone());
    chosen
        .into_iter()
        .map(|path| Effect::Games(Errand::Delete(path)))
        .collect()
}

/// Asks for the name of the person at a side.
pub fn name_seat(model: &mut Model) -> Vec<Effect> {
    if let &Screen::NewGame(Row::Seat(side)) = model.screen()
        && let Seat::Human(name) = &model.setup.seats[side]
    {
        let naming = Naming::new(Purpose::Seat(side), name.as_deref().unwrap_or_default());
        model.open(Screen::Naming(naming));
    }
    vec![]
}

/// Does what a key asks for while a name is typed.
pub fn on_naming(model: &mut Model, action: Action) -> Vec<Effect> {
    let Screen::Naming(naming) = model.screen() else {
        return vec![];
    };
    let name = clean(naming.input().value()).trim().to_owned();
    match (action, naming.purpose().clone()) {
        (Action::Back, _) => back(model),
        (Action::Confirm, Purpose::Seat(side)) => {
            take_seat(model, side, name);
            vec![]
        }
        (Action::Confirm, Purpose::Rename(path)) => vec![Effect::Games(Errand::Rename { path, name })],
        (Action::Confirm, Purpose::Keep) => {
            let game = model.table().map(|table| Box::new(table.game().clone()));
            let keep = game.map(|game| Effect::Games(Errand::Keep { game, name }));
            keep.into_iter().collect()
        }
        _ => vec![],
    }
}

/// Names the person at a side; without a name it is just a person. A record could not tell a person who is called as a
/// level from the built-in player.
fn take_seat(model: &mut Model, side: Side, name: String) {
    if name.parse::<Seat>().is_ok() {
        let problem = say!(model.text, "name-is-a-level", name = name);
        if let Screen::Naming(naming) = model.screen_mut() {
            naming.complain(problem);
        }
        return;
    }
    model.setup.seats[side] = Seat::Human((!name.is_empty()).then_some(name));
    model.close();
}

/// Takes in what came of an errand.
pub fn on_report(model: &mut Model, report: Report) -> Vec<Effect> {
    match report {
        Report::Listed(listing) => {
            let mut games = Games::new(&model.text, listing);
            match model.screen_mut() {
                Screen::Games(before) => {
                    games.choose(before.index());
                    *before = games;
                }
                _ => model.open(Screen::Games(games)),
            }
        }
        Report::AddedUp(statistics) => {
            model.statistics = statistics;
            model.read(Topic::Statistics);
        }
        Report::Opened(game) => {
            let is_over = game.position().is_over();
            let effects = sit_down(model, *game, None);
            if is_over {
                show_result(model);
            }
            return effects;
        }
        Report::Read(game) => return review::open(model, *game),
        Report::Renamed => {
            model.close();
        }
        Report::Kept(name) => {
            while !matches!(model.screen(), Screen::Table(_)) && model.close().is_some() {}
            if let Some(table) = model.table_mut() {
                table.say(Notice::Kept(name));
            }
        }
        Report::Failed(reason) => match model.screen_mut() {
            Screen::Naming(naming) => naming.complain(reason),
            Screen::Games(games) => games.complain(reason),
            _ => model.problem = Some(reason),
        },
        Report::Unfinished(game) => model.set_unfinished(game.map(|game| *game)),
        Report::Deleted => {}
    }
    vec![]
}
