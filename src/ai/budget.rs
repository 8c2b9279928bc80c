//! How long the player may think, and how it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Limits of a search; what is `None` is not limited. The first limit that is reached ends it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Budget {
    /// The time that may pass.
    pub time: Option<Duration>,
    /// How many positions may be looked at.
    pub nodes: Option<u64>,
    /// How many turns to look ahead.
    pub depth: Option<u32>,
}

/// Tells a search to stop at once. Clones share one flag.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Asks to stop. It cannot be taken back: the next search gets a new flag.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to stop.
    #[inline]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
