//! `kalaha analyze` and the reasons of `kalaha hint`, as a person and another program read them.

mod common;

use common::program::{kalaha, kalaha_reading};
use kalaha::review::Reason;
use kalaha::say;
use kalaha::text::{Language, Text, Voice, reason_sentences};
use kalaha_rules::{Position, Side, parse_moves};
use serde_json::Value;

/// A game with two seeds a house, played to its end.
fn record() -> String {
    let played = kalaha(&[
        "play", "--plain", "--seeds", "2", "--south", "easy", "--north", "beginner", "--seed", "4",
    ]);
    let at = played.report.find("\n[South ").unwrap();
    played.report[at + 1..].to_owned()
}

fn analyze(options: &[&str], record: &str) -> String {
    let output = kalaha_reading(&[&["analyze", "-"], options].concat(), record);
    assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
    output.report
}

fn json(record: &str) -> Vec<Value> {
    let report = analyze(&["--json"], record);
    let lines = report.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().unwrap()
}

fn fields(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn each_sow_has_a_line_and_the_summary_is_the_last() {
    let lines = json(&record());
    let (summary, sows) = lines.split_last().unwrap();
    let names = [
        "ply",
        "side",
        "house",
        "value_before",
        "value_after",
        "best",
        "loss",
        "proven",
        "word",
    ];
    for (n, sow) in sows.iter().enumerate() {
        assert_eq!(fields(sow), names);
        assert_eq!(sow["ply"], n + 1);
        let number = |name: &str| sow[name].as_i64().unwrap();
        assert_eq!(number("value_before") - number("value_after"), number("loss"));
        assert_eq!(sow["proven"], true, "24 seeds are no secret");
    }
    assert_eq!(
        fields(summary),
        ["sows", "proven", "accuracy", "loss", "words", "turning_point"]
    );
    assert_eq!(summary["sows"], sows.len());
    for side in ["south", "north"] {
        let of_side = || sows.iter().filter(|sow| sow["side"] == side);
        let lost: i64 = of_side().map(|sow| sow["loss"].as_i64().unwrap()).sum();
        assert_eq!(summary["loss"][side], lost);
        let words = summary["words"][side].as_object().unwrap();
        let counted: i64 = words.values().map(|count| count.as_i64().unwrap()).sum();
        assert_eq!(counted, of_side().count() as i64);
    }
}

#[test]
fn values_are_those_of_solve() {
    let sows = json(&record());
    let solved = kalaha(&["solve", "--seeds", "2", "--each-move", "--json"]);
    let solved: Value = serde_json::from_str(&solved.report).unwrap();
    assert_eq!(sows[0]["value_before"], solved["value"]);
    let moves = solved["moves"].as_array().unwrap();
    let played = moves.iter().find(|of| of["house"] == sows[0]["house"]).unwrap();
    assert_eq!(sows[0]["value_after"], played["value"]);
}

#[test]
fn the_text_has_a_plot_a_row_for_each_sow_and_a_summary() {
    let record = record();
    let report = analyze(&[], &record);
    assert!(report.starts_with("South: easy. North: beginner.\n"));
    assert!(
        report.chars().any(|c| ('\u{2801}'..='\u{28ff}').contains(&c)),
        "{report}"
    );
    let sows = json(&record).len() - 1;
    let rows = report
        .lines()
        .skip_while(|line| !line.starts_with("turn  side"))
        .skip(1);
    assert_eq!(rows.take_while(|line| !line.is_empty()).count(), sows);
    assert!(report.contains("South: accuracy "), "{report}");
    assert!(report.contains(&format!("All {sows} sows are rated by exact values.")));
}

/// The columns where words begin and end in a line, the first column 0.
fn edges(line: &str) -> Vec<(usize, usize)> {
    let letters: Vec<char> = line.chars().collect();
    let is_space = |at: usize| letters.get(at).is_none_or(|letter| *letter == ' ');
    let starts = (0..letters.len()).filter(|&at| !is_space(at) && (at == 0 || is_space(at - 1)));
    let end = |start: usize| (start..).find(|&at| is_space(at)).unwrap();
    starts.map(|start| (start, end(start))).collect()
}

#[test]
fn each_heading_stands_over_its_column_in_every_language() {
    let record = record();
    for language in Language::ALL {
        let report = analyze(&["--lang", &language.to_string()], &record);
        let last = say!(Text::new(language), "analysis-column", column = "word");
        let mut table = report
            .lines()
            .skip_while(|line| !line.ends_with(&format!("  {last}")));
        let heading = edges(table.next().unwrap());
        let full: Vec<_> = table.map(edges).filter(|row| row.len() == 7).collect();
        assert!(!full.is_empty(), "{report}");
        for row in full {
            for (column, ((start, end), (from, to))) in heading.iter().zip(row).enumerate() {
                let is_aligned = match column {
                    1 | 6 => *start == from,
                    _ => *end == to,
                };
                assert!(is_aligned, "{language}, column {column}:\n{report}");
            }
        }
    }
}

#[test]
fn in_ascii_the_text_is_ascii() {
    let report = analyze(&["--ascii"], &record());
    assert!(report.is_ascii(), "{report}");
    let plot = report
        .lines()
        .skip(3)
        .take_while(|line| !line.starts_with("What South"));
    assert!(plot.filter(|line| line.contains('*')).count() > 1, "{report}");
}

#[test]
fn a_game_that_goes_on_is_analyzed_as_far_as_it_was_played() {
    let lines = json("[Seeds \"2\"]\n1. 3 2. 5");
    let words: Vec<_> = lines.iter().map(|line| line["ply"].as_i64()).collect();
    assert_eq!(words, [Some(1), Some(2), None]);
    let empty = json("[Seeds \"2\"]");
    assert_eq!(empty.len(), 1);
    assert_eq!(empty[0]["accuracy"]["south"], Value::Null);
}

#[test]
fn a_hint_says_why() {
    let board = "<6,0,0,1,5,0,0,0,0,0,0,1,0,6,0>";
    let hint = kalaha(&["hint", "--rules", "four", "--board", board]);
    assert_eq!(hint.code, Some(0), "{}", hint.errors);
    let advice = hint.report.lines().next().unwrap();
    let turn = advice
        .strip_prefix("Best for South: sow ")
        .unwrap()
        .trim_end_matches('.');
    let houses: Vec<_> = parse_moves(turn)
        .unwrap()
        .iter()
        .map(|written| written.house)
        .collect();
    let position = Position::new("four".parse().unwrap(), board.parse().unwrap(), Side::South);
    let text = Text::new(Language::English);
    for sentence in reason_sentences(&text, &Reason::of(&position, &houses), Voice::Reader) {
        assert!(hint.report.contains(&sentence), "{sentence}\n{}", hint.report);
    }
}

#[cfg(unix)]
#[test]
fn control_c_stops_and_shows_what_is_known() {
    use common::pty::{Exit, Program, key};
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "1. 3 2. 3 3. 4 4. 4 5. 6").unwrap();
    let path = file.path().to_str().unwrap();
    let mut terminal = Program::kalaha().args(["analyze", path, "--think", "1h"]).start();
    terminal.wait_for("of 6 positions");
    terminal.send(key::CTRL_C);
    terminal.wait_for("Stopped early");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
}
