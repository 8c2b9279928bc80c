//! A program in a pseudo-terminal, as a person has it before them: keys go in, a screen comes out.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fmt;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;
use vt100::Screen;

/// How long to wait for what should come at once: only a test that fails waits so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// What keys send.
pub mod key {
    pub const UP: &str = "\x1b[A";
    pub const DOWN: &str = "\x1b[B";
    pub const RIGHT: &str = "\x1b[C";
    pub const LEFT: &str = "\x1b[D";
    pub const ENTER: &str = "\r";
    pub const ESCAPE: &str = "\x1b";
    pub const CTRL_C: &str = "\x03";
    pub const CTRL_Z: &str = "\x1a";
}

/// Private modes of a terminal, by their numbers in `ESC [ ? n h`.
pub mod mode {
    pub const CURSOR: u16 = 25;
    pub const MOUSE: u16 = 1000;
    pub const ALTERNATE_SCREEN: u16 = 1049;
    pub const BRACKETED_PASTE: u16 = 2004;
    pub const SYNCHRONIZED_OUTPUT: u16 = 2026;
}

/// A program to start, in an environment of its own.
pub struct Program {
    command: CommandBuilder,
    size: PtySize,
    home: TempDir,
}

impl Program {
    /// The game.
    pub fn kalaha() -> Program {
        Program::new(env!("CARGO_BIN_EXE_kalaha"))
    }

    /// A shell with job control. It prompts with `$ `.
    pub fn bash() -> Program {
        Program::new("bash")
            .args(["--norc", "--noprofile", "--noediting", "-i"])
            .env("PS1", "$ ")
    }

    /// Any program, at 80x24 with true colours and an empty home.
    pub fn new(program: impl AsRef<OsStr>) -> Program {
        let home = tempfile::tempdir().unwrap();
        let mut command = CommandBuilder::new(program);
        command.env_clear();
        command.cwd(home.path());
        let program = Program {
            command,
            size: size(80, 24),
            home,
        };
        let home = program.home.path().to_owned();
        program
            .env("PATH", "/usr/bin:/bin")
            .env("HOME", &home)
            .env("KALAHA_HOME", &home)
            .env("LANG", "C.UTF-8")
            .env("TERM", "xterm-256color")
            .env("COLORTERM", "truecolor")
    }

    pub fn args(mut self, args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Program {
        self.command.args(args);
        self
    }

    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Program {
        self.command.env(name, value);
        self
    }

    pub fn size(mut self, columns: u16, rows: u16) -> Program {
        self.size = size(columns, rows);
        self
    }

    pub fn start(self) -> Terminal {
        let pair = native_pty_system().openpty(self.size).unwrap();
        let child = pair.slave.spawn_command(self.command).unwrap();
        // Held open here, the end of the output would never come.
        drop(pair.slave);
        let output = Arc::new(Output::new(self.size));
        let reader = pair.master.try_clone_reader().unwrap();
        thread::spawn({
            let output = Arc::clone(&output);
            move || output.follow(reader)
        });
        Terminal {
            keyboard: pair.master.take_writer().unwrap(),
            master: pair.master,
            child,
            output,
            home: self.home,
        }
    }
}

/// How a program ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Exit {
    Code(u32),
    /// By a signal, in words: `Terminated`.
    Signal(String),
}

/// A terminal with a running program, which is killed when this is dropped.
pub struct Terminal {
    keyboard: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    output: Arc<Output>,
    home: TempDir,
}

impl Terminal {
    /// Types a text, or a [`key`].
    pub fn send(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Waits until the text is on the screen. It may have been there before: wait for one that is new.
    /// Clicks with the left button in the middle of where some words stand on the screen.
    pub fn click_on(&mut self, words: &str) {
        self.wait_for(words);
        let contents = self.screen().contents();
        let found = contents.lines().zip(0..).find_map(|(line, row)| {
            let (before, _) = line.split_once(words)?;
            Some((before.chars().count() + words.chars().count() / 2, row))
        });
        let (column, row) = found.expect("words that are on the screen");
        self.click(column as u16, row);
    }

    /// Clicks with the left button on a cell, counted from 0.
    pub fn click(&mut self, column: u16, row: u16) {
        let (column, row) = (column + 1, row + 1);
        self.send(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    pub fn wait_for(&self, text: &str) {
        self.wait_until(&format!("{text:?} on the screen"), |screen| {
            screen.contents().contains(text)
        });
    }

    /// Waits until the screen is as wanted, which `what` says in words.
    pub fn wait_until(&self, what: &str, wanted: impl Fn(&Screen) -> bool) {
        self.output.wait(what, |seen| wanted(seen.parser.screen()));
    }

    /// Waits until the program has ended and all its output is there.
    pub fn wait_for_exit(&mut self) -> Exit {
        let deadline = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(
                Instant::now() < deadline,
                "still running:\n{}",
                self.screen().contents()
            );
            thread::sleep(Duration::from_millis(5));
        };
        self.output.wait("the end of the output", |seen| seen.ended);
        match status.signal() {
            Some(name) => Exit::Signal(name.to_owned()),
            None => Exit::Code(status.exit_code()),
        }
    }

    /// The screen now.
    pub fn screen(&self) -> Screen {
        self.output.seen().parser.screen().clone()
    }

    /// All that was written so far.
    pub fn bytes(&self) -> Vec<u8> {
        self.output.seen().bytes.clone()
    }

    /// The private modes that are not as a terminal has them at first.
    pub fn changed_modes(&self) -> BTreeSet<u16> {
        changed_modes(&self.bytes())
    }

    /// What `stty` shows: raw mode, echo and so on. To be compared with what it was before.
    pub fn line_settings(&self) -> impl PartialEq + fmt::Debug + use<> {
        self.master.get_termios().unwrap()
    }

    pub fn resize(&self, columns: u16, rows: u16) {
        // The screen first: output for the new size may come at once.
        let (height, width) = screen_size(size(columns, rows));
        self.output.seen().parser.screen_mut().set_size(height, width);
        self.master.resize(size(columns, rows)).unwrap();
    }

    /// The number of the program's process.
    pub fn process(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Types a line, and waits until what comes out then holds the answer.
    pub fn ask(&mut self, line: &str, answer: &str) {
        let before = self.bytes().len();
        self.send(&format!("{line}\r"));
        let is_answered = || String::from_utf8_lossy(&self.bytes()[before..]).contains(answer);
        let end = Instant::now() + Duration::from_secs(30);
        while !is_answered() {
            let screen = self.screen().contents();
            assert!(Instant::now() < end, "no {answer:?} to {line:?}:\n{screen}");
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Sends the program a signal, by its name without `SIG`.
    pub fn signal(&self, name: &str) {
        let process = self.process();
        let kill = format!("kill -s {name} {process}");
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    }

    /// The program's `HOME` and `KALAHA_HOME`, removed when this is dropped.
    pub fn home(&self) -> &Path {
        self.home.path()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // Once its end was seen, its number may be another program's.
        if let Ok(None) = self.child.try_wait() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// What came out of the program, kept up to date by a thread.
struct Output {
    seen: Mutex<Seen>,
    changed: Condvar,
}

struct Seen {
    parser: vt100::Parser,
    bytes: Vec<u8>,
    /// A frame has begun to arrive, and has not ended.
    is_amid_frame: bool,
    ended: bool,
}

impl Output {
    fn new(size: PtySize) -> Output {
        let (height, width) = screen_size(size);
        Output {
            seen: Mutex::new(Seen {
                parser: vt100::Parser::new(height, width, 0),
                bytes: Vec::new(),
                is_amid_frame: false,
                ended: false,
            }),
            changed: Condvar::new(),
        }
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap()
    }

    fn follow(&self, mut reader: impl Read) {
        let mut buffer = [0; 8192];
        loop {
            let length = reader.read(&mut buffer).unwrap_or(0);
            let mut seen = self.seen();
            seen.parser.process(&buffer[..length]);
            seen.bytes.extend_from_slice(&buffer[..length]);
            seen.ended = length == 0;
            seen.is_amid_frame = is_amid_frame(&seen.bytes, length).unwrap_or(seen.is_amid_frame);
            self.changed.notify_all();
            if seen.ended {
                return;
            }
        }
    }

    fn wait(&self, what: &str, wanted: impl Fn(&Seen) -> bool) {
        let (seen, _) = self
            .changed
            .wait_timeout_while(self.seen(), PATIENCE, |seen| {
                !seen.ended && (seen.is_amid_frame || !wanted(seen))
            })
            .unwrap();
        let (found, screen) = (wanted(&seen), seen.parser.screen().contents());
        // A panic while it is locked would hide this message behind another.
        drop(seen);
        assert!(found, "waited in vain for {what}; the screen is:\n{screen}");
    }
}

/// Whether the bytes end amid a frame, if the last ones tell: a terminal shows synchronized output when it is whole.
fn is_amid_frame(bytes: &[u8], last: usize) -> Option<bool> {
    const SWITCH: &[u8] = b"\x1b[?2026";
    let from = bytes.len().saturating_sub(last + SWITCH.len());
    let tail = &bytes[from..];
    let switches = tail.windows(SWITCH.len() + 1).rev();
    switches
        .filter(|bytes| bytes.starts_with(SWITCH))
        .map(|bytes| bytes[SWITCH.len()] == b'h')
        .next()
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        ..PtySize::default()
    }
}

fn screen_size(size: PtySize) -> (NonZeroU16, NonZeroU16) {
    (size.rows.try_into().unwrap(), size.cols.try_into().unwrap())
}

fn changed_modes(bytes: &[u8]) -> BTreeSet<u16> {
    let text = String::from_utf8_lossy(bytes);
    let mut changed = BTreeSet::new();
    for sequence in text.split("\x1b[?").skip(1) {
        let Some(end) = sequence.find(|c: char| c != ';' && !c.is_ascii_digit()) else {
            continue;
        };
        let on = match sequence.as_bytes()[end] {
            b'h' => true,
            b'l' => false,
            _ => continue,
        };
        for mode in sequence[..end].split(';').filter_map(|mode| mode.parse().ok()) {
            let at_first = mode == mode::CURSOR;
            match on == at_first {
                true => changed.remove(&mode),
                false => changed.insert(mode),
            };
        }
    }
    changed
}
