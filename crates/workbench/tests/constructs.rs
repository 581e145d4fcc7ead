//! Every construct of JML with operands of every type. Most of it is nonsense: the answer may be an error or that something is not
//! supported, but there is one.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use explain::report::ContractReport;
use workbench::{VerifyOptions, verify};

/// Expressions of all types.
const OPERANDS: &[&str] = &[
    "z",
    "b",
    "s",
    "c",
    "i",
    "l",
    "f",
    "d",
    "(\\bigint) i",
    "t",
    "o",
    "a",
    "da",
    "oa",
    "aa",
    "e",
    "r",
    "n",
    "box",
    "this",
    "null",
    "1",
    "\"x\"",
    "\\all_fields(this)",
    "\\nothing",
    "\\seq_empty",
    "\\array2seq(a)",
    "\\type(int)",
    "\\result",
];

/// Constructs with places for operands: `@` and `#`.
const EXPRESSIONS: &[&str] = &[
    "@",
    "\\old(@)",
    "\\pre(@)",
    "\\before(@)",
    "\\fresh(@)",
    "\\new_elems_fresh(@)",
    "(\\forall int k; 0 <= k && k < 3; @)",
    "(\\exists int k; @; k == 1)",
    "(\\sum int k; 0 <= k && k < i; @)",
    "(\\product int k; 0 <= k && k < 3; @)",
    "(\\num_of int k; 0 <= k && k < i; @)",
    "(\\min int k; 0 <= k && k < i; @)",
    "(\\max int k; @ <= k && k < i; k)",
    "\\typeof(@)",
    "\\type(@)",
    "\\typeof(@) <: \\type(Object)",
    "\\nonnullelements(@)",
    "\\invariant_for(@)",
    "\\static_invariant_for(@)",
    "\\not_modified(@)",
    "\\locset(@)",
    "\\singleton(@)",
    "\\union(@, \\all_fields(this))",
    "\\set_union(@, @)",
    "\\intersect(@, \\everything)",
    "\\set_minus(@, \\nothing)",
    "\\subset(@, \\everything)",
    "\\disjoint(@, @)",
    "(\\infinite_union int k; 0 <= k && k < 3; @)",
    "\\all_fields(@)",
    "\\in_locset(this.field, @)",
    "\\elem(this.field, @)",
    "\\seq_singleton(@)",
    "\\seq_concat(@, \\seq_empty)",
    "\\seq_sub(@, 0, 1)",
    "\\seq_sub(\\array2seq(a), @, 1)",
    "\\seq_reverse(@)",
    "(\\seq_def int k; 0; 3; @)",
    "(\\seq_def int k; @; 3; k)",
    "\\seq_length(@)",
    "\\seq_get(@, 0)",
    "\\seq_get(\\array2seq(a), @)",
    "\\indexOf(\\array2seq(a), @)",
    "\\indexOf(@, 1)",
    "\\contains(\\array2seq(a), @)",
    "\\contains(@, 1)",
    "\\array2seq(@)",
    "(\\bigint) @",
    "(int) @",
    "(double) @",
    "(Object) @",
    "\\lbl name @",
    "(\\lblpos name @)",
    "-@",
    "!@",
    "~@",
    "@ == #",
    "@ < #",
    "@ + #",
    "@ / #",
    "@ & #",
    "@ ==> #",
    "@ <==> #",
    "@ instanceof String",
    "z ? @ : #",
    "@.length",
    "@[0]",
    "a[@]",
];

/// Types of bound variables.
const TYPES: &[&str] = &[
    "boolean", "byte", "short", "char", "int", "long", "float", "double", "\\bigint", "String", "Object", "int[]", "double[]", "E", "R",
    "N", "Integer", "\\locset", "\\seq", "\\TYPE",
];

/// Binders with the place for a type.
const BINDERS: &[&str] = &[
    "(\\forall @ k; k == k; true)",
    "(\\exists @ k; 0 <= k && k < 3; k == 1)",
    "(\\sum @ k; 0 <= k && k < 3; 1) == 3",
    "(\\sum @ k; true; 1) == 3",
    "(\\product @ k; 0 <= k && k < 3; k) == 3",
    "(\\num_of @ k; true; true) == 1",
    "(\\min @ k; 0 <= k && k < 3; k) == 0",
    "(\\max @ k; true; k) == k",
    "(\\infinite_union @ k; true; \\all_fields(this)) == \\nothing",
    "(\\seq_def @ k; 0; 3; k).length == 3",
    "(\\forall @ k; \\old(k) == k; \\fresh(k))",
];

const PROGRAM: &str = "enum E { A, B { } }
record R(int x) { }
interface N { int get(); }
class Constructs implements N {
  int field;
  public int get() { return field; }
";

const PARAMETERS: &str = "boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, Object o, int[] a, double[] da, \
                          Object[] oa, int[][] aa, E e, R r, N n, Integer box";

/// A program with one method per clause.
fn program(clauses: &[String]) -> String {
    let mut text = PROGRAM.to_owned();
    for (at, clause) in clauses.iter().enumerate() {
        let _ = writeln!(text, "  //@ {clause}\n  int m{at}({PARAMETERS}) {{ return i; }}");
    }
    text + "}\n"
}

/// What is said of an expression: it is a value, and in turn a condition before or after, or a place.
fn clauses_of(expression: &str, turn: usize) -> [String; 2] {
    let word = ["ensures", "requires", "assignable"][turn % 3];
    [format!("ensures {expression} == {expression};"), format!("{word} {expression};")]
}

fn answers(path: &Path) -> Vec<ContractReport> {
    let options = VerifyOptions {
        path: path.to_owned(),
        rlimit: Some(20_000),
        jobs: 2,
        merge: merge::Mode::Off,
        searches: false,
        infers: false,
        ..VerifyOptions::default()
    };
    verify(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{problems:?}")).report.results
}

/// The clauses that have no answer.
fn defects(name: &str, clauses: &[String]) -> Vec<String> {
    let directory: PathBuf = std::env::temp_dir().join(format!("espalier-constructs-{name}-{}", std::process::id()));
    fs::create_dir_all(&directory).expect("a directory");
    let path = directory.join("Constructs.java");
    fs::write(&path, program(clauses)).expect("writable");
    let results = answers(&path);
    fs::remove_dir_all(&directory).expect("the directory goes");
    let is_defect = |report: &ContractReport| report.reason.as_ref().is_some_and(|reason| reason.contains("INTERNAL ERROR"));
    let mut found = Vec::new();
    for (at, clause) in clauses.iter().enumerate() {
        let prefix = format!("Constructs.m{at}(");
        match results.iter().find(|report| report.method.starts_with(&prefix)) {
            Some(report) if is_defect(report) => found.push(clause.clone()),
            Some(_) => {}
            None => found.push(format!("no answer: {clause}")),
        }
    }
    found
}

#[test]
fn every_construct_takes_every_operand() {
    let mut found = Vec::new();
    for (at, operand) in OPERANDS.iter().enumerate() {
        // The second operand has another type, a different one each time.
        let mut clauses = Vec::new();
        for (n, construct) in EXPRESSIONS.iter().enumerate() {
            let other = OPERANDS[(at + n) % OPERANDS.len()];
            clauses.extend(clauses_of(&construct.replace('@', operand).replace('#', other), at + n));
        }
        found.extend(defects(&format!("operand{at}"), &clauses));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_binder_takes_every_type() {
    let clauses: Vec<String> =
        TYPES.iter().flat_map(|ty| BINDERS.iter().map(move |binder| format!("ensures {};", binder.replace('@', ty)))).collect();
    let found = defects("binders", &clauses);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A word that is explained is tried here.
#[test]
fn no_construct_is_left_out() {
    let all = [EXPRESSIONS.join(" "), BINDERS.join(" "), OPERANDS.join(" "), TYPES.join(" ")].join(" ");
    let elsewhere = ["\\inv", "\\strictly_nothing", "\\not_specified", "\\empty", "\\lblneg", "\\such_that"];
    let words = java::jml::explain_names().filter(|word| word.starts_with('\\') && !elsewhere.contains(word));
    let missing: Vec<&str> = words.filter(|word| !all.contains(word)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
