//! Random programs over static fields and nondeterministic values: bounded search and invariants never contradict the runs of the concrete machine, and what
//! they say is shown again.

use dash::Scope;
use dash::bounded::{Bounds, Searched, search, unrolled};
use dash::invariants::{SpacerLimits, System, find, obligations};
use java::model::MethodId;
use java::program::{NoSources, Program};
use machine::concrete::{self, Ints, execute};
use machine::input::{Datum, Input, Observation, Outcome};
use machine::symbolic::{InitialState, JavaSemantics, Start, Symbols, initial_state};
use machine::world::World;
use solver::{Answer, Encodings, Solver};
use term::{Terms, Value};

const BOUNDS: Bounds = Bounds { first_rounds: 4, last_rounds: 32, depth: 16, activations: 100, terms: 50_000 };

/// A linear congruential generator.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    fn of<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        choices[self.below(choices.len() as u64) as usize]
    }

    /// In the entry or in a method with a parameter `a`.
    fn operand(&mut self, is_entry: bool) -> &'static str {
        let all = ["a", "g", "g", "h", "1", "0", "-1", "2", "c", "b"];
        all[self.below(if is_entry { 10 } else { 8 }) as usize]
    }

    fn expression(&mut self, is_entry: bool) -> String {
        let (x, y) = (self.operand(is_entry), self.operand(is_entry));
        match self.below(9) {
            0 => x.to_owned(),
            1 => "draw()".to_owned(),
            2 if is_entry => format!("add({x}, draw())"),
            3 if is_entry => format!("add({x}, {y})"),
            4 if is_entry => format!("down({x})"),
            5 => "g++".to_owned(),
            _ => format!("{x} {} {y}", self.of(&["+", "-", "*"])),
        }
    }

    fn condition(&mut self, is_entry: bool) -> String {
        if self.below(5) == 0 {
            return self.of(&["f", "!f", "CProver.nondetBoolean()"]).to_owned();
        }
        format!("{} {} {}", self.operand(is_entry), self.of(&["<", "<=", "==", "!="]), self.operand(is_entry))
    }

    fn statement(&mut self, is_entry: bool, depth: u64, loops: &mut u64) -> String {
        if depth > 0 && self.below(3) == 0 {
            let (condition, body) = (self.condition(is_entry), self.statement(is_entry, depth - 1, loops));
            return match self.below(4) {
                0 => format!("if ({condition}) {{ {body} }} else {{ {} }}", self.statement(is_entry, depth - 1, loops)),
                1 => format!("if ({condition}) {{ {body} }}"),
                2 => format!("while ({condition} && g < 3 && g >= -2) {{ {body} g++; }}"),
                _ => {
                    *loops += 1;
                    let i = format!("i{loops}");
                    format!("for (int {i} = 0; {i} < {}; {i}++) {{ {body} }}", self.of(&["2", "3", "a"]))
                }
            };
        }
        match self.below(8) {
            0 => format!("f = {};", self.condition(is_entry)),
            1 => format!("CProver.assume({});", self.condition(is_entry)),
            2 if is_entry => "bump();".to_owned(),
            _ if is_entry => format!("{} = {};", self.of(&["g", "h", "c", "b", "g"]), self.expression(true)),
            _ => format!("{} = {};", self.of(&["g", "h", "g"]), self.expression(false)),
        }
    }

    fn program(&mut self) -> String {
        let mut loops = 0;
        let body: Vec<String> = (0..4).map(|_| self.statement(true, 2, &mut loops)).collect();
        let (bump, add) = (self.statement(false, 1, &mut loops).replace('a', "h"), self.statement(false, 1, &mut loops));
        let bump = bump.replace("CProver.hssume", "CProver.assume").replace("drhw", "draw").replace("nondetBoolehn", "nondetBoolean");
        let asserted =
            format!("{} {} {}", self.of(&["g", "h", "c"]), self.of(&["!=", "<=", ">=", "!="]), self.of(&["2", "5", "-3", "b", "7"]));
        format!(
            "class T {{ static int g; static int h = 1; static boolean f;
             static int draw() {{ int v = CProver.nondetInt(); if (v < -1 || v > 1) return 0; return v; }}
             static void bump() {{ {bump} }}
             static int add(int a, int q) {{ {add} return a + q; }}
             static int down(int a) {{ if (a <= 0 || a > 3) return g; g = g + 1; return down(a - 1); }}
             static void entry(int a, int b) {{ if (a >= -1 && a <= 2 && b >= -1 && b <= 1) {{ int c = 0; {} assert {asserted}; }} }} }}
             class CProver {{ static int nondetInt() {{ return 0; }} static boolean nondetBoolean() {{ return false; }} static void assume(boolean b) {{ }} }}",
            body.join(" ")
        )
    }
}

struct Analysis {
    java: JavaSemantics,
    terms: Terms,
    initial: InitialState,
    scope: Scope,
    method: MethodId,
}

impl Analysis {
    fn of(text: &str) -> Analysis {
        let mut program = Program::load(vec![("T.java".to_owned(), text.to_owned())], Box::new(NoSources));
        program.resolve_all_bodies();
        assert!(program.diagnostics().is_empty(), "{text}");
        let method = program.find_methods("entry")[0];
        let callees: Vec<MethodId> = program.user_methods();
        let mut world = World::new(program);
        let own: Vec<MethodId> = callees.into_iter().filter(|method| world.native(*method).is_none()).collect();
        let mut java = JavaSemantics { world, symbols: Symbols::new(Ints::Java) };
        java.world.watch.has_assertions = true;
        java.world.watch.calls.extend(own);
        let mut terms = Terms::new();
        let initial = initial_state(&mut java, &mut terms, method, &Start::Call, None).expect("it can begin");
        let scope = Scope::of(&mut java, &mut terms, &initial).expect("it can begin");
        Analysis { java, terms, initial, scope, method }
    }

    fn run(&mut self, input: &Input) -> Observation {
        let was = std::mem::take(&mut self.java.world.watch.calls);
        let observation = execute(&mut self.java.world, self.method, input, Ints::Java, concrete::Limits::default());
        self.java.world.watch.calls = was;
        observation
    }

    fn fails(&mut self, input: &Input) -> bool {
        matches!(self.run(input).outcome, Outcome::Violated(..))
    }

    /// A failing run among those that draw small numbers, all truth values alike.
    fn failing(&mut self) -> Option<Input> {
        for a in -1..=2 {
            for b in -1..=1 {
                let mut pending: Vec<Vec<Datum>> = vec![Vec::new()];
                while let Some(tape) = pending.pop() {
                    let arguments = vec![Datum::Int(a.into()), Datum::Int(b.into())];
                    let input = Input { arguments, nondeterministic: tape.clone(), ..Input::default() };
                    let observation = self.run(&input);
                    if matches!(observation.outcome, Outcome::Violated(..)) {
                        return Some(input);
                    }
                    let Some((_, ty)) = observation.asked.get(tape.len()).filter(|_| tape.len() < 4) else { continue };
                    let next = match ty {
                        Some(java::model::Prim::Boolean) => vec![Datum::Bool(true), Datum::Bool(false)],
                        _ => (-1..=1).map(|value: i32| Datum::Int(value.into())).collect(),
                    };
                    pending.extend(next.into_iter().map(|value| tape.iter().cloned().chain([value]).collect()));
                }
            }
        }
        None
    }
}

fn datum(value: &Value) -> Datum {
    match value {
        Value::Int(value) => Datum::Int(value.clone()),
        Value::Bool(value) => Datum::Bool(*value),
        other => panic!("{other:?}"),
    }
}

/// Says of a program what a member says of it: safe, or an input; nothing if it does not know.
fn bounded(text: &str) -> Option<Result<(), Input>> {
    let Analysis { mut java, mut terms, scope, .. } = Analysis::of(text);
    let mut solver = Solver::new(solver::Config { encodings: Encodings::BitsApart, ..solver::Config::default() });
    solver.allow(Some(500_000));
    match search((&mut java, &mut terms, &mut solver), &scope, |terms, _| terms.tru(), BOUNDS) {
        Searched::Unknown(_) => None,
        Searched::Safe(found) => {
            let Analysis { mut java, mut terms, scope, .. } = Analysis::of(text);
            let mut solver = Solver::new(solver::Config::default());
            let again = unrolled((&mut java, &mut terms, &mut solver), &scope, |terms, _| terms.tru(), (BOUNDS, found.rounds));
            for formula in again.expect("it can be made again").impossible {
                assert_ne!(solver.check_all(&mut terms, &[formula]), Answer::Sat, "{text}");
            }
            Some(Ok(()))
        }
        Searched::Fails(found) => Some(Err(Input {
            arguments: found.inputs.iter().flatten().map(datum).collect(),
            nondeterministic: found.nondeterministic.iter().map(datum).collect(),
            ..Input::default()
        })),
    }
}

fn spacer(text: &str) -> Option<Result<(), Input>> {
    let Analysis { mut java, mut terms, scope, initial, .. } = Analysis::of(text);
    assert_eq!(initial.inputs.len(), 2);
    let mut solver = Solver::new(solver::Config::default());
    solver.allow(Some(500_000));
    let system = System::of(&mut java, &mut terms, &scope, |terms, _| terms.tru()).ok()?;
    let found = find(&mut terms, &mut solver, &system, &SpacerLimits { rlimit: 100_000, guard: None }).ok()?;
    for formula in obligations(&mut terms, &system, &found) {
        assert_eq!(solver.check_all(&mut terms, &[formula]), Answer::Unsat, "{text}");
    }
    Some(Ok(()))
}

#[test]
fn no_member_contradicts_the_machine() {
    let given: Option<u64> = std::env::var("ESPALIER_RANDOM_PROGRAMS").ok().and_then(|n| n.parse().ok());
    let n = given.unwrap_or(if std::env::var("ESPALIER_LONG").is_ok() { 2_000 } else { 30 });
    let mut wrong = Vec::new();
    let mut decided = std::collections::BTreeMap::new();
    for seed in 0..n {
        let text = Random(seed * 6131 + 5).program();
        let mut analysis = Analysis::of(&text);
        let failing = analysis.failing();
        for (member, answer) in [("bounded", bounded(&text)), ("spacer", spacer(&text))] {
            let Some(answer) = answer else { continue };
            *decided.entry((member, answer.is_ok())).or_insert(0) += 1;
            let is_wrong = match &answer {
                Ok(()) => failing.is_some(),
                Err(input) => !analysis.fails(input),
            };
            if is_wrong {
                wrong.push(format!("{member} says {answer:?}, {failing:?} fails: {text}"));
            }
        }
    }
    println!("{decided:?}");
    assert!(wrong.is_empty(), "{wrong:#?}");
    for (member, is_safe) in [("bounded", true), ("bounded", false), ("spacer", true)] {
        assert!(decided.contains_key(&(member, is_safe)), "{decided:?}");
    }
}
