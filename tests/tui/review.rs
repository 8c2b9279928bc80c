//! Going through a game again.

use std::time::Duration;

use kalaha::ai::{Engine, EngineOptions, Level, Stop};
use kalaha::game::{Game, Seat};
use kalaha::review::{Insight, Word, study};
use kalaha::storage::settings::{GlyphSet, Settings};
use kalaha::tui::effect::Effect;
use kalaha::tui::message::Msg;
use kalaha::tui::review::Review;
use kalaha::tui::screen::{Item, MenuKind, Screen};
use kalaha_rules::Side;
use ratatui::crossterm::event::KeyCode;

use kalaha::text::Language;

use super::desk::Desk;

/// A short game with two blunders, two inaccuracies and a brilliant sow.
const RECORD: &str = "[South \"Anna\"] [North \"beginner\"] [Seeds \"2\"]
    5-4 5-6 1 4 3 2 6 5 2 4 4 3 5 4 3 2";

/// The game with its last sow to be played, at the table.
fn at_the_end(settings: Settings) -> Desk {
    let mut desk = Desk::new(settings);
    desk.effects = kalaha::tui::update::sit_down(&mut desk.model, RECORD.parse().unwrap(), None);
    desk
}

/// The review, of which nothing is known yet.
fn opened(settings: Settings) -> Desk {
    let mut desk = at_the_end(settings);
    desk.keys("6").wait();
    desk.choose(Item::Review);
    desk
}

/// What is found out about the game of a question, in order, each with the question's number.
fn findings(desk: &Desk) -> Vec<Msg> {
    let study_of = desk.effects.iter().find_map(|effect| match effect {
        Effect::Study(study) => Some(study),
        _ => None,
    });
    let asked = study_of.expect("the game is to be studied");
    let ticket = asked.ticket;
    let mut found = Vec::new();
    let mut learn = |ply: usize, insight: Insight| found.push(Msg::Learned { ticket, ply, insight });
    let mut engine = Engine::new(EngineOptions::default());
    let think = Duration::from_secs(60);
    study(&asked.game, &mut engine, think, &Stop::new(), &mut learn);
    found
}

/// The review, of which everything is known.
pub fn reviewed(settings: Settings) -> Desk {
    let mut desk = opened(settings);
    for msg in findings(&desk) {
        desk.send(msg);
    }
    desk
}

fn review(desk: &Desk) -> &Review {
    desk.model.review().expect("a review")
}

#[test]
fn a_finished_game_is_reviewed_from_its_start() {
    let desk = opened(Settings::default());
    assert!(matches!(desk.model.screen(), Screen::Review(_)));
    assert_eq!(review(&desk).ply(), 0);
    let game: Game = RECORD.parse().unwrap();
    let analysis = review(&desk).analysis();
    assert_eq!(analysis.game().steps().len(), game.steps().len() + 1);
    assert_eq!(analysis.settled(), 0);
}

#[test]
fn arrows_step_and_home_and_end_jump() {
    let mut desk = opened(Settings::default());
    desk.press(KeyCode::Left);
    assert_eq!(review(&desk).ply(), 0);
    desk.press(KeyCode::Right).press(KeyCode::Char('l'));
    assert_eq!(review(&desk).ply(), 2);
    assert_eq!(review(&desk).table().game().steps().len(), 2);
    desk.press(KeyCode::End);
    let last = review(&desk).analysis().game().steps().len();
    assert_eq!(review(&desk).ply(), last);
    desk.press(KeyCode::Right);
    assert_eq!(review(&desk).ply(), last);
    desk.press(KeyCode::Left).press(KeyCode::Home);
    assert_eq!(review(&desk).ply(), 0);
}

#[test]
fn it_jumps_from_slip_to_slip() {
    let mut desk = reviewed(Settings::default());
    let ratings = review(&desk).analysis().ratings();
    let slips: Vec<_> = (1..=ratings.len())
        .filter(|&ply| ratings[ply - 1].unwrap().word.is_slip())
        .collect();
    assert_eq!(slips.len(), 4);
    let mut visited = Vec::new();
    for _ in &slips {
        desk.keys("n");
        visited.push(review(&desk).ply());
    }
    assert_eq!(visited, slips);
    desk.keys("n");
    assert_eq!(review(&desk).ply(), slips[3], "there is no other");
    desk.keys("pp");
    assert_eq!(review(&desk).ply(), slips[1]);
}

#[test]
fn it_fills_in_while_one_reads() {
    let mut desk = opened(Settings::default());
    let found = findings(&desk);
    desk.press(KeyCode::Right);
    assert!(desk.picture(80, 24).contains("Not looked at yet."));
    assert!(desk.picture(80, 24).contains("0 of 19"));
    let half = found.len() / 2;
    for msg in found.into_iter().take(half) {
        desk.send(msg);
    }
    assert_eq!(review(&desk).ply(), 1, "one stays where one is");
    let settled = review(&desk).analysis().settled();
    assert!(settled > 0);
    let picture = desk.picture(80, 24);
    assert!(picture.contains(&format!("{settled} of 19")), "{picture}");
    assert!(picture.contains("Best."), "{picture}");
}

/// A later turn may have cost more, and a value that is judged may be wrong.
#[test]
fn where_the_game_turned_is_told_when_all_is_known_and_as_sure_as_it_is() {
    for (proven, said) in [
        (true, "The game turned in turn"),
        (false, "As far as can be judged, the game turned"),
    ] {
        let mut desk = opened(Settings::default());
        let all = findings(&desk);
        let last = all.len() - 1;
        for (n, msg) in all.into_iter().enumerate() {
            let Msg::Learned {
                ticket,
                ply,
                mut insight,
            } = msg
            else {
                panic!("{msg:?}");
            };
            insight.proven &= proven;
            desk.send(Msg::Learned { ticket, ply, insight });
            let picture = desk.picture(80, 40);
            assert_eq!(picture.contains(said), n == last, "{picture}");
        }
    }
}

/// The title is whole beside the progress, also on a small screen.
#[test]
fn progress_leaves_the_title_its_room() {
    for language in Language::ALL {
        let settings = Settings {
            language: Some(language),
            ..Settings::default()
        };
        let desk = &mut opened(settings);
        let picture = desk.picture(40, 12);
        let title = picture.lines().next().unwrap();
        let count = review(desk).analysis().game().steps().len();
        assert!(
            title.contains(" 0 ") && title.contains(&format!(" {count} ")),
            "{title}"
        );
    }
}

#[test]
fn what_belongs_to_another_review_is_thrown_away() {
    let mut first = opened(Settings::default());
    let found = findings(&first);
    first.press(KeyCode::Esc);
    assert!(first.effects.contains(&Effect::StopThinking));
    assert!(matches!(first.model.screen(), Screen::Menu(MenuKind::Over, _)));
    first.choose(Item::Review);
    for msg in found {
        first.send(msg);
    }
    assert_eq!(review(&first).analysis().settled(), 0);
}

#[test]
fn a_slip_is_told_with_what_was_better_and_why() {
    let mut desk = reviewed(Settings::default());
    desk.keys("n");
    let rating = review(&desk).rating().unwrap();
    assert_eq!((rating.word, rating.loss()), (Word::Blunder, 22));
    let picture = desk.picture(80, 24);
    for words in [
        "Turn 1: South sows 4.",
        "A blunder: 22 seeds given away.",
        "Better: 3.",
        "Why: ",
        "Before: South wins by 10, exactly.",
        "Now: North wins by 12, exactly.",
        "South: accuracy",
    ] {
        let found = picture
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .contains(words);
        assert!(found || picture.contains(words), "{words}\n{picture}");
    }
}

#[test]
fn another_sow_is_tried_from_before_the_one_that_is_shown() {
    for (item, seat) in [
        (Item::PlayOn(Some(Level::Hard)), Seat::Ai(Level::Hard)),
        (Item::PlayOn(None), Seat::Human(None)),
    ] {
        let mut desk = opened(Settings::default());
        desk.press(KeyCode::Right)
            .press(KeyCode::Right)
            .press(KeyCode::Enter);
        assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::PlayOn, _)));
        desk.choose(item);
        let game = desk.table().game();
        assert_eq!(game.steps().len(), 1, "the second sow is to be tried another way");
        assert_eq!(game.seats()[Side::South], Seat::Human(None), "south sowed it");
        assert_eq!(game.seats()[Side::North], seat);
        let leaves = desk
            .effects
            .iter()
            .position(|effect| *effect == Effect::LeaveFile);
        assert!(leaves.is_some(), "the game that was reviewed stays as it is");
        desk.keys("1");
        assert_eq!(desk.table().game().steps().len(), 2);
    }
}

#[test]
fn the_position_before_a_slip_is_tried_by_the_one_who_made_it() {
    let mut desk = reviewed(Settings::default());
    loop {
        let before = review(&desk).ply();
        desk.keys("n");
        let ply = review(&desk).ply();
        if ply == before {
            break;
        }
        let step = review(&desk).analysis().game().steps()[ply - 1];
        let position = *review(&desk).analysis().position(ply - 1);
        let picture = desk.press(KeyCode::Enter).picture(80, 24);
        assert!(picture.contains(&format!("In place of sow {ply}:")), "{picture}");
        let played_on = review(&desk).play_on(Some(Level::Easy));
        assert_eq!(*played_on.position(), position);
        assert!(played_on.seats()[step.sow.side()].is_human());
        desk.press(KeyCode::Esc);
    }
    assert_eq!(
        review(&desk).rating().map(|rating| rating.word.is_slip()),
        Some(true)
    );
}

#[test]
fn the_last_sow_and_the_result_are_told_with_the_names_of_the_game() {
    let mut desk = opened(Settings::default());
    let start = desk.picture(80, 24);
    assert!(start.contains("South: Anna."), "{start}");
    assert!(start.contains("North: beginner."), "{start}");
    for (width, height) in [(40, 12), (80, 24), (120, 36)] {
        let picture = desk.press(KeyCode::End).picture(width, height);
        assert!(picture.contains("Anna, wins"), "{picture}");
        assert!(!picture.contains("perfect"), "{picture}");
    }
}

#[test]
fn the_seat_of_the_game_is_offered_first() {
    let mut desk = opened(Settings::default());
    for key in [KeyCode::Home, KeyCode::Right] {
        desk.press(key).press(KeyCode::Enter);
        let chosen = desk.model.menu().unwrap().item();
        assert_eq!(chosen, Item::PlayOn(Some(Level::Beginner)));
        desk.press(KeyCode::Esc);
    }
    desk.press(KeyCode::End);
    assert!(
        desk.picture(80, 24).contains("try another"),
        "the last sow could have been another"
    );
    desk.press(KeyCode::Enter);
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::PlayOn, _)));
}

#[test]
fn the_screen_looks_as_it_did() {
    let mut desk = reviewed(Settings::default());
    desk.keys("n");
    for (width, height) in [(40, 12), (80, 24), (120, 36)] {
        insta::assert_snapshot!(format!("review_{width}x{height}"), desk.picture(width, height));
    }
    desk.press(KeyCode::Enter);
    for (width, height) in [(40, 12), (80, 24)] {
        insta::assert_snapshot!(format!("play_on_{width}x{height}"), desk.picture(width, height));
    }
}

#[test]
fn in_ascii_it_is_ascii() {
    let settings = Settings {
        glyphs: GlyphSet::Ascii,
        ..Settings::default()
    };
    let mut desk = reviewed(settings.clone());
    desk.keys("n");
    for (width, height) in [(40, 12), (80, 24), (120, 36)] {
        let picture = desk.picture(width, height);
        assert!(picture.is_ascii(), "{picture}");
        if height == 24 {
            insta::assert_snapshot!("review_ascii", picture);
        }
    }
    assert!(
        opened(settings).picture(80, 24).is_ascii(),
        "also while it is studied"
    );
}

#[test]
fn no_size_is_too_odd() {
    let mut desk = reviewed(Settings::default());
    desk.keys("nn");
    for width in (1..=100).step_by(3) {
        for height in (1..=40).step_by(2) {
            desk.draw(width, height);
        }
    }
}
