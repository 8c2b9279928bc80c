//! Puzzles, one after the other.

use kalaha_rules::{House, WrittenMove};

use super::host::{Host, Trouble};
use super::table;
use super::word::choose;
use crate::ai::Stop;
use crate::review::{Difficulty, Puzzle, PuzzleRequest, Verdict};
use crate::say;
use crate::text::{self, Text};

/// A person at a puzzle.
pub struct Sitting {
    request: PuzzleRequest,
    puzzle: Puzzle,
    /// What was sown so far: the beginning of the right turn.
    sown: Vec<House>,
}

/// How hard puzzles are that are called so.
pub fn difficulty(text: &Text, word: &str) -> Option<Difficulty> {
    choose(&Difficulty::ALL, word, |difficulty| {
        [text::difficulty_name(text, *difficulty), difficulty.to_string()]
    })
}

impl Sitting {
    /// Makes a puzzle, which may take a while, and tells it. None only if it was stopped.
    pub fn at(request: PuzzleRequest, host: &mut Host<'_>) -> Result<Option<Sitting>, Trouble> {
        host.say(say!(host.text, "puzzle-awaited"))?;
        host.flush()?;
        let Some(puzzle) = Puzzle::make(&request, &mut host.engine, &Stop::new()) else {
            return Ok(None);
        };
        let sitting = Sitting {
            request,
            puzzle,
            sown: Vec::new(),
        };
        sitting.tell(host)?;
        Ok(Some(sitting))
    }

    /// Which puzzle it is.
    pub fn request(&self) -> &PuzzleRequest {
        &self.request
    }

    /// Says where the seeds are, what is to be found, and what can be played.
    pub fn tell(&self, host: &mut Host<'_>) -> Result<(), Trouble> {
        let (number, difficulty) = (self.request.number, self.puzzle.difficulty);
        host.say(text::puzzle_heading(&host.text, number, difficulty) + ".")?;
        let rules = text::rules_line(&host.text, self.request.rules);
        host.say(say!(host.text, "game-rules", rules = rules))?;
        let position = table::after(&self.puzzle.position, &self.sown);
        host.say_all(text::board_sentences(&host.text, position.board()))?;
        host.say(text::puzzle_task(&host.text, &self.puzzle))?;
        host.say(text::outlook(&host.text, &position))?;
        Ok(())
    }

    /// Tells the answer.
    pub fn tell_answer(&mut self, host: &mut Host<'_>) -> Result<(), Trouble> {
        self.sown.clear();
        host.say_all(text::puzzle_answer(&host.text, &self.puzzle))?;
        Ok(host.say(say!(host.text, "puzzle-goes-on"))?)
    }

    /// Sows houses until one of them is wrong; then the puzzle begins anew.
    pub fn sow(&mut self, moves: &[WrittenMove], host: &mut Host<'_>) -> Result<(), Trouble> {
        for &WrittenMove { house, column } in moves {
            let mut position = table::after(&self.puzzle.position, &self.sown);
            let sow = position
                .sow(house)
                .map_err(|why| table::illegal(&host.text, why))
                .map_err(|why| Trouble::Wrong(table::in_column(&host.text, why, moves, column)))?;
            host.say(text::sow_sentences(&host.text, &sow).join(" "))?;
            self.sown.push(house);
            match self.puzzle.verdict(&self.sown) {
                Verdict::Open => {}
                Verdict::Solved => {
                    self.sown.clear();
                    host.say_all(text::puzzle_solved(&host.text, &self.puzzle))?;
                    return Ok(host.say(say!(host.text, "puzzle-goes-on"))?);
                }
                Verdict::Missed(tried) => {
                    let words = text::puzzle_missed(&host.text, &self.puzzle, tried);
                    self.sown.clear();
                    host.say_all(words)?;
                    host.say(say!(host.text, "puzzle-again"))?;
                    return match host.tells_board() {
                        true => self.tell(host),
                        false => Ok(()),
                    };
                }
            }
        }
        let position = table::after(&self.puzzle.position, &self.sown);
        Ok(host.say(text::outlook(&host.text, &position))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn each_difficulty_is_offered_by_a_name_that_can_be_typed() {
        for text in Language::ALL.map(Text::new) {
            let offered = say!(text, "difficulties");
            let offered: Vec<_> = offered
                .split([' ', ','])
                .filter_map(|word| difficulty(&text, word))
                .collect();
            assert_eq!(offered, Difficulty::ALL);
        }
    }
}
