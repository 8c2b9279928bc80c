//! Text from files or from people, made safe to show.

/// Text from files or from people made safe to show: what would move the cursor or hide is left out.
pub fn clean(text: &str) -> String {
    text.chars().filter(|&c| is_harmless(c)).collect()
}

/// Whether a character neither moves the cursor nor hides.
pub fn is_harmless(c: char) -> bool {
    const INVISIBLE: [std::ops::RangeInclusive<char>; 7] = [
        '\u{ad}'..='\u{ad}',
        '\u{61c}'..='\u{61c}',
        '\u{200b}'..='\u{200f}',
        '\u{2028}'..='\u{202e}',
        '\u{2060}'..='\u{206f}',
        '\u{feff}'..='\u{feff}',
        '\u{e0000}'..='\u{e007f}',
    ];
    !c.is_control() && !INVISIBLE.iter().any(|range| range.contains(&c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cleaning_takes_out_what_moves_or_hides() {
        assert_eq!(clean("A\u{1b}[31mn\u{202e}n\u{61c}\u{200b}a\r\n"), "A[31mnna");
        assert_eq!(clean("Žofie 李"), "Žofie 李");
    }
}
