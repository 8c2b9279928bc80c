//! `kalaha solve`: the exact result with perfect play.

use std::io::Write;

use kalaha_rules::House;
use serde_json::{Map, Value, json};

use super::failure::Failure;
use super::progress::spinner;
use super::setup::granted;
use crate::ai::{Budget, Engine, Solution, Stop};
use crate::cli::SolveArgs;
use crate::say;
use crate::text::{Text, solution_sentences};

/// Solves the position and prints what was found.
pub fn run(args: &SolveArgs, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.asked.start.game_of_people()?;
    let position = game.position();
    if position.is_over() {
        return Err(Failure::Usage(
            "the game is over in this position: there is nothing to solve".to_owned(),
        ));
    }
    let options = granted(args.asked.engine.options_for_solving())?;
    let budget = Budget {
        time: args.asked.engine.think,
        ..Budget::default()
    };
    let spinner = spinner(say!(text, "solve-working"));
    let solution = Engine::new(options)
        .solve(position, args.each_move, &budget, &Stop::new())
        .ok_or_else(|| Failure::Failed("not solved in this time; give it more with --think".to_owned()));
    spinner.finish_and_clear();
    let solution = solution?;
    match args.asked.json {
        true => writeln!(out, "{}", as_json(&solution, args.each_move, options.threads))?,
        false => {
            for sentence in solution_sentences(text, position, &solution) {
                writeln!(out, "{sentence}")?;
            }
        }
    }
    Ok(())
}

fn as_json(solution: &Solution, each_move: bool, threads: usize) -> Value {
    let mut fields = Map::new();
    fields.insert("value".to_owned(), json!(solution.value));
    fields.insert("best".to_owned(), numbers(&solution.best));
    fields.insert("line".to_owned(), numbers(&solution.line));
    fields.insert("nodes".to_owned(), json!(solution.nodes));
    fields.insert("seconds".to_owned(), json!(solution.time.as_secs_f64()));
    fields.insert("threads".to_owned(), json!(threads));
    if each_move {
        let moves = solution.moves.iter();
        let moves = moves.map(|(house, value)| json!({ "house": house.number(), "value": value }));
        fields.insert("moves".to_owned(), moves.collect());
    }
    Value::Object(fields)
}

fn numbers(houses: &[House]) -> Value {
    houses.iter().map(|house| house.number()).collect()
}
