//! Every kind of bad input: a message with file, line, column and excerpt, exit 2, never a panic.

use crate::support::{SMALL, Scratch};

#[test]
fn syntax_errors_are_all_reported() {
    let scratch = Scratch::new([("A.java", "class A {\n  int f( { return 1; }\n  int g() { return 1 + ; }\n  int h() { return 2; }\n}\n")]);
    let answer = scratch
        .refuse(&["run", "A.java", "-m", "h"], &["error[syntax]", "A.java:2:", "2 |   int f( { return 1; }", "A.java:3:", "return 1 + ;"]);
    assert!(answer.err.matches("error[").count() >= 2, "many errors per run:\n{}", answer.err);
}

#[test]
fn unresolved_names_and_wrong_types_are_all_reported() {
    let text = "class A {\n  int f(int x) { return y + z; }\n  int g(String s) { return s; }\n  Foo h() { return bar(); }\n}\n";
    let scratch = Scratch::new([("A.java", text)]);
    let wanted = [
        "A.java:2:25",
        "named `y`",
        "A.java:2:29",
        "named `z`",
        "A.java:3:28",
        "`String` cannot be converted to `int`",
        "A.java:4:3",
        "`Foo`",
        "`bar`",
    ];
    scratch.refuse(&["run", "A.java", "-m", "f"], &wanted);
}

#[test]
fn missing_files() {
    let scratch = Scratch::new([]);
    scratch.refuse(&["run", "Nope.java"], &["error[unreadable-file]", "Nope.java", "help:"]);
    scratch.refuse(&["run", "."], &["error[no-java-file]"]);
    scratch.refuse(&["run", "nope/"], &["nope"]);
}

#[test]
fn files_that_are_not_utf8() {
    let scratch = Scratch::new([]);
    scratch.write("A.java", b"class A {\n  // caf\xe9\n  int f() { return 1; }\n}\n");
    scratch.refuse(&["run", "A.java"], &["error[not-utf8]", "A.java:2:9", "2 |   // caf", "0xe9", "help:"]);
    scratch.write("B.java", "\u{feff}class B { int f() { return 1; } }".as_bytes());
    assert_eq!(scratch.run(&["run", "B.java"]).code, 0, "a byte order mark is no error");
}

#[test]
fn binary_files() {
    let scratch = Scratch::new([]);
    scratch.write("A.java", b"\x7fELF\x02\x01\x01\x00\x00\x00\nabc\xff\xfe\x00\x1b[31m");
    let answer = scratch.refuse(&["run", "A.java"], &["error[binary-file]", "A.java:1:8", "help:"]);
    assert!(!answer.err.contains('\x1b'), "control characters do not reach the terminal");
    scratch.write("Class.java", &[0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 0x41]);
    scratch.refuse(&["run", "Class.java"], &["error[binary-file]"]);
}

#[test]
fn empty_files_and_files_without_methods() {
    let scratch = Scratch::new([
        ("Empty.java", ""),
        ("Blank.java", "\n \t\n"),
        ("Comment.java", "// nothing\n"),
        ("Fields.java", "class Fields { int x; }\n"),
    ]);
    for file in ["Empty.java", "Blank.java", "Comment.java", "Fields.java"] {
        let place = format!("{file}:1:1");
        scratch.refuse(&["run", file], &["error[no-method]", &place, "help:"]);
    }
    scratch.refuse(&["run", "Empty.java", "-m", "f"], &["error[no-method]", "Empty.java:1:1"]);
}

#[test]
fn methods_that_do_not_exist() {
    let scratch = Scratch::new([("Small.java", SMALL)]);
    scratch.refuse(
        &["run", "Small.java", "-m", "sun"],
        &["error[no-method]", "`sun`", "Small.java:10:16", "static int sum(int[] a)", "Small.f(int, int[])"],
    );
    for pattern in ["Small.f(int)", "Other.f", "f(", "", "(", ".", "f()()", "ü"] {
        scratch.refuse(&["run", "Small.java", "-m", pattern], &["error[no-method]"]);
    }
    scratch.refuse(&["run", "Small.java"], &["error[ambiguous-method]", "Small.java:2:16", "--method"]);
}

#[test]
fn abstract_methods_cannot_be_run() {
    let scratch = Scratch::new([("A.java", "abstract class A {\n  abstract int f();\n  native int g();\n}\n")]);
    scratch.refuse(&["run", "A.java", "-m", "f"], &["error[no-method]", "A.java:1:1"]);
}

#[test]
fn bad_preconditions() {
    let scratch = Scratch::new([("Small.java", SMALL)]);
    let refuse = |pre: &str, wanted: &[&str]| scratch.refuse(&["run", "Small.java", "-m", "f", "--pre", pre], wanted);
    refuse("x + 1", &["error[type-mismatch]", "--pre:1:1", "1 | x + 1"]);
    refuse("x < q && r > 0", &["--pre:1:5", "`q`", "--pre:1:10", "`r`"]);
    refuse("a.size > 0", &["--pre:1:"]);
    refuse("x <", &["error[syntax]", "--pre:1:"]);
    refuse("", &["error[", "--pre:1:1"]);
    refuse("x < 0; y", &["error["]);
    refuse("(((((", &["error["]);
    refuse("x = 3", &["error["]);
    refuse("x > 0 && x < 0", &["error[unsatisfiable-precondition]", "--pre:1:1"]);
    refuse("x > \u{1F600}", &["error["]);
}

#[test]
fn bad_ranges() {
    let scratch = Scratch::new([("Small.java", SMALL)]);
    scratch.refuse(&["run", "Small.java", "-m", "f", "--from", "1:1", "--to", "1:5"], &["error[empty-range]", "Small.java:1:1"]);
    scratch.refuse(&["run", "Small.java", "-m", "f", "--from", "99:99", "--to", "100:1"], &["error[empty-range]", "Small.java:"]);
    for wrong in ["7", "0:1", "1:0", "a:b", "1:2:3", "99999999999999999999:1"] {
        scratch.refuse(&["run", "Small.java", "-m", "f", "--from", wrong, "--to", "8:1"], &["LINE:COLUMN"]);
    }
    scratch.refuse(&["run", "Small.java", "-m", "f", "--from", "3:1"], &["--to"]);
}

#[test]
fn bad_option_values() {
    let scratch = Scratch::new([("Small.java", SMALL)]);
    for wrong in ["-1", "1e300", "NaN", "inf", "x"] {
        scratch.refuse(&["run", "Small.java", "-m", "f", "--timeout", wrong], &["--timeout"]);
    }
    scratch.refuse(&["run", "Small.java", "-m", "f", "--jobs", "0"], &["--jobs"]);
    scratch.refuse(&["run", "Small.java", "-m", "f", "--state", "999"], &["error[no-node]", "0 to"]);
    scratch.refuse(&["run", "Small.java", "-m", "f", "--state", "1", "--format", "svg"], &["error[bad-combination]"]);
    scratch.refuse(&["run", "Small.java", "-m", "f", "--view", "cases", "--format", "json"], &["error[bad-combination]"]);
    scratch.refuse(&["run", "Small.java", "-m", "f", "--source-root", "nope"], &["error[no-source-root]", "nope"]);
    scratch.refuse(&["run", "Small.java", "--bogus"], &["--bogus"]);
    scratch.refuse(&["run"], &["PATH"]);
    scratch.refuse(&["bogus"], &["bogus"]);
}

#[test]
fn outputs_that_cannot_be_written() {
    let scratch = Scratch::new([("Small.java", SMALL)]);
    for path in ["nope/out.txt", ".", "Small.java/out.txt"] {
        scratch.refuse(&["run", "Small.java", "-m", "f", "--output", path], &["error[unwritable]", "--output"]);
    }
}

#[test]
fn deep_nesting_is_no_crash() {
    let parentheses = format!("class A {{ int f() {{ return {}1{}; }} }}", "(".repeat(3000), ")".repeat(3000));
    let sums = format!("class A {{ int f(int x) {{ return {}x; }} }}", "x + ".repeat(3000));
    let blocks = format!("class A {{ int f() {{ {}{} return 1; }} }}", "{".repeat(3000), "}".repeat(3000));
    let open = format!("class A {{ int f() {{ {}", "{ if (true) ".repeat(3000));
    let classes = format!("{}{}", "class A { ".repeat(500), "}".repeat(500));
    for text in [&parentheses, &sums, &blocks, &open, &classes] {
        let scratch = Scratch::new([("A.java", text.as_str())]);
        let answer = scratch.run(&["run", "A.java", "-m", "f", "--quiet"]);
        assert!(answer.code == 0 || answer.code == 2, "exit {}:\n{}", answer.code, &answer.err[..answer.err.len().min(500)]);
    }
}

#[test]
fn errors_have_colours_only_when_asked() {
    let scratch = Scratch::new([("A.java", "class A { int f() { return x; } }")]);
    assert!(scratch.run(&["run", "A.java", "--color", "always"]).err.contains("\x1b["));
    assert!(!scratch.run(&["run", "A.java", "--color", "never"]).err.contains("\x1b["));
    assert!(!scratch.run(&["run", "A.java"]).err.contains("\x1b["), "a pipe is no terminal");
}
