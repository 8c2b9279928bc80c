//! Kalaha for the terminal.

pub mod ai;
