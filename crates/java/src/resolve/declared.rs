//! Declared types that remember their arguments. Programs run on erased types; what an input may contain is known from its declaration alone.

use super::types::JType;
use crate::model::{FieldId, MethodId, Ty};
use crate::program::Program;

/// A type as it was declared.
#[derive(Clone, PartialEq, Debug)]
pub struct Declared(JType);

impl Program {
    /// The type of a parameter; `this` does not count.
    pub fn declared_parameter(&self, method: MethodId, index: usize) -> Option<Declared> {
        self.front.methods[method.index()].params.get(index).cloned().map(Declared)
    }

    /// The type of a field.
    pub fn declared_field(&self, field: FieldId) -> Declared {
        Declared(self.front.fields[field.index()].ty.clone())
    }

    /// The type of a field in objects of a declared type: type arguments stand for the parameters of the class.
    pub fn declared_field_of(&mut self, owner: &Declared, field: FieldId) -> Option<Declared> {
        let class = self.field(field).class;
        let owner = self.upper(&owner.0);
        match self.as_super(&owner, class)? {
            JType::Class(_, arguments) if !arguments.is_empty() => {
                let subst = self.class_subst(class, &arguments);
                Some(Declared(subst.apply(&self.front.fields[field.index()].ty)))
            }
            _ => None,
        }
    }

    /// True if the type of a field depends on the type arguments of its object.
    pub fn is_generic_field(&self, field: FieldId) -> bool {
        matches!(self.front.fields[field.index()].ty, JType::Var(_))
    }

    /// What a declared type says of the elements of an array, or of what an `Iterable` runs through.
    pub fn declared_element(&mut self, of: &Declared) -> Option<Declared> {
        match self.upper(&of.0) {
            JType::Array(element) => Some(Declared((*element).clone())),
            ty @ JType::Class(..) => {
                let iterable = self.library_class("java.lang.Iterable");
                match self.as_super(&ty, iterable)? {
                    JType::Class(_, arguments) => arguments.first().cloned().map(Declared),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// What remains of a declared type at run time.
    pub fn erased(&self, declared: &Declared) -> Ty {
        self.erase(&declared.0)
    }
}
