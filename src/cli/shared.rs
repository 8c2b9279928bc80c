//! Options that several commands have.

use std::time::Duration;

use clap::Args;
use kalaha_rules::{Board, Leftovers, OwnStone, Preset, RuleSet, SeedsPerHouse, Side};

use super::values::{self, MoveList};
use crate::ai::EngineOptions;
use crate::storage::settings::{GlyphSet, Settings, ThemeName};
use crate::text::Language;

/// The rules to play by.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Rules")]
pub struct RuleArgs {
    /// The rule set to start from; the options below change it [default: kalaha]
    #[arg(long, value_name = "PRESET", value_parser = values::preset(), ignore_case = true)]
    pub rules: Option<Preset>,
    /// Seeds in each house at the start
    #[arg(long, value_name = "N", value_parser = values::seeds())]
    pub seeds: Option<SeedsPerHouse>,
    /// Where the last seed goes when it falls into an empty house of its own side
    #[arg(long, value_name = "WHEN", value_parser = values::own_stone(), ignore_case = true)]
    pub own_stone: Option<OwnStone>,
    /// Who takes the seeds that are left when one side is empty
    #[arg(long, value_name = "WHO", value_parser = values::leftovers(), ignore_case = true)]
    pub leftovers: Option<Leftovers>,
}

impl RuleArgs {
    /// The rule set.
    pub fn rule_set(&self) -> RuleSet {
        self.over(self.rules.unwrap_or_default())
    }

    /// The rule set, beginning with this preset.
    pub fn over(&self, preset: Preset) -> RuleSet {
        let rules = preset.rules();
        RuleSet {
            seeds: self.seeds.unwrap_or(rules.seeds),
            own_stone: self.own_stone.unwrap_or(rules.own_stone),
            leftovers: self.leftovers.unwrap_or(rules.leftovers),
        }
    }
}

/// The position to begin with.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Position")]
pub struct StartArgs {
    /// The rules.
    #[command(flatten)]
    pub rules: RuleArgs,
    /// The board to begin with, as <6,SOUTH,NORTH,s1,..,s6,n1,..,n6>
    ///
    /// The numbers are the seeds in the two stores and in the houses, each side from house 1 to house 6. Any board is
    /// allowed.
    #[arg(long, value_name = "BOARD")]
    pub board: Option<Board>,
    /// The side to move on that board [default: south]
    #[arg(long, value_name = "SIDE", value_parser = values::side(), ignore_case = true)]
    pub turn: Option<Side>,
    /// Moves to play first, as "1-2 5"
    ///
    /// House numbers with "-", spaces or commas between them. Who plays which follows from the game.
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<MoveList>,
}

impl StartArgs {
    /// Whether they say anything.
    pub fn describes_position(&self) -> bool {
        let StartArgs {
            rules:
                RuleArgs {
                    rules,
                    seeds,
                    own_stone,
                    leftovers,
                },
            board,
            turn,
            moves,
        } = self;
        let has_rules = rules.is_some() || seeds.is_some() || own_stone.is_some() || leftovers.is_some();
        has_rules || board.is_some() || turn.is_some() || moves.is_some()
    }
}

/// How the screen looks and speaks.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Screen")]
pub struct ScreenArgs {
    /// The language [default: what the settings say, or else the system]
    #[arg(long, global = true, value_name = "L", value_parser = values::language(), ignore_case = true)]
    pub lang: Option<Language>,
    /// The look.
    #[command(flatten)]
    pub look: LookArgs,
}

/// How the board looks.
#[derive(Debug, Clone, Args)]
pub struct LookArgs {
    /// The colours [default: what the settings say]
    #[arg(long, value_name = "T", value_parser = values::theme(), ignore_case = true)]
    pub theme: Option<ThemeName>,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub ascii: bool,
    /// Draw the board as in a mirror: stores on the players' left, sowing clockwise
    #[arg(long)]
    pub mirror: bool,
}

impl ScreenArgs {
    /// The settings with what the options ask for in their place.
    pub fn over(&self, settings: &mut Settings) {
        settings.language = self.lang.or(settings.language);
        settings.theme = self.look.theme.unwrap_or(settings.theme);
        settings.mirror |= self.look.mirror;
        if self.look.ascii {
            settings.glyphs = GlyphSet::Ascii;
        }
    }
}

/// What the built-in player may use.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Built-in player")]
pub struct EngineArgs {
    /// Make the lot and the built-in player's choices repeatable
    #[arg(long, value_name = "U64")]
    pub seed: Option<u64>,
    /// The most time for a move, as 500ms, 3s or 2m
    #[arg(long, value_name = "TIME", value_parser = values::duration)]
    pub think: Option<Duration>,
    /// Threads that think together [default: as many as the machine has]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=EngineOptions::MOST_THREADS as i64))]
    pub threads: Option<u16>,
    /// The most memory for what it remembers, in MiB [default: 64; for solve and bench: 1024]
    #[arg(long, value_name = "MIB", value_parser = values::hash())]
    pub hash: Option<u32>,
}

/// In MiB.
const HASH_FOR_SOLVING: usize = 1024;

impl EngineArgs {
    /// What the player may use of this machine in a game.
    pub fn options(&self) -> EngineOptions {
        self.options_with(EngineOptions::default().hash_mib)
    }

    /// What the player may use of this machine when it has it for itself.
    pub fn options_for_solving(&self) -> EngineOptions {
        self.options_with(HASH_FOR_SOLVING)
    }

    fn options_with(&self, default_hash: usize) -> EngineOptions {
        let threads = self
            .threads
            .map(usize::from)
            .or_else(|| std::thread::available_parallelism().ok().map(usize::from));
        EngineOptions {
            threads: threads.unwrap_or(1),
            hash_mib: self.hash.map_or(default_hash, |mib| mib as usize),
        }
    }
}
