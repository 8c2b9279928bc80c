//! The limits of one search, watched by all its threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

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

    /// About how long it is until a limit is reached, if there is one, with a microsecond for a node.
    pub fn left(&self) -> Option<Duration> {
        let time = self
            .deadline
            .map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let nodes = (self.most_nodes < u64::MAX).then(|| Duration::from_micros(self.nodes_left()));
        match (time, nodes) {
            (Some(time), Some(nodes)) => Some(time.min(nodes)),
            _ => time.or(nodes),
        }
    }

    /// How many more nodes may be looked at.
    pub fn nodes_left(&self) -> u64 {
        self.most_nodes.saturating_sub(self.nodes())
    }

    /// All nodes counted so far.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_that_comes_first_tells_what_is_left() {
        let stop = Stop::new();
        let left = |time, nodes, spent| {
            let budget = Budget {
                time,
                nodes,
                depth: None,
            };
            let limits = Limits::new(&budget, &stop);
            limits.spend(spent);
            limits.left()
        };
        let hour = Some(Duration::from_secs(3600));
        assert_eq!(left(None, None, 5), None);
        assert_eq!(left(hour, Some(1000), 400), Some(Duration::from_micros(600)));
        assert_eq!(left(None, Some(1000), 2000), Some(Duration::ZERO));
        assert!(left(hour, Some(u64::MAX - 1), 0) <= hour);
        assert_eq!(left(Some(Duration::ZERO), Some(1000), 0), Some(Duration::ZERO));
    }
}
