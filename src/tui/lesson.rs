//! Learning to play: small tasks on real boards, solved with the keys of the game.
//!
//! What a sow does is left to the rules; a step only says which sow it asks for.

use kalaha_rules::{House, Pit, Position, RuleSet, Side, Sides, Sow};

use super::effect::Effect;
use super::keys::Action;
use super::speed::Pace;
use super::table::{Phase, Table};
use crate::ai::Level;
use crate::game::{Game, Seat};

/// One of the things to learn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A sow goes house by house.
    Sow,
    /// A sow drops a seed into the own store and goes on.
    Store,
    /// A last seed in the own store.
    ExtraTurn,
    /// One extra turn after another.
    Chain,
    /// A last seed in an empty house.
    Capture,
    /// The same with nothing opposite.
    OwnStone,
    /// A sow around the corner, past the other store.
    TheirStore,
    /// The end and its leftovers.
    End,
}

impl Step {
    /// All steps, in the order in which they are taught.
    pub const ALL: [Step; 8] = [
        Step::Sow,
        Step::Store,
        Step::ExtraTurn,
        Step::Chain,
        Step::Capture,
        Step::OwnStone,
        Step::TheirStore,
        Step::End,
    ];

    /// Its place among the steps, from 1.
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// The name by which messages know it.
    pub fn id(self) -> &'static str {
        match self {
            Step::Sow => "sow",
            Step::Store => "store",
            Step::ExtraTurn => "extra-turn",
            Step::Chain => "chain",
            Step::Capture => "capture",
            Step::OwnStone => "own-stone",
            Step::TheirStore => "their-store",
            Step::End => "end",
        }
    }

    /// The board on which it is tried; south is to move.
    pub fn board(self) -> &'static str {
        match self {
            Step::Sow | Step::Store | Step::ExtraTurn => "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>",
            Step::Chain => "<6,4,3,3,0,0,0,2,1,5,4,6,5,4,5>",
            Step::Capture => "<6,8,9,2,1,3,1,0,5,3,5,1,2,4,6>",
            Step::OwnStone => "<6,8,14,2,1,3,1,0,5,3,0,1,2,4,6>",
            Step::TheirStore => "<6,9,8,2,1,0,0,3,9,2,3,1,4,2,4>",
            Step::End => "<6,24,18,0,0,0,0,0,1,2,0,3,0,0,0>",
        }
    }

    /// How many sows it takes.
    fn sows(self) -> usize {
        match self {
            Step::Chain => 2,
            _ => 1,
        }
    }

    /// Whether a sow is what it asks for.
    fn is_met_by(self, before: &Position, sow: &Sow) -> bool {
        let ends_in_empty_house = match sow.end() {
            Pit::House(side, house) => side == sow.side() && before.board().house(side, house) == 0,
            Pit::Store(_) => false,
        };
        match self {
            Step::Sow => sow.house() == House::ALL[0],
            Step::Store => sow.end().owner() != sow.side(),
            Step::ExtraTurn | Step::Chain => sow.extra_turn(),
            Step::Capture => sow.capture().is_some_and(|capture| capture.opposite > 0),
            Step::OwnStone => ends_in_empty_house,
            Step::TheirStore => sow
                .drops()
                .any(|pit| pit == Pit::House(sow.side(), House::ALL[0])),
            Step::End => sow.ends_game(),
        }
    }
}

/// What became of a step so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It is to be done, or is being shown.
    Open,
    /// It was done as asked.
    Right,
    /// Something else was sown.
    Wrong,
}

/// A person at a step.
#[derive(Debug)]
pub struct Lesson {
    rules: RuleSet,
    step: Step,
    table: Table,
}

impl Lesson {
    /// The first step, by these rules.
    pub fn new(rules: RuleSet) -> Lesson {
        Lesson::at(Step::ALL[0], rules)
    }

    /// A step, by these rules.
    pub fn at(step: Step, rules: RuleSet) -> Lesson {
        Lesson {
            rules,
            step,
            table: Table::new(game(step, rules), None),
        }
    }

    /// The rules that are taught.
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// What is to be learnt now.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The board with what has been sown on it.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What became of the step so far.
    pub fn verdict(&self) -> Verdict {
        let game = self.table.game();
        if self.table.sowing().is_some() {
            return Verdict::Open;
        }
        let mut before = game.start();
        for step in game.steps() {
            if !self.step.is_met_by(before, &step.sow) {
                return Verdict::Wrong;
            }
            before = &step.after;
        }
        match game.steps().len() == self.step.sows() {
            true => Verdict::Right,
            false => Verdict::Open,
        }
    }

    /// Whether the last step was done.
    pub fn is_over(&self) -> bool {
        self.following().is_none() && self.verdict() == Verdict::Right
    }

    /// Does what a key asks for. While a sow is being shown any key only skips to its end.
    pub fn act(&mut self, action: Option<Action>, mirror: bool, pace: &mut Pace) -> Vec<Effect> {
        let effects = match (self.verdict(), action) {
            _ if self.table.sowing().is_some() => self.table.show_end(pace),
            (Verdict::Open, Some(Action::Sow(house))) => self.table.sow(house, pace),
            (Verdict::Open, Some(Action::Confirm)) => self.table.confirm(pace),
            (Verdict::Open, Some(action @ (Action::Left | Action::Right))) => {
                self.table.look((action == Action::Right) != mirror);
                vec![]
            }
            (Verdict::Right, Some(Action::Confirm)) => {
                let step = self.following().unwrap_or(self.step);
                *self = Lesson::at(step, self.rules);
                vec![]
            }
            (Verdict::Wrong, Some(Action::Confirm | Action::Undo)) => {
                *self = Lesson::at(self.step, self.rules);
                vec![]
            }
            _ => vec![],
        };
        only_time(effects)
    }

    /// Looks at a house that is pointed at.
    pub fn point(&mut self, pit: Pit) {
        if self.verdict() == Verdict::Open {
            self.table.point(pit);
        }
    }

    /// Sows a house that is clicked on, or says why it cannot be. Elsewhere a click does what Enter does.
    pub fn click(&mut self, pit: Pit, pace: &mut Pace) -> Vec<Effect> {
        match self.verdict() {
            Verdict::Open if self.table.sowing().is_none() => only_time(self.table.click(pit, pace)),
            _ => self.act(Some(Action::Confirm), false, pace),
        }
    }

    /// A step of what is shown.
    pub fn tick(&mut self, pace: &mut Pace) -> Vec<Effect> {
        only_time(self.table.tick(pace))
    }

    /// Goes on after another screen has covered it.
    pub fn go_on(&mut self, pace: &mut Pace) -> Vec<Effect> {
        match self.table.phase() {
            Phase::Sowing { .. } => only_time(self.table.go_on(pace)),
            _ => vec![],
        }
    }

    fn following(&self) -> Option<Step> {
        Step::ALL.get(self.step.number()).copied()
    }
}

/// A game that begins with the board of a step. Nobody plays north: its seat only keeps the person from doing so.
fn game(step: Step, rules: RuleSet) -> Game {
    let seats = Sides {
        south: Seat::Human(None),
        north: Seat::Ai(Level::Beginner),
    };
    let start = match step.board().parse() {
        Ok(board) => Position::new(rules, board, Side::South),
        Err(_) => Position::start(rules, Side::South),
    };
    Game::new(seats, start, Side::South)
}

/// What is left to do where nothing is saved and nobody answers.
pub(super) fn only_time(effects: Vec<Effect>) -> Vec<Effect> {
    let is_time = |effect: &Effect| matches!(effect, Effect::TickIn(_));
    effects.into_iter().filter(is_time).collect()
}
