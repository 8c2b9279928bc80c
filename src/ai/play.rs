//! The strong levels where nothing can be proven in time: iterative deepening with an evaluation at the horizon.

use std::sync::atomic::{AtomicBool, Ordering};

use kalaha_rules::House;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

use super::board::{MoverBoard, Sown};
use super::evaluation::Judgement;
use super::limits::INTERVAL;
use super::search::Search;
use super::table::Key;

/// What came out of one depth.
#[derive(Debug, Clone)]
pub struct Outlook {
    /// The margin that the mover gains from here on.
    pub value: i16,
    /// The sows that lead to it, by house index.
    pub line: Vec<usize>,
    /// Whether no horizon was met: the value is exact.
    pub proven: bool,
    /// How many turns were looked ahead.
    pub depth: u32,
}

/// The most turns that are looked ahead.
pub const MOST_DEPTH: u32 = Note::TO_THE_END - 1;

/// One thread of a play search.
pub struct Player<'a> {
    search: Search<'a>,
    judgement: Judgement,
    done: &'a AtomicBool,
    rng: ChaCha8Rng,
    nodes: u64,
    /// How often a value came from the evaluation, or from a note that did.
    guesses: u64,
}

impl<'a> Player<'a> {
    /// A thread that ends when `done` is set or a limit is reached. Among sows that look equal `seed` decides.
    pub fn new(search: Search<'a>, judgement: Judgement, done: &'a AtomicBool, seed: u64) -> Player<'a> {
        Player {
            search,
            judgement,
            done,
            rng: ChaCha8Rng::seed_from_u64(seed),
            nodes: 0,
            guesses: 0,
        }
    }

    /// Looks ever deeper from a position that is not over, and reports each depth that was finished.
    pub fn deepen(&mut self, board: MoverBoard, most_depth: u32, report: &mut dyn FnMut(Outlook)) {
        let mut houses: Vec<usize> = board.legal().collect();
        houses.shuffle(&mut self.rng);
        for depth in 1..=most_depth.min(MOST_DEPTH) {
            self.guesses = 0;
            let (value, line) = self.root(board, depth, &houses);
            if self.ended() {
                break;
            }
            // The best sow goes first in the next round.
            if let Some(place) = houses.iter().position(|&house| line.first() == Some(&house)) {
                houses[..=place].rotate_right(1);
            }
            let proven = self.guesses == 0;
            report(Outlook {
                value,
                line,
                proven,
                depth,
            });
            if proven {
                break;
            }
        }
        self.search.limits.spend(self.nodes % INTERVAL);
    }

    fn ended(&self) -> bool {
        self.done.load(Ordering::Relaxed) || self.search.limits.reached()
    }

    fn root(&mut self, board: MoverBoard, depth: u32, houses: &[usize]) -> (i16, Vec<usize>) {
        let total = board.total();
        let mut best = (-total - 1, Vec::new());
        let mut rest = Vec::new();
        for &house in houses {
            let sown = board.sow(self.search.own_stone, house);
            let (alpha, beta) = (best.0, total + 1);
            let value = self.principal(sown, depth, alpha, beta, best.1.is_empty(), &mut rest);
            if self.ended() {
                break;
            }
            if value > best.0 {
                let mut line = vec![house];
                line.append(&mut rest);
                best = (value, line);
            }
        }
        best
    }

    /// The value of a position within a window, and the line that leads to it if the window is not a zero window.
    fn visit(
        &mut self,
        board: MoverBoard,
        depth: u32,
        mut alpha: i16,
        beta: i16,
        line: &mut Vec<usize>,
    ) -> i16 {
        line.clear();
        let seeds = board.total();
        if seeds as usize <= self.search.endgame.most_seeds() {
            if beta - alpha > 1 {
                self.play_ending(board, line);
            }
            return self.search.endgame.value(board, seeds as usize);
        }
        if depth == 0 || self.ended() {
            self.guesses += 1;
            let Search {
                own_stone, leftovers, ..
            } = self.search;
            return self.judgement.value(board, own_stone, leftovers);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(INTERVAL) {
            self.search.limits.spend(INTERVAL);
        }
        let key = if seeds <= Note::MOST_SEEDS {
            Key::of(board)
        } else {
            Key::NONE
        };
        let note = self.search.table.get(key).map(Note::unpack);
        if let Some(note) = note
            && note.depth >= depth
            && beta - alpha == 1
            && note.decides(alpha)
        {
            self.guesses += u64::from(note.depth != Note::TO_THE_END);
            return note.value;
        }
        let guesses = self.guesses;
        let start = alpha;
        let mut best = i16::MIN;
        let mut best_house = None;
        let mut rest = Vec::new();
        for (house, sown) in self.in_order(board, note.and_then(|note| note.house)) {
            let value = self.principal(sown, depth, alpha, beta, best_house.is_none(), &mut rest);
            if value > best {
                best = value;
                best_house = Some(house);
                if beta - start > 1 && value > alpha {
                    line.clear();
                    line.push(house);
                    line.append(&mut rest);
                }
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        if !self.ended() {
            let depth = if self.guesses == guesses {
                Note::TO_THE_END
            } else {
                depth
            };
            let note = Note {
                value: best,
                bound: Bound::of(best, start, beta),
                depth,
                house: best_house,
            };
            self.search.table.put(key, note.pack());
        }
        best
    }

    /// Appends perfect play to the end of the game from a position in the endgame table.
    fn play_ending(&self, mut board: MoverBoard, line: &mut Vec<usize>) {
        while !board.is_over() {
            let sows = board
                .legal()
                .map(|house| (house, board.sow(self.search.own_stone, house)));
            let Some((house, sown)) = sows.max_by_key(|&(_, sown)| self.value_of_ending(sown)) else {
                return;
            };
            line.push(house);
            board = sown.next();
        }
    }

    /// The value of a sow in a position in the endgame table.
    fn value_of_ending(&self, sown: Sown) -> i16 {
        if sown.board.is_over() {
            return sown.gain + sown.board.leftovers(self.search.leftovers);
        }
        let next = sown.next();
        let value = self.search.endgame.value(next, next.total() as usize);
        sown.value(value)
    }

    /// The value of a sow: with a full window if it is the first of its position, else with a zero window unless it
    /// turns out to be better than the others (principal variation search).
    fn principal(
        &mut self,
        sown: Sown,
        depth: u32,
        alpha: i16,
        beta: i16,
        first: bool,
        line: &mut Vec<usize>,
    ) -> i16 {
        line.clear();
        if sown.board.is_over() {
            return sown.gain + sown.board.leftovers(self.search.leftovers);
        }
        if !first && beta - alpha > 1 {
            let value = self.after(sown, depth, alpha, alpha + 1, line);
            if value <= alpha {
                return value;
            }
        }
        self.after(sown, depth, alpha, beta, line)
    }

    /// The value of a sow that does not end the game.
    fn after(&mut self, sown: Sown, depth: u32, alpha: i16, beta: i16, line: &mut Vec<usize>) -> i16 {
        let (alpha, beta) = (alpha - sown.gain, beta - sown.gain);
        if sown.again {
            sown.gain + self.visit(sown.next(), depth, alpha, beta, line)
        } else {
            sown.gain - self.visit(sown.next(), depth - 1, -beta, -alpha, line)
        }
    }

    /// All sows: the one found best before, extra turns from house 6 down, then what gains most.
    fn in_order(
        &self,
        board: MoverBoard,
        before: Option<usize>,
    ) -> impl Iterator<Item = (usize, Sown)> + use<> {
        let mut sows = [None; House::COUNT];
        for (place, house) in sows.iter_mut().zip(board.legal()) {
            *place = Some((house, board.sow(self.search.own_stone, house)));
        }
        sows.sort_by_key(|sow| {
            sow.map_or(0, |(house, sown)| {
                let order = match before {
                    Some(before) if before == house => 2000,
                    _ if sown.again => 1000,
                    _ => 3 * sown.gain,
                };
                -order - 1 - house as i16
            })
        });
        sows.into_iter().flatten()
    }
}

/// How a value in a note is to be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    Lower,
    Upper,
}

impl Bound {
    fn of(value: i16, alpha: i16, beta: i16) -> Bound {
        if value >= beta {
            Bound::Lower
        } else if value <= alpha {
            Bound::Upper
        } else {
            Bound::Exact
        }
    }
}

/// What the table keeps of a position in a play search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Note {
    value: i16,
    bound: Bound,
    depth: u32,
    house: Option<usize>,
}

impl Note {
    /// The depth of values that no horizon has touched.
    const TO_THE_END: u32 = 15;
    /// The most seeds in the houses whose values fit.
    const MOST_SEEDS: i16 = 127;
    const NO_HOUSE: usize = 7;

    /// Whether it says on which side of a zero window above `alpha` the value lies.
    fn decides(self, alpha: i16) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value > alpha,
            Bound::Upper => self.value <= alpha,
        }
    }

    fn pack(self) -> u32 {
        let house = self.house.unwrap_or(Note::NO_HOUSE) as u32;
        let bound = self.bound as u32;
        ((self.value + 128) as u32) << 12 | bound << 10 | house << 7 | self.depth << 3 | (self.depth / 2)
    }

    fn unpack(note: u32) -> Note {
        let house = (note >> 7 & 7) as usize;
        Note {
            value: (note >> 12) as i16 - 128,
            bound: match note >> 10 & 3 {
                0 => Bound::Exact,
                1 => Bound::Lower,
                _ => Bound::Upper,
            },
            depth: note >> 3 & 15,
            house: (house < Note::NO_HOUSE).then_some(house),
        }
    }
}
