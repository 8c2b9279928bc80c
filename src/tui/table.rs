//! The table: a game being played, and how far its last sow has been shown.
//!
//! A sow is played at once, and saved; what is animated is only how it is shown, so every speed ends in the same
//! state.

mod aim;
mod undo;

use std::collections::VecDeque;

use kalaha_rules::{House, IllegalSow, Pit, Side, Sow};

use super::advice::Advice;
use super::effect::{Effect, Question};
use super::speed::{self, Pace};
use crate::ai::{Level, Thought};
use crate::game::{Game, Seat};
use crate::review::Value;

/// A game at the table.
#[derive(Debug)]
pub struct Table {
    game: Game,
    kind: Kind,
    // The house that is looked at when a person is to decide; none at first in a puzzle.
    pub(super) cursor: Option<House>,
    phase: Phase,
    // The sows by which the built-in player goes on with its turn.
    plan: VecDeque<House>,
    pub(super) notice: Option<Notice>,
    // What the built-in player has seen so far of the position it was last asked about.
    seen: Option<Thought>,
    // What it was asked about the position in which a person is to decide.
    pub(super) advice: Option<Advice>,
    // The value of the last position of which one is known.
    pub(super) last_value: Option<Value>,
}

/// What a table is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A game is played. A person who is to decide sees what the house that is looked at would do.
    Game,
    /// A turn is to be found. Nothing gives it away: no house is looked at before the person does, and what it would do has
    /// to be found out.
    Puzzle,
    /// It is looked at only.
    Picture,
}

/// What the table is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Shows the last sow, seed by seed.
    Sowing {
        /// How many seeds have been dropped.
        dropped: u8,
    },
    /// Pauses before the built-in player's next sow.
    Resting,
    /// Waits for the built-in player.
    Thinking {
        /// The number of the question, to tell its answer from a late one.
        ticket: u64,
    },
    /// Waits for a person to decide; nothing to do when the game is over.
    Waiting,
    /// The built-in player is to move, but waits to be told: taking back and playing again never wake it.
    Held,
}

/// Something to say in place of what the last sow did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// The side that the lot chose.
    Lot(Side),
    /// No house is chosen yet.
    NothingChosen,
    /// The house that was asked for cannot be sown.
    Illegal(IllegalSow),
    /// What was clicked on is not a house of the side to move.
    NotYourPit(Pit),
    /// It is the built-in player's turn.
    NotYours(Level),
    /// A person's sow was taken back, with all that followed.
    Undone(Sow),
    /// A sow was played again, with what followed up to a person's next decision.
    Redone(Sow),
    /// A copy of the game was put aside under this name.
    Kept(String),
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to play again.
    NothingToRedo,
}

impl Table {
    /// Sits down to a game, new or one to go on with.
    pub fn new(game: Game, notice: Option<Notice>) -> Table {
        Table::with(game, notice, Kind::Game)
    }

    /// Sits down to a puzzle.
    pub fn puzzle(game: Game) -> Table {
        Table::with(game, None, Kind::Puzzle)
    }

    /// A board to look at: nobody can sow on it.
    pub fn picture(game: Game) -> Table {
        Table::with(game, None, Kind::Picture)
    }

    fn with(game: Game, notice: Option<Notice>, kind: Kind) -> Table {
        let mut table = Table {
            kind,
            cursor: game.last_sow().map(Sow::house),
            game,
            phase: Phase::Waiting,
            plan: VecDeque::new(),
            notice,
            seen: None,
            advice: None,
            last_value: None,
        };
        table.aim();
        table
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Ends the sitting.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// What it is doing.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Something to say in place of what the last sow did.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// What the built-in player sees while it thinks.
    pub fn seen(&self) -> Option<&Thought> {
        self.seen.as_ref().filter(|_| self.open_ticket().is_some())
    }

    /// The number of the question that waits for an answer.
    fn open_ticket(&self) -> Option<u64> {
        match self.phase {
            Phase::Thinking { ticket } => Some(ticket),
            _ => self.advice.as_ref().and_then(Advice::open_ticket),
        }
    }

    /// Whether a person is to decide.
    pub fn person_decides(&self) -> bool {
        self.kind != Kind::Picture
            && self.phase == Phase::Waiting
            && self.game.to_decide().is_some_and(Seat::is_human)
    }

    /// The level of the built-in player, if it is to decide.
    pub fn machine_to_decide(&self) -> Option<Level> {
        match self.game.to_decide()? {
            Seat::Ai(level) => Some(*level),
            Seat::Human(_) => None,
        }
    }

    /// Whether the game is over and its end has been shown.
    pub fn is_finished(&self) -> bool {
        self.phase == Phase::Waiting && self.game.position().is_over()
    }

    /// Whether nothing is being shown or thought about, so that it can be left for a while.
    pub fn is_at_rest(&self) -> bool {
        matches!(self.phase, Phase::Waiting | Phase::Held) && self.open_ticket().is_none()
    }

    /// The last sow, while it is being shown, with the seeds dropped so far.
    pub fn sowing(&self) -> Option<(Sow, u8)> {
        match self.phase {
            Phase::Sowing { dropped } => Some((*self.game.last_sow()?, dropped)),
            _ => None,
        }
    }

    /// Goes on where the table stands: also after it was covered by another screen.
    pub fn go_on(&mut self, pace: &mut Pace) -> Vec<Effect> {
        match self.phase {
            Phase::Sowing { dropped } => match speed::beat(pace.speed) {
                // What comes after the last seed is a capture or the end: there is time to see it.
                Some(_) if self.game.last_sow().is_some_and(|sow| sow.seeds() == dropped) => {
                    vec![Effect::TickIn(speed::rest(pace.speed))]
                }
                Some(time) => vec![Effect::TickIn(time)],
                None => self.show_end(pace),
            },
            Phase::Resting => vec![Effect::TickIn(speed::rest(pace.speed))],
            Phase::Thinking { .. } if !self.plan.is_empty() => {
                self.phase = Phase::Resting;
                self.go_on(pace)
            }
            Phase::Thinking { .. } | Phase::Held => vec![],
            Phase::Waiting => match self.machine_to_decide() {
                Some(level) => self.ask(level, pace),
                None => self.evaluate(pace),
            },
        }
    }

    /// A step of what is shown.
    pub fn tick(&mut self, pace: &mut Pace) -> Vec<Effect> {
        match (self.phase, self.sowing()) {
            (Phase::Sowing { dropped }, Some((sow, _))) if dropped < last_beat(&sow) => {
                self.phase = Phase::Sowing { dropped: dropped + 1 };
                self.go_on(pace)
            }
            (Phase::Sowing { .. }, _) => self.show_end(pace),
            (Phase::Resting, _) => self.sow_planned(pace),
            _ => vec![],
        }
    }

    /// Shows the end of the last sow at once.
    pub fn show_end(&mut self, pace: &mut Pace) -> Vec<Effect> {
        if self.sowing().is_none() {
            return vec![];
        }
        self.phase = Phase::Waiting;
        self.aim();
        if !self.plan.is_empty() {
            self.phase = Phase::Resting;
        }
        self.go_on(pace)
    }

    /// A person sows a house.
    pub fn sow(&mut self, house: House, pace: &mut Pace) -> Vec<Effect> {
        if let Some(level) = self.machine_to_decide() {
            return self.say(Notice::NotYours(level));
        }
        self.cursor = Some(house);
        self.play(house, pace)
    }

    /// Sows the house that is looked at, or lets the built-in player go on.
    pub fn confirm(&mut self, pace: &mut Pace) -> Vec<Effect> {
        match self.phase {
            Phase::Held => {
                self.phase = Phase::Waiting;
                self.notice = None;
                self.go_on(pace)
            }
            _ => self.sow_chosen(pace),
        }
    }

    /// Sows the house that is looked at, or says why that cannot be.
    fn sow_chosen(&mut self, pace: &mut Pace) -> Vec<Effect> {
        match self.cursor {
            Some(house) => self.sow(house, pace),
            None => self.say(Notice::NothingChosen),
        }
    }

    /// Sows a house that was clicked on, or says why it cannot be.
    pub fn click(&mut self, pit: Pit, pace: &mut Pace) -> Vec<Effect> {
        match (pit, self.game.position().turn()) {
            (Pit::House(side, house), Some(turn)) if side == turn => self.sow(house, pace),
            (_, Some(_)) if self.machine_to_decide().is_none() => self.say(Notice::NotYourPit(pit)),
            // Says whose turn it is, or that there is none.
            _ => self.sow_chosen(pace),
        }
    }

    /// The built-in player says what it sees so far.
    pub fn see(&mut self, ticket: u64, thought: Thought) {
        if self.open_ticket() != Some(ticket) {
            return;
        }
        // What a weak level sees says little.
        if self.machine_to_decide().is_none_or(|level| level >= Level::Hard) || self.advice.is_some() {
            self.value_is(&thought);
        }
        match &mut self.advice {
            Some(advice) => advice.see(thought),
            None => self.seen = Some(thought),
        }
    }

    /// The built-in player answers; [`Table::go_on`] plays it. A late answer, to a question that no longer stands, is
    /// thrown away.
    pub fn answer(&mut self, ticket: u64, thought: Thought) {
        if self.open_ticket() != Some(ticket) {
            return;
        }
        match &mut self.advice {
            Some(advice) => {
                advice.answer(thought.clone());
                self.value_is(&thought);
                self.aim_at_hint();
            }
            None => {
                let turn = thought.turn(self.game.position());
                self.plan = turn.iter().map(Sow::house).collect();
            }
        }
    }

    pub(super) fn say(&mut self, notice: Notice) -> Vec<Effect> {
        self.notice = Some(notice);
        vec![]
    }

    fn play(&mut self, house: House, pace: &mut Pace) -> Vec<Effect> {
        if let Err(reason) = self.game.sow(house) {
            return self.say(Notice::Illegal(reason));
        }
        self.notice = None;
        self.phase = Phase::Sowing { dropped: 0 };
        let mut effects = vec![Effect::Save(Box::new(self.game.clone()))];
        if self.advice.take().is_some() {
            effects.push(Effect::StopThinking);
        }
        effects.extend(self.evaluate(pace));
        effects.extend(self.go_on(pace));
        effects
    }

    /// The next sow of the built-in player's turn.
    fn sow_planned(&mut self, pace: &mut Pace) -> Vec<Effect> {
        self.phase = Phase::Waiting;
        match self.plan.pop_front() {
            Some(house) => self.play(house, pace),
            None => self.go_on(pace),
        }
    }

    fn ask(&mut self, level: Level, pace: &mut Pace) -> Vec<Effect> {
        let ticket = pace.questions.ticket();
        self.advice = None;
        self.phase = Phase::Thinking { ticket };
        vec![self.question(ticket, level, pace)]
    }

    pub(super) fn question(&mut self, ticket: u64, level: Level, pace: &Pace) -> Effect {
        self.seen = None;
        Effect::Think(Question {
            ticket,
            position: *self.game.position(),
            level,
            seed: pace.questions.seed.wrapping_add(self.game.steps().len() as u64),
        })
    }
}

/// How many seeds are shown dropped before the end is shown: the last one is the end itself, unless a capture or
/// the leftovers follow.
fn last_beat(sow: &Sow) -> u8 {
    match sow.capture().is_some() || sow.ends_game() {
        true => sow.seeds(),
        false => sow.seeds() - 1,
    }
}
