//! Methods as functions: in one heap, equal arguments give equal results, so that there is one symbol for each method and heap.

use std::collections::BTreeSet;
use std::rc::Rc;

use java::model::MethodId;
use term::SymbolId;

use super::heap::Heap;
use super::symbols::Symbols;

/// The functions of one task.
#[derive(Default)]
pub(super) struct Functions {
    /// The heaps are kept, so that no other one can take the place of one.
    all: Vec<(MethodId, Rc<Heap>, SymbolId)>,
    /// Methods that are described by their contracts.
    relied: BTreeSet<MethodId>,
}

impl Symbols {
    /// The function that a method is in a heap, if there was one asked for before.
    pub fn function_in(&self, method: MethodId, heap: &Rc<Heap>) -> Option<SymbolId> {
        let same = |entry: &&(MethodId, Rc<Heap>, SymbolId)| entry.0 == method && Rc::ptr_eq(&entry.1, heap);
        self.functions.all.iter().find(same).map(|(_, _, symbol)| *symbol)
    }

    pub fn set_function_in(&mut self, method: MethodId, heap: &Rc<Heap>, symbol: SymbolId) {
        self.functions.all.push((method, Rc::clone(heap), symbol));
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
