//! The points of the rules on which players differ, one test each. The boards are worked out by hand.
//!
//! A board is `<6, south's store, north's store, south's houses 1 to 6, north's houses 1 to 6>`.

use kalaha_rules::{Board, GameResult, House, IllegalSow, Pit, Position, RuleSet, Side, Sides, Sow};

const OWN_STONE: [&str; 3] = ["6/always/owner", "6/on-capture/owner", "6/never/owner"];

fn position(rules: &str, board: &str, turn: Side) -> Position {
    let rules = rules.parse().expect("a rule set");
    Position::new(rules, board.parse().expect("a board"), turn)
}

fn house(number: u8) -> House {
    House::new(number).expect("1 to 6")
}

/// Sows a house on a board and returns what the sow says and the position after it.
fn sow(rules: &str, board: &str, side: Side, number: u8) -> (Sow, Position) {
    let mut position = position(rules, board, side);
    let sow = position.sow(house(number)).expect("a legal sow");
    (sow, position)
}

/// Sows a house of south's and checks the board after it, and who is then to move.
fn south_sows(rules: &str, board: &str, number: u8, after: &str, turn: impl Into<Option<Side>>) -> Sow {
    let (sow, position) = sow(rules, board, Side::South, number);
    assert_eq!(position.board().to_string(), after, "{rules}");
    assert_eq!(position.turn(), turn.into(), "{rules}");
    sow
}

/// The own seed and the opposite seeds of a capture.
fn captured(sow: &Sow) -> Option<(u8, u8)> {
    sow.capture().map(|capture| (capture.own, capture.opposite))
}

/// The same board with the sides exchanged.
fn mirrored(board: &Board) -> Board {
    let stores = Sides::from_fn(|side| board.store(side.other()));
    let houses = Sides::from_fn(|side| board.houses(side.other()).try_into().expect("six houses"));
    Board::new(stores, houses).expect("as many seeds as before")
}

#[test]
fn a_sow_of_13_ends_in_its_own_house_and_captures() {
    let board = "<6,0,0,13,0,0,0,0,0,0,0,0,0,0,2>";
    for rules in ["6/always/owner", "6/on-capture/owner"] {
        let sow = south_sows(rules, board, 1, "<6,5,0,0,1,1,1,1,1,1,1,1,1,1,0>", Side::North);
        assert_eq!(sow.end(), Pit::House(Side::South, house(1)));
        assert_eq!(captured(&sow), Some((1, 3)));
    }
    let after = "<6,4,0,1,1,1,1,1,1,1,1,1,1,1,0>";
    let sow = south_sows("6/never/owner", board, 1, after, Side::North);
    assert_eq!(captured(&sow), Some((0, 3)));
}

#[test]
fn a_sow_of_14_passes_over_its_own_house() {
    for rules in OWN_STONE {
        let board = "<6,0,0,14,0,0,0,0,0,0,0,0,0,0,2>";
        let sow = south_sows(rules, board, 1, "<6,1,0,1,2,1,1,1,1,1,1,1,1,1,3>", Side::North);
        assert_eq!(sow.end(), Pit::House(Side::South, house(2)));
        assert_eq!(captured(&sow), None);
    }
}

#[test]
fn a_sow_of_26_ends_in_its_own_house_and_finds_a_seed_there() {
    for rules in OWN_STONE {
        let board = "<6,0,0,26,0,0,0,0,0,0,0,0,0,0,2>";
        let sow = south_sows(rules, board, 1, "<6,2,0,2,2,2,2,2,2,2,2,2,2,2,4>", Side::North);
        assert_eq!(sow.end(), Pit::House(Side::South, house(1)));
        assert_eq!(captured(&sow), None);
    }
}

#[test]
fn the_store_of_the_opponent_is_skipped() {
    let south = "<6,0,5,1,0,0,0,0,8,1,1,1,1,1,1>";
    let sow = south_sows("kalaha", south, 6, "<6,1,5,2,0,0,0,0,0,2,2,2,2,2,2>", Side::North);
    let path: Vec<String> = sow.drops().map(|pit| pit.to_string()).collect();
    let expected = "south store, north 1, north 2, north 3, north 4, north 5, north 6, south 1";
    assert_eq!(path.join(", "), expected);

    let (sow, position) = self::sow("kalaha", "<6,5,0,1,1,1,1,1,1,1,0,0,0,0,8>", Side::North, 6);
    assert_eq!(position.board().to_string(), "<6,5,1,2,2,2,2,2,2,2,0,0,0,0,0>");
    assert!(sow.drops().all(|pit| pit != Pit::Store(Side::South)));
}

#[test]
fn a_last_seed_in_the_own_store_always_gives_an_extra_turn() {
    let sow = south_sows(
        "four",
        "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>",
        3,
        "<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4>",
        Side::South,
    );
    assert!(sow.extra_turn());
    let a_lap_more = "<6,0,0,0,0,0,0,0,14,1,0,0,0,0,0>";
    let sow = south_sows(
        "four",
        a_lap_more,
        6,
        "<6,2,0,1,1,1,1,1,1,2,1,1,1,1,1>",
        Side::South,
    );
    assert!(sow.extra_turn());
}

#[test]
fn a_chain_of_extra_turns_has_no_limit() {
    // Each of the 17 sows ends in the store; the last one ends the game as well.
    let chain = [6, 4, 6, 5, 6, 1, 6, 2, 6, 5, 6, 3, 6, 4, 6, 5, 6];
    let mut position = position("kalaha", "<6,0,0,6,4,2,3,1,1,9,9,9,9,9,9>", Side::South);
    for (in_store, number) in (1..).zip(chain) {
        assert_eq!(position.turn(), Some(Side::South));
        position.sow(house(number)).expect("a legal sow");
        assert_eq!(position.board().store(Side::South), in_store);
    }
    assert!(position.is_over());
}

#[test]
fn a_last_seed_on_the_other_side_never_captures() {
    for rules in OWN_STONE {
        // It falls into north's empty house 2, opposite south's five seeds.
        let board = "<6,0,0,0,0,0,5,4,0,0,0,0,0,0,1>";
        let sow = south_sows(rules, board, 4, "<6,1,0,0,0,0,0,5,1,1,1,0,0,0,1>", Side::North);
        assert_eq!(captured(&sow), None);
    }
}

#[test]
fn a_last_seed_in_an_own_house_that_was_not_empty_captures_nothing() {
    for rules in OWN_STONE {
        let board = "<6,0,0,1,1,0,0,0,0,0,0,0,0,5,0>";
        let sow = south_sows(rules, board, 1, "<6,0,0,0,2,0,0,0,0,0,0,0,0,5,0>", Side::North);
        assert_eq!(captured(&sow), None);
    }
}

#[test]
fn south_captures_in_each_house_and_north_as_its_mirror() {
    // The house that is sown, and the boards before and after: the last seed falls into houses 1 to 6 in turn.
    let captures = [
        (
            6,
            "<6,0,0,0,2,0,0,0,8,3,3,3,3,3,3>",
            "<6,6,0,0,2,0,0,0,0,4,4,4,4,4,0>",
        ),
        (
            1,
            "<6,0,0,1,0,0,0,2,0,3,3,3,3,3,3>",
            "<6,4,0,0,0,0,0,2,0,3,3,3,3,0,3>",
        ),
        (
            2,
            "<6,0,0,0,1,0,0,2,0,3,3,3,3,3,3>",
            "<6,4,0,0,0,0,0,2,0,3,3,3,0,3,3>",
        ),
        (
            3,
            "<6,0,0,0,0,1,0,2,0,3,3,3,3,3,3>",
            "<6,4,0,0,0,0,0,2,0,3,3,0,3,3,3>",
        ),
        (
            4,
            "<6,0,0,2,0,0,1,0,0,3,3,3,3,3,3>",
            "<6,4,0,2,0,0,0,0,0,3,0,3,3,3,3>",
        ),
        (
            5,
            "<6,0,0,2,0,0,0,1,0,3,3,3,3,3,3>",
            "<6,4,0,2,0,0,0,0,0,0,3,3,3,3,3>",
        ),
    ];
    for (number, before, after) in captures {
        let south = south_sows("kalaha", before, number, after, Side::North);

        let before: Board = before.parse().expect("a board");
        let mut position = Position::new(RuleSet::default(), mirrored(&before), Side::North);
        let north = position.sow(house(number)).expect("a legal sow");
        assert_eq!(mirrored(position.board()).to_string(), after);
        assert_eq!(position.turn(), Some(Side::South));
        assert_eq!(north.capture(), south.capture());
    }
}

#[test]
fn what_becomes_of_the_own_stone_with_seeds_opposite() {
    let board = "<6,0,0,1,0,2,0,0,0,1,1,1,1,5,1>";
    let outcomes = [
        ("6/always/owner", "<6,6,0,0,0,2,0,0,0,1,1,1,1,0,1>", (1, 5)),
        ("6/on-capture/owner", "<6,6,0,0,0,2,0,0,0,1,1,1,1,0,1>", (1, 5)),
        ("6/never/owner", "<6,5,0,0,1,2,0,0,0,1,1,1,1,0,1>", (0, 5)),
    ];
    for (rules, after, capture) in outcomes {
        let sow = south_sows(rules, board, 1, after, Side::North);
        assert_eq!(captured(&sow), Some(capture), "{rules}");
    }
}

#[test]
fn what_becomes_of_the_own_stone_with_nothing_opposite() {
    let board = "<6,0,0,1,0,2,0,0,0,1,1,1,1,0,1>";
    let outcomes = [
        ("6/always/owner", "<6,1,0,0,0,2,0,0,0,1,1,1,1,0,1>", Some((1, 0))),
        ("6/on-capture/owner", "<6,0,0,0,1,2,0,0,0,1,1,1,1,0,1>", None),
        ("6/never/owner", "<6,0,0,0,1,2,0,0,0,1,1,1,1,0,1>", None),
    ];
    for (rules, after, capture) in outcomes {
        let sow = south_sows(rules, board, 1, after, Side::North);
        assert_eq!(captured(&sow), capture, "{rules}");
    }
}

#[test]
fn the_game_ends_when_the_mover_has_no_seeds_though_the_opponent_could_play() {
    let board = "<6,20,22,0,0,0,0,0,2,3,0,1,0,0,0>";
    let sow = south_sows("kalaha", board, 6, "<6,21,27,0,0,0,0,0,0,0,0,0,0,0,0>", None);
    assert!(sow.ends_game());
}

#[test]
fn the_game_ends_when_the_opponent_has_no_seeds_though_the_mover_has() {
    let board = "<6,0,0,1,0,2,0,0,0,0,0,0,0,5,0>";
    let sow = south_sows("kalaha", board, 1, "<6,8,0,0,0,0,0,0,0,0,0,0,0,0,0>", None);
    assert!(sow.ends_game());
}

#[test]
fn an_extra_turn_does_not_keep_a_finished_game_alive() {
    let board = "<6,10,3,0,0,0,0,0,1,0,0,0,0,0,2>";
    let sow = south_sows("kalaha", board, 6, "<6,11,5,0,0,0,0,0,0,0,0,0,0,0,0>", None);
    assert_eq!(sow.end(), Pit::Store(Side::South));
    assert!(sow.ends_game() && !sow.extra_turn());
}

#[test]
fn nothing_is_sown_after_the_end() {
    let (_, mut position) = sow("kalaha", "<6,10,3,0,0,0,0,0,1,0,0,0,0,0,2>", Side::South, 6);
    let end = position;
    for house in House::ALL {
        assert_eq!(position.sow(house), Err(IllegalSow::GameOver));
    }
    assert_eq!(position, end);
    assert!(position.legal().is_empty());
}

/// The leftovers that south and north take, and the score, after south has sown house 1 and captured.
fn end(rules: &str, board: &str) -> ((u8, u8), (u8, u8)) {
    let (sow, position) = sow(rules, board, Side::South, 1);
    let pair = |sides: Sides<u8>| (sides.south, sides.north);
    let leftovers = sow
        .leftovers()
        .unwrap_or_else(|| panic!("the game ends with {rules}"));
    (pair(leftovers), pair(position.score()))
}

#[test]
fn a_capture_can_empty_the_own_side() {
    let board = "<6,0,0,1,0,0,0,0,0,3,0,0,0,5,0>";
    assert_eq!(end("6/always/owner", board), ((0, 3), (6, 3)));
    assert_eq!(end("6/on-capture/owner", board), ((0, 3), (6, 3)));
    assert_eq!(end("6/always/emptier", board), ((3, 0), (9, 0)));
    assert_eq!(end("6/on-capture/emptier", board), ((3, 0), (9, 0)));
    for rules in ["6/never/owner", "6/never/emptier"] {
        south_sows(rules, board, 1, "<6,5,0,0,1,0,0,0,0,3,0,0,0,0,0>", Side::North);
    }
}

#[test]
fn a_capture_can_empty_the_side_of_the_opponent() {
    let board = "<6,0,0,1,0,2,0,0,0,0,0,0,0,5,0>";
    assert_eq!(end("6/always/owner", board), ((2, 0), (8, 0)));
    assert_eq!(end("6/on-capture/owner", board), ((2, 0), (8, 0)));
    assert_eq!(end("6/never/owner", board), ((3, 0), (8, 0)));
    assert_eq!(end("6/always/emptier", board), ((0, 2), (6, 2)));
    assert_eq!(end("6/on-capture/emptier", board), ((0, 2), (6, 2)));
    assert_eq!(end("6/never/emptier", board), ((0, 3), (5, 3)));
}

#[test]
fn a_capture_can_empty_both_sides() {
    let board = "<6,0,0,1,0,0,0,0,0,0,0,0,0,5,0>";
    for rules in [
        "6/always/owner",
        "6/on-capture/owner",
        "6/always/emptier",
        "6/on-capture/emptier",
    ] {
        assert_eq!(end(rules, board), ((0, 0), (6, 0)));
    }
    // The seed that captures stays behind, and so is left over.
    assert_eq!(end("6/never/owner", board), ((1, 0), (6, 0)));
    assert_eq!(end("6/never/emptier", board), ((0, 1), (5, 1)));
}

#[test]
fn leftovers_go_to_their_owner_or_to_the_player_whose_side_is_empty() {
    // Who sows house 6 to the end, the board, and the stores by `owner` and by `emptier`.
    let ends = [
        (
            Side::South,
            "<6,20,18,0,0,0,0,0,1,3,0,2,0,0,4>",
            (21, 27),
            (30, 18),
        ),
        (
            Side::North,
            "<6,18,20,3,0,2,0,0,4,0,0,0,0,0,1>",
            (27, 21),
            (18, 30),
        ),
    ];
    for (side, board, by_owner, by_emptier) in ends {
        for (rules, (south, north)) in [("kalaha", by_owner), ("emptier", by_emptier)] {
            let (_, position) = sow(rules, board, side, 6);
            assert_eq!(position.score(), Sides { south, north }, "{side}, {rules}");
        }
    }
}

#[test]
fn leftovers_of_a_board_that_is_over_from_the_start() {
    for (rules, score) in [("kalaha", (8, 1)), ("emptier", (5, 4))] {
        let position = position(rules, "<6,5,1,0,3,0,0,0,0,0,0,0,0,0,0>", Side::South);
        assert!(position.is_over());
        assert_eq!((position.score().south, position.score().north), score, "{rules}");
    }
}

#[test]
fn nobody_is_forced_to_take_an_extra_turn() {
    let start = Position::start(RuleSet::default(), Side::South);
    let extra_turns: Vec<bool> = House::ALL
        .into_iter()
        .map(|house| {
            let mut position = start;
            position
                .sow(house)
                .expect("every house may be chosen")
                .extra_turn()
        })
        .collect();
    assert_eq!(extra_turns, [true, false, false, false, false, false]);
}

#[test]
fn more_seeds_win_and_equal_seeds_are_a_draw() {
    let results = [
        ("<6,23,23,0,0,0,0,0,1,0,0,0,0,0,1>", GameResult::Draw),
        ("<6,24,23,0,0,0,0,0,1,0,0,0,0,0,1>", GameResult::Win(Side::South)),
        ("<6,23,24,0,0,0,0,0,1,0,0,0,0,0,1>", GameResult::Win(Side::North)),
    ];
    for (board, result) in results {
        let before = position("kalaha", board, Side::South);
        assert_eq!(before.result(), None);
        let (_, after) = sow("kalaha", board, Side::South, 6);
        assert_eq!(after.result(), Some(result), "{board}");
    }
}
