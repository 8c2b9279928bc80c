//! The loop: what happens becomes a message, the state changes, effects are carried out, and what changed is drawn.

use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Instant;

use ratatui::crossterm::event::{self, Event, KeyEventKind};
use ratatui::crossterm::terminal;
use ratatui::layout::Size;

use super::Options;
use super::effect::Effect;
use super::model::{Model, Msg};
use super::player::Player;
use super::terminal::Terminal;
use super::update::{sit_down, update};
use super::view;
use crate::ai::{Budget, EngineOptions};
use crate::storage::settings::SettingsFile;
use crate::storage::{Store, today};
use crate::text::Text;

/// Plays until the person leaves. Returns the exit code.
///
/// # Errors
///
/// If stdin or stdout is no terminal, or the terminal is lost.
pub fn run(options: Options) -> io::Result<u8> {
    let (sender, inbox) = mpsc::channel();
    let terminal = Terminal::take()?;
    listen_for_signals(sender.clone())?;
    listen_for_input(sender.clone());
    let player = start_player(&options, sender);
    let mut model = new_model(&options);
    let mut world = World {
        terminal,
        player,
        settings: options.settings,
        store: Store::open().map_err(|error| error.to_string()),
        tick: None,
    };
    let effects = begin(&mut model, &mut world, options.game);
    let code = match world.carry_out(&mut model, effects)? {
        Some(code) => code,
        None => play(&mut model, &mut world, &inbox)?,
    };
    world.leave_file();
    Ok(code)
}

/// The exit code of a program whose terminal went away, as for SIGHUP.
const HANGUP_CODE: u8 = 129;

/// What the threads send to the loop.
enum Arrival {
    Msg(Msg),
    Signal(i32),
    /// There will be no more keys: the terminal is gone.
    InputLost,
}

fn new_model(options: &Options) -> Model {
    let seed = options.seed.unwrap_or_else(rand::random);
    let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let settings = options.settings.settings().clone();
    let text = Text::new(settings.language.unwrap_or_default());
    Model::new(text, settings, no_colour, seed, today())
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
fn begin(model: &mut Model, world: &mut World, game: Option<crate::game::Game>) -> Vec<Effect> {
    if let Ok((width, height)) = terminal::size() {
        model.size = Size { width, height };
    }
    if let Some(game) = game {
        return sit_down(model, game, None);
    }
    let in_settings = world.settings.problems().first().map(ToString::to_string);
    let (game, in_games) = match &mut world.store {
        Ok(store) => match store.resume() {
            Ok(game) => (game, store.problems().first().map(ToString::to_string)),
            Err(error) => (None, Some(error.to_string())),
        },
        Err(reason) => (None, Some(reason.clone())),
    };
    model.offer(game, in_games.or(in_settings));
    vec![]
}

fn play(model: &mut Model, world: &mut World, inbox: &Receiver<Arrival>) -> io::Result<u8> {
    loop {
        world.terminal.draw(|frame| view::draw(model, frame))?;
        let mut next = Some(world.wait(inbox)?);
        // All that is there already goes into the same frame.
        while let Some(arrival) = next {
            if let Some(code) = world.handle(model, arrival)? {
                return Ok(code);
            }
            next = inbox.try_recv().ok();
        }
    }
}

/// All that is outside of the state.
struct World {
    terminal: Terminal,
    player: Player,
    settings: SettingsFile,
    store: Result<Store, String>,
    tick: Option<Instant>,
}

impl World {
    /// Waits for something to happen, or for the time that was asked for.
    fn wait(&mut self, inbox: &Receiver<Arrival>) -> io::Result<Arrival> {
        let gone = || io::Error::other("nothing can happen any more");
        let Some(tick) = self.tick else {
            return inbox.recv().map_err(|_| gone());
        };
        match inbox.recv_timeout(tick.saturating_duration_since(Instant::now())) {
            Ok(arrival) => Ok(arrival),
            Err(RecvTimeoutError::Timeout) => {
                self.tick = None;
                Ok(Arrival::Msg(Msg::Tick))
            }
            Err(RecvTimeoutError::Disconnected) => Err(gone()),
        }
    }

    fn handle(&mut self, model: &mut Model, arrival: Arrival) -> io::Result<Option<u8>> {
        match arrival {
            Arrival::Msg(msg) => {
                let effects = update(model, msg);
                self.carry_out(model, effects)
            }
            Arrival::Signal(signal) => self.obey(signal),
            Arrival::InputLost => Ok(Some(HANGUP_CODE)),
        }
    }

    fn carry_out(&mut self, model: &mut Model, effects: Vec<Effect>) -> io::Result<Option<u8>> {
        for effect in effects {
            match effect {
                Effect::TickIn(time) => self.tick = Some(Instant::now() + time),
                Effect::Think(question) => self.player.ask(question),
                Effect::StopThinking => self.player.forget(),
                Effect::LeaveFile => self.leave_file(),
                Effect::Save(game) => {
                    let result = match &mut self.store {
                        Ok(store) => store.save(&game).map_err(|error| error.to_string()),
                        Err(reason) => Err(reason.clone()),
                    };
                    update(model, Msg::Saved(result));
                }
                Effect::SaveSettings(settings) => {
                    let result = self.settings.save(&settings);
                    let result = result.map_err(|error| error.to_string());
                    update(model, Msg::SettingsSaved(result));
                }
                Effect::Exit(code) => return Ok(Some(code)),
                Effect::Suspend => self.suspend()?,
            }
        }
        Ok(None)
    }

    fn leave_file(&mut self) {
        if let Ok(store) = &mut self.store {
            // A finished game that cannot be moved to its folder now is moved when the program starts again.
            let _ = store.leave();
        }
    }

    #[cfg(unix)]
    fn suspend(&mut self) -> io::Result<()> {
        self.terminal.suspend()
    }

    #[cfg(not(unix))]
    fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }

    #[cfg(unix)]
    fn obey(&mut self, signal: i32) -> io::Result<Option<u8>> {
        use signal_hook::consts::{SIGCONT, SIGTSTP};
        match signal {
            SIGTSTP => self.terminal.suspend().map(|()| None),
            SIGCONT => self.terminal.resume().map(|()| None),
            // The exit code by which shells tell a signal.
            _ => Ok(u8::try_from(128 + signal).ok()),
        }
    }

    #[cfg(not(unix))]
    fn obey(&mut self, _signal: i32) -> io::Result<Option<u8>> {
        Ok(None)
    }
}

#[cfg(unix)]
fn listen_for_signals(sender: Sender<Arrival>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    let mut signals =
        signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT])?;
    thread::spawn(move || {
        for signal in &mut signals {
            if sender.send(Arrival::Signal(signal)).is_err() {
                break;
            }
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn listen_for_signals(_sender: Sender<Arrival>) -> io::Result<()> {
    Ok(())
}

fn listen_for_input(sender: Sender<Arrival>) {
    thread::spawn(move || {
        loop {
            let arrival = match event::read() {
                Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => Arrival::Msg(Msg::Key(key)),
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
