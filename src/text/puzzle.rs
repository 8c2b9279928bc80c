//! Puzzles in words.

use kalaha_rules::write_turns;

use super::{Text, Voice, exact_outlook, reason_sentences};
use crate::review::{Difficulty, Puzzle, Reason, Try};
use crate::say;

/// Which puzzle of a collection it is: `Puzzle 3, easy`.
pub fn puzzle_heading(text: &Text, number: u64, difficulty: Difficulty) -> String {
    say!(
        text,
        "puzzle-heading",
        number = number,
        difficulty = difficulty.to_string(),
    )
}

/// How hard puzzles are: `easy`.
pub fn difficulty_name(text: &Text, difficulty: Difficulty) -> String {
    say!(text, "difficulty", difficulty = difficulty.to_string())
}

/// What is to be found.
pub fn puzzle_task(text: &Text, puzzle: &Puzzle) -> String {
    say!(text, "puzzle-task", goal = puzzle.goal.id())
}

/// That it is solved, and why the turn is right, a sentence each.
pub fn puzzle_solved(text: &Text, puzzle: &Puzzle) -> Vec<String> {
    explained(text, puzzle, say!(text, "puzzle-solved"))
}

/// The right turn, and why it is right, a sentence each.
pub fn puzzle_answer(text: &Text, puzzle: &Puzzle) -> Vec<String> {
    let reason = Reason::of(&puzzle.position, &puzzle.answer());
    let turn = write_turns(&reason.turn);
    explained(text, puzzle, say!(text, "puzzle-told", turn = turn))
}

/// What is wrong with a sow: what it brings at best, and how it is answered.
pub fn puzzle_missed(text: &Text, puzzle: &Puzzle, tried: &Try) -> Vec<String> {
    let mut words = vec![
        say!(text, "puzzle-missed", house = tried.house.number()),
        exact_outlook(text, tried.value),
    ];
    let reply = puzzle.reply(tried);
    if !reply.is_empty() {
        words.push(say!(text, "puzzle-answer", turn = write_turns(&reply)));
    }
    words
}

/// Why the answer is right, and what it brings.
fn explained(text: &Text, puzzle: &Puzzle, first: String) -> Vec<String> {
    let reason = Reason::of(&puzzle.position, &puzzle.answer()).ahead_by(puzzle.lead());
    let mut words = vec![first];
    words.extend(reason_sentences(text, &reason, Voice::You));
    words.push(exact_outlook(text, puzzle.value()));
    words
}
