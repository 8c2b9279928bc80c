//! Kalaha for the terminal: reads the command line and does what it says.

use std::process::ExitCode;

fn main() -> ExitCode {
    kalaha::commands::run(std::env::args_os())
}
