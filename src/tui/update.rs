//! The only place where the state changes. It does nothing else: what is to be done in the world it asks for.

use kalaha_rules::{Board, Pit, Position, Sides};

use super::effect::Effect;
use super::keys::{self, Action};
use super::lesson::Lesson;
use super::model::{Gesture, Item, Menu, Model, Msg, Screen, Topic};
use super::setup::{self, Row, cycle};
use super::speed::Pace;
use super::table::{Notice, Table};
use super::view::{Target, reading};
use crate::ai::Level;
use crate::game::{First, Game, Seat};
use crate::storage::settings::Speed;

/// What follows from something that happened.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Key(key) => {
            let action = keys::action(model.context(), key);
            on_action(model, action)
        }
        Msg::Mouse { gesture, target } => on_mouse(model, gesture, target),
        Msg::Resize(size) => {
            model.size = size;
            vec![]
        }
        Msg::Tick => match model.lesson_and_pace() {
            Some((lesson, mut pace)) => lesson.tick(&mut pace),
            None => at_table(model, Table::tick),
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
        Msg::Saved(result) => {
            model.save_failed = result.err();
            vec![]
        }
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
        let items = [
            Item::Again,
            Item::SwapSeats,
            Item::NewGame,
            Item::Board,
            Item::Start,
        ];
        model.open(Screen::Over(Menu::new(items)));
    }
    effects
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
            action.map_or(vec![], |action| on_table(model, action))
        }
        Screen::Lesson(_) => on_lesson(model, action),
        Screen::NewGame(row) => {
            let row = *row;
            action.map_or(vec![], |action| on_form(model, row, action))
        }
        Screen::Reading { .. } => action.map_or(vec![], |action| on_reading(model, action)),
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
        Action::Undo => at_table(model, |table, _| table.undo()),
        Action::Hint => at_table(model, Table::ask_hint),
        Action::Redo => at_table(model, |table, _| table.redo()),
        Action::Back => {
            let items = [
                Item::Board,
                Item::NewGame,
                Item::Speed,
                Item::ThinkingSign,
                Item::Mirror,
                Item::Rules,
                Item::Keys,
                Item::Start,
                Item::Quit,
            ];
            model.open(Screen::Pause(Menu::new(items)));
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
            model.open(Screen::Taught(Menu::new(items)));
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
        Item::Board => back(model),
        Item::Speed | Item::ThinkingSign | Item::Mirror => change(model, item, true),
        Item::Learn => {
            let lesson = Lesson::new(model.setup.rules);
            model.open(Screen::Lesson(Box::new(lesson)));
            vec![]
        }
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
        Item::ThinkingSign => settings.thinking_sign = !settings.thinking_sign,
        Item::Mirror => settings.mirror = !settings.mirror,
        _ => return vec![],
    }
    vec![apply_settings(model)]
}

/// Makes everything look as the settings say, and keeps them.
fn apply_settings(model: &mut Model) -> Effect {
    model.restyle();
    Effect::SaveSettings(Box::new(model.settings.clone()))
}

fn on_mouse(model: &mut Model, gesture: Gesture, target: Option<Target>) -> Vec<Effect> {
    match (gesture, target) {
        (Gesture::WheelUp, _) => on_wheel(model, Action::Up),
        (Gesture::WheelDown, _) => on_wheel(model, Action::Down),
        (Gesture::Click, Some(Target::Key(action))) => on_action(model, Some(action)),
        (Gesture::Click, Some(Target::Pit(pit))) => on_pit_click(model, pit),
        (Gesture::Point, Some(Target::Pit(pit))) => {
            match model.screen_mut() {
                Screen::Table(table) => table.point(pit),
                Screen::Lesson(lesson) => lesson.point(pit),
                _ => {}
            }
            vec![]
        }
        (_, Some(Target::Item(index))) => {
            if let Some(menu) = model.menu_mut().filter(|menu| index < menu.items.len()) {
                menu.chosen = index;
            }
            match gesture {
                Gesture::Click => on_action(model, Some(Action::Confirm)),
                _ => vec![],
            }
        }
        (Gesture::Click, Some(Target::Row(index))) => {
            choose_row(model, index);
            vec![]
        }
        (Gesture::Click, Some(Target::Change { row, forward })) => {
            choose_row(model, row);
            let action = if forward { Action::Right } else { Action::Left };
            on_action(model, Some(action))
        }
        // A click anywhere does what any key would.
        (Gesture::Click, None) => match model.screen() {
            Screen::Table(_) => on_action(model, None),
            _ => vec![],
        },
        (Gesture::Point, _) => vec![],
    }
}

fn on_pit_click(model: &mut Model, pit: Pit) -> Vec<Effect> {
    if let Some((lesson, mut pace)) = model.lesson_and_pace() {
        return match lesson.is_over() {
            true => on_lesson(model, Some(Action::Confirm)),
            false => lesson.click(pit, &mut pace),
        };
    }
    at_table(model, |table, pace| match table.sowing() {
        Some(_) => table.show_end(pace),
        None => table.click(pit, pace),
    })
}

/// The wheel scrolls a text; elsewhere it does nothing, since it turns too easily.
fn on_wheel(model: &mut Model, action: Action) -> Vec<Effect> {
    match model.screen() {
        Screen::Reading { .. } => on_action(model, Some(action)),
        _ => vec![],
    }
}

fn choose_row(model: &mut Model, index: usize) {
    if let (Screen::NewGame(row), Some(&chosen)) = (model.screen_mut(), Row::ALL.get(index)) {
        *row = chosen;
    }
}

fn on_form(model: &mut Model, row: Row, action: Action) -> Vec<Effect> {
    let rows = Row::ALL;
    match action {
        Action::Up => *model.screen_mut() = Screen::NewGame(cycle(&rows, &row, false)),
        Action::Down => *model.screen_mut() = Screen::NewGame(cycle(&rows, &row, true)),
        Action::Left | Action::Right => setup::change(&mut model.setup, row, action == Action::Right),
        Action::Confirm => return begin(model),
        Action::Back => return back(model),
        _ => {}
    }
    vec![]
}

fn on_reading(model: &mut Model, action: Action) -> Vec<Effect> {
    let last = reading::last_top(model);
    let page = reading::page(model);
    if let Screen::Reading { top, .. } = model.screen_mut() {
        match action {
            Action::Up => *top = top.saturating_sub(1),
            Action::Down => *top = (*top + 1).min(last),
            Action::PageUp => *top = top.saturating_sub(page),
            Action::PageDown => *top = (*top + page).min(last),
            Action::Back => return back(model),
            _ => {}
        }
    }
    vec![]
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
    game.set_date(&model.today);
    let mut effects = vec![Effect::StopThinking, Effect::LeaveFile];
    effects.extend(sit_down(model, game, notice));
    effects
}

/// Goes back to the screen below; a table that is seen again goes on.
fn back(model: &mut Model) -> Vec<Effect> {
    match model.close() {
        Some(_) => match model.lesson_and_pace() {
            Some((lesson, mut pace)) => lesson.go_on(&mut pace),
            None => at_table(model, Table::go_on),
        },
        None => quit(model),
    }
}

fn read(model: &mut Model, topic: Topic) -> Vec<Effect> {
    match model.screen_mut() {
        Screen::Reading { topic: is, top } => (*is, *top) = (topic, 0),
        _ => model.open(Screen::Reading { topic, top: 0 }),
    }
    vec![]
}

/// Leaves; a game that goes on asks first, though it is saved in any case.
fn quit(model: &mut Model) -> Vec<Effect> {
    let goes_on = model
        .table()
        .is_some_and(|table| !table.game().position().is_over());
    match model.screen() {
        Screen::Leave(_) => vec![Effect::Exit(0)],
        _ if goes_on => {
            model.open(Screen::Leave(Menu::new([Item::Quit, Item::Board])));
            vec![]
        }
        _ => vec![Effect::Exit(0)],
    }
}
