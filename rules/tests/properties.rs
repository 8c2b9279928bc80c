//! What holds for every board, rule set, move and text.

use kalaha_rules::{
    Board, GameResult, House, Houses, Leftovers, OwnStone, Pit, Position, Preset, RuleSet, SeedsPerHouse,
    Side, Sides, Sow, WrittenMove, parse_moves, play_moves, write_turns,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

fn rule_sets() -> impl Strategy<Value = RuleSet> {
    select(RuleSet::all().collect::<Vec<_>>())
}

fn sides() -> impl Strategy<Value = Side> {
    select(&Side::ALL[..])
}

/// Boards of every kind: crowded, nearly empty, with big piles, with a side or all of it empty.
fn boards() -> impl Strategy<Value = Board> {
    let pit = prop_oneof![4 => Just(0), 4 => 0..=3u8, 4 => 0..=12u8, 1 => 13..=40u8];
    let row = move || {
        [
            pit.clone(),
            pit.clone(),
            pit.clone(),
            pit.clone(),
            pit.clone(),
            pit.clone(),
        ]
    };
    (0..=60u8, 0..=60u8, row(), row()).prop_filter_map("too many seeds", |(s, n, south, north)| {
        Board::new(Sides { south: s, north: n }, Sides { south, north }).ok()
    })
}

fn positions() -> impl Strategy<Value = Position> {
    (rule_sets(), boards(), sides()).prop_map(|(rules, board, turn)| Position::new(rules, board, turn))
}

/// Plays legal houses, one for each choice, until the game is over or the choices are used up.
fn play(position: &mut Position, choices: &[usize]) -> Vec<Sow> {
    let mut sows = Vec::new();
    for choice in choices {
        let legal: Vec<House> = position.legal().iter().collect();
        if legal.is_empty() {
            break;
        }
        let house = legal[choice % legal.len()];
        sows.push(position.sow(house).expect("a legal house"));
    }
    sows
}

fn choices() -> impl Strategy<Value = Vec<usize>> {
    vec(0..60usize, 0..80)
}

/// Texts of no sense, and such as look nearly like a board, a rule set or a list of moves.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "\\PC*",
        "[ <>0-9,x\u{a0}é-]{0,60}",
        "[ \u{3000}]?<6(, ?[0-9]{1,3}){10,16}>? ?",
        "[1-6][-, \n][0-9-]{0,30}",
        "[2-6é]/(always|never|x)/(owner|emptier|)/?",
    ]
}

proptest! {
    #[test]
    fn the_total_of_seeds_never_changes(start in positions(), choices in choices()) {
        let mut position = start;
        let total = |position: &Position| Pit::all().map(|pit| u32::from(position.board().seeds(pit))).sum::<u32>();
        for choice in choices {
            play(&mut position, &[choice]);
            prop_assert_eq!(total(&position), total(&start));
            prop_assert_eq!(u32::from(position.board().total()), total(&start));
        }
    }

    #[test]
    fn a_legal_house_plays_and_an_illegal_one_is_refused_and_changes_nothing(before in positions()) {
        for house in House::ALL {
            let mut after = before;
            let sow = after.sow(house);
            prop_assert_eq!(sow.is_ok(), before.legal().contains(house));
            prop_assert_eq!(after == before, sow.is_err());
            let has_seeds = before.turn().is_some_and(|side| before.board().house(side, house) > 0);
            prop_assert_eq!(sow.is_ok(), has_seeds);
        }
    }

    #[test]
    fn a_game_goes_on_only_while_both_sides_have_seeds(start in positions(), choices in choices()) {
        let mut position = start;
        play(&mut position, &choices);
        let alive = Side::ALL.map(|side| position.board().in_houses(side) > 0);
        prop_assert_eq!(alive, [!position.is_over(); 2]);
        prop_assert_eq!(position.result().is_some(), position.is_over());
        prop_assert_eq!(position.legal().is_empty(), position.is_over());
    }

    #[test]
    fn a_list_with_an_illegal_move_is_refused_as_a_whole(start in positions(), houses in vec(1..=6u8, 1..30)) {
        let moves: Vec<WrittenMove> = (1..)
            .zip(&houses)
            .map(|(column, &number)| WrittenMove { house: House::new(number).unwrap(), column })
            .collect();
        let mut position = start;
        match play_moves(&mut position, &moves) {
            Ok(sows) => prop_assert_eq!(sows.len(), moves.len()),
            Err(error) => {
                prop_assert_eq!(position, start);
                let before = &moves[..error.column - 1];
                play_moves(&mut position, before).expect("the first illegal move is the one reported");
                prop_assert_eq!(position.sow(error.house), Err(error.reason));
            }
        }
    }

    #[test]
    fn moves_are_read_as_they_are_written(start in positions(), choices in choices()) {
        let mut played = start;
        let sows = play(&mut played, &choices);
        let written = write_turns(&sows);
        for between in ["-", " ", ",", " - ", "\n"] {
            let text = written.replace(['-', ' '], between);
            let mut replayed = start;
            let moves = parse_moves(&text).expect("a list of moves");
            prop_assert_eq!(&play_moves(&mut replayed, &moves).expect("legal moves"), &sows);
            prop_assert_eq!(replayed, played);
        }
    }

    #[test]
    fn boards_are_read_as_they_are_written(board in boards()) {
        let text = board.to_string();
        prop_assert_eq!(text.parse(), Ok(board));
        let spaced = format!(" {} ", text.replace(',', " , "));
        prop_assert_eq!(spaced.parse(), Ok(board));
    }

    #[test]
    fn a_board_that_is_cut_short_is_refused(board in boards(), keep in 0.0..1.0) {
        let text = board.to_string();
        let cut = &text[..(text.len() as f64 * keep) as usize];
        let error = cut.parse::<Board>().expect_err("a part of a board is none");
        prop_assert!(error.column <= cut.len() + 1);
    }

    #[test]
    fn a_wrong_text_is_refused_at_a_column_inside_it(text in texts()) {
        // One past the end is where something is missing.
        let columns = 1..=text.chars().count() + 1;
        if let Err(error) = text.parse::<Board>() {
            prop_assert!(columns.contains(&error.column), "{error}");
        }
        if let Err(error) = parse_moves(&text) {
            prop_assert!(columns.contains(&error.column), "{error}");
            let there: String = text.chars().skip(error.column - 1).collect();
            prop_assert!(there.starts_with(&error.found), "{error}");
        }
    }

    #[test]
    fn what_is_read_as_a_rule_set_or_a_word_is_written_alike(text in texts()) {
        if let Ok(rules) = text.parse::<RuleSet>() {
            prop_assert_eq!(rules.to_string().parse(), Ok(rules));
        }
        if let Ok(house) = text.parse::<House>() {
            prop_assert_eq!(house.to_string(), text.as_str());
        }
        if let Ok(side) = text.parse::<Side>() {
            prop_assert!(text.eq_ignore_ascii_case(&side.to_string()));
        }
    }
}

#[test]
fn a_set_of_houses_is_walked_from_both_ends() {
    for bits in 0..64_u8 {
        let listed: Vec<House> = House::ALL
            .into_iter()
            .filter(|house| bits >> house.index() & 1 == 1)
            .collect();
        let set: Houses = listed.iter().copied().collect();
        assert_eq!(set.into_iter().len(), listed.len());
        assert!(set.iter().eq(listed.iter().copied()));
        assert!(set.iter().rev().eq(listed.iter().rev().copied()));
    }
}

#[test]
fn a_number_of_seeds_is_one_digit_from_2_to_6() {
    for text in ["", "1", "7", "+4", "04", " 4", "４"] {
        assert!(text.parse::<SeedsPerHouse>().is_err(), "{text:?}");
    }
}

#[test]
fn words_fill_the_width_they_are_given() {
    let pit = Pit::House(Side::North, House::ALL[2]);
    assert_eq!(
        format!("{pit:>8}|{:<12}|", Pit::Store(Side::South)),
        " north 3|south store |"
    );
    assert_eq!(
        format!("{:<15}|{:>6}|", RuleSet::default(), Side::South),
        "6/always/owner | south|"
    );
}

#[test]
fn only_a_win_has_a_winner() {
    assert_eq!(GameResult::Win(Side::North).winner(), Some(Side::North));
    assert_eq!(GameResult::Draw.winner(), None);
}

#[test]
fn rule_sets_and_their_parts_are_read_as_they_are_written() {
    for rules in RuleSet::all() {
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
    for preset in Preset::ALL {
        assert_eq!(preset.to_string().parse(), Ok(preset));
        assert_eq!(preset.to_string().parse(), Ok(preset.rules()));
    }
    for seeds in SeedsPerHouse::all() {
        assert_eq!(seeds.to_string().parse(), Ok(seeds));
    }
    for own_stone in OwnStone::ALL {
        assert_eq!(own_stone.to_string().parse(), Ok(own_stone));
    }
    for leftovers in Leftovers::ALL {
        assert_eq!(leftovers.to_string().parse(), Ok(leftovers));
    }
    for side in Side::ALL {
        assert_eq!(side.to_string().parse(), Ok(side));
    }
    for house in House::ALL {
        assert_eq!(house.to_string().parse(), Ok(house));
    }
}
