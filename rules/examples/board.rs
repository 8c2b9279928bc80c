//! Reads a board and draws it: `cargo run --example board -- "<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4>"`

use std::process::ExitCode;

use kalaha_rules::{Board, SeedsPerHouse, Side};

fn main() -> ExitCode {
    let board = match std::env::args().nth(1) {
        None => Board::start(SeedsPerHouse::default()),
        Some(text) => match text.parse() {
            Ok(board) => board,
            Err(error) => {
                eprintln!("{error}");
                return ExitCode::FAILURE;
            }
        },
    };
    draw(&board);
    ExitCode::SUCCESS
}

/// Counter-clockwise from south's house 1 at the bottom left, as the players see it.
fn draw(board: &Board) {
    let row = |seeds: &mut dyn Iterator<Item = &u8>| -> String { seeds.map(|n| format!("{n:>4}")).collect() };
    println!("    {}", row(&mut board.houses(Side::North).iter().rev()));
    println!(
        "{:>4}{:24}{:>4}",
        board.store(Side::North),
        "",
        board.store(Side::South)
    );
    println!("    {}", row(&mut board.houses(Side::South).iter()));
}
