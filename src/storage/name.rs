//! Names that people give, as names of files.

use std::path::Path;

use super::StorageError;
use crate::safe::clean;

/// In characters; every file system takes this many, whatever their length in bytes.
const LONGEST: usize = 60;

/// What Windows keeps for itself, whatever the extension.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];
const NUMBERED_DEVICES: [&str; 2] = ["com", "lpt"];

/// What the game in a file is called: the name of the file without the extension. It may hold any character.
pub fn name_of(path: &Path) -> String {
    path.file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// The name of a file for a game that is called so: what a shell, a path or another system gives a meaning becomes a
/// `-`, and what is invisible is left out.
pub(super) fn file_name(name: &str) -> Result<String, StorageError> {
    let kept = clean(name);
    let kept = kept.trim().trim_matches('.').trim();
    let name: String = kept
        .chars()
        .take(LONGEST)
        .map(|c| if r#"/\:*?"<>|"#.contains(c) { '-' } else { c })
        .collect();
    let name = name
        .trim_end_matches([' ', '.'])
        .trim_start_matches(['-', '.', '~']);
    if !name.chars().any(char::is_alphanumeric) {
        return Err(StorageError::NoName);
    }
    Ok(match is_device(name) {
        true => format!("{name}-"),
        false => name.to_owned(),
    })
}

fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or(name).trim().to_lowercase();
    let numbered = stem.strip_suffix(|c: char| c.is_ascii_digit());
    DEVICES.contains(&stem.as_str()) || numbered.is_some_and(|stem| NUMBERED_DEVICES.contains(&stem))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_path_gives_a_meaning_is_replaced() {
        for (name, file) in [
            ("Anna and Bo", "Anna and Bo"),
            ("  Žofie 李 ", "Žofie 李"),
            ("../../etc/passwd", "etc-passwd"),
            ("a/b\\c:d*e?f\"g<h>i|j", "a-b-c-d-e-f-g-h-i-j"),
            ("..hidden.", "hidden"),
            ("-rf", "rf"),
            ("A\u{1b}[31mn\u{202e}n\u{200b}a\n", "A[31mnna"),
            ("nul", "nul-"),
            ("Com7.txt", "Com7.txt-"),
            ("com10", "com10"),
        ] {
            assert_eq!(file_name(name).unwrap(), file, "{name:?}");
        }
    }

    #[test]
    fn a_name_needs_a_letter_or_a_digit() {
        for name in ["", " ", "..", "/", "\u{200b}", "---"] {
            assert!(matches!(file_name(name), Err(StorageError::NoName)), "{name:?}");
        }
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(file_name(&"x".repeat(1000)).unwrap().len(), LONGEST);
        // Four bytes each, and most file systems take 255 of them.
        assert_eq!(file_name(&"𝕏".repeat(1000)).unwrap().len(), 4 * LONGEST);
    }
}
