//! `kalaha bench`: a fixed set of solves and searches, to compare one build or machine with another.

use std::io::Write;
use std::thread;
use std::time::{Duration, Instant};

use kalaha_rules::{Position, RuleSet, Side, parse_moves, play_moves};
use serde_json::json;

use super::failure::Failure;
use super::setup::granted;
use crate::ai::{Budget, Engine, EngineOptions, Level, Stop};
use crate::cli::BenchArgs;

/// Rule sets that are solved from the start.
const SOLVED: [&str; 4] = [
    "3/always/owner",
    "3/on-capture/owner",
    "3/never/emptier",
    "4/always/owner",
];

/// Positions that are searched for a fixed number of nodes: rule set and moves from the start.
const SEARCHED: [(&str, &str); 4] = [
    ("6/always/owner", ""),
    ("6/on-capture/owner", "1-2 2-6 5 6-5"),
    ("5/never/owner", "2 5 3 1"),
    ("4/always/emptier", "3-6 2-4 1"),
];
const NODES: u64 = 2_000_000;

/// How long the player has thought when it is asked to stop, in milliseconds: while it makes its tables, and later.
const STOPPED_AFTER: [u64; 4] = [5, 50, 200, 600];

/// Runs all of it; a line each, the total, and how long it takes to stop.
pub fn run(args: &BenchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let options = granted(args.engine.options_for_solving())?;
    let mut total = Measured::default();
    for rules in SOLVED {
        let measured = solve(rules, options)?;
        total += measured;
        write_row(&format!("solve {rules}"), measured, args.json, out)?;
    }
    for (rules, moves) in SEARCHED {
        let measured = search(rules, moves, options)?;
        total += measured;
        write_row(&format!("search {rules} {moves}"), measured, args.json, out)?;
    }
    write_row("total", total, args.json, out)?;
    write_wait(longest_wait(options)?, args.json, out)
}

fn write_wait(wait: Duration, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let name = "longest wait after a stop";
    let seconds = wait.as_secs_f64();
    match json {
        true => writeln!(out, "{}", json!({"name": name, "seconds": seconds}))?,
        false => writeln!(out, "{name:84} {seconds:>9.3} s")?,
    }
    Ok(())
}

fn write_row(name: &str, measured: Measured, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let Measured { nodes, time } = measured;
    let seconds = time.as_secs_f64();
    let per_second = (nodes as f64 / seconds.max(1e-9)).round() as u64;
    match json {
        true => {
            let row = json!({
                "name": name,
                "nodes": nodes,
                "nodes_per_second": per_second,
                "seconds": seconds,
            });
            writeln!(out, "{row}")?;
        }
        false => writeln!(
            out,
            "{name:40} {nodes:>12} nodes {per_second:>12} nodes/s {seconds:>9.3} s"
        )?,
    }
    // Each line is seen when it is known.
    out.flush()?;
    Ok(())
}

/// Positions looked at, and the time it took.
#[derive(Debug, Clone, Copy, Default)]
struct Measured {
    nodes: u64,
    time: Duration,
}

impl std::ops::AddAssign for Measured {
    fn add_assign(&mut self, other: Measured) {
        self.nodes += other.nodes;
        self.time += other.time;
    }
}

fn solve(rules: &str, options: EngineOptions) -> Result<Measured, Failure> {
    let position = position(rules, "")?;
    let solution = Engine::new(options).solve(&position, false, &Budget::default(), &Stop::new());
    let solution = solution.ok_or_else(|| Failure::Failed(format!("{rules} was not solved")))?;
    Ok(Measured {
        nodes: solution.nodes,
        time: solution.time,
    })
}

fn search(rules: &str, moves: &str, options: EngineOptions) -> Result<Measured, Failure> {
    let position = position(rules, moves)?;
    let budget = Budget {
        nodes: Some(NODES),
        time: Some(Duration::MAX),
        ..Budget::default()
    };
    let started = Instant::now();
    let thought =
        Engine::new(options).choose(&position, Level::Perfect, &budget, 0, &Stop::new(), &mut |_| {});
    Ok(Measured {
        nodes: thought.map_or(0, |thought| thought.nodes),
        time: started.elapsed(),
    })
}

/// The longest time that the player goes on after it was asked to stop, from the searched positions.
fn longest_wait(options: EngineOptions) -> Result<Duration, Failure> {
    let budget = Budget {
        time: Some(Duration::MAX),
        ..Budget::default()
    };
    let mut longest = Duration::ZERO;
    for (rules, moves) in SEARCHED {
        let position = position(rules, moves)?;
        for after in STOPPED_AFTER {
            let stop = Stop::new();
            let mut engine = Engine::new(options);
            thread::scope(|scope| {
                let thinking = scope.spawn(|| {
                    engine.choose(&position, Level::Perfect, &budget, 0, &stop, &mut |_| {});
                    Instant::now()
                });
                thread::sleep(Duration::from_millis(after));
                let asked = Instant::now();
                stop.stop();
                if let Ok(ended) = thinking.join() {
                    longest = longest.max(ended.saturating_duration_since(asked));
                }
            });
        }
    }
    Ok(longest)
}

/// A position of the fixed set.
fn position(rules: &str, moves: &str) -> Result<Position, Failure> {
    let wrong = |error: &dyn std::fmt::Display| Failure::Failed(error.to_string());
    let rules: RuleSet = rules.parse().map_err(|error| wrong(&error))?;
    let mut position = Position::start(rules, Side::South);
    let moves = parse_moves(moves).map_err(|error| wrong(&error))?;
    play_moves(&mut position, &moves).map_err(|error| wrong(&error))?;
    Ok(position)
}
