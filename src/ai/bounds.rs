//! Bounds of values, and how a table keeps them.

/// What is known of a position: its value lies from `lower` to `upper`. Both have the parity of its seeds.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// The value is not below it.
    pub lower: i16,
    /// The value is not above it.
    pub upper: i16,
}

/// Bits of a bound in a note.
const BOUND_BITS: u32 = 7;

impl Bounds {
    /// The most seeds in the houses whose bounds fit into a note.
    pub const MOST_SEEDS: u8 = (1 << BOUND_BITS) - 1;

    /// All that the number of seeds allows.
    pub fn of(seeds: u8) -> Bounds {
        Bounds {
            lower: -i16::from(seeds),
            upper: i16::from(seeds),
        }
    }

    /// Those in a note of a table, for a position with so many seeds.
    pub fn from_note(note: u32, seeds: u8) -> Bounds {
        let bound = |shift: u32| 2 * (note >> shift & ((1 << BOUND_BITS) - 1)) as i16 - i16::from(seeds);
        Bounds {
            lower: bound(3),
            upper: bound(3 + BOUND_BITS),
        }
    }

    /// A note for a table, with how much it is worth to keep it, from 0 to 7.
    pub fn note(self, seeds: u8, worth: u32) -> u32 {
        let half = |bound: i16| ((bound + i16::from(seeds)) / 2) as u32;
        half(self.upper) << (3 + BOUND_BITS) | half(self.lower) << 3 | worth
    }

    /// The same bounds seen from the player whose sow led here and gained `gain`.
    pub fn before(self, gain: i16, again: bool) -> Bounds {
        if again {
            Bounds {
                lower: gain + self.lower,
                upper: gain + self.upper,
            }
        } else {
            Bounds {
                lower: gain - self.upper,
                upper: gain - self.lower,
            }
        }
    }
}
