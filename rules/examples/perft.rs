//! Counts the sow sequences of each preset: `cargo run --release --example perft -- 10`

use kalaha_rules::{Position, Preset, Side, perft};

fn main() {
    let depth = std::env::args()
        .nth(1)
        .map_or(7, |depth| depth.parse().expect("the depth is a number"));
    for preset in Preset::ALL {
        let start = Position::start(preset.rules(), Side::South);
        let counts = (1..=depth).map(|depth| perft(&start, depth).to_string());
        println!("{preset:<8} {}", counts.collect::<Vec<_>>().join(" "));
    }
}
