//! Methods and invariants as functions: in one heap, equal arguments give equal results, so that there is one symbol for each of them
//! and each heap.

use std::collections::BTreeSet;
use std::rc::Rc;

use java::model::{ClassId, MethodId};
use term::SymbolId;

use super::heap::Heap;
use super::symbols::Symbols;

/// What depends on a heap and arguments alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Described {
    Method(MethodId),
    /// The invariant of the objects of a class.
    Invariant(ClassId),
}

/// The functions of one task.
#[derive(Default)]
pub(super) struct Functions {
    /// The heaps are kept, so that no other one can take the place of one.
    all: Vec<(Described, Rc<Heap>, SymbolId)>,
    /// Methods that are described by their contracts.
    relied: BTreeSet<MethodId>,
}

impl Symbols {
    /// The function that something is in a heap, if there was one asked for before.
    pub fn function_in(&self, described: Described, heap: &Rc<Heap>) -> Option<SymbolId> {
        let same = |entry: &&(Described, Rc<Heap>, SymbolId)| entry.0 == described && Rc::ptr_eq(&entry.1, heap);
        self.functions.all.iter().find(same).map(|(_, _, symbol)| *symbol)
    }

    pub fn set_function_in(&mut self, described: Described, heap: &Rc<Heap>, symbol: SymbolId) {
        self.functions.all.push((described, Rc::clone(heap), symbol));
    }

    /// Notes that what is known of a method is its contract.
    pub fn rely_on(&mut self, method: MethodId) {
        self.functions.relied.insert(method);
    }

    /// The methods of which only the contract is known.
    pub fn relied(&self) -> &BTreeSet<MethodId> {
        &self.functions.relied
    }
}
