//! Plays a game to its end and tells what happens: both players take the first house they may.

use kalaha_rules::{Position, RuleSet, Side, Sow};

fn main() {
    let mut position = Position::start(RuleSet::default(), Side::South);
    while let Some(house) = position.legal().iter().next() {
        let sow = position.sow(house).expect("the house is legal");
        println!("{}", told(&sow));
    }
    let score = position.score();
    let result = position.result().expect("no house is legal only at the end");
    println!("{} to {}: {result}", score.south, score.north);
}

fn told(sow: &Sow) -> String {
    let mut text = format!("{} sows house {} to {}", sow.side(), sow.house(), sow.end());
    if let Some(capture) = sow.capture() {
        text += &format!(", captures {}", capture.total());
    }
    if sow.extra_turn() {
        text += ", moves again";
    }
    if let Some(taken) = sow.leftovers() {
        text += &format!(
            ", the end: south takes {}, north takes {}",
            taken.south, taken.north
        );
    }
    text
}
