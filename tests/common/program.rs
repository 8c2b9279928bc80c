//! Running the program without a terminal.

use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::{Command, Stdio};

/// What the program printed, and how it ended.
#[derive(Debug, PartialEq, Eq)]
pub struct Output {
    /// The exit code; `None` if a signal ended it.
    pub code: Option<i32>,
    /// What it wrote to stdout.
    pub report: String,
    /// What it wrote to stderr.
    pub errors: String,
}

impl Output {
    /// A report and nothing else.
    pub fn success(report: &str) -> Output {
        Output {
            code: Some(0),
            report: report.to_owned(),
            errors: String::new(),
        }
    }
}

/// Runs the program with nothing to read.
pub fn kalaha(arguments: &[&str]) -> Output {
    kalaha_reading(arguments, "")
}

/// Runs the program with nothing to read and this home.
pub fn kalaha_at(home: &Path, arguments: &[&str]) -> Output {
    let mut command = program(arguments);
    command.env("KALAHA_HOME", home);
    finish(command, b"")
}

/// Runs the program with this on stdin.
pub fn kalaha_reading(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    finish(program(arguments), input.as_ref())
}

/// The program in English, with a home that is not there: no test sees the games and settings of whoever runs it.
pub fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kalaha"));
    command
        .args(arguments)
        .env_remove("COLUMNS")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .env("KALAHA_HOME", "/nonexistent/kalaha");
    command
}

/// Runs a program with this on stdin to its end.
pub fn finish(mut command: Command, input: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // Beside the reading: the program may print more than a pipe holds before it has read everything.
    let writer = std::thread::spawn(move || match stdin.write_all(&input) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => panic!("{error}"),
        _ => {}
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("it reads or ends");
    let utf8 = |bytes| String::from_utf8(bytes).expect("it writes UTF-8");
    Output {
        code: output.status.code(),
        report: utf8(output.stdout),
        errors: utf8(output.stderr),
    }
}
