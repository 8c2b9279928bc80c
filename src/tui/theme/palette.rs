//! The colours of each theme.

use ratatui::style::Color;

use crate::storage::settings::{OwnColours, ThemeName};

/// A colour for each meaning; [`Color::Reset`] is what the terminal has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    /// Behind everything.
    pub background: Color,
    /// All text that has no colour of its own.
    pub text: Color,
    /// Text that helps but is not needed.
    pub faint: Color,
    /// South's houses and seeds.
    pub south: Color,
    /// North's houses and seeds.
    pub north: Color,
    /// What the last sow changed.
    pub accent: Color,
    /// What went wrong.
    pub warning: Color,
}

impl Palette {
    /// No colours.
    pub const MONO: Palette = Palette {
        background: Color::Reset,
        text: Color::Reset,
        faint: Color::Reset,
        south: Color::Reset,
        north: Color::Reset,
        accent: Color::Reset,
        warning: Color::Reset,
    };

    /// The palette of a theme for a terminal that can show any colour.
    pub fn full(name: ThemeName) -> Palette {
        match name {
            ThemeName::Auto => AUTO,
            ThemeName::Dark => DARK,
            ThemeName::Light => LIGHT,
            ThemeName::Contrast => CONTRAST,
            ThemeName::ColourBlind => COLOUR_BLIND,
            ThemeName::Mono => Palette::MONO,
        }
    }

    /// The palette of a theme from the sixteen colours of every terminal. Nobody knows what they look like there, so
    /// only what can be lost gets one.
    pub fn sixteen(name: ThemeName) -> Palette {
        let (south, north) = match name {
            ThemeName::Mono => return Palette::MONO,
            ThemeName::Contrast => (Color::Yellow, Color::Cyan),
            ThemeName::ColourBlind => (Color::Blue, Color::Yellow),
            ThemeName::Auto | ThemeName::Dark | ThemeName::Light => (Color::Green, Color::Magenta),
        };
        let (background, text) = match name {
            ThemeName::Dark | ThemeName::Contrast => (Color::Black, Color::White),
            ThemeName::Light => (Color::White, Color::Black),
            _ => (Color::Reset, Color::Reset),
        };
        Palette {
            background,
            text,
            south,
            north,
            warning: Color::Red,
            ..Palette::MONO
        }
    }

    /// The palette with a person's own colours in place of its own.
    pub fn with(self, own: OwnColours) -> Palette {
        Palette {
            background: own.background.unwrap_or(self.background),
            text: own.text.unwrap_or(self.text),
            faint: own.faint.unwrap_or(self.faint),
            south: own.south.unwrap_or(self.south),
            north: own.north.unwrap_or(self.north),
            accent: own.accent.unwrap_or(self.accent),
            warning: own.warning.unwrap_or(self.warning),
        }
    }

    /// The palette in the colours of xterm that come nearest.
    pub fn indexed(self) -> Palette {
        Palette {
            background: nearest(self.background),
            text: nearest(self.text),
            faint: nearest(self.faint),
            south: nearest(self.south),
            north: nearest(self.north),
            accent: nearest(self.accent),
            warning: nearest(self.warning),
        }
    }
}

const fn rgb(hex: u32) -> Color {
    Color::from_u32(hex)
}

/// Colours with a relative luminance of about 0.18, which is what reaches 4.5 to 1 against both black and white. They
/// are the ones among the 256 of xterm that do.
const AUTO: Palette = Palette {
    background: Color::Reset,
    text: Color::Reset,
    faint: rgb(0x767676),
    south: rgb(0x00875f),
    north: rgb(0xd700af),
    accent: rgb(0x5f5fff),
    warning: rgb(0xaf5f5f),
};

const DARK: Palette = Palette {
    background: rgb(0x1b1d21),
    text: rgb(0xe6e6e6),
    faint: rgb(0x9aa0a8),
    south: rgb(0x8fd08f),
    north: rgb(0xd9a0e6),
    accent: rgb(0xf0c75e),
    warning: rgb(0xff8a80),
};

const LIGHT: Palette = Palette {
    background: rgb(0xfbfaf6),
    text: rgb(0x1f2328),
    faint: rgb(0x5f6670),
    south: rgb(0x1a6b32),
    north: rgb(0x8a2a8f),
    accent: rgb(0x8a5300),
    warning: rgb(0xb3261e),
};

const CONTRAST: Palette = Palette {
    background: rgb(0x000000),
    text: rgb(0xffffff),
    faint: rgb(0xd0d0d0),
    south: rgb(0xffff00),
    north: rgb(0x00ffff),
    accent: rgb(0xffb000),
    warning: rgb(0xff9090),
};

/// Sky blue, orange, yellow and vermilion of Okabe and Ito, *Color Universal Design* (2008), which people with every
/// kind of colour vision tell apart; the last one lighter.
const COLOUR_BLIND: Palette = Palette {
    background: rgb(0x16181c),
    text: rgb(0xececec),
    faint: rgb(0xa0a6ad),
    south: rgb(0x56b4e9),
    north: rgb(0xe69f00),
    accent: rgb(0xf0e442),
    warning: rgb(0xee7733),
};

/// The nearest of the colours 16 to 255 of xterm: a cube of six steps each of red, green and blue, and a row of 24
/// greys. The first sixteen look different everywhere.
fn nearest(colour: Color) -> Color {
    let Color::Rgb(red, green, blue) = colour else {
        return colour;
    };
    let distance = |index: u8| -> i32 {
        let apart = |a: u8, b: u8| (i32::from(a) - i32::from(b)).pow(2);
        let (r, g, b) = xterm(index);
        apart(r, red) + apart(g, green) + apart(b, blue)
    };
    let index = (16..=u8::MAX).min_by_key(|&index| distance(index));
    index.map_or(colour, Color::Indexed)
}

/// Red, green and blue of a colour of xterm from 16 on.
fn xterm(index: u8) -> (u8, u8, u8) {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    match index {
        232.. => {
            let grey = 8 + 10 * (index - 232);
            (grey, grey, grey)
        }
        _ => {
            let [r, g, b] = [36, 6, 1].map(|unit| STEPS[usize::from(index.saturating_sub(16) / unit % 6)]);
            (r, g, b)
        }
    }
}

/// The contrast ratio of two colours by WCAG 2.1, from 1 to 21; `None` if one of them looks different everywhere.
pub fn contrast(a: Color, b: Color) -> Option<f64> {
    let (a, b) = (luminance(a)? + 0.05, luminance(b)? + 0.05);
    Some(a.max(b) / a.min(b))
}

/// The relative luminance of WCAG 2.1, from 0 to 1.
fn luminance(colour: Color) -> Option<f64> {
    let (r, g, b) = match colour {
        Color::Rgb(r, g, b) => (r, g, b),
        Color::Indexed(index @ 16..) => xterm(index),
        _ => return None,
    };
    let linear = |value: u8| match f64::from(value) / 255.0 {
        value if value <= 0.04045 => value / 12.92,
        value => ((value + 0.055) / 1.055).powf(2.4),
    };
    Some(0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [ThemeName; 5] = [
        ThemeName::Auto,
        ThemeName::Dark,
        ThemeName::Light,
        ThemeName::Contrast,
        ThemeName::ColourBlind,
    ];

    fn assert_readable(name: ThemeName, palette: Palette) {
        let grounds = match palette.background {
            Color::Reset => vec![rgb(0x000000), rgb(0xffffff)],
            colour => vec![colour],
        };
        let texts = [
            palette.text,
            palette.faint,
            palette.south,
            palette.north,
            palette.accent,
            palette.warning,
        ];
        for ground in grounds {
            for text in texts.into_iter().filter(|&text| text != Color::Reset) {
                let ratio = contrast(text, ground).unwrap();
                assert!(ratio >= 4.5, "{name:?}: {text} on {ground} has {ratio:.2}");
            }
        }
    }

    #[test]
    fn every_text_can_be_read() {
        for name in ALL {
            assert_readable(name, Palette::full(name));
            assert_readable(name, Palette::full(name).indexed());
        }
        let ratios = [CONTRAST.text, CONTRAST.faint, CONTRAST.south, CONTRAST.north];
        assert!(
            ratios
                .iter()
                .all(|&text| contrast(text, CONTRAST.background).unwrap() >= 7.0)
        );
    }

    #[test]
    fn contrast_is_measured_as_the_standard_says() {
        let (black, white) = (rgb(0x000000), rgb(0xffffff));
        assert!((contrast(black, white).unwrap() - 21.0).abs() < 1e-9);
        // The grey that the standard's techniques name as the lightest one for text on white.
        assert!((contrast(rgb(0x767676), white).unwrap() - 4.54).abs() < 0.005);
        assert_eq!(
            contrast(Color::Green, white),
            None,
            "it looks different everywhere"
        );
    }

    #[test]
    fn sides_differ_and_what_changed_differs_from_both() {
        for name in ALL {
            for palette in [Palette::full(name), Palette::full(name).indexed()] {
                assert_ne!(palette.south, palette.north, "{name:?}");
                assert!(
                    ![palette.south, palette.north].contains(&palette.accent),
                    "{name:?}"
                );
            }
        }
    }

    #[test]
    fn colours_of_xterm_stay_themselves() {
        for index in [16, 29, 163, 231, 232, 255] {
            let (r, g, b) = xterm(index);
            assert_eq!(nearest(Color::Rgb(r, g, b)), Color::Indexed(index));
        }
        assert_eq!(xterm(163), (215, 0, 175));
        assert_eq!(xterm(255), (238, 238, 238));
    }

    #[test]
    fn own_colours_go_before_those_of_the_theme() {
        let own = OwnColours {
            south: Some(Color::Blue),
            ..OwnColours::default()
        };
        let palette = Palette::full(ThemeName::Dark).with(own);
        assert_eq!(
            palette,
            Palette {
                south: Color::Blue,
                ..DARK
            }
        );
    }
}
