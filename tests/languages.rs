//! The language of a game in lines of text: the one that is asked for, or that of the system.

mod common;

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use common::games::reference_games;
use common::program::{Output, finish, program};
use common::vocabulary::{vocabulary, words};
use kalaha::ai::{Budget, EngineOptions, Level};
use kalaha::game::{RecordError, RecordErrorKind};
use kalaha::plain;
use kalaha::say;
use kalaha::storage::settings::{Allowed, SettingsError, SettingsErrorKind, SettingsFile};
use kalaha::storage::{Action, StorageError, Store};
use kalaha::text::{self, Language, Text, failure};
use kalaha_rules::{House, IllegalSow, ParseBoardError, ParseBoardErrorKind, Side};

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

/// A session typed with the words of a language, and all that is said.
fn session(language: Language) -> String {
    let text = Text::new(language);
    let word = |id: &str| text.message(id, &[]);
    let level = text::level_name(&text, Level::Beginner);
    let home = tempfile::tempdir().expect("a folder");
    let lines = [
        word("command-help"),
        word("command-resume"),
        word("command-new"),
        "x".to_owned(),
        String::new(),
        level.clone(),
        String::new(),
        "2".to_owned(),
        word("command-help"),
        word("command-board"),
        word("command-moves"),
        word("command-hint"),
        "5-4".to_owned(),
        word("command-undo"),
        word("command-redo"),
        format!("{} c", word("command-save")),
        format!("{} c", word("command-save")),
        format!("{} /nonexistent/c", word("command-export")),
        word("command-save"),
        word("command-review"),
        word("command-short"),
        word("command-long"),
        word("command-rules"),
        word("command-games"),
        format!("{} 9", word("command-load")),
        format!("{} p", word("command-load")),
        format!("{} c", word("command-load")),
        word("command-again"),
        format!("{} {level} kalah 2 {}", word("command-new"), word("lot")),
        format!("{} x", word("command-new")),
        word("command-puzzle"),
        word("command-help"),
        word("command-undo"),
        word("command-answer"),
        word("command-next"),
        "1".to_owned(),
        word("command-menu"),
        word("command-stats"),
        "1".to_owned(),
        word("command-resume"),
        format!("{} x", word("command-language")),
        word("command-quit"),
    ];
    let mut settings = SettingsFile::at(home.path().join("settings.toml"));
    settings.settings_mut().language = Some(language);
    let options = plain::Options {
        game: None,
        by_lot: false,
        settings,
        store: Some(Ok(Store::at(home.path()))),
        interactive: true,
        width: None,
        engine: EngineOptions {
            threads: 1,
            hash_mib: EngineOptions::LEAST_HASH_MIB,
        },
        budget: Budget {
            time: Some(Duration::from_millis(20)),
            ..Budget::default()
        },
        seed: 3,
    };
    let mut output = Vec::new();
    plain::run(options, lines.join("\n").as_bytes(), &mut output).expect("a session");
    let said = String::from_utf8(output).expect("words");
    let folder = kalaha::storage::shown_path(home.path());
    said.replace(&folder, "")
}

#[test]
fn a_whole_session_is_typed_and_told_in_every_language() {
    for language in Language::ALL {
        let said = session(language);
        let vocabulary = vocabulary(language);
        // The names of the system, of folders and of games.
        let names = ["x", "nonexistent", "saved"];
        let strange = words(&said).find(|word| !vocabulary.contains(word) && !names.contains(&word.as_str()));
        assert_eq!(strange, None, "{language}:\n{said}");
        let text = Text::new(language);
        let no_such_game = failure(&text, &StorageError::NoSuchGame("p".to_owned()));
        for told in [
            say!(text, "saved-copy", name = "c"),
            say!(text, "new-unknown", word = "x"),
            say!(text, "load-failed", reason = no_such_game),
            say!(text, "line-elsewhere", word = say!(text, "command-undo")),
            say!(text, "leave-saved"),
        ] {
            assert!(said.contains(&told), "{language}, {told}:\n{said}");
        }
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

/// Everything that can go wrong with files, in all its kinds.
fn failures() -> Vec<StorageError> {
    let path = || PathBuf::from("/q");
    let io = |kind: io::ErrorKind| StorageError::Io {
        action: Action::Read,
        path: path(),
        error: kind.into(),
    };
    let mut failures = vec![
        StorageError::NoDataFolder,
        StorageError::NotAFile(path()),
        StorageError::ReadOnly(path()),
        StorageError::TooLarge(path()),
        StorageError::NotText {
            path: path(),
            line: 1,
            column: 2,
        },
        StorageError::Empty(path()),
        StorageError::InUse(path()),
        StorageError::NameTaken(path()),
        StorageError::NoSuchGame("q".to_owned()),
        StorageError::SeveralGames(vec!["q".to_owned(), "q".to_owned()]),
        StorageError::NoName,
    ];
    failures.extend([
        io(io::ErrorKind::NotFound),
        io(io::ErrorKind::PermissionDenied),
        io(io::ErrorKind::AlreadyExists),
        io(io::ErrorKind::StorageFull),
        io(io::ErrorKind::QuotaExceeded),
        io(io::ErrorKind::FileTooLarge),
        io(io::ErrorKind::ReadOnlyFilesystem),
        io(io::ErrorKind::IsADirectory),
        io(io::ErrorKind::NotADirectory),
        io(io::ErrorKind::InvalidFilename),
    ]);
    failures.extend(Action::ALL.map(|action| StorageError::Io {
        action,
        path: path(),
        error: io::Error::other("q"),
    }));
    let of_settings = [
        SettingsErrorKind::NotToml {
            reason: "expected a newline".to_owned(),
        },
        SettingsErrorKind::UnknownKey {
            key: "q".to_owned(),
            known: "q".to_owned(),
        },
        SettingsErrorKind::WrongValue {
            key: "q",
            allowed: Allowed::These("q".to_owned()),
        },
        SettingsErrorKind::WrongValue {
            key: "q",
            allowed: Allowed::Colour,
        },
        SettingsErrorKind::NotATable { key: "q" },
    ];
    failures.extend(of_settings.map(|kind| {
        StorageError::Settings(SettingsError {
            path: path(),
            line: 1,
            column: 2,
            kind,
        })
    }));
    let of_boards = [
        ParseBoardErrorKind::NoOpening,
        ParseBoardErrorKind::NoClosing,
        ParseBoardErrorKind::NotANumber,
        ParseBoardErrorKind::NotSixHouses,
        ParseBoardErrorKind::TooFewNumbers { found: 3 },
        ParseBoardErrorKind::TooManyNumbers,
        ParseBoardErrorKind::TooManySeeds(kalaha_rules::TooManySeeds { total: 300 }),
    ];
    let of_boards = of_boards.map(|kind| RecordErrorKind::WrongBoard(ParseBoardError { column: 1, kind }));
    let side = Side::North;
    let of_records = [
        RecordErrorKind::NotATag,
        RecordErrorKind::OpenTag,
        RecordErrorKind::SameTag { name: "q".to_owned() },
        RecordErrorKind::WrongValue {
            tag: "q".to_owned(),
            allowed: "q".to_owned(),
        },
        RecordErrorKind::OpenComment,
        RecordErrorKind::NotAMove { found: 'q' },
        RecordErrorKind::NotAHouse,
        RecordErrorKind::OtherTurn {
            is: 7,
            in_the_middle: false,
        },
        RecordErrorKind::OtherTurn {
            is: 7,
            in_the_middle: true,
        },
        RecordErrorKind::Illegal(IllegalSow::GameOver),
        RecordErrorKind::Illegal(IllegalSow::EmptyHouse {
            side,
            house: House::ALL[2],
        }),
        RecordErrorKind::OtherResult { is: "*".to_owned() },
    ];
    failures.extend(
        of_records
            .into_iter()
            .chain(of_boards)
            .map(|kind| StorageError::NotARecord {
                path: path(),
                error: RecordError {
                    line: 1,
                    column: 2,
                    kind,
                },
            }),
    );
    failures
}

#[test]
fn what_went_wrong_with_a_file_is_said_in_every_language() {
    let english = Text::new(Language::English);
    for language in [Language::Swedish, Language::Czech] {
        let text = Text::new(language);
        let vocabulary = vocabulary(language);
        for error in failures() {
            let said = failure(&text, &error);
            let strange = words(&said).find(|word| !vocabulary.contains(word));
            assert_eq!(strange, None, "{language}: {said}");
            assert_ne!(said, failure(&english, &error), "{language}");
            assert!(!said.contains("failure-"), "{said}");
        }
    }
    // The English words are those of the error itself, where it is not the system that speaks.
    for error in failures() {
        let system_speaks = matches!(error, StorageError::Io { .. } | StorageError::SeveralGames(_));
        let is_named = matches!(
            &error,
            StorageError::Settings(SettingsError {
                kind: SettingsErrorKind::NotToml { .. },
                ..
            }) | StorageError::NotARecord {
                error: RecordError {
                    kind: RecordErrorKind::NotATag,
                    ..
                },
                ..
            }
        );
        if !system_speaks && !is_named {
            let (said, shown) = (failure(&english, &error), error.to_string());
            assert_eq!(said.to_lowercase(), shown.to_lowercase());
        }
    }
}
