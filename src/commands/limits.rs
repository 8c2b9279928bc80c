//! Limits that a system sets to what a program may write.

/// Lets writing beyond the largest file that is allowed fail, as on a full disk. It would end the program otherwise,
/// in the middle of a game.
#[cfg(unix)]
pub fn survive_file_limit() {
    use std::sync::atomic::AtomicBool;
    static REACHED: AtomicBool = AtomicBool::new(false);
    // If the system does not let us, it is as it would be without.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, &REACHED);
}

/// Does nothing: there is no such limit.
#[cfg(not(unix))]
pub fn survive_file_limit() {}
