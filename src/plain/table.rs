//! The two players, the board between them, and what they say.

use std::fs::File;
use std::io::{BufRead, Write};

use kalaha_rules::{House, IllegalSow, WrittenMove};

use super::input::{TooLong, read_line};
use super::line::Line;
use super::{Error, Options};
use crate::ai::{Engine, Level, Stop};
use crate::game::{Game, Seat};
use crate::review::{self, Analysis};
use crate::say;
use crate::storage::settings::Narration;
use crate::text::{self, Text, clean};

/// Explanations are broken here if nothing else is said.
const WIDTH: usize = 78;

/// A game in lines of text.
pub struct Table<K, I, O> {
    game: Game,
    text: Text,
    options: Options,
    engine: Engine,
    keep: K,
    input: I,
    output: O,
    lines_read: usize,
}

/// What became of a line: done, or why it cannot be done.
type Answer = Result<(), String>;

impl<K: FnMut(&Game) -> Result<(), String>, I: BufRead, O: Write> Table<K, I, O> {
    /// Sits down.
    pub fn new(options: Options, keep: K, input: I, output: O) -> Table<K, I, O> {
        Table {
            game: options.game.clone(),
            text: Text::new(options.language),
            engine: Engine::new(options.engine),
            options,
            keep,
            input,
            output,
            lines_read: 0,
        }
    }

    /// Plays until someone leaves or the game is over.
    pub fn play(mut self) -> Result<(), Error> {
        let result = self.turns();
        if let Err(Error::Write(_)) = result {
            return result;
        }
        writeln!(self.output)?;
        self.write_record()?;
        self.output.flush()?;
        result
    }

    fn turns(&mut self) -> Result<(), Error> {
        for sentence in text::game_sentences(&self.text, &self.game) {
            self.say(sentence)?;
        }
        if self.options.interactive {
            self.say(say!(self.text, "plain-hint"))?;
        }
        self.say_board()?;
        loop {
            match self.game.to_decide() {
                None => match self.read_line()? {
                    None | Some(Ok(Line::Quit)) => return Ok(()),
                    // Houses to play that are left over in a pipe are no fault.
                    Some(Ok(Line::Sow(_)) | Err(_)) if !self.options.interactive => {}
                    Some(Ok(line)) => {
                        let answer = self.obey(line)?;
                        self.reply(answer)?;
                    }
                    Some(Err(why)) => self.reply(Err(why))?,
                },
                Some(&Seat::Ai(level)) => self.let_think(level)?,
                Some(Seat::Human(_)) => match self.read_line()? {
                    Some(Ok(Line::Quit)) => return Ok(()),
                    Some(Ok(line)) => {
                        let answer = self.obey(line)?;
                        self.reply(answer)?;
                    }
                    Some(Err(why)) => self.reply(Err(why))?,
                    None if self.options.interactive => return Ok(()),
                    None => return Err(Error::Input(say!(self.text, "input-ended"))),
                },
            }
        }
    }

    /// Plays the whole turn of the built-in player.
    fn let_think(&mut self, level: Level) -> Result<(), Error> {
        self.output.flush()?;
        // The same position of the same game gets the same answer, also after an undo.
        let seed = self.options.seed.wrapping_add(self.game.steps().len() as u64);
        let thought = self.engine.choose(
            self.game.position(),
            level,
            &self.options.budget,
            seed,
            &Stop::new(),
            &mut |_| {},
        );
        let turn = thought.map(|thought| thought.turn(self.game.position()));
        for sow in turn.into_iter().flatten() {
            if self.game.sow(sow.house()).is_ok() {
                self.keep()?;
                self.say_last_sow()?;
            }
        }
        self.say_board_to_person()
    }

    /// Tells a person that a line was wrong. Where nobody can answer, that ends the game.
    fn reply(&mut self, answer: Answer) -> Result<(), Error> {
        match answer {
            Ok(()) => Ok(()),
            Err(why) if self.options.interactive => self.say(why),
            Err(why) => {
                let line = self.lines_read;
                Err(Error::Input(say!(
                    self.text,
                    "line-wrong",
                    line = line,
                    why = why
                )))
            }
        }
    }

    fn obey(&mut self, line: Line) -> Result<Answer, Error> {
        match line {
            Line::Blank | Line::Quit => {}
            Line::Sow(moves) => return self.sow(&moves),
            Line::Undo => return self.undo(),
            Line::Redo => return self.redo(),
            Line::Board => self.say_board()?,
            Line::Moves => self.say_moves()?,
            Line::Hint => self.say_hint()?,
            Line::Review => self.say_review()?,
            Line::Narrate(narration) => {
                self.options.narration = narration;
                self.say(say!(self.text, "narration", narration = narration.to_string()))?;
            }
            Line::Help => self.say(say!(self.text, "plain-help"))?,
            Line::Rules => self.say_rules()?,
            Line::Record => self.write_record()?,
            Line::Save(file) => return self.save(&file),
        }
        Ok(Ok(()))
    }

    /// Plays the houses of a line if all of them can be played, and none otherwise.
    fn sow(&mut self, moves: &[WrittenMove]) -> Result<Answer, Error> {
        let mut trial = self.game.clone();
        for &WrittenMove { house, column } in moves {
            if let Err(why) = sow_for_person(&self.text, &mut trial, house) {
                return Ok(Err(match moves.len() {
                    1 => why,
                    _ => say!(self.text, "line-move", column = column, why = why),
                }));
            }
        }
        for &WrittenMove { house, .. } in moves {
            if self.game.sow(house).is_ok() {
                self.keep()?;
                self.say_last_sow()?;
            }
        }
        self.say_board_to_person()?;
        Ok(Ok(()))
    }

    fn undo(&mut self) -> Result<Answer, Error> {
        let before = self.game.steps().to_vec();
        self.game.undo();
        let Some(step) = before.get(self.game.steps().len()) else {
            return Ok(Err(say!(self.text, "nothing-to-undo")));
        };
        self.keep()?;
        let (side, house) = (step.sow.side().to_string(), step.sow.house().number());
        self.say(say!(self.text, "undone", side = side, house = house))?;
        self.say_board()?;
        Ok(Ok(()))
    }

    fn redo(&mut self) -> Result<Answer, Error> {
        let before = self.game.steps().len();
        self.game.redo();
        let Some(step) = self.game.steps().get(before).copied() else {
            return Ok(Err(say!(self.text, "nothing-to-redo")));
        };
        self.keep()?;
        let (side, house) = (step.sow.side().to_string(), step.sow.house().number());
        self.say(say!(self.text, "redone", side = side, house = house))?;
        self.say_board()?;
        Ok(Ok(()))
    }

    /// The record as it can be shown: what was read from a file may hold anything.
    fn write_record(&mut self) -> std::io::Result<()> {
        for line in self.game.to_string().lines() {
            writeln!(self.output, "{}", text::clean(line))?;
        }
        Ok(())
    }

    fn save(&mut self, file: &str) -> Result<Answer, Error> {
        let written = File::create_new(file).and_then(|mut new| write!(new, "{}", self.game));
        let file = clean(file);
        match written {
            Ok(()) => self.say(say!(self.text, "saved", file = file)).map(Ok),
            Err(error) => {
                let reason = error.to_string();
                Ok(Err(say!(self.text, "not-saved", file = file, reason = reason)))
            }
        }
    }

    /// The next line, or what is wrong with it; `None` at the end of the input.
    fn read_line(&mut self) -> Result<Option<Result<Line, String>>, Error> {
        if self.options.interactive {
            let prompt = match self.game.position().turn() {
                Some(side) => say!(self.text, "prompt", side = side.to_string()),
                None => {
                    self.say(say!(self.text, "plain-over"))?;
                    say!(self.text, "over-prompt")
                }
            };
            write!(self.output, "{prompt}")?;
        }
        self.output.flush()?;
        let Some(line) = read_line(&mut self.input).map_err(Error::Read)? else {
            return Ok(None);
        };
        self.lines_read += 1;
        Ok(Some(match line {
            Ok(line) => Line::read(&self.text, &line),
            Err(TooLong) => Err(say!(self.text, "line-too-long")),
        }))
    }

    /// Has the game saved; that it cannot be is told, and the game goes on.
    fn keep(&mut self) -> Result<(), Error> {
        match (self.keep)(&self.game) {
            Ok(()) => Ok(()),
            Err(reason) => self.say(say!(self.text, "save-failed", reason = clean(&reason))),
        }
    }

    fn say(&mut self, words: String) -> Result<(), Error> {
        let Some(width) = self.options.width else {
            return Ok(writeln!(self.output, "{words}")?);
        };
        for line in words.lines().flat_map(|line| text::wrap(line, width)) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    fn say_last_sow(&mut self) -> Result<(), Error> {
        match self.game.last_sow() {
            Some(sow) => self.say(text::sow_sentences(&self.text, sow).join(" ")),
            None => Ok(()),
        }
    }

    /// Says where the seeds are and what comes next.
    fn say_board(&mut self) -> Result<(), Error> {
        let position = *self.game.position();
        for sentence in text::board_sentences(&self.text, position.board()) {
            self.say(sentence)?;
        }
        self.say(text::outlook(&self.text, &position))
    }

    /// Says where the seeds are, if that is wanted, and what comes next, unless the built-in player goes on.
    fn say_board_to_person(&mut self) -> Result<(), Error> {
        match self.game.to_decide() {
            Some(Seat::Ai(_)) => Ok(()),
            Some(Seat::Human(_)) | None if self.options.narration == Narration::Long => self.say_board(),
            Some(Seat::Human(_)) | None => self.say(text::outlook(&self.text, self.game.position())),
        }
    }

    fn say_moves(&mut self) -> Result<(), Error> {
        let position = *self.game.position();
        for house in position.legal().iter() {
            if let Ok(sow) = position.clone().sow(house) {
                self.say(text::preview(&self.text, &sow))?;
            }
        }
        Ok(())
    }

    /// Says what the built-in player at its best would do, and why.
    fn say_hint(&mut self) -> Result<(), Error> {
        if self.options.interactive {
            self.say(say!(self.text, "hint-asked"))?;
            self.output.flush()?;
        }
        let position = *self.game.position();
        let thought = self.engine.choose(
            &position,
            Level::Perfect,
            &self.options.budget,
            self.options.seed,
            &Stop::new(),
            &mut |_| {},
        );
        let sentences = thought.map(|thought| text::hint_sentences(&self.text, &position, &thought));
        sentences
            .into_iter()
            .flatten()
            .try_for_each(|sentence| self.say(sentence))
    }

    /// Says which sows could have been better and why, and how each side played.
    fn say_review(&mut self) -> Result<(), Error> {
        let mut analysis = Analysis::new(self.game.clone());
        if self.options.interactive {
            let count = self.game.steps().len();
            self.say(say!(self.text, "review-asked", count = count))?;
            self.output.flush()?;
        }
        let think = self.options.budget.time.unwrap_or(review::THINK);
        review::study(
            &self.game,
            &mut self.engine,
            think,
            &Stop::new(),
            &mut |ply, insight| {
                analysis.learn(ply, insight);
            },
        );
        let ratings = analysis.ratings().into_iter().enumerate();
        let slips: Vec<_> = ratings
            .filter(|(_, rating)| rating.is_some_and(|rating| rating.word.is_slip()))
            .map(|(ply, _)| text::review_sentences(&self.text, &analysis, ply).join(" "))
            .collect();
        if slips.is_empty() {
            self.say(say!(self.text, "review-clean"))?;
        }
        slips.into_iter().try_for_each(|slip| self.say(slip))?;
        let summary = text::summary_sentences(&self.text, &analysis.summary());
        summary.into_iter().try_for_each(|sentence| self.say(sentence))
    }

    fn say_rules(&mut self) -> Result<(), Error> {
        let width = self.options.width.unwrap_or(WIDTH);
        let page = text::rules_page(&self.text, self.game.position().rules());
        for line in page.lines(&self.text, width, text::Boards::Told) {
            self.say(line)?;
        }
        Ok(())
    }
}

/// Sows a house if a person is to decide, or says why not.
fn sow_for_person(text: &Text, game: &mut Game, house: House) -> Answer {
    if let (Some(Seat::Ai(level)), Some(side)) = (game.to_decide(), game.position().turn()) {
        let level = text::level_name(text, *level);
        return Err(say!(
            text,
            "line-other-turn",
            side = side.to_string(),
            level = level
        ));
    }
    match game.sow(house) {
        Ok(_) => Ok(()),
        Err(IllegalSow::GameOver) => Err(say!(text, "line-over")),
        Err(IllegalSow::EmptyHouse { house, .. }) => Err(say!(text, "house-empty", house = house.number())),
    }
}
