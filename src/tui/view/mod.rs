//! Draws the state, one file per screen. Nothing here changes it.

mod board;
mod lesson;
mod log;
mod menu;
mod new_game;
pub mod plot;
pub mod reading;
mod start;
mod table;

use ratatui::Frame;
use ratatui::layout::{Alignment, Rect, Size};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use super::keys::{self, Action};
use super::model::{Model, Screen};
use crate::say;

/// The smallest terminal on which the game can be played.
pub const SMALLEST: Size = Size {
    width: 40,
    height: 12,
};

/// Draws what is seen now.
pub fn draw(model: &Model, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < SMALLEST.width || area.height < SMALLEST.height {
        return too_small(model, frame, area);
    }
    for (index, screen) in model.screens().iter().enumerate() {
        let is_seen = index + 1 == model.screens().len();
        match screen {
            Screen::Table(table) => table::draw(model, table, frame, area),
            Screen::Pause(menu) => menu::pause(model, menu, frame, area),
            Screen::Over(menu) => menu::over(model, menu, frame, area),
            Screen::Leave(menu) => menu::leave(model, menu, frame, area),
            Screen::Lesson(lesson) => lesson::draw(model, lesson, frame, area),
            Screen::Taught(menu) => menu::taught(model, menu, frame, area),
            Screen::Start(menu) if is_seen => start::draw(model, menu, frame, area),
            Screen::NewGame(row) if is_seen => {
                clear(frame, area);
                new_game::draw(model, *row, frame, area);
            }
            Screen::Reading { topic, top } if is_seen => {
                clear(frame, area);
                reading::draw(model, *topic, *top, frame, area);
            }
            _ => {}
        }
    }
    footer(model, frame, area);
}

fn too_small(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let words = say!(
        model.text,
        "too-small",
        width = SMALLEST.width,
        height = SMALLEST.height
    );
    frame.render_widget(Paragraph::new(words).wrap(Wrap { trim: true }), area);
}

fn clear(frame: &mut Frame<'_>, area: Rect) {
    frame.render_widget(ratatui::widgets::Clear, area);
}

/// The last line: what can be pressed now, as much of it as there is room for.
fn footer(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let mut spans = vec![Span::raw(" ")];
    let mut width = 1;
    for binding in keys::bindings(model.context()) {
        let Some(says) = binding.says.filter(|_| is_useful(model, binding.action())) else {
            continue;
        };
        let keys = Span::styled(binding.keys(&model.text, &model.glyphs), model.theme.strong());
        let words = Span::styled(
            format!(" {}  ", model.text.message(says, &[])),
            model.theme.faint(),
        );
        // The two spaces behind the last one need no room.
        if width + keys.width() + words.width() <= usize::from(area.width) + 2 {
            width += keys.width() + words.width();
            spans.extend([keys, words]);
        }
    }
    let line = Rect {
        y: area.bottom() - 1,
        height: 1,
        ..area
    };
    clear(frame, line);
    frame.render_widget(Line::from(spans), line);
}

/// Whether an action would do something now.
fn is_useful(model: &Model, action: Action) -> bool {
    match (action, model.screen()) {
        (Action::Undo, Screen::Table(table)) => table.game().can_undo(),
        (Action::Hint, Screen::Table(table)) => table.cursor().is_some(),
        (Action::Redo, Screen::Table(table)) => table.game().can_redo(),
        (Action::Back, Screen::Start(_)) => false,
        _ => true,
    }
}

/// A rectangle of this size in the middle of another, cut to fit.
fn centered(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// Lines one below the other, as many as there is room for.
fn draw_lines<'a>(frame: &mut Frame<'_>, area: Rect, lines: impl IntoIterator<Item = Line<'a>>) {
    for (line, row) in lines.into_iter().zip(area.rows()) {
        frame.render_widget(line, row);
    }
}

/// A line of text at the left and one at the right; the right one is left out if there is no room for both.
fn left_and_right(frame: &mut Frame<'_>, area: Rect, left: Line<'_>, right: Line<'_>) {
    let both = left.width() + right.width();
    frame.render_widget(left, area);
    if both + 1 < usize::from(area.width) {
        frame.render_widget(right.alignment(Alignment::Right), area);
    }
}
