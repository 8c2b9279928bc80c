//! `kalaha hint`: what the built-in player at its best would do.

use std::io::Write;

use serde_json::json;

use super::failure::Failure;
use crate::ai::{Budget, Engine, Level, Stop};
use crate::cli::AskArgs;
use crate::text::{Text, hint_sentences};

/// Prints the best house, its value, and whether that is proven.
pub fn run(args: &AskArgs, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.start.game_of_people()?;
    let budget = Budget {
        time: args.engine.think,
        ..Budget::default()
    };
    let seed = args.engine.seed.unwrap_or_default();
    let thought = Engine::new(args.engine.options())
        .choose(
            game.position(),
            Level::Perfect,
            &budget,
            seed,
            &Stop::new(),
            &mut |_| {},
        )
        .ok_or_else(|| {
            Failure::Usage("the game is over in this position: there is nothing to play".to_owned())
        })?;
    if args.json {
        let line: Vec<_> = thought.line.iter().map(|house| house.number()).collect();
        let report = json!({
            "house": line[0],
            "value": thought.value,
            "proven": thought.proven,
            "depth": thought.depth,
            "line": line,
        });
        writeln!(out, "{report}")?;
    } else {
        for sentence in hint_sentences(text, game.position(), &thought) {
            writeln!(out, "{sentence}")?;
        }
    }
    Ok(())
}
