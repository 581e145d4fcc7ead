//! Numbers of things.

/// `1 path`, `2 paths`.
pub(crate) fn count(n: usize, thing: &str) -> String {
    format!("{n} {}", if n == 1 { thing.to_owned() } else { format!("{thing}s") })
}
