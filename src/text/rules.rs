//! The rules explained, for the rule set in force. What an example shows is played by the rules themselves.

use kalaha_rules::{Board, House, Leftovers, OwnStone, Position, Preset, RuleSet, SeedsPerHouse, Side};

use super::{Text, rules_line, sow_sentences, wrap};
use crate::say;

/// A text with headings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// What it is about.
    pub title: String,
    /// Its parts, in order.
    pub sections: Vec<Section>,
}

/// A part of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// What it is about.
    pub heading: String,
    /// What it says, in order.
    pub blocks: Vec<Block>,
}

/// A piece of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// Sentences.
    Paragraph(String),
    /// A board.
    Board(Board),
    /// Rows with the same number of cells, the first row on top of the columns.
    Table(Vec<Vec<String>>),
}

/// Explains the rules.
pub fn rules_page(text: &Text, rules: RuleSet) -> Page {
    let own_stone = rules.own_stone.to_string();
    let leftovers = rules.leftovers.to_string();
    let example = |board: &str, house| example(text, rules, board, house);
    let paragraph = |words: String| vec![Block::Paragraph(words)];
    let sections = [
        (
            say!(text, "rules-board"),
            [
                paragraph(say!(text, "rules-board-text", count = rules.seeds.get())),
                vec![Block::Board(Board::start(rules.seeds))],
            ]
            .concat(),
        ),
        (
            say!(text, "rules-sow"),
            [
                paragraph(say!(text, "rules-sow-text")),
                example("<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>", 3),
            ]
            .concat(),
        ),
        (
            say!(text, "rules-capture"),
            [
                paragraph(say!(text, "explain-own-stone", value = own_stone)),
                example("<6,8,9,1,0,3,2,4,5,3,2,4,1,5,6>", 1),
                paragraph(say!(text, "rules-capture-nothing")),
                example("<6,8,14,1,0,3,2,4,5,3,2,4,1,0,6>", 1),
            ]
            .concat(),
        ),
        (
            say!(text, "rules-end"),
            [
                paragraph(say!(text, "rules-end-text")),
                paragraph(say!(text, "explain-leftovers", value = leftovers)),
                example("<6,21,20,0,0,0,0,0,1,2,0,0,3,0,1>", 6),
            ]
            .concat(),
        ),
        (say!(text, "rules-disputes"), disputes(text, rules)),
        (
            say!(text, "rules-options"),
            vec![options_table(text), presets_table(text)],
        ),
    ];
    Page {
        title: say!(text, "rules-title", rules = rules_line(text, rules)),
        sections: sections
            .into_iter()
            .map(|(heading, blocks)| Section { heading, blocks })
            .collect(),
    }
}

/// What players argue about, with the answers for these rules.
fn disputes(text: &Text, rules: RuleSet) -> Vec<Block> {
    let example = |board, house| example(text, rules, board, house);
    let answer = |words| vec![Block::Paragraph(words)];
    [
        answer(say!(text, "dispute-forced")),
        answer(say!(text, "dispute-chain")),
        answer(say!(text, "dispute-other-side")),
        example("<6,8,9,0,3,2,1,4,2,0,2,4,1,5,6>", 6),
        answer(say!(text, "dispute-their-store")),
        example("<6,5,6,0,1,2,0,3,9,4,3,2,5,4,4>", 6),
        answer(say!(text, "dispute-round")),
        example("<6,5,4,0,1,13,0,3,0,4,3,2,5,4,4>", 3),
        answer(say!(text, "dispute-end")),
    ]
    .concat()
}

/// South sows a house: the board before, what happens, and the board after.
fn example(text: &Text, rules: RuleSet, board: &str, house: u8) -> Vec<Block> {
    let (Ok(board), Some(house)) = (board.parse(), House::new(house)) else {
        return vec![];
    };
    let mut position = Position::new(rules, board, Side::South);
    let Ok(sow) = position.sow(house) else {
        return vec![];
    };
    vec![
        Block::Board(board),
        Block::Paragraph(sow_sentences(text, &sow).join(" ")),
        Block::Board(*position.board()),
    ]
}

/// Each value of each option with what it means.
fn options_table(text: &Text) -> Block {
    let row = |option: &str, value: String, meaning: String| vec![option.to_owned(), value, meaning];
    let mut rows = vec![vec![
        say!(text, "rules-option"),
        say!(text, "rules-value"),
        say!(text, "rules-meaning"),
    ]];
    rows.push(row(
        "seeds",
        format!("{}-{}", SeedsPerHouse::MIN, SeedsPerHouse::MAX),
        say!(text, "rules-seeds-meaning"),
    ));
    for value in OwnStone::ALL {
        let name = value.to_string();
        let meaning = say!(text, "rules-own-stone-meaning", value = name.clone());
        rows.push(row("own-stone", name, meaning));
    }
    for value in Leftovers::ALL {
        let name = value.to_string();
        let meaning = say!(text, "rules-leftovers-meaning", value = name.clone());
        rows.push(row("leftovers", name, meaning));
    }
    Block::Table(rows)
}

/// Each preset with the values it stands for.
fn presets_table(text: &Text) -> Block {
    let mut rows = vec![
        [&say!(text, "rules-preset"), "seeds", "own-stone", "leftovers"]
            .map(str::to_owned)
            .to_vec(),
    ];
    rows.extend(Preset::ALL.map(|preset| {
        let rules = preset.rules();
        vec![
            preset.to_string(),
            rules.seeds.to_string(),
            rules.own_stone.to_string(),
            rules.leftovers.to_string(),
        ]
    }));
    Block::Table(rows)
}

impl Page {
    /// The text in lines of at most `width` characters. `board` shows a board.
    pub fn lines<B>(&self, text: &Text, width: usize, board: impl Fn(&Text, &Board) -> B) -> Vec<String>
    where
        B: IntoIterator<Item = String>,
    {
        let mut lines = wrap(&self.title, width);
        for section in &self.sections {
            lines.push(String::new());
            lines.extend(wrap(&section.heading.to_uppercase(), width));
            for block in &section.blocks {
                lines.push(String::new());
                match block {
                    Block::Paragraph(words) => lines.extend(wrap(words, width)),
                    Block::Board(seeds) => lines.extend(board(text, seeds)),
                    Block::Table(rows) => lines.extend(table(rows, width)),
                }
            }
        }
        lines
    }
}

/// Puts the cells of a table under each other; the last column is broken between words.
fn table(rows: &[Vec<String>], width: usize) -> Vec<String> {
    const GAP: usize = 2;
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns)
        .map(|column| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        })
        .collect();
    let mut lines = Vec::new();
    for row in rows {
        let Some((last, others)) = row.split_last() else {
            continue;
        };
        let mut start = String::new();
        for (cell, width) in others.iter().zip(&widths) {
            start.push_str(&format!("{cell:width$}{:GAP$}", ""));
        }
        let indent = start.chars().count();
        for part in wrap(last, width.saturating_sub(indent)) {
            lines.push(format!("{start}{part}"));
            start = " ".repeat(indent);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, drawn_board};

    fn page(rules: &str) -> String {
        let text = Text::new(Language::English);
        let page = rules_page(&text, rules.parse().unwrap());
        let lines = page.lines(&text, 78, drawn_board).join(" ");
        lines.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn every_example_is_there() {
        let text = Text::new(Language::English);
        for rules in RuleSet::all() {
            let page = rules_page(&text, rules);
            let blocks = page.sections.iter().flat_map(|section| &section.blocks);
            let boards = blocks.filter(|block| matches!(block, Block::Board(_)));
            assert_eq!(boards.count(), 1 + 2 * 7, "{rules}");
        }
    }

    #[test]
    fn examples_follow_the_rule_set() {
        let sentence = "South sows house 1; the lone last seed goes to the store.";
        assert!(page("kalaha").contains(sentence));
        assert!(!page("kalah").contains(sentence));
        assert!(page("kalaha").contains("South sows house 1 and captures 6 seeds!"));
        assert!(page("6/never/owner").contains("South sows house 1 and captures 5 seeds!"));
        assert!(page("kalaha").contains("North takes the last 6 seeds."));
        assert!(page("emptier").contains("South takes the last 6 seeds."));
    }

    #[test]
    fn no_line_is_too_long() {
        let text = Text::new(Language::English);
        for width in [48, 78] {
            let page = rules_page(&text, RuleSet::default());
            for line in page.lines(&text, width, drawn_board) {
                assert!(line.chars().count() <= width, "{line}");
            }
        }
    }
}
