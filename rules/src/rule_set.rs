//! Which of the customs of Kalaha a game follows.

use std::fmt;
use std::str::FromStr;

/// The rules of a game: seeds at the start, and the two customs on which players differ.
///
/// ```
/// use kalaha_rules::{Leftovers, OwnStone, RuleSet, SeedsPerHouse};
///
/// let mut rules = RuleSet::default();
/// assert_eq!(rules.to_string(), "6/always/owner");
/// rules.seeds = SeedsPerHouse::new(4).unwrap();
/// rules.own_stone = OwnStone::OnCapture;
/// assert_eq!(rules, "kalah".parse().unwrap());
/// assert_eq!(RuleSet::all().count(), 30);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RuleSet {
    /// Seeds in each house at the start.
    pub seeds: SeedsPerHouse,
    /// What happens to the seed that captures.
    pub own_stone: OwnStone,
    /// Who takes the seeds that are left at the end.
    pub leftovers: Leftovers,
}

impl RuleSet {
    /// Each of the 30 rule sets.
    pub fn all() -> impl Iterator<Item = RuleSet> {
        SeedsPerHouse::all().flat_map(|seeds| {
            OwnStone::ALL.into_iter().flat_map(move |own_stone| {
                Leftovers::ALL.into_iter().map(move |leftovers| RuleSet {
                    seeds,
                    own_stone,
                    leftovers,
                })
            })
        })
    }
}

impl fmt::Display for RuleSet {
    /// Seeds, own stone and leftovers, as in `4/on-capture/owner`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}/{}/{}", self.seeds, self.own_stone, self.leftovers))
    }
}

impl FromStr for RuleSet {
    type Err = ParseOptionError;

    /// Reads the name of a [`Preset`], or the three options as [`Display`](fmt::Display) writes them.
    ///
    /// ```
    /// use kalaha_rules::RuleSet;
    ///
    /// assert_eq!("kalah".parse(), "4/on-capture/owner".parse::<RuleSet>());
    /// let error = "4/sometimes/owner".parse::<RuleSet>().unwrap_err();
    /// assert_eq!(error.to_string(), "own-stone is always, on-capture or never");
    /// ```
    fn from_str(text: &str) -> Result<RuleSet, ParseOptionError> {
        let mut parts = text.split('/');
        match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some(seeds), Some(own_stone), Some(leftovers), None) => Ok(RuleSet {
                seeds: seeds.parse()?,
                own_stone: own_stone.parse()?,
                leftovers: leftovers.parse()?,
            }),
            _ => Ok(text.parse::<Preset>()?.rules()),
        }
    }
}

/// The number of seeds in each house at the start, 2 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeedsPerHouse(u8);

impl SeedsPerHouse {
    /// The fewest seeds a game starts with.
    pub const MIN: u8 = 2;
    /// The most seeds a game starts with.
    pub const MAX: u8 = 6;

    /// This number of seeds, or `None` outside 2 to 6.
    pub const fn new(seeds: u8) -> Option<SeedsPerHouse> {
        match seeds {
            SeedsPerHouse::MIN..=SeedsPerHouse::MAX => Some(SeedsPerHouse(seeds)),
            _ => None,
        }
    }

    /// All of them, the fewest first.
    pub fn all() -> impl DoubleEndedIterator<Item = SeedsPerHouse> {
        (SeedsPerHouse::MIN..=SeedsPerHouse::MAX).map(SeedsPerHouse)
    }

    /// The number, 2 to 6.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Default for SeedsPerHouse {
    fn default() -> SeedsPerHouse {
        SeedsPerHouse(SeedsPerHouse::MAX)
    }
}

impl fmt::Display for SeedsPerHouse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for SeedsPerHouse {
    type Err = ParseOptionError;

    fn from_str(text: &str) -> Result<SeedsPerHouse, ParseOptionError> {
        let digit = match text.as_bytes() {
            [digit @ b'0'..=b'9'] => SeedsPerHouse::new(digit - b'0'),
            _ => None,
        };
        digit.ok_or(ParseOptionError("seeds is a number from 2 to 6"))
    }
}

/// What happens when the last seed falls into an empty house of its own side.
///
/// The seeds in the opposite house are always captured; the values differ in what becomes of the seed that
/// captures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum OwnStone {
    /// It goes to the store with the opposite seeds; with nothing opposite it goes there alone.
    #[default]
    Always,
    /// It goes to the store with the opposite seeds; with nothing opposite it stays.
    OnCapture,
    /// It stays where it is.
    Never,
}

impl OwnStone {
    /// All values, the default first.
    pub const ALL: [OwnStone; 3] = [OwnStone::Always, OwnStone::OnCapture, OwnStone::Never];
}

impl fmt::Display for OwnStone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            OwnStone::Always => "always",
            OwnStone::OnCapture => "on-capture",
            OwnStone::Never => "never",
        })
    }
}

impl FromStr for OwnStone {
    type Err = ParseOptionError;

    fn from_str(text: &str) -> Result<OwnStone, ParseOptionError> {
        by_name(text, &OwnStone::ALL).ok_or(ParseOptionError("own-stone is always, on-capture or never"))
    }
}

/// Who takes the seeds that are left when one side is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Leftovers {
    /// Each player takes the seeds on their own side.
    #[default]
    Owner,
    /// The player whose side is empty takes what is on the other side.
    Emptier,
}

impl Leftovers {
    /// All values, the default first.
    pub const ALL: [Leftovers; 2] = [Leftovers::Owner, Leftovers::Emptier];
}

impl fmt::Display for Leftovers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Leftovers::Owner => "owner",
            Leftovers::Emptier => "emptier",
        })
    }
}

impl FromStr for Leftovers {
    type Err = ParseOptionError;

    fn from_str(text: &str) -> Result<Leftovers, ParseOptionError> {
        by_name(text, &Leftovers::ALL).ok_or(ParseOptionError("leftovers is owner or emptier"))
    }
}

/// A rule set with a name.
///
/// ```
/// use kalaha_rules::Preset;
///
/// let preset: Preset = "four".parse().unwrap();
/// assert_eq!(preset.rules().to_string(), "4/always/owner");
/// assert_eq!(Preset::of(preset.rules()), Some(Preset::Four));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Preset {
    /// 6 seeds, `always`, `owner`: the default.
    #[default]
    Kalaha,
    /// 4 seeds, `always`, `owner`.
    Four,
    /// 4 seeds, `on-capture`, `owner`: what most programs and the English encyclopedias describe.
    Kalah,
    /// 6 seeds, `always`, `emptier`.
    Emptier,
}

impl Preset {
    /// All presets, the default first.
    pub const ALL: [Preset; 4] = [Preset::Kalaha, Preset::Four, Preset::Kalah, Preset::Emptier];

    /// The rule set it stands for.
    pub const fn rules(self) -> RuleSet {
        let (seeds, own_stone, leftovers) = match self {
            Preset::Kalaha => (6, OwnStone::Always, Leftovers::Owner),
            Preset::Four => (4, OwnStone::Always, Leftovers::Owner),
            Preset::Kalah => (4, OwnStone::OnCapture, Leftovers::Owner),
            Preset::Emptier => (6, OwnStone::Always, Leftovers::Emptier),
        };
        RuleSet {
            seeds: SeedsPerHouse(seeds),
            own_stone,
            leftovers,
        }
    }

    /// The preset that stands for exactly these rules, if there is one.
    pub fn of(rules: RuleSet) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.rules() == rules)
    }
}

impl From<Preset> for RuleSet {
    fn from(preset: Preset) -> RuleSet {
        preset.rules()
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Preset::Kalaha => "kalaha",
            Preset::Four => "four",
            Preset::Kalah => "kalah",
            Preset::Emptier => "emptier",
        })
    }
}

impl FromStr for Preset {
    type Err = ParseOptionError;

    fn from_str(text: &str) -> Result<Preset, ParseOptionError> {
        by_name(text, &Preset::ALL).ok_or(ParseOptionError("a rule set is kalaha, four, kalah or emptier"))
    }
}

fn by_name<T: Copy + fmt::Display>(text: &str, values: &[T]) -> Option<T> {
    values
        .iter()
        .copied()
        .find(|value| text.eq_ignore_ascii_case(&value.to_string()))
}

/// The text is not a value of the option; the message lists the values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseOptionError(&'static str);

impl fmt::Display for ParseOptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for ParseOptionError {}
