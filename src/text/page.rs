//! A text with headings, boards and tables, and how it is set in lines.

use kalaha_rules::{Board, Position, Sow};

use super::board::drawn_example;
use super::{Text, board_sentences, drawn_board, sow_sentences, wrap};

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
    /// What some sows do.
    Example(Example),
    /// Rows with the same number of cells, the first row on top of the columns.
    Table(Vec<Vec<String>>),
}

/// A board, sows played on it, and what came of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Example {
    /// The position before them.
    pub before: Position,
    /// The sows, at least one.
    pub sows: Vec<Sow>,
    /// The position after them.
    pub after: Position,
}

/// How a page shows boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Boards {
    /// Drawn with lines.
    Drawn,
    /// In sentences.
    Told,
}

impl Page {
    /// The text in lines of at most `width` characters, which must be 33 or more for drawn boards.
    pub fn lines(&self, text: &Text, width: usize, boards: Boards) -> Vec<String> {
        let mut lines = wrap(&self.title, width);
        for section in &self.sections {
            lines.push(String::new());
            lines.extend(wrap(&section.heading.to_uppercase(), width));
            for block in &section.blocks {
                lines.push(String::new());
                match block {
                    Block::Paragraph(words) => lines.extend(wrap(words, width)),
                    Block::Board(board) => lines.extend(show(text, board, width, boards)),
                    Block::Example(example) => lines.extend(example.lines(text, width, boards)),
                    Block::Table(rows) => lines.extend(table(rows, width)),
                }
            }
        }
        lines
    }
}

impl Example {
    /// The boards before and after the sows, and what these did.
    fn lines(&self, text: &Text, width: usize, boards: Boards) -> Vec<String> {
        let sentences: Vec<_> = self
            .sows
            .iter()
            .flat_map(|sow| sow_sentences(text, sow))
            .collect();
        let words = wrap(&sentences.join(" "), width);
        let [before, after] = [&self.before, &self.after].map(|position| position.board());
        match boards {
            Boards::Drawn => {
                let drawn = drawn_example(text, before, &self.sows[0], after, width);
                [words, drawn].concat()
            }
            Boards::Told => [
                show(text, before, width, boards),
                words,
                show(text, after, width, boards),
            ]
            .concat(),
        }
    }
}

fn show(text: &Text, board: &Board, width: usize, boards: Boards) -> Vec<String> {
    match boards {
        Boards::Drawn => drawn_board(text, board),
        Boards::Told => {
            let sentences = board_sentences(text, board);
            sentences.iter().flat_map(|words| wrap(words, width)).collect()
        }
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
