//! Reasons for turns, in random positions and in recorded games: each says something, and what it says is so.

mod common;

use common::games::reference_games;
use kalaha::review::{Benefit, Reason};
use kalaha::text::{Language, Text, Voice, reason_sentences};
use kalaha_rules::{House, Pit, Position, RuleSet, Side, Sow};
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

/// All sows that a side would have if it were to move.
fn sows(position: &Position, side: Side) -> Vec<Sow> {
    let to_move = Position::new(position.rules(), *position.board(), side);
    let legal = to_move.legal().iter();
    legal.map(|house| to_move.clone().sow(house).unwrap()).collect()
}

/// What a side would capture from a house of the other side: the seeds opposite, and by how much its store would grow.
fn captures(position: &Position, side: Side, from: House) -> Vec<(u8, u8)> {
    let captures = sows(position, side).into_iter().filter_map(|sow| {
        let end = Pit::House(side, from.opposite());
        let capture = sow.capture().filter(|_| sow.end() == end)?;
        let mut after = Position::new(position.rules(), *position.board(), side);
        let before = after.board().store(side);
        after.sow(sow.house()).ok()?;
        let dropped = sow.drops().filter(|&pit| pit == Pit::Store(side)).count() as u8;
        let taken = sow.leftovers().map_or(0, |taken| taken[side]);
        let grown = after.board().store(side) - before - dropped - taken;
        (capture.opposite > 0).then_some((capture.opposite, grown))
    });
    captures.collect()
}

fn captures_any(position: &Position, side: Side) -> bool {
    House::ALL
        .iter()
        .any(|&house| !captures(position, side, house).is_empty())
}

fn earns_turn(position: &Position, side: Side, house: House) -> bool {
    let of_house = sows(position, side).into_iter().find(|sow| sow.house() == house);
    of_house.is_some_and(|sow| sow.extra_turn())
}

fn gives_seeds(sow: &Sow) -> bool {
    sow.drops()
        .any(|pit| matches!(pit, Pit::House(owner, _) if owner != sow.side()))
}

/// Whether it is so what is said of a turn.
fn is_true(benefit: &Benefit, before: &Position, turn: &[Sow], after: &Position) -> bool {
    let side = turn[0].side();
    let other = side.other();
    let last = turn[turn.len() - 1];
    match *benefit {
        Benefit::TakesLeftovers(seeds) => {
            after.is_over() && seeds > 0 && last.leftovers().unwrap()[side] == seeds
        }
        Benefit::EndsGame => after.is_over() && last.leftovers().unwrap()[side] == 0,
        _ if after.is_over() => false,
        Benefit::Saves { house, seeds } => {
            before.board().house(side, house) == seeds
                && !captures(before, other, house).is_empty()
                && captures(after, other, house).is_empty()
        }
        Benefit::Threatens(seeds) => House::ALL.iter().any(|&house| {
            let (now, then) = (captures(after, side, house), captures(before, side, house));
            let prize = now.iter().find(|&&(_, grown)| grown == seeds);
            prize.is_some_and(|prize| then.iter().all(|(opposite, _)| *opposite < prize.0))
        }),
        Benefit::Spoils(house) => earns_turn(before, other, house) && !earns_turn(after, other, house),
        Benefit::LeavesNothing => {
            let otherwise = before.legal().iter().map(|house| {
                let mut otherwise = *before;
                otherwise.sow(house).unwrap();
                otherwise
            });
            let could_be_worse = otherwise
                .chain([*before])
                .any(|position| captures_any(&position, other));
            could_be_worse && !captures_any(after, other)
        }
        Benefit::Readies(house) => !earns_turn(before, side, house) && earns_turn(after, side, house),
        Benefit::Forces => after.turn() == Some(other) && after.legal().len() == 1,
        Benefit::KeepsSeeds => !turn.iter().any(gives_seeds) && sows(before, side).iter().any(gives_seeds),
        Benefit::BringsHome(seeds) => {
            seeds > 0 && after.board().store(side) - before.board().store(side) == seeds
        }
        Benefit::BringsMost(_) => turn
            .iter()
            .all(|sow| !sow.extra_turn() && sow.capture().is_none()),
    }
}

/// A turn at random, and the position after it.
fn any_turn(before: &Position, rng: &mut ChaCha8Rng) -> (Vec<House>, Position) {
    let mut after = *before;
    let mut turn = Vec::new();
    while after.turn() == before.turn() {
        let house = after.legal().iter().choose(rng).unwrap();
        after.sow(house).unwrap();
        turn.push(house);
    }
    (turn, after)
}

/// How many reasons were looked at, and how many of them say only that the turn brings most.
#[derive(Default)]
struct Count {
    all: usize,
    bare: usize,
}

fn check(before: &Position, turn: &[House], after: &Position, texts: &[Text], count: &mut Count) {
    let reason = Reason::of(before, turn);
    assert_eq!(reason.turn.len(), turn.len());
    for benefit in &reason.benefits {
        assert!(
            is_true(benefit, before, &reason.turn, after),
            "{} {:?} {turn:?}: {benefit:?}",
            before.board(),
            before.turn(),
        );
    }
    let same = Reason::rather_than(before, turn, turn).benefits;
    let speaks = |benefit: &&Benefit| !matches!(benefit, Benefit::BringsMost(_));
    assert_eq!(
        same.iter().find(speaks),
        None,
        "nothing speaks for a turn rather than for itself"
    );
    for text in texts {
        for voice in [Voice::You, Voice::Reader] {
            let told = reason_sentences(text, &reason, voice);
            let is_whole = |sentence: &String| sentence.len() > 8 && sentence.ends_with('.');
            assert!(!told.is_empty() && told.iter().all(is_whole), "{told:?}");
        }
    }
    count.all += 1;
    count.bare += usize::from(matches!(reason.benefits[..], [Benefit::BringsMost(_)]));
}

fn texts() -> Vec<Text> {
    Language::ALL.map(Text::new).into_iter().collect()
}

#[test]
fn every_reason_says_something_that_is_so() {
    let texts = texts();
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let mut count = Count::default();
    for rules in RuleSet::all() {
        for _ in 0..12 {
            let first = if rng.random() { Side::South } else { Side::North };
            let mut position = Position::start(rules, first);
            while !position.is_over() {
                let (turn, after) = any_turn(&position, &mut rng);
                check(&position, &turn, &after, &texts, &mut count);
                position = after;
            }
        }
    }
    assert!(count.all > 5000, "{}", count.all);
    assert!(count.bare * 20 < count.all, "{} of {}", count.bare, count.all);
}

#[test]
fn what_was_played_in_recorded_games_has_its_reasons() {
    let texts = texts();
    let mut count = Count::default();
    for recorded in reference_games() {
        let rules = RuleSet {
            seeds: recorded["seeds"].to_string().parse().unwrap(),
            own_stone: recorded["own_stone"].as_str().unwrap().parse().unwrap(),
            ..RuleSet::default()
        };
        let first = recorded["first"].as_str().unwrap().parse().unwrap();
        let mut position = Position::start(rules, first);
        let houses = recorded["moves"].as_array().unwrap().iter();
        let mut houses = houses
            .map(|house| House::new(house.as_u64().unwrap() as u8).unwrap())
            .peekable();
        while houses.peek().is_some() {
            let (mut after, mut turn) = (position, Vec::new());
            while let Some(&house) = houses.peek()
                && after.turn() == position.turn()
            {
                after.sow(house).unwrap();
                turn.push(house);
                houses.next();
            }
            check(&position, &turn, &after, &texts, &mut count);
            position = after;
        }
    }
    assert!(count.bare * 20 < count.all, "{} of {}", count.bare, count.all);
}
