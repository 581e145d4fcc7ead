//! Java with specifications for the engine: loops by invariant, calls by contract, claims wherever something has to hold.

mod accessible;
mod blocks;
mod call_graph;
mod calls;
mod foreign_invariants;
mod initial_state;
mod loops;
mod merge;
mod modified_locations;
mod postconditions;
mod recursion;
mod statements;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::rc::Rc;

use engine::{Arm, Bits, Claim, NodeInfo, NodeKind, Position, Prong, Semantics, Step};
use java::model::{ClassId, MethodId, MethodKind, Span};
use java::spec::SpecScope;
use machine::symbolic::{JavaSemantics, ObservedStep, Region, State};
use machine::world::World;
use term::{TermId, Terms};

use crate::detail::Detail;
use crate::frame::Change;
use crate::invariant_preservation::Invariants;
use crate::obligation::{Kind, Obligations};
use jml::contract::{Contract, Demand};
use jml::translate::{Formula, SpecState, Translator, Unsupported};

use blocks::BlockContext;
pub(crate) use initial_state::has_call;
pub use initial_state::{Statics, Task, begin, begin_in};
use loops::LoopContext;

/// How calls of methods with contracts are treated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Calls {
    /// By contract where there is one.
    Contract,
    /// By their code where there is some.
    Inline,
    /// By their code if that is short, has no loops and does not come back; else by contract.
    Auto,
}

/// How loops with invariants are treated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loops {
    /// One arbitrary iteration (Steinhöfel 2020, §2.3).
    Invariant,
    /// As they are; invariants are checked at every arrival.
    Unroll,
    /// As with `Invariant`; of a loop that has none, nothing is known at its head.
    Havoc,
    /// As with `Invariant`, and the states in which loops are reached are kept, to guess from.
    Probe,
}

/// How a task is explored.
#[derive(Clone, Debug)]
pub struct Policy {
    pub calls: Calls,
    pub loops: Loops,
    /// Methods treated in another way than the rest.
    pub per_method: BTreeMap<MethodId, Calls>,
}

/// A configuration with what the specifications need to remember.
#[derive(Clone)]
pub struct VState {
    pub java: State,
    loops: Rc<Vec<LoopContext>>,
    blocks: Rc<Vec<BlockContext>>,
    /// The states at labels, by depth of the frame.
    labels: Rc<BTreeMap<(usize, Rc<str>), SpecState>>,
    /// The states in which the methods on the call stack were entered, by depth; the verified one is not among them.
    entries: Rc<Vec<(usize, SpecState)>>,
    /// Where contracts and loops forgot something on this path.
    jumps: Rc<Vec<foreign_invariants::Jump>>,
    /// Steps to be taken before the machine goes on.
    todo: VecDeque<PendingStep>,
    /// The call at this depth and pc has been told already.
    told: Option<(usize, u32)>,
}

impl VState {
    /// True if something was printed since a loop that execution came by was reached.
    pub(crate) fn has_printed_in_loop(&self) -> bool {
        let n_printed = self.java.heap.output().count();
        self.loops.iter().any(|context| context.head.state.heap.output().count() != n_printed)
    }
}

/// A step that the machine does not know of.
#[derive(Clone)]
enum PendingStep {
    Claim(Vec<Claim>),
    Assume(Vec<TermId>, Bits),
    /// Perform the call that was told.
    Call,
    /// Go round a loop once more.
    Loop(u32),
    /// A called method runs forever.
    Forever(NodeInfo),
    /// The ways a call by contract may end.
    Fork(Rc<Vec<(NodeInfo, Vec<TermId>, VState)>>),
}

/// The semantics of one proof task.
pub struct Verifier {
    pub java: JavaSemantics,
    pub contract: Contract,
    pub policy: Policy,
    /// The state before the method, with its arguments.
    pub pre: SpecState,
    /// What the method may change.
    pub assignable: Region,
    pub may_create: bool,
    pub obligations: Obligations,
    /// Constants that stand for arbitrary objects and indices in obligations.
    pub(crate) arbitrary: BTreeSet<TermId>,
    /// Specifications that have no meaning here; a proof that meets one is none.
    pub unsupported: Vec<Unsupported>,
    /// Contracts relied on.
    pub relied: BTreeSet<MethodId>,
    /// `assume` statements and free clauses relied on.
    pub assumed: BTreeSet<(Span, String)>,
    /// Clauses among them that are never proved.
    pub free: BTreeSet<Span>,
    /// Invariants found for loops that lack them: method and span of the loop.
    pub inferred: BTreeMap<(MethodId, u32), crate::infer::Inferred>,
    /// The states in which loops were first reached, and those in which their methods were entered.
    pub(crate) probes: BTreeMap<(MethodId, u32), (SpecState, SpecState)>,
    /// Loops that were unrolled, with and without an end.
    pub unrolled: BTreeSet<(MethodId, u32)>,
    /// What invariants of classes look at.
    pub invariants: Rc<Invariants>,
    /// The class whose invariants were assumed of the receiver, or of the class itself.
    pub uses_invariants_of: Option<ClassId>,
    /// Calls at which no way to end satisfies the contract of the method called.
    pub contradictions: BTreeSet<(Span, String)>,
    /// What the program or the user says about merging.
    pub merge_directives: jml::merge_directives::MergeDirectives,
    /// `measured_by` of the contract in the state before the method.
    measure: Vec<TermId>,
}

impl Semantics for Verifier {
    type State = VState;

    fn advance(&mut self, terms: &mut Terms, mut state: VState) -> Step<VState> {
        loop {
            match state.todo.pop_front() {
                None => break,
                Some(PendingStep::Claim(claims)) => {
                    if !claims.is_empty() {
                        return Step::Claim { state, claims };
                    }
                }
                Some(PendingStep::Assume(conditions, bits)) => {
                    for condition in &conditions {
                        state.java.learn(terms, *condition);
                    }
                    return Step::Assume { state, conditions, bits };
                }
                Some(PendingStep::Loop(iterations)) => return Step::Loop { state, iterations },
                Some(PendingStep::Forever(info)) => return Step::Judged { info, state, claims: Vec::new() },
                Some(PendingStep::Call) => return self.perform(terms, state, None),
                Some(PendingStep::Fork(prongs)) => {
                    let prong = |(info, conditions, state): &(NodeInfo, Vec<TermId>, VState)| Prong {
                        info: info.clone(),
                        conditions: conditions.clone(),
                        state: state.clone(),
                        bits: Bits::UNDECIDED,
                    };
                    return Step::Fork(prongs.iter().map(prong).collect());
                }
            }
        }
        let java = state.java.clone();
        let watched = self.java.advance_watched(terms, java);
        // Only a target is told right after a dispatch; the same call in a later iteration is another one.
        if !matches!(watched, ObservedStep::Calling { .. }) {
            state.told = None;
        }
        self.follow(terms, watched, state)
    }

    fn position(&mut self, state: &VState) -> Position {
        self.java.position(&state.java)
    }

    fn split(&mut self, state: &mut VState) {
        self.java.split(&mut state.java);
    }

    fn depth(&self, state: &VState) -> usize {
        self.java.depth(&state.java)
    }

    fn is_undetermined(&self, terms: &Terms, condition: TermId) -> bool {
        self.java.is_undetermined(terms, condition)
    }

    fn place(&self, state: &VState) -> Option<Span> {
        self.java.place(&state.java)
    }
}

impl Verifier {
    /// The world, for somebody who gives it back.
    pub fn take_world(&mut self) -> World {
        std::mem::replace(&mut self.java.world, World::new(java::program::Program::empty()))
    }

    fn follow(&mut self, terms: &mut Terms, watched: ObservedStep, mut state: VState) -> Step<VState> {
        match watched {
            ObservedStep::Step(step) => self.step(terms, step, &state),
            ObservedStep::Loop { state: java, id, iterations, arrivals } => {
                state.java = java;
                self.at_loop(terms, state, id, iterations, arrivals)
            }
            ObservedStep::Calling { state: java, method } => {
                state.java = java;
                self.at_call(terms, state, method)
            }
            ObservedStep::Spec { state: java, index } => {
                state.java = java;
                self.at_statement(terms, state, index)
            }
        }
    }

    /// A transition of the machine; the ends of paths get their claims.
    fn step(&mut self, terms: &mut Terms, step: Step<State>, state: &VState) -> Step<VState> {
        let wrap = |java: State| VState { java, ..state.clone() };
        match step {
            Step::Node(info, java) => {
                let state = wrap(java);
                let claims = match info.kind {
                    NodeKind::Violation => self.claims_at_violation(terms, &info),
                    NodeKind::ExceptionalTermination if self.contract.demand != Demand::Contract => {
                        self.claims_at_escape(terms, &state, &info)
                    }
                    NodeKind::Termination if self.contract.demand != Demand::Contract => Vec::new(),
                    NodeKind::Termination => self.claims_at_return(terms, &state, info.value),
                    NodeKind::ExceptionalTermination => self.claims_at_throw(terms, &state, info.value),
                    _ => return Step::Node(info, state),
                };
                Step::Judged { info, state, claims }
            }
            Step::Branch(source, arms) => {
                let arms = arms.into_iter().map(|arm| Arm { condition: arm.condition, state: wrap(arm.state) }).collect();
                Step::Branch(source, arms)
            }
            Step::Loop { state: java, iterations } => Step::Loop { state: wrap(java), iterations },
            Step::Join(java) => Step::Join(wrap(java)),
            Step::Call { state: java, depth, recursions } => {
                let mut state = wrap(java);
                if self.policy.loops == Loops::Havoc && recursions > 0 && self.is_arithmetic(&state.java) {
                    state.java = self.java.forget_call(terms, state.java);
                    return Step::Assume { state, conditions: Vec::new(), bits: Bits::UNDECIDED };
                }
                self.record_entry(&mut state);
                Step::Call { state, depth, recursions }
            }
            Step::Assume { .. } | Step::Claim { .. } | Step::Judged { .. } | Step::Fork(_) => {
                unreachable!("the machine knows no specifications")
            }
        }
    }

    /// The methods whose contracts the proof rests on: at calls, and in specifications.
    pub fn all_relied(&self) -> Vec<MethodId> {
        self.relied.union(self.java.symbols.relied()).copied().collect()
    }

    /// Remembers the state in which a method was entered: what `\\old` means inside it.
    fn record_entry(&self, state: &mut VState) {
        let Some(frame) = &state.java.frame else { return };
        let info = self.java.world.program.method(frame.head.code.method);
        let n = info.params.len() + usize::from(!info.is_static);
        let (depth, locals) = (frame.depth, frame.locals.first(n));
        let entry = SpecState { state: state.java.without_frame(), locals };
        let entries = Rc::make_mut(&mut state.entries);
        entries.retain(|(other, _)| *other < depth);
        entries.push((depth, entry));
        // What is created from now on is younger.
        state.java.clock += 1;
    }

    /// The state in which the method of the top frame was entered.
    fn entry_of(&self, state: &VState) -> SpecState {
        let depth = state.java.frame.as_ref().map_or(0, |frame| frame.depth);
        let entry = state.entries.iter().find(|(other, _)| *other == depth);
        entry.map_or_else(|| self.pre.clone(), |(_, entry)| entry.clone())
    }

    /// The labels of the top frame.
    fn labels_of(state: &VState) -> BTreeMap<Rc<str>, SpecState> {
        let depth = state.java.frame.as_ref().map_or(0, |frame| frame.depth);
        let own = state.labels.iter().filter(|((other, _), _)| *other == depth);
        own.map(|((_, label), moment)| (Rc::clone(label), moment.clone())).collect()
    }

    /// A claim, unless it holds trivially.
    fn claim(&mut self, terms: &Terms, claims: &mut Vec<Claim>, kind: Kind, span: Span, detail: Detail, goal: TermId) {
        let id = self.obligations.number(kind, span, detail);
        if terms.as_bool_const(goal) != Some(true) {
            claims.push(Claim { goal, id });
        }
    }

    /// Nothing outside of a frame changes.
    fn claim_unchanged(&mut self, terms: &Terms, claims: &mut Vec<Claim>, kind: Kind, span: Span, change: Change) {
        self.arbitrary.extend(change.arbitrary);
        self.claim(terms, claims, kind, span, Detail::Changed(change.location), change.goal);
    }

    /// A clause that must hold and be meaningful.
    fn claim_clause(&mut self, terms: &Terms, claims: &mut Vec<Claim>, kind: Kind, span: Span, formula: Formula) {
        self.claim(terms, claims, Kind::WellDefined, span, Detail::Clause, formula.is_defined);
        self.claim(terms, claims, kind, span, Detail::Clause, formula.holds);
    }

    /// Notes a specification without a meaning; what cannot be said cannot be proved.
    fn note(&mut self, unsupported: Unsupported) {
        if !self.unsupported.contains(&unsupported) {
            self.unsupported.push(unsupported);
        }
    }

    /// Notes that a clause is used which nobody proves.
    fn note_free(&mut self, clause: &java::spec::Clause, word: &str) {
        if clause.is_free {
            self.assumed.insert((clause.span, word.to_owned()));
            self.free.insert(clause.span);
        }
    }

    /// A translator in some state.
    fn translator<'a>(&'a mut self, terms: &'a mut Terms, scope: &'a SpecScope, now: SpecState) -> Translator<'a> {
        let is_constructor = self.java.world.program.method(self.contract.method).kind == MethodKind::Constructor;
        Translator::new(&mut self.java.world, terms, &mut self.java.symbols, scope, now)
            .since(self.pre.clone())
            .constructing(is_constructor.then(|| self.pre.locals[0]))
            .with_java_math(self.contract.spec.has_java_math)
    }

    /// The values of the top frame's variables.
    fn moment(state: &State) -> SpecState {
        SpecState { state: state.clone(), locals: state.frame.as_ref().map(|frame| frame.locals.to_vec()).unwrap_or_default() }
    }

    /// The state at the end, with the arguments of the beginning: in postconditions parameters have their first values.
    fn final_moment(&self, state: &State) -> SpecState {
        SpecState { state: state.clone(), locals: self.pre.locals.clone() }
    }
}

/// A way on from a contract, with the node that names it.
fn prong(label: &str, span: Span, conditions: Vec<TermId>, state: VState) -> (NodeInfo, Vec<TermId>, VState) {
    let info = NodeInfo { kind: NodeKind::BranchCondition, label: label.into(), source: Some(span), value: None };
    (info, conditions, state)
}
