//! Annotations of files and classes, parsed and attached to what they speak of.

use std::rc::Rc;

use super::super::ast::{Member, TypeDecl};
use crate::diagnostic::{Diagnostic, Severity};
use crate::jml::AnnotationContext;
use crate::jml::ast::{ClassJml, Contract};
use crate::jml::parser::Parser;
use crate::model::{ClassId, FileId, Span};
use crate::program::Program;

impl Program {
    /// Annotations of the file that no one will look at.
    pub(crate) fn report_annotations(&mut self, file: FileId, stray: &[Span]) {
        if !self.front.specs.is_enabled {
            return;
        }
        let broken: Vec<Span> = self.file(file).annotations.iter().filter(|a| a.is_broken).map(|a| a.span).collect();
        for span in broken {
            let text = self.source(span).lines().next().unwrap_or("").trim_end();
            let fixed = if text.starts_with("//") { "//@" } else { "/*@" };
            self.front.report(Diagnostic {
                severity: Severity::Warning,
                code: "jml-broken",
                message: format!("this is not JML: there is a space before the `@` in `{text}`"),
                span,
                help: Some(format!("write `{fixed}`")),
            });
        }
        for span in stray {
            let message = "there is nothing here that JML could speak of".to_owned();
            self.front.report(super::super::syntax::error("jml-context", message, *span));
        }
    }

    /// What is said once is reported, even if a class is first looked at while something else is tried out.
    pub(super) fn aloud<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let silent = std::mem::take(&mut self.front.silent);
        let result = f(self);
        self.front.silent = silent;
        result
    }

    /// What annotations say of the class, as written.
    pub(crate) fn class_jml(&mut self, class: ClassId) -> Rc<ClassJml> {
        if let Some(known) = self.front.specs.sources.get(&class) {
            return Rc::clone(known);
        }
        let decl = self.front.classes[class.index()].decl.clone();
        let parsed = match decl.filter(|_| self.front.specs.is_enabled) {
            Some(decl) => self.parse_class_jml(class, &decl),
            None => ClassJml::default(),
        };
        let parsed = Rc::new(parsed);
        self.front.specs.sources.insert(class, Rc::clone(&parsed));
        parsed
    }

    fn parse_class_jml(&mut self, class: ClassId, decl: &Rc<TypeDecl>) -> ClassJml {
        let file = self.front.classes[class.index()].file;
        let text = Rc::clone(&self.file(file).text);
        let is_interface = self.is_interface(class);
        let mut result = ClassJml::default();
        let mut diagnostics = Vec::new();
        let mut head = Parser::new(file, &text, &decl.jml);
        let contract = head.only_modifiers();
        diagnostics.append(&mut head.diagnostics);
        result.modifiers = contract.modifiers;
        result.modifiers.add_unless_said(decl.modifiers.nullness.map(|word| (word, decl.name.span)));
        result.has_errors |= contract.has_errors;
        let mut pending = Contract::default();
        for (place, member) in decl.members.iter().enumerate() {
            if let Member::Jml(spans) = member {
                let mut parser = Parser::new(file, &text, spans);
                pending = parser.class_group(AnnotationContext { is_interface, place }, &mut result);
                diagnostics.append(&mut parser.diagnostics);
                continue;
            }
            let mut contract = std::mem::take(&mut pending);
            let spans: &[Span] = match member {
                Member::Method(method) => &method.jml,
                Member::Field(field) => &field.jml,
                _ => &[],
            };
            let mut parser = Parser::new(file, &text, spans);
            let inside = parser.only_modifiers();
            diagnostics.append(&mut parser.diagnostics);
            contract.modifiers.words.extend(inside.modifiers.words);
            contract.has_errors |= inside.has_errors;
            let said = match member {
                Member::Method(method) => method.modifiers.nullness.map(|word| (word, method.name.span)),
                Member::Field(field) => field.modifiers.nullness.map(|word| (word, field.name.span)),
                _ => None,
            };
            contract.modifiers.add_unless_said(said);
            if contract.has_errors && matches!(member, Member::Field(_)) {
                // Nothing may be assumed that the unread words may deny.
                contract.modifiers.words.push(("nullable", self.classes[class.index()].span));
            }
            let n = diagnostics.len();
            check_member(member, &contract, &mut diagnostics);
            contract.has_errors |= diagnostics.len() > n;
            result.has_errors |= diagnostics.len() > n && !matches!(member, Member::Method(_));
            // `int a, b;` is two members with the same annotations.
            if let (Member::Field(this), Some(Member::Field(next))) = (member, decl.members.get(place + 1))
                && this.ty.span == next.ty.span
            {
                pending.modifiers = contract.modifiers.clone();
            }
            result.contracts.push((place, Rc::new(contract)));
        }
        result.has_errors |= check_leftover(&pending, &mut diagnostics);
        self.inherit_modifiers(class, decl, &mut result);
        self.aloud(|program| diagnostics.into_iter().for_each(|diagnostic| program.front.report(diagnostic)));
        result
    }

    /// Modifiers of a member class stand among the members of the class around it.
    fn inherit_modifiers(&mut self, class: ClassId, decl: &Rc<TypeDecl>, result: &mut ClassJml) {
        let Some(outer) = self.front.classes[class.index()].outer else { return };
        let Some(outer_decl) = self.front.classes[outer.index()].decl.clone() else { return };
        let place = outer_decl.members.iter().position(|member| matches!(member, Member::Type(inner) if Rc::ptr_eq(inner, decl)));
        let source = self.class_jml(outer);
        let contract = place.and_then(|place| source.contracts.iter().find(|(at, _)| *at == place));
        if let Some((_, contract)) = contract {
            result.modifiers.words.extend(contract.modifiers.words.iter().copied());
        }
        // What holds of the whole of the outer class holds inside.
        for (word, span) in &source.modifiers.words {
            let is_decided = result.modifiers.words.iter().any(|(own, _)| family(own) == family(word));
            if family(word) > 0 && !is_decided {
                result.modifiers.words.push((word, *span));
            }
        }
    }
}

/// Of words of one family the innermost counts.
fn family(word: &str) -> u8 {
    match word {
        "nullable_by_default" | "non_null_by_default" => 1,
        "spec_java_math" | "spec_bigint_math" | "spec_safe_math" => 2,
        _ => 0,
    }
}

fn report(diagnostics: &mut Vec<Diagnostic>, message: String, span: Span) {
    diagnostics.push(super::super::syntax::error("jml-context", message, span));
}

/// True if the words and clauses apply to such a member.
fn check_member(member: &Member, contract: &Contract, diagnostics: &mut Vec<Diagnostic>) {
    let (what, allowed): (&str, &[&str]) = match member {
        Member::Method(_) => (
            "a method",
            &[
                "pure",
                "strictly_pure",
                "helper",
                "non_null",
                "nullable",
                "nullable_by_default",
                "non_null_by_default",
                "spec_public",
                "spec_protected",
                "spec_java_math",
                "spec_bigint_math",
                "spec_safe_math",
                "code_java_math",
                "code_bigint_math",
                "code_safe_math",
                "skipesc",
                "skiprac",
                "no_state",
                "two_state",
            ],
        ),
        Member::Field(_) => ("a field", &["non_null", "nullable", "spec_public", "spec_protected", "instance", "low", "high"]),
        Member::Type(_) => ("a class", CLASS_MODIFIERS),
        Member::Initializer(_) | Member::Jml(_) => ("an initialiser", &[]),
    };
    for (word, span) in &contract.modifiers.words {
        if !allowed.contains(word) {
            report(diagnostics, format!("`{word}` does not apply to {what}"), *span);
        }
    }
    if let (Some(span), false) = (contract.span, matches!(member, Member::Method(_))) {
        report(diagnostics, format!("this belongs to a method, but {what} follows"), span);
    }
}

const CLASS_MODIFIERS: &[&str] = &[
    "pure",
    "strictly_pure",
    "nullable_by_default",
    "non_null_by_default",
    "spec_public",
    "spec_protected",
    "spec_java_math",
    "spec_bigint_math",
    "spec_safe_math",
    "code_java_math",
    "code_bigint_math",
    "code_safe_math",
    "skipesc",
    "skiprac",
];

fn check_leftover(pending: &Contract, diagnostics: &mut Vec<Diagnostic>) -> bool {
    let span = pending.span.or_else(|| pending.modifiers.words.first().map(|(_, span)| *span));
    if let Some(span) = span {
        report(diagnostics, "this belongs to a member, but none follows".to_owned(), span);
    }
    span.is_some()
}
