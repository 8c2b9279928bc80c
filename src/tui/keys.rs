//! Which key does what: the one table that dispatches keys, fills the footer and the help.

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
    /// Show the keys.
    Help,
    /// Show the rules in force.
    Rules,
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
    keys: &'static [(KeyCode, KeyModifiers)],
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

    /// The keys themselves; none for the houses, each of which is an action of its own.
    pub fn codes(&self) -> impl Iterator<Item = KeyCode> {
        self.keys.iter().map(|(code, _)| *code)
    }

    /// What they ask for.
    pub fn action(&self) -> Action {
        self.action
    }
}

/// The keys of a context, in the order of the footer.
pub fn bindings(context: Context) -> &'static [Binding] {
    match context {
        Context::Table => TABLE,
        Context::Lesson => LESSON,
        Context::Told => TOLD,
        Context::Wrong => WRONG,
        Context::Finished => FINISHED,
        Context::Puzzle => PUZZLE,
        Context::Missed => MISSED,
        Context::Solved => SOLVED,
        Context::Review => REVIEW,
        Context::Menu => MENU,
        Context::Form => FORM,
        Context::Settings => SETTINGS,
        Context::Games => GAMES,
        Context::Naming => NAMING,
        Context::Reading => READING,
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
        .iter()
        .chain(EVERYWHERE)
        .find(|binding| binding.keys.contains(&(key.code, modifiers)))
        .map(|binding| binding.action)
}

const NONE: KeyModifiers = KeyModifiers::NONE;

const fn char(c: char) -> (KeyCode, KeyModifiers) {
    (KeyCode::Char(c), NONE)
}

const LEFT: &[(KeyCode, KeyModifiers)] = &[(KeyCode::Left, NONE), char('h')];
const RIGHT: &[(KeyCode, KeyModifiers)] = &[(KeyCode::Right, NONE), char('l')];
const UP: &[(KeyCode, KeyModifiers)] = &[(KeyCode::Up, NONE), char('k'), (KeyCode::BackTab, NONE)];
const DOWN: &[(KeyCode, KeyModifiers)] = &[(KeyCode::Down, NONE), char('j'), (KeyCode::Tab, NONE)];
const PAGE_UP: &[(KeyCode, KeyModifiers)] = &[(KeyCode::PageUp, NONE), char('b')];
const PAGE_DOWN: &[(KeyCode, KeyModifiers)] = &[(KeyCode::PageDown, NONE), char(' '), (KeyCode::Enter, NONE)];
const FIRST: &[(KeyCode, KeyModifiers)] = &[(KeyCode::Home, NONE), char('g')];
const LAST: &[(KeyCode, KeyModifiers)] = &[(KeyCode::End, NONE), char('G')];
const CONFIRM: &[(KeyCode, KeyModifiers)] = &[(KeyCode::Enter, NONE), char(' ')];
const CONTROL_C: &[(KeyCode, KeyModifiers)] = &[(KeyCode::Char('c'), KeyModifiers::CONTROL)];
const CONTROL_Z: &[(KeyCode, KeyModifiers)] = &[(KeyCode::Char('z'), KeyModifiers::CONTROL)];
const DELETE: &[(KeyCode, KeyModifiers)] = &[char('d'), (KeyCode::Delete, NONE)];
const BACK: &[(KeyCode, KeyModifiers)] = &[(KeyCode::Esc, NONE), (KeyCode::Backspace, NONE)];

const fn binding(
    keys: &'static [(KeyCode, KeyModifiers)],
    action: Action,
    shown: Shown,
    says: Option<&'static str>,
) -> Binding {
    Binding {
        keys,
        action,
        shown,
        says,
    }
}

const HELP: Binding = binding(&[char('?')], Action::Help, Shown::As("?"), Some("key-help"));
const RULES: Binding = binding(&[char('R')], Action::Rules, Shown::As("R"), Some("key-rules"));
const QUIT: Binding = binding(&[char('q')], Action::Quit, Shown::As("q"), Some("key-quit"));

const ANSWER: Binding = binding(&[char('t')], Action::Hint, Shown::As("t"), Some("key-answer"));
const NEXT_PUZZLE: Binding = binding(
    &[char('n')],
    Action::Next,
    Shown::As("n"),
    Some("key-next-puzzle"),
);
const HARDER: Binding = binding(UP, Action::Up, Shown::UpDown, Some("key-difficulty"));
const EASIER: Binding = binding(DOWN, Action::Down, Shown::UpDown, None);

/// The keys that do the same on every screen.
pub const EVERYWHERE: &[Binding] = &[
    HELP,
    RULES,
    QUIT,
    binding(
        CONTROL_C,
        Action::Interrupt,
        Shown::As("Ctrl-C"),
        Some("key-interrupt"),
    ),
    binding(
        CONTROL_Z,
        Action::Suspend,
        Shown::As("Ctrl-Z"),
        Some("key-suspend"),
    ),
];

const TABLE: &[Binding] = &[
    // The digits themselves are in `action`, since each is a house of its own.
    binding(&[], Action::Confirm, Shown::As("1-6"), Some("key-sow")),
    binding(&[char('u')], Action::Undo, Shown::As("u"), Some("key-undo")),
    binding(BACK, Action::Back, Shown::Escape, Some("key-menu")),
    HELP,
    binding(&[char('t')], Action::Hint, Shown::As("t"), Some("key-hint")),
    QUIT,
    binding(&[char('r')], Action::Redo, Shown::As("r"), Some("key-redo")),
    binding(LEFT, Action::Left, Shown::LeftRight, Some("key-look")),
    binding(RIGHT, Action::Right, Shown::LeftRight, None),
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some("key-sow-chosen")),
    RULES,
];

const LESSON: &[Binding] = &[
    binding(&[], Action::Confirm, Shown::As("1-6"), Some("key-sow")),
    binding(LEFT, Action::Left, Shown::LeftRight, Some("key-look")),
    binding(RIGHT, Action::Right, Shown::LeftRight, None),
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some("key-sow-chosen")),
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    HELP,
    RULES,
    QUIT,
];

const WRONG: &[Binding] = &[
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some("key-retry")),
    binding(&[char('u')], Action::Undo, Shown::As("u"), None),
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    HELP,
    RULES,
    QUIT,
];

const TOLD: &[Binding] = &[
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some("key-go-on")),
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    HELP,
    RULES,
    QUIT,
];

const FINISHED: &[Binding] = &[
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some("key-result")),
    binding(&[char('u')], Action::Undo, Shown::As("u"), Some("key-undo")),
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    HELP,
    RULES,
    QUIT,
];

const PUZZLE: &[Binding] = &[
    binding(&[], Action::Confirm, Shown::As("1-6"), Some("key-sow")),
    ANSWER,
    NEXT_PUZZLE,
    HARDER,
    EASIER,
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    binding(LEFT, Action::Left, Shown::LeftRight, Some("key-look")),
    binding(RIGHT, Action::Right, Shown::LeftRight, None),
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some("key-sow-chosen")),
    HELP,
    RULES,
    QUIT,
];

const MISSED: &[Binding] = &[
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some("key-retry")),
    binding(&[char('u')], Action::Undo, Shown::As("u"), None),
    ANSWER,
    NEXT_PUZZLE,
    HARDER,
    EASIER,
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    HELP,
    RULES,
    QUIT,
];

const SOLVED: &[Binding] = &[
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some("key-next-puzzle")),
    binding(&[char('n')], Action::Next, Shown::As("n"), None),
    HARDER,
    EASIER,
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    HELP,
    RULES,
    QUIT,
];

const REVIEW: &[Binding] = &[
    binding(LEFT, Action::Left, Shown::LeftRight, Some("key-step")),
    binding(RIGHT, Action::Right, Shown::LeftRight, None),
    binding(
        &[char('n')],
        Action::NextSlip,
        Shown::As("n"),
        Some("key-next-slip"),
    ),
    binding(
        &[char('p')],
        Action::PreviousSlip,
        Shown::As("p"),
        Some("key-previous-slip"),
    ),
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some("key-play-on")),
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    binding(FIRST, Action::First, Shown::As("Home"), Some("key-first")),
    binding(LAST, Action::Last, Shown::As("End"), Some("key-last")),
    HELP,
    RULES,
    QUIT,
];

const MENU: &[Binding] = &[
    binding(UP, Action::Up, Shown::UpDown, Some("key-choose")),
    binding(DOWN, Action::Down, Shown::UpDown, None),
    binding(LEFT, Action::Left, Shown::LeftRight, Some("key-change")),
    binding(RIGHT, Action::Right, Shown::LeftRight, None),
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some("key-do")),
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    HELP,
    RULES,
    QUIT,
];

const FORM: &[Binding] = &[
    binding(UP, Action::Up, Shown::UpDown, Some("key-choose")),
    binding(DOWN, Action::Down, Shown::UpDown, None),
    binding(LEFT, Action::Left, Shown::LeftRight, Some("key-change")),
    binding(RIGHT, Action::Right, Shown::LeftRight, None),
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some("key-begin")),
    binding(&[char('n')], Action::Name, Shown::As("n"), Some("key-name")),
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    HELP,
    RULES,
    QUIT,
];

const GAMES: &[Binding] = &[
    binding(UP, Action::Up, Shown::UpDown, Some("key-choose")),
    binding(DOWN, Action::Down, Shown::UpDown, None),
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some("key-open")),
    binding(&[char('n')], Action::Name, Shown::As("n"), Some("key-name")),
    binding(DELETE, Action::Delete, Shown::As("d"), Some("key-delete")),
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    binding(&[(KeyCode::PageUp, NONE)], Action::PageUp, Shown::Space, None),
    binding(&[(KeyCode::PageDown, NONE)], Action::PageDown, Shown::Space, None),
    HELP,
    RULES,
    QUIT,
];

const NAMING: &[Binding] = &[
    binding(
        &[(KeyCode::Enter, NONE)],
        Action::Confirm,
        Shown::Enter,
        Some("key-take"),
    ),
    binding(
        &[(KeyCode::Esc, NONE)],
        Action::Back,
        Shown::Escape,
        Some("key-back"),
    ),
];

const SETTINGS: &[Binding] = &[
    binding(UP, Action::Up, Shown::UpDown, Some("key-choose")),
    binding(DOWN, Action::Down, Shown::UpDown, None),
    binding(LEFT, Action::Left, Shown::LeftRight, Some("key-change")),
    binding(RIGHT, Action::Right, Shown::LeftRight, None),
    binding(CONFIRM, Action::Back, Shown::Enter, None),
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    HELP,
    RULES,
    QUIT,
];

const READING: &[Binding] = &[
    binding(UP, Action::Up, Shown::UpDown, Some("key-scroll")),
    binding(DOWN, Action::Down, Shown::UpDown, None),
    binding(PAGE_DOWN, Action::PageDown, Shown::Space, Some("key-page")),
    binding(PAGE_UP, Action::PageUp, Shown::Space, None),
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    HELP,
    RULES,
    QUIT,
];

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
            for binding in bindings(context).iter().chain(EVERYWHERE) {
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
            for binding in bindings(context).iter().chain(EVERYWHERE) {
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
