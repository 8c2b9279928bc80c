//! How the values of options are read, and what the help says about them.

use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use jiff::SignedDuration;
use kalaha_rules::{Leftovers, OwnStone, ParseMovesError, Preset, SeedsPerHouse, Side, WrittenMove};

use crate::ai::{EngineOptions, Level};
use crate::game::{First, Seat};
use crate::storage::settings::ThemeName;
use crate::text::Language;

/// A list of moves that can be read; whether they are legal depends on the position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveList(pub Vec<WrittenMove>);

impl FromStr for MoveList {
    type Err = ParseMovesError;

    fn from_str(text: &str) -> Result<MoveList, ParseMovesError> {
        kalaha_rules::parse_moves(text).map(MoveList)
    }
}

pub(super) fn preset() -> impl TypedValueParser<Value = Preset> {
    parsed(Preset::ALL.map(|preset| {
        let rules = preset.rules();
        let help = format!(
            "{} seeds, own-stone {}, leftovers {}",
            rules.seeds, rules.own_stone, rules.leftovers
        );
        PossibleValue::new(preset.to_string()).help(help)
    }))
}

pub(super) fn seeds() -> impl TypedValueParser<Value = SeedsPerHouse> {
    parsed(SeedsPerHouse::all().map(|seeds| PossibleValue::new(seeds.to_string())))
}

pub(super) fn own_stone() -> impl TypedValueParser<Value = OwnStone> {
    parsed(OwnStone::ALL.map(|value| {
        PossibleValue::new(value.to_string()).help(match value {
            OwnStone::Always => "it goes to the store, alone if nothing lies opposite",
            OwnStone::OnCapture => "it goes to the store only together with opposite seeds",
            OwnStone::Never => "it stays in its house; only the opposite seeds are taken",
        })
    }))
}

pub(super) fn leftovers() -> impl TypedValueParser<Value = Leftovers> {
    parsed(Leftovers::ALL.map(|value| {
        PossibleValue::new(value.to_string()).help(match value {
            Leftovers::Owner => "each player takes the seeds on their own side",
            Leftovers::Emptier => "the player whose side is empty takes the other side's seeds",
        })
    }))
}

pub(super) fn side() -> impl TypedValueParser<Value = Side> {
    parsed(Side::ALL.map(|side| PossibleValue::new(side.to_string())))
}

pub(super) fn first() -> impl TypedValueParser<Value = First> {
    parsed(First::ALL.map(|first| PossibleValue::new(first.to_string())))
}

pub(super) fn seat() -> impl TypedValueParser<Value = Seat> {
    let levels = Level::ALL.map(|level| PossibleValue::new(level.to_string()));
    parsed(
        [PossibleValue::new(Seat::default().to_string())]
            .into_iter()
            .chain(levels),
    )
}

pub(super) fn hash() -> impl TypedValueParser<Value = u32> {
    clap::value_parser!(u32).range(EngineOptions::LEAST_HASH_MIB as i64..=EngineOptions::MOST_HASH_MIB as i64)
}

pub(super) fn level() -> impl TypedValueParser<Value = Level> {
    parsed(Level::ALL.map(|level| PossibleValue::new(level.to_string())))
}

pub(super) fn language() -> impl TypedValueParser<Value = Language> {
    parsed(Language::ALL.map(|language| PossibleValue::new(language.to_string())))
}

pub(super) fn theme() -> impl TypedValueParser<Value = ThemeName> {
    parsed(ThemeName::ALL.iter().map(|theme| {
        PossibleValue::new(theme.to_string()).help(match theme {
            ThemeName::Auto => "what suits the terminal, no colours if NO_COLOR is set",
            ThemeName::Dark => "for dark backgrounds",
            ThemeName::Light => "for light backgrounds",
            ThemeName::Contrast => "strong contrast",
            ThemeName::ColourBlind => "told apart with any colour vision",
            ThemeName::Mono => "no colours",
        })
    }))
}

/// The longest time that a move may be given.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// Reads a time with its unit, as `500ms`, `1.5s` or `2m`.
pub(super) fn duration(text: &str) -> Result<Duration, &'static str> {
    text.parse::<SignedDuration>()
        .ok()
        .and_then(|time| Duration::try_from(time).ok())
        .filter(|time| !time.is_zero() && *time <= LONGEST)
        .ok_or("a time is a number with its unit, as 500ms, 3s or 2m, and at most 24h")
}

/// One of these values, read by its type.
fn parsed<T>(values: impl IntoIterator<Item = PossibleValue>) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: Display> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(values).try_map(|name| name.parse::<T>().map_err(|error| error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_a_unit() {
        for (text, millis) in [
            ("500ms", 500),
            ("3s", 3000),
            ("1.5s", 1500),
            ("2m", 120_000),
            ("24h", 86_400_000),
        ] {
            assert_eq!(duration(text), Ok(Duration::from_millis(millis)), "{text}");
        }
    }

    #[test]
    fn other_times_are_refused() {
        for text in [
            "",
            "3",
            "-3s",
            "0s",
            "0.0s",
            "25h",
            "s",
            "3x",
            "1e9s",
            "NaNs",
            "99999999999999999999s",
        ] {
            assert!(duration(text).is_err(), "{text}");
        }
    }
}
