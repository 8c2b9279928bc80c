//! Memory for large tables that are read at random.

use std::alloc::{Layout, alloc_zeroed};
use std::sync::atomic::AtomicU64;

/// A type of which zero bytes are a value.
///
/// # Safety
///
/// Any place filled with zero bytes must be a valid value.
pub unsafe trait Zero {}

// SAFETY: zero bytes are the number 0.
unsafe impl Zero for i8 {}
// SAFETY: zero bytes are the number 0.
unsafe impl Zero for AtomicU64 {}

/// So many zeros, in huge pages where the system gives them, or `None` if it does not grant the memory.
///
/// Nothing is written: the system clears a page when it is first touched, so what a search does not need costs nothing, and
/// several threads share the work. With pages of 4 KiB most reads would miss the TLB too.
pub fn zeros<T: Zero>(len: usize) -> Option<Vec<T>> {
    let layout = Layout::array::<T>(len).ok()?;
    if layout.size() == 0 {
        return Some(Vec::new());
    }
    // SAFETY: the layout is not empty.
    let start = unsafe { alloc_zeroed(layout) }.cast::<T>();
    if start.is_null() {
        return None;
    }
    // SAFETY: the memory comes from the global allocator with the layout of `len` elements, and zero bytes are elements.
    let vec = unsafe { Vec::from_raw_parts(start, len, len) };
    ask_for_huge_pages(&vec);
    Some(vec)
}

/// Whether the system grants so many bytes.
pub fn is_granted(bytes: usize) -> bool {
    zeros::<i8>(bytes).is_some()
}

#[cfg(target_os = "linux")]
fn ask_for_huge_pages<T>(vec: &[T]) {
    const PAGE: usize = 4096;
    let start = vec.as_ptr().addr().next_multiple_of(PAGE);
    let end = vec.as_ptr().addr() + size_of_val(vec);
    let first = vec.as_ptr().with_addr(start).cast_mut().cast();
    // SAFETY: the range lies inside the allocation, and the advice changes neither its content nor its validity.
    // Where it is refused, pages stay small.
    unsafe { libc::madvise(first, end.saturating_sub(start), libc::MADV_HUGEPAGE) };
}

#[cfg(not(target_os = "linux"))]
fn ask_for_huge_pages<T>(_: &[T]) {}

/// Fetches an element into the cache, to be read soon.
#[inline]
pub fn prefetch<T>(elements: &[T], index: usize) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a prefetch is a hint: it neither reads nor writes for the program, and any address is allowed.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(elements.as_ptr().wrapping_add(index).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (elements, index);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gives_zeros_or_nothing() {
        for len in [0, 1, 5000, 3 << 20] {
            let zeros: Vec<i8> = zeros(len).unwrap();
            assert_eq!(zeros.len(), len);
            assert!(zeros.iter().all(|&value| value == 0));
        }
        assert!(!is_granted(1 << 62));
        assert!(!is_granted(usize::MAX));
    }
}
