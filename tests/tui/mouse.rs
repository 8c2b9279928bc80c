//! What the mouse does.

use kalaha::game::{Game, Seat};
use kalaha::tui::effect::Effect;
use kalaha::tui::message::Gesture;
use kalaha::tui::screen::{MenuKind, Screen};
use kalaha::tui::setup::Row;
use kalaha::tui::view::{Target, Targets};
use kalaha_rules::{House, Pit, Position, Side, Sides};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::desk::Desk;

fn desk(moves: &str) -> Desk {
    let start = Position::start("four".parse().unwrap(), Side::South);
    let mut game = Game::new(Sides::default(), start, Side::South);
    for written in kalaha_rules::parse_moves(moves).unwrap() {
        game.sow(written.house).unwrap();
    }
    Desk::at(game)
}

fn sowed(desk: &Desk) -> Vec<u8> {
    let steps = desk.table().game().steps();
    steps.iter().map(|step| step.sow.house().number()).collect()
}

/// Where the middle of a pit of the board is, in a picture of 80 by 24.
fn middle(side: Side, house: u8) -> (u16, u16) {
    let column = if side == Side::South { house } else { 7 - house };
    (
        14 + 10 * u16::from(column - 1),
        if side == Side::South { 15 } else { 6 },
    )
}

#[test]
fn a_click_on_a_house_sows_it_and_pointing_at_it_aims() {
    let mut desk = desk("");
    desk.draw(80, 24);
    let (column, row) = middle(Side::South, 5);
    desk.mouse_at(Gesture::Point, column, row);
    assert_eq!(desk.table().cursor(), House::new(5));
    assert!(sowed(&desk).is_empty());
    desk.mouse_at(Gesture::Click, column, row);
    assert_eq!(sowed(&desk), [5]);
    assert!(matches!(desk.effects[0], Effect::Save(_)));
}

#[test]
fn north_sows_by_mouse_too_and_houses_follow_the_mirror() {
    let mut desk = desk("5");
    desk.draw(80, 24);
    let (column, row) = middle(Side::North, 2);
    desk.mouse_at(Gesture::Click, column, row);
    assert_eq!(sowed(&desk), [5, 2]);

    let mut mirrored = self::desk("");
    mirrored.model.settings.mirror = true;
    mirrored.draw(80, 24);
    let (column, row) = middle(Side::South, 5);
    mirrored.mouse_at(Gesture::Click, column, row);
    assert_eq!(sowed(&mirrored), [2]);
}

#[test]
fn a_click_that_cannot_sow_says_why() {
    let mut desk = desk("3");
    desk.draw(80, 24);
    let mut told_at = |(column, row): (u16, u16)| {
        desk.mouse_at(Gesture::Click, column, row);
        assert_eq!(sowed(&desk), [3]);
        desk.picture(80, 24)
    };
    assert!(told_at(middle(Side::South, 3)).contains("House 3 is empty"));
    assert!(told_at(middle(Side::North, 3)).contains("That house is North's."));
    assert!(told_at((76, 12)).contains("Seeds stay in South's store."));
}

#[test]
fn pointing_never_aims_at_a_house_that_cannot_be_sown() {
    let mut desk = desk("3");
    desk.draw(80, 24);
    let before = desk.table().cursor();
    for (column, row) in [middle(Side::South, 3), middle(Side::North, 3), (76, 12), (40, 0)] {
        desk.mouse_at(Gesture::Point, column, row);
        assert_eq!(desk.table().cursor(), before);
    }
}

#[test]
fn a_click_while_a_sow_is_shown_only_shows_its_end() {
    let mut desk = desk("");
    desk.draw(80, 24);
    let (column, row) = middle(Side::South, 1);
    desk.mouse_at(Gesture::Click, column, row);
    assert!(desk.table().sowing().is_some());
    let (column, row) = middle(Side::North, 1);
    desk.mouse_at(Gesture::Click, column, row);
    assert!(desk.table().sowing().is_none());
    assert_eq!(sowed(&desk), [1]);
}

#[test]
fn the_footer_can_be_clicked() {
    let mut desk = desk("1");
    desk.mouse_on(Gesture::Click, "u undo");
    assert!(sowed(&desk).is_empty());
    desk.mouse_on(Gesture::Click, "Esc menu");
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Pause, _)));
    desk.mouse_on(Gesture::Click, "Esc back");
    desk.mouse_on(Gesture::Click, "? keys");
    assert!(matches!(desk.model.screen(), Screen::Reading(_)));
}

#[test]
fn menus_and_forms_can_be_used_by_mouse() {
    let mut desk = Desk::new(Default::default());
    desk.mouse_on(Gesture::Point, "Rules");
    assert!(desk.picture(80, 24).contains("▸ Rules"));
    desk.mouse_on(Gesture::Click, "New game");
    assert!(matches!(desk.model.screen(), Screen::NewGame(_)));
    desk.mouse_on(Gesture::Click, "North  ");
    assert!(matches!(
        desk.model.screen(),
        Screen::NewGame(Row::Seat(Side::North))
    ));
    desk.mouse_on(Gesture::Click, " >");
    assert_ne!(desk.model.setup.seats.north, Seat::default());
    desk.mouse_on(Gesture::Click, "< ");
    assert_eq!(desk.model.setup.seats.north, Seat::default());
    desk.mouse_on(Gesture::Click, "Enter begin");
    assert!(matches!(desk.model.screen(), Screen::Table(_)));
}

#[test]
fn the_board_under_a_menu_cannot_be_clicked() {
    let mut desk = desk("");
    desk.keys("").press(ratatui::crossterm::event::KeyCode::Esc);
    desk.draw(80, 24);
    let (column, row) = middle(Side::South, 1);
    desk.mouse_at(Gesture::Click, column, row);
    assert!(sowed(&desk).is_empty());
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Pause, _)));
}

#[test]
fn the_wheel_scrolls_texts_and_nothing_else() {
    let mut desk = desk("");
    desk.keys("R");
    let first = desk.picture(80, 24);
    desk.mouse_at(Gesture::WheelDown, 40, 10);
    assert_ne!(desk.picture(80, 24), first);
    desk.mouse_at(Gesture::WheelUp, 40, 10);
    assert_eq!(desk.picture(80, 24), first);

    let mut table = self::desk("");
    let before = table.picture(80, 24);
    table.mouse_at(Gesture::WheelDown, 40, 10);
    assert_eq!(table.picture(80, 24), before);
}

#[test]
fn what_lies_on_top_is_what_is_pointed_at() {
    assert_eq!(Targets::default().at(0, 0), None);
    let mut desk = desk("");
    desk.draw(80, 24);
    // Every place of a house on the screen is that house.
    let house = Pit::House(Side::South, House::ALL[0]);
    let place: Rect = desk.targets().place(Target::Pit(house)).unwrap();
    for position in place.positions() {
        assert_eq!(
            desk.targets().at(position.x, position.y),
            Some(Target::Pit(house))
        );
    }
}

#[test]
fn a_click_on_a_turn_of_the_log_reviews_the_game_from_there() {
    let mut desk = desk("3-6 2-4 1");
    desk.mouse_on(Gesture::Click, "2 North 2-4");
    let review = desk.model.review().expect("a review");
    assert_eq!(review.ply(), 4, "two sows of south and two of north");
    assert!(
        desk.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Study(_)))
    );
    desk.mouse_at(Gesture::WheelUp, 40, 10);
    assert_eq!(desk.model.review().map(|review| review.ply()), Some(3));
    desk.press(KeyCode::Esc);
    assert!(matches!(desk.model.screen(), Screen::Table(_)));
    desk.keys("3");
    assert_eq!(sowed(&desk), [3, 6, 2, 4, 1, 3]);
}

#[test]
fn while_the_machine_thinks_the_log_cannot_take_it_away() {
    let mut game = desk("1").table().game().clone();
    game.set_seat(Side::North, Seat::Ai(kalaha::ai::Level::Easy));
    let mut desk = Desk::at(game);
    assert!(desk.question().is_some());
    desk.mouse_on(Gesture::Click, "1 South 1");
    assert!(desk.model.review().is_none());
    assert!(!desk.effects.contains(&Effect::StopThinking));
}
