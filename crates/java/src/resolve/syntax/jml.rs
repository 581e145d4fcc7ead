//! Which annotation belongs to which part of the tree.

use crate::model::{Annotation, Span};

/// The annotations of a file, in order, each until someone takes it.
#[derive(Default)]
pub(super) struct Annotations {
    entries: Vec<(Span, bool)>,
}

impl Annotations {
    pub(super) fn new(annotations: &[Annotation], text: &str) -> Self {
        let is_for_us = |span: &Span| text.get(span.start as usize..span.end as usize).is_some_and(is_enabled);
        let entries = annotations.iter().filter(|a| !a.is_broken).map(|a| a.span).filter(is_for_us).map(|span| (span, false));
        Annotations { entries: entries.collect() }
    }

    /// Those between two positions that no one has taken.
    pub(super) fn take(&mut self, from: usize, to: usize) -> Vec<Span> {
        let first = self.entries.partition_point(|(span, _)| (span.start as usize) < from);
        let mut found = Vec::new();
        for (span, is_used) in &mut self.entries[first..] {
            if span.end as usize > to {
                break;
            }
            if !*is_used {
                *is_used = true;
                found.push(*span);
            }
        }
        found
    }

    pub(super) fn unused(&self) -> Vec<Span> {
        self.entries.iter().filter(|(_, is_used)| !is_used).map(|(span, _)| *span).collect()
    }
}

/// `//+KEY@` is for those who have the key, `//-KEY@` for those who have not.
fn is_enabled(comment: &str) -> bool {
    let keys = comment.get(2..).and_then(|rest| rest.split('@').next()).unwrap_or("");
    let signed = |sign: char, other: char| {
        let parts = keys.split(sign).skip(1).map(move |part| part.split(other).next().unwrap_or("")).collect::<Vec<_>>();
        parts.into_iter().any(|key| matches!(key, "ESPALIER" | "KEY" | "key"))
    };
    let has_positive = keys.contains('+');
    !signed('-', '+') && (!has_positive || signed('+', '-'))
}
