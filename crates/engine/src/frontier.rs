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
    Points(Points<T>),
    /// Who merges: one path before the next, as far as the next join. Those that wait at joins go on when nobody else can, the lowest first, so
    /// that all partners are there; and between joins the solver is asked about one path at a time.
    Joins {
        ready: Vec<T>,
        waiting: Points<T>,
    },
}

/// Keyed by position, then by arrival, the newest first.
pub(crate) struct Points<T> {
    items: BTreeMap<(Position, Reverse<u64>), T>,
    arrivals: u64,
}

impl<T> Points<T> {
    fn new() -> Self {
        Points { items: BTreeMap::new(), arrivals: 0 }
    }

    fn insert(&mut self, position: Position, item: T) {
        self.arrivals += 1;
        self.items.insert((position, Reverse(self.arrivals)), item);
    }

    fn pop(&mut self) -> Option<T> {
        self.items.pop_first().map(|(_, item)| item)
    }

    fn take(&mut self, is_wanted: impl Fn(&T) -> bool) -> Option<T> {
        let key = self.items.iter().find(|(_, item)| is_wanted(item)).map(|(key, _)| key.clone())?;
        self.items.remove(&key)
    }

    fn first_position(&self) -> Option<&Position> {
        self.items.first_key_value().map(|((position, _), _)| position)
    }
}

impl<T> Frontier<T> {
    pub(crate) fn new(strategy: Strategy) -> Self {
        match strategy {
            Strategy::DepthFirst => Frontier::Stack(Vec::new()),
            Strategy::BreadthFirst => Frontier::Queue(VecDeque::new()),
            Strategy::LowestPointFirst => Frontier::Points(Points::new()),
        }
    }

    /// For those who merge.
    pub(crate) fn of_joins() -> Self {
        Frontier::Joins { ready: Vec::new(), waiting: Points::new() }
    }

    /// True if positions decide the order of all.
    pub(crate) fn is_ordered(&self) -> bool {
        matches!(self, Frontier::Points(_))
    }

    /// Adds configurations that belong together, first one to be taken first.
    pub(crate) fn push_all(&mut self, items: Vec<(Position, T)>) {
        let unplaced = items.into_iter();
        match self {
            Frontier::Stack(stack) | Frontier::Joins { ready: stack, .. } => stack.extend(unplaced.rev().map(|(_, item)| item)),
            Frontier::Queue(queue) => queue.extend(unplaced.map(|(_, item)| item)),
            Frontier::Points(points) => unplaced.rev().for_each(|(position, item)| points.insert(position, item)),
        }
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        match self {
            Frontier::Stack(stack) => stack.pop(),
            Frontier::Queue(queue) => queue.pop_front(),
            Frontier::Points(points) => points.pop(),
            Frontier::Joins { ready, waiting } => ready.pop().or_else(|| waiting.pop()),
        }
    }

    /// All open configurations, in no order that means anything.
    pub(crate) fn iter(&self) -> Box<dyn Iterator<Item = &T> + '_> {
        match self {
            Frontier::Stack(stack) => Box::new(stack.iter()),
            Frontier::Queue(queue) => Box::new(queue.iter()),
            Frontier::Points(points) => Box::new(points.items.values()),
            Frontier::Joins { ready, waiting } => Box::new(ready.iter().chain(waiting.items.values())),
        }
    }

    /// Takes out one that is wanted, wherever it stands.
    pub(crate) fn take(&mut self, is_wanted: impl Fn(&T) -> bool) -> Option<T> {
        match self {
            Frontier::Stack(stack) => stack.iter().position(is_wanted).map(|at| stack.remove(at)),
            Frontier::Queue(queue) => queue.iter().position(is_wanted).and_then(|at| queue.remove(at)),
            Frontier::Points(points) => points.take(is_wanted),
            Frontier::Joins { ready, waiting } => match ready.iter().position(&is_wanted) {
                Some(at) => Some(ready.remove(at)),
                None => waiting.take(is_wanted),
            },
        }
    }

    pub(crate) fn len(&self) -> usize {
        match self {
            Frontier::Stack(stack) => stack.len(),
            Frontier::Queue(queue) => queue.len(),
            Frontier::Points(points) => points.items.len(),
            Frontier::Joins { ready, waiting } => ready.len() + waiting.items.len(),
        }
    }

    /// True if a configuration at a join should wait: others may still come there.
    pub(crate) fn may_join(&self, position: &Position) -> bool {
        match self {
            Frontier::Joins { ready, waiting } => !ready.is_empty() || waiting.first_position().is_some_and(|first| first <= position),
            _ => false,
        }
    }

    /// Lets a configuration wait at a join.
    pub(crate) fn wait(&mut self, position: Position, item: T) {
        match self {
            Frontier::Joins { waiting, .. } => waiting.insert(position, item),
            _ => unreachable!("only those who merge wait"),
        }
    }

    /// Takes all configurations that wait at a position and are wanted, oldest first.
    pub(crate) fn take_waiting(&mut self, position: &Position, is_wanted: impl Fn(&T) -> bool) -> Vec<T> {
        let Frontier::Joins { waiting, .. } = self else { return Vec::new() };
        let here = waiting.items.iter().take_while(|((at, _), _)| at == position);
        let keys: Vec<_> = here.filter(|(_, item)| is_wanted(item)).map(|(key, _)| key.clone()).collect();
        keys.iter().rev().map(|key| waiting.items.remove(key).expect("seen just now")).collect()
    }
}
