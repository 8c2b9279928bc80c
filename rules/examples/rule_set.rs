//! The same sow under every rule set: a last seed in an empty house with nothing opposite.

use kalaha_rules::{Board, House, Position, Preset, RuleSet, Side};

fn main() {
    let board: Board = "<6,0,0,1,0,2,0,0,0,4,4,4,4,0,4>".parse().expect("a board");
    for rules in RuleSet::all().filter(|rules| rules.seeds == RuleSet::default().seeds) {
        let mut position = Position::new(rules, board, Side::South);
        position.sow(House::ALL[0]).expect("house 1 is not empty");
        let name = Preset::of(rules).map_or(String::new(), |preset| format!("  ({preset})"));
        println!("{rules:<22} {}{name}", position.board());
    }
}
