//! The choices for a new game: read from a line, or asked for one by one.

use kalaha_rules::{Preset, SeedsPerHouse, Side};

use super::Error;
use super::host::Host;
use super::line::Line;
use super::word::{Place, Word, choose};
use crate::ai::Level;
use crate::game::{First, Seat};
use crate::say;
use crate::storage::settings::NewGame;
use crate::text::{Text, clean, rules_line, seat_name, side_name};

/// Something that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Choice {
    Seat(Seat),
    First(First),
    Preset(Preset),
    Seeds(SeedsPerHouse),
}

/// What is asked for, one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Question {
    Seat(Side),
    First,
    Rules,
}

const QUESTIONS: [Question; 4] = [
    Question::Seat(Side::South),
    Question::Seat(Side::North),
    Question::First,
    Question::Rules,
];

/// The choices that a line changes, as `hard four`: one who plays is the opponent, two are south and north.
pub fn read(text: &Text, last: &NewGame, line: &str) -> Result<NewGame, String> {
    let mut setup = last.clone();
    let mut seats = Vec::new();
    let mut seeds = None;
    for word in line.split(|c: char| c.is_whitespace() || c == ',') {
        match choice(text, word) {
            Some(Choice::Seat(seat)) => seats.push(seat),
            Some(Choice::First(first)) => setup.first = first,
            Some(Choice::Preset(preset)) => setup.rules = preset.rules(),
            Some(Choice::Seeds(count)) => seeds = Some(count),
            None if word.is_empty() => {}
            None => return Err(say!(text, "new-unknown", word = clean(word))),
        }
    }
    setup.rules.seeds = seeds.unwrap_or(setup.rules.seeds);
    match &seats[..] {
        [] => {}
        [opponent] => {
            let own = match (setup.seats.south.is_human(), setup.seats.north.is_human()) {
                (false, true) => Side::North,
                _ => Side::South,
            };
            if !setup.seats[own].is_human() {
                setup.seats[own] = Seat::default();
            }
            setup.seats[own.other()] = opponent.clone();
        }
        [south, north] => {
            setup.seats.south = south.clone();
            setup.seats.north = north.clone();
        }
        _ => return Err(say!(text, "new-too-many")),
    }
    Ok(setup)
}

/// What comes of asking.
pub enum Asked {
    /// A game is to begin like this.
    Begin(NewGame),
    /// No game is to begin.
    Nothing,
    /// The person leaves.
    Quit,
}

/// Asks for the choices, each with the last one for an answer that is empty.
pub fn ask(host: &mut Host<'_>, last: &NewGame) -> Result<Asked, Error> {
    let mut setup = last.clone();
    for question in QUESTIONS {
        loop {
            let words = question.words(&host.text, &setup);
            host.say(words)?;
            let prompt = say!(host.text, "answer-prompt");
            let Some(line) = host.read_line(&prompt)? else {
                return Ok(Asked::Quit);
            };
            let mut reply = say!(host.text, "answer-unknown");
            // A line that is too long is no answer either.
            if let Ok(answer) = line {
                match Line::read(&host.text, Place::Menu, &answer) {
                    Ok(Line::Blank) => break,
                    Ok(Line::Word(Word::Menu, _)) => return Ok(Asked::Nothing),
                    Ok(Line::Word(Word::Quit, _)) => return Ok(Asked::Quit),
                    Ok(Line::Word(Word::Help, _)) => reply = say!(host.text, "answer-help"),
                    _ if question.answer(&host.text, &mut setup, answer.trim()) => break,
                    _ => {}
                }
            }
            host.say(reply)?;
        }
    }
    Ok(Asked::Begin(setup))
}

impl Question {
    /// The question, with what can be answered.
    fn words(self, text: &Text, setup: &NewGame) -> String {
        match self {
            Question::Seat(side) => say!(
                text,
                "ask-seat",
                side = side.to_string(),
                choices = either(text, all_seats().iter().map(|seat| seat_name(text, seat))),
                last = seat_name(text, &setup.seats[side]),
            ),
            Question::First => say!(
                text,
                "ask-first",
                choices = either(text, First::ALL.iter().map(|first| first_name(text, *first))),
                last = first_name(text, setup.first),
            ),
            Question::Rules => {
                let preset = Preset::ALL
                    .into_iter()
                    .find(|preset| preset.rules() == setup.rules);
                let last = preset.map_or_else(|| rules_line(text, setup.rules), |preset| preset.to_string());
                say!(
                    text,
                    "ask-rules",
                    choices = Preset::ALL.map(|preset| preset.to_string()).join(", "),
                    last = last,
                )
            }
        }
    }

    /// Takes over an answer; returns whether it is one.
    fn answer(self, text: &Text, setup: &mut NewGame, answer: &str) -> bool {
        match (self, choice(text, answer)) {
            (Question::Seat(side), Some(Choice::Seat(seat))) => setup.seats[side] = seat,
            (Question::First, Some(Choice::First(first))) => setup.first = first,
            (Question::Rules, Some(Choice::Preset(preset))) => setup.rules = preset.rules(),
            (Question::Rules, Some(Choice::Seeds(seeds))) => setup.rules.seeds = seeds,
            _ => return false,
        }
        true
    }
}

/// What a word stands for.
fn choice(text: &Text, word: &str) -> Option<Choice> {
    choose(&all(), word, |choice| names(text, choice))
}

/// All that can be chosen.
fn all() -> Vec<Choice> {
    let seats = all_seats().into_iter().map(Choice::Seat);
    let firsts = First::ALL.into_iter().map(Choice::First);
    let presets = Preset::ALL.into_iter().map(Choice::Preset);
    let seeds = SeedsPerHouse::all().map(Choice::Seeds);
    seats.chain(firsts).chain(presets).chain(seeds).collect()
}

fn all_seats() -> Vec<Seat> {
    let levels = Level::ALL.into_iter().map(Seat::Ai);
    std::iter::once(Seat::default()).chain(levels).collect()
}

/// What a choice is called in the player's language, and in English.
fn names(text: &Text, choice: &Choice) -> [String; 2] {
    match choice {
        Choice::Seat(seat) => [seat_name(text, seat), seat.to_string()],
        Choice::First(first) => [first_name(text, *first), first.to_string()],
        Choice::Preset(preset) => [preset.to_string(), preset.to_string()],
        Choice::Seeds(seeds) => [seeds.get().to_string(), seeds.get().to_string()],
    }
}

fn first_name(text: &Text, first: First) -> String {
    match first {
        First::South => side_name(text, Side::South),
        First::North => side_name(text, Side::North),
        First::Lot => say!(text, "lot"),
    }
}

/// The names in a row, as `a, b or c`.
fn either(text: &Text, names: impl Iterator<Item = String>) -> String {
    let names: Vec<_> = names.collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => {
            say!(text, "either", others = others.join(", "), last = last.clone())
        }
        _ => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    fn read_line(line: &str) -> Result<String, String> {
        let setup = read(&Text::new(Language::English), &NewGame::default(), line)?;
        let NewGame { seats, rules, first } = setup;
        Ok(format!("{} {} {first} {rules}", seats.south, seats.north))
    }

    #[test]
    fn a_line_changes_what_it_names() {
        for (line, setup) in [
            ("hard four", "human hard south 4/always/owner"),
            ("3 kalah", "human human south 3/on-capture/owner"),
            ("easy, human north", "easy human north 6/always/owner"),
            ("lot", "human human lot 6/always/owner"),
        ] {
            assert_eq!(read_line(line).as_deref(), Ok(setup), "{line}");
        }
        assert!(read_line("hrad").unwrap_err().contains("\"hrad\""));
        assert!(read_line("7").unwrap_err().contains("\"7\""));
        assert!(read_line("hard easy medium").unwrap_err().contains("two"));
    }

    #[test]
    fn an_opponent_takes_the_seat_that_is_not_the_persons() {
        let mut last = NewGame::default();
        last.seats.south = Seat::Ai(Level::Easy);
        let setup = read(&Text::new(Language::English), &last, "hard").unwrap();
        assert_eq!(setup.seats.south, Seat::Ai(Level::Hard));
        last.seats.north = Seat::Ai(Level::Easy);
        let setup = read(&Text::new(Language::English), &last, "hard").unwrap();
        assert_eq!(
            (setup.seats.south, setup.seats.north),
            (Seat::default(), Seat::Ai(Level::Hard))
        );
    }

    #[test]
    fn the_examples_of_the_help_can_be_typed() {
        for text in Language::ALL.map(Text::new) {
            let help = say!(text, "help-new");
            let examples: Vec<_> = help.split('"').skip(1).step_by(2).collect();
            assert_eq!(examples.len(), 2, "{help}");
            for example in examples {
                let Ok(Line::Word(Word::New, rest)) = Line::read(&text, Place::Menu, example) else {
                    panic!("{example} is for a new game");
                };
                assert_ne!(
                    read(&text, &NewGame::default(), &rest),
                    Ok(NewGame::default()),
                    "{example}"
                );
                assert!(read(&text, &NewGame::default(), &rest).is_ok(), "{example}");
            }
        }
    }

    #[test]
    fn no_name_means_two_things_in_any_language() {
        for text in Language::ALL.map(Text::new) {
            for one in all() {
                for name in names(&text, &one) {
                    assert_eq!(choice(&text, &name), Some(one.clone()), "{name}");
                    let others = all().into_iter().filter(|other| *other != one);
                    let others: Vec<_> = others.collect();
                    assert_eq!(
                        choose(&others, &name, |choice| names(&text, choice)),
                        None,
                        "{name}"
                    );
                }
            }
        }
    }
}
