//! Contracts: the specification cases of a method, its own and the inherited ones.

use std::rc::Rc;

use java::model::{Method, MethodId, MethodKind, Span};
use java::program::Program;
use java::spec::{Behavior, MethodSpec, SpecCase};

/// One case of the specification of a method.
#[derive(Clone)]
pub struct Contract {
    /// The method that has to fulfil it.
    pub method: MethodId,
    /// The method at whose declaration it is written; the scope's locals have the same places in both.
    pub written_at: MethodId,
    pub spec: Rc<MethodSpec>,
    /// `None`: nothing is written, only the invariants count.
    pub case: Option<usize>,
    /// `normal_behavior`, `exceptional_behavior 2` …
    pub name: String,
    /// What is asked of the method.
    pub demand: Demand,
    /// A condition on the inputs beside the written ones, made by `Program::precondition`.
    pub precondition: Option<MethodId>,
}

/// What a proof shows of a method.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Demand {
    /// That it does what is written.
    #[default]
    Contract,
    /// That nothing happens that must not (see `machine::step::Violation`), on any input; it may end as it likes, or never.
    NoViolation,
    /// The same, and no exception leaves it that is unchecked.
    NoViolationOrException,
}

impl Contract {
    pub fn case(&self) -> Option<&SpecCase> {
        self.case.map(|case| &self.spec.cases[case])
    }

    pub fn behavior(&self) -> Behavior {
        self.case().map_or(Behavior::Lightweight, |case| case.behavior)
    }

    /// Where it is written.
    pub fn span(&self, program: &Program) -> Span {
        self.case().map_or_else(|| program.method(self.method).name_span, |case| case.span)
    }

    /// The demand that a method has no violations, whatever is written about it.
    pub fn without_violations(program: &mut Program, method: MethodId, demand: Demand, precondition: Option<MethodId>) -> Contract {
        let spec = program.spec_of_method(method);
        Contract { method, written_at: method, spec, case: None, name: "violations".to_owned(), demand, precondition }
    }

    /// True if it may run forever.
    pub fn may_diverge(&self) -> bool {
        if self.demand != Demand::Contract {
            return true;
        }
        self.case().is_some_and(|case| case.diverges.as_ref().is_some_and(|clause| is_true(&clause.expr)))
    }
}

fn is_true(expr: &java::model::Expr) -> bool {
    matches!(expr.kind, java::model::ExprKind::Literal(java::model::Literal::Bool(true)))
}

fn behavior_name(behavior: Behavior) -> &'static str {
    match behavior {
        Behavior::Lightweight => "contract",
        Behavior::Normal => "normal_behavior",
        Behavior::Exceptional => "exceptional_behavior",
        _ => "behavior",
    }
}

/// The contracts that a method has to fulfil: its own cases, then those of the methods it overrides (Liskov).
pub fn contracts(program: &mut Program, method: MethodId) -> Vec<Contract> {
    let mut found = Vec::new();
    for written_at in specified(program, method) {
        let spec = program.spec_of_method(written_at);
        for (case, written) in spec.cases.iter().enumerate() {
            let name = behavior_name(written.behavior).to_owned();
            found.push(Contract {
                method,
                written_at,
                spec: Rc::clone(&spec),
                case: Some(case),
                name,
                demand: Demand::Contract,
                precondition: None,
            });
        }
    }
    number(&mut found);
    found
}

/// Cases with the same name get numbers.
fn number(contracts: &mut [Contract]) {
    for at in 0..contracts.len() {
        let name = contracts[at].name.clone();
        let same: Vec<usize> = (at..contracts.len()).filter(|i| contracts[*i].name == name).collect();
        if same.len() > 1 {
            for (n, i) in same.into_iter().enumerate() {
                contracts[i].name = format!("{name} {}", n + 1);
            }
        }
    }
}

/// The method and those it overrides, nearest first.
fn specified(program: &Program, method: MethodId) -> Vec<MethodId> {
    let mut found = vec![method];
    let info = program.method(method);
    if info.kind != MethodKind::Method || info.is_static || info.is_private {
        return found;
    }
    // The lineage of a class of the library is empty: nobody writes contracts above it.
    for class in program.lineage(info.class).into_iter().filter(|class| *class != info.class) {
        found.extend(program.class(class).methods.iter().copied().filter(|other| overrides(program, method, *other)));
    }
    found
}

/// True if a method overrides another one: with the same parameters, or by a bridge with those of the other one (generic classes).
fn overrides(program: &Program, method: MethodId, other: MethodId) -> bool {
    let (a, b) = (program.method(method), program.method(other));
    let is_candidate = a.name == b.name && !b.is_static && !b.is_private && !b.is_synthetic;
    let same = |a: &Method| a.params.len() == b.params.len() && a.params.iter().zip(&b.params).all(|(x, y)| x.ty == y.ty);
    let is_bridge = |bridge: &MethodId| program.bridged(*bridge) == Some(method) && same(program.method(*bridge));
    is_candidate && (same(a) || program.class(a.class).methods.iter().any(is_bridge))
}

/// Everything that is said of a method, for those who call it.
pub struct Promise {
    pub cases: Vec<Contract>,
}

impl Promise {
    /// What callers may rely on; `None` if nothing is written.
    pub fn of(program: &mut Program, method: MethodId) -> Option<Promise> {
        let cases = contracts(program, method);
        (!cases.is_empty()).then_some(Promise { cases })
    }
}
