//! Sows per second over random legal play, and perft sequences per second: the best of several rounds.
//!
//! `cargo bench -p kalaha-rules`

use std::hint::black_box;
use std::time::Instant;

use kalaha_rules::{House, OwnStone, Position, RuleSet, Side, perft};

const ROUNDS: usize = 7;
const GAMES: usize = 20_000;
const PERFT_DEPTH: u32 = 9;

fn main() {
    for own_stone in OwnStone::ALL {
        let rules = RuleSet {
            own_stone,
            ..RuleSet::default()
        };
        let games = random_games(rules);
        report(&format!("sow, {rules}"), "sows", || replay(rules, &games));
    }
    let start = Position::start(RuleSet::default(), Side::South);
    report(
        &format!("perft {PERFT_DEPTH}, {}", start.rules()),
        "sequences",
        || perft(black_box(&start), PERFT_DEPTH),
    );
}

/// Runs the work several times and prints the best rate. The work returns how much it did.
fn report(name: &str, unit: &str, work: impl Fn() -> u64) {
    let rate = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            let done = work();
            done as f64 / start.elapsed().as_secs_f64()
        })
        .fold(0.0, f64::max);
    println!("{name:<24} {:>7.1} million {unit}/s", rate / 1e6);
}

/// The games are drawn beforehand, so that only sowing is timed.
fn random_games(rules: RuleSet) -> Vec<Vec<House>> {
    let mut state = 1_u64;
    let mut below = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % bound as u64) as usize
    };
    let mut game = || {
        let mut position = Position::start(rules, Side::South);
        let mut houses = Vec::new();
        while !position.is_over() {
            let legal = position.legal();
            let house = legal.iter().nth(below(legal.len())).expect("a legal house");
            position.sow(house).expect("it is legal");
            houses.push(house);
        }
        houses
    };
    (0..GAMES).map(|_| game()).collect()
}

fn replay(rules: RuleSet, games: &[Vec<House>]) -> u64 {
    let mut sows = 0;
    for game in games {
        let mut position = Position::start(rules, Side::South);
        for &house in game {
            black_box(position.sow(house)).expect("it was legal before");
            sows += 1;
        }
    }
    sows
}
