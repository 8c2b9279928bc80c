//! Which key does what: the one table that dispatches keys, fills the footer and the help.

mod table;

pub use table::{EVERYWHERE, bindings};

use kalaha_rules::House;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::glyphs::Glyphs;
use crate::say;
use crate::text::Text;

/// What a key asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Sow this house.
    Sow(House),
    /// Go left, or to the value before.
    Left,
    /// Go right, or to the next value.
    Right,
    /// Go up.
    Up,
    /// Go down.
    Down,
    /// Go up by a screen.
    PageUp,
    /// Go down by a screen.
    PageDown,
    /// Do what is chosen.
    Confirm,
    /// Go back to the screen before, or open the menu of the game.
    Back,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Ask what the built-in player would do.
    Hint,
    /// Go to the next one.
    Next,
    /// Go to the beginning.
    First,
    /// Go to the end.
    Last,
    /// Go to the next sow that could have been better.
    NextSlip,
    /// Go to the one before.
    PreviousSlip,
    /// Give a name.
    Name,
    /// Delete.
    Delete,
    /// Go through the game again.
    Review,
    /// Show the keys.
    Help,
    /// Show the rules in force.
    Rules,
    /// Show the game that is gone through in short.
    Summary,
    /// Leave the program; asks when a game goes on.
    Quit,
    /// Leave the program at once.
    Interrupt,
    /// Stop the program until the shell brings it back.
    Suspend,
}

impl Action {
    /// The action that goes the other way and is shown together with this one.
    pub fn opposite(self) -> Option<Action> {
        match self {
            Action::Left => Some(Action::Right),
            Action::Up => Some(Action::Down),
            _ => None,
        }
    }
}

/// Where keys are pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Context {
    /// At the board.
    Table,
    /// At the board of a lesson, with a sow to choose.
    Lesson,
    /// At the board of a lesson, after what was asked for.
    Told,
    /// At the board of a lesson, after something else.
    Wrong,
    /// At the board on which a game has ended.
    Finished,
    /// At the board of a puzzle, with a sow to choose.
    Puzzle,
    /// At a puzzle where something wrong was sown.
    Missed,
    /// At a puzzle whose answer is known.
    Solved,
    /// In a game that is gone through again.
    Review,
    /// In a list of things to do.
    Menu,
    /// In the choices for a new game.
    Form,
    /// In the settings.
    Settings,
    /// In the list of games.
    Games,
    /// In a line where a name is typed; all keys but these belong to the name.
    Naming,
    /// In a text that can be scrolled.
    Reading,
}

/// Keys that do the same.
#[derive(Debug)]
pub struct Binding {
    keys: Keys,
    action: Action,
    /// How the keys are written in the footer and the help.
    shown: Shown,
    /// The message that says what they do; none for keys that go without saying.
    pub says: Option<&'static str>,
}

#[derive(Debug, Clone, Copy)]
enum Shown {
    As(&'static str),
    LeftRight,
    UpDown,
    Enter,
    Escape,
    Space,
}

impl Binding {
    /// How the keys are written.
    pub fn keys(&self, text: &Text, glyphs: &Glyphs) -> String {
        match self.shown {
            Shown::As(keys) => keys.to_owned(),
            Shown::LeftRight => glyphs.left_right.to_owned(),
            Shown::UpDown => glyphs.up_down(text),
            Shown::Enter => say!(text, "enter"),
            Shown::Escape => say!(text, "escape"),
            Shown::Space => say!(text, "space"),
        }
    }

    /// The letters that do the same as the keys that are written, as `h`.
    pub fn letters(&self) -> impl Iterator<Item = char> {
        let is_written = match self.shown {
            Shown::As(keys) => keys,
            _ => " ",
        };
        let letters = self.codes().filter_map(|code| code.as_char());
        letters.filter(move |&letter| !is_written.contains(letter))
    }

    /// The keys themselves; none for the houses, each of which is an action of its own.
    pub fn codes(&self) -> impl Iterator<Item = KeyCode> {
        self.keys.iter().map(|(code, _)| *code)
    }

    /// What they ask for.
    pub fn action(&self) -> Action {
        self.action
    }
}

/// What a key asks for in a context, if anything.
pub fn action(context: Context, key: KeyEvent) -> Option<Action> {
    if let (
        Context::Table | Context::Lesson | Context::Puzzle,
        KeyCode::Char(digit @ '1'..='6'),
        KeyModifiers::NONE,
    ) = (context, key.code, key.modifiers)
    {
        return House::new(digit as u8 - b'0').map(Action::Sow);
    }
    // A capital or a sign needs Shift on some keyboards, and only some terminals report it.
    let modifiers = key.modifiers - KeyModifiers::SHIFT;
    bindings(context)
        .chain(EVERYWHERE)
        .find(|binding| binding.keys.contains(&(key.code, modifiers)))
        .map(|binding| binding.action)
}

type Keys = &'static [(KeyCode, KeyModifiers)];

const NONE: KeyModifiers = KeyModifiers::NONE;

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    const ALL: [Context; 15] = [
        Context::Table,
        Context::Lesson,
        Context::Told,
        Context::Wrong,
        Context::Finished,
        Context::Puzzle,
        Context::Missed,
        Context::Solved,
        Context::Review,
        Context::Menu,
        Context::Form,
        Context::Settings,
        Context::Games,
        Context::Naming,
        Context::Reading,
    ];

    #[test]
    fn no_key_means_two_things_on_one_screen() {
        for context in ALL {
            let mut meaning = HashMap::new();
            for binding in bindings(context).chain(EVERYWHERE) {
                for key in binding.keys {
                    let before = meaning.insert(key, binding.action);
                    assert!(before.is_none_or(|b| b == binding.action), "{context:?} {key:?}");
                }
            }
        }
    }

    #[test]
    fn a_key_means_what_its_binding_says() {
        for context in ALL {
            for binding in bindings(context).chain(EVERYWHERE) {
                for &(code, modifiers) in binding.keys {
                    assert_eq!(
                        action(context, KeyEvent::new(code, modifiers)),
                        Some(binding.action)
                    );
                }
            }
        }
    }

    #[test]
    fn shift_does_not_matter_for_signs_and_control_does() {
        let key = |c, modifiers| action(Context::Table, KeyEvent::new(KeyCode::Char(c), modifiers));
        assert_eq!(key('?', KeyModifiers::SHIFT), Some(Action::Help));
        assert_eq!(key('3', KeyModifiers::NONE), House::new(3).map(Action::Sow));
        assert_eq!(key('u', KeyModifiers::CONTROL), None);
        assert_eq!(key('3', KeyModifiers::CONTROL), None);
        assert_eq!(key('7', KeyModifiers::NONE), None);
    }

    #[test]
    fn the_other_screens_have_no_houses() {
        for context in [
            Context::Told,
            Context::Wrong,
            Context::Finished,
            Context::Menu,
            Context::Form,
            Context::Reading,
        ] {
            assert_eq!(action(context, KeyEvent::new(KeyCode::Char('3'), NONE)), None);
        }
    }
}
