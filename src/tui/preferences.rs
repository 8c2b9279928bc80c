//! What can be changed on the settings screen.

use super::setup::cycle;
use crate::storage::settings::{ColourDepth, GlyphSet, Hints, Settings, Speed, ThemeName};
use crate::text::Language;

/// A line of the settings screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preference {
    /// The language of all words.
    Language,
    /// The set of colours.
    Theme,
    /// How many colours are used.
    ColourDepth,
    /// What things are drawn with.
    Glyphs,
    /// How fast sowing is shown.
    Speed,
    /// Whether one can play with the mouse, too.
    Mouse,
    /// Whether the board is turned to the player who is to move.
    TurnBoard,
    /// Whether stores are on the players' left.
    Mirror,
    /// How much a hint tells at most.
    Hints,
    /// Whether it is shown who is expected to win.
    LiveEvaluation,
    /// Whether the built-in player shows what it sees while it thinks.
    ThinkingSign,
}

impl Preference {
    /// All lines, from the top.
    pub const ALL: [Preference; 11] = [
        Preference::Language,
        Preference::Theme,
        Preference::ColourDepth,
        Preference::Glyphs,
        Preference::Speed,
        Preference::Mouse,
        Preference::TurnBoard,
        Preference::Mirror,
        Preference::Hints,
        Preference::LiveEvaluation,
        Preference::ThinkingSign,
    ];

    /// The name by which messages know it.
    pub fn id(self) -> &'static str {
        match self {
            Preference::Language => "language",
            Preference::Theme => "theme",
            Preference::ColourDepth => "colour-depth",
            Preference::Glyphs => "glyphs",
            Preference::Speed => "speed",
            Preference::Mouse => "mouse",
            Preference::TurnBoard => "turn-board",
            Preference::Mirror => "mirror",
            Preference::Hints => "hints",
            Preference::LiveEvaluation => "live-evaluation",
            Preference::ThinkingSign => "thinking-sign",
        }
    }

    /// The name of its value, by which messages know it.
    pub fn value(self, settings: &Settings) -> String {
        let switch = |is_on: bool| if is_on { "on" } else { "off" }.to_owned();
        match self {
            Preference::Language => match settings.language {
                Some(language) => language.to_string(),
                None => "auto".to_owned(),
            },
            Preference::Theme => settings.theme.to_string(),
            Preference::ColourDepth => settings.colour_depth.to_string(),
            Preference::Glyphs => settings.glyphs.to_string(),
            Preference::Speed => settings.speed.to_string(),
            Preference::Mouse => switch(settings.mouse),
            Preference::TurnBoard => switch(settings.turn_board),
            Preference::Mirror => switch(settings.mirror),
            Preference::Hints => settings.hints.to_string(),
            Preference::LiveEvaluation => switch(settings.live_evaluation),
            Preference::ThinkingSign => switch(settings.thinking_sign),
        }
    }

    /// Changes it to the next value, or to the one before.
    pub fn change(self, settings: &mut Settings, forward: bool) {
        match self {
            Preference::Language => {
                let all: Vec<_> = [None].into_iter().chain(Language::ALL.map(Some)).collect();
                settings.language = cycle(&all, &settings.language, forward);
            }
            Preference::Theme => settings.theme = cycle(ThemeName::ALL, &settings.theme, forward),
            Preference::ColourDepth => {
                settings.colour_depth = cycle(ColourDepth::ALL, &settings.colour_depth, forward);
            }
            Preference::Glyphs => settings.glyphs = cycle(GlyphSet::ALL, &settings.glyphs, forward),
            Preference::Speed => settings.speed = cycle(Speed::ALL, &settings.speed, forward),
            Preference::Mouse => settings.mouse = !settings.mouse,
            Preference::TurnBoard => settings.turn_board = !settings.turn_board,
            Preference::Mirror => settings.mirror = !settings.mirror,
            Preference::Hints => settings.hints = cycle(Hints::ALL, &settings.hints, forward),
            Preference::LiveEvaluation => settings.live_evaluation = !settings.live_evaluation,
            Preference::ThinkingSign => settings.thinking_sign = !settings.thinking_sign,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn each_line_goes_round_all_its_values_and_leaves_the_others_alone() {
        for preference in Preference::ALL {
            let mut settings = Settings::default();
            let others = |settings: &Settings| -> Vec<_> {
                let others = Preference::ALL.into_iter().filter(|other| *other != preference);
                others.map(|other| other.value(settings)).collect()
            };
            let before = others(&settings);
            let mut seen = HashSet::new();
            while seen.insert(preference.value(&settings)) {
                preference.change(&mut settings, true);
            }
            assert!(seen.len() > 1, "{preference:?}");
            assert_eq!(settings, Settings::default(), "round and round");
            preference.change(&mut settings, false);
            preference.change(&mut settings, true);
            assert_eq!(settings, Settings::default(), "back and forth");
            assert_eq!(others(&settings), before);
        }
    }
}
