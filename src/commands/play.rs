//! `kalaha play`, and `kalaha` alone: a game, on the screen or line by line.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use kalaha_rules::{Side, Sides};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::failure::Failure;
use super::{setup, terminal_width};
use crate::ai::Budget;
use crate::cli::{EngineArgs, PlayArgs, ScreenArgs};
use crate::game::Game;
use crate::storage::settings::SettingsFile;
use crate::storage::today;
use crate::{plain, tui};

/// Opens the start screen.
pub fn start_screen(screen: ScreenArgs, engine: &EngineArgs) -> Result<ExitCode, Failure> {
    on_screen(None, screen, engine)
}

/// Plays the game that the options describe.
pub fn run(args: PlayArgs) -> Result<ExitCode, Failure> {
    let game = game(&args)?;
    match args.plain {
        true => in_lines(game, &args),
        false => on_screen(Some(game), args.screen, &args.engine),
    }
}

/// A new game, or the recorded one with other people at the table if the options say so.
fn game(args: &PlayArgs) -> Result<Game, Failure> {
    let seats = Sides {
        south: args.south.clone(),
        north: args.north.clone(),
    };
    if let Some(file) = &args.file {
        let mut game = setup::read_record(file)?;
        for side in Side::ALL {
            if let Some(seat) = &seats[side] {
                game.set_seat(side, seat.clone());
            }
        }
        return Ok(game);
    }
    let mut rng = ChaCha8Rng::seed_from_u64(args.engine.seed.unwrap_or_else(rand::random));
    let first = args.start.turn.unwrap_or_else(|| args.first.draw(&mut rng));
    let mut game = args.start.game(seats.map(Option::unwrap_or_default), first)?;
    game.set_date(&today());
    Ok(game)
}

fn on_screen(game: Option<Game>, screen: ScreenArgs, engine: &EngineArgs) -> Result<ExitCode, Failure> {
    let machine = engine.options();
    let options = tui::Options {
        game,
        settings: settings(&screen),
        think: engine.think,
        threads: machine.threads,
        hash_mib: machine.hash_mib,
        seed: engine.seed,
    };
    tui::run(options)
        .map(ExitCode::from)
        .map_err(|error| Failure::Failed(error.to_string()))
}

/// The person's settings, and for this run what the options say.
fn settings(screen: &ScreenArgs) -> SettingsFile {
    let mut file = SettingsFile::open();
    screen.over(file.settings_mut());
    file
}

fn in_lines(game: Game, args: &PlayArgs) -> Result<ExitCode, Failure> {
    let stdin = io::stdin();
    let file = settings(&args.screen);
    for problem in file.problems() {
        // Not `eprintln!`, which panics if the terminal is gone.
        let _ = writeln!(io::stderr(), "warning: {problem}");
    }
    let options = plain::Options {
        game,
        language: file.settings().language.unwrap_or_default(),
        interactive: stdin.is_terminal(),
        width: terminal_width(),
        engine: args.engine.options(),
        budget: Budget {
            time: args.engine.think,
            ..Budget::default()
        },
        seed: args.engine.seed.unwrap_or_else(rand::random),
    };
    match plain::run(options, stdin.lock(), BufWriter::new(io::stdout().lock())) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(plain::Error::Write(error)) => Err(Failure::from(error)),
        Err(error) => Err(Failure::Failed(error.to_string())),
    }
}
