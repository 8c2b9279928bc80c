//! Signals of the system. All that the screen knows of one system and not of another is here.

#[cfg(unix)]
pub use unix::{can_be_continued, let_through, listen, stop_here};

/// What a signal asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(unix), allow(dead_code))]
pub enum Signal {
    /// To stop until the shell brings the program back.
    Stop,
    /// It has been brought back.
    Continue,
    /// To end with this exit code.
    End(u8),
}

#[cfg(unix)]
mod unix {
    use std::{io, thread};

    use rustix::process::{getpid, getsid};
    use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::raise;

    use super::Signal;

    /// Calls `hear` on a thread of its own for each signal, until it returns false.
    ///
    /// # Errors
    ///
    /// If the system does not let us listen.
    pub fn listen(hear: impl Fn(Signal) -> bool + Send + 'static) -> io::Result<()> {
        let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT])?;
        thread::spawn(move || {
            signals.forever().map(meaning).all(hear);
        });
        Ok(())
    }

    fn meaning(signal: i32) -> Signal {
        match signal {
            SIGTSTP => Signal::Stop,
            SIGCONT => Signal::Continue,
            // The exit code by which shells tell a signal.
            _ => Signal::End(u8::try_from(128 + signal).unwrap_or(u8::MAX)),
        }
    }

    /// Lets Ctrl-C, Ctrl-Z and Ctrl-\ be signals as usual, though the terminal gives raw keys. As keys they would be lost
    /// in an escape sequence that a terminal did not finish, for which crossterm waits without end.
    ///
    /// # Errors
    ///
    /// If the terminal is gone.
    pub fn let_through() -> io::Result<()> {
        let mut settings = tcgetattr(io::stdin())?;
        settings.local_modes.insert(LocalModes::ISIG);
        Ok(tcsetattr(io::stdin(), OptionalActions::Now, &settings)?)
    }

    /// Whether there is a shell that could bring the program back: not if the terminal itself has started it.
    pub fn can_be_continued() -> bool {
        getsid(None) != Ok(getpid())
    }

    /// Stops the program; returns when the shell has brought it back.
    ///
    /// # Errors
    ///
    /// If the system does not do it.
    pub fn stop_here() -> io::Result<()> {
        // SIGTSTP would only come back to our own handler.
        raise(signal_hook::consts::SIGSTOP)
    }
}

/// Hears nothing: there are no such signals.
#[cfg(not(unix))]
pub fn listen(_hear: impl Fn(Signal) -> bool + Send + 'static) -> std::io::Result<()> {
    Ok(())
}

/// Does nothing: there are no such signals.
#[cfg(not(unix))]
pub fn let_through() -> std::io::Result<()> {
    Ok(())
}

/// There is no shell that could bring the program back.
#[cfg(not(unix))]
pub fn can_be_continued() -> bool {
    false
}

/// Does nothing: there is no shell that could bring the program back.
#[cfg(not(unix))]
pub fn stop_here() -> std::io::Result<()> {
    Ok(())
}
