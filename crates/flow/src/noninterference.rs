//! The question of non-interference, put to the solver as a whole.

use engine::{Bits, Exploration, NodeId, NodeKind};
use java::model::{FieldId, MethodId, Prim, Ty};
use machine::concrete::Ints;
use machine::symbolic::{InitialState, JavaSemantics, Meaning, State};
use merge::contextual_rewriting::Assuming;
use merge::operator::choose;
use merge::path_tree::PathTree;
use solver::{Answer as Satisfiable, Solver};
use term::{Sort, SymbolId, TermId, Terms};

use crate::answer::{Answer, Leak, Verdict};
use crate::observation::{Role, Seen, unfold};
use crate::observed_outputs::{ObservedOutputs, roots};
use crate::policy::{Level, Policy};
use crate::replay;
use crate::self_composition::SecondRun;
use crate::unobserved_writes::passed_over;

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
    /// Values over the initial state on which both runs agree, with the methods that compute them.
    pub declassified: &'a [(MethodId, TermId)],
    /// A condition that is false in the first of two runs and true in the second, if only such pairs matter.
    pub versus: Option<TermId>,
}

impl Subject<'_> {
    /// True if a merge on the way may have forgotten something.
    pub fn is_inexact(&self) -> bool {
        self.exploration.merges.values().any(|merge| merge.bits != Bits::EXACT)
    }
}

/// True if what is observed depends on anything that is not low.
pub fn analyse(subject: &mut Subject<'_>, policy: &Policy) -> Answer {
    let is_inexact = subject.is_inexact();
    let view = look(subject, policy);
    // Something could not be looked at, and what a merge joined may be why.
    let is_obscure = view.is_err();
    let (verdict, outputs, passed_over) = match view {
        Err(why) => (Verdict::Unknown(why), Vec::new(), Vec::new()),
        Ok(View { outputs, unsupported: Some(what), .. }) if outputs.is_empty() => (Verdict::Unsupported(what, None), outputs, Vec::new()),
        // Every run ends with an exception, of which nothing is seen.
        Ok(view) if view.outputs.is_empty() && !policy.sees_exceptions && subject.exploration.bits.exhaustive => {
            (complete(subject), vec!["nothing, because no run ends normally".to_owned()], Vec::new())
        }
        Ok(view) if view.outputs.is_empty() => {
            (Verdict::Unknown("bounded: no path was followed to its end".to_owned()), Vec::new(), Vec::new())
        }
        Ok(view) => (verdict(subject, policy, &view), view.outputs, view.passed_over),
    };
    let has_merges = !subject.exploration.merges.is_empty();
    let may_gain_from_splitting = match verdict {
        Verdict::Unknown(_) if is_obscure => has_merges,
        Verdict::Unknown(_) => is_inexact,
        Verdict::Unsupported(..) => has_merges,
        Verdict::Holds | Verdict::Violated(_) => false,
    };
    Answer { verdict, outputs, passed_over, may_gain_from_splitting }
}

/// What an observer sees at all ends.
#[derive(Default)]
struct View {
    ends: Vec<NodeId>,
    seen: Vec<Seen>,
    /// Names of what is observed; none if there are no ends.
    outputs: Vec<String>,
    /// Symbols of unknown indices, which are the same in both runs.
    indices: Vec<SymbolId>,
    passed_over: Vec<String>,
    /// Why nothing is proved even if no two runs differ.
    doubt: Option<String>,
    /// What a path could not go on with.
    unsupported: Option<String>,
}

fn look(subject: &mut Subject<'_>, policy: &Policy) -> Result<View, String> {
    let unsupported = unsupported(subject);
    let ends = ends(subject, policy);
    if ends.is_empty() {
        return Ok(View { unsupported, ..View::default() });
    }
    let mut scene = ObservedOutputs::new(subject, policy, ends.clone())?;
    let roots = roots(subject, policy, &mut scene)?;
    let mut seen = vec![endings(subject, &ends), printed(subject, &ends)];
    seen.extend(unfold(subject, policy, &mut scene, &roots)?);
    let is_named = |root: &&crate::observed_outputs::Root| **root != crate::observed_outputs::Root::Thrown;
    let mut outputs: Vec<String> = if policy.sees_exceptions { vec![seen[0].name.clone()] } else { Vec::new() };
    outputs.push(seen[1].name.clone());
    outputs.extend(roots.iter().filter(is_named).map(|root| root.name(subject)));
    outputs.dedup();
    let indices = scene.indices.symbols(subject.terms).collect();
    let passed_over = passed_over(subject, policy, &scene);
    Ok(View { ends, seen, outputs, indices, passed_over, doubt: scene.doubt, unsupported })
}

/// The text that stands for a normal end.
const NORMAL_END: &str = "normally";

/// The output that says how the method ends.
pub const ENDING: &str = "how the method ends";

/// Normal end, or the class of the exception, of which everything else is seen, too.
fn endings(subject: &mut Subject<'_>, ends: &[NodeId]) -> Seen {
    let mut values = Vec::new();
    for end in ends {
        let node = subject.exploration.dag.get(*end);
        let name: Vec<u16> = if node.kind == NodeKind::Termination { NORMAL_END } else { &node.label }.encode_utf16().collect();
        values.push(subject.terms.str_const(&name));
    }
    Seen { name: ENDING.to_owned(), role: Role::Fact, values, excuse: None }
}

fn printed(subject: &mut Subject<'_>, ends: &[NodeId]) -> Seen {
    let mut values = Vec::new();
    for end in ends {
        let state = subject.exploration.dag.get(*end).state.as_ref().expect("ends have states");
        let pieces: Vec<TermId> = state.heap.output().collect();
        values.push(subject.terms.str_concat(&pieces));
    }
    Seen { name: "the printed text".to_owned(), role: Role::Fact, values, excuse: None }
}

fn verdict(subject: &mut Subject<'_>, policy: &Policy, view: &View) -> Verdict {
    let paths: Vec<_> = view.ends.iter().map(|end| subject.exploration.dag.get(*end).path).collect();
    let tree = PathTree::new(&subject.exploration.paths, &paths);
    let values = view.seen.iter().map(|seen| seen.values.as_slice());
    let excuses = view.seen.iter().filter_map(|seen| seen.excuse.as_deref());
    let Some(merged) = merged(subject, &tree, values.chain(excuses)) else {
        return Verdict::Unknown("merge: the ends of the paths could not be told apart".to_owned());
    };
    let mut both = subject.exploration.paths.conjuncts(tree.common);
    let disjunction = tree.disjunction(subject.terms);
    both.push(disjunction);
    let verdict = ask(subject, policy, view, &merged, &both);
    match (&verdict, &view.unsupported, &view.doubt) {
        (Verdict::Holds | Verdict::Unknown(_), Some(what), _) => Verdict::Unsupported(what.clone(), None),
        (Verdict::Holds, None, Some(doubt)) => Verdict::Unknown(doubt.clone()),
        _ => verdict,
    }
}

/// The first thing that a path could not go on with, and where. The other paths may still show a leak.
fn unsupported(subject: &Subject<'_>) -> Option<String> {
    let (_, node) = subject.exploration.dag.iter().find(|(_, node)| node.kind == NodeKind::Unsupported)?;
    let program = &subject.java.world.program;
    let span = node.source;
    Some(match span.filter(|span| !program.file(span.file).is_library) {
        Some(span) => format!("line {}: {}", program.line_column(span).0, node.label),
        None => node.label.to_string(),
    })
}

/// The leaves at which something is seen. Whoever does not see exceptions sees nothing of runs that end with one.
fn ends(subject: &Subject<'_>, policy: &Policy) -> Vec<NodeId> {
    let is_seen = |kind: NodeKind| match kind {
        NodeKind::Termination => true,
        NodeKind::ExceptionalTermination => policy.sees_exceptions,
        _ => false,
    };
    subject.exploration.dag.iter().filter(|(_, node)| is_seen(node.kind)).map(|(id, _)| id).collect()
}

/// One term per list of values, which is the value of every end on its path: checked, not assumed.
fn merged<'s>(subject: &mut Subject<'_>, tree: &PathTree, all: impl Iterator<Item = &'s [TermId]>) -> Option<Vec<TermId>> {
    let common = subject.exploration.paths.conjuncts(tree.common);
    let mut merged = Vec::new();
    for values in all {
        let term = tree.choice(subject.terms, values, choose);
        for (partner, own) in values.iter().enumerate() {
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
fn ask(subject: &mut Subject<'_>, policy: &Policy, view: &View, merged: &[TermId], both: &[TermId]) -> Verdict {
    let mut second = SecondRun::default();
    let mut shared = shared_symbols(subject, policy);
    shared.extend(&view.indices);
    let is_shared = |symbol: SymbolId| shared.contains(&symbol);
    let mut conjuncts: Vec<TermId> = both.to_vec();
    for condition in both {
        conjuncts.push(second.of(subject.terms, *condition, &is_shared));
    }
    for (_, value) in subject.declassified {
        let other = second.of(subject.terms, *value, &is_shared);
        conjuncts.push(subject.terms.eq(*value, other));
    }
    if let Some(condition) = subject.versus {
        let other = second.of(subject.terms, condition, &is_shared);
        conjuncts.extend([subject.terms.not(condition), other]);
    }
    let mut differences = Vec::new();
    let mut excuses = merged[view.seen.len()..].iter();
    for (term, seen) in merged.iter().zip(&view.seen) {
        let other = second.of(subject.terms, *term, &is_shared);
        let same = subject.terms.eq(*term, other);
        let mut differs = subject.terms.not(same);
        if let Some(excuse) = seen.excuse.as_ref().and_then(|_| excuses.next()) {
            let other = second.of(subject.terms, *excuse, &is_shared);
            let excused = subject.terms.and2(*excuse, other);
            let counts = subject.terms.not(excused);
            differs = subject.terms.and2(differs, counts);
        }
        if subject.terms.as_bool_const(differs) != Some(false) {
            differences.push((seen.role, seen.name == ENDING, differs));
        }
    }
    // What follows from the identities of objects need not be asked.
    let needed: Vec<TermId> = differences.iter().filter(|(role, _, _)| *role != Role::Hint).map(|(_, _, differs)| *differs).collect();
    let some = subject.terms.or(&needed);
    if subject.solver.check(subject.terms, &conjuncts, some) == Satisfiable::Unsat {
        return complete(subject);
    }
    // One output after the other, how the method ends last: what it returns says more than that it does.
    differences.sort_by_key(|(role, is_ending, _)| (*is_ending, *role));
    let preferences = preferences(subject, &mut second, merged, &is_shared);
    let mut leaks: Vec<Leak> = Vec::new();
    for (_, _, difference) in differences {
        let query = [conjuncts.as_slice(), &[difference]].concat();
        leaks.extend(shown(subject, policy, &second, &query, (&preferences, &leaks)));
        if leaks.len() == MAX_LEAKS {
            break;
        }
    }
    leaks.sort_by_key(|leak| leak.output == ENDING);
    if leaks.is_empty() {
        return Verdict::Unknown("no pair of inputs was found that shows a difference when it is run".to_owned());
    }
    Verdict::Violated(leaks)
}

/// Leaks that are looked for.
const MAX_LEAKS: usize = 20;

/// Conditions that make a pair of runs tell more, the best first: both end normally, and no input is null.
fn preferences(
    subject: &mut Subject<'_>,
    second: &mut SecondRun,
    merged: &[TermId],
    is_shared: &dyn Fn(SymbolId) -> bool,
) -> Vec<Vec<TermId>> {
    let mut both = |subject: &mut Subject<'_>, condition: TermId| [condition, second.of(subject.terms, condition, is_shared)];
    let normally: Vec<u16> = NORMAL_END.encode_utf16().collect();
    let normally = subject.terms.str_const(&normally);
    let ends_normally = subject.terms.eq(merged[0], normally);
    let normal = both(subject, ends_normally).to_vec();
    let mut not_null = Vec::new();
    let references: Vec<TermId> = subject.initial.inputs.iter().map(|input| input.value).collect();
    for reference in references.into_iter().filter(|input| subject.terms.sort(*input) == Sort::Ref).collect::<Vec<_>>() {
        let null = subject.terms.null();
        let is_null = subject.terms.eq(reference, null);
        let condition = subject.terms.not(is_null);
        not_null.extend(both(subject, condition));
    }
    vec![[normal.as_slice(), &not_null].concat(), normal, not_null, Vec::new()]
}

/// Two runs that differ in an output of which no leak is known, the most telling ones that are found.
fn shown(
    subject: &mut Subject<'_>,
    policy: &Policy,
    second: &SecondRun,
    query: &[TermId],
    (preferences, known): (&[Vec<TermId>], &[Leak]),
) -> Option<Leak> {
    preferences.iter().find_map(|preferred| {
        let query = [query, preferred].concat();
        let model = subject.solver.model(subject.terms, &query)?;
        replay::leak(subject, policy, (&model, second), &query, known)
    })
}

/// No two of the runs that were explored differ: that is an answer if these are all runs.
fn complete(subject: &Subject<'_>) -> Verdict {
    let limit = subject.exploration.dag.iter().find(|(_, node)| node.kind == NodeKind::Limit).map(|(_, node)| node.label.to_string());
    match limit {
        None if prints_errors(subject) => Verdict::Unsupported("System.err is printed to, and nobody looks at that here".to_owned(), None),
        None if subject.exploration.bits.exhaustive => Verdict::Holds,
        limit => Verdict::Unknown(format!("bounded: {}", limit.unwrap_or_else(|| "not every path was explored".to_owned()))),
    }
}

/// What is printed to the error stream is kept nowhere.
fn prints_errors(subject: &Subject<'_>) -> bool {
    let program = &subject.java.world.program;
    let is_error_stream = |field: &FieldId| {
        let info = program.field(*field);
        info.name == "err" && program.class(info.class).binary_name == "java.lang.System"
    };
    (0..program.fields.len() as u32).map(FieldId).filter(is_error_stream).any(|field| subject.java.world.may_read_static(field))
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
        | Meaning::Singleton
        | Meaning::Constant(..) => true,
        // Nobody says that two runs get the same ones.
        Meaning::Nondeterministic(..) | Meaning::Other => false,
    };
    let all = subject.java.symbols.declared();
    all.into_iter().filter(|symbol| is_low(*symbol)).chain(low_statics).collect()
}

/// The types of static fields that may be inputs.
pub fn may_be_input(ty: Ty) -> bool {
    matches!(ty, Ty::Prim(prim) if prim != Prim::Float && prim != Prim::Double)
}
