//! The board: where each pit stands, and how it is drawn.

mod figure;
mod measure;
mod pit;

pub use measure::{Measure, Orientation};

use kalaha_rules::Pit;
use ratatui::layout::Rect;

use self::pit::{Picture, PitFrame};
use super::canvas::{Canvas, Target};
use crate::tui::model::Model;
use crate::tui::table::Table;

/// Draws all pits with what the table shows in them.
pub fn draw(model: &Model, table: &Table, measure: Measure, board: Rect, canvas: &mut Canvas<'_, '_>) {
    let shown = table.shown();
    let changes = table.changes();
    let marks = table.marks();
    let turn = table.game().position().turn();
    let looked_at = table
        .cursor()
        .zip(turn)
        .map(|(house, side)| Pit::House(side, house));
    let aim = table.preview().map(|sow| sow.end());
    let orientation = model.orientation();
    for pit in Pit::all() {
        let frame = match Some(pit) {
            at if at == looked_at => PitFrame::LookedAt,
            at if at == aim => PitFrame::Aim,
            _ => PitFrame::Plain,
        };
        let picture = Picture {
            theme: model.theme,
            glyphs: model.glyphs,
            pit,
            seeds: shown[pit.index()],
            mark: marks[pit.index()],
            change: changes[pit.index()],
            frame,
            can_be_sown: table.shown_turn() == Some(pit.owner()),
        };
        let area = measure.pit(board, pit, orientation);
        match pit {
            Pit::House(_, house) => picture.house(house, area, canvas.buffer_mut()),
            Pit::Store(_) => picture.store(area, canvas.buffer_mut()),
        }
        canvas.target(measure.with_gap(area), Target::Pit(pit));
    }
}
