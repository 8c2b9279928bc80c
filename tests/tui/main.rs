//! The game on the screen, without a terminal.

mod advice;
mod board;
mod desk;
mod games;
mod hostile;
mod keys;
mod languages;
mod lesson;
mod mouse;
mod over;
mod puzzles;
mod readme;
mod review;
mod screens;
mod small;
mod table;
mod themes;
#[path = "../common/vocabulary.rs"]
mod vocabulary;
