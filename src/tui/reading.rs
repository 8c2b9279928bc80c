//! A text to read. It is set in lines when it is opened and when the terminal changes its size, not for each key.

use kalaha_rules::RuleSet;
use ratatui::layout::Size;

use super::glyphs::Glyphs;
use super::keys::{self, Action, Context};
use crate::say;
use crate::storage::Statistics;
use crate::text::{Boards, Text, rules_page, tallies, wrap};

/// The widest that a text is set, in columns.
const WIDTH: u16 = 74;

/// What one can read about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// The keys.
    Keys,
    /// The rules in force.
    Rules,
    /// What the finished games add up to.
    Statistics,
}

/// What texts are made from.
#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    /// The words.
    pub text: &'a Text,
    /// The characters.
    pub glyphs: &'a Glyphs,
    /// The rules in force.
    pub rules: RuleSet,
    /// What the finished games add up to.
    pub statistics: &'a Statistics,
}

/// A text on the screen.
#[derive(Debug)]
pub struct Reading {
    topic: Topic,
    lines: Vec<SetLine>,
    page: Size,
    top: usize,
}

/// A line of a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SetLine {
    /// What stands out, at the start of the line.
    pub strong: String,
    /// The rest.
    pub words: String,
}

impl Reading {
    /// A text from its start, for a terminal of this size.
    pub fn new(topic: Topic, source: &Source<'_>, terminal: Size) -> Reading {
        // A line at the top is left free, and the last one is for the keys.
        let page = Size {
            width: WIDTH.min(terminal.width.saturating_sub(2)),
            height: terminal.height.saturating_sub(2).max(1),
        };
        let lines = match topic {
            Topic::Keys => key_lines(source.text, source.glyphs),
            Topic::Rules => rule_lines(source.text, source.glyphs, source.rules, page.width),
            Topic::Statistics => statistics_lines(source.text, source.statistics, page.width),
        };
        Reading {
            topic,
            lines,
            page,
            top: 0,
        }
    }

    /// What it is about.
    pub fn topic(&self) -> Topic {
        self.topic
    }

    /// How much of the text is seen at once, in columns and lines.
    pub fn page(&self) -> Size {
        self.page
    }

    /// The lines that are seen.
    pub fn shown(&self) -> &[SetLine] {
        let end = self.lines.len().min(self.top + usize::from(self.page.height));
        &self.lines[self.top..end]
    }

    /// The first line that is seen, counted from 0.
    pub fn top(&self) -> usize {
        self.top
    }

    /// Goes to a line, or as far as there is text to fill the screen.
    pub fn go_to(&mut self, line: usize) {
        let last = self.lines.len().saturating_sub(self.page.height.into());
        self.top = line.min(last);
    }

    /// Whether it is longer than the screen.
    pub fn scrolls(&self) -> bool {
        self.lines.len() > usize::from(self.page.height)
    }

    /// Scrolls. A line is seen on both of two pages.
    pub fn act(&mut self, action: Action) {
        let page = usize::from(self.page.height - 1).max(1);
        match action {
            Action::Up => self.go_to(self.top.saturating_sub(1)),
            Action::Down => self.go_to(self.top + 1),
            Action::PageUp => self.go_to(self.top.saturating_sub(page)),
            Action::PageDown => self.go_to(self.top + page),
            _ => {}
        }
    }
}

/// All keys with what they do, from the table that dispatches them.
fn key_lines(text: &Text, glyphs: &Glyphs) -> Vec<SetLine> {
    let heading = |strong| SetLine {
        strong,
        ..SetLine::default()
    };
    let mut lines = Vec::new();
    for (context, title) in [
        (Context::Table, say!(text, "keys-table")),
        (Context::Puzzle, say!(text, "keys-puzzle")),
        (Context::Review, say!(text, "keys-review")),
        (Context::Menu, say!(text, "keys-menu")),
        (Context::Form, say!(text, "keys-form")),
    ] {
        lines.push(heading(title));
        let is_common = |binding: &keys::Binding| {
            let common = keys::EVERYWHERE.iter();
            common
                .map(keys::Binding::action)
                .any(|action| action == binding.action())
        };
        let own = keys::bindings(context)
            .iter()
            .filter(|binding| !is_common(binding));
        lines.extend(own.filter_map(|binding| key_line(text, glyphs, binding)));
        lines.push(SetLine::default());
    }
    lines.push(heading(say!(text, "keys-everywhere")));
    let common = keys::EVERYWHERE.iter();
    lines.extend(common.filter_map(|binding| key_line(text, glyphs, binding)));
    lines
}

fn key_line(text: &Text, glyphs: &Glyphs, binding: &keys::Binding) -> Option<SetLine> {
    Some(SetLine {
        strong: format!("  {:10}", binding.keys(text, glyphs)),
        words: text.message(binding.says?, &[]),
    })
}

fn statistics_lines(text: &Text, statistics: &Statistics, width: u16) -> Vec<SetLine> {
    let strong = |strong| SetLine {
        strong,
        ..SetLine::default()
    };
    let plain = |line: String| SetLine {
        words: format!("  {line}"),
        ..SetLine::default()
    };
    let mut lines = vec![strong(say!(text, "stats-title"))];
    for tally in tallies(text, statistics) {
        lines.push(SetLine::default());
        lines.extend(wrap(&tally.title, width.into()).into_iter().map(strong));
        let inner = usize::from(width).saturating_sub(2);
        let results = tally.lines.iter().flat_map(|line| wrap(line, inner));
        lines.extend(results.map(plain));
    }
    lines
}

fn rule_lines(text: &Text, glyphs: &Glyphs, rules: RuleSet, width: u16) -> Vec<SetLine> {
    let lines = rules_page(text, rules).lines(text, width.into(), Boards::Drawn);
    let set = |line| SetLine {
        words: glyphs.line(line),
        ..SetLine::default()
    };
    lines.into_iter().map(set).collect()
}
