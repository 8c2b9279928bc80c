//! `kalaha man`: the manual.

use std::io::Write;

use clap::CommandFactory;
use clap_mangen::Man;

use super::failure::Failure;
use crate::cli::{Cli, ManArgs};

/// Prints a page.
pub fn run(args: &ManArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut kalaha = Cli::command();
    kalaha.build();
    let command = match &args.command {
        None => &kalaha,
        Some(name) => kalaha.find_subcommand(name).ok_or_else(|| {
            let names: Vec<_> = kalaha
                .get_subcommands()
                .map(|command| command.get_name())
                .collect();
            Failure::option("[COMMAND]", format!("the commands are {}", names.join(", ")))
        })?,
    };
    Man::new(command.clone()).render(out)?;
    Ok(())
}
