//! Programs that are wrong, and what the front end says about them.

mod front;

use front::{codes, find, load, messages, resolve_all};

#[test]
fn names() {
    assert_eq!(codes("void m() { int total = 0; totel++; }"), ["unresolved-name"]);
    assert_eq!(codes("void m() { foo(); }"), ["unresolved-name"]);
    assert_eq!(codes("Strng s;"), ["unresolved-name"]);
    assert_eq!(codes("int f; void m() { this.g = 1; }"), ["unresolved-name"]);
    assert_eq!(codes("void m() { new T(1); }"), ["unresolved-name"]);
    assert_eq!(codes("void m(java.util.Timer s) { }"), ["missing-model"]);
}

#[test]
fn suggestions_help() {
    let mut program = load("class T { int counter; void m() { countr++; methd(); } void method() { } Strin s; }");
    resolve_all(&mut program);
    let help: Vec<_> = program.diagnostics().iter().map(|d| d.help.clone().unwrap_or_default()).collect();
    assert_eq!(help, ["did you mean `String`?", "did you mean `counter`?", "did you mean `method`?"]);
    let mut program = load("class T { ArrayList<String> l; }");
    resolve_all(&mut program);
    assert_eq!(program.diagnostics()[0].help.as_deref(), Some("add `import java.util.ArrayList;`"));
}

#[test]
fn types() {
    for bad in [
        "int x = \"s\";",
        "int x = 1L;",
        "byte b = 300;",
        "boolean z = 1;",
        "float f = 1.0;",
        "if (1) { }",
        "int y = true + 1;",
        "String s = null; s = 3;",
        "Object o = () -> 3;",
        "throw \"x\";",
        "int i = this;",
        "Integer i = 1L;",
        "for (String s : 5) { }",
        "List<String> l = null; for (int i : l) { }",
        "int[] a = null; a[1L] = 2;",
        "char c = -1;",
        "var v = null;",
    ] {
        assert_eq!(codes(&format!("void m() {{ {bad} }}")), ["type-mismatch"], "{bad}");
    }
    assert_eq!(codes("void m() { Integer i = (Integer) \"s\"; }"), ["bad-cast"]);
    assert_eq!(codes("void m() { boolean b = \"s\" instanceof Integer; }"), ["bad-cast"]);
}

#[test]
fn jumps_and_scopes() {
    assert_eq!(codes("void m() { break; }"), ["bad-jump"]);
    assert_eq!(codes("void m() { a: for (;;) continue b; }"), ["bad-jump"]);
    assert_eq!(codes("void m() { return 3; }"), ["bad-jump"]);
    assert_eq!(codes("int m() { return; }"), ["bad-jump"]);
    assert_eq!(codes("static int n(int k) { return switch (k) { case 1: return 2; default: yield 3; }; }"), ["bad-jump"]);
    assert_eq!(codes("void m() { int x = 1; int x = 2; }"), ["duplicate-variable"]);
    assert_eq!(codes("void m() { { int x = 1; } x = 2; }"), ["unresolved-name"]);
    assert_eq!(codes("int f; static void m() { f = 1; }"), ["static-context"]);
    assert_eq!(codes("void f() { } static void m() { f(); }"), ["static-context"]);
    assert_eq!(codes("class I { } static void m() { new I(); }"), ["static-context"]);
    assert_eq!(codes("void m() { int v = 0; v = 2; Runnable r = () -> f(v); } void f(int x) { }"), ["not-effectively-final"]);
    assert_eq!(codes("void m() { int v = 0; Runnable r = () -> { v++; }; }"), ["not-effectively-final"]);
    assert_eq!(codes("void m() { int v; v = 2; Runnable r = () -> f(v); } void f(int x) { }"), Vec::<&str>::new());
}

#[test]
fn declarations() {
    assert_eq!(codes("int a; int a;"), ["duplicate-member"]);
    assert_eq!(codes("void a(int x) { } void a(int y) { }"), ["duplicate-member"]);
    assert_eq!(codes("abstract static class A { } void m() { new A(); }"), ["abstract-creation"]);
    assert_eq!(codes("void m();"), ["bad-body"]);
    assert_eq!(codes("void a(List<int> l) { }"), ["type-arguments"]);
    assert_eq!(codes("class A extends B { } class B extends A { }"), ["cyclic-inheritance"]);
}

#[test]
fn switches() {
    assert_eq!(codes("int m(int k) { return switch (k) { case 1 -> 2; }; }"), ["not-exhaustive"]);
    assert_eq!(codes("void m(int k) { switch (k) { case 1: case 1: } }"), ["duplicate-label"]);
    assert_eq!(codes("void m(int k, int j) { switch (k) { case j: } }"), ["not-constant"]);
    assert_eq!(codes("void m(String k) { switch (k) { case 1: } }"), ["type-mismatch"]);
    assert_eq!(codes("enum E { A } void m(E e) { switch (e) { case B: } }"), ["unresolved-name"]);
}

#[test]
fn literals() {
    assert_eq!(codes("int a = 2147483648;"), ["number-range"]);
    assert_eq!(codes("int a = 99999999999;"), ["syntax"]);
    assert_eq!(codes("char a = 'ab';"), ["syntax"]);
    assert_eq!(codes("double a = 1e999;"), ["syntax"]);
    assert_eq!(codes("String s = \"\\q\";"), ["syntax"]);
    assert_eq!(codes("int a = 0o17;"), ["syntax"]);
}

#[test]
fn statements_java_does_not_have() {
    assert_eq!(codes("void m(int x) { x + 1; }"), ["syntax"]);
    assert_eq!(codes("void m(boolean b) { if (b) int x = 1; }"), ["syntax"]);
    assert_eq!(codes("void m() { int goto = 1; }"), ["syntax"]);
}

#[test]
fn a_broken_method_leaves_the_others_alone() {
    let mut program = load(
        "class T {\n  int a() { int x = ; return 1; }\n  int b() { return 2; }\n  int c() { return undefined; }\n  int d() { return b(); }\n}",
    );
    resolve_all(&mut program);
    assert_eq!(
        messages(&program),
        ["2:19 syntax: syntax error near `=`", "4:20 unresolved-name: cannot find a variable named `undefined`"]
    );
    let mut text = |name: &str| {
        let method = find(&program, name);
        program.body_text(method)
    };
    assert_eq!(text("a"), "unsupported: syntax error\n");
    assert_eq!(text("b"), "return 2\n");
    assert_eq!(text("c"), "return unsupported[cannot find a variable named `undefined`]\n");
    assert_eq!(text("d"), "return this.{T.b()}()\n");
}

#[test]
fn unknown_superclasses_are_not_forgotten() {
    let mut program = load("class T extends Gone { int f = 1; T() { f = 2; } }");
    resolve_all(&mut program);
    assert_eq!(program.diagnostics().len(), 1);
    let method = find(&program, "T");
    assert!(program.body_text(method).starts_with("unsupported: constructor of an unknown superclass\n"));
}
