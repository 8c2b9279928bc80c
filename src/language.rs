//! The languages, and which one a person speaks.

use std::fmt;
use std::str::FromStr;

/// A language in which the game speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Swedish.
    Swedish,
    /// Czech.
    Czech,
}

/// The variables that name the language of messages, the one that counts most first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

impl Language {
    /// All languages, the default first.
    pub const ALL: [Language; 3] = [Language::English, Language::Swedish, Language::Czech];

    /// The language that the environment asks for, English if it names none that is known here.
    ///
    /// As in POSIX, the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that has a value decides, as in `cs_CZ.UTF-8`.
    /// `variable` gives the value of a variable, if it has one.
    pub fn detect(variable: impl Fn(&str) -> Option<String>) -> Language {
        let mut values = VARIABLES.into_iter().filter_map(variable);
        let locale = values.find(|value| !value.is_empty()).unwrap_or_default();
        let code = locale.split(|c: char| !c.is_ascii_alphabetic()).next();
        code.and_then(|code| code.parse().ok()).unwrap_or_default()
    }

    /// The language that the environment of this program asks for.
    pub fn of_system() -> Language {
        Language::detect(|name| std::env::var(name).ok())
    }
}

/// The code of the language: `en`.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Language::English => "en",
            Language::Swedish => "sv",
            Language::Czech => "cs",
        })
    }
}

/// The text is not the code of a [`Language`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseLanguageError(());

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Language::ALL.map(|language| language.to_string());
        write!(f, "a language is one of: {}", codes.join(", "))
    }
}

impl std::error::Error for ParseLanguageError {}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Language, ParseLanguageError> {
        Language::ALL
            .into_iter()
            .find(|language| text.eq_ignore_ascii_case(&language.to_string()))
            .ok_or(ParseLanguageError(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn detected(variables: &[(&str, &str)]) -> Language {
        Language::detect(|name| {
            let found = variables.iter().find(|(other, _)| *other == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_locale_is_read_by_its_language() {
        for (locale, language) in [
            ("cs", Language::Czech),
            ("cs_CZ", Language::Czech),
            ("cs_CZ.UTF-8", Language::Czech),
            ("cs.ISO8859-2", Language::Czech),
            ("sv_FI@euro", Language::Swedish),
            ("sv-SE", Language::Swedish),
            ("en_GB.UTF-8", Language::English),
            ("C", Language::English),
            ("C.UTF-8", Language::English),
            ("POSIX", Language::English),
            ("csb_PL.UTF-8", Language::English),
            ("de_DE.UTF-8", Language::English),
            ("_", Language::English),
        ] {
            assert_eq!(detected(&[("LANG", locale)]), language, "{locale}");
        }
        assert_eq!(detected(&[]), Language::English);
    }

    #[test]
    fn the_first_variable_with_a_value_decides() {
        let all = [("LANG", "sv_SE"), ("LC_MESSAGES", "cs_CZ"), ("LC_ALL", "de_DE")];
        assert_eq!(detected(&all), Language::English, "also when it is unknown");
        assert_eq!(detected(&all[..2]), Language::Czech);
        assert_eq!(detected(&all[..1]), Language::Swedish);
        let emptied = [("LANG", "sv_SE"), ("LC_MESSAGES", ""), ("LC_ALL", "")];
        assert_eq!(detected(&emptied), Language::Swedish);
        let others = [("LC_CTYPE", "cs_CZ"), ("LANGUAGE", "sv")];
        assert_eq!(detected(&others), Language::English, "they say something else");
    }

    #[test]
    fn codes_are_read_in_any_case() {
        for language in Language::ALL {
            let code = language.to_string();
            assert_eq!(code.parse(), Ok(language));
            assert_eq!(code.to_uppercase().parse(), Ok(language));
        }
        assert_eq!(
            "".parse::<Language>().unwrap_err().to_string(),
            "a language is one of: en, sv, cs"
        );
    }
}
