//! Every key on every screen.

use kalaha::storage::settings::Settings;
use kalaha::tui::capabilities::Depth;
use kalaha::tui::keys::{self, Action, Binding};
use kalaha::tui::message::Gesture;
use kalaha::tui::view::Target;
use ratatui::crossterm::event::KeyCode;

use super::desk::Desk;
use super::screens::screens;

/// A screen by its name, as a person gets there.
fn screen(name: &str) -> Desk {
    let mut all = screens(&Settings::default(), Depth::Sixteen).into_iter();
    all.find(|(other, _)| *other == name).unwrap().1
}

fn names() -> Vec<&'static str> {
    let all = screens(&Settings::default(), Depth::Sixteen).into_iter();
    all.map(|(name, _)| name).collect()
}

/// Whether a key or a click did anything: another picture, or something asked of the world.
fn does_something(desk: &mut Desk, act: impl FnOnce(&mut Desk)) -> bool {
    let before = desk.picture(100, 30);
    act(desk);
    !desk.effects.is_empty() || desk.picture(100, 30) != before
}

#[test]
fn every_key_that_the_footer_shows_does_something() {
    for name in names() {
        let shown = |desk: &mut Desk| {
            desk.draw(100, 30);
            let (targets, context) = (desk.targets(), desk.model.context());
            let bindings = keys::bindings(context);
            let shown = bindings.filter(|binding| targets.place(Target::Key(binding.action())).is_some());
            shown.collect::<Vec<&Binding>>()
        };
        for binding in shown(&mut screen(name)) {
            // The digits stand for the key that sows.
            let key = binding.codes().next().unwrap_or(KeyCode::Char('1'));
            let by_key = does_something(&mut screen(name), |desk| {
                desk.press(key);
            });
            let by_click = does_something(&mut screen(name), |desk| {
                let place = desk.targets().place(Target::Key(binding.action())).unwrap();
                desk.mouse_at(Gesture::Click, place.right() - 1, place.y);
            });
            assert!(by_key || is_at_an_end(name, key), "{key:?} on {name}");
            assert!(
                by_click || is_at_an_end(name, key),
                "a click on {key:?} on {name}"
            );
        }
    }
}

/// Going up at the top of a text, or to the left on the first house, changes nothing.
fn is_at_an_end(name: &str, key: KeyCode) -> bool {
    matches!(
        (name, key),
        ("keys" | "rules", KeyCode::Up | KeyCode::Char('?' | 'R')) | (_, KeyCode::Left)
    )
}

#[test]
fn keys_that_mean_nothing_do_nothing() {
    let meaningless = ['0', '7', '9', 'x', 'z', '#', 'ß', '\u{200b}'];
    for name in names().into_iter().filter(|name| *name != "sowing") {
        for key in meaningless {
            let acted = does_something(&mut screen(name), |desk| {
                desk.press(KeyCode::Char(key));
            });
            assert!(!acted, "{key:?} on {name}");
        }
    }
}

#[test]
fn the_same_key_asks_for_the_same_everywhere() {
    for name in names() {
        for (key, action) in [
            ('?', keys::Action::Help),
            ('R', keys::Action::Rules),
            ('q', keys::Action::Quit),
        ] {
            let desk = screen(name);
            let pressed = ratatui::crossterm::event::KeyEvent::new(
                KeyCode::Char(key),
                ratatui::crossterm::event::KeyModifiers::NONE,
            );
            assert_eq!(
                keys::action(desk.model.context(), pressed),
                Some(action),
                "{key} on {name}"
            );
        }
    }
}

#[test]
fn keys_typed_ahead_at_the_end_of_a_game_begin_no_other() {
    for key in [KeyCode::Enter, KeyCode::Char(' '), KeyCode::Char('6')] {
        let mut desk = screen("over");
        let ended = desk.table().game().clone();
        for _ in 0..5 {
            desk.press(key).wait();
            assert_eq!(*desk.table().game(), ended, "{key:?}");
        }
    }
}

/// Where each key of the footer stands that is seen both times.
#[test]
fn keys_in_the_footer_stay_where_they_are_when_redo_joins_them() {
    for width in [60, 80, 120] {
        let mut desk = screen("table");
        let places = |desk: &mut Desk| {
            desk.draw(width, 24);
            let (targets, context) = (desk.targets(), desk.model.context());
            let actions = keys::bindings(context).map(Binding::action);
            let placed = actions.filter_map(|action| Some((action, targets.place(Target::Key(action))?)));
            placed
                .filter(|(action, _)| *action != Action::Rules)
                .collect::<Vec<_>>()
        };
        let before = places(&mut desk);
        desk.keys("u");
        let after = places(&mut desk);
        for (action, place) in &before {
            let now = after.iter().find(|(other, _)| other == action);
            assert!(now.is_none_or(|(_, now)| now == place), "{action:?} at {width}");
        }
        let has_redo = after.iter().any(|(action, _)| *action == Action::Redo);
        assert!(has_redo || width < 80, "{width}");
    }
}

#[test]
fn the_page_of_keys_has_the_letters_for_arrows_and_the_mouse() {
    let mut desk = screen("keys");
    let mut seen = String::new();
    for _ in 0..60 {
        seen += &desk.picture(80, 24);
        desk.press(KeyCode::Down);
    }
    for words in [
        "←→ h l",
        "↑↓ k j",
        "Home g",
        "End G",
        "Mouse",
        "click a turn",
        "v ",
    ] {
        assert!(seen.contains(words), "{words}");
    }
}
