//! Draws the state, one file per screen. Nothing here changes it.

mod board;
mod canvas;
mod evaluation;
mod exercise;
mod form;
mod games;
mod hint;
mod lesson;
mod log;
mod menu;
mod naming;
mod new_game;
mod over;
pub mod plot;
mod puzzles;
mod reading;
mod review;
mod settings;
mod start;
mod table;

pub use board::Orientation;
pub use canvas::{Target, Targets};

use ratatui::Frame;
use ratatui::layout::{Alignment, Rect, Size};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use self::canvas::Canvas;
use super::keys::{self, Action, Binding};
use super::model::Model;
use super::screen::Screen;
use super::setup::Row;
use crate::say;

/// The smallest terminal on which the game can be played.
pub const SMALLEST: Size = Size {
    width: 40,
    height: 12,
};

/// Draws what is seen now, and tells where the things are that one can point at.
pub fn draw(model: &Model, frame: &mut Frame<'_>) -> Targets {
    let area = frame.area();
    let mut canvas = Canvas::new(frame);
    canvas.buffer_mut().set_style(area, model.theme.base());
    if area.width < SMALLEST.width || area.height < SMALLEST.height {
        too_small(model, &mut canvas, area);
    } else {
        draw_screens(model, &mut canvas, area);
        footer(model, &mut canvas, area);
    }
    canvas.into_targets()
}

fn draw_screens(model: &Model, frame: &mut Canvas<'_, '_>, area: Rect) {
    for (index, screen) in model.screens().iter().enumerate() {
        let is_seen = index + 1 == model.screens().len();
        frame.cover();
        match screen {
            Screen::Table(table) => table::draw(model, table, frame, area),
            Screen::Pause(menu) => menu::pause(model, menu, frame, area),
            Screen::Over(menu) => over::draw(model, menu, frame, area),
            Screen::Leave(menu) => menu::leave(model, menu, frame, area),
            Screen::Puzzles(puzzles) if is_seen => {
                clear(model, frame, area);
                puzzles::draw(model, puzzles, frame, area);
            }
            Screen::Review(review) => review::draw(model, review, frame, area),
            Screen::PlayOn(menu) => menu::play_on(model, menu, frame, area),
            Screen::Lesson(lesson) => lesson::draw(model, lesson, frame, area),
            Screen::Games(games) => games::draw(model, games, frame, area),
            Screen::Delete(menu) => menu::delete(model, menu, frame, area),
            Screen::Naming(naming) => naming::draw(model, naming, frame, area),
            Screen::Taught(menu) => menu::taught(model, menu, frame, area),
            Screen::Start(menu) if is_seen => start::draw(model, menu, frame, area),
            Screen::NewGame(row) => {
                clear(model, frame, area);
                new_game::draw(model, *row, frame, area);
            }
            Screen::Settings(chosen) if is_seen => {
                clear(model, frame, area);
                settings::draw(model, *chosen, frame, area);
            }
            Screen::Reading(reading) if is_seen => {
                clear(model, frame, area);
                reading::draw(model, reading, frame, area);
            }
            _ => {}
        }
    }
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

fn clear(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    frame.render_widget(ratatui::widgets::Clear, area);
    frame.buffer_mut().set_style(area, model.theme.base());
}

/// The last line: what can be pressed now, as much of it as there is room for.
fn footer(model: &Model, frame: &mut Canvas<'_, '_>, area: Rect) {
    let keys: Vec<_> = useful_keys(model).collect();
    let line = Rect {
        y: area.bottom() - 1,
        height: 1,
        ..area
    };
    clear(model, frame, line);
    let room = usize::from(area.width) - 1;
    let wide = |gap: usize| keys.iter().map(|key| key.width() + gap).sum::<usize>() - gap;
    let gap = if wide(2) <= room { 2 } else { 1 };
    let mut left = 1;
    for key in keys {
        let width = key.width();
        if usize::from(left) + width > room + 1 {
            break;
        }
        let place = Rect {
            x: left,
            width: width as u16,
            ..line
        };
        frame.render_widget(key.line(model), place);
        key.target(frame, place);
        left += (width + gap) as u16;
    }
}

/// A key in the footer.
struct FooterKey {
    binding: &'static Binding,
    keys: String,
    words: String,
}

impl FooterKey {
    fn width(&self) -> usize {
        Line::raw(&self.keys).width() + 1 + Line::raw(&self.words).width()
    }

    /// Lets one click on it; of two keys that go opposite ways on the one that one means.
    fn target(&self, frame: &mut Canvas<'_, '_>, place: Rect) {
        let action = self.binding.action();
        frame.target(place, Target::Key(action.opposite().unwrap_or(action)));
        if action.opposite().is_some() {
            let width = (Line::raw(&self.keys).width() / 2) as u16;
            frame.target(Rect { width, ..place }, Target::Key(action));
        }
    }

    fn line(&self, model: &Model) -> Line<'static> {
        Line::from(vec![
            Span::styled(self.keys.clone(), model.theme.strong()),
            Span::styled(format!(" {}", self.words), model.theme.faint()),
        ])
    }
}

fn useful_keys(model: &Model) -> impl Iterator<Item = FooterKey> {
    let bindings = keys::bindings(model.context()).iter();
    let useful = bindings.filter(|binding| is_useful(model, binding.action()));
    useful.filter_map(|binding| {
        Some(FooterKey {
            binding,
            keys: binding.keys(&model.text, &model.glyphs),
            words: model.text.message(binding.says?, &[]),
        })
    })
}

/// Whether an action would do something now.
fn is_useful(model: &Model, action: Action) -> bool {
    match (action, model.screen()) {
        (Action::Undo, Screen::Table(table)) => table.game().can_undo(),
        (Action::Hint, Screen::Table(table)) => table.can_tell_more(model.settings.hints),
        (Action::Redo, Screen::Table(table)) => table.game().can_redo(),
        (Action::Back, Screen::Start(_)) => false,
        (Action::Hint | Action::Next, Screen::Puzzles(puzzles)) => puzzles.puzzle().is_some(),
        (Action::Confirm, Screen::Review(review)) => review.to_move().is_some(),
        (Action::Up | Action::PageDown, Screen::Reading(reading)) => reading.scrolls(),
        (Action::Name, Screen::NewGame(row)) => match row {
            Row::Seat(side) => model.setup.seats[*side].is_human(),
            _ => false,
        },
        (Action::Left | Action::Right, _) => model.menu().is_none_or(|menu| menu.item().has_value()),
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
