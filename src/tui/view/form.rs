//! A form: lines with a value each, and what the chosen one means.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::canvas::{Canvas, Target};
use super::{centered, draw_lines};
use crate::text::wrap;
use crate::tui::model::Model;

/// What a form shows.
pub struct Form {
    pub title: String,
    pub rows: Vec<Row>,
    /// The row that is chosen, counted from the top.
    pub chosen: usize,
    /// What its value means.
    pub about: String,
    /// How it is with the settings file, if something is wrong with it.
    pub warning: Option<String>,
}

/// A line of a form.
pub struct Row {
    pub label: String,
    pub value: String,
    /// It begins a group: where there is room a space goes before it.
    pub is_first: bool,
}

const WIDTH: u16 = 64;
/// Lines for what a value means; the rows stay where they are when it is longer or shorter.
const ABOUT: usize = 3;

/// Draws a form in the middle of an area, the last line of which is left to the footer.
pub fn draw(model: &Model, form: &Form, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let room = Rect {
        height: area.height - 1,
        ..area
    };
    let gaps = form.rows.iter().filter(|row| row.is_first).count();
    let is_roomy = usize::from(room.height) >= form.rows.len() + gaps + ABOUT + 3;
    let label = form.rows.iter().map(|row| width(&row.label)).max().unwrap_or(0) + 2;
    let mut lines = vec![(Line::styled(form.title.clone(), model.theme.strong()), None)];
    if is_roomy {
        lines.push((Line::default(), None));
    }
    for (index, row) in form.rows.iter().enumerate() {
        if is_roomy && row.is_first {
            lines.push((Line::default(), None));
        }
        lines.push((line(model, row, label, index == form.chosen), Some(index)));
    }
    let wide = WIDTH.min(area.width - 2);
    let about = about(model, form, wide.into());
    let below = about.len().max(if is_roomy { ABOUT } else { 1 }) + 1;
    let place = centered(room, wide, (lines.len() + below) as u16);
    let (above, below) = split(place, (place.height as usize).saturating_sub(below));
    draw_rows(model, form, label, canvas, above, lines);
    let below = Rect {
        y: below.y + 1,
        height: below.height.saturating_sub(1),
        ..below
    };
    draw_lines(canvas, below, about);
}

/// Draws the lines, those around the chosen row if there is not room for all.
fn draw_rows(
    model: &Model,
    form: &Form,
    label: usize,
    canvas: &mut Canvas<'_, '_>,
    area: Rect,
    lines: Vec<(Line<'static>, Option<usize>)>,
) {
    let chosen_at = lines
        .iter()
        .position(|(_, row)| *row == Some(form.chosen))
        .unwrap_or(0);
    let (height, count) = (usize::from(area.height), lines.len());
    let skipped = (chosen_at + 2)
        .saturating_sub(height)
        .min(lines.len().saturating_sub(height));
    let last = skipped + height;
    for (index, ((line, row), place)) in (skipped..).zip(lines.into_iter().skip(skipped).zip(area.rows())) {
        // A sign that the rows go on beyond what is seen.
        let goes_on = index == skipped && skipped > 0 || index + 1 == last && last < count;
        canvas.render_widget(line, place);
        if goes_on {
            let sign = Line::styled(model.glyphs.up_down(&model.text), model.theme.faint());
            canvas.render_widget(sign.right_aligned(), place);
        }
        if let Some(row) = row {
            canvas.target(place, Target::Row(row));
            if row == form.chosen {
                target_signs(form, label, canvas, place);
            }
        }
    }
}

/// The signs beside the value of the chosen row; the spaces beside them count too.
fn target_signs(form: &Form, label: usize, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let row = form.chosen;
    let from = area.x + 2 + label as u16;
    let value = width(&form.rows[row].value) as u16;
    for (x, forward) in [(from, false), (from + 3 + value, true)] {
        let place = Rect::new(x, area.y, 3, 1).intersection(area);
        canvas.target(place, Target::Change { row, forward });
    }
}

fn line(model: &Model, row: &Row, label: usize, is_chosen: bool) -> Line<'static> {
    let padding = " ".repeat(label - width(&row.label));
    match is_chosen {
        true => Line::from(vec![
            Span::styled(
                format!("{} {}{padding}", model.glyphs.pointer, row.label),
                model.theme.strong(),
            ),
            Span::styled(format!(" < {} > ", row.value), model.theme.chosen()),
        ]),
        false => Line::from(format!("  {}{padding}   {}", row.label, row.value)),
    }
}

fn about(model: &Model, form: &Form, width: usize) -> Vec<Line<'static>> {
    let styled = |words: &str, style| {
        wrap(words, width)
            .into_iter()
            .map(move |line| Line::styled(line, style))
    };
    let about = styled(&form.about, model.theme.faint());
    let warning = form
        .warning
        .iter()
        .flat_map(|words| styled(words, model.theme.warning()));
    about.chain(warning.collect::<Vec<_>>()).collect()
}

/// The first lines of an area, and the rest.
fn split(area: Rect, lines: usize) -> (Rect, Rect) {
    let height = (lines as u16).min(area.height);
    let above = Rect { height, ..area };
    let below = Rect {
        y: area.y + height,
        height: area.height - height,
        ..area
    };
    (above, below)
}

fn width(words: &str) -> usize {
    Line::raw(words).width()
}
