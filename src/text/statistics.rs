//! What the finished games add up to, in words.

use super::{Text, level_name, rules_line};
use crate::say;
use crate::storage::{Results, Statistics};

/// A part of the statistics.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// What is added up.
    pub title: String,
    /// What it comes to, a sentence each.
    pub lines: Vec<String>,
}

/// The results by level and rule set, those of all games together, and how many games there were between people.
pub fn tallies(text: &Text, statistics: &Statistics) -> Vec<Tally> {
    let groups = statistics.groups();
    let mut tallies: Vec<_> = groups
        .iter()
        .map(|&(level, rules)| Tally {
            title: say!(
                text,
                "stats-group",
                level = level_name(text, level),
                rules = rules_line(text, rules)
            ),
            lines: results(
                text,
                &statistics.results(|played| (played.level, played.rules) == (level, rules)),
            ),
        })
        .collect();
    if groups.len() > 1 {
        tallies.push(Tally {
            title: say!(text, "stats-all"),
            lines: results(text, &statistics.results(|_| true)),
        });
    }
    let alone = |title| Tally { title, lines: vec![] };
    if groups.is_empty() {
        tallies.push(alone(say!(text, "stats-none")));
    }
    tallies.push(alone(say!(
        text,
        "stats-two-people",
        count = statistics.two_people
    )));
    tallies
}

fn results(text: &Text, results: &Results) -> Vec<String> {
    vec![
        say!(
            text,
            "stats-results",
            games = results.games(),
            wins = results.wins,
            draws = results.draws,
            losses = results.losses,
        ),
        say!(
            text,
            "stats-margins",
            mean = format!("{:+.1}", results.mean_margin.unwrap_or_default()),
            best = format!("{:+}", results.best_margin.unwrap_or_default()),
        ),
        say!(
            text,
            "stats-streaks",
            streak = results.streak,
            longest = results.longest_streak,
        ),
    ]
}
