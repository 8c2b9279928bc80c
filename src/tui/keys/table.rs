//! The table itself: the keys of each context.

use ratatui::crossterm::event::{KeyCode, KeyModifiers};

use super::{Action, Binding, Context, Keys, NONE, Shown};

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
    enter("key-begin"),
    up("key-choose"),
    DOWNWARDS,
    left("key-change"),
    TO_THE_RIGHT,
    NAME,
];

const GAMES: &[Binding] = &[
    enter("key-open"),
    up("key-choose"),
    DOWNWARDS,
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
