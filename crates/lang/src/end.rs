//! Where paths end: nothing is left to do, or nothing can be done.

use std::rc::Rc;

use crate::belonging::is_result;
use crate::cell::{Cell, CellId, CellKind, Cells};
use crate::computation::Computation;
use crate::machine::Machine;
use crate::sorts::SortId;
use crate::value::Value;

/// Why a state has no successors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Nothing is left to do.
    Finished,
    /// Something is left, and no rule applies.
    Stuck,
    /// The search went no further.
    Limit,
}

impl Machine {
    /// True if nothing is left to do: all computations are empty or have come to a result.
    pub fn is_finished(&mut self, state: &Cell) -> bool {
        let mut computations = Vec::new();
        let definition = Rc::clone(&self.definition);
        collect(&definition.cells, CellId(0), state, &mut computations);
        self.with(|cx| {
            computations.iter().all(|tasks| match tasks.next() {
                None => true,
                Some((last, rest)) => rest.is_empty() && is_result(cx, last),
            })
        })
    }
}

fn collect(cells: &Cells, id: CellId, cell: &Cell, found: &mut Vec<Computation>) {
    let declared = cells.get(id);
    match cell {
        Cell::Leaf(Value::Computation(tasks)) if declared.kind == CellKind::Leaf(SortId::K) => found.push(tasks.clone()),
        Cell::Leaf(_) => {}
        Cell::Group(children) => children.iter().zip(&declared.children).for_each(|(child, id)| collect(cells, *id, child, found)),
        Cell::Repeated(instances) => instances.iter().for_each(|instance| collect(cells, id, instance, found)),
    }
}
