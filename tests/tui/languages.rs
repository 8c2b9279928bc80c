//! Every language on the screen: whole words of that language, and nothing cut off.

use std::collections::{BTreeMap, HashSet};

use kalaha::ai::Level;
use kalaha::game::{First, Game, Seat};
use kalaha::say;
use kalaha::storage::settings::{Settings, ThemeName};
use kalaha::text::{Language, Text};
use kalaha::tui::capabilities::{Capabilities, Depth};
use kalaha::tui::keys::Action;
use kalaha::tui::lesson::Step;
use kalaha::tui::model::Model;
use kalaha::tui::preferences::Preference;
use kalaha::tui::screen::{Item, MenuKind, Screen};
use kalaha::tui::update::sit_down;
use kalaha::tui::view::{Target, Targets};
use kalaha_rules::{House, Leftovers, OwnStone, Position, Preset, RuleSet, Side, Sides};
use ratatui::crossterm::event::KeyCode;

use super::desk::Desk;
use super::screens::{game, game_from, screens};
use super::vocabulary::{vocabulary, words};
use super::{games, lesson, puzzles, review};

fn settings(language: Language) -> Settings {
    Settings {
        language: Some(language),
        ..Settings::default()
    }
}

/// The picture without its frames, spaces and line breaks taken together.
fn running_text(picture: &str) -> String {
    let words = picture.split_whitespace();
    let words = words.filter(|word| {
        word.chars()
            .any(|c| c.is_alphanumeric() || c.is_ascii_punctuation())
    });
    words.collect::<Vec<_>>().join(" ")
}

/// What is to be read: all of the picture, or, where a panel covers the table, what stands in the panel.
fn seen(desk: &Desk, picture: &str, targets: &Targets) -> String {
    let is_panel = matches!(
        desk.model.screen(),
        Screen::Menu(MenuKind::Pause, _)
            | Screen::Menu(MenuKind::Leave, _)
            | Screen::Menu(MenuKind::Taught, _)
            | Screen::Menu(MenuKind::PlayOn, _)
    );
    let Some(item) = targets.place(Target::Item(0)).filter(|_| is_panel) else {
        return picture.to_owned();
    };
    let lines: Vec<Vec<char>> = picture.lines().map(|line| line.chars().collect()).collect();
    let (left, right) = (usize::from(item.x) - 1, usize::from(item.right()));
    let border = |line: &Vec<char>| line.get(left).copied().unwrap_or(' ');
    let above = lines.iter().take(item.y.into());
    let top = above
        .clone()
        .rposition(|line| border(line) == '╭')
        .expect("a panel has a top");
    let bottom = lines
        .iter()
        .skip(top)
        .position(|line| border(line) == '╰')
        .expect("and a bottom");
    let panel = lines[top..=top + bottom]
        .iter()
        .map(|line| line[left..=right].iter().collect::<String>());
    panel
        .chain(lines.last().map(|line| line.iter().collect()))
        .collect::<Vec<_>>()
        .join("\n")
}

/// What is wrong at one of many sizes: words that are cut off or of another language, and items of a menu not seen.
fn faults(name: &str, desk: &mut Desk, vocabulary: &HashSet<String>) -> BTreeMap<String, String> {
    let mut faults = BTreeMap::new();
    for width in [40, 43, 47, 53, 61, 80] {
        for height in [12, 16, 24] {
            let picture = desk.picture(width, height);
            let targets = desk.targets();
            let mut fault = |what: String| {
                faults
                    .entry(what)
                    .or_insert_with(|| format!("{name} {width}x{height}:\n{picture}"));
            };
            for word in words(&seen(desk, &picture, &targets)).filter(|word| !vocabulary.contains(word)) {
                fault(word);
            }
            let items = desk.model.menu().map_or(0, |menu| menu.items.len());
            for item in (0..items).filter(|&item| targets.place(Target::Item(item)).is_none()) {
                fault(format!("item {item}"));
            }
            let ways_on = [Action::Help, Action::Back].map(Target::Key);
            if width >= 80 && ways_on.iter().all(|&key| targets.place(key).is_none()) {
                fault("neither help nor the way back".to_owned());
            }
        }
    }
    faults
}

fn assert_none(faults: BTreeMap<String, String>) {
    let all: Vec<_> = faults
        .iter()
        .map(|(what, place)| format!("{what}: {place}"))
        .collect();
    assert!(all.is_empty(), "{}", all.join("\n"));
}

/// At the smallest size and the usual one, a message is seen from its first word to its last.
fn assert_shows(desk: &mut Desk, message: &str) {
    for (width, height) in [(40, 12), (80, 24)] {
        let picture = desk.picture(width, height);
        assert!(
            running_text(&picture).contains(message),
            "{width}x{height}, {message}:\n{picture}"
        );
    }
}

/// A game at the table with something said about it.
fn notices(settings: &Settings) -> Vec<(&'static str, Desk)> {
    let at = |game: Game, keys: &str| {
        let mut desk = Desk::with(settings.clone(), Depth::Sixteen);
        desk.effects = sit_down(&mut desk.model, game, None);
        desk.keys(keys);
        desk
    };
    let against = |level| {
        let seats = Sides {
            south: Seat::Human(None),
            north: Seat::Ai(level),
        };
        let start = Position::start(RuleSet::default(), Side::North);
        Game::new(seats, start, Side::North)
    };
    let mut told = at(game("3-6 2-4"), "t");
    let ticket = told.question().expect("a question for a hint").ticket;
    told.answer(ticket, &[1]);
    vec![
        ("undone", at(game("3-6 2-4"), "u")),
        ("redone", at(game("3-6 2-4"), "ur")),
        ("nothing to undo", at(game(""), "u")),
        ("nothing to redo", at(game(""), "r")),
        ("an empty house", at(game("3"), "3")),
        ("a hint awaited", at(game("3-6 2-4"), "t")),
        ("a hint", told),
        ("not yours", at(against(Level::Beginner), "3")),
        ("another level", at(against(Level::Perfect), "")),
    ]
}

#[test]
fn every_word_on_every_screen_is_whole_and_of_the_language() {
    let mut faults = BTreeMap::new();
    for language in Language::ALL {
        let vocabulary = vocabulary(language);
        let settings = settings(language);
        let screens = screens(&settings, Depth::Sixteen).into_iter();
        for (name, mut desk) in screens.chain(notices(&settings)) {
            faults.extend(self::faults(
                &format!("{language} {name}"),
                &mut desk,
                &vocabulary,
            ));
        }
    }
    assert_none(faults);
}

#[test]
fn long_texts_are_of_the_language_to_their_end() {
    for language in Language::ALL {
        let vocabulary = vocabulary(language);
        for key in ["?", "R"] {
            let mut desk = Desk::new(settings(language));
            desk.keys(key);
            let mut last = String::new();
            loop {
                let picture = desk.picture(80, 24);
                for word in words(&picture) {
                    assert!(vocabulary.contains(&word), "{language}, {word}:\n{picture}");
                }
                if picture == last {
                    break;
                }
                last = picture;
                desk.press(KeyCode::PageDown);
            }
        }
    }
}

/// For sows of every kind.
#[test]
fn what_a_sow_would_do_and_did_is_seen_whole() {
    let mut faults = BTreeMap::new();
    let boards = [
        "<6,0,0,0,5,0,3,0,1,1,0,2,0,12,0>",
        "<6,30,20,0,0,0,0,0,1,1,0,0,0,0,0>",
        "<6,30,20,0,0,0,0,0,2,1,0,0,0,0,0>",
        "<6,30,20,0,0,0,0,0,9,0,0,0,0,0,0>",
        "<6,10,10,1,0,2,0,0,0,0,0,12,10,0,0>",
        "<6,10,10,0,1,0,13,0,0,0,0,0,0,10,12>",
    ];
    for language in Language::ALL {
        let vocabulary = vocabulary(language);
        for board in boards {
            let mut desk = Desk::with(settings(language), Depth::Sixteen);
            desk.effects = sit_down(&mut desk.model, game_from(board), None);
            for _ in House::ALL {
                desk.press(KeyCode::Right);
                faults.extend(self::faults(
                    &format!("{language} {board}"),
                    &mut desk,
                    &vocabulary,
                ));
            }
            desk.press(KeyCode::Enter).wait();
            faults.extend(self::faults(
                &format!("{language} {board} sown"),
                &mut desk,
                &vocabulary,
            ));
        }
    }
    assert_none(faults);
}

/// The explanations of all choices on the two forms.
fn explanations(text: &Text) -> Vec<String> {
    let seats = Level::ALL
        .map(|level| level.to_string())
        .into_iter()
        .chain(["human".to_owned()]);
    let mut explanations: Vec<_> = seats
        .map(|seat| say!(text, "explain-seat", seat = seat))
        .collect();
    explanations.extend(First::ALL.map(|first| say!(text, "explain-first", first = first.to_string())));
    explanations.extend(Preset::ALL.map(|preset| say!(text, "explain-preset", preset = preset.to_string())));
    explanations
        .extend(OwnStone::ALL.map(|value| say!(text, "explain-own-stone", value = value.to_string())));
    explanations
        .extend(Leftovers::ALL.map(|value| say!(text, "explain-leftovers", value = value.to_string())));
    for line in Preference::ALL.iter().skip(1) {
        let mut settings = Settings::default();
        let mut values = HashSet::new();
        while values.insert(line.value(&settings)) {
            line.change(&mut settings, true);
        }
        let explained = values
            .into_iter()
            .map(|value| say!(text, "explain-setting", setting = line.id(), value = value));
        explanations.extend(explained);
    }
    explanations
}

#[test]
fn each_value_of_a_choice_among_many_is_explained_by_itself() {
    for language in Language::ALL {
        let explanations = explanations(&Text::new(language));
        let theme = |value: &str| {
            say!(
                Text::new(language),
                "explain-setting",
                setting = "theme",
                value = value.to_owned()
            )
        };
        let themes = ThemeName::ALL.iter().map(|name| theme(&name.to_string()));
        let themes: HashSet<_> = themes.collect();
        assert_eq!(themes.len(), ThemeName::ALL.len(), "{language}");
        assert!(themes.iter().all(|words| explanations.contains(words)));
    }
}

#[test]
fn every_choice_is_explained_whole() {
    const MOST_VALUES: usize = 7;
    for language in Language::ALL {
        let vocabulary = vocabulary(language);
        for (width, height) in [(40, 12), (80, 24)] {
            let mut seen = String::new();
            for form in [Item::NewGame, Item::Settings] {
                let mut desk = Desk::new(settings(language));
                desk.choose(form);
                for row in 0..Preference::ALL.len() {
                    for _ in 0..MOST_VALUES {
                        let picture = desk.picture(width, height);
                        let strange = words(&picture).find(|word| !vocabulary.contains(word));
                        assert_eq!(strange, None, "{language} {width}x{height}:\n{picture}");
                        seen += &running_text(&picture);
                        // The first line of the settings, the language itself, would change all words.
                        if row > 0 || form == Item::NewGame {
                            desk.press(KeyCode::Right);
                        }
                    }
                    desk.press(KeyCode::Down);
                }
            }
            for explanation in explanations(&Text::new(language)) {
                assert!(
                    seen.contains(&explanation),
                    "{language} {width}x{height}: {explanation}"
                );
            }
        }
    }
}

#[test]
fn puzzles_and_reviews_are_seen_whole() {
    const SOWS: usize = 16;
    let mut faults = BTreeMap::new();
    for language in Language::ALL {
        let mut vocabulary = vocabulary(language);
        vocabulary.extend(words("Anna"));
        let mut puzzle = puzzles::at_the_first(settings(language));
        faults.extend(self::faults(
            &format!("{language} puzzle"),
            &mut puzzle,
            &vocabulary,
        ));
        puzzle.keys("t");
        faults.extend(self::faults(
            &format!("{language} puzzle told"),
            &mut puzzle,
            &vocabulary,
        ));
        let mut review = review::reviewed(settings(language));
        for sow in 0..SOWS {
            faults.extend(self::faults(
                &format!("{language} review {sow}"),
                &mut review,
                &vocabulary,
            ));
            review.press(KeyCode::Right);
        }
        review
            .press(KeyCode::Left)
            .press(KeyCode::Left)
            .press(KeyCode::Enter);
        faults.extend(self::faults(
            &format!("{language} play on"),
            &mut review,
            &vocabulary,
        ));
    }
    assert_none(faults);
}

/// Names of games and of people are in whatever language they are.
#[test]
fn the_games_on_disk_are_told_in_the_language() {
    for language in Language::ALL {
        let mut vocabulary = vocabulary(language);
        vocabulary.extend(words("A fine start Anna Žofie 李"));
        for (name, mut desk) in games::screens(&settings(language)) {
            let picture = desk.picture(80, 24);
            let strange = words(&picture).find(|word| !vocabulary.contains(word));
            assert_eq!(strange, None, "{language} {name}:\n{picture}");
        }
    }
}

#[test]
fn every_lesson_is_seen_whole() {
    let mut faults = BTreeMap::new();
    for language in Language::ALL {
        let text = Text::new(language);
        let vocabulary = vocabulary(language);
        for step in Step::ALL {
            let mut desk = lesson::at(step, RuleSet::default(), settings(language));
            assert_shows(&mut desk, &say!(text, "lesson-task", step = step.id()));
            faults.extend(self::faults(
                &format!("{language} {step:?}"),
                &mut desk,
                &vocabulary,
            ));
        }
    }
    assert_none(faults);
}

#[test]
fn the_main_screens_look_as_they_did_in_swedish_and_czech() {
    const MAIN: [&str; 8] = [
        "resumable",
        "new_game",
        "settings",
        "table",
        "pause",
        "over",
        "keys",
        "rules",
    ];
    for language in [Language::Swedish, Language::Czech] {
        let settings = settings(language);
        let all = screens(&settings, Depth::Sixteen).into_iter();
        let main = all.filter(|(name, _)| MAIN.contains(name));
        let others = [
            (
                "lesson",
                lesson::at(Step::Capture, RuleSet::default(), settings.clone()),
            ),
            ("puzzle", puzzles::at_the_first(settings.clone())),
            ("review", review::reviewed(settings.clone())),
        ];
        for (name, mut desk) in main.chain(others) {
            for (width, height) in [(40, 12), (80, 24)] {
                let picture = desk.picture(width, height);
                insta::assert_snapshot!(format!("{language}_{name}_{width}x{height}"), picture);
            }
        }
    }
}

#[test]
fn the_language_changes_at_once() {
    let mut desk = Desk::new(Settings::default());
    desk.choose(Item::Settings);
    assert!(desk.picture(80, 24).contains("Settings"));
    for (language, title) in [
        (Language::English, "Settings"),
        (Language::Swedish, "Inställningar"),
        (Language::Czech, "Nastavení"),
    ] {
        desk.press(KeyCode::Right);
        assert_eq!(desk.model.settings.language, Some(language));
        assert!(desk.picture(80, 24).contains(title), "{language}");
    }
    desk.press(KeyCode::Esc);
    assert!(
        desk.picture(80, 24).contains("Nová hra"),
        "on the other screens too"
    );
}

#[test]
fn the_language_of_the_system_is_the_default() {
    let mut desk = Desk::new(Settings::default());
    let model = |settings| {
        let terminal = Capabilities {
            depth: Depth::Sixteen,
            unicode: true,
        };
        Model::new(Language::Czech, settings, terminal, 7, String::new)
    };
    desk.model = model(Settings::default());
    assert_eq!(desk.model.text.language(), Language::Czech);
    desk.model = model(settings(Language::Swedish));
    assert_eq!(desk.model.text.language(), Language::Swedish);
    desk.choose(Item::Settings);
    desk.press(KeyCode::Left).press(KeyCode::Left);
    assert_eq!(desk.model.settings.language, None);
    assert_eq!(desk.model.text.language(), Language::Czech);
}
