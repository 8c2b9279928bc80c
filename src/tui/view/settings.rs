//! The settings.

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::form::{self, Form, Row};
use crate::say;
use crate::text::clean;
use crate::tui::model::Model;
use crate::tui::preferences::Preference;

/// Draws the settings with what the chosen one means.
pub fn draw(model: &Model, chosen: Preference, canvas: &mut Canvas<'_, '_>, area: Rect) {
    let text = &model.text;
    let rows = Preference::ALL.map(|preference| Row {
        label: say!(text, "setting", setting = preference.id()),
        value: say!(
            text,
            "setting-value",
            setting = preference.id(),
            value = preference.value(&model.settings),
        ),
        is_first: [Preference::Speed, Preference::Hints].contains(&preference),
    });
    let failed = model.settings_failed.as_ref();
    let form = Form {
        title: say!(text, "settings-title"),
        rows: rows.into(),
        chosen: Preference::ALL
            .iter()
            .position(|other| *other == chosen)
            .unwrap_or(0),
        about: say!(
            text,
            "explain-setting",
            setting = chosen.id(),
            value = chosen.value(&model.settings)
        ),
        warning: failed.map(|reason| say!(text, "settings-not-saved", reason = clean(reason))),
    };
    form::draw(model, &form, canvas, area);
}
