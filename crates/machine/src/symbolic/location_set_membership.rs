//! Membership in location sets that are stored in variables: a stored set is a number, and a predicate per kind of location says which sets it is in.

use std::collections::BTreeMap;
use std::rc::Rc;

use java::model::FieldId;
use java::program::Program;
use term::{Notation, Op, Sort, Symbol, SymbolId, TermId, Terms};

use super::region::HeapLocation;
use super::symbols::{Meaning, Symbols};

/// The predicates.
#[derive(Debug)]
pub struct Members {
    /// Of the user's fields: set and object, or the set alone for static ones.
    fields: BTreeMap<FieldId, SymbolId>,
    /// Set, array and index.
    elements: SymbolId,
    /// Fields of the library, which no specification names.
    others: SymbolId,
}

impl Symbols {
    /// The predicates of this task.
    pub fn members(&mut self, terms: &mut Terms, program: &Program) -> Rc<Members> {
        if let Some(members) = &self.members {
            return Rc::clone(members);
        }
        let mut declare = |name: &str, args: &[Sort]| {
            let symbol = Symbol::function(name, args, Sort::Bool, Notation::Within);
            self.declare(terms, symbol, Meaning::Other)
        };
        let mut fields = BTreeMap::new();
        for field in (0..program.fields.len() as u32).map(FieldId) {
            let info = program.field(field);
            let class = program.class(info.class);
            if class.is_library {
                continue;
            }
            let symbol = if info.is_static {
                declare(&format!("{}.{}", class.simple_name, info.name), &[Sort::Int])
            } else {
                declare(&info.name, &[Sort::Int, Sort::Ref])
            };
            fields.insert(field, symbol);
        }
        let elements = declare("elements", &[Sort::Int, Sort::Ref, Sort::Int]);
        let others = declare("hidden", &[Sort::Int, Sort::Ref]);
        let members = Rc::new(Members { fields, elements, others });
        self.members = Some(Rc::clone(&members));
        members
    }
}

impl Members {
    /// True if a location is in the set with a number. The set of number 0 is empty.
    pub(super) fn contains(&self, terms: &mut Terms, set: TermId, place: HeapLocation) -> TermId {
        if terms.as_i64(set) == Some(0) {
            return terms.fls();
        }
        if terms.op(set) == Op::Ite {
            let (condition, yes, no) = (terms.args(set)[0], terms.args(set)[1], terms.args(set)[2]);
            let (yes, no) = (self.contains(terms, yes, place), self.contains(terms, no, place));
            return terms.ite(condition, yes, no);
        }
        match place {
            HeapLocation::Field(object, field) => match self.fields.get(&field) {
                Some(symbol) => terms.app(*symbol, &[set, object]),
                None => terms.app(self.others, &[set, object]),
            },
            HeapLocation::Static(field) => match self.fields.get(&field) {
                Some(symbol) => terms.app(*symbol, &[set]),
                None => {
                    let null = terms.null();
                    terms.app(self.others, &[set, null])
                }
            },
            HeapLocation::Element(array, index, _) => terms.app(self.elements, &[set, array, index]),
        }
    }
}
