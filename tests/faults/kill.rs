//! A game that is killed at a random moment: whatever the screen had shown is on disk, and can be gone on with.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use kalaha::game::Game;
use kalaha::storage::Store;
use kalaha_rules::{Side, parse_moves, write_turns};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::common::pty::{Exit, Program, Terminal, key};
use crate::{quick_home, records};

/// Runs this many games at once, each with random numbers of its own.
fn games(count: usize, play: impl Fn(&mut ChaCha8Rng) -> usize + Sync) {
    let next = AtomicUsize::new(0);
    let shown = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
                    shown.fetch_add(play(&mut rng), Ordering::Relaxed);
                }
            });
        }
    });
    let shown = shown.into_inner();
    assert!(shown > count / 2, "only {shown} sows were shown in {count} games");
}

/// Types keys at random until a random moment, and then kills the program.
fn play_and_kill(terminal: &mut Terminal, rng: &mut ChaCha8Rng, enter: &str) {
    let end = Instant::now() + Duration::from_micros(rng.random_range(0..100_000));
    while Instant::now() < end {
        let house = rng.random_range(1..=6);
        terminal.send(&format!("{house}{enter}"));
        thread::sleep(Duration::from_micros(rng.random_range(0..4_000)));
    }
    terminal.signal("KILL");
    let exit = terminal.wait_for_exit();
    let was_over = Exit::Code(0);
    assert!(
        exit == Exit::Signal("Killed".to_owned()) || exit == was_over,
        "{exit:?}"
    );
}

/// The game as the next program finds it: there is one if anything was shown, and no fault.
fn resumed(home: &Path) -> Option<Game> {
    let mut store = Store::at(home);
    let unfinished = store.resume().unwrap();
    assert!(store.problems().is_empty(), "{:?}", store.problems());
    let finished = records(home, "finished");
    assert!(
        finished.len() + usize::from(unfinished.is_some()) <= 1,
        "one game"
    );
    unfinished.or_else(|| {
        finished
            .first()
            .map(|path| fs::read_to_string(path).unwrap().parse().unwrap())
    })
}

#[test]
fn a_game_in_lines_loses_no_sow_that_was_told() {
    games(150, |rng| {
        let seed = rng.random_range(0..1000).to_string();
        let args = ["play", "--plain", "--north", "beginner", "--seed", &seed];
        let mut terminal = Program::kalaha().args(args).start();
        terminal.wait_for("South>");
        play_and_kill(&mut terminal, rng, "\n");
        let told = told_sows(&String::from_utf8_lossy(&terminal.bytes()));
        let saved: Vec<_> = resumed(terminal.home())
            .iter()
            .flat_map(|game| game.steps().to_vec())
            .map(|step| (step.sow.side(), step.sow.house().number()))
            .collect();
        assert!(saved.starts_with(&told), "told: {told:?}\nsaved: {saved:?}");
        told.len()
    });
}

/// The sows of sentences as `South sows house 3 to North's house 2.`
fn told_sows(output: &str) -> Vec<(Side, u8)> {
    let sows = output.lines().filter_map(|line| {
        // The prompt and what was typed may stand in front.
        let (before, after) = line.split_once(" sows house ")?;
        let side = match before.ends_with("South") {
            true => Side::South,
            false => Side::North,
        };
        let house = after.chars().next()?.to_digit(10)?;
        Some((side, u8::try_from(house).ok()?))
    });
    sows.collect()
}

#[test]
fn a_game_on_the_screen_loses_no_sow_that_was_shown() {
    games(50, |rng| {
        let home = quick_home();
        let seed = rng.random_range(0..1000).to_string();
        let args = ["play", "--seeds", "3", "--north", "beginner", "--seed", &seed];
        let mut terminal = Program::kalaha()
            .args(args)
            .size(80, 40)
            .env("KALAHA_HOME", home.path())
            .start();
        terminal.wait_for("South begins.");
        play_and_kill(&mut terminal, rng, key::ENTER);
        let shown = shown_turns(&terminal.screen().contents());
        let game = resumed(home.path());
        let saved: Vec<String> = game
            .iter()
            .flat_map(|game| game.turns())
            .map(|turn| {
                let sows: Vec<_> = turn.steps.iter().map(|step| step.sow).collect();
                write_turns(&sows)
            })
            .collect();
        for (number, moves) in &shown {
            let saved = saved.get(number - 1).map_or("", String::as_str);
            let shown: Vec<_> = parse_moves(moves).unwrap().iter().map(|m| m.house).collect();
            let kept: Vec<_> = parse_moves(saved).unwrap().iter().map(|m| m.house).collect();
            assert!(
                kept.starts_with(&shown),
                "turn {number} shown: {moves}, saved: {saved}"
            );
        }
        shown.len()
    });
}

/// The turns of the log, as ` 7 South 3-4 +2`, by their numbers.
fn shown_turns(screen: &str) -> Vec<(usize, String)> {
    let words: Vec<_> = screen.split_whitespace().collect();
    let turns = words.windows(3).filter_map(|words| {
        let number = words[0].parse().ok()?;
        let is_side = matches!(words[1], "South" | "North");
        let moves = words[2].trim_end_matches('…');
        let is_moves = !moves.is_empty() && moves.chars().all(|c| c.is_ascii_digit() || c == '-');
        (is_side && is_moves).then(|| (number, moves.to_owned()))
    });
    turns.collect()
}
