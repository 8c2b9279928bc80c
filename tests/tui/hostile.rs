//! Names from files that would do harm, or push other things aside.

use kalaha::game::Game;
use kalaha_rules::Side;

use super::desk::Desk;

const NAMES: [&str; 7] = [
    "A\u{1b}[2J\u{1b}]0;x\u{7}nna",
    "\u{9b}31mAnna\r\n\t",
    "\u{202e}annA\u{2066}",
    "A\u{200b}\u{200d}\u{feff}nna",
    "\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}\u{674e}",
    "A\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    "a name that is much longer than anyone would have it and goes on and on and on and on and on and on and on",
];

fn game(name: &str) -> Game {
    let name = name.replace('\n', "");
    format!("[South \"{name}\"]\n[North \"{name}\"]\n[Date \"{name}\"]\n[Comment \"{name}\"]\n[Seeds \"4\"]\n1. 3-6 2. 2-")
        .parse()
        .unwrap()
}

/// The rows of the picture that belong to the board.
fn board(picture: &str) -> Vec<&str> {
    let is_board = |line: &&str| line.contains(['│', '╭', '╰', '┃', '┏', '┗']);
    picture.lines().filter(is_board).collect()
}

#[test]
fn names_are_shown_harmless_and_leave_the_board_where_it_is() {
    for (width, height) in [(40, 12), (80, 24), (120, 36)] {
        let usual = Desk::at(game("Anna")).picture(width, height);
        for name in NAMES {
            let mut desk = Desk::at(game(name));
            let picture = desk.picture(width, height);
            assert_eq!(board(&picture), board(&usual), "{name:?}");
            assert!(picture.contains("to move"), "{name:?}\n{picture}");
            let unfinished = desk.table().game().clone();
            desk.model.offer(Some(unfinished), None);
            for picture in [picture, desk.picture(width, height)] {
                let harmful = |c: char| {
                    (c.is_control() && c != '\n') || "\u{202e}\u{2066}\u{200b}\u{200d}\u{feff}".contains(c)
                };
                assert!(!picture.contains(harmful), "{name:?}\n{picture:?}");
            }
        }
    }
}

#[test]
fn a_name_is_kept_as_it_is_in_the_record() {
    for name in NAMES {
        let game = game(name);
        let again: Game = game.to_string().parse().unwrap();
        assert_eq!(again.seats()[Side::South], game.seats()[Side::South], "{name:?}");
    }
}
