//! `kalaha position`: the position after some moves.

use std::io::Write;

use super::failure::Failure;
use super::{json, write_board};
use crate::cli::PositionArgs;
use crate::text::{self, Text};

/// Prints the position, or each position from the start on.
pub fn run(args: &PositionArgs, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.start.game_of_people()?;
    if args.json {
        return Ok(json::write(out, &game, args.trace)?);
    }
    if args.trace {
        write_board(text, game.start().board(), out)?;
        for step in game.steps() {
            writeln!(out, "\n{}", text::sow_sentences(text, &step.sow).join(" "))?;
            write_board(text, step.after.board(), out)?;
        }
    } else {
        write_board(text, game.position().board(), out)?;
    }
    writeln!(out, "\n{}", text::outlook(text, game.position()))?;
    Ok(())
}
