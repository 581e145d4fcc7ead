//! The frame of a claim: the cells that it does not name, and how many instances of repeated cells there are.
//!
//! A claim says nothing about the cells that it does not name, neither before nor after. A proof finds out which of them are as they were
//! whenever the right side is reached; the others may have been written, and where the claim is used as a rule they hold anything.

use std::rc::Rc;

use crate::cell::{Cell, CellId, CellKind, CellStep, Cells};
use crate::compile::{Contents, units};
use crate::computation::Computation;
use crate::machine::Machine;
use crate::sorts::SortId;
use crate::value::Value;

/// Nothing else is known about the rest of a computation.
pub(super) const REST_LABEL: &str = "the rest of the computation";

/// A leaf that a claim does not name.
pub(super) struct UnnamedCells {
    pub(super) way: Vec<CellStep>,
    name: String,
    sort: SortId,
}

/// The places of a configuration around what a claim names. Ways go by the choices of instances of the claim.
#[derive(Default)]
pub(super) struct Frame {
    pub(super) unnamed: Vec<UnnamedCells>,
    /// How many instances of each repeated cell there are.
    counts: Vec<(Vec<CellStep>, usize)>,
}

impl Frame {
    pub(super) fn new(cells: &Cells, left: &Contents) -> Frame {
        let mut frame = Frame::default();
        frame.walk(cells, CellId(0), Vec::new(), left);
        frame
    }

    fn walk(&mut self, cells: &Cells, cell: CellId, way: Vec<CellStep>, left: &Contents) {
        let declared = cells.get(cell);
        match declared.kind {
            CellKind::Leaf(sort) => {
                if !left.given.iter().any(|(given, _)| *given == way) {
                    self.unnamed.push(UnnamedCells { way, name: declared.name.clone(), sort });
                }
            }
            CellKind::Group => {
                for child in &declared.children {
                    let way = [&way[..], &[CellStep::Child(cells.get(*child).slot)]].concat();
                    if !cells.get(*child).is_repeated {
                        self.walk(cells, *child, way, left);
                        continue;
                    }
                    let chosen = choices_at(left, &way);
                    self.counts.push((way.clone(), chosen.len()));
                    for choice in chosen {
                        self.walk(cells, *child, [&way[..], &[CellStep::Instance(choice)]].concat(), left);
                    }
                }
            }
        }
    }

    /// A claim is about as many instances of repeated cells as it names, and about no others.
    pub(super) fn has_instances_of(&self, state: &Cell, chosen: &[usize]) -> bool {
        self.counts.iter().all(|(way, count)| match state.at(way, chosen) {
            Some(Cell::Repeated(instances)) => instances.len() == *count,
            _ => false,
        })
    }

    /// The unnamed leaves, by number, that two states do not have in common.
    pub(super) fn differing(&self, (a, chosen_a): (&Cell, &[usize]), (b, chosen_b): (&Cell, &[usize])) -> Vec<usize> {
        let differs = |leaf: &UnnamedCells| a.at(&leaf.way, chosen_a) != b.at(&leaf.way, chosen_b);
        (0..self.unnamed.len()).filter(|number| differs(&self.unnamed[*number])).collect()
    }
}

/// The choices of the instances of a repeated cell.
fn choices_at(left: &Contents, way: &[CellStep]) -> Vec<u8> {
    left.entered.iter().filter(|(known, _)| known == way).map(|(_, choice)| *choice).collect()
}

/// Where the instances of the left side stand: in the order of the text.
pub(super) fn chosen(left: &Contents) -> Vec<usize> {
    let position = |(way, choice): &(Vec<CellStep>, u8)| choices_at(left, way).iter().position(|other| other == choice).unwrap_or(0);
    let mut all = vec![0; left.entered.len()];
    for entry in &left.entered {
        all[usize::from(entry.1)] = position(entry);
    }
    all
}

impl Machine {
    /// Something of which nothing is known but its sort. The label says, for people, where it comes from.
    pub(super) fn opaque(&mut self, label: &str, sort: SortId) -> Value {
        self.n_fresh += 1;
        self.has_unknowns = true;
        let name = format!("{label}#{}", self.n_fresh);
        Value::Opaque(self.terms.str_const(&units(&name)), sort)
    }

    fn opaque_content(&mut self, label: &str, sort: SortId) -> Value {
        let opaque = self.opaque(label, sort);
        if sort == SortId::K { Value::Computation(Computation::default().after(opaque)) } else { opaque }
    }

    /// The configuration with these contents; unnamed leaves hold something that no rule can look into.
    pub(super) fn framed(&mut self, left: &Contents, contents: &[(Vec<CellStep>, Value)]) -> Cell {
        self.framed_cell(CellId(0), &[], left, contents)
    }

    fn framed_cell(&mut self, cell: CellId, way: &[CellStep], left: &Contents, contents: &[(Vec<CellStep>, Value)]) -> Cell {
        let definition = Rc::clone(&self.definition);
        let declared = definition.cells.get(cell);
        if let CellKind::Leaf(sort) = declared.kind {
            let given = contents.iter().find(|(known, _)| known == way);
            return Cell::Leaf(match given {
                Some((_, value)) => value.clone(),
                None => self.opaque_content(&format!("<{}>, which the claim does not name", declared.name), sort),
            });
        }
        let mut children = Vec::new();
        for child in &declared.children {
            let way = [way, &[CellStep::Child(definition.cells.get(*child).slot)]].concat();
            if !definition.cells.get(*child).is_repeated {
                children.push(self.framed_cell(*child, &way, left, contents));
                continue;
            }
            let mut instances = imbl::Vector::new();
            for choice in choices_at(left, &way) {
                let way = [&way[..], &[CellStep::Instance(choice)]].concat();
                instances.push_back(self.framed_cell(*child, &way, left, contents));
            }
            children.push(Cell::Repeated(instances));
        }
        Cell::Group(Rc::new(children))
    }

    /// After a claim was used as a rule, the leaves that its proof may have written hold anything.
    pub(super) fn forget(&mut self, frame: &Frame, kept: &[bool], (state, chosen): (&mut Cell, &[usize]), claim: &str) {
        for (leaf, is_kept) in frame.unnamed.iter().zip(kept) {
            if !is_kept {
                let label = format!("<{}> after the claim `{claim}`, which does not say what it holds then", leaf.name);
                let anything = self.opaque_content(&label, leaf.sort);
                if let Some(cell) = state.at_mut(&leaf.way, chosen) {
                    *cell = Cell::Leaf(anything);
                }
            }
        }
    }
}
