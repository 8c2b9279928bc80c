//! A game gone through again: the board, what is to be said of the last sow, and the whole game as a plot.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::LineGauge;

use super::board::{self, Measure};
use super::canvas::Canvas;
use super::plot::Plot;
use super::{clear, draw_lines, left_and_right, table, whole_sentences};
use crate::say;
use crate::text::{review_sentences, seats_sentence, summary_sentences, value_sentence, wrap};
use crate::tui::model::Model;
use crate::tui::review::Review;

/// From this width on the words stand beside the board.
const WIDE: u16 = 76;
/// A plot that is lower says little.
const LEAST_PLOT: u16 = 5;
/// The bar that shows how much has been found out.
const PROGRESS_WIDTH: u16 = 26;

/// Draws the position that is shown and what is known of the game.
pub fn draw(model: &Model, review: &Review, canvas: &mut Canvas<'_, '_>, area: Rect) {
    clear(model, canvas, area);
    let tallies = summary_sentences(&model.text, &review.analysis().summary());
    let width = usize::from(area.width.saturating_sub(2));
    let lines = tallies
        .iter()
        .map(|words| wrap(words, width).len())
        .sum::<usize>();
    let places = Places::new(area, lines as u16);
    draw_header(model, review, canvas, places.header);
    let shown = review.table();
    board::draw(model, &shown, places.measure, places.board, canvas);
    let middle = places.measure.middle(places.board);
    let mut happened = table::happened(model, &shown);
    // On a small terminal the start says where to find what there is no room for.
    if review.ply() == 0 && places.plot.height < LEAST_PLOT {
        happened.push(say!(model.text, "review-summary-key"));
    }
    draw_words(canvas, middle, &happened, Style::new());
    let words = words(model, review);
    // The board itself says what was sown.
    let first = usize::from(places.words.height < 3 && words.len() > 2);
    draw_words(canvas, places.words, &words[first..], Style::new());
    if places.plot.height >= LEAST_PLOT {
        let plot = Plot {
            values: &review.analysis().values(),
            marked: Some(review.ply()),
            numbered: places.plot.height > LEAST_PLOT,
            theme: model.theme,
            ascii: model.glyphs.is_ascii(),
        };
        canvas.render_widget(plot, places.plot);
    }
    draw_words(canvas, places.tallies, &tallies, model.theme.faint());
}

/// Where the parts are. The footer is drawn by the caller.
struct Places {
    measure: Measure,
    header: Rect,
    board: Rect,
    words: Rect,
    plot: Rect,
    tallies: Rect,
}

impl Places {
    fn new(area: Rect, tallies: u16) -> Places {
        let is_wide = area.width >= WIDE;
        let room = Rect {
            width: if is_wide { area.width * 11 / 20 } else { area.width },
            height: area.height * 3 / 5,
            ..area
        };
        let measure = Measure::for_table(room);
        let size = measure.size();
        let below = area.height.saturating_sub(size.height + 2);
        // What is left below the board goes to words if they have no place beside it, then to the plot.
        let words = if is_wide { 0 } else { below.min(5) };
        let tallies = match below.saturating_sub(words + tallies) >= LEAST_PLOT {
            true => tallies,
            false => 0,
        };
        let [header, board, under, plot, tallies, _footer] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(size.height),
            Constraint::Length(words),
            Constraint::Min(0),
            Constraint::Length(tallies),
            Constraint::Length(1),
        ])
        .areas(area);
        let inset = |place: Rect| Rect {
            x: place.x + 1,
            width: place.width - 2,
            ..place
        };
        let left = match is_wide {
            true => board.x + 1,
            false => board.x + (board.width - size.width) / 2,
        };
        let beside = Rect {
            x: left + size.width + 2,
            width: board.right().saturating_sub(left + size.width + 3),
            ..board
        };
        Places {
            measure,
            header: inset(header),
            board: Rect {
                x: left,
                width: size.width,
                ..board
            },
            words: if is_wide { beside } else { inset(under) },
            plot: inset(plot),
            tallies: inset(tallies),
        }
    }
}

/// Where one is in the game, and how much has been found out.
fn draw_header(model: &Model, review: &Review, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let analysis = review.analysis();
    let sows = analysis.game().steps().len();
    let title = say!(model.text, "review-title", number = review.ply(), count = sows);
    let title = Line::styled(title, model.theme.strong());
    let (known, all) = (analysis.settled(), analysis.positions());
    if known == all {
        let proven = say!(
            model.text,
            "review-proven",
            proven = analysis.summary().proven,
            count = sows
        );
        return left_and_right(canvas, area, title, Line::styled(proven, model.theme.faint()));
    }
    let [left, _, right] = Layout::horizontal([
        Constraint::Length(title.width() as u16 + 1),
        Constraint::Fill(1),
        Constraint::Max(PROGRESS_WIDTH),
    ])
    .areas(area);
    canvas.render_widget(title, left);
    let (filled, unfilled) = match model.glyphs.is_ascii() {
        true => ("#", "-"),
        false => ("━", "─"),
    };
    let label = say!(model.text, "review-progress", known = known, count = all);
    let gauge = LineGauge::default()
        .ratio(known as f64 / all as f64)
        .label(label)
        .filled_symbol(filled)
        .unfilled_symbol(unfilled)
        .filled_style(model.theme.strong())
        .unfilled_style(model.theme.faint());
    canvas.render_widget(gauge, right);
}

/// What is to be said of the position that is shown, a sentence each.
fn words(model: &Model, review: &Review) -> Vec<String> {
    let text = &model.text;
    let analysis = review.analysis();
    match review.ply().checked_sub(1) {
        Some(last) => review_sentences(text, analysis, last),
        None => vec![
            say!(text, "review-start"),
            seats_sentence(text, analysis.game()),
            value_sentence(text, analysis.values()[0], "now"),
        ],
    }
}

/// Writes as many whole sentences as there is room for.
fn draw_words(canvas: &mut Canvas<'_, '_>, area: Rect, words: &[String], style: Style) {
    let lines = whole_sentences(words, area.width, |lines| lines.len() <= area.height.into());
    draw_lines(
        canvas,
        area,
        lines.into_iter().map(|line| Line::styled(line, style)),
    );
}
