//! The game that a command is about: described by options, or read from a file.

use std::io;
use std::path::Path;

use kalaha_rules::{Board, IllegalMove, Position, Side, Sides, WrittenMove};

use super::failure::Failure;
use crate::ai::EngineOptions;
use crate::cli::StartArgs;
use crate::game::{Game, Seat};
use crate::storage;

impl StartArgs {
    /// The game that the options describe, its moves played.
    pub(super) fn game(&self, seats: Sides<Seat>, first: Side) -> Result<Game, Failure> {
        let rules = self.rules.rule_set();
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
    Ok(match path == Path::new("-") {
        true => storage::read_record_from(Path::new("stdin"), io::stdin().lock())?,
        false => storage::read_record(path)?,
    })
}

/// What the built-in player may use, if the system grants so much memory.
pub(super) fn granted(options: EngineOptions) -> Result<EngineOptions, Failure> {
    match options.are_granted() {
        true => Ok(options),
        false => Err(Failure::Failed(format!(
            "this machine does not grant {} MiB of memory: ask for less with --hash",
            options.hash_mib
        ))),
    }
}
