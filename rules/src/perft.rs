//! Counting sow sequences, the usual check of a move generator.

use crate::Position;

/// The number of sequences of exactly `depth` sows from a position.
///
/// Each sow counts as one step, also when it gives an extra turn. A game that ends earlier has no sequence of that
/// length.
///
/// ```
/// use kalaha_rules::{Position, RuleSet, Side, perft};
///
/// let start = Position::start(RuleSet::default(), Side::South);
/// assert_eq!(perft(&start, 0), 1);
/// assert_eq!(perft(&start, 1), 6);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal().len() as u64,
        _ => position
            .legal()
            .iter()
            .map(|house| {
                let mut after = *position;
                after.sow(house).map_or(0, |_| perft(&after, depth - 1))
            })
            .sum(),
    }
}
