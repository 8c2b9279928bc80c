//! What is answered to a command line that is not to be obeyed: help, the version, or what is wrong with it.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ErrorKind};

use super::failure::Failure;
use crate::text::clean;

/// Prints help and the version to stdout, errors to stderr.
pub fn tell(answer: &Error) -> Result<ExitCode, Failure> {
    if !answer.use_stderr() {
        answer.print()?;
        io::stdout().flush()?;
        return Ok(ExitCode::SUCCESS);
    }
    let plain = answer.render().to_string();
    // What was typed is quoted there, and may hold anything.
    let cleaned: Vec<_> = plain.lines().map(clean).collect();
    // There is nothing to be done about a stderr that is gone.
    let _ = match cleaned.iter().map(String::as_str).eq(plain.lines()) {
        true => answer.print(),
        false => writeln!(io::stderr(), "{}", cleaned.join("\n")),
    };
    if answer.kind() == ErrorKind::ArgumentConflict
        && let Some(command) = answer.get(ContextKind::InvalidSubcommand)
    {
        let _ = writeln!(
            io::stderr(),
            "\nOptions come behind the command: kalaha {command} --option"
        );
    }
    Ok(ExitCode::from(2))
}
