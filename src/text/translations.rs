//! Tests that all languages say the same, each in its own way.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::*;
use crate::say;

/// A message as it stands in the file.
#[derive(Clone)]
struct Message {
    id: &'static str,
    /// All its lines, the first with the id.
    lines: Vec<&'static str>,
}

/// The messages of a language, in order.
fn all_messages(language: Language) -> impl Iterator<Item = Message> {
    let mut messages: Vec<Message> = Vec::new();
    for line in super::messages(language).lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        match (line.split_once(" ="), messages.last_mut()) {
            (Some((id, _)), _) if begins => messages.push(Message {
                id,
                lines: vec![line],
            }),
            (_, Some(message)) if !line.starts_with('#') => message.lines.push(line),
            _ => {}
        }
    }
    messages.into_iter()
}

/// The messages of a language by their ids.
fn by_id(language: Language) -> BTreeMap<&'static str, Message> {
    all_messages(language)
        .map(|message| (message.id, message))
        .collect()
}

/// The names that stand between two signs, as the `count` of `{ $count }`.
fn between(text: &str, before: char, is_part: impl Fn(char) -> bool) -> impl Iterator<Item = &str> {
    let parts = text.split(before).skip(1);
    parts.map(move |part| &part[..part.find(|c| !is_part(c)).unwrap_or(part.len())])
}

fn is_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-'
}

impl Message {
    fn text(&self) -> String {
        self.lines.join("\n")
    }

    /// The message and those it refers to, in one text.
    fn whole(&self, all: &BTreeMap<&str, Message>) -> String {
        let mut text = self.text();
        for name in between(&self.text(), '{', |c| c == ' ' || is_in_name(c)) {
            if let Some(other) = all.get(name.trim()) {
                text += &other.whole(all);
            }
        }
        text
    }

    fn variables(&self, all: &BTreeMap<&str, Message>) -> BTreeSet<String> {
        let whole = self.whole(all);
        between(&whole, '$', is_in_name).map(str::to_owned).collect()
    }

    /// The cases that it tells apart, other than by number.
    fn cases(&self, all: &BTreeMap<&str, Message>) -> BTreeSet<String> {
        let whole = self.whole(all);
        let cases = between(&whole, '[', is_in_name);
        let cases = cases.filter(|case| !["one", "few", "other"].contains(case));
        cases.map(str::to_owned).collect()
    }
}

/// The words of a line that are shown, without what is put into them.
fn words(line: &str) -> String {
    let text = match line.split_once(" =") {
        Some((id, text)) if !id.starts_with(' ') => text,
        _ => line,
    };
    let mut depth = 0;
    let shown = text.chars().filter(|c| {
        match c {
            '{' | '[' => depth += 1,
            '}' | ']' => depth = (depth - 1).max(0),
            _ => return depth == 0,
        }
        false
    });
    shown.collect::<String>().trim_matches([' ', '*']).to_owned()
}

/// What is the same in several languages.
const SAME: [&str; 11] = [
    "Kalaha",
    "K A L A H A",
    "Enter",
    "Esc",
    "expert",
    "English",
    "svenska",
    "čeština",
    "blunder",
    "1 blunder",
    "menu",
];

/// What Czech says the same way for two and for five: after "of", and after "with".
const GENITIVE: [&str; 2] = ["analysis-stopped", "turning-point"];

#[test]
fn every_language_can_be_read_whole() {
    for language in Language::ALL {
        if let Err((_, errors)) = FluentResource::try_new(super::messages(language).to_owned()) {
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
        let known: BTreeSet<_> = all_messages(language).map(|message| message.id).collect();
        let missing: Vec<_> = said.difference(&known).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn every_message_is_said_and_stands_there_once() {
    let source = source();
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        for Message { id, .. } in all_messages(language) {
            assert!(seen.insert(id), "{language}: {id} stands there twice");
            let said = source.contains(&format!("\"{id}\""));
            let referred = super::messages(language).contains(&format!("{{ {id} }}"));
            assert!(said || referred, "{language}: {id} is never said");
        }
    }
}

#[test]
fn every_language_has_the_same_messages() {
    let english = by_id(Language::English);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let own = by_id(language);
        let missing = english.keys().filter(|id| !own.contains_key(*id));
        wrong.extend(missing.map(|id| format!("missing in {language}.ftl: {id}")));
        let unknown = own.keys().filter(|id| !english.contains_key(*id));
        wrong.extend(unknown.map(|id| format!("only in {language}.ftl: {id}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_language_says_as_much() {
    let english = by_id(Language::English);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let own = by_id(language);
        for (id, translated) in &own {
            let Some(message) = english.get(id) else {
                continue;
            };
            let (said, meant) = (translated.variables(&own), message.variables(&english));
            if said != meant {
                wrong.push(format!("{language}.ftl, {id}: variables {said:?} for {meant:?}"));
            }
            let (said, meant) = (translated.cases(&own), message.cases(&english));
            if said != meant {
                wrong.push(format!("{language}.ftl, {id}: cases {said:?} for {meant:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn nothing_is_left_untranslated() {
    let english = by_id(Language::English);
    let mut left = Vec::new();
    for language in [Language::Swedish, Language::Czech] {
        for message in all_messages(language) {
            let original = english
                .get(message.id)
                .map_or(&[][..], |original| &original.lines);
            let original: Vec<_> = original.iter().map(|line| words(line)).collect();
            let own = message.lines.iter().map(|line| words(line));
            let same = own.filter(|words| {
                let has_words = words.chars().any(char::is_alphabetic);
                has_words && original.contains(words) && !SAME.contains(&words.as_str())
            });
            left.extend(same.map(|words| format!("{language}.ftl, {}: {words}", message.id)));
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}

#[test]
fn plural_forms_follow_the_number() {
    for (language, forms) in [
        (
            Language::English,
            ["0 seeds", "1 seed", "2 seeds", "5 seeds", "21 seeds"],
        ),
        (
            Language::Swedish,
            ["0 stenar", "1 sten", "2 stenar", "5 stenar", "21 stenar"],
        ),
        (
            Language::Czech,
            ["0 kamenů", "1 kámen", "2 kameny", "5 kamenů", "21 kamenů"],
        ),
    ] {
        let text = Text::new(language);
        let said = [0, 1, 2, 5, 21].map(|count| say!(text, "seeds", count = count));
        assert_eq!(said, forms);
    }
}

#[test]
fn sentences_agree_with_their_numbers() {
    for (language, sentences) in [
        (
            Language::Swedish,
            [
                "Syd tar den sista stenen.",
                "Syd tar de sista 2 stenarna.",
                "Syd tar de sista 5 stenarna.",
            ],
        ),
        (
            Language::Czech,
            [
                "Jih bere poslední kámen.",
                "Jih bere poslední 2 kameny.",
                "Jih bere posledních 5 kamenů.",
            ],
        ),
    ] {
        let text = Text::new(language);
        let said = [1, 2, 5].map(|count| say!(text, "takes-leftovers", side = "south", count = count));
        assert_eq!(said, sentences);
    }
}

#[test]
fn czech_knows_three_forms() {
    for message in all_messages(Language::Czech) {
        let forms = |name: &str| message.text().matches(name).count();
        let few = match GENITIVE.contains(&message.id) {
            true => 0,
            false => forms("[one]"),
        };
        assert_eq!(forms("[few]"), few, "{}", message.id);
    }
}
