//! `kalaha analyze`: what each sow of a recorded game was worth.

use std::io::Write;

use kalaha_rules::{Side, Sow};
use ratatui::layout::Size;
use serde_json::{Map, Value, json};

use super::failure::Failure;
use super::interrupt::stop_on_interrupt;
use super::progress::progress_bar;
use super::setup;
use crate::ai::Engine;
use crate::cli::AnalyzeArgs;
use crate::review::{Analysis, Rating, Summary, THINK, Word, study};
use crate::say;
use crate::text::{self, Text, side_name, word_name};
use crate::tui::theme::Theme;
use crate::tui::view::plot::Plot;

/// The size of the plot in characters.
const PLOT: Size = Size {
    width: 78,
    height: 13,
};

/// Analyzes the game and prints what was found out: so far, if it is interrupted.
pub fn run(args: &AnalyzeArgs, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    let game = setup::read_record_or_stdin(&args.file)?;
    let stop = stop_on_interrupt()?;
    let mut analysis = Analysis::new(game.clone());
    let positions = analysis.positions() as u64;
    let bar = progress_bar(positions, "{wide_bar} {pos} of {len} positions, {eta} left");
    let mut engine = Engine::new(setup::granted(args.engine.options())?);
    let think = args.engine.think.unwrap_or(THINK);
    study(&game, &mut engine, think, &stop, &mut |ply, insight| {
        analysis.learn(ply, insight);
        bar.set_position(analysis.settled() as u64);
    });
    bar.finish_and_clear();
    match args.json {
        true => write_json(&analysis, out),
        false => write_text(&analysis, args.ascii, text, out),
    }
}

fn write_json(analysis: &Analysis, out: &mut dyn Write) -> Result<(), Failure> {
    for ((step, rating), ply) in analysis.game().steps().iter().zip(analysis.ratings()).zip(1..) {
        let Some(rating) = rating else { continue };
        let sow = json!({
            "ply": ply,
            "side": step.sow.side().to_string(),
            "house": step.sow.house().number(),
            "value_before": rating.before,
            "value_after": rating.after,
            "best": rating.best.number(),
            "loss": rating.loss(),
            "proven": rating.proven,
            "word": rating.word.to_string(),
        });
        writeln!(out, "{sow}")?;
    }
    writeln!(out, "{}", summary_json(&analysis.summary()))?;
    Ok(())
}

fn summary_json(summary: &Summary) -> Value {
    let sides = |value: &dyn Fn(Side) -> Value| -> Value {
        let values = Side::ALL.map(|side| (side.to_string(), value(side)));
        Value::Object(Map::from_iter(values))
    };
    let words = |side: Side| -> Value {
        let tally = &summary.sides[side];
        let counts = Word::ALL.map(|word| (word.to_string(), json!(tally.count(word))));
        Value::Object(Map::from_iter(counts))
    };
    json!({
        "sows": summary.rated,
        "proven": summary.proven,
        "accuracy": sides(&|side| json!(summary.sides[side].accuracy)),
        "loss": sides(&|side| json!(summary.sides[side].loss)),
        "words": sides(&words),
        "turning_point": summary.turning_point.map(|point| json!({
            "turn": point.turn,
            "side": point.side.to_string(),
            "ply": point.ply + 1,
            "loss": point.loss(),
        })),
    })
}

fn write_text(analysis: &Analysis, ascii: bool, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    for sentence in text::game_sentences(text, analysis.game()) {
        writeln!(out, "{sentence}")?;
    }
    write_plot(analysis, ascii, out)?;
    writeln!(out, "{}\n", say!(text, "plot-legend"))?;
    write_table(text, analysis, out)?;
    writeln!(out)?;
    let summary = analysis.summary();
    for sentence in text::summary_sentences(text, &summary) {
        writeln!(out, "{sentence}")?;
    }
    if analysis.settled() < analysis.positions() {
        let (known, count) = (analysis.settled(), analysis.positions());
        writeln!(
            out,
            "{}",
            say!(text, "analysis-stopped", known = known, count = count)
        )?;
    }
    let (proven, count) = (summary.proven, analysis.game().steps().len());
    let all = if proven == count { "yes" } else { "no" };
    let rated = say!(text, "analyzed", all = all, proven = proven, count = count);
    writeln!(out, "{rated}")?;
    Ok(())
}

fn write_plot(analysis: &Analysis, ascii: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let plot = Plot {
        values: &analysis.values(),
        marked: None,
        numbered: false,
        theme: Theme::MONO,
        ascii,
    };
    for line in plot.lines(PLOT.width, PLOT.height) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The columns of the table, by the names that messages know, each with whether it is set to the right.
const COLUMNS: [(&str, bool); 7] = [
    ("turn", true),
    ("side", false),
    ("sow", true),
    ("south", true),
    ("best", true),
    ("lost", true),
    ("word", false),
];

/// A line for each sow that has been rated.
fn write_table(text: &Text, analysis: &Analysis, out: &mut dyn Write) -> Result<(), Failure> {
    let mut rows = vec![COLUMNS.map(|(column, _)| say!(text, "analysis-column", column = column))];
    let ratings = analysis.ratings();
    let mut ply = 0;
    for turn in analysis.game().turns() {
        for step in turn.steps {
            if let Some(rating) = &ratings[ply] {
                let number = match step == &turn.steps[0] {
                    true => turn.number.to_string(),
                    false => String::new(),
                };
                rows.push(row(text, number, &step.sow, rating));
            }
            ply += 1;
        }
    }
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: [usize; COLUMNS.len()] = std::array::from_fn(|column| width(column).unwrap_or(0));
    for row in &rows {
        let cells =
            row.iter()
                .zip(widths)
                .zip(COLUMNS)
                .map(|((cell, width), (_, is_right))| match is_right {
                    true => format!("{cell:>width$}"),
                    false => format!("{cell:<width$}"),
                });
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

/// The turn, the side, the house, what south may expect, the best house, what was given away, and the word.
fn row(text: &Text, turn: String, sow: &Sow, rating: &Rating) -> [String; COLUMNS.len()] {
    let south = match sow.side() {
        Side::South => rating.after,
        Side::North => -rating.after,
    };
    let about = if rating.proven { "" } else { "~" };
    let [best, lost] = match rating.loss() {
        0 => [String::new(), String::new()],
        loss => [rating.best.to_string(), loss.to_string()],
    };
    [
        turn,
        side_name(text, sow.side()),
        sow.house().to_string(),
        format!("{about}{south:+}"),
        best,
        lost,
        word_name(text, rating.word),
    ]
}
