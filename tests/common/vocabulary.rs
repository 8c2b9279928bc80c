//! The words of a language.

use std::collections::HashSet;

use kalaha::text::Language;

/// What is called the same in every language: keys, rule sets and options as they are typed, a person, a program.
const NAMES: &str = "b c ctrl d end g h home j k l n p q r s t u v z kalaha four kalah emptier \
    seeds own stone leftovers always on capture never owner";

/// The words of a text, in lower case.
pub fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphabetic());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase)
}

/// All words of a language's messages, and the names.
pub fn vocabulary(language: Language) -> HashSet<String> {
    let file = format!("{}/src/text/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
    let messages = std::fs::read_to_string(file).expect("a file for each language");
    let lines = messages.lines().filter(|line| !line.starts_with('#'));
    let shown = lines.map(|line| match line.split_once('=') {
        Some((id, text)) if !id.starts_with(' ') => text,
        // What stands before it is a case, as in `[one] 1 seed`.
        _ => line.split_once("] ").map_or(line, |(_, text)| text),
    });
    let shown: Vec<_> = shown.map(without_placeables).collect();
    words(&shown.join(" ")).chain(words(NAMES)).collect()
}

/// What stands outside of `{ }`.
fn without_placeables(text: &str) -> String {
    let parts = text
        .split('{')
        .enumerate()
        .map(|(index, part)| match part.split_once('}') {
            Some((_, outside)) => outside,
            None if index == 0 => part,
            None => "",
        });
    parts.collect::<Vec<_>>().join(" ")
}
