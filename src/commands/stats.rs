//! `kalaha stats`: what the finished games add up to.

use std::io::Write;

use kalaha_rules::RuleSet;
use serde_json::{Value, json};

use super::failure::Failure;
use super::json as positions;
use crate::ai::Level;
use crate::cli::StatsArgs;
use crate::storage::{Results, Statistics, Store};
use crate::text::{Text, tallies};

/// Prints the results by level and rule set, and of all games together.
pub fn run(args: &StatsArgs, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    let (statistics, problems) = Store::open()?.statistics();
    Failure::warn(&problems);
    match args.json {
        true => write_json(&statistics, out),
        false => write_text(&statistics, text, out),
    }
}

fn group(statistics: &Statistics, level: Level, rules: RuleSet) -> Results {
    statistics.results(|played| (played.level, played.rules) == (level, rules))
}

fn write_json(statistics: &Statistics, out: &mut dyn Write) -> Result<(), Failure> {
    for (level, rules) in statistics.groups() {
        let results = group(statistics, level, rules);
        writeln!(out, "{}", as_json(Some((level, rules)), &results))?;
    }
    let mut all = as_json(None, &statistics.results(|_| true));
    all["two_people"] = json!(statistics.two_people);
    writeln!(out, "{all}")?;
    Ok(())
}

fn as_json(group: Option<(Level, RuleSet)>, results: &Results) -> Value {
    json!({
        "level": group.map(|(level, _)| level.to_string()),
        "rules": group.map(|(_, rules)| positions::rules(rules)),
        "games": results.games(),
        "wins": results.wins,
        "draws": results.draws,
        "losses": results.losses,
        "mean_margin": results.mean_margin,
        "best_margin": results.best_margin,
        "streak": results.streak,
        "longest_streak": results.longest_streak,
    })
}

fn write_text(statistics: &Statistics, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    for tally in tallies(text, statistics) {
        writeln!(out, "{}", tally.title)?;
        for line in tally.lines {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}
