//! Programs as the software verification competition has them: a directory with the harness, one per task, a property file; and witnesses with the
//! values that the failing run asks for.

use crate::support::Scratch;

const ASSERT: &str = "CHECK( init(Main.main()), LTL(G assert) )\n";
const RUNTIME: &str = "CHECK( init(Main.main()), LTL(G ! uncaught(java.lang.RuntimeException)) )\n";

/// The harness with bodies, as it is when tasks are run outside.
const VERIFIER: &str = "package org.sosy_lab.sv_benchmarks;
import java.util.Random;
public final class Verifier {
  public static void assume(boolean condition) { if (!condition) Runtime.getRuntime().halt(1); }
  public static boolean nondetBoolean() { return new Random().nextBoolean(); }
  public static byte nondetByte() { return (byte) new Random().nextInt(); }
  public static char nondetChar() { return (char) new Random().nextInt(); }
  public static short nondetShort() { return (short) new Random().nextInt(); }
  public static int nondetInt() { return new Random().nextInt(); }
  public static long nondetLong() { return new Random().nextLong(); }
  public static float nondetFloat() { return new Random().nextFloat(); }
  public static double nondetDouble() { return new Random().nextDouble(); }
  public static String nondetString() { byte[] bytes = new byte[new Random().nextInt(100)]; new Random().nextBytes(bytes); return new String(bytes); }
}
";

/// A task: the body of `main` and members beside it, the verdicts for both properties, and values of the failing runs.
struct Case {
    name: &'static str,
    body: &'static str,
    members: &'static str,
    asserts: (&'static str, &'static [&'static str]),
    throws: (&'static str, &'static [&'static str]),
}

const CASES: &[Case] = &[
    Case {
        name: "widths",
        body: "byte b = Verifier.nondetByte();
    short s = Verifier.nondetShort();
    char c = Verifier.nondetChar();
    long l = Verifier.nondetLong();
    Verifier.assume(b == 101 && s < -5);
    if (c == 'q' && l == 123456789012L * b) assert s != -77;",
        members: "",
        asserts: ("false", &["101", "-77", "113", "12469135690212"]),
        throws: ("true", &[]),
    },
    Case {
        name: "stack",
        body: "app.Stack stack = new app.Stack(4);
    int n = Verifier.nondetInt();
    if (n < 0 || n > 4) return;
    for (int i = 0; i < n; i++) stack.push(Verifier.nondetInt());
    if (Verifier.nondetBoolean()) { for (int i = 0; i < n; i++) stack.pop(); assert stack.size() == 0; }
    else if (n == 2) { stack.pop(); stack.pop(); stack.pop(); }",
        members: "",
        asserts: ("true", &[]),
        throws: ("false", &["2", "false"]),
    },
    Case {
        name: "floating",
        body: "double d = Verifier.nondetDouble();
    float f = Verifier.nondetFloat();
    assert classify(d).length() >= 3;
    Integer i = f == 0.375f ? null : Integer.valueOf(3);
    int x = i;",
        members: "static String classify(double d) { if (d != d) return \"nan\"; return d < 0 ? \"neg\" : d > 0 ? \"pos\" : \"zero\"; }",
        asserts: ("true", &[]),
        throws: ("false", &["0.375"]),
    },
    Case {
        name: "texts",
        body: "String s = Verifier.nondetString();
    if (s.startsWith(\"ab<\") && s.length() == 5 && s.endsWith(\"c\")) assert s.charAt(3) != '&';",
        members: "",
        asserts: ("false", &["\"ab<&c\""]),
        throws: ("true", &[]),
    },
    Case {
        name: "shapes",
        body: "int x = Verifier.nondetInt(), y = Verifier.nondetInt();
    if (x <= 0 || x > 100 || y <= 0 || y > 100) return;
    Shape s = x == y ? new Square(x) : new Rectangle(x, y);
    assert s.area() > 0;
    if (x == 40) { Rectangle r = (Rectangle) s; assert r.a * r.b == s.area(); }",
        members: "interface Shape { int area(); }
  static class Square implements Shape { int a; Square(int a) { this.a = a; } public int area() { return a * a; } }
  static class Rectangle implements Shape { int a, b; Rectangle(int a, int b) { this.a = a; this.b = b; } public int area() { return a * b; } }",
        asserts: ("true", &[]),
        throws: ("false", &["40", "40"]),
    },
];

const STACK: &str = "package app;
public class Stack {
  private final int[] items; private int top;
  public Stack(int n) { items = new int[n]; }
  public void push(int x) { items[top++] = x; }
  public int pop() { return items[--top]; }
  public int size() { return top; }
}
";

#[test]
fn tasks_of_directories_have_verdicts_and_witnesses() {
    let scratch = Scratch::new([("assert.prp", ASSERT), ("runtime.prp", RUNTIME)]);
    scratch.write("common/org/sosy_lab/sv_benchmarks/Verifier.java", VERIFIER.as_bytes());
    for case in CASES {
        let Case { name, body, members, .. } = case;
        let import = "import org.sosy_lab.sv_benchmarks.Verifier;";
        let main =
            format!("{import}\npublic class Main {{\n  {members}\n  public static void main(String[] args) {{\n    {body}\n  }}\n}}\n");
        scratch.write(&format!("{name}/Main.java"), main.as_bytes());
        scratch.write(&format!("{name}/app/Stack.java"), STACK.as_bytes());
        for (property, (verdict, values)) in [("assert.prp", case.asserts), ("runtime.prp", case.throws)] {
            let arguments = ["check", "--svcomp", property, "common", name, "--witness", "w.graphml", "--no-times"];
            let answer = scratch.run(&arguments);
            assert_eq!(answer.out, format!("VERDICT: {verdict}\n"), "{name} {property}: {}", answer.err);
            let witness = std::fs::read_to_string(scratch.path().join("w.graphml")).expect("it is written");
            is_witness(&witness, *verdict == *"false", values);
        }
    }
}

/// Looks at a witness as a validator does: GraphML 1.0, from the entry to the violation, with these values among those that are assumed, in order.
fn is_witness(text: &str, is_violation: bool, values: &[&str]) {
    let document = roxmltree::Document::parse(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let root = document.root_element();
    assert_eq!((root.tag_name().name(), root.tag_name().namespace()), ("graphml", Some("http://graphml.graphdrawing.org/xmlns")), "{text}");
    let keys: Vec<&str> = root.children().filter(|node| node.has_tag_name("key")).filter_map(|node| node.attribute("id")).collect();
    let all_data = || root.descendants().filter(|node| node.has_tag_name("data"));
    assert!(all_data().all(|data| keys.contains(&data.attribute("key").expect("a key"))), "{text}");
    let data = |key: &str| all_data().filter(|data| data.attribute("key") == Some(key)).filter_map(|data| data.text()).collect::<Vec<_>>();
    assert_eq!(data("witness-type"), [if is_violation { "violation_witness" } else { "correctness_witness" }], "{text}");
    assert_eq!(data("entry"), ["true"], "{text}");
    assert_eq!(data("violation").len(), usize::from(is_violation), "{text}");
    let nodes: Vec<&str> = root.descendants().filter(|node| node.has_tag_name("node")).filter_map(|node| node.attribute("id")).collect();
    for edge in root.descendants().filter(|node| node.has_tag_name("edge")) {
        let ends = [edge.attribute("source"), edge.attribute("target")];
        assert!(ends.iter().all(|end| end.is_some_and(|end| nodes.contains(&end))), "{text}");
    }
    let assumed = data("assumption");
    let mut given = assumed.iter().map(|assumption| assumption.split(" = ").last().unwrap_or_default());
    assert!(values.iter().all(|value| given.any(|given| given == *value)), "{values:?}: {assumed:?}");
}
