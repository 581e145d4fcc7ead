//! Blocks about execution trees: `tree`, `cases`, `outcomes`, `exceptions`, `merges`, `state`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use engine::NodeKind;
use explain::tree::{Node, Tree};
use workbench::{Run, RunOptions, Selection};

use crate::options::Options;

/// The text that a block should hold.
pub(crate) fn answer(kind: &str, options: &Options) -> String {
    let mut merge = options.clone();
    if merge.one("--merge").is_none() {
        merge.set("--merge", "off");
    }
    let (at, from) = (options.one("--at"), options.one("--from").map(position));
    let run = RunOptions {
        range: from.map(|from| Selection { from, to: position(options.one("--to").expect("--to ends what --from begins")) }),
        ..merge.run()
    };
    let mut run = match Run::new(run, &mut |_| {}) {
        Ok(run) => run,
        Err(problems) => return format!("{problems:#?}"),
    };
    let tree = run.tree(false);
    match kind {
        "tree" => shape(&tree),
        "cases" => cases(&tree),
        "outcomes" => outcomes(&tree),
        "exceptions" => exceptions(&tree),
        "merges" => merges(&tree),
        "state" => state(&mut run, &tree, at.expect("--at says which node")),
        other => panic!("unknown expectation {other}"),
    }
}

/// `LINE:COLUMN`.
fn position(text: &str) -> (usize, usize) {
    let (line, column) = text.split_once(':').expect("a line and a column");
    (line.parse().expect("a number"), column.parse().expect("a number"))
}

/// Values that differed where paths met, and their values after it.
fn merges(tree: &Tree) -> String {
    let mut out = String::new();
    for node in &tree.nodes {
        if let Some(merge) = &node.merge {
            let values: Vec<String> =
                merge.values.iter().map(|value| format!("{} = {} from {}", value.name, value.after, value.before.join(" | "))).collect();
            let line = node.source.as_ref().map_or(0, |source| source.line);
            let _ = writeln!(out, "line {line}, {} paths: {}", node.parents.len(), values.join("; "));
        }
    }
    let bits = match (tree.exhaustive, tree.precise) {
        (true, true) => "exact",
        (true, false) => "some paths may be infeasible",
        (false, _) => "not every input is covered",
    };
    let _ = writeln!(out, "{} leaves, {bits}", tree.leaves().count());
    out
}

fn shape(tree: &Tree) -> String {
    let children = tree.children();
    let mut out = String::new();
    let mut work = vec![(0_usize, 0_usize)];
    while let Some((index, indent)) = work.pop() {
        let _ = writeln!(out, "{}{}", "  ".repeat(indent), line(&tree.nodes[index]).trim_end());
        let deeper = if children[index].len() > 1 { indent + 1 } else { indent };
        work.extend(children[index].iter().rev().map(|child| (*child, deeper)));
    }
    out
}

fn line(node: &Node) -> String {
    let value = node.return_value.as_deref().unwrap_or("");
    match node.kind {
        NodeKind::Start => "SC".to_owned(),
        NodeKind::MethodCall => format!("MC {}", node.label),
        NodeKind::BranchStatement => format!("BS {}", node.label),
        NodeKind::LoopStatement => format!("LS {}", node.label),
        NodeKind::LoopCondition => format!("LC {}", node.label),
        NodeKind::Statement => format!("S {}", node.label),
        NodeKind::BranchCondition => format!("BC {}", node.branch_condition.as_deref().unwrap_or("")),
        NodeKind::MethodReturn => format!("MR {value}"),
        NodeKind::ExceptionalMethodReturn => format!("EMR {}", node.label),
        NodeKind::Termination => format!("T {value}"),
        NodeKind::ExceptionalTermination => format!("ET {}", node.label),
        NodeKind::Limit => "LIM".to_owned(),
        NodeKind::Unsupported => format!("UNS {}", node.label),
        other => format!("{other:?}"),
    }
}

fn cases(tree: &Tree) -> String {
    let decided = tree.leaves().filter(|leaf| leaf.kind != NodeKind::Limit);
    let rows: Vec<String> =
        decided.map(|leaf| format!("{} => {}", leaf.path_condition.as_deref().unwrap_or("?"), explain::cases::result(leaf))).collect();
    sorted(&rows.join("\n"))
}

/// The order of paths is the strategy's; what the cases are is not.
pub(crate) fn sorted(rows: &str) -> String {
    let mut rows: Vec<&str> = rows.lines().collect();
    rows.sort_unstable();
    rows.join("\n")
}

fn outcomes(tree: &Tree) -> String {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for leaf in tree.leaves() {
        *counts.entry(explain::cases::result(leaf)).or_default() += 1;
    }
    counts.into_iter().map(|(result, count)| format!("{result}: {count}")).collect::<Vec<_>>().join("\n")
}

fn exceptions(tree: &Tree) -> String {
    let names: BTreeSet<&str> = tree.leaves().filter_map(|leaf| leaf.exception.as_deref()).collect();
    names.into_iter().collect::<Vec<_>>().join("\n")
}

fn state(run: &mut Run, tree: &Tree, at: &str) -> String {
    let node = tree.nodes.iter().find(|node| line(node).split(' ').next() == Some(at)).expect("a node of that kind");
    let view = run.state(node.id).expect("states are kept");
    view.rows.iter().map(|row| format!("{} = {}", row.name, row.value)).collect::<Vec<_>>().join("\n")
}
