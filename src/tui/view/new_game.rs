//! The choices for a new game.

use kalaha_rules::Preset;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::canvas::{Canvas, Target};
use super::{centered, draw_lines};
use crate::say;
use crate::text::{seat_name, side_name, wrap};
use crate::tui::model::Model;
use crate::tui::setup::Row;

const LABEL_WIDTH: usize = 14;
const WIDTH: u16 = 60;

/// Draws the form: a row for each choice, and what the chosen row means.
pub fn draw(model: &Model, chosen: Row, frame: &mut Canvas<'_, '_>, area: Rect) {
    let is_roomy = area.height > 16;
    let width = WIDTH.min(area.width - 2);
    let mut rows_at = Vec::new();
    let mut lines = vec![Line::styled(
        say!(model.text, "new-game-title"),
        model.theme.strong(),
    )];
    if is_roomy {
        lines.push(Line::default());
    }
    for row in Row::ALL {
        if is_roomy && row == Row::Preset {
            lines.push(Line::default());
        }
        rows_at.push(lines.len());
        lines.push(row_line(model, row, row == chosen));
    }
    lines.push(Line::default());
    let explained = wrap(&explanation(model, chosen), width.into());
    lines.extend(
        explained
            .into_iter()
            .map(|words| Line::styled(words, model.theme.faint())),
    );
    // The explanations differ in length: the rows stay where they are.
    let height = if is_roomy { 16 } else { area.height - 1 };
    let place = centered(
        Rect {
            height: area.height - 1,
            ..area
        },
        width,
        height,
    );
    draw_lines(frame, place, lines);
    let rows: Vec<_> = place.rows().collect();
    for (index, at) in rows_at.into_iter().enumerate() {
        frame.target(rows[at], Target::Row(index));
        if Row::ALL[index] == chosen {
            let value = Line::raw(value(model, chosen)).width();
            target_signs(frame, rows[at], index, value as u16);
        }
    }
}

/// The signs beside the value of the chosen row, which is so wide; the spaces beside them count too.
fn target_signs(frame: &mut Canvas<'_, '_>, area: Rect, row: usize, value: u16) {
    let from = area.x + 2 + LABEL_WIDTH as u16;
    for (x, forward) in [(from, false), (from + 3 + value, true)] {
        let place = Rect::new(x, area.y, 3, 1).intersection(area);
        frame.target(place, Target::Change { row, forward });
    }
}

fn row_line(model: &Model, row: Row, is_chosen: bool) -> Line<'static> {
    let label = label(model, row);
    let value = value(model, row);
    match is_chosen {
        true => Line::from(vec![
            Span::styled(
                format!("{} {label:LABEL_WIDTH$}", model.glyphs.pointer),
                model.theme.strong(),
            ),
            Span::styled(format!(" < {value} > "), model.theme.chosen()),
        ]),
        false => Line::from(format!("  {label:LABEL_WIDTH$}   {value}")),
    }
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
