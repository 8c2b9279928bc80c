//! What can be written on the command line. Nothing is done here.

mod engine;
mod games;
mod shared;
mod values;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use kalaha_rules::Preset;

use crate::game::{First, Seat};

pub use engine::{AnalyzeArgs, AskArgs, BenchArgs, MatchArgs, SolveArgs};
pub use games::{
    DeleteArgs, ExportArgs, GameArg, GamesAction, GamesArgs, ImportArgs, ListArgs, RenameArgs, ShowArgs,
    StatsArgs,
};
pub use shared::{EngineArgs, LookArgs, RuleArgs, ScreenArgs, StartArgs};
pub use values::MoveList;

/// Kalaha for the terminal: two people at one keyboard, or one person against a built-in player.
///
/// Without a command the game opens on the screen, where everything can be chosen.
#[derive(Debug, Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true
)]
#[command(after_help = "\
Examples:
  kalaha                                 the start screen
  kalaha play --north medium             a game against the built-in player
  kalaha rules kalah                     the rules that most programs play by
  kalaha position --moves \"1-2 5\"        the board after these moves")]
pub struct Cli {
    /// What to do; without it the game opens on the screen.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// How the screen looks.
    #[command(flatten)]
    pub screen: ScreenArgs,
    /// What the built-in player may use.
    #[command(flatten)]
    pub engine: EngineArgs,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a game, on the screen or line by line.
    ///
    /// Both sides are played by people unless said otherwise. South sits at the bottom and begins unless --first says
    /// otherwise. With --plain the game is played in lines of text: what is typed is read from stdin, and what happens is
    /// told in sentences. That suits a screen reader and a pipe. At a terminal it goes on from game to game and, if nothing
    /// is said about the first one, begins with a menu. The word "help" lists what can be typed.
    #[command(after_help = "\
Examples:
  kalaha play                                        two people
  kalaha play --north easy --first lot               against the built-in player
  kalaha play --rules kalah --south medium           by the rules of most programs
  kalaha play my-game.txt                            go on with a recorded game
  kalaha play --resume                               go on with the game that was left last
  kalaha play --plain --north easy < moves.txt       houses to play from a file, as 1-2 or 5")]
    Play(PlayArgs),
    /// Show the position after some moves.
    ///
    /// Without moves it is the start. As JSON it is one object with the fields board, turn (null when the game is over),
    /// legal (the houses that can be played), over, score, result (south, north, draw or null) and last (the sow that led
    /// to it: side, house, end, captured, extra_turn, leftovers; null at the start).
    #[command(after_help = "\
Examples:
  kalaha position --moves \"1-2 5\"
  kalaha position --rules four --moves \"3-6 2\" --trace --json
  kalaha position --board \"<6,20,24,0,0,0,1,0,1,2,0,0,0,0,0>\" --turn north")]
    Position(PositionArgs),
    /// Go through the record of a game.
    ///
    /// Shows who played by which rules, then each turn: what happened in words, and the board after it. As JSON it is one
    /// object for each position, the start first, as "kalaha position --trace --json" prints them.
    #[command(after_help = "\
Examples:
  kalaha replay my-game.txt
  kalaha replay my-game.txt --json
  kalaha replay - < my-game.txt")]
    Replay(ReplayArgs),
    /// Count the sequences of sows of some length.
    ///
    /// Each sow counts as one step, also one that gives an extra turn. A game that is over earlier has no sequence of that
    /// length. The number is a check for other programs that play by the same rules.
    #[command(after_help = "\
Examples:
  kalaha perft 6
  kalaha perft 8 --rules kalah --moves \"3-6\"")]
    Perft(PerftArgs),
    /// Find the exact result with perfect play.
    ///
    /// The value is the final margin of the side to move, seeds already in the stores included. As JSON it is one object
    /// with the fields value, best (houses), line, nodes, seconds, threads and, with --each-move, moves (each with house
    /// and value). From the start, games with up to 4 seeds are solved in seconds; more memory (--hash) helps much.
    #[command(after_help = "\
Examples:
  kalaha solve --rules kalah --json
  kalaha solve --seeds 3 --each-move
  kalaha solve --board \"<6,20,24,0,0,0,1,0,1,2,0,0,0,0,0>\" --turn north")]
    Solve(SolveArgs),
    /// Say what the built-in player would do at its best.
    ///
    /// As JSON it is one object with the fields house, value (the final margin it expects for the side to move), proven,
    /// depth (turns looked ahead) and line.
    #[command(after_help = "\
Examples:
  kalaha hint --moves \"1-2 5\"
  kalaha hint --rules kalah --think 10s --json")]
    Hint(AskArgs),
    /// Say of every sow of a recorded game what it was worth.
    ///
    /// Shows how the expected result went up and down, and for each sow the best one, the seeds it gave away, and a word
    /// for it; at the end how accurately each side played, and where the game turned. Ctrl-C stops and shows what has been
    /// found out. As JSON it is one object for each sow with the fields ply, side, house, value_before, value_after (final
    /// margins for the side that sowed, with best play before and after the sow), best (the best house), loss, proven
    /// (whether both values are exact) and word (brilliant, best, good, inaccuracy, mistake, blunder or forced). The last
    /// object is the summary: sows, proven, accuracy, loss and words of each side, turning_point.
    #[command(after_help = "\
Examples:
  kalaha analyze my-game.txt
  kalaha analyze my-game.txt --think 5s --json
  kalaha analyze - < my-game.txt")]
    Analyze(AnalyzeArgs),
    /// Let two levels play against each other.
    ///
    /// Each random opening is played twice, each level once at south. As JSON it is one object with the fields a, b,
    /// games, wins, draws and losses (of A), score, elo and elo_error (with 95 % confidence; null if it cannot be told).
    /// Ctrl-C ends the match after what has been played.
    #[command(after_help = "\
Examples:
  kalaha match expert hard --games 200 --seeds 4
  kalaha match medium easy --games 1000 --seed 7 --json")]
    Match(MatchArgs),
    /// Measure the speed of the built-in player.
    ///
    /// Solves and searches a fixed set of positions and prints for each how many it looked at, how many in a second, and
    /// how long it took; at last how long it thinks on at most after it is asked to stop.
    Bench(BenchArgs),
    /// Talk to another program in the Universal Game Interface.
    ///
    /// The protocol is read from stdin and written to stdout; it is to other games what UCI is to chess. Player 1 is
    /// south; a position is "position startpos" or "position fen BOARD SIDE", and "moves" with one house number a move
    /// may follow. Scores are in hundredths of a seed.
    #[command(after_help = "\
Example:
  printf 'position startpos\\ngo movetime 500\\n' | kalaha ugi")]
    Ugi,
    /// Explain the rules, with all their variants.
    ///
    /// The text is made for the rule set that is chosen, and its examples are played by the game itself.
    #[command(after_help = "\
Examples:
  kalaha rules
  kalaha rules kalah
  kalaha rules four --own-stone never")]
    Rules(RulesArgs),
    /// List the games on disk, and show, export, delete, rename or import one.
    ///
    /// Unfinished games are saved with every sow; saved ones were put aside under a name; finished ones are over. As JSON
    /// the list is one object for each game, the one played last first, with the fields shelf (unfinished, saved or
    /// finished), name, file, south, north, date, rules {seeds, own_stone, leftovers}, turns, board, turn (null when
    /// over), over, score, result, in_use (whether a program plays it now) and written.
    #[command(after_help = "\
Examples:
  kalaha games
  kalaha games show 2026-11-30-201500-4711
  kalaha games export saved/lesson - | mail anna@example.org
  kalaha games import from-anna.txt --name lesson
  kalaha games rename lesson \"the long lesson\"
  kalaha games delete \"the long lesson\"")]
    Games(GamesArgs),
    /// Tell how you do against each level.
    ///
    /// Counts the finished games of a person against the built-in player. As JSON it is one object for each level and
    /// rule set with the fields level, rules, games, wins, draws, losses, mean_margin, best_margin (in seeds), streak and
    /// longest_streak (games won in a row); the last object has level and rules null and counts all, with two_people,
    /// the number of games between two people.
    #[command(after_help = "\
Examples:
  kalaha stats
  kalaha stats --json")]
    Stats(StatsArgs),
    /// Print a script that completes commands and options in a shell.
    #[command(after_help = "\
Examples:
  kalaha completions bash > ~/.local/share/bash-completion/completions/kalaha
  kalaha completions zsh > ~/.zfunc/_kalaha
  kalaha completions fish > ~/.config/fish/completions/kalaha.fish")]
    Completions(CompletionsArgs),
    /// Print a manual page.
    ///
    /// Without a command it is the page of kalaha itself, which names those of the commands.
    #[command(after_help = "\
Examples:
  kalaha man > kalaha.1
  kalaha man play > kalaha-play.1")]
    Man(ManArgs),
}

/// What `kalaha play` is told.
#[derive(Debug, Args)]
pub struct PlayArgs {
    /// The record of a game to go on with
    #[arg(value_name = "FILE", conflicts_with_all = ["RuleArgs", "board", "turn", "moves", "first"])]
    pub file: Option<PathBuf>,
    /// Go on with the game that was left last
    #[arg(long, conflicts_with_all = ["file", "RuleArgs", "board", "turn", "moves", "first", "south", "north"])]
    pub resume: bool,
    /// Who plays south
    #[arg(long, value_name = "SEAT", value_parser = values::seat(), ignore_case = true)]
    pub south: Option<Seat>,
    /// Who plays north
    #[arg(long, value_name = "SEAT", value_parser = values::seat(), ignore_case = true)]
    pub north: Option<Seat>,
    /// Who begins: south, north, or drawn by lot [default: south]
    #[arg(long, value_name = "WHO", value_parser = values::first(), ignore_case = true)]
    #[arg(conflicts_with = "turn")]
    pub first: Option<First>,
    /// Play in lines of text instead of on the screen
    #[arg(long, conflicts_with = "LookArgs")]
    pub plain: bool,
    /// How the screen looks.
    #[command(flatten)]
    pub screen: ScreenArgs,
    /// The rules and the position to begin with.
    #[command(flatten)]
    pub start: StartArgs,
    /// What the built-in player may use.
    #[command(flatten)]
    pub engine: EngineArgs,
}

impl PlayArgs {
    /// Whether they say anything about the game that is played.
    pub fn describes_game(&self) -> bool {
        let PlayArgs {
            file,
            resume,
            south,
            north,
            first,
            start,
            ..
        } = self;
        let has_seats = south.is_some() || north.is_some() || first.is_some();
        *resume || file.is_some() || has_seats || start.describes_position()
    }
}

/// What `kalaha position` is told.
#[derive(Debug, Args)]
pub struct PositionArgs {
    /// Show each position from the start on, not only the last
    #[arg(long)]
    pub trace: bool,
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
    /// The rules and the position to begin with.
    #[command(flatten)]
    pub start: StartArgs,
}

/// What `kalaha replay` is told.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The record; - stands for stdin
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// What `kalaha perft` is told.
#[derive(Debug, Args)]
pub struct PerftArgs {
    /// How many sows
    #[arg(value_name = "DEPTH")]
    pub depth: u32,
    /// The rules and the position to begin with.
    #[command(flatten)]
    pub start: StartArgs,
}

/// What `kalaha rules` is told.
#[derive(Debug, Args)]
pub struct RulesArgs {
    /// The rule set
    #[arg(value_name = "PRESET", value_parser = values::preset(), ignore_case = true, conflicts_with = "rules")]
    pub preset: Option<Preset>,
    /// The rules by options.
    #[command(flatten)]
    pub rules: RuleArgs,
}

/// What `kalaha completions` is told.
#[derive(Debug, Args)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: Shell,
}

/// What `kalaha man` is told.
#[derive(Debug, Args)]
pub struct ManArgs {
    /// The command that the page is about
    #[arg(value_name = "COMMAND")]
    pub command: Option<String>,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_definitions_are_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn options_override_the_preset_whatever_their_order() {
        for line in [
            "kalaha rules --seeds 3 --rules kalah",
            "kalaha rules kalah --seeds 3",
        ] {
            let cli = Cli::parse_from(line.split(' '));
            let Some(Command::Rules(args)) = cli.command else {
                panic!("{line} is the rules command");
            };
            let rules = args
                .rules
                .over(args.preset.or(args.rules.rules).unwrap_or_default());
            assert_eq!(rules.to_string(), "3/on-capture/owner");
        }
    }
}
