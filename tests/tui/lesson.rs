//! Learning to play: each step asks for something that can be done, and its words are true under every rule set.

use kalaha::ai::Level;
use kalaha::game::Seat;
use kalaha::storage::settings::{GlyphSet, Settings};
use kalaha::text::wrap;
use kalaha::tui::effect::Effect;
use kalaha::tui::lesson::{Lesson, Step, Verdict};
use kalaha::tui::screen::{Item, MenuKind, Screen};
use kalaha_rules::{House, Leftovers, OwnStone, Pit, Position, RuleSet, Side, Sow};
use ratatui::crossterm::event::KeyCode;

use super::desk::Desk;

/// The sows by which each step is done.
const SOLUTION: [(Step, &str); 8] = [
    (Step::Sow, "1"),
    (Step::Store, "5"),
    (Step::ExtraTurn, "3"),
    (Step::Chain, "65"),
    (Step::Capture, "4"),
    (Step::OwnStone, "4"),
    (Step::TheirStore, "6"),
    (Step::End, "6"),
];

/// A rule set for each way in which the lesson may differ: its boards are its own, whatever the seeds at the start.
fn variants() -> impl Iterator<Item = RuleSet> {
    RuleSet::all().filter(|rules| rules.seeds == RuleSet::default().seeds)
}

/// The start of the lesson, as a person gets there.
fn learner(rules: RuleSet, settings: Settings) -> Desk {
    let mut desk = Desk::new(settings);
    desk.model.setup.rules = rules;
    desk.choose(Item::Learn);
    desk
}

fn lesson(desk: &Desk) -> &Lesson {
    match desk.model.screen() {
        Screen::Lesson(lesson) => lesson,
        screen => panic!("{screen:?} is no lesson"),
    }
}

/// Sows houses, each shown to its end.
fn sow(desk: &mut Desk, houses: &str) {
    for house in houses.chars() {
        desk.press(KeyCode::Char(house)).wait();
    }
}

/// At a step, with all before it done.
pub fn at(step: Step, rules: RuleSet, settings: Settings) -> Desk {
    let mut desk = learner(rules, settings);
    for (before, houses) in SOLUTION {
        if before == step {
            break;
        }
        sow(&mut desk, houses);
        desk.press(KeyCode::Enter);
    }
    assert_eq!(lesson(&desk).step(), step);
    desk
}

/// The words on the screen, without the borders between them.
fn words(desk: &mut Desk) -> String {
    let picture = desk.picture(120, 36);
    let words: Vec<_> = picture
        .split_whitespace()
        .filter(|word| word.chars().any(char::is_alphanumeric))
        .collect();
    words.join(" ")
}

fn position(step: Step, rules: RuleSet) -> Position {
    Position::new(rules, step.board().parse().unwrap(), Side::South)
}

/// What each house would do at the start of a step.
fn sows(step: Step, rules: RuleSet) -> Vec<Sow> {
    let position = position(step, rules);
    let legal = position.legal().iter();
    legal.map(|house| position.clone().sow(house).unwrap()).collect()
}

/// The numbers of the houses for which this is so.
fn houses(sows: &[Sow], is_so: impl Fn(&Sow) -> bool) -> Vec<u8> {
    let chosen = sows.iter().filter(|sow| is_so(sow));
    chosen.map(|sow| sow.house().number()).collect()
}

#[test]
fn it_goes_from_the_start_screen_to_a_game_against_the_beginner() {
    for rules in RuleSet::all() {
        let mut desk = learner(rules, Settings::default());
        for (step, houses) in SOLUTION {
            assert_eq!(lesson(&desk).step(), step);
            sow(&mut desk, houses);
            assert_eq!(lesson(&desk).verdict(), Verdict::Right, "{rules} {step:?}");
            desk.press(KeyCode::Enter);
        }
        desk.choose(Item::PlayBeginner);
        let game = desk.table().game();
        assert_eq!(game.start().rules(), rules);
        assert_eq!(
            *game.seats(),
            kalaha_rules::Sides {
                south: Seat::Human(None),
                north: Seat::Ai(Level::Beginner),
            }
        );
    }
}

#[test]
fn every_other_sow_is_answered_and_can_be_tried_again() {
    let rules = RuleSet::default();
    let mut wrong = 0;
    for step in Step::ALL {
        for house in position(step, rules).legal() {
            let mut desk = at(step, rules, Settings::default());
            sow(&mut desk, &house.to_string());
            if lesson(&desk).verdict() != Verdict::Wrong {
                continue;
            }
            wrong += 1;
            assert!(
                words(&mut desk).contains(&format!("South sows house {house}")),
                "what it did"
            );
            // What is typed ahead does not count as a second try.
            desk.keys("1");
            assert_eq!(lesson(&desk).verdict(), Verdict::Wrong);
            desk.press(if wrong % 2 == 0 {
                KeyCode::Enter
            } else {
                KeyCode::Char('u')
            });
            assert_eq!(lesson(&desk).verdict(), Verdict::Open);
            assert_eq!(*lesson(&desk).table().game().position(), position(step, rules));
            assert_eq!(lesson(&desk).step(), step);
        }
    }
    assert!(wrong > 15, "{wrong}");
}

#[test]
fn only_what_a_step_asks_for_is_right() {
    for rules in variants() {
        let right = |step: Step| {
            let legal = position(step, rules).legal().iter();
            let is_right = |house: &House| {
                let mut desk = at(step, rules, Settings::default());
                sow(&mut desk, &house.to_string());
                lesson(&desk).verdict() == Verdict::Right
            };
            legal.filter(is_right).map(House::number).collect::<Vec<_>>()
        };
        assert_eq!(right(Step::Sow), [1]);
        assert_eq!(right(Step::Store), [4, 5, 6]);
        assert_eq!(right(Step::ExtraTurn), [3]);
        assert_eq!(right(Step::Capture), [4]);
        assert_eq!(right(Step::OwnStone), [4]);
        assert_eq!(right(Step::TheirStore), [6]);
        assert_eq!(right(Step::End), [6]);
    }
}

#[test]
fn what_the_tasks_say_is_true() {
    for rules in variants() {
        let extra = sows(Step::ExtraTurn, rules);
        assert_eq!(houses(&extra, Sow::extra_turn), [3], "one house has just enough");

        let mut chain = position(Step::Chain, rules);
        let [five, six] = [5, 6].map(|number| House::new(number).unwrap());
        assert!(chain.sow(six).unwrap().extra_turn(), "begin nearest to the store");
        assert!(
            chain.sow(five).unwrap().extra_turn(),
            "after it, house 5 gets there too"
        );

        let captures = sows(Step::Capture, rules);
        let capture = captures[3].capture().unwrap();
        assert_eq!(capture.opposite, 5, "capture the 5 seeds");

        let around = sows(Step::TheirStore, rules);
        let six = around.iter().find(|sow| sow.house() == six).unwrap();
        assert_eq!(six.seeds(), 9);
        let mut after = position(Step::TheirStore, rules);
        let their_store = after.score().north;
        after.sow(six.house()).unwrap();
        assert_eq!(after.score().north, their_store, "it is left out");

        let end = sows(Step::End, rules);
        assert_eq!(end.len(), 1, "your last one");
        assert_eq!(end[0].end(), Pit::Store(Side::South));
        assert!(end[0].ends_game());
    }
}

#[test]
fn what_is_said_to_a_wrong_sow_is_true() {
    for rules in variants() {
        let ends_in = |step, side| {
            houses(
                &sows(step, rules),
                |sow| matches!(sow.end(), Pit::House(owner, _) if owner == side),
            )
        };
        // "It ended in your store", "before your store", "fell short of your store", "went past your store".
        assert_eq!(ends_in(Step::Store, Side::South), [1, 2]);
        assert_eq!(ends_in(Step::ExtraTurn, Side::South), [1, 2]);
        assert_eq!(ends_in(Step::ExtraTurn, Side::North), [4, 5, 6]);
        for step in [Step::Capture, Step::OwnStone] {
            // "It fell on North's side", or "into a house with seeds": none of them ends in the store.
            assert_eq!(ends_in(step, Side::South), [1, 2, 3, 4]);
            assert_eq!(ends_in(step, Side::North), [6]);
            let before = position(step, rules);
            for sow in &sows(step, rules)[..3] {
                if let Pit::House(Side::South, house) = sow.end() {
                    assert!(before.board().house(Side::South, house) > 0, "{step:?} {house}");
                }
            }
        }
        // "One that does not end in your store": of the sows after an extra turn, only those that are not asked for.
        let mut stuck = position(Step::Chain, rules);
        assert!(stuck.sow(House::new(5).unwrap()).unwrap().extra_turn());
        for house in stuck.legal() {
            assert!(!stuck.clone().sow(house).unwrap().extra_turn());
        }
    }
}

#[test]
fn what_is_said_about_the_own_stone_and_the_leftovers_follows_the_rules() {
    for rules in variants() {
        let said = |step: Step| {
            let mut desk = at(step, rules, Settings::default());
            let (_, houses) = SOLUTION[step.number() - 1];
            sow(&mut desk, houses);
            (words(&mut desk), *lesson(&desk).table().game().position())
        };
        let lone = House::new(5).unwrap();

        let (words, after) = said(Step::Capture);
        let stays = after.board().house(Side::South, lone) == 1;
        assert_eq!(words.contains("your own seed stays"), stays, "{rules}: {words}");
        assert_eq!(
            words.contains("together with your own seed"),
            !stays,
            "{rules}: {words}"
        );

        let (words, after) = said(Step::OwnStone);
        let stays = after.board().house(Side::South, lone) == 1;
        assert_eq!(
            words.contains("your seed goes to your store"),
            !stays,
            "{rules}: {words}"
        );
        let why = match rules.own_stone {
            OwnStone::Always => "all the same",
            OwnStone::OnCapture => "when it captures nothing",
            OwnStone::Never => "whatever it captures",
        };
        assert!(words.contains(why), "{rules}: {words}");

        let (words, after) = said(Step::End);
        let score = after.score();
        let result = format!("you win {} to {}", score.south, score.north);
        assert!(words.contains(&result), "{rules}: {words}");
        let takes = match rules.leftovers {
            Leftovers::Owner => "North takes its own seeds",
            Leftovers::Emptier => "take North's seeds",
        };
        assert!(words.contains(takes), "{rules}: {words}");
    }
}

#[test]
fn all_its_words_are_seen_on_the_smallest_screen() {
    for rules in variants() {
        let mut told = Vec::new();
        for (step, solution) in SOLUTION {
            told.push(at(step, rules, Settings::default()));
            let others = position(step, rules)
                .legal()
                .iter()
                .map(|house| house.to_string());
            for houses in others.chain([solution.to_owned()]) {
                let mut desk = at(step, rules, Settings::default());
                sow(&mut desk, &houses);
                told.push(desk);
            }
        }
        for mut desk in told {
            let large = desk.picture(120, 36);
            let small = desk.picture(40, 12);
            let (_, below) = large.split_once("You, South").unwrap();
            let said: Vec<_> = below
                .lines()
                .map(str::trim)
                .filter(|line| !line.is_empty())
                .collect();
            let said = said[..said.len() - 1].join(" ");
            let lines = wrap(&said, 38);
            assert!(lines.len() <= 3 && !said.is_empty(), "{said:?}\n{large}");
            for line in lines {
                assert!(small.contains(line.trim()), "{line:?} is missing:\n{small}");
            }
        }
    }
}

#[test]
fn it_saves_nothing_asks_nobody_and_can_be_left_at_any_time() {
    let mut desk = learner(RuleSet::default(), Settings::default());
    desk.keys("1");
    let only_time = |effects: &[Effect]| effects.iter().all(|e| matches!(e, Effect::TickIn(_)));
    assert!(only_time(&desk.effects), "{:?}", desk.effects);
    while desk.ticks() {
        desk.send(kalaha::tui::message::Msg::Tick);
        assert!(only_time(&desk.effects), "{:?}", desk.effects);
    }
    desk.press(KeyCode::Esc);
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Start, _)));
    assert!(desk.model.unfinished.is_none());
}

#[test]
fn a_page_over_a_sow_that_is_shown_stops_it_until_it_is_closed() {
    let mut desk = learner(RuleSet::default(), Settings::default());
    desk.keys("1R").wait();
    assert!(matches!(desk.model.screen(), Screen::Reading(_)));
    desk.press(KeyCode::Esc);
    assert!(lesson(&desk).table().sowing().is_some());
    desk.wait();
    assert_eq!(lesson(&desk).verdict(), Verdict::Right);
}

#[test]
fn it_looks_as_it_did() {
    let all_settings = [
        ("", Settings::default()),
        (
            "_ascii",
            Settings {
                glyphs: GlyphSet::Ascii,
                ..Settings::default()
            },
        ),
    ];
    for (suffix, settings) in all_settings {
        let is_ascii = settings.glyphs == GlyphSet::Ascii;
        let rules = RuleSet::default();
        let task = at(Step::ExtraTurn, rules, settings.clone());
        let mut wrong = at(Step::Capture, rules, settings.clone());
        sow(&mut wrong, "2");
        let mut right = at(Step::Capture, rules, settings.clone());
        sow(&mut right, "4");
        let mut taught = at(Step::End, rules, settings.clone());
        sow(&mut taught, "6");
        taught.press(KeyCode::Enter);
        for (name, mut desk) in [
            ("task", task),
            ("wrong", wrong),
            ("right", right),
            ("taught", taught),
        ] {
            for (width, height) in [(40, 12), (80, 24), (120, 36)] {
                let picture = desk.picture(width, height);
                assert!(!is_ascii || picture.is_ascii(), "{picture}");
                if !is_ascii || width == 80 {
                    insta::assert_snapshot!(format!("lesson_{name}_{width}x{height}{suffix}"), picture);
                }
            }
        }
    }
}
