//! A hint in words: as much of it as is told.

use crate::review::Reason;
use crate::say;
use crate::storage::settings::Hints;
use crate::text::{Voice, clue_sentence, hint, reason_sentences};
use crate::tui::advice::Advice;
use crate::tui::model::Model;
use crate::tui::table::Table;

/// The hint that was asked for, the most important first; `None` if there is none.
pub fn words(model: &Model, table: &Table) -> Option<Vec<String>> {
    let text = &model.text;
    let advice = table.advice().filter(|advice| advice.told() > Hints::Off)?;
    let Some(thought) = advice.thought() else {
        return Some(vec![say!(text, "hint-asked")]);
    };
    let position = table.game().position();
    let reason = Reason::of(position, &thought.line);
    let mut words: Vec<String> = match (advice.told(), reason.clue(), thought.line.first()) {
        (Hints::Line, ..) => {
            let advised = hint(text, position, thought).into_iter();
            advised
                .chain(reason_sentences(text, &reason, Voice::You))
                .collect()
        }
        (Hints::House, _, Some(house)) => vec![say!(text, "hint-house", house = house.number())],
        (_, clue, _) => clue.map(|clue| clue_sentence(text, clue)).into_iter().collect(),
    };
    if advice.told() < model.settings.hints {
        words.push(say!(text, "hint-more"));
    }
    Some(words)
}

/// Whether the hint says all there is to say of the house that is looked at.
pub fn covers_preview(table: &Table) -> bool {
    let is_told = |advice: &Advice| advice.told() == Hints::Line && advice.told_house() == table.cursor();
    table.cursor().is_some() && table.advice().is_some_and(is_told)
}
