//! The crate against a second, slow implementation that was written from the text of the rules alone.

mod compare;
mod perft;
mod random;
mod slow;
mod sows;
