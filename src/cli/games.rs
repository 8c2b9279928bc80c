//! Options of the commands about the games on disk.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// What to do with the games on disk.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct GamesArgs {
    /// What to do; without it the games are listed.
    #[command(subcommand)]
    pub action: Option<GamesAction>,
    /// How to list them.
    #[command(flatten)]
    pub list: ListArgs,
}

/// What can be done with the games on disk.
#[derive(Debug, Subcommand)]
pub enum GamesAction {
    /// List all games, the one played last first
    List(ListArgs),
    /// Show a game turn by turn
    Show(ShowArgs),
    /// Write the record of a game to a file
    Export(ExportArgs),
    /// Delete a game, after a question
    Delete(DeleteArgs),
    /// Give a game another name
    Rename(RenameArgs),
    /// Save the game of a record under a name
    Import(ImportArgs),
}

/// A game on disk.
#[derive(Debug, Args)]
pub struct GameArg {
    /// The name of the game as in the list, with its folder if two have the same: "saved/my opening"
    #[arg(value_name = "GAME")]
    pub name: String,
}

/// How to list the games.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// Which game to show, and how.
#[derive(Debug, Args)]
pub struct ShowArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// Print one JSON object a line, as "kalaha replay --json" does
    #[arg(long)]
    pub json: bool,
}

/// Which game to write where.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// The file; - stands for stdout
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Replace a file that is there already
    #[arg(long)]
    pub force: bool,
}

/// Which game to delete.
#[derive(Debug, Args)]
pub struct DeleteArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// Do not ask
    #[arg(long)]
    pub yes: bool,
}

/// Which game to rename.
#[derive(Debug, Args)]
pub struct RenameArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArg,
    /// Its new name
    #[arg(value_name = "NAME")]
    pub new_name: String,
}

/// Which record to import.
#[derive(Debug, Args)]
pub struct ImportArgs {
    /// The record; - stands for stdin
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The name to save it under [default: that of the file]
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// Replace a saved game that has the name already
    #[arg(long)]
    pub force: bool,
}

/// How to print what the games add up to.
#[derive(Debug, Args)]
pub struct StatsArgs {
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
}
