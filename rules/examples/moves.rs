//! Plays a list of moves and writes it as turns: `cargo run --example moves -- "3 6 2"`

use std::error::Error;
use std::process::ExitCode;

use kalaha_rules::{Position, Preset, Side, parse_moves, play_moves, write_turns};

fn main() -> ExitCode {
    let text = std::env::args().nth(1).unwrap_or_else(|| "3 6 2, 5".to_string());
    match play(&text) {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn play(text: &str) -> Result<String, Box<dyn Error>> {
    let mut position = Position::start(Preset::Four.rules(), Side::South);
    let sows = play_moves(&mut position, &parse_moves(text)?)?;
    Ok(format!("{}\n{}", write_turns(&sows), position.board()))
}
