//! How far long work is, for the one who waits.

use std::io::{IsTerminal, stderr};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on stderr if that is a terminal, and nothing otherwise. `template` is that of indicatif.
pub fn progress_bar(length: u64, template: &str) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A sign of work of unknown length, with words to it, on stderr if that is a terminal.
pub fn spinner(words: String) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let spinner = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()).with_message(words);
    spinner.enable_steady_tick(Duration::from_millis(100));
    spinner
}
