//! Sow sequences, counted by both.

use kalaha_rules::{Position, Preset, RuleSet, Side, perft};

use crate::compare;
use crate::slow::Table;

/// Rules, who begins, the board, and how many sow sequences of length 1, 2, 3 and so on there are.
type Row = (&'static str, Side, &'static str, [u64; 7]);

const START: &str = "start";

#[rustfmt::skip]
const ROWS: [Row; 16] = [
    ("kalaha", Side::South, START, [6, 35, 190, 1056, 5882, 32243, 177804]),
    ("kalaha", Side::North, START, [6, 35, 190, 1056, 5882, 32243, 177804]),
    ("four", Side::South, START, [6, 35, 185, 942, 4685, 23169, 113959]),
    ("kalah", Side::South, START, [6, 35, 185, 942, 4690, 23233, 114430]),
    ("emptier", Side::South, START, [6, 35, 190, 1056, 5882, 32243, 177804]),
    ("4/never/owner", Side::South, START, [6, 35, 185, 942, 4712, 23452, 115883]),
    ("5/on-capture/emptier", Side::North, START, [6, 35, 187, 982, 5113, 26927, 142073]),
    ("3/always/owner", Side::South, START, [6, 35, 182, 904, 4231, 19276, 85955]),
    ("2/never/emptier", Side::South, START, [6, 35, 180, 859, 3803, 15991, 64280]),
    ("2/on-capture/owner", Side::South, START, [6, 35, 180, 855, 3737, 15420, 60541]),
    // A sow of 13, and of more than one and two rounds.
    ("kalaha", Side::South, "<6,10,8,13,1,1,1,1,1,2,2,2,2,2,2>", [6, 34, 174, 807, 3545, 14825, 61896]),
    ("4/never/owner", Side::South, "<6,10,8,13,1,1,1,1,1,2,2,2,2,2,2>", [6, 34, 176, 830, 3769, 16488, 71803]),
    ("kalah", Side::North, "<6,0,0,27,1,0,0,14,0,0,13,26,0,1,3>", [4, 17, 90, 486, 2567, 13632, 71641]),
    ("emptier", Side::South, "<6,0,0,27,1,0,0,14,0,0,13,26,0,1,3>", [3, 16, 87, 475, 2599, 13721, 73464]),
    // Many games end on the way.
    ("4/on-capture/emptier", Side::North, "<6,18,12,0,1,0,0,2,3,1,0,4,4,4,0>", [4, 14, 52, 178, 600, 1915, 6104]),
    // Long chains of extra turns.
    ("kalaha", Side::South, "<6,9,7,6,5,4,3,2,1,6,5,4,3,2,1>", [6, 30, 165, 860, 4252, 20262, 95244]),
];

fn start(&(rules, first, board, _): &Row) -> Position {
    let rules = rules.parse().expect("a rule set");
    match board {
        START => Position::start(rules, first),
        board => Position::new(rules, board.parse().expect("a board"), first),
    }
}

#[test]
fn the_crate_counts_these_sequences() {
    for row in &ROWS {
        for (depth, expected) in (1..).zip(row.3) {
            assert_eq!(perft(&start(row), depth), expected, "depth {depth} of {row:?}");
        }
    }
}

#[test]
fn the_slow_implementation_counts_these_sequences() {
    for row in &ROWS {
        let counts = slow_counts(&compare::table(&start(row)), row.3.len());
        assert_eq!(counts, row.3, "{row:?}");
    }
}

#[test]
fn each_preset_is_counted() {
    let counted = |rules: RuleSet| {
        ROWS.iter()
            .any(|row| start(row) == Position::start(rules, Side::South))
    };
    for preset in Preset::ALL {
        assert!(counted(preset.rules()), "{preset}");
    }
}

/// The numbers of sequences of length 1 to `depth`.
fn slow_counts(table: &Table, depth: usize) -> Vec<u64> {
    let mut counts = vec![0; depth];
    count_below(table, &mut counts);
    counts
}

fn count_below(table: &Table, counts: &mut [u64]) {
    let Some((here, deeper)) = counts.split_first_mut() else {
        return;
    };
    for house in table.legal() {
        *here += 1;
        let mut after = table.clone();
        after.sow(house);
        count_below(&after, deeper);
    }
}
