//! Sessions in lines of text at a terminal, and what may go wrong in them.
#![cfg(unix)]

mod common;

use std::fs;
use std::path::Path;

use common::pty::{Exit, Program, Terminal};
use kalaha::game::Game;
use kalaha::storage::{Existing, Store};
use kalaha_rules::{Position, Side, Sides};

/// A session with this home, in lines that are not broken.
fn session(home: &Path, arguments: &[&str]) -> Terminal {
    Program::kalaha()
        .args(["play", "--plain"])
        .args(arguments)
        .env("KALAHA_HOME", home)
        .env("COLUMNS", "400")
        .size(400, 300)
        .start()
}

fn ask_all(terminal: &mut Terminal, lines: &[(&str, &str)]) {
    for (line, answer) in lines {
        terminal.ask(line, answer);
    }
}

fn quit(mut terminal: Terminal) -> String {
    terminal.send("quit\r");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    String::from_utf8(terminal.bytes()).unwrap()
}

fn game(houses: &[u8]) -> Game {
    let start = Position::start("four".parse().unwrap(), Side::South);
    let mut game = Game::new(Sides::default(), start, Side::South);
    for &house in houses {
        game.sow(kalaha_rules::House::new(house).unwrap()).unwrap();
    }
    game
}

#[test]
fn what_a_person_chooses_is_kept_though_an_option_says_the_same() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = session(home.path(), &["--lang", "sv"]);
    terminal.ask("spr\u{e5}k svenska", "Spr\u{e5}ket \u{e4}r nu svenska.");
    quit(terminal);
    let terminal = session(home.path(), &[]);
    terminal.wait_for("Skriv nytt");
    quit(terminal);
}

#[test]
fn a_choice_that_could_not_be_kept_is_tried_again() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("settings.toml");
    fs::create_dir(&file).unwrap();
    let mut terminal = session(home.path(), &[]);
    terminal.ask("short", "Not kept for next time");
    terminal.ask("short", "Not kept for next time");
    fs::remove_dir(&file).unwrap();
    terminal.ask("short", "only when you ask");
    quit(terminal);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("\nnarration = \"short\"\n"), "{text}");
}

#[test]
fn what_cannot_be_opened_leaves_the_board_as_it_is() {
    let home = tempfile::tempdir().unwrap();
    let mut elsewhere = Store::at(home.path());
    elsewhere.save(&game(&[1])).unwrap();
    let mut terminal = session(home.path(), &[]);
    ask_all(
        &mut terminal,
        &[
            ("puzzle", "Rules: 6 seeds"),
            (
                "resume",
                "The unfinished game is being played in another program.",
            ),
            ("board", "Puzzle 1, easy."),
            ("new four", "South begins."),
            ("3", "4, 4, 0, 5, 5, 5"),
            ("load 2", "The game was not opened: "),
            ("board", "4, 4, 0, 5, 5, 5"),
            ("6", "North is to move"),
        ],
    );
    quit(terminal);
    elsewhere.leave().unwrap();
    let resumed = Store::at(home.path()).resume().unwrap().unwrap();
    assert_eq!(resumed.steps(), game(&[3, 6]).steps());
}

#[test]
fn a_game_that_cannot_be_read_is_told_where_none_can_be_resumed() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("unfinished");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("broken.kalaha"), "[").unwrap();
    let mut terminal = session(home.path(), &[]);
    terminal.ask("resume", "Left out: ");
    let told = quit(terminal);
    assert!(told.contains("No unfinished game can be opened."), "{told}");

    fs::write(folder.join("good.kalaha"), game(&[3]).to_string()).unwrap();
    let mut terminal = session(home.path(), &[]);
    terminal.ask("resume", "South is to move");
    let told = quit(terminal);
    assert!(told.contains("Left out: "), "{told}");
}

#[test]
fn why_no_game_can_be_resumed_is_told_on_the_command_line_too() {
    let home = tempfile::tempdir().unwrap();
    let refused = |why: &str| {
        let mut terminal = session(home.path(), &["--resume"]);
        assert_eq!(terminal.wait_for_exit(), Exit::Code(1));
        let told = String::from_utf8(terminal.bytes()).unwrap();
        assert!(told.contains(why), "{told}");
    };
    refused("there is no unfinished game to go on with");
    let mut elsewhere = Store::at(home.path());
    elsewhere.save(&game(&[1])).unwrap();
    refused("the unfinished game is being played in another program");
    let path = elsewhere.current_path().unwrap().to_owned();
    elsewhere.leave().unwrap();
    fs::write(path, "[").unwrap();
    refused("no unfinished game can be opened");
}

#[test]
fn another_game_is_begun_as_the_last_one_was() {
    let home = tempfile::tempdir().unwrap();
    Store::at(home.path())
        .keep(&game(&[]), "mine", Existing::Refuse)
        .unwrap();
    let mut terminal = session(home.path(), &[]);
    ask_all(
        &mut terminal,
        &[
            ("new north two", "neither a player"),
            ("new north 3", "North begins."),
            ("load mine", "4 seeds"),
            ("menu", "Type new"),
            ("again", "South: houses 1 to 6 hold 4, 4, 4, 4, 4, 4"),
            ("new lot", "The lot fell on"),
            ("again", "The lot fell on"),
        ],
    );
    quit(terminal);

    let mut terminal = session(home.path(), &["--first", "lot", "--seeds", "4"]);
    terminal.wait_for("begins.");
    terminal.ask("again", "The lot fell on");
    quit(terminal);

    let board = "<6,20,20,1,0,0,0,0,0,0,0,0,0,0,1>";
    let mut terminal = session(home.path(), &["--board", board, "--turn", "north"]);
    terminal.wait_for("North>");
    ask_all(
        &mut terminal,
        &[
            ("6", "Over>"),
            ("again", "North is to move"),
            ("menu", "Type new"),
            ("again", "North begins."),
            ("board", "South: houses 1 to 6 hold 1, 0, 0, 0, 0, 0"),
        ],
    );
    quit(terminal);
}

#[test]
fn a_game_is_found_by_its_name_though_it_is_a_number_and_wherever_it_is_now() {
    let home = tempfile::tempdir().unwrap();
    let mut store = Store::at(home.path());
    let over: Game = "[Board \"<6,3,3,0,0,0,0,0,0,0,0,0,0,0,0>\"]".parse().unwrap();
    store.save(&game(&[3])).unwrap();
    let mut terminal = session(home.path(), &[]);
    ask_all(
        &mut terminal,
        &[
            ("load 99999999999999999999", "There is only number 1."),
            ("games", "1. Unfinished"),
        ],
    );
    store.save(&over).unwrap();
    store.leave().unwrap();
    ask_all(
        &mut terminal,
        &[
            ("load 1", "The game is over. A draw: 3 each."),
            ("new four", "South begins."),
            ("1", "North is to move"),
            ("save 7", "A copy is saved as 7."),
            ("load 7", "North is to move"),
            ("save 1", "A copy is saved as 1."),
            ("load 1", "saved/1"),
            ("load saved/1", "North is to move"),
            ("load 3", "The list has changed. This is the new one."),
            ("load 9", "The numbers go from 1 to 4."),
            ("load 4", "The game is over. A draw: 3 each."),
        ],
    );
    quit(terminal);
}

#[test]
fn a_game_that_is_over_says_so_whatever_is_asked_about_it() {
    let home = tempfile::tempdir().unwrap();
    let board = "<6,3,3,0,0,0,0,0,0,0,0,0,0,0,0>";
    let mut terminal = session(home.path(), &["--board", board]);
    terminal.wait_for("Over>");
    for line in ["hint", "moves", "6", "6-1"] {
        terminal.ask(
            line,
            "The game is over. A draw: 3 each.\r\nType new for a new game",
        );
    }
    terminal.ask("review", "Nothing has been played yet.");
    let told = quit(terminal);
    for words in ["Looking for", "undo", "before this house"] {
        assert!(!told.contains(words), "{words}: {told}");
    }
}

#[test]
fn the_questions_of_a_new_game_can_be_explained_and_left() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = session(home.path(), &[]);
    ask_all(
        &mut terminal,
        &[
            ("new", "Who plays South"),
            ("", "Who plays North"),
            ("help", "Answer with one of the words"),
            ("easy", "Who begins"),
            ("menu", "Nothing has changed."),
            ("new", "Who plays South"),
        ],
    );
    let told = quit(terminal);
    assert_eq!(told.matches("Who plays North").count(), 2, "{told}");
}

#[test]
fn the_end_of_the_input_ends_the_line_of_the_prompt() {
    let home = tempfile::tempdir().unwrap();
    for question in [false, true] {
        let mut terminal = session(home.path(), &[]);
        terminal.wait_for("Kalaha>");
        if question {
            terminal.ask("new", "Answer> ");
        }
        terminal.send("\u{4}");
        assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
        assert!(terminal.bytes().ends_with(b"> \r\n"), "{question}");
    }
}
