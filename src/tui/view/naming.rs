//! The line in which a name is typed, in a panel over what was there.

use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph};

use super::canvas::Canvas;
use super::{centered, clear, draw_lines};
use crate::say;
use crate::text::{clean, side_name, wrap};
use crate::tui::model::Model;
use crate::tui::naming::{Naming, Purpose};

/// The widest that the panel is.
const WIDTH: u16 = 56;

/// Draws the panel.
pub fn draw(model: &Model, naming: &Naming, frame: &mut Canvas<'_, '_>, area: Rect) {
    let width = WIDTH.min(area.width - 2);
    let inner = usize::from(width - 4);
    let about = wrap(&about(model, naming), inner);
    let problem = wrap(&clean(naming.problem().unwrap_or_default()), inner);
    let room = Rect {
        height: area.height - 1,
        ..area
    };
    let place = centered(room, width, (about.len() + problem.len()) as u16 + 3);
    clear(model, frame, place.outer(Margin::new(1, 0)).intersection(area));
    let block = Block::bordered().border_set(model.glyphs.pit);
    let block = block.padding(ratatui::widgets::Padding::horizontal(1));
    let heights = [about.len(), 1, problem.len()].map(|height| Constraint::Length(height as u16));
    let [above, line, below] = Layout::vertical(heights).areas(block.inner(place));
    frame.render_widget(block, place);
    draw_lines(frame, above, about.into_iter().map(Line::raw));
    draw_input(model, naming, frame, line);
    let warning = |line| Line::styled(line, model.theme.warning());
    draw_lines(frame, below, problem.into_iter().map(warning));
}

/// What was typed, scrolled so that the cursor is seen.
fn draw_input(model: &Model, naming: &Naming, frame: &mut Canvas<'_, '_>, area: Rect) {
    let pointer = Rect { width: 2, ..area };
    frame.render_widget(Line::styled(model.glyphs.pointer, model.theme.strong()), pointer);
    let line = Rect {
        x: area.x + 2,
        width: area.width - 2,
        ..area
    };
    let input = naming.input();
    let scroll = input.visual_scroll(usize::from(line.width) - 1);
    let typed = Paragraph::new(input.value()).style(model.theme.strong());
    frame.render_widget(typed.scroll((0, scroll as u16)), line);
    let cursor = Rect {
        x: line.x + (input.visual_cursor() - scroll) as u16,
        width: 1,
        ..line
    };
    frame
        .buffer_mut()
        .set_style(cursor.intersection(line), model.theme.chosen());
}

fn about(model: &Model, naming: &Naming) -> String {
    let text = &model.text;
    match naming.purpose() {
        Purpose::Seat(side) => say!(text, "name-seat", who = side_name(text, *side)),
        Purpose::Keep => say!(text, "name-copy"),
        Purpose::Rename(_) => say!(text, "name-game"),
    }
}
