//! Who speaks to the person, listens, thinks, and keeps games and settings.

use std::io::{self, BufRead, Write};

use super::input::{TooLong, read_line};
use super::{Error, Options};
use crate::ai::{Budget, Engine};
use crate::game::Game;
use crate::say;
use crate::storage::settings::{Narration, Settings, SettingsFile};
use crate::storage::{StorageError, Store};
use crate::text::{self, Language, Text, clean, failure};

/// Explanations are broken here if nothing else is said.
const WIDTH: usize = 78;

/// All that a session has besides what is on the board.
pub struct Host<'a> {
    pub text: Text,
    pub interactive: bool,
    pub engine: Engine,
    pub budget: Budget,
    store: Option<Result<Store, StorageError>>,
    settings: SettingsFile,
    width: Option<usize>,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    lines_read: usize,
}

/// Why a line was not obeyed.
pub enum Trouble {
    /// It makes no sense, or cannot be done: says why.
    Wrong(String),
    /// Nothing can go on.
    Lost(Error),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Lost(error.into())
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Trouble {
        Trouble::Lost(error)
    }
}

impl<'a> Host<'a> {
    /// Gets ready.
    pub fn new(options: Options, input: &'a mut dyn BufRead, output: &'a mut dyn Write) -> Host<'a> {
        let language = options.settings.settings().language;
        Host {
            text: Text::new(language.unwrap_or_else(Language::of_system)),
            interactive: options.interactive,
            engine: Engine::new(options.engine),
            budget: options.budget,
            store: options.store,
            settings: options.settings,
            width: options.width,
            input,
            output,
            lines_read: 0,
        }
    }

    /// Says something, broken into lines that fit.
    pub fn say(&mut self, words: String) -> io::Result<()> {
        let Some(width) = self.width else {
            return writeln!(self.output, "{words}");
        };
        for line in words.lines().flat_map(|line| text::wrap(line, width)) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// Says some sentences.
    pub fn say_all(&mut self, sentences: impl IntoIterator<Item = String>) -> io::Result<()> {
        sentences.into_iter().try_for_each(|words| self.say(words))
    }

    /// Prints a text as it is, but for what a terminal would obey: what was read from a file may hold anything.
    pub fn print(&mut self, text: &str) -> io::Result<()> {
        for line in text.lines() {
            writeln!(self.output, "{}", clean(line))?;
        }
        Ok(())
    }

    /// Explains rules.
    pub fn explain(&mut self, rules: kalaha_rules::RuleSet) -> io::Result<()> {
        let width = self.width.unwrap_or(WIDTH);
        let page = text::rules_page(&self.text, rules);
        self.say_all(page.lines(&self.text, width, text::Boards::Told))
    }

    /// Makes sure that all is heard, as thinking may take long.
    pub fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    /// The next line, or that it is too long; `None` at the end of the input. A person is prompted.
    pub fn read_line(&mut self, prompt: &str) -> Result<Option<Result<String, TooLong>>, Error> {
        if self.interactive {
            write!(self.output, "{prompt}")?;
        }
        self.output.flush()?;
        let line = read_line(&mut self.input).map_err(Error::Read)?;
        self.lines_read += usize::from(line.is_some());
        if self.interactive && line.is_none() {
            // The prompt still waits for the end of its line.
            writeln!(self.output)?;
        }
        Ok(line)
    }

    /// Tells a person that a line was wrong. Where nobody can answer, that ends the game.
    pub fn reply(&mut self, why: String) -> Result<(), Error> {
        if self.interactive {
            return Ok(self.say(why)?);
        }
        let line = self.lines_read;
        // A reason that the system gave is no sentence.
        let why = match why.ends_with('.') {
            true => why,
            false => why + ".",
        };
        Err(Error::Input(say!(
            self.text,
            "line-wrong",
            line = line,
            why = why
        )))
    }

    /// The settings in force.
    pub fn settings(&self) -> &Settings {
        self.settings.settings()
    }

    /// Whether the board is told after each turn.
    pub fn tells_board(&self) -> bool {
        self.settings().narration == Narration::Long
    }

    /// Changes the settings, for good if a person does it; that they cannot be kept is told, and they hold all the same.
    pub fn change_settings(&mut self, change: impl Fn(&mut Settings)) -> io::Result<()> {
        if !self.interactive {
            change(self.settings.settings_mut());
            return Ok(());
        }
        match self.settings.choose(change) {
            Ok(()) => Ok(()),
            Err(error) => {
                let reason = self.reason(&error);
                self.say(say!(self.text, "settings-not-saved", reason = reason))
            }
        }
    }

    /// The games on disk, or why there are none.
    pub fn store(&mut self) -> Result<&mut Store, Trouble> {
        match &mut self.store {
            Some(Ok(store)) => Ok(store),
            Some(Err(error)) => {
                let reason = failure(&self.text, error);
                Err(Trouble::Wrong(say!(self.text, "games-failed", reason = reason)))
            }
            None => Err(Trouble::Wrong(say!(self.text, "nothing-kept"))),
        }
    }

    /// What is wrong with files that could not be used when a game was to be gone on with, a sentence each.
    pub fn left_out(&self) -> Vec<String> {
        let Some(Ok(store)) = &self.store else {
            return vec![];
        };
        let reasons = store.problems().iter().map(|problem| self.reason(problem));
        reasons
            .map(|reason| say!(self.text, "games-problem", reason = reason))
            .collect()
    }

    /// Saves a game if games are kept at all, or says why it cannot be.
    pub fn save(&mut self, game: &Game) -> Result<(), String> {
        let saved = match &mut self.store {
            None => return Ok(()),
            Some(Err(error)) => return Err(failure(&self.text, error)),
            Some(Ok(store)) => store.save(game),
        };
        saved.map_err(|error| self.reason(&error))
    }

    /// Lets go of the game that is played.
    pub fn leave_file(&mut self) {
        if let Some(Ok(store)) = &mut self.store {
            // A finished game that cannot be moved to its folder now is moved when one is resumed.
            let _ = store.leave();
        }
    }

    /// Whether the game that is played has a file.
    pub fn has_file(&self) -> bool {
        matches!(&self.store, Some(Ok(store)) if store.current_path().is_some())
    }

    /// Why something could not be read or written, in words.
    pub fn reason(&self, error: &StorageError) -> String {
        failure(&self.text, error)
    }
}
