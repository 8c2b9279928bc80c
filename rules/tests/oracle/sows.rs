//! Random sows, each compared in all that it says.

use kalaha_rules::{House, OwnStone, Pit, Position, RuleSet, Side, Sow};

use crate::compare;
use crate::random::Random;

const SOWS_PER_RULE_SET: usize = 100_000;

// Three tests instead of one, for they run side by side.

#[test]
fn every_sow_agrees_when_the_own_stone_always_goes() {
    compare_random_sows(OwnStone::Always);
}

#[test]
fn every_sow_agrees_when_the_own_stone_goes_on_capture() {
    compare_random_sows(OwnStone::OnCapture);
}

#[test]
fn every_sow_agrees_when_the_own_stone_never_goes() {
    compare_random_sows(OwnStone::Never);
}

/// Plays random games from the usual start and from random boards, and compares every sow of them.
fn compare_random_sows(own_stone: OwnStone) {
    for (seed, rules) in (1..).zip(RuleSet::all().filter(|rules| rules.own_stone == own_stone)) {
        let mut random = Random(seed);
        let mut seen = Seen::default();
        while seen.sows < SOWS_PER_RULE_SET {
            let mut position = if random.below(4) == 0 {
                Position::start(rules, random.side())
            } else {
                Position::new(rules, random.board(), random.side())
            };
            while !position.is_over() {
                let before = position;
                let house = random_house(&mut random, &position);
                let sow = compared_sow(&mut position, house);
                seen.count(&before, &sow);
            }
        }
        seen.assert_all_kinds(rules);
    }
}

fn random_house(random: &mut Random, position: &Position) -> House {
    let houses: Vec<House> = position.legal().iter().collect();
    random.pick(&houses)
}

/// Sows in both implementations and asserts that they tell the same.
fn compared_sow(position: &mut Position, house: House) -> Sow {
    let before = *position;
    let mut table = compare::table(&before);
    let legal: Vec<u8> = before.legal().iter().map(House::number).collect();
    assert_eq!(legal, table.legal(), "legal houses of {before:?}");

    let sow = position.sow(house).expect("a legal house");
    let story = table.sow(house.number());
    let what = || format!("house {house} of {before:?}");
    assert_eq!(sow.side(), before.turn().expect("not over"), "side, {}", what());
    assert_eq!(sow.house(), house, "house, {}", what());
    assert_eq!(usize::from(sow.seeds()), story.drops.len(), "seeds, {}", what());
    assert_eq!(sow.drops().last(), Some(sow.end()), "end, {}", what());
    assert_eq!(compare::story(&sow), story, "{}", what());
    assert_eq!(compare::table(position), table, "the board after {}", what());

    let moves_again = position.turn() == before.turn();
    assert_eq!(sow.extra_turn(), moves_again, "extra turn, {}", what());
    assert_eq!(sow.ends_game(), position.is_over(), "end, {}", what());
    sow
}

/// How often the rare things happened: agreement about what never happens would prove nothing.
#[derive(Default)]
struct Seen {
    sows: usize,
    of_kind: [usize; KINDS.len()],
}

const NO_LEFTOVERS: &str = "no leftovers";

type Kind = (&'static str, fn(&Position, &Sow) -> bool);

const KINDS: [Kind; 10] = [
    ("13 seeds", |_, sow| sow.seeds() == 13),
    ("two rounds", |_, sow| sow.seeds() > 26),
    ("something opposite", |before, sow| {
        facing_seeds(before, sow).is_some_and(|seeds| seeds > 0)
    }),
    ("nothing opposite", |before, sow| {
        facing_seeds(before, sow) == Some(0)
    }),
    ("an extra turn", |_, sow| sow.extra_turn()),
    ("the end in a store", |_, sow| {
        sow.ends_game() && sow.end() == Pit::Store(sow.side())
    }),
    ("leftovers to the mover", |_, sow| {
        leftovers(sow).is_some_and(|(mover, other)| mover > 0 && other == 0)
    }),
    ("leftovers to the other", |_, sow| {
        leftovers(sow).is_some_and(|(mover, other)| mover == 0 && other > 0)
    }),
    (NO_LEFTOVERS, |_, sow| leftovers(sow) == Some((0, 0))),
    ("a sow by north", |_, sow| sow.side() == Side::North),
];

/// What faces the last seed of a short sow, if it fell into an empty house of its own side.
fn facing_seeds(before: &Position, sow: &Sow) -> Option<u8> {
    let board = before.board();
    match sow.end() {
        Pit::House(side, house) if side == sow.side() && sow.seeds() < 6 => {
            let was_empty = board.house(side, house) == 0;
            was_empty.then(|| board.house(side.other(), house.opposite()))
        }
        _ => None,
    }
}

/// What the mover and the other side took at the end.
fn leftovers(sow: &Sow) -> Option<(u8, u8)> {
    let mover = sow.side();
    sow.leftovers().map(|taken| (taken[mover], taken[mover.other()]))
}

impl Seen {
    fn count(&mut self, before: &Position, sow: &Sow) {
        self.sows += 1;
        for (count, (_, is_kind)) in self.of_kind.iter_mut().zip(KINDS) {
            *count += usize::from(is_kind(before, sow));
        }
    }

    fn assert_all_kinds(&self, rules: RuleSet) {
        for (count, (kind, _)) in self.of_kind.iter().zip(KINDS) {
            // A capture can empty both sides only if the seed that captures goes too.
            let impossible = kind == NO_LEFTOVERS && rules.own_stone == OwnStone::Never;
            assert!(
                *count >= 20 || impossible,
                "only {count} times {kind} with {rules}"
            );
        }
    }
}
