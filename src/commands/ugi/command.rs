//! Lines of the protocol.

use std::time::Duration;

use kalaha_rules::{Board, Side};

use crate::ai::Budget;

/// What a line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// An empty line.
    Nothing,
    Ugi,
    IsReady,
    SetOption {
        name: String,
        value: String,
    },
    NewGame,
    Position {
        /// `None` is the usual start.
        board: Option<(Board, Side)>,
        moves: String,
    },
    Go(Limits),
    Stop,
    Query(Query),
    Quit,
}

/// What one can ask about the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Query {
    GameOver,
    P1Turn,
    Result,
}

/// How far a search goes, times in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    move_time: Option<u64>,
    depth: Option<u32>,
    nodes: Option<u64>,
    clock: [Option<u64>; 2],
    increment: [u64; 2],
    is_infinite: bool,
}

/// A clock is shared out as if this many turns were to come.
const TURNS_TO_COME: u64 = 20;

impl Limits {
    /// What the side to move may spend.
    pub fn budget(&self, turn: Side) -> Budget {
        let player = match turn {
            Side::South => 0,
            Side::North => 1,
        };
        let from_clock = self.clock[player].map(|left| {
            let share = (left / TURNS_TO_COME).saturating_add(self.increment[player]);
            // A part of the clock is left for the way to the other program and back.
            share.min(left - left / 10)
        });
        let time = self.move_time.or(from_clock).map(Duration::from_millis);
        Budget {
            // Else `perfect` would take a time of its own.
            time: time.or(self.is_infinite.then_some(Duration::MAX)),
            nodes: self.nodes,
            depth: self.depth,
        }
    }

    /// Whether it ends only when it is stopped.
    pub fn is_endless(&self) -> bool {
        self.is_infinite
    }
}

/// Reads a line. What is wrong is said in words.
pub fn parse(line: &str) -> Result<Command, String> {
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else {
        return Ok(Command::Nothing);
    };
    match first {
        "ugi" => Ok(Command::Ugi),
        "isready" => Ok(Command::IsReady),
        "setoption" => set_option(words),
        "uginewgame" => Ok(Command::NewGame),
        "position" => position(words),
        "go" => go(words).map(Command::Go),
        "stop" => Ok(Command::Stop),
        "query" => query(words.next()),
        "quit" => Ok(Command::Quit),
        _ => Err(format!("unknown command {}", quoted(first))),
    }
}

fn set_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, String> {
    match (words.next(), words.next(), words.next(), words.next()) {
        (Some("name"), Some(name), Some("value"), Some(value)) => Ok(Command::SetOption {
            name: name.to_owned(),
            value: value.to_owned(),
        }),
        _ => Err("an option is set by: setoption name NAME value VALUE".to_owned()),
    }
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, String> {
    let board = match words.next() {
        Some("startpos") => None,
        Some("fen") => {
            let board = words.next().unwrap_or_default();
            let board = board.parse().map_err(|error| format!("fen, {error}"))?;
            let side = words.next().unwrap_or_default();
            let side = side
                .parse()
                .map_err(|error| format!("fen, after the board: {error}"))?;
            Some((board, side))
        }
        _ => return Err("a position is startpos or fen BOARD SIDE".to_owned()),
    };
    match words.next() {
        None | Some("moves") => Ok(Command::Position {
            board,
            moves: words.collect::<Vec<_>>().join(" "),
        }),
        Some(other) => Err(format!("{} where only moves can follow", quoted(other))),
    }
}

fn go<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Limits, String> {
    let mut limits = Limits::default();
    while let Some(name) = words.next() {
        if name == "infinite" {
            limits.is_infinite = true;
            continue;
        }
        let mut number = || -> Result<u64, String> {
            let value = words.next().unwrap_or_default();
            value
                .parse()
                .map_err(|_| format!("go {name}: {} is not a number", quoted(value)))
        };
        match name {
            "movetime" => limits.move_time = Some(number()?),
            "depth" => limits.depth = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
            "nodes" => limits.nodes = Some(number()?),
            "p1time" => limits.clock[0] = Some(number()?),
            "p2time" => limits.clock[1] = Some(number()?),
            "p1inc" => limits.increment[0] = number()?,
            "p2inc" => limits.increment[1] = number()?,
            _ => return Err(format!("unknown limit {}", quoted(name))),
        }
    }
    Ok(limits)
}

fn query(what: Option<&str>) -> Result<Command, String> {
    match what {
        Some("gameover") => Ok(Command::Query(Query::GameOver)),
        Some("p1turn") => Ok(Command::Query(Query::P1Turn)),
        Some("result") => Ok(Command::Query(Query::Result)),
        _ => Err("one can query gameover, p1turn or result".to_owned()),
    }
}

/// A word in an error, not longer than is useful.
fn quoted(word: &str) -> String {
    const LONGEST: usize = 40;
    format!("{:?}", word.chars().take(LONGEST).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(line: &str) -> Limits {
        match parse(line) {
            Ok(Command::Go(limits)) => limits,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn limits_become_a_budget_for_the_side_to_move() {
        let limits = limits("go p1time 60000 p2time 10000 p1inc 1000 depth 9");
        let south = limits.budget(Side::South);
        assert_eq!((south.time, south.depth), (Some(Duration::from_secs(4)), Some(9)));
        assert_eq!(limits.budget(Side::North).time, Some(Duration::from_millis(500)));
        assert!(!limits.is_endless());
    }

    #[test]
    fn an_increment_never_takes_more_than_the_clock_has() {
        let limits = limits("go p1time 100 p1inc 5000");
        assert_eq!(limits.budget(Side::South).time, Some(Duration::from_millis(90)));
    }

    #[test]
    fn only_infinite_is_endless() {
        assert!(limits("go infinite").is_endless());
        assert_eq!(
            limits("go infinite").budget(Side::South).time,
            Some(Duration::MAX)
        );
        assert!(!limits("go nodes 5").is_endless());
        // Each level has limits of its own.
        assert!(!limits("go").is_endless());
        assert_eq!(limits("go").budget(Side::South), Budget::default());
    }

    #[test]
    fn wrong_lines_say_what_is_wrong() {
        for (line, problem) in [
            ("fly", "unknown command \"fly\""),
            ("go depth far", "go depth: \"far\" is not a number"),
            ("go sideways", "unknown limit \"sideways\""),
            (
                "position fen <6,1> south",
                "fen, column 5: a board has 15 numbers, this one has only 2",
            ),
            ("position startpos 3", "\"3\" where only moves can follow"),
            (
                "setoption Hash 3",
                "an option is set by: setoption name NAME value VALUE",
            ),
            ("query weather", "one can query gameover, p1turn or result"),
        ] {
            assert_eq!(parse(line), Err(problem.to_owned()), "{line}");
        }
    }
}
