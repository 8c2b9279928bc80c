//! What a terminal says that it can show.

/// What a terminal can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Capabilities {
    /// How many colours.
    pub depth: Depth,
    /// Characters beyond ASCII.
    pub unicode: bool,
}

impl Capabilities {
    /// What the terminal says of itself in environment variables, read with `variable`.
    pub fn detect(variable: impl Fn(&str) -> Option<String>) -> Capabilities {
        Capabilities {
            depth: Depth::detect(&variable),
            unicode: has_unicode(&variable),
        }
    }
}

/// By the character set of the locale, which the first of these variables that is not empty names (POSIX.1-2017,
/// section 8.2). A terminal of today that says nothing has Unicode.
fn has_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty());
    locale.is_none_or(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}

/// How many colours there are to choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// None: only bold, dim and reversed text.
    None,
    /// The terminal's own sixteen, whatever they look like there.
    Sixteen,
    /// The 256 of xterm.
    Indexed,
    /// Any.
    True,
}

impl Depth {
    /// By `NO_COLOR` (<https://no-color.org>), `COLORTERM` and `TERM`.
    fn detect(variable: impl Fn(&str) -> Option<String>) -> Depth {
        let is = |name: &str, test: fn(&str) -> bool| variable(name).is_some_and(|value| test(&value));
        if is("NO_COLOR", |value| !value.is_empty()) || is("TERM", |term| MONOCHROME.contains(&term)) {
            Depth::None
        } else if is("COLORTERM", |value| ["truecolor", "24bit"].contains(&value))
            || is("TERM", |term| term.ends_with("-direct"))
        {
            Depth::True
        } else if is("TERM", |term| term.contains("256")) {
            Depth::Indexed
        } else {
            Depth::Sixteen
        }
    }
}

/// Terminals of the terminfo database that have no colours.
const MONOCHROME: [&str; 5] = ["dumb", "vt100", "vt102", "vt220", "xterm-mono"];

#[cfg(test)]
mod tests {
    use super::*;

    fn capabilities(variables: &[(&str, &str)]) -> Capabilities {
        Capabilities::detect(|name| {
            let found = variables.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| value.to_string())
        })
    }

    fn detect(variables: &[(&str, &str)]) -> Depth {
        capabilities(variables).depth
    }

    #[test]
    fn the_locale_names_the_character_set() {
        let unicode = |variables: &[_]| capabilities(variables).unicode;
        assert!(unicode(&[]));
        assert!(unicode(&[("LANG", "cs_CZ.UTF-8")]));
        assert!(unicode(&[("LANG", "C"), ("LC_CTYPE", "C.utf8")]));
        assert!(unicode(&[("LC_ALL", ""), ("LANG", "sv_SE.utf8")]));
        assert!(!unicode(&[("LC_ALL", "POSIX"), ("LANG", "sv_SE.UTF-8")]));
        assert!(!unicode(&[("LANG", "de_DE.ISO-8859-1")]));
    }

    #[test]
    fn terminals_say_what_they_can_show() {
        assert_eq!(detect(&[]), Depth::Sixteen);
        assert_eq!(detect(&[("TERM", "xterm")]), Depth::Sixteen);
        assert_eq!(detect(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(detect(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(detect(&[("TERM", "tmux-direct")]), Depth::True);
        let truecolor = [("TERM", "xterm-256color"), ("COLORTERM", "truecolor")];
        assert_eq!(detect(&truecolor), Depth::True);
        assert_eq!(detect(&[("TERM", "vt220")]), Depth::None);
    }

    #[test]
    fn no_color_counts_unless_it_is_empty() {
        assert_eq!(detect(&[("NO_COLOR", "1"), ("COLORTERM", "24bit")]), Depth::None);
        assert_eq!(detect(&[("NO_COLOR", ""), ("COLORTERM", "24bit")]), Depth::True);
    }
}
