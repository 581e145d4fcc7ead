//! Quantifiers in JML syntax: `(\forall int i; 0 <= i && i < n; a[i] > 0)`.

use crate::{Fold, Op, Sort, TermId};

use super::{Cx, Level, Printer, Text};

impl Printer<'_> {
    pub(super) fn quantifier(&self, quantifier: TermId, cx: Cx) -> Text {
        let Some((variable, body)) = self.terms.binder(quantifier) else { return Text::primary("…") };
        let is_forall = self.terms.op(quantifier) == Op::Forall;
        let name = self.enter(quantifier, variable);
        let connective = if is_forall { Op::Or } else { Op::And };
        let parts = if self.terms.op(body) == connective { self.terms.args(body).to_vec() } else { vec![body] };
        let (range, rest) = self.split_range(&parts, variable, is_forall, cx);
        let (level, symbol) = if is_forall { (Level::Or, " || ") } else { (Level::And, " && ") };
        let text = match (range.is_empty(), rest.as_slice()) {
            (_, []) => self.render(body, cx).text,
            (_, [only]) => self.render(*only, cx).text,
            _ => self.infix(level, symbol, &rest, cx).text,
        };
        let range = if range.is_empty() || rest.is_empty() { String::new() } else { format!(" {};", range.join(" && ")) };
        let keyword = if is_forall { "forall" } else { "exists" };
        let type_name = self.type_name(variable);
        self.leave();
        Text::primary(format!("(\\{keyword} {type_name} {name};{range} {text})"))
    }

    pub(super) fn fold(&self, kind: Fold, fold: TermId, cx: Cx) -> Text {
        let &[variable, lo, hi, body] = self.terms.args(fold) else { return Text::primary("…") };
        let (lo, hi) = (self.at(lo, Level::Shift, cx), self.at(hi, Level::Shift, cx));
        let name = self.enter(fold, variable);
        let (keyword, body) = match (kind, self.counted(kind, body, cx)) {
            (_, Some(condition)) => ("num_of", condition),
            (Fold::Sum, _) => ("sum", self.render(body, cx).text),
            (Fold::Product, _) => ("product", self.render(body, cx).text),
            (Fold::Min, _) => ("min", self.render(body, cx).text),
            (Fold::Max, _) => ("max", self.render(body, cx).text),
        };
        self.leave();
        Text::primary(format!("(\\{keyword} int {name}; {lo} <= {name} && {name} < {hi}; {body})"))
    }

    /// The condition that a sum of ones and zeros counts.
    fn counted(&self, kind: Fold, body: TermId, cx: Cx) -> Option<String> {
        let (Fold::Sum, Op::Ite, &[condition, yes, no]) = (kind, self.terms.op(body), self.terms.args(body)) else { return None };
        match (self.terms.as_i64(yes)?, self.terms.as_i64(no)?) {
            (1, 0) => Some(self.render(condition, cx).text),
            (0, 1) => Some(self.negation(condition, cx).text),
            _ => None,
        }
    }

    /// Gives the variable of a binder a name that no symbol in its scope has.
    pub(super) fn enter(&self, binder: TermId, variable: TermId) -> String {
        let symbol = self.terms.symbol_of_variable(variable);
        let hint = self.terms.hint(binder);
        let wanted = match (hint.as_str(), self.terms.sort(variable)) {
            ("", Sort::Ref) => "o".to_owned(),
            ("", _) => "i".to_owned(),
            _ => hint,
        };
        let is_taken = |name: &str| {
            let free = self.terms.symbols_of(binder).iter().any(|&other| self.terms.symbol(other).name == name);
            free || self.bound.borrow().iter().any(|(_, known)| known == name)
        };
        let numbered = (1..).map(|n| format!("{wanted}{n}"));
        let name = std::iter::once(wanted.clone()).chain(numbered).find(|name| !is_taken(name)).unwrap_or(wanted);
        self.bound.borrow_mut().push((symbol, name.clone()));
        name
    }

    /// Ends the scope that was entered last.
    pub(super) fn leave(&self) {
        self.bound.borrow_mut().pop();
    }

    fn type_name(&self, variable: TermId) -> &'static str {
        match self.terms.sort(variable) {
            Sort::Bool => "boolean",
            Sort::Ref => "Object",
            _ => "int",
        }
    }

    /// Takes the bounds of the variable out of a body: lower bounds first, then upper ones.
    fn split_range(&self, parts: &[TermId], variable: TermId, is_negated: bool, cx: Cx) -> (Vec<String>, Vec<TermId>) {
        let (mut lower, mut upper, mut rest) = (Vec::new(), Vec::new(), Vec::new());
        for &part in parts {
            match self.bound(part, variable, is_negated, cx) {
                Some((true, text)) => lower.push(text),
                Some((false, text)) => upper.push(text),
                None => rest.push(part),
            }
        }
        lower.append(&mut upper);
        (lower, rest)
    }

    /// A comparison of the variable with something else, or its negation: whether it is a lower bound, and its text.
    fn bound(&self, literal: TermId, variable: TermId, is_negated: bool, cx: Cx) -> Option<(bool, String)> {
        let is_strict = match self.terms.op(literal) {
            Op::Lt => !is_negated,
            Op::Le => is_negated,
            _ => return None,
        };
        let (a, b) = (self.terms.args(literal)[0], self.terms.args(literal)[1]);
        let (less, more) = if is_negated { (b, a) } else { (a, b) };
        let other = if less == variable { more } else { less };
        if (less != variable && more != variable) || self.terms.is_free_in(variable, other) {
            return None;
        }
        let symbol = if is_strict { "<" } else { "<=" };
        let text = self.relation(Level::Relation, symbol, less, more, cx).text;
        Some((more == variable, text))
    }

    /// The name of a bound variable.
    pub(super) fn bound_name(&self, symbol: crate::SymbolId) -> Option<String> {
        self.bound.borrow().iter().rev().find(|(known, _)| *known == symbol).map(|(_, name)| name.clone())
    }
}
