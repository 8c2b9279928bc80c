//! Why a turn is good, made from what its sows do.

use kalaha_rules::{House, Pit, Position, Side, Sow};

use crate::game::gain;

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
    /// It ends the game.
    EndsGame,
    /// The other side could have captured so many seeds from this house, and no longer can.
    Saves {
        /// The house that was in danger.
        house: House,
        /// The seeds in it.
        seeds: u8,
    },
    /// The next turn could capture so many seeds, which could not be captured before.
    Threatens(u8),
    /// The other side could have earned an extra turn with this house of its own, and no longer can.
    Spoils(House),
    /// The other side can capture nothing, where it could have before, or could after another sow.
    LeavesNothing,
    /// The next turn could earn an extra turn with this house, which it could not before.
    Readies(House),
    /// The other side has only one house to sow.
    Forces,
    /// No seed went to the other side's houses, where another sow would have brought some.
    KeepsSeeds,
    /// It brings so many seeds home on its way.
    BringsHome(u8),
    /// None of these: best play brings so many seeds more than after the next best, if that is known.
    BringsMost(Option<i16>),
}

/// How many benefits are told at most: more than these are soon forgotten.
const MOST: usize = 2;
/// The fewest seeds in danger that are worth a word.
const WORTH_SAVING: u8 = 2;
/// The fewest seeds opposite that are a threat.
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
        let (turn, benefits) = turn_and_benefits(position, line);
        Reason::new(turn, benefits)
    }

    /// The reason for the turn that this line begins with, rather than for the one that another line begins with: what
    /// speaks for both is left out.
    pub fn rather_than(position: &Position, line: &[House], other: &[House]) -> Reason {
        let (turn, mut benefits) = turn_and_benefits(position, line);
        let (_, others) = turn_and_benefits(position, other);
        benefits.retain(|benefit| !others.contains(benefit));
        Reason::new(turn, benefits)
    }

    fn new(turn: Vec<Sow>, mut benefits: Vec<Benefit>) -> Reason {
        // That seeds come home is only worth a word if there is no other.
        let telling = |benefit: &Benefit| !matches!(benefit, Benefit::BringsHome(_));
        if benefits.iter().any(telling) || turn.iter().any(speaks_for_itself) {
            benefits.retain(telling);
        } else if benefits.is_empty() && !turn.is_empty() {
            benefits.push(Benefit::BringsMost(None));
        }
        benefits.truncate(MOST);
        Reason { turn, benefits }
    }

    /// Says by how many seeds it is better than the next best, where nothing else is to be said for it.
    pub fn ahead_by(mut self, seeds: i16) -> Reason {
        for benefit in &mut self.benefits {
            if let Benefit::BringsMost(lead) = benefit {
                *lead = Some(seeds).filter(|&seeds| seeds > 0);
            }
        }
        self
    }
}

fn end(last: &Sow, side: Side) -> Benefit {
    match last.leftovers().map(|taken| taken[side]) {
        Some(seeds) if seeds > 0 => Benefit::TakesLeftovers(seeds),
        _ => Benefit::EndsGame,
    }
}

/// The turn that a line begins with, and all that comes of it, the most important first.
fn turn_and_benefits(position: &Position, line: &[House]) -> (Vec<Sow>, Vec<Benefit>) {
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
    let benefits = match (position.turn(), turn.last()) {
        (Some(side), Some(last)) if last.ends_game() => vec![end(last, side)],
        (Some(side), Some(_)) => benefits(position, &after, side, &turn),
        _ => Vec::new(),
    };
    (turn, benefits)
}

/// What comes of a turn after which the game goes on, the most important first.
fn benefits(before: &Position, after: &Position, side: Side, turn: &[Sow]) -> Vec<Benefit> {
    let other = side.other();
    let danger = captures(before, other);
    let left = captures(after, other);
    // A sow that comes round brings a seed of its own to what it captures: that one is not saved.
    let own = |prey: &Prey| (prey.house, before.board().house(side, prey.house));
    let is_safe = |house| left.iter().all(|still| still.house != house);
    let saved = danger.iter().map(own);
    let saved = saved.filter(|&(house, seeds)| seeds >= WORTH_SAVING && is_safe(house));
    let saved = saved.max_by_key(|&(_, seeds)| seeds);

    let had = captures(before, side);
    let could_before = |prey: &Prey| {
        let same = had.iter().filter(|had| had.house == prey.house);
        same.map(|had| had.opposite).max() >= Some(prey.opposite)
    };
    let threat = captures(after, side).into_iter();
    let threat = threat.filter(|prey| prey.opposite >= WORTH_A_THREAT && !could_before(prey));
    let threat = threat.max_by_key(|prey| prey.total);

    let lost = |side, from, to| {
        let kept = extra_turns(to, side);
        let mut lost = extra_turns(from, side).into_iter();
        lost.find(|house| !kept.contains(house))
    };
    let is_only = after.turn() == Some(other) && after.legal().len() == 1;
    let could_leave_something = || {
        let otherwise = before.legal().iter().filter_map(|house| {
            let mut otherwise = *before;
            otherwise.sow(house).ok().map(|_| otherwise)
        });
        let mut risks = std::iter::once(*before).chain(otherwise);
        risks.any(|position| !captures(&position, other).is_empty())
    };
    let when = |is_so: bool, benefit| is_so.then_some(benefit);

    let all = [
        saved.map(|(house, seeds)| Benefit::Saves { house, seeds }),
        threat.map(|prey| Benefit::Threatens(prey.total)),
        when(left.is_empty() && could_leave_something(), Benefit::LeavesNothing),
        lost(other, before, after).map(Benefit::Spoils),
        lost(side, after, before).map(Benefit::Readies),
        when(is_only, Benefit::Forces),
        when(keeps_seeds(before, turn), Benefit::KeepsSeeds),
        Some(turn.iter().map(gain).sum())
            .filter(|&seeds| seeds > 0)
            .map(Benefit::BringsHome),
    ];
    all.into_iter().flatten().collect()
}

/// Whether what a sow does is in itself a reason to sow it.
pub(crate) fn speaks_for_itself(sow: &Sow) -> bool {
    sow.extra_turn() || sow.capture().is_some()
}

/// Whether no seed of a turn goes to the other side, and those of another sow would.
fn keeps_seeds(before: &Position, turn: &[Sow]) -> bool {
    let gives = |sow: &Sow| {
        sow.drops()
            .any(|pit| matches!(pit, Pit::House(side, _) if side != sow.side()))
    };
    let others = before
        .legal()
        .iter()
        .filter_map(|house| before.clone().sow(house).ok());
    !turn.iter().any(gives) && others.into_iter().any(|sow| gives(&sow))
}

/// What a side could capture.
struct Prey {
    /// The house of the other side that the seeds would be taken from.
    house: House,
    /// The seeds in it.
    opposite: u8,
    /// All that would go to the store, the capturing seed with them if the rules have it so.
    total: u8,
}

/// What this side could capture if it were to move.
fn captures(position: &Position, side: Side) -> Vec<Prey> {
    let prey = |sow: Sow| {
        let capture = sow.capture().filter(|capture| capture.opposite > 0)?;
        match sow.end() {
            Pit::House(_, end) => Some(Prey {
                house: end.opposite(),
                opposite: capture.opposite,
                total: capture.total(),
            }),
            Pit::Store(_) => None,
        }
    };
    sows(position, side).filter_map(prey).collect()
}

/// The houses with which this side would earn an extra turn if it were to move.
fn extra_turns(position: &Position, side: Side) -> Vec<House> {
    let earning = sows(position, side).filter(Sow::extra_turn);
    earning.map(|sow| sow.house()).collect()
}

/// What each house of this side would do if it were to move.
fn sows(position: &Position, side: Side) -> impl Iterator<Item = Sow> {
    let to_move = Position::new(position.rules(), *position.board(), side);
    let legal = to_move.legal().iter();
    legal.filter_map(move |house| to_move.clone().sow(house).ok())
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
        assert!(
            !quiet.contains(&Benefit::LeavesNothing),
            "there was nothing in danger"
        );
    }

    #[test]
    fn a_threat_counts_all_seeds_that_would_go_to_the_store() {
        // After 6, house 5's one seed can reach house 6, empty then, with north's 1 opposite.
        let benefits = reason("<6,0,0,0,0,0,0,1,1,7,0,0,0,0,4>", &[6]).benefits;
        assert_eq!(benefits[0], Benefit::Threatens(8));
    }

    #[test]
    fn the_end_brings_what_is_left() {
        let ended = reason("<6,20,20,0,0,0,0,0,1,0,0,2,0,0,0>", &[6]);
        assert_eq!(
            ended.benefits,
            [Benefit::EndsGame],
            "the leftovers are the other side's"
        );
        let board = "<6,20,20,0,0,0,0,0,1,0,0,2,0,0,0>".parse().unwrap();
        let position = Position::new("emptier".parse().unwrap(), board, Side::South);
        let ended = Reason::of(&position, &[house(6)]);
        assert_eq!(ended.benefits, [Benefit::TakesLeftovers(2)]);
    }
}
