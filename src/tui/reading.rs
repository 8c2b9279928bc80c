//! A text to read. It is set in lines when it is opened and when the terminal changes its size, not for each key.

use kalaha_rules::RuleSet;
use ratatui::layout::Size;
use textwrap::core::display_width;

use super::glyphs::Glyphs;
use super::keys::{self, Action, Binding, Context};
use super::theme::Theme;
use super::view::plot::Plot;
use crate::review::Analysis;
use crate::say;
use crate::storage::Statistics;
use crate::text::{Boards, Text, rules_page, seats_sentence, summary_sentences, tallies, wrap};

/// The widest that a text is set, in columns.
const WIDTH: u16 = 74;

/// A plot that is higher says no more.
const HIGHEST_PLOT: u16 = 14;

/// What one can read about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// The keys.
    Keys,
    /// The rules in force.
    Rules,
    /// What the finished games add up to.
    Statistics,
    /// The game that is gone through, in short.
    Summary,
}

/// What texts are made from.
#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    /// The words.
    pub text: &'a Text,
    /// The characters.
    pub glyphs: &'a Glyphs,
    /// The colours.
    pub theme: Theme,
    /// The rules in force.
    pub rules: RuleSet,
    /// What is known of the game that is gone through.
    pub analysis: Option<&'a Analysis>,
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
            Topic::Keys => key_lines(source.text, source.glyphs, page.width),
            Topic::Rules => rule_lines(source.text, source.glyphs, source.rules, page.width),
            Topic::Summary => summary_lines(source, page),
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

/// All keys with what they do, from the table that dispatches them, and what the mouse does.
fn key_lines(text: &Text, glyphs: &Glyphs, width: u16) -> Vec<SetLine> {
    let is_common = |binding: &&Binding| {
        let mut common = keys::EVERYWHERE.iter().map(Binding::action);
        common.any(|action| action == binding.action())
    };
    let contexts = [
        (Context::Table, say!(text, "keys-table")),
        (Context::Puzzle, say!(text, "keys-puzzle")),
        (Context::Review, say!(text, "keys-review")),
        (Context::Menu, say!(text, "keys-menu")),
        (Context::Form, say!(text, "keys-form")),
        (Context::Games, say!(text, "games-title")),
    ];
    let mut parts: Vec<(String, Vec<[String; 2]>)> = Vec::new();
    for (context, title) in contexts {
        let own = keys::bindings(context).filter(|binding| !is_common(binding));
        let keys = own.filter_map(|binding| key_line(text, glyphs, context, binding));
        parts.push((title, keys.collect()));
    }
    let common = keys::EVERYWHERE.iter();
    let common = common.filter_map(|binding| key_line(text, glyphs, Context::Table, binding));
    parts.push((say!(text, "keys-everywhere"), common.collect()));
    let gestures = ["click", "point", "wheel", "log", "shift"];
    let gestures = gestures.map(|gesture| {
        [
            say!(text, "mouse-gesture", gesture = gesture),
            say!(text, "mouse-does", gesture = gesture),
        ]
    });
    parts.push((say!(text, "setting", setting = "mouse"), gestures.into()));

    let keys = parts.iter().flat_map(|(_, lines)| lines);
    let column = keys.map(|[keys, _]| display_width(keys)).max().unwrap_or(0) + 2;
    let mut lines = Vec::new();
    for (title, part) in parts {
        lines.extend((!lines.is_empty()).then(SetLine::default));
        lines.push(SetLine {
            strong: title,
            ..SetLine::default()
        });
        for [keys, does] in part {
            let padding = " ".repeat(column - display_width(&keys));
            let mut strong = format!("  {keys}{padding}");
            for words in wrap(&does, usize::from(width).saturating_sub(column + 2)) {
                lines.push(SetLine { strong, words });
                strong = " ".repeat(column + 2);
            }
        }
    }
    lines
}

/// Keys, with the letters that do the same, and what they do.
fn key_line(text: &Text, glyphs: &Glyphs, context: Context, binding: &Binding) -> Option<[String; 2]> {
    let opposite = keys::bindings(context).find(|other| Some(other.action()) == binding.action().opposite());
    let letters = binding
        .letters()
        .chain(opposite.into_iter().flat_map(Binding::letters));
    let letters = letters.map(|letter| format!(" {letter}")).collect::<String>();
    let keys = binding.keys(text, glyphs) + &letters;
    Some([keys, text.message(binding.says?, &[])])
}

/// How each side played, and the plot of the game.
fn summary_lines(source: &Source<'_>, page: Size) -> Vec<SetLine> {
    let Some(analysis) = source.analysis else {
        return vec![];
    };
    let text = source.text;
    let plain = |words: String| SetLine {
        words,
        ..SetLine::default()
    };
    let width = usize::from(page.width);
    let mut lines = vec![SetLine {
        strong: say!(text, "summary-title"),
        ..SetLine::default()
    }];
    let seats = [seats_sentence(text, analysis.game())].into_iter();
    let told = seats.chain(summary_sentences(text, &analysis.summary()));
    lines.extend(told.flat_map(|sentence| wrap(&sentence, width)).map(plain));
    lines.push(SetLine::default());
    let plot = Plot {
        values: &analysis.values(),
        marked: None,
        numbered: true,
        theme: source.theme,
        ascii: source.glyphs.is_ascii(),
    };
    let height = page.height.min(HIGHEST_PLOT);
    lines.extend(plot.lines(page.width, height).into_iter().map(plain));
    lines.extend(wrap(&say!(text, "plot-legend"), width).into_iter().map(plain));
    lines
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
