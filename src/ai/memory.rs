//! Memory for large tables that are read at random.

/// An empty vector with room for `len` elements, in huge pages where the system gives them.
///
/// With pages of 4 KiB most reads would miss the TLB too, and each page would cost a fault when it is first written.
pub fn huge_vec<T>(len: usize) -> Vec<T> {
    let vec: Vec<T> = Vec::with_capacity(len);
    #[cfg(target_os = "linux")]
    {
        const PAGE: usize = 4096;
        let start = vec.as_ptr().addr().next_multiple_of(PAGE);
        let end = vec.as_ptr().addr() + vec.capacity() * size_of::<T>();
        let first = vec.as_ptr().with_addr(start).cast_mut().cast();
        // SAFETY: the range lies inside the allocation, and the advice changes neither its content nor its validity.
        // Where it is refused, pages stay small.
        unsafe { libc::madvise(first, end.saturating_sub(start), libc::MADV_HUGEPAGE) };
    }
    vec
}

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
