//! The game that is played: what is there after saves, crashes and faults, and what two programs do to each other.

use std::fs::{self, File};
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use kalaha::storage::{StorageError, Store};

use super::folder::{Folder, game, one_sow_from_the_end, over, play, read};

#[test]
fn nothing_is_created_before_the_first_save() {
    let folder = Folder::new();
    let mut store = Store::at(folder.path("kalaha"));
    assert_eq!(store.resume().unwrap(), None);
    store.leave().unwrap();
    assert!(!folder.path("kalaha").exists());
    store.save(&game(&[])).unwrap();
    assert!(folder.path("kalaha/unfinished").is_dir());
}

#[test]
fn a_save_is_on_disk_when_it_returns() {
    let folder = Folder::new();
    let mut store = folder.store();
    for houses in [&[3][..], &[3, 6], &[3, 6, 2]] {
        store.save(&game(houses)).unwrap();
        assert_eq!(read(&folder.only_record("unfinished")), game(houses));
    }
}

#[test]
fn files_are_named_by_date_and_time() {
    let folder = Folder::new();
    folder.store().save(&game(&[])).unwrap();
    let record = folder.only_record("unfinished");
    let name = record.file_name().unwrap().to_str().unwrap();
    let form: String = name
        .chars()
        .map(|c| if c.is_ascii_digit() { '0' } else { c })
        .collect();
    assert!(form.starts_with("0000-00-00-000000-0"), "{name}");
}

#[test]
fn a_game_is_resumed_in_its_own_file() {
    let folder = Folder::new();
    let mut first = folder.store();
    first.save(&game(&[3])).unwrap();
    first.leave().unwrap();
    let record = folder.only_record("unfinished");

    let mut second = folder.store();
    let mut resumed = second.resume().unwrap().unwrap();
    assert_eq!(resumed, game(&[3]));
    play(&mut resumed, &[6]);
    second.save(&resumed).unwrap();
    assert_eq!(folder.only_record("unfinished"), record);
    assert_eq!(read(&record), game(&[3, 6]));
}

#[test]
fn after_leaving_the_next_save_goes_to_a_new_file() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.save(&game(&[3])).unwrap();
    store.leave().unwrap();
    store.save(&game(&[1])).unwrap();
    let mut games: Vec<_> = folder
        .records("unfinished")
        .iter()
        .map(|path| read(path))
        .collect();
    games.sort_by_key(|game| game.to_string());
    assert_eq!(games, [game(&[1]), game(&[3])]);
}

#[test]
fn the_game_played_last_is_resumed_first() {
    let folder = Folder::new();
    folder.put("b.kalaha", game(&[3]).to_string(), 2);
    folder.put("a.kalaha", game(&[1]).to_string(), 1);
    folder.put("c.kalaha", game(&[2]).to_string(), 3);
    assert_eq!(folder.store().resume().unwrap(), Some(game(&[1])));
}

#[test]
fn a_running_program_keeps_its_game() {
    let folder = Folder::new();
    let (mut one, mut other) = (folder.store(), folder.store());
    one.save(&game(&[3])).unwrap();
    assert_eq!(other.resume().unwrap(), None);
    other.save(&game(&[1])).unwrap();
    assert_eq!(folder.records("unfinished").len(), 2);

    one.leave().unwrap();
    assert_eq!(folder.store().resume().unwrap(), Some(game(&[3])));
}

#[test]
fn a_resumed_game_is_locked_too() {
    let folder = Folder::new();
    folder.put("a.kalaha", game(&[3]).to_string(), 1);
    let mut one = folder.store();
    assert!(one.resume().unwrap().is_some());
    one.save(&game(&[3, 6])).unwrap();
    assert_eq!(folder.store().resume().unwrap(), None);
}

#[test]
fn resuming_lets_the_game_before_go() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.save(&game(&[3])).unwrap();
    assert_eq!(store.resume().unwrap(), Some(game(&[3])));
}

#[test]
fn what_a_crash_leaves_does_not_block() {
    let folder = Folder::new();
    let record = folder.put("a.kalaha", game(&[3]).to_string(), 1);
    folder.put("a.kalaha.lock", "", 1);
    folder.put("a.kalaha.new", "[South \"An", 1);

    let mut store = folder.store();
    assert_eq!(store.resume().unwrap(), Some(game(&[3])));
    store.save(&game(&[3, 6])).unwrap();
    assert_eq!(read(&record), game(&[3, 6]));
    assert_eq!(folder.names("unfinished"), ["a.kalaha", "a.kalaha.lock"]);
}

#[test]
fn a_game_that_is_over_is_among_the_finished_ones_at_once() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.save(&one_sow_from_the_end()).unwrap();
    let name = folder.only_record("unfinished").file_name().unwrap().to_owned();
    store.save(&over()).unwrap();
    assert!(folder.records("unfinished").is_empty());
    let path = folder.only_record("finished");
    assert_eq!(path.file_name().unwrap(), name);
    assert_eq!(store.current_path(), Some(&*path));
    assert_eq!(read(&path), over());
    store.leave().unwrap();
    assert!(folder.names("unfinished").is_empty(), "its lock is gone");
    assert_eq!(store.current_path(), None);
}

#[test]
fn a_last_sow_taken_back_makes_the_game_unfinished_again() {
    let folder = Folder::new();
    let mut store = folder.store();
    for _ in 0..2 {
        store.save(&over()).unwrap();
        store.save(&one_sow_from_the_end()).unwrap();
        assert!(folder.names("finished").is_empty());
        assert_eq!(store.current_path(), Some(&*folder.only_record("unfinished")));
    }
    store.leave().unwrap();
    assert_eq!(folder.store().resume().unwrap(), Some(one_sow_from_the_end()));
}

#[test]
fn a_finished_game_that_was_not_moved_moves_at_the_next_start() {
    let folder = Folder::new();
    folder.put("newest.kalaha", over().to_string(), 1);
    folder.put("older.kalaha", game(&[3]).to_string(), 5);
    folder.put("oldest.kalaha", over().to_string(), 9);

    let mut store = folder.store();
    assert_eq!(store.resume().unwrap(), Some(game(&[3])));
    assert_eq!(folder.names("unfinished"), ["older.kalaha", "older.kalaha.lock"]);
    assert_eq!(folder.records("finished").len(), 2);
    assert!(store.problems().is_empty());
}

#[test]
fn a_finished_game_that_a_running_program_could_not_move_stays() {
    let folder = Folder::new();
    fs::write(folder.path("finished"), "in the way").unwrap();
    let mut one = folder.store();
    one.save(&over()).unwrap();
    fs::remove_file(folder.path("finished")).unwrap();
    assert_eq!(folder.store().resume().unwrap(), None);
    assert_eq!(read(&folder.only_record("unfinished")), over());
    one.leave().unwrap();
    assert_eq!(read(&folder.only_record("finished")), over());
}

#[test]
fn moving_never_overwrites() {
    let folder = Folder::new();
    folder.put("a.kalaha", over().to_string(), 1);
    fs::create_dir(folder.path("finished")).unwrap();
    fs::write(folder.path("finished/a.kalaha"), "mine").unwrap();
    folder.store().resume().unwrap();
    assert_eq!(folder.names("finished"), ["a-2.kalaha", "a.kalaha"]);
    assert_eq!(
        fs::read_to_string(folder.path("finished/a.kalaha")).unwrap(),
        "mine"
    );
}

#[test]
fn unusable_files_are_reported_and_left_alone() {
    let illegal = "[Seeds \"4\"]\n1. 3-6 2. 1\n3. 7";
    let broken: [(&str, &[u8], &str); 7] = [
        ("blank.kalaha", b" \n", "is empty"),
        ("empty-tag.kalaha", b"[", "line 1, column 2: "),
        ("empty.kalaha", b"", "is empty"),
        ("illegal.kalaha", illegal.as_bytes(), "line 3, column 4: "),
        (
            "latin-1.kalaha",
            b"[South \"Andr\xe9\"]",
            "line 1, column 13: this is not text",
        ),
        ("newer.kalaha", b"[Seeds \"9\"]", "line 1, column 9: "),
        ("zeros.kalaha", &[0; 512], "line 1, column 1: "),
    ];
    let folder = Folder::new();
    for (name, bytes, _) in broken {
        folder.put(name, bytes, 1);
    }
    folder.put("good.kalaha", game(&[3]).to_string(), 2);

    let mut store = folder.store();
    assert_eq!(store.resume().unwrap(), Some(game(&[3])));
    let mut problems: Vec<_> = store.problems().iter().map(ToString::to_string).collect();
    problems.sort();
    assert_eq!(problems.len(), broken.len());
    for (problem, (name, bytes, reason)) in problems.iter().zip(broken) {
        assert!(problem.contains(name) && problem.contains(reason), "{problem}");
        assert_eq!(fs::read(folder.path("unfinished").join(name)).unwrap(), bytes);
    }
    assert_eq!(folder.names("unfinished").len(), broken.len() + 2, "and one lock");
}

#[test]
fn huge_files_are_not_read() {
    let folder = Folder::new();
    let path = folder.put("huge.kalaha", "", 1);
    let file = File::options().write(true).open(&path).unwrap();
    let mut store = folder.store();

    file.set_len(100 << 20).unwrap();
    assert_eq!(store.resume().unwrap(), None);
    assert!(matches!(store.problems(), [StorageError::TooLarge(at)] if *at == path));

    let comment = format!("1. 3 {{{}}}", " ".repeat((1 << 20) - 7));
    fs::write(&path, comment).unwrap();
    assert!(store.resume().unwrap().is_some(), "1 MiB is read");
}

#[test]
fn a_folder_in_place_of_a_record_is_reported() {
    let folder = Folder::new();
    let path = folder.path("unfinished/a.kalaha");
    fs::create_dir_all(&path).unwrap();
    let mut store = folder.store();
    assert_eq!(store.resume().unwrap(), None);
    assert!(matches!(store.problems(), [StorageError::NotAFile(at)] if *at == path));
}

#[cfg(unix)]
#[test]
fn links_are_not_followed() {
    let folder = Folder::new();
    let target = folder.path("elsewhere");
    fs::write(&target, game(&[3]).to_string()).unwrap();
    fs::create_dir(folder.path("unfinished")).unwrap();
    let link = folder.path("unfinished/a.kalaha");
    std::os::unix::fs::symlink(&target, &link).unwrap();
    let new = folder.path("unfinished/b.kalaha.new");
    std::os::unix::fs::symlink(&target, &new).unwrap();
    folder.put("b.kalaha", game(&[1]).to_string(), 1);

    let mut store = folder.store();
    assert_eq!(store.resume().unwrap(), Some(game(&[1])));
    assert!(matches!(store.problems(), [StorageError::NotAFile(at)] if *at == link));
    store.save(&game(&[1, 2])).unwrap();
    assert_eq!(read(&target), game(&[3]), "nothing was written through a link");
}

#[test]
fn a_data_folder_that_is_a_file_is_an_error_that_names_it() {
    let folder = Folder::new();
    let file = folder.path("home");
    fs::write(&file, "mine").unwrap();
    let mut store = Store::at(&file);
    for error in [store.resume().unwrap_err(), store.save(&game(&[3])).unwrap_err()] {
        assert!(
            error
                .to_string()
                .contains(&format!("{:?}", file.join("unfinished"))),
            "{error}"
        );
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
}

#[test]
fn a_failed_save_leaves_the_older_state_and_the_next_one_works() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.save(&game(&[3])).unwrap();
    let record = folder.only_record("unfinished");
    let in_the_way = PathBuf::from(format!("{}.new", record.display()));
    fs::create_dir(&in_the_way).unwrap();

    let error = store.save(&game(&[3, 6])).unwrap_err();
    assert!(error.to_string().contains(&format!("{in_the_way:?}")), "{error}");
    assert_eq!(read(&record), game(&[3]));

    fs::remove_dir(&in_the_way).unwrap();
    store.save(&game(&[3, 6])).unwrap();
    assert_eq!(read(&record), game(&[3, 6]));
}

#[test]
fn a_folder_that_is_removed_meanwhile_is_made_anew() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.save(&game(&[3])).unwrap();
    fs::remove_dir_all(folder.path("unfinished")).unwrap();
    store.save(&game(&[3, 6])).unwrap();
    assert_eq!(read(&folder.only_record("unfinished")), game(&[3, 6]));
    assert_eq!(folder.store().resume().unwrap(), None, "it is locked as before");

    for gone in ["unfinished", "finished"] {
        store.save(&over()).unwrap();
        fs::remove_dir_all(folder.path(gone)).unwrap();
        store.save(&over()).unwrap();
        assert_eq!(read(&folder.only_record("finished")), over(), "{gone}");
        fs::remove_dir_all(folder.path(gone)).unwrap();
        store.save(&one_sow_from_the_end()).unwrap();
        assert_eq!(
            read(&folder.only_record("unfinished")),
            one_sow_from_the_end(),
            "{gone}"
        );
        assert!(folder.records("finished").is_empty(), "{gone}");
    }
}

#[test]
fn a_file_in_the_place_of_the_folder_is_told_as_what_is_in_the_way() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.save(&game(&[3])).unwrap();
    fs::remove_dir_all(folder.path("unfinished")).unwrap();
    fs::write(folder.path("unfinished"), "mine").unwrap();
    let told = store.save(&game(&[3, 6])).unwrap_err().to_string();
    let in_the_way = format!("cannot create {:?}: ", folder.path("unfinished"));
    assert!(told.starts_with(&in_the_way), "{told}");
    fs::remove_file(folder.path("unfinished")).unwrap();
    store.save(&game(&[3, 6])).unwrap();
    assert_eq!(read(&folder.only_record("unfinished")), game(&[3, 6]));
}

#[test]
fn with_nothing_to_resume_a_game_that_is_over_can_still_be_taken_back() {
    let folder = Folder::new();
    let mut store = folder.store();
    store.save(&over()).unwrap();
    assert_eq!(store.resume().unwrap(), None);
    store.save(&one_sow_from_the_end()).unwrap();
    assert_eq!(
        read(&folder.only_record("unfinished")),
        one_sow_from_the_end(),
        "in its own file"
    );
    assert!(folder.records("finished").is_empty());

    store.save(&over()).unwrap();
    folder.put("a.kalaha", game(&[3]).to_string(), 1);
    assert_eq!(store.resume().unwrap(), Some(game(&[3])));
    assert_eq!(read(&folder.only_record("finished")), over());
}

#[test]
fn a_game_that_cannot_be_moved_stays() {
    let folder = Folder::new();
    fs::write(folder.path("finished"), "mine").unwrap();
    let mut store = folder.store();
    store.save(&over()).unwrap();
    assert!(store.leave().is_err());
    assert_eq!(read(&folder.only_record("unfinished")), over());

    assert_eq!(store.resume().unwrap(), None);
    assert_eq!(store.problems().len(), 1);
    assert_eq!(fs::read_to_string(folder.path("finished")).unwrap(), "mine");
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_made_is_an_error() {
    let mut store = Store::at("/proc/kalaha");
    let error = store.save(&game(&[3])).unwrap_err();
    assert!(error.to_string().contains("/proc/kalaha"), "{error}");
}

#[test]
fn names_with_control_characters_are_shown_quoted() {
    let error = StorageError::NotAFile("a\u{1b}[31m".into());
    assert!(!error.to_string().contains('\u{1b}'));
}

#[test]
fn a_clock_that_is_set_back_loses_nothing() {
    let folder = Folder::new();
    let mut before = folder.store();
    before.save(&game(&[3])).unwrap();
    before.leave().unwrap();
    let path = folder.only_record("unfinished");
    let tomorrow = SystemTime::now() + Duration::from_secs(24 * 60 * 60);
    File::options()
        .write(true)
        .open(&path)
        .unwrap()
        .set_modified(tomorrow)
        .unwrap();

    let mut now = folder.store();
    now.save(&game(&[1])).unwrap();
    now.save(&game(&[1, 2])).unwrap();
    assert_eq!(now.list().games.len(), 2);
    assert_eq!(read(&path), game(&[3]));
    assert_eq!(
        folder.store().resume().unwrap(),
        Some(game(&[3])),
        "the other one is being played"
    );
    now.leave().unwrap();
    assert_eq!(now.list().games.len(), 2);
}
