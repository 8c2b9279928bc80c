//! What a line of input asks for.

use kalaha_rules::{ParseMovesError, WrittenMove, parse_moves};

use crate::say;
use crate::storage::settings::Narration;
use crate::text::{Text, clean};

/// What can be asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// Nothing: the line is empty or a comment.
    Blank,
    /// Sow these houses, at least one.
    Sow(Vec<WrittenMove>),
    /// Take back.
    Undo,
    /// Play again.
    Redo,
    /// Say where the seeds are.
    Board,
    /// Say what each house would do.
    Moves,
    /// Ask the built-in player what it would do.
    Hint,
    /// Say what the sows so far were worth.
    Review,
    /// Tell the board after each turn, or only when it is asked for.
    Narrate(Narration),
    /// Say what can be typed.
    Help,
    /// Explain the rules.
    Rules,
    /// Print the record.
    Record,
    /// Write the record to a file of this name.
    Save(String),
    /// Leave.
    Quit,
}

impl Line {
    /// Reads a line, or says what is wrong with it.
    pub fn read(text: &Text, line: &str) -> Result<Line, String> {
        let line = without_comment(line);
        let trimmed = line.trim();
        let (word, rest) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("", _) => Ok(Line::Blank),
            ("undo", "") => Ok(Line::Undo),
            ("redo", "") => Ok(Line::Redo),
            ("board", "") => Ok(Line::Board),
            ("moves", "") => Ok(Line::Moves),
            ("hint", "") => Ok(Line::Hint),
            ("review", "") => Ok(Line::Review),
            ("short", "") => Ok(Line::Narrate(Narration::Short)),
            ("long", "") => Ok(Line::Narrate(Narration::Long)),
            ("help", "") => Ok(Line::Help),
            ("rules", "") => Ok(Line::Rules),
            ("record", "") => Ok(Line::Record),
            ("quit", "") => Ok(Line::Quit),
            ("save", file) if !file.is_empty() => Ok(Line::Save(file.to_owned())),
            _ => houses(text, line),
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
        Line::read(&Text::new(Language::English), line)
    }

    #[test]
    fn words_are_read_in_any_case() {
        assert_eq!(read("undo"), Ok(Line::Undo));
        assert_eq!(read("  QUIT \r\n"), Ok(Line::Quit));
        assert_eq!(read("save a game.txt"), Ok(Line::Save("a game.txt".to_owned())));
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
        assert_eq!(read("save a#1"), Ok(Line::Save("a#1".to_owned())));
    }

    #[test]
    fn everything_else_is_refused() {
        for line in ["undo 2", "save", "7", "3-x", "3#", "-", "äöü", "\0", "\u{1b}[2J"] {
            let why = read(line).unwrap_err();
            assert!(!why.contains(char::is_control), "{why:?}");
        }
        let why = "\"9\" is not a house. Houses are numbered 1 to 6.";
        assert_eq!(read(" 9\n").unwrap_err(), why);
        assert_eq!(read("3-9").unwrap_err(), format!("In column 3: {why}"));
    }
}
