//! The text record of a game: what is written, what is read, and what is refused.

mod properties;

use kalaha::ai::Level;
use kalaha::game::{Game, RecordError, Seat};
use kalaha_rules::{House, Position, RuleSet, Side, Sides};

const PLAYED: &str = concat!(
    r#"[South "Anna"]
[North "medium"]
[Date "2026-11-30"]
[Seeds "4"]
[OwnStone "always"]
[Leftovers "owner"]
[First "south"]
[Result "*"]
[Program "kalaha "#,
    env!("CARGO_PKG_VERSION"),
    r#""]

  1. 3-6            2. 2-1
  3. 5
"#
);

fn game(text: &str) -> Game {
    text.parse().unwrap_or_else(|error| panic!("{error} in {text:?}"))
}

fn error(text: &str) -> RecordError {
    text.parse::<Game>().expect_err(text)
}

/// A game of `four`, by its moves.
fn four(moves: &str) -> Game {
    let start = Position::start("four".parse().unwrap(), Side::South);
    let mut game = Game::new(Sides::default(), start, Side::South);
    for digit in moves.bytes() {
        game.sow(House::new(digit - b'0').unwrap()).unwrap();
    }
    game
}

#[test]
fn a_game_is_written_as_documented() {
    let start = Position::start("four".parse().unwrap(), Side::South);
    let seats = Sides {
        south: Seat::Human(Some("Anna".to_owned())),
        north: Seat::Ai(Level::Medium),
    };
    let mut written = Game::new(seats, start, Side::South);
    written.set_date("1999-01-01");
    written.set_date("2026-11-30");
    for digit in [3, 6, 2, 1, 5] {
        written.sow(House::new(digit).unwrap()).unwrap();
    }
    assert_eq!(written.to_string(), PLAYED);
    assert_eq!(game(PLAYED), written);
}

#[test]
fn a_turn_that_goes_on_ends_with_a_dash() {
    let record = four("3").to_string();
    assert!(record.ends_with("\n  1. 3-\n"), "{record}");
    assert_eq!(game(&record), four("3"));
}

#[test]
fn a_finished_game_has_its_score_south_first() {
    let mut over = game("[Board \"<6,20,21,0,0,0,0,0,1,2,0,0,0,0,0>\"]");
    over.sow(House::ALL[5]).unwrap();
    let record = over.to_string();
    assert!(record.contains("[Result \"21-23\"]\n"), "{record}");
    assert!(
        record.contains("[Board \"<6,20,21,0,0,0,0,0,1,2,0,0,0,0,0>\"]\n"),
        "{record}"
    );
    assert_eq!(game(&record), over);
}

#[test]
fn a_name_of_several_lines_becomes_one_line() {
    let seats = Sides {
        south: Seat::Human(Some("Anna\n[Seeds \"2\"]".to_owned())),
        north: Seat::default(),
    };
    let start = Position::start(RuleSet::default(), Side::South);
    let record = Game::new(seats, start, Side::South).to_string();
    let name = "Anna [Seeds \"2\"]".to_owned();
    assert_eq!(game(&record).seats().south, Seat::Human(Some(name)));
    assert_eq!(game(&record).start(), &start);
}

#[test]
fn moves_are_read_as_people_type_them() {
    for moves in [
        "3-6 2-1 5",
        "3 6 2 1 5",
        "3,6,2,1,5",
        "3, 6 - 2 , 1-5 -",
        "1.3-6 2.2-1 3.5",
        "1. 3-6 2. 2-1 3. 5",
        "  1. 3-6\n  2. 2-1\n  3. 5\n",
        "1. 3-\r\n6\r\n2. 2-1\r\n3. 5\r\n",
        "{a} 1. {of {three} 3-6 {\nlines\n} 2-1{}5",
        "01. 3-6 2-1 003. 5",
    ] {
        assert_eq!(
            game(&format!("[Seeds \"4\"]\n{moves}")),
            four("36215"),
            "{moves:?}"
        );
    }
}

#[test]
fn tags_are_read_as_people_type_them() {
    for header in [
        "[Seeds \"4\"]",
        "\u{feff}[Seeds \"4\"]\r\n",
        "{mine}[ Seeds\t\"4\" ]{yours}",
        "[First \"SOUTH\"][OwnStone \"Always\"] [Seeds \"\\4\"]",
        "[Result \"*\"] [South \"Human\"] [Program \"other 7\"] [Seeds \"4\"]",
    ] {
        assert_eq!(game(&format!("{header}3 6 2 1 5")), four("36215"), "{header:?}");
    }
}

#[test]
fn what_is_missing_has_its_default() {
    let game = game("");
    assert_eq!(*game.start(), Position::start(RuleSet::default(), Side::South));
    assert_eq!(*game.seats(), Sides::default());
    assert!(game.steps().is_empty() && game.tags().is_empty());
}

#[test]
fn unknown_tags_survive() {
    let text = r#"[Event "Cup \"A\" \\ B"] [South "x"] [Date "today"] [seeds "9"]"#;
    let tags = [
        ("Event".to_owned(), r#"Cup "A" \ B"#.to_owned()),
        ("Date".to_owned(), "today".to_owned()),
        ("seeds".to_owned(), "9".to_owned()),
    ];
    assert_eq!(game(text).tags(), tags);
    assert_eq!(game(&game(text).to_string()).tags(), tags);
}

#[test]
fn errors_say_what_and_where() {
    let cases = [
        ("[", (1, 2), r#"a tag is written [Name "value"]"#),
        ("[South Anna]", (1, 8), r#"a tag is written [Name "value"]"#),
        ("\n[ \"Anna\"]", (2, 3), r#"a tag is written [Name "value"]"#),
        (
            "[South \"Anna\"\n]",
            (1, 14),
            r#"a tag is written [Name "value"]"#,
        ),
        (
            "[South \"Anna\n\"]",
            (1, 9),
            "this value has no closing \" on its line",
        ),
        (
            "[South \"Anna\\\n\"]",
            (1, 9),
            "this value has no closing \" on its line",
        ),
        (
            "[South \"Anna\\\"]",
            (1, 9),
            "this value has no closing \" on its line",
        ),
        ("[A \"\"]\r\n [A \"\"]", (2, 2), "the tag A stands there twice"),
        (
            "[Seeds \"7\"]",
            (1, 9),
            "Seeds does not have this value; allowed are 2, 3, 4, 5, 6",
        ),
        (
            "\n\n[First \"east\"]",
            (3, 9),
            "First does not have this value; allowed are south, north",
        ),
        ("[Board \"6\"]", (1, 9), "a board begins with <"),
        ("[Board \"<6,0,0,4,4,4,4,x\"]", (1, 25), "a board ends with >"),
        (
            "[Board \"<6,0,0,4,ü,4>\"]",
            (1, 18),
            "a number of seeds from 0 to 255 is missing",
        ),
        ("3 {\n}\n {", (3, 2), "this comment has no closing }"),
        (
            "{ä}\u{a0}x",
            (1, 5),
            "'x' is neither a house (1 to 6) nor a turn number (as in 7.)",
        ),
        (
            "1. 3\n[South \"A\"]",
            (2, 1),
            "'[' is neither a house (1 to 6) nor a turn number (as in 7.)",
        ),
        (
            "1 . 3",
            (1, 3),
            "'.' is neither a house (1 to 6) nor a turn number (as in 7.)",
        ),
        (
            "\u{1b}",
            (1, 1),
            "'\\u{1b}' is neither a house (1 to 6) nor a turn number (as in 7.)",
        ),
        ("1. 7", (1, 4), "houses are numbered 1 to 6"),
        ("1. 36", (1, 4), "houses are numbered 1 to 6"),
        ("3 2 0", (1, 5), "houses are numbered 1 to 6"),
        ("1. 2 3. 1", (1, 6), "this is turn 2"),
        ("99999999999999999999999. 1", (1, 1), "this is turn 1"),
        (
            "[Seeds \"4\"] 1. 3 2. 2",
            (1, 18),
            "turn 1 is not complete: its last sow earned an extra turn",
        ),
        ("1. 2\n2. 1\n3. 2", (3, 4), "south's house 2 is empty"),
        ("[First \"north\"] 2 1 2", (1, 21), "north's house 2 is empty"),
        (
            "[Board \"<6,0,0,0,0,0,0,0,1,1,0,0,0,0,0>\"] 6 1",
            (1, 45),
            "the game is over",
        ),
        (
            "[Board \"<6,0,0,0,0,0,0,0,1,1,0,0,0,0,0>\"] 1. 6 2. 1",
            (1, 48),
            "the game is over",
        ),
        (
            "[Board \"<6,0,0,0,0,0,0,0,1,1,0,0,0,0,0>\"][Result \"*\"] 6",
            (1, 51),
            "the moves give the result 1-1 (a * stands for a game that is not over)",
        ),
        (
            "\n[Result \"36-36\"]\n1. 2",
            (2, 10),
            "the moves give the result * (a * stands for a game that is not over)",
        ),
    ];
    for (text, (line, column), message) in cases {
        let error = error(text);
        assert_eq!((error.line, error.column), (line, column), "{text:?}: {error}");
        assert_eq!(
            error.to_string(),
            format!("line {line}, column {column}: {message}")
        );
    }
}

#[test]
fn a_megabyte_of_anything_is_read() {
    const MANY: usize = 1 << 20;
    for (text, (line, column)) in [
        ("{".repeat(MANY), (1, 1)),
        ("7".repeat(MANY), (1, 1)),
        ("{}".repeat(MANY / 2) + "{", (1, MANY + 1)),
        ("\n".repeat(MANY) + "x", (MANY + 1, 1)),
        ("-, \t".repeat(MANY / 4) + "x", (1, MANY + 1)),
        ("1.".repeat(MANY / 2) + "x", (1, MANY + 1)),
        ("[".repeat(MANY), (1, 2)),
        (format!("[{} \"\"", "A".repeat(MANY)), (1, MANY + 5)),
        (format!("[A \"{}", "\\".repeat(MANY)), (1, 5)),
        ("[A \"\"]".repeat(MANY / 6), (1, 7)),
    ] {
        let error = error(&text);
        assert_eq!((error.line, error.column), (line, column), "{}", &text[..9]);
    }
    let tags: String = (0..MANY / 16).map(|number| format!("[T{number} \"\"]")).collect();
    assert_eq!(game(&tags).tags().len(), MANY / 16);
}
