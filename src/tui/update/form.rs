//! Forms: the choices for a new game, and the settings.

use super::games::name_seat;
use super::{apply_settings, back, begin};
use crate::tui::effect::Effect;
use crate::tui::keys::Action;
use crate::tui::model::Model;
use crate::tui::preferences::Preference;
use crate::tui::screen::Screen;
use crate::tui::setup::{self, Row, cycle};

/// Does what a key asks for.
pub fn on_form(model: &mut Model, action: Action) -> Vec<Effect> {
    match (action, model.screen()) {
        (Action::Up | Action::Down, _) => {
            step(model.screen_mut(), action == Action::Down);
            vec![]
        }
        (Action::Confirm, Screen::NewGame(_)) => begin(model),
        (Action::Left | Action::Right | Action::Confirm, _) => change(model, action != Action::Left),
        (Action::Name, _) => name_seat(model),
        (Action::Back, _) => back(model),
        _ => vec![],
    }
}

/// Chooses a row, counted from the top.
pub fn choose_row(model: &mut Model, index: usize) {
    match model.screen_mut() {
        Screen::NewGame(row) => *row = Row::ALL.get(index).copied().unwrap_or(*row),
        Screen::Settings(row) => *row = Preference::ALL.get(index).copied().unwrap_or(*row),
        _ => {}
    }
}

fn step(screen: &mut Screen, down: bool) {
    match screen {
        Screen::NewGame(row) => *row = cycle(&Row::ALL, row, down),
        Screen::Settings(row) => *row = cycle(&Preference::ALL, row, down),
        _ => {}
    }
}

/// Changes the value of the chosen row.
fn change(model: &mut Model, forward: bool) -> Vec<Effect> {
    match *model.screen() {
        Screen::NewGame(row) => {
            setup::change(&mut model.setup, row, forward);
            vec![]
        }
        Screen::Settings(preference) => {
            preference.change(&mut model.settings, forward);
            vec![apply_settings(model)]
        }
        _ => vec![],
    }
}
