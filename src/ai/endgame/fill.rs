//! Filling in the positions of one number of seeds from those with fewer.
//!
//! One side stays fixed while the other runs through all its arrangements. What a sow does to the fixed side is worked
//! out once a row, and what it does to the running side once for the whole table.

use std::ops::Range;

use kalaha_rules::{House, Leftovers, OwnStone};

use super::super::board::{MoverBoard, taken};
use super::line::{Block, Fixed, Line, Rows};
use super::number::{arrangements, number, side_number, start};
use super::side::{Effect, SideTable, effect_of, without_house, without_stone};

/// The positions with one number of seeds while they are being filled in.
#[derive(Clone, Copy)]
pub struct Layer<'a> {
    /// How captures go.
    pub own_stone: OwnStone,
    /// How the game ends.
    pub leftovers: Leftovers,
    /// Seeds in the houses.
    pub seeds: usize,
    /// All values for fewer seeds.
    pub below: &'a [i8],
    /// The arrangements of a side by its number of seeds.
    pub sides: &'a [SideTable],
}

/// Who moves after a sow.
#[derive(Clone, Copy)]
enum Next {
    Same,
    Other,
}

/// Rows for which columns of other tables are read together: a line of the cache holds 64 values.
const TOGETHER: usize = 64;

impl Layer<'_> {
    /// Fills in the positions where the mover has `share` seeds, half of all at most, and those where the opponent
    /// has; both have rows for the arrangements of the side with `share` seeds. Ends early if `halted`.
    ///
    /// A sow that scores nothing moves seeds towards the store, which makes the number of the mover's side smaller.
    /// So going up through the rows, first with the side of the row to move and then with the other, finds all that is
    /// needed.
    pub fn fill_pair(&self, share: usize, values: &mut [i8], others: &mut [i8], halted: &dyn Fn() -> bool) {
        let columns = arrangements(self.seeds - share);
        values.fill(i8::MIN);
        others.fill(i8::MIN);
        for first in (0..arrangements(share)).step_by(TOGETHER) {
            if halted() {
                return;
            }
            let rows = first..arrangements(share).min(first + TOGETHER);
            let range = rows.start * columns..rows.end * columns;
            self.cross_for_mover(
                share,
                rows.clone(),
                Rows {
                    values: &mut values[range.clone()],
                    columns,
                },
            );
            self.cross_against(
                share,
                rows.clone(),
                Rows {
                    values: &mut others[range],
                    columns,
                },
            );
            for row in rows {
                let (above, from_here) = others.split_at_mut(row * columns);
                let values = &mut values[row * columns..][..columns];
                self.fill_for_mover(share, row, above, values);
                self.fill_against(share, row, values, &mut from_here[..columns]);
            }
        }
    }

    /// Raises positions where the mover has one of the arrangements `rows` by the captures that lead to columns.
    fn cross_for_mover(&self, share: usize, rows: Range<usize>, mut values: Rows) {
        let others = &self.sides[self.seeds - share];
        let mut places: [Vec<(usize, usize)>; House::COUNT] = Default::default();
        for (place, board) in self.sides[share].boards[rows].iter().enumerate() {
            for house in board.legal() {
                if let (Effect::Capture(opposite), own) = effect_of(*board, house) {
                    // Nothing captured never leads to a column.
                    let own = self
                        .stone(1)
                        .map_or(own, |stone| without_stone(own, opposite, stone));
                    places[opposite].push((place, side_number(own)));
                }
            }
        }
        for (opposite, places) in places.iter().enumerate() {
            for (taken, sows) in others.captured[opposite].iter().enumerate().skip(1) {
                let stone = self.stone(taken).unwrap_or(0);
                let block = self.block(share - stone as usize, self.seeds - share - taken, Next::Other);
                if block.line(Fixed::Own(0)).is_none() {
                    values.raise_across(block, sows, places);
                }
            }
        }
    }

    /// Raises positions where the opponent has one of the arrangements `rows` by the sows that lead to columns.
    fn cross_against(&self, share: usize, rows: Range<usize>, mut values: Rows) {
        for (effect, sows) in Effect::all().zip(&self.sides[self.seeds - share].sows) {
            let mut places = Vec::new();
            let mut across = None;
            for (place, row) in rows.clone().enumerate() {
                if let Some((block, number)) = self.scored_against(share, row, effect)
                    && block.line(Fixed::Other(0)).is_none()
                {
                    // Captures of different sizes lead to different blocks, but of those only nothing captured is across.
                    across = Some(block);
                    places.push((place, number));
                }
            }
            if let Some(block) = across {
                values.raise_across(block, sows, &places);
            }
        }
    }

    /// Fills in the positions where the mover has the arrangement `row`. `above` are the rows above it with the
    /// opponent to move.
    fn fill_for_mover(&self, share: usize, row: usize, above: &[i8], values: &mut [i8]) {
        let board = self.sides[share].boards[row];
        let other = self.seeds - share;
        let others = &self.sides[other];
        let columns = values.len();
        for house in board.legal() {
            let (effect, own) = effect_of(board, house);
            let fixed = Fixed::Own(side_number(own));
            let passed = || Line::Passed {
                gain: 0,
                values: &above[side_number(own) * columns..][..columns],
            };
            match effect {
                Effect::None => {
                    for (value, &other) in values.iter_mut().zip(&others.boards) {
                        *value = (*value).max(self.round(board.against(other), house) as i8);
                    }
                }
                Effect::Pass => passed().raise_along(values),
                Effect::Again => {
                    if let Some(line) = self.block(share - 1, other, Next::Same).line(fixed) {
                        line.raise_along(values);
                    }
                }
                Effect::Over(given) => {
                    if let Some(line) = self
                        .block(share - 1 - given, other + given, Next::Other)
                        .line(fixed)
                    {
                        line.raise_to(values, others.received(given));
                    }
                }
                Effect::Capture(opposite) => {
                    for (taken, sows) in others.captured[opposite].iter().enumerate() {
                        let line = match self.stone(taken) {
                            None => Some(passed()),
                            Some(stone) => {
                                let own = side_number(without_stone(own, opposite, stone));
                                self.block(share - stone as usize, other - taken, Next::Other)
                                    .line(Fixed::Own(own))
                            }
                        };
                        if let Some(line) = line {
                            line.raise_by(values, sows);
                        }
                    }
                }
            }
        }
    }

    /// Fills in the positions where the opponent has the arrangement `row`. `passed` are those with the same two sides
    /// and the opponent to move.
    fn fill_against(&self, share: usize, row: usize, passed: &[i8], values: &mut [i8]) {
        let movers = &self.sides[self.seeds - share];
        let board = self.sides[share].boards[row];
        let passed = Line::Passed {
            gain: 0,
            values: passed,
        };
        for (effect, sows) in Effect::all().zip(&movers.sows) {
            let line = match effect {
                Effect::Pass => Some(passed),
                _ => (self.scored_against(share, row, effect))
                    .and_then(|(block, number)| block.line(Fixed::Other(number))),
            };
            if let Some(line) = line {
                line.raise_by(values, sows);
            }
        }
        for (opposite, uncaptured) in movers.uncaptured.iter().enumerate() {
            if self.stone(board.seeds(opposite)).is_none() {
                passed.raise_by(values, uncaptured);
            }
        }
        for &(number, house) in &movers.rounds {
            let value = &mut values[number as usize];
            let brought = self.round(movers.boards[number as usize].against(board), house);
            *value = (*value).max(brought as i8);
        }
    }

    /// What sows bring with an effect that scores against the arrangement `row` of `share` seeds, and the number that this
    /// side has then; `None` if there are none.
    fn scored_against(&self, share: usize, row: usize, effect: Effect) -> Option<(Block<'_>, usize)> {
        let opponent = &self.sides[share];
        let movers = self.seeds - share;
        Some(match effect {
            Effect::None | Effect::Pass => return None,
            Effect::Again => (self.block(movers - 1, share, Next::Same), row),
            Effect::Over(given) => {
                let left = movers.checked_sub(1 + given)?;
                let number = opponent.received(given)[row] as usize;
                (self.block(left, share + given, Next::Other), number)
            }
            Effect::Capture(house) => {
                let board = opponent.boards[row];
                let taken = board.seeds(house);
                let stone = self.stone(taken)?;
                let number = side_number(without_house(board, house));
                (
                    self.block(movers - stone as usize, share - taken, Next::Other),
                    number,
                )
            }
        })
    }

    /// Whether 1 or 0 own stones go to the store when a sow ends opposite so many seeds; `None` if it scores nothing.
    fn stone(&self, opposite: usize) -> Option<u64> {
        match self.own_stone {
            OwnStone::Always => Some(1),
            OwnStone::OnCapture => (opposite > 0).then_some(1),
            OwnStone::Never => (opposite > 0).then_some(0),
        }
    }

    /// What sows bring that score, and after which both sides have so many seeds.
    fn block(&self, own: usize, other: usize, next: Next) -> Block<'_> {
        let seeds = own + other;
        let gain = (self.seeds - seeds) as i8;
        if own == 0 || other == 0 {
            let margin = own as i16 - other as i16;
            return Block::Over(gain + taken(self.leftovers, margin) as i8);
        }
        // The side with fewer seeds has the rows, with equal ones the mover's.
        let (share, rows_are_own, passed) = match next {
            Next::Same => (own, own <= other, false),
            Next::Other => (other, own < other, true),
        };
        Block::Positions {
            values: &self.below[start(seeds, share)..],
            columns: arrangements(own.max(other)),
            rows_are_own,
            passed,
            gain,
        }
    }

    /// What a sow brings that comes round to its own side again: it always scores.
    fn round(&self, board: MoverBoard, house: usize) -> i16 {
        let sown = board.sow(self.own_stone, house);
        if sown.board.is_over() {
            return sown.gain + sown.board.leftovers(self.leftovers);
        }
        let value = self.below[number(sown.next(), self.seeds - sown.gain as usize)];
        sown.value(value.into())
    }
}
