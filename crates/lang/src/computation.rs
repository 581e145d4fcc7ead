//! Computations: what is left to do, as a list that shares its tail, so that a step costs what it touches.

use std::cmp::Ordering;
use std::rc::Rc;

use crate::value::{Value, combine};

/// Tasks, next one first.
#[derive(Clone, Debug, Default)]
pub struct Computation(Option<Rc<Task>>);

#[derive(Debug)]
struct Task {
    head: Value,
    tail: Computation,
    digest: u64,
}

impl Computation {
    /// The hash of the whole continuation; constant time.
    pub fn digest(&self) -> u64 {
        self.0.as_ref().map_or(0x5bd1, |task| task.digest)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The next task and what follows it.
    pub fn next(&self) -> Option<(&Value, &Computation)> {
        self.0.as_ref().map(|task| (&task.head, &task.tail))
    }

    /// This computation after one more task.
    #[must_use]
    pub fn after(self, head: Value) -> Computation {
        let digest = combine(head.digest(), self.digest());
        Computation(Some(Rc::new(Task { head, tail: self, digest })))
    }

    pub fn iter(&self) -> impl Iterator<Item = &Value> {
        let mut at = self;
        std::iter::from_fn(move || {
            let (head, tail) = at.next()?;
            at = tail;
            Some(head)
        })
    }
}

/// Long computations are dropped without recursion.
impl Drop for Computation {
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(task) = next {
            next = Rc::try_unwrap(task).ok().and_then(|mut task| task.tail.0.take());
        }
    }
}

impl PartialEq for Computation {
    fn eq(&self, other: &Computation) -> bool {
        self.digest() == other.digest() && self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Computation {}

impl PartialOrd for Computation {
    fn partial_cmp(&self, other: &Computation) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Computation {
    fn cmp(&self, other: &Computation) -> Ordering {
        let (mut a, mut b) = (self, other);
        loop {
            match (&a.0, &b.0) {
                (None, None) => return Ordering::Equal,
                (None, Some(_)) => return Ordering::Less,
                (Some(_), None) => return Ordering::Greater,
                (Some(x), Some(y)) if Rc::ptr_eq(x, y) => return Ordering::Equal,
                (Some(x), Some(y)) => match x.head.cmp(&y.head) {
                    Ordering::Equal => (a, b) = (&x.tail, &y.tail),
                    decided => return decided,
                },
            }
        }
    }
}
