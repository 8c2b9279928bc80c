//! The end of a game: the result, its story, and what one can do next.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

use super::canvas::Canvas;
use super::plot::Plot;
use super::{centered, clear, draw_lines, left_and_right, menu};
use crate::game::Story;
use crate::review::Value;
use crate::say;
use crate::text::{clean, result_of, story_sentences, wrap};
use crate::tui::model::Model;
use crate::tui::screen::Menu;

/// The widest that the story and its plot are drawn.
const WIDTH: u16 = 76;
/// A plot that is lower says little.
const LOWEST_PLOT: u16 = 6;
/// A plot that is higher says no more.
const HIGHEST_PLOT: u16 = 16;

/// Draws the end of the game at the table.
pub fn draw(model: &Model, menu: &Menu, frame: &mut Canvas<'_, '_>, area: Rect) {
    clear(model, frame, area);
    let Some(game) = model.table().map(|table| table.game()) else {
        return;
    };
    let story = Story::of(game);
    let width = WIDTH.min(area.width - 2);
    let has_header = area.height >= 20;
    if has_header {
        draw_header(model, frame, area);
    }
    let room = area.height - 1 - 2 * u16::from(has_header);
    // What has to be there has its place first; the story, some air and the plot share the rest.
    let items = menu.items.len() as u16;
    let result = wrap(&result_of(&model.text, game), width.into());
    let left = room.saturating_sub(items + result.len() as u16);
    let beside_plot = left.checked_sub(LOWEST_PLOT + 3).filter(|&room| room > 2);
    let told = told(model, &story, width, beside_plot.unwrap_or(left));
    let left = left - told.len() as u16;
    let plot = match left.saturating_sub(3).min(HIGHEST_PLOT) {
        0..LOWEST_PLOT => 0,
        height => height,
    };
    let gap = |wanted: bool| u16::from(wanted);
    let heights = [
        result.len() as u16,
        gap(plot > 0),
        plot,
        gap(left > 1),
        told.len() as u16,
        gap(left > 0),
        items,
    ];
    let below_header = Rect {
        y: area.bottom() - 1 - room,
        height: room,
        ..area
    };
    let place = centered(below_header, width, heights.iter().sum());
    let [top, _, middle, _, below, _, bottom] =
        Layout::vertical(heights.map(Constraint::Length)).areas(place);

    let strong = |line| Line::styled(line, model.theme.strong()).centered();
    draw_lines(frame, top, result.into_iter().map(strong));
    if plot > 0 {
        draw_plot(model, &story, frame, middle);
    }
    draw_lines(
        frame,
        below,
        told.into_iter().map(|line| Line::raw(line).centered()),
    );
    draw_lines(
        frame,
        bottom,
        menu::lines(model, menu).into_iter().map(Line::centered),
    );
    menu::target_items(menu, frame, bottom, 0);
}

fn draw_header(model: &Model, frame: &mut Canvas<'_, '_>, area: Rect) {
    let line = Rect {
        x: area.x + 1,
        width: area.width - 2,
        height: 1,
        ..area
    };
    let title = Line::styled(say!(model.text, "title"), model.theme.strong());
    let right = Line::styled(say!(model.text, "over-title"), model.theme.faint());
    left_and_right(frame, line, title, right);
}

/// What is said of the game, in lines: where it is kept, or why not, has its room before its story has.
fn told(model: &Model, story: &Story, width: u16, height: u16) -> Vec<String> {
    let failed = model.save_failed.as_ref();
    let failed = failed.map(|reason| say!(model.text, "save-failed", reason = reason.clone()));
    let kept = model.kept_in.as_ref();
    let kept = kept.map(|path| say!(model.text, "kept-in", path = clean(path)));
    let kept = failed.or(kept).map_or(vec![], |words| wrap(&words, width.into()));
    let room = height.saturating_sub(kept.len() as u16);
    let story = fitting(story_sentences(&model.text, story), width, room);
    story.into_iter().chain(kept).take(height.into()).collect()
}

/// As many whole sentences as there is room for, in lines.
fn fitting(sentences: Vec<String>, width: u16, height: u16) -> Vec<String> {
    let mut lines = Vec::new();
    for sentence in sentences {
        let more = wrap(&sentence, width.into());
        if lines.len() + more.len() > height.into() {
            break;
        }
        lines.extend(more);
    }
    lines
}

/// By how much south was ahead after each turn, with the best turn marked.
fn draw_plot(model: &Model, story: &Story, frame: &mut Canvas<'_, '_>, area: Rect) {
    let best = story.richest.map(|moment| moment.turn);
    let words = say!(model.text, "story-plot", turn = best.unwrap_or(0));
    let words = wrap(&words, area.width.into());
    let [plot, legend] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(words.len() as u16)]).areas(area);
    let value = |&south: &i16| Some(Value { south, proven: true });
    let values: Vec<_> = story.margins.iter().map(value).collect();
    let widget = Plot {
        values: &values,
        marked: best,
        numbered: true,
        theme: model.theme,
        ascii: model.glyphs.is_ascii(),
    };
    frame.render_widget(widget, plot);
    let faint = |line| Line::styled(line, model.theme.faint()).centered();
    draw_lines(frame, legend, words.into_iter().map(faint));
}
