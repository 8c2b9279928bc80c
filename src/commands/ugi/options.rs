//! Options that another program can set.

use kalaha_rules::{Leftovers, OwnStone, Preset, RuleSet, SeedsPerHouse};

use crate::ai::{EngineOptions, Level};

/// The values of all options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Memory and threads.
    pub engine: EngineOptions,
    /// The rules of the next position.
    pub rules: RuleSet,
    /// How strong it plays.
    pub level: Level,
    /// Decides what the weak levels overlook; 0 stands for another number each game.
    pub random_seed: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            engine: EngineOptions::default(),
            rules: RuleSet::default(),
            level: Level::Perfect,
            random_seed: 0,
        }
    }
}

/// The lines that declare the options.
pub fn declarations() -> Vec<String> {
    let Options {
        engine,
        rules,
        level,
        random_seed,
    } = Options::default();
    let spin = |name: &str, default: usize, least: usize, most: usize| {
        format!("option name {name} type spin default {default} min {least} max {most}")
    };
    vec![
        spin(
            "Hash",
            engine.hash_mib,
            EngineOptions::LEAST_HASH_MIB,
            EngineOptions::MOST_HASH_MIB,
        ),
        spin("Threads", engine.threads, 1, EngineOptions::MOST_THREADS),
        combo("Rules", &Preset::default(), &Preset::ALL),
        spin(
            "Seeds",
            rules.seeds.get().into(),
            SeedsPerHouse::MIN.into(),
            SeedsPerHouse::MAX.into(),
        ),
        combo("OwnStone", &rules.own_stone, &OwnStone::ALL),
        combo("Leftovers", &rules.leftovers, &Leftovers::ALL),
        combo("Level", &level, &Level::ALL),
        spin("RandomSeed", random_seed, 0, u32::MAX as usize),
    ]
}

fn combo(name: &str, default: &impl ToString, values: &[impl ToString]) -> String {
    let values: String = values
        .iter()
        .map(|value| format!(" var {}", value.to_string()))
        .collect();
    format!(
        "option name {name} type combo default {}{values}",
        default.to_string()
    )
}

impl Options {
    /// Sets an option; names do not depend on case. What is wrong is said in words.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let wrong = |problem: &dyn ToString| format!("{name}: {}", problem.to_string());
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                self.engine.hash_mib =
                    number(value, EngineOptions::LEAST_HASH_MIB, EngineOptions::MOST_HASH_MIB)
                        .map_err(|e| wrong(&e))?
            }
            "threads" => {
                self.engine.threads = number(value, 1, EngineOptions::MOST_THREADS).map_err(|e| wrong(&e))?
            }
            "rules" => self.rules = value.parse().map_err(|e| wrong(&e))?,
            "seeds" => self.rules.seeds = value.parse().map_err(|e| wrong(&e))?,
            "ownstone" => self.rules.own_stone = value.parse().map_err(|e| wrong(&e))?,
            "leftovers" => self.rules.leftovers = value.parse().map_err(|e| wrong(&e))?,
            "randomseed" => self.random_seed = number(value, 0, u32::MAX as usize).map_err(|e| wrong(&e))?,
            "level" => self.level = value.parse().map_err(|e| wrong(&e))?,
            _ => return Err(format!("there is no option {name}")),
        }
        Ok(())
    }
}

fn number(text: &str, least: usize, most: usize) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| format!("a number from {least} to {most}"))
}
