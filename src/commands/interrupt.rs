//! Ctrl-C during long work: the first one asks to stop and report, the second ends the program.

use std::io;

use crate::ai::Stop;

/// A flag that the first Ctrl-C sets.
///
/// # Errors
///
/// If the system does not let us listen for it.
#[cfg(unix)]
pub fn stop_on_interrupt() -> io::Result<Stop> {
    use signal_hook::consts::SIGINT;
    let stop = Stop::new();
    let told = stop.clone();
    let mut signals = signal_hook::iterator::Signals::new([SIGINT])?;
    std::thread::spawn(move || {
        for signal in &mut signals {
            if told.is_set() {
                std::process::exit(128 + signal);
            }
            told.stop();
        }
    });
    Ok(stop)
}

/// A flag that nothing sets: elsewhere Ctrl-C ends the program.
#[cfg(not(unix))]
pub fn stop_on_interrupt() -> io::Result<Stop> {
    Ok(Stop::new())
}
