//! Sows per second.
fn main() {}
