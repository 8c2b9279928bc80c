//! The engine on stdin and stdout in the Universal Game Interface, which is to other games what UCI is to chess.
//!
//! The protocol is that of the *ugi* document by kz04px. What it leaves open is answered so: player 1 is south; a
//! position is written `fen BOARD SIDE`, in the board notation of the Kalah Game Protocol; a move is one house number;
//! a score is in hundredths of a seed of the final margin, seen from the side to move; `go` alone thinks as long as the
//! level does by itself.

mod command;
mod options;

use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use kalaha_rules::{GameResult, Position, Side};

use super::failure::Failure;
use crate::ai::{Engine, Stop, Thought};
use crate::plain::input::{TooLong, read_line};
use command::{Command, Query, parse};
use options::Options;

/// Speaks the protocol until `quit` or the end of input. A search that has a limit is then finished first.
///
/// # Errors
///
/// If input cannot be read or output cannot be written.
pub fn talk(mut input: impl BufRead, output: impl Write + Send + 'static) -> Result<(), Failure> {
    let mut session = Session::new(output);
    let cannot_read = |error| Failure::Failed(format!("the input cannot be read: {error}"));
    while let Some(line) = read_line(&mut input).map_err(cannot_read)? {
        let command = line
            .map_err(|TooLong| "this line is too long".to_owned())
            .and_then(|line| parse(&line));
        match command {
            Ok(Command::Quit) => {
                session.halt()?;
                break;
            }
            Ok(command) => session.obey(command)?,
            Err(problem) => session.say(&format!("info string {problem}"))?,
        }
    }
    session.finish()?;
    Ok(())
}

struct Session<W> {
    output: Arc<Mutex<W>>,
    options: Options,
    engine: Arc<Mutex<Engine>>,
    position: Position,
    /// Decides among equals if no option does. It goes up with each search and is drawn anew for each game.
    seed: u64,
    search: Option<Search>,
}

/// A search on a thread of its own.
struct Search {
    stop: Stop,
    is_endless: bool,
    thread: JoinHandle<()>,
}

impl<W: Write + Send + 'static> Session<W> {
    fn new(output: W) -> Session<W> {
        let options = Options::default();
        Session {
            output: Arc::new(Mutex::new(output)),
            engine: Arc::new(Mutex::new(Engine::new(options.engine))),
            position: Position::start(options.rules, Side::South),
            seed: rand::random(),
            options,
            search: None,
        }
    }

    fn obey(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Nothing | Command::Quit => Ok(()),
            Command::Ugi => self.introduce(),
            Command::IsReady => self.say("readyok"),
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::NewGame => {
                self.halt()?;
                self.renew_engine();
                self.seed = rand::random();
                Ok(())
            }
            Command::Position { board, moves } => self.set_position(board, &moves),
            Command::Go(limits) => self.go(limits),
            Command::Stop => self.halt(),
            Command::Query(query) => self.answer(query),
        }
    }

    fn introduce(&self) -> io::Result<()> {
        self.say(concat!("id name kalaha ", env!("CARGO_PKG_VERSION")))?;
        self.say("id author the Kalaha developers")?;
        for line in options::declarations() {
            self.say(&line)?;
        }
        self.say("ugiok")
    }

    fn set_option(&mut self, name: &str, value: &str) -> io::Result<()> {
        self.halt()?;
        let before = self.options.engine;
        if let Err(problem) = self.options.set(name, value) {
            return self.say(&format!("info string {problem}"));
        }
        if self.options.engine != before {
            self.renew_engine();
        }
        Ok(())
    }

    fn renew_engine(&mut self) {
        self.engine = Arc::new(Mutex::new(Engine::new(self.options.engine)));
    }

    fn set_position(&mut self, board: Option<(kalaha_rules::Board, Side)>, moves: &str) -> io::Result<()> {
        self.halt()?;
        let rules = self.options.rules;
        let mut position = match board {
            Some((board, turn)) => Position::new(rules, board, turn),
            None => Position::start(rules, Side::South),
        };
        let played = kalaha_rules::parse_moves(moves)
            .map_err(|error| error.to_string())
            .and_then(|moves| {
                kalaha_rules::play_moves(&mut position, &moves).map_err(|error| error.to_string())
            });
        match played {
            Ok(_) => self.position = position,
            Err(problem) => self.say(&format!(
                "info string moves, {problem}; the position stays as it was"
            ))?,
        }
        Ok(())
    }

    fn go(&mut self, limits: command::Limits) -> io::Result<()> {
        self.halt()?;
        let Some(turn) = self.position.turn() else {
            return self.say("info string the game is over: there is nothing to play");
        };
        let (budget, is_endless) = (limits.budget(turn), limits.is_endless());
        self.seed = self.seed.wrapping_add(1);
        let seed = match self.options.random_seed {
            0 => self.seed,
            fixed => fixed as u64,
        };
        let stop = Stop::new();
        let (engine, output) = (Arc::clone(&self.engine), Arc::clone(&self.output));
        let (position, level, halt) = (self.position, self.options.level, stop.clone());
        let thread = thread::spawn(move || {
            let started = Instant::now();
            let mut report = |thought: &Thought| {
                // When nobody listens any more the next command or the end of input ends the program.
                let _ = say(&output, &info(thought, started.elapsed()));
            };
            let thought = lock(&engine).choose(&position, level, &budget, seed, &halt, &mut report);
            // The protocol: an endless search answers only when it is stopped.
            while is_endless && !halt.is_set() {
                thread::park();
            }
            if let Some(house) = thought.and_then(|thought| thought.line.first().copied()) {
                let _ = say(&output, &format!("bestmove {house}"));
            }
        });
        self.search = Some(Search {
            stop,
            is_endless,
            thread,
        });
        Ok(())
    }

    fn answer(&self, query: Query) -> io::Result<()> {
        let response = match query {
            Query::GameOver => self.position.is_over().to_string(),
            Query::P1Turn => (self.position.turn() == Some(Side::South)).to_string(),
            Query::Result => match self.position.result() {
                None => "none",
                Some(GameResult::Win(Side::South)) => "p1win",
                Some(GameResult::Win(Side::North)) => "p2win",
                Some(GameResult::Draw) => "draw",
            }
            .to_owned(),
        };
        self.say(&format!("response {response}"))
    }

    /// Stops the search; its best move is said before anything else.
    fn halt(&mut self) -> io::Result<()> {
        if let Some(search) = &self.search {
            search.stop.stop();
            search.thread.thread().unpark();
        }
        self.wait()
    }

    /// Lets the search come to its end, which an endless one does not have.
    fn finish(&mut self) -> io::Result<()> {
        match &self.search {
            Some(Search { is_endless: true, .. }) => self.halt(),
            _ => self.wait(),
        }
    }

    fn wait(&mut self) -> io::Result<()> {
        match self.search.take() {
            Some(search) => search
                .thread
                .join()
                .map_err(|_| io::Error::other("the search has failed")),
            None => Ok(()),
        }
    }

    fn say(&self, line: &str) -> io::Result<()> {
        say(&self.output, line)
    }
}

fn say(output: &Mutex<impl Write>, line: &str) -> io::Result<()> {
    let mut output = lock(output);
    writeln!(output, "{line}")?;
    output.flush()
}

/// Nothing that is locked here can be left half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn info(thought: &Thought, time: Duration) -> String {
    let nodes_per_second = thought.nodes as f64 / time.as_secs_f64().max(1e-6);
    let line: Vec<_> = thought.line.iter().map(ToString::to_string).collect();
    let proven = if thought.proven { " string proven" } else { "" };
    format!(
        "info depth {} score cp {} nodes {} nps {nodes_per_second:.0} time {} pv {}{proven}",
        thought.depth,
        100 * i32::from(thought.value),
        thought.nodes,
        time.as_millis(),
        line.join(" "),
    )
}
