//! Openings played at random, so that games differ from the beginning.

use kalaha_rules::{House, Position, RuleSet, Side};
use rand::{Rng, RngExt};

/// A position after some random sows from the start, in which the game goes on; south began. A sow that would end the
/// game is left out.
pub fn random_opening(rules: RuleSet, sows: usize, rng: &mut impl Rng) -> Position {
    let mut position = Position::start(rules, Side::South);
    for _ in 0..sows {
        let legal: Vec<House> = position.legal().iter().collect();
        let mut after = position;
        if after.sow(legal[rng.random_range(0..legal.len())]).is_ok() && !after.is_over() {
            position = after;
        }
    }
    position
}
