//! A finished game gone through again, while the built-in player says what each sow was worth.

use kalaha_rules::{Side, Sides};

use super::keys::Action;
use super::table::Table;
use crate::ai::Level;
use crate::game::{Game, Seat};
use crate::review::{Analysis, Insight, Rating};

/// A review of a game.
#[derive(Debug)]
pub struct Review {
    analysis: Analysis,
    ply: usize,
    ticket: u64,
}

impl Review {
    /// At the start of a game of which nothing is known yet. `ticket` is the number of the question about it.
    pub fn new(game: Game, ticket: u64) -> Review {
        Review {
            analysis: Analysis::new(game),
            ply: 0,
            ticket,
        }
    }

    /// The game and what is known of it.
    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// How many sows have been played in the position that is shown.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// What the sow that led to the position that is shown was worth.
    pub fn rating(&self) -> Option<Rating> {
        let last = self.ply.checked_sub(1)?;
        self.analysis.ratings()[last]
    }

    /// The position that is shown, as a board to look at.
    pub fn table(&self) -> Table {
        let game = self.analysis.game();
        Table::picture(game.branch(self.ply, game.seats().clone()))
    }

    /// The side that could have played otherwise in place of the last sow that is shown, or that begins at the start.
    pub fn to_move(&self) -> Option<Side> {
        self.analysis.position(self.before()).turn()
    }

    /// The game up to where the last sow that is shown was played, for a person who tries another one against the built-in
    /// player, or against another person.
    pub fn play_on(&self, opponent: Option<Level>) -> Game {
        let opponent = opponent.map_or(Seat::default(), Seat::Ai);
        let seats = Sides::from_fn(|side| match self.to_move() == Some(side) {
            true => Seat::default(),
            false => opponent.clone(),
        });
        self.analysis.game().branch(self.before(), seats)
    }

    /// The number of sows before the last one that is shown.
    fn before(&self) -> usize {
        self.ply.saturating_sub(1)
    }

    /// Takes in what was found out; what belongs to another review is thrown away.
    pub fn learn(&mut self, ticket: u64, ply: usize, insight: Insight) {
        if ticket == self.ticket {
            self.analysis.learn(ply, insight);
        }
    }

    /// Goes through the game.
    pub fn act(&mut self, action: Action) {
        let last = self.analysis.game().steps().len();
        self.ply = match action {
            Action::Left => self.ply.saturating_sub(1),
            Action::Right => (self.ply + 1).min(last),
            Action::First => 0,
            Action::Last => last,
            Action::NextSlip => self.slips().find(|&ply| ply > self.ply).unwrap_or(self.ply),
            Action::PreviousSlip => self.slips().rfind(|&ply| ply < self.ply).unwrap_or(self.ply),
            _ => self.ply,
        };
    }

    /// Goes to the end of a turn, counted from 1.
    pub fn go_to_turn(&mut self, number: usize) {
        let turns = self.analysis.game().turns().take(number);
        self.ply = turns.map(|turn| turn.steps.len()).sum();
    }

    /// The positions right after a sow that could have been better.
    fn slips(&self) -> impl DoubleEndedIterator<Item = usize> {
        let ratings = self.analysis.ratings().into_iter().enumerate();
        ratings.filter_map(|(before, rating)| rating?.word.is_slip().then_some(before + 1))
    }
}
