//! The limits of one search, watched by all its threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use super::{Budget, Stop};

/// When a search has to end.
#[derive(Debug)]
pub struct Limits<'a> {
    stop: &'a Stop,
    deadline: Option<Instant>,
    most_nodes: u64,
    nodes: AtomicU64,
    reached: AtomicBool,
}

/// How many nodes a thread searches between two looks at the limits: some tenths of a millisecond.
pub const INTERVAL: u64 = 1024;

impl<'a> Limits<'a> {
    /// The limits of a budget that begins now.
    pub fn new(budget: &Budget, stop: &'a Stop) -> Limits<'a> {
        Limits {
            stop,
            deadline: budget.time.and_then(|time| Instant::now().checked_add(time)),
            most_nodes: budget.nodes.unwrap_or(u64::MAX),
            nodes: AtomicU64::new(0),
            reached: AtomicBool::new(false),
        }
    }

    /// Counts nodes that were searched, and looks whether a limit is reached.
    pub fn spend(&self, nodes: u64) -> bool {
        let spent = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        if spent >= self.most_nodes
            || self.stop.is_set()
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
        {
            self.reached.store(true, Ordering::Relaxed);
        }
        self.reached()
    }

    /// Whether a limit was reached at the last look.
    #[inline]
    pub fn reached(&self) -> bool {
        self.reached.load(Ordering::Relaxed)
    }

    /// All nodes counted so far.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}
