//! The start screen.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use kalaha_rules::Side;

use super::canvas::Canvas;
use super::{centered, draw_lines, menu};
use crate::say;
use crate::text::{clean, opponents, rules_line, seat_name, shorten, wrap};
use crate::tui::model::Model;
use crate::tui::screen::Menu;

/// Draws the start screen: the name, a small board for the eye, and what one can do.
pub fn draw(model: &Model, menu: &Menu, frame: &mut Canvas<'_, '_>, area: Rect) {
    let is_roomy = area.height > 16;
    let mut lines = Vec::new();
    lines.push(head(model, menu, area).centered());
    if usize::from(area.height) > menu.items.len() + 2 {
        lines.push(Line::default());
    }
    if is_roomy {
        lines.extend(emblem(model));
        lines.push(Line::default());
        lines.push(Line::styled(say!(model.text, "motto"), model.theme.faint()).centered());
        lines.push(Line::default());
    }
    let items_from = lines.len();
    lines.extend(menu::lines(model, menu).into_iter().map(Line::centered));
    for more in [unfinished(model, area.width), problem(model, area.width)] {
        // In part it would say less than nothing.
        if is_roomy || lines.len() + more.len() < area.height.into() {
            lines.extend(more);
        }
    }
    let place = centered(
        Rect {
            height: area.height - 1,
            ..area
        },
        area.width,
        lines.len() as u16,
    );
    draw_lines(frame, place, lines);
    menu::target_items(menu, frame, place, items_from);
}

/// The name of the game; where there is no room below the menu, what is to be known of the games on disk.
fn head(model: &Model, menu: &Menu, area: Rect) -> Line<'static> {
    let title = Line::styled(say!(model.text, "title-spaced"), model.theme.strong());
    if usize::from(area.height) > menu.items.len() + 3 {
        return title;
    }
    let width = usize::from(area.width - 2);
    match (&model.problem, &model.unfinished) {
        (Some(problem), _) => Line::styled(shorten(problem, width), model.theme.warning()),
        (None, Some(game)) => {
            let turn = say!(model.text, "turn-number", number = game.turn_number());
            let words = format!("{}, {turn}", opponents(&model.text, game.seats()));
            Line::styled(shorten(&words, width), model.theme.strong())
        }
        (None, None) => title,
    }
}

/// Two rows of houses between the stores.
fn emblem(model: &Model) -> [Line<'static>; 3] {
    let seed = model.glyphs.seed;
    let row = |side| {
        let houses = format!("({seed}{seed})").repeat(6);
        Span::styled(houses, model.theme.side(side))
    };
    let store = |side| Span::styled("(    )", model.theme.side(side));
    [
        Line::from(row(Side::North)).centered(),
        Line::from(vec![
            store(Side::North),
            Span::raw(" ".repeat(24)),
            store(Side::South),
        ])
        .centered(),
        Line::from(row(Side::South)).centered(),
    ]
}

/// Which game can be resumed, and by which rules it is played.
fn unfinished(model: &Model, width: u16) -> Vec<Line<'static>> {
    let Some(game) = &model.unfinished else {
        return vec![];
    };
    let seats = game.seats();
    let words = say!(
        model.text,
        "unfinished-game",
        south = seat_name(&model.text, &seats.south),
        north = seat_name(&model.text, &seats.north),
        number = game.turn_number(),
    );
    let rules = rules_line(&model.text, game.position().rules());
    let lines = [words, rules]
        .into_iter()
        .flat_map(|words| wrap(&words, usize::from(width - 2)));
    let lines = lines.map(|line| Line::styled(line, model.theme.faint()).centered());
    std::iter::once(Line::default()).chain(lines).collect()
}

/// What was wrong with the games on disk.
fn problem(model: &Model, width: u16) -> Vec<Line<'static>> {
    let Some(problem) = &model.problem else {
        return vec![];
    };
    let words = wrap(&clean(problem), usize::from(width - 2));
    let lines = words
        .into_iter()
        .map(|line| Line::styled(line, model.theme.warning()).centered());
    std::iter::once(Line::default()).chain(lines).collect()
}
