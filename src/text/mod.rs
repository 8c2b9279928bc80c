//! All words a person reads, one file per language, in [Fluent](https://projectfluent.org) format.
//!
//! Messages are said with [`say!`](crate::say): an id and named arguments.

mod board;
mod examples;
mod failure;
mod listing;
mod narrate;
mod page;
mod puzzle;
mod rules;
mod statistics;
mod story;
mod teach;
#[cfg(test)]
mod translations;

pub use board::{board_sentences, drawn_board, game_sentences, outlook, seats_sentence};
pub use failure::failure;
pub use listing::{opponents, standing};
pub use narrate::{
    advice, hint, level_name, outlook_for, preview, preview_short, result, rules_line, seat_label, seat_name,
    side_name, solution_sentences, sow_sentences, thinks_ahead, turn_sentences,
};
pub use page::{Block, Boards, Example, Page, Section};
pub use puzzle::{difficulty_name, puzzle_answer, puzzle_heading, puzzle_missed, puzzle_solved, puzzle_task};
pub use rules::rules_page;
pub use statistics::{Tally, tallies};
pub use story::{result_of, story_sentences};
pub use teach::{
    Voice, clue_sentence, evaluation, evaluation_short, exact_outlook, hint_sentences, reason_sentences,
    review_sentences, summary_sentences, value_sentence, word_name,
};

use std::fmt;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use crate::language::{Language, ParseLanguageError};
pub use crate::safe::{clean, is_harmless};

/// Says a message: `say!(text, "undone")`, `say!(text, "house-empty", house = 3)`.
#[macro_export]
macro_rules! say {
    ($text:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $text.message($id, &[$((stringify!($name), $crate::text::Arg::from($value))),*])
    };
}

/// A value of a message's argument.
pub type Arg = FluentValue<'static>;

/// The messages of one language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// The messages of this language.
    pub fn new(language: Language) -> Text {
        let id: LanguageIdentifier = language.to_string().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        // Isolation marks are for mixed text directions, and terminals show them as rubbish.
        bundle.set_use_isolating(false);
        // What cannot be read is left out here, and a test sees to it that there is no such thing.
        let resource =
            FluentResource::try_new(messages(language).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        Text { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message with this id; use [`say!`](crate::say). An unknown message is shown as its id.
    pub fn message(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|m| m.value()) else {
            return id.to_owned();
        };
        let args: FluentArgs = args.iter().cloned().collect();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut Vec::new())
            .into_owned()
    }
}

/// All messages of a language, in Fluent format.
fn messages(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("en.ftl"),
        Language::Swedish => include_str!("sv.ftl"),
        Language::Czech => include_str!("cs.ftl"),
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Text").finish_non_exhaustive()
    }
}

/// Breaks a text between words into lines of at most this width in columns; a longer word is broken.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let options = textwrap::Options::new(width.max(1))
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    let lines = textwrap::wrap(text, options).into_iter();
    lines.map(|line| line.into_owned()).collect()
}

/// A cleaned text that takes at most this many columns, 1 or more; `…` ends it if it was longer.
pub fn shorten(text: &str, width: usize) -> String {
    use textwrap::core::display_width;
    let cleaned = clean(text);
    // Marks over letters take no column, and there may be any number of them.
    let mut short: String = cleaned.chars().take(2 * width).collect();
    if display_width(&short) <= width && short.len() == cleaned.len() {
        return short;
    }
    while display_width(&short) >= width {
        short.pop();
    }
    short + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words_if_they_can_be() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("self-contained", 8), ["self-con", "tained"]);
        assert_eq!(
            wrap("\u{674e}\u{674e}\u{674e}", 4),
            ["\u{674e}\u{674e}", "\u{674e}"],
            "two columns each"
        );
        assert_eq!(wrap("one", 0).len(), 3);
    }

    #[test]
    fn long_texts_are_shortened_to_the_columns_there_are() {
        assert_eq!(shorten("Anna", 4), "Anna");
        assert_eq!(shorten("Annabella", 4), "Ann…");
        assert_eq!(shorten("\u{674e}\u{674e}\u{674e}", 4), "\u{674e}…");
        assert_eq!(
            shorten(&format!("A{}", "\u{301}".repeat(1000)), 4)
                .chars()
                .count(),
            9
        );
        assert_eq!(shorten("\u{1b}[31m\u{202e}", 4), "[31m");
    }
}
