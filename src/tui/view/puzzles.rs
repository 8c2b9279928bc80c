//! A puzzle: its board, what is to be found, and what was found.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::canvas::Canvas;
use super::exercise::Exercise;
use super::{centered, draw_lines};
use crate::review::Puzzle;
use crate::say;
use crate::text::{Text, puzzle_answer, puzzle_heading, puzzle_missed, puzzle_solved, puzzle_task};
use crate::tui::model::Model;
use crate::tui::puzzles::{Outcome, Puzzles};

/// Draws the puzzle that is shown, or that one is being made.
pub fn draw(model: &Model, puzzles: &Puzzles, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let text = &model.text;
    let heading = puzzle_heading(text, puzzles.number(), puzzles.difficulty());
    let (Some(puzzle), Some(table)) = (puzzles.puzzle(), puzzles.table()) else {
        let words = [heading, say!(text, "puzzle-awaited")];
        let lines = words.map(|words| Line::styled(words, model.theme.strong()).centered());
        return draw_lines(canvas, centered(area, area.width, 2), lines);
    };
    let outcome = puzzles.outcome();
    let exercise = Exercise {
        title: say!(text, "puzzle-title"),
        heading,
        table,
        is_open: outcome == Outcome::Open,
        words: words(text, puzzle, &outcome),
    };
    exercise.draw(model, canvas, area);
}

/// The task, or what is to be said to what was sown.
fn words(text: &Text, puzzle: &Puzzle, outcome: &Outcome) -> Vec<String> {
    match outcome {
        Outcome::Awaited | Outcome::Open => vec![puzzle_task(text, puzzle)],
        Outcome::Solved => puzzle_solved(text, puzzle),
        Outcome::Told => puzzle_answer(text, puzzle),
        Outcome::Missed(tried) => puzzle_missed(text, puzzle, tried),
    }
}
