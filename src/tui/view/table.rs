//! The table: the board with its labels, what happens in words, and the log.

use kalaha_rules::{Pit, Side, Sow};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::board::{self, Measure};
use super::canvas::Canvas;
use super::{draw_lines, evaluation, hint, left_and_right, log, whole_sentences};
use crate::game::Turn;
use crate::say;
use crate::text::{
    clean, level_name, preview, preview_short, result_of, rules_line, seat_label, thinks_ahead,
    turn_sentences, wrap,
};
use crate::tui::model::Model;
use crate::tui::table::{Notice, Phase, Table};

/// Draws the table.
pub fn draw(model: &Model, table: &Table, frame: &mut Canvas<'_, '_>, area: Rect) {
    let places = Places::new(area);
    let orientation = model.orientation();
    if let Some(header) = places.header {
        draw_header(model, table, frame, header);
    }
    draw_label(model, table, orientation.bottom.other(), frame, places.above());
    board::draw(model, table, places.measure, places.board, frame);
    draw_label(model, table, orientation.bottom, frame, places.below());
    evaluation::draw(model, table, frame, places.evaluation());
    let rest = draw_words(model, table, frame, &places);
    if let Some(line) = rest {
        frame.render_widget(line.centered(), places.line);
    }
    log::draw(model, table, frame, places.log);
}

/// The room for the live evaluation where it has no line of its own.
const EVALUATION_WIDTH: u16 = 12;

/// Where the parts of the table are. The footer is drawn by the caller.
struct Places {
    measure: Measure,
    /// The game in a line, unless the terminal is very low.
    header: Option<Rect>,
    board: Rect,
    /// Whether there is an empty line between the parts.
    has_margin: bool,
    /// A line for words that have no place between the houses; nothing on a large terminal.
    line: Rect,
    log: Rect,
}

impl Places {
    fn new(area: Rect) -> Places {
        let measure = Measure::for_table(area);
        let size = measure.size();
        let header = u16::from(area.height >= 14);
        let margin = u16::from(area.height >= 20);
        let line = u16::from(measure.is_low());
        // From the top: header, label, board, label, the line or the log, footer.
        let used = header + margin + 1 + size.height + 1 + line.max(3 * margin) + 1;
        let top = area.y + header + margin + area.height.saturating_sub(used) / 3;
        let board = Rect {
            x: area.x + (area.width - size.width) / 2,
            y: top + 1,
            width: size.width,
            height: size.height,
        };
        let below = board.bottom() + 1 + margin;
        let log = below + 2 * line;
        Places {
            measure,
            header: (header > 0).then(|| Rect::new(area.x + 1, area.y, area.width - 2, 1)),
            board,
            has_margin: margin > 0,
            line: Rect::new(area.x, below, area.width, line),
            log: Rect {
                y: log,
                height: (area.bottom() - 1 - margin).saturating_sub(log),
                ..board
            },
        }
    }

    fn above(&self) -> Rect {
        Rect {
            y: self.board.y - 1,
            height: 1,
            ..self.board
        }
    }

    /// The line below the label of the side at the bottom, or the right end of that label's line.
    fn evaluation(&self) -> Rect {
        let line = self.below();
        match self.has_margin {
            true => Rect {
                y: line.y + 1,
                ..line
            },
            false => Rect {
                x: line.right() - EVALUATION_WIDTH,
                width: EVALUATION_WIDTH,
                ..line
            },
        }
    }

    fn below(&self) -> Rect {
        Rect {
            y: self.board.bottom(),
            height: 1,
            ..self.board
        }
    }
}

fn draw_header(model: &Model, table: &Table, frame: &mut Canvas<'_, '_>, area: Rect) {
    let text = &model.text;
    let rules = rules_line(text, table.game().position().rules());
    let turn = match table.is_finished() {
        true => say!(text, "over-title"),
        false => say!(text, "turn-number", number = table.turn_number()),
    };
    let title = Line::styled(say!(text, "title"), model.theme.strong());
    // As much as there is room for.
    let seeds = say!(text, "seeds", count = table.game().position().rules().seeds.get());
    let with = |more: String| format!("{more} {} {turn}", model.glyphs.dot);
    let fits = |words: &String| title.width() + Line::raw(words).width() + 1 < usize::from(area.width);
    let right = [with(rules), with(seeds)].into_iter().find(fits).unwrap_or(turn);
    left_and_right(frame, area, title, Line::styled(right, model.theme.faint()));
}

/// Who sits there, and whether it is their turn.
fn draw_label(model: &Model, table: &Table, side: Side, frame: &mut Canvas<'_, '_>, area: Rect) {
    let text = &model.text;
    let label = seat_label(text, side, &table.game().seats()[side], model.glyphs.dot);
    let is_to_move = table.shown_turn() == Some(side);
    let style = model.theme.side(side);
    let mut line = Line::from(match is_to_move {
        true => Span::styled(
            format!("{} {label}", model.glyphs.pointer),
            model.theme.strong().patch(style),
        ),
        false => Span::styled(format!("  {label}"), style),
    });
    if is_to_move {
        let room = usize::from(area.width).saturating_sub(line.width() + 3);
        let what = match (table.phase(), table.machine_to_decide()) {
            (Phase::Thinking { .. }, Some(_)) => thinking(model, table, room),
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

/// That the built-in player thinks, and what it sees so far, if there is room for it.
fn thinking(model: &Model, table: &Table, room: usize) -> String {
    let thinks = say!(model.text, "thinks");
    let Some(thought) = table.seen().filter(|_| model.settings.thinking_sign) else {
        return thinks;
    };
    let sees = thinks_ahead(&model.text, table.game().position(), thought);
    let whole = format!("{thinks} {} {sees}", model.glyphs.dot);
    match Line::raw(&whole).width() <= room {
        true => whole,
        false => thinks,
    }
}

/// Between the houses: what happened, and below it what the chosen house would do. Gives back what has no room there.
fn draw_words(
    model: &Model,
    table: &Table,
    frame: &mut Canvas<'_, '_>,
    places: &Places,
) -> Option<Line<'static>> {
    let place = places.measure.middle(places.board);
    let is_low = places.measure.is_low();
    let preview = match is_low {
        true => hint_lines(model, table, places.line.width),
        false => hint_lines(model, table, place.width),
    };
    let room = match is_low {
        true => usize::from(place.height),
        false => usize::from(place.height).saturating_sub(preview.len()),
    };
    let beyond = |lines: &[String]| {
        let rest = lines[room.min(lines.len())..].join(" ");
        wrap(&rest, places.line.width.into())
    };
    let mut lines = whole_sentences(&happened(model, table), place.width, |lines| {
        beyond(lines).len() < 2
    });
    let rest = beyond(&lines).into_iter().next().filter(|line| !line.is_empty());
    lines.truncate(room);
    let style = words_style(model, table);
    let mut lines: Vec<_> = lines.into_iter().map(|line| Line::styled(line, style)).collect();
    let below = match rest {
        Some(words) => Some(Line::styled(words, style)),
        None if is_low => preview.first().cloned(),
        None => None,
    };
    if !is_low {
        lines.extend(preview);
    }
    let offset = place.height.saturating_sub(lines.len() as u16) / 2;
    let place = Rect {
        y: place.y + offset,
        height: place.height - offset,
        ..place
    };
    draw_lines(frame, place, lines.into_iter().map(Line::centered));
    below
}

/// A capture and an extra turn stand out.
fn words_style(model: &Model, table: &Table) -> Style {
    let is_told = table.sowing().is_none() && table.notice().is_none() && hint::words(model, table).is_none();
    let last = table
        .game()
        .last_sow()
        .filter(|_| is_told && model.save_failed.is_none());
    match last {
        Some(sow) if sow.extra_turn() || sow.capture().is_some() => model.theme.change(),
        _ => model.theme.strong(),
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
    if let Some(words) = hint::words(model, table) {
        return words;
    }
    let game = table.game();
    if let Some((sow, dropped)) = table.sowing() {
        return vec![sowing_words(model, &sow, dropped)];
    }
    let Some(sow) = game.last_sow() else {
        return vec![match game.position().is_over() {
            true => result_of(text, game),
            false => say!(text, "begins", side = game.first().to_string()),
        }];
    };
    let result = game.position().is_over().then(|| result_of(text, game));
    let turn = game.turns().last().filter(Turn::is_complete);
    let sows = turn.map_or(vec![*sow], |turn| {
        turn.steps.iter().map(|step| step.sow).collect()
    });
    result.into_iter().chain(turn_sentences(text, &sows)).collect()
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
        Notice::NothingChosen => say!(text, "nothing-chosen"),
        Notice::Illegal(IllegalSow::GameOver) => say!(text, "already-over"),
        Notice::Illegal(IllegalSow::EmptyHouse { side, house }) => {
            say!(
                text,
                "house-empty",
                side = side.to_string(),
                house = house.number()
            )
        }
        Notice::NotYourPit(Pit::Store(side)) => say!(text, "not-a-house", side = side.to_string()),
        Notice::NotYourPit(Pit::House(side, _)) => say!(text, "not-your-house", side = side.to_string()),
        Notice::NotYours(level) => say!(text, "not-yours", level = level_name(text, *level)),
        Notice::Undone(sow) => say!(
            text,
            "undone",
            side = sow.side().to_string(),
            house = sow.house().number()
        ),
        Notice::Redone(sow) => say!(
            text,
            "redone",
            side = sow.side().to_string(),
            house = sow.house().number()
        ),
        Notice::Kept(name) => say!(text, "saved", file = clean(name)),
        Notice::NothingToUndo => say!(text, "nothing-to-undo"),
        Notice::NothingToRedo => say!(text, "nothing-to-redo"),
    }
}

/// What the chosen house would do, or what else one can do now, in lines of this width and in short if it has to be.
pub(super) fn hint_lines(model: &Model, table: &Table, width: u16) -> Vec<Line<'static>> {
    let words = match (table.phase(), table.machine_to_decide(), table.preview()) {
        (Phase::Held, Some(level), _) => {
            say!(model.text, "held", level = level_name(&model.text, level))
        }
        (_, _, Some(sow)) if !hint::covers_preview(table) => match preview(&model.text, &sow) {
            words if Line::raw(&words).width() <= width.into() => words,
            _ => preview_short(&model.text, &sow),
        },
        _ => return vec![],
    };
    let lines = wrap(&words, width.into()).into_iter();
    lines
        .map(|line| Line::styled(line, model.theme.faint()))
        .collect()
}
