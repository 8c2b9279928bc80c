//! Proving that a position is worth at least so much: zero-window search to the end of the game.

use std::sync::atomic::{AtomicBool, Ordering};

use kalaha_rules::House;

use super::board::MoverBoard;
use super::bounds::Bounds;
use super::busy::Busy;
use super::limits::INTERVAL;
use super::search::Search;
use super::table::Key;

/// One thread of a zero-window search.
pub struct Prover<'a> {
    search: Search<'a>,
    busy: Option<&'a Busy>,
    done: &'a AtomicBool,
    nodes: u64,
}

/// A position after a sow, seen from who moves there.
#[derive(Clone, Copy)]
struct Child {
    board: MoverBoard,
    key: Key,
    /// Where the endgame table has its value, if it has.
    place: usize,
    gain: i16,
    order: i16,
    again: bool,
    seeds: u8,
}

impl Child {
    const NONE: Child = Child {
        board: MoverBoard::with_own([0; 6]),
        key: Key::NONE,
        place: 0,
        gain: 0,
        order: 0,
        again: false,
        seeds: 0,
    };

    /// The value of the position before, if the one after the sow has a value.
    fn value(&self, next: i16) -> i16 {
        self.gain + if self.again { next } else { -next }
    }
}

/// A position with its sows worked out and on their way into the cache, but not looked at yet.
struct Node {
    key: Key,
    seeds: u8,
    beta: i16,
    known: Bounds,
    /// The best value found so far: a lower bound if it reaches `beta`, else an upper bound of what was looked at.
    best: i16,
    children: [Child; House::COUNT],
    count: usize,
}

impl<'a> Prover<'a> {
    /// A thread of a search that ends when `done` is set or a limit is reached; `busy` is shared with the others.
    pub fn new(search: Search<'a>, busy: Option<&'a Busy>, done: &'a AtomicBool) -> Prover<'a> {
        Prover {
            search,
            busy,
            done,
            nodes: 0,
        }
    }

    /// Searches a position that is not over for the mover's margin from here on. The answer is a lower bound of it if
    /// it is `beta` or more, else an upper bound. `None` if the search has been ended.
    pub fn prove(&mut self, board: MoverBoard, beta: i16) -> Option<i16> {
        let seeds = board.total() as u8;
        if usize::from(seeds) <= self.search.endgame.most_seeds() {
            return Some(self.search.endgame.value(board, seeds.into()));
        }
        let mut node = self.open(board, Key::of(board), seeds, beta);
        self.probe(&mut node);
        let value = self.visit(&mut node);
        self.search.limits.spend(self.nodes % INTERVAL);
        (!self.ended()).then_some(value)
    }

    fn ended(&self) -> bool {
        self.done.load(Ordering::Relaxed) || self.search.limits.reached()
    }

    /// The value of a node, or anything if the search has been ended.
    fn visit(&mut self, node: &mut Node) -> i16 {
        if node.known.lower >= node.beta {
            return node.known.lower;
        }
        if node.known.upper < node.beta {
            return node.known.upper;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(INTERVAL) {
            self.search.limits.spend(INTERVAL);
        }
        let before = self.nodes;
        self.settle(node);
        if self.ended() {
            return 0;
        }
        let Bounds { lower, upper } = &mut node.known;
        let value = if node.best >= node.beta {
            *lower = node.best.max(*lower);
            *lower
        } else {
            *upper = node.best.min(*upper);
            *upper
        };
        if node.seeds <= Bounds::MOST_SEEDS {
            let worth = ((self.nodes - before + 1).ilog2() / 2).min(7);
            self.search
                .table
                .put(node.key, node.known.note(node.seeds, worth));
        }
        value
    }

    /// Works out all sows of a position and fetches what the tables know of them.
    #[inline]
    fn open(&self, board: MoverBoard, key: Key, seeds: u8, beta: i16) -> Node {
        let search = &self.search;
        let mut node = Node {
            key,
            seeds,
            beta,
            known: Bounds::of(seeds),
            best: i16::MIN,
            children: [Child::NONE; House::COUNT],
            count: 0,
        };
        for house in board.legal() {
            let sown = board.sow(search.own_stone, house);
            let gain = sown.gain;
            let left = i16::from(seeds) - gain;
            let (lower, upper) = if sown.board.is_over() {
                let value = gain + sown.board.leftovers(search.leftovers);
                (value, value)
            } else {
                (gain - left, gain + left)
            };
            if lower >= beta {
                node.best = lower;
                break;
            }
            if upper < beta {
                node.best = node.best.max(upper);
                continue;
            }
            let mut child = Child {
                board: sown.next(),
                gain,
                again: sown.again,
                seeds: left as u8,
                // Extra turns from house 6 down, then what gains most. The same order everywhere leads most lines into
                // the same positions; killer moves, history and the move found best last time made more nodes.
                order: if sown.again { 1000 } else { 3 * gain } + house as i16,
                ..Child::NONE
            };
            if left as usize <= search.endgame.most_seeds() {
                child.place = search.endgame.locate(child.board, left as usize);
            } else {
                child.key = Key::of(child.board);
                search.table.prefetch(child.key);
            }
            node.children[node.count] = child;
            node.count += 1;
        }
        node
    }

    /// The node of a child, with the window that decides whether it brings its parent to `beta`.
    fn open_child(&self, child: &Child, beta: i16) -> Node {
        let beta = if child.again {
            beta - child.gain
        } else {
            child.gain - beta + 2
        };
        self.open(child.board, child.key, child.seeds, beta)
    }

    /// Looks up what the table knows of a node.
    #[inline]
    fn probe(&self, node: &mut Node) {
        if node.seeds <= Bounds::MOST_SEEDS
            && let Some(note) = self.search.table.get(node.key)
        {
            node.known = Bounds::from_note(note, node.seeds);
        }
    }

    /// Finds the best value of a node, as far as it decides whether it reaches `beta`.
    fn settle(&mut self, node: &mut Node) {
        if node.best >= node.beta || self.look_up_endings(node) || node.count == 0 {
            return;
        }
        bring_forward(&mut node.children[..node.count], 0);
        // While the table's notes on all children are on their way, the children of the first are worked out: about a
        // tenth faster than going there only when the notes have been read.
        let mut first = self.open_child(&node.children[0], node.beta);
        self.probe_children(node, &mut first);
        if node.best >= node.beta {
            return;
        }
        let mut postponed = 0;
        for n in 0..node.count {
            bring_forward(&mut node.children[..node.count], n);
            let child = node.children[n];
            if n > 0 && self.busy.is_some_and(|busy| busy.holds(child.key)) {
                node.children[postponed] = child;
                postponed += 1;
                continue;
            }
            // Each sow empties a house that the others leave: no two lead to one position from different windows.
            if child.key == first.key && child.key != Key::NONE {
                if self.try_child(node, &child, &mut first) {
                    return;
                }
            } else {
                let mut opened = self.open_child(&child, node.beta);
                self.probe(&mut opened);
                if self.try_child(node, &child, &mut opened) {
                    return;
                }
            }
        }
        for n in 0..postponed {
            let child = node.children[n];
            let mut opened = self.open_child(&child, node.beta);
            self.probe(&mut opened);
            if self.try_child(node, &child, &mut opened) {
                return;
            }
        }
    }

    /// Searches a child. True if it decides its parent or the search has been ended.
    fn try_child(&mut self, node: &mut Node, child: &Child, opened: &mut Node) -> bool {
        let far = usize::from(child.seeds) > self.search.endgame.most_seeds() + 4;
        let busy = self.busy.filter(|_| far);
        if let Some(busy) = busy {
            busy.enter(child.key);
        }
        let value = self.visit(opened);
        if let Some(busy) = busy {
            busy.leave(child.key);
        }
        let value = child.value(value);
        node.best = node.best.max(value);
        node.best >= node.beta || self.ended()
    }

    /// Takes the children that the endgame table knows out of a node. True if one of them decides it.
    #[inline]
    fn look_up_endings(&self, node: &mut Node) -> bool {
        let most_seeds = self.search.endgame.most_seeds();
        let mut kept = 0;
        for n in 0..node.count {
            let child = node.children[n];
            if usize::from(child.seeds) > most_seeds {
                node.children[kept] = child;
                kept += 1;
                continue;
            }
            let value = self.search.endgame.at(child.place);
            let value = child.value(value);
            node.best = node.best.max(value);
            if node.best >= node.beta {
                return true;
            }
        }
        node.count = kept;
        false
    }

    /// Takes the children that the table can decide out of a node: enhanced transposition cut-offs.
    #[inline]
    fn probe_children(&self, node: &mut Node, first: &mut Node) {
        let mut kept = 0;
        for n in 0..node.count {
            let child = node.children[n];
            if child.seeds <= Bounds::MOST_SEEDS
                && let Some(note) = self.search.table.get(child.key)
            {
                let known = Bounds::from_note(note, child.seeds);
                let bounds = known.before(child.gain, child.again);
                if bounds.lower >= node.beta {
                    node.best = bounds.lower;
                    return;
                }
                if bounds.upper < node.beta {
                    node.best = node.best.max(bounds.upper);
                    continue;
                }
                if n == 0 {
                    first.known = known;
                }
            }
            node.children[kept] = child;
            kept += 1;
        }
        node.count = kept;
    }
}

/// Exchanges the child at a place with the one of the highest order from there on.
#[inline]
fn bring_forward(children: &mut [Child], place: usize) {
    let mut top = place;
    for n in place + 1..children.len() {
        if children[n].order > children[top].order {
            top = n;
        }
    }
    children.swap(place, top);
}
