//! `kalaha games` and `kalaha stats`, as people and programs use them.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::program::{Output, finish, kalaha_at, program};
use tempfile::TempDir;

const GOES_ON: &str =
    "[South \"Anna\"]\n[North \"easy\"]\n[Date \"2026-11-29\"]\n[Seeds \"4\"]\n\n1. 3-6 2. 2-\n";
/// Shortest games: south runs empty at once.
const OVER: &str = "[North \"human\"]\n[Board \"<6,20,18,0,0,0,0,0,1,2,0,0,3,0,1>\"]\n\n1. 6\n";

struct Home(TempDir);

impl Home {
    fn new() -> Home {
        Home(tempfile::tempdir().unwrap())
    }

    fn put(&self, name: &str, record: &str) -> PathBuf {
        let path = self.0.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, record).unwrap();
        path
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn run(&self, arguments: &[&str]) -> Output {
        kalaha_at(self.0.path(), arguments)
    }

    /// Runs it and expects that it succeeds and says nothing else.
    fn report(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert_eq!(
            (output.code, output.errors.as_str()),
            (Some(0), ""),
            "{arguments:?}"
        );
        output.report
    }

    /// Runs it and expects that it fails and prints nothing.
    fn failure(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert_eq!(
            (output.code, output.report.as_str()),
            (Some(1), ""),
            "{arguments:?}"
        );
        output.errors
    }
}

fn str(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn games_are_listed_as_text_and_as_json() {
    let home = Home::new();
    assert_eq!(home.report(&["games"]), "There are no games here yet.\n");
    assert_eq!(home.report(&["games", "--json"]), "");
    let path = home.put("unfinished/a.kalaha", GOES_ON);
    assert_eq!(
        home.report(&["games"]),
        "unfinished/a\n    2026-11-29 · Anna against easy · turn 2, North to move · 4 seeds, a lone last seed goes home, each keeps the rest\n"
    );
    assert_eq!(home.report(&["games"]), home.report(&["games", "list"]));
    let line = home.report(&["games", "list", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&line).unwrap();
    let written = json["written"].as_str().unwrap();
    assert!(written.ends_with('Z') && written.contains('T'), "{written}");
    let expected = format!(
        r#"{{"shelf":"unfinished","name":"a","file":{file:?},"south":"Anna","north":"easy","date":"2026-11-29","rules":{{"seeds":4,"own_stone":"always","leftovers":"owner"}},"turns":2,"board":"<6,2,1,4,4,0,5,5,0,5,0,6,6,5,5>","turn":"north","over":false,"score":{{"south":2,"north":1}},"result":null,"in_use":false,"written":{written:?}}}
"#,
        file = str(&path),
    );
    assert_eq!(line, expected);
}

#[test]
fn a_game_that_is_over_is_listed_with_its_result() {
    let home = Home::new();
    home.put("finished/b.kalaha", OVER);
    let list = home.report(&["games"]);
    assert!(
        list.contains("South wins 24 to 21") || list.contains("North wins 24 to 21"),
        "{list}"
    );
    let json: serde_json::Value = serde_json::from_str(&home.report(&["games", "--json"])).unwrap();
    assert_eq!(
        (json["over"].as_bool(), json["result"].as_str()),
        (Some(true), Some("north"))
    );
    assert_eq!(json["date"], serde_json::Value::Null);
}

#[test]
fn unreadable_files_are_a_warning_beside_the_list() {
    let home = Home::new();
    home.put("unfinished/a.kalaha", GOES_ON);
    home.put("unfinished/b.kalaha", "1. 9");
    let output = home.run(&["games"]);
    assert_eq!(output.code, Some(0));
    assert!(output.report.starts_with("unfinished/a\n"));
    assert!(output.errors.starts_with("warning: "), "{}", output.errors);
    assert!(
        output.errors.contains("b.kalaha\", line 1, column 4: houses are"),
        "{}",
        output.errors
    );
}

#[test]
fn a_game_is_shown_as_replay_shows_it() {
    let home = Home::new();
    let path = home.put("unfinished/a.kalaha", GOES_ON);
    for json in [&[][..], &["--json"]] {
        let shown = home.report(&[&["games", "show", "a"], json].concat());
        assert_eq!(shown, home.report(&[&["replay", str(&path)], json].concat()));
    }
    assert!(
        home.failure(&["games", "show", "b"])
            .contains("no game is called \"b\"")
    );
    home.put("saved/a.kalaha", GOES_ON);
    let which = home.failure(&["games", "show", "a"]);
    assert!(
        which.contains("which one: [\"unfinished/a\", \"saved/a\"]"),
        "{which}"
    );
    home.report(&["games", "show", "saved/a"]);
    assert!(
        home.failure(&["games", "show", "../../etc/passwd"])
            .contains("no game is called")
    );
    home.put("finished", "a file in the way");
    home.report(&["games", "show", "saved/a"]);
}

#[test]
fn records_go_out_and_come_in_again() {
    let home = Home::new();
    home.put("unfinished/a.kalaha", GOES_ON);
    let file = home.path("mail.txt");
    assert_eq!(home.report(&["games", "export", "a", str(&file)]), "");
    let record = fs::read_to_string(&file).unwrap();
    assert_eq!(home.report(&["games", "export", "a", "-"]), record);
    assert!(
        home.failure(&["games", "export", "a", str(&file)])
            .contains("already")
    );
    home.report(&["games", "export", "a", str(&file), "--force"]);

    let saved = home.report(&["games", "import", str(&file)]);
    assert_eq!(saved, format!("{}\n", str(&home.path("saved/mail.kalaha"))));
    assert_eq!(home.report(&["games", "export", "mail", "-"]), record);
    assert!(home.failure(&["games", "import", str(&file)]).contains("already"));
    home.report(&["games", "import", str(&file), "--force"]);

    let mut command = program(&["games", "import", "-", "--name", "from Bo"]);
    command.env("KALAHA_HOME", home.path(""));
    assert_eq!(finish(command, record.as_bytes()).code, Some(0));
    assert_eq!(home.report(&["games", "export", "from Bo", "-"]), record);
}

#[test]
fn what_is_no_record_is_not_imported() {
    let home = Home::new();
    let file = home.put("broken.txt", "1. 9");
    assert!(
        home.failure(&["games", "import", str(&file)])
            .contains("line 1, column 4")
    );
    assert!(!home.path("saved").exists());
    let output = home.run(&["games", "import", "-"]);
    assert_eq!(output.code, Some(2));
    assert!(output.errors.contains("--name"), "{}", output.errors);
}

#[test]
fn games_are_deleted_only_with_a_yes() {
    let home = Home::new();
    let path = home.put("unfinished/a.kalaha", GOES_ON);
    let output = home.run(&["games", "delete", "a"]);
    assert_eq!(output.code, Some(2));
    assert!(output.errors.contains("--yes"), "{}", output.errors);
    assert!(path.exists());
    home.report(&["games", "delete", "a", "--yes"]);
    assert!(!path.exists());
}

#[cfg(unix)]
#[test]
fn a_person_is_asked_before_a_game_is_deleted() {
    use common::pty::{Exit, Program, key};
    let home = Home::new();
    let path = home.put("unfinished/a.kalaha", GOES_ON);
    for (answer, code) in [("", 1), ("no", 1), ("yes", 0)] {
        assert!(path.exists());
        let arguments = ["games", "delete", "a"];
        let mut terminal = Program::kalaha()
            .env("KALAHA_HOME", home.path(""))
            .args(arguments)
            .start();
        terminal.wait_for("Delete the game a for good? Type yes:");
        terminal.send(answer);
        terminal.send(key::ENTER);
        assert_eq!(terminal.wait_for_exit(), Exit::Code(code), "{answer:?}");
    }
    assert!(!path.exists());
}

#[test]
fn games_are_renamed() {
    let home = Home::new();
    home.put("saved/a.kalaha", GOES_ON);
    home.put("saved/b.kalaha", GOES_ON);
    assert!(home.failure(&["games", "rename", "a", "b"]).contains("already"));
    let renamed = home.report(&["games", "rename", "a", "a better name/1"]);
    assert_eq!(
        renamed,
        format!("{}\n", str(&home.path("saved/a better name-1.kalaha")))
    );
    assert!(
        home.failure(&["games", "rename", "b", ".."])
            .contains("no letter or digit")
    );
}

#[test]
fn names_from_files_are_shown_harmless() {
    let home = Home::new();
    let record = "[South \"A\u{1b}[31mn\u{202e}na\"]\n[Date \"\u{9b}2J\"]\n1. 1-2";
    home.put("saved/x\u{1b}[2J\u{202e}.kalaha", record);
    let list = home.report(&["games"]);
    assert!(!list.contains(['\u{1b}', '\u{202e}', '\u{9b}']), "{list:?}");
    let json = home.report(&["games", "--json"]);
    assert!(!json.contains(['\u{1b}', '\u{202e}', '\u{9b}']), "{json:?}");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["south"], "A\u{1b}[31mn\u{202e}na", "it is what the file has");
}

#[test]
fn statistics_count_finished_games_by_level_and_rules() {
    let home = Home::new();
    assert_eq!(
        home.report(&["stats"]),
        "No game against the machine is finished yet.\nNo game between two people.\n"
    );
    // Played by the machine on both sides, and then told to have been a person's.
    let played = finish(
        program(&[
            "play", "--plain", "--seeds", "2", "--south", "easy", "--north", "easy", "--seed", "1",
        ]),
        b"",
    )
    .report;
    let record = &played[played.rfind("[South").unwrap()..];
    let mine = record.replace("[South \"easy\"]", "[South \"human\"]");
    let theirs = mine.replace("[North \"easy\"]", "[North \"human\"]");
    home.put("finished/a.kalaha", &mine);
    home.put("finished/b.kalaha", &mine);
    home.put("finished/c.kalaha", &theirs);
    home.put("saved/d.kalaha", &mine);
    let lines: Vec<serde_json::Value> = home
        .report(&["stats", "--json"])
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let [group, all] = &lines[..] else {
        panic!("{lines:?}");
    };
    assert_eq!(group["level"], "easy");
    assert_eq!(group["rules"]["seeds"], 2);
    assert_eq!(
        (group["games"].as_u64(), all["games"].as_u64()),
        (Some(2), Some(2))
    );
    assert_eq!(all["two_people"], 1);
    let games: Vec<_> = ["wins", "draws", "losses"]
        .map(|field| group[field].as_u64().unwrap())
        .into();
    assert_eq!(games.iter().sum::<u64>(), 2);
    assert!(games.contains(&2), "the same game twice: {games:?}");

    let text = home.report(&["stats"]);
    assert!(
        text.starts_with(
            "Against easy, 2 seeds, a lone last seed goes home, each keeps the rest:\n    2 games: "
        ),
        "{text}"
    );
    assert!(text.ends_with("1 game between two people.\n"), "{text}");
}

#[test]
fn what_comes_through_a_pipe_is_not_kept() {
    let home = Home::new();
    let mut command = program(&["play", "--plain", "--seeds", "4"]);
    command.env("KALAHA_HOME", home.path(""));
    assert_eq!(finish(command, b"3\nquit\n").code, Some(0));
    assert_eq!(fs::read_dir(home.path("")).unwrap().count(), 0);
}

#[test]
fn without_an_unfinished_game_there_is_nothing_to_resume() {
    let home = Home::new();
    for arguments in [&["play", "--resume"][..], &["play", "--resume", "--plain"]] {
        let told = home.failure(arguments);
        assert!(told.contains("no unfinished game"), "{told}");
    }
    let output = home.run(&["play", "--resume", "--seeds", "4"]);
    assert_eq!(output.code, Some(2));
}

#[cfg(unix)]
#[test]
fn a_game_in_lines_is_kept_and_resumed_in_lines_and_on_the_screen() {
    use common::pty::{Exit, Program, key};
    let home = Home::new();
    let start = |arguments: &[&str]| {
        let program = Program::kalaha().env("KALAHA_HOME", home.path(""));
        program.args(arguments).start()
    };
    let mut lines = start(&["play", "--plain", "--seeds", "4"]);
    lines.wait_for("South>");
    lines.send("3-6\n");
    lines.wait_for("North>");
    lines.signal("KILL");
    lines.wait_for_exit();

    let mut lines = start(&["play", "--plain", "--resume"]);
    lines.wait_for("North>");
    lines.send("2-1\n");
    lines.wait_for("South>");
    lines.send("undo\nquit\n");
    assert_eq!(lines.wait_for_exit(), Exit::Code(0));

    let mut screen = start(&["play", "--resume"]);
    screen.wait_for("2 North 2…");
    // Everything that was played can still be taken back.
    screen.send("uuu");
    screen.wait_until("the start", |screen| !screen.contents().contains("1 South"));
    screen.send("1");
    screen.wait_for("1 South 1");
    screen.send(key::CTRL_C);
    assert_eq!(screen.wait_for_exit(), Exit::Code(130));
    let records: Vec<_> = fs::read_dir(home.path("unfinished"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "kalaha"))
        .collect();
    assert_eq!(records.len(), 1, "one file for the one game");
    assert!(fs::read_to_string(&records[0]).unwrap().ends_with("  1. 1\n"));
}
