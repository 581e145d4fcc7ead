//! Random programs with objects that may be aliases, arrays, static fields, exceptions, dispatch, nondeterministic values and enums: the loop of tests and
//! refinements never contradicts the runs of the concrete machine.

mod setup;

use dash::{Answer, Checker, Limits, PortableGraph, Proof, recheck};
use java::model::{Base, FieldId, Prim, Ty};
use java::program::Program;
use machine::concrete::{self, Ints, execute};
use machine::input::{Content, Datum, Input, InputObject, Outcome};

use setup::{Setup, setup};

/// A linear congruential generator, and whether programs have enums.
struct Random(u64, bool);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    fn of<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        choices[self.below(choices.len() as u64) as usize]
    }

    fn object(&mut self) -> &'static str {
        self.of(&["a", "b", "c", "a", "b", "c", "c", "h"])
    }

    fn reference(&mut self) -> String {
        let (x, y) = (self.object(), self.object());
        match self.below(9) {
            0 => "null".to_owned(),
            1 => "new P()".to_owned(),
            2 => "new Q(d)".to_owned(),
            3 => format!("{x}.n"),
            4 => format!("other({x}, {y})"),
            5 => format!("(d > 0 ? {x} : {y})"),
            _ => x.to_owned(),
        }
    }

    fn operand(&mut self) -> &'static str {
        self.of(&["x", "d", "d", "0", "1", "2", "-1"])
    }

    fn index(&mut self) -> &'static str {
        self.of(&["0", "1", "x", "d"])
    }

    fn constant(&mut self) -> String {
        let (o, i) = (self.object(), self.index());
        match self.below(9) {
            0 => format!("{o}.e"),
            1 => format!("s[{i}]"),
            2 => "E.values()[1]".to_owned(),
            3 => "(d > 0 ? m : z)".to_owned(),
            _ => self.of(&["m", "z", "null", "E.R", "E.S", "E.T"]).to_owned(),
        }
    }

    fn about_enums(&mut self) -> String {
        let c = self.constant();
        match self.below(5) {
            0 => "weight(m)".to_owned(),
            1 => format!("({c} == m ? 1 : 0)"),
            2 => format!("weight({c})"),
            3 => self.of(&["m.ordinal()", "m.k", "z.w()", "m.hits", "E.S.hits"]).to_owned(),
            _ => "kind(m)".to_owned(),
        }
    }

    fn statement_about_enums(&mut self) -> String {
        let (o, i, c) = (self.object(), self.index(), self.constant());
        match self.below(7) {
            0 => format!("z = {c};"),
            1 => format!("{o}.e = {c};"),
            2 => format!("s[{i}] = {c};"),
            3 => self
                .of(&["m.hits++;", "E.S.hits = d;", "s = new E[2];", "s = E.values();", "for (E f : E.values()) if (f == m) d = f.k;"])
                .to_owned(),
            _ => format!("m = {c};"),
        }
    }

    fn expression(&mut self) -> String {
        if self.1 && self.below(4) == 0 {
            return self.about_enums();
        }
        let (o, x, y, i) = (self.object(), self.operand(), self.operand(), self.index());
        match self.below(13) {
            0 => format!("{o}.v"),
            1 => format!("get({o})"),
            2 => format!("{o}.read()"),
            3 => format!("{}[{i}]", self.of(&["u", "w"])),
            4 => format!("{}.length", self.of(&["u", "w"])),
            5 => "g".to_owned(),
            6 => "Verifier.nondetInt()".to_owned(),
            7 => format!("{x} / {y}"),
            8 => format!("count({x})"),
            9 | 10 => format!("{x} {} {y}", self.of(&["+", "-", "*"])),
            _ => x.to_owned(),
        }
    }

    fn condition(&mut self) -> String {
        let (o, p) = (self.object(), self.object());
        match self.below(7) {
            0 | 1 => format!("{o} == {p}"),
            2 => format!("{o} != null"),
            3 => format!("{o} instanceof Q"),
            4 => "u == w".to_owned(),
            _ => format!("{} {} {}", self.expression(), self.of(&["<", "==", "!=", ">="]), self.operand()),
        }
    }

    fn statement(&mut self, depth: u64, loops: &mut u64) -> String {
        if depth > 0 && self.below(3) == 0 {
            let (condition, body) = (self.condition(), self.block(depth - 1, loops));
            return match self.below(4) {
                0 => format!("if ({condition}) {{ {body} }} else {{ {} }}", self.block(depth - 1, loops)),
                1 => format!("if ({condition}) {{ {body} }}"),
                2 => {
                    let caught = self.of(&["NullPointerException", "RuntimeException", "ArrayIndexOutOfBoundsException"]);
                    format!("try {{ {body} }} catch ({caught} e) {{ {} }}", self.block(depth - 1, loops))
                }
                _ => {
                    *loops += 1;
                    let i = format!("i{loops}");
                    format!("for (int {i} = 0; {i} < {}; {i}++) {{ {body} }}", self.of(&["2", "3", "u.length"]))
                }
            };
        }
        if self.1 && self.below(3) == 0 {
            return self.statement_about_enums();
        }
        let (o, p) = (self.object(), self.object());
        match self.below(12) {
            11 => "d = Verifier.nondetInt(); g = Verifier.nondetInt();".to_owned(),
            0 | 1 => format!("{} = {};", self.of(&["a", "b", "c", "h", "c"]), self.reference()),
            2 | 3 => format!("{o}.v = {};", self.expression()),
            4 => format!("{o}.n = {};", self.reference()),
            5 => format!("{}[{}] = {};", self.of(&["u", "w"]), self.index(), self.expression()),
            6 => format!("w = {};", self.of(&["u", "new int[2]", "new int[x]", "w"])),
            7 => format!("g = {};", self.expression()),
            8 => format!("set({o}, {});", self.expression()),
            9 => format!("swap({o}, {p});"),
            _ => format!("d = {};", self.expression()),
        }
    }

    fn block(&mut self, depth: u64, loops: &mut u64) -> String {
        let n = 1 + self.below(2);
        (0..n).map(|_| self.statement(depth, loops)).collect::<Vec<_>>().join(" ")
    }

    fn asserted(&mut self) -> String {
        if self.1 && self.below(2) == 0 {
            let c = self.constant();
            return format!("{c} != {} || d != {}", self.of(&["E.S", "m", "null", "z", "E.T"]), self.of(&["d", "2", "1", "d"]));
        }
        let (o, p) = (self.object(), self.object());
        match self.below(6) {
            0 => format!("{o} != {p}"),
            1 => format!("{o} == null || {o}.v != {}", self.of(&["3", "7", "1"])),
            2 => format!("{o} == {p} || d <= 2"),
            3 => "w == null || w.length < 1 || w[0] != 2".to_owned(),
            4 => format!("g {} {}", self.of(&["!=", "<="]), self.of(&["2", "5", "d", "d"])),
            _ => format!("d {} {}", self.of(&["!=", "<="]), self.of(&["3", "1", "x"])),
        }
    }

    fn program(&mut self) -> String {
        let mut loops = 0;
        let body: Vec<String> = (0..3 + self.below(2)).map(|_| self.statement(2, &mut loops)).collect();
        let first = self.of(&["null", "a", "new P()"]);
        let (declared, field, methods, local) = if self.1 { ENUM } else { ("", "", "", "") };
        format!(
            "{declared} class P {{ int v; P n; {field} int read() {{ return v; }} }} class Q extends P {{ Q(int v) {{ this.v = v; }} int read() {{ return v + 1; }} }}
             class Verifier {{ static native int nondetInt(); }}
             class T {{ static int g = 1; static P h;
             {methods}
             static int get(P p) {{ if (p == null) return 0; return p.v; }}
             static void set(P p, int y) {{ p.v = y; }}
             static void swap(P p, P q) {{ int t = p.v; p.v = q.v; q.v = t; }}
             static P other(P p, P q) {{ if (p == q) return null; return q; }}
             static int count(int n) {{ if (n <= 0 || n > 3) return 0; return 1 + count(n - 1); }}
             static void entry(P a, P b, int[] u, int x) {{ P c = {first}; int d = 1; int[] w = u; {local}
             if (x >= -2 && x <= 2) {{ {} assert {}; }} }} }}",
            body.join(" "),
            self.asserted()
        )
    }
}

/// An enum, a field of it, methods about it, and local variables.
const ENUM: (&str, &str, &str, &str) = (
    "enum E { R(3), S(1) { int w() { return k + 4; } }, T(0); final int k; int hits; E(int k) { this.k = k; } int w() { return k; } }",
    "E e;",
    "static E z = E.S; static int weight(E e) { return e == null ? -1 : e.w(); }
     static int kind(E e) { switch (e) { case R: return 1; case S: return 2; default: return 7; } }",
    "E m = x > 0 ? E.T : E.R; E[] s = { E.R, null };",
);

/// Classes and fields that inputs are made of.
struct Shapes {
    classes: [Ty; 2],
    value: FieldId,
    next: FieldId,
}

impl Shapes {
    fn of(program: &mut Program) -> Shapes {
        let [p, q] = ["P", "Q"].map(|name| program.find_class(name).expect("it is there"));
        let field = |name: &str| {
            let all = (0..program.fields.len() as u32).map(FieldId);
            let mut named = all.filter(|field| program.field(*field).class == p && program.field(*field).name == name);
            named.next().expect("it is there")
        };
        Shapes { classes: [Ty::Class(p), Ty::Class(q)], value: field("v"), next: field("n") }
    }

    /// A small input: two objects that may be the same, and an array.
    fn input(&self, random: &mut Random) -> Input {
        let int = |random: &mut Random| Datum::Int((random.below(6) as i64 - 2).into());
        let object = |random: &mut Random| match random.below(3) {
            0 => Datum::Null,
            n => Datum::Object(n as usize - 1),
        };
        let mut objects = Vec::new();
        for _ in 0..2 {
            let content = Content::Fields(vec![(self.value, int(random)), (self.next, object(random))]);
            objects.push(InputObject { ty: self.classes[random.below(2) as usize], content });
        }
        let elements = (0..random.below(3)).map(|_| int(random)).collect();
        objects.push(InputObject { ty: Ty::Array(Base::Prim(Prim::Int), 1), content: Content::Elements(elements) });
        let array = if random.below(5) == 0 { Datum::Null } else { Datum::Object(2) };
        let arguments = vec![object(random), object(random), array, Datum::Int((random.below(5) as i64 - 2).into())];
        let nondeterministic = (0..4).map(|_| int(random)).collect();
        Input { arguments, objects, nondeterministic, ..Input::default() }
    }
}

/// The answer, and what shows it.
enum Said {
    Nothing(String),
    Safe(PortableGraph),
    Fails(Box<Input>),
}

/// With weaker predicates and aliases for some programs, and as published for others.
fn answer(setup: &mut Setup, seed: u64) -> Said {
    let Setup { java, terms, solver, base, initial, .. } = setup;
    solver.allow(Some(300_000));
    let limits = Limits {
        iterations: 40,
        depth: 6,
        steps: 200,
        loop_optimisation: !seed.is_multiple_of(5),
        generalises: seed.is_multiple_of(2),
        aliases: !seed.is_multiple_of(3),
        ..Limits::default()
    };
    let calls = java.world.watch.calls.clone();
    let answer = Checker::new(java, terms, solver, base.clone(), limits).check_from(initial);
    assert_eq!(java.world.watch.calls, calls);
    match answer {
        Answer::Unknown(reason) => Said::Nothing(reason),
        Answer::Fail(_) => panic!("it has inputs that are objects"),
        Answer::Pass(proof) => {
            let precondition = terms.tru();
            // A solver that gives up is no flaw.
            solver.allow(Some(3_000_000));
            match recheck((java, terms, solver), &proof, precondition) {
                Ok(_) => match proof.portable(java, terms) {
                    Ok(graph) => Said::Safe(graph),
                    Err(reason) => panic!("a proof that cannot be written: {reason}"),
                },
                Err(flaw) => panic!("a proof with a flaw: {flaw:?}"),
            }
        }
        Answer::FailsOn(failing) => match failing.input(java, terms, &initial.inputs) {
            Ok(input) => Said::Fails(Box::new(input)),
            Err(reason) => Said::Nothing(reason),
        },
    }
}

/// The program with other assertions, of which some fail: the graph of the safe one is no proof of those. Gives how many were told apart by questions.
fn told_apart_from_others(text: &str, graph: &PortableGraph, random: &mut Random, wrong: &mut Vec<String>) -> usize {
    let mut told = 0;
    let (before, asserted) = text.split_once("assert ").expect("one assertion");
    for (from, to) in [("3", "0"), ("7", "0"), ("2", "1"), ("1", "2"), ("5", "1"), ("!=", "=="), ("<=", "!="), ("a", "b"), ("h", "c")] {
        if !asserted.contains(from) {
            continue;
        }
        let other = format!("{before}assert {}", asserted.replacen(from, to, 1));
        let mut setup = setup(&other);
        let shapes = Shapes::of(&mut setup.java.world.program);
        let Setup { java, terms, solver, base, method, initial } = &mut setup;
        let Ok(claimed) = Proof::read(java, terms, (base, *method, initial), graph) else { continue };
        let precondition = terms.tru();
        solver.allow(Some(1_000_000));
        if recheck((java, terms, solver), &claimed, precondition).is_err() {
            told += 1;
            continue;
        }
        if (0..200).any(|_| fails(&mut setup, &shapes.input(random))) {
            wrong.push(format!("a graph of another program is taken for a proof of {other}"));
        }
    }
    told
}

fn fails(setup: &mut Setup, input: &Input) -> bool {
    setup.java.world.watch.calls.clear();
    let observation = execute(&mut setup.java.world, setup.method, input, Ints::Java, concrete::Limits::default());
    matches!(observation.outcome, Outcome::Violated(..))
}

#[test]
fn the_loop_never_contradicts_the_machine() {
    let given = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let n = given("ESPALIER_RANDOM_PROGRAMS").unwrap_or(2_000);
    let mut wrong = Vec::new();
    let (mut safe, mut failing, mut told_apart, mut open) = (0, 0, 0, std::collections::BTreeMap::new());
    let mut safe_with_enums = 0;
    for seed in 0..n {
        let mut random = Random(seed * 7919 + 1, seed % 4 == 1);
        let text = random.program();
        let mut setup = setup(&text);
        let shapes = Shapes::of(&mut setup.java.world.program);
        let said = answer(&mut setup, seed);
        match &said {
            Said::Nothing(reason) => *open.entry(reason.clone()).or_insert(0) += 1,
            Said::Safe(graph) => {
                safe += 1;
                safe_with_enums += usize::from(random.1);
                if seed.is_multiple_of(4) {
                    told_apart += told_apart_from_others(&text, graph, &mut random, &mut wrong);
                }
                for _ in 0..400 {
                    let input = shapes.input(&mut random);
                    if fails(&mut setup, &input) {
                        wrong.push(format!("safe, but {input:?} fails: {text}"));
                        break;
                    }
                }
            }
            Said::Fails(input) => {
                failing += 1;
                if !fails(&mut setup, input) {
                    wrong.push(format!("{input:?} does not fail: {text}"));
                }
            }
        }
    }
    println!(
        "{safe} safe, {safe_with_enums} of them with enums, {failing} fail, {told_apart} graphs are no proofs of other programs, open: {open:#?}"
    );
    assert!(wrong.is_empty(), "{} wrong: {:#?}", wrong.len(), &wrong[..wrong.len().min(5)]);
    assert!(safe_with_enums > 0 && safe > 0 && failing > 0 && told_apart > 0);
}
