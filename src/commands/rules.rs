//! `kalaha rules`: the rules explained.

use std::io::Write;

use super::failure::Failure;
use super::terminal_width;
use crate::cli::RulesArgs;
use crate::text::{Boards, Text, rules_page};

/// Where text is broken that does not go to a terminal.
const WIDTH: usize = 78;
/// Boards need so much.
const NARROWEST: usize = 33;

/// Prints the rules that the options choose.
pub fn run(args: &RulesArgs, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = args
        .rules
        .over(args.preset.or(args.rules.rules).unwrap_or_default());
    let width = terminal_width().unwrap_or(WIDTH).max(NARROWEST);
    for line in rules_page(text, rules).lines(text, width, Boards::Drawn) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
