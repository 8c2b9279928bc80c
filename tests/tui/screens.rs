//! What each screen looks like, at the smallest, the usual and a large size.

use std::collections::HashSet;

use kalaha::game::Game;
use kalaha::storage::settings::{GlyphSet, Settings, ThemeName};
use kalaha::tui::capabilities::Depth;
use kalaha::tui::message::Msg;
use kalaha::tui::screen::Item;
use kalaha::tui::update::sit_down;
use kalaha_rules::{House, Position, Side, Sides};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;

use super::desk::Desk;

/// A game between two people after some sows of the rule set with four seeds.
pub fn game(moves: &str) -> Game {
    let start = Position::start("four".parse().unwrap(), Side::South);
    let mut game = Game::new(Sides::default(), start, Side::South);
    for written in kalaha_rules::parse_moves(moves).unwrap() {
        game.sow(written.house).unwrap();
    }
    game
}

/// A game that may begin with any board.
pub fn game_from(board: &str) -> Game {
    let start = Position::new("four".parse().unwrap(), board.parse().unwrap(), Side::South);
    Game::new(Sides::default(), start, Side::South)
}

/// The screens by name, each as a person gets there.
pub fn screens(settings: &Settings, depth: Depth) -> Vec<(&'static str, Desk)> {
    let sit = |game: Game| {
        let mut desk = Desk::with(settings.clone(), depth);
        desk.effects = sit_down(&mut desk.model, game, None);
        desk
    };
    let open = |moves: &str, key: KeyCode| {
        let mut desk = sit(game(moves));
        desk.press(key);
        desk
    };
    let mut resumable = sit(game("3-6 2"));
    let unfinished = resumable.table().game().clone();
    resumable.model.offer(Some(unfinished), None);
    let mut new_game = Desk::with(settings.clone(), depth);
    new_game.press(KeyCode::Enter);
    let mut settings_screen = open("3-6 2-4", KeyCode::Esc);
    settings_screen.choose(Item::Settings).keys("jjjjjj");
    let mut sowing = open("3-6 2-4", KeyCode::Char('1'));
    sowing.send(Msg::Tick).send(Msg::Tick);
    let mut over = sit(game_from("<6,23,20,0,0,0,0,0,1,3,0,1,0,0,0>"));
    over.keys("6").wait();
    vec![
        ("start", Desk::with(settings.clone(), depth)),
        ("resumable", resumable),
        ("new_game", new_game),
        ("settings", settings_screen),
        ("begin", sit(game(""))),
        ("table", sit(game("3-6 2-4"))),
        ("sowing", sowing),
        ("pause", open("3-6 2-4", KeyCode::Esc)),
        ("leave", open("3-6 2-4", KeyCode::Char('q'))),
        ("over", over),
        ("keys", open("", KeyCode::Char('?'))),
        ("rules", open("", KeyCode::Char('R'))),
    ]
}

#[test]
fn each_screen_looks_as_it_did() {
    for (name, mut desk) in screens(&Settings::default(), Depth::Sixteen) {
        for (width, height) in [(40, 12), (80, 24), (120, 36), (200, 60)] {
            let picture = desk.picture(width, height);
            insta::assert_snapshot!(format!("{name}_{width}x{height}"), picture);
        }
    }
}

#[test]
fn each_screen_in_ascii_is_ascii() {
    let settings = Settings {
        glyphs: GlyphSet::Ascii,
        ..Settings::default()
    };
    for (name, mut desk) in screens(&settings, Depth::Sixteen) {
        for (width, height) in [(40, 12), (80, 24), (120, 36)] {
            let picture = desk.picture(width, height);
            assert!(picture.is_ascii(), "{name} {width}x{height}:\n{picture}");
            if width == 80 {
                insta::assert_snapshot!(format!("{name}_ascii"), picture);
            }
        }
    }
}

#[test]
fn no_size_is_too_odd() {
    for (_, mut desk) in screens(&Settings::default(), Depth::Sixteen) {
        for width in 1..=100 {
            for height in 1..=40 {
                desk.draw(width, height);
            }
        }
        desk.draw(500, 200);
    }
}

#[test]
fn below_the_smallest_size_it_says_how_large_it_must_be() {
    let mut desk = Desk::at(game(""));
    for (width, height) in [(39, 12), (40, 11)] {
        let picture = desk.picture(width, height);
        let words: Vec<_> = picture.split_whitespace().collect();
        assert_eq!(words.join(" "), "Kalaha needs a terminal of at least 40 by 12.");
    }
    assert!(desk.picture(40, 12).contains("South"));
}

#[test]
fn a_mirror_swaps_the_stores_and_turns_the_houses() {
    let mut desk = Desk::at(game("3"));
    let usual = desk.picture(40, 12);
    desk.model.settings.mirror = true;
    let mirrored = desk.picture(40, 12);
    // South's store with its one seed goes from the right to the left.
    assert!(usual.lines().nth(4).unwrap().ends_with("│ 1 │"), "{usual}");
    assert!(
        mirrored.lines().nth(4).unwrap().starts_with("│ 1 │"),
        "{mirrored}"
    );
    let numbers = |picture: &str| -> Vec<u8> {
        let line = picture.lines().nth(6).unwrap();
        line.bytes()
            .filter(u8::is_ascii_digit)
            .map(|b| b - b'0')
            .collect()
    };
    assert_eq!(numbers(&usual), [1, 2, 3, 4, 5, 6]);
    assert_eq!(numbers(&mirrored), [6, 5, 4, 3, 2, 1]);
}

#[test]
fn arrows_follow_the_screen_for_both_sides_and_in_a_mirror() {
    for (moves, mirror, after_right) in [("", false, 3), ("", true, 1), ("4", false, 1), ("4", true, 3)] {
        let mut desk = Desk::at(game(moves));
        desk.model.settings.mirror = mirror;
        desk.keys("2u");
        let cursor = desk.table().cursor();
        assert_eq!(cursor, House::new(2), "on the house that was taken back");
        desk.press(KeyCode::Right);
        let cursor = desk.table().cursor();
        assert_eq!(cursor, House::new(after_right), "{moves:?}, mirror {mirror}");
    }
}

/// The colours of all cells.
fn colours(desk: &mut Desk) -> HashSet<Color> {
    let buffer = desk.draw(80, 24);
    let cells = buffer.content().iter();
    cells.flat_map(|cell| [cell.fg, cell.bg]).collect()
}

#[test]
fn sides_differ_in_colour_and_without_colours_nothing_is_coloured() {
    let mut coloured = Desk::at(game("3-6 2-4"));
    let expected = HashSet::from([Color::Reset, Color::Green, Color::Magenta]);
    assert_eq!(colours(&mut coloured), expected);

    let settings = Settings {
        theme: ThemeName::Mono,
        ..Settings::default()
    };
    for (name, mut desk) in screens(&settings, Depth::Sixteen) {
        assert_eq!(colours(&mut desk), HashSet::from([Color::Reset]), "{name}");
    }
}

#[test]
fn what_is_chosen_and_who_is_to_move_is_told_without_colour() {
    let mut desk = Desk::at(game(""));
    let picture = desk.picture(80, 24);
    assert!(
        picture.contains("┏━━ 1 ━━┓"),
        "the chosen house has a border of its own"
    );
    assert!(picture.contains("▸ South · to move"));
    desk.press(KeyCode::Esc);
    assert!(desk.picture(80, 24).contains("▸ Back to the board"));
}

#[test]
fn the_last_sow_is_told_without_colour() {
    let mut desk = Desk::at(game("3-6 2"));
    let picture = desk.picture(80, 24);
    assert!(picture.contains("North sows house 2 into its store."));
    assert!(picture.contains("North moves again!"));
    assert!(picture.contains("╰ 0 -5 ─╯"), "the house that was sown");
    let passed = picture.matches("+1 ─╯").count() + picture.matches("+1 ═╝").count();
    assert_eq!(passed, 4, "the houses it passed:\n{picture}");
}

#[test]
fn many_seeds_in_one_house_are_counted_when_they_cannot_be_drawn() {
    let mut desk = Desk::at(game_from("<6,0,0,60,1,0,0,0,0,1,0,0,0,0,0>"));
    let picture = desk.picture(80, 24);
    assert!(picture.contains(" 60 "), "{picture}");
    assert!(picture.contains("∙∙∙∙∙∙+"), "{picture}");
}

#[test]
fn a_long_text_can_be_read_to_its_end_and_no_further() {
    let mut desk = Desk::at(game(""));
    desk.keys("R");
    let first = desk.picture(80, 24);
    let mut pages = vec![first.clone()];
    loop {
        desk.press(KeyCode::PageDown);
        let page = desk.picture(80, 24);
        if pages.last() == Some(&page) {
            break;
        }
        pages.push(page);
    }
    assert!(pages.len() > 3, "the rules are longer than a screen");
    let last_line = pages.last().unwrap().lines().nth(21).unwrap();
    assert!(
        !last_line.is_empty(),
        "the last screen is full:\n{}",
        pages.last().unwrap()
    );
    desk.press(KeyCode::Up).press(KeyCode::Down);
    assert_eq!(desk.picture(80, 24), *pages.last().unwrap());
    for _ in 0..pages.len() {
        desk.press(KeyCode::PageUp);
    }
    assert_eq!(desk.picture(80, 24), first);
}
