//! The table: the board with its labels, what happens in words, and the log.

use kalaha_rules::{Side, Sow};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::board::{self, Measure};
use super::{clear, draw_lines, left_and_right, log};
use crate::say;
use crate::text::{
    hint, level_name, outlook_short, preview, result, rules_line, seat_label, sow_sentences, wrap,
};
use crate::tui::model::Model;
use crate::tui::table::{Hint, Notice, Phase, Table};

/// Draws the table.
pub fn draw(model: &Model, table: &Table, frame: &mut Frame<'_>, area: Rect) {
    clear(frame, area);
    let measure = Measure::for_table(area);
    let size = measure.size();
    // From the top: header, north's label, the board, south's label, the log; the footer is drawn by the caller.
    let (header, margin) = match measure.is_compact() {
        true => (0, 0),
        false => (1, 1),
    };
    let used = header + margin + 1 + size.height + 1 + 3 + 1;
    let top = area.y + header + area.height.saturating_sub(used) / 3;
    let board = Rect {
        x: area.x + (area.width - size.width) / 2,
        y: top + margin + 1,
        width: size.width,
        height: size.height,
    };
    let line = |y| Rect {
        y,
        height: 1,
        ..board
    };

    if header > 0 {
        let whole = Rect {
            x: area.x + 1,
            width: area.width - 2,
            height: 1,
            ..area
        };
        draw_header(model, table, frame, whole);
    }
    draw_label(model, table, Side::North, frame, line(board.y - 1));
    board::draw(model, table, measure, board, frame.buffer_mut());
    draw_words(model, table, frame, measure.middle(board));
    draw_label(model, table, Side::South, frame, line(board.bottom()));

    let below = board.bottom() + 1 + margin;
    let log = Rect {
        y: below,
        height: (area.bottom() - 1).saturating_sub(below + margin),
        ..board
    };
    match measure.is_compact() {
        true => draw_compact_words(model, table, frame, log),
        false => log::draw(model, table, frame, log),
    }
}

fn draw_header(model: &Model, table: &Table, frame: &mut Frame<'_>, area: Rect) {
    let text = &model.text;
    let rules = rules_line(text, table.game().position().rules());
    let turn = say!(text, "turn-number", number = table.turn_number());
    let title = Line::styled(say!(text, "title"), model.theme.strong());
    let right = format!("{rules} {} {turn}", model.glyphs.dot);
    left_and_right(frame, area, title, Line::styled(right, model.theme.faint()));
}

/// Who sits there, and whether it is their turn.
fn draw_label(model: &Model, table: &Table, side: Side, frame: &mut Frame<'_>, area: Rect) {
    let text = &model.text;
    let label = seat_label(text, side, &table.game().seats()[side], model.glyphs.dot);
    let is_to_move = shown_turn(table) == Some(side);
    let style = model.theme.side(side);
    let mut line = Line::from(match is_to_move {
        true => Span::styled(
            format!("{} {label}", model.glyphs.pointer),
            style.patch(model.theme.strong()),
        ),
        false => Span::styled(format!("  {label}"), style),
    });
    if is_to_move {
        let what = match (table.phase(), table.machine_to_decide()) {
            (Phase::Thinking { .. }, Some(_)) => thinking(model, table),
            (Phase::Sowing { .. }, _) => say!(text, "sows"),
            _ => say!(text, "to-move"),
        };
        line.push_span(Span::styled(
            format!(" {} {what}", model.glyphs.dot),
            model.theme.strong(),
        ));
    }
    frame.render_widget(line.centered(), area);
}

/// That the built-in player thinks, and what it sees so far.
fn thinking(model: &Model, table: &Table) -> String {
    let thinks = say!(model.text, "thinks");
    match table.seen().filter(|_| model.settings.thinking_sign) {
        Some(thought) => format!(
            "{thinks} {} {}",
            model.glyphs.dot,
            outlook_short(&model.text, thought)
        ),
        None => thinks,
    }
}

/// Whose turn it is as shown: while a sow is shown, that of the one who sows.
fn shown_turn(table: &Table) -> Option<Side> {
    match table.sowing() {
        Some((sow, _)) => Some(sow.side()),
        None => table.game().position().turn(),
    }
}

/// Between the houses: what happened, and below it what the chosen house would do.
fn draw_words(model: &Model, table: &Table, frame: &mut Frame<'_>, area: Rect) {
    let happened: Vec<_> = happened(model, table)
        .iter()
        .flat_map(|sentence| wrap(sentence, area.width.into()))
        .map(|line| Line::styled(line, model.theme.strong()).centered())
        .collect();
    let is_roomy = area.height > 2;
    let mut lines = happened;
    if is_roomy {
        lines.truncate(usize::from(area.height) - 1);
        lines.extend(hint_line(model, table));
    }
    let offset = area.height.saturating_sub(lines.len() as u16) / 2;
    let below = Rect {
        y: area.y + offset,
        height: area.height - offset,
        ..area
    };
    draw_lines(frame, below, lines);
}

/// Below the compact board: what the chosen house would do, and the log if there is room.
fn draw_compact_words(model: &Model, table: &Table, frame: &mut Frame<'_>, area: Rect) {
    if let Some(line) = hint_line(model, table) {
        frame.render_widget(
            line,
            Rect {
                height: area.height.min(1),
                ..area
            },
        );
    }
    if area.height > 2 {
        let rest = Rect {
            y: area.y + 2,
            height: area.height - 2,
            ..area
        };
        log::draw(model, table, frame, rest);
    }
}

/// What happened, a sentence each.
pub(super) fn happened(model: &Model, table: &Table) -> Vec<String> {
    let text = &model.text;
    if let Some(reason) = &model.save_failed {
        return vec![say!(text, "save-failed", reason = reason.clone())];
    }
    if let Some(notice) = table.notice() {
        return vec![notice_words(model, notice)];
    }
    match table.hint() {
        Some(Hint::Asked { .. }) => return vec![say!(text, "hint-asked")],
        Some(Hint::Told(thought)) => return hint(text, table.game().position(), thought).to_vec(),
        None => {}
    }
    let game = table.game();
    if let Some((sow, dropped)) = table.sowing() {
        return vec![sowing_words(model, &sow, dropped)];
    }
    match (game.last_sow(), game.position().result()) {
        (None, Some(outcome)) => vec![result(text, outcome, game.position().score())],
        (None, None) => vec![say!(text, "begins", side = game.first().to_string())],
        (Some(sow), _) => sow_sentences(text, sow),
    }
}

fn sowing_words(model: &Model, sow: &Sow, dropped: u8) -> String {
    say!(
        model.text,
        "sowing",
        side = sow.side().to_string(),
        house = sow.house().number(),
        count = sow.seeds() - dropped,
    )
}

fn notice_words(model: &Model, notice: &Notice) -> String {
    use kalaha_rules::IllegalSow;
    let text = &model.text;
    match notice {
        Notice::Lot(side) => say!(text, "lot-fell", side = side.to_string()),
        Notice::Illegal(IllegalSow::GameOver) => say!(text, "already-over"),
        Notice::Illegal(IllegalSow::EmptyHouse { side, house }) => {
            say!(
                text,
                "house-empty",
                side = side.to_string(),
                house = house.number()
            )
        }
        Notice::NotYours(level) => say!(text, "not-yours", level = level_name(text, *level)),
        Notice::Undone => say!(text, "undone"),
        Notice::Redone => say!(text, "redone"),
        Notice::NothingToUndo => say!(text, "nothing-to-undo"),
        Notice::NothingToRedo => say!(text, "nothing-to-redo"),
    }
}

/// What the chosen house would do, or what else one can do now.
pub(super) fn hint_line(model: &Model, table: &Table) -> Option<Line<'static>> {
    let words = match (table.phase(), table.machine_to_decide(), table.preview()) {
        (Phase::Held, Some(level), _) => {
            say!(model.text, "held", level = level_name(&model.text, level))
        }
        (_, _, Some(sow)) => preview(&model.text, &sow),
        _ => return None,
    };
    Some(Line::styled(words, model.theme.faint()).centered())
}
