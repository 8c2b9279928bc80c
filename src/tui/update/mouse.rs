//! What the mouse does: mostly what keys do.

use kalaha_rules::Pit;

use super::{at_table, form, on_action, on_lesson, review};
use crate::tui::effect::Effect;
use crate::tui::keys::Action;
use crate::tui::message::Gesture;
use crate::tui::model::Model;
use crate::tui::screen::Screen;
use crate::tui::table::Table;
use crate::tui::view::Target;

/// Does what a gesture asks for, at what is drawn there.
pub fn on_mouse(model: &mut Model, gesture: Gesture, target: Option<Target>) -> Vec<Effect> {
    match (gesture, target) {
        (Gesture::WheelUp, _) => on_wheel(model, Action::Up),
        (Gesture::WheelDown, _) => on_wheel(model, Action::Down),
        (Gesture::Click, Some(Target::Key(action))) => on_action(model, Some(action)),
        (Gesture::Click, Some(Target::Pit(pit))) => on_pit_click(model, pit),
        (Gesture::Point, Some(Target::Pit(pit))) => {
            match model.screen_mut() {
                Screen::Table(table) => table.point(pit),
                Screen::Lesson(lesson) => lesson.point(pit),
                Screen::Puzzles(puzzles) => puzzles.point(pit),
                _ => {}
            }
            vec![]
        }
        (_, Some(Target::Item(index))) => {
            if let Some(menu) = model.menu_mut().filter(|menu| index < menu.items.len()) {
                menu.chosen = index;
            }
            match gesture {
                Gesture::Click => on_action(model, Some(Action::Confirm)),
                _ => vec![],
            }
        }
        (Gesture::Click, Some(Target::Turn(number))) => match model.table().map(Table::sowing) {
            Some(None) => review::open_at_turn(model, number),
            _ => on_action(model, None),
        },
        (Gesture::Click, Some(Target::Row(index))) => on_row_click(model, index),
        (Gesture::Click, Some(Target::Change { row, forward })) => {
            form::choose_row(model, row);
            let action = if forward { Action::Right } else { Action::Left };
            on_action(model, Some(action))
        }
        // A click anywhere does what any key would.
        (Gesture::Click, None) => match model.screen() {
            Screen::Table(_) => on_action(model, None),
            _ => vec![],
        },
        (Gesture::Point, _) => vec![],
    }
}

/// Chooses a row; a game that is chosen already is opened.
fn on_row_click(model: &mut Model, index: usize) -> Vec<Effect> {
    match model.screen_mut() {
        Screen::Games(games) if games.index() == index => return on_action(model, Some(Action::Confirm)),
        Screen::Games(games) => games.choose(index),
        _ => form::choose_row(model, index),
    }
    vec![]
}

fn on_pit_click(model: &mut Model, pit: Pit) -> Vec<Effect> {
    match model.screen_and_pace() {
        (Some(Screen::Lesson(lesson)), _) if lesson.is_over() => on_lesson(model, Some(Action::Confirm)),
        (Some(Screen::Lesson(lesson)), mut pace) => lesson.click(pit, &mut pace),
        (Some(Screen::Puzzles(puzzles)), mut pace) => puzzles.click(pit, &mut pace),
        _ => at_table(model, |table, pace| match table.sowing() {
            Some(_) => table.show_end(pace),
            None => table.click(pit, pace),
        }),
    }
}

/// The wheel scrolls a text and a list, and goes through a review; elsewhere it does nothing, since it turns too easily.
fn on_wheel(model: &mut Model, action: Action) -> Vec<Effect> {
    match (model.screen(), action) {
        (Screen::Reading(_) | Screen::Games(_), action) => on_action(model, Some(action)),
        (Screen::Review(_), Action::Up) => on_action(model, Some(Action::Left)),
        (Screen::Review(_), _) => on_action(model, Some(Action::Right)),
        _ => vec![],
    }
}
