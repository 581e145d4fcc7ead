//! Java for the engine: signals of the machine become transitions with source-level nodes (Hentschel 2016, Table 4.1).

use std::collections::HashSet;
use std::rc::Rc;

use engine::{Arm, NodeInfo, NodeKind, Position, Semantics, Step};
use java::graph::{Code, MarkKind};
use java::model::{MethodId, Span, Ty};
use term::{Op, TermId, Terms};

use super::domain::Symbolic;
use super::state::{Pending, State};
use super::symbols::Symbols;
use super::types::Tagged;
use crate::domain::Domain;
use crate::step::{self, Continuation, Signal, Violation};
use crate::world::World;

/// The Java semantics over one program.
pub struct JavaSemantics {
    pub world: World,
    pub symbols: Symbols,
}

impl Semantics for JavaSemantics {
    type State = State;

    fn advance(&mut self, terms: &mut Terms, state: State) -> Step<State> {
        match self.advance_watched(terms, state) {
            ObservedStep::Step(step) => step,
            ObservedStep::Loop { state, iterations, .. } => Step::Loop { state, iterations },
            ObservedStep::Calling { .. } | ObservedStep::Spec { .. } => unreachable!("nothing is watched here"),
        }
    }

    fn position(&mut self, state: &State) -> Position {
        super::merge::position(&mut self.world, state)
    }

    fn split(&mut self, state: &mut State) {
        state.splits += 1;
    }

    /// An exception that nothing catches: there is nothing to run but the way out of the methods.
    fn is_ending(&self, state: &State) -> bool {
        let raises = matches!(&state.pending, Pending::Resume(continuation) if matches!(**continuation, Continuation::Raise(_)));
        raises && state.frames().all(|frame| !frame.is_initializing && frame.head.code.unwind[frame.head.pc as usize].is_none())
    }

    fn depth(&self, state: &State) -> usize {
        state.frame.as_ref().map_or(0, |frame| frame.depth)
    }

    fn is_undetermined(&self, terms: &Terms, condition: TermId) -> bool {
        self.symbols.depends_on_skipped(terms, condition)
    }

    fn place(&self, state: &State) -> Option<Span> {
        let frame = state.frames().find(|frame| frame.head.code.is_visible).or_else(|| state.frames().last())?;
        Some(frame.head.code.spans[frame.head.pc as usize])
    }
}

/// A transition as those see it who watch calls, loops and specifications.
pub enum ObservedStep {
    Step(Step<State>),
    /// At the head of a loop of the top frame; `arrivals` counts from 1 since it was entered from outside.
    Loop {
        state: State,
        id: u32,
        iterations: u32,
        arrivals: u32,
    },
    /// About to call a watched method; nothing of the call has happened.
    Calling {
        state: State,
        method: MethodId,
    },
    /// At a specification statement of the top frame; the pc is behind it.
    Spec {
        state: State,
        index: u32,
    },
}

impl JavaSemantics {
    /// Performs a call that was told, without telling it again.
    pub fn perform_call(&mut self, terms: &mut Terms, state: State, chosen: Option<MethodId>) -> ObservedStep {
        let mut d = Symbolic { terms, symbols: &mut self.symbols, state };
        let signal = step::perform_call(&mut self.world, &mut d, chosen);
        follow(&mut self.world, d, signal)
    }

    /// Leaves a method that was just entered as if it had returned any value at all. Sound for methods that write nothing and throw nothing.
    pub fn forget_call(&mut self, terms: &mut Terms, state: State) -> State {
        let mut d = Symbolic { terms, symbols: &mut self.symbols, state };
        let ret = self.world.program.method(d.head().code.method).ret;
        let (head, _) = d.pop();
        d.state.pending = Pending::Nothing;
        if let Some(local) = head.result {
            let result = d.symbols.unknown(&self.world, d.terms, "result", ret, &super::epoch::Epoch::default());
            d.set_local(local, result);
        }
        let pc = d.head().pc;
        d.set_pc(pc + 1);
        d.state
    }

    /// The next transition.
    pub fn advance_watched(&mut self, terms: &mut Terms, state: State) -> ObservedStep {
        let mut d = Symbolic { terms, symbols: &mut self.symbols, state };
        let signal = match std::mem::replace(&mut d.state.pending, Pending::Nothing) {
            Pending::Nothing => None,
            Pending::Announce => {
                if let Some(info) = call_node(&self.world, &d) {
                    return ObservedStep::Step(Step::Node(info, d.state));
                }
                None
            }
            Pending::Resume(continuation) => step::resume(&mut self.world, &mut d, &continuation),
            Pending::Uncaught(exception) => Some(Signal::Uncaught(exception)),
        };
        follow(&mut self.world, d, signal)
    }
}

/// Runs until there is something to tell.
fn follow(world: &mut World, mut d: Symbolic<'_>, mut signal: Option<Signal<TermId>>) -> ObservedStep {
    loop {
        let next = signal.take().unwrap_or_else(|| step::run(world, &mut d));
        match next {
            Signal::Spec(index) => return ObservedStep::Spec { state: d.state, index },
            Signal::Calling(method) => return ObservedStep::Calling { state: d.state, method },
            Signal::Join => return ObservedStep::Step(Step::Join(d.state)),
            Signal::Loop(id) => {
                let (iterations, arrivals) = count_iteration(&mut d, id);
                return ObservedStep::Loop { state: d.state, id, iterations, arrivals };
            }
            _ => {}
        }
        if let Some(step) = transition(world, &mut d, next) {
            return ObservedStep::Step(step.finish(d.state));
        }
    }
}

/// A transition whose state is still inside the domain.
enum Made {
    Node(NodeInfo),
    Branch(Option<Span>, Vec<(TermId, State)>),
    Call { depth: usize, recursions: u32 },
}

impl Made {
    fn finish(self, state: State) -> Step<State> {
        match self {
            Made::Node(info) => Step::Node(info, state),
            Made::Branch(source, arms) => {
                Step::Branch(source, arms.into_iter().map(|(condition, state)| Arm { condition, state }).collect())
            }
            Made::Call { depth, recursions } => Step::Call { state, depth, recursions },
        }
    }
}

/// The transition of a signal; `None` if there is nothing to show.
fn transition(world: &mut World, d: &mut Symbolic<'_>, signal: Signal<TermId>) -> Option<Made> {
    match signal {
        Signal::Mark(mark) => mark_node(d, mark).map(Made::Node),
        Signal::Entered => {
            d.state.pending = Pending::Announce;
            let frame = d.state.top();
            Some(Made::Call { depth: frame.depth, recursions: frame.recursions })
        }
        Signal::Returned(value) => return_node(world, d, value).map(Made::Node),
        Signal::Thrown(exception) => throw_node(world, d, exception).map(Made::Node),
        Signal::Split(arms) => {
            let place = place_of_split(d);
            let arms = arms
                .into_iter()
                .map(|(condition, continuation)| {
                    let mut state = d.state.clone();
                    state.pending = Pending::Resume(Rc::new(continuation));
                    state.bounds.learn(d.terms, condition);
                    (condition, state)
                })
                .collect();
            Some(Made::Branch(place, arms))
        }
        Signal::Finished(value) => Some(Made::Node(NodeInfo { kind: NodeKind::Termination, label: "end".into(), source: None, value })),
        Signal::Uncaught(exception) if d.terms.op(exception) == Op::Ite => Some(part(d, exception)),
        Signal::Uncaught(exception) => {
            let name = exception_name(world, d, exception);
            Some(Made::Node(NodeInfo { kind: NodeKind::ExceptionalTermination, label: name.into(), source: None, value: Some(exception) }))
        }
        Signal::Unsupported(_) if d.skip_in_initializer(world) => None,
        Signal::Unsupported(what) => {
            Some(Made::Node(NodeInfo { kind: NodeKind::Unsupported, label: what.into(), source: place_of_split(d), value: None }))
        }
        Signal::Violation(violation) => {
            let label: String = match violation {
                Violation::Assertion => "the assertion does not hold".to_owned(),
                Violation::ErrorCall(method) => format!("{} is called", world.program.method_name(method)),
            };
            Some(Made::Node(NodeInfo { kind: NodeKind::Violation, label: label.into(), source: place_of_split(d), value: None }))
        }
        Signal::Halted => {
            let label = "an assumption does not hold".into();
            Some(Made::Node(NodeInfo { kind: NodeKind::Halted, label, source: place_of_split(d), value: None }))
        }
        Signal::Overflow => {
            let label = "integer overflow".into();
            Some(Made::Node(NodeInfo { kind: NodeKind::ExceptionalTermination, label, source: place_of_split(d), value: None }))
        }
        Signal::Spec(_) | Signal::Calling(_) | Signal::Loop(_) | Signal::Join => unreachable!("told before"),
        Signal::OutOfFuel => unreachable!("the symbolic domain has no fuel"),
    }
}

/// A path must know how it ends: exceptions that were merged part again where they leave the method.
fn part(d: &mut Symbolic<'_>, exception: TermId) -> Made {
    let [condition, then, otherwise] = *d.terms.args(exception) else { unreachable!("a choice has three parts") };
    let negated = d.terms.not(condition);
    let arm = |(condition, exception): (TermId, TermId)| {
        let mut state = d.state.clone();
        state.pending = Pending::Uncaught(exception);
        state.bounds.learn(d.terms, condition);
        (condition, state)
    };
    Made::Branch(None, [(condition, then), (negated, otherwise)].map(arm).into())
}

/// The place in the innermost code that the user wrote.
fn place_of_split(d: &Symbolic<'_>) -> Option<Span> {
    let frame = d.state.frames().find(|frame| frame.head.code.is_visible)?;
    Some(frame.head.code.spans[frame.head.pc as usize])
}

fn mark_node(d: &Symbolic<'_>, mark: u32) -> Option<NodeInfo> {
    let code = &d.head().code;
    if !code.is_visible {
        return None;
    }
    let mark = &code.marks[mark as usize];
    let kind = match mark.kind {
        MarkKind::Statement => NodeKind::Statement,
        MarkKind::BranchStatement => NodeKind::BranchStatement,
        MarkKind::LoopStatement => NodeKind::LoopStatement,
        MarkKind::LoopCondition => NodeKind::LoopCondition,
    };
    Some(NodeInfo { kind, label: Rc::clone(&mark.label), source: Some(mark.span), value: None })
}

fn call_node(world: &World, d: &Symbolic<'_>) -> Option<NodeInfo> {
    let code = Rc::clone(&d.head().code);
    if !code.is_visible {
        return None;
    }
    let span = world.program.method(code.method).name_span;
    Some(NodeInfo { kind: NodeKind::MethodCall, label: call_label(world, code.method).into(), source: Some(span), value: None })
}

/// `Numbers.min(x, y)`.
pub(super) fn call_label(world: &World, method: MethodId) -> String {
    let info = world.program.method(method);
    let params: Vec<&str> = info.params.iter().map(|p| p.name.as_str()).collect();
    format!("{}({})", qualified(world, method), params.join(", "))
}

/// `Numbers.min`, `new Numbers`.
fn qualified(world: &World, method: MethodId) -> String {
    let info = world.program.method(method);
    let class = &world.program.class(info.class).display_name;
    match info.kind {
        java::model::MethodKind::Constructor => format!("new {class}"),
        _ => format!("{class}.{}", info.name),
    }
}

fn is_visible(code: &Code) -> bool {
    code.is_visible
}

fn return_node(world: &World, d: &Symbolic<'_>, value: Option<TermId>) -> Option<NodeInfo> {
    let code = &d.head().code;
    if !is_visible(code) {
        return None;
    }
    let span = code.spans[d.head().pc as usize];
    Some(NodeInfo { kind: NodeKind::MethodReturn, label: qualified(world, code.method).into(), source: Some(span), value })
}

fn throw_node(world: &mut World, d: &mut Symbolic<'_>, exception: TermId) -> Option<NodeInfo> {
    let code = Rc::clone(&d.head().code);
    if !is_visible(&code) {
        return None;
    }
    let span = code.spans[d.head().pc as usize];
    let name = exception_name(world, d, exception);
    Some(NodeInfo { kind: NodeKind::ExceptionalMethodReturn, label: name.into(), source: Some(span), value: Some(exception) })
}

/// The class of an exception: exact for exceptions thrown by the program, the possible ones for an input object. Of exceptions that were merged, each
/// class once, whatever the number of ways to it.
pub(super) fn exception_name(world: &World, d: &Symbolic<'_>, exception: TermId) -> String {
    let (mut names, mut seen) = (Vec::new(), HashSet::new());
    let mut pending = vec![exception];
    while let Some(exception) = pending.pop() {
        if !seen.insert(exception) {
            continue;
        }
        if let (Op::Ite, [_, then, otherwise]) = (d.terms.op(exception), d.terms.args(exception)) {
            pending.extend([*otherwise, *then]);
            continue;
        }
        // Merged with paths that threw nothing, which are not here.
        if d.terms.op(exception) == Op::Null && !(pending.is_empty() && names.is_empty()) {
            continue;
        }
        let name = own_exception_name(world, d, exception);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(" or ")
}

/// The same of an exception that is no choice.
fn own_exception_name(world: &World, d: &Symbolic<'_>, exception: TermId) -> String {
    let ty = match d.terms.op(exception) {
        Op::Alloc { id, .. } => Some(d.state.heap.created(id).ty),
        Op::App(symbol) => match &d.terms.symbol(symbol).domain {
            term::Domain::Tags { set, .. } => match &*d.terms.tags(*set).tags {
                [tag] => match d.symbols.types.of_tag(*tag) {
                    Tagged::Exactly(ty) => Some(ty),
                    Tagged::Opaque(_) | Tagged::StandIn(_) | Tagged::Owned(_) => None,
                },
                _ => None,
            },
            _ => None,
        },
        _ => None,
    };
    match ty {
        Some(Ty::Class(class)) => world.program.class(class).binary_name.clone(),
        _ => "java.lang.Throwable".to_owned(),
    }
}

/// Counts an arrival at the head of a loop: iterations in which execution split, and all arrivals.
fn count_iteration(d: &mut Symbolic<'_>, id: u32) -> (u32, u32) {
    let splits = d.state.splits;
    let loops = &mut d.state.top_mut().loops;
    if !loops.iter().any(|count| count.id == id) {
        loops.push(super::state::LoopCount { id, iterations: 0, splits, arrivals: 0 });
    }
    let count = loops.iter_mut().find(|count| count.id == id).expect("just made");
    count.arrivals += 1;
    if splits > count.splits {
        count.iterations += 1;
        count.splits = splits;
    }
    (count.iterations, count.arrivals)
}
