//! Classes without source, as the front end sees them.

mod front;

use front::{find, load, messages, resolve_all};
use java::model::Ty;

#[test]
fn one_class_per_name() {
    let program = load("import a.B; class T { B x; B y; Gone z; a.B q; B[] all; }");
    let class = |name: &str| match program.fields.iter().find(|field| field.name == name).map(|field| field.ty) {
        Some(Ty::Class(class)) => class,
        other => panic!("{name}: {other:?}"),
    };
    assert_eq!(class("x"), class("y"));
    assert_eq!(class("x"), class("q"));
    assert_ne!(class("x"), class("z"));
    assert!(program.is_phantom(class("x")) && !program.is_subclass(class("x"), class("z")) && class("x") != program.object());
    assert_eq!(program.class(class("x")).binary_name, "a.B");
}

#[test]
fn a_known_class_is_none_of_them() {
    let program = load("class T { Gone g; static class A extends Gone { } static class B { } }");
    let class = |name: &str| program.classes.iter().position(|class| class.display_name == name).map(|i| java::model::ClassId(i as u32));
    let (a, b) = (class("T.A").expect("there"), class("T.B").expect("there"));
    assert!(program.is_incomplete(a) && !program.is_incomplete(b));
}

#[test]
fn bodies_keep_what_is_evaluated() {
    let mut program = load("import a.B; class T { B b; void m(int x) { b = B.of(x / 0); b.f = x; b.f += x; } }");
    resolve_all(&mut program);
    let method = find(&program, "m");
    let text = program.body_text(method);
    assert!(text.contains("x / 0") && text.matches("unsupported").count() == 3, "{text}");
    assert!(messages(&program).iter().all(|message| message.contains("unresolved-name") || message.contains("missing-model")));
}
