//! The state of the program without a terminal: keys go in, effects and pictures come out.

use kalaha::ai::Thought;
use kalaha::game::Game;
use kalaha::storage::settings::Settings;
use kalaha::text::Language;
use kalaha::tui::capabilities::{Capabilities, Depth};
use kalaha::tui::effect::{Effect, Question};
use kalaha::tui::message::{Gesture, Msg};
use kalaha::tui::model::Model;
use kalaha::tui::screen::Item;
use kalaha::tui::table::Table;
use kalaha::tui::update::{sit_down, update};
use kalaha::tui::view::{self, Targets};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;

/// The program as its parts see it.
pub struct Desk {
    pub model: Model,
    pub effects: Vec<Effect>,
}

impl Desk {
    /// The start screen.
    pub fn new(settings: Settings) -> Desk {
        Desk::with(settings, Depth::Sixteen)
    }

    /// The start screen on a terminal with so many colours.
    pub fn with(settings: Settings, depth: Depth) -> Desk {
        let terminal = Capabilities { depth, unicode: true };
        Desk {
            model: Model::new(Language::English, settings, terminal, 7, || {
                "2026-11-30".to_owned()
            }),
            effects: vec![],
        }
    }

    /// A game at the table.
    pub fn at(game: Game) -> Desk {
        let mut desk = Desk::new(Settings::default());
        desk.effects = sit_down(&mut desk.model, game, None);
        desk
    }

    pub fn send(&mut self, msg: Msg) -> &mut Desk {
        self.effects = update(&mut self.model, msg);
        self
    }

    pub fn press(&mut self, code: KeyCode) -> &mut Desk {
        self.send(Msg::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    /// Presses the keys of these characters.
    pub fn keys(&mut self, keys: &str) -> &mut Desk {
        for key in keys.chars() {
            self.press(KeyCode::Char(key));
        }
        self
    }

    /// Goes down the menu that is seen to an item, without doing it.
    pub fn point_to(&mut self, wanted: Item) -> &mut Desk {
        let count = self.model.menu().map_or(0, |menu| menu.items.len());
        for _ in 0..count {
            if self.model.menu().is_some_and(|menu| menu.item() == wanted) {
                return self;
            }
            self.press(KeyCode::Down);
        }
        panic!("{wanted:?} is not in {:?}", self.model.screen());
    }

    /// Does what the menu that is seen offers.
    pub fn choose(&mut self, wanted: Item) -> &mut Desk {
        self.point_to(wanted).press(KeyCode::Enter)
    }

    /// Lets the time pass until nothing moves, or until the built-in player is asked.
    pub fn wait(&mut self) -> &mut Desk {
        while self.ticks() {
            self.send(Msg::Tick);
        }
        self
    }

    pub fn ticks(&self) -> bool {
        self.effects
            .iter()
            .any(|effect| matches!(effect, Effect::TickIn(_)))
    }

    pub fn table(&self) -> &Table {
        self.model.table().expect("a game at the table")
    }

    /// The question that was just put to the built-in player.
    pub fn question(&self) -> Option<&Question> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Think(question) => Some(question),
            _ => None,
        })
    }

    /// The built-in player answers a question with these sows.
    pub fn answer(&mut self, ticket: u64, houses: &[u8]) -> &mut Desk {
        let line = houses
            .iter()
            .map(|&number| kalaha_rules::House::new(number).expect("a house"))
            .collect();
        let thought = Thought {
            line,
            value: 0,
            proven: false,
            depth: 1,
            nodes: 1,
        };
        self.send(Msg::Answer { ticket, thought })
    }

    pub fn draw(&mut self, width: u16, height: u16) -> Buffer {
        self.send(Msg::Resize(Size { width, height }));
        self.paint().0
    }

    /// The picture, and what can be pointed at in it.
    fn paint(&self) -> (Buffer, Targets) {
        let Size { width, height } = self.model.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test terminal");
        let mut targets = Targets::default();
        terminal
            .draw(|frame| targets = view::draw(&self.model, frame))
            .expect("nothing to fail");
        (terminal.backend().buffer().clone(), targets)
    }

    /// What can be pointed at.
    pub fn targets(&self) -> Targets {
        self.paint().1
    }

    /// Uses the mouse at a place of the picture.
    pub fn mouse_at(&mut self, gesture: Gesture, column: u16, row: u16) -> &mut Desk {
        let target = self.paint().1.at(column, row);
        self.send(Msg::Mouse { gesture, target })
    }

    /// Uses the mouse in the middle of where some words stand in a picture of 80 by 24.
    pub fn mouse_on(&mut self, gesture: Gesture, words: &str) -> &mut Desk {
        let picture = self.picture(80, 24);
        let found = picture.lines().zip(0..).find_map(|(line, row)| {
            let (before, _) = line.split_once(words)?;
            let middle = before.chars().count() + words.chars().count() / 2;
            Some((middle as u16, row))
        });
        let (column, row) = found.unwrap_or_else(|| panic!("no {words} in\n{picture}"));
        self.mouse_at(gesture, column, row)
    }

    /// The picture as lines of text.
    pub fn picture(&mut self, width: u16, height: u16) -> String {
        let buffer = self.draw(width, height);
        let lines = (0..height).map(|y| {
            let line: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
            line.trim_end().to_owned() + "\n"
        });
        lines.collect()
    }
}
