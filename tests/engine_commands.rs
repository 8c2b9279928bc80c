//! The commands that show what the built-in player can do, as other programs read them.

mod common;

use common::program::kalaha;
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    let output = kalaha(arguments);
    assert_eq!(
        (output.code, output.errors.as_str()),
        (Some(0), ""),
        "{arguments:?}"
    );
    serde_json::from_str(&output.report).unwrap()
}

fn fields(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn solve_gives_the_published_value_and_a_line_that_reaches_it() {
    // Irving, Donkers and Uiterwijk 2000, Table 9.
    let solution = json(&["solve", "--seeds", "2", "--json", "--threads", "1"]);
    assert_eq!(
        fields(&solution),
        ["value", "best", "line", "nodes", "seconds", "threads"]
    );
    assert_eq!(
        (&solution["value"], &solution["threads"]),
        (&Value::from(10), &Value::from(1))
    );
    let line: Vec<String> = (solution["line"].as_array().unwrap().iter())
        .map(Value::to_string)
        .collect();
    let end = json(&["position", "--seeds", "2", "--moves", &line.join("-"), "--json"]);
    assert_eq!(end["over"], true);
    let margin = end["score"]["south"].as_i64().unwrap() - end["score"]["north"].as_i64().unwrap();
    assert_eq!(margin, 10);
}

#[test]
fn solve_with_each_move_has_the_value_as_the_best_of_them() {
    let solution = json(&["solve", "--seeds", "2", "--each-move", "--json"]);
    let moves = solution["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 6);
    let best = moves.iter().map(|m| m["value"].as_i64().unwrap()).max();
    assert_eq!(best, solution["value"].as_i64());
    for house in solution["best"].as_array().unwrap() {
        let value = moves.iter().find(|m| m["house"] == *house).unwrap()["value"].as_i64();
        assert_eq!(value, best);
    }
}

#[test]
fn seeds_in_the_stores_belong_to_the_value() {
    let board = "<6,20,24,0,0,0,1,0,1,2,0,0,0,0,0>";
    let value = |board: &str| {
        json(&["solve", "--board", board, "--turn", "north", "--json"])["value"]
            .as_i64()
            .unwrap()
    };
    let without = value(&board.replace("20,24", "0,0"));
    assert_eq!(value(board), without + 4);
}

#[test]
fn a_hint_that_is_proven_has_the_value_of_the_solution() {
    let hint = json(&["hint", "--seeds", "2", "--json"]);
    assert_eq!(fields(&hint), ["house", "value", "proven", "depth", "line"]);
    assert_eq!(
        (&hint["proven"], &hint["value"]),
        (&Value::from(true), &Value::from(10))
    );
    assert_eq!(hint["house"], hint["line"][0]);
}

#[test]
fn a_match_counts_its_games_and_can_be_repeated() {
    let arguments = [
        "match", "easy", "beginner", "--games", "9", "--seeds", "3", "--seed", "5", "--json",
    ];
    let result = json(&arguments);
    let names = [
        "a",
        "b",
        "games",
        "wins",
        "draws",
        "losses",
        "score",
        "elo",
        "elo_error",
    ];
    assert_eq!(fields(&result), names);
    let number = |name: &str| result[name].as_u64().unwrap();
    assert_eq!(
        number("games"),
        10,
        "an odd number is rounded up: openings are played from both sides"
    );
    assert_eq!(number("wins") + number("draws") + number("losses"), 10);
    assert_eq!(json(&arguments), result);
    let on_one_thread = [&arguments[..], &["--threads", "1"]].concat();
    assert_eq!(json(&on_one_thread), result);
}

/// The README tells of longer matches, in which each of them makes 70 % and more.
#[test]
fn each_level_beats_the_one_below() {
    for (better, worse) in [
        ("easy", "beginner"),
        ("medium", "easy"),
        ("hard", "medium"),
        ("expert", "hard"),
    ] {
        let arguments = ["--games", "60", "--seeds", "3", "--seed", "1", "--json"];
        let result = json(&[&["match", better, worse], &arguments[..]].concat());
        let score = result["score"].as_f64().unwrap();
        assert!(score >= 0.6, "{better} against {worse}: {score}");
    }
}

#[test]
fn there_is_nothing_to_solve_or_to_hint_when_the_game_is_over() {
    for command in ["solve", "hint"] {
        let output = kalaha(&[command, "--board", "<6,24,24,0,0,0,0,0,0,0,0,0,0,0,0>"]);
        assert_eq!((output.code, output.report.as_str()), (Some(2), ""));
        assert!(output.errors.contains("the game is over"), "{}", output.errors);
    }
}

#[test]
fn bench_measures_each_piece_and_adds_up() {
    let output = kalaha(&["bench", "--json", "--threads", "2", "--hash", "256"]);
    assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
    let rows: Vec<Value> = (output.report.lines())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let [pieces @ .., total, stop] = &rows[..] else {
        panic!("{rows:?}")
    };
    assert!(pieces.len() >= 8);
    assert_eq!(total["name"], "total");
    let nodes = |row: &Value| row["nodes"].as_u64().unwrap();
    assert!(pieces.iter().all(|row| nodes(row) > 1000));
    assert_eq!(nodes(total), pieces.iter().map(nodes).sum::<u64>());
    let rate = nodes(total) as f64 / total["seconds"].as_f64().unwrap();
    let stated = total["nodes_per_second"].as_f64().unwrap();
    assert!((stated - rate).abs() <= 1.0, "{stated} is not {rate}");
    assert_eq!(stop["name"], "longest wait after a stop");
    assert!(stop["seconds"].is_f64());
}

/// The address space of a program can be limited on Linux: then large tables cannot be had.
#[cfg(target_os = "linux")]
#[test]
fn memory_that_is_not_granted_is_told() {
    let limited = |arguments: &str| {
        let command = format!(
            "ulimit -v 500000; exec {} {arguments}",
            env!("CARGO_BIN_EXE_kalaha")
        );
        std::process::Command::new("sh")
            .args(["-c", &command])
            .output()
            .unwrap()
    };
    for command in [
        "solve --seeds 2",
        "hint --seeds 2",
        "bench",
        "match easy easy --games 2",
    ] {
        let output = limited(&format!("{command} --threads 1 --hash 1024"));
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (output.status.code(), output.stdout.len()),
            (Some(1), 0),
            "{command}: {errors}"
        );
        assert!(
            errors.contains("does not grant 1024 MiB") && errors.contains("--hash"),
            "{errors}"
        );
    }
    let solved = limited("solve --seeds 2 --json --threads 1 --hash 64");
    assert_eq!(solved.status.code(), Some(0));
}

#[test]
fn solve_says_in_words_who_wins_by_each_sow() {
    let board = "<6,20,22,0,0,0,0,2,1,1,1,0,0,0,0>";
    let output = kalaha(&["solve", "--each-move", "--board", board, "--turn", "south"]);
    assert_eq!(output.code, Some(0), "{}", output.errors);
    let solution = json(&[
        "solve",
        "--each-move",
        "--json",
        "--board",
        board,
        "--turn",
        "south",
    ]);
    for row in solution["moves"].as_array().unwrap() {
        let value = row["value"].as_i64().unwrap();
        let words = match value {
            0 => format!("{}: draw for South\n", row["house"]),
            1.. => format!("{}: South wins by {value}\n", row["house"]),
            _ => format!("{}: South loses by {}\n", row["house"], -value),
        };
        assert!(
            output.report.contains(&words),
            "{words} is not in {}",
            output.report
        );
    }
    assert!(!output.report.contains('+'));
}
