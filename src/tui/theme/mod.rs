//! What things look like: a few colours with a meaning each. Nothing is told by colour alone.

mod palette;

pub use palette::{Palette, contrast};

use kalaha_rules::Side;
use ratatui::style::{Color, Modifier, Style};

use crate::storage::settings::{ColourDepth, Settings};
use crate::tui::capabilities::Depth;

/// The style of each thing that has one.
///
/// In the themes with a background of their own every text has a contrast of at least 4.5 to 1 to it, which is what
/// WCAG 2.1 asks for. `auto` keeps the background of the terminal, which it does not know, and so has colours that
/// reach that on black as well as on white.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    palette: Palette,
}

impl Theme {
    /// No colours.
    pub const MONO: Theme = Theme {
        palette: Palette::MONO,
    };

    /// The theme that a person has chosen, in the colours that the terminal can show.
    pub fn new(settings: &Settings, terminal: Depth) -> Theme {
        let (name, own) = (settings.theme, settings.colours);
        let depth = match settings.colour_depth {
            ColourDepth::Auto => terminal,
            ColourDepth::True => Depth::True,
            ColourDepth::Palette => Depth::Indexed,
            ColourDepth::Sixteen => Depth::Sixteen,
            ColourDepth::None => Depth::None,
        };
        let palette = match depth {
            Depth::None => Palette::MONO,
            Depth::Sixteen => Palette::sixteen(name).with(own),
            Depth::Indexed => Palette::full(name).with(own).indexed(),
            Depth::True => Palette::full(name).with(own),
        };
        Theme { palette }
    }

    /// What all the rest stands on.
    pub fn base(self) -> Style {
        style(self.palette.text).bg(self.palette.background)
    }

    /// What belongs to a side.
    pub fn side(self, side: Side) -> Style {
        style(match side {
            Side::South => self.palette.south,
            Side::North => self.palette.north,
        })
    }

    /// What a person should notice now.
    pub fn strong(self) -> Style {
        // Also on a border, which has a colour of its own.
        Style::new().fg(self.palette.text).add_modifier(Modifier::BOLD)
    }

    /// What helps but is not needed.
    pub fn faint(self) -> Style {
        match self.palette.faint {
            Color::Reset => Style::new().add_modifier(Modifier::DIM),
            colour => style(colour),
        }
    }

    /// What the last sow changed.
    pub fn change(self) -> Style {
        style(self.palette.accent).add_modifier(Modifier::BOLD)
    }

    /// What is chosen, and the last seed of a sow.
    pub fn chosen(self) -> Style {
        Style::new()
            .fg(self.palette.text)
            .add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// What went wrong.
    pub fn warning(self) -> Style {
        style(self.palette.warning).add_modifier(Modifier::BOLD)
    }
}

fn style(colour: Color) -> Style {
    match colour {
        Color::Reset => Style::new(),
        colour => Style::new().fg(colour),
    }
}
