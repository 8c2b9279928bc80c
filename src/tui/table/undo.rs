//! Taking back and playing again, to a person's decision. Neither wakes the built-in player.

use super::{Notice, Phase, Table};
use crate::tui::effect::Effect;
use crate::tui::speed::Pace;

impl Table {
    /// Takes back to a person's last decision.
    pub fn undo(&mut self, pace: &mut Pace) -> Vec<Effect> {
        let before = self.game.steps().to_vec();
        self.game.undo();
        match before.get(self.game.steps().len()) {
            Some(step) => self.turned_back(Notice::Undone(step.sow), pace),
            None => self.say(Notice::NothingToUndo),
        }
    }

    /// Plays again up to a person's next decision.
    pub fn redo(&mut self, pace: &mut Pace) -> Vec<Effect> {
        let before = self.game.steps().len();
        self.game.redo();
        match self.game.steps().get(before) {
            Some(step) => self.turned_back(Notice::Redone(step.sow), pace),
            None => self.say(Notice::NothingToRedo),
        }
    }

    fn turned_back(&mut self, notice: Notice, pace: &mut Pace) -> Vec<Effect> {
        self.plan.clear();
        self.advice = None;
        self.last_value = None;
        self.phase = match self.machine_to_decide() {
            Some(_) => Phase::Held,
            None => Phase::Waiting,
        };
        self.aim();
        self.notice = Some(notice);
        let mut effects = vec![Effect::StopThinking, Effect::Save(Box::new(self.game.clone()))];
        effects.extend(self.evaluate(pace));
        effects
    }
}
