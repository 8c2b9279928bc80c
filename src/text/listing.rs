//! Games in a list.

use kalaha_rules::{Position, Sides};

use super::{Text, result, seat_name};
use crate::game::Seat;
use crate::say;

/// Who plays: `Anna against medium`.
pub fn opponents(text: &Text, seats: &Sides<Seat>) -> String {
    say!(
        text,
        "listed-seats",
        south = seat_name(text, &seats.south),
        north = seat_name(text, &seats.north),
    )
}

/// How a game stands in a turn with this number: how it ended, or its turn and who is to move.
pub fn standing(text: &Text, position: &Position, turn_number: usize) -> String {
    match (position.result(), position.turn()) {
        (None, Some(side)) => say!(
            text,
            "listed-goes-on",
            number = turn_number,
            side = side.to_string()
        ),
        (outcome, _) => outcome.map_or(String::new(), |outcome| result(text, outcome, position.score())),
    }
}
