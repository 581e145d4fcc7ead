//! The open configurations of an exploration and the order in which they are taken up.

use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};

/// Which open configuration goes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strategy {
    /// Finish one path before the next: least memory.
    #[default]
    DepthFirst,
    /// One node on every path per round (Hentschel 2016, §4.9).
    BreadthFirst,
    /// The configuration furthest behind in the program: gives merging its partners.
    LowestPointFirst,
}

/// The work list of one strategy.
pub(crate) enum Frontier<T> {
    Stack(Vec<T>),
    Queue(VecDeque<T>),
    /// Keyed by program point, then by arrival.
    Points(BTreeMap<(u64, Reverse<u64>), T>, u64),
}

impl<T> Frontier<T> {
    pub(crate) fn new(strategy: Strategy) -> Self {
        match strategy {
            Strategy::DepthFirst => Frontier::Stack(Vec::new()),
            Strategy::BreadthFirst => Frontier::Queue(VecDeque::new()),
            Strategy::LowestPointFirst => Frontier::Points(BTreeMap::new(), 0),
        }
    }

    /// Adds configurations that belong together, first one to be taken first.
    pub(crate) fn push_all(&mut self, items: Vec<(u64, T)>) {
        match self {
            Frontier::Stack(stack) => stack.extend(items.into_iter().rev().map(|(_, item)| item)),
            Frontier::Queue(queue) => queue.extend(items.into_iter().map(|(_, item)| item)),
            Frontier::Points(points, arrivals) => {
                for (point, item) in items.into_iter().rev() {
                    *arrivals += 1;
                    points.insert((point, Reverse(*arrivals)), item);
                }
            }
        }
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        match self {
            Frontier::Stack(stack) => stack.pop(),
            Frontier::Queue(queue) => queue.pop_front(),
            Frontier::Points(points, _) => points.pop_first().map(|(_, item)| item),
        }
    }
}
