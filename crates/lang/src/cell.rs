//! Configurations: nested cells as a definition declares them, and as a state fills them.

use std::rc::Rc;

use imbl::Vector;

use crate::ast::Ast;
use crate::sorts::SortId;
use crate::source::Span;
use crate::value::{Value, combine};

/// A declared cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellId(pub u16);

/// What a cell holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellKind {
    Group,
    /// A value of this sort; `K` for computations.
    Leaf(SortId),
}

/// The declaration of one cell.
#[derive(Clone, Debug)]
pub struct CellDeclaration {
    pub name: String,
    pub parent: Option<CellId>,
    /// Position among the children of the parent.
    pub slot: u16,
    pub kind: CellKind,
    /// True if there can be any number of them.
    pub is_repeated: bool,
    /// True if a repeated cell has none at the start.
    pub is_absent: bool,
    pub children: Vec<CellId>,
    /// The initial content of a leaf.
    pub initial: Vec<Ast>,
    pub span: Span,
}

/// The cells of a definition; the root first, parents before children.
#[derive(Clone, Debug, Default)]
pub struct Cells(pub Vec<CellDeclaration>);

/// One step of the way from the root to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellStep {
    Child(u16),
    /// The instance of a repeated cell that this choice of a match names.
    Instance(u8),
}

impl Cells {
    pub fn get(&self, cell: CellId) -> &CellDeclaration {
        &self.0[usize::from(cell.0)]
    }

    pub fn find(&self, name: &str) -> Option<CellId> {
        self.0.iter().position(|cell| cell.name == name).map(|i| CellId(i as u16))
    }

    pub fn ids(&self) -> impl Iterator<Item = CellId> + use<> {
        (0..self.0.len() as u16).map(CellId)
    }

    /// The first cell that holds a computation.
    pub fn computation(&self) -> Option<CellId> {
        self.ids().find(|cell| self.get(*cell).kind == CellKind::Leaf(SortId::K))
    }

    /// The cells from the root (left out) to a cell.
    pub fn ancestry(&self, cell: CellId) -> Vec<CellId> {
        let mut way = vec![cell];
        while let Some(parent) = self.get(*way.last().expect("not empty")).parent {
            way.push(parent);
        }
        way.pop();
        way.reverse();
        way
    }
}

/// The content of a cell in a state.
#[derive(Clone, Debug)]
pub enum Cell {
    Leaf(Value),
    Group(Rc<Vec<Cell>>),
    /// Instances in the order in which they were made, which is of no account.
    Repeated(Vector<Cell>),
}

impl PartialEq for Cell {
    fn eq(&self, other: &Cell) -> bool {
        match (self, other) {
            (Cell::Leaf(a), Cell::Leaf(b)) => a == b,
            (Cell::Group(a), Cell::Group(b)) => Rc::ptr_eq(a, b) || a == b,
            (Cell::Repeated(a), Cell::Repeated(b)) => a.ptr_eq(b) || is_same_bag(a, b),
            _ => false,
        }
    }
}

impl Eq for Cell {}

/// True if two collections have the same instances, each as often.
fn is_same_bag(a: &Vector<Cell>, b: &Vector<Cell>) -> bool {
    let digests: Vec<u64> = b.iter().map(Cell::digest).collect();
    let mut is_taken = vec![false; b.len()];
    a.len() == b.len()
        && a.iter().all(|instance| {
            let digest = instance.digest();
            let partner = b.iter().enumerate().find(|(i, other)| !is_taken[*i] && digests[*i] == digest && *other == instance);
            let position = partner.map(|(i, _)| i);
            position.inspect(|i| is_taken[*i] = true).is_some()
        })
}

impl Cell {
    /// The cell at a way.
    pub fn at(&self, way: &[CellStep], chosen: &[usize]) -> Option<&Cell> {
        let mut cell = self;
        for step in way {
            cell = match (step, cell) {
                (CellStep::Child(slot), Cell::Group(children)) => &children[usize::from(*slot)],
                (CellStep::Instance(choice), Cell::Repeated(instances)) => instances.get(chosen[usize::from(*choice)])?,
                _ => return None,
            };
        }
        Some(cell)
    }

    /// The cell at a way, to be changed; what is shared is copied one level at a time.
    pub fn at_mut(&mut self, way: &[CellStep], chosen: &[usize]) -> Option<&mut Cell> {
        let mut cell = self;
        for step in way {
            cell = match (step, cell) {
                (CellStep::Child(slot), Cell::Group(children)) => &mut Rc::make_mut(children)[usize::from(*slot)],
                (CellStep::Instance(choice), Cell::Repeated(instances)) => instances.get_mut(chosen[usize::from(*choice)])?,
                _ => return None,
            };
        }
        Some(cell)
    }

    /// Equal cells have equal digests. Leaves cost constant time; instances of repeated cells count in any order.
    pub fn digest(&self) -> u64 {
        match self {
            Cell::Leaf(value) => value.digest(),
            Cell::Group(children) => children.iter().fold(1, |sofar, child| combine(sofar, child.digest())),
            Cell::Repeated(instances) => instances.iter().fold(2_u64, |sofar, child| sofar.wrapping_add(combine(5, child.digest()))),
        }
    }

    pub fn value(&self) -> Option<&Value> {
        if let Cell::Leaf(value) = self { Some(value) } else { None }
    }
}
