//! Games as other programs played them (each record names its source), and single sows for the disputed rules.

use kalaha_rules::{Board, House, Leftovers, Position, RuleSet, SeedsPerHouse, Side};
use serde_json::Value;

const GAMES: &str = include_str!("data/games.jsonl");
const SCENARIOS: &str = include_str!("data/scenarios.tsv");

#[test]
fn every_recorded_game_replays_sow_by_sow() {
    let games: Vec<Value> = GAMES
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(games.len(), 180);
    for game in &games {
        replay(game);
    }
}

fn replay(game: &Value) {
    let text = |value: &Value| value.as_str().expect("a text").to_string();
    let number = |value: &Value| u8::try_from(value.as_u64().expect("a number")).expect("a small number");
    let list = |name: &str| game[name].as_array().expect("a list").clone();

    let rules = RuleSet {
        seeds: SeedsPerHouse::new(number(&game["seeds"])).expect("2 to 6"),
        own_stone: text(&game["own_stone"]).parse().expect("an own-stone"),
        leftovers: text(&game["leftovers"]).parse().expect("leftovers"),
    };
    let mut boards = list("boards");
    let last: Board = text(&boards.pop().expect("a last board"))
        .parse()
        .expect("a board");
    let moves = list("moves");
    assert_eq!(moves.len(), boards.len(), "a board before each move");

    let mut position = Position::start(rules, text(&game["first"]).parse().expect("a side"));
    for ((house, board), turn) in moves.iter().zip(&boards).zip(&list("turns")) {
        assert_eq!(position.board().to_string(), text(board), "{game}");
        assert_eq!(
            position.turn(),
            Some(text(turn).parse().expect("a side")),
            "{game}"
        );
        position
            .sow(House::new(number(house)).expect("a house"))
            .expect("a legal sow");
    }

    // Some of the programs leave the leftovers in the houses; a position never does.
    assert!(position.is_over(), "{game}");
    assert_eq!(
        *Position::new(rules, last, Side::South).board(),
        *position.board(),
        "{game}"
    );
    let score = position.score();
    assert_eq!(
        [score.south, score.north],
        [0, 1].map(|side| number(&game["final"][side])),
        "{game}"
    );
}

#[test]
fn every_scenario_ends_as_written() {
    let rows: Vec<&str> = SCENARIOS.lines().skip(1).collect();
    assert_eq!(rows.len(), 54);
    for row in rows {
        let columns: Vec<&str> = row.split('\t').collect();
        let [
            _,
            _,
            board,
            turn,
            house,
            own_stone,
            leftovers,
            board_after,
            turn_after,
        ] = columns[..]
        else {
            panic!("nine columns: {row}");
        };
        let both = leftovers == "any";
        for leftovers in Leftovers::ALL
            .into_iter()
            .filter(|value| both || value.to_string() == leftovers)
        {
            let rules = RuleSet {
                own_stone: own_stone.parse().expect("an own-stone"),
                leftovers,
                ..RuleSet::default()
            };
            let side = turn.parse().expect("a side");
            let mut position = Position::new(rules, board.parse().expect("a board"), side);
            position
                .sow(house.parse().expect("a house"))
                .expect("a legal sow");
            assert_eq!(position.board().to_string(), board_after, "{row}");
            let turn = position
                .turn()
                .map_or("over".to_string(), |side| side.to_string());
            assert_eq!(turn, turn_after, "{row}");
        }
    }
}
