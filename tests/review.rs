//! What is said of the sows of recorded games, checked against the solver.

mod common;

use std::time::Duration;

use common::games::reference_games;
use kalaha::ai::{Budget, Engine, EngineOptions, Stop};
use kalaha::game::Game;
use kalaha::review::{Analysis, Insight, Word, study};
use kalaha_rules::{House, Leftovers, Position, RuleSet, Side, Sides};
use serde_json::Value;

/// The rest of a recorded game from where so few seeds are left in the houses.
fn ending(recorded: &Value, seeds: u8, leftovers: Leftovers) -> Game {
    let rules = RuleSet {
        seeds: recorded["seeds"].to_string().parse().unwrap(),
        own_stone: recorded["own_stone"].as_str().unwrap().parse().unwrap(),
        leftovers,
    };
    let houses = recorded["moves"].as_array().unwrap().iter();
    let mut houses = houses.map(|house| House::new(house.as_u64().unwrap() as u8).unwrap());
    let mut position = Position::start(rules, recorded["first"].as_str().unwrap().parse().unwrap());
    while Side::ALL
        .map(|side| position.board().in_houses(side))
        .iter()
        .sum::<u8>()
        > seeds
    {
        position.sow(houses.next().unwrap()).unwrap();
    }
    let mut game = Game::new(Sides::default(), position, position.turn().unwrap_or(Side::South));
    for house in houses {
        game.sow(house).unwrap();
    }
    game
}

fn endings() -> Vec<Game> {
    let games = reference_games().step_by(9).enumerate();
    let endings = games.map(|(n, recorded)| ending(&recorded, 22, Leftovers::ALL[n % 2]));
    endings.filter(|game| !game.steps().is_empty()).collect()
}

fn engine() -> Engine {
    Engine::new(EngineOptions::default())
}

fn analyzed(game: Game, engine: &mut Engine) -> Analysis {
    let mut analysis = Analysis::new(game.clone());
    let think = Duration::from_secs(60);
    study(&game, engine, think, &Stop::new(), &mut |ply, insight| {
        analysis.learn(ply, insight)
    });
    analysis
}

fn margin(position: &Position) -> i16 {
    let score = position.score();
    i16::from(score.south) - i16::from(score.north)
}

#[test]
fn what_is_given_away_is_the_best_value_less_the_one_of_the_sow() {
    let mut engine = engine();
    let mut sows = 0;
    for game in endings() {
        let analysis = analyzed(game.clone(), &mut engine);
        for (ply, (step, rating)) in game.steps().iter().zip(analysis.ratings()).enumerate() {
            let rating = rating.unwrap();
            let position = analysis.position(ply);
            let solution = engine.solve(position, true, &Budget::default(), &Stop::new());
            let solution = solution.unwrap();
            let played = solution
                .moves
                .iter()
                .find(|(house, _)| *house == step.sow.house());
            assert!(rating.proven);
            assert_eq!(rating.before, solution.value);
            assert_eq!(rating.after, played.unwrap().1);
            assert!(solution.best.contains(&rating.best), "{}", position.board());
            sows += 1;
        }
    }
    assert!(sows > 200, "{sows}");
}

#[test]
fn what_both_sides_gave_away_explains_the_result() {
    for game in endings() {
        let analysis = analyzed(game.clone(), &mut engine());
        let summary = analysis.summary();
        assert_eq!(summary.rated, game.steps().len());
        assert_eq!(summary.proven, summary.rated);
        let expected = analysis.values()[0].unwrap().south;
        let lost = summary.sides.north.loss - summary.sides.south.loss;
        assert_eq!(expected + lost, margin(game.position()), "{game}");
    }
}

#[test]
fn differences_add_up_while_most_is_still_judged() {
    for recorded in reference_games().step_by(45) {
        let game = ending(&recorded, 72, Leftovers::Owner);
        let mut analysis = Analysis::new(game.clone());
        let stop = Stop::new();
        study(
            &game,
            &mut engine(),
            Duration::from_secs(1),
            &stop,
            &mut |ply, insight| {
                analysis.learn(ply, insight);
                // Each position has been glanced at.
                if ply + 1 == game.steps().len() {
                    stop.stop();
                }
            },
        );
        let ratings: Vec<_> = analysis.ratings().into_iter().flatten().collect();
        assert_eq!(ratings.len(), game.steps().len());
        assert!(ratings.iter().all(|rating| rating.loss() >= 0));
        let summary = analysis.summary();
        let lost = summary.sides.north.loss - summary.sides.south.loss;
        let expected = analysis.values()[0].unwrap().south;
        assert_eq!(expected + lost, margin(game.position()));
    }
}

#[test]
fn a_brilliant_sow_is_the_only_one_that_keeps_the_result() {
    let mut engine = engine();
    let mut found = 0;
    for recorded in reference_games() {
        let analysis = analyzed(ending(&recorded, 18, Leftovers::Owner), &mut engine);
        for (ply, rating) in analysis.ratings().into_iter().enumerate() {
            let rating = rating.unwrap();
            if rating.word != Word::Brilliant {
                continue;
            }
            found += 1;
            let solution = engine.solve(analysis.position(ply), true, &Budget::default(), &Stop::new());
            let moves = solution.unwrap().moves;
            assert!(rating.before >= 0);
            let keeps = moves
                .iter()
                .filter(|(_, value)| value.signum() >= rating.before.signum());
            assert_eq!(keeps.count(), 1);
        }
    }
    assert!(found > 0, "there is one in the recorded games");
}

#[test]
fn the_game_turned_where_most_was_given_away_and_the_winner_changed() {
    let mut turned = 0;
    for game in endings() {
        let analysis = analyzed(game.clone(), &mut engine());
        let values: Vec<_> = analysis
            .values()
            .into_iter()
            .map(|value| value.unwrap().south)
            .collect();
        let signs: Vec<_> = values.iter().map(|value| value.signum()).collect();
        match analysis.summary().turning_point {
            None => assert!(signs.windows(2).all(|pair| pair[0] == pair[1]) || within_a_turn(&game, &signs)),
            Some(point) => {
                turned += 1;
                assert_eq!(game.turns().nth(point.turn - 1).unwrap().side(), point.side);
                assert!(point.before.signum() > point.after.signum());
                assert_eq!(values[point.ply].abs(), point.before.abs());
            }
        }
    }
    assert!(turned > 0);
}

/// Whether signs change inside of turns only.
fn within_a_turn(game: &Game, signs: &[i16]) -> bool {
    let mut ply = 0;
    game.turns().all(|turn| {
        let before = signs[ply];
        ply += turn.steps.len();
        signs[ply] == before
    })
}

#[test]
fn a_stop_ends_it_and_what_is_known_stays() {
    let game = ending(&reference_games().next().unwrap(), 48, Leftovers::Owner);
    let mut learned: Vec<(usize, Insight)> = Vec::new();
    let stop = Stop::new();
    study(
        &game,
        &mut engine(),
        Duration::from_secs(60),
        &stop,
        &mut |ply, insight| {
            learned.push((ply, insight));
            if learned.len() == 5 {
                stop.stop();
            }
        },
    );
    assert_eq!(learned.len(), 5);
    let mut analysis = Analysis::new(game);
    for (ply, insight) in learned {
        analysis.learn(ply, insight);
    }
    let known: Vec<_> = analysis.ratings().iter().map(Option::is_some).collect();
    assert_eq!(known.iter().filter(|&&known| known).count(), 4);
    assert!(known[..4].iter().all(|&known| known), "from the beginning on");
}

#[test]
fn a_game_without_sows_has_nothing_to_rate() {
    let start = Position::start("four".parse().unwrap(), Side::South);
    let analysis = analyzed(Game::new(Sides::default(), start, Side::South), &mut engine());
    assert_eq!(analysis.ratings(), []);
    assert_eq!(analysis.summary().sides.south.accuracy, None);
    assert_eq!(analysis.settled(), 1, "the start is looked at");
}
