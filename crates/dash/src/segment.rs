//! Segments: what the machine does from one location to the next, run once from a generic state in which every local variable is a symbol.
//!
//! The instruction semantics is the one of `machine`; a weakest precondition is a predicate re-read in the state after the segment.

use std::rc::Rc;

use java::graph::{Instruction, Pc};
use java::model::{LocalId, MethodId};
use machine::domain::{Domain, FrameHead, Resume};
use machine::step::{self, Signal};
use machine::symbolic::{JavaSemantics, State, Symbolic};
use term::{Op, TermId, Terms};

/// Where a segment ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// At a source-level statement, or at a call.
    At(Pc),
    /// The procedure returns this value.
    Returns(Option<TermId>),
    /// Something happens that must not.
    Violates,
    /// An assumption does not hold.
    Halts,
    /// An exception leaves the procedure.
    Throws,
}

/// One way through a segment.
#[derive(Clone, Debug)]
pub(crate) struct Arm {
    /// Over the locals before.
    pub(crate) condition: TermId,
    /// Every local after, over those before.
    pub(crate) locals: Vec<TermId>,
    pub(crate) end: End,
}

/// A segment, or why there is none.
pub(crate) enum Segment {
    Plain(Vec<Arm>),
    /// Up to a call that is asked about on its own: the arguments over the locals before.
    Call {
        callee: MethodId,
        arguments: Vec<TermId>,
        pc: Pc,
        result: Option<LocalId>,
        locals: Vec<TermId>,
    },
}

/// Ways through one segment, at most.
const MAX_ARMS: usize = 64;
/// Loop iterations and calls inside one segment, at most: those of methods that are run inside it.
const MAX_ROUNDS: u32 = 2_000;

/// The state with the frame of a procedure at a place.
pub(crate) fn placed(java: &mut JavaSemantics, terms: &mut Terms, base: &State, method: MethodId, locals: &[TermId], pc: Pc) -> State {
    let code = java.world.code(method);
    let mut d = Symbolic { terms, symbols: &mut java.symbols, state: base.clone() };
    d.push(FrameHead { code, pc, result: None, resume: Resume::Next }, locals);
    d.state
}

/// Runs from a state to the next locations. A return of anything but a variable or a constant is a location of its own, as in three-address code, and
/// so is one without a value, where ways meet (Føns, Hougaard 2014, §5.3). `tells_calls`: a call before anything has split is told as such; other calls are locations.
pub(crate) fn run(java: &mut JavaSemantics, terms: &mut Terms, base: &State, from: State, tells_calls: bool) -> Result<Segment, String> {
    let start = from.frame.as_ref().map(|frame| frame.head.pc);
    let mut arms = Vec::new();
    let tru = terms.tru();
    let mut work: Vec<(TermId, State, Option<Signal<TermId>>)> = vec![(tru, from, None)];
    let mut rounds = 0;
    while let Some((condition, state, mut signal)) = work.pop() {
        let mut d = Symbolic { terms: &mut *terms, symbols: &mut java.symbols, state };
        loop {
            rounds += 1;
            if rounds > MAX_ROUNDS || arms.len() > MAX_ARMS {
                return Err("a statement with too many ways through it".to_owned());
            }
            let next = signal.take().unwrap_or_else(|| step::run(&mut java.world, &mut d));
            let depth = d.state.frame.as_ref().map_or(0, |frame| frame.depth);
            let end = match next {
                Signal::Mark(_) if depth == 1 => End::At(d.head().pc),
                Signal::Mark(_) | Signal::Loop(_) | Signal::Entered | Signal::Thrown(_) | Signal::Join | Signal::Spec(_) => continue,
                Signal::Returned(value) if depth == 1 => {
                    let is_operand = value.is_some_and(|value| d.terms.is_const(value) || matches!(d.terms.op(value), Op::App(_)));
                    let pc = d.head().pc;
                    if is_operand || Some(pc) == start { End::Returns(value) } else { End::At(pc) }
                }
                Signal::Returned(_) => continue,
                Signal::Calling(callee) if depth == 1 => {
                    let pc = d.head().pc;
                    let is_alone = tells_calls && work.is_empty() && arms.is_empty() && condition == tru;
                    if is_alone {
                        return Ok(call(&d, callee, pc));
                    }
                    End::At(pc)
                }
                Signal::Calling(_) => {
                    signal = step::perform_call(&mut java.world, &mut d, None);
                    continue;
                }
                Signal::Split(ways) => {
                    for (way, continuation) in ways.into_iter().rev() {
                        let mut arm = Symbolic { terms: d.terms, symbols: d.symbols, state: d.state.clone() };
                        let signal = step::resume(&mut java.world, &mut arm, &continuation);
                        let state = arm.state;
                        let together = d.terms.and2(condition, way);
                        work.push((together, state, signal));
                    }
                    break;
                }
                Signal::Violation(_) | Signal::Overflow => End::Violates,
                Signal::Halted => End::Halts,
                Signal::Uncaught(_) => End::Throws,
                Signal::Finished(_) => unreachable!("the return was told before"),
                Signal::Unsupported(what) => return Err(what),
                Signal::OutOfFuel => unreachable!("the symbolic domain has no fuel"),
            };
            if d.state.tape.len() != base.tape.len() {
                return Err("a nondeterministic value".to_owned());
            }
            // What is created for an exception matters to nobody when the procedure is left by it.
            let goes_on = matches!(end, End::At(_) | End::Returns(_));
            if goes_on && !Rc::ptr_eq(&d.state.heap, &base.heap) {
                return Err("writes to the heap".to_owned());
            }
            let locals = d.state.frame.as_ref().map(|frame| frame.locals.to_vec()).unwrap_or_default();
            arms.push(Arm { condition, locals, end });
            break;
        }
    }
    Ok(Segment::Plain(arms))
}

fn call(d: &Symbolic<'_>, callee: MethodId, pc: Pc) -> Segment {
    let Instruction::Call { dst, args, .. } = &d.head().code.instructions[pc as usize] else { unreachable!("a call was told") };
    let arguments = args.iter().map(|local| d.local(*local)).collect();
    let locals = d.state.frame.as_ref().map(|frame| frame.locals.to_vec()).unwrap_or_default();
    Segment::Call { callee, arguments, pc, result: *dst, locals }
}
