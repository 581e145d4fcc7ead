//! The question of non-interference, put to the solver as a whole.

use engine::{Bits, Exploration, NodeId, NodeKind};
use java::model::{FieldId, MethodId, Prim, Ty};
use machine::concrete::Ints;
use machine::symbolic::{InitialState, JavaSemantics, Meaning, State};
use merge::assuming::Assuming;
use merge::operator::choose;
use merge::tree::PathTree;
use solver::{Answer as Satisfiable, Solver};
use term::{SymbolId, TermId, Terms};

use crate::answer::{Answer, Verdict};
use crate::copy::Second;
use crate::outputs::{Output, Seen, observed, value};
use crate::policy::{Level, Policy};
use crate::replay;

/// An explored method.
pub struct Subject<'a> {
    pub java: &'a mut JavaSemantics,
    pub terms: &'a mut Terms,
    pub solver: &'a mut Solver,
    pub exploration: &'a Exploration<State>,
    pub initial: &'a InitialState,
    pub method: MethodId,
    pub ints: Ints,
    /// Static fields that are inputs, with their symbols.
    pub statics: &'a [(FieldId, TermId)],
    /// Values over the initial state on which both runs agree.
    pub declassified: &'a [TermId],
}

/// Whether what is observed depends on anything that is not low.
pub fn analyse(subject: &mut Subject<'_>, policy: &Policy) -> Answer {
    let is_inexact = subject.exploration.merges.values().any(|merge| merge.bits != Bits::EXACT);
    let (verdict, outputs) = match ends(subject, policy).and_then(|ends| Ok((observed(subject, policy, &ends)?, ends))) {
        Err(what) => (Verdict::Unsupported(what), Vec::new()),
        Ok((outputs, ends)) => {
            let names = outputs.iter().map(|(_, name)| name.clone()).collect();
            (verdict(subject, policy, outputs, &ends).unwrap_or_else(Verdict::Unsupported), names)
        }
    };
    let may_gain_from_splitting = is_inexact && matches!(verdict, Verdict::Unknown(_));
    Answer { verdict, outputs, may_gain_from_splitting }
}

fn verdict(subject: &mut Subject<'_>, policy: &Policy, outputs: Vec<(Output, String)>, ends: &[NodeId]) -> Result<Verdict, String> {
    if ends.is_empty() {
        return Ok(Verdict::Unknown("bounded: no path was followed to its end".to_owned()));
    }
    let paths: Vec<_> = ends.iter().map(|end| subject.exploration.dag.get(*end).path).collect();
    let tree = PathTree::new(&subject.exploration.paths, &paths);
    let mut seen = Vec::new();
    for (output, name) in outputs {
        let mut values = Vec::new();
        for end in ends {
            values.push(value(subject, *end, &output)?);
        }
        seen.push(Seen { output, name, values });
    }
    let Some(merged) = merged(subject, &tree, &seen) else {
        return Ok(Verdict::Unknown("merge: the ends of the paths could not be told apart".to_owned()));
    };
    let mut both = subject.exploration.paths.conjuncts(tree.common);
    let disjunction = tree.disjunction(subject.terms);
    both.push(disjunction);
    Ok(ask(subject, policy, &seen, &merged, &both))
}

/// The leaves at which something is seen. Whoever does not see exceptions sees nothing of runs that end with one.
fn ends(subject: &Subject<'_>, policy: &Policy) -> Result<Vec<NodeId>, String> {
    let mut ends = Vec::new();
    for (id, node) in subject.exploration.dag.iter() {
        match node.kind {
            NodeKind::Termination => ends.push(id),
            NodeKind::ExceptionalTermination if policy.sees_exceptions => ends.push(id),
            NodeKind::Unsupported => return Err(node.label.to_string()),
            _ => {}
        }
    }
    Ok(ends)
}

/// One term per output, which is the value of every end on its path: checked, not assumed.
fn merged(subject: &mut Subject<'_>, tree: &PathTree, seen: &[Seen]) -> Option<Vec<TermId>> {
    let common = subject.exploration.paths.conjuncts(tree.common);
    let mut merged = Vec::new();
    for output in seen {
        let term = tree.choice(subject.terms, &output.values, choose);
        for (partner, own) in output.values.iter().enumerate() {
            let mut assuming = Assuming::new(subject.terms, tree.tail(partner));
            if assuming.reduce(subject.terms, term) == *own {
                continue;
            }
            let same = subject.terms.eq(term, *own);
            let differs = subject.terms.not(same);
            let mut path = common.clone();
            path.extend_from_slice(tree.tail(partner));
            if subject.solver.check(subject.terms, &path, differs) != Satisfiable::Unsat {
                return None;
            }
        }
        merged.push(term);
    }
    Some(merged)
}

/// Two runs that agree on everything low and differ in what is seen: is there such a pair?
fn ask(subject: &mut Subject<'_>, policy: &Policy, seen: &[Seen], merged: &[TermId], both: &[TermId]) -> Verdict {
    let mut second = Second::default();
    let shared = shared_symbols(subject, policy);
    let is_shared = |symbol: SymbolId| shared.contains(&symbol);
    let mut conjuncts: Vec<TermId> = both.to_vec();
    for condition in both {
        conjuncts.push(second.of(subject.terms, *condition, &is_shared));
    }
    for value in subject.declassified {
        let other = second.of(subject.terms, *value, &is_shared);
        conjuncts.push(subject.terms.eq(*value, other));
    }
    let mut differences = Vec::new();
    for term in merged {
        let other = second.of(subject.terms, *term, &is_shared);
        let same = subject.terms.eq(*term, other);
        differences.push(subject.terms.not(same));
    }
    let some = subject.terms.or(&differences);
    let is_complete = subject.exploration.bits.exhaustive;
    if subject.solver.check(subject.terms, &conjuncts, some) == Satisfiable::Unsat {
        let limit = subject.exploration.dag.iter().find(|(_, node)| node.kind == NodeKind::Limit).map(|(_, node)| node.label.to_string());
        return match limit {
            None if is_complete => Verdict::Secure,
            limit => Verdict::Unknown(format!("bounded: {}", limit.unwrap_or_else(|| "not every path was explored".to_owned()))),
        };
    }
    // One output after the other: the first pair of runs that can be repeated is the answer.
    for (index, difference) in differences.into_iter().enumerate() {
        if subject.terms.as_bool_const(difference) == Some(false) {
            continue;
        }
        let mut query = conjuncts.clone();
        query.push(difference);
        let Some(model) = subject.solver.model(subject.terms, &query) else { continue };
        if let Some(leak) = replay::leak(subject, &model, &second, &query, &seen[index]) {
            return Verdict::Insecure(Box::new(leak));
        }
    }
    Verdict::Unknown("no pair of inputs was found that shows a difference when it is run".to_owned())
}

/// Symbols with the same meaning in both runs: low inputs, and the parts of the initial heap that are not secret.
fn shared_symbols(subject: &Subject<'_>, policy: &Policy) -> std::collections::BTreeSet<SymbolId> {
    let program = &subject.java.world.program;
    let low_statics: Vec<SymbolId> = subject
        .statics
        .iter()
        .filter(|(field, _)| policy.field(program, *field) == Level::Low)
        .flat_map(|(_, term)| subject.terms.symbols_of(*term).to_vec())
        .collect();
    let is_low = |symbol: SymbolId| match subject.java.symbols.meaning(symbol) {
        Meaning::Parameter(position) => {
            subject.initial.inputs.get(position).is_some_and(|input| policy.parameter(&input.name) == Level::Low)
        }
        Meaning::Field(field) => policy.field(program, field) == Level::Low,
        // Contents behind a secret reference are secret because the reference is.
        Meaning::Elements(_)
        | Meaning::Length
        | Meaning::Content
        | Meaning::SharedBox(_)
        | Meaning::Literal(_)
        | Meaning::ClassObject(_)
        | Meaning::Constant(..) => true,
        Meaning::Other => false,
    };
    let all = subject.java.symbols.declared();
    all.into_iter().filter(|symbol| is_low(*symbol)).chain(low_statics).collect()
}

/// The types of static fields that may be inputs.
pub fn may_be_input(ty: Ty) -> bool {
    matches!(ty, Ty::Prim(prim) if prim != Prim::Float && prim != Prim::Double)
}
