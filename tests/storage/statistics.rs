//! What finished games add up to.

use kalaha::ai::Level;
use kalaha::game::{Game, Seat};
use kalaha::storage::Statistics;
use kalaha_rules::{Position, RuleSet, Side, Sides};

use super::folder::{Folder, over};

fn finished(south: &str, north: &str, rules: &str, choose: impl Fn(&Position) -> bool) -> Game {
    let rules: RuleSet = rules.parse().unwrap();
    let seats = Sides { south, north }.map(|seat| seat.parse::<Seat>().unwrap());
    let mut game = Game::new(seats, Position::start(rules, Side::South), Side::South);
    while let Some(side) = game.position().turn() {
        let legal = game.position().legal();
        let best = legal.iter().max_by_key(|&house| {
            let mut after = *game.position();
            after.sow(house).unwrap();
            let score = after.score();
            i16::from(score[side]) - i16::from(score[side.other()])
        });
        let worst = legal.iter().next();
        let house = if choose(game.position()) { best } else { worst };
        game.sow(house.unwrap()).unwrap();
    }
    game
}

/// A game in which south plays well and north does not.
fn south_wins(south: &str, north: &str, rules: &str) -> Game {
    let game = finished(south, north, rules, |position| {
        position.turn() == Some(Side::South)
    });
    let score = game.position().score();
    assert!(score.south > score.north, "{score:?}");
    game
}

fn margin(game: &Game) -> i16 {
    let score = game.position().score();
    i16::from(score.south) - i16::from(score.north)
}

#[test]
fn games_count_for_the_person_by_level_and_rules() {
    let won = south_wins("human", "easy", "four");
    let lost = south_wins("easy", "human", "four");
    let other_level = south_wins("human", "hard", "four");
    let other_rules = south_wins("human", "easy", "kalaha");
    let games = [&won, &lost, &won, &won, &other_level, &other_rules];
    let statistics = Statistics::of(games);
    let four: RuleSet = "four".parse().unwrap();
    let kalaha: RuleSet = "kalaha".parse().unwrap();
    let groups = [(Level::Easy, four), (Level::Easy, kalaha), (Level::Hard, four)];
    assert_eq!(statistics.groups(), groups);

    let easy = statistics.results(|played| (played.level, played.rules) == (Level::Easy, four));
    assert_eq!((easy.wins, easy.draws, easy.losses), (3, 0, 1));
    assert_eq!((easy.streak, easy.longest_streak), (2, 2));
    assert_eq!(easy.best_margin, Some(margin(&won)));
    let mean = f64::from(3 * margin(&won) - margin(&lost)) / 4.0;
    assert_eq!(easy.mean_margin, Some(mean));

    let all = statistics.results(|_| true);
    assert_eq!(
        (all.wins, all.losses, all.streak, all.longest_streak),
        (5, 1, 4, 4)
    );
}

#[test]
fn a_loss_ends_a_streak() {
    let won = south_wins("human", "easy", "four");
    let lost = south_wins("easy", "human", "four");
    let results = Statistics::of([&won, &won, &won, &lost]).results(|_| true);
    assert_eq!((results.streak, results.longest_streak), (0, 3));
}

#[test]
fn games_without_a_person_or_a_level_are_told_apart() {
    let people = south_wins("human", "human", "four");
    let machines = south_wins("easy", "hard", "four");
    let from_a_board = over();
    let statistics = Statistics::of([&people, &machines, &people, &from_a_board]);
    assert_eq!(statistics.two_people, 2);
    assert_eq!(statistics.played, []);
    let none = statistics.results(|_| true);
    assert_eq!(
        (none.mean_margin, none.best_margin, none.longest_streak),
        (None, None, 0)
    );
}

#[test]
fn statistics_come_from_the_files_in_the_order_of_their_games() {
    let folder = Folder::new();
    let won = south_wins("human", "easy", "four");
    let mut lost = south_wins("easy", "human", "four");
    let mut store = folder.store();
    lost.set_date("2026-11-29");
    let mut later = won.clone();
    later.set_date("2026-11-30");
    // Written in the other order.
    for game in [&later, &lost] {
        store.save(game).unwrap();
        store.leave().unwrap();
    }
    let in_hand = {
        let mut running = folder.store();
        running.save(&later).unwrap();
        running
    };
    std::fs::write(folder.path("finished/broken.kalaha"), "[").unwrap();
    let (statistics, problems) = store.statistics();
    let margins: Vec<_> = statistics.played.iter().map(|played| played.margin).collect();
    assert_eq!(margins, [-margin(&lost), margin(&later), margin(&later)]);
    assert_eq!(problems.len(), 1);
    drop(in_hand);
}
