//! The smallest terminal: what matters most on each screen is there, in every language.

use kalaha::ai::Level;
use kalaha::game::{Game, Seat};
use kalaha::say;
use kalaha::storage::settings::Settings;
use kalaha::text::{Language, Text, opponents, result_of, side_name, turn_sentences};
use kalaha::tui::keys::Action;
use kalaha::tui::message::Msg;
use kalaha::tui::screen::{MenuKind, Screen};
use kalaha::tui::update::sit_down;
use kalaha::tui::view::Target;
use kalaha_rules::{Position, Side, Sides};
use ratatui::crossterm::event::KeyCode;

use super::desk::Desk;
use super::screens::screens;
use super::{games, puzzles, review};

fn each_language(check: impl Fn(&Text, &Settings)) {
    for language in Language::ALL {
        let settings = Settings {
            language: Some(language),
            ..Settings::default()
        };
        check(&Text::new(language), &settings);
    }
}

/// The words in a picture: what stands between the stores, or in a line without houses.
fn told(desk: &mut Desk) -> String {
    let picture = desk.picture(40, 12);
    let is_board = picture.contains("╭───╮╭");
    let words = picture.lines().map(|line| match line.chars().next() {
        Some('│') if is_board => line.split('│').nth(2).unwrap_or_default(),
        Some('╭' | '╰') if is_board => "",
        _ => line,
    });
    let words = words.flat_map(str::split_whitespace);
    words.collect::<Vec<_>>().join(" ")
}

fn against_the_machine(settings: &Settings, board: &str, rules: &str) -> Desk {
    let seats = Sides {
        south: Seat::Human(None),
        north: Seat::Ai(Level::Medium),
    };
    let start = Position::new(rules.parse().unwrap(), board.parse().unwrap(), Side::South);
    let mut desk = Desk::new(settings.clone());
    desk.effects = sit_down(&mut desk.model, Game::new(seats, start, Side::South), None);
    desk
}

#[test]
fn help_and_the_way_back_are_in_every_footer() {
    each_language(|_, settings| {
        let mut told = puzzles::at_the_first(settings.clone());
        told.keys("t");
        let others = [
            ("puzzle", puzzles::at_the_first(settings.clone())),
            ("told", told),
            ("review", review::reviewed(settings.clone())),
        ];
        let all = screens(settings, kalaha::tui::capabilities::Depth::Sixteen).into_iter();
        for (name, mut desk) in all.chain(games::screens(settings)).chain(others) {
            for width in [40, 43, 50, 60, 80] {
                let picture = desk.picture(width, 12);
                let targets = desk.targets();
                let is_there = |action| targets.place(Target::Key(action)).is_some();
                let is_naming = matches!(desk.model.screen(), Screen::Naming(_));
                let is_start = matches!(desk.model.screen(), Screen::Menu(MenuKind::Start, _));
                assert!(is_there(Action::Back) || is_start, "{name} {width}:\n{picture}");
                let main = kalaha::tui::keys::bindings(desk.model.context()).next();
                let main = main.map(|binding| binding.action());
                let is_text = matches!(desk.model.screen(), Screen::Reading(_));
                assert!(
                    is_text || main.is_some_and(is_there),
                    "{name} {width}:\n{picture}"
                );
                assert!(is_there(Action::Help) || is_naming, "{name} {width}:\n{picture}");
            }
        }
    });
}

#[test]
fn the_start_says_which_game_can_be_gone_on_with_or_what_is_wrong() {
    each_language(|text, settings| {
        let desk = against_the_machine(settings, "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>", "four");
        let game = desk.table().game().clone();
        let mut desk = Desk::new(settings.clone());
        desk.model.offer(Some(game.clone()), None);
        let told = self::told(&mut desk);
        assert!(told.contains(&opponents(text, game.seats())), "{told}");
        assert!(told.contains(&say!(text, "turn-number", number = 1)), "{told}");
        desk.model
            .offer(Some(game), Some("broken.kalaha cannot be read".to_owned()));
        assert!(self::told(&mut desk).contains("broken.kalaha cannot be read"));
        assert_eq!(desk.model.menu().unwrap().items.len(), 10);
    });
}

#[test]
fn the_board_on_which_a_game_ended_breaks_off_no_sentence() {
    each_language(|text, settings| {
        for rules in ["four", "kalah", "6/never/emptier"] {
            for (board, houses) in [
                ("<6,23,20,0,0,0,0,0,1,3,0,1,0,0,0>", "6"),
                ("<6,20,18,0,0,0,0,2,1,1,0,3,0,0,0>", "656"),
                ("<6,20,18,0,0,0,0,1,0,3,0,0,0,0,0>", "5"),
            ] {
                let mut desk = against_the_machine(settings, board, rules);
                for house in houses.chars() {
                    desk.keys(&house.to_string()).wait();
                }
                assert!(desk.table().is_finished(), "{board}");
                desk.press(KeyCode::Esc);
                let told = self::told(&mut desk);
                // A sentence may go on below the label of the lower side.
                let between = format!("╭ 1 ╮╭ 2 ╮╭ 3 ╮╭ 4 ╮╭ 5 ╮╭ 6 ╮ {} ", side_name(text, Side::South));
                let told = told.replace(&between, "");
                let game = desk.table().game();
                assert!(told.contains(&result_of(text, game)), "{told}");
                let sows: Vec<_> = game.steps().iter().map(|step| step.sow).collect();
                let [first, ..] = &turn_sentences(text, &sows)[..] else {
                    panic!("a sow is told");
                };
                let starts: String = first.chars().take(12).collect();
                assert_eq!(told.contains(&starts), told.contains(first), "{told}");
            }
        }
    });
}

#[test]
fn the_end_says_where_the_game_is_kept() {
    each_language(|text, settings| {
        let mut desk = against_the_machine(settings, "<6,23,20,0,0,0,0,0,1,3,0,1,0,0,0>", "four");
        desk.keys("6").wait();
        let path = "~/.local/share/kalaha/finished/2026-11-30_1.kalaha";
        desk.send(Msg::Saved(Ok(path.to_owned())));
        let told = self::told(&mut desk).replace(' ', "");
        let kept = say!(text, "kept-in", path = path).replace(' ', "");
        assert!(told.contains(&kept), "{told}");
        assert!(
            told.contains(&result_of(text, desk.table().game()).replace(' ', "")),
            "{told}"
        );
    });
}

#[test]
fn a_review_has_its_plot_and_its_figures_a_key_away() {
    each_language(|text, settings| {
        let mut desk = review::reviewed(settings.clone());
        let key = say!(text, "review-summary-key");
        assert!(told(&mut desk).contains(&key));
        desk.keys("s");
        let mut seen = String::new();
        for _ in 0..30 {
            seen += &told(&mut desk);
            seen += " ";
            desk.press(KeyCode::Down);
        }
        assert!(
            seen.contains(&say!(text, "accuracy", percent = 100)) || seen.contains('%'),
            "{seen}"
        );
        assert!(seen.contains("Anna"), "{seen}");
        assert!(
            seen.chars().any(|c| ('\u{2801}'..='\u{28ff}').contains(&c)),
            "{seen}"
        );
        desk.press(KeyCode::Esc);
        assert!(matches!(desk.model.screen(), Screen::Review(_)));
    });
}

#[test]
fn the_list_says_who_played() {
    each_language(|text, settings| {
        let (_, mut desk) = games::screens(settings).into_iter().next().unwrap();
        let seats = match desk.model.screen() {
            Screen::Games(games) => games.chosen().unwrap().seats.clone(),
            _ => panic!("the list"),
        };
        assert!(told(&mut desk).contains(&opponents(text, &seats)));
    });
}
