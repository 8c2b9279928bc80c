//! Reading lines that may be of any length.

use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes.
const LONGEST: u64 = 4096;

/// A line that is longer than anything one could mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLong;

/// The next line, its end included; none at the end of the input. Of a line that is too long no more is kept than that
/// it is. What is not UTF-8 is replaced.
///
/// # Errors
///
/// If the input cannot be read.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, TooLong>>> {
    let mut line = Vec::new();
    input.take(LONGEST).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.len() as u64 == LONGEST && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(TooLong)));
    }
    Ok(Some(Ok(String::from_utf8_lossy(&line).into_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_skipped_to_its_end() {
        let length = LONGEST as usize;
        let text = format!("{}\n3\n{}\n\n4", "1".repeat(100 * length), "2".repeat(length - 1));
        let mut input = text.as_bytes();
        let mut next = || read_line(&mut input).unwrap();
        assert_eq!(next(), Some(Err(TooLong)));
        assert_eq!(next(), Some(Ok("3\n".to_owned())));
        assert_eq!(next().unwrap().unwrap().len(), length);
        assert_eq!(next(), Some(Ok("\n".to_owned())));
        assert_eq!(next(), Some(Ok("4".to_owned())));
        assert_eq!(next(), None);
    }
}
