//! The solver against published values, against plain minimax, and against itself.

use std::collections::HashMap;

use kalaha::ai::{Budget, Engine, EngineOptions, Level, Solution, Stop, known_value};
use kalaha_rules::{Board, House, Leftovers, OwnStone, Position, RuleSet, SeedsPerHouse, Side, Sides};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

const ONE: EngineOptions = EngineOptions {
    threads: 1,
    hash_mib: 64,
};
const TWO: EngineOptions = EngineOptions {
    threads: 2,
    hash_mib: 64,
};
const SMALL: EngineOptions = EngineOptions {
    threads: 1,
    hash_mib: EngineOptions::LEAST_HASH_MIB,
};

fn solve(engine: &mut Engine, position: &Position, each_move: bool) -> Option<Solution> {
    engine.solve(position, each_move, &Budget::default(), &Stop::new())
}

/// South's final margin with perfect play.
fn margin_of_south(engine: &mut Engine, position: &Position) -> i16 {
    match (solve(engine, position, false), position.turn()) {
        (Some(solution), Some(Side::South)) => solution.value,
        (Some(solution), _) => -solution.value,
        (None, _) => margin(position, Side::South),
    }
}

fn margin(position: &Position, side: Side) -> i16 {
    let score = position.score();
    i16::from(score[side]) - i16::from(score[side.other()])
}

/// A published value: rules, the position after the moves from the start, and south's margin.
fn published() -> impl Iterator<Item = (String, Position, i16)> {
    include_str!("data/values.tsv").lines().skip(1).map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let rules = RuleSet {
            seeds: fields[0].parse().unwrap(),
            own_stone: fields[1].parse().unwrap(),
            leftovers: fields[2].parse().unwrap(),
        };
        let mut position = Position::start(rules, Side::South);
        for sow in fields[3].split_whitespace() {
            let (side, house) = sow.split_at(1);
            let side = if side == "S" { Side::South } else { Side::North };
            assert_eq!(position.turn(), Some(side), "{line}");
            position.sow(house.parse().unwrap()).unwrap();
        }
        (line.to_owned(), position, fields[4].parse().unwrap())
    })
}

#[test]
fn agrees_with_published_values_for_2_and_3_seeds() {
    let mut engine = Engine::new(TWO);
    let mut checked = 0;
    for (line, position, value) in published().filter(|(_, position, _)| position.rules().seeds.get() < 4) {
        assert_eq!(margin_of_south(&mut engine, &position), value, "{line}");
        checked += 1;
    }
    assert_eq!(checked, 76);
}

/// All 92 take minutes: this checks late and clear positions, which are solved soon.
#[test]
fn agrees_with_published_values_for_4_seeds() {
    let mut engine = Engine::new(TWO);
    let mut checked = 0;
    for (line, position, value) in published().filter(|(_, position, _)| position.rules().seeds.get() == 4) {
        let left: u8 = Side::ALL
            .iter()
            .map(|&side| position.board().in_houses(side))
            .sum();
        if left <= 42 || value.abs() >= 16 {
            assert_eq!(margin_of_south(&mut engine, &position), value, "{line}");
            checked += 1;
        }
    }
    assert!(checked >= 8, "{checked}");
}

/// `cargo test --release --test values -- --ignored --nocapture`
#[test]
#[ignore = "takes hours and 12 GiB of memory"]
fn agrees_with_every_published_value() {
    let mut engine = Engine::new(EngineOptions {
        threads: 2,
        hash_mib: 12 * 1024,
    });
    let mut checked = 0;
    for (line, position, value) in published().filter(|(_, position, _)| position.rules().seeds.get() < 6) {
        assert_eq!(margin_of_south(&mut engine, &position), value, "{line}");
        eprintln!("{line}");
        checked += 1;
    }
    assert_eq!(checked, 247);
}

#[test]
fn fair_starts_are_draws() {
    let rules: RuleSet = "four".parse().unwrap();
    let mut engine = Engine::new(TWO);
    // Each takes some seconds: the first two stand for all, which a long run has checked.
    for board in include_str!("data/fair_starts.txt").lines().take(2) {
        let position = Position::new(rules, board.parse().unwrap(), Side::South);
        assert_eq!(margin_of_south(&mut engine, &position), 0, "{board}");
    }
}

/// What the side to move gains from here on, by plain minimax that knows nothing but the rules.
fn minimax(position: &Position, known: &mut HashMap<Position, i16>) -> i16 {
    let Some(side) = position.turn() else {
        return 0;
    };
    // What is in the stores does not matter.
    let houses = Sides::from_fn(|side| position.board().houses(side).try_into().unwrap());
    let board = Board::new(Sides::default(), houses).unwrap();
    let position = Position::new(position.rules(), board, side);
    if let Some(&value) = known.get(&position) {
        return value;
    }
    let value = position
        .legal()
        .iter()
        .map(|house| value_of(&position, house, known))
        .max()
        .unwrap();
    known.insert(position, value);
    value
}

/// What the side to move gains by a sow and from there on.
fn value_of(position: &Position, house: House, known: &mut HashMap<Position, i16>) -> i16 {
    let side = position.turn().unwrap();
    let mut after = *position;
    after.sow(house).unwrap();
    let rest = minimax(&after, known);
    margin(&after, side) - margin(position, side) + if after.turn() == Some(side) { rest } else { -rest }
}

fn random_board(rng: &mut ChaCha8Rng, seeds: u32) -> Board {
    let mut houses = Sides::<[u8; House::COUNT]>::default();
    let mut stores = Sides::default();
    for side in Side::ALL {
        stores[side] = rng.random_range(0..20);
    }
    for _ in 0..seeds {
        houses[Side::ALL[rng.random_range(0..2)]][rng.random_range(0..House::COUNT)] += 1;
    }
    Board::new(stores, houses).unwrap()
}

#[test]
fn agrees_with_minimax_on_endings_of_every_rule_set() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for rules in RuleSet::all() {
        let mut engine = Engine::new(SMALL);
        for n in 0..150 {
            let board = random_board(&mut rng, 2 + n % 9);
            let position = Position::new(rules, board, Side::ALL[rng.random_range(0..2)]);
            let mut known = HashMap::new();
            match solve(&mut engine, &position, true) {
                None => assert!(position.is_over()),
                Some(solution) => {
                    let side = position.turn().unwrap();
                    let value = margin(&position, side) + minimax(&position, &mut known);
                    assert_eq!(solution.value, value, "{rules} {board}");
                    check_moves(&position, &solution, &mut known);
                }
            }
        }
    }
}

/// The levels that search prove endings by the way, with an evaluation at the horizon of what they cannot prove.
#[test]
fn what_a_level_calls_proven_is_what_minimax_finds() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut proven = 0;
    for rules in RuleSet::all().filter(|rules| rules.seeds.get() == 4) {
        let mut engine = Engine::new(SMALL);
        for n in 0..30 {
            let position = Position::new(rules, random_board(&mut rng, 10 + n % 4), Side::South);
            let mut known = HashMap::new();
            for level in [Level::Hard, Level::Expert, Level::Perfect] {
                let budget = Budget::default();
                let thought = engine.choose(&position, level, &budget, n.into(), &Stop::new(), &mut |_| {});
                let Some(thought) = thought.filter(|thought| thought.proven) else {
                    continue;
                };
                proven += 1;
                let before = margin(&position, Side::South);
                let value = before + minimax(&position, &mut known);
                assert_eq!(thought.value, value, "{level} {rules} {}", position.board());
                let brought = before + value_of(&position, thought.line[0], &mut known);
                assert_eq!(brought, value, "{level} {rules} {}", position.board());
            }
        }
    }
    assert!(proven > 300, "{proven}");
}

/// Checks the value of each move and the line of a solution.
fn check_moves(position: &Position, solution: &Solution, known: &mut HashMap<Position, i16>) {
    let side = position.turn().unwrap();
    assert_eq!(solution.moves.len(), position.legal().len());
    for &(house, value) in &solution.moves {
        let expected = margin(position, side) + value_of(position, house, known);
        assert_eq!(value, expected, "{position:?} {house}");
        assert_eq!(solution.best.contains(&house), value == solution.value);
    }
    let mut last = *position;
    for &house in &solution.line {
        last.sow(house).unwrap();
    }
    assert!(last.is_over());
    assert_eq!(margin(&last, side), solution.value);
}

#[test]
fn threads_and_memory_do_not_change_the_value() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for own_stone in OwnStone::ALL {
        for leftovers in Leftovers::ALL {
            let rules = RuleSet {
                seeds: SeedsPerHouse::default(),
                own_stone,
                leftovers,
            };
            let mut engines = [ONE, TWO, SMALL].map(Engine::new);
            for n in 0..12 {
                // Odd numbers of seeds have odd values.
                let position = Position::new(rules, random_board(&mut rng, 18 + n), Side::South);
                let values = engines
                    .each_mut()
                    .map(|engine| margin_of_south(engine, &position));
                assert_eq!(values[0], values[1], "{rules} {position:?}");
                assert_eq!(values[0], values[2], "{rules} {position:?}");
            }
        }
    }
}

#[test]
fn a_solution_is_given_up_when_told() {
    let position = Position::start(RuleSet::default(), Side::South);
    let stop = Stop::new();
    stop.stop();
    let mut engine = Engine::new(ONE);
    assert_eq!(engine.solve(&position, false, &Budget::default(), &stop), None);
    let budget = Budget {
        nodes: Some(10_000),
        ..Budget::default()
    };
    assert_eq!(engine.solve(&position, false, &budget, &Stop::new()), None);
}

/// The table of perfect play, recomputed where that is soon done.
#[test]
fn agrees_with_the_table_of_perfect_play_for_2_and_3_seeds() {
    for rules in RuleSet::all().filter(|rules| rules.seeds.get() < 4) {
        let known = known_value(rules).unwrap();
        let start = Position::start(rules, Side::South);
        let each_move = rules.seeds.get() == 2;
        let solution = solve(&mut Engine::new(TWO), &start, each_move).unwrap();
        assert_eq!(solution.value, known.value, "{rules}");
        assert!(known.best().any(|house| house == solution.line[0]), "{rules}");
        if each_move {
            assert_eq!(solution.moves, known.moves, "{rules}");
        }
    }
}
