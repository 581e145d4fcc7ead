//! The savings of `--merge auto` grow with the number of statements: the work does not double with each of them, whatever the paths differ in.

use std::fs;
use std::path::{Path, PathBuf};

use engine::Budget;
use workbench::{Run, RunOptions};

/// A family of programs: what is before, one statement of many, what is after.
struct Family {
    name: &'static str,
    before: &'static str,
    statement: fn(usize) -> String,
    after: &'static str,
}

const FAMILIES: [Family; 5] = [
    Family {
        name: "DecisionAtTheEnd",
        before: "int s = 0;",
        statement: |i| format!("if (a[{i}] > 0) s += {};", 1_u64 << (i % 30)),
        after: "if (s > 100) return 1; return 0;",
    },
    Family {
        name: "CounterAsIndex",
        before: "int s = 0; v = new int[100];",
        statement: |i| format!("if (a[{i}] > 0) s++;"),
        after: "v[s] = 1; return v[3];",
    },
    Family {
        name: "FlagOfManyValues",
        before: "int mode = 0; int s = 0;",
        statement: |i| format!("if (a[{i}] > 5) mode = {i}; if (mode == {i}) s++;"),
        after: "return s;",
    },
    Family {
        name: "LinkedObjects",
        before: "P p = null;",
        statement: |i| format!("if (a[{i}] > 0) p = new P({i}, p);"),
        after: "return p == null ? -1 : p.x;",
    },
    Family { name: "Dispatch", before: "int s = 0;", statement: |i| format!("s += q[{i}].v();"), after: "return s;" },
];

const CLASSES: &str = "    static class P { int x; P n; P(int x, P n) { this.x = x; this.n = n; } }
    interface Q { int v(); }
    static class A implements Q { int x; public int v() { return x; } }
    static class B implements Q { int x; public int v() { return x + 1; } }
    static class C implements Q { public int v() { return 3; } }
";

fn write(directory: &Path, family: &Family, n: usize) -> PathBuf {
    let name = format!("{}{n}", family.name);
    let statements = (0..n).map(|i| format!("        {}", (family.statement)(i))).collect::<Vec<_>>().join("\n");
    let (before, after) = (family.before, family.after);
    let check = format!("if (a == null || a.length < {n} || q == null || q.length < {n}) return -1;");
    let nulls = (0..n).map(|i| format!("q[{i}] == null")).collect::<Vec<_>>().join(" || ");
    let check = format!("{check}\n        if ({nulls}) return -2;");
    let method =
        format!("    static int f(int[] a, int[] v, Q[] q) {{\n        {check}\n        {before}\n{statements}\n        {after}\n    }}\n");
    let path = directory.join(format!("{name}.java"));
    fs::write(&path, format!("public class {name} {{\n{CLASSES}{method}}}\n")).expect("writable");
    path
}

fn n_nodes(path: PathBuf) -> usize {
    let options = RunOptions {
        path,
        method: Some("f".to_owned()),
        budget: Budget { nodes: 20_000, ..Budget::default() },
        rlimit: Some(200_000),
        keep_states: false,
        ..RunOptions::default()
    };
    let run = Run::new(options, &mut |_| {}).expect("it loads");
    assert!(run.n_nodes() < 20_000, "the budget was used up");
    run.n_nodes()
}

#[test]
fn work_grows_with_the_number_of_statements() {
    let directory = std::env::temp_dir().join(format!("espalier-growth-{}", std::process::id()));
    fs::create_dir_all(&directory).expect("writable");
    for family in FAMILIES {
        let [first, second, third] = [12, 24, 36].map(|n| n_nodes(write(&directory, &family, n)));
        let (before, after) = (second - first, third - second);
        assert!(2 * after <= 3 * before, "{}: {first}, {second}, {third} nodes", family.name);
    }
    fs::remove_dir_all(&directory).expect("it was made here");
}
