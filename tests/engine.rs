//! The built-in player as the game sees it.

use std::time::Duration;

use kalaha::ai::{Budget, Engine, EngineOptions, Level, Stop, Thought};
use kalaha_rules::{House, Position, RuleSet, Side};

fn choose(position: &Position, level: Level, budget: &Budget, seed: u64, stop: &Stop) -> Option<Thought> {
    Engine::new(EngineOptions::default()).choose(position, level, budget, seed, stop, &mut |_| {})
}

/// A budget that keeps the strongest level quick, and the same on every machine.
const FEW_NODES: Budget = Budget {
    time: None,
    nodes: Some(20_000),
    depth: None,
};

/// Plays the sows of the mover's turn at the start of a line and tells whether the turn was whole.
fn play_turn(position: &mut Position, line: &[House]) -> bool {
    let mover = position.turn();
    for &house in line {
        if position.turn() == mover {
            position.sow(house).unwrap();
        }
    }
    position.turn() != mover
}

fn margin(position: &Position, side: Side) -> i16 {
    let score = position.score();
    i16::from(score[side]) - i16::from(score[side.other()])
}

#[test]
fn plays_whole_legal_turns_until_the_end() {
    for rules in RuleSet::all() {
        for level in Level::ALL {
            let mut engine = Engine::new(EngineOptions {
                threads: 1,
                hash_mib: 4,
            });
            let mut position = Position::start(rules, Side::North);
            while let Some(thought) =
                engine.choose(&position, level, &FEW_NODES, 1, &Stop::new(), &mut |_| {})
            {
                assert!(play_turn(&mut position, &thought.line), "{rules} {level}");
            }
            assert!(position.is_over());
        }
    }
}

#[test]
fn answers_when_stopped_at_once() {
    let stop = Stop::new();
    stop.stop();
    for level in Level::ALL {
        let mut position = Position::start(RuleSet::default(), Side::South);
        let thought = choose(&position, level, &Budget::default(), 1, &stop).unwrap();
        assert!(play_turn(&mut position, &thought.line), "{level}");
        assert!(!thought.proven);
    }
}

#[test]
fn copes_with_boards_full_of_seeds() {
    for board in [
        "<6,0,0,255,0,0,0,0,0,0,0,0,0,0,0>",
        "<6,0,0,100,0,0,0,0,1,0,0,0,0,0,100>",
        "<6,0,1,21,21,21,21,21,21,21,21,21,21,21,23>",
        "<6,0,0,6,5,4,3,2,1,60,50,40,30,2,1>",
    ] {
        for level in Level::ALL {
            let mut engine = Engine::new(EngineOptions {
                threads: 1,
                hash_mib: 4,
            });
            let mut position = Position::new(RuleSet::default(), board.parse().unwrap(), Side::South);
            while let Some(thought) =
                engine.choose(&position, level, &FEW_NODES, 3, &Stop::new(), &mut |_| {})
            {
                assert!(play_turn(&mut position, &thought.line), "{board} {level}");
            }
            assert!(position.is_over());
        }
    }
}

#[test]
fn has_no_answer_when_the_game_is_over() {
    let board = "<6,20,22,1,0,2,0,0,0,0,0,0,0,0,0>".parse().unwrap();
    let position = Position::new(RuleSet::default(), board, Side::South);
    for level in Level::ALL {
        assert_eq!(
            choose(&position, level, &Budget::default(), 1, &Stop::new()),
            None
        );
    }
}

#[test]
fn the_seed_decides_everything() {
    let position = Position::start(RuleSet::default(), Side::South);
    for level in [
        Level::Beginner,
        Level::Easy,
        Level::Medium,
        Level::Hard,
        Level::Expert,
    ] {
        let budget = Budget::default();
        let lines: Vec<_> = (0..12)
            .map(|seed| {
                choose(&position, level, &budget, seed, &Stop::new())
                    .unwrap()
                    .line
            })
            .collect();
        let again = choose(&position, level, &budget, 5, &Stop::new()).unwrap().line;
        assert_eq!(again, lines[5], "{level}");
        // The strong levels have a favourite among the first moves.
        assert!(
            level >= Level::Hard || lines.iter().any(|line| *line != lines[0]),
            "{level}"
        );
    }
}

#[test]
fn an_earlier_position_does_not_change_the_answer() {
    let rules = RuleSet::default();
    let first = Position::start(rules, Side::South);
    let mut second = first;
    second.sow(House::ALL[3]).unwrap();
    for level in [Level::Hard, Level::Expert] {
        let mut engine = Engine::new(EngineOptions::default());
        let mut ask = |position| {
            engine
                .choose(position, level, &FEW_NODES, 1, &Stop::new(), &mut |_| {})
                .unwrap()
        };
        ask(&first);
        assert_eq!(
            ask(&second),
            choose(&second, level, &FEW_NODES, 1, &Stop::new()).unwrap()
        );
    }
}

/// A hint in a game against a weaker level comes from the same engine.
#[test]
fn a_level_that_judges_otherwise_leaves_nothing_behind() {
    let position = Position::start(RuleSet::default(), Side::South);
    let mut engine = Engine::new(EngineOptions::default());
    let mut ask = |level| {
        engine
            .choose(&position, level, &FEW_NODES, 1, &Stop::new(), &mut |_| {})
            .unwrap()
    };
    ask(Level::Hard);
    assert_eq!(
        ask(Level::Perfect),
        choose(&position, Level::Perfect, &FEW_NODES, 1, &Stop::new()).unwrap()
    );
}

/// More memory is for `perfect`: it neither slows the others down nor changes how they play.
#[test]
fn a_limited_level_answers_alike_with_more_memory() {
    let position = Position::start(RuleSet::default(), Side::South);
    let ask = |hash_mib, first: &[Level]| {
        let mut engine = Engine::new(EngineOptions { threads: 1, hash_mib });
        let mut choose = |level, budget| {
            engine
                .choose(&position, level, budget, 1, &Stop::new(), &mut |_| {})
                .unwrap()
        };
        for &level in first {
            choose(level, &FEW_NODES);
        }
        choose(Level::Expert, &Budget::default())
    };
    let answer = ask(64, &[]);
    assert_eq!(ask(2048, &[]), answer);
    assert_eq!(ask(2048, &[Level::Perfect]), answer, "after a hint");
}

/// Who asks for each sow of a turn, as a UGI client does, gets the turn that was begun.
#[test]
fn goes_on_with_the_turn_that_the_book_began() {
    let glance = Budget {
        nodes: Some(1),
        ..Budget::default()
    };
    for rules in RuleSet::all().filter(|rules| rules.seeds.get() == 4) {
        let mut position = Position::start(rules, Side::South);
        let value = choose(&position, Level::Perfect, &glance, 1, &Stop::new())
            .unwrap()
            .value;
        while position.turn() == Some(Side::South) {
            let thought = choose(&position, Level::Perfect, &glance, 1, &Stop::new()).unwrap();
            assert!(thought.proven, "{rules} {}", position.board());
            assert_eq!(thought.value, value, "{rules} {}", position.board());
            position.sow(thought.line[0]).unwrap();
        }
    }
}

#[test]
fn every_level_but_the_weakest_takes_what_lies_open() {
    // House 1 captures nine seeds, and house 6 earns one before or after that.
    let board = "<6,16,20,1,0,0,0,0,1,1,0,0,0,9,0>".parse().unwrap();
    let start = Position::new("kalah".parse().unwrap(), board, Side::South);
    for level in [Level::Medium, Level::Hard, Level::Expert, Level::Perfect] {
        let mut position = start;
        let thought = choose(&position, level, &Budget::default(), 1, &Stop::new()).unwrap();
        play_turn(&mut position, &thought.line);
        assert!(margin(&position, Side::South) >= 26 - 20, "{level}");
        assert_eq!(thought.value, 27 - 21, "{level}");
    }
}

#[test]
fn proves_endings_and_plays_them_out_as_it_said() {
    let board = "<6,10,12,2,0,1,0,3,1,0,2,4,0,1,1>".parse().unwrap();
    for rules in RuleSet::all() {
        let mut position = Position::new(rules, board, Side::North);
        let thought = choose(&position, Level::Perfect, &Budget::default(), 1, &Stop::new()).unwrap();
        assert!(thought.proven, "{rules}");
        for &house in &thought.line {
            position.sow(house).unwrap();
        }
        assert!(position.is_over(), "{rules}");
        assert_eq!(margin(&position, Side::North), thought.value, "{rules}");
    }
}

/// What is looked at for a proof counts, whether it is found or not.
#[test]
fn perfect_looks_at_as_many_positions_as_it_may() {
    let mut position = Position::start("5/always/owner".parse().unwrap(), Side::South);
    for house in [2, 5, 3] {
        position.sow(House::ALL[house - 1]).unwrap();
    }
    let budget = Budget {
        nodes: Some(200_000),
        ..Budget::default()
    };
    let thought = choose(&position, Level::Perfect, &budget, 1, &Stop::new()).unwrap();
    assert!(!thought.proven);
    assert!((200_000..203_000).contains(&thought.nodes), "{}", thought.nodes);
}

#[test]
fn reports_while_it_thinks() {
    let position = Position::start("kalah".parse().unwrap(), Side::South);
    let mut depths = Vec::new();
    let thought = Engine::new(EngineOptions::default())
        .choose(
            &position,
            Level::Expert,
            &FEW_NODES,
            1,
            &Stop::new(),
            &mut |thought| {
                assert!(play_turn(&mut position.clone(), &thought.line));
                depths.push(thought.depth);
            },
        )
        .unwrap();
    assert!(depths.len() > 3 && depths.is_sorted());
    assert_eq!(depths.last(), Some(&thought.depth));
}

/// 72 seeds are never shared out with a margin of 3.
#[test]
fn expects_only_what_a_game_can_end_with() {
    let mut engine = Engine::new(EngineOptions::default());
    let budget = Budget {
        nodes: Some(5_000),
        ..Budget::default()
    };
    for level in Level::ALL {
        let mut position = Position::start(RuleSet::default(), Side::South);
        for seed in 0.. {
            let mut check = |thought: &Thought| assert_eq!(thought.value % 2, 0, "{level}: {thought:?}");
            let thought = engine.choose(&position, level, &budget, seed, &Stop::new(), &mut check);
            let Some(thought) = thought else {
                break;
            };
            check(&thought);
            assert!(play_turn(&mut position, &thought.line));
        }
        assert!(position.is_over());
    }
}

#[test]
fn looks_no_deeper_than_told() {
    let position = Position::start(RuleSet::default(), Side::South);
    let budget = Budget {
        depth: Some(2),
        ..Budget::default()
    };
    for level in Level::ALL {
        let thought = choose(&position, level, &budget, 1, &Stop::new()).unwrap();
        assert!(thought.depth <= 2, "{level}");
    }
}

/// A budget without any limit: only the stop flag ends the search.
const UNLIMITED: Budget = Budget {
    time: Some(Duration::MAX),
    nodes: None,
    depth: None,
};

#[test]
fn looks_at_hardly_any_position_after_the_stop() {
    for threads in [1, 2] {
        let options = EngineOptions {
            threads,
            ..EngineOptions::default()
        };
        let (stop, mut before) = (Stop::new(), 0);
        let position = Position::start(RuleSet::default(), Side::South);
        let thought = Engine::new(options)
            .choose(&position, Level::Perfect, &UNLIMITED, 1, &stop, &mut |thought| {
                if thought.depth == 9 && !stop.is_set() {
                    before = thought.nodes;
                    stop.stop();
                }
            })
            .unwrap();
        assert!(stop.is_set() && before > 0);
        // Each thread looks at the flag every 1024 positions, and may wait for the machine meanwhile.
        let after = thought.nodes - before;
        assert!(after <= 20_000 * threads as u64, "{after} with {threads} threads");
    }
}

/// Nothing else would end it: 6 seeds have never been solved.
#[test]
fn a_proof_ends_on_the_stop_flag() {
    for position in ["6/always/owner", "4/on-capture/owner"] {
        let position = Position::start(position.parse().unwrap(), Side::South);
        let stop = Stop::new();
        let told = stop.clone();
        let solving = std::thread::spawn(move || {
            Engine::new(EngineOptions {
                threads: 2,
                hash_mib: 64,
            })
            .solve(&position, true, &UNLIMITED, &told)
        });
        std::thread::sleep(Duration::from_millis(300));
        stop.stop();
        assert_eq!(solving.join().unwrap(), None);
    }
}
