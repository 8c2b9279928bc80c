//! Options of the commands that show what the built-in player can do.

use std::path::PathBuf;

use clap::Args;

use super::values;
use super::{EngineArgs, RuleArgs, StartArgs};
use crate::ai::Level;

/// What to solve.
#[derive(Debug, Args)]
pub struct SolveArgs {
    /// Find the value of each move, not only the best
    #[arg(long)]
    pub each_move: bool,
    /// The position to solve.
    #[command(flatten)]
    pub asked: AskArgs,
}

/// A position that the built-in player is asked about.
#[derive(Debug, Args)]
pub struct AskArgs {
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// The rules and the position.
    #[command(flatten)]
    pub start: StartArgs,
    /// What the built-in player may use.
    #[command(flatten)]
    pub engine: EngineArgs,
}

/// Which game to analyze, and how.
#[derive(Debug, Args)]
pub struct AnalyzeArgs {
    /// The record; - stands for stdin
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub ascii: bool,
    /// What the built-in player may use.
    #[command(flatten)]
    pub engine: EngineArgs,
}

/// Who plays whom.
#[derive(Debug, Args)]
pub struct MatchArgs {
    /// The first player
    #[arg(value_name = "A", value_parser = values::level(), ignore_case = true)]
    pub a: Level,
    /// The second player
    #[arg(value_name = "B", value_parser = values::level(), ignore_case = true)]
    pub b: Level,
    /// How many games; an odd number is rounded up
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: u32,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
    /// What the built-in player may use.
    #[command(flatten)]
    pub engine: EngineArgs,
}

/// How to measure.
#[derive(Debug, Args)]
pub struct BenchArgs {
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
    /// What the built-in player may use.
    #[command(flatten)]
    pub engine: EngineArgs,
}
