//! Proving that a position is worth at least so much: zero-window search to the end of the game.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kalaha_rules::{House, Leftovers, OwnStone};

use super::board::{MoverBoard, Sown};
use super::endgame::EndgameTable;
use super::limits::{INTERVAL, Limits};
use super::table::{Key, Table};

/// What all threads of a search share.
#[derive(Debug, Clone, Copy)]
pub struct Search<'a> {
    /// How captures go.
    pub own_stone: OwnStone,
    /// How the game ends.
    pub leftovers: Leftovers,
    /// Bounds of positions searched before, for this way to capture and to end.
    pub table: &'a Table,
    /// Values of positions with few seeds.
    pub endgame: &'a EndgameTable,
    /// When to give up.
    pub limits: &'a Limits<'a>,
}

impl Search<'_> {
    /// Whether a sow brings at least a value, as far as it can be told without a search.
    pub fn known(&self, sown: Sown, value: i16) -> Option<bool> {
        if sown.board.is_over() {
            return Some(sown.gain + sown.board.leftovers(self.leftovers) >= value);
        }
        let (next, seeds) = (sown.next(), sown.board.total() as usize);
        if seeds <= self.endgame.most_seeds() {
            return Some(sown.value(self.endgame.value(next, seeds)) >= value);
        }
        let note = self.table.get(Key::of(next))?;
        let bounds = Bounds::from_note(note, seeds as u8).before(sown.gain, sown.again);
        if bounds.lower >= value {
            return Some(true);
        }
        (bounds.upper < value).then_some(false)
    }
}

/// Positions that some thread is searching now: others do their brothers first (ABDADA, Weill 1996, in the
/// simplified form of T. Kerrigan).
#[derive(Debug)]
pub struct Busy(Vec<AtomicU64>);

impl Busy {
    const PLACES: usize = 1 << 12;

    /// No position is being searched.
    pub fn new() -> Busy {
        Busy((0..Busy::PLACES).map(|_| AtomicU64::new(0)).collect())
    }

    fn place(&self, key: Key) -> &AtomicU64 {
        &self.0[key.below(Busy::PLACES)]
    }
}

/// One thread of a zero-window search.
pub struct Prover<'a> {
    search: Search<'a>,
    busy: Option<&'a Busy>,
    done: &'a AtomicBool,
    nodes: u64,
}

/// What is known of a position: its value lies from `lower` to `upper`. Both have the parity of its seeds.
#[derive(Clone, Copy)]
struct Bounds {
    lower: i16,
    upper: i16,
}

/// Bits of a bound in a note.
const BOUND_BITS: u32 = 7;

impl Bounds {
    /// The most seeds in the houses whose bounds fit into a note.
    const MOST_SEEDS: u8 = (1 << BOUND_BITS) - 1;

    fn of(seeds: u8) -> Bounds {
        Bounds {
            lower: -i16::from(seeds),
            upper: i16::from(seeds),
        }
    }

    fn from_note(note: u32, seeds: u8) -> Bounds {
        let bound = |shift: u32| 2 * (note >> shift & ((1 << BOUND_BITS) - 1)) as i16 - i16::from(seeds);
        Bounds {
            lower: bound(3),
            upper: bound(3 + BOUND_BITS),
        }
    }

    fn note(self, seeds: u8, worth: u32) -> u32 {
        let half = |bound: i16| ((bound + i16::from(seeds)) / 2) as u32;
        half(self.upper) << (3 + BOUND_BITS) | half(self.lower) << 3 | worth
    }

    /// The same bounds seen from the player whose sow led here and gained `gain`.
    fn before(self, gain: i16, again: bool) -> Bounds {
        if again {
            Bounds {
                lower: gain + self.lower,
                upper: gain + self.upper,
            }
        } else {
            Bounds {
                lower: gain - self.upper,
                upper: gain - self.lower,
            }
        }
    }
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
        self.recall(&mut node);
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
    fn recall(&self, node: &mut Node) {
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
        self.recall_children(node, &mut first);
        if node.best >= node.beta {
            return;
        }
        let mut postponed = 0;
        for n in 0..node.count {
            bring_forward(&mut node.children[..node.count], n);
            let child = node.children[n];
            if n > 0 && self.is_busy(child.key) {
                node.children[postponed] = child;
                postponed += 1;
                continue;
            }
            if child.key == first.key && child.key != Key::NONE {
                if self.try_child(node, &child, &mut first) {
                    return;
                }
            } else {
                let mut opened = self.open_child(&child, node.beta);
                self.recall(&mut opened);
                if self.try_child(node, &child, &mut opened) {
                    return;
                }
            }
        }
        for n in 0..postponed {
            let child = node.children[n];
            let mut opened = self.open_child(&child, node.beta);
            self.recall(&mut opened);
            if self.try_child(node, &child, &mut opened) {
                return;
            }
        }
    }

    /// Searches a child. True if it decides its parent or the search has been ended.
    fn try_child(&mut self, node: &mut Node, child: &Child, opened: &mut Node) -> bool {
        let mark = self.mark_busy(child);
        let value = self.visit(opened);
        if let Some(mark) = mark {
            mark.store(0, Ordering::Relaxed);
        }
        let value = if child.again {
            child.gain + value
        } else {
            child.gain - value
        };
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
            let value = if child.again {
                child.gain + value
            } else {
                child.gain - value
            };
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
    fn recall_children(&self, node: &mut Node, first: &mut Node) {
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

    #[inline]
    fn is_busy(&self, key: Key) -> bool {
        self.busy
            .is_some_and(|busy| busy.place(key).load(Ordering::Relaxed) == key.bits())
    }

    #[inline]
    fn mark_busy(&self, child: &Child) -> Option<&'a AtomicU64> {
        let far = usize::from(child.seeds) > self.search.endgame.most_seeds() + 4;
        let mark = self.busy.filter(|_| far)?.place(child.key);
        mark.store(child.key.bits(), Ordering::Relaxed);
        Some(mark)
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
