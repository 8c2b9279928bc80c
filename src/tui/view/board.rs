//! The board: where each pit stands, and how it is drawn.

use kalaha_rules::{House, Pit, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Widget};

use crate::tui::model::Model;
use crate::tui::table::Table;

/// How large the parts of the board are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measure {
    house: Size,
    store: u16,
    gap: u16,
    middle: u16,
}

const COMPACT: Measure = Measure {
    house: Size { width: 5, height: 3 },
    store: 5,
    gap: 0,
    middle: 2,
};
const USUAL: Measure = Measure {
    house: Size { width: 9, height: 5 },
    store: 8,
    gap: 1,
    middle: 3,
};
const LARGE: Measure = Measure {
    house: Size { width: 13, height: 8 },
    store: 12,
    gap: 2,
    middle: 5,
};

impl Measure {
    /// The largest that leaves room for the rest of the table.
    pub fn for_table(area: Rect) -> Measure {
        match (area.width, area.height) {
            (120.., 36..) => LARGE,
            (80.., 24..) => USUAL,
            _ => COMPACT,
        }
    }

    /// The size of the whole board.
    pub fn size(self) -> Size {
        let houses = House::COUNT as u16;
        Size {
            width: 2 * self.store + houses * self.house.width + (houses + 1) * self.gap,
            height: 2 * self.house.height + self.middle,
        }
    }

    /// Whether there is only room for the counts, and not for the seeds.
    pub fn is_compact(self) -> bool {
        self == COMPACT
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

    /// The place of a pit. South sows to the right, or to the left in a mirror.
    pub fn pit(self, board: Rect, pit: Pit, mirror: bool) -> Rect {
        let rightwards = (pit.owner() == Side::South) != mirror;
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
                let y = match side {
                    Side::North => board.y,
                    Side::South => board.bottom() - self.house.height,
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

/// Draws all pits with what the table shows in them.
pub fn draw(model: &Model, table: &Table, measure: Measure, board: Rect, buffer: &mut Buffer) {
    let shown = table.shown();
    let changes = table.changes();
    let turn = table.game().position().turn();
    let sower = table.sowing().map(|(sow, _)| sow.side()).or(turn);
    for pit in Pit::all() {
        let is_looked_at = match pit {
            Pit::House(side, house) => table.cursor() == Some(house) && turn == Some(side),
            Pit::Store(_) => false,
        };
        let picture = Picture {
            model,
            pit,
            seeds: shown[pit.index()],
            change: changes[pit.index()],
            is_looked_at,
            is_last: table.last_drop() == Some(pit),
            can_be_sown: sower == Some(pit.owner()),
        };
        let area = measure.pit(board, pit, model.settings.mirror);
        match pit {
            Pit::House(_, house) => picture.house(house, measure, area, buffer),
            Pit::Store(_) => picture.store(measure, area, buffer),
        }
    }
}

/// A pit as it is to be drawn.
struct Picture<'a> {
    model: &'a Model,
    pit: Pit,
    seeds: u8,
    change: i16,
    is_looked_at: bool,
    is_last: bool,
    can_be_sown: bool,
}

impl Picture<'_> {
    fn house(&self, house: House, measure: Measure, area: Rect, buffer: &mut Buffer) {
        let theme = self.model.theme;
        let number = match self.can_be_sown {
            true => theme.strong(),
            false => theme.faint(),
        };
        let title = Line::styled(format!(" {house} "), number).centered();
        let block = self.block().title_top(title);
        let inner = block.inner(area);
        match measure.is_compact() {
            true => {
                block.title_bottom(self.change_line()).render(area, buffer);
                self.count().centered().render(inner, buffer);
            }
            false => {
                block.title_bottom(self.count_and_change()).render(area, buffer);
                self.draw_seeds(inner, buffer);
            }
        }
    }

    fn store(&self, measure: Measure, area: Rect, buffer: &mut Buffer) {
        let block = self.block();
        let inner = block.inner(area);
        block.render(area, buffer);
        let below = inner.height - inner.height / 3;
        let count_at = match measure.is_compact() {
            true => inner.y + inner.height / 2 - 1,
            false => inner.y + below,
        };
        if !measure.is_compact() {
            self.draw_seeds(
                Rect {
                    height: below - 1,
                    ..inner
                },
                buffer,
            );
        }
        let line = |y| Rect {
            y,
            height: 1,
            ..inner
        };
        self.count().centered().render(line(count_at), buffer);
        self.change_line().render(line(count_at + 1), buffer);
    }

    fn block(&self) -> Block<'static> {
        let glyphs = self.model.glyphs;
        let (border, style) = match self.is_looked_at {
            true => (
                glyphs.looked_at,
                self.side_style().patch(self.model.theme.strong()),
            ),
            false => (glyphs.pit, self.side_style()),
        };
        Block::bordered().border_set(border).border_style(style)
    }

    fn side_style(&self) -> Style {
        self.model.theme.side(self.pit.owner())
    }

    fn count(&self) -> Line<'static> {
        let theme = self.model.theme;
        let style = match self.is_last {
            true => theme.chosen(),
            false => theme.strong(),
        };
        Line::from(Span::styled(format!(" {} ", self.seeds), style))
    }

    /// By how much the last sow changed it, or nothing.
    fn change_text(&self) -> String {
        match self.change {
            0 => String::new(),
            change => format!("{change:+}"),
        }
    }

    fn change_line(&self) -> Line<'static> {
        Line::styled(self.change_text(), self.model.theme.strong()).centered()
    }

    fn count_and_change(&self) -> Line<'static> {
        let mut line = self.count();
        if self.change != 0 {
            line.push_span(Span::styled(
                format!("{} ", self.change_text()),
                self.side_style(),
            ));
        }
        line.centered()
    }

    /// Rows of seeds from the top, close together if there are many; a sign in the last place says that there are
    /// more.
    fn draw_seeds(&self, inner: Rect, buffer: &mut Buffer) {
        let glyphs = self.model.glyphs;
        let seeds = u16::from(self.seeds);
        let apart = inner.width.div_ceil(2);
        let (per_row, step) = match seeds <= apart * inner.height {
            true => (apart, 2),
            false => (inner.width, 1),
        };
        let room = per_row * inner.height;
        for index in 0..seeds.min(room) {
            let glyph = match seeds > room && index + 1 == room {
                true => glyphs.more,
                false => glyphs.seed,
            };
            let x = inner.x + index % per_row * step;
            let y = inner.y + index / per_row;
            buffer.set_string(x, y, glyph, self.side_style());
        }
    }
}
