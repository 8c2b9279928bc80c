//! Learning to play: the board of a step, what it asks for, and what came of it.

use kalaha_rules::{Pit, Sow};
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::exercise::Exercise;
use crate::say;
use crate::tui::lesson::{Lesson, Step, Verdict};
use crate::tui::model::Model;

/// Draws a step.
pub fn draw(model: &Model, lesson: &Lesson, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let exercise = Exercise {
        title: say!(model.text, "lesson-title"),
        heading: heading(model, lesson),
        table: lesson.table(),
        is_open: lesson.verdict() == Verdict::Open,
        words: vec![task_or_verdict(model, lesson)],
    };
    exercise.draw(model, canvas, area);
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
