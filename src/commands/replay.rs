//! `kalaha replay`: a recorded game, turn by turn.

use std::io::Write;

use kalaha_rules::write_turns;

use super::failure::Failure;
use super::{json, setup, write_board};
use crate::cli::ReplayArgs;
use crate::game::{Game, Turn};
use crate::say;
use crate::text::{self, Text};

/// Prints the game.
pub fn run(args: &ReplayArgs, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    write(&setup::read_record_or_stdin(&args.file)?, args.json, text, out)
}

/// Prints a game, as text or as JSON.
pub fn write(game: &Game, as_json: bool, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    if as_json {
        return Ok(json::write(out, game, true)?);
    }
    header(text, game, out)?;
    for turn in game.turns() {
        write_turn(text, &turn, out)?;
    }
    writeln!(out, "\n{}", text::outlook(text, game.position()))?;
    Ok(())
}

/// Who played, by which rules, and the board at the start.
fn header(text: &Text, game: &Game, out: &mut dyn Write) -> Result<(), Failure> {
    for sentence in text::game_sentences(text, game) {
        writeln!(out, "{sentence}")?;
    }
    for (name, value) in game.tags() {
        writeln!(out, "{name}: {}", text::clean(value))?;
    }
    writeln!(out)?;
    write_board(text, game.start().board(), out)
}

fn write_turn(text: &Text, turn: &Turn<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    let sows: Vec<_> = turn.steps.iter().map(|step| step.sow).collect();
    let side = turn.side().to_string();
    let title = say!(
        text,
        "turn-title",
        number = turn.number,
        side = side,
        moves = write_turns(&sows)
    );
    writeln!(out, "\n{title}")?;
    for sow in &sows {
        writeln!(out, "{}", text::sow_sentences(text, sow).join(" "))?;
    }
    if let Some(last) = turn.steps.last() {
        write_board(text, last.after.board(), out)?;
    }
    Ok(())
}
