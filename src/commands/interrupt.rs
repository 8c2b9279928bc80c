//! Ctrl-C during long work: the first one asks to stop and report, the second ends the program.

use super::failure::Failure;
use crate::ai::Stop;

/// A flag that the first Ctrl-C sets.
///
/// # Errors
///
/// If the system does not let us listen for it.
#[cfg(unix)]
pub fn stop_on_interrupt() -> Result<Stop, Failure> {
    use signal_hook::consts::SIGINT;
    let stop = Stop::new();
    let told = stop.clone();
    let mut signals = signal_hook::iterator::Signals::new([SIGINT])
        .map_err(|error| Failure::Failed(format!("Ctrl-C cannot be listened for: {error}")))?;
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
pub fn stop_on_interrupt() -> Result<Stop, Failure> {
    Ok(Stop::new())
}
