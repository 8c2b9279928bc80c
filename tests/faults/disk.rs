//! Disks that are full, read-only, or not what they should be.

use std::fs;
use std::path::Path;
use std::process::Command;

use kalaha::storage::Store;
use tempfile::TempDir;

use crate::common::pty::{Exit, Program, Terminal, key};
use crate::{houses, only_game, quick_home, records};

const GOES_ON: &str = "[Seeds \"4\"]\n1. 3-6 2. 2-1\n";

fn start(home: &Path, args: &[&str]) -> Terminal {
    Program::kalaha().args(args).env("KALAHA_HOME", home).start()
}

/// From now on the files that the program writes may have this size, in bytes.
fn limit(terminal: &Terminal, size: &str) {
    let status = Command::new("prlimit")
        .args([
            "--pid",
            &terminal.process().to_string(),
            &format!("--fsize={size}:unlimited"),
        ])
        .status();
    assert!(status.unwrap().success());
}

#[test]
fn a_full_disk_is_told_and_the_game_goes_on_until_there_is_room() {
    let home = quick_home();
    let mut terminal = start(home.path(), &["play", "--seeds", "4"]);
    terminal.wait_for("South begins.");
    terminal.send("3");
    terminal.wait_for("1 South 3…");
    let older = only_game(home.path(), "unfinished");
    assert_eq!(houses(&older), [3]);

    limit(&terminal, "0");
    terminal.send("6");
    terminal.wait_for("Not saved: cannot write");
    assert_eq!(
        only_game(home.path(), "unfinished"),
        older,
        "the older state is whole"
    );
    assert_eq!(
        home.path().join("unfinished").read_dir().unwrap().count(),
        2,
        "it and its lock"
    );

    terminal.send("q");
    terminal.wait_for("It could not be saved and would be lost.");
    terminal.send(key::ESCAPE);
    terminal.wait_until("the board", |screen| {
        !screen.contents().contains("Leave the game?")
    });
    limit(&terminal, "unlimited");
    terminal.send("2");
    terminal.wait_until("no warning", |screen| {
        let contents = screen.contents();
        contents.contains("2 North 2") && !contents.contains("Not saved")
    });
    assert_eq!(houses(&only_game(home.path(), "unfinished")), [3, 6, 2]);
    terminal.send(key::CTRL_C);
    assert_eq!(terminal.wait_for_exit(), Exit::Code(130));
}

#[test]
fn a_full_disk_is_told_in_lines_too() {
    let home = quick_home();
    let mut terminal = start(home.path(), &["play", "--plain", "--seeds", "4"]);
    terminal.wait_for("South>");
    limit(&terminal, "0");
    terminal.send("3\n");
    terminal.wait_for("Not saved: cannot write");
    limit(&terminal, "unlimited");
    terminal.send("6\n");
    terminal.wait_for("North>");
    assert_eq!(houses(&only_game(home.path(), "unfinished")), [3, 6]);
}

#[test]
fn a_game_in_lines_that_could_not_be_saved_is_told_whole_before_it_is_left() {
    for left_by in ["new 3", "menu", "puzzle", "quit"] {
        let home = quick_home();
        let mut terminal = start(home.path(), &["play", "--plain", "--seeds", "4"]);
        terminal.wait_for("South>");
        limit(&terminal, "0");
        terminal.send("3-6\n");
        terminal.wait_for("Not saved: cannot write");
        terminal.send(&format!("{left_by}\n"));
        terminal.wait_for("The game could not be saved. This is its record:");
        terminal.wait_for("  1. 3-6");
        // It is nowhere else now, and the session goes on.
        if left_by != "quit" {
            limit(&terminal, "unlimited");
            terminal.send("new 5\n");
            terminal.wait_for("Rules: 5 seeds");
            terminal.send("2\nquit\n");
            assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
            assert_eq!(houses(&only_game(home.path(), "unfinished")), [2]);
        }
    }
}

#[test]
fn settings_that_cannot_be_written_are_told_and_hold_for_this_game() {
    let home = TempDir::new().unwrap();
    let mut terminal = start(home.path(), &["play", "--seeds", "4"]);
    terminal.wait_for("South begins.");
    let settings = home.path().join("settings.toml");
    fs::write(&settings, "# mine\nspeed = \"slow\"\n").unwrap();
    limit(&terminal, "0");
    terminal.send(key::ESCAPE);
    terminal.wait_for("Sowing speed: normal");
    terminal.send("jjj");
    terminal.wait_for("▸ Sowing speed");
    terminal.send(key::RIGHT);
    terminal.wait_for("Sowing speed: slow");
    terminal.wait_for("Not kept for next time: cannot write");
    assert_eq!(
        fs::read_to_string(&settings).unwrap(),
        "# mine\nspeed = \"slow\"\n"
    );
    limit(&terminal, "unlimited");
    terminal.send(key::RIGHT);
    terminal.wait_until("no warning", |screen| !screen.contents().contains("Not kept"));
    assert_eq!(
        fs::read_to_string(&settings).unwrap(),
        "# mine\nspeed = \"off\"\n"
    );
}

/// Plays a sow with this home, and expects to be told that it was not saved, and why.
fn play_unsaved(home: &Path, why: &str) {
    let mut terminal = Program::kalaha()
        .args(["play", "--seeds", "4"])
        .env("KALAHA_HOME", home)
        .start();
    terminal.wait_for("South begins.");
    terminal.send("3");
    terminal.wait_for("Not saved: cannot");
    let words = terminal
        .screen()
        .contents()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    assert!(words.contains(why), "{words}");
    terminal.send("qq");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
}

#[test]
fn without_a_place_to_save_one_can_play() {
    play_unsaved(Path::new("/proc/kalaha"), "cannot create");
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("home");
    fs::write(&file, "mine").unwrap();
    play_unsaved(&file, "part of its path is no folder");
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
}

#[test]
fn a_home_that_is_a_file_is_told_at_the_start_and_by_the_commands() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("home");
    fs::write(&file, "mine").unwrap();
    let mut terminal = Program::kalaha().env("KALAHA_HOME", &file).start();
    terminal.wait_for("New game");
    terminal.wait_for("cannot read");
    terminal.send("q");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    let output = crate::common::program::kalaha_at(&file, &["games"]);
    assert!(
        output.errors.contains("warning: cannot read"),
        "{}",
        output.errors
    );
    let output = crate::common::program::kalaha_at(&file, &["games", "show", "a"]);
    assert_eq!(output.code, Some(1));
}

#[test]
fn strange_files_are_told_on_the_start_screen_and_stay_as_they_are() {
    let home = TempDir::new().unwrap();
    let unfinished = home.path().join("unfinished");
    fs::create_dir(&unfinished).unwrap();
    let garbage = unfinished.join("garbage.kalaha");
    let file = fs::File::create(&garbage).unwrap();
    file.set_len(100 << 20).unwrap();
    let mut terminal = Program::kalaha().env("KALAHA_HOME", home.path()).start();
    terminal.wait_for("is larger than 1 MiB");
    terminal.send("q");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_eq!(fs::metadata(&garbage).unwrap().len(), 100 << 20);
    // Of 100 MiB next to nothing was read.
    let limit = format!(
        "ulimit -v 2000000; exec {} replay {garbage:?}",
        env!("CARGO_BIN_EXE_kalaha")
    );
    let output = Command::new("sh").args(["-c", &limit]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("larger than 1 MiB"));
}

#[test]
fn records_of_other_systems_and_newer_versions_are_gone_on_with() {
    let home = TempDir::new().unwrap();
    let record =
        format!("\u{feff}[Program \"kalaha 9.9.9\"]\n[Clock \"5 min\"]\n{GOES_ON}").replace('\n', "\r\n");
    let path = home.path().join("unfinished/a.kalaha");
    fs::create_dir(path.parent().unwrap()).unwrap();
    fs::write(&path, record).unwrap();
    let mut terminal = Program::kalaha().env("KALAHA_HOME", home.path()).start();
    terminal.wait_for("Go on with the game");
    terminal.send(key::ENTER);
    terminal.wait_for("2 North 2-1");
    terminal.send("4");
    terminal.wait_for("3 South 4");
    terminal.send(key::CTRL_C);
    assert_eq!(terminal.wait_for_exit(), Exit::Code(130));
    assert_eq!(houses(&only_game(home.path(), "unfinished")), [3, 6, 2, 1, 4]);
    assert!(fs::read_to_string(&path).unwrap().contains("[Clock \"5 min\"]"));
}

#[test]
fn two_programs_at_once_have_a_file_each() {
    let home = quick_home();
    let start = || {
        let terminal = Program::kalaha()
            .args(["play", "--seeds", "4"])
            .env("KALAHA_HOME", home.path())
            .start();
        terminal.wait_for("South begins.");
        terminal
    };
    let mut programs = [start(), start()];
    for (sow, expected) in [("3", "1 South 3…"), ("6", "1 South 3-6")] {
        for terminal in &mut programs {
            terminal.send(sow);
        }
        for terminal in &programs {
            terminal.wait_for(expected);
        }
    }
    let paths = records(home.path(), "unfinished");
    assert_eq!(paths.len(), 2);
    for path in &paths {
        assert_eq!(
            houses(&fs::read_to_string(path).unwrap().parse().unwrap()),
            [3, 6]
        );
    }
    assert_eq!(
        Store::at(home.path()).resume().unwrap(),
        None,
        "both are being played"
    );
    programs[0].signal("KILL");
    programs[0].wait_for_exit();
    assert!(
        Store::at(home.path()).resume().unwrap().is_some(),
        "one has crashed"
    );
}

#[test]
fn a_mistake_in_the_settings_is_told_on_every_way_into_a_game() {
    let home = TempDir::new().unwrap();
    fs::write(home.path().join("settings.toml"), "speed = \"off\"\nmouse = 3\n").unwrap();
    for (args, waited_for, leave) in [
        (&[][..], "New game", "q"),
        (&["play"], "South begins.", "qq"),
        (&["play", "--plain"], "Kalaha>", "quit\n"),
    ] {
        let mut terminal = Program::kalaha()
            .args(args)
            .env("KALAHA_HOME", home.path())
            .start();
        terminal.wait_for(waited_for);
        let at_once = terminal.screen().contents();
        terminal.send(leave);
        assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
        let told = at_once + &terminal.screen().contents();
        let words: String = told.split_whitespace().collect();
        assert!(words.contains("line2,column9:mouse"), "{args:?}: {told}");
    }
}
