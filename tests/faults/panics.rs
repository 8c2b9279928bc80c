//! A fault of the program itself: the terminal is given back, and it is said where the game is.

use std::path::Path;
use std::process;

use kalaha::game::Game;
use kalaha::storage::Store;
use kalaha::storage::settings::SettingsFile;
use kalaha::tui::model::{Model, Msg};
use kalaha::tui::update::update;
use kalaha::tui::{Options, effect::Effect, run_with};
use ratatui::crossterm::event::KeyCode;
use tempfile::TempDir;

use crate::common::pty::{Exit, Program};
use crate::{houses, only_game, records};

/// Far more than there is: the thread of the built-in player cannot begin.
const TOO_MUCH: usize = usize::MAX;

/// The game that was left last.
fn options() -> Options {
    let mut store = Store::open().unwrap();
    let game = store.resume().unwrap();
    Options {
        game,
        store: Ok(store),
        settings: SettingsFile::open(),
        think: None,
        threads: 1,
        hash_mib: 4,
        seed: Some(1),
    }
}

/// Not tests of their own: games with a fault, which the tests below play.
#[test]
#[ignore = "run by other tests"]
fn a_screen_with_a_fault() {
    fn faulty(model: &mut Model, msg: Msg) -> Vec<Effect> {
        match &msg {
            Msg::Key(key) if key.code == KeyCode::Char('X') => panic!("a fault of the screen"),
            _ => update(model, msg),
        }
    }
    let code = run_with(options(), faulty).unwrap();
    process::exit(code.into());
}

#[test]
#[ignore = "run by other tests"]
fn a_player_with_a_fault() {
    let options = Options {
        hash_mib: TOO_MUCH,
        ..options()
    };
    let code = run_with(options, update).unwrap();
    process::exit(code.into());
}

fn play(test: &str, home: &Path) -> Program {
    Program::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env("KALAHA_HOME", home)
        .size(120, 40)
}

fn unfinished() -> TempDir {
    let home = TempDir::new().unwrap();
    let game: Game = "[Seeds \"4\"]\n1. 3-6".parse().unwrap();
    Store::at(home.path()).save(&game).unwrap();
    home
}

/// What is told after a fault: that there was one, where the game is, and what to do.
fn assert_told(screen: &str, home: &Path) {
    let words = screen.split_whitespace().collect::<String>();
    let path = records(home, "unfinished").remove(0);
    assert!(words.contains(&format!("savedin{}", path.display())), "{screen}");
    assert!(words.contains("kalahaplay--resume"), "{screen}");
    assert!(words.contains("Pleasereport"), "{screen}");
}

#[test]
fn a_fault_of_the_screen_gives_the_terminal_back_and_tells_where_the_game_is() {
    let home = unfinished();
    let mut terminal = play("panics::a_screen_with_a_fault", home.path()).start();
    terminal.wait_for("North · to move");
    terminal.send("2");
    terminal.wait_for("2 North 2-");
    assert!(!terminal.changed_modes().is_empty());
    terminal.send("X");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(101));
    assert_eq!(terminal.changed_modes(), Default::default());
    let screen = terminal.screen().contents();
    assert!(screen.contains("a fault of the screen"), "{screen}");
    assert_told(&screen, home.path());
    assert_eq!(houses(&only_game(home.path(), "unfinished")), [3, 6, 2]);
    assert!(
        Store::at(home.path()).resume().unwrap().is_some(),
        "its lock is gone"
    );
}

#[test]
fn a_fault_of_the_built_in_player_gives_the_terminal_back_and_tells_where_the_game_is() {
    let home = unfinished();
    let mut terminal = play("panics::a_player_with_a_fault", home.path()).start();
    assert_eq!(terminal.wait_for_exit(), Exit::Code(101));
    assert!(
        terminal.bytes().windows(8).any(|bytes| bytes == b"\x1b[?1049h"),
        "it had the terminal"
    );
    assert_eq!(terminal.changed_modes(), Default::default());
    let screen = terminal.screen().contents();
    assert!(screen.contains("panicked"), "{screen}");
    assert_told(&screen, home.path());
    assert_eq!(houses(&only_game(home.path(), "unfinished")), [3, 6]);
}
