//! What a teacher says: why a turn is good, and how a game was played.

use kalaha_rules::{Pit, Position, Side, Sow, write_turns};

use super::narrate::{certainty, sign};
use super::{Text, hint, side_name};
use crate::ai::Thought;
use crate::review::{
    Analysis, Benefit, Clue, Rating, Reason, Summary, Tally, TurningPoint, Value, Word, speaks_for_itself,
};
use crate::say;

/// To whom a reason is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Voice {
    /// To the one who is to decide.
    You,
    /// To someone who reads about the game.
    Reader,
}

impl Voice {
    /// The name by which messages know it.
    fn id(self) -> &'static str {
        match self {
            Voice::You => "you",
            Voice::Reader => "reader",
        }
    }
}

/// The name of a word for a sow: `inaccuracy`.
pub fn word_name(text: &Text, word: Word) -> String {
    say!(text, "word", word = word.to_string())
}

/// A hint with its reasons, a sentence each: the turn, why it is good, and what comes of it.
pub fn hint_sentences(text: &Text, position: &Position, thought: &Thought) -> Vec<String> {
    let [advice, outlook] = hint(text, position, thought);
    let reason = Reason::of(position, &thought.line);
    let why = reason_sentences(text, &reason, Voice::You);
    std::iter::once(advice).chain(why).chain([outlook]).collect()
}

/// What is to be said of a sow, in a sentence.
fn verdict_sentence(text: &Text, rating: &Rating) -> String {
    say!(
        text,
        "verdict",
        word = rating.word.to_string(),
        count = rating.loss()
    )
}

/// Who is to win a position and by how much. `when` is `before` a sow or `now`.
pub fn value_sentence(text: &Text, value: Option<Value>, when: &'static str) -> String {
    match value {
        None => say!(text, "value-unknown"),
        Some(value) => say!(
            text,
            "value",
            when = when,
            sign = sign(value.south),
            count = value.south.unsigned_abs(),
            certain = certainty(value.proven),
        ),
    }
}

/// Who is ahead and by how much, in a few words: `South +6, exact`.
pub fn evaluation(text: &Text, value: Option<Value>) -> String {
    match value {
        None => say!(text, "evaluating"),
        Some(value) => say!(
            text,
            "evaluation",
            sign = sign(value.south),
            count = value.south.unsigned_abs(),
            certain = certainty(value.proven),
        ),
    }
}

/// By how much South is ahead, in still fewer words: `+6, exact`.
pub fn evaluation_short(text: &Text, value: Option<Value>) -> String {
    match value {
        None => say!(text, "evaluating"),
        Some(value) => say!(
            text,
            "evaluation-short",
            value = format!("{:+}", value.south),
            certain = certainty(value.proven),
        ),
    }
}

/// What to look for, to find a good turn without being told.
pub fn clue_sentence(text: &Text, clue: Clue) -> String {
    say!(text, "clue", clue = clue.id())
}

/// What comes of a position for the one who is to move, where it is proven.
pub fn exact_outlook(text: &Text, value: i16) -> String {
    say!(
        text,
        "outlook",
        sign = sign(value),
        count = value.unsigned_abs(),
        certain = certainty(true),
    )
}

/// Why a turn is good, a sentence each: what its sows do first, as far as that is a reason.
pub fn reason_sentences(text: &Text, reason: &Reason, voice: Voice) -> Vec<String> {
    let telling: Vec<_> = reason.turn.iter().copied().filter(speaks_for_itself).collect();
    let steps = telling.chunk_by(|sow, next| sow.extra_turn() && next.extra_turn());
    let does = steps.map(|sows| what_they_do(text, sows, voice));
    let does = does.reduce(|first, next| say!(text, "reason-then", first = first, next = next));
    let benefits = reason
        .benefits
        .iter()
        .map(|benefit| benefit_clause(text, benefit));
    let mut why = does.into_iter().chain(benefits);
    let first = why.next().map(|why| say!(text, "reason", why = why));
    first
        .into_iter()
        .chain(why.map(|why| capitalised(&why) + "."))
        .collect()
}

/// With a capital letter at its start.
fn capitalised(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// What sows in a row do: several if they all end in the store, or else one.
fn what_they_do(text: &Text, sows: &[Sow], voice: Voice) -> String {
    let (last, others) = match sows {
        [sow] => return what_it_does(text, sow, voice),
        [others @ .., last] => (last, others),
        [] => return String::new(),
    };
    let others: Vec<_> = others.iter().map(|sow| sow.house().to_string()).collect();
    say!(
        text,
        "reason-stores",
        others = others.join(", "),
        last = last.house().number(),
        voice = voice.id(),
    )
}

fn what_it_does(text: &Text, sow: &Sow, voice: Voice) -> String {
    let house = sow.house().number();
    match (sow.capture(), sow.end()) {
        (Some(capture), _) if capture.opposite > 0 => {
            say!(text, "reason-captures", house = house, count = capture.total())
        }
        (Some(_), _) => say!(text, "reason-takes-own", house = house),
        (None, Pit::Store(_)) => say!(text, "reason-store", house = house, voice = voice.id()),
        (None, Pit::House(..)) => String::new(),
    }
}

/// What comes of a turn, as `it leaves nothing to capture`.
fn benefit_clause(text: &Text, benefit: &Benefit) -> String {
    match *benefit {
        Benefit::TakesLeftovers(seeds) => say!(text, "benefit-leftovers", count = seeds),
        Benefit::Saves { house, seeds } => {
            say!(text, "benefit-saves", house = house.number(), count = seeds)
        }
        Benefit::EndsGame => say!(text, "benefit-ends"),
        Benefit::Threatens(seeds) => say!(text, "benefit-threatens", count = seeds),
        Benefit::Spoils(house) => say!(text, "benefit-spoils", house = house.number()),
        Benefit::LeavesNothing => say!(text, "benefit-leaves-nothing"),
        Benefit::Readies(house) => say!(text, "benefit-readies", house = house.number()),
        Benefit::Forces => say!(text, "benefit-forces"),
        Benefit::KeepsSeeds => say!(text, "benefit-keeps"),
        Benefit::BringsHome(seeds) => say!(text, "benefit-home", count = seeds),
        Benefit::BringsMost(None) => say!(text, "benefit-most"),
        Benefit::BringsMost(Some(lead)) => say!(text, "benefit-most-by", count = lead),
    }
}

/// What is to be said of a sow of a game, a sentence each: what was sown, how good it was, what would have been better and
/// why, and who was to win before and after it. `ply` is the number of sows before it.
pub fn review_sentences(text: &Text, analysis: &Analysis, ply: usize) -> Vec<String> {
    let values = analysis.values();
    let (before, steps) = (&analysis.game().steps()[..ply], analysis.game().steps());
    let sow = &steps[ply].sow;
    let mut sentences = vec![say!(
        text,
        "review-sow",
        number = before.iter().filter(|step| !step.sow.extra_turn()).count() + 1,
        side = sow.side().to_string(),
        house = sow.house().number(),
    )];
    if let Some(rating) = analysis.ratings()[ply] {
        sentences.push(verdict_sentence(text, &rating));
        if rating.loss() > 0 {
            let played: Vec<_> = steps[ply..].iter().map(|step| step.sow.house()).collect();
            let reason = Reason::rather_than(analysis.position(ply), analysis.line(ply), &played);
            sentences.push(say!(text, "review-better", turn = write_turns(&reason.turn)));
            sentences.extend(reason_sentences(text, &reason, Voice::Reader));
        }
        sentences.push(value_sentence(text, values[ply], "before"));
    }
    sentences.push(value_sentence(text, values[ply + 1], "now"));
    sentences
}

/// How a game was played: a sentence for each side, and where it turned.
pub fn summary_sentences(text: &Text, summary: &Summary) -> Vec<String> {
    let sides = Side::ALL.map(|side| tally_sentence(text, side, &summary.sides[side]));
    let turned = summary.turning_point.map(|point| turned(text, &point));
    sides.into_iter().chain(turned).collect()
}

fn tally_sentence(text: &Text, side: Side, tally: &Tally) -> String {
    let slips = [Word::Blunder, Word::Mistake, Word::Inaccuracy, Word::Brilliant]
        .into_iter()
        .filter(|&word| tally.count(word) > 0)
        .map(|word| {
            say!(
                text,
                "word-count",
                word = word.to_string(),
                count = tally.count(word)
            )
        });
    let mut parts = match tally.accuracy {
        Some(accuracy) => vec![say!(text, "accuracy", percent = accuracy.round() as i64)],
        None => vec![say!(text, "nothing-to-decide")],
    };
    if tally.loss > 0 {
        parts.push(say!(text, "given-away", count = tally.loss));
    }
    parts.extend(slips);
    format!("{}: {}.", side_name(text, side), parts.join(", "))
}

fn turned(text: &Text, point: &TurningPoint) -> String {
    say!(
        text,
        "turning-point",
        certain = if point.proven { "yes" } else { "no" },
        number = point.turn,
        side = point.side.to_string(),
        count = point.loss(),
        became = match (point.before.signum(), point.after.signum()) {
            (1, 0) => "win-draw",
            (1, _) => "win-loss",
            _ => "draw-loss",
        },
    )
}

#[cfg(test)]
mod tests {
    use kalaha_rules::{House, Position};

    use super::*;
    use crate::text::Language;

    fn reason(board: &str, turn: &[u8], voice: Voice) -> String {
        let position = Position::new("four".parse().unwrap(), board.parse().unwrap(), Side::South);
        let turn: Vec<_> = turn.iter().map(|&house| House::new(house).unwrap()).collect();
        let text = Text::new(Language::English);
        reason_sentences(&text, &Reason::of(&position, &turn), voice).join(" ")
    }

    #[test]
    fn a_reason_tells_what_each_sow_does() {
        let board = "<6,0,0,1,5,0,0,0,0,4,4,1,0,6,0>";
        assert_eq!(
            reason(board, &[2, 1], Voice::You),
            "Why: house 2 ends in your store, then house 1 captures 7 seeds. It gets house 6 ready for an extra turn."
        );
        assert_eq!(
            reason(board, &[2, 6, 1], Voice::Reader),
            "Why: houses 2 and 6 end in the store, then house 1 captures 7 seeds. \
             It threatens to capture 5 seeds."
        );
        let start = "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>";
        assert_eq!(
            reason(start, &[1], Voice::You),
            "Why: it gets house 2 ready for an extra turn. It gives the other side no seeds.",
            "where it goes is no reason"
        );
        assert_eq!(
            reason(start, &[6], Voice::You),
            "Why: it threatens to capture 6 seeds. It spoils the extra turn of the other side's house 3."
        );
    }
}
