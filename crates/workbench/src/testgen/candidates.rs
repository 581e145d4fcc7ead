//! Inputs that tests could use: one per path, and more on the boundaries of its conditions; and what each of them reaches.

use std::collections::BTreeSet;

use engine::{NodeId, NodeKind};
use java::graph::Pc;
use java::model::{ClassId, MethodId};
use machine::concrete::{Event, Ints, Limits, Script, Step, execute_traced};
use machine::input::{Content, Datum, Input, Outcome};
use term::{Op, Sort, TermId, display_conjunction, subterms};

use super::observed::{Observed, Observer, Shown, show};
use crate::condition;
use crate::junit::{Prepared, helpers, prepare, prepare_freely, with_statics};
use crate::run::Run;

/// Inputs of one path.
const MAX_INPUTS_OF_PATH: usize = 4;
/// Paths of a method beyond which one input per path has to do.
const MANY_PATHS: usize = 150;
/// Conditions of a path whose boundaries are asked for.
const MAX_CONDITIONS: usize = 24;
/// Numbers that are preferred, and how many of them.
const SMALL: i64 = 99;
const MAX_PREFERENCES: i64 = 12;
/// Events that are kept of a run of which only the branches count.
const MAX_EVENTS: usize = 200_000;

/// A way on from a branch or switch: the instruction and where it goes on.
pub(super) type Arm = (MethodId, Pc, Pc);

/// Something that a test should do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Goal {
    Take(Arm),
    /// Take it where the smallest change of a number would make it another.
    OnBoundary(Arm),
    /// Make an implicit check fail.
    Fail(MethodId, Pc),
    /// Let the method end like this.
    End(End),
}

/// How a call ends, roughly.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum End {
    Returns,
    True,
    False,
    Null,
    Throws(ClassId),
}

impl End {
    fn of(outcome: &Outcome) -> Option<End> {
        match outcome {
            Outcome::Returned(Some(Datum::Bool(true))) => Some(End::True),
            Outcome::Returned(Some(Datum::Bool(false))) => Some(End::False),
            Outcome::Returned(Some(Datum::Null)) => Some(End::Null),
            Outcome::Returned(_) => Some(End::Returns),
            Outcome::Threw { class, .. } => Some(End::Throws(*class)),
            _ => None,
        }
    }
}

/// A test in the making.
pub(super) struct Candidate {
    pub(super) script: Script,
    pub(super) observed: Observed,
    pub(super) observers: Vec<Observer>,
    pub(super) goals: BTreeSet<Goal>,
    /// Every arm that it takes, in the code of the user.
    pub(super) arms: BTreeSet<Arm>,
    pub(super) methods: BTreeSet<MethodId>,
    pub(super) condition: String,
    pub(super) is_reflective: bool,
}

/// The candidates of a method, and what is known of all its paths.
#[derive(Default)]
pub(super) struct Found {
    pub(super) candidates: Vec<Candidate>,
    /// Arms that some path takes, whether or not a test can.
    pub(super) taken: BTreeSet<Arm>,
    /// Every path was followed to its end, so that no input takes any other arm.
    pub(super) is_exhaustive: bool,
    /// Why something may be missing.
    pub(super) reasons: BTreeSet<String>,
}

/// Looks at every path. `is_tested`: methods with tests of their own, which other methods' tests need not take care of.
pub(super) fn candidates(run: &mut Run, is_tested: &dyn Fn(&Run, MethodId) -> bool) -> Found {
    let exploration = run.session.exploration();
    let mut found = Found { is_exhaustive: run.session.bits().exhaustive, ..Found::default() };
    let is_end = |kind: NodeKind| matches!(kind, NodeKind::Termination | NodeKind::ExceptionalTermination);
    let leaves: Vec<NodeId> = exploration.dag.iter().filter(|(_, node)| is_end(node.kind)).map(|(id, _)| id).collect();
    for (_, node) in exploration.dag.iter() {
        if matches!(node.kind, NodeKind::Limit | NodeKind::Unsupported) {
            found.reasons.insert(node.label.to_string());
        }
    }
    // JUnit may run with or without assertions: a path on which one fails has no test.
    run.semantics.world.watch.has_assertions = true;
    let n_inputs = if leaves.len() > MANY_PATHS { 1 } else { MAX_INPUTS_OF_PATH };
    for leaf in leaves {
        of_path(run, leaf, n_inputs, is_tested, &mut found);
    }
    found
}

fn of_path(run: &mut Run, leaf: NodeId, n_inputs: usize, is_tested: &dyn Fn(&Run, MethodId) -> bool, found: &mut Found) {
    let path = run.session.exploration().paths.conjuncts(run.session.exploration().dag.get(leaf).path);
    let summary = condition::summarized(&mut run.terms, &path);
    let condition = display_conjunction(&run.terms, &summary);
    let plain = match run.example_at(leaf) {
        Ok(input) => input,
        Err(reason) => {
            found.is_exhaustive = false;
            found.reasons.insert(reason.to_string());
            return;
        }
    };
    let arms = arms_of(run, &plain);
    found.is_exhaustive &= arms.is_some();
    found.taken.extend(arms.unwrap_or_default());
    let mut boundaries = boundaries(run, &path);
    for round in 0..n_inputs {
        let (mut chosen, n_taken) = with_boundaries(run, &path, &mut boundaries);
        if round > 0 && n_taken == 0 {
            break;
        }
        let without = chosen.clone();
        prefer_small_numbers(run, leaf, &mut chosen);
        // Numbers that are nice may be in no object that a constructor makes.
        let inputs = [run.example_where(leaf, &chosen).ok(), run.example_where(leaf, &without).ok(), Some(plain.clone())];
        for input in inputs.into_iter().flatten() {
            match candidate(run, &input, &condition, is_tested) {
                Ok(candidate) => {
                    let is_constructed = !candidate.is_reflective;
                    found.candidates.push(candidate);
                    if is_constructed {
                        break;
                    }
                }
                Err(reason) => drop(found.reasons.insert(reason)),
            }
        }
    }
}

/// The arms that a run on an input takes; `None` if it does not come to an end.
fn arms_of(run: &mut Run, input: &Input) -> Option<BTreeSet<Arm>> {
    let traced = execute_traced(&mut run.semantics.world, run.method, input, Ints::Java, Limits::default(), MAX_EVENTS);
    let has_ended = matches!(traced.observation.outcome, machine::input::Outcome::Returned(_) | machine::input::Outcome::Threw { .. });
    (traced.is_complete && has_ended).then(|| arms(run, &traced.events))
}

fn is_of_user(run: &mut Run, method: MethodId) -> bool {
    run.semantics.world.code(method).is_visible
}

fn arms(run: &mut Run, events: &[Event]) -> BTreeSet<Arm> {
    let taken = events.iter().filter_map(|event| match event {
        Event::Took(method, pc, target) => Some((*method, *pc, *target)),
        _ => None,
    });
    let taken: BTreeSet<Arm> = taken.collect();
    taken.into_iter().filter(|(method, ..)| is_of_user(run, *method)).collect()
}

/// A test on an input: how it is made, what is asserted, what it reaches.
fn candidate(run: &mut Run, input: &Input, condition: &str, is_tested: &dyn Fn(&Run, MethodId) -> bool) -> Result<Candidate, String> {
    if !input.nondeterministic.is_empty() {
        return Err("a path depends on nondeterministic values".to_owned());
    }
    let method = run.method;
    let world = &mut run.semantics.world;
    let prepared = prepare(world, method, input)?;
    let mut prepared = with_statics(world, method, prepared)?;
    let mut shown = show(world, method, &prepared.script, &prepared.stage)?;
    if let Some((simpler, same)) = without_reflection(run, input, &prepared, &shown) {
        (prepared, shown) = (simpler, same);
    }
    let is_reflective = !helpers(&prepared.script).is_empty();
    let arms = arms(run, &shown.events);
    let mut goals: BTreeSet<Goal> = arms.iter().copied().map(Goal::Take).collect();
    goals.extend(End::of(&shown.outcome).map(Goal::End));
    let mut methods = BTreeSet::from([method]);
    for event in &shown.events {
        match event {
            Event::OnBoundary(method, pc, target) => drop(goals.insert(Goal::OnBoundary((*method, *pc, *target)))),
            Event::FailedCheck(method, pc) => drop(goals.insert(Goal::Fail(*method, *pc))),
            Event::Entered(method) => drop(methods.insert(*method)),
            _ => {}
        }
    }
    methods.retain(|method| is_of_user(run, *method));
    goals.retain(|goal| {
        let of = match goal {
            // States that no constructor makes are only for branches that nothing else reaches.
            _ if is_reflective && !matches!(goal, Goal::Take(_)) => return false,
            Goal::Take((method, ..)) | Goal::OnBoundary((method, ..)) | Goal::Fail(method, _) => *method,
            Goal::End(_) => return true,
        };
        methods.contains(&of) && (of == run.method || !is_tested(run, of))
    });
    Ok(Candidate {
        observers: shown.observers,
        observed: shown.observed,
        script: prepared.script,
        goals,
        arms,
        methods,
        condition: condition.to_owned(),
        is_reflective,
    })
}

/// A test of the same path without reflection, if the fields that it wrote do not matter.
fn without_reflection(run: &mut Run, input: &Input, prepared: &Prepared, shown: &Shown) -> Option<(Prepared, Shown)> {
    let written: BTreeSet<_> = prepared
        .script
        .steps
        .iter()
        .filter_map(|step| match step {
            Step::Assign { field, is_reflective: true, .. } => Some(*field),
            _ => None,
        })
        .collect();
    if written.is_empty() {
        return None;
    }
    let mut input = input.clone();
    for object in &mut input.objects {
        if let Content::Fields(fields) = &mut object.content {
            fields.retain(|(field, _)| !written.contains(field) || run.semantics.world.program.field(*field).is_synthetic);
        }
    }
    let method = run.method;
    let simpler = prepare_freely(&mut run.semantics.world, method, &input).ok()?;
    let simpler = with_statics(&mut run.semantics.world, method, simpler).ok()?;
    let same = show(&mut run.semantics.world, method, &simpler.script, &simpler.stage).ok()?;
    let is_same = helpers(&simpler.script).is_empty()
        && arms(run, &same.events) == arms(run, &shown.events)
        && matches!(same.outcome, Outcome::Threw { .. }) == matches!(shown.outcome, Outcome::Threw { .. });
    is_same.then_some((simpler, same))
}

/// For every comparison of a path: the equation that puts its numbers on the boundary.
fn boundaries(run: &mut Run, path: &[TermId]) -> Vec<TermId> {
    let terms = &mut run.terms;
    let mut found = Vec::new();
    for conjunct in path.iter().take(MAX_CONDITIONS) {
        let [left, right] = *terms.args(*conjunct) else { continue };
        if terms.sort(left) != Sort::Int {
            continue;
        }
        match terms.op(*conjunct) {
            Op::Lt => {
                let one = terms.int(1);
                let next = terms.add2(left, one);
                found.push(terms.eq(next, right));
            }
            Op::Le => found.push(terms.eq(left, right)),
            _ => {}
        }
    }
    found.retain(|equation| run.terms.as_bool_const(*equation).is_none());
    found
}

/// The path with as many of the equations as go together; those are taken from the list. Gives how many they are.
fn with_boundaries(run: &mut Run, path: &[TermId], boundaries: &mut Vec<TermId>) -> (Vec<TermId>, usize) {
    let mut chosen = path.to_vec();
    boundaries.retain(|equation| {
        let fits = run.solver.check(&mut run.terms, &chosen, *equation) == solver::Answer::Sat;
        if fits {
            chosen.push(*equation);
        }
        !fits
    });
    let n_taken = chosen.len() - path.len();
    (chosen, n_taken)
}

/// Values of inputs that nothing else asks for are small, positive, and not all the same, so that results tell them apart.
fn prefer_small_numbers(run: &mut Run, leaf: NodeId, chosen: &mut Vec<TermId>) {
    let mut roots = chosen.clone();
    roots.extend(run.initial.inputs.iter().map(|input| input.term));
    roots.extend(run.session.exploration().dag.get(leaf).value);
    let numbers = subterms(&run.terms, &roots);
    let is_read = |run: &Run, number: TermId| {
        matches!(run.terms.op(number), Op::App(_)) && run.terms.sort(number) == Sort::Int && run.terms.is_closed(number)
    };
    let mut least = 2;
    for number in numbers {
        if least > MAX_PREFERENCES || !is_read(run, number) {
            continue;
        }
        let (low, high) = (run.terms.int(least), run.terms.int(SMALL));
        let is_above = run.terms.le(low, number);
        let is_below = run.terms.le(number, high);
        let is_small = run.terms.and2(is_above, is_below);
        for preferred in [is_small, is_above] {
            if run.solver.check(&mut run.terms, chosen, preferred) == solver::Answer::Sat {
                chosen.push(preferred);
                least += 1;
                break;
            }
        }
    }
}
