//! `kalaha perft`: how many sequences of sows there are.

use std::io::Write;

use super::failure::Failure;
use crate::cli::PerftArgs;

/// Prints the number.
pub fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.start.game_of_people()?;
    writeln!(out, "{}", kalaha_rules::perft(game.position(), args.depth))?;
    Ok(())
}
