//! The table: what keys, the clock and the built-in player do to a game.

use super::desk::Desk;
use kalaha::ai::{Level, Thought};
use kalaha::game::{Game, Seat};
use kalaha::storage::settings::{GlyphSet, Settings, Speed};
use kalaha::tui::effect::Effect;
use kalaha::tui::message::Msg;
use kalaha::tui::screen::{Item, MenuKind, Screen};
use kalaha::tui::table::{Notice, Phase};
use kalaha::tui::update::sit_down;
use kalaha_rules::{Pit, Position, Side, Sides};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

fn new_game(south: Seat, north: Seat) -> Game {
    let start = Position::start("four".parse().unwrap(), Side::South);
    Game::new(Sides { south, north }, start, Side::South)
}

fn people() -> Game {
    new_game(Seat::Human(None), Seat::Human(None))
}

fn against_the_machine() -> Game {
    new_game(Seat::Human(None), Seat::Ai(Level::Easy))
}

fn sows(desk: &Desk) -> Vec<u8> {
    let steps = desk.table().game().steps();
    steps.iter().map(|step| step.sow.house().number()).collect()
}

#[test]
fn a_digit_sows_and_the_game_is_saved_at_once() {
    let mut desk = Desk::at(people());
    desk.keys("3");
    assert_eq!(sows(&desk), [3]);
    let saved = desk.effects.iter().find_map(|effect| match effect {
        Effect::Save(game) => Some(game.steps().len()),
        _ => None,
    });
    assert_eq!(saved, Some(1));
    assert!(desk.ticks(), "it is shown seed by seed");
}

#[test]
fn every_speed_ends_in_the_same_state() {
    let ends = Speed::ALL.iter().map(|&speed| {
        let mut desk = Desk::at(people());
        desk.model.settings.speed = speed;
        for key in ["3", "6", "2", "4", "1"] {
            desk.keys(key).wait();
        }
        (
            desk.table().shown(),
            desk.table().changes(),
            desk.table().cursor(),
            sows(&desk),
        )
    });
    let ends: Vec<_> = ends.collect();
    assert_eq!(ends[0].3, [3, 6, 2, 4, 1]);
    assert!(ends.iter().all(|end| *end == ends[0]), "{ends:?}");
}

#[test]
fn what_is_shown_grows_by_a_seed_each_time_and_ends_at_the_position() {
    let mut desk = Desk::at(people());
    desk.keys("6");
    let store = Pit::Store(Side::South).index();
    assert_eq!(desk.table().shown()[5], 0, "all seeds are in the hand");
    assert_eq!(desk.table().shown().iter().sum::<u8>(), 44);
    desk.send(Msg::Tick);
    assert_eq!(desk.table().shown()[store], 1);
    assert_eq!(desk.table().shown().iter().sum::<u8>(), 45);
    desk.wait();
    let board = desk.table().game().position().board();
    assert!(Pit::all().all(|pit| desk.table().shown()[pit.index()] == board.seeds(pit)));
    assert_eq!(desk.table().phase(), Phase::Waiting);
}

#[test]
fn a_key_during_a_sow_shows_its_end_and_plays_nothing() {
    let mut desk = Desk::at(people());
    desk.keys("3");
    desk.keys("5");
    assert_eq!(sows(&desk), [3]);
    assert_eq!(desk.table().phase(), Phase::Waiting);
    desk.keys("5");
    assert_eq!(sows(&desk), [3, 5]);
}

#[test]
fn an_empty_house_is_refused_with_a_reason() {
    let mut desk = Desk::at(people());
    desk.keys("3").wait();
    desk.keys("3");
    assert_eq!(sows(&desk), [3]);
    assert!(matches!(desk.table().notice(), Some(Notice::Illegal(_))));
    assert!(desk.picture(80, 24).contains("House 3 is empty."));
}

#[test]
fn enter_sows_the_house_that_is_looked_at() {
    let mut desk = Desk::at(people());
    desk.press(KeyCode::Right)
        .press(KeyCode::Char('l'))
        .press(KeyCode::Left);
    assert_eq!(desk.table().cursor().map(|house| house.number()), Some(2));
    desk.press(KeyCode::Enter);
    assert_eq!(sows(&desk), [2]);
}

#[test]
fn the_preview_says_what_the_house_would_do() {
    let mut desk = Desk::at(people());
    assert!(
        desk.picture(80, 24)
            .contains("South 1 would end in South's house 5.")
    );
    desk.press(KeyCode::Right).press(KeyCode::Right);
    assert!(
        desk.picture(80, 24)
            .contains("South 3 would end in the store: move again.")
    );
}

#[test]
fn the_machine_is_asked_after_a_persons_turn_and_plays_its_whole_turn() {
    let mut desk = Desk::at(against_the_machine());
    desk.keys("3").wait();
    assert_eq!(desk.question(), None, "south moves again");
    desk.keys("6").wait();
    let question = desk.question().expect("the machine is to move").clone();
    assert_eq!(question.position, *desk.table().game().position());
    assert_eq!(question.level, Level::Easy);
    // After 2 and 1 the turn passes: what the machine expects of south is not played.
    desk.answer(question.ticket, &[2, 1, 5, 5]).wait();
    assert_eq!(sows(&desk), [3, 6, 2, 1]);
    assert_eq!(desk.table().game().position().turn(), Some(Side::South));
    assert_eq!(desk.table().phase(), Phase::Waiting);
}

#[test]
fn a_machine_whose_line_ends_in_the_middle_of_its_turn_is_asked_again() {
    let mut desk = Desk::at(against_the_machine());
    desk.keys("3").wait().keys("6").wait();
    let ticket = desk.question().unwrap().ticket;
    desk.answer(ticket, &[2]).wait();
    assert_eq!(sows(&desk), [3, 6, 2]);
    assert_ne!(desk.question().expect("north moves again").ticket, ticket);
}

#[test]
fn digits_while_the_machine_thinks_play_nothing() {
    let mut desk = Desk::at(against_the_machine());
    desk.keys("4").wait();
    let ticket = desk.question().unwrap().ticket;
    desk.keys("5");
    assert_eq!(sows(&desk), [4]);
    assert_eq!(desk.table().notice(), Some(&Notice::NotYours(Level::Easy)));
    desk.answer(ticket, &[1]).wait();
    assert_eq!(sows(&desk), [4, 1]);
}

#[test]
fn undo_while_the_machine_thinks_stops_it_and_a_late_answer_is_thrown_away() {
    let mut desk = Desk::at(against_the_machine());
    desk.keys("4").wait();
    let ticket = desk.question().unwrap().ticket;
    desk.keys("u");
    assert!(desk.effects.contains(&Effect::StopThinking));
    assert_eq!(desk.question(), None);
    desk.answer(ticket, &[1]).wait();
    assert_eq!(sows(&desk), [] as [u8; 0]);
    assert_eq!(desk.table().game().position().turn(), Some(Side::South));
}

#[test]
fn a_late_answer_to_an_earlier_game_is_thrown_away() {
    let mut desk = Desk::at(against_the_machine());
    desk.keys("4").wait();
    let ticket = desk.question().unwrap().ticket;
    let machine_begins = new_game(Seat::Ai(Level::Easy), Seat::Human(None));
    desk.effects = kalaha::tui::update::sit_down(&mut desk.model, machine_begins, None);
    desk.answer(ticket, &[1]).wait();
    assert_eq!(sows(&desk), [] as [u8; 0]);
}

#[test]
fn undo_and_redo_never_wake_the_machine() {
    let mut desk = Desk::at(against_the_machine());
    desk.keys("4").wait();
    let ticket = desk.question().unwrap().ticket;
    desk.answer(ticket, &[1]).wait();
    desk.keys("1").wait();
    desk.keys("u");
    assert_eq!((sows(&desk), desk.question()), (vec![4, 1], None));
    desk.keys("u");
    assert_eq!(
        (sows(&desk), desk.question()),
        (vec![], None),
        "both the machine's sow and the own one"
    );
    desk.keys("r");
    assert_eq!((sows(&desk), desk.question()), (vec![4, 1], None));
    desk.keys("r");
    assert_eq!(
        (sows(&desk), desk.question()),
        (vec![4, 1, 1], None),
        "the machine is to move, and waits"
    );
    assert_eq!(desk.table().phase(), Phase::Held);
    // Reading the keys and coming back does not wake it either.
    desk.keys("?").press(KeyCode::Esc);
    assert_eq!(desk.question(), None);
    desk.press(KeyCode::Enter);
    assert!(desk.question().is_some());
}

#[test]
fn undo_in_the_middle_of_the_machines_turn_forgets_the_rest_of_it() {
    let mut desk = Desk::at(against_the_machine());
    desk.keys("3").wait().keys("6").wait();
    let ticket = desk.question().unwrap().ticket;
    desk.answer(ticket, &[2, 1]).send(Msg::Tick).send(Msg::Tick);
    assert_eq!(sows(&desk), [3, 6, 2]);
    desk.keys("u").wait();
    assert_eq!(sows(&desk), [3], "back to where south chose 6");
    assert_eq!(desk.table().phase(), Phase::Waiting);
}

#[test]
fn an_answer_that_comes_under_another_screen_is_played_when_the_board_is_seen() {
    let mut desk = Desk::at(against_the_machine());
    desk.keys("4").wait();
    let ticket = desk.question().unwrap().ticket;
    desk.keys("?");
    desk.answer(ticket, &[1]).wait();
    assert_eq!(sows(&desk), [4]);
    desk.press(KeyCode::Esc).wait();
    assert_eq!(sows(&desk), [4, 1]);
}

#[test]
fn the_end_of_the_game_is_shown_after_its_last_sow() {
    let board = "<6,23,20,0,0,0,0,0,1,3,0,1,0,0,0>".parse().unwrap();
    let start = Position::new("four".parse().unwrap(), board, Side::South);
    let mut desk = Desk::at(Game::new(Sides::default(), start, Side::South));
    desk.keys("6");
    assert!(
        matches!(desk.model.screen(), Screen::Table(_)),
        "first the sow itself"
    );
    desk.wait();
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Over, _)));
    assert!(desk.picture(80, 24).contains("A draw: 24 each"));
    desk.press(KeyCode::Esc);
    assert!(
        matches!(desk.model.screen(), Screen::Table(_)),
        "the board can be looked at"
    );
    desk.keys("q");
    assert_eq!(desk.effects, [Effect::Exit(0)], "nothing to ask about");
}

#[test]
fn play_again_begins_with_the_same_board_and_swaps_seats_if_asked() {
    let board = "<6,23,20,0,0,0,0,0,1,3,0,1,0,0,0>".parse().unwrap();
    let start = Position::new("four".parse().unwrap(), board, Side::South);
    let seats = Sides {
        south: Seat::Human(None),
        north: Seat::Ai(Level::Easy),
    };
    let mut desk = Desk::at(Game::new(seats.clone(), start, Side::South));
    desk.keys("6").wait();
    desk.keys("jj").press(KeyCode::Enter);
    let game = desk.table().game();
    assert_eq!(game.start(), &start);
    assert_eq!(
        game.seats(),
        &Sides {
            south: seats.north,
            north: seats.south
        }
    );
    assert!(desk.effects.contains(&Effect::LeaveFile));
    assert!(desk.question().is_some(), "the machine sits at south now");
}

/// The side whose name is below the board.
fn bottom(desk: &mut Desk) -> Side {
    let picture = desk.picture(80, 24);
    let place = |name: &str| picture.lines().skip(1).position(|line| line.contains(name));
    match place("South") > place("North") {
        true => Side::South,
        false => Side::North,
    }
}

#[test]
fn the_only_person_sits_at_the_bottom() {
    let (person, machine) = (Seat::Human(None), Seat::Ai(Level::Easy));
    for (south, north, at_the_bottom) in [
        (&person, &machine, Side::South),
        (&machine, &person, Side::North),
        (&person, &person, Side::South),
        (&machine, &machine, Side::South),
    ] {
        for mirror in [false, true] {
            let seats = Sides {
                south: south.clone(),
                north: north.clone(),
            };
            let start = Position::start("four".parse().unwrap(), Side::South);
            let mut desk = Desk::at(Game::new(seats, start, Side::South));
            desk.model.settings.mirror = mirror;
            desk.model.settings.turn_board = false;
            // Without the words on what may come.
            desk.press(KeyCode::Up);
            assert_eq!(bottom(&mut desk), at_the_bottom, "{south:?} {north:?}");
            assert_eq!(desk.model.orientation().sows_rightwards(at_the_bottom), !mirror);
        }
    }
}

#[test]
fn a_turn_of_several_sows_is_told_as_one() {
    let mut desk = Desk::at(people());
    desk.keys("3").wait();
    let picture = desk.picture(80, 24);
    assert!(
        picture.contains("South sows house 3 into its store."),
        "{picture}"
    );
    desk.keys("6").wait();
    let picture = desk.picture(80, 24);
    assert!(
        picture.contains("South sows houses 3 and 6, to North's house 4."),
        "{picture}"
    );
    assert_eq!(picture.matches("South sows").count(), 1, "{picture}");
}

#[test]
fn the_log_says_that_a_turn_goes_on() {
    for (glyphs, goes_on) in [
        (GlyphSet::Unicode, "1 South 3… +1"),
        (GlyphSet::Ascii, "1 South 3... +1"),
    ] {
        let settings = Settings {
            glyphs,
            ..Settings::default()
        };
        let mut desk = Desk::new(settings);
        desk.effects = sit_down(&mut desk.model, people(), None);
        desk.keys("3").wait();
        assert!(desk.picture(80, 24).contains(goes_on), "{}", desk.picture(80, 24));
        desk.keys("6").wait();
        assert!(
            desk.picture(80, 24).contains("1 South 3-6 +2"),
            "{}",
            desk.picture(80, 24)
        );
    }
}

#[test]
fn leaving_a_game_asks_and_the_game_can_be_gone_on_with() {
    let mut desk = Desk::at(people());
    desk.keys("4").wait();
    desk.keys("q");
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Leave, _)));
    desk.press(KeyCode::Esc);
    assert!(matches!(desk.model.screen(), Screen::Table(_)));
    desk.keys("q").press(KeyCode::Enter);
    assert_eq!(desk.effects, [Effect::Exit(0)]);
}

#[test]
fn from_the_start_screen_a_game_goes_on_as_it_was() {
    let mut desk = Desk::at(against_the_machine());
    desk.keys("3").wait();
    desk.press(KeyCode::Esc);
    while !desk.picture(80, 24).contains("▸ To the start screen") {
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Enter);
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Start, _)));
    assert!(desk.picture(80, 24).contains("▸ Go on with the game"));
    desk.press(KeyCode::Enter);
    assert_eq!(sows(&desk), [3]);
    desk.keys("u");
    assert_eq!(sows(&desk), [] as [u8; 0]);
}

#[test]
fn the_choices_for_a_new_game_are_played() {
    let mut desk = Desk::new(Default::default());
    desk.press(KeyCode::Enter);
    let form: [&[KeyCode]; 7] = [
        &[],
        &[KeyCode::Right],                 // north: beginner
        &[KeyCode::Right],                 // north begins
        &[KeyCode::Right, KeyCode::Right], // kalah
        &[KeyCode::Left],                  // 3 seeds
        &[KeyCode::Right],                 // never
        &[KeyCode::Right],                 // emptier
    ];
    for keys in form {
        for &key in keys {
            desk.press(key);
        }
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Enter);
    let game = desk.table().game();
    assert_eq!(game.seats().north, Seat::Ai(Level::Beginner));
    assert_eq!(game.first(), Side::North);
    assert_eq!(game.start().rules().to_string(), "3/never/emptier");
    assert!(desk.question().is_some(), "the machine begins");
}

#[test]
fn the_lot_is_drawn_and_told() {
    let mut firsts = std::collections::HashSet::new();
    let mut desk = Desk::new(Default::default());
    for _ in 0..40 {
        desk.model.setup.first = kalaha::game::First::Lot;
        desk.press(KeyCode::Enter).press(KeyCode::Enter);
        let first = desk.table().game().first();
        assert_eq!(desk.table().notice(), Some(&Notice::Lot(first)));
        firsts.insert(first);
        desk.press(KeyCode::Esc).press(KeyCode::Down);
    }
    assert_eq!(firsts.len(), 2);
}

#[test]
fn control_c_leaves_at_once_and_control_z_suspends_everywhere() {
    let mut desk = Desk::new(Default::default());
    let control = |c| Msg::Key(KeyEvent::new(KeyCode::Char(c), KeyModifiers::CONTROL));
    for open in [
        None,
        Some(KeyCode::Enter),
        Some(KeyCode::Enter),
        Some(KeyCode::Esc),
        Some(KeyCode::Char('?')),
    ] {
        if let Some(key) = open {
            desk.press(key);
        }
        assert_eq!(desk.send(control('c')).effects, [Effect::Exit(130)]);
        assert_eq!(desk.send(control('z')).effects, [Effect::Suspend]);
    }
}

#[test]
fn a_failed_save_is_said_until_one_succeeds() {
    let mut desk = Desk::at(people());
    desk.keys("4").wait();
    desk.send(Msg::Saved(Err("no room on the disk".to_owned())));
    assert!(desk.picture(80, 24).contains("Not saved: no room on the disk"));
    desk.keys("q");
    assert!(desk.picture(80, 24).contains("It could not be saved"));
    desk.press(KeyCode::Esc).send(Msg::Saved(Ok(String::new())));
    assert!(!desk.picture(80, 24).contains("Not saved"));
}

#[test]
fn what_the_machine_sees_is_shown_and_can_be_hidden() {
    let mut desk = Desk::at(against_the_machine());
    desk.keys("4").wait();
    let ticket = desk.question().unwrap().ticket;
    let line = vec![kalaha_rules::House::ALL[0]];
    let thought = Thought {
        line,
        value: 4,
        proven: false,
        depth: 9,
        nodes: 1,
    };
    desk.send(Msg::Seen { ticket, thought });
    let seen = "thinking · 9 turns ahead: North to win by about 4";
    assert!(desk.picture(80, 24).contains(seen), "{}", desk.picture(80, 24));
    desk.model.settings.thinking_sign = false;
    assert!(!desk.picture(80, 24).contains("ahead"));
    assert!(desk.picture(80, 24).contains("thinking"));
}

#[test]
fn what_is_changed_in_the_menu_is_kept() {
    let mut desk = Desk::at(people());
    desk.press(KeyCode::Esc)
        .point_to(Item::Speed)
        .press(KeyCode::Right);
    let saved = |desk: &Desk| {
        desk.effects.iter().find_map(|effect| match effect {
            Effect::SaveSettings(settings) => Some((**settings).clone()),
            _ => None,
        })
    };
    assert_eq!(saved(&desk).unwrap().speed, Speed::Slow);
    desk.choose(Item::Settings);
    assert!(desk.picture(80, 24).contains("▸ Language"));
    desk.keys("jjjjjjj").press(KeyCode::Right);
    assert!(saved(&desk).unwrap().mirror);
    desk.send(Msg::SettingsSaved(Err("the disk is full".to_owned())));
    assert!(
        desk.picture(80, 24)
            .contains("Not kept for next time: the disk is full")
    );
    desk.send(Msg::SettingsSaved(Ok(())));
    assert!(!desk.picture(80, 24).contains("Not kept"));
}

#[test]
fn the_choices_for_a_new_game_are_offered_next_time() {
    let mut desk = Desk::new(Settings::default());
    desk.press(KeyCode::Enter).keys("jjjj").press(KeyCode::Right);
    desk.press(KeyCode::Enter);
    let Some(Effect::SaveSettings(settings)) = desk.effects.first() else {
        panic!("{:?}", desk.effects);
    };
    let mut next = Desk::new((**settings).clone());
    next.press(KeyCode::Enter);
    assert!(next.picture(80, 24).contains("Seeds         2"));
}
