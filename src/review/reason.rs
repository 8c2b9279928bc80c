//! Why a turn is good, made from what its sows do.

use kalaha_rules::{House, Position, Side, Sow};

/// Why a turn is good, as facts that can be put into words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// The sows of the turn, each with what it does.
    pub turn: Vec<Sow>,
    /// What else comes of it, the most important first.
    pub benefits: Vec<Benefit>,
}

/// Something good that comes of a turn and is not seen in its sows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Benefit {
    /// It ends the game, and the one who sowed takes so many seeds that were left.
    TakesLeftovers(u8),
    /// The other side could have captured so many seeds from this house, and no longer can.
    Saves {
        /// The house that was in danger.
        house: House,
        /// The seeds in it.
        seeds: u8,
    },
    /// The other side could have captured something, and now can capture nothing.
    LeavesNothing,
    /// The next turn could capture so many seeds, which could not be captured before.
    Threatens(u8),
}

/// The fewest seeds in danger that are worth a word.
const WORTH_SAVING: u8 = 2;
/// The fewest seeds to capture that are a threat.
const WORTH_A_THREAT: u8 = 3;

/// What to look for, to find a turn without being told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clue {
    /// Its first sow ends in the store.
    Store,
    /// Its first sow captures.
    Capture,
    /// It saves a house.
    Danger,
    /// It begins with one of the houses 1 to 3.
    FirstHouses,
    /// It begins with one of the houses 4 to 6.
    LastHouses,
}

impl Clue {
    /// The name by which messages know it.
    pub fn id(self) -> &'static str {
        match self {
            Clue::Store => "store",
            Clue::Capture => "capture",
            Clue::Danger => "danger",
            Clue::FirstHouses => "first-houses",
            Clue::LastHouses => "last-houses",
        }
    }
}

impl Reason {
    /// What to look for to find the turn; `None` if it has no sow.
    pub fn clue(&self) -> Option<Clue> {
        let first = self.turn.first()?;
        let saves = |benefit: &Benefit| matches!(benefit, Benefit::Saves { .. });
        Some(if first.extra_turn() {
            Clue::Store
        } else if first.capture().is_some_and(|capture| capture.opposite > 0) {
            Clue::Capture
        } else if self.benefits.iter().any(saves) {
            Clue::Danger
        } else if first.house().number() <= 3 {
            Clue::FirstHouses
        } else {
            Clue::LastHouses
        })
    }

    /// The reason for the turn that this line begins with; the sows of the other side in it are left out.
    pub fn of(position: &Position, line: &[House]) -> Reason {
        let mut after = *position;
        let mut turn = Vec::new();
        for &house in line {
            if after.turn() != position.turn() {
                break;
            }
            match after.sow(house) {
                Ok(sow) => turn.push(sow),
                Err(_) => break,
            }
        }
        let benefits = match position.turn() {
            Some(side) => benefits(position, &after, side, turn.last()),
            None => Vec::new(),
        };
        Reason { turn, benefits }
    }
}

fn benefits(before: &Position, after: &Position, side: Side, last: Option<&Sow>) -> Vec<Benefit> {
    if let Some(taken) = last.and_then(Sow::leftovers) {
        let taken = Some(taken[side]).filter(|&seeds| seeds > 0);
        return taken.map(Benefit::TakesLeftovers).into_iter().collect();
    }
    let danger = captures(before, side.other());
    let left = captures(after, side.other());
    let threats = captures(before, side);
    let mut benefits = Vec::new();
    let saved = danger
        .iter()
        .filter(|(house, seeds)| *seeds >= WORTH_SAVING && left.iter().all(|(other, _)| other != house));
    if let Some(&(house, seeds)) = saved.max_by_key(|(_, seeds)| *seeds) {
        benefits.push(Benefit::Saves { house, seeds });
    }
    if !danger.is_empty() && left.is_empty() {
        benefits.push(Benefit::LeavesNothing);
    }
    let threat = captures(after, side).into_iter().filter(|(house, seeds)| {
        *seeds >= WORTH_A_THREAT
            && threats
                .iter()
                .all(|(other, least)| other != house || least < seeds)
    });
    if let Some((_, seeds)) = threat.max_by_key(|(_, seeds)| *seeds) {
        benefits.push(Benefit::Threatens(seeds));
    }
    benefits
}

/// The houses of the other side whose seeds this side could capture if it were to move, with their seeds.
fn captures(position: &Position, side: Side) -> Vec<(House, u8)> {
    let to_move = Position::new(position.rules(), *position.board(), side);
    let capture = |house| {
        let sow = to_move.clone().sow(house).ok()?;
        let seeds = sow.capture().filter(|capture| capture.opposite > 0)?.opposite;
        match sow.end() {
            kalaha_rules::Pit::House(_, end) => Some((end.opposite(), seeds)),
            kalaha_rules::Pit::Store(_) => None,
        }
    };
    to_move.legal().iter().filter_map(capture).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason(board: &str, line: &[u8]) -> Reason {
        let position = Position::new("four".parse().unwrap(), board.parse().unwrap(), Side::South);
        let line: Vec<_> = line.iter().map(|&house| House::new(house).unwrap()).collect();
        Reason::of(&position, &line)
    }

    fn house(number: u8) -> House {
        House::new(number).unwrap()
    }

    #[test]
    fn the_turn_ends_where_the_other_side_moves() {
        let reason = reason("<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>", &[3, 6, 2, 1]);
        let turn: Vec<_> = reason.turn.iter().map(Sow::house).collect();
        assert_eq!(turn, [house(3), house(6)]);
    }

    #[test]
    fn a_house_in_danger_is_saved_by_sowing_it() {
        // North's 1 can reach its empty 2, opposite south's 5.
        let board = "<6,0,0,0,0,0,1,9,0,1,0,4,4,4,4>";
        let saved = Benefit::Saves {
            house: house(5),
            seeds: 9,
        };
        assert!(reason(board, &[5]).benefits.contains(&saved));
        assert!(!reason(board, &[4]).benefits.contains(&saved));
    }

    #[test]
    fn nothing_is_left_to_capture_and_something_is_threatened() {
        // South's 5 goes past the store into north's 2: the house is empty no more, and south's 4 could reach south's 5,
        // now empty, with the seeds of north's 2 opposite.
        let benefits = reason("<6,0,0,0,0,0,1,9,0,1,0,4,4,4,4>", &[5]).benefits;
        assert!(benefits.contains(&Benefit::LeavesNothing), "{benefits:?}");
        let quiet = reason("<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>", &[1]).benefits;
        assert_eq!(quiet, [], "there was nothing in danger");
    }

    #[test]
    fn a_threat_counts_the_seeds_to_be_captured() {
        // After 6, house 5's one seed can reach house 6, empty then, with north's 1 opposite.
        let benefits = reason("<6,0,0,0,0,0,0,1,1,7,0,0,0,0,4>", &[6]).benefits;
        assert_eq!(benefits, [Benefit::Threatens(7)]);
    }

    #[test]
    fn the_end_brings_what_is_left() {
        let ended = reason("<6,20,20,0,0,0,0,0,1,0,0,2,0,0,0>", &[6]);
        assert_eq!(ended.benefits, [], "the leftovers are the other side's");
        let board = "<6,20,20,0,0,0,0,0,1,0,0,2,0,0,0>".parse().unwrap();
        let position = Position::new("emptier".parse().unwrap(), board, Side::South);
        let ended = Reason::of(&position, &[house(6)]);
        assert_eq!(ended.benefits, [Benefit::TakesLeftovers(2)]);
    }
}
