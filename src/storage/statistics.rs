//! What finished games add up to.

use kalaha_rules::{Board, RuleSet, Side};

use crate::ai::Level;
use crate::game::{Game, Seat};

/// What became of the games of a person against the built-in player. It is derived from the records of these games
/// alone.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    /// The games of a person against the built-in player, the oldest first.
    pub played: Vec<Played>,
    /// How many games were between two people.
    pub two_people: usize,
}

/// A game of a person against the built-in player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The level of the built-in player.
    pub level: Level,
    /// The rules.
    pub rules: RuleSet,
    /// How many seeds more than the built-in player the person had in the end.
    pub margin: i16,
}

/// Some games added up.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Results {
    /// Games the person won.
    pub wins: usize,
    /// Games nobody won.
    pub draws: usize,
    /// Games the person lost.
    pub losses: usize,
    /// The mean margin in seeds, below 0 if the person lost by more than they won; none without a game.
    pub mean_margin: Option<f64>,
    /// The margin of the best game, below 0 if all were lost; none without a game.
    pub best_margin: Option<i16>,
    /// How many games up to the last one were won in a row.
    pub streak: usize,
    /// The most games that were won in a row.
    pub longest_streak: usize,
}

impl Results {
    /// How many games they are.
    pub fn games(&self) -> usize {
        self.wins + self.draws + self.losses
    }
}

impl Statistics {
    /// Adds up games, the oldest first. Left out are those that are not over, those between two levels of the
    /// built-in player, and those that did not begin with the usual board.
    ///
    /// ```
    /// use kalaha::game::Game;
    /// use kalaha::storage::Statistics;
    ///
    /// let game: Game = "[North \"easy\"]\n1. 2".parse()?;
    /// assert_eq!(Statistics::of([&game]).played, [], "it is not over");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Game>) -> Statistics {
        let mut statistics = Statistics::default();
        for game in games {
            let rules = game.start().rules();
            if !game.position().is_over() || *game.start().board() != Board::start(rules.seeds) {
                continue;
            }
            let seats = game.seats();
            let (person, level) = match (&seats.south, &seats.north) {
                (Seat::Human(_), &Seat::Ai(level)) => (Side::South, level),
                (&Seat::Ai(level), Seat::Human(_)) => (Side::North, level),
                (Seat::Human(_), Seat::Human(_)) => {
                    statistics.two_people += 1;
                    continue;
                }
                (Seat::Ai(_), Seat::Ai(_)) => continue,
            };
            let score = game.position().score();
            let margin = i16::from(score[person]) - i16::from(score[person.other()]);
            statistics.played.push(Played { level, rules, margin });
        }
        statistics
    }

    /// The games that are wanted, added up.
    pub fn results(&self, wanted: impl Fn(&Played) -> bool) -> Results {
        let margins: Vec<_> = self
            .played
            .iter()
            .filter(|played| wanted(played))
            .map(|played| played.margin)
            .collect();
        let count = |is: fn(&i16) -> bool| margins.iter().filter(|margin| is(margin)).count();
        let sum: i64 = margins.iter().copied().map(i64::from).sum();
        let won_in_a_row = margins.split(|&margin| margin <= 0).map(<[_]>::len);
        Results {
            wins: count(|&margin| margin > 0),
            draws: count(|&margin| margin == 0),
            losses: count(|&margin| margin < 0),
            mean_margin: (!margins.is_empty()).then(|| sum as f64 / margins.len() as f64),
            best_margin: margins.iter().max().copied(),
            streak: won_in_a_row.clone().next_back().unwrap_or(0),
            longest_streak: won_in_a_row.max().unwrap_or(0),
        }
    }

    /// The levels and rule sets that were played, each pair once, from the weakest level on.
    pub fn groups(&self) -> Vec<(Level, RuleSet)> {
        let mut groups = Vec::new();
        for level in Level::ALL {
            for played in self.played.iter().filter(|played| played.level == level) {
                if !groups.contains(&(level, played.rules)) {
                    groups.push((level, played.rules));
                }
            }
        }
        groups
    }
}
