//! Contracts of methods, and single expressions about them.

use std::cell::OnceCell;
use std::ops::Range;
use std::rc::Rc;

use super::super::body::{Cx, SpecMode};
use super::super::types::{BOOLEAN, JType};
use crate::diagnostic::Diagnostic;
use crate::jml::ast::{Contract, Modifiers};
use crate::jml::parser::Parser;
use crate::model::{FileId, LocalId, MethodId, MethodKind, SourceFile, Span, Ty};
use crate::program::Program;
use crate::resolve::body::ContractMode;
use crate::spec::{Abstractions, Axioms, LeftOut, MethodSpec, Nullness, Purity, SpecCase, SpecExpression, SpecScope};

impl Program {
    /// What is written at the declaration of the method; empty if nothing is.
    pub fn spec_of_method(&mut self, method: MethodId) -> Rc<MethodSpec> {
        self.reads.method_spec(method);
        if let Some(known) = self.front.specs.methods.get(&method) {
            return Rc::clone(known);
        }
        let class = self.method(method).class;
        self.ensure_members(class);
        let contract = self.front.specs.contracts.get(&method).cloned().unwrap_or_default();
        let spec = Rc::new(self.resolve_contract(method, &contract));
        self.complete_all();
        self.front.specs.methods.insert(method, Rc::clone(&spec));
        spec
    }

    /// The specification of a method that has no case and promises something all the same, by `pure` or `non_null` at its declaration: with a case
    /// that says nothing else.
    pub fn promises_without_case(&mut self, method: MethodId) -> Option<Rc<MethodSpec>> {
        let contract = self.front.specs.contracts.get(&method).cloned()?;
        let words = &contract.modifiers;
        let is_promised = ["pure", "strictly_pure", "non_null"].iter().any(|word| words.has(word)) && !words.has("model");
        if !is_promised || !self.spec_of_method(method).cases.is_empty() {
            return None;
        }
        let mut spec = self.resolve_contract(method, &contract);
        spec.cases.push(SpecCase::empty(self.method(method).name_span));
        Some(Rc::new(spec))
    }

    fn resolve_contract(&mut self, method: MethodId, contract: &Contract) -> MethodSpec {
        let before = self.front.n_reports;
        let modifiers = &contract.modifiers;
        let class = self.method(method).class;
        let params = self.param_nullness(method, modifiers);
        let result = match self.method(method).ret {
            Ty::Class(_) | Ty::Array(..) => match self.component_nullness(method) {
                Some(nullness) => nullness,
                None => self.nullness(class, modifiers),
            },
            _ => Nullness::Default,
        };
        let purity = self.purity(method, modifiers);
        let has_java_math = self.has_java_math(method, modifiers);
        let is_model = self.front.specs.model_methods.contains(&method);
        let value = self.front.specs.model_values.get(&method).cloned();
        let result_ty = self.result_type(method);
        let mut cx = Cx::for_method(self, method);
        let mode = ContractMode { result: result_ty.clone(), is_block: false, has_java_math };
        let cases = cx.spec_cases(contract, &mode);
        let model_body = value.map(|value| {
            let mode = SpecMode { result: None, has_old: modifiers.has("two_state"), is_block: false, has_java_math };
            let ty = result_ty.unwrap_or(JType::Never);
            cx.in_spec(mode, |cx| cx.spec_assigned(&value, &ty)).0
        });
        let scope = SpecScope { locals: std::mem::take(&mut cx.locals) };
        MethodSpec {
            scope,
            purity,
            is_helper: modifiers.has("helper"),
            is_model,
            has_java_math,
            opt_outs: opt_outs(modifiers),
            result,
            params,
            cases,
            extends_inherited: contract.extends_inherited,
            model_body,
            has_errors: contract.has_errors || self.front.n_reports > before,
        }
    }

    /// The type of `\result`.
    fn result_type(&self, method: MethodId) -> Option<JType> {
        let is_method = self.method(method).kind == MethodKind::Method;
        let ret = self.front.methods[method.index()].ret.clone();
        Some(ret).filter(|ret| is_method && *ret != JType::Void)
    }

    fn purity(&mut self, method: MethodId, modifiers: &Modifiers) -> Purity {
        let class = self.class_jml(self.method(method).class);
        let of = |words: &Modifiers| match (words.has("strictly_pure"), words.has("pure")) {
            (true, _) => Purity::StrictlyPure,
            (false, true) => Purity::Pure,
            (false, false) => Purity::Impure,
        };
        // A model method has no effects: there is nothing it could run.
        let own = if modifiers.has("model") { of(modifiers).max(Purity::StrictlyPure) } else { of(modifiers) };
        own.max(of(&class.modifiers))
    }

    /// True if specifications of the method compute as Java does.
    pub(crate) fn has_java_math(&mut self, method: MethodId, modifiers: &Modifiers) -> bool {
        if modifiers.words.iter().any(|(word, _)| word.starts_with("spec_") && word.ends_with("_math")) {
            return modifiers.has("spec_java_math");
        }
        self.class_jml(self.method(method).class).modifiers.has("spec_java_math")
    }

    /// The same for the specifications inside the body.
    pub(crate) fn body_has_java_math(&mut self, method: MethodId) -> bool {
        let contract = self.front.specs.contracts.get(&method).cloned().unwrap_or_default();
        self.has_java_math(method, &contract.modifiers)
    }

    /// A boolean JML expression about the method: its parameters, `\result` and `\old` are in scope. What is wrong with
    /// it is told in spans of a pseudo file called `origin` (an option of the command line, say).
    pub fn parse_spec_expression(&mut self, method: MethodId, text: &str, origin: &str) -> Result<SpecExpression, Vec<Diagnostic>> {
        let file = self.pseudo_file(method, text, origin);
        let mut parser = Parser::of_text(file, text);
        let parsed = parser.whole_expr();
        let Ok(expr) = parsed else { return Err(parser.diagnostics) };
        let result = self.result_type(method);
        let has_java_math = self.body_has_java_math(method);
        let n = self.front.diagnostics.len();
        let mut cx = Cx::for_method(self, method);
        let mode = SpecMode { result, has_old: true, is_block: false, has_java_math };
        let (expr, _) = cx.in_spec(mode, |cx| cx.spec_assigned(&expr, &BOOLEAN));
        let scope = SpecScope { locals: std::mem::take(&mut cx.locals) };
        self.complete_all();
        let found = self.take_reports(n, file);
        if found.is_empty() { Ok(SpecExpression { expr, scope }) } else { Err(found) }
    }

    /// Predicates of merges about a place in the body, of whose locals those are in scope that `is_in_scope` says. What means nothing
    /// there is left out; errors of syntax are told as those of single expressions.
    pub fn parse_abstractions(
        &mut self,
        method: MethodId,
        text: &str,
        origin: &str,
        is_in_scope: &dyn Fn(LocalId) -> bool,
    ) -> Result<Abstractions, Vec<Diagnostic>> {
        let file = self.pseudo_file(method, text, origin);
        let mut parser = Parser::of_text(file, text);
        let parsed = parser.whole_abstractions();
        let Ok(parsed) = parsed else { return Err(parser.diagnostics) };
        let locals = self.body(method).map(|body| body.locals.clone()).unwrap_or_default();
        let has_java_math = self.front.specs.is_enabled && self.body_has_java_math(method);
        let n = self.front.diagnostics.len();
        let mut cx = Cx::for_method(self, method);
        cx.declare_body(&locals, is_in_scope);
        let n_locals = cx.locals.len();
        let mode = SpecMode { result: None, has_old: true, is_block: false, has_java_math };
        let (abstractions, _) = cx.in_spec(mode, |cx| cx.abstractions(&parsed));
        let scope = SpecScope { locals: std::mem::take(&mut cx.locals) };
        self.complete_all();
        let places: Vec<Span> = parsed.iter().flat_map(|each| each.predicates.iter().map(|predicate| predicate.span)).collect();
        let of = |reason: Diagnostic| {
            let is_it = |place: &&Span| (place.start..place.end).contains(&reason.span.start);
            LeftOut { predicate: places.iter().find(is_it).copied().unwrap_or(reason.span), reason }
        };
        let left_out = self.take_reports(n, file).into_iter().map(of).collect();
        Ok(Abstractions { abstractions, scope, n_locals, left_out })
    }

    /// Conditions about one variable that stand at these places of a text (`int x`, `x % 2 == 0`), named like its file. The class of the
    /// method says what other names mean.
    pub fn parse_axioms(
        &mut self,
        method: MethodId,
        (text, origin): (&str, &str),
        variable: Range<usize>,
        conditions: &[Range<usize>],
    ) -> Result<Axioms, Vec<Diagnostic>> {
        let file = self.pseudo_file(method, text, origin);
        let span = |range: &Range<usize>| Span { file, start: range.start as u32, end: range.end as u32 };
        let mut parser = Parser::new(file, text, &[span(&variable)]);
        let Ok((ty, name)) = parser.typed_name() else { return Err(parser.diagnostics) };
        let (mut parsed, mut wrong) = (Vec::new(), Vec::new());
        for condition in conditions {
            let mut parser = Parser::new(file, text, &[span(condition)]);
            parsed.extend(parser.whole_expr());
            wrong.extend(parser.diagnostics);
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let n = self.front.diagnostics.len();
        let class = self.method(method).class;
        let mut cx = Cx::for_class(self, class);
        cx.file = file;
        let resolved = cx.resolve_ty(&ty);
        let erased = cx.p.erase(&resolved);
        let variable = cx.declare(&name, resolved);
        let mode = SpecMode { result: None, has_old: false, is_block: false, has_java_math: false };
        let (conditions, _) = cx.in_spec(mode, |cx| parsed.iter().map(|expr| cx.spec_condition(expr)).collect());
        let scope = SpecScope { locals: std::mem::take(&mut cx.locals) };
        self.complete_all();
        let found = self.take_reports(n, file);
        if found.is_empty() { Ok(Axioms { scope, variable, ty: erased, conditions, file }) } else { Err(found) }
    }

    /// What was reported about a file since there were `n` reports, as if nothing had been.
    fn take_reports(&mut self, n: usize, file: FileId) -> Vec<Diagnostic> {
        let found = self.front.diagnostics[n..].iter().filter(|diagnostic| diagnostic.span.file == file).cloned().collect();
        self.front.diagnostics.retain(|diagnostic| diagnostic.span.file != file);
        found
    }

    /// A file that holds nothing but the text; names mean what they mean in the file of the method.
    fn pseudo_file(&mut self, method: MethodId, text: &str, origin: &str) -> FileId {
        let file = FileId(self.files.len() as u32);
        let class = self.method(method).class;
        self.files.push(SourceFile {
            path: origin.to_owned(),
            text: Rc::from(text),
            written: None,
            is_library: false,
            annotations: Vec::new(),
            lines: OnceCell::new(),
        });
        let home = self.front.classes[class.index()].file;
        let unit = Rc::clone(&self.front.units[home.index()]);
        self.front.units.push(unit);
        file
    }
}

fn opt_outs(modifiers: &Modifiers) -> Vec<(String, crate::model::Span)> {
    let is_opt_out = |word: &str| matches!(word, "skipesc" | "skiprac");
    modifiers.words.iter().filter(|(word, _)| is_opt_out(word)).map(|(word, span)| ((*word).to_owned(), *span)).collect()
}
