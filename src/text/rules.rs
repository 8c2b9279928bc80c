//! The rules explained, for the rule set in force. What an example shows is played by the rules themselves.

use kalaha_rules::{Board, Leftovers, OwnStone, Preset, RuleSet, SeedsPerHouse};

use super::page::{Block, Example, Page, Section};
use super::{Text, examples, rules_line};
use crate::ai::known_value;
use crate::say;

/// Explains the rules.
pub fn rules_page(text: &Text, rules: RuleSet) -> Page {
    let own_stone = rules.own_stone.to_string();
    let leftovers = rules.leftovers.to_string();
    let paragraph = |words: String| Some(Block::Paragraph(words));
    let shown = |example: Option<Example>| example.map(Block::Example);
    let [sow, captures, alone, ends, disputed @ ..] = examples::find(
        rules,
        [
            examples::extra_turn,
            examples::capture,
            examples::nothing_opposite,
            examples::end_in_store,
            examples::declined,
            examples::chain,
            examples::empty_house_opposite,
            examples::around_the_corner,
            examples::all_the_way_round,
            examples::end_in_house,
        ],
    );
    let sections = [
        (
            say!(text, "rules-board"),
            vec![
                paragraph(say!(text, "rules-board-text", count = rules.seeds.get())),
                Some(Block::Board(Board::start(rules.seeds))),
            ],
        ),
        (
            say!(text, "rules-sow"),
            vec![paragraph(say!(text, "rules-sow-text")), shown(sow)],
        ),
        (
            say!(text, "rules-capture"),
            vec![
                paragraph(say!(text, "explain-own-stone", value = own_stone)),
                shown(captures),
                paragraph(say!(text, "rules-capture-nothing")),
                shown(alone),
            ],
        ),
        (
            say!(text, "rules-end"),
            vec![
                paragraph(say!(text, "rules-end-text")),
                paragraph(say!(text, "explain-leftovers", value = leftovers)),
                shown(ends),
            ],
        ),
        (say!(text, "rules-disputes"), disputes(text, disputed)),
        (say!(text, "rules-perfect"), vec![perfect_play(text, rules)]),
        (
            say!(text, "rules-options"),
            vec![Some(options_table(text)), Some(presets_table(text))],
        ),
    ];
    let section = |(heading, blocks): (String, Vec<Option<Block>>)| Section {
        heading,
        blocks: blocks.into_iter().flatten().collect(),
    };
    Page {
        title: say!(text, "rules-title", rules = rules_line(text, rules)),
        sections: sections.into_iter().map(section).collect(),
    }
}

/// What perfect play brings under these rules.
fn perfect_play(text: &Text, rules: RuleSet) -> Option<Block> {
    let Some(known) = known_value(rules) else {
        return Some(Block::Paragraph(say!(text, "rules-perfect-unknown")));
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
    Some(Block::Paragraph(words))
}

/// What players argue about, each answer with an example that proves it if there is one.
fn disputes(text: &Text, examples: [Option<Example>; 6]) -> Vec<Option<Block>> {
    let answers = [
        say!(text, "dispute-forced"),
        say!(text, "dispute-chain"),
        say!(text, "dispute-other-side"),
        say!(text, "dispute-their-store"),
        say!(text, "dispute-round"),
        say!(text, "dispute-end"),
    ];
    let proven = answers.into_iter().zip(examples);
    let blocks =
        proven.flat_map(|(words, example)| [Some(Block::Paragraph(words)), example.map(Block::Example)]);
    blocks.collect()
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
    use kalaha_rules::{House, Pit, Position, Side, Sow};

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
            let mut examples = examples(rules, "What players argue about");
            // With few seeds no house ever has 13.
            let rare = if rules.seeds.get() > 3 { 6 } else { 5 };
            assert!(examples.len() >= rare, "{rules}: {}", examples.len());
            let end = examples.pop().unwrap();
            let round = (examples.len() == 5).then(|| examples.pop().unwrap());
            let [forced, chain, other_side, their_store] = &examples[..] else {
                panic!("{rules}: {} examples", examples.len());
            };

            let could_move_again = |house: House| forced.before.clone().sow(house).unwrap().extra_turn();
            assert!(forced.before.legal().iter().any(could_move_again));
            assert!(!could_move_again(forced.sows[0].house()), "and need not");

            assert!(chain.sows.iter().all(Sow::extra_turn));
            assert_eq!(chain.sows.len(), 3);

            let Pit::House(Side::North, last) = other_side.sows[0].end() else {
                panic!("{rules}: it ends on the other side");
            };
            assert_eq!(other_side.before.board().house(Side::North, last), 0);
            assert_eq!(other_side.sows[0].capture(), None);
            assert_eq!(other_side.after.board().house(Side::North, last), 1);

            let mut drops = their_store.sows[0].drops();
            assert!(drops.any(|pit| matches!(pit, Pit::House(Side::North, _))));
            assert!(
                drops.any(|pit| matches!(pit, Pit::House(Side::South, _))),
                "around the corner"
            );
            assert_eq!(their_store.before.score().north, their_store.after.score().north);

            if let Some(round) = round {
                let sow = round.sows[0];
                assert_eq!(sow.seeds(), 13);
                assert_eq!(sow.end(), Pit::House(Side::South, sow.house()));
                assert!(sow.capture().is_some());
            }

            assert!(end.sows[0].ends_game() && !end.sows[0].extra_turn());
            assert!(end.sows[0].leftovers().unwrap().south + end.sows[0].leftovers().unwrap().north > 0);
        }
    }

    /// By how much South's store grows in the examples under a heading.
    fn gains(rules: RuleSet, heading: &str) -> Vec<u8> {
        let gain = |example: Example| example.after.score().south - example.before.score().south;
        examples(rules, heading).into_iter().map(gain).collect()
    }

    #[test]
    fn every_board_has_the_seeds_of_the_game_that_is_explained() {
        for rules in RuleSet::all() {
            let seeds = 2 * House::COUNT as u8 * rules.seeds.get();
            let page = rules_page(&Text::new(Language::English), rules);
            let mut boards = 0;
            for block in page.sections.iter().flat_map(|section| &section.blocks) {
                let positions: &[Position] = match block {
                    Block::Example(example) => &[example.before, example.after],
                    Block::Board(board) => &[Position::new(rules, *board, Side::South)],
                    _ => &[],
                };
                for position in positions {
                    assert_eq!(position.board().total(), seeds, "{rules}: {}", position.board());
                    assert_eq!(position.rules(), rules);
                    boards += 1;
                }
            }
            assert!(boards > 18, "{rules}");
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
        for rules in RuleSet::all() {
            let captured = &examples(rules, "Capturing")[0];
            let capture = captured.sows[0].capture().unwrap();
            let own = u8::from(rules.own_stone != OwnStone::Never);
            let alone = u8::from(rules.own_stone == OwnStone::Always);
            assert_eq!(
                gains(rules, "Capturing"),
                [capture.opposite + own, alone],
                "{rules}"
            );
            let told = page(&rules.to_string());
            assert!(
                told.contains(&format!("captures {} seeds!", capture.total())),
                "{told}"
            );
            let end = &examples(rules, "The end")[0];
            let taken = end.sows[0].leftovers().unwrap();
            let taker = match rules.leftovers {
                Leftovers::Owner => Side::North,
                Leftovers::Emptier => Side::South,
            };
            assert_eq!(taken[taker], taken.south + taken.north, "{rules}");
        }
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
            lines(78).iter().any(|line| line.contains("(1)")),
            "the house that is sown"
        );
    }
}
