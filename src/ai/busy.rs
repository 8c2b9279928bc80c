//! How several threads of one search keep out of each other's way.

use std::sync::atomic::{AtomicU64, Ordering};

use super::table::Key;

/// Positions that some thread is searching now: others do their siblings first (ABDADA, Weill 1996, in the
/// simplified form of T. Kerrigan).
#[derive(Debug)]
pub struct Busy(Vec<AtomicU64>);

impl Busy {
    const PLACES: usize = 1 << 12;

    /// No position is being searched.
    pub fn new() -> Busy {
        Busy((0..Busy::PLACES).map(|_| AtomicU64::new(0)).collect())
    }

    /// Whether some thread is known to search this position.
    #[inline]
    pub fn holds(&self, key: Key) -> bool {
        self.place(key).load(Ordering::Relaxed) == key.bits()
    }

    /// A thread begins to search a position.
    #[inline]
    pub fn enter(&self, key: Key) {
        self.place(key).store(key.bits(), Ordering::Relaxed);
    }

    /// A thread is done with a position.
    #[inline]
    pub fn leave(&self, key: Key) {
        self.place(key).store(0, Ordering::Relaxed);
    }

    fn place(&self, key: Key) -> &AtomicU64 {
        &self.0[key.below(Busy::PLACES)]
    }
}
