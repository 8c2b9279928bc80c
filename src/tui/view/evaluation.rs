//! The live evaluation: who is expected to win and by how much, as a bar that grows towards the store of the side that is
//! ahead.

use kalaha_rules::Side;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::board::Orientation;
use super::canvas::Canvas;
use crate::review::Value;
use crate::text::{evaluation, evaluation_short};
use crate::tui::model::Model;
use crate::tui::table::Table;

/// The margin in seeds that fills a half of the bar.
const FULL: i16 = 24;
/// The room for the words behind the bar.
const WORDS: u16 = 20;

/// Draws the bar in a line, if it is asked for. Where it is not known, or not yet, there is an empty bar.
pub fn draw(model: &Model, table: &Table, canvas: &mut Canvas<'_, '_>, line: Rect) {
    if !model.settings.live_evaluation || line.is_empty() {
        return;
    }
    let value = table.value();
    if line.width < 2 * WORDS {
        let words = evaluation_short(&model.text, value);
        return canvas.render_widget(Line::raw(words).right_aligned(), line);
    }
    let words = evaluation(&model.text, value);
    let half = line.width.saturating_sub(WORDS) / 2;
    let bar = bar(model, value, half, model.orientation());
    let spans = bar.into_iter().chain([Span::raw(format!("  {words}"))]);
    canvas.render_widget(Line::from_iter(spans).centered(), line);
}

/// Two halves, each of this width. What is exact is drawn with another sign than what is judged.
fn bar(model: &Model, value: Option<Value>, half: u16, orientation: Orientation) -> [Span<'static>; 3] {
    let value = value.unwrap_or(Value {
        south: 0,
        proven: false,
    });
    let ahead = match value.south {
        1.. => Side::South,
        _ => Side::North,
    };
    let share = value.south.unsigned_abs().min(FULL as u16);
    let filled = usize::from((share * half).div_ceil(FULL as u16));
    let rest = usize::from(half) - filled;
    let full = match value.proven {
        true => model.glyphs.exact,
        false => model.glyphs.judged,
    };
    let empty = model.glyphs.rest;
    let (left, right) = match orientation.sows_rightwards(ahead) {
        true => (
            empty.repeat(half.into()),
            full.repeat(filled) + &empty.repeat(rest),
        ),
        false => (
            empty.repeat(rest) + &full.repeat(filled),
            empty.repeat(half.into()),
        ),
    };
    let (left_side, right_side) = match orientation.sows_rightwards(Side::South) {
        true => (Side::North, Side::South),
        false => (Side::South, Side::North),
    };
    let middle = model.glyphs.even;
    [
        Span::styled(left, model.theme.side(left_side)),
        Span::styled(middle, model.theme.strong()),
        Span::styled(right, model.theme.side(right_side)),
    ]
}
