//! The result of a match, and what it says about strength.

use serde_json::{Value, json};

use crate::ai::Level;

/// How a game ended for the first player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    Loss,
    Draw,
    Win,
}

impl Score {
    /// 1 for a win, half for a draw.
    fn points(self) -> f64 {
        match self {
            Score::Loss => 0.0,
            Score::Draw => 0.5,
            Score::Win => 1.0,
        }
    }
}

/// The two games of an opening, the first player south in the first and north in the second.
pub type Pair = [Score; 2];

/// A result.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tally {
    wins: usize,
    draws: usize,
    losses: usize,
    /// The standard error of the score.
    error: f64,
}

/// Standard errors to each side within which 95 % of all results fall.
const CONFIDENCE: f64 = 1.96;

impl Tally {
    /// Adds up a match. The error is taken from pairs, since the two games of an opening are not independent. For it, a lost
    /// and a won pair are added: few pairs that ended alike do not make a result certain (after Agresti and Coull 1998).
    pub fn of(pairs: &[Pair]) -> Tally {
        let count = |wanted| pairs.iter().flatten().filter(|&&score| score == wanted).count();
        let means: Vec<f64> = pairs
            .iter()
            .map(|[a, b]| (a.points() + b.points()) / 2.0)
            .chain([0.0, 1.0])
            .collect();
        let number = means.len() as f64;
        let mean = means.iter().sum::<f64>() / number;
        let variance = means.iter().map(|m| (m - mean).powi(2)).sum::<f64>() / number;
        Tally {
            wins: count(Score::Win),
            draws: count(Score::Draw),
            losses: count(Score::Loss),
            error: (variance / number).sqrt(),
        }
    }

    fn games(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    /// Points of the first player for each game, 0 to 1; `None` if nothing was played.
    fn score(&self) -> Option<f64> {
        let points = self.wins as f64 + self.draws as f64 / 2.0;
        (self.games() > 0).then(|| points / self.games() as f64)
    }

    /// The difference of strength in Elo, and its error to each side with 95 % confidence. `None` if it cannot be told,
    /// as when all games were won.
    fn elo(&self) -> Option<(f64, f64)> {
        let score = self.score()?;
        let reach = CONFIDENCE * self.error;
        let least = elo((score - reach).max(0.5 / self.games() as f64))?;
        let most = elo((score + reach).min(1.0 - 0.5 / self.games() as f64))?;
        Some((elo(score)?, (most - least) / 2.0))
    }

    /// One JSON object.
    pub fn as_json(&self, a: Level, b: Level) -> Value {
        let elo = self.elo();
        json!({
            "a": a.to_string(),
            "b": b.to_string(),
            "games": self.games(),
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": self.score(),
            "elo": elo.map(|(elo, _)| elo),
            "elo_error": elo.map(|(_, error)| error),
        })
    }

    /// Some lines for a person.
    pub fn as_text(&self, a: Level, b: Level) -> String {
        let Tally {
            wins, draws, losses, ..
        } = self;
        let Some(score) = self.score() else {
            return "No game was played to its end.".to_owned();
        };
        let strength = match self.elo() {
            Some((elo, error)) => format!("Elo difference {elo:+.0} ± {error:.0}"),
            None => "the Elo difference is too large to tell".to_owned(),
        };
        let games = self.games();
        format!(
            "{a} against {b}: {wins} won, {draws} drawn, {losses} lost of {games}\n{:.1} % of the points, {strength}",
            100.0 * score
        )
    }
}

/// The Elo difference that gives this score: A. E. Elo, The Rating of Chessplayers, 1978.
fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| 400.0 * (score / (1.0 - score)).log10())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_of_four_points_are_191_elo() {
        let pairs = [[Score::Win, Score::Win], [Score::Win, Score::Loss]].repeat(50);
        let tally = Tally::of(&pairs);
        assert_eq!((tally.wins, tally.draws, tally.losses), (150, 0, 50));
        assert_eq!(tally.score(), Some(0.75));
        let (elo, error) = tally.elo().unwrap();
        assert!((elo - 190.85).abs() < 0.01, "{elo}");
        // The score is 0.75 with a standard error of 0.025; the two pairs that are added make it a little more.
        assert!((45.8..48.0).contains(&error), "{error}");
    }

    #[test]
    fn equal_results_are_no_difference() {
        let (elo, error) = Tally::of(&[[Score::Win, Score::Loss], [Score::Draw, Score::Draw]])
            .elo()
            .unwrap();
        assert_eq!(elo, 0.0);
        assert!(error > 100.0, "two pairs say nearly nothing: {error}");
    }

    #[test]
    fn no_game_and_only_wins_have_no_elo() {
        assert_eq!(Tally::of(&[]).score(), None);
        assert_eq!(Tally::of(&[]).elo(), None);
        let all_won = Tally::of(&[[Score::Win, Score::Win]]);
        assert_eq!((all_won.score(), all_won.elo()), (Some(1.0), None));
    }
}
