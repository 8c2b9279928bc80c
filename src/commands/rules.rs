//! `kalaha rules`: the rules explained.

use std::io::Write;

use super::failure::Failure;
use crate::cli::RulesArgs;
use crate::text::{Boards, Language, Text, rules_page};

const WIDTH: usize = 78;

/// Prints the rules that the options choose.
pub fn run(args: &RulesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = args.rules.over(args.preset.unwrap_or(args.rules.rules));
    let text = Text::new(Language::default());
    for line in rules_page(&text, rules).lines(&text, WIDTH, Boards::Drawn) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
