//! `kalaha hint`: what the built-in player at its best would do.

use std::io::Write;

use serde_json::json;

use super::failure::Failure;
use super::progress::spinner;
use super::setup::granted;
use crate::ai::{Budget, Engine, Level, Stop};
use crate::cli::AskArgs;
use crate::review::Reason;
use crate::say;
use crate::text::{Text, Voice, advice, outlook_for, reason_sentences};

/// Prints the best house, its value, and whether that is proven.
pub fn run(args: &AskArgs, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.start.game_of_people()?;
    let budget = Budget {
        time: args.engine.think,
        ..Budget::default()
    };
    let seed = args.engine.seed.unwrap_or_default();
    let spinner = spinner(say!(text, "hint-working"));
    let thought = Engine::new(granted(args.engine.options())?)
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
        });
    spinner.finish_and_clear();
    let thought = thought?;
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
        let position = game.position();
        writeln!(out, "{}", advice(text, position, &thought))?;
        for sentence in reason_sentences(text, &Reason::of(position, &thought.line), Voice::Reader) {
            writeln!(out, "{sentence}")?;
        }
        writeln!(
            out,
            "{}",
            outlook_for(text, position, thought.value, thought.proven)
        )?;
    }
    Ok(())
}
