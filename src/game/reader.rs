//! Reading a game record.

use std::collections::HashSet;
use std::fmt;
use std::iter::Peekable;
use std::str::{Chars, FromStr};

use kalaha_rules::{
    Board, House, IllegalSow, Leftovers, OwnStone, ParseBoardError, Position, RuleSet, SeedsPerHouse, Side,
    Sides,
};

use super::{Game, Seat, record};

/// Reads a record. Accepts spaces, line breaks and comments in `{}` between any two things, and turns without
/// numbers. Tags of the rule set that are missing have their default values.
impl FromStr for Game {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Game, RecordError> {
        let mut reader = Reader::new(text);
        let tags = reader.tags()?;
        let (mut game, result) = set_up(tags)?;
        reader.turns(&mut game)?;
        match result {
            Some(tag) if tag.value != game.result_tag() => {
                let is = game.result_tag();
                Err(tag.at.error(RecordErrorKind::OtherResult { is }))
            }
            _ => Ok(game),
        }
    }
}

/// Makes the game from its header; the moves are not played yet. Returns the result tag for later.
fn set_up(tags: Vec<Tag>) -> Result<(Game, Option<Tag>), RecordError> {
    let mut seats = Sides::<Seat>::default();
    let mut rules = RuleSet::default();
    let mut first = Side::South;
    let mut board = None;
    let mut result = None;
    let mut others = Vec::new();
    for tag in tags {
        match tag.name.as_str() {
            name if name == record::SIDES.south => seats.south = Seat::from_name(&tag.value),
            name if name == record::SIDES.north => seats.north = Seat::from_name(&tag.value),
            record::SEEDS => rules.seeds = tag.parse(SeedsPerHouse::all())?,
            record::OWN_STONE => rules.own_stone = tag.parse(OwnStone::ALL)?,
            record::LEFTOVERS => rules.leftovers = tag.parse(Leftovers::ALL)?,
            record::FIRST => first = tag.parse(Side::ALL)?,
            record::BOARD => board = Some(tag.board()?),
            record::RESULT => result = Some(tag),
            record::PROGRAM => {}
            _ => others.push((tag.name, tag.value)),
        }
    }
    let board = board.unwrap_or_else(|| Board::start(rules.seeds));
    let mut game = Game::new(seats, Position::new(rules, board, first), first);
    game.tags = others;
    Ok((game, result))
}

/// A place in the text, line and column counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Place {
    line: usize,
    column: usize,
}

impl Place {
    fn error(self, kind: RecordErrorKind) -> RecordError {
        let Place { line, column } = self;
        RecordError { line, column, kind }
    }
}

/// A tag, with the place of the first character of its value.
struct Tag {
    name: String,
    value: String,
    at: Place,
}

impl Tag {
    /// Its value, which must be one of these.
    fn parse<T: FromStr + fmt::Display>(&self, all: impl IntoIterator<Item = T>) -> Result<T, RecordError> {
        self.value.parse().map_err(|_| {
            let all: Vec<_> = all.into_iter().map(|value| value.to_string()).collect();
            self.at.error(RecordErrorKind::WrongValue {
                tag: self.name.clone(),
                allowed: all.join(", "),
            })
        })
    }

    fn board(&self) -> Result<Board, RecordError> {
        self.value.parse().map_err(|error: ParseBoardError| {
            let column = self.at.column + error.column - 1;
            Place { column, ..self.at }.error(RecordErrorKind::WrongBoard(error))
        })
    }
}

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
    at: Place,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        Reader {
            // Some editors put a byte order mark in front.
            rest: text.strip_prefix('\u{feff}').unwrap_or(text).chars().peekable(),
            at: Place { line: 1, column: 1 },
        }
    }

    fn next(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        self.at = match c {
            '\n' => Place {
                line: self.at.line + 1,
                column: 1,
            },
            _ => Place {
                column: self.at.column + 1,
                ..self.at
            },
        };
        Some(c)
    }

    fn next_if(&mut self, wanted: impl FnOnce(char) -> bool) -> Option<char> {
        let c = *self.rest.peek()?;
        wanted(c).then(|| self.next()).flatten()
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> String {
        std::iter::from_fn(|| self.next_if(&wanted)).collect()
    }

    fn skip_between(&mut self, is_between: impl Fn(char) -> bool) -> Result<(), RecordError> {
        loop {
            self.take_while(&is_between);
            let start = self.at;
            if self.next_if(|c| c == '{').is_none() {
                return Ok(());
            }
            self.take_while(|c| c != '}');
            self.next()
                .ok_or_else(|| start.error(RecordErrorKind::OpenComment))?;
        }
    }

    fn tags(&mut self) -> Result<Vec<Tag>, RecordError> {
        let mut tags = Vec::new();
        let mut names = HashSet::new();
        loop {
            self.skip_between(char::is_whitespace)?;
            let start = self.at;
            if self.next_if(|c| c == '[').is_none() {
                return Ok(tags);
            }
            let tag = self.tag()?;
            if !names.insert(tag.name.clone()) {
                return Err(start.error(RecordErrorKind::SameTag { name: tag.name }));
            }
            tags.push(tag);
        }
    }

    /// A tag after its `[`.
    fn tag(&mut self) -> Result<Tag, RecordError> {
        let blank = |c: char| c == ' ' || c == '\t';
        self.take_while(blank);
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        self.take_while(blank);
        if name.is_empty() || self.next_if(|c| c == '"').is_none() {
            return Err(self.at.error(RecordErrorKind::NotATag));
        }
        let at = self.at;
        let mut value = String::new();
        loop {
            match self.next_if(|c| c != '\n') {
                Some('"') => break,
                Some('\\') => value.extend(self.next_if(|c| c != '\n')),
                Some(c) => value.push(c),
                None => return Err(at.error(RecordErrorKind::OpenTag)),
            }
        }
        self.take_while(blank);
        match self.next_if(|c| c == ']') {
            Some(_) => Ok(Tag { name, value, at }),
            None => Err(self.at.error(RecordErrorKind::NotATag)),
        }
    }

    fn turns(&mut self, game: &mut Game) -> Result<(), RecordError> {
        loop {
            self.skip_between(|c| c.is_whitespace() || c == '-' || c == ',')?;
            let start = self.at;
            let digits = self.take_while(|c| c.is_ascii_digit());
            if digits.is_empty() {
                return match self.next() {
                    None => Ok(()),
                    Some(found) => Err(start.error(RecordErrorKind::NotAMove { found })),
                };
            }
            match self.next_if(|c| c == '.') {
                Some(_) => check_turn_number(game, &digits),
                None => play(game, &digits),
            }
            .map_err(|kind| start.error(kind))?;
        }
    }
}

fn check_turn_number(game: &Game, digits: &str) -> Result<(), RecordErrorKind> {
    if game.position().is_over() {
        return Err(RecordErrorKind::Illegal(IllegalSow::GameOver));
    }
    let is = game.turn_number();
    let in_the_middle = game.last_sow().is_some_and(|sow| sow.extra_turn());
    match digits.parse() == Ok(is) && !in_the_middle {
        true => Ok(()),
        false => Err(RecordErrorKind::OtherTurn { is, in_the_middle }),
    }
}

fn play(game: &mut Game, digits: &str) -> Result<(), RecordErrorKind> {
    let house: House = digits.parse().map_err(|_| RecordErrorKind::NotAHouse)?;
    game.sow(house).map_err(RecordErrorKind::Illegal)?;
    Ok(())
}

/// A text is not a game record: what is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: RecordErrorKind,
}

/// What is wrong in a game record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordErrorKind {
    /// A tag is not of the form `[Name "value"]`.
    NotATag,
    /// The value of a tag has no end on its line.
    OpenTag,
    /// A tag stands there twice.
    SameTag {
        /// Its name.
        name: String,
    },
    /// The value of a tag is not one of those allowed.
    WrongValue {
        /// Its name.
        tag: String,
        /// Those that are.
        allowed: String,
    },
    /// The start board is not one.
    WrongBoard(ParseBoardError),
    /// A comment has no end.
    OpenComment,
    /// Neither a house nor a turn number.
    NotAMove {
        /// What stands there.
        found: char,
    },
    /// A number that is not 1 to 6.
    NotAHouse,
    /// The number of the turn is another one here, or the turn before goes on.
    OtherTurn {
        /// The turn being played.
        is: usize,
        /// Whether it has sows already and goes on with an extra turn.
        in_the_middle: bool,
    },
    /// A move that the rules do not allow.
    Illegal(IllegalSow),
    /// The result tag does not fit the moves.
    OtherResult {
        /// What it would have to be.
        is: String,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match &self.kind {
            RecordErrorKind::NotATag => f.write_str("a tag is written [Name \"value\"]"),
            RecordErrorKind::OpenTag => f.write_str("this value has no closing \" on its line"),
            RecordErrorKind::SameTag { name } => write!(f, "the tag {name} stands there twice"),
            RecordErrorKind::WrongValue { tag, allowed } => {
                write!(f, "{tag} does not have this value; allowed are {allowed}")
            }
            RecordErrorKind::WrongBoard(error) => error.kind.fmt(f),
            RecordErrorKind::OpenComment => f.write_str("this comment has no closing }"),
            RecordErrorKind::NotAMove { found } => {
                write!(
                    f,
                    "{found:?} is neither a house (1 to 6) nor a turn number (as in 7.)"
                )
            }
            RecordErrorKind::NotAHouse => f.write_str("houses are numbered 1 to 6"),
            RecordErrorKind::OtherTurn {
                is,
                in_the_middle: false,
            } => write!(f, "this is turn {is}"),
            RecordErrorKind::OtherTurn { is, .. } => {
                write!(f, "turn {is} is not complete: its last sow earned an extra turn")
            }
            RecordErrorKind::Illegal(reason) => reason.fmt(f),
            RecordErrorKind::OtherResult { is } => {
                write!(
                    f,
                    "the moves give the result {is} (a * stands for a game that is not over)"
                )
            }
        }
    }
}

impl std::error::Error for RecordError {}
