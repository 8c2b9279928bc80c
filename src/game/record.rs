//! A game as text, to be read, mailed and kept.
//!
//! A header of `[Name "value"]` tags and the numbered turns:
//!
//! ```text
//! [South "Anna"]
//! [North "medium"]
//! [Date "2026-11-30"]
//! [Seeds "4"]
//! [OwnStone "always"]
//! [Leftovers "owner"]
//! [First "south"]
//! [Result "*"]
//! [Program "kalaha 0.1.0"]
//!
//!   1. 3-6            2. 2-1
//!   3. 5
//! ```
//!
//! A seat is `human`, a level of the built-in player, or the name of a person. `Board` is written if the game did
//! not begin in the usual way. The result is the final score, south first, or `*` while the game goes on. A turn
//! that goes on ends with `-`.

use std::fmt;

use kalaha_rules::{Board, Side, Sides, write_turns};

use super::Game;

pub(super) const SIDES: Sides<&str> = Sides {
    south: "South",
    north: "North",
};
pub(super) const DATE: &str = "Date";
pub(super) const SEEDS: &str = "Seeds";
pub(super) const OWN_STONE: &str = "OwnStone";
pub(super) const LEFTOVERS: &str = "Leftovers";
pub(super) const FIRST: &str = "First";
pub(super) const BOARD: &str = "Board";
pub(super) const RESULT: &str = "Result";
pub(super) const PROGRAM: &str = "Program";

const THIS_PROGRAM: &str = concat!("kalaha ", env!("CARGO_PKG_VERSION"));
const TURN_WIDTH: usize = 12;

impl Game {
    /// The value of the `Result` tag: the final score, south first, or `*` while the game goes on.
    pub(super) fn result_tag(&self) -> String {
        let Sides { south, north } = self.position().score();
        match self.position().is_over() {
            true => format!("{south}-{north}"),
            false => "*".to_owned(),
        }
    }
}

/// Writes the record, which `str::parse` reads again. What was taken back is left out.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.start.rules();
        for side in Side::ALL {
            tag(f, SIDES[side], &self.seats[side].to_string())?;
        }
        for (name, value) in &self.tags {
            tag(f, name, value)?;
        }
        tag(f, SEEDS, &rules.seeds.to_string())?;
        tag(f, OWN_STONE, &rules.own_stone.to_string())?;
        tag(f, LEFTOVERS, &rules.leftovers.to_string())?;
        tag(f, FIRST, &self.first.to_string())?;
        if *self.start.board() != Board::start(rules.seeds) {
            tag(f, BOARD, &self.start.board().to_string())?;
        }
        tag(f, RESULT, &self.result_tag())?;
        tag(f, PROGRAM, THIS_PROGRAM)?;
        turns(f, self)
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    // A value ends with its line, and a name may hold anything.
    let value = value
        .replace('\\', r"\\")
        .replace('"', r#"\""#)
        .replace('\n', " ");
    writeln!(f, "[{name} \"{value}\"]")
}

/// Two turns a line, the one of the side that began on the left.
fn turns(f: &mut fmt::Formatter<'_>, game: &Game) -> fmt::Result {
    let mut turns = game.turns().peekable();
    if turns.peek().is_some() {
        writeln!(f)?;
    }
    while let Some(turn) = turns.next() {
        let sows: Vec<_> = turn.steps.iter().map(|step| step.sow).collect();
        let text = write_turns(&sows);
        let number = turn.number;
        match number % 2 == 1 && turns.peek().is_some() {
            true => write!(f, "{number:>3}. {text:TURN_WIDTH$} ")?,
            false => writeln!(f, "{number:>3}. {text}")?,
        }
    }
    Ok(())
}
