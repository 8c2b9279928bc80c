//! The game that a command is about: described by options, or read from a file.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use kalaha_rules::{Board, IllegalMove, Position, Side, Sides, WrittenMove};

use super::failure::Failure;
use crate::cli::StartArgs;
use crate::game::{Game, Seat};

/// The longest record that is read, in bytes: hundreds of times the longest game.
const LONGEST_RECORD: u64 = 1 << 20;

impl StartArgs {
    /// The game that the options describe, its moves played.
    pub(super) fn game(&self, seats: Sides<Seat>, first: Side) -> Result<Game, Failure> {
        let rules = self.rules.over(self.rules.rules);
        let board = self.board.unwrap_or_else(|| Board::start(rules.seeds));
        let mut game = Game::new(seats, Position::new(rules, board, first), first);
        let moves = self.moves.iter().flat_map(|moves| &moves.0);
        for &WrittenMove { house, column } in moves {
            game.sow(house).map_err(|reason| {
                let illegal = IllegalMove {
                    house,
                    column,
                    reason,
                };
                Failure::option("--moves <MOVES>", illegal)
            })?;
        }
        Ok(game)
    }

    /// The game between two people that the options describe.
    pub(super) fn game_of_people(&self) -> Result<Game, Failure> {
        self.game(Sides::default(), self.turn.unwrap_or(Side::South))
    }
}

/// Reads the record of a game from a file, or from stdin if it is named `-`.
pub(super) fn read_record_or_stdin(path: &Path) -> Result<Game, Failure> {
    match path == Path::new("-") {
        true => record("stdin", io::stdin().lock()),
        false => read_record(path),
    }
}

/// Reads the record of a game from a file.
pub(super) fn read_record(path: &Path) -> Result<Game, Failure> {
    let name = format!("{path:?}");
    let file = File::open(path).map_err(|error| unreadable(&name, error))?;
    record(&name, file)
}

fn record(name: &str, source: impl Read) -> Result<Game, Failure> {
    let mut bytes = Vec::new();
    source
        .take(LONGEST_RECORD + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| unreadable(name, error))?;
    if bytes.len() as u64 > LONGEST_RECORD {
        return Err(Failure::Failed(format!(
            "{name} is larger than 1 MiB: it is not the record of a game"
        )));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let line = good.matches('\n').count() + 1;
        let column = good.chars().rev().take_while(|&c| c != '\n').count() + 1;
        Failure::Failed(format!(
            "{name}, line {line}, column {column}: this is not text in UTF-8; save the record in that encoding"
        ))
    })?;
    text.parse()
        .map_err(|error| Failure::Failed(format!("{name}, {error}")))
}

fn unreadable(name: &str, error: io::Error) -> Failure {
    Failure::Failed(format!("{name} cannot be read: {error}"))
}
