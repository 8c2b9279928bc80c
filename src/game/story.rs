//! What a game was like: how the seeds in the stores went, and the moments that made it.

use kalaha_rules::{GameResult, Pit, Side, Sow};

use super::{Game, Turn};

/// The course of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Story {
    /// By how many seeds south's store is ahead of north's: at the start, and after each turn. At least one number.
    pub margins: Vec<i16>,
    /// The turn that brought the most seeds into the store of its player, leftovers not counted.
    pub richest: Option<Moment>,
    /// The capture with the most seeds.
    pub capture: Option<Moment>,
    /// The turn with the most sows, if any turn had more than one.
    pub chain: Option<Moment>,
    /// How the game was decided; `None` for a draw, and while it goes on.
    pub decision: Option<Decision>,
}

/// Something that stands out in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// The number of the turn.
    pub turn: usize,
    /// Whose turn it was.
    pub side: Side,
    /// How many: seeds, or sows of a chain. At least 1.
    pub count: u16,
}

/// How a game was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// The winner was ahead from a turn to the end.
    Lead {
        /// The winner.
        side: Side,
        /// The number of the turn after which it was ahead for good; 0 if it began so.
        turn: usize,
    },
    /// Without the leftovers the winner would not have won.
    Leftovers {
        /// The winner.
        side: Side,
    },
}

impl Story {
    /// The story of a game so far.
    pub fn of(game: &Game) -> Story {
        let margin = |board: &kalaha_rules::Board| {
            i16::from(board.store(Side::South)) - i16::from(board.store(Side::North))
        };
        let mut margins = vec![margin(game.start().board())];
        let (mut richest, mut capture, mut chain) = (None, None, None);
        for turn in game.turns() {
            margins.push(margin(turn.steps[turn.steps.len() - 1].after.board()));
            let gains = turn.steps.iter().map(|step| u16::from(gain(&step.sow)));
            keep_larger(&mut richest, &turn, gains.sum());
            let captures = turn.steps.iter().filter_map(|step| step.sow.capture());
            let largest = captures.map(|capture| capture.total()).max();
            keep_larger(&mut capture, &turn, largest.unwrap_or(0).into());
            let sows = turn.steps.len() as u16;
            keep_larger(&mut chain, &turn, if sows > 1 { sows } else { 0 });
        }
        Story {
            decision: decision(game, &margins),
            margins,
            richest,
            capture,
            chain,
        }
    }
}

/// The seeds that a sow brought into the store of its player, leftovers not counted.
pub fn gain(sow: &Sow) -> u8 {
    let store = Pit::Store(sow.side());
    let dropped = sow.drops().filter(|&pit| pit == store).count() as u8;
    dropped + sow.capture().map_or(0, |capture| capture.total())
}

/// Remembers the first of the largest.
fn keep_larger(best: &mut Option<Moment>, turn: &Turn<'_>, count: u16) {
    if count > best.map_or(0, |moment| moment.count) {
        *best = Some(Moment {
            turn: turn.number,
            side: turn.side(),
            count,
        });
    }
}

fn decision(game: &Game, margins: &[i16]) -> Option<Decision> {
    let Some(GameResult::Win(side)) = game.position().result() else {
        return None;
    };
    let ahead = |margin: i16| match side {
        Side::South => margin > 0,
        Side::North => margin < 0,
    };
    let taken = game.last_sow().and_then(Sow::leftovers).unwrap_or_default();
    let last = margins[margins.len() - 1];
    let without_leftovers = last - (i16::from(taken.south) - i16::from(taken.north));
    if !ahead(without_leftovers) {
        return Some(Decision::Leftovers { side });
    }
    let behind = margins.iter().rposition(|&margin| !ahead(margin));
    Some(Decision::Lead {
        side,
        turn: behind.map_or(0, |turn| turn + 1),
    })
}

#[cfg(test)]
mod tests {
    use kalaha_rules::{Position, Sides, parse_moves};

    use super::*;
    use crate::game::Seat;

    fn play(rules: &str, board: Option<&str>, moves: &str) -> Game {
        let rules: kalaha_rules::RuleSet = rules.parse().unwrap();
        let start = match board {
            Some(board) => Position::new(rules, board.parse().unwrap(), Side::South),
            None => Position::start(rules, Side::South),
        };
        let seats = Sides::<Seat>::default();
        let mut game = Game::new(seats, start, Side::South);
        for written in parse_moves(moves).unwrap() {
            game.sow(written.house).unwrap();
        }
        game
    }

    fn moment(turn: usize, side: Side, count: u16) -> Option<Moment> {
        Some(Moment { turn, side, count })
    }

    #[test]
    fn the_margin_is_that_of_the_stores_after_each_turn() {
        let game = play("four", None, "3-6 2-1 5");
        let story = Story::of(&game);
        assert_eq!(story.margins, [0, 2, 1, 2]);
        assert_eq!(story.chain, moment(1, Side::South, 2), "the first of the longest");
        assert_eq!(story.richest, moment(1, Side::South, 2));
        assert_eq!(story.capture, None);
        assert_eq!(story.decision, None, "it goes on");
    }

    #[test]
    fn captures_count_for_the_turn_in_which_they_were_made() {
        let game = play("kalaha", Some("<6,8,9,1,0,3,2,4,5,3,2,4,1,5,6>"), "1 1");
        let story = Story::of(&game);
        assert_eq!(story.capture, moment(1, Side::South, 6));
        assert_eq!(story.richest, moment(1, Side::South, 6));
        assert_eq!(story.margins[..2], [-1, 5]);
        assert_eq!(story.chain, None);
    }

    #[test]
    fn a_lead_counts_from_when_it_lasted() {
        let board = "<6,20,22,0,0,0,0,0,1,0,0,0,0,0,3>";
        let behind = Story::of(&play("kalaha", Some(board), "6"));
        assert_eq!(
            behind.decision,
            Some(Decision::Lead {
                side: Side::North,
                turn: 0
            })
        );
        let board = "<6,21,21,0,0,0,0,0,1,0,0,0,0,0,1>";
        assert_eq!(
            Story::of(&play("kalaha", Some(board), "6")).decision,
            None,
            "a draw"
        );
        let board = "<6,21,21,0,0,0,0,0,1,0,0,0,0,0,3>";
        let turned = Story::of(&play("kalaha", Some(board), "6"));
        assert_eq!(turned.decision, Some(Decision::Leftovers { side: Side::North }));
        assert_eq!(turned.margins, [0, -2]);
        let board = "<6,21,21,0,0,0,0,0,1,0,0,0,0,0,3>";
        let taken = Story::of(&play("emptier", Some(board), "6"));
        assert_eq!(
            taken.decision,
            Some(Decision::Lead {
                side: Side::South,
                turn: 1
            })
        );
    }

    #[test]
    fn all_that_is_gained_in_a_game_ends_in_the_stores() {
        for rules in kalaha_rules::RuleSet::all() {
            let mut game = play(&rules.to_string(), None, "");
            while let Some(house) = game.position().legal().iter().next() {
                game.sow(house).unwrap();
            }
            let gains = |side| {
                let sows = game.steps().iter().filter(|step| step.sow.side() == side);
                sows.map(|step| gain(&step.sow)).sum::<u8>()
            };
            let taken = game.last_sow().unwrap().leftovers().unwrap();
            for side in Side::ALL {
                assert_eq!(
                    gains(side) + taken[side],
                    game.position().score()[side],
                    "{rules}"
                );
            }
        }
    }
}
