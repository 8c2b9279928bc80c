//! Examples for the rules: what is to be seen is looked for in games that are played by them, so that each board is one that
//! could come up.

use kalaha_rules::{House, Pit, Position, RuleSet, Side, Sow};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;

use super::page::Example;

/// What south can sow in a position to show something, one house after the other.
pub type Showing = fn(&Position) -> Option<Vec<House>>;

/// How many games are looked through: some rule sets have no example of the rarest things.
const GAMES: usize = 2000;

/// An example of each of these, where there is one. It is the same each time.
pub fn find<const N: usize>(rules: RuleSet, wanted: [Showing; N]) -> [Option<Example>; N] {
    let mut found = [const { None }; N];
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..GAMES {
        let mut position = Position::start(rules, Side::South);
        while let Some(house) = position.legal().iter().choose(&mut rng) {
            if position.turn() == Some(Side::South) {
                for (place, showing) in found.iter_mut().zip(wanted).filter(|(place, _)| place.is_none()) {
                    *place = showing(&position).and_then(|houses| play(&position, &houses));
                }
            }
            if position.sow(house).is_err() {
                break;
            }
        }
        if found.iter().all(Option::is_some) {
            break;
        }
    }
    found
}

/// South sows houses, one after the other.
fn play(before: &Position, houses: &[House]) -> Option<Example> {
    let mut after = *before;
    let sows: Option<Vec<_>> = houses.iter().map(|&house| after.sow(house).ok()).collect();
    Some(Example {
        before: *before,
        sows: sows?,
        after,
    })
}

/// The first house whose sow is one of these.
fn sow(position: &Position, wanted: impl Fn(&Sow) -> bool) -> Option<Vec<House>> {
    let sows = position
        .legal()
        .iter()
        .filter_map(|house| position.clone().sow(house).ok());
    let mut sows = sows.filter(wanted).map(|sow| vec![sow.house()]);
    sows.next()
}

/// A sow that can be followed with the eye.
fn is_short(sow: &Sow) -> bool {
    sow.seeds() <= 4
}

/// The seeds that lie where a sow ends, and those opposite, before it; `None` if that is not one of its own houses.
fn where_it_ends(position: &Position, sow: &Sow) -> Option<(u8, u8)> {
    let board = position.board();
    match sow.end() {
        Pit::House(side, house) if side == sow.side() => Some((
            board.house(side, house),
            board.house(side.other(), house.opposite()),
        )),
        _ => None,
    }
}

/// A last seed in the own store.
pub fn extra_turn(position: &Position) -> Option<Vec<House>> {
    sow(position, Sow::extra_turn)
}

/// A last seed in an empty house, with some seeds opposite.
pub fn capture(position: &Position) -> Option<Vec<House>> {
    let captures = |sow: &Sow| {
        let has_prey = sow
            .capture()
            .is_some_and(|capture| (3..=8).contains(&capture.opposite));
        has_prey && is_short(sow) && !sow.ends_game()
    };
    sow(position, captures)
}

/// The same with nothing opposite.
pub fn nothing_opposite(position: &Position) -> Option<Vec<House>> {
    let is_alone =
        |sow: &Sow| is_short(sow) && !sow.ends_game() && where_it_ends(position, sow) == Some((0, 0));
    sow(position, is_alone)
}

/// The end where it would have been an extra turn.
pub fn end_in_store(position: &Position) -> Option<Vec<House>> {
    let ends = |sow: &Sow| sow.ends_game() && sow.end() == Pit::Store(Side::South) && leaves_seeds(sow);
    sow(position, ends)
}

/// The end in a house.
pub fn end_in_house(position: &Position) -> Option<Vec<House>> {
    let ends = |sow: &Sow| sow.ends_game() && sow.end() != Pit::Store(Side::South) && leaves_seeds(sow);
    sow(position, ends)
}

fn leaves_seeds(sow: &Sow) -> bool {
    let taken = sow.leftovers();
    taken.is_some_and(|taken| taken.south + taken.north > 0)
}

/// A sow in place of one that would earn an extra turn.
pub fn declined(position: &Position) -> Option<Vec<House>> {
    extra_turn(position)?;
    sow(position, |sow| {
        is_short(sow) && !sow.extra_turn() && !sow.ends_game()
    })
}

/// Three extra turns in a row.
pub fn chain(position: &Position) -> Option<Vec<House>> {
    let mut after = *position;
    let mut houses = Vec::new();
    while houses.len() < 3 {
        // From the store on, so that one does not spoil the next.
        let mut legal: Vec<_> = after.legal().iter().collect();
        legal.reverse();
        let earns = |house: &House| after.clone().sow(*house).is_ok_and(|sow| sow.extra_turn());
        let house = legal.into_iter().find(earns)?;
        after.sow(house).ok()?;
        houses.push(house);
    }
    Some(houses)
}

/// A last seed in an empty house of the other side.
pub fn empty_house_opposite(position: &Position) -> Option<Vec<House>> {
    let reaches = |sow: &Sow| match sow.end() {
        Pit::House(side, house) => {
            side != sow.side() && position.board().house(side, house) == 0 && !sow.ends_game()
        }
        Pit::Store(_) => false,
    };
    sow(position, reaches)
}

/// A sow around the corner, past the other store.
pub fn around_the_corner(position: &Position) -> Option<Vec<House>> {
    let passes = |sow: &Sow| {
        let comes_back = |pit| pit == Pit::House(Side::South, House::ALL[0]);
        sow.drops().any(comes_back) && sow.seeds() > 6 && sow.seeds() < 13 && sow.capture().is_none()
    };
    sow(position, |sow| {
        passes(sow) && !sow.ends_game() && !sow.extra_turn()
    })
}

/// A sow that goes all the way round.
pub fn all_the_way_round(position: &Position) -> Option<Vec<House>> {
    sow(position, |sow| sow.seeds() == 13 && !sow.ends_game())
}
