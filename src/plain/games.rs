//! The games on disk: told in a list with numbers, and taken from it.

use std::path::PathBuf;

use super::host::{Host, Trouble};
use crate::say;
use crate::storage::{InUse, Shelf, StorageError, Summary};
use crate::text::{self, Text, shorten};

/// How many games are told at once.
const PAGE: usize = 10;

/// The longest name that is told, in characters.
const LONGEST_NAME: usize = 60;

/// The games by the numbers with which they were told last.
#[derive(Default)]
pub struct Numbers(Vec<PathBuf>);

/// The game that can be gone on with, if there is one: that which was written last.
pub fn unfinished(host: &mut Host<'_>) -> Option<String> {
    let games = host.store().ok()?.list().games;
    let goes_on = |game: &&Summary| {
        let is_free = game.shelf == Shelf::Unfinished && game.in_use != InUse::Elsewhere;
        is_free && !game.position.is_over()
    };
    let game = games.iter().find(goes_on)?;
    Some(say!(
        host.text,
        "menu-unfinished",
        seats = text::opponents(&host.text, &game.seats),
        state = text::standing(&host.text, &game.position, game.turns),
    ))
}

impl Numbers {
    /// Tells the games from a number on, the one written last first, and what is wrong with other files.
    pub fn tell(&mut self, from: &str, host: &mut Host<'_>) -> Result<(), Trouble> {
        let listing = host.store()?.list();
        self.0 = listing.games.iter().map(|game| game.path.clone()).collect();
        let count = listing.games.len();
        if count == 0 {
            host.say(say!(host.text, "no-games"))?;
        }
        let first: usize = match from.parse() {
            _ if from.is_empty() => 1,
            Ok(number) if (1..=count).contains(&number) => number,
            _ => return Err(Trouble::Wrong(say!(host.text, "no-such-number", count = count))),
        };
        let games = listing.games.iter().enumerate().skip(first - 1).take(PAGE);
        for (index, game) in games {
            host.say(told(&host.text, index + 1, game))?;
        }
        let next = first + PAGE;
        if next <= count {
            let rest = count + 1 - next;
            host.say(say!(host.text, "games-more", count = rest, next = next))?;
        }
        for problem in &listing.problems {
            let reason = host.reason(problem);
            host.say(say!(host.text, "games-problem", reason = reason))?;
        }
        if count > 0 {
            host.say(say!(host.text, "games-load"))?;
        }
        Ok(())
    }

    /// The file of a game that is called by its number or by its name.
    pub fn find(&self, name: &str, host: &mut Host<'_>) -> Result<PathBuf, Trouble> {
        let store = host.store()?;
        let Ok(number) = name.parse::<usize>() else {
            let found = store.find(name);
            return found.map_err(|error| not_opened(host, &error));
        };
        let listed;
        let paths = match &self.0[..] {
            [] => {
                let games = store.list().games.into_iter();
                listed = games.map(|game| game.path).collect::<Vec<_>>();
                &listed
            }
            paths => paths,
        };
        let path = number.checked_sub(1).and_then(|index| paths.get(index));
        let count = paths.len();
        path.cloned()
            .ok_or_else(|| Trouble::Wrong(say!(host.text, "no-such-number", count = count)))
    }
}

/// That a game cannot be opened, and why.
pub fn not_opened(host: &Host<'_>, error: &StorageError) -> Trouble {
    let reason = host.reason(error);
    Trouble::Wrong(say!(host.text, "load-failed", reason = reason))
}

/// A game with its number, in a sentence or two.
fn told(text: &Text, number: usize, game: &Summary) -> String {
    let mut words = say!(
        text,
        "listed-game",
        number = number,
        shelf = game.shelf.to_string(),
        name = shorten(&game.name(), LONGEST_NAME),
        seats = text::opponents(text, &game.seats),
        state = text::standing(text, &game.position, game.turns),
    );
    if let Some(date) = &game.date {
        words += &say!(text, "listed-date", date = shorten(date, LONGEST_NAME));
    }
    if game.in_use == InUse::Elsewhere {
        words += &say!(text, "listed-elsewhere");
    }
    words + "."
}
