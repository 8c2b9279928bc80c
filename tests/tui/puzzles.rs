//! Solving puzzles.

use kalaha::ai::{Engine, EngineOptions, Stop};
use kalaha::review::{Difficulty, Puzzle};
use kalaha::storage::settings::{GlyphSet, Settings};
use kalaha::tui::effect::{Effect, PuzzleOrder};
use kalaha::tui::message::Msg;
use kalaha::tui::puzzles::{Outcome, Puzzles};
use kalaha::tui::screen::{Item, MenuKind, Screen};
use ratatui::crossterm::event::KeyCode;

use super::desk::Desk;

/// The puzzles as they are opened from the start screen, none of them made yet.
fn opened(settings: Settings) -> Desk {
    let mut desk = Desk::new(settings);
    desk.model.setup.rules = "four".parse().unwrap();
    desk.choose(Item::Puzzles);
    desk
}

/// The first puzzle.
pub fn at_the_first(settings: Settings) -> Desk {
    let mut desk = opened(settings);
    make(&mut desk);
    desk
}

fn order(desk: &Desk) -> Option<PuzzleOrder> {
    desk.effects.iter().find_map(|effect| match effect {
        Effect::FindPuzzle(order) => Some(*order),
        _ => None,
    })
}

/// Makes the puzzle that was just asked for.
fn made(order: PuzzleOrder) -> Msg {
    let mut engine = Engine::new(EngineOptions::default());
    let puzzle = Puzzle::make(&order.request, &mut engine, &Stop::new()).unwrap();
    Msg::PuzzleMade {
        ticket: order.ticket,
        puzzle: Box::new(puzzle),
    }
}

fn make(desk: &mut Desk) {
    let order = order(desk).expect("a puzzle is asked for");
    desk.send(made(order));
}

fn puzzles(desk: &Desk) -> &Puzzles {
    desk.model.puzzles().expect("puzzles")
}

fn puzzle(desk: &Desk) -> &Puzzle {
    puzzles(desk).puzzle().expect("a puzzle")
}

/// Sows a house and shows it to its end.
fn sow(desk: &mut Desk, house: kalaha_rules::House) {
    desk.keys(&house.to_string()).wait();
}

fn solve(desk: &mut Desk) {
    for house in puzzle(desk).answer() {
        assert_eq!(puzzles(desk).outcome(), Outcome::Open);
        sow(desk, house);
    }
}

/// Sows a house that is not right.
fn miss(desk: &mut Desk) {
    let choice = &puzzle(desk).choices[0];
    let houses = choice.tries.iter().map(|tried| tried.house);
    let wrong = houses.clone().find(|&house| house != choice.right).unwrap();
    sow(desk, wrong);
}

#[test]
fn one_sees_at_once_that_a_puzzle_is_being_made() {
    let mut desk = opened(Settings::default());
    assert_eq!(puzzles(&desk).outcome(), Outcome::Awaited);
    let first = order(&desk).unwrap();
    assert_eq!(first.request.number, 1);
    assert!(desk.picture(80, 24).contains("Looking for a puzzle..."));
    desk.send(made(first));
    assert_eq!(puzzles(&desk).outcome(), Outcome::Open);
    assert_eq!(
        order(&desk).unwrap().request.number,
        2,
        "the next is made meanwhile"
    );
}

/// All but the heading, where the number of the puzzle stands.
fn below_the_heading(picture: &str) -> &str {
    picture.split_once('\n').unwrap().1
}

#[test]
fn no_house_is_pointed_out_and_none_tells_what_it_would_do() {
    let mut desk = at_the_first(Settings::default());
    for _ in 0..5 {
        let next = order(&desk).unwrap();
        let opened = desk.picture(80, 24);
        assert_eq!(puzzles(&desk).table().unwrap().cursor(), None);
        assert!(!opened.contains(['┏', '╔']), "{opened}");
        let legal = puzzle(&desk).position.legal();
        desk.press(KeyCode::Enter);
        assert!(desk.picture(80, 24).contains("Choose a house first."));
        let mut looked_at = Vec::new();
        for _ in legal.iter() {
            desk.press(KeyCode::Right);
            let picture = desk.picture(80, 24);
            looked_at.extend(puzzles(&desk).table().unwrap().cursor());
            assert!(picture.contains('┏') && !picture.contains('╔'), "{picture}");
            let plain = |picture: &str| {
                let signs = [
                    ("┏━", "╭─"),
                    ("━┓", "─╮"),
                    ("┗━", "╰─"),
                    ("━┛", "─╯"),
                    ("┃", "│"),
                    ("━", "─"),
                ];
                signs
                    .iter()
                    .fold(below_the_heading(picture).to_owned(), |picture, (from, to)| {
                        picture.replace(from, to)
                    })
            };
            assert_eq!(
                plain(&picture),
                plain(&opened),
                "but for the frame nothing is told"
            );
        }
        assert_eq!(looked_at, legal.iter().collect::<Vec<_>>());
        desk.press(KeyCode::Char('n'));
        desk.send(made(next));
    }
}

#[test]
fn in_the_middle_of_the_right_turn_no_house_is_pointed_out_either() {
    let mut desk = at_the_first(Settings::default());
    while puzzle(&desk).answer().len() < 2 {
        let next = order(&desk).unwrap();
        desk.press(KeyCode::Char('n'));
        desk.send(made(next));
    }
    let first = puzzle(&desk).answer()[0];
    sow(&mut desk, first);
    assert_eq!(puzzles(&desk).outcome(), Outcome::Open);
    assert_eq!(puzzles(&desk).table().unwrap().cursor(), None);
}

#[test]
fn the_right_turn_solves_it_and_says_why() {
    let mut desk = at_the_first(Settings::default());
    solve(&mut desk);
    assert_eq!(puzzles(&desk).outcome(), Outcome::Solved);
    let picture = desk.picture(80, 24);
    assert!(picture.contains("Right! Why: "), "{picture}");
    assert!(picture.contains("Enter next puzzle"), "{picture}");
}

#[test]
fn a_wrong_sow_is_told_at_once_with_what_it_brings_and_can_be_taken_back() {
    for again in [KeyCode::Enter, KeyCode::Char('u')] {
        let mut desk = at_the_first(Settings::default());
        miss(&mut desk);
        let Outcome::Missed(tried) = puzzles(&desk).outcome() else {
            panic!("{:?}", puzzles(&desk).outcome());
        };
        let picture = desk.picture(80, 24);
        assert!(
            picture.contains(&format!("House {} is not right.", tried.house)),
            "{picture}"
        );
        desk.press(again);
        assert_eq!(puzzles(&desk).outcome(), Outcome::Open);
        assert_eq!(
            *puzzles(&desk).table().unwrap().game().position(),
            puzzle(&desk).position
        );
        solve(&mut desk);
        assert_eq!(puzzles(&desk).outcome(), Outcome::Solved);
    }
}

#[test]
fn the_answer_is_told_when_asked_for() {
    let mut desk = at_the_first(Settings::default());
    miss(&mut desk);
    desk.keys("t");
    assert_eq!(puzzles(&desk).outcome(), Outcome::Told);
    assert!(desk.picture(80, 24).contains("The right turn is "));
    let houses = puzzle(&desk).answer();
    desk.keys(&houses[0].to_string());
    assert_eq!(
        puzzles(&desk).outcome(),
        Outcome::Told,
        "it can no longer be solved"
    );
}

#[test]
fn the_next_puzzle_is_there_or_awaited() {
    let mut desk = at_the_first(Settings::default());
    let second = order(&desk).unwrap();
    desk.send(made(second));
    let first = puzzle(&desk).clone();
    solve(&mut desk);
    desk.press(KeyCode::Enter);
    assert_ne!(*puzzle(&desk), first);
    assert_eq!(puzzles(&desk).number(), 2);
    let third = order(&desk).unwrap();
    desk.keys("n");
    assert_eq!(puzzles(&desk).outcome(), Outcome::Awaited);
    desk.send(made(second));
    assert_eq!(puzzles(&desk).outcome(), Outcome::Awaited, "that was another one");
    desk.send(made(third));
    assert_eq!(
        (puzzles(&desk).number(), puzzles(&desk).outcome()),
        (3, Outcome::Open)
    );
}

#[test]
fn they_become_harder_and_easier() {
    let mut desk = at_the_first(Settings::default());
    assert_eq!(puzzles(&desk).difficulty(), Difficulty::Easy);
    let late = order(&desk).unwrap();
    desk.press(KeyCode::Up);
    assert_eq!(puzzles(&desk).difficulty(), Difficulty::Medium);
    desk.send(made(late));
    assert_eq!(puzzles(&desk).outcome(), Outcome::Awaited, "that was an easy one");
    desk.press(KeyCode::Up);
    make(&mut desk);
    assert_eq!(puzzle(&desk).difficulty, Difficulty::Hard);
    desk.press(KeyCode::Down);
    assert_eq!(puzzles(&desk).difficulty(), Difficulty::Medium);
}

#[test]
fn nothing_is_saved_and_leaving_stops_the_search() {
    let mut desk = at_the_first(Settings::default());
    for house in puzzle(&desk).answer() {
        desk.keys(&house.to_string());
        loop {
            let is_time = |effect: &Effect| matches!(effect, Effect::TickIn(_));
            assert!(desk.effects.iter().all(is_time), "{:?}", desk.effects);
            if desk.effects.is_empty() {
                break;
            }
            desk.send(Msg::Tick);
        }
    }
    desk.press(KeyCode::Esc);
    assert_eq!(desk.effects, [Effect::StopThinking]);
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Start, _)));
}

#[test]
fn the_screen_looks_as_it_did() {
    let mut desk = at_the_first(Settings::default());
    let draw = |name: &str, desk: &mut Desk| {
        for (width, height) in [(40, 12), (80, 24), (120, 36)] {
            insta::assert_snapshot!(
                format!("puzzle_{name}_{width}x{height}"),
                desk.picture(width, height)
            );
        }
    };
    draw("task", &mut desk);
    miss(&mut desk);
    draw("missed", &mut desk);
    desk.press(KeyCode::Enter);
    solve(&mut desk);
    draw("solved", &mut desk);
}

#[test]
fn in_ascii_it_is_ascii_and_no_size_is_too_odd() {
    let settings = Settings {
        glyphs: GlyphSet::Ascii,
        ..Settings::default()
    };
    assert!(opened(settings.clone()).picture(80, 24).is_ascii());
    let mut desk = at_the_first(settings);
    assert!(desk.picture(80, 24).is_ascii());
    solve(&mut desk);
    for width in (1..=100).step_by(3) {
        for height in (1..=40).step_by(2) {
            desk.draw(width, height);
        }
    }
}
