//! The characters the board is drawn with.

use ratatui::symbols::border;

use crate::say;
use crate::storage::settings::GlyphSet;
use crate::text::Text;

/// The characters the board is drawn with, each one column wide if not said otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glyphs {
    /// A seed.
    pub seed: &'static str,
    /// More seeds than there is room for.
    pub more: &'static str,
    /// In front of what is to move or chosen.
    pub pointer: &'static str,
    /// Between parts of a line.
    pub dot: &'static str,
    /// Behind what goes on.
    pub goes_on: &'static str,
    /// The keys to go left and right.
    pub left_right: &'static str,
    /// The border of a pit.
    pub pit: border::Set<'static>,
    /// The border of the pit that is looked at.
    pub looked_at: border::Set<'static>,
    /// The border of the pit where the last seed of the house that is looked at would fall.
    pub target: border::Set<'static>,
    /// A part of the live evaluation that is exact.
    pub exact: &'static str,
    /// A part of the live evaluation that is judged.
    pub judged: &'static str,
    /// The rest of the live evaluation.
    pub rest: &'static str,
    /// Where the live evaluation is even.
    pub even: &'static str,
    /// The digits of large numbers.
    pub digits: &'static Digits,
}

impl Glyphs {
    /// The set that a person has chosen; left to the terminal, by whether it has `unicode`.
    pub fn new(set: GlyphSet, unicode: bool) -> Glyphs {
        match (set, unicode) {
            (GlyphSet::Auto, true) | (GlyphSet::Unicode, _) => UNICODE,
            (GlyphSet::Auto, false) | (GlyphSet::Ascii, _) => ASCII,
        }
    }

    /// A line of text with boxes, drawn with these characters.
    pub fn line(&self, line: String) -> String {
        let plain = |c| match c {
            '─' => '-',
            '│' => '|',
            '╭' | '╮' | '╰' | '╯' | '├' | '┤' | '┬' | '┴' | '┼' => '+',
            other => other,
        };
        match self.is_ascii() {
            true => line.chars().map(plain).collect(),
            false => line,
        }
    }

    /// Up and down: arrows, or words where there are none.
    pub fn up_down(&self, text: &Text) -> String {
        match self.is_ascii() {
            true => say!(text, "up-down"),
            false => "↑↓".to_owned(),
        }
    }

    /// Whether only ASCII characters may be shown.
    pub fn is_ascii(&self) -> bool {
        *self == ASCII
    }
}

const UNICODE: Glyphs = Glyphs {
    goes_on: "…",
    seed: "∙",
    more: "+",
    pointer: "▸",
    dot: "·",
    left_right: "←→",
    pit: border::ROUNDED,
    looked_at: border::THICK,
    target: border::DOUBLE,
    exact: "█",
    judged: "▒",
    rest: "·",
    even: "│",
    digits: &BLOCK_DIGITS,
};

const ASCII: Glyphs = Glyphs {
    goes_on: "...",
    seed: "o",
    more: "+",
    pointer: ">",
    dot: "-",
    left_right: "<- ->",
    pit: border::Set {
        top_left: ".",
        top_right: ".",
        bottom_left: "'",
        bottom_right: "'",
        vertical_left: "|",
        vertical_right: "|",
        horizontal_top: "-",
        horizontal_bottom: "-",
    },
    looked_at: border::Set {
        top_left: "#",
        top_right: "#",
        bottom_left: "#",
        bottom_right: "#",
        vertical_left: "#",
        vertical_right: "#",
        horizontal_top: "#",
        horizontal_bottom: "#",
    },
    target: border::Set {
        top_left: "+",
        top_right: "+",
        bottom_left: "+",
        bottom_right: "+",
        vertical_left: "!",
        vertical_right: "!",
        horizontal_top: "=",
        horizontal_bottom: "=",
    },
    exact: "#",
    judged: "=",
    rest: ".",
    even: "|",
    digits: &LINE_DIGITS,
};

/// The large digits from 0 to 9, three rows of three columns each.
pub type Digits = [[&'static str; 3]; 10];

const BLOCK_DIGITS: Digits = [
    ["█▀█", "█ █", "▀▀▀"],
    [" █ ", " █ ", " ▀ "],
    ["▀▀█", "█▀▀", "▀▀▀"],
    ["▀▀█", " ▀█", "▀▀▀"],
    ["█ █", "▀▀█", "  ▀"],
    ["█▀▀", "▀▀█", "▀▀▀"],
    ["█▀▀", "█▀█", "▀▀▀"],
    ["▀▀█", "  █", "  ▀"],
    ["█▀█", "█▀█", "▀▀▀"],
    ["█▀█", "▀▀█", "▀▀▀"],
];

const LINE_DIGITS: Digits = [
    [" _ ", "| |", "|_|"],
    ["   ", "  |", "  |"],
    [" _ ", " _|", "|_ "],
    [" _ ", " _|", " _|"],
    ["   ", "|_|", "  |"],
    [" _ ", "|_ ", " _|"],
    [" _ ", "|_ ", "|_|"],
    [" _ ", "  |", "  |"],
    [" _ ", "|_|", "|_|"],
    [" _ ", "|_|", " _|"],
];
