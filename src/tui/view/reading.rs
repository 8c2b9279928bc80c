//! Texts to read: the keys, and the rules in force.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{centered, draw_lines};
use crate::say;
use crate::text::{Boards, rules_page};
use crate::tui::keys::{self, Context};
use crate::tui::model::{Model, Topic};

const WIDTH: u16 = 74;

/// Draws a text from the line `top` on.
pub fn draw(model: &Model, topic: Topic, top: u16, frame: &mut Frame<'_>, area: Rect) {
    let place = place(area);
    let lines = lines(model, topic, place.width);
    let shown = lines.into_iter().skip(top.into());
    draw_lines(frame, place, shown);
}

/// How many lines further the next screen of text begins; a line is seen on both.
pub fn page(model: &Model) -> u16 {
    let place = place(Rect::from((ratatui::layout::Position::ORIGIN, model.size)));
    place.height.saturating_sub(1).max(1)
}

/// The last line that can be at the top, so that the end of the text is at the bottom.
pub fn last_top(model: &Model) -> u16 {
    let crate::tui::model::Screen::Reading { topic, .. } = model.screen() else {
        return 0;
    };
    let place = place(Rect::from((ratatui::layout::Position::ORIGIN, model.size)));
    let lines = lines(model, *topic, place.width).len();
    u16::try_from(lines)
        .unwrap_or(u16::MAX)
        .saturating_sub(place.height)
}

fn place(area: Rect) -> Rect {
    let room = Rect {
        height: area.height.saturating_sub(2),
        ..area
    };
    centered(room, WIDTH.min(area.width.saturating_sub(2)), room.height)
}

fn lines(model: &Model, topic: Topic, width: u16) -> Vec<Line<'static>> {
    match topic {
        Topic::Keys => key_lines(model),
        Topic::Rules => rule_lines(model, width),
    }
}

/// All keys with what they do, from the table that dispatches them.
fn key_lines(model: &Model) -> Vec<Line<'static>> {
    let text = &model.text;
    let mut lines = Vec::new();
    for (context, title) in [
        (Context::Table, say!(text, "keys-table")),
        (Context::Menu, say!(text, "keys-menu")),
        (Context::Form, say!(text, "keys-form")),
    ] {
        lines.push(Line::styled(title, model.theme.strong()));
        let own = keys::bindings(context).iter().filter(|binding| {
            !keys::EVERYWHERE
                .iter()
                .any(|common| common.action() == binding.action())
        });
        lines.extend(own.filter_map(|binding| key_line(model, binding)));
        lines.push(Line::default());
    }
    lines.push(Line::styled(say!(text, "keys-everywhere"), model.theme.strong()));
    lines.extend(
        keys::EVERYWHERE
            .iter()
            .filter_map(|binding| key_line(model, binding)),
    );
    lines
}

fn key_line(model: &Model, binding: &keys::Binding) -> Option<Line<'static>> {
    let words = model.text.message(binding.says?, &[]);
    Some(Line::from(vec![
        Span::styled(
            format!("  {:10}", binding.keys(&model.text, &model.glyphs)),
            model.theme.strong(),
        ),
        Span::raw(words),
    ]))
}

/// The rules of the game at the table, or of the next one.
fn rule_lines(model: &Model, width: u16) -> Vec<Line<'static>> {
    let rules = match model.table() {
        Some(table) => table.game().start().rules(),
        None => model.setup.rules,
    };
    let lines = rules_page(&model.text, rules).lines(&model.text, width.into(), Boards::Drawn);
    let lines = lines.into_iter().map(|line| match model.glyphs.is_ascii() {
        true => to_ascii(&line),
        false => line,
    });
    lines.map(Line::raw).collect()
}

/// Draws lines with ASCII characters.
fn to_ascii(line: &str) -> String {
    let plain = |c| match c {
        '─' => '-',
        '│' => '|',
        '╭' | '╮' | '╰' | '╯' | '├' | '┤' | '┬' | '┴' | '┼' => '+',
        other => other,
    };
    line.chars().map(plain).collect()
}
