//! The game on the screen, without a terminal.

mod desk;
mod lesson;
mod readme;
mod screens;
mod table;
