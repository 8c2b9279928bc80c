//! What is on disk: games, settings, and what they add up to, also when the disk or the files are at fault.

mod autosave;
mod folder;
mod settings;
mod shelves;
mod statistics;
