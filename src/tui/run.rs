//! The loop: what happens becomes a message, the state changes, effects are carried out, and what changed is drawn.

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{self, Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::crossterm::terminal;
use ratatui::layout::Size;

use super::Options;
use super::capabilities::Capabilities;
use super::effect::Effect;
use super::library;
use super::message::{Gesture, Msg};
use super::model::Model;
use super::player::{Job, Player};
use super::signals::{self, Signal};
use super::table::Notice;
use super::terminal::{Terminal, after_a_panic_say};
use super::update::{sit_down, update};
use super::view::{self, Target, Targets};
use crate::ai::{Budget, EngineOptions};
use crate::game::Game;
use crate::say;
use crate::storage::settings::SettingsFile;
use crate::storage::{StorageError, Store, today};
use crate::text::{Language, Text, clean, failure};

/// Plays until the person leaves. Returns the exit code.
///
/// # Errors
///
/// If stdin or stdout is no terminal, or the terminal is lost.
pub fn run(options: Options) -> io::Result<u8> {
    run_with(options, update)
}

/// As [`run`], with another way from a state and a message to the next state: a test puts its faults there.
///
/// # Errors
///
/// As [`run`].
pub fn run_with(options: Options, update: Update) -> io::Result<u8> {
    let (sender, inbox) = mpsc::channel();
    let terminal = Terminal::take(options.settings.settings().mouse)?;
    let on_signal = sender.clone();
    signals::listen(move |signal| on_signal.send(Arrival::Signal(signal)).is_ok())?;
    listen_for_input(sender.clone());
    let player = start_player(&options, sender);
    let mut model = new_model(&options);
    let mut world = World {
        update,
        terminal,
        player,
        settings: options.settings,
        store: options.store,
        tick: None,
        next_frame: Instant::now(),
        targets: Targets::default(),
        pointed_at: None,
    };
    let effects = begin(&mut model, &mut world, options.game, options.by_lot);
    world.prepare_for_a_panic(&model.text);
    let code = match world.carry_out(&mut model, effects)? {
        Some(code) => code,
        None => play(&mut model, &mut world, &inbox)?,
    };
    world.leave_file();
    Ok(code)
}

/// A function that does what [`update`] does.
type Update = fn(&mut Model, Msg) -> Vec<Effect>;

/// The exit code of a program whose terminal went away, as for SIGHUP.
const HANGUP_CODE: u8 = 129;

/// The least time between two frames.
const FRAME: Duration = Duration::from_millis(16);

/// What the threads send to the loop.
enum Arrival {
    Msg(Msg),
    Mouse(MouseEvent),
    Signal(Signal),
    /// There will be no more keys: the terminal is gone.
    InputLost,
}

fn new_model(options: &Options) -> Model {
    let seed = options.seed.unwrap_or_else(rand::random);
    let terminal = Capabilities::detect(|name| std::env::var(name).ok());
    let settings = options.settings.settings().clone();
    Model::new(Language::of_system(), settings, terminal, seed, today)
}

fn start_player(options: &Options, sender: Sender<Arrival>) -> Player {
    let engine = EngineOptions {
        threads: options.threads,
        hash_mib: options.hash_mib,
    };
    let budget = Budget {
        time: options.think,
        ..Budget::default()
    };
    Player::start(engine, budget, move |msg| {
        // At the very end there is nobody to hear it.
        let _ = sender.send(Arrival::Msg(msg));
    })
}

/// The table if the command line says what to play, else the start screen with the game that was left unfinished.
fn begin(model: &mut Model, world: &mut World, game: Option<Game>, by_lot: bool) -> Vec<Effect> {
    if let Ok((width, height)) = terminal::size() {
        model.size = Size { width, height };
    }
    if let Some(game) = game {
        let notice = by_lot.then(|| Notice::Lot(game.first()));
        return sit_down(model, game, notice);
    }
    let told = |problem: &StorageError| failure(&model.text, problem);
    let in_settings = world.settings.problems().first().map(told);
    let (game, in_games) = match &mut world.store {
        Ok(store) => match store.resume() {
            Ok(game) => (game, store.problems().first().map(told)),
            Err(error) => (None, Some(told(&error))),
        },
        Err(error) => (None, Some(told(error))),
    };
    model.offer(game, in_games.or(in_settings));
    vec![]
}

fn play(model: &mut Model, world: &mut World, inbox: &Receiver<Arrival>) -> io::Result<u8> {
    loop {
        world.draw(model)?;
        let mut end = None;
        while let Some(arrival) = world.next(inbox, end)? {
            match world.handle(model, arrival)? {
                Handled::Nothing => {}
                // All that comes before the next frame may be drawn goes into it too.
                Handled::Something => end = Some(world.next_frame),
                Handled::Exit(code) => return Ok(code),
            }
        }
    }
}

/// What came of something that arrived.
enum Handled {
    Nothing,
    /// The picture may be another one.
    Something,
    Exit(u8),
}

impl From<Option<u8>> for Handled {
    fn from(exit: Option<u8>) -> Handled {
        exit.map_or(Handled::Something, Handled::Exit)
    }
}

/// All that is outside of the state.
struct World {
    update: Update,
    terminal: Terminal,
    player: Player,
    settings: SettingsFile,
    store: Result<Store, StorageError>,
    tick: Option<Instant>,
    next_frame: Instant,
    /// Where the things are that one can point at, in the frame that is seen.
    targets: Targets,
    pointed_at: Option<Target>,
}

impl World {
    fn draw(&mut self, model: &Model) -> io::Result<()> {
        let targets = &mut self.targets;
        self.terminal.draw(|frame| *targets = view::draw(model, frame))?;
        self.next_frame = Instant::now() + FRAME;
        Ok(())
    }

    /// Waits for something to happen, for the time that was asked for, or at most to the end of a time.
    fn next(&mut self, inbox: &Receiver<Arrival>, end: Option<Instant>) -> io::Result<Option<Arrival>> {
        let until = match (self.tick, end) {
            (Some(tick), Some(end)) => Some(tick.min(end)),
            (tick, end) => tick.or(end),
        };
        let received = match until {
            Some(until) => inbox.recv_timeout(until.saturating_duration_since(Instant::now())),
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match received {
            Ok(arrival) => Ok(Some(arrival)),
            Err(RecvTimeoutError::Disconnected) => Err(io::Error::other("nothing can happen any more")),
            Err(RecvTimeoutError::Timeout) if self.tick == until => {
                self.tick = None;
                Ok(Some(Arrival::Msg(Msg::Tick)))
            }
            Err(RecvTimeoutError::Timeout) => Ok(None),
        }
    }

    /// What was done with the mouse, at what is drawn there now. Moving on over the same thing is nothing.
    fn mouse(&mut self, event: MouseEvent) -> Option<Msg> {
        let target = self.targets.at(event.column, event.row);
        let gesture = match event.kind {
            MouseEventKind::Down(MouseButton::Left) => Gesture::Click,
            MouseEventKind::Moved | MouseEventKind::Drag(_) if target != self.pointed_at => Gesture::Point,
            MouseEventKind::ScrollUp => Gesture::WheelUp,
            MouseEventKind::ScrollDown => Gesture::WheelDown,
            _ => return None,
        };
        self.pointed_at = target;
        Some(Msg::Mouse { gesture, target })
    }

    fn handle(&mut self, model: &mut Model, arrival: Arrival) -> io::Result<Handled> {
        let msg = match arrival {
            Arrival::Msg(msg) => Some(msg),
            Arrival::Mouse(event) => self.mouse(event),
            Arrival::Signal(signal) => return self.obey(signal).map(Handled::from),
            Arrival::InputLost => return Ok(Handled::Exit(HANGUP_CODE)),
        };
        let Some(msg) = msg else {
            return Ok(Handled::Nothing);
        };
        let effects = (self.update)(model, msg);
        self.carry_out(model, effects).map(Handled::from)
    }

    fn carry_out(&mut self, model: &mut Model, effects: Vec<Effect>) -> io::Result<Option<u8>> {
        for effect in effects {
            match effect {
                Effect::TickIn(time) => self.tick = Some(Instant::now() + time),
                Effect::Think(question) => self.player.ask(Job::Answer(question)),
                Effect::Study(study) => self.player.ask(Job::Study(*study)),
                Effect::FindPuzzle(order) => self.player.ask(Job::Puzzle(order)),
                Effect::StopThinking => self.player.forget(),
                Effect::LeaveFile => self.leave_file(),
                Effect::Save(game) => {
                    let result = library::save(&model.text, &mut self.store, &game);
                    (self.update)(model, Msg::Saved(result));
                    self.prepare_for_a_panic(&model.text);
                }
                Effect::Games(errand) => {
                    for msg in library::run(&model.text, &mut self.store, errand) {
                        let effects = (self.update)(model, msg);
                        if let Some(code) = self.carry_out(model, effects)? {
                            return Ok(Some(code));
                        }
                    }
                }
                Effect::SaveSettings(settings) => {
                    self.terminal.listen_to_mouse(settings.mouse)?;
                    let result = self.settings.save(&settings);
                    let result = result.map_err(|error| failure(&model.text, &error));
                    (self.update)(model, Msg::SettingsSaved(result));
                }
                Effect::Exit(code) => return Ok(Some(code)),
                Effect::Suspend => self.terminal.suspend()?,
            }
        }
        Ok(None)
    }

    /// Whatever happens, it is said where the game is.
    fn prepare_for_a_panic(&self, text: &Text) {
        let path = self.store.as_ref().ok().and_then(Store::current_path);
        let program = concat!("kalaha ", env!("CARGO_PKG_VERSION"));
        after_a_panic_say(match path {
            Some(path) => {
                let file = clean(&path.to_string_lossy());
                say!(text, "fault-saved", file = file, program = program)
            }
            None => say!(text, "fault", program = program),
        });
    }

    fn leave_file(&mut self) {
        if let Ok(store) = &mut self.store {
            // A finished game that cannot be moved to its folder now is moved when the program starts again.
            let _ = store.leave();
        }
    }

    fn obey(&mut self, signal: Signal) -> io::Result<Option<u8>> {
        match signal {
            Signal::Stop => self.terminal.suspend().map(|()| None),
            Signal::Continue => self.terminal.resume().map(|()| None),
            Signal::End(code) => Ok(Some(code)),
        }
    }
}

fn listen_for_input(sender: Sender<Arrival>) {
    thread::spawn(move || {
        loop {
            let arrival = match event::read() {
                Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => Arrival::Msg(Msg::Key(key)),
                Ok(Event::Mouse(event)) => Arrival::Mouse(event),
                Ok(Event::Resize(width, height)) => Arrival::Msg(Msg::Resize(Size { width, height })),
                Ok(_) => continue,
                Err(_) => Arrival::InputLost,
            };
            let is_lost = matches!(arrival, Arrival::InputLost);
            if sender.send(arrival).is_err() || is_lost {
                break;
            }
        }
    });
}
