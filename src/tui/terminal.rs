//! The terminal: taken over when the game begins, and given back on every way out.
//!
//! Nothing else writes escape codes.

use std::io::{self, IsTerminal, Stdout, Write, stdout};
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{panic, process, thread};

use ratatui::Frame;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::{cursor, execute, queue, style, terminal as screen};

use super::signals;

/// The exit code of a Rust program that panicked.
const PANIC_CODE: i32 = 101;

static TAKEN: AtomicBool = AtomicBool::new(false);
static LAST_WORDS: Mutex<String> = Mutex::new(String::new());

/// The terminal while the game has it. It is given back when this is dropped.
pub struct Terminal {
    // Never dropped: dropping it shows the cursor, which is done here already, and panics if the terminal is gone.
    screen: ManuallyDrop<ratatui::Terminal<CrosstermBackend<Stdout>>>,
    mouse: bool,
}

impl Terminal {
    /// Takes the terminal over, with the mouse or without. A panic on any thread gives it back before it says what happened.
    ///
    /// # Errors
    ///
    /// If stdin or stdout is not a terminal that can be drawn on.
    pub fn take(mouse: bool) -> io::Result<Terminal> {
        let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        if !io::stdin().is_terminal() || !stdout().is_terminal() || is_dumb {
            return Err(io::Error::other(
                "the board needs a terminal; try: kalaha play --plain",
            ));
        }
        // With NO_COLOR crossterm would drop bold text too; the theme leaves out colours by itself.
        style::force_color_output(true);
        give_back_on_panic();
        enter(mouse)?;
        Ok(Terminal {
            screen: new_screen()?,
            mouse,
        })
    }

    /// Listens to the mouse, or leaves it to the terminal, which selects text with it.
    ///
    /// # Errors
    ///
    /// If the terminal is gone.
    pub fn listen_to_mouse(&mut self, mouse: bool) -> io::Result<()> {
        match (self.mouse, mouse) {
            (false, true) => execute!(stdout(), EnableMouseCapture)?,
            (true, false) => execute!(stdout(), DisableMouseCapture)?,
            _ => {}
        }
        self.mouse = mouse;
        Ok(())
    }

    /// Draws a frame; the terminal shows it all at once, if it can.
    ///
    /// # Errors
    ///
    /// If the terminal is gone.
    pub fn draw(&mut self, view: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        queue!(stdout(), screen::BeginSynchronizedUpdate)?;
        self.screen.draw(view)?;
        execute!(stdout(), screen::EndSynchronizedUpdate)
    }

    /// Gives the terminal back and stops until the shell continues the program. Without a shell it goes on.
    ///
    /// # Errors
    ///
    /// If the terminal is gone when it comes back.
    pub fn suspend(&mut self) -> io::Result<()> {
        if !signals::can_be_continued() {
            return Ok(());
        }
        give_back();
        signals::stop_here()?;
        self.resume()
    }

    /// Takes the terminal back after the program was stopped.
    ///
    /// # Errors
    ///
    /// If the terminal is gone.
    pub fn resume(&mut self) -> io::Result<()> {
        // Stopped without a warning, the shell may have changed the line settings, and raw mode would be taken as set.
        screen::disable_raw_mode()?;
        enter(self.mouse)?;
        queue!(stdout(), screen::Clear(screen::ClearType::All))?;
        // Not `clear()`, which asks the terminal where the cursor is and can wait for two seconds.
        self.screen = new_screen()?;
        Ok(())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        give_back();
    }
}

/// What to say after a panic, in place of what was said before.
pub fn after_a_panic_say(words: String) {
    *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = words;
}

/// A panic on the thread that draws unwinds and ends the program; one on any other thread would leave it drawing on a
/// terminal that it no longer has.
fn give_back_on_panic() {
    let report = panic::take_hook();
    let drawing = thread::current().id();
    panic::set_hook(Box::new(move |info| {
        give_back();
        report(info);
        // It may be locked by the thread that panics.
        if let Ok(words) = LAST_WORDS.try_lock() {
            let _ = writeln!(io::stderr(), "\n{words}");
        }
        if thread::current().id() != drawing {
            process::exit(PANIC_CODE);
        }
    }));
}

fn new_screen() -> io::Result<ManuallyDrop<ratatui::Terminal<CrosstermBackend<Stdout>>>> {
    ratatui::Terminal::new(CrosstermBackend::new(stdout())).map(ManuallyDrop::new)
}

fn enter(mouse: bool) -> io::Result<()> {
    screen::enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    signals::let_through()?;
    execute!(
        stdout(),
        screen::EnterAlternateScreen,
        EnableBracketedPaste,
        cursor::Hide
    )?;
    match mouse {
        true => execute!(stdout(), EnableMouseCapture),
        false => Ok(()),
    }
}

/// Puts everything back as it was. May be called from anywhere, any number of times.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // Nothing can be done about a terminal that is gone.
        let _ = execute!(
            stdout(),
            screen::EndSynchronizedUpdate,
            DisableMouseCapture,
            DisableBracketedPaste,
            screen::LeaveAlternateScreen,
            cursor::Show
        );
        let _ = screen::disable_raw_mode();
        let _ = stdout().flush();
    }
}
