//! The game on the screen, end to end: the real program in a pseudo-terminal, played by keys.
#![cfg(unix)]

mod common;

use std::fs;

use common::pty::{Exit, Program, Terminal, key};
use kalaha::game::Game;
use kalaha_rules::{Position, Side};

/// The records in a folder of the program's home.
fn records(terminal: &Terminal, folder: &str) -> Vec<Game> {
    let Ok(entries) = fs::read_dir(terminal.home().join(folder)) else {
        return vec![];
    };
    entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "kalaha"))
        // One that is over may just be moved.
        .filter_map(|path| fs::read_to_string(path).ok())
        .map(|record| record.parse().unwrap())
        .collect()
}

fn assert_left_as_found(terminal: &Terminal) {
    assert_eq!(terminal.changed_modes(), Default::default());
}

/// Plays a house and waits until the log has it and the board shows its end, or the game is over.
fn sow(terminal: &mut Terminal, house: u8, log: &str) {
    terminal.send(&house.to_string());
    terminal.wait_until(&format!("{log:?} and the end of the sow"), |screen| {
        let contents = screen.contents();
        contents.contains(log) && !contents.contains("· sows") || contents.contains("Play again")
    });
}

#[test]
fn two_people_play_a_whole_game() {
    let mut terminal = Program::kalaha().start();
    terminal.wait_for("New game");
    terminal.send(key::ENTER);
    terminal.wait_for("A person at this keyboard");
    // Down to the seeds, and to the two of them after six: round to the fewest.
    terminal.send("jjjj");
    terminal.wait_for("6 seeds in each house");
    terminal.send(key::RIGHT);
    terminal.wait_for("2 seeds in each house");
    terminal.send(key::ENTER);
    terminal.wait_for("South begins.");
    let mut game: Game = "[Seeds \"2\"]".parse().unwrap();
    while !game.position().is_over() {
        let house = game.position().legal().iter().next_back().unwrap();
        game.sow(house).unwrap();
        let entry = last_log_entry(&game);
        sow(&mut terminal, house.number(), &entry);
    }
    terminal.wait_for("Game over");
    terminal.wait_for("The game is kept in ");
    let score = game.position().score();
    let words = match game.position().result().unwrap().winner() {
        Some(side) => format!("wins {} to {}", score[side], score[side.other()]),
        None => format!("A draw: {} each", score.south),
    };
    terminal.wait_for(&words);
    terminal.send("q");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_left_as_found(&terminal);
    let finished = records(&terminal, "finished");
    assert_eq!(finished.len(), 1);
    assert_eq!(finished[0].steps(), game.steps());
    assert_eq!(records(&terminal, "unfinished").len(), 0);
}

#[test]
fn two_people_play_a_whole_game_by_mouse() {
    let mut terminal = Program::kalaha().start();
    terminal.click_on("New game");
    terminal.click_on("Seeds");
    terminal.wait_for("▸ Seeds");
    terminal.click_on(" >");
    terminal.wait_for("2 seeds in each house");
    terminal.click_on("Enter begin");
    terminal.wait_for("South begins.");
    let mut game: Game = "[Seeds \"2\"]".parse().unwrap();
    while let Some(side) = game.position().turn() {
        let house = game.position().legal().iter().next_back().unwrap();
        game.sow(house).unwrap();
        let column = match side {
            Side::South => house.number(),
            Side::North => house.opposite().number(),
        };
        let row = if side == Side::South { 15 } else { 6 };
        terminal.click(4 + 10 * u16::from(column), row);
        let entry = last_log_entry(&game);
        terminal.wait_until(&format!("{entry:?} and the end of the sow"), |screen| {
            let contents = screen.contents();
            contents.contains(&entry) && !contents.contains("· sows") || contents.contains("Play again")
        });
    }
    terminal.click_on("To the start screen");
    terminal.click_on("Quit Kalaha");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_left_as_found(&terminal);
    let finished = records(&terminal, "finished");
    assert_eq!(finished[0].steps(), game.steps());
}

/// How the log shows the last turn.
fn last_log_entry(game: &Game) -> String {
    let turn = game.turns().last().unwrap();
    let sows: Vec<_> = turn.steps.iter().map(|step| step.sow).collect();
    let side = match turn.side() {
        kalaha_rules::Side::South => "South",
        kalaha_rules::Side::North => "North",
    };
    let written = kalaha_rules::write_turns(&sows);
    // That a turn goes on is shown otherwise than in the notation.
    let written = match written.strip_suffix('-') {
        Some(begun) => format!("{begun}…"),
        None => written,
    };
    format!("{} {side} {written}", turn.number)
}

#[test]
fn a_person_plays_the_machine_and_takes_back() {
    let args = ["play", "--rules", "four", "--north", "medium", "--seed", "1"];
    let mut terminal = Program::kalaha().args(args).start();
    terminal.wait_for("South · to move");
    sow(&mut terminal, 3, "1 South 3…");
    sow(&mut terminal, 6, "1 South 3-6");
    terminal.wait_for("2 North");
    terminal.wait_until("south's turn", |screen| {
        let contents = screen.contents();
        contents.contains("▸ South · to move") && contents.contains("2 North")
    });
    terminal.send("u");
    terminal.wait_for("is taken back");
    terminal.wait_until("the machine's turn taken back too", |screen| {
        !screen.contents().contains("2 North") && screen.contents().contains("1 South 3…")
    });
    terminal.send("q");
    terminal.wait_for("Leave the game?");
    terminal.send(key::ENTER);
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_left_as_found(&terminal);
    let unfinished = records(&terminal, "unfinished");
    assert_eq!(unfinished[0].steps().len(), 1);
}

#[test]
fn a_person_plays_the_machine_to_the_end() {
    let args = ["play", "--seeds", "2", "--north", "beginner", "--seed", "1"];
    let mut terminal = Program::kalaha().args(args).start();
    let is_over = |screen: &vt100::Screen| screen.contents().contains("Game over");
    let saved = |terminal: &Terminal| {
        let games = ["unfinished", "finished"].map(|folder| records(terminal, folder));
        games.concat().first().map_or(0, |game| game.steps().len())
    };
    loop {
        terminal.wait_until("south's turn or the end", |screen| {
            screen.contents().contains("▸ South · to move") || is_over(screen)
        });
        if is_over(&terminal.screen()) {
            break;
        }
        let before = saved(&terminal);
        terminal.send(key::ENTER);
        // A sow is on disk before it is on the screen.
        terminal.wait_until("the sow", |screen| {
            saved(&terminal) > before && !screen.contents().contains("South · sows")
        });
    }
    terminal.send("q");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_left_as_found(&terminal);
    let finished = &records(&terminal, "finished")[0];
    assert!(finished.position().is_over());
    let machine = finished
        .steps()
        .iter()
        .filter(|step| step.sow.side() == kalaha_rules::Side::North);
    assert!(machine.count() > 0, "the machine has played, too");
}

#[test]
fn a_newcomer_learns_to_play_and_begins_a_game() {
    let mut terminal = Program::kalaha().start();
    terminal.wait_for("Learn to play");
    terminal.send("jj");
    terminal.wait_for("▸ Learn to play");
    terminal.send(key::ENTER);
    terminal.wait_for("1 of 8");
    // A wrong try first; in a chain of two, the key for the second would only skip while the first is shown.
    terminal.send("2");
    terminal.wait_for("That was house 2");
    terminal.send("u");
    terminal.wait_for("Press 1");
    let chain = ["6", "South moves again!", "5"];
    let steps: [&[&str]; 8] = [&["1"], &["4"], &["3"], &chain, &["4"], &["4"], &["6"], &["6"]];
    for (step, keys) in (1..).zip(steps) {
        terminal.wait_for(&format!("{step} of 8"));
        for keys in keys.chunks(2) {
            terminal.send(keys[0]);
            keys.get(1).inspect(|words| terminal.wait_for(words));
        }
        let said = if step < 8 {
            "Well done!"
        } else {
            "you win 25 to 23"
        };
        terminal.wait_for(said);
        terminal.send(key::ENTER);
    }
    terminal.wait_for("▸ Play against the beginner");
    terminal.send(key::ENTER);
    terminal.wait_for("North · beginner");
    terminal.wait_for("▸ South · to move");
    assert_eq!(
        records(&terminal, "unfinished").len(),
        0,
        "nothing of the lesson is saved"
    );
    terminal.send(key::CTRL_C);
    assert_eq!(terminal.wait_for_exit(), Exit::Code(130));
    assert_left_as_found(&terminal);
}

#[test]
fn an_unfinished_game_is_offered_and_goes_on() {
    let mut first = Program::kalaha().args(["play", "--rules", "four"]).start();
    first.wait_for("South begins.");
    sow(&mut first, 3, "1 South 3…");
    first.signal("TERM");
    assert_eq!(first.wait_for_exit(), Exit::Code(143));
    assert_left_as_found(&first);

    let mut second = Program::kalaha().env("KALAHA_HOME", first.home()).start();
    second.wait_for("Go on with the game");
    second.send(key::ENTER);
    second.wait_for("1 South 3…");
    sow(&mut second, 5, "1 South 3-5");
    second.send(key::CTRL_C);
    assert_eq!(second.wait_for_exit(), Exit::Code(130));
    let games = records(&first, "unfinished");
    assert_eq!(games.len(), 1, "one file for the one game");
    assert_eq!(games[0].steps().len(), 2);
}

#[test]
fn resizing_in_the_middle_of_a_sow_keeps_everything() {
    let mut terminal = Program::kalaha().args(["play", "--rules", "four"]).start();
    terminal.wait_for("South begins.");
    terminal.send("4");
    terminal.wait_for("in hand");
    terminal.resize(40, 12);
    terminal.wait_until("the compact board", |screen| screen.contents().contains("╭ 6 ╮"));
    terminal.resize(30, 8);
    terminal.wait_for("Kalaha needs");
    terminal.resize(120, 40);
    terminal.wait_for("1 South 4");
    terminal.resize(80, 24);
    terminal.wait_until("the usual board after the sow", |screen| {
        let contents = screen.contents();
        contents.contains("South sows house 4, to North's house 1.") && contents.contains("╭── 6 ──╮")
    });
    terminal.send("q");
    terminal.wait_for("Leave the game?");
    terminal.send("q");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_left_as_found(&terminal);
}

#[test]
fn a_storm_of_resizes_in_the_middle_of_a_sow_changes_nothing_but_the_picture() {
    let board = "<6,0,0,30,0,0,0,0,0,9,0,0,0,0,0>";
    let args = ["play", "--rules", "four", "--board", board];
    let mut terminal = Program::kalaha().args(args).start();
    terminal.wait_for("South begins.");
    terminal.send("1");
    terminal.wait_for("in hand");
    for step in 0..200_u16 {
        terminal.resize(1 + step * 37 % 150, 1 + step * 53 % 60);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    terminal.resize(80, 24);
    let mut position = Position::new("four".parse().unwrap(), board.parse().unwrap(), Side::South);
    let sow = position.sow(kalaha_rules::House::ALL[0]).unwrap();
    let kalaha_rules::Pit::House(owner, end) = sow.end() else {
        panic!("30 seeds from house 1 end in a house")
    };
    let owner = if owner == Side::South { "South" } else { "North" };
    terminal.wait_for(&format!("South sows house 1, to {owner}'s house {end}."));
    terminal.send("q");
    terminal.wait_for("Leave the game?");
    terminal.send("q");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_left_as_found(&terminal);
    assert_eq!(*records(&terminal, "unfinished")[0].position(), position);
}

#[test]
fn the_smallest_terminal_is_enough_for_a_game() {
    let board = "<6,23,20,0,0,0,0,0,1,3,0,1,0,0,0>";
    let args = ["play", "--rules", "four", "--board", board];
    let mut terminal = Program::kalaha().args(args).size(40, 12).start();
    terminal.wait_for("South · to move");
    terminal.send("6");
    terminal.wait_for("A draw: 24 each");
    terminal.send("q");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_left_as_found(&terminal);
}

#[test]
fn leaving_by_keys_and_signals_gives_the_terminal_back() {
    for (name, code) in [("TERM", 143), ("HUP", 129), ("INT", 130), ("QUIT", 131)] {
        let mut terminal = Program::kalaha().args(["play"]).start();
        terminal.wait_for("South begins.");
        assert!(!terminal.changed_modes().is_empty(), "the game has the terminal");
        terminal.signal(name);
        assert_eq!(terminal.wait_for_exit(), Exit::Code(code), "SIG{name}");
        assert_left_as_found(&terminal);
    }
}

#[test]
fn line_settings_are_as_before_under_a_shell_also_while_suspended() {
    let mut terminal = Program::bash().start();
    terminal.wait_for("$");
    let before = terminal.line_settings();
    terminal.send(&format!("{}\r", env!("CARGO_BIN_EXE_kalaha")));
    terminal.wait_for("New game");
    assert_ne!(terminal.line_settings(), before, "raw mode");
    terminal.send(key::CTRL_Z);
    terminal.wait_for("Stopped");
    assert_left_as_found(&terminal);
    terminal.send("fg\r");
    terminal.wait_for("New game");
    terminal.send("q");
    // A key that comes before the prompt might still be read by the game.
    terminal.wait_until("the prompt", |screen| {
        screen.contents().matches("$ ").count() == 3
    });
    assert_left_as_found(&terminal);
    terminal.send("exit\r");
    terminal.wait_for_exit();
}

#[test]
fn stopped_from_outside_it_goes_on_with_raw_keys() {
    let mut terminal = Program::bash().start();
    terminal.wait_for("$");
    let program = env!("CARGO_BIN_EXE_kalaha");
    terminal.send(&format!("sh -c 'echo $$ > pid; exec {program} play'\r"));
    terminal.wait_for("South begins.");
    let pid = fs::read_to_string(terminal.home().join("pid")).unwrap();
    let stop = format!("kill -STOP {}", pid.trim());
    let stopped = std::process::Command::new("sh").args(["-c", &stop]).status();
    assert!(stopped.unwrap().success());
    terminal.wait_for("Stopped");
    terminal.send("stty sane; fg\r");
    terminal.wait_for("South begins.");
    // Without raw keys this would wait for Enter.
    terminal.send("q");
    terminal.wait_for("Leave the game?");
    terminal.send("q");
    // A key that comes before the new prompt might still be read by the game.
    terminal.wait_until("the prompt", |screen| {
        screen.contents().trim_end().ends_with("\n$")
    });
    terminal.send("exit\r");
    terminal.wait_for_exit();
    assert_left_as_found(&terminal);
}

#[test]
fn without_a_shell_it_cannot_be_suspended() {
    let mut terminal = Program::kalaha().args(["play"]).start();
    terminal.wait_for("South begins.");
    terminal.send(key::CTRL_Z);
    terminal.send("q");
    terminal.wait_for("Leave the game?");
    terminal.send("q");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
}

#[test]
fn reports_of_places_that_cannot_be_end_nothing() {
    let mut terminal = Program::kalaha().args(["play"]).start();
    terminal.wait_for("South begins.");
    for report in [
        "\x1b[200~6\x1b[201~",
        "\x1b[<0;0;0M",
        "\x1b[<0;65535;65535M",
        "\x1b[M\x01\x01\x01",
        "\x1b[0;0R",
    ] {
        terminal.send(report);
    }
    terminal.send("q");
    terminal.wait_for("Leave the game?");
    terminal.send("q");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    let unfinished = records(&terminal, "unfinished");
    assert_eq!(unfinished.len(), 0, "what is pasted plays nothing");
}

#[test]
fn after_an_escape_sequence_that_never_ends_control_c_still_leaves() {
    let mut terminal = Program::kalaha().args(["play"]).start();
    terminal.wait_for("South begins.");
    terminal.send("\x1b[<0;5");
    terminal.send("q");
    terminal.send(key::CTRL_C);
    assert_eq!(terminal.wait_for_exit(), Exit::Code(130));
    assert_left_as_found(&terminal);
}

#[test]
fn no_colour_keeps_bold_and_has_no_colours() {
    let terminal = Program::kalaha().args(["play"]).env("NO_COLOR", "1").start();
    terminal.wait_for("South begins.");
    let screen = terminal.screen();
    let places = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
    let cells: Vec<_> = places
        .filter_map(|(row, column)| screen.cell(row, column))
        .collect();
    assert!(cells.iter().all(|cell| cell.fgcolor() == vt100::Color::Default));
    assert!(cells.iter().any(|cell| cell.bold()));
}

#[test]
fn a_burst_of_input_is_read_to_its_end() {
    let mut terminal = Program::kalaha().args(["play"]).start();
    terminal.wait_for("South begins.");
    // More than the 1024 bytes that are read at once, and nothing comes after it.
    terminal.send(&("\x1b[<0;10;10M".repeat(350) + "?"));
    terminal.wait_for("At the board");
    terminal.send(key::CTRL_C);
    assert_eq!(terminal.wait_for_exit(), Exit::Code(130));
    assert_left_as_found(&terminal);
}

#[test]
fn a_game_is_gone_through_again_and_played_on() {
    let record = "[North \"beginner\"] [Seeds \"2\"] 5-4 5-6 1 4 3 2 6 5 2 4 4 3 5 4 3 2";
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), record).unwrap();
    let mut terminal = Program::kalaha()
        .args(["play", file.path().to_str().unwrap()])
        .start();
    terminal.wait_for("to move");
    terminal.send("6");
    terminal.wait_for("Game over");
    terminal.send("jjj");
    terminal.wait_for("▸ Go through the game");
    terminal.send(key::ENTER);
    terminal.wait_for("The start of the game.");
    // The built-in player has studied it to the end.
    terminal.wait_for("19 of 19 sows exact");
    terminal.send("n");
    terminal.wait_for("A blunder: 22 seeds given away.");
    terminal.wait_for("Better: 3.");
    terminal.wait_for("Review, sow 2 of 19");
    terminal.send(key::ENTER);
    terminal.wait_for("▸ Against the machine: beginner");
    terminal.send(key::ENTER);
    terminal.wait_for("South · to move");
    sow(&mut terminal, 3, "1 South 5-3");
    terminal.send("q");
    terminal.wait_for("Leave the game?");
    terminal.send(key::ENTER);
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_left_as_found(&terminal);
    assert_eq!(records(&terminal, "finished").len(), 1);
    let goes_on = records(&terminal, "unfinished");
    assert_eq!(goes_on.len(), 1, "it is another game");
    let first: Vec<_> = goes_on[0].steps()[..2].iter().map(|step| step.sow).collect();
    assert_eq!(kalaha_rules::write_turns(&first), "5-3");
}

#[test]
fn puzzles_come_one_after_the_other() {
    let mut terminal = Program::kalaha().args(["--seed", "1"]).start();
    terminal.wait_for("Puzzles");
    terminal.send("jjj");
    terminal.wait_for("▸ Puzzles");
    terminal.send(key::ENTER);
    terminal.wait_for("Puzzle 1, easy");
    terminal.wait_for("You are to move.");
    terminal.send("t");
    terminal.wait_for("The right turn is ");
    terminal.send(key::ENTER);
    terminal.wait_for("Puzzle 2, easy");
    terminal.wait_for("You are to move.");
    terminal.send(key::UP);
    terminal.wait_for("Puzzle 1, medium");
    terminal.wait_for("You are to move.");
    terminal.send(key::ESCAPE);
    terminal.wait_for("K A L A H A");
    terminal.send("q");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(0));
    assert_left_as_found(&terminal);
}

#[test]
fn a_game_is_put_aside_found_again_renamed_and_deleted() {
    let mut terminal = Program::kalaha().start();
    terminal.wait_for("New game");
    terminal.send(key::ENTER);
    terminal.wait_for("A person at this keyboard");
    terminal.send("n");
    terminal.wait_for("Who plays South?");
    // A name is text: no key of it does anything else.
    terminal.send("qRu?");
    terminal.wait_for("▸ qRu?");
    terminal.send(key::ENTER);
    terminal.wait_for("< qRu? >");
    terminal.send(key::ENTER);
    terminal.wait_for("South begins.");
    sow(&mut terminal, 1, "1 South 1…");
    terminal.send(key::ESCAPE);
    terminal.wait_for("Save under a name");
    terminal.send("jj");
    terminal.wait_for("▸ Save under a name");
    terminal.send(key::ENTER);
    terminal.wait_for("saved under this name");
    terminal.send("a/b");
    terminal.wait_for("▸ a/b");
    terminal.send(key::ENTER);
    terminal.wait_for("Saved as a-b.");
    let saved = records(&terminal, "saved");
    assert_eq!(saved.len(), 1);
    assert_eq!(saved[0].steps().len(), 1);
    assert_eq!(saved[0].seats().south.to_string(), "qRu?");

    terminal.send(key::ESCAPE);
    terminal.wait_for("To the start screen");
    terminal.send("kk");
    terminal.wait_for("▸ To the start screen");
    terminal.send(key::ENTER);
    terminal.wait_for("▸ Go on with the game");
    terminal.send("jj");
    terminal.wait_for("▸ Games");
    terminal.send(key::ENTER);
    terminal.wait_for("qRu? against person");
    terminal.wait_for("a-b ");
    // The copy was written before the last sow of the game, or at the same time.
    while !terminal.screen().contents().contains("▸ a-b") {
        terminal.send("j");
        terminal.wait_until("another game", |screen| {
            let contents = screen.contents();
            contents.contains("▸ a-b") || contents.contains("▸ qRu?")
        });
    }
    terminal.send("n");
    terminal.wait_for("The new name of the game");
    terminal.send("\x15first\r");
    terminal.wait_for("first ");
    assert!(terminal.home().join("saved/first.kalaha").exists());
    while !terminal.screen().contents().contains("▸ first") {
        terminal.send("j");
        terminal.wait_for("first");
    }
    terminal.send("d");
    terminal.wait_for("Delete the game?");
    terminal.send("j");
    terminal.wait_for("▸ Delete it");
    terminal.send(key::ENTER);
    terminal.wait_until("one game less", |screen| !screen.contents().contains("first"));
    assert_eq!(records(&terminal, "saved").len(), 0);
    assert_eq!(
        records(&terminal, "unfinished").len(),
        1,
        "the other is still there"
    );
    terminal.send(key::ENTER);
    terminal.wait_for("1 South 1…");
    sow(&mut terminal, 2, "1 South 1-2");
    terminal.send(key::CTRL_C);
    assert_eq!(terminal.wait_for_exit(), Exit::Code(130));
    assert_left_as_found(&terminal);
    let unfinished = records(&terminal, "unfinished");
    assert_eq!(unfinished.len(), 1, "it is still the same file");
    assert_eq!(unfinished[0].steps().len(), 2);
}

#[test]
fn a_lot_that_the_command_line_asks_for_is_told() {
    let mut terminal = Program::kalaha().args(["play", "--first", "lot"]).start();
    terminal.wait_for("The lot fell on");
    terminal.send("\u{3}");
    assert_eq!(terminal.wait_for_exit(), Exit::Code(130));
}
