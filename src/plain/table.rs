//! The two players, the board between them, and what is said to them.

use std::io;
use std::path::Path;

use kalaha_rules::{House, IllegalSow, Position, WrittenMove};

use super::host::{Host, Trouble};
use super::word::Word;
use crate::ai::{Level, Stop};
use crate::game::{Game, Seat, Step};
use crate::review::{self, Analysis};
use crate::say;
use crate::storage::{Existing, Store, name_of};
use crate::text::{self, Text, clean};

/// A game in lines of text.
pub struct Table {
    game: Game,
    seed: u64,
    is_safe: bool,
}

impl Table {
    /// A game at its start, or as it was taken from the disk. The seed decides what the built-in player overlooks.
    pub fn new(game: Game, seed: u64) -> Table {
        Table {
            game,
            seed,
            is_safe: true,
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether all that was played is on disk.
    pub fn is_safe(&self) -> bool {
        self.is_safe
    }

    /// What a person who is to type a line is prompted with.
    pub fn prompt(&self, text: &Text) -> String {
        match self.game.position().turn() {
            Some(side) => say!(text, "prompt", side = side.to_string()),
            None => say!(text, "over-prompt"),
        }
    }

    /// Says who plays by which rules, and how the game stands.
    pub fn tell(&self, host: &mut Host<'_>) -> io::Result<()> {
        host.say_all(text::game_sentences(&host.text, &self.game))?;
        if host.interactive {
            host.say(say!(host.text, "plain-hint"))?;
        }
        self.say_board(host)
    }

    /// Plays the whole turn of the built-in player.
    pub fn let_think(&mut self, level: Level, host: &mut Host<'_>) -> io::Result<()> {
        host.flush()?;
        // The same position of the same game gets the same answer, also after an undo.
        let seed = self.seed.wrapping_add(self.game.steps().len() as u64);
        let position = self.game.position();
        let stop = Stop::new();
        let thought = host
            .engine
            .choose(position, level, &host.budget, seed, &stop, &mut |_| {});
        let turn = thought.map(|thought| thought.turn(self.game.position()));
        for sow in turn.into_iter().flatten() {
            if self.game.sow(sow.house()).is_ok() {
                self.keep(host)?;
                self.say_last_sow(host)?;
            }
        }
        self.say_board_to_person(host)
    }

    /// Plays the houses of a line if all of them can be played, and none otherwise.
    pub fn sow(&mut self, moves: &[WrittenMove], host: &mut Host<'_>) -> Result<(), Trouble> {
        if self.game.position().is_over() {
            return Ok(self.say_outlook(host)?);
        }
        let mut trial = self.game.clone();
        for &WrittenMove { house, column } in moves {
            sow_for_person(&host.text, &mut trial, house)
                .map_err(|why| Trouble::Wrong(in_column(&host.text, why, moves, column)))?;
        }
        for &WrittenMove { house, .. } in moves {
            if self.game.sow(house).is_ok() {
                self.keep(host)?;
                self.say_last_sow(host)?;
            }
        }
        Ok(self.say_board_to_person(host)?)
    }

    /// Does what a word asks for that is about the game. What follows the word is the name of a copy or a file.
    pub fn obey(&mut self, word: Word, name: &str, host: &mut Host<'_>) -> Result<(), Trouble> {
        match word {
            Word::Board => self.say_board(host)?,
            Word::Moves | Word::Hint if self.game.position().is_over() => self.say_outlook(host)?,
            Word::Moves => say_moves(self.game.position(), host)?,
            Word::Hint => self.say_hint(host)?,
            Word::Review if self.game.steps().is_empty() => host.say(say!(host.text, "review-nothing"))?,
            Word::Review => self.say_review(host)?,
            Word::Undo => self.undo(host)?,
            Word::Redo => self.redo(host)?,
            Word::Record => self.print_record(host)?,
            Word::Save => self.save(name, host)?,
            Word::Export => self.export(name, host)?,
            _ => {}
        }
        Ok(())
    }

    /// Prints the record.
    pub fn print_record(&self, host: &mut Host<'_>) -> io::Result<()> {
        host.print(&self.game.to_string())
    }

    fn undo(&mut self, host: &mut Host<'_>) -> Result<(), Trouble> {
        let before = self.game.steps().to_vec();
        self.game.undo();
        let Some(step) = before.get(self.game.steps().len()) else {
            return Err(Trouble::Wrong(say!(host.text, "nothing-to-undo")));
        };
        self.keep(host)?;
        let (side, house) = side_and_house(step);
        host.say(say!(host.text, "undone", side = side, house = house))?;
        Ok(self.say_board(host)?)
    }

    fn redo(&mut self, host: &mut Host<'_>) -> Result<(), Trouble> {
        let before = self.game.steps().len();
        self.game.redo();
        let Some(step) = self.game.steps().get(before).copied() else {
            return Err(Trouble::Wrong(say!(host.text, "nothing-to-redo")));
        };
        self.keep(host)?;
        let (side, house) = side_and_house(&step);
        host.say(say!(host.text, "redone", side = side, house = house))?;
        Ok(self.say_board(host)?)
    }

    /// Puts a copy among the games on disk.
    fn save(&self, name: &str, host: &mut Host<'_>) -> Result<(), Trouble> {
        let kept = host.store()?.keep(&self.game, name, Existing::Refuse);
        match kept {
            Ok(path) => {
                let words = say!(host.text, "saved-copy", name = clean(&name_of(&path)));
                Ok(host.say(words)?)
            }
            Err(error) => {
                let reason = host.reason(&error);
                Err(Trouble::Wrong(say!(host.text, "save-failed", reason = reason)))
            }
        }
    }

    /// Writes the record to a new file.
    fn export(&self, file: &str, host: &mut Host<'_>) -> Result<(), Trouble> {
        let written = Store::export(&self.game, Path::new(file), Existing::Refuse);
        let file = clean(file);
        match written {
            Ok(()) => Ok(host.say(say!(host.text, "saved", file = file))?),
            Err(error) => {
                let reason = host.reason(&error);
                let words = say!(host.text, "not-saved", file = file, reason = reason);
                Err(Trouble::Wrong(words))
            }
        }
    }

    /// Has the game saved; that it cannot be is told, and the game goes on.
    fn keep(&mut self, host: &mut Host<'_>) -> io::Result<()> {
        let saved = host.save(&self.game);
        self.is_safe = saved.is_ok();
        match saved {
            Ok(()) => Ok(()),
            Err(reason) => host.say(say!(host.text, "save-failed", reason = reason)),
        }
    }

    fn say_last_sow(&self, host: &mut Host<'_>) -> io::Result<()> {
        match self.game.last_sow() {
            Some(sow) => host.say(text::sow_sentences(&host.text, sow).join(" ")),
            None => Ok(()),
        }
    }

    /// Says where the seeds are and what comes next.
    fn say_board(&self, host: &mut Host<'_>) -> io::Result<()> {
        host.say_all(text::board_sentences(&host.text, self.game.position().board()))?;
        self.say_outlook(host)
    }

    /// Says where the seeds are, if that is wanted, and what comes next, unless the built-in player goes on.
    fn say_board_to_person(&self, host: &mut Host<'_>) -> io::Result<()> {
        match self.game.to_decide() {
            Some(Seat::Ai(_)) => Ok(()),
            Some(Seat::Human(_)) | None if host.tells_board() => self.say_board(host),
            Some(Seat::Human(_)) | None => self.say_outlook(host),
        }
    }

    fn say_outlook(&self, host: &mut Host<'_>) -> io::Result<()> {
        host.say(text::outlook(&host.text, self.game.position()))?;
        if host.interactive && self.game.position().is_over() {
            host.say(match self.game.steps().is_empty() {
                true => say!(host.text, "plain-over-unplayed"),
                false => say!(host.text, "plain-over"),
            })?;
        }
        Ok(())
    }

    /// Says what the built-in player at its best would do, and why.
    fn say_hint(&self, host: &mut Host<'_>) -> io::Result<()> {
        if host.interactive {
            host.say(say!(host.text, "hint-asked"))?;
            host.flush()?;
        }
        let position = self.game.position();
        let (level, stop) = (Level::Perfect, Stop::new());
        let thought = host
            .engine
            .choose(position, level, &host.budget, self.seed, &stop, &mut |_| {});
        let sentences = thought.map(|thought| text::hint_sentences(&host.text, position, &thought));
        host.say_all(sentences.into_iter().flatten())
    }

    /// Says which sows could have been better and why, and how each side played.
    fn say_review(&self, host: &mut Host<'_>) -> io::Result<()> {
        let mut analysis = Analysis::new(self.game.clone());
        if host.interactive {
            let count = self.game.steps().len();
            host.say(say!(host.text, "review-asked", count = count))?;
            host.flush()?;
        }
        let think = host.budget.time.unwrap_or(review::THINK);
        let learn = &mut |ply, insight| {
            analysis.learn(ply, insight);
        };
        review::study(&self.game, &mut host.engine, think, &Stop::new(), learn);
        let ratings = analysis.ratings().into_iter().enumerate();
        let slips: Vec<_> = ratings
            .filter(|(_, rating)| rating.is_some_and(|rating| rating.word.is_slip()))
            .map(|(ply, _)| text::review_sentences(&host.text, &analysis, ply).join(" "))
            .collect();
        if slips.is_empty() {
            host.say(say!(host.text, "review-clean"))?;
        }
        host.say_all(slips)?;
        host.say_all(text::summary_sentences(&host.text, &analysis.summary()))
    }
}

/// Says what each house would do that can be played.
fn say_moves(position: &Position, host: &mut Host<'_>) -> io::Result<()> {
    for house in position.legal().iter() {
        if let Ok(sow) = position.clone().sow(house) {
            host.say(text::preview(&host.text, &sow))?;
        }
    }
    Ok(())
}

/// The position after some sows that can be played.
pub fn after(position: &Position, houses: &[House]) -> Position {
    let mut after = *position;
    for &house in houses {
        let _ = after.sow(house);
    }
    after
}

/// Why a house cannot be sown.
pub fn illegal(text: &Text, why: IllegalSow) -> String {
    match why {
        IllegalSow::GameOver => say!(text, "line-over"),
        IllegalSow::EmptyHouse { house, .. } => say!(text, "house-empty", house = house.number()),
    }
}

/// What is wrong with a house, and where it stands if there are several.
pub fn in_column(text: &Text, why: String, moves: &[WrittenMove], column: usize) -> String {
    match moves.len() {
        1 => why,
        _ => say!(text, "line-move", column = column, why = why),
    }
}

/// Sows a house if a person is to decide, or says why not.
fn sow_for_person(text: &Text, game: &mut Game, house: House) -> Result<(), String> {
    if let (Some(Seat::Ai(level)), Some(side)) = (game.to_decide(), game.position().turn()) {
        let level = text::level_name(text, *level);
        return Err(say!(
            text,
            "line-other-turn",
            side = side.to_string(),
            level = level
        ));
    }
    game.sow(house).map(|_| ()).map_err(|why| illegal(text, why))
}

fn side_and_house(step: &Step) -> (String, u8) {
    (step.sow.side().to_string(), step.sow.house().number())
}
