//! Inputs that the fuzzers have found to reach different parts of the program, and those that once broke it.

#[path = "fuzz/checks.rs"]
mod checks;

use std::fs;
use std::path::Path;

fn replay(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fuzz/corpus")
        .join(target);
    let mut tried = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        // The name of the input is seen only if it fails.
        println!("{}", path.display());
        check(&fs::read(path).unwrap());
        tried += 1;
    }
    assert!(tried >= 10, "only {tried} inputs");
}

#[test]
fn records() {
    replay("record", checks::record);
}

#[test]
fn boards() {
    replay("board", checks::board);
}

#[test]
fn settings() {
    replay("settings", checks::settings);
}

#[test]
fn ugi() {
    replay("ugi", checks::ugi);
}

#[test]
fn plain() {
    replay("plain", checks::plain);
}
