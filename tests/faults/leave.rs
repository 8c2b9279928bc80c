//! Every way out leaves the terminal as it was found, and a terminal that goes away ends the program.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

use crate::common::pty::{Exit, Program, Terminal, key};
use crate::{houses, only_game};

/// A game that notes its number in the file `pid`, and around it the settings of the terminal.
const GAME: &str =
    "stty -g >before; sh -c 'echo $$ >pid; exec \"$0\" play --seeds 4' \"$0\"; echo $? >code; stty -g >after";

fn kalaha() -> &'static str {
    env!("CARGO_BIN_EXE_kalaha")
}

fn note(home: &Path, name: &str) -> String {
    fs::read_to_string(home.join(name)).unwrap().trim().to_owned()
}

fn kill(signal: &str, process: &str) {
    let command = format!("kill -s {signal} {process}");
    assert!(
        Command::new("sh")
            .args(["-c", &command])
            .status()
            .unwrap()
            .success()
    );
}

/// Starts a game, leaves it this way, and compares the terminal with what it was. The program ends with this code.
fn leave(code: &str, way: impl FnOnce(&mut Terminal, &str)) {
    let mut terminal = Program::new("bash").args(["-c", GAME, kalaha()]).start();
    terminal.wait_for("South begins.");
    assert!(!terminal.changed_modes().is_empty(), "the game has the terminal");
    assert_ne!(
        terminal.line_settings(),
        Program::new("cat").start().line_settings()
    );
    let process = note(terminal.home(), "pid");
    way(&mut terminal, &process);
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0), "the shell");
    assert_eq!(note(terminal.home(), "code"), code);
    assert_eq!(terminal.changed_modes(), Default::default());
    assert_eq!(note(terminal.home(), "after"), note(terminal.home(), "before"));
}

#[test]
fn by_keys() {
    leave("0", |terminal, _| {
        terminal.send("q");
        terminal.wait_for("Leave the game?");
        terminal.send("q");
    });
    leave("130", |terminal, _| terminal.send(key::CTRL_C));
}

#[test]
fn by_signals() {
    for (name, code) in [("INT", "130"), ("TERM", "143"), ("HUP", "129"), ("QUIT", "131")] {
        leave(code, |_, process| kill(name, process));
    }
}

#[test]
fn by_a_signal_in_the_middle_of_a_sow() {
    leave("143", |terminal, process| {
        terminal.send("6");
        terminal.wait_for("in hand");
        kill("TERM", process);
    });
}

fn wait_for_prompt(terminal: &Terminal) {
    terminal.wait_until("the prompt", |screen| screen.contents().trim_end().ends_with('$'));
}

/// A shell starts a game, which is stopped in this way and brought back. What stops it is told how to see whether the
/// line settings are as they were before the game.
fn bring_back(stop: impl FnOnce(&mut Terminal, &dyn Fn(&Terminal) -> bool)) {
    let mut terminal = Program::bash().start();
    terminal.wait_for("$ ");
    let before = terminal.line_settings();
    let is_as_before = |terminal: &Terminal| terminal.line_settings() == before;
    terminal.send(&format!(
        "sh -c 'echo $$ >pid; exec {} play --seeds 4'\r",
        kalaha()
    ));
    terminal.wait_for("South begins.");
    let in_the_game = terminal.line_settings();
    assert_ne!(in_the_game, before);
    stop(&mut terminal, &is_as_before);
    terminal.send("fg\r");
    terminal.wait_until("the board, drawn anew", |screen| {
        let contents = screen.contents();
        contents.contains("South begins.") && !contents.contains("Stopped")
    });
    assert_eq!(terminal.line_settings(), in_the_game);
    terminal.send("3");
    terminal.wait_for("1 South 3…");
    terminal.send("qq");
    wait_for_prompt(&terminal);
    assert_eq!(terminal.changed_modes(), Default::default());
    assert!(is_as_before(&terminal));
}

#[test]
fn suspended_and_brought_back() {
    bring_back(|terminal, is_as_before| {
        terminal.send(key::CTRL_Z);
        terminal.wait_for("Stopped");
        wait_for_prompt(terminal);
        assert_eq!(terminal.changed_modes(), Default::default());
        assert!(is_as_before(terminal));
    });
}

#[test]
fn stopped_without_a_warning_and_brought_back() {
    bring_back(|terminal, _| {
        kill("STOP", &note(terminal.home(), "pid"));
        terminal.wait_for("Stopped");
    });
}

/// Not a test of its own: the window of a terminal, which the tests below close. The game runs in the folder HOUSE.
#[test]
#[ignore = "run by other tests"]
fn a_window() {
    let home = std::env::var_os("HOUSE").unwrap();
    let script = format!(
        "trap '' {}; echo $$ >{:?}; exec {} play --seeds 4",
        std::env::var("IGNORED").unwrap(),
        Path::new(&home).join("pid"),
        kalaha()
    );
    let mut terminal = Program::new("sh")
        .args(["-c", &script])
        .env("KALAHA_HOME", &home)
        .start();
    terminal.wait_for("South begins.");
    terminal.send("3");
    terminal.wait_for("1 South 3…");
    fs::write(Path::new(&home).join("shown"), "").unwrap();
    loop {
        thread::park();
    }
}

/// Whether a process is there and not only waits for its parent to take note of its end.
fn is_running(process: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let state = stat
        .rsplit(')')
        .next()
        .and_then(|rest| rest.split_whitespace().next());
    state.is_some_and(|state| state != "Z")
}

#[test]
fn a_window_that_is_closed_ends_the_program_and_the_game_is_saved() {
    // With the signal that tells of it, and without: a shell may have had it ignored.
    for ignored in ["USR1", "HUP"] {
        let home = TempDir::new().unwrap();
        let mut window = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "leave::a_window", "--ignored"])
            .env("HOUSE", home.path())
            .env("IGNORED", ignored)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        wait(|| home.path().join("shown").exists());
        let process = note(home.path(), "pid");
        assert!(is_running(&process));
        window.kill().unwrap();
        window.wait().unwrap();
        wait(|| !is_running(&process));
        assert_eq!(houses(&only_game(home.path(), "unfinished")), [3]);
    }
}

/// Waits until it is so; only a test that fails waits long.
fn wait(is_so: impl Fn() -> bool) {
    for _ in 0..6000 {
        if is_so() {
            return;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("waited in vain");
}
