//! Colours with a meaning each, and the characters the board is drawn with.

use kalaha_rules::Side;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

use crate::storage::settings::{GlyphSet, ThemeName};

/// What things look like. Nothing is told by colour alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    coloured: bool,
}

impl Theme {
    /// The theme with this name. `no_colour` says that the environment asks for none.
    pub fn new(name: ThemeName, no_colour: bool) -> Theme {
        Theme {
            coloured: name != ThemeName::Mono && !no_colour,
        }
    }

    /// What belongs to a side.
    pub fn side(self, side: Side) -> Style {
        self.coloured(match side {
            Side::South => Color::Green,
            Side::North => Color::Magenta,
        })
    }

    /// What a person should notice now.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What helps but is not needed.
    pub fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The entry of a menu that is chosen.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// What went wrong.
    pub fn warning(self) -> Style {
        self.coloured(Color::Red).add_modifier(Modifier::BOLD)
    }

    fn coloured(self, color: Color) -> Style {
        match self.coloured {
            true => Style::new().fg(color),
            false => Style::new(),
        }
    }
}

/// The characters the board is drawn with, each one column wide.
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
    /// The keys to go left and right.
    pub left_right: &'static str,
    /// The keys to go up and down.
    pub up_down: &'static str,
    /// The border of a pit.
    pub pit: border::Set<'static>,
    /// The border of the pit that is looked at.
    pub looked_at: border::Set<'static>,
}

impl Glyphs {
    /// The set for terminals of today, or the one for any terminal.
    pub fn new(set: GlyphSet) -> Glyphs {
        match set {
            GlyphSet::Auto | GlyphSet::Unicode => UNICODE,
            GlyphSet::Ascii => ASCII,
        }
    }

    /// Whether only ASCII characters may be shown.
    pub fn is_ascii(&self) -> bool {
        *self == ASCII
    }
}

const UNICODE: Glyphs = Glyphs {
    seed: "∙",
    more: "+",
    pointer: "▸",
    dot: "·",
    left_right: "←→",
    up_down: "↑↓",
    pit: border::ROUNDED,
    looked_at: border::THICK,
};

const ASCII: Glyphs = Glyphs {
    seed: "o",
    more: "+",
    pointer: ">",
    dot: "-",
    left_right: "<- ->",
    up_down: "up/down",
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
};
