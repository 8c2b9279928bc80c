//! Kalaha for the terminal.
fn main() {}
