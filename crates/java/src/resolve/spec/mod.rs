//! Specifications of classes and methods, on demand, and the tables that remember them.

mod class;
mod declare;
mod levels;
mod method;
mod show;
mod source;

pub use levels::Levels;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::jml::ast::{ClassJml, Contract, ModelMethod};
use crate::model::{ClassId, MethodId};
use crate::spec::{ClassSpec, MethodSpec};

/// What the front end knows of specifications.
#[derive(Default)]
pub(crate) struct SpecTables {
    /// Without, annotations are comments.
    pub is_enabled: bool,
    /// As written, per class.
    pub sources: BTreeMap<ClassId, Rc<ClassJml>>,
    /// What is written before a method.
    pub contracts: BTreeMap<MethodId, Rc<Contract>>,
    /// Methods that only specifications can call.
    pub model_methods: BTreeSet<MethodId>,
    /// Classes whose static fields are named in specifications.
    pub static_classes: BTreeSet<ClassId>,
    pub model_values: BTreeMap<MethodId, Rc<crate::resolve::ast::Expr>>,
    pub classes: BTreeMap<ClassId, Rc<ClassSpec>>,
    pub methods: BTreeMap<MethodId, Rc<MethodSpec>>,
}

impl SpecTables {
    pub(crate) fn add_model_method(&mut self, id: MethodId, method: &ModelMethod) {
        self.model_methods.insert(id);
        self.contracts.insert(id, Rc::clone(&method.contract));
        if let Some(value) = &method.value {
            self.model_values.insert(id, Rc::clone(value));
        }
    }
}
