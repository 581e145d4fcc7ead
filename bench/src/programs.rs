//! Programs to measure on.

use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Writes a program to a file.
pub(crate) fn write(directory: &Path, name: &str, text: &str) -> PathBuf {
    let path = directory.join(format!("{name}.java"));
    std::fs::write(&path, text).expect("writable");
    path
}

pub(crate) const TEN_LINES: &str = "class Ten {
    static int f(int x, int y) {
        int z = x + y;
        if (z > 10) {
            z = z - 1;
        } else if (x < y) {
            z = z * 2;
        }
        return z;
    }
}
";

pub(crate) const COUNT: &str = "class Count {
    static int f(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            s = s * 31 + i;
            s = s ^ (s >>> 3);
            s = s + i;
        }
        return s;
    }
}
";

/// A long concrete path: about three nodes an iteration.
pub(crate) const LONG: &str = "class Long {
    static int f(int x) {
        int s = 0;
        for (int i = 0; i < 400000; i++) {
            s = i;
        }
        return s + x;
    }
}
";

pub(crate) const HEAVY: &[(&str, &str)] = &[
    (
        "Products",
        "class Products {
    static int f(int a, int b, int c) {
        int n = 0;
        if (a * b == c * 7 + 3) n++;
        if (a * a + b * b == c * c + 1) n++;
        if ((a ^ b) * c > a * 17) n++;
        if (a * c - b * 31 < c * a) n++;
        if (a * b * c > b * 3) n++;
        if (b * c - a * 5 == a * b + 2) n++;
        return n;
    }
}
",
    ),
    (
        "Divisions",
        "class Divisions {
    static int f(int a, int b) {
        int n = 0;
        if (b != 0 && a % b == 3) n++;
        if (a / 7 * 7 == a) n++;
        if (a > 0 && b > 0 && a / b > 5 && a % b > 2) n++;
        if (b % 5 == 2) n++;
        if (a % 9 == 4) n++;
        return n;
    }
}
",
    ),
];

/// A method of `n` statements without a branch.
pub(crate) fn straight(n: usize) -> String {
    let mut out = String::from("class Straight {\n    static int f(int x, int y) {\n        int a = x;\n        int b = y;\n");
    for i in 0..n {
        let _ = writeln!(out, "        {} = {} + {};", if i % 2 == 0 { "a" } else { "b" }, if i % 3 == 0 { "x" } else { "a" }, i % 100);
    }
    out.push_str("        return a + b;\n    }\n}\n");
    out
}

/// `n` conditionals inside each other.
pub(crate) fn nested(n: usize) -> String {
    let mut out = String::from("class Deep {\n    static int f(int x) {\n        int y = 0;\n");
    out.push_str(&"if (x > 0) {\n".repeat(n));
    out.push_str("y = 1;\n");
    out.push_str(&"}\n".repeat(n));
    out.push_str("        return y;\n    }\n}\n");
    out
}

/// A class with one method `f`, whose statements are given.
fn class(parameters: &str, helpers: &str, body: &str) -> String {
    format!("public class NAME {{\n{helpers}\n    static int f({parameters}) {{\n{body}\n        return s;\n    }}\n}}\n")
}

/// n branches in a row that have nothing to do with each other.
pub(crate) fn branches(n: usize) -> String {
    let lines = (0..n).map(|i| format!("        if (a[{i}] > {i}) s += 1;\n")).collect::<Vec<_>>().concat();
    class("int[] a", "", &format!("        if (a == null || a.length < {n}) return -1;\n        int s = 0;\n{lines}"))
}

/// n branches in a row, each on a parameter of its own.
pub(crate) fn flags(n: usize) -> String {
    let parameters = (0..n).map(|i| format!("boolean b{i}")).collect::<Vec<_>>().join(", ");
    let lines = (0..n).map(|i| format!("        if (b{i}) s++; else s--;\n")).collect::<Vec<_>>().concat();
    class(&parameters, "", &format!("        int s = 0;\n{lines}"))
}

/// A loop of n rounds with one branch that depends on the data.
pub(crate) fn rounds(n: usize) -> String {
    let body = format!(
        "        if (a == null || a.length < {n}) return -1;\n        int s = 0;\n        for (int i = 0; i < {n}; i++) {{\n            if (a[i] > 0) s++;\n        }}"
    );
    class("int[] a", "", &body)
}

/// A loop of n rounds that counts up to a limit: both answers to a question about the sum so far stay possible.
pub(crate) fn limits(n: usize) -> String {
    let body = format!(
        "        if (a == null || a.length < {n}) return -1;\n        int s = 0;\n        for (int i = 0; i < {n}; i++) {{\n            if (a[i] > 0 && s < 10) s++;\n        }}"
    );
    class("int[] a", "", &body)
}

/// n null checks in a row, each caught.
pub(crate) fn nulls(n: usize) -> String {
    let lines = (0..n)
        .map(|i| format!("        try {{ s += a[{i}].v; }} catch (NullPointerException e) {{ s--; }}\n"))
        .collect::<Vec<_>>()
        .concat();
    let body = format!("        if (a == null || a.length < {n}) return -1;\n        int s = 0;\n{lines}");
    class("B[] a", "    static class B { int v; }", &body)
}

/// n calls, each dispatched over four classes.
pub(crate) fn calls(n: usize) -> String {
    let lines = (0..n).map(|i| format!("        if (a[{i}] != null) s += a[{i}].area();\n")).collect::<Vec<_>>().concat();
    let body = format!("        if (a == null || a.length < {n}) return -1;\n        int s = 0;\n{lines}");
    class("B[] a", &four_classes(), &body)
}

fn four_classes() -> String {
    let classes =
        (0..4).map(|k| format!("    static class C{k} extends B {{ int area() {{ return v + {k}; }} }}\n")).collect::<Vec<_>>().concat();
    format!("    abstract static class B {{ int v; abstract int area(); }}\n{classes}")
}

/// A loop of n rounds whose branch depends on what the rounds before made of the data.
pub(crate) fn maxima(n: usize) -> String {
    let body = format!(
        "        if (a == null || a.length < {n}) return -1;\n        int s = a[0];\n        for (int i = 1; i < {n}; i++) {{\n            if (a[i] > s) s = a[i];\n        }}"
    );
    class("int[] a", "", &body)
}

/// n null checks along a chain of links.
pub(crate) fn links(n: usize) -> String {
    let lines = "        if (p != null) { s += p.v; p = p.next; }\n".repeat(n);
    class("L p", "    static class L { L next; int v; }", &format!("        int s = 0;\n{lines}"))
}

/// n null checks along a chain of links, each of which ends the method.
pub(crate) fn chain(n: usize) -> String {
    let lines = "        if (p == null) return s; s += p.v; p = p.next;\n".repeat(n);
    class("L p", "    static class L { L next; int v; }", &format!("        int s = 0;\n{lines}"))
}

/// n calls, each dispatched over four classes, with a null pointer that nobody catches.
pub(crate) fn throws(n: usize) -> String {
    let lines = (0..n).map(|i| format!("        s += a[{i}].area();\n")).collect::<Vec<_>>().concat();
    let body = format!("        if (a == null || a.length < {n}) return -1;\n        int s = 0;\n{lines}");
    class("B[] a", &four_classes(), &body)
}

/// A loop of n rounds over the characters of a text.
pub(crate) fn texts(n: usize) -> String {
    let body = format!(
        "        if (t == null || t.length() < {n}) return -1;\n        int s = 0;\n        for (int i = 0; i < {n}; i++) {{\n            if (t.charAt(i) == 'a') s++;\n        }}"
    );
    class("String t", "", &body)
}

/// n calls, each dispatched over four classes, with a null pointer caught.
pub(crate) fn tries(n: usize) -> String {
    let lines = (0..n)
        .map(|i| format!("        try {{ s += a[{i}].area(); }} catch (RuntimeException e) {{ s--; }}\n"))
        .collect::<Vec<_>>()
        .concat();
    let body = format!("        if (a == null || a.length < {n}) return -1;\n        int s = 0;\n{lines}");
    class("B[] a", &four_classes(), &body)
}
