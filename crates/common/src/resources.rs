//! Time and memory that this process uses. All layers below the workbench look at the clock and at the system here and nowhere else.
#![allow(clippy::disallowed_methods, reason = "here the clock and the system are read for all layers")]

use std::time::{Duration, Instant};

/// Measures how long something takes.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    pub fn start() -> Self {
        Stopwatch(Instant::now())
    }

    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// True if there is a deadline and its time has come.
pub fn has_passed(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|deadline| Instant::now() >= deadline)
}

/// Resident memory of this process, where the system tells it.
pub fn resident_mib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = status.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096 / (1 << 20))
}
