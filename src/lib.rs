//! Kalaha for the terminal: two people at one keyboard, or one person against a built-in player.
//!
//! # How it is laid out
//!
//! | part | knows | what it is |
//! | --- | --- | --- |
//! | [`kalaha_rules`] | nothing | boards, sowing, captures, rule sets, notation; a library of its own |
//! | [`ai`] | rules | the built-in player: gets a position, a budget and a stop flag, gives an answer |
//! | [`game`] | rules, ai | a game in progress: seats, history, undo and redo, the record as text |
//! | [`review`] | rules, ai, game | the teacher: what each sow was worth, and why a turn is good |
//! | [`language`], [`safe`] | nothing | which languages there are; what of a text from elsewhere may be shown |
//! | [`storage`] | game, language, safe | the games on disk, the settings, and what the games add up to |
//! | [`text`] | all above | all words a person reads |
//! | [`plain`] | all above | the game as lines of text: a session from game to game |
//! | [`tui`] | all above but `plain` | the game on the screen |
//! | [`cli`], [`commands`] | all | what can be written on the command line, and what it does |
//!
//! The binary reads the command line and hands it to [`commands`]. Nothing else knows [`tui`].
//!
//! # What holds everywhere
//!
//! - A [`Position`](kalaha_rules::Position) can only be a legal one, and a [`Sow`](kalaha_rules::Sow) says all that
//!   happened in it: animation, narration and the log read the same facts.
//! - [`ai`] never touches the terminal or files and never keeps anyone waiting: it runs on a thread of its own, stops
//!   when asked, and its late answers are thrown away.
//! - In [`tui`], [`update`](tui::update::update) is the only place where state changes, and it has no other effect.
//!   What it wants done it returns as [`Effect`](tui::effect::Effect)s. [`view`](tui::view) only reads.
//! - Every sow is on disk before the next key is looked at, or the next line read.

pub mod ai;
pub mod cli;
pub mod commands;
pub mod game;
pub mod language;
pub mod plain;
pub mod review;
pub mod safe;
pub mod storage;
pub mod text;
pub mod tui;
