//! All games on disk: the list, and what one can do with a game.

use std::fs;

use kalaha::storage::{Existing, InUse, Shelf, StorageError, Store};
use kalaha_rules::Side;

use super::folder::{Folder, game, one_sow_from_the_end, over, play, read};

#[test]
fn all_games_are_listed_with_what_can_be_shown_of_them() {
    let folder = Folder::new();
    let record = format!(
        "[South \"Anna\"]\n[Date \"2026-11-30\"]\n{}",
        "[North \"easy\"]\n[Seeds \"4\"]\n1. 3-6 2. 2-"
    );
    folder.put("a.kalaha", record, 5);
    let store = folder.store();
    store.keep(&game(&[3]), "an opening", Existing::Refuse).unwrap();
    fs::create_dir(folder.path("finished")).unwrap();
    fs::write(folder.path("finished/b.kalaha"), over().to_string()).unwrap();
    fs::write(folder.path("finished/c.kalaha"), "1. 9").unwrap();
    fs::write(
        folder.path("finished/notes.txt"),
        "not a record, and not meant to be one",
    )
    .unwrap();

    let listing = store.list();
    let mut names: Vec<_> = listing
        .games
        .iter()
        .map(|game| (game.shelf, game.name()))
        .collect();
    names.sort();
    let expected = [
        (Shelf::Unfinished, "a"),
        (Shelf::Saved, "an opening"),
        (Shelf::Finished, "b"),
    ];
    assert_eq!(names, expected.map(|(shelf, name)| (shelf, name.to_owned())));
    assert_eq!(listing.games[2].name(), "a", "written long before the others");
    let first = &listing.games[2];
    assert_eq!(first.seats.south.to_string(), "Anna");
    assert_eq!(first.seats.north.to_string(), "easy");
    assert_eq!(first.date.as_deref(), Some("2026-11-30"));
    assert_eq!((first.turn_number, first.position.turn()), (2, Some(Side::North)));
    assert_eq!(first.in_use, InUse::Nobody);
    let finished = listing
        .games
        .iter()
        .find(|game| game.shelf == Shelf::Finished)
        .unwrap();
    assert_eq!(finished.position.result(), over().position().result());
    let [problem] = &listing.problems[..] else {
        panic!("{:?}", listing.problems);
    };
    assert!(
        problem.to_string().contains("c.kalaha\", line 1, column 4"),
        "{problem}"
    );
}

#[test]
fn nothing_is_made_by_looking() {
    let folder = Folder::new();
    folder.put("a.kalaha", game(&[3]).to_string(), 1);
    folder.store().list();
    folder.store().statistics();
    assert_eq!(folder.names("."), ["unfinished"]);
    assert_eq!(folder.names("unfinished"), ["a.kalaha"]);
}

#[test]
fn it_is_seen_who_plays_a_game() {
    let folder = Folder::new();
    let (mut here, mut elsewhere) = (folder.store(), folder.store());
    elsewhere.save(&game(&[3])).unwrap();
    let in_use = |store: &Store| store.list().games[0].in_use;
    assert_eq!(in_use(&here), InUse::Elsewhere);
    assert_eq!(in_use(&elsewhere), InUse::Here);
    let path = folder.only_record("unfinished");
    assert!(matches!(here.open_game(&path), Err(StorageError::InUse(at)) if at == path));
    assert!(matches!(here.delete(&path), Err(StorageError::InUse(_))));
    assert!(matches!(here.rename(&path, "mine"), Err(StorageError::InUse(_))));

    elsewhere.leave().unwrap();
    assert_eq!(in_use(&here), InUse::Nobody);
    assert_eq!(here.open_game(&path).unwrap(), game(&[3]));
    assert_eq!(in_use(&here), InUse::Here);
    assert!(matches!(elsewhere.open_game(&path), Err(StorageError::InUse(_))));
}

#[test]
fn a_game_that_cannot_be_opened_leaves_the_other_where_it_is() {
    let folder = Folder::new();
    let (mut here, mut elsewhere) = (folder.store(), folder.store());
    elsewhere.save(&game(&[3])).unwrap();
    let theirs = folder.only_record("unfinished");
    let broken = folder.put("broken.kalaha", "[", 1);
    here.save(&game(&[1])).unwrap();
    let mine = here.current_path().unwrap().to_owned();
    for path in [theirs, broken, folder.path("saved/missing.kalaha")] {
        assert!(here.open_game(&path).is_err());
        assert_eq!(here.current_path(), Some(&*mine), "{path:?}");
    }
    here.save(&game(&[1, 2])).unwrap();
    assert_eq!(read(&mine), game(&[1, 2]));
}

#[test]
fn looking_never_keeps_another_program_from_playing() {
    let folder = Folder::new();
    folder.store().save(&game(&[3])).unwrap();
    std::thread::scope(|scope| {
        let looking = scope.spawn(|| {
            for _ in 0..300 {
                folder.store().list();
            }
        });
        while !looking.is_finished() {
            assert!(folder.store().resume().unwrap().is_some());
        }
    });
}

#[test]
fn an_unfinished_game_is_gone_on_with_in_its_own_file() {
    let folder = Folder::new();
    folder.put("a.kalaha", game(&[3]).to_string(), 1);
    let path = folder.put("b.kalaha", game(&[1]).to_string(), 2);
    let mut store = folder.store();
    store.resume().unwrap();
    let mut opened = store.open_game(&path).unwrap();
    play(&mut opened, &[6]);
    store.save(&opened).unwrap();
    assert_eq!(read(&path), game(&[1, 6]));
    assert_eq!(read(&folder.path("unfinished/a.kalaha")), game(&[3]));
    assert_eq!(folder.records("unfinished").len(), 2);
}

#[test]
fn a_saved_game_stays_as_it_was_when_it_is_played_on() {
    let folder = Folder::new();
    let mut store = folder.store();
    let path = store
        .keep(&game(&[3]), "before the storm", Existing::Refuse)
        .unwrap();
    let mut opened = store.open_game(&path).unwrap();
    play(&mut opened, &[6]);
    store.save(&opened).unwrap();
    assert_eq!(read(&path), game(&[3]));
    assert_eq!(read(&folder.only_record("unfinished")), game(&[3, 6]));
}

#[test]
fn saving_while_playing_leaves_the_game_where_it_is() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.save(&game(&[3])).unwrap();
    store.keep(&game(&[3]), "a", Existing::Refuse).unwrap();
    store.save(&game(&[3, 6])).unwrap();
    assert_eq!(read(&folder.only_record("unfinished")), game(&[3, 6]));
    assert_eq!(read(&folder.only_record("saved")), game(&[3]));
}

#[test]
fn a_name_that_is_taken_is_only_replaced_on_demand() {
    let folder = Folder::new();
    let store = folder.store();
    let path = store.keep(&game(&[3]), "a", Existing::Refuse).unwrap();
    let again = store.keep(&game(&[1]), "a", Existing::Refuse);
    assert!(matches!(again, Err(StorageError::NameTaken(at)) if at == path));
    assert_eq!(read(&path), game(&[3]));
    store.keep(&game(&[1]), "a", Existing::Replace).unwrap();
    assert_eq!(read(&path), game(&[1]));
    assert_eq!(folder.names("saved"), ["a.kalaha"], "nothing else is left");
}

#[test]
fn names_cannot_leave_their_folder() {
    let folder = Folder::new();
    let store = folder.store();
    for name in ["../../x", "/etc/passwd", "a/b", "..\\c", "\u{1b}[31m\u{202e}d"] {
        let path = store.keep(&game(&[3]), name, Existing::Refuse).unwrap();
        assert_eq!(path.parent().unwrap(), folder.path("saved"), "{name:?}");
        assert!(!path.to_str().unwrap().contains(['\u{1b}', '\u{202e}']));
    }
    assert_eq!(folder.names("."), ["saved"]);
    assert!(matches!(
        store.keep(&game(&[3]), "..", Existing::Refuse),
        Err(StorageError::NoName)
    ));
}

#[test]
fn games_are_renamed_and_never_over_another() {
    let folder = Folder::new();
    let mut store = folder.store();
    let a = store.keep(&game(&[3]), "a", Existing::Refuse).unwrap();
    store.keep(&game(&[1]), "b", Existing::Refuse).unwrap();
    assert!(matches!(store.rename(&a, "b"), Err(StorageError::NameTaken(_))));
    assert_eq!(read(&a), game(&[3]));
    let c = store.rename(&a, "c").unwrap();
    assert_eq!(read(&c), game(&[3]));
    assert_eq!(folder.names("saved"), ["b.kalaha", "c.kalaha"]);

    let unfinished = folder.put("d.kalaha", game(&[2]).to_string(), 1);
    store.rename(&unfinished, "with Bo").unwrap();
    assert_eq!(folder.names("unfinished"), ["with Bo.kalaha"]);
}

#[test]
fn games_are_deleted() {
    let folder = Folder::new();
    let mut store = folder.store();
    let saved = store.keep(&game(&[3]), "a", Existing::Refuse).unwrap();
    store.delete(&saved).unwrap();
    assert!(
        matches!(store.delete(&saved), Err(StorageError::Io { .. })),
        "it is gone"
    );

    store.save(&game(&[3])).unwrap();
    let played_here = folder.only_record("unfinished");
    store.delete(&played_here).unwrap();
    assert!(folder.names("unfinished").is_empty(), "its lock is gone, too");
    store.save(&game(&[3, 6])).unwrap();
    assert_eq!(
        folder.records("unfinished").len(),
        1,
        "the next save begins a new file"
    );

    let broken = folder.put("broken.kalaha", "[", 1);
    store.delete(&broken).unwrap();
    assert!(!broken.exists(), "what cannot be read can be deleted");
}

#[test]
fn a_game_that_is_over_moves_to_its_shelf_when_it_is_opened() {
    let folder = Folder::new();
    let path = folder.put("a.kalaha", over().to_string(), 1);
    let mut store = folder.store();
    assert_eq!(store.open_game(&path).unwrap(), over());
    assert_eq!(folder.names("finished"), ["a.kalaha"]);
    assert!(folder.names("unfinished").is_empty());
}

#[test]
fn a_game_that_is_gone_or_broken_is_told() {
    let folder = Folder::new();
    let broken = folder.put("broken.kalaha", "[", 1);
    let mut store = folder.store();
    for path in [
        broken,
        folder.path("unfinished/missing.kalaha"),
        folder.path("saved/missing.kalaha"),
    ] {
        let error = store.open_game(&path).unwrap_err();
        assert!(error.to_string().contains(&format!("{path:?}")), "{error}");
    }
    assert_eq!(
        folder.names("unfinished"),
        ["broken.kalaha"],
        "and nothing was made"
    );
}

#[test]
fn records_are_exported_and_nothing_is_overwritten_unasked() {
    let folder = Folder::new();
    let target = folder.path("mail.txt");
    Store::export(&game(&[3]), &target, Existing::Refuse).unwrap();
    assert_eq!(read(&target), game(&[3]));
    let again = Store::export(&game(&[1]), &target, Existing::Refuse);
    assert!(matches!(again, Err(StorageError::NameTaken(_))));
    assert_eq!(read(&target), game(&[3]));
    Store::export(&one_sow_from_the_end(), &target, Existing::Replace).unwrap();
    assert_eq!(read(&target), one_sow_from_the_end());
}
