//! A sow allocates nothing. In a file of its own, for the allocator counts for the whole program.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kalaha_rules::{Pit, Position, RuleSet, Side};

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

/// Counts the allocations of each thread, since the test harness allocates on its own.
struct Counting;

// SAFETY: all is passed on to the system allocator, and counting does not allocate.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller's promise about the layout is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the memory comes from `alloc`, that is from the system allocator.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations(work: impl FnOnce()) -> usize {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

#[test]
fn a_whole_game_allocates_nothing() {
    let play = || {
        for rules in RuleSet::all() {
            let mut position = Position::start(rules, Side::South);
            while let Some(house) = position.legal().iter().next_back() {
                let sow = position.sow(house).expect("a legal sow");
                let into_stores = sow.drops().filter(|pit| matches!(pit, Pit::Store(_)));
                assert!(into_stores.count() <= usize::from(sow.seeds()));
            }
            assert!(position.result().is_some());
        }
    };
    assert_eq!(allocations(play), 0);
}

#[test]
fn an_allocation_would_be_noticed() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
}
