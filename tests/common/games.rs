//! Games that other programs played.

use std::fs::File;
use std::io::{BufRead, BufReader};

use serde_json::Value;

/// Random games that other programs played, one JSON object a line.
pub fn reference_games() -> impl Iterator<Item = Value> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/tests/data/games.jsonl");
    let file = File::open(path).unwrap();
    BufReader::new(file)
        .lines()
        .map(|line| serde_json::from_str(&line.unwrap()).unwrap())
}
