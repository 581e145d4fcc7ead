//! The open configurations of an exploration and the order in which they are taken up.

use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};

use crate::merging::Position;

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
    /// Keyed by position, then by arrival, the newest first.
    Points(BTreeMap<(Position, Reverse<u64>), T>, u64),
}

impl<T> Frontier<T> {
    pub(crate) fn new(strategy: Strategy) -> Self {
        match strategy {
            Strategy::DepthFirst => Frontier::Stack(Vec::new()),
            Strategy::BreadthFirst => Frontier::Queue(VecDeque::new()),
            Strategy::LowestPointFirst => Frontier::Points(BTreeMap::new(), 0),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        match self {
            Frontier::Stack(stack) => stack.is_empty(),
            Frontier::Queue(queue) => queue.is_empty(),
            Frontier::Points(points, _) => points.is_empty(),
        }
    }

    /// Whether positions decide the order.
    pub(crate) fn is_ordered(&self) -> bool {
        matches!(self, Frontier::Points(..))
    }

    /// Adds configurations that belong together, first one to be taken first.
    pub(crate) fn push_all(&mut self, items: Vec<(Position, T)>) {
        match self {
            Frontier::Stack(stack) => stack.extend(items.into_iter().rev().map(|(_, item)| item)),
            Frontier::Queue(queue) => queue.extend(items.into_iter().map(|(_, item)| item)),
            Frontier::Points(points, arrivals) => {
                for (position, item) in items.into_iter().rev() {
                    *arrivals += 1;
                    points.insert((position, Reverse(*arrivals)), item);
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

    /// The smallest position of all.
    pub(crate) fn first_position(&self) -> Option<&Position> {
        match self {
            Frontier::Points(points, _) => points.first_key_value().map(|((position, _), _)| position),
            _ => None,
        }
    }

    /// Takes all configurations of the smallest position that are wanted, oldest first.
    pub(crate) fn take_first(&mut self, is_wanted: impl Fn(&T) -> bool) -> Vec<T> {
        let Frontier::Points(points, _) = self else { return Vec::new() };
        let Some(((position, _), _)) = points.first_key_value() else { return Vec::new() };
        let first = position.clone();
        let here = points.iter().take_while(|((position, _), _)| *position == first);
        let keys: Vec<_> = here.filter(|(_, item)| is_wanted(item)).map(|(key, _)| key.clone()).collect();
        keys.iter().rev().map(|key| points.remove(key).expect("seen just now")).collect()
    }
}
