//! Texts to read: the keys, and the rules in force.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{centered, draw_lines};
use crate::tui::model::Model;
use crate::tui::reading::Reading;

/// Draws what is seen of a text.
pub fn draw(model: &Model, reading: &Reading, frame: &mut Frame<'_>, area: Rect) {
    let page = reading.page();
    let room = Rect {
        height: page.height,
        ..area
    };
    let lines = reading.shown().iter().map(|line| {
        Line::from(vec![
            Span::styled(line.strong.as_str(), model.theme.strong()),
            Span::raw(line.words.as_str()),
        ])
    });
    draw_lines(frame, centered(room, page.width, page.height), lines);
}
