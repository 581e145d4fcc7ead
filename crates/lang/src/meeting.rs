//! Where paths that parted come together again: at the continuation that was left when they parted.
//!
//! A rewrite semantics has no graph whose joins could be known beforehand. But the tasks behind the one on which execution split are what
//! every path does that comes to the end of that task, whatever it did on the way (the continuation of a `k` cell). So the continuation
//! at a split is a meeting, and meetings are nested as the splits are.

use std::rc::Rc;

use engine::Position;

use crate::cell::{Cell, CellStep};
use crate::computation::Computation;
use crate::value::{Value, combine};

/// One expected continuation of one computation.
#[derive(Debug, PartialEq)]
struct ExpectedContinuation {
    way: Rc<[CellStep]>,
    chosen: Vec<usize>,
    rest: Computation,
}

/// The meetings ahead of a path, outermost first.
#[derive(Clone, Debug, PartialEq)]
pub struct Meetings {
    expected: Vec<Rc<ExpectedContinuation>>,
    /// Per level, how many meetings are over; one level more than there are meetings ahead.
    over: Vec<u32>,
}

impl Default for Meetings {
    fn default() -> Self {
        Meetings { expected: Vec::new(), over: vec![0] }
    }
}

impl Meetings {
    /// A path between a split and its meeting is before all that wait there; meetings one after the other are in order.
    pub(crate) fn position(&self) -> Position {
        Position(self.over.clone())
    }

    /// After a split: every path is expected at this continuation, unless an earlier split expects it there already.
    #[must_use]
    pub(crate) fn parted(&self, way: &Rc<[CellStep]>, chosen: &[usize], rest: Computation) -> Meetings {
        let meeting = ExpectedContinuation { way: Rc::clone(way), chosen: chosen.to_vec(), rest };
        let mut parted = self.clone();
        if !parted.expected.iter().any(|known| **known == meeting) {
            parted.expected.push(Rc::new(meeting));
            parted.over.push(0);
        }
        parted
    }

    /// The meetings that are left if the state is at one of those expected; the outermost, because tasks at the end of others share their rest.
    pub(crate) fn arrived(&self, state: &Cell) -> Option<Meetings> {
        let is_there = |meeting: &Rc<ExpectedContinuation>| match state.at(&meeting.way, &meeting.chosen).and_then(Cell::value) {
            Some(Value::Computation(tasks)) => *tasks == meeting.rest,
            _ => false,
        };
        let level = self.expected.iter().position(is_there)?;
        let mut left = Meetings { expected: self.expected[..level].to_vec(), over: self.over[..=level].to_vec() };
        left.over[level] += 1;
        Some(left)
    }

    /// Equal meetings have equal digests.
    pub(crate) fn digest(&self) -> u64 {
        let sofar = self.over.iter().fold(19, |sofar, n| combine(sofar, u64::from(*n)));
        self.expected.iter().fold(sofar, |sofar, meeting| combine(sofar, meeting.rest.digest()))
    }
}
