//! What happens on the board, in words.

use kalaha_rules::{GameResult, House, Pit, Position, RuleSet, Side, Sides, Sow, write_turns};

use super::{Text, shorten};
use crate::ai::{Level, Solution, Thought};
use crate::game::Seat;
use crate::say;

/// The name of a side: `South`.
pub fn side_name(text: &Text, side: Side) -> String {
    say!(text, "side", side = side.to_string())
}

/// The name of a level: `medium`.
pub fn level_name(text: &Text, level: Level) -> String {
    say!(text, "level", level = level.to_string())
}

/// In columns: so that whose turn it is has room beside it on the smallest screen.
const LONGEST_NAME: usize = 18;

/// Who sits there: `person`, `medium` or a name.
pub fn seat_name(text: &Text, seat: &Seat) -> String {
    match seat {
        Seat::Human(None) => say!(text, "person"),
        Seat::Human(Some(name)) => shorten(name, LONGEST_NAME),
        Seat::Ai(level) => level_name(text, *level),
    }
}

/// The side and who sits there, as `South · Anna`; the side alone for a person without a name. `dot` goes between.
pub fn seat_label(text: &Text, side: Side, seat: &Seat, dot: &str) -> String {
    let side = side_name(text, side);
    match seat {
        Seat::Human(None) => side,
        _ => format!("{side} {dot} {}", seat_name(text, seat)),
    }
}

/// The rules in a line: `6 seeds, own stone always, leftovers owner`.
pub fn rules_line(text: &Text, rules: RuleSet) -> String {
    say!(
        text,
        "rules-line",
        count = rules.seeds.get(),
        own = rules.own_stone.to_string(),
        leftovers = rules.leftovers.to_string(),
    )
}

/// What a sow did, a sentence each: where it went and what it captured, and what follows from it.
pub fn sow_sentences(text: &Text, sow: &Sow) -> Vec<String> {
    turn_sentences(text, std::slice::from_ref(sow))
}

/// The same for all sows of a turn, told as one: `North sows houses 3, 5 and 2, to South's house 4.`
pub fn turn_sentences(text: &Text, sows: &[Sow]) -> Vec<String> {
    let Some((sow, before)) = sows.split_last() else {
        return vec![];
    };
    let side = sow.side().to_string();
    let others: Vec<_> = before.iter().map(|sow| sow.house().to_string()).collect();
    let sown = say!(
        text,
        "sown",
        chain = if others.is_empty() { "no" } else { "yes" },
        others = others.join(", "),
        last = sow.house().number(),
    );
    let mut sentences = vec![match (sow.capture(), sow.end()) {
        (Some(capture), _) if capture.opposite > 0 => say!(
            text,
            "sow-captures",
            side = side,
            sown = sown,
            count = capture.total(),
        ),
        (Some(_), _) => say!(text, "sow-takes-own", side = side, sown = sown),
        (None, Pit::Store(_)) => say!(text, "sow-to-store", side = side, sown = sown),
        (None, Pit::House(owner, end)) => say!(
            text,
            "sow-to-house",
            side = side,
            sown = sown,
            owner = owner.to_string(),
            end = end.number(),
        ),
    }];
    if sow.extra_turn() {
        sentences.push(say!(text, "extra-turn", side = sow.side().to_string()));
    }
    if let Some(taken) = sow.leftovers() {
        sentences.extend(leftovers(text, taken));
    }
    sentences
}

/// Where the last seed of a sow will fall and what that gives, for the one who may choose it.
pub fn preview(text: &Text, sow: &Sow) -> String {
    let [what, ends] = what_it_would_do(text, sow);
    say!(
        text,
        "preview",
        side = sow.side().to_string(),
        house = sow.house().number(),
        what = what,
        ends = ends
    )
}

/// The same in as few words as can be, without its house.
pub fn preview_short(text: &Text, sow: &Sow) -> String {
    let [what, ends] = what_it_would_do(text, sow);
    say!(text, "preview-short", what = what, ends = ends)
}

/// Where the last seed will fall and what that gives, and whether it ends the game.
fn what_it_would_do(text: &Text, sow: &Sow) -> [String; 2] {
    let what = match (sow.capture(), sow.end()) {
        (Some(capture), _) if capture.opposite > 0 => {
            say!(text, "preview-captures", count = capture.total())
        }
        (Some(_), _) => say!(text, "preview-takes-own"),
        (None, Pit::Store(_)) if sow.extra_turn() => say!(text, "preview-extra-turn"),
        (None, Pit::Store(_)) => say!(text, "preview-store"),
        (None, Pit::House(owner, end)) => say!(
            text,
            "preview-house",
            owner = owner.to_string(),
            end = end.number(),
        ),
    };
    let ends = match sow.ends_game() {
        true => say!(text, "preview-ends-game"),
        false => String::new(),
    };
    [what, ends]
}

/// A hint: the turn that is advised, and what comes of it.
pub fn hint(text: &Text, position: &Position, thought: &Thought) -> [String; 2] {
    [
        say!(text, "hint", turn = write_turns(&thought.turn(position))),
        say!(
            text,
            "outlook",
            sign = sign(thought.value),
            count = thought.value.unsigned_abs(),
            certain = certainty(thought.proven),
        ),
    ]
}

/// The turn that is advised to the side to move, for someone who need not be that side.
pub fn advice(text: &Text, position: &Position, thought: &Thought) -> String {
    let turn = write_turns(&thought.turn(position));
    say!(text, "advice-for", side = mover(position), turn = turn)
}

/// What the side to move can expect, for someone who need not be that side.
pub fn outlook_for(text: &Text, position: &Position, value: i16, proven: bool) -> String {
    say!(
        text,
        "outlook-for",
        side = mover(position),
        sign = sign(value),
        count = value.unsigned_abs(),
        certain = certainty(proven),
    )
}

/// The name of the side to move, in messages.
fn mover(position: &Position) -> String {
    position.turn().map_or(String::new(), |side| side.to_string())
}

/// What the solver found out about a position.
pub fn solution_sentences(text: &Text, position: &Position, solution: &Solution) -> Vec<String> {
    let houses: Vec<_> = solution.best.iter().map(House::to_string).collect();
    let mut sentences = vec![
        outlook_for(text, position, solution.value, true),
        say!(
            text,
            "solve-best",
            side = mover(position),
            count = houses.len() as u32,
            houses = houses.join(", "),
        ),
    ];
    for &(house, value) in &solution.moves {
        sentences.push(say!(
            text,
            "solve-house",
            house = house.number(),
            side = mover(position),
            sign = sign(value),
            count = value.unsigned_abs(),
        ));
    }
    let mut after = *position;
    let line: Vec<_> = (solution.line.iter())
        .map_while(|&house| after.sow(house).ok())
        .collect();
    sentences.push(say!(text, "solve-line", turns = write_turns(&line)));
    sentences.push(say!(
        text,
        "solve-cost",
        nodes = solution.nodes.to_string(),
        seconds = format!("{:.3}", solution.time.as_secs_f64()),
    ));
    sentences
}

/// What the built-in player sees while it thinks: `9 turns ahead: South to win by about 4`.
pub fn thinks_ahead(text: &Text, position: &Position, thought: &Thought) -> String {
    let south = match position.turn() {
        Some(Side::North) => -thought.value,
        _ => thought.value,
    };
    say!(
        text,
        "thinks-ahead",
        depth = thought.depth,
        sign = sign(south),
        count = south.unsigned_abs(),
        certain = certainty(thought.proven),
    )
}

pub(super) fn sign(value: i16) -> &'static str {
    match value {
        1.. => "plus",
        0 => "zero",
        _ => "minus",
    }
}

pub(super) fn certainty(proven: bool) -> &'static str {
    match proven {
        true => "yes",
        false => "no",
    }
}

/// How the game ended, with the score: `South wins 40 to 32`.
pub fn result(text: &Text, result: GameResult, score: Sides<u8>) -> String {
    match result {
        GameResult::Draw => say!(text, "result-draw", count = score.south),
        GameResult::Win(side) => say!(
            text,
            "result-win",
            side = side.to_string(),
            winner = score[side],
            loser = score[side.other()],
        ),
    }
}

fn leftovers(text: &Text, taken: Sides<u8>) -> Vec<String> {
    let mut sentences = vec![say!(text, "game-over")];
    for side in Side::ALL {
        if taken[side] > 0 {
            sentences.push(say!(
                text,
                "takes-leftovers",
                side = side.to_string(),
                count = taken[side],
            ));
        }
    }
    sentences
}
