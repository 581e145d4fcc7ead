//! Location sets as terms: named sets of the model, single places, parts of arrays and objects, and what is made of them.

use std::rc::Rc;

use term::{Sort, SymbolId, TermId, Terms};

use crate::context::{Cx, HIDDEN};

/// A set of places. Places are integers: see `place`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Set {
    /// A declared set, perhaps with parameters: a predicate on places.
    Named(SymbolId, Rc<[TermId]>),
    /// All places but those that belong to nobody's instance: locals of context methods, ghosts.
    Everything,
    Nothing,
    Single(TermId),
    AllElements(TermId),
    /// An array, the first and the last index.
    Range(TermId, TermId, TermId),
    AllFields(TermId),
    Union(Rc<[Set]>),
    Intersection(Rc<[Set]>),
    Minus(Rc<(Set, Set)>),
}

impl Set {
    /// The place, if there is exactly one and it is known which.
    pub(crate) fn single(&self) -> Option<TermId> {
        if let Set::Single(place) = self { Some(*place) } else { None }
    }

    /// How a set is made: sets of one shape with equal parameters are equal, and only they share what an element writes into them.
    pub(crate) fn shape(&self, terms: &Terms) -> String {
        let all = |parts: &[Set]| parts.iter().map(|part| part.shape(terms)).collect::<Vec<_>>().join(",");
        match self {
            Set::Named(symbol, _) => terms.symbol(*symbol).name.clone(),
            Set::Everything => "everything".to_owned(),
            Set::Nothing => "nothing".to_owned(),
            Set::Single(_) => "single".to_owned(),
            Set::AllElements(_) => "elements".to_owned(),
            Set::Range(..) => "range".to_owned(),
            Set::AllFields(_) => "fields".to_owned(),
            Set::Union(parts) => format!("union({})", all(parts)),
            Set::Intersection(parts) => format!("intersection({})", all(parts)),
            Set::Minus(pair) => format!("minus({},{})", pair.0.shape(terms), pair.1.shape(terms)),
        }
    }

    /// The terms in a set, in the order of its shape.
    pub(crate) fn parameters(&self, found: &mut Vec<TermId>) {
        match self {
            Set::Named(_, args) => found.extend(args.iter()),
            Set::Everything | Set::Nothing => {}
            Set::Single(term) | Set::AllElements(term) | Set::AllFields(term) => found.push(*term),
            Set::Range(array, from, to) => found.extend([array, from, to]),
            Set::Union(parts) | Set::Intersection(parts) => parts.iter().for_each(|part| part.parameters(found)),
            Set::Minus(pair) => [&pair.0, &pair.1].into_iter().for_each(|part| part.parameters(found)),
        }
    }
}

impl Cx {
    /// True if a place is in a set.
    pub(crate) fn member(&mut self, set: &Set, place: TermId) -> TermId {
        match set {
            Set::Nothing => self.terms.fls(),
            Set::Single(single) => self.terms.eq(*single, place),
            Set::Everything => self.is_visible(place),
            Set::Named(symbol, args) => {
                if self.terms.as_i64(place).is_some_and(|number| number >= HIDDEN) {
                    return self.terms.fls();
                }
                let mut all = vec![place];
                all.extend(args.iter());
                self.terms.app(*symbol, &all)
            }
            Set::AllElements(array) => {
                let (kind, object) = (self.kind_is(place, Kind::Element), self.part("object", place));
                let same = self.terms.eq(object, *array);
                self.terms.and2(kind, same)
            }
            Set::Range(array, from, to) => {
                let inside = self.member(&Set::AllElements(*array), place);
                let index = self.part("index", place);
                let (low, high) = (self.terms.le(*from, index), self.terms.le(index, *to));
                self.terms.and(&[inside, low, high])
            }
            Set::AllFields(object) => {
                let (kind, owner) = (self.kind_is(place, Kind::Field), self.part("object", place));
                let same = self.terms.eq(owner, *object);
                self.terms.and2(kind, same)
            }
            Set::Union(parts) => {
                let parts: Vec<TermId> = parts.iter().map(|part| self.member(part, place)).collect();
                self.terms.or(&parts)
            }
            Set::Intersection(parts) => {
                let parts: Vec<TermId> = parts.iter().map(|part| self.member(part, place)).collect();
                self.terms.and(&parts)
            }
            Set::Minus(pair) => {
                let (inside, outside) = (self.member(&pair.0, place), self.member(&pair.1, place));
                let outside = self.terms.not(outside);
                self.terms.and2(inside, outside)
            }
        }
    }

    /// True if instances of abstract elements could name a place.
    pub(crate) fn is_visible(&mut self, place: TermId) -> TermId {
        let hidden = self.terms.int(HIDDEN);
        self.terms.lt(place, hidden)
    }

    /// A function that tells a part of a heap location.
    pub(crate) fn part(&mut self, name: &str, place: TermId) -> TermId {
        let symbol = self.symbol(&format!("place.{name}"), &[Sort::Int], Sort::Int);
        self.terms.app(symbol, &[place])
    }

    pub(crate) fn kind_is(&mut self, place: TermId, kind: Kind) -> TermId {
        let found = self.part("kind", place);
        let wanted = self.terms.int(kind as i64);
        self.terms.eq(found, wanted)
    }
}

/// The kinds of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Variable = 0,
    Field = 1,
    Element = 2,
}
