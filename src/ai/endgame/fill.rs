//! Filling in the positions of one number of seeds from those with fewer.
//!
//! One side stays fixed while the other runs through all its arrangements. What a sow does to the fixed side is worked
//! out once a row, and what it does to the running side once for the whole table.

use kalaha_rules::{House, Leftovers, OwnStone};

use super::super::board::{MoverBoard, taken};
use super::number::{arrangements, number, side_number, start};
use super::side::{Effect, SideTable, effect_of};

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

/// The side that stays the same after a sow, by its number, seen from who sowed.
#[derive(Clone, Copy)]
enum Fixed {
    Own(usize),
    Other(usize),
}

/// What sows bring after which one side is fixed and the other has any arrangement.
#[derive(Clone, Copy)]
struct Line<'a> {
    values: &'a [i8],
    step: usize,
    sign: i16,
    gain: i16,
}

impl<'a> Line<'a> {
    /// There is no such sow.
    const NONE: Line<'static> = Line::constant(i8::MIN as i16);

    const fn constant(gain: i16) -> Line<'static> {
        Line {
            values: &[0],
            step: 0,
            sign: 0,
            gain,
        }
    }

    /// Nothing was scored; `values` are those of the opponent, who is to move.
    fn passed(values: &'a [i8]) -> Line<'a> {
        Line {
            values,
            step: 1,
            sign: -1,
            gain: 0,
        }
    }

    /// What the sow brings if it leads to this arrangement of the side that is not fixed.
    #[inline]
    fn at(&self, number: usize) -> i16 {
        self.gain + self.sign * i16::from(self.values[number * self.step])
    }
}

impl Layer<'_> {
    /// Fills in the positions where the mover has `share` seeds, half of all at most, and those where the opponent
    /// has; both have rows for the arrangements of the side with `share` seeds. Ends early if `halted`.
    ///
    /// A sow that scores nothing moves seeds towards the store, which makes the number of the mover's side smaller.
    /// So going up through the rows, first with the side of the row to move and then with the other, finds all that is
    /// needed.
    pub fn fill_pair(&self, share: usize, values: &mut [i8], others: &mut [i8], halted: &dyn Fn() -> bool) {
        let columns = arrangements(self.seeds - share);
        for row in 0..arrangements(share) {
            if halted() {
                return;
            }
            let (above, from_here) = others.split_at_mut(row * columns);
            let values = &mut values[row * columns..][..columns];
            self.fill_for_mover(share, row, above, values);
            self.fill_against(share, row, values, &mut from_here[..columns]);
        }
    }

    /// Fills in the positions where the mover has the arrangement `row`. `above` are the rows above it with the
    /// opponent to move.
    fn fill_for_mover(&self, share: usize, row: usize, above: &[i8], values: &mut [i8]) {
        let board = self.sides[share].boards[row];
        let others = &self.sides[self.seeds - share];
        let columns = values.len();
        values.fill(i8::MIN);
        for house in board.legal() {
            let (effect, own) = effect_of(board, house);
            let fixed = Fixed::Own(side_number(own));
            let passed = || Line::passed(&above[side_number(own) * columns..][..columns]);
            match effect {
                Effect::None => {
                    for (value, &other) in values.iter_mut().zip(&others.boards) {
                        *value = (*value).max(self.round(board.against(other), house) as i8);
                    }
                }
                Effect::Pass => raise_along(values, passed()),
                Effect::Again => {
                    let line = self.line(share - 1, self.seeds - share, Next::Same, fixed);
                    raise_along(values, line);
                }
                Effect::Over(given) => {
                    let line = self.line(share - 1 - given, self.seeds - share + given, Next::Other, fixed);
                    raise(values, line, others.received(given));
                }
                Effect::Capture(opposite) => {
                    let line = |taken| match self.stone(taken) {
                        None => passed(),
                        Some(stone) => {
                            let own = own - ((stone as u64) << (8 * (House::COUNT - 1 - opposite)));
                            let fixed = Fixed::Own(side_number(own));
                            self.line(share - stone, self.seeds - share - taken, Next::Other, fixed)
                        }
                    };
                    let lines: Vec<Line> = (0..=self.seeds - share).map(line).collect();
                    for (value, captured) in values.iter_mut().zip(&others.captured[opposite]) {
                        let brought = lines[usize::from(captured.seeds)].at(captured.number as usize);
                        *value = (*value).max(brought as i8);
                    }
                }
            }
        }
    }

    /// Fills in the positions where the opponent has the arrangement `row`. `passed` are those with the same two sides
    /// and the opponent to move.
    fn fill_against(&self, share: usize, row: usize, passed: &[i8], values: &mut [i8]) {
        let movers = &self.sides[self.seeds - share];
        let mut lines = [Line::NONE; Effect::COUNT];
        for (line, effect) in lines.iter_mut().zip(Effect::all()) {
            *line = self
                .line_against(share, row, effect, passed)
                .unwrap_or(Line::NONE);
        }
        for (value, outcomes) in values.iter_mut().zip(&movers.outcomes) {
            let brought = outcomes.map(|outcome| lines[outcome.effect()].at(outcome.number()));
            *value = brought.into_iter().fold(i8::MIN.into(), i16::max) as i8;
        }
        let board = self.sides[share].boards[row];
        for (opposite, uncaptured) in movers.uncaptured.iter().enumerate() {
            if self.stone(board.seeds(opposite)).is_none() {
                for &(before, after) in uncaptured {
                    let value = &mut values[before as usize];
                    *value = (*value).max(-passed[after as usize]);
                }
            }
        }
        for &(number, house) in &movers.rounds {
            let value = &mut values[number as usize];
            let brought = self.round(movers.boards[number as usize].against(board), house);
            *value = (*value).max(brought as i8);
        }
    }

    /// What sows with an effect bring against the arrangement `row` of `share` seeds, if there are any.
    fn line_against<'b>(
        &'b self,
        share: usize,
        row: usize,
        effect: Effect,
        passed: &'b [i8],
    ) -> Option<Line<'b>> {
        let opponent = &self.sides[share];
        let movers = self.seeds - share;
        Some(match effect {
            Effect::None => return None,
            Effect::Pass => Line::passed(passed),
            Effect::Again => self.line(movers - 1, share, Next::Same, Fixed::Other(row)),
            Effect::Over(given) => {
                let left = movers.checked_sub(1 + given)?;
                let number = opponent.received(given)[row] as usize;
                self.line(left, share + given, Next::Other, Fixed::Other(number))
            }
            Effect::Capture(house) => {
                let captured = opponent.captured[house][row];
                let stone = self.stone(captured.seeds.into())?;
                let left = share - usize::from(captured.seeds);
                let fixed = Fixed::Other(captured.number as usize);
                self.line(movers - stone, left, Next::Other, fixed)
            }
        })
    }

    /// Whether 1 or 0 own stones go to the store when a sow ends opposite so many seeds; `None` if it scores nothing.
    fn stone(&self, opposite: usize) -> Option<usize> {
        match self.own_stone {
            OwnStone::Always => Some(1),
            OwnStone::OnCapture => (opposite > 0).then_some(1),
            OwnStone::Never => (opposite > 0).then_some(0),
        }
    }

    /// What sows bring that score, and after which both sides have so many seeds.
    fn line(&self, own: usize, other: usize, next: Next, fixed: Fixed) -> Line<'_> {
        let seeds = own + other;
        let gain = (self.seeds - seeds) as i16;
        if own == 0 || other == 0 {
            let margin = own as i16 - other as i16;
            return Line::constant(gain + taken(self.leftovers, margin));
        }
        // The side with fewer seeds has the rows, with equal ones the mover's.
        let (share, own_has_rows, sign) = match next {
            Next::Same => (own, own <= other, 1),
            Next::Other => (other, own < other, -1),
        };
        let columns = arrangements(own.max(other));
        let values = &self.below[start(seeds, share)..];
        let (values, step) = match (fixed, own_has_rows) {
            (Fixed::Own(row), true) | (Fixed::Other(row), false) => (&values[row * columns..], 1),
            (Fixed::Own(column), false) | (Fixed::Other(column), true) => (&values[column..], columns),
        };
        Line {
            values,
            step,
            sign,
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
        sown.gain
            + if sown.again {
                value.into()
            } else {
                -i16::from(value)
            }
    }
}

/// Who moves after a sow.
#[derive(Clone, Copy)]
enum Next {
    Same,
    Other,
}

/// Raises values to what sows bring that lead to these arrangements.
#[inline]
fn raise(values: &mut [i8], line: Line, numbers: &[u32]) {
    for (value, &number) in values.iter_mut().zip(numbers) {
        *value = (*value).max(line.at(number as usize) as i8);
    }
}

/// Raises values to what sows bring that leave the arrangement as it is.
#[inline]
fn raise_along(values: &mut [i8], line: Line) {
    let gain = line.gain as i8;
    // Written so that the compiler makes vectors of it.
    match (line.step, line.sign) {
        (1, 1) => (values.iter_mut().zip(line.values))
            .for_each(|(value, next)| *value = (*value).max(gain.wrapping_add(*next))),
        (1, _) => (values.iter_mut().zip(line.values))
            .for_each(|(value, next)| *value = (*value).max(gain.wrapping_sub(*next))),
        _ => (values.iter_mut().enumerate())
            .for_each(|(number, value)| *value = (*value).max(line.at(number) as i8)),
    }
}
