//! How the value of a setting is written in the file.

use std::fmt::Display;

use kalaha_rules::{Leftovers, OwnStone, SeedsPerHouse};
use ratatui::style::Color;
use toml_edit::Value;

use super::{Allowed, ColourDepth, GlyphSet, Hints, Narration, Speed, ThemeName};
use crate::ai::Level;
use crate::game::{First, Seat};
use crate::language::Language;

/// Stands for what is left to the program.
const AUTO: &str = "auto";

/// A type that a setting can have.
pub(super) trait Setting: Sized {
    /// The value that is written so. A text, a number or `true` is read the same with quotes and without.
    fn read(text: &str) -> Option<Self>;

    /// The value as it is written.
    fn write(&self) -> Value;

    /// The values that are allowed.
    fn allowed() -> Allowed;
}

impl Setting for bool {
    fn read(text: &str) -> Option<bool> {
        text.parse().ok()
    }

    fn write(&self) -> Value {
        (*self).into()
    }

    fn allowed() -> Allowed {
        listed([true, false])
    }
}

impl Setting for SeedsPerHouse {
    fn read(text: &str) -> Option<SeedsPerHouse> {
        text.parse().ok()
    }

    fn write(&self) -> Value {
        i64::from(self.get()).into()
    }

    fn allowed() -> Allowed {
        listed(SeedsPerHouse::all())
    }
}

impl Setting for Seat {
    fn read(text: &str) -> Option<Seat> {
        text.parse().ok()
    }

    /// Names of people are not kept.
    fn write(&self) -> Value {
        match self {
            Seat::Human(_) => Seat::default().to_string().into(),
            Seat::Ai(level) => level.to_string().into(),
        }
    }

    fn allowed() -> Allowed {
        listed(std::iter::once(Seat::default()).chain(Level::ALL.map(Seat::Ai)))
    }
}

impl Setting for Option<Language> {
    fn read(text: &str) -> Option<Option<Language>> {
        auto_or(text, |text| text.parse().ok())
    }

    fn write(&self) -> Value {
        written_or_auto(self)
    }

    fn allowed() -> Allowed {
        Allowed::These(format!("{AUTO}, {}", names(Language::ALL)))
    }
}

impl Setting for Option<Color> {
    fn read(text: &str) -> Option<Option<Color>> {
        auto_or(text, |text| text.parse().ok())
    }

    fn write(&self) -> Value {
        written_or_auto(self)
    }

    fn allowed() -> Allowed {
        Allowed::Colour
    }
}

/// Types whose values have names.
macro_rules! named {
    ($($choice:ty)+) => { $(
        impl Setting for $choice {
            fn read(text: &str) -> Option<$choice> {
                text.parse().ok()
            }

            fn write(&self) -> Value {
                self.to_string().into()
            }

            fn allowed() -> Allowed {
                listed(<$choice>::ALL)
            }
        }
    )+ };
}

named! { ThemeName ColourDepth GlyphSet Speed Hints Narration OwnStone Leftovers First }

fn auto_or<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    match text {
        AUTO => Some(None),
        _ => read(text).map(Some),
    }
}

fn written_or_auto(value: &Option<impl Display>) -> Value {
    match value {
        Some(value) => value.to_string().into(),
        None => AUTO.into(),
    }
}

fn listed(values: impl IntoIterator<Item = impl Display>) -> Allowed {
    Allowed::These(names(values))
}

fn names(values: impl IntoIterator<Item = impl Display>) -> String {
    let names: Vec<_> = values.into_iter().map(|value| value.to_string()).collect();
    names.join(", ")
}
