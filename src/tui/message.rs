//! What can happen.

use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Size;

use super::view::Target;
use crate::ai::Thought;
use crate::game::Game;
use crate::review::{Insight, Puzzle};
use crate::storage::{Listing, Statistics};

/// Something that happened.
#[derive(Debug)]
pub enum Msg {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was used.
    Mouse {
        /// What was done with it.
        gesture: Gesture,
        /// At what, as it was drawn last.
        target: Option<Target>,
    },
    /// The terminal has this size now.
    Resize(Size),
    /// The time asked for with [`TickIn`](super::effect::Effect::TickIn) has passed.
    Tick,
    /// The built-in player says what it sees so far.
    Seen {
        /// The question's number.
        ticket: u64,
        /// What it thinks so far.
        thought: Thought,
    },
    /// The built-in player has answered.
    Answer {
        /// The question's number.
        ticket: u64,
        /// What it thinks.
        thought: Thought,
    },
    /// Something was found out about a position of a game that is studied.
    Learned {
        /// The number of the question.
        ticket: u64,
        /// How many sows were played before it.
        ply: usize,
        /// What was found out.
        insight: Insight,
    },
    /// A puzzle was made.
    PuzzleMade {
        /// The number of the question.
        ticket: u64,
        /// The puzzle.
        puzzle: Box<Puzzle>,
    },
    /// A game was saved, and where; or why not.
    Saved(Result<String, String>),
    /// The settings were saved, or why not.
    SettingsSaved(Result<(), String>),
    /// Something was done with the games on disk.
    Games(Report),
}

/// What came of something that was done with the games on disk.
#[derive(Debug)]
pub enum Report {
    /// These are there.
    Listed(Listing),
    /// The finished ones add up to this.
    AddedUp(Statistics),
    /// A game was taken from its shelf.
    Opened(Box<Game>),
    /// A game was read to be gone through.
    Read(Box<Game>),
    /// A game has another name.
    Renamed,
    /// A game is no more.
    Deleted,
    /// A copy has this name.
    Kept(String),
    /// This game can be gone on with.
    Unfinished(Option<Box<Game>>),
    /// It could not be done.
    Failed(String),
}

/// What one does with the mouse.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gesture {
    /// Points at something.
    Point,
    /// Clicks on it.
    Click,
    /// Turns the wheel away from oneself.
    WheelUp,
    /// Turns the wheel towards oneself.
    WheelDown,
}
