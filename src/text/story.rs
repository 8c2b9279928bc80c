//! How a game ended and what it was like, in words.

use kalaha_rules::GameResult;

use super::{Text, result, seat_name};
use crate::game::{Decision, Game, Moment, Seat, Story};
use crate::say;

/// How a game ended: `South, Anna, wins 40 to 32`, or `You win 40 to 32` for the only person at the board, who has no
/// name. While it goes on, nothing.
pub fn result_of(text: &Text, game: &Game) -> String {
    let score = game.position().score();
    let Some(outcome) = game.position().result() else {
        return String::new();
    };
    let GameResult::Win(side) = outcome else {
        return result(text, outcome, score);
    };
    let (winner, loser) = (&game.seats()[side], &game.seats()[side.other()]);
    let you = match (winner, loser) {
        (Seat::Human(None), Seat::Ai(_)) => Some("yes"),
        (Seat::Ai(_), Seat::Human(None)) => Some("no"),
        _ => None,
    };
    match you {
        Some(won) => say!(
            text,
            "result-you",
            won = won,
            winner = score[side],
            loser = score[side.other()],
        ),
        None if *winner == Seat::Human(None) => result(text, outcome, score),
        None => say!(
            text,
            "result-win-named",
            side = side.to_string(),
            name = seat_name(text, winner),
            winner = score[side],
            loser = score[side.other()],
        ),
    }
}

/// The story of a game, a sentence each, what matters most first.
pub fn story_sentences(text: &Text, story: &Story) -> Vec<String> {
    let decision = story.decision.map(|decision| match decision {
        Decision::Lead { side, turn } => {
            say!(text, "story-lead", side = side.to_string(), turn = turn)
        }
        Decision::Leftovers { side } => say!(text, "story-leftovers", side = side.to_string()),
    });
    let moment = |id: &'static str, moment: Option<Moment>| {
        let moment = moment?;
        Some(say!(
            text,
            "story-moment",
            what = id,
            side = moment.side.to_string(),
            turn = moment.turn,
            count = moment.count,
        ))
    };
    let moments = [
        moment("richest", story.richest),
        moment("capture", story.capture),
        moment("chain", story.chain),
    ];
    decision
        .into_iter()
        .chain(moments.into_iter().flatten())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    fn told(record: &str) -> (String, String) {
        let text = Text::new(Language::English);
        let game: Game = record.parse().unwrap();
        let story = story_sentences(&text, &Story::of(&game)).join(" ");
        (result_of(&text, &game), story)
    }

    #[test]
    fn the_winner_is_named_and_the_only_person_is_spoken_to() {
        let board = "[Seeds \"4\"]\n[Board \"<6,20,22,0,0,0,0,0,1,0,0,0,0,0,5>\"]\n";
        for (seats, result) in [
            ("", "North wins 27 to 21"),
            ("[North \"Anna\"]\n", "North, Anna, wins 27 to 21"),
            ("[South \"Anna\"]\n", "North wins 27 to 21"),
            ("[North \"hard\"]\n", "You lose 21 to 27"),
            ("[South \"hard\"]\n", "You win 27 to 21"),
            (
                "[South \"Anna\"]\n[North \"hard\"]\n",
                "North, hard, wins 27 to 21",
            ),
            (
                "[South \"easy\"]\n[North \"hard\"]\n",
                "North, hard, wins 27 to 21",
            ),
        ] {
            assert_eq!(told(&format!("{seats}{board}6")).0, result);
        }
        assert_eq!(told(&format!("[North \"hard\"]\n{board}")).0, "");
    }

    #[test]
    fn the_story_says_what_decided_it() {
        let board =
            |stores: &str| format!("[Seeds \"4\"]\n[Board \"<6,{stores},0,0,0,0,0,1,0,0,0,0,0,3>\"]\n6");
        assert!(told(&board("20,23")).1.starts_with("North led from the start."));
        assert!(
            told(&board("22,22"))
                .1
                .starts_with("Only the leftovers decided it, for North.")
        );
        let taken = format!("[Leftovers \"emptier\"]\n{}", board("22,22"));
        assert!(
            told(&taken).1.starts_with("South led from turn 1 on."),
            "{}",
            told(&taken).1
        );
    }
}
