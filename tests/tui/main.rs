//! The game on the screen, without a terminal.

mod desk;
mod readme;
mod screens;
mod table;
