//! The tree for a terminal: one line per node, indented per branch, not per node.

use std::fmt::Write;

use engine::NodeKind;

use crate::paint::{Paint, Tone};
use crate::tree::{Merge, Node, Tree};
use crate::{coverage, plural};

/// The whole tree as text.
pub fn render(tree: &Tree) -> String {
    painted(tree, Paint::Plain)
}

/// The same, perhaps in colours.
pub fn painted(tree: &Tree, paint: Paint) -> String {
    let mut out = String::new();
    let children = tree.children();
    let mut waiting: Vec<Waiting> = tree.nodes.iter().map(Waiting::new).collect();
    // Explicit work list: paths may be a million nodes long.
    let mut work = vec![(0_usize, 0_usize)];
    while let Some((index, indent)) = work.pop() {
        let node = &tree.nodes[index];
        let mut indent = indent;
        if node.parents.len() > 1 {
            let _ = writeln!(out, "       {}→ goes on at {}", "  ".repeat(indent), node.id);
            match waiting[index].arrive(indent) {
                Some(outer) => indent = outer,
                None => continue,
            }
        }
        line(&mut out, tree, node, indent, paint);
        let below = &children[index];
        let deeper = if below.len() > 1 { indent + 1 } else { indent };
        work.extend(below.iter().rev().map(|child| (*child, deeper)));
    }
    if tree.is_proof() {
        proof_summary(&mut out, tree);
    } else {
        summary(&mut out, tree);
    }
    out
}

/// A node that is shown when the last of its parents was, where the outermost of their branches began.
struct Waiting {
    parents: usize,
    indent: usize,
}

impl Waiting {
    fn new(node: &Node) -> Waiting {
        Waiting { parents: node.parents.len(), indent: usize::MAX }
    }

    /// The indentation, once all parents have been shown.
    fn arrive(&mut self, indent: usize) -> Option<usize> {
        self.parents -= 1;
        self.indent = self.indent.min(indent);
        (self.parents == 0).then(|| self.indent.saturating_sub(1))
    }
}

/// Values shown per merge; the rest is in the other formats.
const MAX_VALUES: usize = 12;

fn merge_lines(out: &mut String, merge: &Merge, margin: &str) {
    for value in merge.values.iter().take(MAX_VALUES) {
        // Values without a name of the program mean nothing to its reader.
        if !value.name.starts_with('(') {
            let _ = writeln!(out, "       {margin}  {} is now {}", value.name, value.after);
        }
    }
    if merge.values.len() > MAX_VALUES {
        let _ = writeln!(out, "       {margin}  and {} more", merge.values.len() - MAX_VALUES);
    }
}

fn line(out: &mut String, tree: &Tree, node: &Node, indent: usize, paint: Paint) {
    let margin = "  ".repeat(indent);
    let _ = write!(out, "{:>5}  {margin}{}", node.id, paint.paint(Tone::of_leaf(node.kind), &headline(node)));
    if let Some(source) = node.source.as_ref().filter(|_| node.kind != NodeKind::BranchCondition) {
        let file = if source.file == tree.file { String::new() } else { format!("{}:", source.file) };
        let _ = write!(out, "  ‹{file}{}›", source.line);
    }
    if !node.precise {
        out.push_str("  (perhaps infeasible)");
    }
    out.push('\n');
    if let Some(merge) = &node.merge {
        merge_lines(out, merge, &margin);
    }
    for open in &node.open {
        let _ = writeln!(out, "       {margin}  {} {open}", paint.paint(Tone::Open, "!! NOT PROVED:"));
    }
    if node.kind.is_leaf() {
        let mut detail = |name: &str, value: &Option<String>| {
            if let Some(value) = value {
                let _ = writeln!(out, "       {margin}  {name} {value}");
            }
        };
        detail("if     ", &node.path_condition);
        detail("prints ", &node.printed());
        detail("example", &node.example_text.as_ref().filter(|text| !text.is_empty()).cloned());
        detail("note   ", &node.reason);
    }
}

/// What happens at a node, in one line.
pub fn headline(node: &Node) -> String {
    match node.kind {
        NodeKind::Start => "start".to_owned(),
        NodeKind::MethodCall => format!("call {}", node.label),
        NodeKind::BranchCondition => format!("if {}", node.branch_condition.as_deref().unwrap_or("true")),
        NodeKind::MethodReturn => match &node.return_value {
            Some(value) => format!("return {value} from {}", node.label),
            None => format!("return from {}", node.label),
        },
        NodeKind::ExceptionalMethodReturn => format!("throw {} out of the method", node.label),
        NodeKind::Termination => match &node.return_value {
            Some(value) => format!("■ end: returns {value}"),
            None => "■ end".to_owned(),
        },
        NodeKind::ExceptionalTermination if node.is_overflow() => format!("✗ {}", node.label),
        NodeKind::ExceptionalTermination => format!("✗ uncaught {}", node.label),
        NodeKind::Violation => format!("✗ {}", node.label),
        NodeKind::Halted => format!("⊘ {}", node.label),
        NodeKind::Limit => format!("… {}", node.label),
        NodeKind::Unsupported => format!("? unsupported: {}", node.label),
        NodeKind::LoopStatement | NodeKind::BranchStatement | NodeKind::Statement | NodeKind::LoopCondition => node.label.clone(),
        NodeKind::MethodContract | NodeKind::LoopInvariant => node.label.clone(),
        NodeKind::LoopBodyTermination => format!("◇ {}", node.label),
        NodeKind::Merge => match &node.merge {
            Some(merge) => format!("⋈ {} by {}", node.label, merge.operator),
            None => format!("⋈ {}", node.label),
        },
    }
}

/// What is not proved, by node, so that nobody has to find it in the tree.
fn proof_summary(out: &mut String, tree: &Tree) {
    let open: Vec<&Node> = tree.nodes.iter().filter(|node| !node.open.is_empty()).collect();
    let _ = writeln!(out);
    if open.is_empty() {
        let _ = writeln!(out, "{}: nothing is open.", tree.method);
    } else {
        let _ = writeln!(out, "!! {}: NOT PROVED at {}:", tree.method, plural::count(open.len(), "node"));
    }
    for node in open {
        for what in &node.open {
            let _ = writeln!(out, "   node {}: {what}", node.id);
        }
    }
}

fn summary(out: &mut String, tree: &Tree) {
    let leaves: Vec<&Node> = tree.leaves().collect();
    let count = |kind: NodeKind| leaves.iter().filter(|node| node.kind == kind).count();
    let mut parts = vec![plural::count(leaves.len(), "path")];
    for (kind, one, more) in [
        (NodeKind::Termination, "ends normally", "end normally"),
        (NodeKind::ExceptionalTermination, "ends with an exception", "end with an exception"),
        (NodeKind::Limit, "stopped by a limit", "stopped by a limit"),
        (NodeKind::Unsupported, "unsupported", "unsupported"),
    ] {
        match count(kind) {
            0 => {}
            n => parts.push(format!("{n} {}", if n == 1 { one } else { more })),
        }
    }
    let _ = writeln!(out, "\n{}: {}", tree.method, parts.join(", "));
    let _ = writeln!(out, "{}", coverage::sentence(tree));
    let _ = writeln!(out, "Assumes: {}.", tree.assumptions.join("; "));
}
