//! The log: the last turns in short.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use kalaha_rules::{Sow, write_turns};

use super::canvas::{Canvas, Target};
use crate::game::{Turn, gain};
use crate::text::side_name;
use crate::tui::model::Model;
use crate::tui::table::Table;

/// The room for a turn, and for the space behind it.
const TURN_WIDTH: u16 = 26;

/// Draws as many of the last turns as there is room for, in rows.
pub fn draw(model: &Model, table: &Table, frame: &mut Canvas<'_, '_>, area: Rect) {
    let columns = (area.width / TURN_WIDTH).max(1);
    let room = usize::from(columns) * usize::from(area.height);
    let turns: Vec<_> = table.game().turns().collect();
    // Whole rows, so that a turn keeps its place until its row goes.
    let per_row = usize::from(columns);
    let rows_before = turns.len().saturating_sub(room).div_ceil(per_row);
    for (index, turn) in turns.iter().skip(rows_before * per_row).enumerate() {
        let (row, column) = (index / per_row, index % per_row);
        let place = Rect {
            x: area.x + column as u16 * TURN_WIDTH,
            y: area.y + row as u16,
            width: TURN_WIDTH.min(area.width) - 1,
            height: 1,
        };
        let is_shown = table.sowing().is_none() || index + rows_before * per_row + 1 < turns.len();
        frame.render_widget(entry(model, turn, is_shown), place);
        frame.target(place, Target::Turn(turn.number));
    }
}

/// A turn with what it brought. While its last sow is still being shown, what that does is not told.
fn entry(model: &Model, turn: &Turn<'_>, is_shown: bool) -> Line<'static> {
    let mut sows: Vec<Sow> = turn.steps.iter().map(|step| step.sow).collect();
    let hidden = if is_shown { None } else { sows.pop() };
    let gain: u16 = sows.iter().map(|sow| u16::from(gain(sow))).sum();
    let written = match hidden {
        Some(sow) => write_turns(&sows) + &sow.house().to_string(),
        None if turn.is_complete() => write_turns(&sows),
        // The notation ends in a `-` where a turn goes on.
        None => write_turns(&sows).trim_end_matches('-').to_owned() + model.glyphs.goes_on,
    };
    let side = turn.side();
    Line::from(vec![
        Span::styled(format!("{:>3} ", turn.number), model.theme.faint()),
        Span::styled(side_name(&model.text, side), model.theme.side(side)),
        Span::raw(format!(" {written}")),
        Span::styled(
            if gain > 0 {
                format!(" +{gain}")
            } else {
                String::new()
            },
            model.theme.strong(),
        ),
    ])
}
