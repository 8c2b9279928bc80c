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

/// The keys of a context, in the order of the footer.
pub fn bindings(context: Context) -> impl Iterator<Item = &'static Binding> + Clone {
    let (own, common) = match context {
        Context::Table => (TABLE, NO_OTHERS),
        Context::Lesson => (LESSON, WAYS_ON),
        Context::Told => (TOLD, WAYS_ON),
        Context::Wrong => (WRONG, WAYS_ON),
        Context::Finished => (FINISHED, WAYS_ON),
        Context::Puzzle => (PUZZLE, WAYS_ON),
        Context::Missed => (MISSED, WAYS_ON),
        Context::Solved => (SOLVED, WAYS_ON),
        Context::Review => (REVIEW, WAYS_ON),
        Context::Menu => (MENU, WAYS_ON),
        Context::Form => (FORM, WAYS_ON),
        Context::Settings => (SETTINGS, WAYS_ON),
        Context::Games => (GAMES, WAYS_ON),
        Context::Naming => (NAMING, NO_OTHERS),
        Context::Reading => (READING, WAYS_ON),
    };
    own.iter().chain(common)
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

const fn char(c: char) -> (KeyCode, KeyModifiers) {
    (KeyCode::Char(c), NONE)
}

const LEFT: Keys = &[(KeyCode::Left, NONE), char('h')];
const RIGHT: Keys = &[(KeyCode::Right, NONE), char('l')];
const UP: Keys = &[(KeyCode::Up, NONE), char('k'), (KeyCode::BackTab, NONE)];
const DOWN: Keys = &[(KeyCode::Down, NONE), char('j'), (KeyCode::Tab, NONE)];
const PAGE_UP: Keys = &[(KeyCode::PageUp, NONE), char('b')];
const PAGE_DOWN: Keys = &[(KeyCode::PageDown, NONE), char(' '), (KeyCode::Enter, NONE)];
const FIRST: Keys = &[(KeyCode::Home, NONE), char('g')];
const LAST: Keys = &[(KeyCode::End, NONE), char('G')];
const CONFIRM: Keys = &[(KeyCode::Enter, NONE), char(' ')];
const CONTROL_C: Keys = &[(KeyCode::Char('c'), KeyModifiers::CONTROL)];
const CONTROL_Z: Keys = &[(KeyCode::Char('z'), KeyModifiers::CONTROL)];
const DELETE: Keys = &[char('d'), (KeyCode::Delete, NONE)];
const ENTER: Keys = &[(KeyCode::Enter, NONE)];
const ESCAPE: Keys = &[(KeyCode::Esc, NONE)];
const BACK: Keys = &[(KeyCode::Esc, NONE), (KeyCode::Backspace, NONE)];

const fn binding(keys: Keys, action: Action, shown: Shown, says: Option<&'static str>) -> Binding {
    Binding {
        keys,
        action,
        shown,
        says,
    }
}

const fn key(keys: Keys, action: Action, shown: &'static str, says: &'static str) -> Binding {
    binding(keys, action, Shown::As(shown), Some(says))
}

const HELP: Binding = key(&[char('?')], Action::Help, "?", "key-help");
const RULES: Binding = key(&[char('R')], Action::Rules, "R", "key-rules");
const QUIT: Binding = key(&[char('q')], Action::Quit, "q", "key-quit");

/// The keys that do the same on every screen.
pub const EVERYWHERE: &[Binding] = &[
    HELP,
    RULES,
    QUIT,
    key(CONTROL_C, Action::Interrupt, "Ctrl-C", "key-interrupt"),
    key(CONTROL_Z, Action::Suspend, "Ctrl-Z", "key-suspend"),
];

/// How one goes on from most screens.
const WAYS_ON: &[Binding] = &[
    binding(BACK, Action::Back, Shown::Escape, Some("key-back")),
    HELP,
    RULES,
    QUIT,
];
const NO_OTHERS: &[Binding] = &[];

const fn enter(says: &'static str) -> Binding {
    binding(CONFIRM, Action::Confirm, Shown::Enter, Some(says))
}

const fn left(says: &'static str) -> Binding {
    binding(LEFT, Action::Left, Shown::LeftRight, Some(says))
}

const fn up(says: &'static str) -> Binding {
    binding(UP, Action::Up, Shown::UpDown, Some(says))
}

/// The opposite of [`left`], which is shown together with it.
const TO_THE_RIGHT: Binding = binding(RIGHT, Action::Right, Shown::LeftRight, None);
/// The opposite of [`up`].
const DOWNWARDS: Binding = binding(DOWN, Action::Down, Shown::UpDown, None);

// The digits themselves are in `action`, since each is a house of its own.
const SOW: Binding = key(&[], Action::Confirm, "1-6", "key-sow");
const UNDO: Binding = key(&[char('u')], Action::Undo, "u", "key-undo");
const ANSWER: Binding = key(&[char('t')], Action::Hint, "t", "key-answer");
const NEXT_PUZZLE: Binding = key(&[char('n')], Action::Next, "n", "key-next-puzzle");
const NAME: Binding = key(&[char('n')], Action::Name, "n", "key-name");
const GO_THROUGH: Binding = key(&[char('v')], Action::Review, "v", "key-review");

const TABLE: &[Binding] = &[
    SOW,
    UNDO,
    binding(BACK, Action::Back, Shown::Escape, Some("key-menu")),
    HELP,
    key(&[char('t')], Action::Hint, "t", "key-hint"),
    QUIT,
    left("key-look"),
    TO_THE_RIGHT,
    enter("key-sow-chosen"),
    // It comes and goes, and so is last but for what is on every screen: the others keep their places.
    key(&[char('r')], Action::Redo, "r", "key-redo"),
    RULES,
];

const LESSON: &[Binding] = &[SOW, left("key-look"), TO_THE_RIGHT, enter("key-sow-chosen")];

const WRONG: &[Binding] = &[
    enter("key-retry"),
    binding(&[char('u')], Action::Undo, Shown::As("u"), None),
];

const TOLD: &[Binding] = &[enter("key-go-on")];

const FINISHED: &[Binding] = &[enter("key-result"), UNDO, GO_THROUGH];

const PUZZLE: &[Binding] = &[
    SOW,
    ANSWER,
    NEXT_PUZZLE,
    up("key-difficulty"),
    DOWNWARDS,
    left("key-look"),
    TO_THE_RIGHT,
    enter("key-sow-chosen"),
];

const MISSED: &[Binding] = &[
    enter("key-retry"),
    binding(&[char('u')], Action::Undo, Shown::As("u"), None),
    ANSWER,
    NEXT_PUZZLE,
    up("key-difficulty"),
    DOWNWARDS,
];

const SOLVED: &[Binding] = &[
    enter("key-next-puzzle"),
    binding(&[char('n')], Action::Next, Shown::As("n"), None),
    up("key-difficulty"),
    DOWNWARDS,
];

const REVIEW: &[Binding] = &[
    left("key-step"),
    TO_THE_RIGHT,
    key(&[char('n')], Action::NextSlip, "n", "key-next-slip"),
    key(&[char('p')], Action::PreviousSlip, "p", "key-previous-slip"),
    enter("key-play-on"),
    key(&[char('s')], Action::Summary, "s", "key-summary"),
    key(FIRST, Action::First, "Home", "key-first"),
    key(LAST, Action::Last, "End", "key-last"),
];

const MENU: &[Binding] = &[
    up("key-choose"),
    DOWNWARDS,
    left("key-change"),
    TO_THE_RIGHT,
    enter("key-do"),
];

const FORM: &[Binding] = &[
    up("key-choose"),
    DOWNWARDS,
    left("key-change"),
    TO_THE_RIGHT,
    enter("key-begin"),
    NAME,
];

const GAMES: &[Binding] = &[
    up("key-choose"),
    DOWNWARDS,
    enter("key-open"),
    GO_THROUGH,
    NAME,
    key(DELETE, Action::Delete, "d", "key-delete"),
    binding(&[(KeyCode::PageUp, NONE)], Action::PageUp, Shown::Space, None),
    binding(&[(KeyCode::PageDown, NONE)], Action::PageDown, Shown::Space, None),
];

const NAMING: &[Binding] = &[
    binding(ENTER, Action::Confirm, Shown::Enter, Some("key-take")),
    binding(ESCAPE, Action::Back, Shown::Escape, Some("key-back")),
];

const SETTINGS: &[Binding] = &[
    up("key-choose"),
    DOWNWARDS,
    left("key-change"),
    TO_THE_RIGHT,
    binding(CONFIRM, Action::Back, Shown::Enter, None),
];

const READING: &[Binding] = &[
    up("key-scroll"),
    DOWNWARDS,
    binding(PAGE_DOWN, Action::PageDown, Shown::Space, Some("key-page")),
    binding(PAGE_UP, Action::PageUp, Shown::Space, None),
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
