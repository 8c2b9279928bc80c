//! Hints, level by level, and the live evaluation.

use kalaha::ai::{Level, Thought};
use kalaha::game::{Game, Seat};
use kalaha::storage::settings::{GlyphSet, Hints, Settings};
use kalaha::tui::effect::{Effect, Question};
use kalaha::tui::message::Msg;
use kalaha::tui::update::sit_down;
use kalaha_rules::{House, Position, Side, Sides};
use ratatui::crossterm::event::KeyCode;

use super::desk::Desk;

fn game(north: Seat) -> Game {
    let start = Position::start("four".parse().unwrap(), Side::South);
    let seats = Sides {
        south: Seat::Human(None),
        north,
    };
    Game::new(seats, start, Side::South)
}

fn at(settings: Settings, north: Seat) -> Desk {
    let mut desk = Desk::new(settings);
    desk.effects = sit_down(&mut desk.model, game(north), None);
    desk
}

fn people(hints: Hints) -> Desk {
    let settings = Settings {
        hints,
        ..Settings::default()
    };
    at(settings, Seat::Human(None))
}

fn evaluated(north: Seat) -> Desk {
    let settings = Settings {
        live_evaluation: true,
        ..Settings::default()
    };
    at(settings, north)
}

fn thought(houses: &[u8], value: i16, proven: bool) -> Thought {
    Thought {
        line: houses.iter().map(|&house| House::new(house).unwrap()).collect(),
        value,
        proven,
        depth: 1,
        nodes: 1,
    }
}

fn hint(desk: &mut Desk) -> String {
    let picture = desk.picture(80, 24);
    let lines = picture.lines().skip(9).take(3);
    let words = lines.flat_map(|line| {
        line.split_whitespace()
            .filter(|word| !word.contains(['│', '║', '█', '▀']))
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_hint_tells_more_each_time() {
    let mut desk = people(Hints::Line);
    desk.keys("t");
    let question = desk.question().expect("the built-in player is asked").clone();
    assert_eq!(question.level, Level::Perfect);
    assert!(hint(&mut desk).contains("Looking for a good sow..."));
    let cursor = desk.table().cursor();
    desk.answer(question.ticket, &[3, 6]);
    let first = hint(&mut desk);
    assert!(
        first.contains("Hint: look for a sow that ends in your store."),
        "{first}"
    );
    assert!(first.contains("Press t for more."), "{first}");
    assert_eq!(desk.table().cursor(), cursor, "the house is not told");
    desk.keys("t");
    assert!(desk.question().is_none(), "it has been asked");
    assert!(hint(&mut desk).contains("Hint: start with house 3."));
    assert_eq!(desk.table().cursor(), House::new(3));
    desk.keys("t");
    let whole = hint(&mut desk);
    assert!(whole.contains("Hint: sow 3-6."), "{whole}");
    assert!(whole.contains("It looks like a draw."), "{whole}");
    assert!(
        whole.contains("Why: house 3 ends in your store. It threatens to capture 6 seeds."),
        "{whole}"
    );
    assert!(!whole.contains("Press t"), "{whole}");
    assert!(!desk.picture(80, 24).contains("t hint"), "there is no more");
}

#[test]
fn a_hint_is_forgotten_with_the_next_sow_and_plays_nothing() {
    let mut desk = people(Hints::Line);
    desk.keys("tt");
    assert_eq!(desk.table().game().steps().len(), 0);
    let ticket = desk.table().advice().unwrap().open_ticket().unwrap();
    desk.answer(ticket, &[3, 6]);
    assert_eq!(desk.table().cursor(), House::new(3));
    desk.press(KeyCode::Enter).wait();
    assert_eq!(desk.table().game().steps().len(), 1);
    assert_eq!(desk.table().advice(), None);
}

#[test]
fn a_hint_that_comes_after_a_sow_or_undo_is_thrown_away() {
    for key in ["4", "u"] {
        let mut desk = people(Hints::Line);
        desk.keys("3").wait().keys("t");
        let ticket = desk.question().unwrap().ticket;
        desk.keys(key);
        assert!(desk.effects.contains(&Effect::StopThinking), "after {key}");
        desk.answer(ticket, &[1]).wait();
        assert_eq!(desk.table().advice(), None, "after {key}");
        assert!(!hint(&mut desk).contains("Hint"));
    }
}

#[test]
fn the_settings_say_how_much_is_told_at_most() {
    for (most, says) in [
        (Hints::Where, "look for a sow"),
        (Hints::House, "start with house 3"),
    ] {
        let mut desk = people(most);
        desk.keys("t");
        let ticket = desk.question().unwrap().ticket;
        desk.answer(ticket, &[3, 6]).keys("ttt");
        assert_eq!(desk.table().advice().unwrap().told(), most);
        assert!(hint(&mut desk).contains(says), "{most}");
    }
    let mut desk = people(Hints::Off);
    assert!(!desk.picture(80, 24).contains("t hint"));
    desk.keys("t");
    assert_eq!((desk.question(), desk.table().advice()), (None, None));
}

#[test]
fn each_clue_fits_its_turn() {
    for (houses, clue) in [
        (&[3, 6][..], "look for a sow that ends in your store"),
        (&[1], "look at your houses 1 to 3"),
        (&[5], "look at your houses 4 to 6"),
    ] {
        let mut desk = people(Hints::Line);
        desk.keys("t");
        let ticket = desk.question().unwrap().ticket;
        desk.answer(ticket, houses);
        assert!(hint(&mut desk).contains(clue), "{houses:?}");
    }
}

#[test]
fn positions_are_evaluated_if_asked_for_and_only_then() {
    assert_eq!(people(Hints::Line).question(), None);
    let mut desk = evaluated(Seat::Human(None));
    let first = desk.question().expect("the start is evaluated").clone();
    assert_eq!(
        (first.level, first.position.turn()),
        (Level::Perfect, Some(Side::South))
    );
    desk.keys("4");
    let second = desk.question().expect("so is each position").clone();
    desk.wait();
    assert_eq!(desk.question(), None, "once is enough");
    assert_eq!(second.position.turn(), Some(Side::North));
    desk.keys("u");
    let again = desk.question().expect("also after undo").clone();
    assert_eq!(again.position, first.position);
    assert!(![first.ticket, second.ticket].contains(&again.ticket));
}

#[test]
fn the_evaluation_is_souths_whoever_is_to_move() {
    let mut desk = evaluated(Seat::Human(None));
    desk.keys("4");
    let ticket = desk.question().unwrap().ticket;
    desk.wait();
    desk.send(Msg::Seen {
        ticket,
        thought: thought(&[1], 4, false),
    });
    assert!(desk.picture(80, 24).contains("North +4, judged"));
    assert!(desk.picture(40, 12).contains("-4, judged"));
    desk.send(Msg::Answer {
        ticket,
        thought: thought(&[1], -6, true),
    });
    assert!(desk.picture(80, 24).contains("South +6, exact"));
}

#[test]
fn exact_and_judged_and_the_sides_are_told_apart_without_colour() {
    let bar = |value, proven, glyphs| {
        let settings = Settings {
            live_evaluation: true,
            glyphs,
            ..Settings::default()
        };
        let mut desk = at(settings, Seat::Human(None));
        let ticket = desk.question().unwrap().ticket;
        desk.send(Msg::Answer {
            ticket,
            thought: thought(&[1], value, proven),
        });
        let picture = desk.picture(80, 24);
        let line = picture
            .lines()
            .find(|line| line.contains("exact") || line.contains("judged"));
        line.unwrap().trim().to_owned()
    };
    let rest = "·".repeat(29);
    let ahead = bar(12, true, GlyphSet::Unicode);
    assert!(
        ahead.starts_with(&format!("{rest}│{}", "█".repeat(15))),
        "{ahead}"
    );
    let behind = bar(-12, false, GlyphSet::Unicode);
    let expected = format!("{}{}│{rest}", "·".repeat(14), "▒".repeat(15));
    assert!(behind.starts_with(&expected), "{behind}");
    assert!(bar(60, true, GlyphSet::Ascii).contains(&format!("|{}  South", "#".repeat(29))));
    assert!(bar(0, false, GlyphSet::Ascii).contains("even"));
}

#[test]
fn a_hint_uses_the_evaluation() {
    let mut desk = evaluated(Seat::Human(None));
    let ticket = desk.question().unwrap().ticket;
    desk.send(Msg::Answer {
        ticket,
        thought: thought(&[3, 6], 8, true),
    });
    assert!(!hint(&mut desk).contains("Hint"), "an evaluation tells no sow");
    desk.keys("ttt");
    assert!(desk.question().is_none());
    let told = hint(&mut desk);
    assert!(
        told.contains("Hint: sow 3-6. With best play you win by 8, that is proven."),
        "{told}"
    );
}

#[test]
fn the_machines_turn_is_its_own() {
    let mut desk = evaluated(Seat::Ai(Level::Easy));
    desk.keys("4").wait();
    let question = desk.question().expect("the machine is to move");
    assert_eq!(question.level, Level::Easy);
    assert!(desk.picture(80, 24).contains("..."), "nothing is known yet");
}

/// The built-in player says what it sees: a value for the side to move.
fn value_is(desk: &mut Desk, ticket: u64, value: i16) {
    desk.send(Msg::Seen {
        ticket,
        thought: thought(&[1], value, false),
    });
}

/// Lets the time pass until the built-in player is asked, and gives the question.
fn next_question(desk: &mut Desk) -> Question {
    for _ in 0..100 {
        desk.send(Msg::Tick);
        if let Some(question) = desk.question() {
            return question.clone();
        }
    }
    panic!("nothing is asked");
}

fn shows(desk: &mut Desk, words: &str) -> bool {
    desk.picture(80, 24).contains(words)
}

#[test]
fn the_evaluation_never_goes_away() {
    let mut desk = evaluated(Seat::Ai(Level::Beginner));
    let first = desk.question().unwrap().ticket;
    value_is(&mut desk, first, 6);
    desk.keys("4");
    let asked = desk
        .question()
        .expect("it is looked at while the sow is shown")
        .clone();
    assert_eq!(asked.level, Level::Perfect);
    assert_eq!(asked.position, *desk.table().game().position());
    assert!(shows(&mut desk, "South +6"), "until more is known");
    value_is(&mut desk, asked.ticket, -8);
    assert!(shows(&mut desk, "South +8"));
    let question = next_question(&mut desk);
    assert_eq!(question.level, Level::Beginner);
    value_is(&mut desk, question.ticket, 40);
    assert!(
        shows(&mut desk, "South +8"),
        "a beginner's own judgement says little"
    );
    desk.answer(question.ticket, &[1]);
    assert!(shows(&mut desk, "South +8"));
    let asked = next_question(&mut desk);
    assert_eq!(
        desk.table().game().steps().len(),
        2,
        "the beginner's answer is played"
    );
    value_is(&mut desk, asked.ticket, 10);
    assert!(shows(&mut desk, "South +10"), "while its sow is shown");
}

#[test]
fn two_machines_are_evaluated_too() {
    let settings = Settings {
        live_evaluation: true,
        ..Settings::default()
    };
    let seats = Sides {
        south: Seat::Ai(Level::Beginner),
        north: Seat::Ai(Level::Beginner),
    };
    let start = Position::start("four".parse().unwrap(), Side::South);
    let mut desk = Desk::new(settings);
    desk.effects = sit_down(&mut desk.model, Game::new(seats, start, Side::South), None);
    let ticket = desk.question().unwrap().ticket;
    desk.answer(ticket, &[1]);
    let asked = next_question(&mut desk);
    assert_eq!(asked.level, Level::Perfect);
    value_is(&mut desk, asked.ticket, -4);
    assert!(shows(&mut desk, "South +4, judged"));
}

#[test]
fn the_screen_with_an_evaluation_looks_as_it_did() {
    let mut desk = evaluated(Seat::Human(None));
    let ticket = desk.question().unwrap().ticket;
    desk.send(Msg::Answer {
        ticket,
        thought: thought(&[3, 6], 8, true),
    });
    desk.keys("ttt");
    for (width, height) in [(40, 12), (80, 24), (120, 36)] {
        insta::assert_snapshot!(format!("advice_{width}x{height}"), desk.picture(width, height));
    }
}
