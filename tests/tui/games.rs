//! The list of games, and the names that people type.

use kalaha::ai::Level;
use kalaha::game::{Game, Seat};
use kalaha::storage::settings::{GlyphSet, Settings};
use kalaha::storage::{Existing, Shelf, Store};
use kalaha::text::{Language, Text};
use kalaha::tui::effect::{Effect, Errand};
use kalaha::tui::games::Games;
use kalaha::tui::library;
use kalaha::tui::message::{Msg, Report};
use kalaha::tui::screen::{Item, MenuKind, Screen};
use kalaha_rules::{Position, Side, Sides};
use ratatui::crossterm::event::KeyCode;
use tempfile::TempDir;

use super::desk::Desk;

fn game(south: &str, north: Seat, houses: &[u8]) -> Game {
    let seats = Sides {
        south: Seat::Human(Some(south.to_owned())),
        north,
    };
    let start = Position::start("four".parse().unwrap(), Side::South);
    let mut game = Game::new(seats, start, Side::South);
    game.set_date("2026-11-30");
    for &number in houses {
        game.sow(kalaha_rules::House::new(number).unwrap()).unwrap();
    }
    game
}

fn finished() -> Game {
    let mut game = game("Anna", Seat::Ai(Level::Hard), &[]);
    while let Some(house) = game.position().legal().iter().next_back() {
        game.sow(house).unwrap();
    }
    game
}

/// A game on each shelf, the unfinished one written last.
fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::at(folder.path());
    store.save(&finished()).unwrap();
    store.leave().unwrap();
    store
        .keep(
            &game("Žofie 李", Seat::Human(None), &[3, 6]),
            "A fine start",
            Existing::Refuse,
        )
        .unwrap();
    store.save(&game("Anna", Seat::Ai(Level::Medium), &[3])).unwrap();
    store.leave().unwrap();
    (folder, store)
}

/// The list as it is opened from the start screen.
fn listed(store: &Store, settings: Settings) -> Desk {
    let mut desk = Desk::new(settings);
    desk.choose(Item::Games);
    assert_eq!(desk.effects, [Effect::Games(Errand::List)]);
    let mut listing = store.list();
    // Files may have been written in the same moment.
    listing.games.sort_by_key(|game| game.shelf);
    desk.send(Msg::Games(Report::Listed(listing)));
    desk
}

/// The screens about games on disk, by name.
pub fn screens(settings: &Settings) -> Vec<(&'static str, Desk)> {
    let (_folder, store) = store();
    let mut naming = listed(&store, settings.clone());
    naming.keys("n");
    let mut deleting = listed(&store, settings.clone());
    deleting.keys("d");
    let mut statistics = Desk::new(settings.clone());
    statistics.choose(Item::Statistics);
    statistics.send(Msg::Games(Report::AddedUp(store.statistics().0)));
    vec![
        ("games", listed(&store, settings.clone())),
        ("naming", naming),
        ("deleting", deleting),
        ("statistics", statistics),
    ]
}

fn games(desk: &Desk) -> &Games {
    match desk.model.screen() {
        Screen::Games(games) => games,
        screen => panic!("{screen:?} is no list of games"),
    }
}

fn chosen(desk: &Desk) -> &kalaha::storage::Summary {
    games(desk).chosen().unwrap()
}

fn typed(desk: &mut Desk, name: &str) {
    for c in name.chars() {
        desk.press(KeyCode::Char(c));
    }
}

#[test]
fn it_looks_as_it_did() {
    let (_folder, store) = store();
    for (width, height) in [(40, 12), (40, 24), (80, 24), (120, 36)] {
        let picture = listed(&store, Settings::default()).picture(width, height);
        insta::assert_snapshot!(format!("games_{width}x{height}"), picture);
    }
    let ascii = Settings {
        glyphs: GlyphSet::Ascii,
        ..Settings::default()
    };
    let picture = listed(&store, ascii).picture(80, 24);
    let is_ascii = picture
        .chars()
        .filter(|c| !c.is_ascii())
        .all(|c| c == 'Ž' || c == '李');
    assert!(is_ascii, "only names are not:\n{picture}");
    let empty = Store::at(tempfile::tempdir().unwrap().path());
    let picture = listed(&empty, Settings::default()).picture(80, 24);
    assert!(picture.contains("There are no games here yet."), "{picture}");
}

#[test]
fn v_goes_through_the_chosen_game_and_leaves_it_where_it_is() {
    let (_folder, store) = store();
    for shelf in 0..Shelf::ALL.len() {
        let mut desk = listed(&store, Settings::default());
        for _ in 0..shelf {
            desk.press(KeyCode::Down);
        }
        let path = chosen(&desk).path.clone();
        assert!(desk.picture(80, 24).contains("v go through"));
        desk.keys("v");
        assert_eq!(desk.effects, [Effect::Games(Errand::Read(path.clone()))]);
        let game = Store::read(&path).unwrap();
        desk.send(Msg::Games(Report::Read(Box::new(game.clone()))));
        let review = desk.model.review().expect("a review");
        assert_eq!(review.analysis().game().steps(), game.steps());
        assert!(
            matches!(desk.effects[..], [Effect::Study(_)]),
            "nothing is taken up or saved"
        );
        desk.press(KeyCode::Esc);
        assert_eq!(chosen(&desk).path, path, "back to where one was");
    }
}

#[test]
fn enter_opens_what_is_chosen() {
    let (_folder, mut store) = store();
    let mut desk = listed(&store, Settings::default());
    for shelf in Shelf::ALL {
        assert_eq!(chosen(&desk).shelf, shelf);
        let path = chosen(&desk).path.clone();
        desk.press(KeyCode::Enter);
        assert_eq!(desk.effects, [Effect::Games(Errand::Open(path))]);
        desk.press(KeyCode::Down);
    }
    assert_eq!(chosen(&desk).shelf, Shelf::Finished, "the last one");

    let opened = store.open_game(&chosen(&desk).path.clone()).unwrap();
    desk.send(Msg::Games(Report::Opened(Box::new(opened))));
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Over, _)));
    desk.press(KeyCode::Esc);
    assert_eq!(desk.table().game().steps(), finished().steps());

    let mut desk = listed(&store, Settings::default());
    let opened = store.open_game(&chosen(&desk).path.clone()).unwrap();
    desk.send(Msg::Games(Report::Opened(Box::new(opened))));
    assert!(matches!(desk.model.screen(), Screen::Table(_)), "it goes on");
}

#[test]
fn a_game_is_deleted_after_a_question_only() {
    let (_folder, store) = store();
    let mut desk = listed(&store, Settings::default());
    let path = chosen(&desk).path.clone();
    desk.keys("d").press(KeyCode::Enter);
    assert_eq!(desk.effects, [], "at first the answer is no");
    assert!(matches!(desk.model.screen(), Screen::Games(_)));
    desk.keys("d").choose(Item::DeleteGame);
    assert_eq!(desk.effects, [Effect::Games(Errand::Delete(path))]);
    assert!(matches!(desk.model.screen(), Screen::Games(_)));
}

#[test]
fn a_name_is_typed_and_what_cannot_be_is_said() {
    let (_folder, store) = store();
    let mut desk = listed(&store, Settings::default());
    desk.press(KeyCode::Down).keys("n");
    let path = chosen_below(&desk);
    // Letters that are keys elsewhere, and a name that was there.
    typed(&mut desk, "?qR");
    desk.press(KeyCode::Backspace).press(KeyCode::Home);
    typed(&mut desk, "李");
    desk.press(KeyCode::Enter);
    let name = "李A fine start?q".to_owned();
    assert_eq!(desk.effects, [Effect::Games(Errand::Rename { path, name })]);
    desk.send(Msg::Games(Report::Failed("it is there already".to_owned())));
    assert!(desk.picture(80, 24).contains("it is there already"));
    desk.press(KeyCode::Esc);
    assert!(matches!(desk.model.screen(), Screen::Games(_)));
}

/// The file of the game that is chosen in the list below another screen.
fn chosen_below(desk: &Desk) -> std::path::PathBuf {
    let list = desk.model.screens().iter().find_map(|screen| match screen {
        Screen::Games(games) => games.chosen(),
        _ => None,
    });
    list.unwrap().path.clone()
}

#[test]
fn wide_characters_of_a_long_name_keep_the_cursor_in_sight() {
    let mut desk = Desk::new(Settings::default());
    desk.press(KeyCode::Enter).keys("n");
    typed(&mut desk, &"李".repeat(40));
    for (width, height) in [(40, 12), (80, 24)] {
        let picture = desk.picture(width, height);
        insta::assert_snapshot!(format!("naming_{width}x{height}"), picture);
    }
}

#[test]
fn people_are_named_but_not_as_the_seats_are() {
    let mut desk = Desk::new(Settings::default());
    desk.press(KeyCode::Enter);
    for name in ["human", "Easy", "  perfect "] {
        desk.keys("n");
        typed(&mut desk, name);
        desk.press(KeyCode::Enter);
        let picture = desk.picture(80, 24);
        assert!(
            picture.contains(&format!("\"{}\" is what a seat", name.trim())),
            "{picture}"
        );
        desk.press(KeyCode::Esc);
        assert_eq!(desk.model.setup.seats.south, Seat::Human(None));
    }
    desk.keys("n");
    typed(&mut desk, " Anna\u{202e} ");
    desk.press(KeyCode::Enter);
    assert_eq!(desk.model.setup.seats.south, Seat::Human(Some("Anna".to_owned())));
    // Without a name it is just a person, and a level has no name.
    desk.keys("n").press(KeyCode::Left);
    for _ in 0..10 {
        desk.press(KeyCode::Backspace).press(KeyCode::Delete);
    }
    desk.press(KeyCode::Enter);
    assert_eq!(desk.model.setup.seats.south, Seat::Human(None));
    desk.press(KeyCode::Right).keys("n");
    assert!(matches!(desk.model.screen(), Screen::NewGame(_)));
}

#[test]
fn a_copy_of_the_game_is_put_aside_from_its_menu() {
    let mut desk = Desk::at(game("Anna", Seat::Human(None), &[3]));
    desk.press(KeyCode::Esc).choose(Item::Save);
    typed(&mut desk, "before the storm");
    desk.press(KeyCode::Enter);
    let kept = match &desk.effects[..] {
        [Effect::Games(Errand::Keep { game, name })] => (game.steps().len(), name.clone()),
        effects => panic!("{effects:?}"),
    };
    assert_eq!(kept, (1, "before the storm".to_owned()));
    desk.send(Msg::Games(Report::Kept(kept.1)));
    assert!(matches!(desk.model.screen(), Screen::Table(_)));
    assert!(desk.picture(80, 24).contains("Saved as before the storm."));
}

#[test]
fn a_file_that_is_gone_is_told_whole_and_leaves_the_list() {
    let (folder, store) = store();
    let mut desk = listed(&store, Settings::default());
    let path = chosen(&desk).path.clone();
    std::fs::remove_file(&path).unwrap();
    let mut store = Ok(Store::at(folder.path()));
    for (key, errand) in [
        (KeyCode::Enter, Errand::Open(path.clone())),
        (KeyCode::Char('v'), Errand::Read(path.clone())),
    ] {
        let mut desk = listed(store.as_ref().unwrap(), Settings::default());
        let count = games(&desk).list().len();
        assert_eq!(count, 2, "the list is made from what is there");
        desk.press(key);
        for msg in library::run(&Text::new(Language::English), &mut store, errand) {
            desk.send(msg);
        }
        assert_eq!(games(&desk).list().len(), 2);
        let picture = desk.picture(40, 12).replace(['\n', ' '], "");
        assert!(picture.contains("itisnotthere"), "{picture}");
    }
    desk.press(KeyCode::Enter);
    for msg in library::run(&Text::new(Language::English), &mut store, Errand::Delete(path)) {
        desk.send(msg);
    }
    assert_eq!(games(&desk).list().len(), 2, "the list of before had it");
}

#[test]
fn a_copy_is_told_by_the_name_that_its_file_has() {
    let (_folder, store) = store();
    let mut store = Ok(store);
    let mut desk = Desk::at(game("Anna", Seat::Human(None), &[3]));
    let game = Box::new(game("Anna", Seat::Human(None), &[3]));
    let name = "a/b".to_owned();
    for msg in library::run(
        &Text::new(Language::English),
        &mut store,
        Errand::Keep { game, name },
    ) {
        desk.send(msg);
    }
    let list = store.unwrap().list();
    let saved = list
        .games
        .iter()
        .map(|game| game.name())
        .find(|name| name.starts_with('a'));
    let saved = saved.unwrap();
    assert_ne!(saved, "a/b");
    assert!(desk.picture(80, 24).contains(&format!("Saved as {saved}.")));
}

#[test]
fn a_game_is_listed_by_the_name_that_it_was_given() {
    let (_folder, mut store) = store();
    let of_shelf = |store: &Store| {
        let mut games = store.list().games.into_iter();
        games.find(|game| game.shelf == Shelf::Finished).unwrap()
    };
    let game = of_shelf(&store);
    assert_eq!(game.given_name(), None, "{}", game.name());
    store.rename(&game.path, "The long one").unwrap();
    assert_eq!(of_shelf(&store).given_name().as_deref(), Some("The long one"));
    let picture = listed(&store, Settings::default()).picture(80, 24);
    assert!(picture.contains("The long one"), "{picture}");
}

#[test]
fn one_escape_too_many_leaves_nothing() {
    let mut desk = Desk::new(Settings::default());
    desk.press(KeyCode::Esc);
    assert_eq!(desk.effects, []);
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Start, _)));
}

#[test]
fn a_game_that_was_let_go_is_no_longer_offered() {
    let (_folder, store) = store();
    let mut desk = Desk::new(Settings::default());
    desk.model
        .offer(Some(game("Anna", Seat::Human(None), &[3])), None);
    desk.choose(Item::Games);
    desk.send(Msg::Games(Report::Listed(store.list())));
    desk.send(Msg::Games(Report::Unfinished(None)));
    desk.press(KeyCode::Esc);
    let picture = desk.picture(80, 24);
    assert!(!picture.contains("Go on with the game"), "{picture}");
    assert!(picture.contains("▸ Games"), "{picture}");
}

#[test]
fn every_size_shows_the_list() {
    let (_folder, store) = store();
    let mut desk = listed(&store, Settings::default());
    for keys in ["", "n"] {
        desk.keys(keys);
        for width in (1..=100).step_by(3) {
            for height in 1..=40 {
                desk.draw(width, height);
            }
        }
        desk.draw(500, 200);
    }
}

#[test]
fn what_finished_games_add_up_to_can_be_read() {
    let (_folder, store) = store();
    let mut desk = Desk::new(Settings::default());
    desk.choose(Item::Statistics);
    assert_eq!(desk.effects, [Effect::Games(Errand::AddUp)]);
    let (statistics, problems) = store.statistics();
    assert!(problems.is_empty());
    desk.send(Msg::Games(Report::AddedUp(statistics)));
    let picture = desk.picture(80, 24);
    assert!(picture.contains("Against hard, 4 seeds"), "{picture}");
    assert!(picture.contains("1 game: 0 won, 1 drawn, 0 lost"), "{picture}");
    insta::assert_snapshot!("statistics_40x12", desk.picture(40, 12));
    desk.press(KeyCode::Esc);
    assert!(matches!(desk.model.screen(), Screen::Menu(MenuKind::Start, _)));
}
