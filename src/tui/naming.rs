//! A line in which a person types a name.

use std::path::PathBuf;

use kalaha_rules::Side;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui_input::{Input, InputRequest};

/// The most characters of a name.
const LONGEST: usize = 60;

/// A name that is being typed.
#[derive(Debug)]
pub struct Naming {
    purpose: Purpose,
    input: Input,
    problem: Option<String>,
}

/// What gets the name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Purpose {
    /// The person at a side.
    Seat(Side),
    /// A copy of the game at the table.
    Keep,
    /// The game in this file.
    Rename(PathBuf),
}

impl Naming {
    /// A line with a name to begin with.
    pub fn new(purpose: Purpose, name: &str) -> Naming {
        Naming {
            purpose,
            input: name.into(),
            problem: None,
        }
    }

    /// What gets the name.
    pub fn purpose(&self) -> &Purpose {
        &self.purpose
    }

    /// What was typed, and where the cursor is.
    pub fn input(&self) -> &Input {
        &self.input
    }

    /// Why the name cannot be taken.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// Says why the name cannot be taken.
    pub(super) fn complain(&mut self, problem: String) {
        self.problem = Some(problem);
    }

    /// Types a key. Returns whether it means something in a line of text.
    pub(super) fn typed(&mut self, key: KeyEvent) -> bool {
        let Some(request) = request(key) else {
            return false;
        };
        let is_full = self.input.value().chars().count() >= LONGEST;
        if !(is_full && matches!(request, InputRequest::InsertChar(_))) {
            self.input.handle(request);
            self.problem = None;
        }
        true
    }
}

fn request(key: KeyEvent) -> Option<InputRequest> {
    use InputRequest::*;
    Some(match (key.code, key.modifiers - KeyModifiers::SHIFT) {
        (KeyCode::Char(c), KeyModifiers::NONE) => InsertChar(c),
        (KeyCode::Backspace, KeyModifiers::NONE) => DeletePrevChar,
        (KeyCode::Delete, KeyModifiers::NONE) => DeleteNextChar,
        (KeyCode::Left, KeyModifiers::NONE) => GoToPrevChar,
        (KeyCode::Right, KeyModifiers::NONE) => GoToNextChar,
        (KeyCode::Home, KeyModifiers::NONE) | (KeyCode::Char('a'), KeyModifiers::CONTROL) => GoToStart,
        (KeyCode::End, KeyModifiers::NONE) | (KeyCode::Char('e'), KeyModifiers::CONTROL) => GoToEnd,
        (KeyCode::Char('w'), KeyModifiers::CONTROL) => DeletePrevWord,
        (KeyCode::Char('u'), KeyModifiers::CONTROL) => DeleteLine,
        _ => return None,
    })
}
