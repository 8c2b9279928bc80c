//! The only place where the state changes. It does nothing else: what is to be done in the world it asks for.

mod form;
mod games;
mod mouse;
mod puzzles;
pub mod review;

use kalaha_rules::{Board, Position, Sides};

use super::effect::{Effect, Errand};
use super::keys::{self, Action, Context};
use super::lesson::Lesson;
use super::message::Msg;
use super::model::Model;
use super::naming::{Naming, Purpose};
use super::preferences::Preference;
use super::reading::Topic;
use super::screen::{Item, Menu, MenuKind, Screen};
use super::setup::{Row, cycle};
use super::speed::Pace;
use super::table::{Notice, Table};
use crate::ai::Level;
use crate::game::{First, Game, Seat};
use crate::storage::settings::Speed;

/// What follows from something that happened.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Key(key) => {
            if let Screen::Naming(naming) = model.screen_mut()
                && naming.typed(key)
            {
                return vec![];
            }
            let action = keys::action(model.context(), key);
            on_action(model, action)
        }
        Msg::Mouse { gesture, target } => mouse::on_mouse(model, gesture, target),
        Msg::Resize(size) => {
            model.resize(size);
            vec![]
        }
        Msg::Tick => match model.screen_and_pace() {
            (Some(Screen::Lesson(lesson)), mut pace) => lesson.tick(&mut pace),
            (Some(Screen::Puzzles(puzzles)), mut pace) => puzzles.tick(&mut pace),
            _ => at_table(model, Table::tick),
        },
        Msg::Seen { ticket, thought } => {
            if let Some(table) = model.table_mut() {
                table.see(ticket, thought);
            }
            vec![]
        }
        Msg::Answer { ticket, thought } => {
            if let Some(table) = model.table_mut() {
                table.answer(ticket, thought);
            }
            at_table(model, Table::go_on)
        }
        Msg::Learned { ticket, ply, insight } => {
            if let Some(review) = model.review_mut() {
                review.learn(ticket, ply, insight);
            }
            vec![]
        }
        Msg::PuzzleMade { ticket, puzzle } => match model.puzzles_and_questions() {
            Some((puzzles, questions)) => puzzles.take(ticket, *puzzle, questions),
            None => vec![],
        },
        Msg::Saved(result) => {
            model.save_failed = result.as_ref().err().cloned();
            model.kept_in = result.ok();
            vec![]
        }
        Msg::Games(report) => games::on_report(model, report),
        Msg::SettingsSaved(result) => {
            model.settings_failed = result.err();
            vec![]
        }
    }
}

/// Shows the game at the table, new or one to go on with.
pub fn sit_down(model: &mut Model, game: Game, notice: Option<Notice>) -> Vec<Effect> {
    model.return_to_start();
    model.unfinished = None;
    model.setup.seats = game.seats().clone();
    model.setup.rules = game.start().rules();
    model.setup.first = match notice {
        // For another game like this one it is drawn anew.
        Some(Notice::Lot(_)) => First::Lot,
        _ => game.first().into(),
    };
    model.open(Screen::Table(Box::new(Table::new(game, notice))));
    at_table(model, Table::go_on)
}

/// Does something at the table if it is the screen that is seen, and shows the result when the game has ended by it.
fn at_table(model: &mut Model, act: impl FnOnce(&mut Table, &mut Pace<'_>) -> Vec<Effect>) -> Vec<Effect> {
    let Some((table, mut pace)) = model.table_and_pace() else {
        return vec![];
    };
    let was_finished = table.is_finished();
    let effects = act(table, &mut pace);
    if table.is_finished() && !was_finished {
        show_result(model);
    }
    effects
}

/// Shows how the game at the table ended, and what one can do next.
fn show_result(model: &mut Model) {
    // What is chosen at first does no harm: a key meant for the board may come when the result is there already.
    let items = [
        Item::Look,
        Item::Again,
        Item::SwapSeats,
        Item::Review,
        Item::NewGame,
        Item::Start,
    ];
    model.open(Screen::Menu(MenuKind::Over, Menu::new(items)));
}

/// Does what a key asks for; a key that asks for nothing has a meaning at times too.
fn on_action(model: &mut Model, action: Option<Action>) -> Vec<Effect> {
    match action {
        Some(Action::Interrupt) => return vec![Effect::Exit(130)],
        Some(Action::Suspend) => return vec![Effect::Suspend],
        Some(Action::Quit) => return quit(model),
        Some(Action::Help) => return read(model, Topic::Keys),
        Some(Action::Rules) => return read(model, Topic::Rules),
        _ => {}
    }
    match model.screen() {
        Screen::Table(table) => {
            let is_sowing = table.sowing().is_some();
            match action {
                Some(Action::Undo | Action::Redo | Action::Back) => {}
                // Any other key only skips to the end of the sow, and so can never play by accident.
                _ if is_sowing => return at_table(model, Table::show_end),
                _ => {}
            }
            match (model.context(), action) {
                (Context::Finished, Some(Action::Confirm)) => {
                    show_result(model);
                    return vec![];
                }
                (Context::Finished, Some(Action::Review)) => return choose(model, Item::Review),
                (Context::Finished, Some(Action::Back)) => return choose(model, Item::Start),
                _ => {}
            }
            action.map_or(vec![], |action| on_table(model, action))
        }
        Screen::Games(_) => action.map_or(vec![], |action| games::on_games(model, action)),
        Screen::Naming(_) => action.map_or(vec![], |action| games::on_naming(model, action)),
        Screen::Lesson(_) => on_lesson(model, action),
        Screen::Puzzles(_) => puzzles::on_action(model, action),
        Screen::Review(_) => action.map_or(vec![], |action| review::on_action(model, action)),
        Screen::NewGame(_) | Screen::Settings(_) => {
            action.map_or(vec![], |action| form::on_form(model, action))
        }
        Screen::Reading(_) => action.map_or(vec![], |action| on_reading(model, action)),
        _ => action.map_or(vec![], |action| on_menu(model, action)),
    }
}

fn on_table(model: &mut Model, action: Action) -> Vec<Effect> {
    match action {
        Action::Sow(house) => at_table(model, |table, pace| table.sow(house, pace)),
        Action::Confirm => at_table(model, Table::confirm),
        Action::Left | Action::Right => {
            let orientation = model.orientation();
            at_table(model, |table, _| {
                if let Some(side) = table.shown_turn() {
                    table.look((action == Action::Right) == orientation.sows_rightwards(side));
                }
                vec![]
            })
        }
        Action::Undo => at_table(model, Table::undo),
        Action::Hint => {
            let most = model.settings.hints;
            at_table(model, |table, pace| table.ask_hint(most, pace))
        }
        Action::Redo => at_table(model, Table::redo),
        Action::Back => {
            let items = [
                Item::Board,
                Item::NewGame,
                Item::Save,
                Item::Speed,
                Item::Settings,
                Item::Rules,
                Item::Keys,
                Item::Start,
                Item::Quit,
            ];
            model.open(Screen::Menu(MenuKind::Pause, Menu::new(items)));
            vec![]
        }
        _ => vec![],
    }
}

fn on_lesson(model: &mut Model, action: Option<Action>) -> Vec<Effect> {
    let mirror = model.settings.mirror;
    let Some((lesson, mut pace)) = model.lesson_and_pace() else {
        return vec![];
    };
    match action {
        Some(Action::Back) => back(model),
        Some(Action::Confirm) if lesson.is_over() => {
            let items = [Item::PlayBeginner, Item::Rules, Item::Start];
            model.open(Screen::Menu(MenuKind::Taught, Menu::new(items)));
            vec![]
        }
        _ => lesson.act(action, mirror, &mut pace),
    }
}

fn on_menu(model: &mut Model, action: Action) -> Vec<Effect> {
    let Some(menu) = model.menu_mut() else {
        return vec![];
    };
    let count = menu.items.len();
    match action {
        Action::Up => menu.chosen = (menu.chosen + count - 1) % count,
        Action::Down => menu.chosen = (menu.chosen + 1) % count,
        Action::Confirm => {
            let item = menu.item();
            return choose(model, item);
        }
        Action::Left | Action::Right => {
            let item = menu.item();
            return change(model, item, action == Action::Right);
        }
        Action::Back => return back(model),
        _ => {}
    }
    vec![]
}

/// Does what a menu offers.
fn choose(model: &mut Model, item: Item) -> Vec<Effect> {
    match item {
        Item::Resume => match model.unfinished.take() {
            Some(game) => sit_down(model, game, None),
            None => vec![],
        },
        Item::NewGame => {
            model.open(Screen::NewGame(Row::ALL[0]));
            vec![]
        }
        Item::Again => again(model),
        Item::SwapSeats => {
            let seats = &mut model.setup.seats;
            std::mem::swap(&mut seats.south, &mut seats.north);
            again(model)
        }
        Item::Board | Item::Look => back(model),
        Item::Speed => change(model, item, true),
        Item::Settings => {
            model.open(Screen::Settings(Preference::ALL[0]));
            vec![]
        }
        Item::Review => match model.table().map(|table| table.game().clone()) {
            Some(game) => review::open(model, game),
            None => vec![],
        },
        Item::PlayOn(opponent) => review::play_on(model, opponent),
        Item::Games => vec![Effect::Games(Errand::List)],
        Item::Statistics => vec![Effect::Games(Errand::AddUp)],
        Item::Save => {
            model.open(Screen::Naming(Naming::new(Purpose::Keep, "")));
            vec![]
        }
        Item::KeepGame => back(model),
        Item::DeleteGame => games::delete_chosen(model),
        Item::Learn => {
            let lesson = Lesson::new(model.setup.rules);
            model.open(Screen::Lesson(Box::new(lesson)));
            vec![]
        }
        Item::Puzzles => puzzles::open(model),
        Item::PlayBeginner => {
            model.setup.seats = Sides {
                south: Seat::Human(None),
                north: Seat::Ai(Level::Beginner),
            };
            begin(model)
        }
        Item::Keys => read(model, Topic::Keys),
        Item::Rules => read(model, Topic::Rules),
        Item::Start => {
            model.return_to_start();
            vec![Effect::StopThinking]
        }
        Item::Quit => vec![Effect::Exit(0)],
    }
}

/// Changes the value that a menu item shows, for good.
fn change(model: &mut Model, item: Item, forward: bool) -> Vec<Effect> {
    let settings = &mut model.settings;
    match item {
        Item::Speed => settings.speed = cycle(Speed::ALL, &settings.speed, forward),
        _ => return vec![],
    }
    vec![apply_settings(model)]
}

/// Makes everything look as the settings say, and keeps them.
fn apply_settings(model: &mut Model) -> Effect {
    model.restyle();
    Effect::SaveSettings(Box::new(model.settings.clone()))
}

fn on_reading(model: &mut Model, action: Action) -> Vec<Effect> {
    match model.screen_mut() {
        _ if action == Action::Back => back(model),
        Screen::Reading(reading) => {
            reading.act(action);
            vec![]
        }
        _ => vec![],
    }
}

/// Begins a game as it was set up, which is what is offered next time.
fn begin(model: &mut Model) -> Vec<Effect> {
    let board = Board::start(model.setup.rules.seeds);
    model.settings.new_game = model.setup.clone();
    let mut effects = vec![apply_settings(model)];
    effects.extend(begin_with(model, board));
    effects
}

/// Begins anew with the board of the game at the table.
fn again(model: &mut Model) -> Vec<Effect> {
    match model.table().map(|table| *table.game().start().board()) {
        Some(board) => begin_with(model, board),
        None => vec![],
    }
}

fn begin_with(model: &mut Model, board: Board) -> Vec<Effect> {
    let setup = &model.setup;
    let first = setup.first.draw(&mut model.rng);
    let notice = (setup.first == First::Lot).then_some(Notice::Lot(first));
    let start = Position::new(setup.rules, board, first);
    let mut game = Game::new(setup.seats.clone(), start, first);
    game.set_date(&(model.today)());
    let mut effects = vec![Effect::StopThinking, Effect::LeaveFile];
    effects.extend(sit_down(model, game, notice));
    effects
}

/// Goes back to the screen below; a table that is seen again goes on.
fn back(model: &mut Model) -> Vec<Effect> {
    match model.close() {
        Some(_) => seen_again(model),
        // Behind the start screen there is nothing: one Esc too many does not leave the program.
        None => vec![],
    }
}

/// What a screen does when nothing covers it any more.
fn seen_again(model: &mut Model) -> Vec<Effect> {
    match model.screen_and_pace() {
        (Some(Screen::Lesson(lesson)), mut pace) => lesson.go_on(&mut pace),
        (Some(Screen::Puzzles(puzzles)), mut pace) => puzzles.go_on(&mut pace),
        _ => at_table(model, Table::go_on),
    }
}

fn read(model: &mut Model, topic: Topic) -> Vec<Effect> {
    model.read(topic);
    vec![]
}

/// Leaves; a game that goes on asks first, though it is saved in any case.
fn quit(model: &mut Model) -> Vec<Effect> {
    let goes_on = model
        .table()
        .is_some_and(|table| !table.game().position().is_over());
    match model.screen() {
        Screen::Menu(MenuKind::Leave, _) => vec![Effect::Exit(0)],
        _ if goes_on => {
            model.open(Screen::Menu(
                MenuKind::Leave,
                Menu::new([Item::Quit, Item::Board]),
            ));
            vec![]
        }
        _ => vec![Effect::Exit(0)],
    }
}
