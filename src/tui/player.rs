//! The built-in player on a thread of its own, so that the screen never waits for it.

use std::sync::mpsc::{self, Sender};
use std::thread;

use super::effect::Question;
use super::model::Msg;
use crate::ai::{Budget, Engine, EngineOptions, Stop, Thought};

/// Asks the built-in player.
#[derive(Debug)]
pub struct Player {
    questions: Sender<(Question, Stop)>,
    stop: Stop,
}

impl Player {
    /// Starts the thread. There, `say` hears what it sees so far, and each answer.
    pub fn start(options: EngineOptions, budget: Budget, say: impl Fn(Msg) + Send + 'static) -> Player {
        let (questions, asked) = mpsc::channel::<(Question, Stop)>();
        thread::spawn(move || {
            let mut engine = Engine::new(options);
            for (question, stop) in asked {
                if stop.is_set() {
                    continue;
                }
                let Question {
                    ticket,
                    position,
                    level,
                    seed,
                } = question;
                let mut report = |thought: &Thought| {
                    let thought = thought.clone();
                    say(Msg::Seen { ticket, thought });
                };
                let thought = engine.choose(&position, level, &budget, seed, &stop, &mut report);
                if let Some(thought) = thought {
                    say(Msg::Answer { ticket, thought });
                }
            }
        });
        Player {
            questions,
            stop: Stop::new(),
        }
    }

    /// Asks a question; the one before it is forgotten.
    pub fn ask(&mut self, question: Question) {
        self.forget();
        self.stop = Stop::new();
        // The thread only ends with this sender, so there is someone to hear it.
        let _ = self.questions.send((question, self.stop.clone()));
    }

    /// Stops thinking. An answer that is on its way may still come.
    pub fn forget(&self) {
        self.stop.stop();
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        self.forget();
    }
}
