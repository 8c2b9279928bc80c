//! A house or a store, as large as there is room for.

use kalaha_rules::{House, Pit};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Widget};

use super::figure;
use crate::tui::glyphs::Glyphs;
use crate::tui::shown::Mark;
use crate::tui::theme::Theme;

/// A pit as it is to be drawn.
pub struct Picture {
    pub theme: Theme,
    pub glyphs: Glyphs,
    pub pit: Pit,
    pub seeds: u8,
    /// What the last sow did to it.
    pub mark: Mark,
    /// By how much it changed.
    pub change: i16,
    pub frame: PitFrame,
    /// Whether it belongs to the side that sows.
    pub can_be_sown: bool,
}

/// What the border of a pit tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PitFrame {
    Plain,
    /// The cursor is on it.
    LookedAt,
    /// The last seed of the house that is looked at would fall into it.
    Aim,
}

/// From this width on a house has its count and its change beside each other on its border.
const WIDE: u16 = 9;
/// From this width on the inside of a pit has two spaces between seeds.
const SPACIOUS: u16 = 10;
/// From this height on a house has room for seeds.
const HIGH: u16 = 4;

impl Picture {
    pub fn house(&self, house: House, area: Rect, buffer: &mut Buffer) {
        let number = match self.can_be_sown {
            true => self.theme.strong(),
            false => self.theme.faint(),
        };
        let title = Line::styled(format!(" {house} "), number).centered();
        let block = self.block().title_top(title);
        let inner = block.inner(area);
        if area.width >= WIDE && area.height >= HIGH {
            let mut line = self.count();
            line.spans.extend(self.change());
            block.title_bottom(line.centered()).render(area, buffer);
            self.draw_seeds(inner, buffer);
        } else {
            let change = Line::from_iter(self.change()).centered();
            block.title_bottom(change).render(area, buffer);
            let above = inner.height - 1;
            self.draw_seeds(
                Rect {
                    height: above,
                    ..inner
                },
                buffer,
            );
            self.count().centered().render(row(inner, above), buffer);
        }
    }

    pub fn store(&self, area: Rect, buffer: &mut Buffer) {
        let block = self.block();
        let inner = block.inner(area);
        block.render(area, buffer);
        let is_large = inner.width >= figure::width(2) && inner.height >= figure::HEIGHT + 4;
        // The count and the change below it: in the middle, or in the lower part if seeds are drawn above.
        let rows = if is_large { figure::HEIGHT + 1 } else { 2 };
        let has_seeds = inner.height >= rows + 5;
        let above = match has_seeds {
            true => inner.height - rows - 1 - inner.height / 8,
            false => (inner.height - rows).div_ceil(2),
        };
        if has_seeds {
            self.draw_seeds(
                Rect {
                    height: above - 1,
                    ..inner
                },
                buffer,
            );
        }
        if is_large {
            let place = Rect {
                y: inner.y + above,
                height: figure::HEIGHT,
                ..inner
            };
            figure::draw(self.seeds, self.glyphs.digits, self.side_style(), place, buffer);
        } else {
            self.count().centered().render(row(inner, above), buffer);
        }
        let change = Line::from_iter(self.change()).centered();
        change.render(row(inner, above + rows - 1), buffer);
    }

    fn block(&self) -> Block<'static> {
        let strong = self.theme.strong().patch(self.side_style());
        let (border, style) = match self.frame {
            PitFrame::Plain => (self.glyphs.pit, self.side_style()),
            PitFrame::LookedAt => (self.glyphs.looked_at, strong),
            PitFrame::Aim => (self.glyphs.target, strong),
        };
        Block::bordered().border_set(border).border_style(style)
    }

    fn side_style(&self) -> Style {
        self.theme.side(self.pit.owner())
    }

    fn count(&self) -> Line<'static> {
        let style = match self.mark {
            Mark::None => self.theme.strong(),
            Mark::Last => self.theme.chosen(),
            Mark::Captured => self.theme.chosen().patch(self.theme.change()),
        };
        Line::from(Span::styled(format!(" {} ", self.seeds), style))
    }

    /// By how much the last sow changed it, if it did.
    fn change(&self) -> Option<Span<'static>> {
        let style = match self.mark {
            Mark::Captured => self.theme.chosen().patch(self.theme.change()),
            _ => self.theme.change(),
        };
        (self.change != 0).then(|| Span::styled(format!("{:+} ", self.change), style))
    }

    /// Rows of seeds from the top, closer together the more there are; a sign in the last place says that there are
    /// still more.
    fn draw_seeds(&self, inner: Rect, buffer: &mut Buffer) {
        let seeds = u16::from(self.seeds);
        let widest = if inner.width >= SPACIOUS { 3 } else { 2 };
        let per_row = |step: u16| inner.width.div_ceil(step);
        let step = (1..=widest)
            .rev()
            .find(|&step| seeds <= per_row(step) * inner.height);
        let step = step.unwrap_or(1);
        let (per_row, room) = (per_row(step), per_row(step) * inner.height);
        for index in 0..seeds.min(room) {
            let glyph = match seeds > room && index + 1 == room {
                true => self.glyphs.more,
                false => self.glyphs.seed,
            };
            let x = inner.x + index % per_row * step;
            let y = inner.y + index / per_row;
            buffer.set_string(x, y, glyph, self.side_style());
        }
    }
}

/// A row of an area, counted from its top.
fn row(area: Rect, index: u16) -> Rect {
    Rect {
        y: area.y + index,
        height: 1,
        ..area
    }
}
