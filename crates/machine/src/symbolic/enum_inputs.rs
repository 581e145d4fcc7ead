//! Selectors: an input of an enum type is a choice among the constants that initialisation made.

use std::collections::HashMap;

use java::model::{ClassId, Ty};
use num_bigint::BigInt;
use term::{Domain, Op, Sort, Symbol, SymbolId, TermId, Terms};

use super::enum_stand_ins::alloc_tag;
use super::symbols::{Meaning, Symbols};

/// The enums of one task.
#[derive(Default)]
pub(super) struct Selectors {
    /// The constants that a selector chooses from, null first.
    enums: HashMap<ClassId, Vec<TermId>>,
    names: HashMap<ClassId, Vec<String>>,
    unusable: Vec<ClassId>,
    /// Enum values made from selectors.
    of_values: HashMap<TermId, (TermId, ClassId)>,
}

impl Symbols {
    /// An enum-typed parameter: its selector (0 is null, then the constants in order). `this` is not null.
    pub fn enum_parameter(&mut self, terms: &mut Terms, name: &str, class: ClassId, position: usize) -> TermId {
        let constants = self.selectors.enums[&class].len();
        let lowest = i32::from(name == "this");
        let symbol = Symbol::constant(name, Sort::Int, Domain::Range(BigInt::from(lowest), BigInt::from(constants)));
        let id = self.declare(terms, symbol, Meaning::Parameter(position));
        self.name_selector(terms, class, id);
        terms.app(id, &[])
    }

    /// A selector chooses only constants whose class (by tag) is wanted; if none is, any of them.
    pub(super) fn restrict_to_tags(&self, terms: &mut Terms, class: ClassId, selector: TermId, is_wanted: impl Fn(u32) -> bool) {
        let constants = self.selectors.enums[&class].iter().enumerate();
        let wanted: Vec<usize> =
            constants.filter(|(_, constant)| alloc_tag(terms, **constant).is_some_and(&is_wanted)).map(|(ordinal, _)| ordinal).collect();
        if wanted.is_empty() || wanted.len() == self.n_constants(class) {
            return;
        }
        let choices: Vec<TermId> = wanted
            .into_iter()
            .map(|ordinal| {
                let choice = terms.int(ordinal as i64 + 1);
                terms.eq(selector, choice)
            })
            .collect();
        let fact = terms.or(&choices);
        terms.attach_fact(selector, fact);
    }

    /// Remembers an enum whose initialiser could not be run.
    pub(super) fn note_unusable_enum(&mut self, class: ClassId) {
        self.selectors.unusable.push(class);
    }

    /// The enums whose initialisers could not be run: their constants do not exist, and inputs are none of them.
    pub fn unusable_enums(&self) -> &[ClassId] {
        &self.selectors.unusable
    }

    /// Registers the constants of an enum with their names.
    pub fn set_enum_constants(&mut self, terms: &mut Terms, class: ClassId, constants: Vec<TermId>, names: Vec<String>) {
        for (ordinal, (constant, name)) in constants.iter().zip(&names).enumerate() {
            self.add_constant(terms, (class, ordinal as u32), *constant, name);
            if let Op::Alloc { id, .. } = terms.op(*constant) {
                terms.name_alloc(id, name);
            }
        }
        self.selectors.enums.insert(class, constants);
        self.selectors.names.insert(class, names);
    }

    /// The names of a selector's values: null first.
    pub(super) fn name_selector(&self, terms: &mut Terms, class: ClassId, symbol: SymbolId) {
        let names = std::iter::once("null".to_owned()).chain(self.selectors.names[&class].iter().cloned()).collect();
        terms.name_choices(symbol, names);
    }

    /// The constants of an enum whose class is initialised in the initial state.
    pub fn enum_constants(&self, class: ClassId) -> Option<&[TermId]> {
        self.selectors.enums.get(&class).map(Vec::as_slice)
    }

    /// How many constants an enum has.
    pub(super) fn n_constants(&self, class: ClassId) -> usize {
        self.selectors.enums[&class].len()
    }

    /// The value a selector chooses.
    pub fn enum_value(&mut self, terms: &mut Terms, class: ClassId, selector: TermId) -> Option<TermId> {
        let constants = self.selectors.enums.get(&class)?.clone();
        let mut value = terms.null();
        for (index, constant) in constants.iter().enumerate().rev() {
            let n = terms.int(index as i64 + 1);
            let chosen = terms.eq(selector, n);
            value = terms.ite(chosen, *constant, value);
        }
        self.selectors.of_values.insert(value, (selector, class));
        Some(value)
    }

    /// The selector behind an enum value of the initial state.
    pub fn selector_of(&self, value: TermId) -> Option<(TermId, ClassId)> {
        self.selectors.of_values.get(&value).copied()
    }

    /// True if inputs of this type are represented by selectors.
    pub fn is_enum(&self, ty: Ty) -> bool {
        matches!(ty, Ty::Class(class) if self.selectors.enums.contains_key(&class))
    }
}
