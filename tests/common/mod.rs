//! What several tests share. Each test is a crate of its own and uses a part of it.
#![allow(dead_code)]

pub mod games;
pub mod program;
#[cfg(unix)]
pub mod pty;
pub mod vocabulary;
