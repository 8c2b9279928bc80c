//! The game on the screen, without a terminal.

mod board;
mod desk;
mod lesson;
mod mouse;
mod over;
mod readme;
mod screens;
mod table;
mod themes;
