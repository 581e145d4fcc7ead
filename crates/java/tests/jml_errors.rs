//! Annotations that are wrong, and what is said about them.

mod front;
mod jml_front;

use jml_front::{complaints, members, specs};

/// The only message about a clause before a method with parameter `x`, with its place in the clause.
fn wrong(clause: &str) -> String {
    let prefix = "class T {\n";
    let mut specs = specs(&format!("{prefix}/*@{clause}@*/\nint m(int x, int[] a, T t) {{ return 0; }} int f; }}"));
    specs.resolve();
    let shown = specs.method("m");
    let found = specs.program.diagnostics();
    assert_eq!(found.len(), 1, "{clause}: {found:?}");
    assert!(shown.contains("errors"), "{clause}: {shown}");
    let source = specs.program.source(found[0].span).to_owned();
    let help = found[0].help.as_ref().map(|help| format!(" ({help})"));
    format!("{}: {} @ {source}{}", found[0].code, found[0].message, help.unwrap_or_default())
}

/// What is said about the members, without the places.
fn said(members: &str) -> Vec<String> {
    complaints(members).iter().map(|message| message.split_once(' ').map_or("", |(_, rest)| rest).to_owned()).collect()
}

#[test]
fn clauses() {
    assert_eq!(wrong("requirs x > 0;"), "jml-unknown: `requirs` is no clause of JML @ requirs (did you mean `requires`?)");
    assert_eq!(
        wrong("normal_behvior requires x > 0;"),
        "jml-unknown: `normal_behvior` is no clause of JML @ normal_behvior (did you mean `normal_behavior`?)"
    );
    assert_eq!(wrong("implies_that requires x > 0;"), "jml-unsupported: `implies_that` is not supported @ implies_that");
    assert_eq!(wrong("old int y = x; requires x > 0;"), "jml-unsupported: `old` is not supported @ old");
    assert_eq!(wrong("forall int y; requires x > 0;"), "jml-unsupported: `forall` is not supported @ forall");
    assert_eq!(wrong("requires x > 0"), "jml-syntax: `;` is missing here @ ");
    assert_eq!(wrong("requires x > 0 ensures true;"), "jml-syntax: `;` is missing here @ ");
    assert_eq!(wrong("requires (x > 0; ensures true;"), "jml-syntax: `)` is expected, not `;` @ ;");
    assert_eq!(wrong("requires ;"), "jml-syntax: an expression is expected, not `;` @ ;");
    assert_eq!(
        wrong("loop_invariant true;"),
        "jml-context: `loop_invariant` does not belong to the specification of methods @ loop_invariant"
    );
    assert_eq!(wrong("normal_behavior signals (Exception e) true;"), "jml-context: `signals` does not go with `normal_behavior` @ signals");
    assert_eq!(
        wrong("requires true; normal_behavior ensures true;"),
        "jml-syntax: `also` is missing before `normal_behavior` @ normal_behavior"
    );
    assert_eq!(wrong("requires x > 0; #"), "jml-syntax: a clause of JML is expected, not `#` @ #");
    assert_eq!(wrong("ghost requires true;"), "jml-syntax: `ghost` does not apply to a specification case @ ghost");
}

#[test]
fn expressions() {
    assert_eq!(wrong("requires x;"), "type-mismatch: `int` cannot be converted to `boolean` @ x");
    assert_eq!(wrong("requires y > 0;"), "unresolved-name: cannot find a variable named `y` @ y");
    assert_eq!(wrong("requires t.g > 0;"), "unresolved-name: `T` has no field `g` @ g");
    assert_eq!(wrong("requires x = 0;"), "jml-syntax: `=` has a side effect, which a specification must not have @ =");
    assert_eq!(wrong("requires x++ > 0;"), "jml-syntax: `++` has a side effect, which a specification must not have @ ++");
    assert_eq!(wrong("requires --x > 0;"), "jml-syntax: `--` has a side effect, which a specification must not have @ --");
    assert_eq!(wrong("requires x += 2;"), "jml-syntax: `+=` has a side effect, which a specification must not have @ +=");
    assert_eq!(wrong("requires \\reslt > 0;"), "jml-unknown: `\\reslt` is no expression of JML @ \\reslt (did you mean `\\result`?)");
    assert_eq!(wrong("requires \\dl_foo(x);"), "jml-unsupported: `\\dl_foo` is not supported @ \\dl_foo");
    assert_eq!(wrong("requires \\count > 0;"), "jml-unsupported: `\\count` is not supported @ \\count");
    assert!(wrong("requires \\result > 0;").starts_with("jml-context: there is no `\\result` here"));
    assert!(wrong("requires \\old(x) > 0;").starts_with("jml-context: `\\old` needs an earlier state"));
    assert_eq!(
        wrong("ensures \\max(x, 1) > 0;"),
        "jml-syntax: `\\max(…)` is not JML @ \\max (write `Math.max(…)`, or quantify: `(\\max T x; range; value)`)"
    );
    assert_eq!(wrong("ensures (\\forall int i; i);"), "type-mismatch: `int` cannot be converted to `boolean` @ i");
    assert_eq!(wrong("ensures (\\sum int i; true; t) > 0;"), "type-mismatch: a number is needed here, not `T` @ t");
    assert_eq!(wrong("ensures (\\forall int x; true);"), "duplicate-variable: variable `x` is already declared here @ x");
    assert_eq!(wrong("ensures (\\forall Foo z; true);"), "unresolved-name: cannot find a class named `Foo` @ Foo");
    assert_eq!(
        wrong("ensures x == (\\bigint) x + true;"),
        "type-mismatch: this operator does not work on `\\bigint` and `boolean` @ (\\bigint) x + true"
    );
    assert_eq!(wrong("ensures \\typeof(t) == t;"), "type-mismatch: this operator does not work on `\\TYPE` and `T` @ \\typeof(t) == t");
    assert_eq!(wrong("ensures \\fresh(x);"), "type-mismatch: an object is needed here @ x");
    assert_eq!(wrong("ensures \\nonnullelements(t);"), "type-mismatch: an array is needed here, not `T` @ t");
    assert_eq!(wrong("ensures (* all is well *);"), "jml-unsupported: an informal description cannot be checked @ (* all is well *)");
    assert_eq!(wrong("ensures \"abc;"), "jml-syntax: an expression is expected, not `\"abc;` @ \"abc;");
    assert_eq!(wrong("ensures 3000000000 > x;"), "jml-syntax: `3000000000` is too large for int; a long literal ends in L @ 3000000000");
    assert_eq!(wrong("ensures \\subset(x);"), "jml-syntax: `\\subset` takes 2 operands, not 1 @ \\subset");
}

#[test]
fn places_and_types() {
    assert_eq!(
        wrong("assignable x + 1;"),
        "jml-location: this is no location: a field, an array element or a set of them is needed @ x + 1"
    );
    assert_eq!(
        wrong("assignable a.length;"),
        "jml-location: this is no location: a field, an array element or a set of them is needed @ a.length"
    );
    assert_eq!(wrong("assignable x.*;"), "type-mismatch: `int` has no fields @ x");
    assert_eq!(wrong("assignable t[*];"), "type-mismatch: an array is needed here, not `T` @ t");
    assert_eq!(wrong("assignable a[*].f;"), "unresolved-name: `\\locset` has no field `f` @ f");
    assert_eq!(wrong("signals (T e) true;"), "type-mismatch: `T` is no exception @ T");
    assert_eq!(wrong("signals_only int;"), "jml-syntax: only classes can be thrown @ int");
    assert_eq!(wrong("measured_by t;"), "type-mismatch: a number is needed here, not `T` @ t");
    assert_eq!(wrong("measured_by 1.5;"), "type-mismatch: a measure is an integer, not `double` @ 1.5");
}

#[test]
fn what_follows_matters() {
    assert_eq!(said("/*@ requires true; @*/ int f;"), ["jml-context: this belongs to a method, but a field follows"]);
    assert_eq!(said("int f; /*@ pure @*/"), ["jml-context: this belongs to a member, but none follows"]);
    assert_eq!(said("/*@ pure @*/ int f;"), ["jml-context: `pure` does not apply to a field"]);
    assert_eq!(said("void m(/*@ pure @*/ int f) { }"), ["jml-context: `pure` does not apply to a parameter"]);
    assert_eq!(
        said("void m() { /*@ loop_invariant true; @*/ m(); }"),
        ["jml-context: this belongs to a loop or a block, but none follows"]
    );
    assert_eq!(said("void m() { /*@ loop_invariant true; @*/ }"), ["jml-context: this belongs to a loop or a block, but none follows"]);
    assert_eq!(said("int m() { return /*@ nullable @*/ 1; }"), ["jml-context: there is nothing here that JML could speak of"]);
    assert_eq!(said("void m() { int x; /*@ set x = 1; @*/ }"), ["jml-context: `set` changes ghost variables and ghost fields only"]);
    assert_eq!(said("/*@ ghost int g; @*/ void m() { g = 1; }"), ["unresolved-name: cannot find a variable named `g`"]);
    assert_eq!(said("/*@ model int g() { return 1; } @*/ int m() { return g(); }").len(), 1);
    assert_eq!(said("void m() { /*@ ghost int g = 1; @*/ g = 2; }"), ["unresolved-name: cannot find a variable named `g`"]);
    assert_eq!(
        said("/*@ model int f = 3; @*/"),
        ["jml-syntax: the model field `f` gets its value from `represents`, not from an initialiser"]
    );
    assert_eq!(said("int f; /*@ represents f = 3; @*/"), ["jml-context: `f` is no model field"]);
    assert_eq!(said("int f; /*@ static invariant f > 0; @*/"), ["static-context: the instance field `f` has no object here"]);
    assert_eq!(said("/*@ invarant true; @*/"), ["jml-unknown: `invarant` is no clause of JML"]);
    assert_eq!(said("/*@ model class X { } @*/ int f;").len(), 1);
}

#[test]
fn broken_comments_are_reported() {
    let found = complaints("// @ requires x > 0;\nvoid m(int x) { /* @ assert x; */ }");
    assert_eq!(
        found,
        [
            "1:11 jml-broken: this is not JML: there is a space before the `@` in `// @ requires x > 0;`",
            "2:17 jml-broken: this is not JML: there is a space before the `@` in `/* @ assert x; */`"
        ]
    );
    let specs = members("// @ requires x > 0;\nvoid m(int x) { }");
    assert_eq!(specs.program.diagnostics()[0].help.as_deref(), Some("write `//@`"));
}

#[test]
fn one_error_leaves_the_rest() {
    let mut specs = members(
        "/*@ requires x > 0; ensure true; ensures (\\forall int i; i > ; true); ensures x == 3; @*/ void m(int x) { }
         //@ requires y;
         //@ ensures z(;
         //@ signals_only RuntimeException;
         void n(boolean y) { }
         //@ invariant 1 > ; invariant true;",
    );
    assert_eq!(specs.method("m"), "errors\nLightweight\n  requires (x > 0)\n  ensures (x == 3)\n");
    assert_eq!(specs.method("n"), "errors\nLightweight\n  requires y\n  signals_only RuntimeException\n");
    assert_eq!(specs.class("T"), "invariant true\nerrors\n");
}

#[test]
fn tools_have_keys() {
    let mut specs = members(
        "//+OPENJML@ requires nonsense;\n//-KEY@ requires nonsense;\n//+KEY@ requires x > 0;\n/*-RAC@ ensures true; */ void m(int x) { }",
    );
    assert_eq!(specs.method("m"), "Lightweight\n  requires (x > 0)\n  ensures true\n");
    specs.assert_clean();
}

#[test]
fn errors_in_bodies_are_marked() {
    let mut specs = members(
        "void m(int x) { /*@ assert x; @*/ /*@ loop_invariant zz > 0; assignable x; @*/ while (x > 0) x--; /*@ asert true; @*/ ; }",
    );
    let body = specs.body("m");
    assert_eq!(body.matches("errors").count(), 3, "{body}");
    assert!(body.contains("loop_modifies local x"), "{body}");
}

#[test]
fn errors_of_classes_that_are_first_seen_by_the_way_are_reported() {
    let mut specs =
        specs("class A { static final int N = B.X + 1; } class B { static final int X = 2; /*@ invarant true; @*/ /*@ ghost Foo g; @*/ }");
    specs.resolve();
    let found: Vec<_> = specs.program.diagnostics().iter().map(|d| d.code).collect();
    assert_eq!(found, ["jml-unknown", "unresolved-name"]);
}
