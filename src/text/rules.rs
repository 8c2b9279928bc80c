//! The rules explained, for the rule set in force. What an example shows is played by the rules themselves.

use kalaha_rules::{Board, House, Leftovers, OwnStone, Position, Preset, RuleSet, SeedsPerHouse, Side};

use super::page::{Block, Example, Page, Section};
use super::{Text, rules_line};
use crate::ai::known_value;
use crate::say;

/// Explains the rules.
pub fn rules_page(text: &Text, rules: RuleSet) -> Page {
    let own_stone = rules.own_stone.to_string();
    let leftovers = rules.leftovers.to_string();
    let example = |board: &str, house| example(rules, board, &[house]).into_iter().collect();
    let paragraph = |words: String| vec![Block::Paragraph(words)];
    let sections = [
        (
            say!(text, "rules-board"),
            [
                paragraph(say!(text, "rules-board-text", count = rules.seeds.get())),
                vec![Block::Board(Board::start(rules.seeds))],
            ]
            .concat(),
        ),
        (
            say!(text, "rules-sow"),
            [
                paragraph(say!(text, "rules-sow-text")),
                example("<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>", 3),
            ]
            .concat(),
        ),
        (
            say!(text, "rules-capture"),
            [
                paragraph(say!(text, "explain-own-stone", value = own_stone)),
                example("<6,8,9,1,0,3,2,4,5,3,2,4,1,5,6>", 1),
                paragraph(say!(text, "rules-capture-nothing")),
                example("<6,8,14,1,0,3,2,4,5,3,2,4,1,0,6>", 1),
            ]
            .concat(),
        ),
        (
            say!(text, "rules-end"),
            [
                paragraph(say!(text, "rules-end-text")),
                paragraph(say!(text, "explain-leftovers", value = leftovers)),
                example("<6,21,20,0,0,0,0,0,1,2,0,0,3,0,1>", 6),
            ]
            .concat(),
        ),
        (say!(text, "rules-disputes"), disputes(text, rules)),
        (say!(text, "rules-perfect"), perfect_play(text, rules)),
        (
            say!(text, "rules-options"),
            vec![options_table(text), presets_table(text)],
        ),
    ];
    Page {
        title: say!(text, "rules-title", rules = rules_line(text, rules)),
        sections: sections
            .into_iter()
            .map(|(heading, blocks)| Section { heading, blocks })
            .collect(),
    }
}

/// What perfect play brings under these rules.
fn perfect_play(text: &Text, rules: RuleSet) -> Vec<Block> {
    let Some(known) = known_value(rules) else {
        return vec![Block::Paragraph(say!(text, "rules-perfect-unknown"))];
    };
    let mut words = say!(text, "rules-perfect-value", count = known.value);
    let houses: Vec<_> = known.best().map(|house| house.to_string()).collect();
    if let Some((last, others)) = houses.split_last() {
        words += " ";
        words += &say!(
            text,
            "rules-perfect-houses",
            count = houses.len() as u32,
            others = others.join(", "),
            last = last.clone(),
        );
    }
    vec![Block::Paragraph(words)]
}

/// What players argue about, with the answers for these rules.
fn disputes(text: &Text, rules: RuleSet) -> Vec<Block> {
    let disputes = [
        (
            say!(text, "dispute-forced"),
            "<6,8,9,2,4,1,0,3,1,2,4,1,5,6,3>",
            &[2][..],
        ),
        (
            say!(text, "dispute-chain"),
            "<6,8,9,3,4,1,0,2,1,2,4,1,5,6,3>",
            &[6, 5, 6],
        ),
        (
            say!(text, "dispute-other-side"),
            "<6,8,9,0,3,2,1,4,2,0,2,4,1,5,6>",
            &[6],
        ),
        (
            say!(text, "dispute-their-store"),
            "<6,5,6,0,1,2,0,3,9,4,3,2,5,4,4>",
            &[6],
        ),
        (
            say!(text, "dispute-round"),
            "<6,5,4,0,1,13,0,3,0,4,3,2,5,4,4>",
            &[3],
        ),
        (
            say!(text, "dispute-end"),
            "<6,18,15,1,0,3,0,2,4,0,0,0,0,5,0>",
            &[1],
        ),
    ];
    let answer = |(words, board, houses)| {
        let words = std::iter::once(Block::Paragraph(words));
        words.chain(example(rules, board, houses))
    };
    disputes.into_iter().flat_map(answer).collect()
}

/// South sows houses, one after the other.
fn example(rules: RuleSet, board: &str, houses: &[u8]) -> Option<Block> {
    let before = Position::new(rules, board.parse().ok()?, Side::South);
    let mut after = before;
    let sows: Option<Vec<_>> = houses
        .iter()
        .map(|&number| after.sow(House::new(number)?).ok())
        .collect();
    let sows = sows?;
    Some(Block::Example(Example { before, sows, after }))
}

/// Each value of each option with what it means.
fn options_table(text: &Text) -> Block {
    let row = |option: &str, value: String, meaning: String| vec![option.to_owned(), value, meaning];
    let mut rows = vec![vec![
        say!(text, "rules-option"),
        say!(text, "rules-value"),
        say!(text, "rules-meaning"),
    ]];
    rows.push(row(
        "seeds",
        format!("{}-{}", SeedsPerHouse::MIN, SeedsPerHouse::MAX),
        say!(text, "rules-seeds-meaning"),
    ));
    for value in OwnStone::ALL {
        let name = value.to_string();
        let meaning = say!(text, "rules-own-stone-meaning", value = name.clone());
        rows.push(row("own-stone", name, meaning));
    }
    for value in Leftovers::ALL {
        let name = value.to_string();
        let meaning = say!(text, "rules-leftovers-meaning", value = name.clone());
        rows.push(row("leftovers", name, meaning));
    }
    Block::Table(rows)
}

/// Each preset with the values it stands for.
fn presets_table(text: &Text) -> Block {
    let mut rows = vec![
        [&say!(text, "rules-preset"), "seeds", "own-stone", "leftovers"]
            .map(str::to_owned)
            .to_vec(),
    ];
    rows.extend(Preset::ALL.map(|preset| {
        let rules = preset.rules();
        vec![
            preset.to_string(),
            rules.seeds.to_string(),
            rules.own_stone.to_string(),
            rules.leftovers.to_string(),
        ]
    }));
    Block::Table(rows)
}

#[cfg(test)]
mod tests {
    use kalaha_rules::Pit;

    use super::*;
    use crate::text::{Boards, Language};

    fn page(rules: &str) -> String {
        let text = Text::new(Language::English);
        let page = rules_page(&text, rules.parse().unwrap());
        let lines = page.lines(&text, 78, Boards::Told).join(" ");
        lines.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The examples under a heading.
    fn examples(rules: RuleSet, heading: &str) -> Vec<Example> {
        let page = rules_page(&Text::new(Language::English), rules);
        let section = page
            .sections
            .into_iter()
            .find(|section| section.heading == heading);
        let blocks = section.unwrap().blocks.into_iter();
        blocks
            .filter_map(|block| match block {
                Block::Example(example) => Some(example),
                _ => None,
            })
            .collect()
    }

    #[test]
    fn each_dispute_is_followed_by_an_example_that_proves_its_answer() {
        for rules in RuleSet::all() {
            let examples = examples(rules, "What players argue about");
            let [forced, chain, other_side, their_store, round, end] = &examples[..] else {
                panic!("{rules}: six disputes, {} examples", examples.len());
            };

            let could_move_again = |&house: &House| forced.before.clone().sow(house).unwrap().extra_turn();
            assert!(forced.before.legal().iter().any(|house| could_move_again(&house)));
            assert!(!could_move_again(&forced.sows[0].house()), "and need not");

            assert!(chain.sows.iter().all(kalaha_rules::Sow::extra_turn));
            assert_eq!(chain.sows.len(), 3);

            let Pit::House(Side::North, last) = other_side.sows[0].end() else {
                panic!("{rules}: it ends on the other side");
            };
            assert_eq!(other_side.before.board().house(Side::North, last), 0);
            assert_eq!(other_side.sows[0].capture(), None);
            assert_eq!(other_side.after.board().house(Side::North, last), 1);

            assert!(
                their_store.sows[0].end().owner() == Side::South,
                "around the corner"
            );
            assert!(their_store.sows[0].seeds() > 8);
            assert_eq!(their_store.before.score().north, their_store.after.score().north);

            let sow = round.sows[0];
            assert_eq!(sow.seeds(), 13);
            assert_eq!(sow.end(), Pit::House(Side::South, sow.house()));
            assert!(sow.capture().is_some());

            assert!(end.sows[0].ends_game() && !end.sows[0].extra_turn());
            assert!(end.sows[0].leftovers().unwrap().south + end.sows[0].leftovers().unwrap().north > 0);
        }
    }

    #[test]
    fn the_end_is_shown_where_it_would_have_been_an_extra_turn() {
        for rules in RuleSet::all() {
            let examples = examples(rules, "The end");
            assert_eq!(examples[0].sows[0].end(), Pit::Store(Side::South));
            assert_eq!(examples[0].after.turn(), None);
        }
    }

    #[test]
    fn examples_follow_the_rule_set() {
        let alone = |rules: RuleSet| {
            let examples = examples(rules, "Capturing");
            examples
                .into_iter()
                .map(|example| example.after.score().south - example.before.score().south)
                .collect()
        };
        let captured = |rules: &str| -> Vec<u8> { alone(rules.parse().unwrap()) };
        assert_eq!(captured("kalaha"), [6, 1]);
        assert_eq!(captured("kalah"), [6, 0]);
        assert_eq!(captured("6/never/owner"), [5, 0]);
        assert!(page("kalaha").contains("captures 6 seeds!"));
        assert!(page("6/never/owner").contains("captures 5 seeds!"));
        assert!(page("kalaha").contains("North takes the last 6 seeds."));
        assert!(page("emptier").contains("South takes the last 6 seeds."));
    }

    #[test]
    fn no_line_is_too_long() {
        let text = Text::new(Language::English);
        for (width, boards) in [
            (38, Boards::Drawn),
            (70, Boards::Drawn),
            (78, Boards::Drawn),
            (30, Boards::Told),
        ] {
            let page = rules_page(&text, RuleSet::default());
            for line in page.lines(&text, width, boards) {
                assert!(line.chars().count() <= width, "{line}");
            }
        }
    }

    #[test]
    fn boards_stand_beside_each_other_where_there_is_room() {
        let text = Text::new(Language::English);
        let lines = |width| rules_page(&text, RuleSet::default()).lines(&text, width, Boards::Drawn);
        assert!(lines(78).iter().any(|line| line.matches('╭').count() == 2));
        assert!(lines(70).iter().all(|line| line.matches('╭').count() < 2));
        assert!(
            lines(78).iter().any(|line| line.contains("(3)")),
            "the house that is sown"
        );
    }
}
