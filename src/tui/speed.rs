//! How fast sowing is shown.

use std::time::Duration;

use crate::storage::settings::Speed;

/// The speed of what is shown, and the questions to the built-in player.
#[derive(Debug)]
pub struct Pace<'a> {
    /// The speed of the animation.
    pub speed: Speed,
    /// Whether each position in which a person is to decide is evaluated.
    pub evaluates: bool,
    /// What tells one question from another.
    pub questions: &'a mut Questions,
}

/// What tells one question to the built-in player from another.
#[derive(Debug)]
pub struct Questions {
    /// Makes the built-in player's choices reproducible.
    pub seed: u64,
    tickets: u64,
}

impl Questions {
    /// No question yet.
    pub fn new(seed: u64) -> Questions {
        Questions { seed, tickets: 0 }
    }

    /// A number that no question has had.
    pub fn ticket(&mut self) -> u64 {
        self.tickets += 1;
        self.tickets
    }
}

/// The time from one seed to the next, or `None` if the end is shown at once.
pub fn beat(speed: Speed) -> Option<Duration> {
    let millis = match speed {
        Speed::Off => return None,
        Speed::Fast => 50,
        Speed::Normal => 130,
        Speed::Slow => 320,
    };
    Some(Duration::from_millis(millis))
}

/// The pause between two sows of the built-in player's turn, so that a person can follow.
pub fn rest(speed: Speed) -> Duration {
    Duration::from_millis(match speed {
        Speed::Off | Speed::Fast => 250,
        Speed::Normal => 600,
        Speed::Slow => 1200,
    })
}
