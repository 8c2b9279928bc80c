//! How hard a sow is to find for a person, who looks a few turns ahead and counts what is in the stores.

use kalaha_rules::{House, Position, Side};

use super::{for_side, margin};

/// Whether someone who looks so many turns ahead, the mover's own included, sees that this sow is better than any other.
pub fn singles_out(position: &Position, house: House, turns: u32) -> bool {
    let Some(side) = position.turn() else {
        return false;
    };
    let seen = |house| Some(for_side(side, after(position, house, turns)?));
    let value = seen(house);
    let others = position.legal().iter().filter(|&other| other != house);
    value.is_some() && others.map(seen).all(|other| other < value)
}

/// By how many seeds south's store is ahead after this sow and the best ones that follow.
fn after(position: &Position, house: House, turns: u32) -> Option<i16> {
    let mut after = *position;
    after.sow(house).ok()?;
    let passes = after.turn() != position.turn();
    Some(look(&after, turns - u32::from(passes && turns > 0)))
}

fn look(position: &Position, turns: u32) -> i16 {
    let here = margin(position, Side::South);
    let Some(side) = position.turn().filter(|_| turns > 0) else {
        return here;
    };
    let values = position
        .legal()
        .iter()
        .filter_map(|house| after(position, house, turns));
    values.max_by_key(|&value| for_side(side, value)).unwrap_or(here)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finds(board: &str, house: u8, turns: u32) -> bool {
        let position = Position::new("four".parse().unwrap(), board.parse().unwrap(), Side::South);
        singles_out(&position, House::new(house).unwrap(), turns)
    }

    #[test]
    fn a_large_capture_is_seen_at_once() {
        let board = "<6,0,0,1,0,3,0,0,2,4,0,0,0,9,1>";
        assert!(finds(board, 1, 1));
        assert!(!finds(board, 3, 1));
    }

    #[test]
    fn an_answer_is_seen_by_those_who_look_for_it() {
        // Houses 2 and 6 bring a seed each, and north could capture the 6 seeds of house 2.
        let board = "<6,0,0,0,6,0,0,0,2,4,4,2,4,0,4>";
        assert!(!finds(board, 2, 1), "nothing tells them apart at once");
        assert!(finds(board, 2, 2));
    }
}
