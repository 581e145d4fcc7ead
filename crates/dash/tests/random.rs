//! Random programs over small inputs: invariants, bounded search and the loop of tests and refinements never contradict the runs of the concrete machine.

use dash::bounded::{Bounds, Searched, search};
use dash::invariants::{SpacerLimits, System, find};
use dash::{Answer, Checker, Limits, Scope};
use java::model::MethodId;
use java::program::{NoSources, Program};
use machine::concrete::{self, Ints, execute};
use machine::input::{Datum, Input, Outcome};
use machine::symbolic::{InitialState, JavaSemantics, Start, State, Symbols, initial_state};
use machine::world::World;
use solver::{Encodings, Solver};
use term::{Terms, Value};

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

    fn operand(&mut self) -> String {
        self.of(&["a", "b", "c", "d", "0", "1", "2", "-1", "3", "7", "2147483647", "-2147483648"]).to_owned()
    }

    fn expression(&mut self) -> String {
        let (x, y) = (self.operand(), self.operand());
        match self.below(12) {
            0 | 1 => x,
            2 => format!("helper({x}, {y})"),
            3 => format!("count({x})"),
            4 => format!("({x} == {y} ? {x} : {y} + 1)"),
            5 => format!("{x} % ({y} | 1)"),
            _ => format!("{x} {} {y}", self.of(&["+", "-", "*", "/", "&", "^", "<<"])),
        }
    }

    fn condition(&mut self) -> String {
        let (x, y) = (self.operand(), self.operand());
        format!("{x} {} {y}", self.of(&["<", "<=", "==", "!=", ">"]))
    }

    fn statement(&mut self, depth: u64, loops: &mut u64) -> String {
        if depth > 0 && self.below(3) == 0 {
            let (condition, body) = (self.condition(), self.block(depth - 1, loops));
            return match self.below(3) {
                0 => format!("if ({condition}) {{ {body} }} else {{ {} }}", self.block(depth - 1, loops)),
                1 => format!("if ({condition}) {{ {body} }}"),
                _ => {
                    *loops += 1;
                    let (i, bound) = (format!("i{loops}"), self.of(&["2", "3", "a", "b", "5"]));
                    format!("for (int {i} = 0; {i} < {bound} && {i} < 6; {i}++) {{ {body} }}")
                }
            };
        }
        format!("{} = {};", self.of(&["c", "d", "c", "d", "a", "b"]), self.expression())
    }

    fn block(&mut self, depth: u64, loops: &mut u64) -> String {
        let n = 1 + self.below(2);
        (0..n).map(|_| self.statement(depth, loops)).collect::<Vec<_>>().join(" ")
    }

    fn program(&mut self) -> String {
        let mut loops = 0;
        let body: Vec<String> = (0..3).map(|_| self.statement(2, &mut loops)).collect();
        let asserted =
            format!("{} {} {}", self.of(&["c", "d", "a"]), self.of(&["!=", "!=", "<=", ">="]), self.of(&["3", "0", "100", "-7", "b", "1"]));
        let (sum, recursive) = (self.expression().replace("helper", "count2"), self.of(&["n - 1", "n - 2"]));
        let helper =
            sum.replace('a', "p").replace('b', "q").replace('c', "p").replace('d', "q").replace("count2", "max").replace("pount2", "max");
        let helper = helper.replace("pount(", "count(");
        format!(
            "class T {{ static int max(int p, int q) {{ if (p < q) return q; return p; }}
             static int count(int n) {{ if (n <= 0 || n > 5) return 0; return 1 + count({recursive}); }}
             static int helper(int p, int q) {{ int r = {helper}; if (r > 3) r = r - p; return r; }}
             static void entry(int a, int b) {{ if (a >= -3 && a <= 3 && b >= -3 && b <= 3) {{ int c = 0; int d = 1; {} assert {asserted}; }} }} }}",
            body.join(" ")
        )
    }
}

struct Analysis {
    java: JavaSemantics,
    terms: Terms,
    initial: InitialState,
    base: State,
    method: MethodId,
}

impl Analysis {
    fn of(text: &str) -> Analysis {
        let mut program = Program::load(vec![("T.java".to_owned(), text.to_owned())], Box::new(NoSources));
        program.resolve_all_bodies();
        assert!(program.diagnostics().is_empty(), "{text}");
        let method = program.find_methods("entry")[0];
        let callees = program.user_methods();
        let mut java = JavaSemantics { world: World::new(program), symbols: Symbols::new(Ints::Java) };
        java.world.watch.has_assertions = true;
        java.world.watch.calls.extend(callees);
        let mut terms = Terms::new();
        let initial = initial_state(&mut java, &mut terms, method, &Start::Call, None).expect("it can begin");
        let base = initial.state.without_frame();
        Analysis { java, terms, initial, base, method }
    }

    fn fails(&mut self, arguments: Vec<Datum>) -> bool {
        self.java.world.watch.calls.clear();
        let input = Input { arguments, ..Input::default() };
        let observation = execute(&mut self.java.world, self.method, &input, Ints::Java, concrete::Limits::default());
        matches!(observation.outcome, Outcome::Violated(..))
    }
}

fn data(values: Vec<Value>) -> Vec<Datum> {
    values
        .into_iter()
        .map(|value| match value {
            Value::Int(value) => Datum::Int(value),
            other => panic!("{other:?}"),
        })
        .collect()
}

/// The answer of a member.
#[derive(Debug)]
enum Said {
    Nothing,
    Safe,
    Fails(Vec<Datum>),
}

fn answers(text: &str) -> Vec<(&'static str, Said)> {
    let mut found = Vec::new();
    let Analysis { mut java, mut terms, initial, .. } = Analysis::of(text);
    let mut solver = Solver::new(solver::Config::default());
    solver.allow(Some(500_000));
    let scope = Scope::of(&mut java, &mut terms, &initial).expect("it can begin");
    let system = System::of(&mut java, &mut terms, &scope, |terms, _| terms.tru());
    let limits = SpacerLimits { rlimit: 100_000, guard: None };
    let proved = system.and_then(|system| find(&mut terms, &mut solver, &system, &limits)).is_ok();
    found.push(("spacer", if proved { Said::Safe } else { Said::Nothing }));

    let Analysis { mut java, mut terms, initial, .. } = Analysis::of(text);
    let scope = Scope::of(&mut java, &mut terms, &initial).expect("it can begin");
    let mut solver = Solver::new(solver::Config { encodings: Encodings::BitsApart, ..solver::Config::default() });
    solver.allow(Some(500_000));
    let bounds = Bounds { first_rounds: 4, last_rounds: 64, depth: 16, activations: 100, terms: 50_000 };
    let answer = match search((&mut java, &mut terms, &mut solver), &scope, |terms, _| terms.tru(), bounds) {
        Searched::Fails(found) => Said::Fails(data(found.inputs.into_iter().flatten().collect())),
        Searched::Safe(_) => Said::Safe,
        Searched::Unknown(_) => Said::Nothing,
    };
    found.push(("bounded", answer));

    let Analysis { mut java, mut terms, base, method, .. } = Analysis::of(text);
    let mut solver = Solver::new(solver::Config::default());
    solver.allow(Some(500_000));
    let limits = Limits { iterations: 60, depth: 6, steps: 300, ..Limits::default() };
    let answer = match Checker::new(&mut java, &mut terms, &mut solver, base, limits).check(method, |terms, _| terms.tru()) {
        Answer::Fail(values) => Said::Fails(data(values)),
        Answer::Pass(_) => Said::Safe,
        Answer::FailsOn(_) | Answer::Unknown(_) => Said::Nothing,
    };
    found.push(("dash", answer));
    found
}

#[test]
fn no_member_contradicts_the_machine() {
    let given: Option<u64> = std::env::var("ESPALIER_RANDOM_PROGRAMS").ok().and_then(|n| n.parse().ok());
    let n = given.unwrap_or(if std::env::var("ESPALIER_LONG").is_ok() { 2_000 } else { 80 });
    let mut wrong = Vec::new();
    let mut decided = std::collections::BTreeMap::new();
    for seed in 0..n {
        let text = Random(seed * 7919 + 1).program();
        let mut analysis = Analysis::of(&text);
        assert_eq!(analysis.initial.inputs.len(), 2);
        let small = || (-3..=3).flat_map(|a| (-3..=3).map(move |b| vec![Datum::Int(a.into()), Datum::Int(b.into())]));
        let failing = small().find(|input| analysis.fails(input.clone()));
        for (member, answer) in answers(&text) {
            let is_wrong = match &answer {
                Said::Nothing => false,
                Said::Safe => failing.is_some(),
                Said::Fails(input) => !analysis.fails(input.clone()),
            };
            if !matches!(answer, Said::Nothing) {
                *decided.entry((member, matches!(answer, Said::Safe))).or_insert(0) += 1;
            }
            if is_wrong {
                wrong.push(format!("{member} says {answer:?}, {failing:?} fails: {text}"));
            }
        }
    }
    println!("{decided:?}");
    assert!(wrong.is_empty(), "{wrong:#?}");
    for member in ["bounded", "dash"] {
        assert!(decided.contains_key(&(member, true)) && decided.contains_key(&(member, false)), "{member} decides some: {decided:?}");
    }
    assert!(decided.contains_key(&("spacer", true)), "{decided:?}");
}
