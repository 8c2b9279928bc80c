//! Kalaha for the terminal.

pub mod ai;
pub mod game;
pub mod storage;
pub mod text;
pub mod tui;
