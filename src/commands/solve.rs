//! `kalaha solve`: the exact result with perfect play.

use std::io::Write;

use kalaha_rules::{House, Position};
use serde_json::{Map, Value, json};

use super::failure::Failure;
use crate::ai::{Budget, Engine, Solution, Stop};
use crate::cli::SolveArgs;

/// Solves the position and prints what was found.
pub fn run(args: &SolveArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.asked.start.game_of_people()?;
    let position = game.position();
    if position.is_over() {
        return Err(Failure::Usage(
            "the game is over in this position: there is nothing to solve".to_owned(),
        ));
    }
    let options = args.asked.engine.options_for_solving();
    let budget = Budget {
        time: args.asked.engine.think,
        ..Budget::default()
    };
    let solution = Engine::new(options)
        .solve(position, args.each_move, &budget, &Stop::new())
        .ok_or_else(|| Failure::Failed("not solved in this time; give it more with --think".to_owned()))?;
    match args.asked.json {
        true => writeln!(out, "{}", as_json(&solution, args.each_move, options.threads))?,
        false => write_text(position, &solution, out)?,
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

fn write_text(position: &Position, solution: &Solution, out: &mut dyn Write) -> Result<(), Failure> {
    let side = position.turn().map(|side| side.to_string()).unwrap_or_default();
    let outcome = match solution.value {
        0 => format!("a draw for {side}"),
        value @ 1.. => format!("{side} wins by {value}"),
        value => format!("{side} loses by {}", -value),
    };
    writeln!(out, "With perfect play: {outcome}.")?;
    let best: Vec<_> = solution.best.iter().map(ToString::to_string).collect();
    writeln!(out, "Best: {}", best.join(", "))?;
    for (house, value) in &solution.moves {
        writeln!(out, "  {house}: {value:+}")?;
    }
    let mut after = *position;
    let line: Vec<_> = solution
        .line
        .iter()
        .map_while(|&house| after.sow(house).ok())
        .collect();
    writeln!(out, "Line: {}", kalaha_rules::write_turns(&line))?;
    let seconds = solution.time.as_secs_f64();
    writeln!(out, "{} positions in {seconds:.3} s", solution.nodes)?;
    Ok(())
}
