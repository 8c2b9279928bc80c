//! Kalaha for the terminal: reads the command line and does what it says.

use std::process::ExitCode;

use clap::Parser;
use kalaha::cli::Cli;

fn main() -> ExitCode {
    kalaha::commands::run(Cli::parse())
}
