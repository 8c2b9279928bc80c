use kalaha::ai::Level;
use kalaha::game::{Game, Seat};
use kalaha_rules::{Board, House, Position, RuleSet, Side, Sides};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::game;

/// Pieces of records.
const SCRAPS: &[&str] = &[
    "[",
    "]",
    "\"",
    "\\",
    "{",
    "}",
    "South",
    "Seeds",
    "Board",
    "First",
    "Result",
    "4",
    "*",
    "<6,",
    "1.",
    "2.",
    "3",
    "6",
    "-",
    ",",
    " ",
    "\n",
    "\r\n",
    "\u{feff}",
    "ü",
    "[Seeds \"4\"]",
    "[A \"\"]",
    "{}",
];

/// A legal game: what stands in its header, and which of the legal houses is sown each time.
#[derive(Debug)]
struct Plan {
    rules: RuleSet,
    board: Option<Board>,
    first: Side,
    seats: Sides<Seat>,
    tags: Vec<String>,
    choices: Vec<Index>,
}

impl Plan {
    fn header(&self) -> String {
        let mut header = String::new();
        for (number, value) in self.tags.iter().enumerate() {
            header += &tag(&format!("Tag_{number}"), value);
        }
        if let Some(board) = &self.board {
            header += &tag("Board", &board.to_string());
        }
        header += &tag("South", &self.seats.south.to_string());
        header += &tag("North", &self.seats.north.to_string());
        header += &tag("Seeds", &self.rules.seeds.to_string());
        header += &tag("OwnStone", &self.rules.own_stone.to_string());
        header += &tag("Leftovers", &self.rules.leftovers.to_string());
        header + &tag("First", &self.first.to_string())
    }

    fn start(&self) -> Position {
        let board = self.board.unwrap_or(Board::start(self.rules.seeds));
        Position::new(self.rules, board, self.first)
    }

    fn play(&self, game: &mut Game) {
        for choice in &self.choices {
            let legal: Vec<House> = game.position().legal().iter().collect();
            if !legal.is_empty() {
                game.sow(*choice.get(&legal)).unwrap();
            }
        }
    }
}

fn tag(name: &str, value: &str) -> String {
    let escaped: String = value
        .chars()
        .flat_map(|c| matches!(c, '"' | '\\').then_some('\\').into_iter().chain([c]))
        .collect();
    format!("[{name} \"{escaped}\"]\n")
}

/// Any text of one line, quotes and backslashes often.
fn any_value() -> impl Strategy<Value = String> {
    r#"(["\\]|[^\n]){0,12}"#
}

fn any_seat() -> impl Strategy<Value = Seat> {
    let named = any_value()
        .prop_filter("not a name", |name| name.parse::<Seat>().is_err())
        .prop_map(|name| Seat::Human(Some(name)));
    prop_oneof![
        Just(Seat::default()),
        select(&Level::ALL[..]).prop_map(Seat::Ai),
        named,
    ]
}

fn any_board() -> impl Strategy<Value = Board> {
    (any::<[u8; 2]>(), any::<[[u8; House::COUNT]; 2]>()).prop_map(|(stores, houses)| {
        let stores = Sides {
            south: stores[0] / 16,
            north: stores[1] / 16,
        };
        let houses = Sides {
            south: houses[0].map(|seeds| seeds / 16),
            north: houses[1].map(|seeds| seeds / 16),
        };
        Board::new(stores, houses).expect("14 pits of at most 15 seeds")
    })
}

fn any_plan() -> impl Strategy<Value = Plan> {
    (
        select(RuleSet::all().collect::<Vec<_>>()),
        prop::option::of(any_board()),
        select(&Side::ALL[..]),
        (any_seat(), any_seat()).prop_map(|(south, north)| Sides { south, north }),
        vec(any_value(), 0..4),
        vec(any::<Index>(), 0..80),
    )
        .prop_map(|(rules, board, first, seats, tags, choices)| Plan {
            rules,
            board,
            first,
            seats,
            tags,
            choices,
        })
}

/// Text that is nearly a record.
fn any_scraps() -> impl Strategy<Value = String> {
    vec(select(SCRAPS).prop_map(str::to_owned), 0..24).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(512) })]

    #[test]
    fn a_game_is_read_as_it_was_written(plan in any_plan()) {
        let mut played = game(&plan.header());
        prop_assert_eq!(played.start(), &plan.start());
        prop_assert_eq!(played.first(), plan.first);
        prop_assert_eq!(played.seats(), &plan.seats);
        prop_assert!(played.tags().iter().map(|(_, value)| value).eq(&plan.tags));
        plan.play(&mut played);
        prop_assert_eq!(game(&played.to_string()), played);
    }

    #[test]
    fn what_was_taken_back_is_not_written(plan in any_plan()) {
        let mut played = Game::new(plan.seats.clone(), plan.start(), plan.first);
        plan.play(&mut played);
        played.undo();
        let read = game(&played.to_string());
        prop_assert_eq!(read.steps(), played.steps());
        prop_assert!(!read.can_redo());
    }

    #[test]
    fn any_text_is_a_game_or_has_an_error_at_a_place_in_it(text in prop_oneof!["(?s).{0,200}", any_scraps()]) {
        match text.parse::<Game>() {
            Ok(read) => prop_assert_eq!(game(&read.to_string()), read),
            Err(error) => {
                let line = text.split('\n').nth(error.line - 1);
                let length = line.map(|line| line.chars().count());
                prop_assert!(length.is_some_and(|length| (1..=length + 1).contains(&error.column)), "{}", error);
            }
        }
    }
}
