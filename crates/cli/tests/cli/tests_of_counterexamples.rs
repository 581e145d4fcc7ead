//! `--emit-tests`: a counterexample becomes a JUnit test that is red as long as the defect is there, and green when the code is mended.

use std::fs;

use crate::junit;
use crate::support::{MIXED, Scratch};

/// Defects of all the ways that a test can show, with overloads, objects and a package.
const FAULTY: &str = r"package shop;
public class Faulty {
    private int stock;
    public Faulty(int stock) { this.stock = stock; }
    //@ ensures \result >= 0;
    static int abs(int x) { return x < 0 ? -x : x; }
    //@ ensures \result >= 0;
    static long abs(long x) { return x < 0 ? -x : x; }
    //@ normal_behavior
    //@ requires a.length > 0;
    //@ ensures true;
    static int last(int[] a) { return a[a.length]; }
    //@ exceptional_behavior
    //@ requires n < 0; signals_only IllegalArgumentException;
    void order(int n) { stock += n; }
    //@ ensures \result;
    boolean isFull() { return stock > 10; }
    //@ requires n >= 0 && stock >= n;
    //@ ensures stock == \old(stock) - n;
    void take(int n) { stock = n; }
    //@ requires a.length == 3;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
    static int largest(int[] a) { return a[0]; }
    //@ behavior
    //@ requires n < 0;
    //@ signals_only IllegalArgumentException;
    static void check(int n) { throw new IllegalStateException(); }
}
";

/// Each defect, and how it is mended.
const MENDED: &[(&str, &str)] = &[
    ("static int abs(int x) { return x < 0 ? -x : x; }", "static int abs(int x) { return x == Integer.MIN_VALUE ? 0 : x < 0 ? -x : x; }"),
    ("static long abs(long x) { return x < 0 ? -x : x; }", "static long abs(long x) { return x == Long.MIN_VALUE ? 0 : x < 0 ? -x : x; }"),
    ("return a[a.length];", "return a[a.length - 1];"),
    ("void order(int n) { stock += n; }", "void order(int n) { if (n < 0) throw new IllegalArgumentException(); stock += n; }"),
    ("return stock > 10;", "return true;"),
    ("void take(int n) { stock = n; }", "void take(int n) { stock -= n; }"),
    ("return a[0];", "return Math.max(a[0], Math.max(a[1], a[2]));"),
    ("throw new IllegalStateException();", "if (n < 0) throw new IllegalArgumentException();"),
];

const NAMES: &[&str] = &[
    "Faulty_abs_int_contractTest",
    "Faulty_abs_long_contractTest",
    "Faulty_last_normal_behaviorTest",
    "Faulty_order_exceptional_behaviorTest",
    "Faulty_isFull_contractTest",
    "Faulty_take_contractTest",
    "Faulty_largest_contractTest",
    "Faulty_check_behaviorTest",
];

#[test]
fn tests_are_red_until_the_code_is_mended() {
    let scratch = Scratch::new([("src/shop/Faulty.java", FAULTY)]);
    let answer = scratch.run(&["verify", "src", "--emit-tests", "out", "--no-times"]);
    assert_eq!(answer.code, 1, "{}", answer.err);
    let mut sources: Vec<String> = NAMES.iter().map(|name| format!("out/shop/{name}.java")).collect();
    sources.push("src/shop/Faulty.java".to_owned());
    junit::compile(scratch.path(), &sources);
    let red = junit::run(scratch.path(), &[]);
    assert_eq!((red.failed, red.successful), (NAMES.len(), 0), "{}\n{}", red.out, answer.err);

    let mended = MENDED.iter().fold(FAULTY.to_owned(), |text, (defect, mended)| {
        assert!(text.contains(defect), "{defect}");
        text.replace(defect, mended)
    });
    scratch.write("src/shop/Faulty.java", mended.as_bytes());
    junit::compile(scratch.path(), &sources);
    let green = junit::run(scratch.path(), &[]);
    assert_eq!((green.failed, green.successful), (0, NAMES.len()), "{}", green.out);
}

#[test]
fn objects_are_made_by_constructors() {
    let scratch = Scratch::new([("src/shop/Faulty.java", FAULTY)]);
    scratch.run(&["verify", "src", "--emit-tests", "out", "--no-times"]);
    let text = fs::read_to_string(scratch.path().join("out/shop/Faulty_take_contractTest.java")).expect("a test");
    assert!(text.contains("new Faulty(") && !text.contains("Unsafe") && !text.contains("void set("), "{text}");
}

/// The entry that `check` finds to fail needs an order in a state that calls of its methods give.
const FAILING: &str = "class Parcel {
    private int weight;
    private boolean isSent;
    Parcel(int weight) { if (weight <= 0) throw new IllegalArgumentException(); this.weight = weight; }
    void send() { isSent = true; }
    int fee() { assert !(isSent && weight == 7); return 3 * weight; }
}
";

#[test]
fn failing_runs_of_check_share_the_builder() {
    let scratch = Scratch::new([("Parcel.java", FAILING)]);
    let answer = scratch.run(&["check", "Parcel.java", "--method", "fee", "--emit-tests", "out", "--no-times"]);
    assert_eq!(answer.code, 1, "{}{}", answer.out, answer.err);
    let text = fs::read_to_string(scratch.path().join("out/Parcel_fee_CheckTest.java")).expect("a test");
    assert!(text.contains("new Parcel(7);") && text.contains(".send();") && !text.contains("setAccessible"), "{text}");
    junit::compile(scratch.path(), &["Parcel.java".to_owned(), "out/Parcel_fee_CheckTest.java".to_owned()]);
    let red = junit::run(scratch.path(), &["-ea"]);
    assert_eq!((red.failed, red.successful), (1, 0), "{}", red.out);
}

#[test]
fn what_has_no_test_is_told() {
    let text = "class A {\n  int x;\n  //@ assignable \\nothing;\n  void f() { x++; }\n}\n";
    let answer = Scratch::new([("A.java", text)]).run(&["verify", "A.java", "--emit-tests", "out"]);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("no test for A.f()"), "{}", answer.err);
}

#[test]
fn a_directory_that_cannot_be_written_is_told() {
    let scratch = Scratch::new([("Mixed.java", MIXED)]);
    let answer = scratch.run(&["verify", "Mixed.java", "--emit-tests", "Mixed.java"]);
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("error[cannot-write]") && answer.err.contains("--emit-tests"), "{}", answer.err);
}
