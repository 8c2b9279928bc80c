//! Whole games in lines of text, through a pipe.

mod common;

use std::fs;

use common::games::reference_games;
use common::program::{Output, kalaha, kalaha_reading};
use kalaha::game::Game;
use serde_json::Value;

/// The record that a game ends with.
fn record(output: &Output) -> &str {
    let at = output.report.rfind("\n[South ").expect("a record");
    &output.report[at + 1..]
}

fn game(output: &Output) -> Game {
    record(output).parse().expect("a record that can be read")
}

#[test]
fn whole_games_from_a_pipe_end_with_the_known_score() {
    for game in reference_games().step_by(30) {
        let moves: Vec<_> = game["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(Value::to_string)
            .collect();
        let output = kalaha_reading(
            &[
                "play",
                "--plain",
                "--seeds",
                &game["seeds"].to_string(),
                "--own-stone",
                game["own_stone"].as_str().unwrap(),
            ],
            moves.join("\n"),
        );
        assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
        let result = format!("[Result \"{}-{}\"]", game["final"][0], game["final"][1]);
        assert!(record(&output).contains(&result), "{result}: {}", output.report);
        assert!(
            output.report.contains("\nThe game is over. "),
            "{}",
            output.report
        );
    }
}

#[test]
fn several_turns_fit_on_a_line_between_two_people() {
    let one = kalaha_reading(&["play", "--plain", "--rules", "four"], "3\n6\n2\n1\nquit\n");
    let all = kalaha_reading(
        &["play", "--plain", "--rules", "four"],
        "# a game\n\n3-6 2,1\nquit\n",
    );
    assert_eq!((one.code, all.code), (Some(0), Some(0)));
    assert_eq!(record(&one), record(&all));
    assert!(
        record(&one).contains("\n  1. 3-6            2. 2-1\n"),
        "{}",
        record(&one)
    );
}

#[test]
fn what_happens_is_told_without_drawing() {
    let output = kalaha_reading(
        &["play", "--plain", "--rules", "four"],
        "3\nmoves\nrules\nhelp\nquit\n",
    );
    assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
    for line in [
        "South begins.",
        "South sows house 3 into its store. South moves again!",
        "South: houses 1 to 6 hold 4, 4, 0, 5, 5, 5; 1 seed in the store.",
        "South is to move and can play 1, 2, 4, 5 or 6.",
        "WHAT PLAYERS ARGUE ABOUT",
        "undo: take back your last move",
    ] {
        assert!(
            output.report.lines().any(|l| l == line),
            "{line}\n{}",
            output.report
        );
    }
    assert!(output.report.is_ascii(), "{}", output.report);
    assert!(
        !output.report.contains("South>"),
        "nobody is there to be prompted"
    );
}

#[test]
fn a_game_against_the_machine_is_repeatable() {
    let play = |seed: &str| {
        let arguments = [
            "play", "--plain", "--north", "easy", "--rules", "four", "--seed", seed,
        ];
        kalaha_reading(&arguments, "3-6\nquit\n")
    };
    assert_eq!(play("7"), play("7"));
    let others: Vec<_> = (0..20).map(|seed: u64| play(&seed.to_string()).report).collect();
    assert!(
        others.iter().any(|report| *report != others[0]),
        "the seed decides"
    );
    let played = game(&play("7"));
    assert!(played.turns().count() >= 2 && played.turns().all(|turn| turn.is_complete()));
}

#[test]
fn two_machines_play_by_themselves() {
    let output = kalaha(&[
        "play", "--plain", "--south", "easy", "--north", "beginner", "--seed", "1",
    ]);
    assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
    assert!(game(&output).position().is_over());
}

#[test]
fn undo_and_redo_go_to_the_persons_decision() {
    let arguments = [
        "play", "--plain", "--north", "easy", "--rules", "four", "--seed", "7",
    ];
    let once = kalaha_reading(&arguments, "3-6\nquit\n");
    let twice = kalaha_reading(&arguments, "3-6\nundo\nundo\nredo\nredo\nquit\n");
    for words in ["South 6 is taken back. Choose again.", "South 3 is played again."] {
        assert!(twice.report.lines().any(|line| line == words), "{}", twice.report);
    }
    assert_eq!(twice.code, Some(0));
    assert_eq!(record(&once), record(&twice));
    let taken_back = kalaha_reading(&arguments, "3-6\nundo\nquit\n");
    assert!(
        record(&taken_back).ends_with("\n  1. 3-\n"),
        "{}",
        taken_back.report
    );
    let anew = kalaha_reading(&arguments, "3-6\nundo\n6\nquit\n");
    assert_eq!(
        record(&once),
        record(&anew),
        "the machine answers the same move the same way"
    );
}

#[test]
fn the_end_of_the_input_leaves_the_record() {
    let output = kalaha_reading(&["play", "--plain", "--rules", "four"], "3-6\n2");
    assert_eq!(output.code, Some(1));
    assert_eq!(
        output.errors,
        "error: The input ended before the game was over. Its record is on the output.\n"
    );
    assert_eq!(game(&output).steps().len(), 3);
}

#[test]
fn a_wrong_line_changes_nothing_and_names_its_place() {
    let four = ["play", "--plain", "--rules", "four"];
    let machine = ["play", "--plain", "--rules", "four", "--north", "easy"];
    for (arguments, line, message) in [
        (
            &four[..],
            "hello",
            "\"hello\" is neither a house nor a word of this game. Type help for a list.",
        ),
        (
            &four,
            "6 7",
            "In column 3: \"7\" is not a house. Houses are numbered 1 to 6.",
        ),
        (
            &four,
            "6 1 6",
            "In column 5: House 6 is empty. Choose one with seeds.",
        ),
        (&four, "undo 3", "In column 1: \"undo\" is not a house."),
        (&four, "redo", "There is nothing to play again."),
        (&four, "\u{1b}[2J", "is not a house"),
        (
            &machine,
            "6 1",
            "In column 3: The turn has passed to North, played by easy.",
        ),
    ] {
        let output = kalaha_reading(arguments, format!("# moves\n3\n{line}\n1\n"));
        assert_eq!(output.code, Some(1), "{line}");
        assert!(output.errors.starts_with("error: Line 3: "), "{}", output.errors);
        assert!(output.errors.contains(message), "{message}: {}", output.errors);
        assert_eq!(output.errors.lines().count(), 1, "{}", output.errors);
        assert!(!output.errors.contains('\x1b'), "{:?}", output.errors);
        assert_eq!(game(&output).steps().len(), 1, "{line}");
    }
}

#[test]
fn hostile_input_is_refused() {
    let long = "3 ".repeat(5000);
    for (input, message) in [
        (long.as_bytes(), "The line is too long."),
        (b"\xff\xfe\n", "is neither a house nor a word"),
        (b"\0\0\0\n", "is neither a house nor a word"),
    ] {
        let output = kalaha_reading(&["play", "--plain"], input);
        assert_eq!(output.code, Some(1));
        assert!(output.errors.contains(message), "{}", output.errors);
    }
}

#[test]
fn a_record_can_be_saved_once_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my game.txt");
    let name = file.to_str().unwrap();
    let saved = kalaha_reading(
        &["play", "--plain", "--rules", "four"],
        format!("3-6\nsave {name}\nquit\n"),
    );
    assert_eq!((saved.code, saved.errors.as_str()), (Some(0), ""));
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text, record(&saved));

    let again = kalaha_reading(&["play", "--plain", name], format!("2\nsave {name}\n"));
    assert_eq!(again.code, Some(1));
    assert!(again.errors.contains("was not written"), "{}", again.errors);
    assert!(
        again.errors.ends_with("is there already. The game stops here.\n"),
        "{}",
        again.errors
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), text, "never overwritten");
    assert!(
        record(&again).contains("  1. 3-6            2. 2-\n"),
        "{}",
        again.report
    );

    let other = kalaha_reading(&["play", "--plain", name, "--north", "beginner"], "quit\n");
    assert!(
        record(&other).contains("[North \"beginner\"]\n"),
        "{}",
        other.report
    );
    assert!(game(&other).turns().count() >= 2, "the machine has answered");
}

#[test]
fn the_lot_is_repeatable_and_falls_on_both_sides() {
    let begins = |seed: u64| {
        let seed = seed.to_string();
        let output = kalaha_reading(&["play", "--plain", "--first", "lot", "--seed", &seed], "quit\n");
        game(&output).first()
    };
    let drawn: Vec<_> = (0..20).map(begins).collect();
    assert!(drawn.iter().any(|side| *side != drawn[0]));
    assert_eq!(begins(3), drawn[3]);
}

#[test]
fn a_game_that_is_over_only_tells_its_result() {
    let board = "<6,3,3,0,0,0,0,0,0,0,0,0,0,0,0>";
    let output = kalaha(&["play", "--plain", "--board", board]);
    assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
    assert!(
        output.report.contains("The game is over. A draw: 3 each.\n"),
        "{}",
        output.report
    );
}

#[test]
fn what_a_record_holds_never_reaches_the_terminal_raw() {
    let hostile = "[South \"A\u{1b}[31mX\u{7}\u{9b}1m\u{202e}\u{61c}Z\"]\n[Event \"\u{1b}[2J\u{85}q\"]\n1. 3";
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), hostile).unwrap();
    let path = file.path().to_str().unwrap();
    for arguments in [&["play", "--plain", path][..], &["replay", path]] {
        let output = kalaha_reading(arguments, "record\nquit\n");
        assert!(output.report.contains("A[31mX1mZ"), "{}", output.report);
        let raw: Vec<_> = (output.report.chars().chain(output.errors.chars()))
            .filter(|&c| c != '\n' && (c.is_control() || c == '\u{202e}' || c == '\u{61c}'))
            .collect();
        assert_eq!(raw, [], "{arguments:?}");
    }
}

#[test]
fn a_hint_is_given_with_its_reason_and_changes_nothing() {
    let arguments = ["play", "--plain", "--rules", "four"];
    let hinted = kalaha_reading(&arguments, "hint\n3\nquit\n");
    let plain = kalaha_reading(&arguments, "3\nquit\n");
    assert_eq!((hinted.code, hinted.errors.as_str()), (Some(0), ""));
    assert_eq!(record(&hinted), record(&plain));
    let told: Vec<_> = (hinted.report.lines())
        .skip_while(|line| !line.starts_with("Hint: sow 3"))
        .take_while(|line| !line.starts_with("South sows"))
        .collect();
    assert!(told.len() >= 3, "{told:?}");
    assert!(told.last().unwrap().contains("win by 10"), "{told:?}");
}

#[test]
fn the_board_is_told_after_each_turn_or_only_when_it_is_asked_for() {
    let arguments = ["play", "--plain", "--rules", "four"];
    let told = |lines: &str| {
        let output = kalaha_reading(&arguments, lines);
        assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
        output.report.matches("houses 1 to 6 hold").count()
    };
    assert_eq!(told("quit\n"), 2, "both sides at the start");
    assert_eq!(told("3\n6\nquit\n"), 6);
    assert_eq!(told("short\n3\n6\nquit\n"), 2);
    assert_eq!(told("short\n3\nboard\n6\nquit\n"), 4);
    assert_eq!(told("short\n3\nlong\n6\nquit\n"), 4);
    let short = kalaha_reading(&arguments, "short\n3\nquit\n").report;
    assert!(
        short.contains("South is to move and can play 1, 2, 4, 5 or 6."),
        "{short}"
    );

    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("settings.toml"), "narration = \"short\"\n").unwrap();
    let moves = home.path().join("moves");
    fs::write(&moves, "3\nquit\n").unwrap();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_kalaha"));
    let output = command
        .args(arguments)
        .env("KALAHA_HOME", home.path())
        .stdin(fs::File::open(moves).unwrap())
        .output()
        .unwrap();
    let (report, errors) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(!errors.contains("warning"), "{errors}");
    assert_eq!(report.matches("houses 1 to 6 hold").count(), 2, "{report}");
}

#[test]
fn a_column_is_only_told_where_a_line_holds_several_houses() {
    let why = |line: &str| kalaha_reading(&["play", "--plain", "--rules", "four"], line).errors;
    assert_eq!(
        why("9"),
        "error: Line 1: \"9\" is not a house. Houses are numbered 1 to 6. The game stops here.\n"
    );
    assert!(
        why("3\n3").contains("Line 2: House 3 is empty."),
        "{}",
        why("3\n3")
    );
    assert!(
        why("3-3").contains("Line 1: In column 3: House 3 is empty."),
        "{}",
        why("3-3")
    );
}

#[cfg(unix)]
#[test]
fn on_a_terminal_no_line_is_longer_than_that_or_columns() {
    use common::pty::{Exit, Program};

    for (columns, width) in [(None, 60), (Some("50"), 50)] {
        let arguments = ["play", "--plain", "--seeds", "6"];
        let mut program = Program::kalaha().args(arguments).size(60, 24);
        if let Some(columns) = columns {
            program = program.env("COLUMNS", columns);
        }
        let mut terminal = program.start();
        terminal.wait_for("South>");
        terminal.send("help\rrules\rmoves\rquit\r");
        assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
        let bytes = String::from_utf8(terminal.bytes()).unwrap();
        // What was typed is echoed after a prompt.
        let told = bytes
            .lines()
            .filter(|line| !line.contains("South>") && !line.contains("rules"));
        let longest = told.map(|line| line.trim_end().chars().count()).max();
        assert!(longest.unwrap() <= width, "{columns:?}: {longest:?}\n{bytes}");
        assert!(
            longest.unwrap() > width - 6,
            "lines are filled: {longest:?}\n{bytes}"
        );
    }
}

/// A game of two people with two blunders, played to its end.
const BLUNDERS: &str = "5-4 5-6 1 4 3 2 6 5 2 4 4 3 5 4 3 2 6\n";

#[test]
fn a_game_is_reviewed_in_the_middle_and_at_its_end() {
    let arguments = ["play", "--plain", "--seeds", "2"];
    let review = |input: &str| {
        let output = kalaha_reading(&arguments, input);
        assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
        output
    };
    let early = review("review\n5-4\nreview\nquit\n");
    assert!(
        early.report.contains("Nothing has been played yet."),
        "{}",
        early.report
    );
    let blunder =
        "Turn 1: South sows 4. A blunder: 22 seeds given away. Better: 3. Why: house 3 captures 3 seeds.";
    assert!(early.report.contains(blunder), "{}", early.report);
    let whole = review(&format!("{BLUNDERS}review\nboard\n"));
    assert_eq!(
        whole.report.matches("given away. Better: ").count(),
        4,
        "{}",
        whole.report
    );
    assert!(whole.report.contains("South: accuracy 84 %"), "{}", whole.report);
    assert!(
        whole
            .report
            .contains("The game turned in turn 1: South gave away 22 seeds")
    );
    assert!(record(&whole).contains("[Result \"13-11\"]"), "{}", whole.report);
}

#[test]
fn what_is_left_over_after_the_end_is_no_fault() {
    let output = kalaha_reading(
        &["play", "--plain", "--seeds", "2"],
        format!("{BLUNDERS}3\nnonsense\n"),
    );
    assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
    assert!(record(&output).contains("[Result \"13-11\"]"));
}

#[cfg(unix)]
#[test]
fn on_a_terminal_a_finished_game_can_be_reviewed_and_taken_back() {
    use common::pty::{Exit, Program};
    let arguments = ["play", "--plain", "--seeds", "2"];
    let mut terminal = Program::kalaha().args(arguments).start();
    terminal.wait_for("South>");
    terminal.send(&BLUNDERS.replace('\n', "\r"));
    terminal.wait_for("Over>");
    terminal.send("review\r");
    terminal.wait_for("and with them a won game.");
    terminal.send("undo\r");
    terminal.wait_for("South is to move");
    terminal.send("quit\r");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
}

#[cfg(unix)]
#[test]
fn a_whole_session_is_told_from_the_menu_to_the_end() {
    use common::pty::{Exit, Program};
    let home = tempfile::tempdir().unwrap();
    let start = |arguments: &[&str]| {
        let program = Program::kalaha().args(arguments).size(80, 500);
        program.env("KALAHA_HOME", home.path()).start()
    };
    let mut terminal = start(&["play", "--plain", "--seed", "1"]);
    terminal.wait_for("Kalaha>");
    for (typed, answer) in [
        ("5", "There is no game on the board."),
        ("resume", "There is no unfinished game."),
        ("games", "There are no games here yet."),
        ("help", "resume: go on with the game that was left last"),
        ("new", "Who plays South: person, beginner, easy"),
        ("", "Who plays North"),
        ("nobody", "That is none of these."),
        ("person", "Who begins: South, North or lot? Enter: South."),
        ("", "Which rules: kalaha, four, kalah, emptier"),
        ("2", "South: houses 1 to 6 hold 2, 2, 2, 2, 2, 2"),
        ("hint", "Hint: sow 5-3."),
        ("5-4", "North is to move"),
        ("save lesson", "A copy is saved as lesson."),
        ("save lesson", "is there already"),
        ("new hrad", "\"hrad\" is neither a player"),
        ("puzzle", "Puzzle 1, easy."),
        ("undo", "\"undo\" means nothing here."),
        ("answer", "The right turn is"),
        ("next", "Puzzle 2, easy."),
        ("games", "2. "),
        ("load 3", "The numbers go from 1 to 2."),
        ("resume", "Rules: 2 seeds"),
        (
            "5-6 1 4 3 2 6 5 2 4 4 3 5 4 3 2 6",
            "for another game like this one",
        ),
        ("review", "and with them a won game."),
        ("stats", "1 game between two people."),
        (
            "again",
            "South: houses 1 to 6 hold 2, 2, 2, 2, 2, 2; 0 seeds in the store",
        ),
        ("load lesson", "North is to move"),
        ("short", "only when you ask"),
        ("1", "South is to move"),
        ("language cs", "Jazyk je teď čeština."),
        ("rada", "Rada: "),
        ("zpet", "je vzato zpět"),
        ("2", "Na tahu je Jih"),
    ] {
        terminal.ask(typed, answer);
    }
    terminal.send("konec\r");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));

    // The game is offered first of all, in the language and with the words that were chosen.
    let mut terminal = start(&["play", "--plain"]);
    terminal.wait_for("Kalaha>");
    let screen = terminal.screen().contents();
    assert!(
        screen.starts_with("Je tu rozehraná hra: člověk – člověk, tah 3"),
        "{screen}"
    );
    terminal.send("pokračovat\r");
    terminal.wait_for("Jih>");
    terminal.send("konec\r");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    let shelf = |name: &str| {
        let files = fs::read_dir(home.path().join(name)).unwrap();
        let paths = files.map(|file| file.unwrap().path());
        paths
            .filter(|path| path.extension().is_some_and(|end| end == "kalaha"))
            .count()
    };
    assert_eq!(["unfinished", "saved", "finished"].map(shelf), [1, 1, 1]);
}

#[cfg(unix)]
#[test]
fn a_dumb_terminal_gets_the_menu_in_lines() {
    use common::pty::{Exit, Program};
    for (arguments, prompt) in [
        (&[][..], "Kalaha>"),
        (&["play"], "Kalaha>"),
        (&["play", "--seeds", "4"], "South>"),
    ] {
        let mut terminal = Program::kalaha().args(arguments).env("TERM", "dumb").start();
        terminal.wait_for(prompt);
        terminal.send("quit\r");
        assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
        assert!(!terminal.bytes().contains(&0x1b), "no escape sequence");
    }
}
