//! Runs the literate suites in `tests/tree`: Java blocks followed by what their trees must be.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use engine::Budget;
use engine::NodeKind;
use explain::tree::{Node, Tree};
use machine::concrete::Ints;
use workbench::{Run, RunOptions, Selection};

#[test]
fn literate_suites() {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/tree");
    let mut files: Vec<PathBuf> =
        fs::read_dir(&directory).expect("the suites are there").map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    let scratch = std::env::temp_dir().join(format!("espalier-literate-{}", std::process::id()));
    fs::create_dir_all(&scratch).expect("a scratch directory");
    let (mut failures, mut checks) = (Vec::new(), 0);
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "md")) {
        let text = fs::read_to_string(file).expect("readable");
        for check in parse(&text) {
            checks += 1;
            let place = format!("{}: {} [{}]", file.file_name().expect("a name").to_string_lossy(), check.heading, check.info);
            let found = answer(&check, &scratch);
            let expected = if check.info.starts_with("cases") { sorted(&check.expected) } else { check.expected.clone() };
            if found.trim() != expected.trim() {
                failures.push(format!("{place}\n--- expected\n{}\n--- found\n{}", expected.trim(), found.trim()));
            }
        }
    }
    fs::remove_dir_all(&scratch).expect("the scratch directory goes");
    assert!(checks >= 30, "the suites were found");
    assert!(failures.is_empty(), "{} of {checks} checks failed\n\n{}", failures.len(), failures.join("\n\n"));
}

/// One expectation about one program.
struct Check {
    heading: String,
    java: String,
    /// The words after the fence: kind of expectation, then options of `espalier run`.
    info: String,
    expected: String,
}

fn parse(text: &str) -> Vec<Check> {
    let (mut checks, mut heading, mut java) = (Vec::new(), String::new(), String::new());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(title) = line.strip_prefix("## ") {
            title.clone_into(&mut heading);
        } else if let Some(info) = line.strip_prefix("```") {
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            if info == "java" {
                java = body.join("\n");
            } else {
                checks.push(Check { heading: heading.clone(), java: java.clone(), info: info.to_owned(), expected: body.join("\n") });
            }
        }
    }
    checks
}

fn answer(check: &Check, scratch: &std::path::Path) -> String {
    let mut words = check.info.split_whitespace();
    let kind = words.next().expect("a kind of expectation");
    let file = scratch.join("Program.java");
    fs::write(&file, &check.java).expect("writable");
    let mut options = RunOptions { path: file, budget: Budget::default(), merge: merge::Mode::Off, ..RunOptions::default() };
    let (mut at, mut from) = (None, None);
    while let Some(option) = words.next() {
        let value = words.next().expect("every option has a value");
        match option {
            "--method" => options.method = Some(value.to_owned()),
            "--pre" => options.precondition = Some(value.to_owned()),
            "--loop-bound" => options.budget.loop_bound = value.parse().expect("a number"),
            "--max-calls" => options.budget.depth = value.parse().expect("a number"),
            "--ints" => options.ints = if value == "math" { Ints::Math } else { Ints::Checked },
            "--at" => at = Some(value.to_owned()),
            "--from" => from = Some(position(value)),
            "--to" => options.range = from.map(|from| Selection { from, to: position(value) }),
            other => panic!("unknown option {other}"),
        }
    }
    let mut run = match Run::new(options, &mut |_| {}) {
        Ok(run) => run,
        Err(problems) => return format!("{problems:#?}"),
    };
    let tree = run.tree(false);
    match kind {
        "tree" => shape(&tree),
        "cases" => cases(&tree),
        "outcomes" => outcomes(&tree),
        "exceptions" => exceptions(&tree),
        "state" => state(&mut run, &tree, &at.expect("--at says which node")),
        other => panic!("unknown expectation {other}"),
    }
}

/// `LINE:COLUMN`.
fn position(text: &str) -> (usize, usize) {
    let (line, column) = text.split_once(':').expect("a line and a column");
    (line.parse().expect("a number"), column.parse().expect("a number"))
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
fn sorted(rows: &str) -> String {
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
