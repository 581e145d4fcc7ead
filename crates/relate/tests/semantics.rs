//! The meaning of abstract programs: clauses, modes, snapshots, scoping, vacuity (Steinhöfel 2020, ch. 4, with its errors corrected).

use relate::model::read;
use relate::verdict::{Answer, Subject, Verdict};

fn decide(text: &str) -> Verdict {
    let model = read("test.toml", text).unwrap_or_else(|faults| panic!("{faults:?}"));
    Subject::new(model).unwrap_or_else(|faults| panic!("{faults:?}")).decide(&[]).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn answer(text: &str) -> Answer {
    let verdict = decide(text);
    assert!(!matches!(verdict.answer, Answer::Unsupported | Answer::Unknown), "{:?}", verdict.reason);
    if verdict.answer == Answer::Refuted {
        assert!(verdict.pair.expect("programs").differs);
    }
    verdict.answer
}

/// `x = 1; S` leaves 1 in `x` only if S does not write it and completes normally.
#[test]
fn frames_are_upper_bounds() {
    let model = |clauses: &str, constraints: &str| {
        format!(
            "variables = ['int x', 'int y']\nlocation_sets = ['frameS']\nrelevant = ['y']\nconstraints = [{constraints}]\n\
             left = '''\nx = 1;\n/*@ {clauses} exceptional_behavior requires false; return_behavior requires false; */\n\\abstract_statement S;\ny = x;\n'''\n\
             right = '''\ny = 1;\n'''\n"
        )
    };
    assert_eq!(answer(&model("", "")), Answer::Refuted);
    assert_eq!(answer(&model("assignable \\nothing; accessible x;", "'\\disjoint(x, frameS)'")), Answer::Proved);
    assert_eq!(
        answer(&model("assignable frameS;", "'\\disjoint(x, frameS)'")),
        Answer::Proved,
        "y may be overwritten, too, but only before"
    );
    assert_eq!(answer(&model("assignable frameS;", "")), Answer::Refuted);
}

/// The chain of Remark 4.1: `tmp = x; P(tmp! := tmp, y); x = tmp` is `P(x! := x, y)`.
#[test]
fn has_to_hides_what_was_there() {
    let model = |has_to: fn(&str) -> String| {
        let p = |name: &str| {
            format!(
                "/*@ assignable {}; accessible {name}, y; exceptional_behavior requires false; return_behavior requires false; */\n\\abstract_statement P;\n",
                has_to(name)
            )
        };
        format!(
            "variables = ['int x', 'int y', 'int tmp']\nrelevant = ['x', 'y']\nleft = '''\ntmp = x;\n{}x = tmp;\n'''\nright = '''\n{}'''\n",
            p("tmp"),
            p("x")
        )
    };
    assert_eq!(answer(&model(|name| format!("\\hasTo({name})"))), Answer::Proved);
    // Without it P may leave `tmp` as it is, which is `x` here, so nothing is lost either.
    assert_eq!(answer(&model(str::to_owned)), Answer::Proved);
}

/// Results are functions of the state before: two calls from different states may return different things although they end alike (§4.3.2).
#[test]
fn results_belong_to_the_state_before() {
    let text = r"
variables = ['Object a', 'Object b', 'int x']
relevant = ['a', 'b']
left = '''
x = 1;
a = call();
x = 2;
b = call();
'''
right = '''
x = 1;
a = call();
b = a;
'''
context = '''
Object call() {
    /*@ assignable \hasTo(x); accessible x; exceptional_behavior requires false;
      @ return_val_behavior requires true; ensures x == 0; */
    \abstract_statement P;
}
'''
";
    assert_eq!(answer(text), Answer::Refuted);
}

/// Snapshots know which location holds which value: swapped contents are something else.
#[test]
fn snapshots_are_indexed_by_location() {
    let text = r"
variables = ['int x', 'int y']
location_sets = ['foot', 'frame']
left = '''
/*@ assignable frame; accessible foot; exceptional_behavior requires false; return_behavior requires false; */
\abstract_statement P;
'''
right = '''
int t = x; x = y; y = t;
/*@ assignable frame; accessible foot; exceptional_behavior requires false; return_behavior requires false; */
\abstract_statement P;
t = x; x = y; y = t;
'''
constraints = ['\disjoint(frame, x)', '\disjoint(frame, y)']
";
    assert_eq!(answer(text), Answer::Refuted);
    let excluded = text.replace("'\\disjoint(frame, y)'", "'\\disjoint(frame, y)', '\\disjoint(foot, x)', '\\disjoint(foot, y)'");
    assert_eq!(answer(&excluded), Answer::Proved);
}

/// A position of a list is a parameter: the same element on other variables.
#[test]
fn positions_are_parameters() {
    let p = |a: &str, b: &str| {
        format!(
            "/*@ assignable \\hasTo({a}); accessible {b}; exceptional_behavior requires false; return_behavior requires false; */\n\\abstract_statement P;\n"
        )
    };
    let model = |left: &str, right: &str| {
        format!("variables = ['int x', 'int y', 'int u', 'int v']\nrelevant = ['x', 'y']\nleft = '''\n{left}'''\nright = '''\n{right}'''\n")
    };
    assert_eq!(answer(&model(&p("x", "y"), &format!("v = y;\n{}x = u;\n", p("u", "v")))), Answer::Proved);
    assert_eq!(answer(&model(&p("x", "y"), &format!("v = x;\n{}x = u;\n", p("u", "v")))), Answer::Refuted);
}

/// A typed handler asks for the class of the exception.
#[test]
fn handlers_split_on_the_class() {
    let model = |class: &str| {
        format!(
            "variables = ['int x']\nrelevant = ['x']\n\
             left = '''\ntry {{\n/*@ assignable \\nothing; accessible \\nothing; return_behavior requires false; exceptional_behavior requires true; */\n\\abstract_statement P;\n}} catch ({class} e) {{\nx = 1;\n}} catch (Throwable t) {{\nx = 2;\n}}\n'''\n\
             right = '''\nx = 1;\n'''\n"
        )
    };
    assert_eq!(answer(&model("RuntimeException")), Answer::Refuted);
    assert_eq!(answer(&model("Throwable").replace("catch (Throwable e) {\nx = 1;\n} ", "").replace("x = 2", "x = 1")), Answer::Proved);
}

/// Labels, and modes that go to them.
#[test]
fn labelled_breaks() {
    let p = "/*@ assignable \\nothing; accessible \\nothing; exceptional_behavior requires false; return_behavior requires false;\n  @ break_behavior (out) requires go(0); */\n\\abstract_statement P;\n";
    let model = |right: &str| {
        format!(
            "variables = ['int x']\nrelevant = ['x']\npredicates = ['go(int)']\nleft = '''\nout: {{\n{p}x = 1;\n}}\n'''\nright = '''\n{right}'''\n"
        )
    };
    assert_eq!(answer(&model(&format!("out: {{\n{p}x = 1;\n}}\n"))), Answer::Proved);
    assert_eq!(answer(&model("x = 1;\n")), Answer::Refuted);
}

/// Contradictions prove everything, and are told.
#[test]
fn contradictions_are_vacuous() {
    let base = "left = '''\n/*@ assignable \\nothing; */ \\abstract_statement A;\n'''\nright = '''\n/*@ assignable \\nothing; */ \\abstract_statement B;\n'''\n";
    assert_eq!(answer(base), Answer::Refuted);
    let verdict = decide(&format!("constraints = ['false']\n{base}"));
    assert_eq!(verdict.answer, Answer::Proved);
    assert!(verdict.vacuous.iter().any(|note| note.contains("no instance")), "{:?}", verdict.vacuous);
    // Modes whose conditions overlap exclude each other.
    let overlap =
        base.replace("assignable \\nothing;", "assignable \\nothing; exceptional_behavior requires true; return_behavior requires true;");
    let verdict = decide(&overlap);
    assert!(!verdict.vacuous.is_empty(), "{:?}", verdict.answer);
}

/// Sets with parameters.
#[test]
fn parametric_sets() {
    let p = |i: &str| {
        format!(
            "/*@ assignable frame({i}); accessible foot({i}); exceptional_behavior requires false; return_behavior requires false; */\n\\abstract_statement P;\n"
        )
    };
    let model = |constraints: &str| {
        format!(
            "variables = ['int i', 'int j']\nlocation_sets = ['frame(int)', 'foot(int)']\nconstraints = [{constraints}]\nleft = '''\n{}{}'''\nright = '''\n{}{}'''\n",
            p("i"),
            p("j").replace('P', "Q"),
            p("j").replace('P', "Q"),
            p("i")
        )
    };
    let indices = "'\\disjoint(i, frame(j))', '\\disjoint(j, frame(i))', '\\disjoint(i, frame(i))', '\\disjoint(j, frame(j))'";
    assert_eq!(answer(&model(indices)), Answer::Refuted);
    let independent = "'\\disjoint(frame(i), frame(j))', '\\disjoint(frame(i), foot(j))', '\\disjoint(frame(j), foot(i))', '\\disjoint(i, frame(j))', '\\disjoint(j, frame(i))', '\\disjoint(i, frame(i))', '\\disjoint(j, frame(j))'";
    assert_eq!(answer(&model(independent)), Answer::Proved);
}

/// Concrete code is compared, too; overflow is Java's unless the model says otherwise.
#[test]
fn concrete_parts() {
    let model = |ints: &str| {
        format!(
            "ints = '{ints}'\nvariables = ['int x', 'boolean b']\nrelevant = ['b']\nleft = '''\nb = x + 1 > x;\n'''\nright = '''\nb = true;\n'''\n"
        )
    };
    assert_eq!(answer(&model("java")), Answer::Refuted);
    assert_eq!(answer(&model("math")), Answer::Proved);
    let division = "variables = ['int x', 'int y']\nrelevant = ['y']\nleft = '''\ny = 1 / x;\n'''\nright = '''\nif (x == 0) {\n    throw new ArithmeticException();\n}\ny = 1 / x;\n'''\n";
    assert_eq!(answer(division), Answer::Refuted, "the messages differ");
    let with_message = division.replace("ArithmeticException()", "ArithmeticException(\"/ by zero\")");
    assert_eq!(answer(&with_message), Answer::Proved);
}

/// An update that depends on nothing leaves the same behind in every round: a loop that ends runs at most once (the printed model of Split Loop).
#[test]
fn loops_that_no_run_iterates_twice() {
    let model = |reads: &str| {
        let quiet = "exceptional_behavior requires false; return_behavior requires false; break_behavior requires false; continue_behavior requires false;";
        let program = |parts: &str| {
            format!(
                "while (/*@ assignable \\nothing; accessible f; exceptional_behavior requires false; */ \\abstract_expression boolean e) {{\n\
                 /*@ assignable \\hasTo(f); accessible {reads}; {quiet} */ \\abstract_statement U;\n{parts}}}\n"
            )
        };
        let p = format!("/*@ assignable p; accessible p, f; {quiet} */ \\abstract_statement P;\n");
        let q = format!("/*@ assignable q; accessible q, f; {quiet} */ \\abstract_statement Q;\n");
        format!(
            "location_sets = ['f', 'p', 'q']\nconstraints = ['\\disjoint(f, p, q)']\nleft = '''\n{}'''\nright = '''\n{}'''\n",
            program(&format!("{p}{q}")),
            program(&format!("{q}{p}"))
        )
    };
    let vacuous = decide(&model("\\nothing"));
    assert_eq!(vacuous.answer, Answer::Proved);
    assert!(vacuous.vacuous.iter().any(|text| text.contains("iterates a loop twice")), "{:?}", vacuous.vacuous);
    let sound = decide(&model("f"));
    assert_eq!(sound.answer, Answer::Proved);
    assert!(sound.vacuous.is_empty(), "{:?}", sound.vacuous);
}

/// Long sequences that differ at the beginning: what follows is the same, so it is not compared.
#[test]
fn long_sequences() {
    let text = |n: usize| {
        let p = |i: usize| format!("/*@ assignable f{i}; accessible g{i}; */\n\\abstract_statement P{i};\n");
        let sets: Vec<String> = (0..n).flat_map(|i| [format!("'f{i}'"), format!("'g{i}'")]).collect();
        let rest: String = (2..n).map(p).collect();
        format!(
            "location_sets = [{}]\nconstraints = ['\\disjoint(f0, f1)', '\\disjoint(f0, g1)', '\\disjoint(f1, g0)']\nleft = '''\n{}{}{rest}'''\nright = '''\n{}{}{rest}'''\n",
            sets.join(", "),
            p(0).replace("accessible", "exceptional_behavior requires false; return_behavior requires false; accessible"),
            p(1).replace("accessible", "exceptional_behavior requires false; return_behavior requires false; accessible"),
            p(1).replace("accessible", "exceptional_behavior requires false; return_behavior requires false; accessible"),
            p(0).replace("accessible", "exceptional_behavior requires false; return_behavior requires false; accessible"),
        )
    };
    for n in [2, 10, 50, 200] {
        let start = std::time::Instant::now();
        assert_eq!(answer(&text(n)), Answer::Proved);
        println!("{n}: {:?}", start.elapsed());
    }
}

/// For-each over an array is a loop with a counter that nobody sees.
#[test]
fn for_each_over_arrays() {
    let model = |left: &str, right: &str, constraints: &str| {
        format!(
            "variables = ['int[] a', 'int x']\nlocation_sets = ['frameP', 'footP', 'frameQ', 'footQ']\nrelevant = ['x']\n\
             constraints = [{constraints}]\nleft = '''\n{left}\n'''\nright = '''\n{right}\n'''\n"
        )
    };
    let part = |name: &str| {
        format!(
            "/*@ assignable \\hasTo(x), frame{name}; accessible v, x, foot{name}; exceptional_behavior requires false; \
             return_behavior requires false; */\n\\abstract_statement {name};\n"
        )
    };
    let each = |body: &str| format!("for (int v : a) {{ {body} }}");
    let (p, q) = (part("P"), part("Q"));
    assert_eq!(answer(&model(&each(&p), &each(&p), "")), Answer::Proved);
    // A copy of the array's name changes nothing, and a branch that is the same may be written twice.
    assert_eq!(answer(&model(&each(&p), &each(&format!("if (v > 0) {{ {p} }} else {{ {p} }}")), "")), Answer::Proved);
    assert_eq!(answer(&model(&each(&p), &each(&q), "")), Answer::Refuted);
    assert_eq!(answer(&model(&each("x = v;"), &each("x = v + 1;"), "")), Answer::Refuted);
    // The array may be null, and may have no elements.
    assert_eq!(answer(&model(&each("x = v;"), "x = 1;", "")), Answer::Refuted);
    assert_eq!(answer(&model(&each(""), "", "")), Answer::Refuted);
    // The array is evaluated once.
    assert_eq!(answer(&model(&each("a = null; x = v;"), &each("x = v; a = null;"), "")), Answer::Proved);
    // Another array is passed.
    let other = format!("int[] b = new int[0]; for (int v : a) {{ {p} }}");
    assert!(matches!(decide(&model(&other, &each(&p), "")).answer, Answer::Unsupported | Answer::Proved));
}

/// Loops that do one round, and tests that stand inside.
#[test]
fn loops_in_another_form() {
    let part = |name: &str| {
        format!(
            "/*@ assignable frame{name}; accessible foot{name}; continue_behavior requires false; break_behavior requires false; */\n\\abstract_statement {name};\n"
        )
    };
    let e = "/*@ assignable frameE; accessible footE; */ \\abstract_expression boolean e";
    let model = |left: &str, right: &str| {
        format!(
            "location_sets = ['frameP', 'footP', 'frameQ', 'footQ', 'frameE', 'footE']\nleft = '''\n{left}\n'''\nright = '''\n{right}\n'''\n"
        )
    };
    let (p, q) = (part("P"), part("Q"));
    let plain = |name: &str| part(name).replace("continue_behavior requires false; break_behavior requires false;", "");
    for (left, right) in [
        (format!("for (;;) {{ {p} break; }}"), plain("P")),
        (format!("do {{ {p} }} while (false);"), plain("P")),
        (format!("while (true) {{ {p} break; }} {}", plain("Q")), format!("{} do {{ {q} }} while (false);", plain("P"))),
        (format!("while (true) {{ if (!({e})) break; {p} }}"), format!("while ({e}) {{ {p} }}")),
        (format!("for (;;) {{ if ({e}) {{ break; }} {p} }}"), format!("while (!({e})) {{ {p} }}")),
    ] {
        let verdict = decide(&model(&left, &right));
        assert_eq!(verdict.answer, Answer::Proved, "{left}\n{right}\n{:?}", verdict.reason);
    }
    for (left, right) in [
        (format!("for (;;) {{ {p} if ({e}) {{ break; }} break; }}"), plain("P")),
        (format!("do {{ {p} {q} }} while (false);"), plain("P")),
        (format!("while (true) {{ if ({e}) break; {p} }}"), format!("while ({e}) {{ {p} }}")),
    ] {
        assert_eq!(decide(&model(&left, &right)).answer, Answer::Refuted, "{left}\n{right}");
    }
}
