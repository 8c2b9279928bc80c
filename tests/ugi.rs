//! The engine as another program talks to it: over real pipes, a line at a time.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};

struct Client {
    engine: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Client {
    fn new() -> Client {
        let mut engine = Command::new(env!("CARGO_BIN_EXE_kalaha"))
            .arg("ugi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Client {
            to: engine.stdin.take(),
            from: BufReader::new(engine.stdout.take().unwrap()),
            engine,
        }
    }

    fn tell(&mut self, line: &str) {
        let to = self.to.as_mut().unwrap();
        writeln!(to, "{line}").unwrap();
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        assert!(
            self.from.read_line(&mut line).unwrap() > 0,
            "the engine has ended"
        );
        line.trim_end().to_owned()
    }

    /// The next line that is not `info`.
    fn reply(&mut self) -> String {
        loop {
            let line = self.hear();
            if !line.starts_with("info") {
                return line;
            }
        }
    }

    fn ask(&mut self, line: &str) -> String {
        self.tell(line);
        self.reply()
    }

    /// Closes the engine's input and returns all it still says, and how it ends.
    fn close(mut self) -> (Vec<String>, ExitStatus) {
        drop(self.to.take());
        let rest = self.from.lines().map(Result::unwrap).collect();
        (rest, self.engine.wait().unwrap())
    }
}

#[test]
fn it_introduces_itself_with_its_options() {
    let mut client = Client::new();
    client.tell("ugi");
    let mut lines = vec![];
    while lines.last().is_none_or(|line| line != "ugiok") {
        lines.push(client.hear());
    }
    assert!(lines[0].starts_with("id name kalaha "));
    for name in [
        "Hash",
        "Threads",
        "Rules",
        "Seeds",
        "OwnStone",
        "Leftovers",
        "Level",
        "RandomSeed",
    ] {
        let declared = lines
            .iter()
            .filter(|line| line.starts_with(&format!("option name {name} type ")));
        assert_eq!(declared.count(), 1, "{name} in {lines:?}");
    }
    assert_eq!(client.ask("isready"), "readyok");
    client.tell("quit");
    let (rest, status) = client.close();
    assert!(rest.is_empty() && status.success());
}

#[test]
fn it_plays_a_legal_move_and_says_what_it_sees() {
    let mut client = Client::new();
    client.tell("setoption name Seeds value 4");
    client.tell("position startpos moves 3 6 2");
    client.tell("go depth 4");
    let info = client.hear();
    assert!(info.starts_with("info depth "), "{info}");
    let best = match client.reply() {
        line if line.starts_with("bestmove ") => line["bestmove ".len()..].parse::<u8>().unwrap(),
        line => panic!("{line}"),
    };
    // North has sown its house 2 and moves again.
    assert!([1, 3, 4, 5, 6].contains(&best), "{best}");
}

#[test]
fn an_endless_search_answers_when_it_is_stopped_and_not_before() {
    let mut client = Client::new();
    client.tell("setoption name Seeds value 2");
    client.tell("position startpos");
    client.tell("go infinite");
    // The small game is long solved, or deep under way, when these are answered.
    for _ in 0..3 {
        assert_eq!(client.ask("isready"), "readyok");
    }
    assert!(client.ask("stop").starts_with("bestmove "));
    assert_eq!(client.ask("isready"), "readyok");
}

#[test]
fn without_a_limit_a_level_thinks_as_long_as_it_does_by_itself() {
    let mut client = Client::new();
    client.tell("setoption name Seeds value 3");
    for level in ["beginner", "hard", "perfect"] {
        client.tell(&format!("setoption name Level value {level}"));
        client.tell("position startpos");
        assert!(client.ask("go").starts_with("bestmove "), "{level}");
    }
}

/// The first moves of 20 games of a weak level.
fn openings(client: &mut Client) -> Vec<String> {
    (0..20)
        .map(|_| {
            client.tell("uginewgame");
            client.tell("position startpos");
            client.ask("go")
        })
        .collect()
}

#[test]
fn a_weak_level_plays_other_games_each_time_unless_it_is_told_not_to() {
    let mut client = Client::new();
    client.tell("setoption name Level value beginner");
    let moves = openings(&mut client);
    assert!(moves.iter().any(|best| *best != moves[0]), "{moves:?}");
    client.tell("setoption name RandomSeed value 7");
    let moves = openings(&mut client);
    assert!(moves.iter().all(|best| *best == moves[0]), "{moves:?}");
}

#[test]
fn the_state_of_the_game_can_be_asked_for() {
    let mut client = Client::new();
    assert_eq!(client.ask("query gameover"), "response false");
    assert_eq!(client.ask("query p1turn"), "response true");
    assert_eq!(client.ask("query result"), "response none");
    client.tell("position startpos moves 2");
    assert_eq!(client.ask("query p1turn"), "response false");
    for (board, result) in [
        ("<6,30,18,0,0,0,0,0,0,0,0,0,0,0,0>", "p1win"),
        ("<6,18,30,0,0,0,0,0,0,0,0,0,0,0,0>", "p2win"),
        ("<6,24,24,0,0,0,0,0,0,0,0,0,0,0,0>", "draw"),
    ] {
        client.tell(&format!("position fen {board} south"));
        assert_eq!(client.ask("query gameover"), "response true");
        assert_eq!(client.ask("query result"), format!("response {result}"));
    }
    client.tell("go depth 3");
    assert_eq!(
        client.hear(),
        "info string the game is over: there is nothing to play"
    );
}

#[test]
fn the_rules_are_those_that_were_set() {
    // South's last seed falls into its empty house 2 with nothing opposite: only the rules say what becomes of it.
    for (own_stone, answer) in [("always", "response p1win"), ("never", "response none")] {
        let mut client = Client::new();
        client.tell(&format!("setoption name OwnStone value {own_stone}"));
        client.tell("position fen <6,9,5,1,0,0,0,0,0,0,0,0,0,0,1> south moves 1");
        assert_eq!(client.ask("query result"), answer, "{own_stone}");
    }
}

#[test]
fn wrong_lines_are_told_and_change_nothing() {
    let mut client = Client::new();
    client.tell("position startpos moves 3");
    for (line, told) in [
        ("fly", "info string unknown command \"fly\""),
        (
            "position startpos moves 9",
            "info string moves, column 1: \"9\" is not a house",
        ),
        (
            "position startpos moves 2 7",
            "info string moves, column 3: \"7\" is not a house",
        ),
        ("position fen <6,0> south", "info string fen, column"),
        (
            "setoption name Seeds value 9",
            "info string Seeds: seeds is a number from 2 to 6",
        ),
        (
            "setoption name Colour value red",
            "info string there is no option Colour",
        ),
        ("go depth deep", "info string go depth: \"deep\" is not a number"),
    ] {
        client.tell(line);
        let heard = client.hear();
        assert!(heard.starts_with(told), "{line}: {heard}");
    }
    assert_eq!(client.ask("query p1turn"), "response false", "after south's 3");
    client.tell("\u{1}\u{2}\u{3}");
    assert!(client.hear().starts_with("info string unknown command"));
    assert_eq!(client.ask("isready"), "readyok");
}

#[test]
fn at_the_end_of_input_a_search_is_finished_and_an_endless_one_stopped() {
    for go in ["go depth 3", "go infinite"] {
        let mut client = Client::new();
        client.tell(go);
        let (lines, status) = client.close();
        assert!(status.success(), "{go}");
        assert!(
            lines.last().is_some_and(|line| line.starts_with("bestmove ")),
            "{go}: {lines:?}"
        );
    }
}
