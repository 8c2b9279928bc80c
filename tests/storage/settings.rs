//! The file of settings: what is read, what is told about it, and what a change leaves of it.

use std::fs;
use std::path::PathBuf;

use kalaha::ai::Level;
use kalaha::game::{First, Seat};
use kalaha::storage::StorageError;
use kalaha::storage::settings::{
    ColourDepth, GlyphSet, Hints, Narration, Settings, SettingsErrorKind, SettingsFile, Speed, ThemeName,
};
use kalaha::text::Language;
use kalaha_rules::Sides;
use ratatui::style::Color;

use super::folder::Folder;

fn with(text: impl AsRef<[u8]>) -> (Folder, PathBuf, SettingsFile) {
    let folder = Folder::new();
    let path = folder.path("settings.toml");
    fs::write(&path, text).unwrap();
    let file = SettingsFile::at(&path);
    (folder, path, file)
}

fn text(path: &PathBuf) -> String {
    fs::read_to_string(path).unwrap()
}

/// Changes a setting and saves.
fn change(file: &mut SettingsFile, change: impl FnOnce(&mut Settings)) -> Result<(), StorageError> {
    let mut settings = file.settings().clone();
    change(&mut settings);
    file.save(&settings)
}

/// Each setting at a value that is not its usual one.
fn unusual() -> Settings {
    let mut settings = Settings {
        language: Some(Language::English),
        theme: ThemeName::ColourBlind,
        colour_depth: ColourDepth::Palette,
        glyphs: GlyphSet::Ascii,
        speed: Speed::Slow,
        mouse: false,
        turn_board: true,
        mirror: true,
        hints: Hints::Where,
        thinking_sign: false,
        live_evaluation: true,
        narration: Narration::Short,
        ..Settings::default()
    };
    let colours = &mut settings.colours;
    colours.south = Some(Color::Rgb(0xa3, 0xbe, 0x8c));
    colours.north = Some(Color::LightRed);
    colours.accent = Some(Color::Indexed(208));
    colours.text = Some(Color::White);
    colours.background = Some(Color::Rgb(0, 0, 0));
    colours.faint = Some(Color::DarkGray);
    colours.warning = Some(Color::Red);
    settings.new_game.seats = Sides {
        south: Seat::Ai(Level::Easy),
        north: Seat::Ai(Level::Perfect),
    };
    settings.new_game.rules = "3/never/emptier".parse().unwrap();
    settings.new_game.first = First::Lot;
    settings
}

#[test]
fn a_file_that_is_not_there_has_the_usual_settings_and_is_not_made() {
    let folder = Folder::new();
    let path = folder.path("kalaha/settings.toml");
    let mut file = SettingsFile::at(&path);
    assert_eq!(file.settings(), &Settings::default());
    assert!(file.problems().is_empty());
    file.save(&Settings::default()).unwrap();
    assert!(!folder.path("kalaha").exists(), "nothing has changed");
}

#[test]
fn every_setting_is_written_and_read_again() {
    let folder = Folder::new();
    let path = folder.path("kalaha/settings.toml");
    SettingsFile::at(&path).save(&unusual()).unwrap();
    let file = SettingsFile::at(&path);
    assert!(file.problems().is_empty(), "{:?}", file.problems());
    assert_eq!(file.settings(), &unusual());
    assert_eq!(folder.names("kalaha"), ["settings.toml"], "nothing else is left");
}

#[test]
fn a_new_file_has_every_setting_with_a_comment() {
    let folder = Folder::new();
    let path = folder.path("settings.toml");
    change(&mut SettingsFile::at(&path), |settings| settings.mirror = true).unwrap();
    let text = text(&path);
    let lines: Vec<_> = text.lines().collect();
    let mut settings = 0;
    for (number, line) in lines.iter().enumerate() {
        if line.contains(" = ") && !line.starts_with('#') {
            assert!(lines[number - 1].starts_with("# "), "{line}");
            settings += 1;
        }
    }
    assert_eq!(settings, 25, "{text}");
    assert!(
        text.contains("\n# The colours: auto, dark, light, contrast, colour-blind, mono\ntheme = \"auto\"\n")
    );
    assert!(text.contains("\nmirror = true\n"));
    assert!(text.contains("\n[new-game]\n"));
}

#[test]
fn the_readme_shows_a_part_of_such_a_file() {
    let readme = include_str!("../../README.md");
    let shown = readme
        .split("```toml\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    let folder = Folder::new();
    let path = folder.path("settings.toml");
    change(&mut SettingsFile::at(&path), |settings| settings.mirror = true).unwrap();
    let lines = text(&path);
    for line in shown.lines() {
        assert!(lines.lines().any(|l| l == line), "{line}");
    }
}

#[test]
fn a_change_keeps_comments_order_and_what_is_not_known() {
    let before = "# mine\nzoom = 3\n\nspeed = 'fast'   # for me\n[new-game]\nseeds = 4 # quick\nsouth=\"human\"\n# end\n";
    let (_folder, path, mut file) = with(before);
    change(&mut file, |settings| {
        settings.speed = Speed::Off;
        settings.new_game.rules.seeds = "5".parse().unwrap();
    })
    .unwrap();
    let after = before
        .replace("'fast'", "\"off\"")
        .replace("seeds = 4", "seeds = 5");
    assert_eq!(text(&path), after);
}

#[test]
fn a_setting_that_is_not_there_is_added_with_its_comment() {
    let before = "speed = \"fast\"\n\n[colours]\nsouth = \"red\"\n";
    let (_folder, path, mut file) = with(before);
    change(&mut file, |settings| {
        settings.mirror = true;
        settings.colours.north = Some(Color::Blue);
        settings.new_game.first = First::North;
    })
    .unwrap();
    let text = text(&path);
    let kept = SettingsFile::at(&path);
    assert!(kept.problems().is_empty(), "{:?}\n{text}", kept.problems());
    assert!(kept.settings().mirror, "{text}");
    assert_eq!(kept.settings().colours.south, Some(Color::Red));
    assert_eq!(kept.settings().colours.north, Some(Color::Blue));
    assert_eq!(kept.settings().new_game.first, First::North);
    assert!(
        text.starts_with("speed = \"fast\"\n# Draw the board as in a mirror"),
        "{text}"
    );
    assert!(
        text.contains("\n# What is offered for a new game: the last choices.\n[new-game]\n"),
        "{text}"
    );
}

#[test]
fn only_what_was_changed_is_written() {
    let (_folder, path, mut file) = with("speed = \"fast\"\n");
    file.settings_mut().mirror = true;
    // Meanwhile a person edits the file.
    fs::write(&path, "speed = \"slow\"\n").unwrap();
    change(&mut file, |settings| settings.mouse = false).unwrap();
    let now = SettingsFile::at(&path);
    assert_eq!(now.settings().speed, Speed::Slow);
    assert!(!now.settings().mouse);
    assert!(
        !now.settings().mirror,
        "the command line asked for it, for that run only"
    );
}

#[test]
fn a_choice_is_written_whatever_is_in_force() {
    let (folder, path, mut one) = with("speed = \"fast\"\n");
    one.settings_mut().language = Some(Language::Swedish);
    one.settings_mut().mirror = true;
    one.choose(|settings| settings.language = Some(Language::Swedish))
        .unwrap();
    let kept = |path| SettingsFile::at(path).settings().clone();
    assert_eq!(kept(&path).language, Some(Language::Swedish));
    assert!(!kept(&path).mirror, "it holds for this run only");

    let mut other = SettingsFile::at(&path);
    other
        .choose(|settings| settings.narration = Narration::Short)
        .unwrap();
    one.choose(|settings| settings.narration = Narration::Long)
        .unwrap();
    assert_eq!(kept(&path).narration, Narration::Long);
    assert_eq!(kept(&path).speed, Speed::Fast);

    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    for _ in 0..2 {
        let error = one.choose(|settings| settings.narration = Narration::Short);
        assert!(matches!(error, Err(StorageError::NotAFile(_))), "{error:?}");
        assert_eq!(
            one.settings().narration,
            Narration::Short,
            "in force all the same"
        );
    }
    fs::remove_dir(&path).unwrap();
    one.choose(|settings| settings.narration = Narration::Short)
        .unwrap();
    assert_eq!(kept(&path).narration, Narration::Short);
    assert_eq!(folder.names(""), ["settings.toml"], "nothing else is left");
}

#[test]
fn a_choice_that_is_in_the_file_leaves_it_as_it_is() {
    let before = "mouse = [1]\nspeed = 'fast' # mine\n";
    let (_folder, path, mut file) = with(before);
    file.choose(|settings| settings.speed = Speed::Fast).unwrap();
    assert_eq!(text(&path), before);
}

#[test]
fn wrong_values_and_unknown_keys_are_told_with_their_place_and_the_rest_is_used() {
    let wrong = "theme = \"pink\"\nspeed = \"slow\"\n\u{fc}ber = 1\nmouse = [1,\n 2]\nmirror = 2026-11-30\n[colours]\nsouth = \"#12345\"\nnight = \"red\"\n[new-game]\nseeds = 7\nfirst = \"me\" # who else\n";
    let (_folder, path, file) = with(wrong.replace("\u{fc}ber", "\"\u{fc}ber\""));
    let told: Vec<_> = file
        .problems()
        .iter()
        .map(|problem| match problem {
            StorageError::Settings(error) => (error.line, error.column, error.to_string()),
            other => panic!("{other}"),
        })
        .collect();
    let expected = [
        (
            1,
            9,
            "theme does not have this value; allowed are auto, dark, light, contrast, colour-blind, mono",
        ),
        (
            3,
            1,
            "there is no setting \"\u{fc}ber\" here; there are language, theme, ",
        ),
        (4, 9, "mouse does not have this value; allowed are true, false"),
        (6, 10, "mirror does not have this value"),
        (
            8,
            9,
            "south does not have this value; allowed are auto, a colour as #a3be8c",
        ),
        (
            9,
            1,
            "there is no setting \"night\" here; there are south, north, accent",
        ),
        (11, 9, "seeds does not have this value; allowed are 2, 3, 4, 5, 6"),
        (
            12,
            9,
            "first does not have this value; allowed are south, north, lot",
        ),
    ];
    assert_eq!(told.len(), expected.len(), "{told:?}");
    for ((line, column, words), (expected_line, expected_column, message)) in told.iter().zip(expected) {
        assert_eq!((*line, *column), (expected_line, expected_column), "{words}");
        assert!(words.contains(message), "{words}");
        assert!(words.starts_with(&format!("{path:?}, line ")), "{words}");
    }
    let usual = Settings {
        speed: Speed::Slow,
        ..Settings::default()
    };
    assert_eq!(file.settings(), &usual);
    assert_eq!(
        text(&path),
        wrong.replace("\u{fc}ber", "\"\u{fc}ber\""),
        "the file is as it was"
    );
}

#[test]
fn values_may_be_written_with_quotes_or_without() {
    let (_folder, _, file) = with("colour-depth = 256\nmouse = \"false\"\n[new-game]\nseeds = \"3\"\n");
    assert!(file.problems().is_empty());
    assert_eq!(file.settings().colour_depth, ColourDepth::Palette);
    assert!(!file.settings().mouse);
    assert_eq!(file.settings().new_game.rules.seeds.get(), 3);
}

#[test]
fn tables_may_be_written_as_dotted_keys_or_in_a_line() {
    for written in ["new-game.seeds = 4\n", "new-game = { seeds = 4 }\n"] {
        let (_folder, path, mut file) = with(written);
        assert!(file.problems().is_empty());
        assert_eq!(file.settings().new_game.rules.seeds.get(), 4);
        change(&mut file, |settings| {
            settings.new_game.rules.seeds = "5".parse().unwrap()
        })
        .unwrap();
        assert_eq!(text(&path), written.replace('4', "5"));
    }
}

#[test]
fn a_file_that_is_not_understood_is_told_and_never_overwritten() {
    let deep = format!("x = {}", "[".repeat(100_000));
    for (bytes, told) in [
        (&b"speed = \"fast\"\nmirror = \n"[..], "line 2, column 10: "),
        (b"speed = \"fast\"\nspeed = \"off\"", "line 2, column 1: "),
        (
            b"mirror = true\n\xff",
            "line 2, column 1: this is not text in UTF-8",
        ),
        (b"new-game = 3", "line 1, column 12: new-game is a table"),
        (
            b"[speed]\nx = 1",
            "line 1, column 1: speed does not have this value",
        ),
        (deep.as_bytes(), "line 1, column "),
    ] {
        let (_folder, path, mut file) = with(bytes);
        let first = file.problems().first().expect(told).to_string();
        assert!(first.contains(told), "{first}");
        let error = change(&mut file, |settings| {
            settings.speed = Speed::Slow;
            settings.new_game.first = First::North;
        })
        .unwrap_err();
        assert!(error.to_string().contains(told), "{error}");
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

#[test]
fn the_next_save_tries_again() {
    let (_folder, path, mut file) = with("speed = ");
    assert!(change(&mut file, |settings| settings.mirror = true).is_err());
    fs::remove_file(&path).unwrap();
    let mut settings = file.settings().clone();
    settings.mirror = true;
    file.save(&settings).unwrap();
    assert!(SettingsFile::at(&path).settings().mirror);
}

#[test]
fn line_ends_and_marks_of_other_systems_are_read() {
    for (written, is) in [
        ("speed = \"fast\"\r\nmirror = false\r\n", "CRLF"),
        ("\u{feff}speed = \"fast\"\nmirror = false\n", "BOM"),
    ] {
        let (_folder, path, mut file) = with(written);
        assert!(file.problems().is_empty(), "{is}: {:?}", file.problems());
        assert_eq!(file.settings().speed, Speed::Fast, "{is}");
        change(&mut file, |settings| settings.mirror = true).unwrap();
        assert_eq!(text(&path), written.replace("false", "true"), "{is}");
    }
}

#[test]
fn huge_files_folders_and_protected_files_are_left_alone() {
    let (_folder, path, mut file) = with("");
    fs::OpenOptions::new()
        .write(true)
        .open(&path)
        .unwrap()
        .set_len(100 << 20)
        .unwrap();
    assert!(matches!(SettingsFile::at(&path).problems(), [StorageError::TooLarge(at)] if *at == path));
    assert!(change(&mut file, |settings| settings.mirror = true).is_err());
    assert_eq!(fs::metadata(&path).unwrap().len(), 100 << 20);

    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert!(matches!(SettingsFile::at(&path).problems(), [StorageError::NotAFile(at)] if *at == path));
    assert!(change(&mut file, |settings| settings.mirror = true).is_err());

    fs::remove_dir(&path).unwrap();
    fs::write(&path, "speed = \"fast\"").unwrap();
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    let error = change(&mut file, |settings| settings.mirror = true).unwrap_err();
    assert!(error.to_string().contains("write-protected"), "{error}");
    assert_eq!(text(&path), "speed = \"fast\"");
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_the_file_behind_it_is_changed() {
    let folder = Folder::new();
    let target = folder.path("dotfiles.toml");
    fs::write(&target, "speed = \"fast\"\n").unwrap();
    let link = folder.path("settings.toml");
    std::os::unix::fs::symlink(&target, &link).unwrap();
    let mut file = SettingsFile::at(&link);
    assert_eq!(file.settings().speed, Speed::Fast);
    change(&mut file, |settings| settings.speed = Speed::Off).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(text(&target), "speed = \"off\"\n");

    fs::remove_file(&target).unwrap();
    assert!(
        change(&mut file, |settings| settings.speed = Speed::Slow).is_err(),
        "it leads nowhere"
    );
}

#[test]
fn whoever_reads_while_it_is_written_reads_it_whole() {
    let (folder, path, _) = with("# mine\n");
    std::thread::scope(|scope| {
        let reading = scope.spawn(|| {
            for _ in 0..200 {
                let seen = SettingsFile::at(&path);
                assert!(seen.problems().is_empty(), "{:?}", seen.problems());
            }
        });
        let mut file = SettingsFile::at(&path);
        while !reading.is_finished() {
            change(&mut file, |settings| settings.mirror = !settings.mirror).unwrap();
        }
    });
    assert!(text(&path).contains("# mine\n"));
    assert_eq!(folder.names("."), ["settings.toml"]);
}

/// Not a test of its own: a program that changes a setting again and again.
#[test]
#[ignore = "run by the next test"]
fn a_writer() {
    let mut file = SettingsFile::at(std::env::var_os("SETTINGS").unwrap());
    for _ in 0..100 {
        change(&mut file, |settings| settings.mirror = !settings.mirror).unwrap();
    }
}

#[test]
fn programs_that_write_at_once_leave_a_whole_file() {
    let (folder, path, _) = with("# mine\nzoom = 3\nmirror = false # yours\n");
    let start = || {
        std::process::Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "settings::a_writer", "--ignored"])
            .env("SETTINGS", &path)
            .stdout(std::process::Stdio::null())
            .spawn()
            .unwrap()
    };
    for mut writer in [start(), start(), start()] {
        assert!(writer.wait().unwrap().success());
    }
    let mirror = SettingsFile::at(&path).settings().mirror;
    assert_eq!(
        text(&path),
        format!("# mine\nzoom = 3\nmirror = {mirror} # yours\n")
    );
    assert_eq!(folder.names("."), ["settings.toml"]);
}

#[test]
fn messages_hold_no_control_characters() {
    let (_folder, _, file) = with("\"a\\u001b[31m\" = 1\n\u{1b} = 2");
    for problem in file.problems() {
        assert!(!problem.to_string().chars().any(char::is_control), "{problem:?}");
    }
    assert!(matches!(
        file.problems(),
        [StorageError::Settings(error)] if matches!(error.kind, SettingsErrorKind::NotToml { .. })
    ));
}
