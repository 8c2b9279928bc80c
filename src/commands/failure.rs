//! What can go wrong in a command, and how it is told.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::storage::StorageError;
use crate::text::clean;

/// Why a command did not do what it was asked for.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for makes no sense: exit code 2.
    Usage(String),
    /// It could not be done: exit code 1.
    Failed(String),
    /// Nobody reads the output any more, which is no fault: `kalaha rules | head -1`.
    OutputClosed,
}

impl Failure {
    /// A value that was read but does not fit what it is used for.
    pub fn option(name: &str, error: impl Display) -> Failure {
        Failure::Usage(format!("invalid value for '{name}': {error}"))
    }

    /// Tells a person what went wrong and returns the exit code.
    pub fn report(self) -> ExitCode {
        let (message, help, code) = match self {
            Failure::Usage(message) => (
                message,
                "\nFor more information, try '--help'.\n",
                ExitCode::from(2),
            ),
            Failure::Failed(message) => (message, "", ExitCode::FAILURE),
            Failure::OutputClosed => return ExitCode::SUCCESS,
        };
        // Not `eprintln!`, which panics if the terminal is gone.
        let _ = write!(io::stderr(), "error: {}\n{help}", clean(&message));
        code
    }

    /// Tells a person what is wrong on disk and does not keep the command from doing its work.
    pub fn warn(problems: &[StorageError]) {
        for problem in problems {
            let _ = writeln!(io::stderr(), "warning: {}", clean(&problem.to_string()));
        }
    }
}

impl From<io::Error> for Failure {
    /// An error of writing the report.
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Failed(format!("the output cannot be written: {error}")),
        }
    }
}

impl From<StorageError> for Failure {
    /// An error of something on disk.
    fn from(error: StorageError) -> Failure {
        Failure::Failed(error.to_string())
    }
}
