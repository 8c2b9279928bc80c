//! The command line, as other programs and people use it: reports, exit codes and messages.

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use common::program::{Output, kalaha, kalaha_reading};
use kalaha_rules::{Position, Side, parse_moves, play_moves, write_turns};

#[test]
fn position_traces_the_example_of_the_design() {
    let output = kalaha(&[
        "position", "--rules", "four", "--moves", "3-6 2", "--trace", "--json",
    ]);
    let expected = r#"{"board":"<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>","turn":"south","legal":[1,2,3,4,5,6],"over":false,"score":{"south":0,"north":0},"result":null,"last":null}
{"board":"<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4>","turn":"south","legal":[1,2,4,5,6],"over":false,"score":{"south":1,"north":0},"result":null,"last":{"side":"south","house":3,"end":"south store","captured":0,"extra_turn":true,"leftovers":{"south":0,"north":0}}}
{"board":"<6,2,0,4,4,0,5,5,0,5,5,5,5,4,4>","turn":"north","legal":[1,2,3,4,5,6],"over":false,"score":{"south":2,"north":0},"result":null,"last":{"side":"south","house":6,"end":"north 4","captured":0,"extra_turn":false,"leftovers":{"south":0,"north":0}}}
{"board":"<6,2,1,4,4,0,5,5,0,5,0,6,6,5,5>","turn":"north","legal":[1,3,4,5,6],"over":false,"score":{"south":2,"north":1},"result":null,"last":{"side":"north","house":2,"end":"north store","captured":0,"extra_turn":true,"leftovers":{"south":0,"north":0}}}
"#;
    assert_eq!(output, Output::success(expected));
}

/// The last position as JSON.
fn position(options: &[&str]) -> String {
    let output = kalaha(&[&["position", "--json"], options].concat());
    assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
    output.report
}

#[test]
fn a_capture_counts_the_own_seed_only_if_it_goes_to_the_store() {
    let board = "<6,8,9,1,0,3,2,4,5,3,2,4,1,5,6>";
    for (own_stone, captured) in [("always", 6), ("on-capture", 6), ("never", 5)] {
        let json = position(&["--own-stone", own_stone, "--board", board, "--moves", "1"]);
        let last = format!(
            r#""last":{{"side":"south","house":1,"end":"south 2","captured":{captured},"extra_turn":false"#
        );
        assert!(json.contains(&last), "{json}");
    }
}

#[test]
fn the_last_sow_of_a_game_tells_the_leftovers_and_gives_no_extra_turn() {
    let board = "<6,20,18,0,0,0,0,0,1,2,0,0,3,0,1>";
    assert_eq!(
        position(&["--board", board, "--moves", "6"]),
        r#"{"board":"<6,21,24,0,0,0,0,0,0,0,0,0,0,0,0>","turn":null,"legal":[],"over":true,"score":{"south":21,"north":24},"result":"north","last":{"side":"south","house":6,"end":"south store","captured":0,"extra_turn":false,"leftovers":{"south":0,"north":6}}}
"#
    );
    let emptier = position(&["--rules", "emptier", "--board", board, "--moves", "6"]);
    assert!(emptier.contains(r#""result":"south""#), "{emptier}");
    assert!(
        emptier.contains(r#""leftovers":{"south":6,"north":0}"#),
        "{emptier}"
    );
}

#[test]
fn a_board_may_be_over_from_the_start() {
    assert_eq!(
        position(&["--board", "<6,3,3,0,0,0,0,0,0,0,0,0,0,0,0>"]),
        r#"{"board":"<6,3,3,0,0,0,0,0,0,0,0,0,0,0,0>","turn":null,"legal":[],"over":true,"score":{"south":3,"north":3},"result":"draw","last":null}
"#
    );
}

#[test]
fn options_override_the_preset() {
    let json = position(&["--seeds", "3", "--rules", "kalah"]);
    assert!(json.contains("<6,0,0,3,3,3,3,3,3,3,3,3,3,3,3>"), "{json}");
    let json = position(&["--turn", "NORTH", "--moves", "1,2"]);
    assert!(json.contains(r#""side":"north","house":2"#), "{json}");
}

#[test]
fn position_draws_the_board_and_tells_what_comes_next() {
    let output = kalaha(&["position", "--rules", "four", "--moves", "3"]);
    let expected = "North 6   5   4   3   2   1
╭───┬───┬───┬───┬───┬───┬───┬───╮
│   │ 4 │ 4 │ 4 │ 4 │ 4 │ 4 │   │
│ 0 ├───┼───┼───┼───┼───┼───┤ 1 │
│   │ 4 │ 4 │ 0 │ 5 │ 5 │ 5 │   │
╰───┴───┴───┴───┴───┴───┴───┴───╯
South 1   2   3   4   5   6

South is to move and can play 1, 2, 4, 5 or 6.
";
    assert_eq!(output, Output::success(expected));
}

#[test]
fn perft_prints_the_number() {
    assert_eq!(kalaha(&["perft", "0"]), Output::success("1\n"));
    let start = kalaha(&["perft", "3", "--rules", "four"]);
    let counted: u64 = (1..=6)
        .map(|house| kalaha(&["perft", "2", "--rules", "four", "--moves", &house.to_string()]))
        .map(|output| output.report.trim().parse::<u64>().unwrap())
        .sum();
    assert_eq!(start, Output::success(&format!("{counted}\n")));
}

const RECORD: &str = "[South \"Anna\"]\n[Round \"2\"]\n[Seeds \"4\"]\n\n1. 3-6 2. 2-\n";

#[test]
fn replay_gives_the_same_json_as_position() {
    let trace = kalaha(&[
        "position", "--rules", "four", "--moves", "3-6 2", "--trace", "--json",
    ]);
    assert_eq!(kalaha_reading(&["replay", "-", "--json"], RECORD), trace);
}

#[test]
fn replay_tells_the_game_turn_by_turn() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    fs::write(&file, RECORD).unwrap();
    let output = kalaha(&["replay", file.to_str().unwrap()]);
    assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
    for line in [
        "South: Anna. North: person.",
        "Rules: 4 seeds, a lone last seed goes home, each keeps the rest.",
        "Round: 2",
        "Turn 1, South: 3-6",
        "South sows house 3 into its store. South moves again!",
        "South sows house 6, to North's house 4.",
        "Turn 2, North: 2-",
        "North is to move and can play 1, 3, 4, 5 or 6.",
    ] {
        assert!(
            output.report.lines().any(|l| l == line),
            "{line}\n{}",
            output.report
        );
    }
}

#[test]
fn rules_are_those_in_force() {
    let report = |arguments: &[&str]| {
        let output = kalaha(arguments);
        assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
        output.report
    };
    assert_eq!(
        report(&["rules", "kalah"]),
        report(&["rules", "--rules", "kalah"])
    );
    assert_eq!(
        report(&["rules", "kalah"]),
        report(&["rules", "--seeds", "4", "--own-stone", "on-capture"])
    );
    assert_ne!(report(&["rules"]), report(&["rules", "kalah"]));
    assert!(
        report(&["rules", "emptier"])
            .starts_with("Kalaha with 6 seeds, a lone last seed goes home, the empty side takes the rest\n")
    );
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in [
        "play",
        "position",
        "replay",
        "perft",
        "rules",
        "games",
        "stats",
        "completions",
        "man",
    ] {
        let output = kalaha(&[command, "--help"]);
        assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
        assert!(
            output.report.contains(&format!("\n  kalaha {command}")),
            "{}",
            output.report
        );
        let page = kalaha(&["man", command]);
        assert_eq!(page.code, Some(0));
        assert!(
            page.report.contains(&format!(".TH kalaha-{command} 1")),
            "{}",
            page.report
        );
    }
}

#[test]
fn completions_name_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = kalaha(&["completions", shell]);
        assert_eq!(output.code, Some(0));
        assert!(output.report.contains("position"), "{shell}");
    }
}

#[test]
fn wrong_options_are_told_and_exit_with_2() {
    for (arguments, message) in [
        (&["nonsense"][..], "unrecognized subcommand 'nonsense'"),
        (&["position", "--nonsense"], "unexpected argument '--nonsense'"),
        (
            &["position", "--rules", "chess"],
            "possible values: kalaha, four, kalah, emptier",
        ),
        (&["position", "--seeds", "7"], "possible values: 2, 3, 4, 5, 6"),
        (&["position", "--seeds", "1"], "possible values: 2, 3, 4, 5, 6"),
        (&["position", "--turn", "west"], "possible values: south, north"),
        (
            &["position", "--board", "<6,0,0,4>"],
            "column 9: a board has 15 numbers, this one has only 4",
        ),
        (
            &["position", "--moves", "3 7"],
            "column 3: \"7\" is not a house; houses are numbered 1 to 6",
        ),
        (
            &["position", "--moves", "1 1"],
            "'--moves <MOVES>': column 3: 1 cannot be played, south's house 1 is empty",
        ),
        (&["perft", "-1"], "unexpected argument '-1'"),
        (&["perft", "many"], "invalid value 'many' for '<DEPTH>'"),
        (&["rules", "kalah", "--rules", "four"], "cannot be used with"),
        (&["man", "chess"], "the commands are play, position"),
        (&["completions", "cmd"], "possible values: bash"),
        (
            &["play", "--south", "grandmaster"],
            "possible values: human, beginner, easy, medium",
        ),
        (
            &["play", "--first", "lot", "--turn", "north"],
            "cannot be used with",
        ),
        (&["play", "game.txt", "--seeds", "4"], "cannot be used with"),
        (
            &["play", "game.txt", "--board", "<6,0,0,1,1,1,1,1,1,1,1,1,1,1,1>"],
            "cannot be used with",
        ),
        (&["play", "game.txt", "--first", "north"], "cannot be used with"),
        (&["play", "--plain", "--ascii"], "cannot be used with"),
        (&["play", "--think", "3"], "a time is a number with its unit"),
        (&["play", "--threads", "0"], "0 is not in 1..=256"),
        (&["play", "--hash", "0"], "0 is not in 4..=65536"),
        (&["play", "--seed", "-1"], "unexpected argument '-1'"),
    ] {
        let output = kalaha(arguments);
        assert_eq!(
            (output.code, output.report.as_str()),
            (Some(2), ""),
            "{arguments:?}"
        );
        assert!(
            output.errors.contains(message),
            "{arguments:?}: {}",
            output.errors
        );
        assert_eq!(
            output.errors.matches("error:").count(),
            1,
            "{arguments:?}: {}",
            output.errors
        );
    }
}

#[test]
fn wrong_records_are_told_with_their_place_and_exit_with_1() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let name = file.to_str().unwrap();
    let large = vec![b' '; (1 << 20) + 1];
    for (bytes, message) in [
        (&b"1. 3\n2. 9"[..], "line 2, column 4: houses are numbered 1 to 6"),
        (b"1. 3\n2. 2 4. 5", "line 2, column 6: this is turn 3"),
        (
            b"[Seeds \"7\"]",
            "line 1, column 9: Seeds does not have this value; allowed are 2, 3, 4, 5, 6",
        ),
        (
            b"[South \"\x1b[31m",
            "line 1, column 9: this value has no closing",
        ),
        (b"1. \x1b[31m", "line 1, column 4: '\\u{1b}' is neither"),
        (b"1. 3\n\xff", "line 2, column 1: this is not text in UTF-8"),
        (&large, "is larger than 1 MiB"),
    ] {
        fs::write(&file, bytes).unwrap();
        for arguments in [&["replay", name][..], &["play", name], &["play", "--plain", name]] {
            let output = kalaha(arguments);
            assert_eq!(
                (output.code, output.report.as_str()),
                (Some(1), ""),
                "{arguments:?}"
            );
            assert!(output.errors.contains(message), "{message}: {}", output.errors);
            assert!(output.errors.contains(name), "{}", output.errors);
            assert!(!output.errors.contains('\x1b'), "{:?}", output.errors);
            assert_eq!(output.errors.lines().count(), 1, "{}", output.errors);
        }
        assert_eq!(fs::read(&file).unwrap(), bytes, "the file is untouched");
    }
}

#[test]
fn files_that_cannot_be_read_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing.txt");
    for path in [missing.as_path(), folder.path()] {
        let output = kalaha(&["replay", path.to_str().unwrap()]);
        assert_eq!((output.code, output.report.as_str()), (Some(1), ""));
        assert!(output.errors.contains("error: cannot read "), "{}", output.errors);
    }
    assert!(!missing.exists());
}

#[test]
fn the_screen_needs_a_terminal() {
    for arguments in [&[][..], &["play"]] {
        let output = kalaha(arguments);
        assert_eq!((output.code, output.report.as_str()), (Some(1), ""));
        assert!(output.errors.starts_with("error: "), "{}", output.errors);
    }
}

#[test]
fn a_closed_output_ends_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kalaha"))
        .args(["perft", "1"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Closed before it has written anything it could not take back.
    drop(child.stdout.take());
    let mut errors = String::new();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!((child.wait().unwrap().code(), errors.as_str()), (Some(0), ""));
}

#[test]
fn the_first_line_of_a_long_report_can_be_taken() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kalaha"))
        .args(["rules"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut first)
        .unwrap();
    assert!(first.starts_with("Kalaha with"));
    let mut errors = String::new();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!((child.wait().unwrap().code(), errors.as_str()), (Some(0), ""));
}

/// The lists of moves in examples, with the preset that stands on the same line, if one does.
fn examples_of_moves(text: &str) -> Vec<(String, String)> {
    let examples = text.lines().filter_map(|line| {
        let (before, rest) = line.split_once("--moves \"")?;
        let preset = before
            .split_once("--rules ")
            .and_then(|(_, rest)| rest.split(' ').next());
        let (moves, _) = rest.split_once('"')?;
        Some((preset.unwrap_or("kalaha").to_owned(), moves.to_owned()))
    });
    examples.collect()
}

#[test]
fn moves_in_examples_are_turns_of_the_game_they_are_shown_for() {
    let helps = ["position", "perft", "hint", "solve", "bench", "play", "analyze"]
        .map(|command| kalaha(&[command, "--help"]).report);
    let readme = include_str!("../README.md").to_owned();
    let texts = helps.into_iter().chain([kalaha(&["--help"]).report, readme]);
    let examples: Vec<_> = texts.flat_map(|text| examples_of_moves(&text)).collect();
    assert!(examples.len() >= 5, "{examples:?}");
    for (preset, moves) in examples {
        let mut position = Position::start(preset.parse().unwrap(), Side::South);
        let sows = play_moves(&mut position, &parse_moves(&moves).unwrap()).unwrap();
        let open = if sows[sows.len() - 1].extra_turn() {
            "-"
        } else {
            ""
        };
        assert_eq!(write_turns(&sows), format!("{moves}{open}"), "{preset}");
    }
}

#[test]
fn options_in_front_of_the_command_are_told_where_they_belong() {
    let output = kalaha(&["--ascii", "play"]);
    assert_eq!((output.code, output.report.as_str()), (Some(2), ""));
    assert!(
        output
            .errors
            .contains("Options come behind the command: kalaha play --"),
        "{}",
        output.errors
    );
}

#[test]
fn what_was_typed_is_repeated_harmless() {
    for argument in [
        "a\u{1b}[31mb",
        "a\u{9b}31mb",
        "a\u{202e}b",
        "--a\u{1b}[2J",
        "a\rb",
    ] {
        for arguments in [
            &[argument][..],
            &["position", "--rules", argument],
            &["replay", argument],
        ] {
            let output = kalaha(arguments);
            assert_ne!(output.code, Some(0));
            let harmful = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
            assert!(!output.errors.contains(harmful), "{:?}", output.errors);
            assert!(output.errors.starts_with("error: "), "{:?}", output.errors);
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_report_that_cannot_be_written_is_a_failure() {
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["play", "--help"],
        &["rules"],
        &["perft", "1"],
    ] {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_kalaha"))
            .args(arguments)
            .stdout(full)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(
            errors.starts_with("error: the output cannot be written: "),
            "{errors}"
        );
    }
}
