//! The words that can be typed: one table, from which they are read and explained.

use crate::say;
use crate::text::Text;

/// What a word asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// Say where the seeds are.
    Board,
    /// Say what each house would do.
    Moves,
    /// Ask the built-in player what it would do.
    Hint,
    /// Say what the sows so far were worth.
    Review,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Print the record.
    Record,
    /// Put a copy aside under a name.
    Save,
    /// Write the record to a file.
    Export,
    /// Tell the answer of a puzzle.
    Answer,
    /// Go on to the next puzzle.
    Next,
    /// Begin a new game.
    New,
    /// Begin a game as the last one.
    Again,
    /// Go on with the game that was left last.
    Resume,
    /// List the games on disk.
    Games,
    /// Take a game from the list.
    Load,
    /// Solve puzzles.
    Puzzle,
    /// Say what the games add up to.
    Statistics,
    /// Leave what is played, and say what else there is.
    Menu,
    /// Explain the rules.
    Rules,
    /// Leave out the board after each turn.
    Short,
    /// Tell the board after each turn.
    Long,
    /// Speak another language.
    Language,
    /// Say what can be typed.
    Help,
    /// Leave the program.
    Quit,
}

/// Where a line is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// At a terminal, with nothing on the board.
    Menu,
    /// At a terminal, at a game.
    Game,
    /// At a terminal, at a puzzle.
    Puzzle,
    /// At a game whose lines come from a pipe.
    Pipe,
}

/// What follows a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Takes {
    Nothing,
    /// Something or nothing.
    Maybe,
    /// Something, which the message with this id names.
    One(&'static str),
}

/// A word as it is typed and explained.
struct Entry {
    word: Word,
    /// The id of the message that is the word in each language: `command-` and the English word.
    id: &'static str,
    /// The id of its explanation.
    about: &'static str,
    places: &'static [Place],
    takes: Takes,
}

const fn entry(
    word: Word,
    id: &'static str,
    about: &'static str,
    places: &'static [Place],
    takes: Takes,
) -> Entry {
    Entry {
        word,
        id,
        about,
        places,
        takes,
    }
}

use Place::{Game, Menu, Pipe, Puzzle};
const GAME: &[Place] = &[Game, Pipe];
const TERMINAL: &[Place] = &[Menu, Game, Puzzle];
const ANYWHERE: &[Place] = &[Menu, Game, Puzzle, Pipe];
const ONE_NAME: Takes = Takes::One("argument-name");
const ONE_FILE: Takes = Takes::One("argument-file");

/// All words, in the order in which they are explained.
#[rustfmt::skip]
const WORDS: &[Entry] = &[
    entry(Word::Board, "command-board", "help-board", &[Game, Puzzle, Pipe], Takes::Nothing),
    entry(Word::Moves, "command-moves", "help-moves", GAME, Takes::Nothing),
    entry(Word::Hint, "command-hint", "help-hint", GAME, Takes::Nothing),
    entry(Word::Undo, "command-undo", "help-undo", GAME, Takes::Nothing),
    entry(Word::Redo, "command-redo", "help-redo", GAME, Takes::Nothing),
    entry(Word::Review, "command-review", "help-review", GAME, Takes::Nothing),
    entry(Word::Save, "command-save", "help-save", &[Game], ONE_NAME),
    // Through a pipe nothing is kept, and there is only one thing it can mean.
    entry(Word::Export, "command-save", "help-export", &[Pipe], ONE_FILE),
    entry(Word::Export, "command-export", "help-export", &[Game], ONE_FILE),
    entry(Word::Record, "command-record", "help-record", GAME, Takes::Nothing),
    entry(Word::Answer, "command-answer", "help-answer", &[Puzzle], Takes::Nothing),
    entry(Word::Next, "command-next", "help-next", &[Puzzle], Takes::Nothing),
    entry(Word::Resume, "command-resume", "help-resume", TERMINAL, Takes::Nothing),
    entry(Word::New, "command-new", "help-new", TERMINAL, Takes::Maybe),
    entry(Word::Again, "command-again", "help-again", TERMINAL, Takes::Nothing),
    entry(Word::Games, "command-games", "help-games", TERMINAL, Takes::Maybe),
    entry(Word::Load, "command-load", "help-load", TERMINAL, Takes::One("argument-number")),
    entry(Word::Puzzle, "command-puzzle", "help-puzzle", TERMINAL, Takes::Maybe),
    entry(Word::Statistics, "command-stats", "help-stats", TERMINAL, Takes::Nothing),
    entry(Word::Menu, "command-menu", "help-menu", TERMINAL, Takes::Nothing),
    entry(Word::Rules, "command-rules", "help-rules", ANYWHERE, Takes::Nothing),
    entry(Word::Short, "command-short", "help-short", ANYWHERE, Takes::Nothing),
    entry(Word::Long, "command-long", "help-long", ANYWHERE, Takes::Nothing),
    entry(Word::Language, "command-language", "help-language", ANYWHERE, Takes::One("argument-language")),
    entry(Word::Help, "command-help", "help-help", ANYWHERE, Takes::Nothing),
    entry(Word::Quit, "command-quit", "help-quit", TERMINAL, Takes::Nothing),
    entry(Word::Quit, "command-quit", "help-quit-pipe", &[Pipe], Takes::Nothing),
];

impl Entry {
    /// How it is typed: in the language, or in English.
    fn names(&self, text: &Text) -> [String; 2] {
        let english = self.id.trim_start_matches("command-").to_owned();
        [text.message(self.id, &[]), english]
    }

    /// The word, and the name of what follows it.
    fn usage(&self, text: &Text) -> String {
        let name = text.message(self.id, &[]);
        match self.takes {
            Takes::One(argument) => format!("{name} {}", text.message(argument, &[])),
            Takes::Nothing | Takes::Maybe => name,
        }
    }

    /// What follows the word in a line that begins with it.
    fn rest<'a>(&self, text: &Text, line: &'a str) -> Option<&'a str> {
        self.names(text).iter().find_map(|name| after(line, name))
    }
}

impl Word {
    /// The word that a line begins with, and what follows it; none if it begins with none. The second value says what is
    /// wrong with it.
    pub fn read<'a>(text: &Text, place: Place, line: &'a str) -> Option<Result<(Word, &'a str), String>> {
        let mut elsewhere = None;
        for entry in WORDS {
            let Some(rest) = entry.rest(text, line) else {
                continue;
            };
            if entry.takes == Takes::Nothing && !rest.is_empty() {
                continue;
            }
            if !entry.places.contains(&place) {
                elsewhere = Some(entry);
                continue;
            }
            return Some(match entry.takes {
                Takes::One(_) if rest.is_empty() => {
                    Err(say!(text, "line-incomplete", usage = entry.usage(text)))
                }
                _ => Ok((entry.word, rest)),
            });
        }
        let entry = elsewhere.filter(|_| place != Pipe)?;
        let name = text.message(entry.id, &[]);
        Some(Err(say!(text, "line-elsewhere", word = name)))
    }

    /// A line for each word that can be typed in a place.
    pub fn help(text: &Text, place: Place) -> impl Iterator<Item = String> {
        let entries = WORDS.iter().filter(move |entry| entry.places.contains(&place));
        entries.map(|entry| format!("{}: {}", entry.usage(text), text.message(entry.about, &[])))
    }
}

/// Whether a text is this word, in any case and whatever marks are over its letters.
fn is_word(text: &str, word: &str) -> bool {
    after(text, word) == Some("")
}

/// What follows a word, or several, at the start of a line.
fn after<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let is_mark = |c: &char| ('\u{300}'..='\u{36f}').contains(c);
    let mut rest = line;
    for wanted in word.chars() {
        rest = rest.trim_start_matches(|c| is_mark(&c));
        let found = rest.chars().next()?;
        if bare(found) != bare(wanted) {
            return None;
        }
        rest = &rest[found.len_utf8()..];
    }
    rest = rest.trim_start_matches(|c| is_mark(&c));
    let ends = rest.chars().next().is_none_or(char::is_whitespace);
    ends.then(|| rest.trim())
}

/// A letter in lower case, without its mark: not everyone has all keys.
fn bare(c: char) -> char {
    match c.to_lowercase().next().unwrap_or(c) {
        'á' | 'ä' | 'å' => 'a',
        'č' => 'c',
        'ď' => 'd',
        'é' | 'ě' => 'e',
        'í' => 'i',
        'ň' => 'n',
        'ó' | 'ö' => 'o',
        'ř' => 'r',
        'š' => 's',
        'ť' => 't',
        'ú' | 'ů' => 'u',
        'ý' => 'y',
        'ž' => 'z',
        other => other,
    }
}

/// Finds what is called so, in the player's language or in English.
pub fn choose<T: Clone>(choices: &[T], word: &str, names: impl Fn(&T) -> [String; 2]) -> Option<T> {
    let is_called = |choice: &&T| names(choice).iter().any(|name| is_word(word, name));
    choices.iter().find(is_called).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    const PLACES: [Place; 4] = [Menu, Game, Puzzle, Pipe];

    fn texts() -> [Text; 3] {
        Language::ALL.map(Text::new)
    }

    fn example(entry: &Entry, name: &str) -> (String, &'static str) {
        match entry.takes {
            Takes::One(_) => (format!("{name} My Game"), "My Game"),
            Takes::Nothing | Takes::Maybe => (name.to_owned(), ""),
        }
    }

    #[test]
    fn every_word_is_understood_in_its_language_and_in_english() {
        for text in texts() {
            for place in PLACES {
                for entry in WORDS.iter().filter(|entry| entry.places.contains(&place)) {
                    for name in entry.names(&text) {
                        for name in [name.to_uppercase(), bare_word(&name), name] {
                            let (line, rest) = example(entry, &name);
                            let read = Word::read(&text, place, &line);
                            assert_eq!(read, Some(Ok((entry.word, rest))), "{line}, {place:?}");
                        }
                    }
                }
            }
        }
    }

    fn bare_word(word: &str) -> String {
        word.chars().map(bare).collect()
    }

    #[test]
    fn no_word_means_two_things_or_begins_another() {
        for text in texts() {
            for (index, one) in WORDS.iter().enumerate() {
                for other in WORDS
                    .iter()
                    .skip(index + 1)
                    .filter(|other| other.word != one.word)
                {
                    for (a, b) in one
                        .names(&text)
                        .iter()
                        .flat_map(|a| other.names(&text).map(|b| (a.clone(), b)))
                    {
                        let clash = after(&a, &b).is_some() || after(&b, &a).is_some();
                        // Through a pipe to save is to export.
                        let is_told_apart = one.places.iter().all(|place| !other.places.contains(place));
                        assert!(!clash || is_told_apart, "{:?}: {a}, {b}", text.language());
                    }
                }
            }
        }
    }

    #[test]
    fn the_english_words_are_those_in_the_messages() {
        let text = Text::new(Language::English);
        for entry in WORDS {
            let [own, english] = entry.names(&text);
            assert_eq!(own, english);
        }
    }

    #[test]
    fn help_lacks_no_word_of_a_place() {
        for text in texts() {
            for place in PLACES {
                let help: Vec<_> = Word::help(&text, place).collect();
                for entry in WORDS.iter().filter(|entry| entry.places.contains(&place)) {
                    let usage = format!("{}: ", entry.usage(&text));
                    assert!(help.iter().any(|line| line.starts_with(&usage)), "{usage}");
                }
            }
        }
    }

    #[test]
    fn a_word_is_read_however_its_letters_are_marked() {
        let text = Text::new(Language::Czech);
        for line in ["zpět", "zpet", "ZPĚT", "zpe\u{30c}t"] {
            assert_eq!(
                Word::read(&text, Game, line),
                Some(Ok((Word::Undo, ""))),
                "{line}"
            );
        }
        assert_eq!(Word::read(&text, Game, "zpětx"), None);
    }

    #[test]
    fn a_word_that_means_nothing_here_is_told_apart_from_one_that_never_does() {
        let text = Text::new(Language::English);
        let said = |place, line| Word::read(&text, place, line);
        assert!(matches!(said(Menu, "undo"), Some(Err(why)) if why.contains("means nothing here")));
        assert_eq!(said(Menu, "nonsense"), None);
        assert_eq!(said(Pipe, "games"), None, "as if there were no such word");
    }
}
