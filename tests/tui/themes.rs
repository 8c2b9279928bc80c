//! What themes look like: texts that can be read, and nothing that is told by colour alone.

use std::collections::HashSet;

use kalaha::storage::settings::{Settings, ThemeName};
use kalaha::tui::capabilities::Depth;
use kalaha::tui::effect::Effect;
use kalaha::tui::screen::Item;
use kalaha::tui::theme::contrast;

use ratatui::buffer::Cell;
use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Color, Modifier};

use super::desk::Desk;
use super::screens::screens;

const WITH_COLOURS: [ThemeName; 5] = [
    ThemeName::Auto,
    ThemeName::Dark,
    ThemeName::Light,
    ThemeName::Contrast,
    ThemeName::ColourBlind,
];

fn themed(theme: ThemeName) -> Settings {
    Settings {
        theme,
        ..Settings::default()
    }
}

/// The colours in which a cell is seen, that of the text first.
fn colours(cell: &Cell) -> (Color, Color) {
    match cell.modifier.contains(Modifier::REVERSED) {
        true => (cell.bg, cell.fg),
        false => (cell.fg, cell.bg),
    }
}

#[test]
fn every_text_on_every_screen_can_be_read_in_every_theme() {
    for theme in WITH_COLOURS {
        for depth in [Depth::Indexed, Depth::True] {
            let settings = themed(theme);
            for (name, mut desk) in screens(&settings, depth) {
                for (width, height) in [(40, 12), (80, 24), (120, 36)] {
                    for cell in desk.draw(width, height).content() {
                        assert_readable(cell, &format!("{theme:?} {depth:?} {name} {width}x{height}"));
                    }
                }
            }
        }
    }
}

fn assert_readable(cell: &Cell, place: &str) {
    if cell.symbol().trim().is_empty() {
        return;
    }
    let grounds = [Color::from_u32(0x000000), Color::from_u32(0xffffff)];
    let ratio = match colours(cell) {
        // Both are the terminal's own.
        (Color::Reset, Color::Reset) => return,
        // The other one is the terminal's own, which may be anything from black to white.
        (Color::Reset, known) | (known, Color::Reset) => {
            let ratios = grounds.map(|ground| contrast(known, ground));
            ratios
                .into_iter()
                .fold(f64::INFINITY, |least, ratio| least.min(ratio.unwrap()))
        }
        (text, ground) => contrast(text, ground).unwrap(),
    };
    assert!(ratio >= 4.5, "{:?} on {place}: {ratio:.2}", cell.symbol());
}

#[test]
fn a_theme_with_a_background_fills_the_whole_screen() {
    for (name, mut desk) in screens(&themed(ThemeName::Light), Depth::True) {
        let grounds: HashSet<_> = desk.draw(80, 24).content().iter().map(|cell| cell.bg).collect();
        assert_eq!(grounds.len(), 1, "{name}");
        assert!(!grounds.contains(&Color::Reset), "{name}");
    }
}

#[test]
fn the_colours_are_those_that_the_terminal_can_show() {
    for theme in WITH_COLOURS {
        let settings = themed(theme);
        for (depth, allowed) in [
            (
                Depth::None,
                (|colour| colour == Color::Reset) as fn(Color) -> bool,
            ),
            (Depth::Sixteen, |colour| {
                !matches!(colour, Color::Rgb(..) | Color::Indexed(_))
            }),
            (Depth::Indexed, |colour| !matches!(colour, Color::Rgb(..))),
        ] {
            for (name, mut desk) in screens(&settings, depth) {
                for cell in desk.draw(80, 24).content() {
                    let is_allowed = allowed(cell.fg) && allowed(cell.bg);
                    assert!(is_allowed, "{theme:?} {depth:?} {name}: {cell:?}");
                }
            }
        }
    }
}

/// What is chosen, who is to move and where the last seed fell is seen without colours too.
#[test]
fn themes_differ_in_nothing_but_colour() {
    for theme in WITH_COLOURS {
        let coloured = screens(&themed(theme), Depth::True);
        let plain = screens(&themed(ThemeName::Mono), Depth::None);
        for ((name, mut one), (_, mut other)) in coloured.into_iter().zip(plain) {
            // The settings name the theme.
            let is_same = name == "settings" || one.picture(80, 24) == other.picture(80, 24);
            assert!(is_same, "{name} in {theme:?}");
        }
    }
}

#[test]
fn the_settings_screen_changes_how_everything_looks_at_once() {
    let mut desk = Desk::with(Settings::default(), Depth::True);
    desk.choose(Item::Settings);
    let ground = |desk: &mut Desk| desk.draw(80, 24)[(0, 0)].bg;
    assert_eq!(ground(&mut desk), Color::Reset);
    // To the dark theme, then to sixteen colours, then to ASCII.
    desk.keys("j").press(KeyCode::Right);
    assert!(matches!(ground(&mut desk), Color::Rgb(..)));
    desk.keys("j").press(KeyCode::Left).press(KeyCode::Left);
    assert_eq!(ground(&mut desk), Color::Black);
    desk.keys("j").press(KeyCode::Left);
    let saved = desk.effects.iter().find_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(&**settings),
        _ => None,
    });
    assert_eq!(saved, Some(&desk.model.settings));
    assert!(desk.picture(80, 24).is_ascii());
}

#[test]
fn own_colours_are_used() {
    let mut settings = Settings::default();
    settings.colours.north = Some(Color::Rgb(1, 2, 3));
    for (name, mut desk) in screens(&settings, Depth::True) {
        if name == "table" {
            let cells = desk.draw(80, 24);
            assert!(cells.content().iter().any(|cell| cell.fg == Color::Rgb(1, 2, 3)));
        }
    }
}
