//! The game on the screen, without a terminal.

mod desk;
mod screens;
mod table;
