//! Positions as JSON. The fields and their order are a contract with other programs.

use std::io::{self, Write};

use kalaha_rules::{Capture, House, Position, RuleSet, Sides, Sow};
use serde_json::{Value, json};

use crate::game::Game;
use crate::text::is_harmless;

/// Writes the position of a game, or each position from the start on, one object a line.
pub fn write(out: &mut dyn Write, game: &Game, trace: bool) -> io::Result<()> {
    if trace {
        writeln!(out, "{}", position(game.start(), None))?;
        for step in game.steps() {
            writeln!(out, "{}", position(&step.after, Some(&step.sow)))?;
        }
        return Ok(());
    }
    writeln!(out, "{}", position(game.position(), game.last_sow()))
}

/// Writes a value that holds text from files: what a terminal would obey is escaped.
pub fn write_escaped(out: &mut dyn Write, value: &Value) -> io::Result<()> {
    // Such characters only stand in strings.
    for c in value.to_string().chars() {
        match is_harmless(c) {
            true => write!(out, "{c}")?,
            false => {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    write!(out, "\\u{unit:04x}")?;
                }
            }
        }
    }
    writeln!(out)
}

fn position(position: &Position, last: Option<&Sow>) -> Value {
    json!({
        "board": position.board().to_string(),
        "turn": position.turn().map(|side| side.to_string()),
        "legal": position.legal().iter().map(House::number).collect::<Vec<_>>(),
        "over": position.is_over(),
        "score": sides(position.score()),
        "result": position.result().map(|result| result.to_string()),
        "last": last.map(sow),
    })
}

fn sow(sow: &Sow) -> Value {
    json!({
        "side": sow.side().to_string(),
        "house": sow.house().number(),
        "end": sow.end().to_string(),
        "captured": sow.capture().map_or(0, Capture::total),
        "extra_turn": sow.extra_turn(),
        "leftovers": sides(sow.leftovers().unwrap_or_default()),
    })
}

/// A rule set.
pub fn rules(rules: RuleSet) -> Value {
    json!({
        "seeds": rules.seeds.get(),
        "own_stone": rules.own_stone.to_string(),
        "leftovers": rules.leftovers.to_string(),
    })
}

/// Something that each side has.
pub fn sides(seeds: Sides<u8>) -> Value {
    json!({ "south": seeds.south, "north": seeds.north })
}
