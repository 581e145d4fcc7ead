//! One contract, one task: explore, prove every claim, look for a run that violates it.

use common::resources::{Stopwatch, has_passed};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use engine::{Budget, Exploration, Explorer, MergeSite, Merging, NodeId, NodeInfo, NodeKind, Strategy};
use java::model::{ClassId, MethodId, Span, Ty};
use machine::concrete::Ints;
use machine::symbolic::{JavaSemantics, Symbols};
use machine::world::World;
use merge::Merger;
use solver::{Solver, Stopped};
use term::{TermId, Terms, display_conjuncts};

use crate::answer::answer;
use crate::counterexample_search;
use crate::infer::{Inferred, InferredClause, infer};
use crate::obligation::Kind;
use crate::reason::Reason;
use crate::semantics::{Calls, Loops, Policy, Statics, Task, VState, Verifier, begin, has_call};
use crate::verdict::{Answered, ContractResult, Counterexample, Status, Verdict, Work};
use jml::contract::Contract;
use jml::merge_directives::MergeDirectives;

/// How contracts are proved.
#[derive(Clone, Debug)]
pub struct Settings {
    pub ints: Ints,
    pub calls: Calls,
    pub per_method: BTreeMap<MethodId, Calls>,
    pub budget: Budget,
    pub config: solver::Config,
    /// How paths are merged.
    pub merge: merge::Mode,
    /// Whether to look for a run that violates a contract that is not proved.
    pub searches: bool,
    /// Whether to look for invariants of loops that lack them.
    pub infers: bool,
    /// True if an independent solver is asked about every proof.
    pub confirms: bool,
    /// How loops without an invariant are treated, and those with one: by invariant, or by havoc.
    pub loops: Loops,
}

impl Settings {
    /// Why nothing more should be tried, if so.
    pub(crate) fn stopped(&self) -> Option<Stopped> {
        if self.budget.cancel.is_cancelled() {
            return Some(Stopped::Request);
        }
        has_passed(self.budget.deadline).then_some(Stopped::Time)
    }

    /// The same for work beside something that stays in memory.
    fn beside(&self, terms: &Terms) -> Settings {
        let used = terms.bytes() >> 20;
        let task_memory_mib = self.budget.task_memory_mib.map(|mib| mib.saturating_sub(used));
        Settings { budget: Budget { task_memory_mib, ..self.budget.clone() }, ..self.clone() }
    }
}

/// A finished task: the answer, and what it was read from.
pub struct Finished {
    pub result: ContractResult,
    pub verifier: Verifier,
    pub terms: Terms,
    pub solver: Solver,
    pub exploration: Exploration<VState>,
    pub inputs: Vec<machine::symbolic::InputTerm>,
    /// Nothing satisfies the precondition.
    pub is_vacuous: bool,
}

/// True if the state before the method can be set up; the world comes back in any case.
pub fn can_begin(world: World, contract: &Contract, settings: &Settings) -> Result<World, (World, String)> {
    let mut java = JavaSemantics { world, symbols: Symbols::new(settings.ints) };
    let start = machine::symbolic::Start::Call;
    match machine::symbolic::initial_state(&mut java, &mut Terms::new(), contract.method, &start, contract.precondition) {
        Ok(initial) if !has_call(&java, contract.method, &initial.state) => {
            Err((java.world, "a class that the method needs cannot be initialised".to_owned()))
        }
        Ok(_) => Ok(java.world),
        Err(reason) => Err((java.world, reason)),
    }
}

/// Proves one contract: as it stands; then with invariants that are found; then a run is looked for that violates it.
pub fn prove(world: World, contract: &Contract, settings: &Settings) -> Finished {
    let started = Stopwatch::start();
    let mut finished = attempt(world, contract, settings, &BTreeMap::new());
    if settings.infers && settings.stopped().is_none() && finished.may_gain_from_invariants() {
        let (world, found) = infer(finished.take_world(), contract, &settings.beside(&finished.terms));
        finished = if found.values().any(|inferred| !inferred.clauses().is_empty()) {
            let again = attempt(world, contract, &settings.beside(&finished.terms), &found);
            if again.result.verdict == Verdict::Holds || finished.is_bounded() { again } else { finished.with_world(again) }
        } else {
            finished.verifier.java.world = world;
            finished
        };
    }
    // What is left of a broken specification is not what was meant: a run that violates it shows nothing.
    let is_broken = has_errors(&mut finished.verifier);
    let is_open = !matches!(finished.result.verdict, Verdict::Holds) && !finished.is_vacuous && !is_broken;
    if settings.searches && settings.stopped().is_none() && is_open {
        refute(&mut finished, contract, settings);
    }
    finished.result.milliseconds = started.elapsed().as_secs_f64() * 1000.0;
    finished
}

/// One exploration and its answer. Without merging, paths are taken up in the same order: it is the luck of the proofs. What a merge may have
/// made too hard is asked again without it: below the inputs of the merges on its way, a bounded number of times, and then without any.
fn attempt(world: World, contract: &Contract, settings: &Settings, inferred: &BTreeMap<(MethodId, u32), Inferred>) -> Finished {
    let policy = || settings.merge.policy().unwrap_or_default();
    let mut merger = Merger::new(policy());
    let mut round = try_once(world, contract, settings, inferred, &mut merger);
    let mut rounds = 0;
    while settings.stopped().is_none() {
        let sites = merges_above(&round.exploration, &round.doubtful);
        if sites.is_empty() {
            break;
        }
        let mut forbidden = merger.forbidden;
        forbidden.extend(sites);
        rounds += 1;
        merger = Merger::new(if rounds < MAX_RESPLITS { policy() } else { merge::Policy::default() }).forbidding(forbidden);
        let before = round.work;
        round = try_once(round.task.verifier.java.world, contract, settings, inferred, &mut merger);
        round.work.add(before);
    }
    finish(round, contract)
}

/// Explorations with fewer and fewer merges before there are none.
const MAX_RESPLITS: u32 = 3;

/// An exploration with the answers to its claims.
struct Round {
    task: Task,
    terms: Terms,
    solver: Solver,
    exploration: Exploration<VState>,
    answers: Vec<Answered>,
    /// Nodes with claims that are not settled, or only on paths that merges may have invented, and what is unsupported.
    doubtful: Vec<NodeId>,
    /// There are objects that forgotten values could not be.
    misses_types: bool,
    /// Of this and all rounds before.
    work: Work,
}

/// Explores and answers, in a world that has the classes of all objects that are met.
fn try_once(
    world: World,
    contract: &Contract,
    settings: &Settings,
    inferred: &BTreeMap<(MethodId, u32), Inferred>,
    merger: &mut Merger,
) -> Round {
    let mut is_again = false;
    let explore = |world: World| {
        if std::mem::replace(&mut is_again, true) {
            *merger = merger.renewed();
        }
        let mut round = explore_and_answer(world, contract, settings, inferred.clone(), merger);
        let symbols = std::mem::replace(&mut round.task.verifier.java.symbols, Symbols::new(settings.ints));
        let java = JavaSemantics { world: round.task.verifier.take_world(), symbols };
        (round, java)
    };
    let (mut round, java, misses_types) = in_complete_world(world, settings, explore);
    round.misses_types = misses_types;
    round.task.verifier.java = java;
    round
}

/// Does something in a world that has the classes of all objects that are met, as often as it takes to meet no new ones: the library may create some
/// that nobody names. True if some are missing in the end.
pub(crate) fn in_complete_world<T>(
    mut world: World,
    settings: &Settings,
    mut attempt: impl FnMut(World) -> (T, JavaSemantics),
) -> (T, JavaSemantics, bool) {
    let closed = world.universe();
    let mut missed: Vec<Ty> = Vec::new();
    // Library classes that are initialised before from now on, because the program is known to use them.
    let mut initialized: BTreeSet<ClassId> = BTreeSet::new();
    loop {
        let (found, mut java) = attempt(world);
        let new: Vec<Ty> = java.symbols.missed_types().to_vec();
        java.world.set_universe(Rc::clone(&closed));
        let is_late = !java.symbols.late_initializers.is_subset(&initialized);
        initialized.extend(java.symbols.late_initializers.iter().copied());
        if new.is_empty() && !is_late || settings.stopped().is_some() {
            return (found, java, !new.is_empty());
        }
        missed.extend(new);
        world = java.world;
        world.set_universe(Rc::new(closed.extended(&missed)));
    }
}

fn explore_and_answer(
    world: World,
    contract: &Contract,
    settings: &Settings,
    inferred: BTreeMap<(MethodId, u32), Inferred>,
    merger: &mut Merger,
) -> Round {
    let java = JavaSemantics { world, symbols: Symbols::new(settings.ints) };
    let mut terms = Terms::new();
    let policy = Policy { calls: settings.calls, loops: settings.loops, per_method: settings.per_method.clone() };
    let Ok(mut task) = begin(java, &mut terms, contract.clone(), policy, Statics::Any) else { unreachable!("asked before") };
    task.verifier.inferred = inferred;
    task.verifier.merge_directives = MergeDirectives::new(&settings.merge);
    let mut solver = Solver::new(settings.config.clone());
    let exploration = explore_merging(&mut task, &mut terms, &mut solver, &settings.budget, Some(merger), false);
    let (answers, mut doubtful) = answer(&task.verifier, &mut terms, &mut solver, &exploration, settings);
    // What is unsupported for a choice of values may be supported for each of them, and what was cut off where a merge forgot values may end with them.
    let forgets = exploration.merges.values().any(|merge| !merge.bits.precise);
    let is_doubtful = |kind: NodeKind| kind == NodeKind::Unsupported || (forgets && kind == NodeKind::Limit);
    doubtful.extend(exploration.dag.iter().filter(|(_, node)| is_doubtful(node.kind)).map(|(id, _)| id));
    let merging = merger.totals;
    let work = Work {
        nodes: exploration.dag.len() as u64,
        solver_calls: solver.stats().queries + solver.stats().proofs,
        solver_units: solver.stats().units,
        merges: u64::from(merging.merges),
        merge_obligations: u64::from(merging.checks.obligations),
    };
    Round { task, terms, solver, exploration, answers, doubtful, misses_types: false, work }
}

/// The places of the merges on the way to some nodes.
fn merges_above(exploration: &Exploration<VState>, nodes: &[NodeId]) -> BTreeSet<MergeSite> {
    let mut seen = BTreeSet::new();
    let mut work: Vec<NodeId> = if exploration.merges.is_empty() { Vec::new() } else { nodes.to_vec() };
    while let Some(node) = work.pop() {
        if seen.insert(node) {
            work.extend_from_slice(exploration.dag.get(node).parents.as_slice());
        }
    }
    exploration.merges.iter().filter(|(node, _)| seen.contains(node)).map(|(_, merge)| merge.site.clone()).collect()
}

/// The verdict of a round.
fn finish(round: Round, contract: &Contract) -> Finished {
    let Round { mut task, mut terms, mut solver, exploration, answers, misses_types, work, .. } = round;
    let is_vacuous = matches!(solver.check_all(&mut terms, &task.assumptions), solver::Answer::Unsat);
    let verdict = if has_errors(&mut task.verifier) {
        Verdict::Unsupported("the specification has errors".to_owned(), None)
    } else if misses_types {
        Verdict::Unknown(Reason::ClassesMissing)
    } else {
        judge(&task.verifier, &exploration, &answers, is_vacuous)
    };
    let keeps_invariants = !has_errors(&mut task.verifier) && keeps_invariants(&task.verifier, &exploration, &answers);
    let Task { mut verifier, initial, .. } = task;
    let result = ContractResult {
        method: contract.method,
        contract: contract.name.clone(),
        span: contract.span(&verifier.java.world.program),
        verdict,
        obligations: answers,
        counterexample: None,
        inferred: used_invariants(&mut verifier),
        assumptions: Vec::new(),
        relied: verifier.all_relied(),
        uses_invariants_of: verifier.uses_invariants_of,
        keeps_invariants,
        milliseconds: 0.0,
        work,
    };
    Finished { result, verifier, terms, solver, exploration, inputs: initial.inputs, is_vacuous }
}

/// The invariants that were found, loop by loop.
fn used_invariants(verifier: &mut Verifier) -> Vec<(Span, InferredClause)> {
    let inferred = verifier.inferred.clone();
    let mut clauses = Vec::new();
    for ((method, id), found) in inferred {
        let code = verifier.java.world.code(method);
        let written = &code.loops[id as usize];
        // A measure that is written is the one that is used.
        let has_measure = written.spec.as_ref().is_some_and(|spec| !spec.decreases.is_empty());
        let used = found.clauses().into_iter().filter(|clause| !has_measure || !clause.is_measure);
        clauses.extend(used.map(|clause| (written.span, clause)));
    }
    clauses
}

impl Finished {
    /// Some loop was not covered by an invariant, or something that crosses one is open.
    fn may_gain_from_invariants(&self) -> bool {
        let has_loops =
            !self.verifier.unrolled.is_empty() || self.exploration.dag.iter().any(|(_, node)| node.kind == NodeKind::LoopInvariant);
        has_loops && !matches!(self.result.verdict, Verdict::Holds | Verdict::Unsupported(..)) && !self.is_vacuous
    }

    /// Not every path was followed to its end.
    fn is_bounded(&self) -> bool {
        !self.exploration.bits.exhaustive
    }

    fn take_world(&mut self) -> World {
        self.verifier.take_world()
    }

    /// This result, with the world of another.
    fn with_world(mut self, other: Finished) -> Finished {
        self.verifier.java.world = other.verifier.java.world;
        self
    }
}

/// Explores a task from its beginning.
pub(crate) fn explore(task: &mut Task, terms: &mut Terms, solver: &mut Solver, budget: &Budget) -> Exploration<VState> {
    explore_merging(task, terms, solver, budget, None, false)
}

pub(crate) fn explore_merging(
    task: &mut Task,
    terms: &mut Terms,
    solver: &mut Solver,
    budget: &Budget,
    merger: Option<&mut Merger>,
    keep_states: bool,
) -> Exploration<VState> {
    task.verifier.java.world.watch.has_joins = merger.is_some();
    let root = NodeInfo { kind: NodeKind::Start, label: "start".into(), source: None, value: None };
    Explorer {
        semantics: &mut task.verifier,
        terms,
        solver,
        budget: budget.clone(),
        strategy: Strategy::DepthFirst,
        merging: merger.map(|merger| merger as &mut dyn Merging<Verifier>),
        keep_states,
        observer: None,
    }
    .explore(root, task.state.clone(), &[])
}

/// True if something of the contract, or of the invariants it includes, could not be read.
fn has_errors(verifier: &mut Verifier) -> bool {
    let program = &mut verifier.java.world.program;
    let class = program.method(verifier.contract.method).class;
    verifier.contract.spec.has_errors || program.spec_of_class(class).has_errors
}

/// The verdict of the proof attempt alone.
fn judge(verifier: &Verifier, exploration: &Exploration<VState>, answers: &[Answered], is_vacuous: bool) -> Verdict {
    if let Some(unsupported) = verifier.unsupported.first() {
        return Verdict::Unsupported(unsupported.what.clone(), Some(unsupported.span));
    }
    if verifier.java.symbols.relied().contains(&verifier.contract.method) {
        return Verdict::Unsupported("a specification that describes the method by the contract to be proved".to_owned(), None);
    }
    if is_vacuous {
        return Verdict::Unknown(Reason::Vacuous);
    }
    let stopped = answers.iter().find_map(|answer| match &answer.status {
        Status::Unknown(reason) if reason.stopped().is_some() => Some(reason),
        _ => None,
    });
    if let Some(reason) = stopped {
        return Verdict::Unknown(reason.clone());
    }
    if let Some(open) = answers.iter().find(|answer| answer.status != Status::Proved) {
        return Verdict::Unknown(Reason::Open { kind: open.kind, detail: open.detail.clone() });
    }
    if let Some(contradiction) = contradiction(verifier, exploration) {
        return Verdict::Unknown(contradiction);
    }
    if let Some(cut) = exploration.dag.iter().find(|(_, node)| matches!(node.kind, NodeKind::Unsupported | NodeKind::Limit)) {
        let (_, node) = cut;
        if node.kind == NodeKind::Unsupported {
            return Verdict::Unsupported(node.label.to_string(), node.source);
        }
        return Verdict::Unknown(Reason::Bounded(node.label.to_string()));
    }
    if !exploration.bits.exhaustive {
        return Verdict::Unknown(Reason::NotExhaustive);
    }
    Verdict::Holds
}

/// True if invariants are proved to be kept, even if the contract promises something else that is not. Where a contract forbids
/// exceptions, nothing is claimed of the invariants after one.
fn keeps_invariants(verifier: &Verifier, exploration: &Exploration<VState>, answers: &[Answered]) -> bool {
    let concerns =
        |kind: Kind| matches!(kind, Kind::Invariant | Kind::StaticInvariant | Kind::SignalsOnly) || crate::summary::is_needed(kind, false);
    let is_cut = |kind: NodeKind| matches!(kind, NodeKind::Unsupported | NodeKind::Limit);
    verifier.unsupported.is_empty()
        && answers.iter().all(|answer| !concerns(answer.kind) || answer.status == Status::Proved)
        && contradiction(verifier, exploration).is_none()
        && exploration.bits.exhaustive
        && !exploration.dag.iter().any(|(_, node)| is_cut(node.kind))
}

/// A contract that no way of ending satisfies where it is used: what follows from it is no proof.
fn contradiction(verifier: &Verifier, exploration: &Exploration<VState>) -> Option<Reason> {
    if let Some((span, name)) = verifier.contradictions.first() {
        let (line, ..) = verifier.java.world.program.line_column(*span);
        return Some(Reason::VacuousContract { name: format!("contract of {name}"), line });
    }
    let contract_of = |node: &engine::Node<VState>| match node.parents.as_slice() {
        [parent] => Some(exploration.dag.get(*parent)).filter(|parent| parent.kind == NodeKind::MethodContract),
        _ => None,
    };
    let mut cut = exploration.dag.iter().filter(|(_, node)| node.kind == NodeKind::Unsupported);
    let (leaf, contract) = cut.find_map(|(_, node)| Some((node, contract_of(node)?)))?;
    let (line, ..) = verifier.java.world.program.line_column(leaf.source?);
    Some(Reason::VacuousContract { name: contract.label.to_string(), line })
}

/// Looks for a run that violates the contract, and says so if there is one.
fn refute(finished: &mut Finished, contract: &Contract, settings: &Settings) {
    let world = finished.take_world();
    let (world, found) = counterexample_search::search(world, contract, &settings.beside(&finished.terms));
    finished.verifier.java.world = world;
    let Some(counterexample) = found else { return };
    mark(&mut finished.result, &counterexample);
    finished.result.verdict = Verdict::Violated(());
    finished.result.counterexample = Some(counterexample);
}

fn mark(result: &mut ContractResult, counterexample: &Counterexample) {
    let same = |answer: &&mut Answered| {
        answer.kind == counterexample.kind && answer.span == counterexample.span && answer.detail == counterexample.detail
    };
    match result.obligations.iter_mut().find(same) {
        Some(answer) => answer.status = Status::Refuted,
        None => {
            let answer = Answered::new(counterexample.kind, counterexample.span, counterexample.detail.clone(), Status::Refuted);
            result.obligations.push(answer);
        }
    }
}

/// A conjunction for people: its conjuncts, so that `&&` may stand between them.
pub(crate) fn show_all(terms: &Terms, conjuncts: &[TermId]) -> Vec<String> {
    let telling: Vec<TermId> = conjuncts.iter().copied().filter(|conjunct| terms.as_bool_const(*conjunct) != Some(true)).collect();
    let mut shown: Vec<String> = Vec::new();
    for text in display_conjuncts(terms, &telling) {
        if !shown.contains(&text) {
            shown.push(text);
        }
    }
    shown
}
