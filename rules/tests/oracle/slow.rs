//! The rules once more, written from the text of the rules alone, without a look at the crate: slow, and as plain as
//! the text.
//!
//! A pit is a letter. A to F are south's houses 1 to 6 and S is south's store; a to f and N are north's.

use std::collections::BTreeMap;

/// A player, and what they walk past when they sow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player {
    pub houses: &'static str,
    pub store: char,
    /// The own houses, the own store and the opponent's houses. The opponent's store is not on the way.
    walk: &'static str,
}

pub const SOUTH: Player = Player {
    houses: "ABCDEF",
    store: 'S',
    walk: "ABCDEFSabcdef",
};

pub const NORTH: Player = Player {
    houses: "abcdef",
    store: 'N',
    walk: "abcdefNABCDEF",
};

/// Houses that face each other across the board.
const FACING: [(char, char); 6] = [
    ('A', 'f'),
    ('B', 'e'),
    ('C', 'd'),
    ('D', 'c'),
    ('E', 'b'),
    ('F', 'a'),
];

fn opponent(player: Player) -> Player {
    if player == SOUTH { NORTH } else { SOUTH }
}

fn facing(house: char) -> char {
    let pair = FACING.iter().find(|pair| pair.0 == house || pair.1 == house);
    let &(south, north) = pair.expect("a house, not a store");
    if house == south { north } else { south }
}

/// A game in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub own_stone: String,
    pub leftovers: String,
    pub seeds: BTreeMap<char, u32>,
    /// Who is to move, or nobody when the game is over.
    pub turn: Option<Player>,
}

/// What happened in a sow.
#[derive(Debug, PartialEq, Eq)]
pub struct Story {
    /// Where each seed fell.
    pub drops: Vec<char>,
    /// The captured seeds: the one that captured, and those of the opposite house.
    pub captured: (u32, u32),
    /// Whether the last seed fell into the own store.
    pub ends_in_store: bool,
    /// What south and north took at the end, if this was the end.
    pub leftovers: Option<(u32, u32)>,
}

impl Table {
    /// The numbers of the houses that the player to move may choose.
    pub fn legal(&self) -> Vec<u8> {
        let houses = self.turn.map_or("", |player| player.houses);
        let numbered = (1..).zip(houses.chars());
        numbered
            .filter(|(_, house)| self.seeds[house] > 0)
            .map(|(number, _)| number)
            .collect()
    }

    /// Sows a legal house.
    pub fn sow(&mut self, number: u8) -> Story {
        let player = self.turn.expect("the game is not over");
        let house = player
            .houses
            .chars()
            .nth(usize::from(number) - 1)
            .expect("1 to 6");
        let in_hand = self.take(house);

        let following = player
            .walk
            .chars()
            .cycle()
            .skip_while(|&pit| pit != house)
            .skip(1);
        let drops: Vec<char> = following.take(in_hand as usize).collect();
        for &pit in &drops {
            self.put(pit, 1);
        }
        let last = *drops.last().expect("the house was not empty");

        let captured = self.capture(player, last);
        let ends_in_store = last == player.store;
        self.turn = Some(if ends_in_store { player } else { opponent(player) });
        Story {
            drops,
            captured,
            ends_in_store,
            leftovers: self.end_if_a_side_is_empty(),
        }
    }

    fn capture(&mut self, player: Player, last: char) -> (u32, u32) {
        let was_empty = self.seeds[&last] == 1;
        if !player.houses.contains(last) || !was_empty {
            return (0, 0);
        }
        let opposite = facing(last);
        let own_goes = match self.own_stone.as_str() {
            "always" => true,
            "on-capture" => self.seeds[&opposite] > 0,
            "never" => false,
            other => panic!("no such own-stone: {other}"),
        };
        let own_seed = if own_goes { self.take(last) } else { 0 };
        let captured = (own_seed, self.take(opposite));
        self.put(player.store, captured.0 + captured.1);
        captured
    }

    fn end_if_a_side_is_empty(&mut self) -> Option<(u32, u32)> {
        let south_left = self.left(SOUTH);
        let north_left = self.left(NORTH);
        if south_left > 0 && north_left > 0 {
            return None;
        }
        let (to_south, to_north) = match self.leftovers.as_str() {
            "owner" => (south_left, north_left),
            "emptier" if south_left == 0 => (north_left, 0),
            "emptier" => (0, south_left),
            other => panic!("no such leftovers: {other}"),
        };
        for house in "ABCDEFabcdef".chars() {
            self.take(house);
        }
        self.put('S', to_south);
        self.put('N', to_north);
        self.turn = None;
        Some((to_south, to_north))
    }

    fn left(&self, player: Player) -> u32 {
        player.houses.chars().map(|house| self.seeds[&house]).sum()
    }

    fn take(&mut self, pit: char) -> u32 {
        self.seeds.insert(pit, 0).expect("every pit is on the table")
    }

    fn put(&mut self, pit: char, seeds: u32) {
        *self.seeds.get_mut(&pit).expect("every pit is on the table") += seeds;
    }
}
