//! Where each pit stands, and how large it is.

use kalaha_rules::{House, Pit, Side};
use ratatui::layout::{Rect, Size};

/// How the board lies before the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Orientation {
    /// The side that sits at the bottom.
    pub bottom: Side,
    /// Stores on the players' left: both sow clockwise.
    pub mirror: bool,
}

impl Orientation {
    /// Whether a side sows to the right, as one looks at the screen.
    pub fn sows_rightwards(self, side: Side) -> bool {
        (side == self.bottom) != self.mirror
    }
}

/// How large the parts of the board are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measure {
    house: Size,
    store: u16,
    gap: u16,
    middle: u16,
}

/// The width of a house, the gap beside it, the width of a store.
const WIDTHS: [(u16, u16, u16); 9] = [
    (17, 2, 15),
    (15, 2, 14),
    (13, 2, 13),
    (11, 1, 11),
    (9, 1, 9),
    (8, 1, 8),
    (7, 0, 7),
    (6, 0, 6),
    (5, 0, 5),
];

/// The height of the terminal from which on it is used, the height of a house, the height between the two rows.
const HEIGHTS: [(u16, u16, u16); 8] = [
    (44, 10, 7),
    (35, 8, 5),
    (31, 7, 5),
    (27, 6, 4),
    (22, 5, 3),
    (18, 4, 3),
    (14, 3, 3),
    (0, 3, 2),
];

impl Measure {
    /// The largest that leaves room for the rest of the table.
    pub fn for_table(area: Rect) -> Measure {
        let [.., narrowest] = WIDTHS;
        let [.., (_, lowest, least)] = HEIGHTS;
        let with = |(house, gap, store), (height, middle)| Measure {
            house: Size { width: house, height },
            store,
            gap,
            middle,
        };
        let width = WIDTHS
            .into_iter()
            .find(|&width| with(width, (lowest, least)).size().width <= area.width);
        let height = HEIGHTS.into_iter().find(|&(from, ..)| from <= area.height);
        let (_, height, middle) = height.unwrap_or((0, lowest, least));
        with(width.unwrap_or(narrowest), (height, middle))
    }

    /// The size of the whole board.
    pub fn size(self) -> Size {
        let houses = House::COUNT as u16;
        Size {
            width: 2 * self.store + houses * self.house.width + (houses + 1) * self.gap,
            height: 2 * self.house.height + self.middle,
        }
    }

    /// Whether the words between the rows of houses have to do without a line for what may come.
    pub fn is_low(self) -> bool {
        self.middle < 3
    }

    /// The place between the two rows of houses.
    pub fn middle(self, board: Rect) -> Rect {
        let beside = self.store + self.gap;
        Rect {
            x: board.x + beside,
            y: board.y + self.house.height,
            width: board.width - 2 * beside,
            height: self.middle,
        }
    }

    /// The place of a pit with the gap beside it, so that there is nothing between two houses.
    pub fn with_gap(self, pit: Rect) -> Rect {
        Rect {
            width: pit.width + self.gap,
            ..pit
        }
    }

    /// The place of a pit.
    pub fn pit(self, board: Rect, pit: Pit, orientation: Orientation) -> Rect {
        let rightwards = orientation.sows_rightwards(pit.owner());
        match pit {
            Pit::Store(_) => Rect {
                x: match rightwards {
                    true => board.right() - self.store,
                    false => board.x,
                },
                width: self.store,
                ..board
            },
            Pit::House(side, house) => {
                let column = match rightwards {
                    true => house.index(),
                    false => house.opposite().index(),
                };
                let y = match side == orientation.bottom {
                    false => board.y,
                    true => board.bottom() - self.house.height,
                };
                let x = board.x + self.store + self.gap;
                Rect {
                    x: x + column as u16 * (self.house.width + self.gap),
                    y,
                    width: self.house.width,
                    height: self.house.height,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_size() -> impl Iterator<Item = Rect> {
        (40..=200).flat_map(|width| (12..=60).map(move |height| Rect::new(0, 0, width, height)))
    }

    #[test]
    fn the_board_fits_and_no_pit_lies_on_another() {
        for area in every_size() {
            let measure = Measure::for_table(area);
            let size = measure.size();
            assert!(size.width <= area.width, "{area}");
            // Two labels, a line of words, the footer.
            assert!(size.height + 4 <= area.height, "{area}");
            let board = Rect::from((ratatui::layout::Position::ORIGIN, size));
            let mut pits: Vec<_> = Pit::all().map(|pit| measure.pit(board, pit, USUAL)).collect();
            pits.push(measure.middle(board));
            for (index, one) in pits.iter().enumerate() {
                assert_eq!(one.intersection(board), *one, "{area}");
                for other in &pits[index + 1..] {
                    assert!(!one.intersects(*other), "{area}: {one} and {other}");
                }
            }
        }
    }

    #[test]
    fn a_larger_terminal_never_has_a_smaller_board() {
        for area in every_size() {
            let size = Measure::for_table(area).size();
            let wider = Measure::for_table(Rect {
                width: area.width + 1,
                ..area
            })
            .size();
            let higher = Measure::for_table(Rect {
                height: area.height + 1,
                ..area
            })
            .size();
            assert!(
                wider.width >= size.width && higher.height >= size.height,
                "{area}"
            );
        }
    }

    #[test]
    fn turned_round_each_pit_lies_where_its_counterpart_lay() {
        let measure = Measure::for_table(Rect::new(0, 0, 80, 24));
        let board = Rect::from((ratatui::layout::Position::ORIGIN, measure.size()));
        let turned = Orientation {
            bottom: Side::North,
            ..USUAL
        };
        for pit in Pit::all() {
            let counterpart = match pit {
                Pit::Store(side) => Pit::Store(side.other()),
                Pit::House(side, house) => Pit::House(side.other(), house),
            };
            assert_eq!(
                measure.pit(board, pit, turned),
                measure.pit(board, counterpart, USUAL)
            );
        }
    }

    const USUAL: Orientation = Orientation {
        bottom: Side::South,
        mirror: false,
    };
}
