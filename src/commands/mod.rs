//! What the command line asks for, one file for each command.

mod analyze;
mod bench;
mod completions;
mod failure;
mod games;
mod hint;
mod interrupt;
mod json;
mod limits;
mod man;
mod match_levels;
mod perft;
mod play;
mod position;
mod progress;
mod replay;
mod rules;
mod setup;
mod solve;
mod stats;
pub mod ugi;
mod usage;

use std::ffi::OsString;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use clap::Parser;
use kalaha_rules::Board;
use ratatui::crossterm::terminal;

use crate::cli::{Cli, Command};
use crate::storage::settings::SettingsFile;
use crate::text::{Language, Text, drawn_board};
use failure::Failure;

/// Does what the command line says. Reports go to stdout, what went wrong to stderr.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    limits::survive_file_limit();
    let result = match Cli::try_parse_from(arguments) {
        Ok(cli) => obey(cli),
        Err(answer) => usage::tell(&answer),
    };
    result.unwrap_or_else(|failure| failure.report())
}

fn obey(cli: Cli) -> Result<ExitCode, Failure> {
    let lang = cli.screen.lang;
    match cli.command {
        None => play::start_screen(cli.screen, &cli.engine),
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Position(args)) => report(|out| position::run(&args, &words(lang), out)),
        Some(Command::Replay(args)) => report(|out| replay::run(&args, &words(lang), out)),
        Some(Command::Perft(args)) => report(|out| perft::run(&args, out)),
        Some(Command::Solve(args)) => report(|out| solve::run(&args, &words(lang), out)),
        Some(Command::Hint(args)) => report(|out| hint::run(&args, &words(lang), out)),
        Some(Command::Analyze(args)) => report(|out| analyze::run(&args, &words(lang), out)),
        Some(Command::Match(args)) => report(|out| match_levels::run(&args, out)),
        Some(Command::Bench(args)) => report(|out| bench::run(&args, out)),
        Some(Command::Ugi) => talk(),
        Some(Command::Rules(args)) => report(|out| rules::run(&args, &words(lang), out)),
        Some(Command::Games(args)) => report(|out| games::run(&args, &words(lang), out)),
        Some(Command::Stats(args)) => report(|out| stats::run(&args, &words(lang), out)),
        Some(Command::Completions(args)) => report(|out| completions::run(&args, out)),
        Some(Command::Man(args)) => report(|out| man::run(&args, out)),
    }
}

/// The words of the language that is asked for, or else of that which the settings or the system name.
fn words(asked: Option<Language>) -> Text {
    let chosen = asked.or_else(|| SettingsFile::open().settings().language);
    Text::new(chosen.unwrap_or_else(Language::of_system))
}

/// Lets another program talk to the engine.
fn talk() -> Result<ExitCode, Failure> {
    ugi::talk(io::stdin().lock(), io::stdout())?;
    Ok(ExitCode::SUCCESS)
}

/// Prints a report.
fn report(print: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> Result<ExitCode, Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    print(&mut out)?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The columns after which text is broken: `None` when it does not go to a terminal; there what `COLUMNS` says, or
/// else the width of the terminal, at most 80.
fn terminal_width() -> Option<usize> {
    const WIDEST: u16 = 80;
    if !io::stdout().is_terminal() {
        return None;
    }
    let asked = std::env::var("COLUMNS")
        .ok()
        .and_then(|columns| columns.parse().ok());
    let actual = || terminal::size().map_or(WIDEST, |(width, _)| width.min(WIDEST));
    Some(asked.unwrap_or_else(|| actual().into()))
}

fn write_board(text: &Text, board: &Board, out: &mut dyn Write) -> Result<(), Failure> {
    for line in drawn_board(text, board) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
