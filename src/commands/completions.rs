//! `kalaha completions`: a script for a shell.

use std::io::Write;

use clap::CommandFactory;

use super::failure::Failure;
use crate::cli::{Cli, CompletionsArgs};

/// Prints the script.
pub fn run(args: &CompletionsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    // Written to memory first: the generator panics when it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "kalaha", &mut script);
    out.write_all(&script)?;
    Ok(())
}
