//! What the board shows: what the last turn did, what the chosen house would do, and how it lies.

use kalaha::game::{Game, Seat};
use kalaha::storage::settings::{Settings, Speed};
use kalaha::tui::effect::Effect;
use kalaha::tui::shown::Mark;
use kalaha::tui::speed;
use kalaha::tui::update::sit_down;
use kalaha::tui::view::Target;
use kalaha_rules::{House, Pit, Position, Side, Sides};
use ratatui::crossterm::event::KeyCode;

use super::desk::Desk;

fn game(rules: &str, board: &str) -> Game {
    let start = Position::new(rules.parse().unwrap(), board.parse().unwrap(), Side::South);
    Game::new(Sides::default(), start, Side::South)
}

fn four() -> Game {
    game("four", "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>")
}

fn pit(side: Side, house: u8) -> Pit {
    Pit::House(side, House::new(house).unwrap())
}

fn change(desk: &Desk, pit: Pit) -> i16 {
    desk.table().changes()[pit.index()]
}

fn mark(desk: &Desk, pit: Pit) -> Mark {
    desk.table().marks()[pit.index()]
}

#[test]
fn when_a_turn_is_over_the_board_shows_all_that_it_changed() {
    let mut desk = Desk::at(four());
    desk.keys("3").wait();
    assert_eq!(change(&desk, pit(Side::South, 4)), 1);
    desk.keys("6").wait();
    // House 4 got its seed by the first sow of the turn, north 1 by the second one.
    assert_eq!(change(&desk, pit(Side::South, 4)), 1);
    assert_eq!(change(&desk, pit(Side::North, 1)), 1);
    assert_eq!(change(&desk, pit(Side::South, 3)), -4);
    assert_eq!(change(&desk, Pit::Store(Side::South)), 2);
}

#[test]
fn while_a_turn_goes_on_the_board_shows_what_the_last_sow_changed() {
    let mut desk = Desk::at(game("four", "<6,0,0,0,0,0,0,2,1,0,0,0,0,0,9>"));
    desk.keys("6").wait().keys("5");
    desk.wait();
    assert_eq!(change(&desk, pit(Side::South, 6)), 1);
    assert_eq!(change(&desk, Pit::Store(Side::South)), 1);
    assert_eq!(change(&desk, pit(Side::South, 5)), -2);
}

#[test]
fn a_capture_stays_marked_and_is_shown_for_longer_than_a_seed() {
    let mut desk = Desk::at(game("four", "<6,0,0,1,0,0,0,0,3,0,0,0,0,5,1>"));
    desk.keys("1");
    let captured = pit(Side::North, 5);
    assert_eq!(mark(&desk, captured), Mark::None);
    let mut waits = vec![];
    while desk.ticks() {
        waits.extend(desk.effects.iter().filter_map(|effect| match effect {
            Effect::TickIn(time) => Some(*time),
            _ => None,
        }));
        desk.send(kalaha::tui::message::Msg::Tick);
    }
    assert_eq!(waits.last(), Some(&speed::rest(Speed::Normal)));
    assert!(waits[0] < speed::rest(Speed::Normal));
    assert_eq!(mark(&desk, captured), Mark::Captured);
    assert_eq!(mark(&desk, pit(Side::South, 2)), Mark::Last);
    let picture = desk.picture(80, 24);
    assert!(
        picture.contains("captures 6 seeds!") && picture.contains(" 0 -5 "),
        "{picture}"
    );
}

#[test]
fn the_pit_where_the_last_seed_would_fall_has_a_border_of_its_own() {
    let mut desk = Desk::at(four());
    desk.press(KeyCode::Right).press(KeyCode::Right);
    let picture = desk.picture(80, 24);
    assert!(
        picture.contains("┏━━ 3 ━━┓") && picture.contains("╔═══════╗"),
        "{picture}"
    );
    assert!(picture.contains("South 3 would end in the store: move again."));
}

#[test]
fn between_two_people_the_board_can_turn_to_the_one_to_move() {
    let settings = Settings {
        turn_board: true,
        ..Settings::default()
    };
    let mut desk = Desk::new(settings.clone());
    desk.effects = sit_down(&mut desk.model, four(), None);
    desk.draw(80, 24);
    let place = |desk: &Desk, pit| desk.targets().place(Target::Pit(pit)).unwrap();
    let (south, north) = (pit(Side::South, 1), pit(Side::North, 1));
    assert!(place(&desk, south).y > place(&desk, north).y);
    // While the sow is shown south stays at the bottom, then north sits there, and sows to the right.
    desk.keys("1");
    assert!(place(&desk, south).y > place(&desk, north).y);
    desk.wait();
    assert!(place(&desk, south).y < place(&desk, north).y);
    assert!(place(&desk, north).x < place(&desk, pit(Side::North, 6)).x);
    let picture = desk.picture(80, 24);
    let at = |words| picture.find(words).unwrap();
    assert!(at("▸ North · to move") > at("South sows house 1"), "{picture}");
    // The keys follow the picture: to the right is onwards.
    desk.press(KeyCode::Right);
    assert_eq!(desk.table().cursor(), House::new(2));
}

#[test]
fn against_the_machine_the_person_stays_at_the_bottom() {
    let settings = Settings {
        turn_board: true,
        ..Settings::default()
    };
    let mut game = four();
    game.set_seat(Side::South, Seat::Ai(kalaha::ai::Level::Easy));
    game.sow(House::ALL[0]).unwrap();
    let mut desk = Desk::new(settings);
    desk.effects = sit_down(&mut desk.model, game, None);
    desk.draw(80, 24);
    let place = |pit| desk.targets().place(Target::Pit(pit)).unwrap();
    assert!(
        place(pit(Side::North, 1)).y > place(pit(Side::South, 1)).y,
        "the person plays north"
    );
    desk.keys("1").wait();
    let place = |pit| desk.targets().place(Target::Pit(pit)).unwrap();
    assert!(
        place(pit(Side::North, 1)).y > place(pit(Side::South, 1)).y,
        "the machine is to move"
    );
}
