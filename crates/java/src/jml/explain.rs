//! What every construct means here.

const TABLE: &[(&str, &str)] = &[];

/// What the construct means, with a small example.
pub fn explain(clause: &str) -> Option<&'static str> {
    TABLE.iter().find(|(name, _)| *name == clause).map(|&(_, text)| text)
}

/// Everything that can be explained.
pub fn explain_names() -> impl Iterator<Item = &'static str> {
    TABLE.iter().map(|&(name, _)| name)
}
