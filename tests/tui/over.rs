//! The end of a game: its story, and the board on which it ended.

use kalaha::ai::Level;
use kalaha::game::{First, Game, Seat, Story};
use kalaha::storage::settings::{GlyphSet, Settings};
use kalaha::tui::message::Msg;
use kalaha::tui::screen::{Item, MenuKind, Screen};
use kalaha::tui::update::sit_down;
use kalaha_rules::{Position, RuleSet, Side, Sides};
use ratatui::crossterm::event::KeyCode;

use super::desk::Desk;

/// A game in which each side captures what it can, or else earns an extra turn, up to its last sow.
fn almost_over(seats: Sides<Seat>) -> Game {
    let start = Position::start("four".parse().unwrap(), Side::South);
    let mut game = Game::new(seats, start, Side::South);
    loop {
        let position = *game.position();
        let worth = |house: &kalaha_rules::House| {
            let sow = position.clone().sow(*house).unwrap();
            let captured = sow.capture().map_or(0, |capture| capture.total());
            (captured, sow.extra_turn(), sow.seeds())
        };
        let best = position.legal().iter().max_by_key(worth).unwrap();
        if position.clone().sow(best).unwrap().ends_game() {
            return game;
        }
        game.sow(best).unwrap();
    }
}

/// The same game, with the end being seen.
fn over(settings: Settings) -> Desk {
    let seats = Sides {
        south: Seat::Human(Some("Anna".to_owned())),
        north: Seat::Human(Some("Bo".to_owned())),
    };
    let mut desk = Desk::new(settings);
    desk.effects = sit_down(&mut desk.model, almost_over(seats), None);
    while !desk.table().is_finished() {
        desk.press(KeyCode::Enter).wait();
    }
    desk
}

fn lines(picture: &str) -> String {
    picture.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn it_looks_as_it_did() {
    for (width, height) in [(40, 12), (40, 24), (80, 24), (120, 36)] {
        let picture = over(Settings::default()).picture(width, height);
        insta::assert_snapshot!(format!("over_{width}x{height}"), picture);
    }
    let ascii = Settings {
        glyphs: GlyphSet::Ascii,
        ..Settings::default()
    };
    let picture = over(ascii).picture(80, 24);
    assert!(picture.is_ascii(), "{picture}");
    insta::assert_snapshot!("over_ascii", picture);
}

#[test]
fn the_result_names_the_winner_and_the_story_is_that_of_the_record() {
    let mut desk = over(Settings::default());
    let game = desk.table().game().clone();
    let score = game.position().score();
    let (side, name) = match score.south > score.north {
        true => ("South", "Anna"),
        false => ("North", "Bo"),
    };
    let (most, least) = (score.south.max(score.north), score.south.min(score.north));
    let words = lines(&desk.picture(80, 24));
    assert!(
        words.contains(&format!("{side}, {name}, wins {most} to {least}")),
        "{words}"
    );
    let story = Story::of(&game);
    let (richest, chain) = (story.richest.unwrap(), story.chain.unwrap());
    assert!(words.contains(&format!("turn {}: ", richest.turn)), "{words}");
    assert!(
        words.contains(&format!("brought in {} seeds", richest.count)),
        "{words}"
    );
    assert!(words.contains(&format!("{} sows, by", chain.count)), "{words}");
}

#[test]
fn it_says_where_the_game_is_kept_or_why_it_is_not() {
    let mut desk = over(Settings::default());
    desk.send(Msg::Saved(Ok("~/kalaha/finished/a.kalaha".to_owned())));
    let words = lines(&desk.picture(80, 24));
    assert!(
        words.contains("The game is kept in ~/kalaha/finished/a.kalaha"),
        "{words}"
    );
    desk.send(Msg::Saved(Err("no room on the disk".to_owned())));
    for (width, height) in [(80, 24), (40, 12)] {
        let words = lines(&desk.picture(width, height));
        assert!(words.contains("Not saved: no room on the disk"), "{words}");
        assert!(!words.contains("is kept in"), "{words}");
    }
}

#[test]
fn the_board_on_which_it_ended_says_who_won_and_offers_what_can_be_done() {
    let mut desk = over(Settings::default());
    desk.press(KeyCode::Esc);
    assert!(matches!(desk.model.screen(), Screen::Table(_)));
    for (width, height) in [(80, 24), (40, 12)] {
        let words = lines(&desk.picture(width, height));
        assert!(words.contains(", wins "), "{words}");
        let footer = desk.picture(width, height).lines().last().unwrap().to_owned();
        assert!(!footer.contains("sow") && !footer.contains("hint"), "{footer}");
        assert!(footer.contains("Enter what next"), "{footer}");
        assert!(footer.contains("u undo"), "{footer}");
    }
    assert!(lines(&desk.picture(80, 24)).contains("Game over"));

    let before = desk.table().game().clone();
    desk.keys("123456trh");
    assert_eq!(*desk.table().game(), before, "there is nothing to play");
    desk.press(KeyCode::Enter);
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Over, _)));
    desk.press(KeyCode::Esc).press(KeyCode::Esc);
    assert!(
        matches!(desk.model.screen(), Screen::Menu(MenuKind::Start, _)),
        "Esc leads out"
    );
}

#[test]
fn undo_takes_the_end_back_and_the_last_sow_ends_it_again() {
    let mut desk = over(Settings::default());
    desk.press(KeyCode::Esc).keys("u");
    assert!(!desk.table().game().position().is_over());
    assert!(desk.picture(80, 24).contains("1-6 sow"));
    desk.keys("r");
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Over, _)));
}

#[test]
fn the_turn_that_ended_it_is_told_whole() {
    let seats = Sides {
        south: Seat::Human(None),
        north: Seat::Ai(Level::Easy),
    };
    let board = "<6,20,18,0,0,0,0,2,1,1,0,3,0,0,0>".parse().unwrap();
    let start = Position::new("four".parse().unwrap(), board, Side::South);
    let mut desk = Desk::at(Game::new(seats, start, Side::South));
    desk.keys("6").wait().keys("5").wait().keys("6").wait();
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Over, _)));
    desk.press(KeyCode::Esc);
    let words = lines(&desk.picture(120, 36));
    assert!(
        words.contains("South sows houses 6, 5 and 6 into its store."),
        "{words}"
    );
}

#[test]
fn another_game_like_it_has_its_board_and_is_begun_by_the_same_side() {
    let board = "<6,20,20,1,0,0,0,0,0,0,0,0,0,0,1>".parse().unwrap();
    let start = Position::new(RuleSet::default(), board, Side::North);
    let game = Game::new(Sides::default(), start, Side::North);
    let mut desk = Desk::new(Settings::default());
    desk.effects = sit_down(&mut desk.model, game, None);
    desk.keys("6").wait().choose(Item::Again);
    assert_eq!(desk.table().game().first(), Side::North);
    assert_eq!(*desk.table().game().start(), start);

    desk.model.setup.first = First::Lot;
    desk.keys("6").wait().choose(Item::Again);
    assert_eq!(desk.model.setup.first, First::Lot, "it is drawn anew each time");
}
