//! The choices for a new game.

use kalaha_rules::Preset;
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::form::{self, Form};
use crate::say;
use crate::text::{seat_name, side_name};
use crate::tui::model::Model;
use crate::tui::setup::Row;

/// Draws the choices with what the chosen one means.
pub fn draw(model: &Model, chosen: Row, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let rows = Row::ALL.map(|row| form::Row {
        label: label(model, row),
        value: value(model, row),
        is_first: row == Row::Preset,
    });
    let form = Form {
        title: say!(model.text, "new-game-title"),
        rows: rows.into(),
        chosen: Row::ALL.iter().position(|row| *row == chosen).unwrap_or(0),
        about: explanation(model, chosen),
        warning: None,
    };
    form::draw(model, &form, canvas, area);
}

fn label(model: &Model, row: Row) -> String {
    let text = &model.text;
    match row {
        Row::Seat(side) => side_name(text, side),
        Row::First => say!(text, "row-first"),
        Row::Preset => say!(text, "row-preset"),
        Row::Seeds => say!(text, "row-seeds"),
        Row::OwnStone => say!(text, "row-own-stone"),
        Row::Leftovers => say!(text, "row-leftovers"),
    }
}

fn value(model: &Model, row: Row) -> String {
    let (text, setup) = (&model.text, &model.setup);
    match row {
        Row::Seat(side) => seat_name(text, &setup.seats[side]),
        Row::First => say!(text, "first-value", first = setup.first.to_string()),
        Row::Preset => match Preset::of(setup.rules) {
            Some(preset) => preset.to_string(),
            None => say!(text, "preset-own"),
        },
        Row::Seeds => setup.rules.seeds.to_string(),
        Row::OwnStone => say!(text, "own-stone-value", value = setup.rules.own_stone.to_string()),
        Row::Leftovers => say!(text, "leftovers-value", value = setup.rules.leftovers.to_string()),
    }
}

fn explanation(model: &Model, row: Row) -> String {
    let (text, setup) = (&model.text, &model.setup);
    match row {
        Row::Seat(side) => {
            let seat = match &setup.seats[side] {
                crate::game::Seat::Human(_) => "human".to_owned(),
                crate::game::Seat::Ai(level) => level.to_string(),
            };
            say!(text, "explain-seat", seat = seat)
        }
        Row::First => say!(text, "explain-first", first = setup.first.to_string()),
        Row::Preset => {
            let preset = Preset::of(setup.rules).map_or("own".to_owned(), |preset| preset.to_string());
            say!(text, "explain-preset", preset = preset)
        }
        Row::Seeds => say!(text, "explain-seeds", count = setup.rules.seeds.get()),
        Row::OwnStone => say!(
            text,
            "explain-own-stone",
            value = setup.rules.own_stone.to_string()
        ),
        Row::Leftovers => say!(
            text,
            "explain-leftovers",
            value = setup.rules.leftovers.to_string()
        ),
    }
}
