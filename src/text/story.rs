//! How a game ended and what it was like, in words.

use kalaha_rules::GameResult;

use super::{Text, result, seat_name};
use crate::game::{Decision, Game, Moment, Seat, Story};
use crate::say;

/// How a game ended, with the name of the winner if there is one: `South, Anna, wins 40 to 32`. While it goes on,
/// nothing.
pub fn result_of(text: &Text, game: &Game) -> String {
    let score = game.position().score();
    match game.position().result() {
        Some(GameResult::Win(side)) if game.seats()[side] != Seat::Human(None) => say!(
            text,
            "result-win-named",
            side = side.to_string(),
            name = seat_name(text, &game.seats()[side]),
            winner = score[side],
            loser = score[side.other()],
        ),
        Some(outcome) => result(text, outcome, score),
        None => String::new(),
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
    fn the_winner_is_named() {
        let board = "[Seeds \"4\"]\n[Board \"<6,20,22,0,0,0,0,0,1,0,0,0,0,0,5>\"]\n";
        assert_eq!(told(&format!("{board}6")).0, "North wins 27 to 21");
        assert_eq!(
            told(&format!("[North \"Anna\"]\n{board}6")).0,
            "North, Anna, wins 27 to 21"
        );
        assert_eq!(
            told(&format!("[North \"hard\"]\n{board}6")).0,
            "North, hard, wins 27 to 21"
        );
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
