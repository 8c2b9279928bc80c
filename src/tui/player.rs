//! The built-in player on a thread of its own, so that the screen never waits for it.

use std::sync::mpsc::{self, Sender};
use std::thread;

use super::effect::{PuzzleOrder, Question, Study};
use super::message::Msg;
use crate::ai::{Budget, Engine, EngineOptions, Stop, Thought};
use crate::review::{self, Puzzle};

/// Gives the built-in player something to do.
#[derive(Debug)]
pub struct Player {
    jobs: Sender<(Job, Stop)>,
    stop: Stop,
}

/// Something to do for the built-in player.
#[derive(Debug)]
pub enum Job {
    /// To say what it would do in a position.
    Answer(Question),
    /// To say what the sows of a game were worth.
    Study(Study),
    /// To find a puzzle.
    Puzzle(PuzzleOrder),
}

impl Player {
    /// Starts the thread. There, `say` hears what it sees so far, and each answer.
    pub fn start(options: EngineOptions, budget: Budget, say: impl Fn(Msg) + Send + 'static) -> Player {
        let (jobs, asked) = mpsc::channel::<(Job, Stop)>();
        thread::spawn(move || {
            let mut engine = Engine::new(options);
            for (job, stop) in asked.iter().filter(|(_, stop)| !stop.is_set()) {
                match job {
                    Job::Answer(question) => answer(&question, &mut engine, &budget, &stop, &say),
                    Job::Study(study) => look_through(&study, &mut engine, &budget, &stop, &say),
                    Job::Puzzle(PuzzleOrder { ticket, request }) => {
                        if let Some(puzzle) = Puzzle::make(&request, &mut engine, &stop) {
                            let puzzle = Box::new(puzzle);
                            say(Msg::PuzzleMade { ticket, puzzle });
                        }
                    }
                }
            }
        });
        Player {
            jobs,
            stop: Stop::new(),
        }
    }

    /// Gives it something to do; what it did before is forgotten.
    pub fn ask(&mut self, job: Job) {
        self.forget();
        self.stop = Stop::new();
        // The thread only ends with this sender, so there is someone to hear it.
        let _ = self.jobs.send((job, self.stop.clone()));
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

fn answer(question: &Question, engine: &mut Engine, budget: &Budget, stop: &Stop, say: &impl Fn(Msg)) {
    let &Question {
        ticket,
        position,
        level,
        seed,
    } = question;
    let mut report = |thought: &Thought| {
        let thought = thought.clone();
        say(Msg::Seen { ticket, thought });
    };
    if let Some(thought) = engine.choose(&position, level, budget, seed, stop, &mut report) {
        say(Msg::Answer { ticket, thought });
    }
}

fn look_through(study: &Study, engine: &mut Engine, budget: &Budget, stop: &Stop, say: &impl Fn(Msg)) {
    let ticket = study.ticket;
    let think = budget.time.unwrap_or(review::THINK);
    review::study(&study.game, engine, think, stop, &mut |ply, insight| {
        say(Msg::Learned { ticket, ply, insight });
    });
}
