//! The pictures in the README are what the program shows.

use kalaha::ai::Level;
use kalaha::game::{Game, Seat};
use kalaha::storage::settings::Settings;
use kalaha::tui::lesson::Step;
use kalaha_rules::{House, Position, RuleSet, Side, Sides, parse_moves};

use ratatui::crossterm::event::KeyCode;

use super::desk::Desk;
use super::{lesson, review};

/// The text block that follows a comment in the README.
fn block(name: &str) -> &'static str {
    let readme = include_str!("../../README.md");
    let (_, after) = readme.split_once(&format!("<!-- {name} -->\n```text\n")).unwrap();
    after.split_once("```").unwrap().0
}

fn assert_shown(name: &str, picture: &str) {
    assert!(
        picture == block(name),
        "the README should show {name}:\n{picture}"
    );
}

#[test]
fn the_table_looks_as_in_the_readme() {
    let seats = Sides {
        south: Seat::Human(Some("Anna".to_owned())),
        north: Seat::Ai(Level::Medium),
    };
    let start = Position::start("kalaha".parse().unwrap(), Side::South);
    let mut game = Game::new(seats, start, Side::South);
    for written in parse_moves("3 6 4 3 5 5 4 6 3 4 5 2").unwrap() {
        game.sow(written.house).unwrap();
    }
    let mut desk = Desk::at(game);
    while desk.table().cursor() != House::new(6) {
        desk.press(KeyCode::Right);
    }
    let picture = desk.picture(80, 24);
    assert_shown("the table", &picture);
}

#[test]
fn the_review_looks_as_in_the_readme() {
    let mut desk = review::reviewed(Settings::default());
    desk.keys("n");
    let picture = desk.picture(80, 24);
    assert_shown("the review", &picture);
}

#[test]
fn the_tutorial_looks_as_in_the_readme() {
    let mut desk = lesson::at(Step::Capture, RuleSet::default(), Settings::default());
    let picture = desk.picture(80, 24);
    assert_shown("the tutorial", &picture);
}
