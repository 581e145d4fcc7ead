//! Which contracts a method has to keep.

mod setup;

use jml::contract::contracts;
use setup::{method, program};
use verify::to_prove::to_prove;

fn names(text: &str, class: &str, name: &str) -> Vec<String> {
    let mut program = program(text);
    let method = method(&program, class, name);
    to_prove(&mut program, method).into_iter().map(|contract| contract.name).collect()
}

#[test]
fn cases_of_the_same_kind_are_numbered() {
    let text = "class A { /*@ normal_behavior requires x > 0; also normal_behavior requires x < 0; also exceptional_behavior requires x == 0; @*/ void f(int x) { } }";
    assert_eq!(names(text, "A", "f"), ["normal_behavior 1", "normal_behavior 2", "exceptional_behavior"]);
}

#[test]
fn an_overriding_method_keeps_what_it_inherits() {
    let text = "class A { //@ ensures \\result > 0;\n int f() { return 1; } } class B extends A { int f() { return 2; } }";
    assert_eq!(names(text, "B", "f"), ["contract"]);
}

/// The parameters of the interface are those of its type variable.
#[test]
fn a_generic_method_is_overridden_by_a_bridge() {
    let text =
        "interface R<T> { //@ ensures \\result >= 0;\n int rank(T x); } class A implements R<A> { public int rank(A x) { return 1; } }";
    assert_eq!(names(text, "A", "rank"), ["contract"]);
    let other = "interface R<T> { //@ ensures \\result >= 0;\n int rank(T x); } class A implements R<A> { public int rank(A x) { return 1; } int rank(String s) { return 2; } }";
    let mut program = program(other);
    let overloads: Vec<usize> = program
        .user_methods()
        .into_iter()
        .filter(|method| program.method(*method).name == "rank" && !program.method(*method).is_abstract)
        .collect::<Vec<_>>()
        .into_iter()
        .map(|method| contracts(&mut program, method).len())
        .collect();
    assert_eq!(overloads, [1, 0]);
}

#[test]
fn invariants_are_the_business_of_methods_without_contracts() {
    let text = "class A { int n; //@ invariant n >= 0;\n void f() { } private void g() { } static void h() { } /*@ helper @*/ void k() { } } class B extends A { void m() { } }";
    assert_eq!(names(text, "A", "f"), ["invariants"]);
    assert_eq!(names(text, "A", "g"), Vec::<String>::new());
    assert_eq!(names(text, "A", "h"), Vec::<String>::new());
    assert_eq!(names(text, "A", "k"), Vec::<String>::new());
    assert_eq!(names(text, "B", "m"), ["invariants"]);
    assert_eq!(names(text, "A", "<init>"), ["invariants"]);
    assert_eq!(names(text, "B", "<init>"), ["invariants"]);
}

#[test]
fn static_invariants_are_established_by_the_initialiser() {
    let text = "class A { static int n; //@ static invariant n >= 0;\n static void f() { } void g() { } }";
    assert_eq!(names(text, "A", "<clinit>"), ["invariants"]);
    assert_eq!(names(text, "A", "f"), ["invariants"]);
    assert_eq!(names(text, "A", "g"), ["invariants"]);
    assert_eq!(names(text, "A", "<init>"), Vec::<String>::new());
}

#[test]
fn constraints_are_inherited() {
    let text = "class A { int n; //@ constraint n >= \\old(n);\n } class B extends A { void f() { } }";
    assert_eq!(names(text, "B", "f"), ["invariants"]);
    assert_eq!(names(text, "B", "<init>"), Vec::<String>::new());
}
