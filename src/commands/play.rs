//! `kalaha play`, and `kalaha` alone: a game, on the screen or line by line.

use std::io::{self, BufWriter, IsTerminal};
use std::process::ExitCode;

use kalaha_rules::{Side, Sides};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::failure::Failure;
use super::setup::granted;
use super::terminal_width;
use crate::ai::Budget;
use crate::cli::{EngineArgs, PlayArgs, ScreenArgs};
use crate::game::{First, Game};
use crate::storage::settings::SettingsFile;
use crate::storage::{StorageError, Store, read_record, today};
use crate::{plain, tui};

/// Opens the start screen, or the menu in lines where there can be no screen.
pub fn start_screen(screen: ScreenArgs, engine: &EngineArgs) -> Result<ExitCode, Failure> {
    match is_dumb_terminal() {
        true => in_lines(None, false, Store::open(), &screen, engine),
        false => on_screen(None, false, Store::open(), screen, engine),
    }
}

/// Plays the game that the options describe.
pub fn run(args: PlayArgs) -> Result<ExitCode, Failure> {
    let mut store = Store::open();
    let game = match args.resume {
        true => resumed(&mut store)?,
        false => game(&args)?,
    };
    let by_lot = args.first == Some(First::Lot) && args.start.turn.is_none();
    if !args.plain && !is_dumb_terminal() {
        return on_screen(Some(game), by_lot, store, args.screen, &args.engine);
    }
    // Someone who says nothing about the game is asked.
    let opens_menu = io::stdin().is_terminal() && !args.describes_game();
    in_lines(
        (!opens_menu).then_some(game),
        by_lot,
        store,
        &args.screen,
        &args.engine,
    )
}

/// Whether a person sits at a terminal that can only go on from line to line.
fn is_dumb_terminal() -> bool {
    io::stdin().is_terminal() && std::env::var("TERM").is_ok_and(|term| term == "dumb")
}

/// The game that was left last.
fn resumed(store: &mut Result<Store, StorageError>) -> Result<Game, Failure> {
    let store = store
        .as_mut()
        .map_err(|error| Failure::Failed(error.to_string()))?;
    let game = store.resume()?;
    Failure::warn(store.problems());
    game.ok_or_else(|| {
        let why = match store.count_elsewhere() {
            0 if store.problems().is_empty() => "there is no unfinished game to go on with",
            0 => "no unfinished game can be opened",
            1 => "the unfinished game is being played in another program",
            _ => "all unfinished games are being played in other programs",
        };
        Failure::Failed(why.to_owned())
    })
}

/// A new game, or the recorded one with other people at the table if the options say so.
fn game(args: &PlayArgs) -> Result<Game, Failure> {
    let seats = Sides {
        south: args.south.clone(),
        north: args.north.clone(),
    };
    if let Some(file) = &args.file {
        let mut game = read_record(file)?;
        for side in Side::ALL {
            if let Some(seat) = &seats[side] {
                game.set_seat(side, seat.clone());
            }
        }
        return Ok(game);
    }
    let mut rng = ChaCha8Rng::seed_from_u64(args.engine.seed.unwrap_or_else(rand::random));
    let first = args
        .start
        .turn
        .unwrap_or_else(|| args.first.unwrap_or_default().draw(&mut rng));
    let mut game = args.start.game(seats.map(Option::unwrap_or_default), first)?;
    game.set_date(&today());
    Ok(game)
}

fn on_screen(
    game: Option<Game>,
    by_lot: bool,
    store: Result<Store, StorageError>,
    screen: ScreenArgs,
    engine: &EngineArgs,
) -> Result<ExitCode, Failure> {
    let machine = granted(engine.options())?;
    let settings = settings(&screen);
    if game.is_some() {
        // There is no start screen to say it; here it is seen when the screen is left.
        Failure::warn(settings.problems());
    }
    let options = tui::Options {
        game,
        by_lot,
        store,
        settings,
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

fn in_lines(
    game: Option<Game>,
    by_lot: bool,
    store: Result<Store, StorageError>,
    screen: &ScreenArgs,
    engine: &EngineArgs,
) -> Result<ExitCode, Failure> {
    let stdin = io::stdin();
    let settings = settings(screen);
    Failure::warn(settings.problems());
    let options = plain::Options {
        game,
        by_lot,
        settings,
        // What comes through a pipe can be had again, and is often no game to keep.
        store: stdin.is_terminal().then_some(store),
        interactive: stdin.is_terminal(),
        width: terminal_width(),
        engine: granted(engine.options())?,
        budget: Budget {
            time: engine.think,
            ..Budget::default()
        },
        seed: engine.seed.unwrap_or_else(rand::random),
    };
    match plain::run(options, stdin.lock(), BufWriter::new(io::stdout().lock())) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(plain::Error::Write(error)) => Err(Failure::from(error)),
        Err(error) => Err(Failure::Failed(error.to_string())),
    }
}
