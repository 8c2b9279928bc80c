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
    /// Things to do.
    Menu(MenuKind, Menu),
    /// The choices for a new game.
    NewGame(Row),
    /// The settings.
    Settings(Preference),
    /// The game.
    Table(Box<Table>),
    /// The games on disk.
    Games(Games),
    /// A name that is being typed.
    Naming(Naming),
    /// Learning to play.
    Lesson(Box<Lesson>),
    /// Puzzles to solve.
    Puzzles(Box<Puzzles>),
    /// A game gone through again.
    Review(Box<Review>),
    /// A text to read.
    Reading(Reading),
}

/// What the things to do in a menu are about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenuKind {
    /// What the program opens with.
    Start,
    /// The menu of a game.
    Pause,
    /// The result of a game.
    Over,
    /// The question whether to leave a game.
    Leave,
    /// The question whether to delete a game.
    Delete,
    /// What one can do with what one has learnt.
    Taught,
    /// Against whom to try another sow in a review.
    PlayOn,
}

impl Screen {
    /// The menu on it, if it is one.
    pub fn menu(&self) -> Option<&Menu> {
        match self {
            Screen::Menu(_, menu) => Some(menu),
            _ => None,
        }
    }

    /// The menu on it, if it is one.
    pub(super) fn menu_mut(&mut self) -> Option<&mut Menu> {
        match self {
            Screen::Menu(_, menu) => Some(menu),
            _ => None,
        }
    }

    /// Where keys are pressed on it.
    pub fn context(&self) -> Context {
        match self {
            Screen::Menu(..) => Context::Menu,
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
