//! The games on disk: a list, and the chosen one with its board.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

use super::canvas::{Canvas, Target};
use super::{clear, draw_lines};
use crate::say;
use crate::storage::{InUse, Shelf, Summary};
use crate::text::{clean, drawn_board, opponents, rules_line, standing, wrap};
use crate::tui::games::Games;
use crate::tui::model::Model;

/// From here on the chosen game is beside the list.
const WIDE: u16 = 76;
/// The room for it, as wide as a drawn board and a gap.
const BESIDE: u16 = 36;

/// Draws the list and the chosen game.
pub fn draw(model: &Model, games: &Games, frame: &mut Canvas<'_, '_>, area: Rect) {
    clear(model, frame, area);
    let room = Rect {
        x: area.x + 1,
        width: area.width - 2,
        height: area.height - 1,
        ..area
    };
    let problem = clean(games.problem().unwrap_or_default());
    let problem = wrap(&problem, room.width.into());
    let [title, warning, rest] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length((problem.len() as u16).min(room.height / 2)),
        Constraint::Fill(1),
    ])
    .areas(room);
    frame.render_widget(
        Line::styled(say!(model.text, "games-title"), model.theme.strong()),
        title,
    );
    draw_lines(
        frame,
        warning,
        problem
            .into_iter()
            .map(|line| Line::styled(line, model.theme.warning())),
    );
    let Some(chosen) = games.chosen() else {
        let words = say!(model.text, "no-games");
        return frame.render_widget(Line::styled(words, model.theme.faint()), rest);
    };
    let is_wide = area.width >= WIDE;
    let about = about(
        model,
        chosen,
        if is_wide { BESIDE - 2 } else { room.width },
        area.height,
    );
    let [list, beside] = match is_wide {
        true => Layout::horizontal([Constraint::Fill(1), Constraint::Length(BESIDE)]).areas(rest),
        false => {
            Layout::vertical([Constraint::Fill(1), Constraint::Length(about.len() as u16 + 1)]).areas(rest)
        }
    };
    draw_list(model, games, frame, list);
    let gap = if is_wide { (2, 0) } else { (0, 1) };
    let beside = Rect {
        x: beside.x + gap.0,
        y: beside.y + gap.1,
        width: beside.width - gap.0,
        height: beside.height.saturating_sub(gap.1),
    };
    draw_lines(frame, beside, about);
}

/// The games around the chosen one.
fn draw_list(model: &Model, games: &Games, frame: &mut Canvas<'_, '_>, area: Rect) {
    let height = usize::from(area.height);
    let last = games.list().len().saturating_sub(height);
    let skipped = games.index().saturating_sub(height / 2).min(last);
    for ((index, game), row) in games.list().iter().enumerate().skip(skipped).zip(area.rows()) {
        let is_chosen = index == games.index();
        let pointer = if is_chosen { model.glyphs.pointer } else { " " };
        let style = match is_chosen {
            true => model.theme.chosen(),
            false => model.theme.base(),
        };
        frame.buffer_mut().set_style(row, style);
        let state = Line::raw(format!(" {} ", short_state(model, game)));
        let [left, right] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(state.width() as u16)]).areas(row);
        frame.render_widget(Line::raw(format!("{pointer} {}", title(model, game))), left);
        frame.render_widget(state, right);
        frame.target(row, Target::Row(index));
    }
}

/// What a game is called in the list: by its name if a person gave it one, else by who plays.
fn title(model: &Model, game: &Summary) -> String {
    match game.given_name() {
        Some(name) => clean(&name),
        None => opponents(&model.text, &game.seats),
    }
}

fn short_state(model: &Model, game: &Summary) -> String {
    let text = &model.text;
    let score = game.position.score();
    match (game.in_use, game.shelf) {
        (InUse::Elsewhere, _) => say!(text, "listed-in-use"),
        (_, Shelf::Saved) => say!(text, "listed-saved"),
        _ if game.position.is_over() => format!("{}:{}", score.south, score.north),
        _ => say!(text, "turn-number", number = game.turn_number),
    }
}

/// The chosen game: what it is, and its board if there is room.
fn about(model: &Model, game: &Summary, width: u16, height: u16) -> Vec<Line<'static>> {
    let text = &model.text;
    let date = game.date.as_deref().map(clean);
    let who = game.given_name().map(|_| opponents(text, &game.seats));
    let state = standing(text, &game.position, game.turn_number);
    let rules = rules_line(text, game.position.rules());
    let words = [Some(state), who, Some(rules), date];
    let words = words.into_iter().flatten();
    let words = words.flat_map(|words| wrap(&words, width.into()));
    let mut lines: Vec<_> = words.map(Line::raw).collect();
    if height >= 20 {
        lines.push(Line::default());
        let board = drawn_board(text, game.position.board());
        lines.extend(board.into_iter().map(|line| Line::raw(model.glyphs.line(line))));
    }
    lines
}
