//! Names that are misspelt: what was probably meant, and never hundreds of names.

use crate::support::{SMALL, Scratch, repository, run_in};

/// Many methods, one of which is `balance`.
fn many() -> Scratch {
    let method = |n: u32| format!("  //@ ensures \\result == {n};\n  static int m{n}(int a, int b) {{ return {n}; }}\n");
    let methods = (0..300).map(method).collect::<Vec<_>>().concat();
    let text = format!("class Many {{\n{methods}  //@ ensures \\result == x;\n  static int balance(int x) {{ return x; }}\n}}\n");
    Scratch::new([("Many.java", text.as_str())])
}

#[test]
fn methods() {
    let scratch = many();
    for command in ["run", "verify", "flow"] {
        for wrong in ["balanse", "Balance", "blaance", "Many.balanc", "balanced(int)"] {
            let answer = scratch.run(&[command, "Many.java", "--method", wrong]);
            assert_eq!(answer.code, 2, "{command} {wrong}");
            assert!(answer.err.contains("did you mean `Many.balance(int)`?"), "{command} {wrong}:\n{}", answer.err);
            assert!(answer.err.contains("and 291 more") && answer.err.matches("Many.").count() < 14, "{command} {wrong}:\n{}", answer.err);
        }
    }
    let answer = scratch.refuse(&["run", "Many.java"], &["error[ambiguous-method]", "--method", "and 291 more"]);
    assert!(answer.err.matches("Many.").count() < 14, "{}", answer.err);
    let answer = scratch.refuse(&["run", "Many.java", "--method", "somethingElse"], &["error[no-method]", "and 291 more"]);
    assert!(!answer.err.contains("did you mean"), "nothing is near:\n{}", answer.err);
}

#[test]
fn few_names_are_all_listed_in_their_order() {
    let scratch = Scratch::new([("Small.java", SMALL)]);
    scratch.refuse(
        &["run", "Small.java", "-m", "sun"],
        &["did you mean `Small.sum(int[])`? methods here: Small.f(int, int[]), Small.sum(int[])"],
    );
    let answer = scratch.refuse(&["run", "Small.java", "-m", "g"], &["methods here: Small.f(int, int[]), Small.sum(int[])"]);
    assert!(!answer.err.contains("did you mean"), "one letter is no likeness:\n{}", answer.err);
}

#[test]
fn constructs_of_jml() {
    let scratch = Scratch::new([]);
    for (wrong, meant) in [("ensurez", "ensures"), ("asignable", "assignable"), ("\\oldd", "\\old"), ("loop_invariants", "loop_invariant")]
    {
        let answer = scratch.refuse(&["explain", wrong], &["error[unknown-construct]", &format!("did you mean `{meant}`?"), "more"]);
        assert!(answer.err.len() < 1000, "{}", answer.err);
    }
}

#[test]
fn languages() {
    let program = "tests/lang/imp/sum.imp";
    for arguments in [&["lang", "run", "imo", program][..], &["lang", "check", "impp"], &["lang", "tree", "ipm", program]] {
        let answer = run_in(&repository(), arguments);
        assert_eq!(answer.code, 2, "{arguments:?}");
        assert!(answer.err.contains("did you mean `imp`?") && answer.err.contains("simple, stack"), "{arguments:?}:\n{}", answer.err);
    }
    let answer = run_in(&repository(), &["lang", "check", "nothing/like/it.lang"]);
    assert!(answer.code == 2 && !answer.err.contains("did you mean"), "{}", answer.err);
}

#[test]
fn operators_of_merges() {
    let scratch = Scratch::new([("Small.java", SMALL)]);
    for command in ["run", "verify", "flow"] {
        for (wrong, meant) in [("itee", "ite"), ("interval", "intervals"), ("atuo", "auto"), ("point", "points")] {
            let wanted = [format!("`{wrong}`"), format!("did you mean `{meant}`?")];
            scratch.refuse(&[command, "Small.java", "-m", "f", "--merge", wrong], &[&wanted[0], &wanted[1], "more"]);
        }
    }
    let answer = run_in(&repository(), &["lang", "run", "imp", "tests/lang/imp/sum.imp", "--search", "--merge", "itee"]);
    assert!(answer.code == 2 && answer.err.contains("did you mean `ite`?"), "{}", answer.err);
    scratch.refuse(&["run", "Small.java", "-m", "f", "--merge", "pred:"], &["conjunctive"]);
}

#[test]
fn keys_of_the_configuration() {
    let scratch = Scratch::new([("Small.java", SMALL)]);
    for (wrong, meant) in
        [("loopbound = 3", "loop_bound"), ("max-nodes = 3", "max_nodes"), ("metod = \"f\"", "method"), ("colour = \"never\"", "color")]
    {
        scratch.write("espalier.toml", wrong.as_bytes());
        let wanted = format!("did you mean `{meant}`?");
        let answer = scratch
            .refuse(&["run", "Small.java", "-m", "f"], &["error[bad-config]", "there is no key", "espalier.toml:1:1", &wanted, "more"]);
        assert!(answer.err.len() < 1000, "{}", answer.err);
    }
    scratch.write("espalier.toml", b"merge = \"itee\"\n");
    scratch.refuse(&["run", "Small.java", "-m", "f"], &["espalier.toml:1:9", "did you mean `ite`?"]);
}

#[test]
fn one_is_no_plural() {
    let text = "class One {\n  //@ ensures \\result == 1;\n  static int f() { return 1; }\n  static int g(int x) { return 1 / x; }\n}\n";
    let scratch = Scratch::new([("One.java", text)]);
    assert!(scratch.succeed(&["run", "One.java", "-m", "f"]).out.contains("One.f(): 1 path, 1 ends normally\n"));
    assert!(scratch.succeed(&["run", "One.java", "-m", "f", "--format", "html"]).out.contains(": 1 path; every input"));
    assert!(
        scratch.succeed(&["run", "One.java", "-m", "g"]).out.contains("One.g(int): 2 paths, 1 ends normally, 1 ends with an exception\n")
    );
    assert!(scratch.succeed(&["verify", "One.java", "-m", "f"]).out.contains("1 contract: 1 proved\n"));
}

/// Overloads whose parameter types have the same simple name are told apart by the classes around them, and chosen by what is shown.
#[test]
fn overloads_with_types_of_one_name() {
    let text = "class Two { static class A { static class T { } } static class B { static class T { } }
  static int f(A.T t) { return 1; }
  static int f(B.T t) { return 2; } }\n";
    let scratch = Scratch::new([("Two.java", text)]);
    let answer = scratch.refuse(&["run", "Two.java", "-m", "f(T)"], &["error[ambiguous-method]"]);
    for (method, result) in [("Two.f(Two.A.T)", "returns 1"), ("Two.f(Two.B.T)", "returns 2")] {
        assert!(answer.err.contains(method), "{}", answer.err);
        let out = scratch.succeed(&["run", "Two.java", "-m", method, "--view", "cases", "--quiet"]).out;
        assert!(out.contains(result), "{out}");
    }
}
