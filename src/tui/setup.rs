//! The choices for a new game.

use kalaha_rules::{Leftovers, OwnStone, Preset, SeedsPerHouse, Side};

use crate::ai::Level;
use crate::game::{First, Seat};
use crate::storage::settings::NewGame;

/// A line of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Row {
    /// Who sits at a side.
    Seat(Side),
    /// A rule set with a name.
    Preset,
    /// Seeds in each house.
    Seeds,
    /// What becomes of the seed that captures.
    OwnStone,
    /// Who takes the leftovers.
    Leftovers,
    /// Who begins.
    First,
}

impl Row {
    /// All rows, from the top.
    pub const ALL: [Row; 7] = [
        Row::Seat(Side::South),
        Row::Seat(Side::North),
        Row::First,
        Row::Preset,
        Row::Seeds,
        Row::OwnStone,
        Row::Leftovers,
    ];
}

/// Changes a choice to the next value, or to the one before.
pub fn change(setup: &mut NewGame, row: Row, forward: bool) {
    let NewGame { seats, rules, first } = setup;
    match row {
        Row::Seat(side) => seats[side] = cycle(&all_seats(), &seats[side], forward),
        Row::First => *first = cycle(&First::ALL, first, forward),
        Row::Preset => {
            let presets = Preset::ALL.map(Preset::rules);
            *rules = cycle(&presets, rules, forward);
        }
        Row::Seeds => {
            let all: Vec<_> = SeedsPerHouse::all().collect();
            rules.seeds = cycle(&all, &rules.seeds, forward);
        }
        Row::OwnStone => rules.own_stone = cycle(&OwnStone::ALL, &rules.own_stone, forward),
        Row::Leftovers => rules.leftovers = cycle(&Leftovers::ALL, &rules.leftovers, forward),
    }
}

fn all_seats() -> Vec<Seat> {
    let levels = Level::ALL.into_iter().map(Seat::Ai);
    std::iter::once(Seat::Human(None)).chain(levels).collect()
}

/// The value after this one, or before it, round and round; the first if this is none of them.
pub fn cycle<T: Clone + PartialEq>(values: &[T], value: &T, forward: bool) -> T {
    let count = values.len();
    let next = match values.iter().position(|v| v == value) {
        None => 0,
        Some(at) if forward => (at + 1) % count,
        Some(at) => (at + count - 1) % count,
    };
    values[next].clone()
}
