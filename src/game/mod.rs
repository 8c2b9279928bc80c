//! A game in progress: who sits where, all that was played, undo and redo, and the record as text.
//!
//! It knows the rules and the levels of the built-in player; it has no clock, no files and no screen.

mod first;
mod opening;
mod reader;
mod record;
mod seat;
mod story;

pub use first::{First, ParseFirstError};
pub use opening::random_opening;
pub use reader::{RecordError, RecordErrorKind};
pub use seat::{ParseSeatError, Seat};
pub use story::{Decision, Moment, Story, gain};

use kalaha_rules::{House, IllegalSow, Position, Side, Sides, Sow};

/// A game: a start, the sows since then, and those that were taken back and can be played again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    seats: Sides<Seat>,
    first: Side,
    start: Position,
    steps: Vec<Step>,
    // Steps from here on were taken back.
    played: usize,
    tags: Vec<(String, String)>,
}

/// A sow and the position it led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// What was played.
    pub sow: Sow,
    /// The position after it.
    pub after: Position,
}

/// The sows of one side until the other is to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn<'a> {
    /// Turns are counted from 1; the sides alternate.
    pub number: usize,
    /// Its sows, at least one.
    pub steps: &'a [Step],
}

impl Turn<'_> {
    /// Whose turn it is.
    pub fn side(&self) -> Side {
        self.steps[0].sow.side()
    }

    /// Whether the turn has passed to the other side, or the game is over.
    pub fn is_complete(&self) -> bool {
        !self.steps[self.steps.len() - 1].sow.extra_turn()
    }
}

impl Game {
    /// A new game. `first` is the side that begins.
    pub fn new(seats: Sides<Seat>, start: Position, first: Side) -> Game {
        Game {
            seats,
            first,
            start,
            steps: Vec::new(),
            played: 0,
            tags: Vec::new(),
        }
    }

    /// A game that begins with the first sows of this one and can be gone on with by others. Its day is not known.
    pub fn branch(&self, sows: usize, seats: Sides<Seat>) -> Game {
        let steps = self.steps().iter().take(sows).copied();
        let steps: Vec<Step> = steps.collect();
        Game {
            seats,
            first: self.first,
            start: self.start,
            played: steps.len(),
            steps,
            tags: Vec::new(),
        }
    }

    /// Who sits where.
    pub fn seats(&self) -> &Sides<Seat> {
        &self.seats
    }

    /// Lets someone else go on for a side.
    pub fn set_seat(&mut self, side: Side, seat: Seat) {
        self.seats[side] = seat;
    }

    /// The position in which it began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The side that began.
    pub fn first(&self) -> Side {
        self.first
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.steps().last().map_or(&self.start, |step| &step.after)
    }

    /// The position before the last sow; the start if there is none.
    pub fn position_before_last(&self) -> &Position {
        match self.steps() {
            [.., before, _] => &before.after,
            _ => &self.start,
        }
    }

    /// All that was played and not taken back.
    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.played]
    }

    /// The last sow.
    pub fn last_sow(&self) -> Option<&Sow> {
        self.steps().last().map(|step| &step.sow)
    }

    /// All that was played, turn by turn.
    pub fn turns(&self) -> impl Iterator<Item = Turn<'_>> {
        self.steps()
            .chunk_by(|step, _| step.sow.extra_turn())
            .zip(1..)
            .map(|(steps, number)| Turn { number, steps })
    }

    /// The number of the turn that is being played, or of the last one when the game is over.
    pub fn turn_number(&self) -> usize {
        let complete = self.steps().iter().filter(|step| !step.sow.extra_turn());
        complete.count() + usize::from(!self.position().is_over())
    }

    /// Who is to decide now, or `None` when the game is over.
    pub fn to_decide(&self) -> Option<&Seat> {
        self.position().turn().map(|side| &self.seats[side])
    }

    /// Sows a house of the side to move. What had been taken back is forgotten.
    ///
    /// # Errors
    ///
    /// If the sow is not legal; the game is then unchanged.
    pub fn sow(&mut self, house: House) -> Result<Sow, IllegalSow> {
        let mut after = *self.position();
        let sow = after.sow(house)?;
        self.steps.truncate(self.played);
        self.steps.push(Step { sow, after });
        self.played += 1;
        Ok(sow)
    }

    /// Takes back everything from a person's last sow on: that person decides anew.
    ///
    /// Returns how many sows were taken back, 0 if no person has sowed.
    pub fn undo(&mut self) -> usize {
        let decision = self
            .steps()
            .iter()
            .rposition(|step| self.seats[step.sow.side()].is_human());
        let before = self.played;
        self.played = decision.unwrap_or(before);
        before - self.played
    }

    /// Plays again what was taken back, up to where a person decided next.
    ///
    /// Returns how many sows were played again, 0 if nothing had been taken back.
    pub fn redo(&mut self) -> usize {
        let undone = &self.steps[self.played..];
        let next_decision = undone
            .iter()
            .skip(1)
            .position(|step| self.seats[step.sow.side()].is_human());
        let count = next_decision.map_or(undone.len(), |later| later + 1);
        self.played += count;
        count
    }

    /// Whether [`Game::undo`] would take something back.
    pub fn can_undo(&self) -> bool {
        self.steps()
            .iter()
            .any(|step| self.seats[step.sow.side()].is_human())
    }

    /// Whether [`Game::redo`] would play something again.
    pub fn can_redo(&self) -> bool {
        self.played < self.steps.len()
    }

    /// Tags of the record that are not of the game itself: the date, and what other programs wrote.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The day on which it is played, as its record says.
    pub fn date(&self) -> Option<&str> {
        let date = self.tags.iter().find(|(name, _)| name == record::DATE);
        date.map(|(_, value)| value.as_str())
    }

    /// Sets the day on which it is played, as `2026-11-30`.
    pub fn set_date(&mut self, date: &str) {
        self.tags.retain(|(name, _)| name != record::DATE);
        self.tags.insert(0, (record::DATE.to_owned(), date.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;

    fn game(south: Seat, north: Seat) -> Game {
        let start = Position::start("four".parse().unwrap(), Side::South);
        Game::new(Sides { south, north }, start, Side::South)
    }

    fn play(game: &mut Game, houses: &[u8]) {
        for &number in houses {
            game.sow(House::new(number).unwrap()).unwrap();
        }
    }

    fn person() -> Seat {
        Seat::Human(None)
    }

    fn machine() -> Seat {
        Seat::Ai(Level::Easy)
    }

    #[test]
    fn two_people_take_back_one_sow_at_a_time() {
        let mut game = game(person(), person());
        play(&mut game, &[3, 6, 2]);
        let after_two = game.clone().steps()[1].after;
        assert_eq!(game.undo(), 1);
        assert_eq!(*game.position(), after_two);
        assert_eq!((game.undo(), game.undo(), game.undo()), (1, 1, 0));
        assert_eq!(game.position(), game.start());
    }

    #[test]
    fn against_the_machine_undo_goes_to_the_persons_own_decision() {
        let mut game = game(person(), machine());
        play(&mut game, &[3, 6, 2, 1]);
        assert_eq!(game.undo(), 3, "both sows of the machine and the person's last");
        assert_eq!(game.position().turn(), Some(Side::South));
        assert_eq!(game.steps().len(), 1);
    }

    #[test]
    fn redo_brings_back_what_undo_took() {
        let mut game = game(person(), machine());
        play(&mut game, &[3, 6, 2, 1]);
        let before = game.clone();
        game.undo();
        game.undo();
        assert_eq!(game.redo(), 1, "to the person's second decision");
        assert_eq!(game.redo(), 3);
        assert_eq!(game, before);
        assert_eq!(game.redo(), 0);
    }

    #[test]
    fn when_the_machine_began_its_sows_stay() {
        let mut game = game(machine(), person());
        play(&mut game, &[3, 6]);
        assert!(!game.can_undo());
        assert_eq!(game.undo(), 0);
        play(&mut game, &[5]);
        assert_eq!(game.undo(), 1);
        assert_eq!(game.position().turn(), Some(Side::North));
    }

    #[test]
    fn a_new_sow_forgets_what_was_taken_back() {
        let mut game = game(person(), person());
        play(&mut game, &[3, 6]);
        game.undo();
        assert!(game.can_redo());
        play(&mut game, &[5]);
        assert!(!game.can_redo());
        assert_eq!(game.steps().len(), 2);
    }

    #[test]
    fn an_illegal_sow_changes_nothing() {
        let mut game = game(person(), person());
        play(&mut game, &[3, 6]);
        game.undo();
        let before = game.clone();
        assert!(game.sow(House::new(3).unwrap()).is_err());
        assert_eq!(game, before);
        assert!(game.can_redo());
    }

    #[test]
    fn a_branch_goes_its_own_way() {
        let mut game = game(person(), machine());
        play(&mut game, &[3, 6, 2, 1]);
        let mut branch = game.branch(1, Sides::default());
        assert_eq!(branch.steps(), &game.steps()[..1]);
        assert_eq!(branch.seats(), &Sides::default());
        play(&mut branch, &[5]);
        assert_ne!(branch.position(), &game.steps()[1].after);
        assert_eq!(game.branch(99, Sides::default()).steps(), game.steps());
    }

    #[test]
    fn turns_group_extra_turns() {
        let mut game = game(person(), person());
        play(&mut game, &[3, 6, 2]);
        let turns: Vec<_> = game
            .turns()
            .map(|turn| (turn.number, turn.side(), turn.steps.len(), turn.is_complete()))
            .collect();
        assert_eq!(turns, [(1, Side::South, 2, true), (2, Side::North, 1, false)]);
        assert_eq!(game.turn_number(), 2);
    }
}
