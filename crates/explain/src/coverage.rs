//! Coverage of the inputs by the leaves of a tree, and reasons for what is missing.

use common::setting::Setting;
use std::fmt::Write;

use engine::NodeKind;

use crate::plural;
use crate::tree::Tree;

/// Reasons that are listed; the rest is counted.
const MAX_REASONS: usize = 6;

/// True if every input is covered; if not, what cut the paths, most frequent first.
pub(crate) fn sentence(tree: &Tree) -> String {
    let mut out = match (tree.exhaustive, tree.precise) {
        (true, true) => "Every input takes exactly one of these paths.",
        (true, false) => "Every input takes one of these paths; some paths may be infeasible.",
        (false, _) => "Not every input is covered.",
    }
    .to_owned();
    let reasons = reasons(tree);
    for (reason, count) in reasons.iter().take(MAX_REASONS) {
        let _ = write!(out, "\n  {}: {reason}", plural::count(*count, "path"));
    }
    if reasons.len() > MAX_REASONS {
        let _ = write!(out, "\n  and {}", plural::count(reasons.len() - MAX_REASONS, "other reason"));
    }
    if tree.leaves().any(|leaf| leaf.kind == NodeKind::Limit) {
        let _ = write!(
            out,
            "\n  To get further: raise the limit that is named, merge paths ({merge} auto), or leave inputs out ({pre}).",
            merge = Setting::Merge,
            pre = Setting::Precondition
        );
    }
    out
}

/// Why paths were cut, with the number of paths; in the order of first occurrence where numbers are equal.
fn reasons(tree: &Tree) -> Vec<(String, usize)> {
    let mut reasons: Vec<(String, usize)> = Vec::new();
    for leaf in tree.leaves() {
        let reason = match leaf.kind {
            NodeKind::Limit => leaf.label.clone(),
            NodeKind::Unsupported => format!("not supported: {}", leaf.label),
            _ => continue,
        };
        match reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, count)) => *count += 1,
            None => reasons.push((reason, 1)),
        }
    }
    reasons.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    reasons
}
