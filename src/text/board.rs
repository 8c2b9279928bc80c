//! The board and the game as text.

use kalaha_rules::{Board, House, Pit, Position, Side, Sow};

use super::{Text, result, rules_line, seat_name, side_name};
use crate::game::Game;
use crate::say;

/// The width of a drawn board.
const WIDTH: usize = 33;
/// Between two boards beside each other.
const ARROW: &str = "  >  ";

/// The board drawn in seven short lines of at most 33 characters, north on top.
pub fn drawn_board(text: &Text, board: &Board) -> Vec<String> {
    draw(text, board, None)
}

/// The boards before and after some sows, beside each other if there is room. The house sown first is in brackets.
pub fn drawn_example(text: &Text, before: &Board, first: &Sow, after: &Board, width: usize) -> Vec<String> {
    let marked = Pit::House(first.side(), first.house());
    let before = draw(text, before, Some(marked));
    let after = draw(text, after, None);
    if width < 2 * WIDTH + ARROW.len() {
        return before.into_iter().chain([String::new()]).chain(after).collect();
    }
    let middle = before.len() / 2;
    let lines = before.iter().zip(after).enumerate();
    let beside = lines.map(|(line, (before, after))| {
        let between = if line == middle { ARROW } else { "     " };
        format!("{before:WIDTH$}{between}{after}")
    });
    beside.collect()
}

fn draw(text: &Text, board: &Board, marked: Option<Pit>) -> Vec<String> {
    let row = |side: Side, cell: &dyn Fn(House) -> String, between: &str| {
        let mut cells = House::ALL.map(cell);
        if side == Side::North {
            cells.reverse();
        }
        cells.join(between)
    };
    let numbers = |side| {
        let number = |house| match marked == Some(Pit::House(side, house)) {
            true => format!("({house})"),
            false => format!(" {house} "),
        };
        let line = format!("{:5}{}", side_name(text, side), row(side, &number, " "));
        line.trim_end().to_owned()
    };
    let seeds = |side| row(side, &|house| format!("{:^3}", board.house(side, house)), "│");
    let rule = |crossing: &str| ["───"; House::COUNT].join(crossing);
    let [south, north] = Side::ALL.map(|side| board.store(side));
    vec![
        numbers(Side::North),
        format!("╭───┬{}┬───╮", rule("┬")),
        format!("│   │{}│   │", seeds(Side::North)),
        format!("│{north:^3}├{}┤{south:^3}│", rule("┼")),
        format!("│   │{}│   │", seeds(Side::South)),
        format!("╰───┴{}┴───╯", rule("┴")),
        numbers(Side::South),
    ]
}

/// The board in two sentences.
pub fn board_sentences(text: &Text, board: &Board) -> [String; 2] {
    Side::ALL.map(|side| {
        let houses: Vec<_> = board.houses(side).iter().map(u8::to_string).collect();
        say!(
            text,
            "board-side",
            side = side.to_string(),
            houses = houses.join(", "),
            count = board.store(side),
        )
    })
}

/// What comes next: who may play which houses, or how the game ended.
pub fn outlook(text: &Text, position: &Position) -> String {
    match (position.turn(), position.result()) {
        (Some(side), _) => say!(
            text,
            "turn-and-houses",
            side = side.to_string(),
            houses = houses(text, position),
        ),
        (None, Some(outcome)) => say!(
            text,
            "over-and-result",
            result = result(text, outcome, position.score()),
        ),
        (None, None) => String::new(),
    }
}

/// The houses that can be played, as `1, 3 or 6`.
fn houses(text: &Text, position: &Position) -> String {
    let numbers: Vec<_> = position.legal().iter().map(|house| house.to_string()).collect();
    match numbers.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => say!(text, "either", others = others.join(", "), last = last.clone()),
        None => String::new(),
    }
}

/// Who plays, by which rules, and who begins.
pub fn game_sentences(text: &Text, game: &Game) -> [String; 3] {
    [
        seats_sentence(text, game),
        say!(text, "game-rules", rules = rules_line(text, game.start().rules())),
        say!(text, "begins", side = game.first().to_string()),
    ]
}

/// Who plays.
pub fn seats_sentence(text: &Text, game: &Game) -> String {
    let seats = Side::ALL.map(|side| seat_name(text, &game.seats()[side]));
    let [south, north] = seats;
    say!(text, "game-seats", south = south, north = north)
}
