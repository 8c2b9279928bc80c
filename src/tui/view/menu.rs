//! Menus: in a panel over the table, or on the start screen.

use ratatui::layout::{Alignment, Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph};

use super::canvas::{Canvas, Target};
use super::{centered, clear};
use crate::say;
use crate::text::{clean, wrap};
use crate::tui::model::Model;
use crate::tui::review::Review;
use crate::tui::screen::{Item, Menu};

/// The menu of a game.
pub fn pause(model: &Model, menu: &Menu, frame: &mut Canvas<'_, '_>, area: Rect) {
    let failed = model.settings_failed.iter();
    let words: Vec<_> = failed
        .map(|reason| say!(model.text, "settings-not-saved", reason = clean(reason)))
        .collect();
    panel(model, &say!(model.text, "pause-title"), &words, menu, frame, area);
}

/// The question whether to leave.
pub fn leave(model: &Model, menu: &Menu, frame: &mut Canvas<'_, '_>, area: Rect) {
    let saved = match &model.save_failed {
        None => say!(model.text, "leave-saved"),
        Some(_) => say!(model.text, "leave-not-saved"),
    };
    panel(
        model,
        &say!(model.text, "leave-title"),
        &[saved],
        menu,
        frame,
        area,
    );
}

/// The question whether to delete the game that is chosen in the list.
pub fn delete(model: &Model, menu: &Menu, frame: &mut Canvas<'_, '_>, area: Rect) {
    let words = say!(model.text, "delete-words");
    let title = say!(model.text, "delete-title");
    panel(model, &title, &[words], menu, frame, area);
}

/// What one can do with what one has learnt.
pub fn taught(model: &Model, menu: &Menu, frame: &mut Canvas<'_, '_>, area: Rect) {
    let words = say!(model.text, "taught-words");
    panel(
        model,
        &say!(model.text, "taught-title"),
        &[words],
        menu,
        frame,
        area,
    );
}

/// Against whom to play on with another sow than the one that a review shows.
pub fn play_on(model: &Model, menu: &Menu, frame: &mut Canvas<'_, '_>, area: Rect) {
    let words = |review: &Review| {
        let side = review.to_move()?.to_string();
        let number = review.ply().max(1);
        Some(say!(model.text, "play-on-words", number = number, side = side))
    };
    let words: Vec<_> = model.review().and_then(words).into_iter().collect();
    panel(
        model,
        &say!(model.text, "play-on-title"),
        &words,
        menu,
        frame,
        area,
    );
}

/// The lines of a menu, the chosen one marked by more than colour.
pub fn lines(model: &Model, menu: &Menu) -> Vec<Line<'static>> {
    let words: Vec<_> = menu.items.iter().map(|&item| item_words(model, item)).collect();
    let width = words
        .iter()
        .map(|words| Line::raw(words.as_str()).width())
        .max()
        .unwrap_or(0);
    menu.items
        .iter()
        .zip(words)
        .enumerate()
        .map(|(index, (_, words))| match index == menu.chosen {
            true => Line::styled(
                format!(" {} {words:width$} ", model.glyphs.pointer),
                model.theme.chosen(),
            ),
            false => Line::raw(format!("   {words:width$} ")),
        })
        .collect()
}

/// Lets one point at the items, the first of which is at this line of an area.
pub fn target_items(menu: &Menu, frame: &mut Canvas<'_, '_>, area: Rect, first: usize) {
    for (index, row) in area.rows().skip(first).take(menu.items.len()).enumerate() {
        frame.target(row, Target::Item(index));
    }
}

fn panel(model: &Model, title: &str, words: &[String], menu: &Menu, frame: &mut Canvas<'_, '_>, area: Rect) {
    let mut lines: Vec<Line<'_>> = words
        .iter()
        .flat_map(|words| wrap(words, usize::from(area.width - 8)))
        .map(|words| Line::styled(words, model.theme.strong()).centered())
        .collect();
    let is_roomy = area.height > 16;
    if !lines.is_empty() && is_roomy {
        lines.push(Line::default());
    }
    let items_from = lines.len();
    lines.extend(self::lines(model, menu).into_iter().map(Line::centered));
    let widest = lines.iter().map(Line::width).max().unwrap_or(0);
    let padding = u16::from(is_roomy);
    let place = Rect {
        height: area.height - 1,
        ..area
    };
    let place = centered(place, widest as u16 + 6, lines.len() as u16 + 2 + 2 * padding);
    // A column of space on each side sets the panel off from the board.
    clear(model, frame, place.outer(Margin::new(1, 0)).intersection(area));
    let block = Block::bordered()
        .border_set(model.glyphs.pit)
        .title(Line::styled(format!(" {title} "), model.theme.strong()))
        .title_alignment(Alignment::Center)
        .padding(ratatui::widgets::Padding::vertical(padding));
    let inner = block.inner(place);
    frame.render_widget(Paragraph::new(lines).block(block), place);
    target_items(menu, frame, inner, items_from);
}

fn item_words(model: &Model, item: Item) -> String {
    let text = &model.text;
    match item {
        Item::Resume => say!(text, "item-resume"),
        Item::NewGame => say!(text, "item-new-game"),
        Item::Again => say!(text, "item-again"),
        Item::SwapSeats => say!(text, "item-swap-seats"),
        Item::Board => say!(text, "item-board"),
        Item::Look => say!(text, "item-look"),
        Item::Speed => say!(text, "item-speed", speed = model.settings.speed.to_string()),
        Item::Settings => say!(text, "item-settings"),
        Item::Puzzles => say!(text, "item-puzzles"),
        Item::Review => say!(text, "item-review"),
        Item::PlayOn(None) => say!(text, "item-play-person"),
        Item::PlayOn(Some(level)) => say!(text, "item-play-machine", level = level.to_string()),
        Item::Games => say!(text, "item-games"),
        Item::Statistics => say!(text, "item-statistics"),
        Item::Save => say!(text, "item-save"),
        Item::KeepGame => say!(text, "item-keep-game"),
        Item::DeleteGame => say!(text, "item-delete-game"),
        Item::Learn => say!(text, "item-learn"),
        Item::PlayBeginner => say!(text, "item-play-beginner"),
        Item::Keys => say!(text, "item-keys"),
        Item::Rules => say!(text, "item-rules"),
        Item::Start => say!(text, "item-start"),
        Item::Quit => say!(text, "item-quit"),
    }
}
