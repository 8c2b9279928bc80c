//! The screens, and what can be chosen on them.

use super::games::Games;
use super::keys::Context;
use super::lesson::{Lesson, Verdict};
use super::naming::Naming;
use super::preferences::Preference;
use super::puzzles::{Outcome, Puzzles};
use super::reading::Reading;
use super::review::Review;
use super::setup::Row;
use super::table::Table;
use crate::ai::Level;

/// A screen, with what is chosen on it.
#[derive(Debug)]
pub enum Screen {
    /// What the program opens with.
    Start(Menu),
    /// The choices for a new game.
    NewGame(Row),
    /// The settings.
    Settings(Preference),
    /// The game.
    Table(Box<Table>),
    /// The menu of a game.
    Pause(Menu),
    /// The result of a game.
    Over(Menu),
    /// The question whether to leave a game.
    Leave(Menu),
    /// The games on disk.
    Games(Games),
    /// The question whether to delete a game.
    Delete(Menu),
    /// A name that is being typed.
    Naming(Naming),
    /// Learning to play.
    Lesson(Box<Lesson>),
    /// What one can do with what one has learnt.
    Taught(Menu),
    /// Puzzles to solve.
    Puzzles(Box<Puzzles>),
    /// A game gone through again.
    Review(Box<Review>),
    /// Against whom to play on from a position of a review.
    PlayOn(Menu),
    /// A text to read.
    Reading(Reading),
}

impl Screen {
    /// The menu on it, if it is one.
    pub fn menu(&self) -> Option<&Menu> {
        match self {
            Screen::Start(menu)
            | Screen::Pause(menu)
            | Screen::Over(menu)
            | Screen::Leave(menu)
            | Screen::Delete(menu)
            | Screen::Taught(menu)
            | Screen::PlayOn(menu) => Some(menu),
            _ => None,
        }
    }

    /// The menu on it, if it is one.
    pub(super) fn menu_mut(&mut self) -> Option<&mut Menu> {
        match self {
            Screen::Start(menu)
            | Screen::Pause(menu)
            | Screen::Over(menu)
            | Screen::Leave(menu)
            | Screen::Delete(menu)
            | Screen::Taught(menu)
            | Screen::PlayOn(menu) => Some(menu),
            _ => None,
        }
    }

    /// Where keys are pressed on it.
    pub fn context(&self) -> Context {
        match self {
            Screen::Start(_)
            | Screen::Pause(_)
            | Screen::Over(_)
            | Screen::Leave(_)
            | Screen::Delete(_)
            | Screen::Taught(_)
            | Screen::PlayOn(_) => Context::Menu,
            Screen::Games(_) => Context::Games,
            Screen::Naming(_) => Context::Naming,
            Screen::Puzzles(puzzles) => match puzzles.outcome() {
                Outcome::Awaited | Outcome::Open => Context::Puzzle,
                Outcome::Missed(_) => Context::Missed,
                Outcome::Solved | Outcome::Told => Context::Solved,
            },
            Screen::Review(_) => Context::Review,
            Screen::Lesson(lesson) => match lesson.verdict() {
                Verdict::Open => Context::Lesson,
                Verdict::Right => Context::Told,
                Verdict::Wrong => Context::Wrong,
            },
            Screen::NewGame(_) => Context::Form,
            Screen::Settings(_) => Context::Settings,
            Screen::Table(table) => match table.is_finished() {
                true => Context::Finished,
                false => Context::Table,
            },
            Screen::Reading(_) => Context::Reading,
        }
    }
}

/// A list of things to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Menu {
    /// What can be done, at least one thing.
    pub items: Vec<Item>,
    /// Which one is chosen.
    pub chosen: usize,
}

impl Menu {
    /// A menu with its first item chosen.
    pub fn new(items: impl Into<Vec<Item>>) -> Menu {
        Menu {
            items: items.into(),
            chosen: 0,
        }
    }

    /// The item that is chosen.
    pub fn item(&self) -> Item {
        self.items[self.chosen]
    }
}

/// Something to do from a menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// Go on with the unfinished game.
    Resume,
    /// Choose a new game.
    NewGame,
    /// Play the same again.
    Again,
    /// Play again with the seats changed.
    SwapSeats,
    /// Go back to the board.
    Board,
    /// Look at the board on which a game ended.
    Look,
    /// Change the speed of the animation.
    Speed,
    /// Change the settings.
    Settings,
    /// Go through the game again.
    Review,
    /// Play on from a position of a review against this level, or against another person.
    PlayOn(Option<Level>),
    /// Choose one of the games on disk.
    Games,
    /// Read what the finished games add up to.
    Statistics,
    /// Put a copy of the game aside under a name.
    Save,
    /// Do not delete the game.
    KeepGame,
    /// Delete the game.
    DeleteGame,
    /// Learn to play.
    Learn,
    /// Solve puzzles.
    Puzzles,
    /// Play against the weakest level.
    PlayBeginner,
    /// Read the keys.
    Keys,
    /// Read the rules.
    Rules,
    /// Go to the start screen.
    Start,
    /// Leave the program.
    Quit,
}

impl Item {
    /// Whether it shows a value that can be changed.
    pub fn has_value(self) -> bool {
        self == Item::Speed
    }
}
