//! Dependencies of an answer: the bodies, specifications, fields and dispatch decisions of a program that it was computed from.
//!
//! The record grows at the few functions through which everything goes (`Program::spec_of_method` and `spec_of_class`, and in the machine
//! `World::code`, `slot` and `dispatch`), so nothing that reads the program has to think of it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use crate::keys::Key;
use crate::model::{ClassId, FieldId, MethodId, Ty};
use crate::program::Program;

/// The reads since the record was last taken.
#[derive(Clone, Default, Debug)]
pub struct Reads {
    bodies: BTreeSet<MethodId>,
    method_specs: BTreeSet<MethodId>,
    class_specs: BTreeSet<ClassId>,
    dispatches: BTreeMap<(ClassId, MethodId), Option<MethodId>>,
    /// By field, since many steps ask for one. This and what follows is asked where the program is only looked at.
    fields: RefCell<Vec<bool>>,
    types: RefCell<BTreeSet<Ty>>,
    /// Answers that summarise the whole program, by question.
    summaries: BTreeMap<&'static str, String>,
}

impl Reads {
    pub fn body(&mut self, method: MethodId) {
        self.bodies.insert(method);
    }

    pub fn field(&self, field: FieldId) {
        let mut fields = self.fields.borrow_mut();
        if fields.len() <= field.index() {
            fields.resize(field.index() + 1, false);
        }
        fields[field.index()] = true;
    }

    /// The method that a call selected for receivers of a class.
    pub fn dispatch(&mut self, class: ClassId, method: MethodId, selected: Option<MethodId>) {
        self.dispatches.insert((class, method), selected);
    }

    /// Somebody asked which classes the objects of a type may have.
    pub fn hierarchy(&self, ty: Ty) {
        self.types.borrow_mut().insert(ty);
    }

    pub(crate) fn method_spec(&mut self, method: MethodId) {
        self.method_specs.insert(method);
    }

    pub(crate) fn class_spec(&mut self, class: ClassId) {
        self.class_specs.insert(class);
    }
}

/// Everything in the source of the user that an answer rests on, by name, with its key. Another program that gives these keys gives this
/// answer. Of the library and of the models of it nothing is told: they are part of the tool.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Dependencies {
    /// Methods whose bodies were run into, initialisers among them.
    pub bodies: BTreeSet<(String, Key)>,
    /// Methods whose specifications were looked at.
    pub contracts: BTreeSet<(String, Key)>,
    /// Classes whose invariants and represents clauses were looked at.
    pub invariants: BTreeSet<(String, Key)>,
    pub fields: BTreeSet<(String, Key)>,
    /// `receiver: called method` and the method that runs.
    pub dispatches: BTreeSet<(String, String)>,
    /// Types of which it was asked which classes an object may have.
    pub hierarchies: BTreeSet<(String, Key)>,
    /// Questions about the whole program, and their answers.
    pub summaries: BTreeSet<(String, Key)>,
}

impl Program {
    /// Looks through the program for something that is recorded when it is used.
    pub fn unrecorded<T>(&mut self, look: impl FnOnce(&mut Program) -> T) -> T {
        let reads = std::mem::take(&mut self.reads);
        let answer = look(self);
        self.reads = reads;
        answer
    }

    /// Looks through the whole program for the answer to one question. An answer that rests on it rests on this answer, and not on everything
    /// that was looked at.
    pub fn summarized<T>(
        &mut self,
        question: &'static str,
        look: impl FnOnce(&mut Program) -> T,
        told: impl FnOnce(&Program, &T) -> String,
    ) -> T {
        let answer = self.unrecorded(look);
        let text = told(self, &answer);
        self.reads.summaries.insert(question, text);
        answer
    }

    /// The reads since this was called last.
    pub fn take_dependencies(&mut self) -> Dependencies {
        let reads = std::mem::take(&mut self.reads);
        let found = self.keys_of(reads);
        // Keys are made of bodies and specifications, which is not what was asked.
        self.reads = Reads::default();
        found
    }

    fn keys_of(&mut self, reads: Reads) -> Dependencies {
        let mut found = Dependencies::default();
        for method in reads.bodies.iter().copied() {
            if !self.is_of_library(method) {
                found.bodies.insert((self.unique_name(method), self.method_key(method)));
            }
        }
        // That a method is run into, and not used by contract, is because of what is written at it.
        for method in reads.method_specs.union(&reads.bodies).copied() {
            if !self.is_of_library(method) {
                found.contracts.insert((self.unique_name(method), self.contract_key(method, None)));
            }
        }
        for class in reads.class_specs.iter().copied() {
            if !self.class(class).is_library {
                found.invariants.insert((self.class(class).binary_name.clone(), self.invariants_key(class)));
            }
        }
        let fields = reads.fields.into_inner();
        for field in (0..fields.len()).filter(|field| fields[*field]).map(|field| FieldId(field as u32)) {
            let info = self.field(field);
            if !self.class(info.class).is_library {
                found.fields.insert((format!("{}.{}", self.class(info.class).binary_name, info.name), self.field_key(field)));
            }
        }
        for ((class, method), selected) in &reads.dispatches {
            if !self.class(*class).is_library {
                let selected = selected.map_or("nothing".to_owned(), |selected| self.unique_name(selected));
                found.dispatches.insert((format!("{}: {}", self.class(*class).binary_name, self.unique_name(*method)), selected));
            }
        }
        for ty in reads.types.into_inner() {
            found.hierarchies.insert((self.ty_name(ty), self.hierarchy_key(ty)));
        }
        for (question, answer) in &reads.summaries {
            found.summaries.insert(((*question).to_owned(), Key::of(question, answer)));
        }
        found
    }

    fn is_of_library(&self, method: MethodId) -> bool {
        self.class(self.method(method).class).is_library
    }
}
