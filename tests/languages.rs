//! The language of a game in lines of text: the one that is asked for, or that of the system.

mod common;

use common::games::reference_games;
use common::program::{Output, finish, program};
use common::vocabulary::{vocabulary, words};
use kalaha::text::Language;

/// What is asked for beside the moves.
const ASKED: &str = "board\nmoves\nrules\nhelp\nundo\nredo\n";

/// A whole game between two people.
fn whole_game(environment: &[(&str, &str)], arguments: &[&str]) -> Output {
    let game = reference_games().next().expect("a game");
    let moves = game["moves"].as_array().expect("its moves");
    let mut lines: Vec<_> = moves.iter().map(|house| format!("{house}\n")).collect();
    lines.insert(1, ASKED.to_owned());
    let seeds = game["seeds"].to_string();
    let own_stone = game["own_stone"].as_str().expect("a name");
    let mut command = program(&["play", "--plain", "--seeds", &seeds, "--own-stone", own_stone]);
    command.args(arguments).envs(environment.iter().copied());
    finish(command, lines.concat().as_bytes())
}

#[test]
fn a_whole_game_is_told_in_the_language_of_the_system_or_in_the_one_asked_for() {
    let czech = [("LANG", "cs_CZ.UTF-8")];
    for (environment, arguments, language, end) in [
        (&czech[..], &[][..], Language::Czech, "\nKonec hry. "),
        (&[], &["--lang", "sv"], Language::Swedish, "\nSpelet är slut. "),
        (&czech, &["--lang", "sv"], Language::Swedish, "\nSpelet är slut. "),
        (
            &czech,
            &["--lang", "en"],
            Language::English,
            "\nThe game is over. ",
        ),
        (
            &[("LANG", "de_DE.UTF-8")],
            &[],
            Language::English,
            "\nThe game is over. ",
        ),
    ] {
        let output = whole_game(environment, arguments);
        assert_eq!((output.code, output.errors.as_str()), (Some(0), ""));
        let (told, record) = output
            .report
            .rsplit_once("\n[South ")
            .expect("a record at the end");
        assert!(told.contains(end), "{told}");
        let vocabulary = vocabulary(language);
        let strange = words(told).find(|word| !vocabulary.contains(word));
        assert_eq!(strange, None, "{language}:\n{told}");
        assert!(
            record.contains("\n[Result "),
            "a record is the same in every language: {record}"
        );
    }
}

#[test]
fn what_is_wrong_is_said_in_the_language_of_the_game() {
    let mut command = program(&["play", "--plain", "--lang", "cs"]);
    command.env("LANG", "sv_SE.UTF-8");
    let output = finish(command, b"7\n");
    assert_eq!(output.code, Some(1));
    let sentence = "Řádek 1: \"7\" není jamka. Jamky mají čísla 1 až 6. Hra tu končí.";
    assert!(output.errors.contains(sentence), "{}", output.errors);
}

#[test]
fn reports_are_in_the_language_of_the_system_or_in_the_one_asked_for() {
    let reports = [
        &["rules", "kalah"][..],
        &["position", "--moves", "3-6 2"],
        &["hint", "--seeds", "2", "--think", "100ms"],
        &["replay", "-"],
        &["analyze", "-", "--think", "100ms"],
    ];
    for report in reports {
        for (environment, asked, language) in [
            ("cs_CZ.UTF-8", &[][..], Language::Czech),
            ("cs_CZ.UTF-8", &["--lang", "sv"], Language::Swedish),
            ("C", &[], Language::English),
        ] {
            let mut command = program(report);
            command.args(asked).env("LANG", environment);
            let output = finish(command, b"[Seeds \"2\"]\n5-4 5-6 1 4 3");
            assert_eq!(output.code, Some(0), "{report:?} {}", output.errors);
            let vocabulary = vocabulary(language);
            let strange = words(&output.report).find(|word| !vocabulary.contains(word));
            assert_eq!(strange, None, "{report:?}, {language}:\n{}", output.report);
        }
    }
}
