//! Puzzles: one after the other, the next one made while this one is solved.

use kalaha_rules::{House, Pit, RuleSet, Side, Sides, Sow};

use super::effect::{Effect, PuzzleOrder};
use super::keys::Action;
use super::lesson::only_time;
use super::setup::cycle;
use super::speed::{Pace, Questions};
use super::table::{Phase, Table};
use crate::ai::Level;
use crate::game::{Game, Seat};
use crate::review::{Difficulty, Puzzle, PuzzleRequest, Try, Verdict};

/// A person at the puzzles of a collection.
#[derive(Debug)]
pub struct Puzzles {
    rules: RuleSet,
    difficulty: Difficulty,
    seed: u64,
    /// The number of the puzzle that is shown or looked for, from 1.
    number: u64,
    /// The number of the question for the puzzle that is being made.
    ticket: u64,
    ahead: Option<Puzzle>,
    shown: Option<Sitting>,
}

/// A person at a puzzle.
#[derive(Debug)]
struct Sitting {
    puzzle: Puzzle,
    table: Table,
    answer_is_told: bool,
}

/// What became of a puzzle so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It is being made.
    Awaited,
    /// It is to be solved, or a sow is being shown.
    Open,
    /// It was solved.
    Solved,
    /// This was sown, which is not right.
    Missed(Try),
    /// The answer is told.
    Told,
}

impl Puzzles {
    /// The first puzzle of a collection, which is to be made: the second value asks for it.
    pub fn new(
        rules: RuleSet,
        difficulty: Difficulty,
        seed: u64,
        questions: &mut Questions,
    ) -> (Puzzles, Effect) {
        let mut puzzles = Puzzles {
            rules,
            difficulty,
            seed,
            number: 1,
            ticket: 0,
            ahead: None,
            shown: None,
        };
        let order = puzzles.order(1, questions);
        (puzzles, order)
    }

    /// How hard they are.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// The number of the puzzle that is shown or looked for, from 1.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The rules they are played by.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The puzzle that is shown.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        self.shown.as_ref().map(|sitting| &sitting.puzzle)
    }

    /// Its board with what has been sown on it.
    pub fn table(&self) -> Option<&Table> {
        self.shown.as_ref().map(|sitting| &sitting.table)
    }

    /// What became of it so far.
    pub fn outcome(&self) -> Outcome {
        match &self.shown {
            None => Outcome::Awaited,
            Some(sitting) => sitting.outcome(),
        }
    }

    /// Takes a puzzle that was made; what was asked for before something else is thrown away.
    pub fn take(&mut self, ticket: u64, puzzle: Puzzle, questions: &mut Questions) -> Vec<Effect> {
        if ticket != self.ticket {
            return vec![];
        }
        match self.shown {
            Some(_) => {
                self.ahead = Some(puzzle);
                vec![]
            }
            None => {
                self.shown = Some(Sitting::at(puzzle));
                vec![self.order(self.number + 1, questions)]
            }
        }
    }

    /// Does what a key asks for. While a sow is being shown any key only skips to its end. `rightwards` says whether
    /// south sows to the right as it is drawn.
    pub fn act(&mut self, action: Option<Action>, rightwards: bool, pace: &mut Pace) -> Vec<Effect> {
        match action {
            Some(Action::Up) => return self.begin_anew(true, pace.questions),
            Some(Action::Down) => return self.begin_anew(false, pace.questions),
            _ => {}
        }
        let outcome = self.outcome();
        let Some(sitting) = &mut self.shown else {
            return vec![];
        };
        match (outcome, action) {
            _ if sitting.table.sowing().is_some() => only_time(sitting.table.show_end(pace)),
            (_, Some(Action::Next)) | (Outcome::Solved | Outcome::Told, Some(Action::Confirm)) => {
                self.next(pace.questions)
            }
            (Outcome::Missed(_), Some(Action::Confirm | Action::Undo)) => {
                *sitting = Sitting::at(sitting.puzzle.clone());
                vec![]
            }
            (Outcome::Missed(_) | Outcome::Open, Some(Action::Hint)) => {
                *sitting = Sitting::at(sitting.puzzle.clone());
                sitting.answer_is_told = true;
                vec![]
            }
            (Outcome::Open, Some(Action::Sow(house))) => only_time(sitting.table.sow(house, pace)),
            (Outcome::Open, Some(Action::Confirm)) => only_time(sitting.table.confirm(pace)),
            (Outcome::Open, Some(action @ (Action::Left | Action::Right))) => {
                sitting.table.look((action == Action::Right) == rightwards);
                vec![]
            }
            _ => vec![],
        }
    }

    /// Looks at a house that is pointed at.
    pub fn point(&mut self, pit: Pit) {
        if let Some(sitting) = &mut self.shown {
            sitting.table.point(pit);
        }
    }

    /// Sows a house that is clicked on, or says why it cannot be. Elsewhere a click does what Enter does.
    pub fn click(&mut self, pit: Pit, pace: &mut Pace) -> Vec<Effect> {
        match (self.outcome(), &mut self.shown) {
            (Outcome::Open, Some(sitting)) if sitting.table.sowing().is_none() => {
                only_time(sitting.table.click(pit, pace))
            }
            _ => self.act(Some(Action::Confirm), true, pace),
        }
    }

    /// A step of what is shown.
    pub fn tick(&mut self, pace: &mut Pace) -> Vec<Effect> {
        match &mut self.shown {
            Some(sitting) => only_time(sitting.table.tick(pace)),
            None => vec![],
        }
    }

    /// Goes on after another screen has covered it.
    pub fn go_on(&mut self, pace: &mut Pace) -> Vec<Effect> {
        match &mut self.shown {
            Some(sitting) if matches!(sitting.table.phase(), Phase::Sowing { .. }) => {
                only_time(sitting.table.go_on(pace))
            }
            _ => vec![],
        }
    }

    fn next(&mut self, questions: &mut Questions) -> Vec<Effect> {
        self.number += 1;
        self.shown = self.ahead.take().map(Sitting::at);
        match self.shown {
            Some(_) => vec![self.order(self.number + 1, questions)],
            // It is being made.
            None => vec![],
        }
    }

    /// Begins with the first puzzle that is harder, or easier.
    fn begin_anew(&mut self, harder: bool, questions: &mut Questions) -> Vec<Effect> {
        let difficulty = cycle(&Difficulty::ALL, &self.difficulty, harder);
        let (puzzles, order) = Puzzles::new(self.rules, difficulty, self.seed, questions);
        *self = puzzles;
        vec![order]
    }

    fn order(&mut self, number: u64, questions: &mut Questions) -> Effect {
        self.ticket = questions.ticket();
        Effect::FindPuzzle(PuzzleOrder {
            ticket: self.ticket,
            request: PuzzleRequest {
                rules: self.rules,
                difficulty: self.difficulty,
                seed: self.seed,
                number,
            },
        })
    }
}

impl Sitting {
    /// Nobody plays north: its seat only keeps the person from doing so.
    fn at(puzzle: Puzzle) -> Sitting {
        let seats = Sides {
            south: Seat::Human(None),
            north: Seat::Ai(Level::Beginner),
        };
        let game = Game::new(seats, puzzle.position, Side::South);
        Sitting {
            puzzle,
            table: Table::puzzle(game),
            answer_is_told: false,
        }
    }

    fn outcome(&self) -> Outcome {
        if self.answer_is_told {
            return Outcome::Told;
        }
        if self.table.sowing().is_some() {
            return Outcome::Open;
        }
        let sows = self.table.game().steps().iter().map(|step| step.sow);
        let sown: Vec<House> = sows.map(|sow: Sow| sow.house()).collect();
        match self.puzzle.verdict(&sown) {
            Verdict::Open => Outcome::Open,
            Verdict::Solved => Outcome::Solved,
            Verdict::Missed(tried) => Outcome::Missed(tried.clone()),
        }
    }
}
