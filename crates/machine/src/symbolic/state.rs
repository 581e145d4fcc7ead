//! A symbolic configuration: call stack, heap, mode. Cloning is cheap; frames and heap are shared until written.

use std::rc::Rc;

use term::TermId;

use java::graph::Code;
use java::model::Ty;

use super::heap::Heap;
use super::locals::Locals;
use super::path_bounds::Bounds;
use crate::domain::{FrameHead, Mode};
use crate::step::Continuation;

/// One activation of a method.
#[derive(Clone)]
pub struct Frame {
    pub head: FrameHead,
    pub locals: Locals,
    pub loops: Vec<LoopCount>,
    pub caller: Option<Rc<Frame>>,
    /// Number of frames, this one included.
    pub depth: usize,
    /// Activations of the same method below this one between which execution split.
    pub recursions: u32,
    /// Splits of the state when the frame was made.
    pub(super) splits: u32,
    /// The state in which it was made, for those who ask for it and in static initialisers.
    pub entry: Option<Rc<Entry>>,
    /// A static initialiser that runs because its class is used, or something that it calls.
    pub(super) is_initializing: bool,
}

/// The heap and the arguments with which a method was entered.
pub struct Entry {
    pub heap: Rc<Heap>,
    pub arguments: Vec<TermId>,
}

impl Entry {
    /// True if both are the same state; states that merely look alike are told apart.
    pub(super) fn is_same(&self, other: &Entry) -> bool {
        Rc::ptr_eq(&self.heap, &other.heap) && self.arguments == other.arguments
    }
}

impl Frame {
    /// How deep a new activation of the code is in a recursion that depends on the input.
    pub(super) fn recursions_of(&self, code: &Rc<Code>, splits: u32) -> u32 {
        let callers = std::iter::successors(Some(self), |frame| frame.caller.as_deref());
        let same = callers.into_iter().find(|frame| Rc::ptr_eq(&frame.head.code, code));
        same.map_or(0, |frame| frame.recursions + u32::from(splits > frame.splits))
    }
}

/// How often a loop of a frame went round since it was entered.
#[derive(Clone, Copy, Debug)]
pub struct LoopCount {
    pub id: u32,
    /// Iterations in which execution split.
    pub iterations: u32,
    /// Splits of the state when the head was last passed.
    pub splits: u32,
    /// Times the head was reached.
    pub arrivals: u32,
}

impl Drop for Frame {
    /// Unlinks the chain of callers one by one: a deep recursion must not overflow the stack when it is dropped.
    fn drop(&mut self) {
        let mut next = self.caller.take();
        while let Some(frame) = next {
            match Rc::try_unwrap(frame) {
                Ok(mut frame) => next = frame.caller.take(),
                Err(_) => break,
            }
        }
    }
}

/// Work left over from the last transition.
#[derive(Clone, Debug)]
pub(super) enum Pending {
    Nothing,
    /// The arm of a split that this state took.
    Resume(Rc<Continuation>),
    /// A frame was entered and its node is still to be shown.
    Announce,
    /// An exception has left the first frame.
    Uncaught(TermId),
}

/// A configuration. The path condition is kept by the engine.
#[derive(Clone)]
pub struct State {
    /// `None` once the first frame was left.
    pub frame: Option<Rc<Frame>>,
    pub heap: Rc<Heap>,
    pub mode: Mode<TermId>,
    /// How often execution split on the way here.
    pub splits: u32,
    /// How many havocs there were; objects created now are this old.
    pub clock: u32,
    /// Calls that may have created objects of which nothing is to be seen here.
    pub unseen_creations: u32,
    /// The types of the nondeterministic values that the path asked for, in order.
    pub tape: Rc<Vec<Ty>>,
    /// What the branches taken say about integers.
    pub(super) bounds: Bounds,
    /// What to do before the next instruction.
    pub(super) pending: Pending,
    /// At a join, and whoever merges was told.
    pub(super) has_arrived: bool,
}

impl State {
    pub(super) fn top(&self) -> &Frame {
        self.frame.as_ref().expect("the machine has a frame")
    }

    pub(super) fn top_mut(&mut self) -> &mut Frame {
        Rc::make_mut(self.frame.as_mut().expect("the machine has a frame"))
    }

    /// The same heap without the call stack.
    #[must_use]
    pub fn without_frame(&self) -> State {
        State { frame: None, ..self.clone() }
    }

    /// The state in which the method of the top frame was entered, without the call stack, and its arguments.
    pub fn entry(&self) -> Option<(State, Vec<TermId>)> {
        let entry = self.frame.as_ref()?.entry.as_ref()?;
        let state = State { heap: Rc::clone(&entry.heap), ..self.without_frame() };
        Some((state, entry.arguments.clone()))
    }

    /// Learns from a condition that holds on this path.
    pub fn learn(&mut self, terms: &term::Terms, condition: TermId) {
        self.bounds.learn(terms, condition);
    }

    /// Bounds of an integer that follow from the branches taken.
    pub fn interval(&self, terms: &term::Terms, term: TermId) -> term::Interval {
        self.bounds.interval(terms, term)
    }

    /// Frames, innermost first.
    pub fn frames(&self) -> impl Iterator<Item = &Frame> {
        std::iter::successors(self.frame.as_deref(), |frame| frame.caller.as_deref())
    }
}
