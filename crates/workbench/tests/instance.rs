//! Given instances of abstract programs: the legal ones are legal, and where others fail, it is the right obligation.

use std::path::Path;

use workbench::explain::instance::{Instance, Legality, Status};
use workbench::{check_instance, check_instance_text};

/// An instance over `int x, y, z, w` with one occurrence or two of the statement `P`.
fn of(program: &str, sets: &str, elements: &str) -> Instance {
    let names: Vec<&str> = sets.lines().filter_map(|line| line.split_once(" = ")).map(|(name, _)| name.trim()).collect();
    let names: Vec<String> = names.iter().map(|name| format!("'{name}'")).collect();
    let text = format!(
        "variables = ['int x', 'int y', 'int z', 'int w', 'String s']\nlocation_sets = [{}]\nprogram = '''\n{program}'''\n[sets]\n{sets}\n[elements]\n{elements}\n",
        names.join(", ")
    );
    check_instance_text("test.toml", &text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"))
}

/// The claims that fail, with what shows it.
fn failed(instance: &Instance) -> Vec<String> {
    let all = instance.obligations.iter().filter(|obligation| obligation.status == Status::Fails);
    all.map(|obligation| obligation.claim.clone()).collect()
}

#[track_caller]
fn assert_legal(instance: &Instance) {
    let others: Vec<_> = instance.obligations.iter().filter(|obligation| obligation.status != Status::Holds).collect();
    assert_eq!(instance.verdict, Legality::Legal, "{others:#?}");
}

#[track_caller]
fn assert_illegal(instance: &Instance, claim: &str) {
    let claims = failed(instance);
    assert_eq!(instance.verdict, Legality::Illegal, "{instance:#?}");
    assert!(claims.iter().all(|known| known.starts_with(claim) || known.starts_with("it completes")), "{claims:?}");
}

/// One statement with a list of clauses.
fn statement(clauses: &str, code: &str) -> Instance {
    of(&format!("/*@ {clauses} @*/ \\abstract_statement P;\n"), "", &format!("P = '{code}'"))
}

#[test]
fn frames() {
    assert_legal(&statement("assignable x; accessible y;", "x = y;"));
    assert_legal(&statement("assignable x, y; accessible y;", "{ int t = y; x = t + t; }"));
    assert_legal(&statement("assignable x; accessible y;", "int k = y; k++; x = k;"));
    assert_illegal(&statement("assignable x; accessible y;", "z = y;"), "assignable x");
    assert_illegal(&statement("assignable \\nothing; accessible \\everything;", "if (w == 17) { z++; }"), "assignable \\nothing");
    // Written, and written back.
    assert_legal(&statement("assignable \\nothing; accessible \\everything;", "z++; z--;"));
    // Writes before it is left abruptly count.
    assert_illegal(&statement("assignable x; accessible \\everything;", "z = 1; throw new IllegalStateException();"), "assignable x");
    assert_illegal(&statement("assignable x; accessible \\everything;", "z = 1; return x;"), "assignable x");
}

#[test]
fn footprints() {
    assert_illegal(&statement("assignable x; accessible y;", "x = z;"), "accessible y");
    assert_illegal(&statement("assignable x; accessible y;", "x++;"), "accessible y");
    assert_illegal(&statement("assignable x; accessible x;", "return y;"), "accessible x");
    assert_illegal(&statement("assignable x; accessible x;", "if (y == 3) { throw new IllegalStateException(); }"), "accessible x");
    assert_illegal(&statement("assignable x; accessible x;", "throw new IllegalStateException(s);"), "accessible x");
    let classes = "if (y > 0) { throw new IllegalStateException(); } throw new IllegalArgumentException();";
    assert_illegal(&statement("assignable x; accessible x;", classes), "accessible x");
    assert_legal(&statement("assignable x; accessible y;", ""));
    assert_legal(&statement("assignable x; accessible y;", "if (y > 0) { x = 1; }"));
    assert_illegal(&statement("assignable x; accessible y;", "if (z > 0) { x = 1; }"), "accessible y");
    // Nothing depends on what is read here.
    assert_legal(&statement("assignable x; accessible \\nothing;", "x = y - y;"));
    assert_legal(&statement("assignable s; accessible y;", "s = \"a\" + y;"));
    assert_legal(&statement("assignable x; accessible s;", "if (s == \"a\") { x = 1; }"));
}

#[test]
fn what_has_to_be_written() {
    assert_legal(&statement("assignable \\hasTo(x); accessible y;", "x = y;"));
    assert_legal(&statement("assignable \\hasTo(x); accessible x;", "x = x;"));
    let clauses = "assignable \\hasTo(x); accessible y;";
    assert_illegal(&statement(clauses, ""), "assignable \\hasTo(x)");
    assert_illegal(&statement(clauses, "if (y > 0) { x = 1; }"), "assignable \\hasTo(x)");
    // It has to be written when it throws, too.
    assert_illegal(&statement(clauses, "if (y > 0) { throw new IllegalStateException(); } x = 1;"), "assignable \\hasTo(x)");
    assert_legal(&statement(clauses, "if (y > 0) { x = 2; } else { x = 1; }"));
}

#[test]
fn completion() {
    let never = "exceptional_behavior requires false; return_val_behavior requires false;";
    assert_legal(&statement(never, "x = y;"));
    assert_illegal(&statement(never, "x = 1 / y;"), "exceptional_behavior requires false");
    assert_illegal(&statement(never, "if (x == 77) { return y; }"), "return_val_behavior requires false");
    let negative = "exceptional_behavior requires x < 0;";
    assert_legal(&statement(negative, "if (x < 0) { throw new IllegalStateException(); } y = 1;"));
    assert_illegal(&statement(negative, "if (x <= 0) { throw new IllegalStateException(); }"), "exceptional_behavior requires x < 0");
    assert_illegal(&statement(negative, "if (x < -1) { throw new IllegalStateException(); }"), "exceptional_behavior requires x < 0");
    // The condition is about the state before.
    assert_legal(&statement(negative, "int t = x; x = 5; if (t < 0) { throw new IllegalStateException(); }"));
    assert_illegal(&statement(negative, "x = 5; if (x < 0) { throw new IllegalStateException(); }"), "exceptional_behavior requires x < 0");
    // The kind of exception does not matter, and one that it catches does not count.
    assert_legal(&statement(negative, "if (x < 0) { throw null; }"));
    assert_illegal(
        &statement(negative, "try { if (x < 0) { throw new IllegalStateException(); } } catch (RuntimeException e) { y = 1; }"),
        "exceptional_behavior requires x < 0",
    );
    assert_legal(&statement("return_behavior requires x > 0;", "if (x > 0) { return; }"));
    assert_illegal(&statement("return_behavior requires x > 0;", "if (x > 0) { return y; }"), "return_behavior requires x > 0");
    // Numbers in formulas have no bounds.
    assert_legal(&statement("normal_behavior ensures y == x || x + 1 > 2147483647;", "int t = x + 1; y = t > x ? x : y;"));
    assert_illegal(&statement("normal_behavior ensures y == x + 1;", "y = x + 1;"), "normal_behavior ensures y == x + 1");
}

#[test]
fn what_holds_afterwards() {
    let clauses =
        "exceptional_behavior ensures y == 1 && \\exc != null; return_val_behavior ensures \\result >= 0; normal_behavior ensures y == 2;";
    let code = |last: &str| format!("y = 1; if (x < 0) {{ throw new IllegalStateException(); }} if (x > 9) {{ return x; }} {last}");
    assert_legal(&statement(clauses, &code("y = 2;")));
    assert_illegal(&statement(clauses, &code("")), "normal_behavior ensures");
    assert_illegal(&statement(clauses, "y = 2; return x;"), "return_val_behavior ensures");
    assert_illegal(&statement(clauses, "y = 3; throw new IllegalStateException();"), "exceptional_behavior ensures");
    // Nothing that is returned is nothing wrong.
    assert_legal(&statement("return_val_behavior ensures \\result > 0;", "x = 1;"));
}

#[test]
fn jumps() {
    let inside = |clauses: &str, code: &str| {
        of(
            &format!("a: while (x > 0) {{ x--; b: {{ while (z > 0) {{ z--; /*@ {clauses} @*/ \\abstract_statement P; }} }} }}\n"),
            "",
            &format!("P = '{code}'"),
        )
    };
    assert_legal(&inside("break_behavior requires y == 1;", "if (y == 1) { break; }"));
    assert_illegal(&inside("break_behavior requires y == 1;", "if (y == 1) { continue; }"), "break_behavior requires y == 1");
    assert_legal(&inside("continue_behavior requires y == 1;", "if (y == 1) { continue; } w = 2;"));
    assert_legal(&inside("break_behavior (a) requires y == 1;", "if (y == 1) { break a; } w = 2;"));
    assert_illegal(&inside("break_behavior (a) requires y == 1;", "if (y == 1) { break b; } w = 2;"), "break_behavior (a) requires y == 1");
    assert_legal(&inside(
        "continue_behavior (a) requires y == 1; break_behavior (b) requires y == 2;",
        "if (y == 1) { continue a; } if (y == 2) { break b; }",
    ));
    // A loop of its own ends its own jumps.
    assert_legal(&inside(
        "break_behavior requires false; continue_behavior requires false;",
        "for (int i = 0; i < 2; i++) { if (i == 1) { break; } continue; }",
    ));
    assert_illegal(&inside("accessible x;", "if (y == 1) { break; }"), "accessible x");
}

#[test]
fn termination() {
    let ends = "assignable \\everything; accessible \\everything;";
    assert_legal(&statement(ends, "for (int i = 0; i < 3; i++) { x++; }"));
    let never = statement(ends, "while (true) { x++; }");
    assert_ne!(never.verdict, Legality::Legal);
    let text = "completion = 'partial'\nvariables = ['int x']\nprogram = '\\abstract_statement P;'\n[elements]\nP = 'while (true) { }'\n";
    assert_legal(&check_instance_text("test.toml", text).expect("no faults"));
}

#[test]
fn expressions() {
    let guard = |clauses: &str, code: &str| {
        of(&format!("if (/*@ {clauses} @*/ \\abstract_expression boolean e) {{ x = 1; }}\n"), "", &format!("e = '{code}'"))
    };
    assert_legal(&guard("assignable \\nothing; accessible y;", "y > 0 && y != 7"));
    assert_legal(&guard("assignable y; accessible y;", "y++ > 0"));
    assert_illegal(&guard("assignable \\nothing; accessible y;", "y++ > 0"), "assignable \\nothing");
    assert_illegal(&guard("assignable \\nothing; accessible y;", "x > 0"), "accessible y");
    assert_illegal(&guard("exceptional_behavior requires false;", "1 / y > 0"), "exceptional_behavior requires false");
    assert_legal(&guard("exceptional_behavior requires y == 0; normal_behavior ensures \\result <==> y == 1;", "1 / y > 0"));
    assert_illegal(&guard("normal_behavior ensures \\result <==> y == 1;", "y > 0"), "normal_behavior ensures");
}

/// Steinhöfel 2020, Example 4.3: occurrences of one element do the same at the same positions.
#[test]
fn isomorphic_occurrences() {
    let both = |other: &str| {
        of(
            "/*@ assignable x; accessible y; @*/ \\abstract_statement P;\n/*@ assignable z; accessible w; @*/ \\abstract_statement P;\n",
            "",
            &format!("'P@1' = 'x = 2 * y;'\n'P@2' = '{other}'"),
        )
    };
    assert_legal(&both("z = 2 * w;"));
    assert_legal(&both("z = w; z += z;"));
    assert_legal(&both("{ int k = w; z = 2 * k; }"));
    assert_illegal(&both("z = 2 * w + 2;"), "it does in line 2 what it does in line 1");
    let claims = failed(&both("z = 2 * z;"));
    assert_eq!(claims, ["accessible w", "it does in line 2 what it does in line 1"]);
    // One part in one state: the same code is not the same element elsewhere.
    let same = of(
        "/*@ assignable x; accessible y; @*/ \\abstract_statement P;\n/*@ assignable z; accessible w; @*/ \\abstract_statement P;\n",
        "",
        "P = 'x = 2 * y;'",
    );
    assert_eq!(same.verdict, Legality::Illegal);
    let sets = of(
        "/*@ assignable f; accessible y; @*/ \\abstract_statement P;\n/*@ assignable g; accessible y; @*/ \\abstract_statement P;\n",
        "f = 'x, z'\ng = 'w'",
        "P = ''",
    );
    assert_illegal(&sets, "it does in line 2");
    let crossed = of(
        "/*@ assignable x; accessible x; @*/ \\abstract_statement P;\n/*@ assignable z; accessible w; @*/ \\abstract_statement P;\n",
        "",
        "'P@1' = 'x++;'\n'P@2' = 'z = w + 1;'",
    );
    assert_illegal(&crossed, "it does in line 2");
}

#[test]
fn constraints() {
    let text = |constraints: &str, symbols: &str| {
        format!(
            "variables = ['int x', 'int y']\nlocation_sets = ['f', 'g']\npredicates = ['p(any)', 'q(any)']\nfunctions = ['int v(any)']\nconstraints = [{constraints}]\nprogram = '/*@ assignable f; accessible g; @*/ \\abstract_statement P;'\n[sets]\nf = 'x'\ng = 'y'\n[symbols]\n{symbols}\n[elements]\nP = 'x = y;'\n"
        )
    };
    let check = |constraints: &str, symbols: &str| check_instance_text("test.toml", &text(constraints, symbols)).expect("no faults");
    let symbols = "p = 'y < 0'\n'q(a)' = 'a > 5'\n'v(a)' = 'a + 1'";
    assert_legal(&check("'\\disjoint(f, g)', '\\mutex(p(\\value(g)), q(\\value(g)))'", symbols));
    assert_legal(&check("'\\value(g) + 1 == v(\\value(g))', '\\subset(f, \\everything)', '\\disjoint(f, y)'", symbols));
    assert_illegal(&check("'\\disjoint(f, x)'", symbols), "\\disjoint(f, x)");
    assert_illegal(&check("'p(\\value(g)) <==> !q(\\value(g))'", symbols), "p(");
    assert_legal(&check("'(\\forall any a; !p(a))'", "p = 'false'"));
    let general = check("'(\\forall any a; !p(a))'", symbols);
    assert_eq!(general.verdict, Legality::Unknown);
    // A predicate depends on its arguments alone.
    let faults = check_instance_text("test.toml", &text("'p(\\value(f))'", symbols)).expect_err("`y` is not in `f`");
    assert!(faults[0].message.contains("`y`"), "{faults:?}");
}

#[test]
fn constraints_in_the_program() {
    let check = |constraint: &str| {
        of(
            &format!("x = 5; if (y > 0) {{ x = 6; }}\n/*@ ae_constraint {constraint}; @*/ {{;}}\n\\abstract_statement P;\n"),
            "",
            "P = 'z = x;'",
        )
    };
    assert_legal(&check("x == 5 || x == 6"));
    assert_legal(&check("y <= 0 ==> x == 5"));
    let wrong = check("x == 5");
    assert_illegal(&wrong, "x == 5");
    let shown = wrong.obligations.iter().find(|obligation| obligation.status == Status::Fails).expect("one fails");
    assert!(shown.input.is_some() && shown.line == Some(5), "{shown:?}");
}

#[test]
fn locals_and_methods_of_the_program() {
    let local = |code: &str| of("int k = y; /*@ assignable x; accessible k; @*/ \\abstract_statement P;\n", "", &format!("P = '{code}'"));
    assert_legal(&local("x = k;"));
    assert_illegal(&local("x = y;"), "accessible k");
    let text = "variables = ['int x']\ncontext = 'int twice(int n) { return n + n; }'\nprogram = '/*@ assignable x; accessible x; exceptional_behavior requires false; @*/ \\abstract_statement P;'\n[elements]\nP = 'x = twice(x);'\n";
    assert_legal(&check_instance_text("test.toml", text).expect("no faults"));
}

#[test]
fn faults() {
    let told = |text: &str| {
        let problems = check_instance_text("test.toml", text).expect_err("something is wrong");
        assert!(problems[0].help.is_some(), "{problems:?}");
        problems[0].message.clone()
    };
    let base = "variables = ['int x']\nlocation_sets = ['f']\npredicates = ['p(any)']\nprogram = '/*@ assignable f; exceptional_behavior requires p(\\value(f)); @*/ \\abstract_statement P;'\n";
    let rest = "[sets]\nf = 'x'\n[symbols]\np = 'x > 0'\n[elements]\nP = 'x = 1;'\n";
    for (from, to, expected) in [
        ("P = 'x = 1;'", "", "`P` is not instantiated"),
        ("P = 'x = 1;'", "P = 'x = 1;'\nQ = ''", "no element of the program is instantiated by `Q`"),
        ("P = 'x = 1;'", "P = 'x = ;'", "does not compile"),
        ("P = 'x = 1;'", "P = 'y = 1;'", "does not compile"),
        ("P = 'x = 1;'", "P = 'break;'", "does not compile"),
        ("f = 'x'", "f = 'y'", "`y` is no variable"),
        ("f = 'x'", "", "the location set `f` is not instantiated"),
        ("f = 'x'", "f = 'x'\ng = 'x'", "`g` is no location set"),
        ("p = 'x > 0'", "p = 'x >'", "expected"),
        ("p = 'x > 0'", "", "`p` is not instantiated"),
        ("p = 'x > 0'", "'p(a, b)' = 'true'", "`p` has 1 arguments"),
        ("p = 'x > 0'", "q = 'true'", "`q` is no predicate"),
        ("[symbols]", "[symbol]", "unknown field `symbol`"),
        ("'x = 1;'", "'x = (int) System.nanoTime();'", "`System`"),
    ] {
        let message = told(&format!("{base}{}", rest.replacen(from, to, 1)));
        assert!(message.contains(expected), "{from} -> {to}: {message}");
    }
    let xml = |body: &str| {
        let text = format!("<aeInstantiationModel><program>\\abstract_statement P;</program>{body}</aeInstantiationModel>");
        check_instance_text("test.aei", &text).expect_err("something is wrong")[0].message.clone()
    };
    assert!(xml("<somethingElse/>").contains("`somethingElse` is no part"));
    assert!(xml("<apeInstantiations><ape name=\"P\"/></apeInstantiations>").contains("`ape` is no entry"));
    assert!(xml("<apeInstantiations><apeInstantiation/></apeInstantiations>").contains("no `name`"));
    assert!(xml("").contains("`P` is not instantiated"));
}

#[test]
fn the_examples() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/equiv/instance");
    let check = |name: &str| check_instance(&directory.join(name)).unwrap_or_else(|problems| panic!("{problems:?}"));
    assert_legal(&check("slide.toml"));
    assert_illegal(&check("slide-split-elsewhere.toml"), "\\disjoint(frameB, footprintA)");
    assert_legal(&check("throws-if-negative.aei"));
}
