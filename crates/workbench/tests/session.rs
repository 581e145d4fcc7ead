//! Sessions: stepping by hand gives the tree of one run, budgets can be resumed, snapshots stay as they are, editors' texts count.

use std::path::{Path, PathBuf};

use explain::tree::{Node, Tree};
use workbench::{Budget, Event, MergeMode, NodeKind, Run, RunOptions, Session, StepKind, methods};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn options(path: &Path, method: &str, loop_bound: u32) -> RunOptions {
    let budget = Budget { nodes: 4_000, loop_bound, ..RunOptions::default().budget };
    RunOptions { path: path.to_owned(), method: Some(method.to_owned()), merge: MergeMode::Off, budget, ..RunOptions::default() }
}

/// A tree without numbers: nodes in depth-first order, with what they say.
fn described(tree: &Tree) -> Vec<String> {
    let mut lines = Vec::new();
    let mut work = vec![(0, tree.nodes[0].id)];
    while let Some((depth, id)) = work.pop() {
        let node = &tree.nodes[id as usize];
        lines.push(format!("{depth} {}", line(node)));
        let children = tree.nodes.iter().filter(|child| child.parents.contains(&id));
        let mut children: Vec<(usize, u32)> = children.map(|child| (depth + 1, child.id)).collect();
        children.reverse();
        work.extend(children);
    }
    lines
}

fn line(node: &Node) -> String {
    let source = node.source.as_ref().map_or(0, |source| source.line);
    let ending = node.exception.as_deref().or(node.return_value.as_deref()).unwrap_or("");
    let text = format!(
        "{:?} {} line {source} if {:?} path {:?} gives {ending} {} {}",
        node.kind, node.label, node.branch_condition, node.path_condition, node.exhaustive, node.precise
    );
    without_numbers(&text)
}

/// A text in which objects have no numbers: those depend on the order in which paths create them.
fn without_numbers(text: &str) -> String {
    let mut parts = text.split('#');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + "#" + part.trim_start_matches(|c: char| c.is_ascii_digit()))
}

/// A driver that chooses paths and kinds of steps as a fixed sequence of numbers says.
struct Driver(u64);

impl Driver {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }

    /// Steps until nothing is open: now one path, now all, into, over or out of calls.
    fn drive(&mut self, session: &Session) {
        loop {
            let open = session.open_paths();
            if open.is_empty() {
                return;
            }
            let kind = [StepKind::Into, StepKind::Over, StepKind::Return][self.next(3)];
            let chosen = if self.next(2) == 0 { open } else { vec![open[self.next(open.len())]] };
            session.step(&chosen, kind);
        }
    }
}

#[test]
fn stepping_by_hand_gives_the_tree_of_one_run() {
    let mut compared = 0;
    for path in examples() {
        for method in methods(&path).expect("the example loads") {
            let whole = Run::new(options(&path, &method, 3), &mut |_| {}).expect("the example runs").into_tree(false);
            let session = Session::start(options(&path, &method, 3)).expect("the example starts");
            Driver(compared).drive(&session);
            assert_eq!(described(&session.tree()), described(&whole), "{} {method}", path.display());
            compared += 1;
        }
    }
    assert!(compared >= 30, "only {compared} methods were compared");
}

/// The examples of runs, of merging and of information flow.
fn examples() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for directory in ["examples", "examples/merge", "examples/flow"] {
        let entries = std::fs::read_dir(root().join(directory)).expect("the examples are there");
        let paths = entries.map(|entry| entry.expect("the entry can be read").path());
        found.extend(paths.filter(|path| path.extension().is_some_and(|extension| extension == "java")));
    }
    found.sort();
    found
}

const CALLS: &str = "class Calls {
    static int twice(int x) {
        if (x > 10) {
            return x;
        }
        return 2 * x;
    }
    static int both(int a) {
        int b = twice(a);
        return b + 1;
    }
    static int count(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        return i;
    }
}
";

fn in_memory(text: &str, method: &str, loop_bound: u32) -> RunOptions {
    let path = Path::new("Calls.java");
    let mut options = options(path, method, loop_bound);
    options.buffers.insert(path, text);
    options
}

fn label(session: &Session, node: u32) -> String {
    session.snapshot().nodes.into_iter().find(|view| view.id == node).expect("the node is there").label
}

#[test]
fn a_step_over_a_call_ends_behind_it() {
    let session = Session::start(in_memory(CALLS, "both", 5)).expect("the text loads");
    let call = session.step(&session.open_paths(), StepKind::Into);
    let statement = session.step(&call, StepKind::Into);
    assert_eq!(label(&session, statement[0]), "int b = twice(a);");
    let after = session.step(&statement, StepKind::Over);
    assert_eq!(after.len(), 2, "the called method has two ways to return");
    for path in &after {
        let stack = session.state(*path).expect("states are kept").call_stack;
        assert_eq!(stack, ["Calls.both(int)"], "{}", label(&session, *path));
    }
}

#[test]
fn a_step_into_a_call_and_back_out() {
    let session = Session::start(in_memory(CALLS, "both", 5)).expect("the text loads");
    let mut paths = session.open_paths();
    while session.state(paths[0]).expect("states are kept").call_stack.len() < 2 {
        paths = session.step(&paths, StepKind::Into);
    }
    let back = session.step(&paths, StepKind::Return);
    assert_eq!(back.len(), 2);
    for path in &back {
        assert_eq!(session.state(*path).expect("states are kept").call_stack, ["Calls.both(int)"]);
    }
}

#[test]
fn one_branch_goes_on_and_the_other_waits() {
    let session = Session::start(in_memory(CALLS, "twice", 5)).expect("the text loads");
    let mut paths = session.open_paths();
    while paths.len() == 1 {
        paths = session.step(&paths, StepKind::Into);
    }
    let (first, second) = (paths[0], paths[1]);
    let mut on = vec![first];
    while !on.is_empty() {
        on = session.step(&on, StepKind::Into);
    }
    assert_eq!(session.open_paths(), [second]);
    let snapshot = session.snapshot();
    assert!(!snapshot.exhaustive, "a path is open");
    assert_eq!(snapshot.nodes.iter().filter(|node| node.kind == NodeKind::Termination).count(), 1);
    session.run_until(|_| false);
    assert!(session.snapshot().exhaustive);
}

#[test]
fn a_resumed_limit_leaf_is_no_cut_any_more() {
    let mut session = Session::start(in_memory(CALLS, "count", 1)).expect("the text loads");
    session.run_until(|_| false);
    let cut = session.snapshot();
    assert_eq!(cut.resumable.len(), 1);
    assert!(!cut.exhaustive);
    for bound in [2, 3, 4] {
        let leaf = session.snapshot().resumable[0];
        session.resume(leaf, Budget { nodes: 4_000, loop_bound: bound, ..RunOptions::default().budget }).expect("a limit leaf");
        assert!(session.resume(leaf, Budget::default()).is_none(), "it is resumed already");
        session.run_until(|_| false);
    }
    let whole = Run::new(in_memory(CALLS, "count", 4), &mut |_| {}).expect("the text runs").into_tree(false);
    assert_eq!(described(&session.tree()), described(&whole));
    let leaf = cut.nodes.iter().find(|node| node.kind == NodeKind::Limit).expect("a limit leaf").id;
    assert!(session.snapshot().nodes.iter().all(|node| node.id != leaf), "the leaf is no node any more");
}

#[test]
fn resuming_the_last_cut_makes_a_tree_exhaustive() {
    let options = RunOptions { precondition: Some("n <= 3".to_owned()), ..in_memory(CALLS, "count", 1) };
    let mut session = Session::start(options).expect("the text loads");
    session.run_until(|_| false);
    assert!(!session.snapshot().exhaustive);
    let leaf = session.snapshot().resumable[0];
    session.resume(leaf, RunOptions::default().budget).expect("a limit leaf");
    session.run_until(|_| false);
    assert!(session.snapshot().exhaustive);
}

#[test]
fn a_snapshot_stays_as_it_was() {
    let session = Session::start(in_memory(CALLS, "both", 5)).expect("the text loads");
    let first = session.step(&session.open_paths(), StepKind::Into);
    let before = session.snapshot();
    let copy = before.clone();
    let state = session.state(first[0]).expect("states are kept");
    session.run_until(|_| false);
    assert_eq!(before, copy);
    let after = session.snapshot();
    assert_eq!(after.nodes[..before.nodes.len()], before.nodes[..], "later nodes only come behind earlier ones");
    assert_eq!(session.snapshot_since(before.nodes.len() as u32).nodes, after.nodes[before.nodes.len()..]);
    let again = session.state(first[0]).expect("states are kept");
    assert_eq!((state.call_stack, state.path_condition), (again.call_stack, again.path_condition));
}

#[test]
fn exploration_stops_where_a_breakpoint_says() {
    let session = Session::start(in_memory(CALLS, "both", 5)).expect("the text loads");
    let at_return = |event: &Event| matches!(event, Event::NodeAdded { kind: NodeKind::MethodReturn, .. });
    session.run_until(at_return);
    let stopped = session.snapshot();
    assert_eq!(stopped.nodes.last().map(|node| node.kind), Some(NodeKind::MethodReturn));
    assert!(!stopped.open.is_empty());
    session.run_until(|_| false);
    let whole = Run::new(in_memory(CALLS, "both", 5), &mut |_| {}).expect("the text runs").into_tree(false);
    assert_eq!(described(&session.tree()), described(&whole));
}

#[test]
fn sessions_live_side_by_side() {
    let paths_of = |method: &'static str| {
        std::thread::spawn(move || {
            let session = Session::start(in_memory(CALLS, method, 5)).expect("the text loads");
            session.run_until(|_| false);
            session.snapshot().nodes.iter().filter(|node| node.kind == NodeKind::Termination).count()
        })
    };
    let (twice, both) = (paths_of("twice"), paths_of("both"));
    assert_eq!((twice.join().expect("no panic"), both.join().expect("no panic")), (2, 2));
}

#[test]
fn an_unsaved_text_counts_and_the_disk_stays() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("Box.java");
    let saved = "class Box { static int f(int x) { return x; } }";
    std::fs::write(&path, saved).expect("the file is written");
    let ends = |options: RunOptions| {
        let session = Session::start(options).expect("the file loads");
        session.run_until(|_| false);
        session.tree().nodes.iter().filter(|node| node.kind == NodeKind::Termination).count()
    };
    assert_eq!(ends(options(&path, "f", 5)), 1);
    let mut edited = options(&path, "f", 5);
    edited.buffers.insert(&path, "class Box { static int f(int x) { if (x > Other.LIMIT) return 1; return x; } }");
    edited.buffers.insert(&directory.path().join("Other.java"), "class Other { static final int LIMIT = 4; }");
    assert_eq!(ends(edited), 2);
    assert_eq!(std::fs::read_to_string(&path).expect("the file is there"), saved);
}

#[test]
fn an_example_reaches_a_node_that_is_no_leaf() {
    let session = Session::start(in_memory(CALLS, "twice", 5)).expect("the text loads");
    session.run_until(|_| false);
    let snapshot = session.snapshot();
    let branch = snapshot.nodes.iter().find(|node| node.branch_condition.as_deref() == Some("x > 10")).expect("the branch");
    assert_eq!(session.example(branch.id), Ok("x = 11".to_owned()));
    assert!(session.example(10_000).is_err());
}
