//! The word for a sow, and where one word ends and the next begins.

use std::fmt;

/// What a teacher says of a sow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Word {
    /// The only sow that keeps a won or drawn game, in a position where it is hard to find.
    Brilliant,
    /// Nothing was given away.
    Best,
    /// At most [`Word::GOOD`] seeds were given away.
    Good,
    /// At most [`Word::INACCURACY`] seeds were given away.
    Inaccuracy,
    /// At most [`Word::MISTAKE`] seeds were given away, or a won game became a drawn one, or a drawn one a lost one.
    Mistake,
    /// More was given away, or a won game became a lost one.
    Blunder,
    /// There was no other sow.
    Forced,
}

/// What is known of a sow when a word is looked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Judged {
    /// The value before it, for the one who sows.
    pub before: i16,
    /// The value after it, for the same.
    pub after: i16,
    /// Whether both are proven.
    pub proven: bool,
    /// How many sows there were to choose from.
    pub choices: usize,
    /// Whether it was the only one that kept the result, and hard to find.
    pub only: bool,
}

impl Word {
    /// All words, the best first.
    pub const ALL: [Word; 7] = [
        Word::Brilliant,
        Word::Best,
        Word::Good,
        Word::Inaccuracy,
        Word::Mistake,
        Word::Blunder,
        Word::Forced,
    ];

    /// The most seeds that a good sow gives away.
    pub const GOOD: i16 = 2;
    /// The most seeds that an inaccuracy gives away.
    pub const INACCURACY: i16 = 5;
    /// The most seeds that a mistake gives away.
    pub const MISTAKE: i16 = 11;

    pub(super) fn of(judged: Judged) -> Word {
        let loss = judged.before - judged.after;
        if judged.choices == 1 {
            return Word::Forced;
        }
        if loss <= 0 {
            return match judged.only {
                true => Word::Brilliant,
                false => Word::Best,
            };
        }
        // A judged value may be off by a seed or two: there a changed sign alone means nothing.
        let steps = match judged.proven || loss > Word::GOOD {
            true => judged.before.signum() - judged.after.signum(),
            false => 0,
        };
        match (steps, loss) {
            (1.., _) if steps == 2 || loss > Word::MISTAKE => Word::Blunder,
            (1.., _) => Word::Mistake,
            (_, ..=Word::GOOD) => Word::Good,
            (_, ..=Word::INACCURACY) => Word::Inaccuracy,
            (_, ..=Word::MISTAKE) => Word::Mistake,
            _ => Word::Blunder,
        }
    }

    /// Whether something better was there to be seen.
    pub fn is_slip(self) -> bool {
        matches!(self, Word::Inaccuracy | Word::Mistake | Word::Blunder)
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Word::Brilliant => "brilliant",
            Word::Best => "best",
            Word::Good => "good",
            Word::Inaccuracy => "inaccuracy",
            Word::Mistake => "mistake",
            Word::Blunder => "blunder",
            Word::Forced => "forced",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(before: i16, after: i16, proven: bool) -> Word {
        Word::of(Judged {
            before,
            after,
            proven,
            choices: 4,
            only: false,
        })
    }

    #[test]
    fn the_more_is_given_away_the_harder_the_word() {
        let words = [20, 18, 16, 14, 10, 8, 6].map(|after| word(20, after, true));
        use Word::*;
        assert_eq!(
            words,
            [Best, Good, Inaccuracy, Mistake, Mistake, Blunder, Blunder]
        );
    }

    #[test]
    fn a_changed_result_weighs_more_than_the_seeds() {
        assert_eq!(word(2, 0, true), Word::Mistake);
        assert_eq!(word(0, -2, true), Word::Mistake);
        assert_eq!(word(1, -1, true), Word::Blunder);
        assert_eq!(
            word(1, -1, false),
            Word::Good,
            "a judgement may be off by so much"
        );
        assert_eq!(word(2, -2, false), Word::Blunder);
    }

    #[test]
    fn a_sow_without_choice_is_forced_and_the_only_one_that_holds_is_brilliant() {
        let judged = Judged {
            before: 4,
            after: 4,
            proven: true,
            choices: 1,
            only: true,
        };
        assert_eq!(Word::of(judged), Word::Forced);
        assert_eq!(Word::of(Judged { choices: 2, ..judged }), Word::Brilliant);
    }
}
