//! Puzzles, checked against the solver.

use std::collections::HashSet;

use kalaha::ai::{Budget, Engine, EngineOptions, Stop};
use kalaha::review::{Difficulty, Goal, Puzzle, PuzzleRequest};
use kalaha_rules::{House, Position, RuleSet, Side};

fn engine() -> Engine {
    Engine::new(EngineOptions::default())
}

/// All rule sets over a hundred puzzles, those that share the engine's tables one after the other.
fn rules(n: u64) -> RuleSet {
    let mut all: Vec<_> = RuleSet::all().collect();
    all.sort_by_key(|rules| (rules.own_stone as u8, rules.leftovers as u8));
    all[n as usize * all.len() / 100]
}

fn request(seed: u64) -> PuzzleRequest {
    PuzzleRequest {
        rules: rules(seed),
        difficulty: Difficulty::ALL[seed as usize % 3],
        seed,
        number: seed / 3,
    }
}

/// All whole turns of the side to move.
fn turns(position: &Position) -> Vec<(Vec<House>, Position)> {
    let mut found = Vec::new();
    for house in position.legal().iter() {
        let mut after = *position;
        after.sow(house).unwrap();
        match after.turn() == position.turn() {
            true => found.extend(
                turns(&after)
                    .into_iter()
                    .map(|(rest, end)| ([vec![house], rest].concat(), end)),
            ),
            false => found.push((vec![house], after)),
        }
    }
    found
}

/// South's final margin with best play.
fn value(position: &Position, engine: &mut Engine) -> i16 {
    match position.turn() {
        None => i16::from(position.score().south) - i16::from(position.score().north),
        Some(side) => {
            let solution = engine.solve(position, false, &Budget::default(), &Stop::new());
            let value = solution.unwrap().value;
            if side == Side::South { value } else { -value }
        }
    }
}

#[test]
fn a_hundred_puzzles_have_one_right_turn_each() {
    let mut maker = engine();
    let mut solver = engine();
    let mut seen = HashSet::new();
    for seed in 0..100 {
        let puzzle = Puzzle::make(&request(seed), &mut maker, &Stop::new()).unwrap();
        let position = puzzle.position;
        assert_eq!(
            (position.turn(), position.rules()),
            (Some(Side::South), rules(seed))
        );
        let rated: Vec<_> = turns(&position)
            .into_iter()
            .map(|(turn, after)| (turn, value(&after, &mut solver)))
            .collect();
        let best = rated.iter().map(|(_, value)| *value).max().unwrap();
        let least = match puzzle.goal {
            Goal::Win => 1,
            Goal::Draw => 0,
            Goal::Most => best - Goal::CLEAR + 1,
        };
        let right: Vec<_> = rated.iter().filter(|(_, value)| *value >= least).collect();
        assert_eq!(right.len(), 1, "{} {:?}", position.board(), puzzle.goal);
        assert_eq!(right[0].0, puzzle.answer(), "{}", position.board());
        match puzzle.goal {
            Goal::Win => assert!(best > 0),
            Goal::Draw => assert_eq!(best, 0),
            Goal::Most => assert!(rated.len() > 1),
        }
        assert_eq!(puzzle.difficulty, request(seed).difficulty);
        seen.insert(*position.board());
    }
    assert!(seen.len() > 95, "{} different ones", seen.len());
}

#[test]
fn what_each_try_brings_is_exact() {
    let mut engine = engine();
    for seed in 0..12 {
        let puzzle = Puzzle::make(&request(seed), &mut engine, &Stop::new()).unwrap();
        let mut position = puzzle.position;
        for choice in &puzzle.choices {
            let houses: Vec<_> = choice.tries.iter().map(|of| of.house).collect();
            assert_eq!(houses, position.legal().iter().collect::<Vec<_>>());
            for of in &choice.tries {
                let mut after = position;
                after.sow(of.house).unwrap();
                assert_eq!(value(&after, &mut engine), of.value);
                for &house in &of.line {
                    after.sow(house).unwrap();
                }
                assert!(after.is_over(), "the line goes to the end");
                assert_eq!(value(&after, &mut engine), of.value);
            }
            position.sow(choice.right).unwrap();
        }
        assert_ne!(position.turn(), Some(Side::South), "the answer is a whole turn");
    }
}

#[test]
fn the_same_request_gets_the_same_puzzle() {
    for seed in 0..6 {
        let fresh = Puzzle::make(&request(seed), &mut engine(), &Stop::new());
        let mut used = engine();
        Puzzle::make(&request(seed + 1), &mut used, &Stop::new());
        assert_eq!(Puzzle::make(&request(seed), &mut used, &Stop::new()), fresh);
        let other = PuzzleRequest {
            number: 1000,
            ..request(seed)
        };
        assert_ne!(Puzzle::make(&other, &mut used, &Stop::new()), fresh);
    }
}

#[test]
fn the_greediest_turn_solves_the_easy_ones_only() {
    let mut engine = engine();
    for seed in 0..30 {
        let puzzle = Puzzle::make(&request(seed), &mut engine, &Stop::new()).unwrap();
        let turns = turns(&puzzle.position);
        let gain = |(_, after): &(Vec<House>, Position)| {
            let score = after.score();
            i16::from(score.south) - i16::from(score.north)
        };
        let most = turns.iter().map(gain).max().unwrap();
        let greediest: Vec<_> = turns.iter().filter(|turn| gain(turn) == most).collect();
        let solves = greediest.len() == 1 && greediest[0].0 == puzzle.answer();
        assert_eq!(
            solves,
            puzzle.difficulty == Difficulty::Easy,
            "{}",
            puzzle.position.board()
        );
    }
}

#[test]
fn a_stop_ends_the_search_for_one() {
    let stop = Stop::new();
    stop.stop();
    assert_eq!(Puzzle::make(&request(1), &mut engine(), &stop), None);
}
