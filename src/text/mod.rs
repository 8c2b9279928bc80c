//! All words a person reads, one file per language, in [Fluent](https://projectfluent.org) format.
//!
//! Messages are said with [`say!`](crate::say): an id and named arguments.

mod board;
mod narrate;
mod page;
mod rules;
mod story;
mod teach;

pub use board::{board_sentences, drawn_board, game_sentences, outlook};
pub use narrate::{
    hint, level_name, outlook_short, preview, result, rules_line, seat_label, seat_name, side_name,
    sow_sentences, turn_sentence,
};
pub use page::{Block, Boards, Example, Page, Section};
pub use rules::rules_page;
pub use story::{result_of, story_sentences};
pub use teach::{
    Voice, clue_sentence, evaluation, evaluation_short, exact_outlook, hint_sentences, reason_sentences,
    summary_sentences, value_sentence, verdict_sentence, word_name,
};

use std::fmt;
use std::str::FromStr;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// Says a message: `say!(text, "undone")`, `say!(text, "house-empty", house = 3)`.
#[macro_export]
macro_rules! say {
    ($text:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $text.message($id, &[$((stringify!($name), $crate::text::Arg::from($value))),*])
    };
}

/// A value of a message's argument.
pub type Arg = FluentValue<'static>;

/// A language in which the game speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// All languages, the default first.
    pub const ALL: [Language; 1] = [Language::English];

    fn messages(self) -> &'static str {
        match self {
            Language::English => include_str!("en.ftl"),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Language::English => "en",
        })
    }
}

/// The text is not the code of a [`Language`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseLanguageError(());

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Language::ALL.map(|language| language.to_string());
        write!(f, "a language is one of: {}", codes.join(", "))
    }
}

impl std::error::Error for ParseLanguageError {}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Language, ParseLanguageError> {
        Language::ALL
            .into_iter()
            .find(|language| text.eq_ignore_ascii_case(&language.to_string()))
            .ok_or(ParseLanguageError(()))
    }
}

/// The messages of one language.
pub struct Text {
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
            FluentResource::try_new(language.messages().to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        Text { bundle }
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

/// Text from files or from people made safe to show: what would move the cursor or hide is left out.
pub fn clean(text: &str) -> String {
    text.chars().filter(|&c| is_harmless(c)).collect()
}

/// Whether a character neither moves the cursor nor hides.
pub fn is_harmless(c: char) -> bool {
    const INVISIBLE: [std::ops::RangeInclusive<char>; 7] = [
        '\u{ad}'..='\u{ad}',
        '\u{61c}'..='\u{61c}',
        '\u{200b}'..='\u{200f}',
        '\u{2028}'..='\u{202e}',
        '\u{2060}'..='\u{206f}',
        '\u{feff}'..='\u{feff}',
        '\u{e0000}'..='\u{e007f}',
    ];
    !c.is_control() && !INVISIBLE.iter().any(|range| range.contains(&c))
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
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_language_can_be_read_whole() {
        for language in Language::ALL {
            if let Err((_, errors)) = FluentResource::try_new(language.messages().to_owned()) {
                panic!("{language}: {errors:?}");
            }
        }
    }

    /// All of the program, without comments.
    fn source() -> String {
        fn read(folder: &Path, source: &mut String) {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    read(&path, source);
                } else if path.extension().is_some_and(|extension| extension == "rs") {
                    let text = fs::read_to_string(path).unwrap();
                    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
                    source.extend(code.flat_map(|line| [line, "\n"]));
                }
            }
        }
        let mut source = String::new();
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
        source
    }

    /// The ids of a language's messages, in order.
    fn ids(language: Language) -> Vec<&'static str> {
        let lines = language.messages().lines();
        let starts = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        starts.filter_map(|line| Some(line.split_once(" =")?.0)).collect()
    }

    #[test]
    fn everything_that_is_said_can_be_said_in_every_language() {
        let source = source();
        let said: BTreeSet<_> = source
            .split("say!(")
            .skip(1)
            .filter_map(|call| {
                let (text, rest) = call.split_once(',')?;
                let id = rest.trim_start().strip_prefix('"')?.split('"').next()?;
                text.trim().ends_with("text").then_some(id)
            })
            .collect();
        assert!(said.len() > 50, "{said:?}");
        for language in Language::ALL {
            let known: BTreeSet<_> = ids(language).into_iter().collect();
            let missing: Vec<_> = said.difference(&known).collect();
            assert!(missing.is_empty(), "{language}: {missing:?}");
        }
    }

    #[test]
    fn every_message_is_said_and_stands_there_once() {
        let source = source();
        for language in Language::ALL {
            let mut seen = BTreeSet::new();
            for id in ids(language) {
                assert!(seen.insert(id), "{language}: {id} stands there twice");
                let said = source.contains(&format!("\"{id}\""));
                let referred = language.messages().contains(&format!("{{ {id} }}"));
                assert!(said || referred, "{language}: {id} is never said");
            }
        }
    }

    #[test]
    fn plural_forms_follow_the_number() {
        let text = Text::new(Language::English);
        assert_eq!(say!(text, "seeds", count = 1), "1 seed");
        assert_eq!(say!(text, "seeds", count = 2), "2 seeds");
    }

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

    #[test]
    fn cleaning_takes_out_what_moves_or_hides() {
        assert_eq!(clean("A\u{1b}[31mn\u{202e}n\u{61c}\u{200b}a\r\n"), "A[31mnna");
        assert_eq!(clean("Žofie 李"), "Žofie 李");
    }
}
