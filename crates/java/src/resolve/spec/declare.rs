//! Ghost and model members enter the tables of their class; nullness of fields and parameters.

use std::rc::Rc;

use super::super::ast::{FieldDecl, Member, MethodForm, ParamDecl, TypeDecl};
use crate::jml::ast::{ClassClauseKind, Contract, Modifiers};
use crate::jml::parser::Parser;
use crate::model::{Captured, ClassId, ClassKind, FieldOrigin, FieldSpec, MethodId, MethodKind, Span, Ty};
use crate::program::Program;
use crate::spec::Nullness;

impl Program {
    /// Declares what annotations declare, and remembers what they say of the members.
    pub(crate) fn declare_jml(&mut self, class: ClassId, decl: &Rc<TypeDecl>) {
        if self.front.specs.is_enabled {
            self.aloud(|program| program.declare_jml_members(class, decl));
        }
    }

    fn declare_jml_members(&mut self, class: ClassId, decl: &Rc<TypeDecl>) {
        let source = self.class_jml(class);
        for field in &source.fields {
            let nullness = self.nullness(class, &field.modifiers);
            if let Some(id) = self.declare_field(class, &field.decl) {
                let is_reference = matches!(self.fields[id.index()].ty, Ty::Class(_) | Ty::Array(..));
                let nullness = if is_reference { nullness } else { Nullness::Default };
                self.fields[id.index()].spec = FieldSpec { origin: field.origin, nullness };
            }
        }
        for method in &source.methods {
            if let Some(id) = self.declare_model_method(class, &method.decl) {
                self.front.specs.add_model_method(id, method);
            }
        }
        for (place, contract) in &source.contracts {
            match &decl.members[*place] {
                Member::Field(field) => self.annotate_field(class, field, contract),
                Member::Method(method) => {
                    let found = self.classes[class.index()].methods.iter().copied().find(|id| self.methods[id.index()].span == method.span);
                    if let Some(id) = found {
                        self.front.specs.contracts.insert(id, Rc::clone(contract));
                    }
                }
                _ => {}
            }
        }
        self.annotate_components(class, decl);
        self.default_nullness(class);
    }

    /// The components of a record are fields.
    fn annotate_components(&mut self, class: ClassId, decl: &TypeDecl) {
        for component in &decl.record_components {
            let mut words = self.param_modifiers(&component.jml);
            words.add_unless_said(component.nullness.map(|word| (word, component.name.span)));
            let nullness = self.nullness(class, &words);
            if let Some(id) = self.own_field(class, &component.name.text) {
                self.fields[id.index()].spec.nullness = nullness;
            }
        }
    }

    /// What is known of the result of an accessor that no one wrote.
    pub(super) fn component_nullness(&self, method: MethodId) -> Option<Nullness> {
        let data = self.method(method);
        let is_accessor = data.is_synthetic && data.params.is_empty() && self.class(data.class).kind == ClassKind::Record;
        let field = self.own_field(data.class, &data.name).filter(|_| is_accessor)?;
        Some(self.field(field).spec.nullness)
    }

    /// True if `<clinit>` has ghost fields to set, or invariants to establish.
    pub(crate) fn has_static_specs(&mut self, class: ClassId) -> bool {
        let source = self.class_jml(class);
        source.fields.iter().any(|field| field.decl.modifiers.is_static && field.decl.init.is_some())
            || source.clauses.iter().any(|clause| clause.is_static && matches!(clause.kind, ClassClauseKind::Invariant(_)))
    }

    fn annotate_field(&mut self, class: ClassId, decl: &FieldDecl, contract: &Contract) {
        let nullness = self.nullness(class, &contract.modifiers);
        if let Some(id) = self.own_field(class, &decl.name.text).filter(|id| self.fields[id.index()].span == decl.span) {
            self.fields[id.index()].spec.nullness = nullness;
        }
    }

    /// Fields of which nothing was said.
    fn default_nullness(&mut self, class: ClassId) {
        for id in self.classes[class.index()].fields.clone() {
            let default = self.nullness(class, &Modifiers::default());
            let field = &mut self.fields[id.index()];
            let is_reference = matches!(field.ty, Ty::Class(_) | Ty::Array(..));
            if !is_reference {
                field.spec.nullness = Nullness::Default;
            } else if field.is_enum_constant || field.name == "$VALUES" {
                field.spec.nullness = Nullness::NonNull;
            } else if field.spec.nullness == Nullness::Default && field.spec.origin == FieldOrigin::Java {
                field.spec.nullness = default;
            }
        }
    }

    /// What the words say, or the class by default.
    pub(super) fn nullness(&mut self, class: ClassId, modifiers: &Modifiers) -> Nullness {
        if modifiers.has("nullable") {
            return Nullness::Nullable;
        }
        if modifiers.has("non_null") {
            return Nullness::NonNull;
        }
        let source = self.class_jml(class);
        let is_nullable =
            modifiers.has("nullable_by_default") || self.class(class).is_library || source.modifiers.has("nullable_by_default");
        if is_nullable { Nullness::Nullable } else { Nullness::Default }
    }

    /// By parameter of the method, hidden ones included.
    pub(super) fn param_nullness(&mut self, method: MethodId, modifiers: &Modifiers) -> Vec<Nullness> {
        let class = self.method(method).class;
        let hidden = self.front.methods[method.index()].n_hidden;
        let spans = self.param_annotations(method);
        let mut found = Vec::new();
        for i in 0..self.method(method).params.len() {
            let param = &self.method(method).params[i];
            let is_reference = matches!(param.ty, Ty::Class(_) | Ty::Array(..));
            let is_captured = param.capture == Captured::Variable;
            let said = if i < hidden {
                if is_captured { Nullness::Nullable } else { Nullness::NonNull }
            } else {
                let mut words = self.param_modifiers(spans.get(i - hidden).map_or(&[], |param| param.jml.as_slice()));
                words.add_unless_said(spans.get(i - hidden).and_then(|param| param.nullness).map(|word| (word, self.method(method).span)));
                words.words.extend(modifiers.words.iter().filter(|(word, _)| word.ends_with("_by_default")).copied());
                self.nullness(class, &words)
            };
            found.push(if is_reference { said } else { Nullness::Default });
        }
        found
    }

    pub(super) fn param_annotations(&mut self, method: MethodId) -> Vec<ParamWords> {
        let span = self.method(method).span;
        let class = self.method(method).class;
        let decl = self.front.classes[class.index()].decl.clone();
        let source = self.class_jml(class);
        let declared = decl.iter().flat_map(|decl| &decl.members).find_map(|member| match member {
            Member::Method(method) if method.span == span => Some(Rc::clone(method)),
            _ => None,
        });
        let declared = declared.or_else(|| source.methods.iter().map(|m| Rc::clone(&m.decl)).find(|decl| decl.span == span));
        let is_constructor = self.method(method).kind == MethodKind::Constructor;
        let is_implied = declared.as_ref().is_none_or(|decl| decl.form == MethodForm::CompactConstructor);
        if let (true, true, Some(owner)) = (is_constructor, is_implied, &decl) {
            return owner.record_components.iter().map(ParamWords::of).collect();
        }
        declared.map(|decl| decl.params.iter().map(ParamWords::of).collect()).unwrap_or_default()
    }

    pub(super) fn param_modifiers(&mut self, spans: &[Span]) -> Modifiers {
        let Some(first) = spans.first() else { return Modifiers::default() };
        let text = Rc::clone(&self.file(first.file).text);
        let mut parser = Parser::new(first.file, &text, spans);
        let contract = parser.only_modifiers();
        let mut diagnostics = parser.diagnostics;
        for (word, span) in &contract.modifiers.words {
            if !matches!(*word, "nullable" | "non_null" | "final" | "low" | "high") {
                let message = format!("`{word}` does not apply to a parameter");
                diagnostics.push(super::super::syntax::error("jml-context", message, *span));
            }
        }
        for diagnostic in diagnostics {
            self.front.report(diagnostic);
        }
        let mut modifiers = contract.modifiers;
        if contract.has_errors {
            // Nothing may be assumed that the unread words may deny.
            modifiers.words.push(("nullable", *first));
        }
        modifiers
    }
}

/// What stands at a parameter.
pub(super) struct ParamWords {
    pub(super) jml: Vec<Span>,
    nullness: Option<&'static str>,
}

impl ParamWords {
    fn of(param: &ParamDecl) -> Self {
        ParamWords { jml: param.jml.clone(), nullness: param.nullness }
    }
}
