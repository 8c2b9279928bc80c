//! Large numbers.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::tui::glyphs::Digits;

/// The rows of a large number.
pub const HEIGHT: u16 = 3;

/// The columns of a large number with so many digits.
pub fn width(digits: u16) -> u16 {
    4 * digits - 1
}

/// Draws a number in the middle of the first rows of an area.
pub fn draw(number: u8, digits: &Digits, style: Style, area: Rect, buffer: &mut Buffer) {
    let written = number.to_string();
    let wide = width(written.len() as u16).min(area.width);
    let left = area.x + (area.width - wide) / 2;
    for (index, digit) in written.bytes().enumerate() {
        let x = left + index as u16 * 4;
        let rows = digits[usize::from(digit - b'0')];
        for (row, y) in rows.iter().zip(area.y..area.bottom()) {
            buffer.set_string(x, y, row, style);
        }
    }
}
