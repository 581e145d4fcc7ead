//! Nullness that annotations of Java say, and annotations of JML that cannot be read.

mod front;
mod jml_front;

use jml_front::{members, specs};

#[test]
fn annotations_of_the_usual_packages() {
    for (import, name) in [
        ("javax.annotation", "Nullable"),
        ("javax.annotation", "CheckForNull"),
        ("jakarta.annotation", "Nullable"),
        ("org.jetbrains.annotations", "Nullable"),
        ("org.jspecify.annotations", "Nullable"),
        ("androidx.annotation", "Nullable"),
        ("org.checkerframework.checker.nullness.qual", "Nullable"),
        ("edu.umd.cs.findbugs.annotations", "Nullable"),
        ("org.springframework.lang", "Nullable"),
        ("org.eclipse.jdt.annotation", "Nullable"),
    ] {
        let text =
            format!("import {import}.{name}; class T {{ @{name} String f; @{name} String m(@{name} String s, String t) {{ return s; }} }}");
        let mut found = specs(&text);
        assert_eq!(found.field("f"), "Java Nullable", "{import}.{name}");
        let shown = found.method("m");
        let first = shown.lines().next().unwrap_or("");
        assert!(first.contains("result Nullable") && first.contains("param 0 Nullable") && !first.contains("param 1"), "{import}: {first}");
    }
}

#[test]
fn non_null_counts_where_the_default_is_the_other_one() {
    for name in ["NonNull", "Nonnull", "NotNull", "lombok.NonNull"] {
        let text = format!("/*@ nullable_by_default @*/ class T {{ @{name} String f; String g; }}");
        let found = specs(&text);
        assert_eq!((found.field("f").as_str(), found.field("g").as_str()), ("Java NonNull", "Java Nullable"), "{name}");
    }
    let found = specs(
        "import org.jspecify.annotations.*; @NullUnmarked class T { String f; @NonNull String g; @Nonnull(when = When.MAYBE) String h; }",
    );
    assert_eq!([found.field("f"), found.field("g"), found.field("h")], ["Java Nullable", "Java NonNull", "Java Nullable"]);
}

#[test]
fn annotations_inside_types() {
    let found = members("String @Nullable [] a; java.util.List<@Nullable String> l; java.lang.@Nullable String s;");
    assert_eq!([found.field("a"), found.field("l"), found.field("s")], ["Java Nullable", "Java Default", "Java Nullable"]);
}

#[test]
fn words_of_jml_come_first() {
    let found = members("/*@ non_null @*/ @Nullable String f; @NonNull /*@ nullable @*/ String g;");
    assert_eq!([found.field("f"), found.field("g")], ["Java NonNull", "Java Nullable"]);
}

#[test]
fn what_cannot_be_read_leaves_no_stronger_default() {
    let found = members("/*@ spec_public, nullable @*/ private String f;");
    assert_eq!(found.field("f"), "Java Nullable");
    let mut found = members("/*@ spec_public ; ? nullable @*/ private String f; int m(/*@ ? nullable @*/ String s) { return 0; }");
    assert_eq!(found.field("f"), "Java Nullable");
    let shown = found.method("m");
    assert!(shown.contains("param 0 Nullable") && shown.contains("errors"), "{shown}");
}
