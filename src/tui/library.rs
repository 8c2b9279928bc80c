//! What is done with the games on disk when the state asks for it.

use super::effect::Errand;
use super::message::{Msg, Report};
use crate::game::Game;
use crate::storage::{Existing, StorageError, Store, name_of, shown_path};
use crate::text::{Text, failure};

/// Does something with the games, and says what came of it.
pub fn run(text: &Text, store: &mut Result<Store, StorageError>, errand: Errand) -> Vec<Msg> {
    let reports = match store {
        Ok(store) => run_with(text, store, errand),
        Err(error) => vec![Report::Failed(failure(text, error))],
    };
    reports.into_iter().map(Msg::Games).collect()
}

/// Saves the game that is played, and says where it is then.
pub fn save(text: &Text, store: &mut Result<Store, StorageError>, game: &Game) -> Result<String, String> {
    let store = store.as_mut().map_err(|error| failure(text, error))?;
    store.save(game).map_err(|error| failure(text, &error))?;
    Ok(store.current_path().map(shown_path).unwrap_or_default())
}

fn run_with(text: &Text, store: &mut Store, errand: Errand) -> Vec<Report> {
    let is_from_list = !matches!(errand, Errand::Rename { .. });
    let done = match errand {
        Errand::List => return vec![Report::Listed(store.list())],
        // A file that cannot be read is told where the games are listed.
        Errand::AddUp => return vec![Report::AddedUp(store.statistics().0)],
        Errand::Keep { game, name } => {
            let kept = store.keep(&game, &name, Existing::Refuse);
            return vec![match kept {
                // A name that cannot be that of a file becomes one that can.
                Ok(path) => Report::Kept(name_of(&path)),
                Err(error) => Report::Failed(failure(text, &error)),
            }];
        }
        Errand::Open(path) => match store.open_game(&path) {
            Ok(game) => return vec![Report::Opened(Box::new(game))],
            Err(error) => Err(error),
        },
        Errand::Read(path) => match Store::read(&path) {
            Ok(game) => return vec![Report::Read(Box::new(game))],
            Err(error) => Err(error),
        },
        Errand::Rename { path, name } => store.rename(&path, &name).map(|_| Report::Renamed),
        Errand::Delete(path) => store.delete(&path).map(|()| Report::Deleted),
    };
    let report = done.unwrap_or_else(|error| Report::Failed(failure(text, &error)));
    // The game that was offered may have been let go.
    let offered = Report::Unfinished(store.resume().unwrap_or_default().map(Box::new));
    match report {
        // What is no longer there is no longer listed either.
        Report::Failed(_) if is_from_list => vec![offered, Report::Listed(store.list()), report],
        Report::Failed(_) => vec![offered, report],
        _ => vec![offered, report, Report::Listed(store.list())],
    }
}
