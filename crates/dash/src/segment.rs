//! Segments: what the machine does from one location to the next, run once from a generic state in which every local variable is a symbol.
//!
//! The instruction semantics is the one of `machine`; a weakest precondition is a predicate re-read in the state after the segment.

use std::collections::BTreeSet;
use std::rc::Rc;

use java::graph::{Instruction, Pc};
use java::model::{ClassId, LocalId, MethodId};
use machine::domain::{Domain, FrameHead, Resume};
use machine::step::{self, Continuation, Signal};
use machine::symbolic::{JavaSemantics, State, Symbolic};
use machine::world::World;
use term::{Op, TermId, Terms};

use crate::generic::Generic;

/// A place in the code: calls that wait and the innermost place, outermost first.
pub(crate) type Place = Vec<(MethodId, Pc)>;

/// Where a segment ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// At a source-level statement, or at a call.
    At(Place),
    /// The procedure returns this value.
    Returns(Option<TermId>),
    /// Something happens that must not.
    Violates,
    /// An assumption does not hold.
    Halts,
    /// An exception leaves the procedure.
    Throws,
    /// The machine cannot go on, for this reason.
    Unsupported(String),
}

/// One way through a segment.
#[derive(Clone)]
pub(crate) struct Arm {
    /// Over the state before.
    pub(crate) condition: TermId,
    /// With its call stack, if it has one left.
    pub(crate) state: State,
    pub(crate) end: End,
}

/// A segment, or why there is none.
pub(crate) enum Segment {
    Plain(Vec<Arm>),
    /// Up to a call that is asked about on its own: the arguments over the state before.
    Call {
        callee: MethodId,
        arguments: Vec<TermId>,
        result: Option<LocalId>,
        state: State,
    },
}

/// How a segment is run.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// How a call is treated before anything has split; other calls are locations.
    pub(crate) call: First,
    /// Places with more frames than this are no locations.
    pub(crate) depth: usize,
}

/// Treatment of the first call of a segment.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum First {
    /// It is told as such.
    Told,
    /// It is a location.
    Location,
    /// It is run, with all that it calls.
    Run,
}

/// Ways through one segment, at most.
const MAX_ARMS: usize = 64;
/// Loop iterations and calls inside one segment, at most: those of methods that are run inside it.
const MAX_ROUNDS: u32 = 2_000;
/// Terms that one segment may make: reads through many writes grow with each of them.
const MAX_TERMS: usize = 300_000;

/// Rounds between two looks at the budget.
const STRIDE: u32 = 16;

/// Refuses to go on beyond the budget, with the limit.
pub(crate) fn within_budget(java: &JavaSemantics, terms: &Terms) -> Result<(), String> {
    java.world.budget.stopped(terms.bytes()).map_or(Ok(()), |limit| Err(limit.describe()))
}

/// The state with the frame of a procedure at a place.
pub(crate) fn placed(java: &mut JavaSemantics, terms: &mut Terms, base: &State, method: MethodId, locals: &[TermId], pc: Pc) -> State {
    let code = java.world.code(method);
    let mut d = Symbolic { terms, symbols: &mut java.symbols, state: base.clone() };
    d.push(FrameHead { code, pc, result: None, resume: Resume::Next }, locals);
    d.state
}

/// Where a state is.
pub(crate) fn place_of(state: &State) -> Place {
    let mut place: Place = state.frames().map(|frame| (frame.head.code.method, frame.head.pc)).collect();
    place.reverse();
    place
}

/// True if nothing of the library is on the call stack.
pub(crate) fn is_in_program(world: &World, state: &State) -> bool {
    state.frames().all(|frame| !world.is_library_code(&frame.head.code))
}

/// Runs from a state to the next locations. A return of anything but a variable or a constant is a location of its own, as in three-address code, and
/// so is one without a value, where ways meet (Føns, Hougaard 2014, §5.3).
pub(crate) fn run(java: &mut JavaSemantics, terms: &mut Terms, generic: &Generic, from: State, manner: Manner) -> Result<Segment, String> {
    let start = from.frame.as_ref().map(|frame| frame.head.pc);
    let condition = terms.tru();
    let work = vec![Way { condition, state: from, signal: None, runs: None }];
    let max_terms = terms.len() + MAX_TERMS;
    let mut runner = Runner { max_terms, java, terms, generic, manner, start, work, arms: Vec::new(), rounds: 0, has_called: false };
    while let Some(way) = runner.work.pop() {
        if let Some(call) = runner.follow(way)? {
            return Ok(call);
        }
    }
    Ok(Segment::Plain(runner.arms))
}

/// A way that is followed.
struct Way {
    condition: TermId,
    state: State,
    signal: Option<Signal<TermId>>,
    /// The depth of the frame whose call is run.
    runs: Option<usize>,
}

/// How a way goes on after a signal.
enum Next {
    GoesOn(Option<Signal<TermId>>),
    Ends(End),
    Splits(Vec<(TermId, Continuation)>),
    Calls(MethodId),
}

struct Runner<'a> {
    java: &'a mut JavaSemantics,
    terms: &'a mut Terms,
    generic: &'a Generic,
    manner: Manner,
    /// Where the segment begins.
    start: Option<Pc>,
    work: Vec<Way>,
    arms: Vec<Arm>,
    rounds: u32,
    /// Terms that there may be.
    max_terms: usize,
    has_called: bool,
}

impl Runner<'_> {
    /// Follows a way to its end or to where it splits. Gives the call, if the segment is one.
    fn follow(&mut self, way: Way) -> Result<Option<Segment>, String> {
        let Way { condition, mut state, mut signal, mut runs } = way;
        loop {
            self.rounds += 1;
            if self.rounds.is_multiple_of(STRIDE) {
                within_budget(self.java, self.terms)?;
            }
            if self.rounds > MAX_ROUNDS || self.arms.len() > MAX_ARMS || self.terms.len() > self.max_terms {
                return Err("a statement with too many ways through it".to_owned());
            }
            let mut d = Symbolic { terms: &mut *self.terms, symbols: &mut self.java.symbols, state };
            let next = signal.take().unwrap_or_else(|| step::run(&mut self.java.world, &mut d));
            state = d.state;
            match self.heard(next, &mut state, condition, &mut runs)? {
                Next::GoesOn(then) => signal = then,
                Next::Ends(end) => {
                    self.arms.push(arm(&self.java.world, state, self.generic, condition, end)?);
                    return Ok(None);
                }
                Next::Splits(ways) => {
                    self.split(ways, &state, condition, runs);
                    return Ok(None);
                }
                Next::Calls(callee) => {
                    let d = Symbolic { terms: &mut *self.terms, symbols: &mut self.java.symbols, state };
                    return Ok(Some(call(d, callee)));
                }
            }
        }
    }

    /// The meaning of a signal for a way.
    fn heard(&mut self, signal: Signal<TermId>, state: &mut State, condition: TermId, runs: &mut Option<usize>) -> Result<Next, String> {
        let depth = state.frame.as_ref().map_or(0, |frame| frame.depth);
        let is_own = runs.is_none_or(|caller| depth <= caller);
        let is_location = is_own && depth <= self.manner.depth && is_in_program(&self.java.world, state);
        if matches!(signal, Signal::Returned(_) | Signal::Thrown(_)) && runs.is_some_and(|caller| depth <= caller + 1) {
            *runs = None;
        }
        Ok(match signal {
            Signal::Mark(_) if is_location => Next::Ends(End::At(place_of(state))),
            Signal::Mark(_) | Signal::Loop(_) | Signal::Entered | Signal::Thrown(_) | Signal::Join | Signal::Spec(_) => Next::GoesOn(None),
            Signal::Returned(_) if depth == 1 && self.generic.arbitrary.is_some() => Next::Ends(End::Returns(None)),
            Signal::Returned(value) if depth == 1 => Next::Ends(self.returns(value, state)),
            Signal::Returned(_) => Next::GoesOn(None),
            Signal::Calling(_) if self.manner.call == First::Run && !self.has_called => {
                self.has_called = true;
                *runs = Some(depth);
                Next::GoesOn(self.perform(state))
            }
            Signal::Calling(callee) if is_location => {
                let is_alone = self.work.is_empty() && self.arms.is_empty() && self.terms.as_bool_const(condition) == Some(true);
                let is_told = self.manner.call == First::Told && is_alone;
                if is_told { Next::Calls(callee) } else { Next::Ends(End::At(place_of(state))) }
            }
            Signal::Calling(_) => Next::GoesOn(self.perform(state)),
            Signal::Split(ways) => Next::Splits(ways),
            Signal::Violation(_) | Signal::Overflow => Next::Ends(End::Violates),
            Signal::Halted => Next::Ends(End::Halts),
            Signal::Uncaught(_) if self.java.world.watch.has_exceptions => Next::Ends(End::Violates),
            Signal::Uncaught(_) => Next::Ends(End::Throws),
            Signal::Finished(_) => unreachable!("the return was told before"),
            // What is not supported may be impossible, too: of objects of other classes, say.
            Signal::Unsupported(what) if self.generic.arbitrary.is_some() => Next::Ends(End::Unsupported(what)),
            Signal::Unsupported(what) => return Err(what),
            Signal::OutOfFuel => unreachable!("the symbolic domain has no fuel"),
        })
    }

    fn returns(&self, value: Option<TermId>, state: &State) -> End {
        let is_operand = value.is_some_and(|value| self.terms.is_const(value) || matches!(self.terms.op(value), Op::App(_)));
        let pc = state.frame.as_ref().map(|frame| frame.head.pc);
        if is_operand || pc == self.start { End::Returns(value) } else { End::At(place_of(state)) }
    }

    fn perform(&mut self, state: &mut State) -> Option<Signal<TermId>> {
        let mut d = Symbolic { terms: &mut *self.terms, symbols: &mut self.java.symbols, state: state.clone() };
        let signal = step::perform_call(&mut self.java.world, &mut d, None);
        *state = d.state;
        signal
    }

    fn split(&mut self, ways: Vec<(TermId, Continuation)>, state: &State, condition: TermId, runs: Option<usize>) {
        let is_arbitrary = self.generic.arbitrary.is_some();
        for (way, continuation) in ways.into_iter().rev() {
            let together = self.terms.and2(condition, way);
            if is_arbitrary && self.terms.as_bool_const(together) == Some(false) {
                continue;
            }
            let mut arm = Symbolic { terms: &mut *self.terms, symbols: &mut self.java.symbols, state: state.clone() };
            if is_arbitrary {
                arm.state.learn(arm.terms, way);
            }
            let signal = step::resume(&mut self.java.world, &mut arm, &continuation);
            let state = arm.state;
            self.work.push(Way { condition: together, state, signal, runs });
        }
    }
}

/// A way that came to its end, if nothing happened on it that regions do not show.
fn arm(world: &World, state: State, generic: &Generic, condition: TermId, end: End) -> Result<Arm, String> {
    let base = &generic.state;
    // An exception object that leaves the procedure is not seen by it any more.
    let goes_on = matches!(end, End::At(_) | End::Returns(_));
    if generic.arbitrary.is_some() {
        initialized_alike(world, &state, base)?;
        return Ok(Arm { condition, state, end });
    }
    if let Some(fixed) = &generic.fixed {
        initialized_alike(world, &state, base)?;
        if goes_on && state.heap.changes_beside(&base.heap, |field| fixed.is_global(field)) {
            return Err("writes to the heap".to_owned());
        }
        return Ok(Arm { condition, state, end });
    }
    if state.tape.len() != base.tape.len() {
        return Err("a nondeterministic value".to_owned());
    }
    if goes_on && !Rc::ptr_eq(&state.heap, &base.heap) {
        return Err("writes to the heap".to_owned());
    }
    Ok(Arm { condition, state, end })
}

/// Refuses a segment that initialises a class, with its name.
fn initialized_alike(world: &World, after: &State, before: &State) -> Result<(), String> {
    let known: BTreeSet<ClassId> = before.heap.initialized_classes().chain(before.heap.erroneous_classes()).collect();
    let mut all = after.heap.initialized_classes().chain(after.heap.erroneous_classes());
    match all.find(|class| !known.contains(class)) {
        Some(class) => Err(format!("the initialisation of {}, which depends on when it happens", world.program.class(class).display_name)),
        None => Ok(()),
    }
}

fn call(d: Symbolic<'_>, callee: MethodId) -> Segment {
    let head = d.head();
    let Instruction::Call { dst, args, .. } = &head.code.instructions[head.pc as usize] else { unreachable!("a call was told") };
    let arguments = args.iter().map(|local| d.local(*local)).collect();
    Segment::Call { callee, arguments, result: *dst, state: d.state }
}
