//! From game to game: what is on the board, and what a line does with it.

mod telling;

use std::io::{BufRead, Write};
use std::ops::ControlFlow;

use kalaha_rules::{Board, Position, WrittenMove};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::choices::{self, Asked};
use super::games::{self, Numbers};
use super::host::{Host, Trouble};
use super::line::Line;
use super::puzzles::{self, Sitting};
use super::table::Table;
use super::word::{Place, Word};
use super::{Error, Options};
use crate::game::{First, Game, Seat};
use crate::review::PuzzleRequest;
use crate::say;
use crate::storage::settings::{Narration, NewGame};
use crate::storage::today;
use crate::text::clean;

/// All that is played from the start of the program to its end.
pub struct Session<'a> {
    host: Host<'a>,
    rng: ChaCha8Rng,
    on_board: OnBoard,
    /// How the game on the board was begun, or the last one that was there.
    last: Option<Beginning>,
    numbers: Numbers,
}

/// How a game is begun, so that another can be begun like it.
#[derive(Clone)]
struct Beginning {
    setup: NewGame,
    board: Board,
}

impl Beginning {
    fn of(game: &Game) -> Beginning {
        Beginning {
            setup: NewGame {
                seats: game.seats().clone(),
                rules: game.start().rules(),
                first: game.first().into(),
            },
            board: *game.start().board(),
        }
    }
}

/// What is on the board.
enum OnBoard {
    Nothing,
    Game(Box<Table>),
    Puzzle(Box<Sitting>),
}

/// Whether the session goes on after a line.
type Goes = ControlFlow<()>;
const ON: Goes = Goes::Continue(());

impl<'a> Session<'a> {
    /// Begins with the game of the options, or with nothing.
    pub fn new(mut options: Options, input: &'a mut dyn BufRead, output: &'a mut dyn Write) -> Session<'a> {
        let game = options.game.take();
        let mut last = game.as_ref().map(Beginning::of);
        if let Some(last) = last.as_mut().filter(|_| options.by_lot) {
            last.setup.first = First::Lot;
        }
        let on_board = match game {
            Some(game) => OnBoard::Game(Box::new(Table::new(game, options.seed))),
            None => OnBoard::Nothing,
        };
        Session {
            rng: ChaCha8Rng::seed_from_u64(options.seed),
            host: Host::new(options, input, output),
            on_board,
            last,
            numbers: Numbers::default(),
        }
    }

    /// Goes on until the person leaves or the input ends.
    pub fn run(mut self) -> Result<(), Error> {
        let result = self.lines();
        if let Err(Error::Write(_)) = result {
            return result;
        }
        self.say_farewell()?;
        self.host.flush()?;
        self.host.leave_file();
        result
    }

    fn lines(&mut self) -> Result<(), Error> {
        match &self.on_board {
            OnBoard::Game(table) => table.tell(&mut self.host)?,
            _ => self.say_menu()?,
        }
        loop {
            if let OnBoard::Game(table) = &mut self.on_board
                && let Some(&Seat::Ai(level)) = table.game().to_decide()
            {
                table.let_think(level, &mut self.host)?;
                continue;
            }
            let prompt = self.prompt();
            let Some(line) = self.host.read_line(&prompt)? else {
                return self.end_of_input();
            };
            let text = &self.host.text;
            let line = match line {
                Ok(line) => Line::read(text, self.place(), &line),
                Err(_) => Err(say!(text, "line-too-long")),
            };
            // Houses to play that are left over in a pipe are no fault.
            if self.is_left_over(&line) {
                continue;
            }
            let done = line.map_err(Trouble::Wrong).and_then(|line| self.obey(line));
            match done {
                Ok(Goes::Continue(())) => {}
                Ok(Goes::Break(())) => return Ok(()),
                Err(Trouble::Wrong(why)) => self.host.reply(why)?,
                Err(Trouble::Lost(error)) => return Err(error),
            }
        }
    }

    fn place(&self) -> Place {
        match &self.on_board {
            _ if !self.host.interactive => Place::Pipe,
            OnBoard::Nothing => Place::Menu,
            OnBoard::Game(_) => Place::Game,
            OnBoard::Puzzle(_) => Place::Puzzle,
        }
    }

    fn prompt(&self) -> String {
        let text = &self.host.text;
        match &self.on_board {
            OnBoard::Nothing => say!(text, "menu-prompt"),
            OnBoard::Game(table) => table.prompt(text),
            OnBoard::Puzzle(_) => say!(text, "puzzle-prompt"),
        }
    }

    fn is_left_over(&self, line: &Result<Line, String>) -> bool {
        let is_over = matches!(&self.on_board, OnBoard::Game(table) if table.game().position().is_over());
        !self.host.interactive && is_over && matches!(line, Ok(Line::Sow(_)) | Err(_))
    }

    fn end_of_input(&self) -> Result<(), Error> {
        match &self.on_board {
            OnBoard::Game(table) if !self.host.interactive && !table.game().position().is_over() => {
                Err(Error::Input(say!(self.host.text, "input-ended")))
            }
            _ => Ok(()),
        }
    }

    fn obey(&mut self, line: Line) -> Result<Goes, Trouble> {
        match line {
            Line::Blank => {}
            Line::Sow(moves) => self.sow(&moves)?,
            Line::Word(Word::Quit, _) => return Ok(Goes::Break(())),
            Line::Word(Word::New, rest) => return self.new_game(&rest),
            Line::Word(word, rest) => self.obey_word(word, &rest)?,
        }
        Ok(ON)
    }

    fn sow(&mut self, moves: &[WrittenMove]) -> Result<(), Trouble> {
        match &mut self.on_board {
            OnBoard::Nothing => Err(Trouble::Wrong(say!(self.host.text, "menu-no-game"))),
            OnBoard::Game(table) => table.sow(moves, &mut self.host),
            OnBoard::Puzzle(sitting) => sitting.sow(moves, &mut self.host),
        }
    }

    fn obey_word(&mut self, word: Word, rest: &str) -> Result<(), Trouble> {
        let rules = self.rules_in_force();
        let host = &mut self.host;
        match (word, &mut self.on_board) {
            (Word::Again, _) => return self.play_again(),
            (Word::Resume, _) => return self.resume(),
            (Word::Games, _) => return self.numbers.tell(rest, host),
            (Word::Load, _) => return self.load(rest),
            (Word::Puzzle, _) => return self.puzzles(rest),
            (Word::Statistics, _) => self.say_statistics()?,
            (Word::Menu, _) => {
                self.put_away()?;
                self.say_menu()?;
            }
            (Word::Rules, _) => host.explain(rules)?,
            (Word::Short, _) => self.narrate(Narration::Short)?,
            (Word::Long, _) => self.narrate(Narration::Long)?,
            (Word::Language, _) => return self.speak(rest),
            (Word::Help, _) => self.say_help()?,
            (Word::Board, OnBoard::Puzzle(sitting)) => sitting.tell(host)?,
            (Word::Answer, OnBoard::Puzzle(sitting)) => sitting.tell_answer(host)?,
            (Word::Next, OnBoard::Puzzle(sitting)) => {
                let mut request = *sitting.request();
                request.number += 1;
                return self.show_puzzle(request);
            }
            (_, OnBoard::Game(table)) => return table.obey(word, rest, host),
            _ => {}
        }
        Ok(())
    }

    /// The rules of what is on the board, or of the next game.
    fn rules_in_force(&self) -> kalaha_rules::RuleSet {
        match &self.on_board {
            OnBoard::Nothing => self.last_choices().rules,
            OnBoard::Game(table) => table.game().start().rules(),
            OnBoard::Puzzle(sitting) => sitting.request().rules,
        }
    }
}

/// Games.
impl Session<'_> {
    /// Begins a game with the choices of the line, or with those that the person is asked for.
    fn new_game(&mut self, line: &str) -> Result<Goes, Trouble> {
        let last = self.last_choices();
        let asked = match line.is_empty() {
            true => choices::ask(&mut self.host, &last)?,
            false => Asked::Begin(choices::read(&self.host.text, &last, line).map_err(Trouble::Wrong)?),
        };
        let setup = match asked {
            Asked::Begin(setup) => setup,
            Asked::Quit => return Ok(Goes::Break(())),
            Asked::Nothing => {
                self.host.say(say!(self.host.text, "nothing-changed"))?;
                return Ok(ON);
            }
        };
        let board = Board::start(setup.rules.seeds);
        self.host
            .change_settings(|settings| settings.new_game = setup.clone())?;
        self.begin(Beginning { setup, board })?;
        Ok(ON)
    }

    /// Begins as the game on the board was begun, or the last one.
    fn play_again(&mut self) -> Result<(), Trouble> {
        let last = self.last.clone().unwrap_or_else(|| {
            let setup = self.last_choices();
            let board = Board::start(setup.rules.seeds);
            Beginning { setup, board }
        });
        self.begin(last)
    }

    /// What is offered for a new game: as the game on the board, or as the last one.
    fn last_choices(&self) -> NewGame {
        match &self.last {
            Some(last) => last.setup.clone(),
            None => self.host.settings().new_game.clone(),
        }
    }

    fn begin(&mut self, beginning: Beginning) -> Result<(), Trouble> {
        let Beginning { setup, board } = beginning.clone();
        let first = setup.first.draw(&mut self.rng);
        let mut game = Game::new(setup.seats, Position::new(setup.rules, board, first), first);
        game.set_date(&today());
        self.put_away()?;
        if setup.first == First::Lot {
            self.host
                .say(say!(self.host.text, "lot-fell", side = first.to_string()))?;
        }
        self.sit_down(game)?;
        // With the lot, if it was drawn: for another game it is drawn anew.
        self.last = Some(beginning);
        Ok(())
    }

    /// Goes on with the game that was left last. Without one, what is on the board stays there.
    fn resume(&mut self) -> Result<(), Trouble> {
        if matches!(&self.on_board, OnBoard::Game(table) if !table.game().position().is_over()) {
            return Err(Trouble::Wrong(say!(self.host.text, "resume-here")));
        }
        match self.host.store()?.resume() {
            Ok(Some(game)) => {
                let left_out = self.host.left_out();
                self.host.say_all(left_out)?;
                self.clear_board()?;
                self.sit_down(game)
            }
            Ok(None) => Err(Trouble::Wrong(games::none_unfinished(&mut self.host)?)),
            Err(error) => Err(games::not_opened(&self.host, &error)),
        }
    }

    /// Takes a game from the disk. If it cannot be opened, what is on the board stays there.
    fn load(&mut self, name: &str) -> Result<(), Trouble> {
        let path = self.numbers.find(name, &mut self.host)?;
        match self.host.store()?.open_game(&path) {
            Ok(game) => {
                self.clear_board()?;
                self.sit_down(game)
            }
            Err(error) => Err(games::not_opened(&self.host, &error)),
        }
    }

    /// Puts a game on the board.
    fn sit_down(&mut self, game: Game) -> Result<(), Trouble> {
        self.last = Some(Beginning::of(&game));
        let table = Table::new(game, self.rng.random());
        table.tell(&mut self.host)?;
        self.on_board = OnBoard::Game(Box::new(table));
        Ok(())
    }

    /// Clears the board, and lets go of the game that is there.
    fn put_away(&mut self) -> Result<(), Trouble> {
        self.clear_board()?;
        self.host.leave_file();
        Ok(())
    }

    /// Clears the board. A game is on disk; if it could not be written, its record is printed.
    fn clear_board(&mut self) -> Result<(), Trouble> {
        if let OnBoard::Game(table) = &self.on_board
            && !table.is_safe()
        {
            self.host.say(say!(self.host.text, "record-follows"))?;
            table.print_record(&mut self.host)?;
        }
        self.on_board = OnBoard::Nothing;
        Ok(())
    }
}

/// Puzzles.
impl Session<'_> {
    /// Begins a collection of puzzles, as hard as those before if nothing else is said.
    fn puzzles(&mut self, word: &str) -> Result<(), Trouble> {
        let text = &self.host.text;
        let difficulty = match (&self.on_board, puzzles::difficulty(text, word)) {
            (_, Some(difficulty)) => difficulty,
            _ if !word.is_empty() => {
                let word = clean(word);
                return Err(Trouble::Wrong(say!(text, "puzzle-unknown", word = word)));
            }
            (OnBoard::Puzzle(sitting), None) => sitting.request().difficulty,
            _ => Default::default(),
        };
        let request = PuzzleRequest {
            rules: self.rules_in_force(),
            difficulty,
            seed: self.rng.random(),
            number: 1,
        };
        self.show_puzzle(request)
    }

    fn show_puzzle(&mut self, request: PuzzleRequest) -> Result<(), Trouble> {
        self.put_away()?;
        if let Some(sitting) = Sitting::at(request, &mut self.host)? {
            self.on_board = OnBoard::Puzzle(Box::new(sitting));
        }
        Ok(())
    }
}
