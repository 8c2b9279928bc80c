//! The transposition table: what is known of positions already searched, shared by all threads without a lock.

use std::sync::atomic::{AtomicU64, Ordering};

use super::board::MoverBoard;
use super::memory::{prefetch, zeros};

/// The hash key of a position: 60 bits that no other position has, scattered evenly.
///
/// A position with more than 31 seeds in a house has none, and tables pass it over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key(u64);

impl Key {
    /// Stands for the key of positions that have none.
    pub const NONE: Key = Key(u64::MAX);
    const BITS: u32 = 60;
    const MASK: u64 = (1 << Key::BITS) - 1;

    /// The key of a position: five bits a house, mixed one to one.
    #[inline]
    pub fn of(board: MoverBoard) -> Key {
        let (own, other) = (board.own(), board.other());
        if (own | other) & 0xE0E0_E0E0_E0E0 != 0 {
            return Key::NONE;
        }
        let packed = squeeze(own) | squeeze(other) << 30;
        // Odd factors and shifted sums can be undone, so different positions stay different.
        let mixed = packed.wrapping_mul(0x9E37_79B9_7F4A_7C15) & Key::MASK;
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93) & Key::MASK;
        Key(mixed ^ mixed >> 32)
    }

    /// Some bits of the key, as a number below a power of two.
    #[inline]
    pub fn below(self, power_of_two: usize) -> usize {
        self.0 as usize & (power_of_two - 1)
    }

    /// All bits of the key.
    #[inline]
    pub fn bits(self) -> u64 {
        self.0
    }
}

/// Moves the low five bits of six bytes together.
#[inline]
fn squeeze(houses: u64) -> u64 {
    let pairs = houses & 0x001F_001F_001F | houses >> 3 & 0x03E0_03E0_03E0;
    pairs & 0x3FF | pairs >> 6 & 0xF_FC00 | pairs >> 12 & 0x3FF0_0000
}

/// A table of a fixed size that holds a note of 20 bits for each position.
///
/// Two positions share a bucket of two entries of eight bytes. The place of the bucket and the 44 bits of the key that
/// are stored tell the position exactly: no two positions are ever taken for each other.
#[derive(Debug)]
pub struct Table {
    entries: Vec<AtomicU64>,
}

/// Bits of a key that are stored. The place of the bucket tells the rest.
const TAG_BITS: u32 = 44;
/// Bits of a note.
const NOTE_BITS: u32 = 64 - TAG_BITS;

impl Table {
    /// The smallest table: with fewer buckets, the bits that are stored would not tell positions apart.
    pub const FEWEST_BYTES: usize = 16 << (Key::BITS - TAG_BITS);

    /// An empty table of at most so many bytes, but not less than [`Table::FEWEST_BYTES`]; `None` if the system does not
    /// grant the memory.
    pub fn new(bytes: usize) -> Option<Table> {
        let entries = zeros(bytes.max(Table::FEWEST_BYTES) / 16 * 2)?;
        Some(Table { entries })
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for entry in &mut self.entries {
            *entry.get_mut() = 0;
        }
    }

    /// Fetches the bucket of a position into the cache, to be looked at soon.
    #[inline]
    pub fn prefetch(&self, key: Key) {
        prefetch(&self.entries, self.bucket(key));
    }

    /// The note of a position.
    #[inline]
    pub fn get(&self, key: Key) -> Option<u32> {
        if key == Key::NONE {
            return None;
        }
        let bucket = self.bucket(key);
        self.entries[bucket..bucket + 2]
            .iter()
            .map(|entry| entry.load(Ordering::Relaxed))
            .find(|&entry| is_of(entry, key) && entry != 0)
            .map(|entry| (entry & ((1 << NOTE_BITS) - 1)) as u32)
    }

    /// Keeps a note of a position. Its three low bits tell how much it is worth: the first place of a bucket is for
    /// what is worth most, the second for what came last.
    #[inline]
    pub fn put(&self, key: Key, note: u32) {
        if key == Key::NONE {
            return;
        }
        let bucket = self.bucket(key);
        let (first, second) = (&self.entries[bucket], &self.entries[bucket + 1]);
        let entry = key.0 << NOTE_BITS | u64::from(note);
        let old = first.load(Ordering::Relaxed);
        if is_of(old, key) {
            first.store(entry, Ordering::Relaxed);
        } else if old & 7 > entry & 7 || is_of(second.load(Ordering::Relaxed), key) {
            second.store(entry, Ordering::Relaxed);
        } else {
            second.store(old, Ordering::Relaxed);
            first.store(entry, Ordering::Relaxed);
        }
    }

    #[inline]
    fn bucket(&self, key: Key) -> usize {
        let buckets = (self.entries.len() / 2) as u128;
        2 * ((u128::from(key.0 & Key::MASK) * buckets) >> Key::BITS) as usize
    }
}

/// Whether an entry belongs to a position, if it lies in the bucket of that position.
#[inline]
fn is_of(entry: u64, key: Key) -> bool {
    (entry ^ key.0 << NOTE_BITS) >> NOTE_BITS == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};
    use std::collections::HashMap;

    fn random_board(rng: &mut ChaCha8Rng, most: u8) -> MoverBoard {
        let mut side = || MoverBoard::with_own(std::array::from_fn(|_| rng.random_range(0..=most)));
        side().against(side())
    }

    #[test]
    fn different_positions_have_different_keys() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut seen = HashMap::new();
        for n in 0..200_000 {
            let board = random_board(&mut rng, 1 + (n % 31) as u8);
            let key = Key::of(board);
            assert!(key.bits() <= Key::MASK);
            assert_eq!(*seen.entry(key.bits()).or_insert(board), board);
        }
    }

    #[test]
    fn a_full_house_has_no_key() {
        let board = MoverBoard::with_own([0, 0, 32, 0, 0, 0]).against(MoverBoard::with_own([1; 6]));
        assert_eq!(Key::of(board), Key::NONE);
        assert_eq!(Key::of(board.swapped()), Key::NONE);
        let table = Table::new(0).unwrap();
        table.put(Key::NONE, 5);
        assert_eq!(table.get(Key::NONE), None);
    }

    #[test]
    fn never_takes_one_position_for_another() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let table = Table::new(Table::FEWEST_BYTES).unwrap();
        let mut notes = HashMap::new();
        let mut found = 0;
        for _ in 0..300_000 {
            let board = random_board(&mut rng, 15);
            let note = rng.random_range(1..1 << NOTE_BITS);
            table.put(Key::of(board), note);
            notes.insert(board, note);
        }
        for (&board, &note) in &notes {
            if let Some(got) = table.get(Key::of(board)) {
                assert_eq!(got, note);
                found += 1;
            }
        }
        assert!(found > 50_000, "only {found} were kept");
    }

    #[test]
    fn keeps_what_is_worth_most() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let table = Table::new(Table::FEWEST_BYTES).unwrap();
        let board = random_board(&mut rng, 15);
        table.put(Key::of(board), 7);
        for _ in 0..1_000_000 {
            table.put(Key::of(random_board(&mut rng, 15)), 1);
        }
        assert_eq!(table.get(Key::of(board)), Some(7));
    }
}
