//! Learning to play: the board of a step, what it asks for, and what came of it.

use kalaha_rules::{Pit, Side, Sow};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::board::{self, Measure};
use super::canvas::Canvas;
use super::{draw_lines, left_and_right, table};
use crate::say;
use crate::text::{side_name, wrap};
use crate::tui::lesson::{Lesson, Step, Verdict};
use crate::tui::model::Model;

/// The widest that words are set.
const WIDTH: u16 = 76;

/// Draws a step.
pub fn draw(model: &Model, lesson: &Lesson, frame: &mut Canvas<'_, '_>, area: Rect) {
    // On a low terminal the words need the room more than the board does.
    let measure = Measure::for_table(match area.height {
        0..22 => Rect { height: 0, ..area },
        _ => area,
    });
    let size = measure.size();
    let is_compact = measure.is_low();
    // From the top: header, north's label, the board, south's label, the words; the footer is drawn by the caller.
    let above = match is_compact {
        true => 0,
        false => 3,
    };
    let spare = area.height.saturating_sub(above + size.height + 2 * above + 2);
    let place = Rect {
        x: area.x + (area.width - size.width) / 2,
        y: area.y + above + spare / 3,
        width: size.width,
        height: size.height,
    };
    board::draw(model, lesson.table(), measure, place, frame);
    let between = measure.middle(place);
    draw_lines(frame, between, middle(model, lesson, is_compact, between));
    if !is_compact {
        draw_header(model, lesson, frame, area);
        draw_labels(model, frame, place);
    }
    let below = place.bottom() + 2 * u16::from(!is_compact);
    let width = WIDTH.min(area.width - 2);
    let words = Rect {
        x: area.x + (area.width - width) / 2,
        y: below,
        width,
        height: (area.bottom() - 1).saturating_sub(below),
    };
    let lines = wrap(&task_or_verdict(model, lesson), width.into());
    draw_lines(
        frame,
        words,
        lines
            .into_iter()
            .map(|line| Line::styled(line, model.theme.strong())),
    );
}

fn draw_header(model: &Model, lesson: &Lesson, frame: &mut Frame<'_>, area: Rect) {
    let line = Rect {
        x: area.x + 1,
        width: area.width - 2,
        height: 1,
        ..area
    };
    let title = Line::styled(say!(model.text, "lesson-title"), model.theme.strong());
    left_and_right(
        frame,
        line,
        title,
        Line::styled(heading(model, lesson), model.theme.faint()),
    );
}

fn draw_labels(model: &Model, frame: &mut Frame<'_>, board: Rect) {
    for (side, y) in [(Side::North, board.y - 1), (Side::South, board.bottom())] {
        let words = match side {
            Side::North => side_name(&model.text, side),
            Side::South => say!(model.text, "lesson-you"),
        };
        let line = Rect {
            y,
            height: 1,
            ..board
        };
        frame.render_widget(Line::styled(words, model.theme.side(side)).centered(), line);
    }
}

/// Between the houses: what the last sow did and what the chosen house would do, or on the smallest board what the step is about.
fn middle(model: &Model, lesson: &Lesson, is_compact: bool, area: Rect) -> Vec<Line<'static>> {
    let shown = lesson.table();
    let has_happened = shown.notice().is_some() || shown.game().last_sow().is_some();
    let happened = match has_happened {
        true => table::happened(model, shown),
        // Elsewhere the header says it.
        false if is_compact => vec![heading(model, lesson)],
        false => vec![String::new()],
    };
    let line = |words: String, style: Style| Line::styled(words, style).centered();
    let mut lines: Vec<_> = happened
        .iter()
        .flat_map(|sentence| wrap(sentence, area.width.into()))
        .map(|words| line(words, model.theme.strong()))
        .collect();
    let height = usize::from(area.height);
    lines.truncate(height);
    if lines.len() < height && lesson.verdict() == Verdict::Open {
        let preview = table::hint_line(model, shown).map(Line::centered);
        lines.extend(preview.filter(|line| line.width() <= area.width.into()));
    }
    lines
}

fn heading(model: &Model, lesson: &Lesson) -> String {
    let step = lesson.step();
    say!(
        model.text,
        "lesson-heading",
        number = step.number(),
        count = Step::ALL.len(),
        step = step.id(),
    )
}

/// What the step asks for, or what is to be said to what was sown.
fn task_or_verdict(model: &Model, lesson: &Lesson) -> String {
    let text = &model.text;
    let step = lesson.step().id();
    match (lesson.verdict(), lesson.table().game().last_sow()) {
        (Verdict::Right, Some(_)) => {
            let score = lesson.table().game().position().score();
            say!(
                text,
                "lesson-right",
                step = step,
                own = lesson.rules().own_stone.to_string(),
                leftovers = lesson.rules().leftovers.to_string(),
                south = score.south,
                north = score.north,
            )
        }
        (Verdict::Wrong, Some(sow)) => say!(
            text,
            "lesson-wrong",
            step = step,
            house = sow.house().number(),
            end = end(sow),
        ),
        _ => say!(text, "lesson-task", step = step),
    }
}

/// Where the last seed of a sow fell, seen from its player.
fn end(sow: &Sow) -> &'static str {
    match sow.end() {
        Pit::Store(_) => "store",
        Pit::House(side, _) if side == sow.side() => "own",
        Pit::House(..) => "other",
    }
}
