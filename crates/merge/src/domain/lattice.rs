//! Finite lattices by elements, axioms and a join (Scheurer 2015, Defs. 3.27 and 3.28): the form in which users add domains.

use std::rc::Rc;

use term::{Sort, TermId, Terms};

use super::AbstractDomain;
use crate::join_context::Joining;

/// A formula about a value.
type Axiom = Rc<dyn Fn(&mut Terms, TermId) -> TermId>;

/// An element with its defining axiom.
#[derive(Clone)]
pub struct Element {
    pub name: Rc<str>,
    pub axiom: Axiom,
}

impl Element {
    pub fn new(name: &str, axiom: impl Fn(&mut Terms, TermId) -> TermId + 'static) -> Element {
        Element { name: name.into(), axiom: Rc::new(axiom) }
    }
}

/// A lattice for one sort. Smaller elements come first; the last is the top.
pub struct Lattice {
    sort: Sort,
    elements: Vec<Element>,
    join: Box<dyn Fn(usize, usize) -> usize>,
}

impl Lattice {
    pub fn new(sort: Sort, elements: Vec<Element>, join: impl Fn(usize, usize) -> usize + 'static) -> Lattice {
        Lattice { sort, elements, join: Box::new(join) }
    }

    /// The first element that holds of a value: none smaller does.
    fn of(&self, terms: &mut Terms, joining: &mut Joining<'_>, partner: usize, value: TermId) -> usize {
        let top = self.elements.len() - 1;
        let holds = |index: &usize| {
            let axiom = (self.elements[*index].axiom)(terms, value);
            joining.holds(terms, partner, axiom)
        };
        (0..top).find(holds).unwrap_or(top)
    }

    /// The element of the join of values, by its position.
    pub fn joined(&self, terms: &mut Terms, joining: &mut Joining<'_>, values: &[TermId]) -> usize {
        let first = self.of(terms, joining, 0, values[0]);
        (1..values.len()).fold(first, |joined, partner| {
            let element = self.of(terms, joining, partner, values[partner]);
            (self.join)(joined, element)
        })
    }

    pub fn name_of(&self, element: usize) -> &str {
        &self.elements[element].name
    }
}

impl AbstractDomain for Lattice {
    fn applies(&self, sort: Sort) -> bool {
        sort == self.sort
    }

    fn axioms(&self, terms: &mut Terms, joining: &mut Joining<'_>, values: &[TermId], constant: TermId) -> Vec<TermId> {
        let element = self.joined(terms, joining, values);
        vec![(self.elements[element].axiom)(terms, constant)]
    }
}

/// Signs, with "not zero" (Scheurer 2015, Ex. 3.29; Steinhöfel 2020, Ex. 3.7).
pub fn sign() -> Lattice {
    let zero = |terms: &mut Terms| terms.int(0);
    let elements = vec![
        Element::new("none", |terms, _| terms.fls()),
        Element::new("negative", move |terms, value| {
            let zero = zero(terms);
            terms.lt(value, zero)
        }),
        Element::new("zero", move |terms, value| {
            let zero = zero(terms);
            terms.eq(value, zero)
        }),
        Element::new("positive", move |terms, value| {
            let zero = zero(terms);
            terms.lt(zero, value)
        }),
        Element::new("at most zero", move |terms, value| {
            let zero = zero(terms);
            terms.le(value, zero)
        }),
        Element::new("not zero", move |terms, value| {
            let zero = zero(terms);
            let is_zero = terms.eq(value, zero);
            terms.not(is_zero)
        }),
        Element::new("at least zero", move |terms, value| {
            let zero = zero(terms);
            terms.le(zero, value)
        }),
        Element::new("any", |terms, _| terms.tru()),
    ];
    Lattice::new(Sort::Int, elements, |a, b| {
        SETS.iter().position(|set| *set == SETS[a] | SETS[b]).expect("every set of signs is an element")
    })
}

/// The signs an element stands for: negative 1, zero 2, positive 4.
const SETS: [u8; 8] = [0, 1, 2, 4, 3, 5, 6, 7];

/// The values of booleans.
pub fn boolean() -> Lattice {
    let elements = vec![
        Element::new("none", |terms, _| terms.fls()),
        Element::new("true", |_, value| value),
        Element::new("false", Terms::not),
        Element::new("any", |terms, _| terms.tru()),
    ];
    Lattice::new(Sort::Bool, elements, |a, b| a | b)
}

/// True if references are null.
pub fn nullness() -> Lattice {
    let is_null = |terms: &mut Terms, value: TermId| {
        let null = terms.null();
        terms.eq(value, null)
    };
    let elements = vec![
        Element::new("none", |terms, _| terms.fls()),
        Element::new("null", is_null),
        Element::new("not null", move |terms, value| {
            let is_null = is_null(terms, value);
            terms.not(is_null)
        }),
        Element::new("any", |terms, _| terms.tru()),
    ];
    Lattice::new(Sort::Ref, elements, |a, b| a | b)
}
