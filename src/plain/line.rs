//! What a line of input asks for.

use kalaha_rules::{ParseMovesError, WrittenMove, parse_moves};

use super::word::{Place, Word};
use crate::say;
use crate::text::{Text, clean};

/// What can be asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// Nothing: the line is empty or a comment.
    Blank,
    /// Sow these houses, at least one.
    Sow(Vec<WrittenMove>),
    /// Do what a word says, with what follows it.
    Word(Word, String),
}

impl Line {
    /// Reads a line, or says what is wrong with it.
    pub fn read(text: &Text, place: Place, line: &str) -> Result<Line, String> {
        let line = without_comment(line);
        let trimmed = line.trim();
        if trimmed.is_empty() {
            return Ok(Line::Blank);
        }
        match Word::read(text, place, trimmed) {
            Some(found) => found.map(|(word, rest)| Line::Word(word, rest.to_owned())),
            None => houses(text, line),
        }
    }
}

fn houses(text: &Text, line: &str) -> Result<Line, String> {
    let has_number = line.contains(|c: char| c.is_ascii_digit());
    match parse_moves(line) {
        Ok(moves) if !moves.is_empty() => Ok(Line::Sow(moves)),
        Err(ParseMovesError { column, found }) if has_number => {
            let is_alone = !line
                .trim()
                .contains(|c: char| c == '-' || c == ',' || c.is_whitespace());
            let why = say!(text, "line-not-a-house", found = clean(&found));
            Err(match is_alone {
                true => why,
                false => say!(text, "line-move", column = column, why = why),
            })
        }
        _ => {
            let word: String = line.trim().chars().take(20).collect();
            Err(say!(text, "line-unknown", word = clean(&word)))
        }
    }
}

/// The line up to a `#` at its start or after a space.
fn without_comment(line: &str) -> &str {
    let begins = |at: usize| line[..at].chars().next_back().is_none_or(char::is_whitespace);
    match line.match_indices('#').find(|&(at, _)| begins(at)) {
        Some((at, _)) => &line[..at],
        None => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    fn read(line: &str) -> Result<Line, String> {
        Line::read(&Text::new(Language::English), Place::Pipe, line)
    }

    #[test]
    fn houses_keep_their_columns() {
        let Ok(Line::Sow(moves)) = read(" 3-6, 1 # and so on") else {
            panic!("these are houses");
        };
        let found: Vec<_> = moves.iter().map(|m| (m.house.number(), m.column)).collect();
        assert_eq!(found, [(3, 2), (6, 4), (1, 7)]);
    }

    #[test]
    fn comments_begin_a_line_or_follow_a_space() {
        for line in ["", " \t\n", "# 3", "   # 3"] {
            assert_eq!(read(line), Ok(Line::Blank), "{line:?}");
        }
        assert_eq!(read("save a#1"), Ok(Line::Word(Word::Export, "a#1".to_owned())));
    }

    #[test]
    fn everything_else_is_refused() {
        for line in [
            "undo 2",
            "save",
            "7",
            "3-x",
            "3#",
            "-",
            "äöü",
            "\0",
            "\u{1b}[2J",
            "new",
        ] {
            let why = read(line).unwrap_err();
            assert!(!why.contains(char::is_control), "{why:?}");
        }
        let why = "\"9\" is not a house. Houses are numbered 1 to 6.";
        assert_eq!(read(" 9\n").unwrap_err(), why);
        assert_eq!(read("3-9").unwrap_err(), format!("In column 3: {why}"));
        assert_eq!(read("save").unwrap_err(), "Type save FILE.");
    }
}
