//! A fault of the program itself: the terminal is given back, and it is said where the game is.

use std::path::Path;
use std::{process, thread};

use kalaha::game::Game;
use kalaha::storage::Store;
use kalaha::storage::settings::SettingsFile;
use kalaha::tui::message::Msg;
use kalaha::tui::model::Model;
use kalaha::tui::update::update;
use kalaha::tui::{Options, effect::Effect, run_with};
use ratatui::crossterm::event::KeyCode;
use tempfile::TempDir;

use crate::common::pty::{Exit, Program};
use crate::{houses, only_game, records};

/// The game that was left last.
fn options() -> Options {
    let mut store = Store::open().unwrap();
    let game = store.resume().unwrap();
    Options {
        game,
        by_lot: false,
        store: Ok(store),
        settings: SettingsFile::open(),
        think: None,
        threads: 1,
        hash_mib: 4,
        seed: Some(1),
    }
}

/// As the real one, but `X` is a fault, and `Y` is one on another thread, as that of the built-in player.
fn faulty(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match &msg {
        Msg::Key(key) if key.code == KeyCode::Char('X') => panic!("a fault"),
        Msg::Key(key) if key.code == KeyCode::Char('Y') => {
            thread::spawn(|| panic!("a fault"));
            vec![]
        }
        _ => update(model, msg),
    }
}

/// Not a test of its own: a game with faults, which the test below plays.
#[test]
#[ignore = "run by another test"]
fn a_faulty_game() {
    let code = run_with(options(), faulty).unwrap();
    process::exit(code.into());
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
fn a_fault_of_any_thread_gives_the_terminal_back_and_tells_where_the_game_is() {
    for key in ["X", "Y"] {
        let home = unfinished();
        let mut terminal = Program::new(std::env::current_exe().unwrap())
            .args(["--exact", "panics::a_faulty_game", "--ignored", "--nocapture"])
            .env("KALAHA_HOME", home.path())
            .size(120, 40)
            .start();
        terminal.wait_for("North · to move");
        terminal.send("2");
        terminal.wait_for("2 North 2…");
        assert!(!terminal.changed_modes().is_empty());
        terminal.send(key);
        assert_eq!(terminal.wait_for_exit(), Exit::Code(101));
        assert_eq!(terminal.changed_modes(), Default::default());
        let screen = terminal.screen().contents();
        assert!(screen.contains("a fault\n"), "{screen}");
        assert_told(&screen, home.path());
        assert_eq!(houses(&only_game(home.path(), "unfinished")), [3, 6, 2]);
        assert!(
            Store::at(home.path()).resume().unwrap().is_some(),
            "its lock is gone"
        );
    }
}
