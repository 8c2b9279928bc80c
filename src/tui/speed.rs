//! How fast sowing is shown.

use std::time::Duration;

/// The speed of what is shown, and what tells one question to the built-in player from another.
#[derive(Debug)]
pub struct Pace {
    /// The speed of the animation.
    pub speed: Speed,
    /// Makes the built-in player's choices reproducible.
    pub seed: u64,
    tickets: u64,
}

impl Pace {
    /// The usual speed, and no question yet.
    pub fn new(seed: u64) -> Pace {
        Pace {
            speed: Speed::default(),
            seed,
            tickets: 0,
        }
    }

    /// A number that no question has had.
    pub fn ticket(&mut self) -> u64 {
        self.tickets += 1;
        self.tickets
    }
}

/// The speed of the animation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Speed {
    /// The end is shown at once.
    Off,
    /// For those in a hurry.
    Fast,
    /// Each seed can be followed.
    #[default]
    Normal,
    /// Each seed can be counted aloud.
    Slow,
}

impl Speed {
    /// All speeds.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];

    /// The time from one seed to the next, or `None` if the end is shown at once.
    pub fn seed(self) -> Option<Duration> {
        let millis = match self {
            Speed::Off => return None,
            Speed::Fast => 50,
            Speed::Normal => 130,
            Speed::Slow => 320,
        };
        Some(Duration::from_millis(millis))
    }

    /// The pause between two sows of the built-in player's turn, so that a person can follow.
    pub fn rest(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Off | Speed::Fast => 250,
            Speed::Normal => 600,
            Speed::Slow => 1200,
        })
    }

    /// The name by which messages know it.
    pub fn id(self) -> &'static str {
        match self {
            Speed::Off => "off",
            Speed::Fast => "fast",
            Speed::Normal => "normal",
            Speed::Slow => "slow",
        }
    }
}
