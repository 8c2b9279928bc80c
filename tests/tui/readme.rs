//! The pictures in the README are what the program shows.

use kalaha::ai::Level;
use kalaha::game::{Game, Seat};
use kalaha_rules::{Position, Side, Sides, parse_moves};

use super::desk::Desk;

/// The text block that follows a comment in the README.
fn block(name: &str) -> &'static str {
    let readme = include_str!("../../README.md");
    let (_, after) = readme.split_once(&format!("<!-- {name} -->\n```text\n")).unwrap();
    after.split_once("```").unwrap().0
}

#[test]
fn the_table_looks_as_in_the_readme() {
    let seats = Sides {
        south: Seat::Human(Some("Anna".to_owned())),
        north: Seat::Ai(Level::Medium),
    };
    let start = Position::start("kalaha".parse().unwrap(), Side::South);
    let mut game = Game::new(seats, start, Side::South);
    for written in parse_moves("1-2 2-6 5 6-5 1-6 4 5 3 6").unwrap() {
        game.sow(written.house).unwrap();
    }
    let picture = Desk::at(game).picture(80, 24);
    assert!(picture == block("the table"), "the README should show:\n{picture}");
}
