//! What holds for any input. The fuzzers look for one for which it does not, and `tests/corpus.rs` tries those that they
//! have kept.
#![allow(dead_code)]

use std::cell::RefCell;
use std::fs;
use std::time::Duration;

use kalaha::ai::{Budget, EngineOptions};
use kalaha::commands::ugi;
use kalaha::game::Game;
use kalaha::plain;
use kalaha::storage::Store;
use kalaha::storage::settings::{SettingsFile, Speed};
use kalaha::text::Language;
use kalaha_rules::{Board, parse_moves};
use tempfile::TempDir;

/// A record is refused with a place in it, or is a game that is read again as it was written.
pub fn record(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    match text.parse::<Game>() {
        Ok(game) => {
            let written = game.to_string();
            let again: Game = written.parse().expect("what is written can be read");
            assert_eq!(again, game, "{written}");
            assert_eq!(again.to_string(), written);
        }
        Err(error) => {
            assert!(
                (1..=text.matches('\n').count() + 1).contains(&error.line),
                "{error:?}"
            );
            assert!(
                (1..=text.chars().count() + 1).contains(&error.column),
                "{error:?}"
            );
            assert_harmless(&error.to_string());
        }
    }
}

/// A board is refused with a place in it, or is read again as it was written; so are moves.
pub fn board(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    match text.parse::<Board>() {
        Ok(board) => assert_eq!(board.to_string().parse(), Ok(board)),
        Err(error) => {
            assert!(
                (1..=text.chars().count() + 1).contains(&error.column),
                "{error:?}"
            );
            assert_harmless(&kalaha::text::clean(&error.to_string()));
        }
    }
    if let Err(error) = parse_moves(&text) {
        assert!(
            (1..=text.chars().count() + 1).contains(&error.column),
            "{error:?}"
        );
    }
}

/// Settings are refused as a whole and the file stays as it is, or a change is written and all else stays.
pub fn settings(input: &[u8]) {
    thread_local! {
        static FOLDER: RefCell<TempDir> = RefCell::new(tempfile::tempdir().expect("a folder"));
    }
    let path = FOLDER.with_borrow(|folder| folder.path().join("settings.toml"));
    fs::write(&path, input).expect("room for a file");
    let mut file = SettingsFile::at(&path);
    for problem in file.problems() {
        assert_harmless(&problem.to_string());
    }
    let mut settings = file.settings().clone();
    settings.speed = match settings.speed {
        Speed::Slow => Speed::Fast,
        _ => Speed::Slow,
    };
    settings.mirror = !settings.mirror;
    match file.save(&settings) {
        Ok(()) => {
            let again = SettingsFile::at(&path);
            assert_eq!(again.settings(), &settings);
            assert!(again.problems().len() <= file.problems().len());
        }
        Err(_) => assert_eq!(fs::read(&path).expect("it is there"), input),
    }
}

/// The engine answers every line and ends with the input.
pub fn ugi(input: &[u8]) {
    let mut lines = Vec::new();
    for line in input.split(|&byte| byte == b'\n') {
        let lower = line.to_ascii_lowercase();
        let words = String::from_utf8_lossy(&lower).into_owned();
        // These would take what they ask for: memory, and threads.
        if words.contains("hash") || words.contains("threads") {
            continue;
        }
        lines.extend_from_slice(line);
        lines.push(b'\n');
        if words.contains("go") {
            lines.extend_from_slice(b"stop\n");
        }
    }
    ugi::talk(&lines[..], std::io::sink()).expect("it can always write");
}

/// A game in lines goes on to its end or says why not, and what it prints is harmless. From a pipe it ends with its
/// record.
pub fn plain(input: &[u8]) {
    // They would write a file of that name.
    let words = String::from_utf8_lossy(input).to_lowercase();
    if words.contains("save") || words.contains("export") {
        return;
    }
    for interactive in [false, true] {
        let home = TempDir::new().expect("a folder");
        let mut settings = SettingsFile::at(home.path().join("settings.toml"));
        settings.settings_mut().language = Some(Language::English);
        let options = plain::Options {
            game: "[Seeds \"3\"]\n[South \"A\u{1b}[31mnna\"]".parse().ok(),
            by_lot: false,
            settings,
            store: interactive.then(|| Ok(Store::at(home.path()))),
            interactive,
            width: None,
            engine: EngineOptions {
                threads: 1,
                hash_mib: EngineOptions::LEAST_HASH_MIB,
            },
            budget: Budget {
                time: Some(Duration::from_millis(1)),
                ..Budget::default()
            },
            seed: 1,
        };
        let mut output = Vec::new();
        let result = plain::run(options, input, &mut output);
        let output = String::from_utf8(output).expect("it writes UTF-8");
        assert_harmless(&output.replace('\n', ""));
        if !interactive {
            let record = &output[output.rfind("[South").expect("a record")..];
            record.parse::<Game>().expect("it can be gone on with");
        }
        if let Err(error) = result {
            assert_harmless(&error.to_string());
        }
    }
}

fn assert_harmless(message: &str) {
    let control = message.chars().find(|c| c.is_control());
    assert_eq!(control, None, "{message:?}");
}
