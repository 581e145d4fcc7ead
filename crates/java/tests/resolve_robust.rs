//! Whatever the text is, the front end answers and does not panic.

mod front;

use front::{load, resolve_all};
use proptest::prelude::*;

const PROGRAM: &str = r#"
package p;
import java.util.*;
import java.util.function.*;
public class A<T extends Comparable<T>> extends Object implements Iterable<T> {
    static final int N = 3; static final String S = "a" + N; int f = N + 1; T item; A<T> next;
    enum E { X, Y(3) { int h() { return v; } }; final int v; E() { this(7); } E(int v) { this.v = v; } int h() { return -1; } }
    record P(int x, String y) { P { if (x < 0) throw new RuntimeException(); } int twice() { return 2 * x(); } }
    interface Shape { double area(); default String nm() { return "s" + area(); } static Shape unit() { return () -> 1.0; } }
    A(T item) { this.item = item; } { f++; } static { int q = N; }
    public Iterator<T> iterator() { return new Iterator<T>() { A<T> cur = A.this; public boolean hasNext() { return cur != null; } public T next() { T r = cur.item; cur = cur.next; return r; } }; }
    int sum(int[] a, byte b) { int s = 0; for (int i = 0; i < a.length; i++) { s += a[i]; b += 1; } for (int x : a) s = s + x; return s; }
    boolean pat(Object o) { if (!(o instanceof String s)) return false; return s.length() > 0 && o instanceof String q && q.isEmpty(); }
    int sw(String s, E e, int k) { switch (k) { case 1: return 2; case 2: case N: k++; break; default: k--; } return switch (s) { case "a", "b" -> 1; default -> { yield switch (e) { case X -> 1; case Y -> 2; }; } }; }
    int lam(int z, List<String> l) { Function<Integer, Integer> h = x -> x + z + f; Supplier<List<String>> mk = ArrayList::new; l.sort(Comparator.comparing(String::length)); Runnable r = () -> { f = 3; }; class L { int m() { return z; } L c() { return new L(); } } return h.apply(3) + new L().c().m(); }
    void t() throws Exception { try (AutoCloseable c = null) { f = 1; } catch (RuntimeException | Error e) { throw e; } finally { f = 2; } outer: for (;;) { do { if (f > 3) break outer; continue outer; } while (true); } }
    static <K, V extends Comparable<V>> K arg(Map<K, ? extends V> m) { K k = null; for (Map.Entry<K, ? extends V> e : m.entrySet()) k = e.getKey(); return k; }
    static long lit() { return 0x7fL + 017 + 0b11 + 'a' + (int) 1.5e3 + """
        text\n block""".length(); }
}
"#;

fn check(text: &str) {
    let mut program = load(text);
    resolve_all(&mut program);
    for diagnostic in program.diagnostics() {
        program.line_column(diagnostic.span);
        program.source(diagnostic.span);
    }
}

/// The nearest position that is not inside a character.
fn boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&i| text.is_char_boundary(i)).unwrap_or(0)
}

fn tokens(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut previous = false;
    for (i, c) in text.char_indices() {
        let word = c.is_alphanumeric() || c == '_';
        if !(word && previous) && i > start {
            found.push(&text[start..i]);
            start = i;
        }
        previous = word;
    }
    found.push(&text[start..]);
    found
}

#[test]
fn the_program_itself_is_fine() {
    let mut program = load(PROGRAM);
    resolve_all(&mut program);
    assert_eq!(front::messages(&program), Vec::<String>::new());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(2015), ..ProptestConfig::default() })]

    #[test]
    fn random_text(text in ".{0,200}") {
        check(&text);
    }

    #[test]
    fn random_bodies(text in "[a-zA-Z0-9(){};=+.<>,\" ?:!&|\\[\\]-]{0,120}") {
        check(&format!("class A {{ int f; int m(int a, String s) {{ {text} }} }}"));
    }

    #[test]
    fn truncated(at in 0..PROGRAM.len()) {
        check(&PROGRAM[..boundary(PROGRAM, at)]);
    }

    #[test]
    fn a_piece_removed(at in 0..PROGRAM.len(), length in 1usize..60) {
        let start = boundary(PROGRAM, at);
        let end = boundary(PROGRAM, start + length);
        check(&format!("{}{}", &PROGRAM[..start], &PROGRAM[end..]));
    }

    #[test]
    fn tokens_exchanged(picks in proptest::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..6)) {
        let mut list = tokens(PROGRAM);
        for (a, b) in picks {
            let (a, b) = (a.index(list.len()), b.index(list.len()));
            list[a] = list[b];
        }
        check(&list.concat());
    }
}

#[test]
fn deep_nesting() {
    let n = 10_000;
    let text = format!(
        "class Deep {{ int f(int a) {{ return {}; }} String g(String a) {{ return {}; }} void h() {{ {}{} }}
         void i(int a) {{ {} ; }} int j(int a) {{ return {}a{}; }} boolean k(boolean a) {{ return {}; }} void l(int a) {{ {} ; }} }}",
        vec!["a"; n].join("+"),
        vec!["a"; n].join("+"),
        "{".repeat(n),
        "}".repeat(n),
        "if (a > 0) ".repeat(n),
        "(".repeat(n),
        ")".repeat(n),
        vec!["a"; n].join("&&"),
        "if (a == 1) a++; else ".repeat(n),
    );
    let mut program = load(&text);
    resolve_all(&mut program);
    assert_eq!(front::messages(&program), Vec::<String>::new());
}
