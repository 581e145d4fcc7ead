//! Finds the comments that carry specifications.

use tree_sitter::Node;

use crate::model::{Annotation, FileId, Span};

/// `/*@ … @*/`, `//@ …`, and the ones a formatter broke (`/* @`, `// @`), in source order.
pub(super) fn annotations(file: FileId, root: Node, text: &str) -> Vec<Annotation> {
    let mut found = Vec::new();
    if !may_have_annotations(text) {
        return found;
    }
    let mut cursor = root.walk();
    loop {
        let node = cursor.node();
        if node.kind() == "line_comment" || node.kind() == "block_comment" {
            let comment = &text[node.byte_range()];
            if let Some(is_broken) = annotation_form(comment) {
                let start = node.start_byte() as u32;
                let end = start + comment.trim_end().len() as u32;
                found.push(Annotation { span: Span { file, start, end }, is_broken });
            }
        }
        if cursor.goto_first_child() || cursor.goto_next_sibling() {
            continue;
        }
        loop {
            if !cursor.goto_parent() {
                return found;
            }
            if cursor.goto_next_sibling() {
                break;
            }
        }
    }
}

/// Most files have none, and a look at the text is quicker than a walk over the tree.
fn may_have_annotations(text: &str) -> bool {
    let begins_comment = |at: usize| matches!(text.as_bytes().get(at + 1), Some(b'/' | b'*'));
    text.match_indices('/').any(|(at, _)| begins_comment(at) && annotation_form(&text[at..]).is_some())
}

/// True if the comment is an annotation, and if so, a broken one.
fn annotation_form(comment: &str) -> Option<bool> {
    let rest = comment.get(2..)?;
    if rest.starts_with('@') || is_conditional(rest) {
        return Some(false);
    }
    let is_broken = rest.trim_start_matches([' ', '\t']).starts_with('@');
    (is_broken && rest.starts_with([' ', '\t'])).then_some(true)
}

/// JML's `//+KEY@` and `/*-ESC@`: an annotation for some tools only.
fn is_conditional(rest: &str) -> bool {
    let keys = rest.trim_start_matches(|c: char| c.is_alphanumeric() || "+-_".contains(c));
    rest.starts_with(['+', '-']) && keys.starts_with('@')
}
