//! The definitions that come with the tool, by name.

use crate::source::Source;

const SHIPPED: &[(&str, &str)] = &[
    ("imp", include_str!("../../../languages/imp.lang")),
    ("kool", include_str!("../../../languages/kool.lang")),
    ("lambda", include_str!("../../../languages/lambda.lang")),
    ("simple", include_str!("../../../languages/simple.lang")),
    ("stack", include_str!("../../../languages/stack.lang")),
];

/// A shipped definition by its name, with or without `.lang`.
pub fn find(name: &str) -> Option<Source> {
    let name = name.strip_suffix(".lang").unwrap_or(name);
    SHIPPED.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(known, text)| Source::new(&format!("{known}.lang"), text))
}

pub fn names() -> Vec<&'static str> {
    SHIPPED.iter().map(|(name, _)| *name).collect()
}
