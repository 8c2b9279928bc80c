//! The pseudo-terminal of the end-to-end tests does what those tests rely on.
#![cfg(unix)]

mod common;

use std::collections::BTreeSet;

use common::pty::{Exit, Program, Terminal, key, mode};

fn shell(script: &str) -> Program {
    Program::new("/bin/sh").args(["-c", script])
}

/// Runs a script to its end.
fn run(script: &str) -> Terminal {
    let mut terminal = shell(script).start();
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    terminal
}

#[test]
fn keys_go_in_and_a_screen_comes_out() {
    let mut terminal = shell("read line; printf '\\033[3;5Hgot:%s' \"$line\"; read line").start();
    terminal.send("hello");
    terminal.send(key::ENTER);
    terminal.wait_for("got:hello");
    let cell = terminal.screen().cell(2, 4).unwrap().contents().to_owned();
    assert_eq!(cell, "g");
    assert!(terminal.bytes().ends_with(b"\x1b[3;5Hgot:hello"));
}

#[test]
fn named_keys_are_what_a_terminal_sends() {
    let mut terminal = Program::new("cat").args(["-v"]).start();
    for (name, shown) in [
        (key::UP, "^[[A"),
        (key::DOWN, "^[[B"),
        (key::RIGHT, "^[[C"),
        (key::LEFT, "^[[D"),
        (key::ESCAPE, "^[end"),
    ] {
        terminal.send(name);
        terminal.send("end\r");
        terminal.wait_for(shown);
    }
}

#[test]
fn a_condition_is_waited_for() {
    let terminal = shell("printf '\\033[7;9H'; read line").start();
    terminal.wait_until("the cursor in row 7", |screen| screen.cursor_position() == (6, 8));
}

#[test]
#[should_panic(expected = "waited in vain for \"never\" on the screen; the screen is:\nhere")]
fn waiting_in_vain_shows_the_screen() {
    shell("echo here").start().wait_for("never");
}

#[test]
fn exit_codes_and_signals_are_told_apart() {
    assert_eq!(shell("exit 3").start().wait_for_exit(), Exit::Code(3));

    let mut terminal = Program::new("cat").start();
    terminal.send("up\r");
    terminal.wait_for("up");
    terminal.signal("TERM");
    assert_eq!(terminal.wait_for_exit(), Exit::Signal("Terminated".to_owned()));
}

#[test]
fn ctrl_c_interrupts() {
    let mut terminal = shell("echo up; exec cat").start();
    terminal.wait_for("up");
    terminal.send(key::CTRL_C);
    assert_eq!(terminal.wait_for_exit(), Exit::Signal("Interrupt".to_owned()));
}

#[test]
fn the_program_learns_the_size() {
    let mut terminal = shell("stty size; read line; stty size; read line")
        .size(33, 11)
        .start();
    terminal.wait_for("11 33");
    terminal.resize(40, 12);
    terminal.send(key::ENTER);
    terminal.wait_for("12 40");
    let (rows, columns) = terminal.screen().size();
    assert_eq!((columns.get(), rows.get()), (40, 12));
}

#[test]
fn modes_are_followed() {
    let on = "printf '\\033[?1049h\\033[?1000;2004h\\033[?2026h\\033[?25l'; read line";
    let off = "printf '\\033[?25h\\033[?2026l\\033[?2004;1000l\\033[?1049l'";
    let mut terminal = shell(&format!("{on}; {off}")).start();
    terminal.wait_until("a hidden cursor", |screen| screen.hide_cursor());
    let changed = [
        mode::CURSOR,
        mode::MOUSE,
        mode::ALTERNATE_SCREEN,
        mode::BRACKETED_PASTE,
        mode::SYNCHRONIZED_OUTPUT,
    ];
    assert_eq!(terminal.changed_modes(), BTreeSet::from(changed));
    terminal.send(key::ENTER);
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_eq!(terminal.changed_modes(), BTreeSet::new());
}

#[test]
fn line_settings_can_be_compared_even_after_the_end() {
    let mut terminal = shell("old=$(stty -g); read line; stty raw; echo raw; read line; stty $old").start();
    let before = terminal.line_settings();
    terminal.send(key::ENTER);
    terminal.wait_for("raw");
    assert_ne!(terminal.line_settings(), before);
    terminal.send("\n");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_eq!(terminal.line_settings(), before);
}

#[test]
fn the_environment_is_clean_and_the_home_empty() {
    let terminal = run("env | sort; ls -A \"$KALAHA_HOME\"");
    let screen = terminal.screen().contents();
    let names: Vec<_> = screen
        .lines()
        .map(|line| line.split('=').next().unwrap())
        .collect();
    let expected = [
        "COLORTERM",
        "HOME",
        "KALAHA_HOME",
        "LANG",
        "PATH",
        "PWD",
        "SHELL",
        "TERM",
    ];
    assert_eq!(names, expected);
    assert!(screen.contains(&format!("KALAHA_HOME={}", terminal.home().display())));
}

#[test]
fn variables_can_be_given() {
    let mut terminal = shell("echo \"$TERM/$NO_COLOR\"")
        .env("TERM", "dumb")
        .env("NO_COLOR", "1")
        .start();
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_eq!(terminal.screen().contents(), "dumb/1");
}

#[test]
fn a_shell_controls_jobs() {
    let mut terminal = Program::bash().start();
    terminal.wait_for("$ ");
    terminal.send("cat\r");
    terminal.send("to cat\r");
    terminal.wait_for("to cat\nto cat");
    terminal.send(key::CTRL_Z);
    // What is typed before the prompt would be shown before it.
    terminal.wait_for("Stopped");
    terminal.wait_for("cat\n$");
    terminal.send("fg\r");
    terminal.wait_for("fg\ncat");
    terminal.send("again\r");
    terminal.wait_for("again\nagain");
    terminal.send(key::CTRL_C);
    terminal.wait_for("^C\n$");
    terminal.send("exit 5\r");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(5));
}

#[test]
fn the_game_starts() {
    let mut terminal = Program::kalaha().args(["--version"]).start();
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
}
