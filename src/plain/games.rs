//! The games on disk: told in a list with numbers, and taken from it.

use std::path::{Path, PathBuf};

use super::host::{Host, Trouble};
use crate::say;
use crate::storage::{InUse, Listing, Shelf, StorageError, Store, Summary, name_of};
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
        state = text::standing(&host.text, &game.position, game.turn_number),
    ))
}

/// Why no game can be gone on with: there is none, or those that there are cannot be.
pub fn none_unfinished(host: &mut Host<'_>) -> Result<String, Trouble> {
    let elsewhere = host.store()?.count_elsewhere();
    let left_out = host.left_out();
    let why = match elsewhere {
        0 if left_out.is_empty() => say!(host.text, "resume-nothing"),
        0 => say!(host.text, "resume-left-out"),
        count => say!(host.text, "resume-elsewhere", count = count),
    };
    Ok([vec![why], left_out].concat().join("\n"))
}

impl Numbers {
    /// Tells the games from a number on, the one written last first, and what is wrong with other files.
    pub fn tell(&mut self, from: &str, host: &mut Host<'_>) -> Result<(), Trouble> {
        let listing = host.store()?.list();
        self.0 = paths(&listing);
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
    pub fn find(&mut self, name: &str, host: &mut Host<'_>) -> Result<PathBuf, Trouble> {
        let store = host.store()?;
        let named = store.find(name);
        if !name.chars().all(|c| c.is_ascii_digit()) {
            return named.map_err(|error| not_opened(host, &error));
        }
        let now = paths(&store.list());
        if self.0.is_empty() {
            self.0.clone_from(&now);
        }
        let number: usize = name.parse().unwrap_or(usize::MAX);
        let numbered = number.checked_sub(1).and_then(|index| self.0.get(index));
        let numbered = numbered.map(|path| where_it_is(store, path));
        let found = match (named, numbered) {
            (Err(StorageError::NoSuchGame(_)), Some(numbered)) => numbered,
            (Err(StorageError::NoSuchGame(_)), None) if self.0 == now => {
                let count = now.len();
                return Err(Trouble::Wrong(say!(host.text, "no-such-number", count = count)));
            }
            (Err(StorageError::NoSuchGame(_)), None) => {
                self.tell("", host)?;
                return Err(Trouble::Wrong(say!(host.text, "list-changed")));
            }
            (Ok(named), Some(Ok(numbered))) if named != numbered => Err(StorageError::SeveralGames(
                [named, numbered].map(|path| full_name(&path)).into(),
            )),
            (named, _) => named,
        };
        found.map_err(|error| not_opened(host, &error))
    }
}

fn paths(listing: &Listing) -> Vec<PathBuf> {
    listing.games.iter().map(|game| game.path.clone()).collect()
}

/// The file of a game that was there, or on another shelf if it has been moved since.
fn where_it_is(store: &Store, path: &Path) -> Result<PathBuf, StorageError> {
    match path.exists() {
        true => Ok(path.to_owned()),
        false => store.find(&name_of(path)),
    }
}

/// The name of a game that is told apart from those on other shelves.
fn full_name(path: &Path) -> String {
    let shelf = path.parent().and_then(Path::file_name).unwrap_or_default();
    format!("{}/{}", shelf.to_string_lossy(), name_of(path))
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
        state = text::standing(text, &game.position, game.turn_number),
    );
    if let Some(date) = &game.date {
        words += &say!(text, "listed-date", date = shorten(date, LONGEST_NAME));
    }
    if game.in_use == InUse::Elsewhere {
        words += &say!(text, "listed-elsewhere");
    }
    words + "."
}
