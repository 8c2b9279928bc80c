//! A board on which something is to be tried, with words below it.

use kalaha_rules::Side;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::board::{self, Measure};
use super::canvas::Canvas;
use super::{draw_lines, left_and_right, table, whole_sentences};
use crate::say;
use crate::text::{side_name, wrap};
use crate::tui::model::Model;
use crate::tui::table::Table;

/// Something to be tried on a board by the person who sits at south.
pub struct Exercise<'a> {
    /// What it belongs to.
    pub title: String,
    /// What it is about.
    pub heading: String,
    /// The board with what has been sown on it.
    pub table: &'a Table,
    /// Whether something is to be sown now.
    pub is_open: bool,
    /// What is asked for, or what is to be said to what was sown: sentences.
    pub words: Vec<String>,
}

/// The widest that words are set.
const WIDTH: u16 = 76;

impl Exercise<'_> {
    /// Draws it; the footer is drawn by the caller.
    pub fn draw(&self, model: &Model, canvas: &mut Canvas<'_, '_>, area: Rect) {
        // On a low terminal the words need the room more than the board does.
        let measure = Measure::for_table(match area.height {
            0..22 => Rect { height: 0, ..area },
            _ => area,
        });
        let size = measure.size();
        let is_compact = measure.is_low();
        // From the top: header, north's label, the board, south's label, the words; then the footer.
        let above = match is_compact {
            true => 0,
            false => 3,
        };
        let spare = area.height.saturating_sub(above + size.height + 2 * above + 2);
        let place = Rect {
            x: area.x + (area.width - size.width) / 2,
            y: area.y + above + spare / 3,
            width: size.width,
            height: size.height,
        };
        board::draw(model, self.table, measure, place, canvas);
        let between = measure.middle(place);
        draw_lines(canvas, between, self.middle(model, is_compact, between));
        if !is_compact {
            self.draw_header(model, canvas, area);
            draw_labels(model, canvas, place);
        }
        let below = place.bottom() + 2 * u16::from(!is_compact);
        let width = WIDTH.min(area.width - 2);
        let words = Rect {
            x: area.x + (area.width - width) / 2,
            y: below,
            width,
            height: (area.bottom() - 1).saturating_sub(below),
        };
        let joined = wrap(&self.words.join(" "), width.into());
        let lines = match joined.len() <= words.height.into() {
            true => joined,
            false => whole_sentences(&self.words, width, |lines| lines.len() <= words.height.into()),
        };
        let lines = lines.into_iter();
        draw_lines(
            canvas,
            words,
            lines.map(|line| Line::styled(line, model.theme.strong())),
        );
    }

    fn draw_header(&self, model: &Model, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let line = Rect {
            x: area.x + 1,
            width: area.width - 2,
            height: 1,
            ..area
        };
        let title = Line::styled(self.title.as_str(), model.theme.strong());
        let heading = Line::styled(self.heading.as_str(), model.theme.faint());
        left_and_right(canvas, line, title, heading);
    }

    /// Between the houses: what the last sow did and what the chosen house would do, or on the smallest board what it is
    /// about.
    fn middle(&self, model: &Model, is_compact: bool, area: Rect) -> Vec<Line<'static>> {
        let has_happened = self.table.notice().is_some() || self.table.game().last_sow().is_some();
        let happened = match has_happened {
            true => table::happened(model, self.table),
            // Elsewhere the header says it.
            false if is_compact => vec![self.heading.clone()],
            false => vec![String::new()],
        };
        let line = |words: String, style: Style| Line::styled(words, style).centered();
        let mut lines: Vec<_> = happened
            .iter()
            .flat_map(|sentence| wrap(sentence, area.width.into()))
            .map(|words| line(words, model.theme.strong()))
            .collect();
        let height = usize::from(area.height);
        lines.truncate(height);
        let preview = table::hint_lines(model, self.table, area.width);
        if lines.len() + preview.len() <= height && self.is_open {
            lines.extend(preview.into_iter().map(Line::centered));
        }
        lines
    }
}

fn draw_labels(model: &Model, canvas: &mut Canvas<'_, '_>, board: Rect) {
    for (side, y) in [(Side::North, board.y - 1), (Side::South, board.bottom())] {
        let words = match side {
            Side::North => side_name(&model.text, side),
            Side::South => say!(model.text, "lesson-you"),
        };
        let line = Rect {
            y,
            height: 1,
            ..board
        };
        canvas.render_widget(Line::styled(words, model.theme.side(side)).centered(), line);
    }
}
