//! Values of many positions at once: what sows bring that lead to them, raised into the values of the positions before.

use super::super::memory::prefetch;
use super::side::Sows;

/// The side that stays the same after a sow, seen from who sowed, by its number.
#[derive(Debug, Clone, Copy)]
pub enum Fixed {
    Own(usize),
    Other(usize),
}

/// What sows bring after which both sides have so many seeds.
#[derive(Debug, Clone, Copy)]
pub enum Block<'a> {
    /// The game is over.
    Over(i8),
    /// It goes on from one of the positions of a table with rows and columns.
    Positions {
        /// Their values, row by row.
        values: &'a [i8],
        columns: usize,
        /// Whether the rows are of who sowed, and the columns of the opponent.
        rows_are_own: bool,
        /// Whether the opponent is to move in them.
        passed: bool,
        /// Seeds that were scored.
        gain: i8,
    },
}

impl<'a> Block<'a> {
    /// What the sows bring that leave one side fixed; `None` if that is a column of the table.
    pub fn line(self, fixed: Fixed) -> Option<Line<'a>> {
        match (self, fixed) {
            (Block::Over(gain), _) => Some(Line::Over(gain)),
            (
                Block::Positions {
                    rows_are_own: true, ..
                },
                Fixed::Own(row),
            )
            | (
                Block::Positions {
                    rows_are_own: false, ..
                },
                Fixed::Other(row),
            ) => Some(self.row(row)),
            _ => None,
        }
    }

    /// What the sows bring that lead to positions of one row.
    fn row(self, row: usize) -> Line<'a> {
        match self {
            Block::Over(gain) => Line::Over(gain),
            Block::Positions {
                values,
                columns,
                passed,
                gain,
                ..
            } => {
                let values = &values[row * columns..][..columns];
                match passed {
                    true => Line::Passed { gain, values },
                    false => Line::Again { gain, values },
                }
            }
        }
    }
}

/// What sows bring after which one side is fixed and the other has any arrangement.
#[derive(Debug, Clone, Copy)]
pub enum Line<'a> {
    /// The game is over.
    Over(i8),
    /// The same player goes on.
    Again { gain: i8, values: &'a [i8] },
    /// The opponent goes on.
    Passed { gain: i8, values: &'a [i8] },
}

impl Line<'_> {
    /// What the sow brings that leads to one arrangement.
    #[inline]
    fn at(self, number: usize) -> i8 {
        match self {
            Line::Over(gain) => gain,
            Line::Again { gain, values } => gain + values[number],
            Line::Passed { gain, values } => gain - values[number],
        }
    }

    /// Raises values to what sows bring that leave the arrangement as it is.
    pub fn raise_along(self, values: &mut [i8]) {
        self.raise_run(values, 0);
    }

    /// Raises values to what sows bring that lead to arrangements that follow each other.
    #[inline]
    fn raise_run(self, values: &mut [i8], first: usize) {
        match self {
            Line::Over(gain) => values.iter_mut().for_each(|value| raise(value, gain)),
            // Wrapping, which never happens here, lets the compiler make vectors of it.
            Line::Again { gain, values: next } => (values.iter_mut().zip(&next[first..]))
                .for_each(|(value, next)| raise(value, gain.wrapping_add(*next))),
            Line::Passed { gain, values: next } => (values.iter_mut().zip(&next[first..]))
                .for_each(|(value, next)| raise(value, gain.wrapping_sub(*next))),
        }
    }

    /// Raises values to what sows bring that lead to these arrangements.
    pub fn raise_to(self, values: &mut [i8], numbers: &[u32]) {
        for (value, &number) in values.iter_mut().zip(numbers) {
            raise(value, self.at(number as usize));
        }
    }

    /// Raises values to what these sows bring.
    pub fn raise_by(self, values: &mut [i8], sows: &Sows) {
        for &(before, after) in &sows.single {
            raise(&mut values[before as usize], self.at(after as usize));
        }
        for run in &sows.runs {
            self.raise_run(&mut values[run.before()], run.after as usize);
        }
    }
}

/// Rows of a table that are filled in together.
#[derive(Debug)]
pub struct Rows<'a> {
    pub values: &'a mut [i8],
    pub columns: usize,
}

impl Rows<'_> {
    /// Raises values to what sows bring that change both sides: `sows` says from which column to which row of the block
    /// they lead, `places` from which of these rows to which column of it.
    ///
    /// Each row of the block is read for many rows here: one row at a time, each value would be a cache miss. And it is
    /// fetched a while before.
    pub fn raise_across(&mut self, block: Block, sows: &Sows, places: &[(usize, usize)]) {
        /// Rows of the block that are on their way into the cache.
        const AHEAD: usize = 4;
        let Block::Positions {
            values: next,
            columns,
            passed,
            gain,
            ..
        } = block
        else {
            return;
        };
        let mut lines: Vec<usize> = places.iter().map(|(_, column)| column / 64 * 64).collect();
        lines.sort_unstable();
        lines.dedup();
        let mut ahead = sows.iter().skip(AHEAD);
        for (before, after) in sows.iter() {
            if let Some((_, after)) = ahead.next() {
                lines
                    .iter()
                    .for_each(|line| prefetch(next, after * columns + line));
            }
            let next = &next[after * columns..][..columns];
            let values = &mut self.values[before..];
            match passed {
                true => (places.iter())
                    .for_each(|&(row, column)| raise(&mut values[row * self.columns], gain - next[column])),
                false => (places.iter())
                    .for_each(|&(row, column)| raise(&mut values[row * self.columns], gain + next[column])),
            }
        }
    }
}

#[inline]
fn raise(value: &mut i8, to: i8) {
    *value = (*value).max(to);
}
