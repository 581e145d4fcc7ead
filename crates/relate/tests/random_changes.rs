//! Random changes of random statements: where one is called safe, both versions do the same on the concrete machine, whatever the input.

use std::collections::BTreeMap;
use std::fmt::Write;

use fastrand::Rng;
use java::program::{NoSources, Program};
use machine::concrete::{Ints, Limits, execute};
use machine::input::{Content, Datum, Input, Outcome};
use machine::world::World;
use relate::apply::{File, Refactoring};
use relate::catalogue;

const N_INPUTS: usize = 5;

/// Objects that may be null or the same, arrays that may be too short or the same, and methods that do something.
const CLASS: &str = r#"
class C {
    int f; int g; C o; int[] a; static int s; static int[] b = new int[2];
    private int bump() { f++; return f; }
    private int half(int n) { return g / n; }
    private static int twice(int n) { s = s + 1; return 2 * n; }
    final int look() { return f + s; }
    private void check(int n) { if (n > 1) { throw new IllegalStateException("n"); } }
    String t = "t"; Integer w; static int[] shared() { s++; return b; }
"#;

fn name(random: &mut Rng) -> &'static str {
    if random.usize(..6) > 0 {
        return random.choice(["x", "y", "f", "g", "s", "this.f"]).unwrap_or("x");
    }
    random.choice(["x", "y", "f", "g", "s", "this.f", "o.f", "o.g", "p.f", "a[0]", "a[x]", "b[y]", "o.a[0]"]).unwrap_or("x")
}

fn number(random: &mut Rng, depth: usize) -> String {
    if depth == 0 {
        return if random.bool() { name(random).to_owned() } else { random.usize(..3).to_string() };
    }
    let part = number(random, depth - 1);
    match random.usize(..28) {
        0 => format!("{} + {part}", name(random)),
        1 => format!("{} / {}", name(random), random.usize(1..3)),
        2 => format!("1 / ({part})"),
        3 => format!("(q ? {part} : {})", name(random)),
        4 => "bump()".to_owned(),
        5 => format!("half({part})"),
        6 => format!("twice({part})"),
        7 => "o.bump()".to_owned(),
        8 => "p.look()".to_owned(),
        9 => format!("Math.max({part}, x)"),
        10 => "a.length".to_owned(),
        11 => format!("(x = {part})"),
        12 => "w".to_owned(),
        13 => "t.length()".to_owned(),
        14 => "shared().length".to_owned(),
        15 => format!("new int[] {{ {part}, 2 }}.length"),
        _ => part,
    }
}

fn statement(random: &mut Rng, depth: usize) -> String {
    match random.usize(..if depth == 0 { 7 } else { 20 }) {
        0..=2 => format!("{} = {};", name(random), number(random, 1)),
        3 => format!("{} += {};", name(random), number(random, 1)),
        4 => format!("{}++;", name(random)),
        5 => format!("q = {} > {};", name(random), number(random, 1)),
        6 => random.choice(["o = p;", "p = o;", "a = b;", "a = new int[2];", "check(x);", "p.check(f);"]).unwrap_or(";").to_owned(),
        7 => format!("if ({} > {}) {{ {} }}", name(random), number(random, 0), statement(random, depth - 1)),
        8 => format!("{{ int z = {}; {} = z; }}", number(random, 1), name(random)),
        9 => format!("try {{ {} }} catch (RuntimeException e) {{ {} }}", statement(random, depth - 1), statement(random, 0)),
        10 => format!("{{ {} {} }}", statement(random, 0), statement(random, 0)),
        11 => format!("if (q) {{ {} }} else {{ {} }}", statement(random, depth - 1), statement(random, 0)),
        12 => format!("try {{ {} }} finally {{ {} }}", statement(random, depth - 1), statement(random, 0)),
        13 => format!(
            "switch (x) {{ case 0: {} break; case 1: {} default: {} }}",
            statement(random, 0),
            statement(random, 0),
            statement(random, 0)
        ),
        14 => format!("if (q && {} > 0 || {} < 1) {{ {} }}", number(random, 1), name(random), statement(random, 0)),
        15 => format!("here: {{ if ({} > 0) {{ break here; }} {} }}", name(random), statement(random, 0)),
        16 => random.choice(["t += x;", "t = t + o;", "w = x;", "w++;", "w += y;", "t = \"u\";", "w = null;"]).unwrap_or(";").to_owned(),
        17 => format!("for (int k = 0; k < 2; k++) {{ if (k == {}) {{ continue; }} {} }}", name(random), statement(random, 0)),
        18 => format!("{{ final int h = x; Runnable r = () -> {{ f = h; }}; {} r.run(); }}", statement(random, 0)),
        _ => format!("{} {}= {};", name(random), random.choice(["-", "*", "/", "%", "<<", "&"]).unwrap_or("-"), number(random, 1)),
    }
}

/// A program with some statements and perhaps other methods, and methods that run it and tell everything that can be seen.
fn file(path: &str, statements: &str, members: &str, inputs: &[String]) -> File {
    let mut text = CLASS.to_owned();
    let _ = write!(
        text,
        "    int m(int x, int y, boolean q, C p) {{\n        {statements}\n        return x + 3 * y + (q ? 7 : 0) + (p == o ? 11 : 0);\n    }}\n{members}\n"
    );
    text.push_str(
        "    String seen() { return f + \",\" + g + \",\" + (o == null ? \"-\" : o == this ? \"this\" : o.f + \";\" + o.g) + \",\" + told(a) + told(b) + (a == b) + s + t + w; }\n\
         \x20   static String told(int[] a) { if (a == null) { return \"null\"; } String t = \"\"; for (int i = 0; i < a.length; i++) { t = t + a[i] + \" \"; } return t; }\n",
    );
    for (number, input) in inputs.iter().enumerate() {
        let _ = write!(
            text,
            "    static String run{number}() {{\n        C c = new C(); C d = new C(); d.f = 4; d.a = c.a;\n        {input}\n"
        );
        text.push_str(
            "        String end;\n        try { end = \"\" + c.m(x, y, q, p); } catch (RuntimeException e) { end = e.getClass().getName(); }\n        return end + \"|\" + c.seen() + \"|\" + d.seen();\n    }\n",
        );
    }
    text.push_str("}\n");
    File { path: path.to_owned(), text }
}

fn input(random: &mut Rng) -> String {
    let mut pick = |from: &[&str]| random.choice(from.iter().copied()).unwrap_or("null").to_owned();
    let small = ["0", "1", "2", "5"];
    format!(
        "c.f = {}; c.g = {}; C.s = {}; C.b = {}; c.a = {}; c.o = {}; C p = {}; int x = {}; int y = {}; boolean q = {}; c.w = {};",
        pick(&small),
        pick(&small),
        pick(&small),
        pick(&["new int[2]", "new int[6]", "new int[0]"]),
        pick(&["null", "C.b", "new int[3]"]),
        pick(&["null", "c", "d", "d"]),
        pick(&["null", "c", "d", "d"]),
        pick(&["0", "1", "2"]),
        pick(&["0", "1", "2"]),
        pick(&["true", "false"]),
        pick(&["null", "0", "1"]),
    )
}

/// How the runs of a program end.
fn ends(file: &File) -> Vec<String> {
    let mut program = Program::load(vec![(file.path.clone(), file.text.clone())], Box::new(NoSources));
    let class = program.find_class("C").expect("the class");
    let methods = program.class(class).methods.clone();
    let mut world = World::new(program);
    let mut found = Vec::new();
    for number in 0..N_INPUTS {
        let wanted = format!("run{number}");
        let method = methods.iter().copied().find(|&method| world.program.method(method).name == wanted).expect("a run");
        let seen = execute(&mut world, method, &Input::default(), Ints::Java, Limits { fuel: 100_000, depth: 200 });
        found.push(match seen.outcome {
            Outcome::Returned(Some(Datum::Object(index))) => match &seen.objects[index].content {
                Content::Text { text, .. } => String::from_utf16_lossy(text),
                _ => panic!("a text is returned"),
            },
            // Too many steps, or nothing that the concrete machine knows: both versions have to agree in that, too.
            other => format!("{other:?}"),
        });
    }
    found
}

/// `ESPALIER_SWAPS` asks for more of them.
#[test]
fn swaps_that_are_called_safe_change_nothing() {
    let wanted: usize = std::env::var("ESPALIER_SWAPS").ok().and_then(|text| text.parse().ok()).unwrap_or(600);
    let model = catalogue::find("slide-statements").expect("there").expect("well-formed");
    let mut refactoring = Refactoring::new(model).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut random = Rng::with_seed(23);
    let (mut n_safe, mut n_tried, mut n_different) = (0, 0, 0);
    while n_safe < wanted && n_tried < 20 * wanted {
        let (one, two) = (statement(&mut random, 1), statement(&mut random, 1));
        let inputs: Vec<String> = (0..N_INPUTS).map(|_| input(&mut random)).collect();
        let before = file("Before.java", &format!("{one} {two}"), "", &inputs);
        let after = file("After.java", &format!("{two} {one}"), "", &inputs);
        let applied = refactoring.apply(&before, &after).expect("no faults");
        n_tried += 1;
        if applied.judgement == relate::apply::Judgement::Safe {
            n_safe += 1;
            assert_eq!(ends(&before), ends(&after), "{one}\n{two}\n{inputs:#?}");
        } else if n_tried % 20 == 0 && ends(&before) != ends(&after) {
            n_different += 1;
        }
    }
    assert_eq!(n_safe, wanted, "of {n_tried}");
    println!("{n_safe} safe swaps among {n_tried}; {n_different} of each twenty others differ");
    // The inputs tell orders apart where they matter.
    assert!(n_different > 0);
}

/// A change of a shape: the refactoring, the statements and the other members before and after.
struct Change {
    name: &'static str,
    before: [String; 2],
    after: [String; 2],
}

fn change(random: &mut Rng) -> Change {
    let (one, two, three) = (statement(random, 1), statement(random, 1), statement(random, 1));
    let (value, guard) = (number(random, 1), number(random, 1));
    let plain = |name, before: String, after: String| Change { name, before: [before, String::new()], after: [after, String::new()] };
    let branches = |a: &str, b: &str, rest: &str| format!("if ({guard} > 0) {{ {a} }} else {{ {b} }} {rest}");
    match random.usize(..16) {
        0 => plain(
            "consolidate-duplicate-fragments-prefix",
            branches(&format!("{one} {two}"), &format!("{one} {three}"), ""),
            format!("{one} {}", branches(&two, &three, "")),
        ),
        1 => plain(
            "consolidate-duplicate-fragments-postfix",
            branches(&format!("{one} {two}"), &format!("{three} {two}"), ""),
            branches(&one, &three, &two),
        ),
        2 => plain("common-subexpression-elimination", format!("x = {value}; {one} y = {value};"), format!("x = {value}; {one} y = x;")),
        3 => {
            plain("extract-variable", format!("int h; {one} h = {value}; {two} f = h;"), format!("int h; h = {value}; {one} {two} f = h;"))
        }
        4 => plain("remove-dead-store", format!("x = {value}; {one}"), one.clone()),
        5 => plain(
            "split-loop",
            format!("int i; i = 0; while (i < 2) {{ i++; {one} {two} }}"),
            format!("int i; i = 0; while (i < 2) {{ i++; {one} }} i = 0; while (i < 2) {{ i++; {two} }}"),
        ),
        6 => plain(
            "hoist-invariant-statement",
            format!("int i = 0; int h = 1; while (i < 2) {{ h = {value}; {{ {two} y += h; i++; }} }}"),
            format!("int i = 0; int h = 1; h = {value}; while (i < 2) {{ {{ {two} y += h; i++; }} }}"),
        ),
        7 => plain(
            "consolidate-duplicate-fragments-try",
            format!("try {{ {one} {two} }} catch (Throwable z) {{ {three} {two} }}"),
            format!("try {{ {one} }} catch (Throwable z) {{ {three} }} {two}"),
        ),
        8 => plain(
            "consolidate-duplicate-fragments-finally",
            format!("try {{ {one} {two} }} catch (Throwable z) {{ {three} {two} }}"),
            format!("try {{ {one} }} catch (Throwable z) {{ {three} }} finally {{ {two} }}"),
        ),
        15 => {
            let (target, operand) = (name(random), number(random, 0));
            plain("slide-statements", format!("{one} {target} += {operand};"), format!("{target} = {target} + {operand}; {one}"))
        }
        number => across_methods(random, number, [&one, &two, &three], &value),
    }
}

/// Changes that touch two methods, or add some.
fn across_methods(random: &mut Rng, number: usize, [one, two, three]: [&str; 3], value: &str) -> Change {
    let helper = |body: &str| format!("private int inner(int x, int y, boolean q, C p) {{ {body} }}");
    match number {
        9 => Change {
            name: "move-statements-to-callers",
            before: [format!("{three} x = inner(x, y, q, p);"), helper(&format!("{one} {two} return x;"))],
            after: [format!("{three} {one} x = inner(x, y, q, p);"), helper(&format!("{two} return x;"))],
        },
        10 | 11 => decomposition(random, [one, two, three]),
        12 => Change {
            name: "extract-method",
            before: [format!("{one} f = {value} + g; {two}"), String::new()],
            after: [format!("{one} f = inner(x, y, q, p) + g; {two}"), helper(&format!("return {value};"))],
        },
        _ => Change {
            name: "extract-method",
            before: [format!("try {{ {one} {two} }} catch (ArithmeticException z) {{ y++; }} {three}"), String::new()],
            after: [
                format!("try {{ x = inner(x, y, q, p); }} catch (ArithmeticException z) {{ y++; }} {three}"),
                helper(&format!("{one} {two} return x;")),
            ],
        },
    }
}

/// Condition and branches of a conditional, perhaps with a result, become methods.
fn decomposition(random: &mut Rng, [one, two, three]: [&str; 3]) -> Change {
    let (left, right) = (number(random, 1), number(random, 1));
    let condition = format!("{left} > {right}");
    let parameters = "(int x, int y, boolean q, C p)";
    let (call, result, end) = if random.bool() { ("x = ", "int", "return x;") } else { ("", "void", "") };
    Change {
        name: "decompose-conditional",
        before: [format!("if ({condition}) {{ {one} }} else {{ {two} }} {three}"), String::new()],
        after: [
            format!("if (isSo(x, y, q, p)) {{ {call}yes(x, y, q, p); }} else {{ no(x, y, q, p); }} {three}"),
            format!(
                "private boolean isSo{parameters} {{ return {condition}; }}\n\
                 private {result} yes{parameters} {{ {one} {end} }}\n\
                 private void no{parameters} {{ {two} }}"
            ),
        ],
    }
}

/// `ESPALIER_CHANGES` asks for more of them.
#[test]
fn changes_that_are_called_safe_change_nothing() {
    let wanted: usize = std::env::var("ESPALIER_CHANGES").ok().and_then(|text| text.parse().ok()).unwrap_or(2000);
    let mut known: BTreeMap<&str, (Refactoring, usize, usize)> = BTreeMap::new();
    let mut random = Rng::with_seed(41);
    let mut n_different = 0;
    for number in 0..wanted {
        let change = change(&mut random);
        let inputs: Vec<String> = (0..N_INPUTS).map(|_| input(&mut random)).collect();
        let before = file("Before.java", &change.before[0], &change.before[1], &inputs);
        let after = file("After.java", &change.after[0], &change.after[1], &inputs);
        let entry = known.entry(change.name).or_insert_with(|| {
            let model = catalogue::find(change.name).expect("there").expect("well-formed");
            (Refactoring::new(model).unwrap_or_else(|faults| panic!("{faults:?}")), 0, 0)
        });
        let applied = entry.0.apply(&before, &after).expect("no faults");
        entry.2 += 1;
        if applied.judgement == relate::apply::Judgement::Safe {
            entry.1 += 1;
            assert_eq!(ends(&before), ends(&after), "{}\n{:?}\n{:?}\n{inputs:#?}", change.name, change.before, change.after);
        } else if number % 20 == 0 && ends(&before) != ends(&after) {
            n_different += 1;
        }
    }
    for (name, (_, n_safe, n_all)) in &known {
        println!("{name}: {n_safe} of {n_all} safe");
    }
    println!("{n_different} of each twenty others differ");
    assert!(n_different > 0);
}
