//! What perfect play from the start position brings: computed by the solver, and published values where that takes long.

use kalaha_rules::{House, RuleSet};

/// What the side that begins can reach from the start position under some rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownValue {
    /// Its final margin in seeds with perfect play of both sides.
    pub value: i16,
    /// The same after each first sow, from house 1 up. Empty if not known.
    pub moves: Vec<(House, i16)>,
}

impl KnownValue {
    /// The first sows that lose nothing. Empty if not known.
    pub fn best(&self) -> impl Iterator<Item = House> {
        let best = self.moves.iter().filter(|(_, value)| *value == self.value);
        best.map(|(house, _)| *house)
    }
}

/// What perfect play from the start position brings, if it is known: it is for 2 to 5 seeds, proven by
/// [`Engine::solve`](super::Engine::solve), and for the default rules with 6, as others have published it.
pub fn known_value(rules: RuleSet) -> Option<KnownValue> {
    let lines = include_str!("perfect_play.txt").lines();
    lines
        .filter_map(read)
        .find(|line| line.0 == rules)
        .map(|line| line.1)
}

/// Reads a line: `SEEDS OWN_STONE LEFTOVERS VALUE` and the values of houses 1 to 6, if they are known.
fn read(line: &str) -> Option<(RuleSet, KnownValue)> {
    let mut words = line.split(' ');
    let rules = RuleSet {
        seeds: words.next()?.parse().ok()?,
        own_stone: words.next()?.parse().ok()?,
        leftovers: words.next()?.parse().ok()?,
    };
    let value = words.next()?.parse().ok()?;
    let moves = House::ALL
        .into_iter()
        .zip(words)
        .map_while(|(house, word)| Some((house, word.parse().ok()?)))
        .collect();
    Some((rules, KnownValue { value, moves }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::board::MoverBoard;
    use crate::ai::book;
    use kalaha_rules::{Position, Side};

    #[test]
    fn every_line_that_is_no_comment_can_be_read() {
        let lines = include_str!("perfect_play.txt").lines();
        let lines: Vec<_> = lines.filter(|line| !line.starts_with('#')).collect();
        assert!(lines.len() >= 18);
        for line in lines {
            let (rules, known) = read(line).unwrap();
            assert_eq!(known_value(rules), Some(known), "{line}");
        }
    }

    #[test]
    fn the_value_is_that_of_the_best_sow() {
        for rules in RuleSet::all() {
            let Some(known) = known_value(rules) else {
                assert_eq!(rules.seeds.get(), 6, "{rules}");
                continue;
            };
            let best = known.moves.iter().map(|(_, value)| *value).max();
            let complete = (known.moves.len(), best) == (6, Some(known.value));
            assert!(
                complete || rules.seeds.get() > 4 && known.moves.is_empty(),
                "{rules}"
            );
        }
    }

    /// The opening book was computed apart, position by position.
    #[test]
    fn agrees_with_the_opening_book() {
        for rules in RuleSet::all().filter(|rules| rules.seeds.get() == 4) {
            let start = Position::start(rules, Side::South);
            let in_book = |position: &Position| book::look_up(rules, MoverBoard::of(position).unwrap());
            let known = known_value(rules).unwrap();
            assert_eq!(in_book(&start).unwrap().value, known.value, "{rules}");
            let mut checked = 0;
            for &(house, value) in &known.moves {
                let mut after = start;
                after.sow(house).unwrap();
                if let Some(next) = in_book(&after) {
                    let gained = i16::from(after.score()[Side::South]);
                    let sign = if after.turn() == Some(Side::South) { 1 } else { -1 };
                    assert_eq!(gained + sign * next.value, value, "{rules} {house}");
                    checked += 1;
                }
            }
            assert!(checked >= 5, "{rules}");
        }
        for rules in RuleSet::all().filter(|rules| rules.seeds.get() == 5) {
            let board = MoverBoard::of(&Position::start(rules, Side::South)).unwrap();
            let known = known_value(rules).unwrap();
            let in_book = book::look_up(rules, board).unwrap();
            assert_eq!(in_book.value, known.value, "{rules}");
        }
    }
}
