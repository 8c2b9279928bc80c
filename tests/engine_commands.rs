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

#[test]
fn there_is_nothing_to_solve_or_to_hint_when_the_game_is_over() {
    for command in ["solve", "hint"] {
        let output = kalaha(&[command, "--board", "<6,24,24,0,0,0,0,0,0,0,0,0,0,0,0>"]);
        assert_eq!((output.code, output.report.as_str()), (Some(2), ""));
        assert!(output.errors.contains("the game is over"), "{}", output.errors);
    }
}
