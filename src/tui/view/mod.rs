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
use super::screen::{MenuKind, Screen};
use super::setup::Row;
use crate::say;
use crate::text::wrap;

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
            Screen::Menu(MenuKind::Pause, menu) => menu::pause(model, menu, frame, area),
            Screen::Menu(MenuKind::Over, menu) => over::draw(model, menu, frame, area),
            Screen::Menu(MenuKind::Leave, menu) => menu::leave(model, menu, frame, area),
            Screen::Puzzles(puzzles) if is_seen => {
                clear(model, frame, area);
                puzzles::draw(model, puzzles, frame, area);
            }
            Screen::Review(review) => review::draw(model, review, frame, area),
            Screen::Menu(MenuKind::PlayOn, menu) => menu::play_on(model, menu, frame, area),
            Screen::Lesson(lesson) => lesson::draw(model, lesson, frame, area),
            Screen::Games(games) => games::draw(model, games, frame, area),
            Screen::Menu(MenuKind::Delete, menu) => menu::delete(model, menu, frame, area),
            Screen::Naming(naming) => naming::draw(model, naming, frame, area),
            Screen::Menu(MenuKind::Taught, menu) => menu::taught(model, menu, frame, area),
            Screen::Menu(MenuKind::Start, menu) if is_seen => start::draw(model, menu, frame, area),
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

/// The last line: what can be pressed now, as much of it as there is room for. The first key, the way back and the help
/// have their room before all others.
fn footer(model: &Model, frame: &mut Canvas<'_, '_>, area: Rect) {
    let line = Rect {
        y: area.bottom() - 1,
        height: 1,
        ..area
    };
    clear(model, frame, line);
    let room = usize::from(area.width) - 1;
    // Measured with what cannot be pressed now, too: keys do not move when one more can be. The last one gives way.
    let measured = footer_keys(model).filter(|key| key.binding.action() != Action::Rules);
    let all: usize = measured.map(|key| key.width() + 2).sum();
    let gap = if all <= room + 2 { 2 } else { 1 };
    let keys: Vec<_> = footer_keys(model)
        .filter(|key| is_useful(model, key.binding.action()))
        .collect();
    let main = keys.first().map(|key| key.binding);
    let is_first = |key: &FooterKey| {
        let action = key.binding.action();
        matches!(action, Action::Back | Action::Help)
            || main.is_some_and(|main| std::ptr::eq(main, key.binding))
    };
    let first = keys.iter().filter(|key| is_first(key));
    let first: usize = first.map(|key| key.width() + gap).sum();
    let mut left = (room + gap).saturating_sub(first);
    let shown = keys.into_iter().filter(|key| {
        let width = key.width() + gap;
        let fits = is_first(key) || width <= left;
        if !is_first(key) {
            // After one that does not fit there is no other.
            left = if fits { left - width } else { 0 };
        }
        fits
    });
    let mut x = 1;
    for key in shown {
        let width = key.width() as u16;
        let place = Rect { x, width, ..line };
        frame.render_widget(key.line(model), place);
        key.target(frame, place);
        x += width + gap as u16;
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

fn footer_keys(model: &Model) -> impl Iterator<Item = FooterKey> {
    keys::bindings(model.context()).filter_map(|binding| {
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
        (Action::Back, Screen::Menu(MenuKind::Start, _)) => false,
        (Action::Hint | Action::Next, Screen::Puzzles(puzzles)) => puzzles.puzzle().is_some(),
        (Action::Confirm, Screen::Review(review)) => review.to_move().is_some(),
        (Action::Up | Action::PageDown, Screen::Reading(reading)) => reading.scrolls(),
        (Action::Review | Action::Name | Action::Delete | Action::Confirm, Screen::Games(games)) => {
            games.chosen().is_some()
        }
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

/// As many whole sentences as there is room for, the first ones before the others, in lines of this width: each begins a
/// line of its own if that leaves none of them out. Of a first one that does not fit there is what there is room for.
fn whole_sentences(sentences: &[String], width: u16, fits: impl Fn(&[String]) -> bool) -> Vec<String> {
    let width = usize::from(width);
    let apart = |count: usize| {
        let lines = sentences[..count]
            .iter()
            .flat_map(|sentence| wrap(sentence, width));
        lines.collect::<Vec<_>>()
    };
    let together = |count: usize| wrap(&sentences[..count].join(" "), width);
    let mut ways = (1..=sentences.len())
        .rev()
        .flat_map(|count| [apart(count), together(count)]);
    ways.find(|lines| fits(lines))
        .unwrap_or_else(|| together(sentences.len().min(1)))
}

/// A line of text at the left and one at the right; the right one is left out if there is no room for both.
fn left_and_right(frame: &mut Frame<'_>, area: Rect, left: Line<'_>, right: Line<'_>) {
    let both = left.width() + right.width();
    frame.render_widget(left, area);
    if both + 1 < usize::from(area.width) {
        frame.render_widget(right.alignment(Alignment::Right), area);
    }
}
