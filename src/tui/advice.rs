//! What the built-in player makes of the position in which a person is to decide: for hints and for the live evaluation.

use kalaha_rules::{House, Position, Side};

use super::effect::Effect;
use super::speed::Pace;
use super::table::Table;
use crate::ai::{Level, Thought};
use crate::review::Value;
use crate::storage::settings::Hints;

/// A question about the position in which a person is to decide, and what came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    ticket: u64,
    thought: Option<Thought>,
    is_final: bool,
    told: Hints,
}

impl Advice {
    /// A question with this number, of whose answer nothing is told.
    pub fn asked(ticket: u64) -> Advice {
        Advice {
            ticket,
            thought: None,
            is_final: false,
            told: Hints::Off,
        }
    }

    /// The number of the question, as long as it waits for its answer.
    pub fn open_ticket(&self) -> Option<u64> {
        (!self.is_final).then_some(self.ticket)
    }

    /// What the built-in player sees so far.
    pub fn see(&mut self, thought: Thought) {
        self.thought = Some(thought);
    }

    /// What it thinks.
    pub fn answer(&mut self, thought: Thought) {
        self.thought = Some(thought);
        self.is_final = true;
    }

    /// What it thinks, once it has thought it through.
    pub fn thought(&self) -> Option<&Thought> {
        self.thought.as_ref().filter(|_| self.is_final)
    }

    /// How much of it is told to the person.
    pub fn told(&self) -> Hints {
        self.told
    }

    /// Tells more of it, up to a limit.
    pub fn tell_more(&mut self, most: Hints) {
        let more = Hints::ALL.iter().find(|&&level| level > self.told);
        self.told = more.copied().unwrap_or(self.told).min(most);
    }

    /// The house that is advised, if so much is told.
    pub fn told_house(&self) -> Option<House> {
        let thought = self.thought().filter(|_| self.told >= Hints::House)?;
        thought.line.first().copied()
    }
}

impl Table {
    /// What the built-in player makes of the position in which a person is to decide.
    pub fn advice(&self) -> Option<&Advice> {
        self.advice.as_ref()
    }

    /// Tells more of what the built-in player would do in a person's place, up to a limit; it is asked if it has not been.
    pub fn ask_hint(&mut self, most: Hints, pace: &mut Pace) -> Vec<Effect> {
        if !self.person_decides() || most == Hints::Off {
            return vec![];
        }
        self.notice = None;
        let effects = self.ask_advice(pace);
        if let Some(advice) = &mut self.advice {
            advice.tell_more(most);
        }
        self.aim_at_hint();
        effects
    }

    /// Whether there is more to tell, up to a limit.
    pub fn can_tell_more(&self, most: Hints) -> bool {
        let told = self.advice.as_ref().map_or(Hints::Off, Advice::told);
        self.person_decides() && told < most
    }

    /// Asks what the position is worth if each one is to be evaluated: a person is to decide in it, or it comes next and the
    /// built-in player has time to look at it while the sow before it is shown.
    pub fn evaluate(&mut self, pace: &mut Pace) -> Vec<Effect> {
        let is_coming = self.sowing().is_some() && !self.game().position().is_over();
        match pace.evaluates && (self.person_decides() || is_coming) {
            true => self.ask_advice(pace),
            false => vec![],
        }
    }

    /// The value of the position, as far as it is known: also what a strong level sees while it thinks, and where nothing is
    /// known yet, what was known last.
    pub fn value(&self) -> Option<Value> {
        let position = self.game().position();
        match position.is_over() {
            true => Some(Value::of_end(position)),
            false => self.last_value,
        }
    }

    /// Remembers the value of the position, as it was seen.
    pub(super) fn value_is(&mut self, thought: &Thought) {
        self.last_value = value(self.game().position(), thought).or(self.last_value);
    }

    fn ask_advice(&mut self, pace: &mut Pace) -> Vec<Effect> {
        if self.advice.is_some() {
            return vec![];
        }
        let ticket = pace.questions.ticket();
        self.advice = Some(Advice::asked(ticket));
        vec![self.question(ticket, Level::Perfect, pace)]
    }

    /// Puts the cursor on the house that is advised.
    pub(super) fn aim_at_hint(&mut self) {
        let house = self.advice.as_ref().and_then(Advice::told_house);
        self.cursor = house.or(self.cursor);
    }
}

fn value(position: &Position, thought: &Thought) -> Option<Value> {
    Some(Value {
        south: match position.turn()? {
            Side::South => thought.value,
            Side::North => -thought.value,
        },
        proven: thought.proven,
    })
}
