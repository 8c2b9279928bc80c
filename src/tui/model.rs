//! The state of the program, what can happen to it, and what it asks for.

use kalaha_rules::{Side, Sides};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use ratatui::layout::Size;

use super::capabilities::Capabilities;
use super::glyphs::Glyphs;
use super::keys::Context;
use super::lesson::Lesson;
use super::puzzles::Puzzles;
use super::reading::{Reading, Source, Topic};
use super::review::Review;
use super::screen::{Item, Menu, MenuKind, Screen};
use super::speed::{Pace, Questions};
use super::table::Table;
use super::theme::Theme;
use super::view::Orientation;
use crate::game::Game;
use crate::storage::Statistics;
use crate::storage::settings::{NewGame, Settings};
use crate::text::{Language, Text};

/// All state. Only [`update`](super::update::update) changes it.
#[derive(Debug)]
pub struct Model {
    /// The words; their language follows from the settings.
    pub text: Text,
    /// The language of the system.
    system: Language,
    /// What the terminal can show.
    terminal: Capabilities,
    /// The colours; they follow from the settings.
    pub theme: Theme,
    /// The characters; they follow from the settings.
    pub glyphs: Glyphs,
    /// What the person has chosen once and for all.
    pub settings: Settings,
    /// The choices for the next game.
    pub setup: NewGame,
    /// A game that can be gone on with.
    pub unfinished: Option<Game>,
    /// What was wrong when unfinished games were looked for.
    pub problem: Option<String>,
    /// Why the settings could not be written, as long as it has not been made good.
    pub settings_failed: Option<String>,
    /// Where the game is kept, if it was saved.
    pub kept_in: Option<String>,
    /// What the finished games add up to, as far as it was asked for.
    pub statistics: Statistics,
    /// Why the last attempt to save failed, as long as it has not been made good.
    pub save_failed: Option<String>,
    /// The size of the terminal.
    pub size: Size,
    /// The screens one above the other; the last one is seen. Never empty.
    screens: Vec<Screen>,
    pub(super) questions: Questions,
    pub(super) rng: ChaCha8Rng,
    /// Tells the day on which a new game is played. Asked only then: to know where the person lives takes as long as a frame.
    pub(super) today: fn() -> String,
}

impl Model {
    /// The state to begin with: the start screen. `seed` decides the lot and what the built-in player overlooks.
    pub fn new(
        system: Language,
        settings: Settings,
        terminal: Capabilities,
        seed: u64,
        today: fn() -> String,
    ) -> Model {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        Model {
            text: Text::new(settings.language.unwrap_or(system)),
            system,
            terminal,
            theme: Theme::new(&settings, terminal.depth),
            glyphs: Glyphs::new(settings.glyphs, terminal.unicode),
            questions: Questions::new(rng.random()),
            setup: settings.new_game.clone(),
            settings,
            settings_failed: None,
            unfinished: None,
            problem: None,
            kept_in: None,
            statistics: Statistics::default(),
            save_failed: None,
            size: Size::default(),
            screens: vec![Screen::Menu(MenuKind::Start, Menu::new(start_items(false)))],
            rng,
            today,
        }
    }

    /// The screen that is seen.
    pub fn screen(&self) -> &Screen {
        &self.screens[self.screens.len() - 1]
    }

    /// All screens, the one that is seen last.
    pub fn screens(&self) -> &[Screen] {
        &self.screens
    }

    pub(super) fn screen_mut(&mut self) -> &mut Screen {
        let top = self.screens.len() - 1;
        &mut self.screens[top]
    }

    /// The table, also when another screen covers it.
    pub fn table(&self) -> Option<&Table> {
        self.screens.iter().find_map(|screen| match screen {
            Screen::Table(table) => Some(&**table),
            _ => None,
        })
    }

    pub(super) fn table_mut(&mut self) -> Option<&mut Table> {
        self.screens.iter_mut().find_map(|screen| match screen {
            Screen::Table(table) => Some(&mut **table),
            _ => None,
        })
    }

    /// The table if it is the screen that is seen, and its pace.
    pub(super) fn table_and_pace(&mut self) -> Option<(&mut Table, Pace<'_>)> {
        match self.screen_and_pace() {
            (Some(Screen::Table(table)), pace) => Some((table, pace)),
            _ => None,
        }
    }

    /// The lesson if it is the screen that is seen, and its pace.
    pub(super) fn lesson_and_pace(&mut self) -> Option<(&mut Lesson, Pace<'_>)> {
        match self.screen_and_pace() {
            (Some(Screen::Lesson(lesson)), pace) => Some((lesson, pace)),
            _ => None,
        }
    }

    /// The screen that is seen, and its pace.
    pub(super) fn screen_and_pace(&mut self) -> (Option<&mut Screen>, Pace<'_>) {
        let pace = Pace {
            speed: self.settings.speed,
            evaluates: self.settings.live_evaluation,
            questions: &mut self.questions,
        };
        (self.screens.last_mut(), pace)
    }

    /// The puzzles, also when another screen covers them.
    pub fn puzzles(&self) -> Option<&Puzzles> {
        self.screens.iter().rev().find_map(|screen| match screen {
            Screen::Puzzles(puzzles) => Some(&**puzzles),
            _ => None,
        })
    }

    /// The puzzles, also when another screen covers them, and the questions to the built-in player.
    pub(super) fn puzzles_and_questions(&mut self) -> Option<(&mut Puzzles, &mut Questions)> {
        let puzzles = self.screens.iter_mut().rev().find_map(|screen| match screen {
            Screen::Puzzles(puzzles) => Some(&mut **puzzles),
            _ => None,
        });
        puzzles.map(|puzzles| (puzzles, &mut self.questions))
    }

    /// The review, also when another screen covers it.
    pub fn review(&self) -> Option<&Review> {
        self.screens.iter().rev().find_map(|screen| match screen {
            Screen::Review(review) => Some(&**review),
            _ => None,
        })
    }

    pub(super) fn review_mut(&mut self) -> Option<&mut Review> {
        self.screens.iter_mut().rev().find_map(|screen| match screen {
            Screen::Review(review) => Some(&mut **review),
            _ => None,
        })
    }

    /// The menu that is seen.
    pub fn menu(&self) -> Option<&Menu> {
        self.screen().menu()
    }

    /// The menu that is seen.
    pub(super) fn menu_mut(&mut self) -> Option<&mut Menu> {
        self.screen_mut().menu_mut()
    }

    /// Where keys are pressed now.
    pub fn context(&self) -> Context {
        self.screen().context()
    }

    /// Makes everything look and speak as the settings say, which have changed.
    pub(super) fn restyle(&mut self) {
        let language = self.settings.language.unwrap_or(self.system);
        if language != self.text.language() {
            self.text = Text::new(language);
        }
        self.theme = Theme::new(&self.settings, self.terminal.depth);
        self.glyphs = Glyphs::new(self.settings.glyphs, self.terminal.unicode);
    }

    /// How the board lies: the only person at the bottom, or, if it is to be turned for two people, the side whose turn is
    /// shown, or else south.
    pub fn orientation(&self) -> Orientation {
        let game = match (self.review(), self.table()) {
            (Some(review), _) => Some(review.analysis().game()),
            (None, table) => table.map(Table::game),
        };
        let is_human = |game: &Game| game.seats().clone().map(|seat| seat.is_human());
        let bottom = match game.map(is_human) {
            Some(Sides {
                south: false,
                north: true,
            }) => Some(Side::North),
            Some(Sides {
                south: true,
                north: true,
            }) if self.settings.turn_board => self.table().and_then(Table::shown_turn),
            _ => None,
        };
        Orientation {
            bottom: bottom.unwrap_or(Side::South),
            mirror: self.settings.mirror,
        }
    }

    pub(super) fn open(&mut self, screen: Screen) {
        self.screens.push(screen);
    }

    /// Opens a text, in place of one that is being read.
    pub(super) fn read(&mut self, topic: Topic) {
        let reading = self.set_text(topic);
        match self.screen_mut() {
            Screen::Reading(other) => *other = reading,
            _ => self.open(Screen::Reading(reading)),
        }
    }

    /// Fits what is seen to a terminal of this size.
    pub(super) fn resize(&mut self, size: Size) {
        self.size = size;
        if let Screen::Reading(reading) = self.screen() {
            let mut fitted = self.set_text(reading.topic());
            fitted.go_to(reading.top());
            *self.screen_mut() = Screen::Reading(fitted);
        }
    }

    fn set_text(&self, topic: Topic) -> Reading {
        let rules = match (self.review(), self.table()) {
            (Some(review), _) => review.analysis().game().start().rules(),
            (None, Some(table)) => table.game().start().rules(),
            (None, None) => self.setup.rules,
        };
        let source = Source {
            text: &self.text,
            glyphs: &self.glyphs,
            theme: self.theme,
            analysis: self.review().map(Review::analysis),
            rules,
            statistics: &self.statistics,
        };
        Reading::new(topic, &source, self.size)
    }

    /// Takes away the screen that is seen, unless it is the only one.
    pub(super) fn close(&mut self) -> Option<Screen> {
        (self.screens.len() > 1).then(|| self.screens.pop()).flatten()
    }

    /// Offers an unfinished game on the start screen, and says what was wrong when games were looked for.
    pub fn offer(&mut self, game: Option<Game>, problem: Option<String>) {
        self.unfinished = game;
        self.problem = problem;
        self.return_to_start();
    }

    /// Changes the game that can be gone on with from the start screen, whatever is seen above that.
    pub(super) fn set_unfinished(&mut self, game: Option<Game>) {
        self.unfinished = game;
        let items = start_items(self.unfinished.is_some());
        if let Some(Screen::Menu(MenuKind::Start, menu)) = self.screens.first_mut() {
            let chosen = menu.item();
            menu.chosen = items.iter().position(|&item| item == chosen).unwrap_or(0);
            menu.items = items;
        }
    }

    /// Goes to the start screen; a game at the table can be gone on with from there.
    pub(super) fn return_to_start(&mut self) {
        while let Some(screen) = self.close() {
            if let Screen::Table(table) = screen {
                let game = table.into_game();
                self.unfinished = (!game.position().is_over()).then_some(game);
            }
        }
        let resumable = self.unfinished.is_some();
        *self.screen_mut() = Screen::Menu(MenuKind::Start, Menu::new(start_items(resumable)));
    }
}

/// What can be done on the start screen.
fn start_items(resumable: bool) -> Vec<Item> {
    let resume = resumable.then_some(Item::Resume);
    let always = [
        Item::NewGame,
        Item::Games,
        Item::Learn,
        Item::Puzzles,
        Item::Statistics,
        Item::Settings,
        Item::Rules,
        Item::Keys,
        Item::Quit,
    ];
    resume.into_iter().chain(always).collect()
}
