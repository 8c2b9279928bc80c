//! What is told of the session itself, and in which language and how long.

use super::{OnBoard, Session};
use crate::plain::Error;
use crate::plain::games;
use crate::plain::host::Trouble;
use crate::plain::word::{Place, Word, choose};
use crate::say;
use crate::storage::settings::Narration;
use crate::text::{self, Language, Text, clean};

impl Session<'_> {
    pub(super) fn say_menu(&mut self) -> Result<(), Error> {
        if let Some(words) = games::unfinished(&mut self.host) {
            self.host.say(words)?;
        }
        Ok(self.host.say(say!(self.host.text, "menu-words"))?)
    }

    /// What can be typed here.
    pub(super) fn say_help(&mut self) -> Result<(), Error> {
        let place = self.place();
        let text = &self.host.text;
        let head = match place {
            Place::Menu => say!(text, "help-menu-head"),
            _ => say!(text, "help-board-head"),
        };
        let words: Vec<_> = Word::help(text, place).collect();
        let foot = say!(text, "help-foot");
        Ok(self
            .host
            .say_all(std::iter::once(head).chain(words).chain([foot]))?)
    }

    pub(super) fn say_statistics(&mut self) -> Result<(), Trouble> {
        let (statistics, problems) = self.host.store()?.statistics();
        for tally in text::tallies(&self.host.text, &statistics) {
            self.host.say(tally.title)?;
            self.host.say_all(tally.lines)?;
        }
        for problem in problems {
            let reason = self.host.reason(&problem);
            self.host
                .say(say!(self.host.text, "games-problem", reason = reason))?;
        }
        Ok(())
    }

    /// What is to be said at the end. Where nothing is kept, that is the record.
    pub(super) fn say_farewell(&mut self) -> Result<(), Error> {
        let OnBoard::Game(table) = &self.on_board else {
            return Ok(());
        };
        if !self.host.interactive {
            self.host.say(String::new())?;
            return Ok(table.print_record(&mut self.host)?);
        }
        if !table.is_safe() {
            self.host.say(say!(self.host.text, "record-follows"))?;
            return Ok(table.print_record(&mut self.host)?);
        }
        if self.host.has_file() && !table.game().position().is_over() {
            self.host.say(say!(self.host.text, "leave-saved"))?;
        }
        Ok(())
    }

    pub(super) fn narrate(&mut self, narration: Narration) -> Result<(), Error> {
        self.host
            .change_settings(|settings| settings.narration = narration)?;
        let words = say!(self.host.text, "narration", narration = narration.to_string());
        Ok(self.host.say(words)?)
    }

    /// Speaks another language, which is called by its code or its name.
    pub(super) fn speak(&mut self, name: &str) -> Result<(), Trouble> {
        let language = choose(&Language::ALL, name, |language| {
            [language.to_string(), self.language_name(*language)]
        });
        let Some(language) = language else {
            return Err(Trouble::Wrong(say!(
                self.host.text,
                "language-unknown",
                word = clean(name)
            )));
        };
        self.host.text = Text::new(language);
        self.host
            .change_settings(|settings| settings.language = Some(language))?;
        let name = self.language_name(language);
        Ok(self
            .host
            .say(say!(self.host.text, "language-changed", language = name))?)
    }

    fn language_name(&self, language: Language) -> String {
        let value = language.to_string();
        say!(
            self.host.text,
            "setting-value",
            setting = "language",
            value = value
        )
    }
}
