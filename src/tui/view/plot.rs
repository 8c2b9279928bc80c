//! The expected result over a game, as a line that goes up for south and down for north.

use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::Style;
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};

use crate::review::Value;
use crate::tui::theme::Theme;

/// A plot of the value of each position of a game: a line where values are proven, dots where they are judged.
#[derive(Debug, Clone, Copy)]
pub struct Plot<'a> {
    /// The values, the start first.
    pub values: &'a [Option<Value>],
    /// A position to mark, by the number of sows before it.
    pub marked: Option<usize>,
    /// Whether there are numbers below it: of sows, or whatever the values come after.
    pub numbered: bool,
    /// The colours.
    pub theme: Theme,
    /// Only ASCII characters.
    pub ascii: bool,
}

/// The columns from one number to the next, at least.
const LEAST_GAP: usize = 6;

/// The scale reaches at least so far, so that a balanced game looks balanced.
const LEAST_REACH: i16 = 12;

impl Widget for Plot<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let reach = self.reach();
        let area = match self.numbered {
            true => self.draw_numbers(area, buffer),
            false => area,
        };
        let end = self.values.len().saturating_sub(1).max(1) as f64;
        let runs = self.runs();
        let zero = [(0.0, 0.0), (end, 0.0)];
        let mark = self.marked.map_or([(0.0, 0.0); 2], |ply| {
            [(ply as f64, -f64::from(reach)), (ply as f64, f64::from(reach))]
        });
        let line = |points, marker, style| {
            let style = self.theme.base().patch(style);
            let set = Dataset::default().data(points).marker(marker).style(style);
            set.graph_type(GraphType::Line)
        };
        let [horizontal, vertical, dot, stroke] = match self.ascii {
            true => ['-', '|', '.', '*'].map(Marker::Custom),
            false => [
                Marker::Custom('─'),
                Marker::Custom('│'),
                Marker::Braille,
                Marker::Braille,
            ],
        };
        let faint = self.theme.faint();
        let mut sets = vec![line(&zero, horizontal, faint)];
        if self.marked.is_some() {
            sets.push(line(&mark, vertical, self.theme.strong()));
        }
        sets.extend(runs.iter().map(|run| match run.proven {
            true => line(&run.points, stroke, Style::new()),
            false => line(&run.points, dot, Style::new()).graph_type(GraphType::Scatter),
        }));
        let labels = [format!("-{reach}"), "0".to_owned(), format!("+{reach}")].map(Line::raw);
        let y = Axis::default().bounds([-f64::from(reach), f64::from(reach)]);
        Chart::new(sets)
            .legend_position(None)
            .style(self.theme.base())
            .x_axis(Axis::default().bounds([0.0, end]))
            .y_axis(y.labels(labels).labels_alignment(Alignment::Right).style(faint))
            .render(area, buffer);
        if self.ascii {
            axis_to_ascii(area, buffer);
        }
    }
}

impl Plot<'_> {
    /// The plot as lines of text.
    pub fn lines(self, width: u16, height: u16) -> Vec<String> {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        self.render(area, &mut buffer);
        let line = |row: Rect| row.positions().map(|at| buffer[at].symbol()).collect::<String>();
        area.rows().map(|row| line(row).trim_end().to_owned()).collect()
    }

    /// Draws numbers in the last line, and gives back the room above it.
    fn draw_numbers(&self, area: Rect, buffer: &mut Buffer) -> Rect {
        // As the chart has it: the numbers of the axis, and the axis itself.
        let left = format!("+{}", self.reach()).len() as u16 + 1;
        let room = area.width.saturating_sub(left);
        let last = self.values.len().saturating_sub(1).max(1);
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
        let is_apart = |step: &&usize| **step * usize::from(room) >= LEAST_GAP * last;
        let step = *steps.iter().find(is_apart).unwrap_or(&last);
        for number in (0..=last).step_by(step) {
            let written = number.to_string();
            let at = (number * usize::from(room.saturating_sub(1)) + last / 2) / last;
            let x = area.x + left + at as u16;
            // In the middle below its place, but no farther than the plot goes.
            let x = x.saturating_sub(written.len() as u16 / 2);
            let x = x.min(area.right().saturating_sub(written.len() as u16));
            if area.height > 0 {
                buffer.set_string(x, area.bottom() - 1, written, self.theme.faint());
            }
        }
        Rect {
            height: area.height.saturating_sub(1),
            ..area
        }
    }

    /// How far the scale goes up and down: the largest value, rounded up.
    fn reach(&self) -> i16 {
        let values = self.values.iter().flatten();
        let largest = values.map(|value| value.south.abs()).max().unwrap_or(0);
        (largest.max(LEAST_REACH) + 3) / 4 * 4
    }

    /// The positions that are known, cut where proven values and judged ones meet.
    fn runs(&self) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        let mut last = None;
        for (ply, value) in self.values.iter().enumerate() {
            let proven = value.map(|value| value.proven);
            if let Some(value) = value {
                let point = (ply as f64, f64::from(value.south));
                match runs.last_mut().filter(|_| proven == last) {
                    Some(run) => run.points.push(point),
                    None => runs.push(Run {
                        proven: value.proven,
                        points: vec![point],
                    }),
                }
            }
            last = proven;
        }
        runs
    }
}

/// Neighbouring points, all of them proven or all judged.
struct Run {
    proven: bool,
    points: Vec<(f64, f64)>,
}

/// The chart draws its axis with characters of its own.
fn axis_to_ascii(area: Rect, buffer: &mut Buffer) {
    for position in area.positions() {
        if let Some(cell) = buffer.cell_mut(position) {
            match cell.symbol() {
                "│" => cell.set_symbol("|"),
                "─" => cell.set_symbol("-"),
                "└" => cell.set_symbol("+"),
                _ => cell,
            };
        }
    }
}
