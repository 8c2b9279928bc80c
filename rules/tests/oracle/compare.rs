//! How the words of the two implementations correspond.

use kalaha_rules::{Pit, Position, Side, Sow};

use crate::slow::{NORTH, Player, SOUTH, Story, Table};

pub fn table(position: &Position) -> Table {
    Table {
        own_stone: position.rules().own_stone.to_string(),
        leftovers: position.rules().leftovers.to_string(),
        seeds: Pit::all()
            .map(|pit| (letter(pit), position.board().seeds(pit).into()))
            .collect(),
        turn: position.turn().map(player),
    }
}

pub fn story(sow: &Sow) -> Story {
    Story {
        drops: sow.drops().map(letter).collect(),
        captured: sow
            .capture()
            .map_or((0, 0), |capture| (capture.own.into(), capture.opposite.into())),
        ends_in_store: sow.end() == Pit::Store(sow.side()),
        leftovers: sow
            .leftovers()
            .map(|taken| (taken.south.into(), taken.north.into())),
    }
}

fn player(side: Side) -> Player {
    match side {
        Side::South => SOUTH,
        Side::North => NORTH,
    }
}

fn letter(pit: Pit) -> char {
    let player = player(pit.owner());
    match pit {
        Pit::House(_, house) => player.houses.chars().nth(house.index()).expect("six houses"),
        Pit::Store(_) => player.store,
    }
}
