//! `kalaha games`: the games on disk.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

use jiff::Timestamp;
use serde_json::{Value, json};

use super::failure::Failure;
use super::{json as positions, replay, setup};
use crate::cli::{DeleteArgs, ExportArgs, GamesAction, GamesArgs, ImportArgs, ListArgs, RenameArgs};
use crate::say;
use crate::storage::{Existing, InUse, Store, Summary};
use crate::text::{self, Text, clean};

/// Does with the games what the options say.
pub fn run(args: &GamesArgs, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    let mut store = Store::open()?;
    match &args.action {
        None => list(&store, &args.list, text, out),
        Some(GamesAction::List(list_args)) => list(&store, list_args, text, out),
        Some(GamesAction::Show(show)) => {
            let game = Store::read(&store.find(&show.game.name)?)?;
            replay::write(&game, show.json, text, out)
        }
        Some(GamesAction::Export(export_args)) => export(&store, export_args, out),
        Some(GamesAction::Delete(delete_args)) => delete(&mut store, delete_args, text),
        Some(GamesAction::Rename(rename_args)) => rename(&mut store, rename_args, out),
        Some(GamesAction::Import(import_args)) => import(&store, import_args, out),
    }
}

fn list(store: &Store, args: &ListArgs, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    let listing = store.list();
    Failure::warn(&listing.problems);
    if listing.games.is_empty() && !args.json {
        writeln!(out, "{}", say!(text, "no-games"))?;
    }
    for game in &listing.games {
        match args.json {
            true => positions::write_escaped(out, &as_json(game))?,
            false => write_summary(text, game, out)?,
        }
    }
    Ok(())
}

fn as_json(game: &Summary) -> Value {
    let rules = game.position.rules();
    let score = game.position.score();
    json!({
        "shelf": game.shelf.to_string(),
        "name": game.name(),
        "file": game.path.to_string_lossy(),
        "south": game.seats.south.to_string(),
        "north": game.seats.north.to_string(),
        "date": game.date,
        "rules": positions::rules(rules),
        "turns": game.turn_number,
        "board": game.position.board().to_string(),
        "turn": game.position.turn().map(|side| side.to_string()),
        "over": game.position.is_over(),
        "score": positions::sides(score),
        "result": game.position.result().map(|result| result.to_string()),
        "in_use": game.in_use != InUse::Nobody,
        "written": Timestamp::try_from(game.written).ok().map(|time| time.to_string()),
    })
}

fn write_summary(text: &Text, game: &Summary, out: &mut dyn Write) -> Result<(), Failure> {
    let state = text::standing(text, &game.position, game.turn_number);
    let seats = text::opponents(text, &game.seats);
    writeln!(out, "{}/{}", game.shelf, clean(&game.name()))?;
    let date = game.date.as_deref().map(clean);
    let in_use = (game.in_use != InUse::Nobody).then(|| say!(text, "listed-in-use"));
    let rules = text::rules_line(text, game.position.rules());
    let parts = [date, Some(seats), Some(state), Some(rules), in_use];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    writeln!(out, "    {}", parts.join(" · "))?;
    Ok(())
}

fn export(store: &Store, args: &ExportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = Store::read(&store.find(&args.game.name)?)?;
    match args.file == Path::new("-") {
        true => write!(out, "{game}")?,
        false => Store::export(&game, &args.file, existing(args.force))?,
    }
    Ok(())
}

fn delete(store: &mut Store, args: &DeleteArgs, text: &Text) -> Result<(), Failure> {
    let path = store.find(&args.game.name)?;
    let stdin = io::stdin();
    if !args.yes {
        if !stdin.is_terminal() {
            return Err(Failure::Usage(
                "nobody can be asked whether to delete it: say --yes".to_owned(),
            ));
        }
        let question = say!(text, "delete-question", name = clean(&args.game.name));
        write!(io::stderr(), "{question} ")?;
        let mut answer = String::new();
        stdin.lock().read_line(&mut answer)?;
        if !matches!(answer.trim().to_lowercase().as_str(), "y" | "yes") {
            return Err(Failure::Failed(say!(text, "not-deleted")));
        }
    }
    Ok(store.delete(&path)?)
}

fn rename(store: &mut Store, args: &RenameArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let path = store.find(&args.game.name)?;
    let renamed = store.rename(&path, &args.new_name)?;
    write_path(&renamed, out)
}

fn import(store: &Store, args: &ImportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let name = match (&args.name, args.file.file_stem()) {
        (Some(name), _) => name.clone(),
        (None, Some(stem)) if args.file != Path::new("-") => stem.to_string_lossy().into_owned(),
        _ => {
            return Err(Failure::Usage(
                "a record from stdin needs a name: say --name NAME".to_owned(),
            ));
        }
    };
    let game = setup::read_record_or_stdin(&args.file)?;
    let saved = store.keep(&game, &name, existing(args.force))?;
    write_path(&saved, out)
}

fn existing(force: bool) -> Existing {
    match force {
        true => Existing::Replace,
        false => Existing::Refuse,
    }
}

/// Where a game is now.
fn write_path(path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", clean(&path.to_string_lossy()))?;
    Ok(())
}
