//! A puzzle: its board, what is to be found, and what was found.

use kalaha_rules::{Side, Sow, write_turns};
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::canvas::Canvas;
use super::exercise::Exercise;
use super::{centered, draw_lines};
use crate::review::{Puzzle, Reason, Try};
use crate::say;
use crate::text::{Text, Voice, exact_outlook, reason_sentences};
use crate::tui::model::Model;
use crate::tui::puzzles::{Outcome, Puzzles};

/// Draws the puzzle that is shown, or that one is being made.
pub fn draw(model: &Model, puzzles: &Puzzles, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let text = &model.text;
    let heading = say!(
        text,
        "puzzle-heading",
        number = puzzles.number(),
        difficulty = puzzles.difficulty().to_string(),
    );
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
        Outcome::Awaited | Outcome::Open => vec![say!(text, "puzzle-task", goal = puzzle.goal.id())],
        Outcome::Solved => explained(text, puzzle, say!(text, "puzzle-solved")),
        Outcome::Told => {
            let reason = Reason::of(&puzzle.position, &puzzle.answer());
            let turn = write_turns(&reason.turn);
            explained(text, puzzle, say!(text, "puzzle-told", turn = turn))
        }
        Outcome::Missed(tried) => missed(text, puzzle, tried),
    }
}

/// Why the answer is right, and what it brings.
fn explained(text: &Text, puzzle: &Puzzle, first: String) -> Vec<String> {
    let reason = Reason::of(&puzzle.position, &puzzle.answer()).ahead_by(puzzle.lead());
    let mut words = vec![first];
    words.extend(reason_sentences(text, &reason, Voice::You));
    words.push(exact_outlook(text, puzzle.value()));
    words
}

/// What is wrong with a sow: what it brings at best, and how it is answered.
fn missed(text: &Text, puzzle: &Puzzle, tried: &Try) -> Vec<String> {
    let mut words = vec![
        say!(text, "puzzle-missed", house = tried.house.number()),
        exact_outlook(text, tried.value),
    ];
    let answer = answer(puzzle, tried);
    if !answer.is_empty() {
        words.push(say!(text, "puzzle-answer", turn = write_turns(&answer)));
    }
    words
}

/// North's turn after a wrong sow; empty if south is to move on or the game is over.
fn answer(puzzle: &Puzzle, tried: &Try) -> Vec<Sow> {
    let right = puzzle.choices.iter().map(|choice| choice.right);
    let before = puzzle
        .choices
        .iter()
        .position(|choice| choice.tries.contains(tried));
    let mut position = puzzle.position;
    for house in right.take(before.unwrap_or(0)).chain([tried.house]) {
        if position.sow(house).is_err() {
            return vec![];
        }
    }
    match position.turn() {
        Some(Side::North) => Reason::of(&position, &tried.line).turn,
        _ => vec![],
    }
}
