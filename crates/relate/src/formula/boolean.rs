//! Formulas that are asserted or denied. Facts about all places and all abstract values are kept where they are assumed; where they are denied,
//! something new is named for which they fail.

use std::rc::Rc;

use java::abstracted::{Exp, ExpKind, Operator};
use term::{Sort, TermId};

use super::{AnyFact, Scope, Val, fault};
use crate::context::Cx;
use crate::grounding::{Formula, PlaceFact};
use crate::model::Fault;
use crate::set::Set;

impl Cx {
    /// The formula, or its negation, to be assumed.
    pub(crate) fn assert(&mut self, exp: &Exp, scope: &Scope, is_positive: bool) -> Result<Formula, Fault> {
        match &exp.kind {
            ExpKind::Not(operand) => self.assert(operand, scope, !is_positive),
            ExpKind::Binary(operator, operands) => self.assert_binary(exp, *operator, operands, scope, is_positive),
            ExpKind::Call(name, args) => match (name.as_str(), args.as_slice()) {
                ("\\disjoint", [_, _, ..]) => self.assert_disjoint(args, scope, is_positive),
                ("\\subset", [small, large]) => {
                    let fact = PlaceFact::Subset(self.set(small, scope)?, self.set(large, scope)?);
                    Ok(self.place_fact(fact, is_positive))
                }
                ("\\in_locset" | "\\in", [place, set]) => {
                    let (place, set) = (self.set(place, scope)?, self.set(set, scope)?);
                    Ok(self.place_fact(PlaceFact::Subset(place, set), is_positive))
                }
                ("\\mutex", _) => self.assert_mutex(args, scope, is_positive),
                ("\\disjoint" | "\\subset" | "\\in_locset" | "\\in", _) => {
                    Err(fault("wrong-arity", format!("`{name}` has two arguments, not {}", args.len()), exp))
                }
                _ => self.atom(exp, scope, is_positive),
            },
            ExpKind::Quantified { is_forall, ty, names, body } => {
                self.assert_quantified(scope, (*is_forall == is_positive, is_positive), (ty, names), body)
            }
            ExpKind::Conditional(parts) => {
                let condition = self.truth_of(&parts[0], scope)?;
                let unless = self.terms.not(condition);
                let then = self.assert(&parts[1], scope, is_positive)?;
                let otherwise = self.assert(&parts[2], scope, is_positive)?;
                Ok(Formula::And(vec![
                    Formula::Or(vec![Formula::Term(unless), then]),
                    Formula::Or(vec![Formula::Term(condition), otherwise]),
                ]))
            }
            _ => self.atom(exp, scope, is_positive),
        }
    }

    /// A formula whose truth is a term: no facts about all places in it.
    pub(crate) fn truth_of(&mut self, exp: &Exp, scope: &Scope) -> Result<TermId, Fault> {
        match self.assert(exp, scope, true)? {
            formula @ (Formula::Term(_) | Formula::And(_) | Formula::Or(_)) if is_plain(&formula) => Ok(self.ground(&formula)),
            _ => Err(fault("type-mismatch", "a formula about location sets cannot be a value", exp)),
        }
    }

    fn atom(&mut self, exp: &Exp, scope: &Scope, is_positive: bool) -> Result<Formula, Fault> {
        match self.value(exp, scope)? {
            Val::Bool(truth) => Ok(Formula::Term(if is_positive { truth } else { self.terms.not(truth) })),
            // `\result` of a boolean abstract expression may be known only as a value.
            Val::Any(value) => {
                let truth = self.truth(value);
                Ok(Formula::Term(if is_positive { truth } else { self.terms.not(truth) }))
            }
            _ => Err(fault("type-mismatch", "a formula is expected here", exp)),
        }
    }

    fn assert_binary(
        &mut self,
        exp: &Exp,
        operator: Operator,
        operands: &[Exp; 2],
        scope: &Scope,
        is_positive: bool,
    ) -> Result<Formula, Fault> {
        let [lhs, rhs] = operands;
        match operator {
            Operator::And | Operator::Or => {
                let parts = vec![self.assert(lhs, scope, is_positive)?, self.assert(rhs, scope, is_positive)?];
                Ok(if (operator == Operator::And) == is_positive { Formula::And(parts) } else { Formula::Or(parts) })
            }
            Operator::Implies => {
                let parts = vec![self.assert(lhs, scope, !is_positive)?, self.assert(rhs, scope, is_positive)?];
                Ok(if is_positive { Formula::Or(parts) } else { Formula::And(parts) })
            }
            Operator::Iff | Operator::NotIff => self.assert_iff([lhs, rhs], scope, is_positive == (operator == Operator::Iff)),
            Operator::Eq | Operator::Ne => self.assert_equal(exp, [lhs, rhs], scope, is_positive == (operator == Operator::Eq)),
            Operator::Lt | Operator::Le | Operator::Gt | Operator::Ge => {
                let (a, b) = (self.number(lhs, scope)?, self.number(rhs, scope)?);
                let holds = match operator {
                    Operator::Lt => self.terms.lt(a, b),
                    Operator::Le => self.terms.le(a, b),
                    Operator::Gt => self.terms.lt(b, a),
                    _ => self.terms.le(b, a),
                };
                Ok(Formula::Term(if is_positive { holds } else { self.terms.not(holds) }))
            }
            _ => Err(fault("type-mismatch", "a formula is expected here, not a number", exp)),
        }
    }

    fn assert_iff(&mut self, [lhs, rhs]: [&Exp; 2], scope: &Scope, is_positive: bool) -> Result<Formula, Fault> {
        let both = Formula::And(vec![self.assert(lhs, scope, true)?, self.assert(rhs, scope, is_positive)?]);
        let none = Formula::And(vec![self.assert(lhs, scope, false)?, self.assert(rhs, scope, !is_positive)?]);
        Ok(Formula::Or(vec![both, none]))
    }

    fn assert_equal(&mut self, exp: &Exp, [lhs, rhs]: [&Exp; 2], scope: &Scope, is_positive: bool) -> Result<Formula, Fault> {
        let values = (self.value(lhs, scope)?, self.value(rhs, scope)?);
        match values {
            (Val::Side(one), Val::Side(other)) => self.same_results(exp, [one, other], scope, is_positive),
            (Val::Bool(a), Val::Bool(b)) => {
                let same = self.terms.eq(a, b);
                Ok(Formula::Term(if is_positive { same } else { self.terms.not(same) }))
            }
            (Val::Set(a), Val::Set(b)) => {
                let facts = [PlaceFact::Subset(a.clone(), b.clone()), PlaceFact::Subset(b, a)];
                let parts = facts.into_iter().map(|fact| self.place_fact(fact, is_positive)).collect();
                Ok(if is_positive { Formula::And(parts) } else { Formula::Or(parts) })
            }
            (Val::Bool(_), Val::Int(_)) | (Val::Int(_), Val::Bool(_)) => {
                Err(fault("type-mismatch", "a truth value is compared with a number", exp))
            }
            (a, b) => {
                let (a, b) = (self.as_integer(&a, lhs)?, self.as_integer(&b, rhs)?);
                Ok(self.same_value([a, b], is_positive))
            }
        }
    }

    /// Equality of values, some of which may be snapshots.
    fn same_value(&mut self, values: [TermId; 2], is_positive: bool) -> Formula {
        let snapshots = values.map(|value| self.token_of.get(&value).cloned());
        let same = self.terms.eq(values[0], values[1]);
        if let [Some((one, before)), Some((other, after))] = &snapshots
            && one == other
        {
            let agree = self.place_fact(PlaceFact::AgreeOn { states: [*before, *after], set: one.clone() }, is_positive);
            if !is_positive {
                return agree;
            }
            return Formula::And(vec![Formula::Term(same), agree]);
        }
        if snapshots.iter().any(Option::is_some) {
            self.needs_converse |= is_positive;
            for value in values {
                self.use_token("==", 0, value);
            }
        }
        Formula::Term(if is_positive { same } else { self.terms.not(same) })
    }

    /// Both programs return the same, throw the same, and leave the same in relevant locations.
    fn same_results(&mut self, exp: &Exp, sides: [usize; 2], scope: &Scope, is_positive: bool) -> Result<Formula, Fault> {
        let Some(ends) = scope.ends.clone() else {
            return Err(fault("unknown-symbol", "results are known only after both programs: use this in the postcondition", exp));
        };
        let [one, other] = sides.map(|side| (ends.0[side], &ends.1[side]));
        if one.1.len() != other.1.len() {
            let message = format!("the left program has {} relevant locations and the right one {}", ends.1[0].len(), ends.1[1].len());
            return Err(fault("wrong-arity", message, exp).help("name as many on both sides, or compare components"));
        }
        let mut parts = vec![
            self.same_value([one.0.result, other.0.result], is_positive),
            self.same_value([one.0.exception, other.0.exception], is_positive),
        ];
        for (a, b) in one.1.iter().zip(other.1) {
            let tokens = [self.token(a, one.0.state), self.token(b, other.0.state)];
            parts.push(self.same_value(tokens, is_positive));
        }
        Ok(if is_positive { Formula::And(parts) } else { Formula::Or(parts) })
    }

    fn place_fact(&mut self, fact: PlaceFact, is_positive: bool) -> Formula {
        // Of a single place it can be said at once, and never needs a new one.
        let single = match &fact {
            PlaceFact::Disjoint(one, other) => one.single().or(other.single()),
            PlaceFact::Subset(small, _) => small.single(),
            PlaceFact::AgreeOn { set, .. } => set.single(),
            PlaceFact::Written(_) | PlaceFact::AgreeOutside { .. } => None,
        };
        match single {
            Some(place) => {
                let holds = fact.at(self, place);
                Formula::Term(if is_positive { holds } else { self.terms.not(holds) })
            }
            None => self.all_places(fact, is_positive),
        }
    }

    fn assert_disjoint(&mut self, args: &[Exp], scope: &Scope, is_positive: bool) -> Result<Formula, Fault> {
        let sets = args.iter().map(|arg| self.set(arg, scope)).collect::<Result<Vec<Set>, Fault>>()?;
        let mut parts = Vec::new();
        for (index, one) in sets.iter().enumerate() {
            for other in &sets[index + 1..] {
                parts.push(self.place_fact(PlaceFact::Disjoint(one.clone(), other.clone()), is_positive));
            }
        }
        Ok(if is_positive { Formula::And(parts) } else { Formula::Or(parts) })
    }

    /// At most one of the formulas holds.
    fn assert_mutex(&mut self, args: &[Exp], scope: &Scope, is_positive: bool) -> Result<Formula, Fault> {
        let truths = args.iter().map(|arg| self.truth_of(arg, scope)).collect::<Result<Vec<TermId>, Fault>>()?;
        let mut clauses = Vec::new();
        for (index, &one) in truths.iter().enumerate() {
            for &other in &truths[index + 1..] {
                let both = self.terms.and2(one, other);
                clauses.push(self.terms.not(both));
            }
        }
        let all = self.terms.and(&clauses);
        Ok(Formula::Term(if is_positive { all } else { self.terms.not(all) }))
    }

    /// `(is_universal, is_positive)`: whether something is said of all values, and whether the body is asserted.
    fn assert_quantified(
        &mut self,
        scope: &Scope,
        (is_universal, is_positive): (bool, bool),
        (ty, names): (&str, &[String]),
        body: &Exp,
    ) -> Result<Formula, Fault> {
        if !crate::checked::is_sort(ty) {
            return Err(fault("unknown-type", format!("`{ty}` is no type of values that are quantified over"), body)
                .help("quantify over `any`, `int` or another primitive type, or a class"));
        }
        if is_universal {
            // Faults of the body are told now, not when it is instantiated.
            let mut inner = scope.clone();
            for name in names {
                let value = self.bound(name, ty);
                inner.bound.push((name.clone(), value));
            }
            self.assert(body, &inner, is_positive)?;
            self.needs_converse |= compares(body, names);
            let fact =
                AnyFact { scope: scope.clone(), names: names.to_vec(), sort: ty.to_owned(), body: body.clone(), is_negated: !is_positive };
            return Ok(Formula::AllAny(Rc::new(fact)));
        }
        let mut scope = scope.clone();
        for name in names {
            let value = self.bound(name, ty);
            scope.bound.push((name.clone(), value));
        }
        self.assert(body, &scope, is_positive)
    }

    /// A value for a bound variable.
    fn bound(&mut self, name: &str, ty: &str) -> Val {
        match ty {
            "boolean" => Val::Bool(self.fresh(name, Sort::Bool)),
            "int" | "long" => Val::Int(self.fresh(name, Sort::Int)),
            _ => Val::Any(self.fresh(name, Sort::Int)),
        }
    }
}

fn is_plain(formula: &Formula) -> bool {
    match formula {
        Formula::Term(_) => true,
        Formula::And(parts) | Formula::Or(parts) => parts.iter().all(is_plain),
        Formula::AllPlaces(_) | Formula::AllAny(_) => false,
    }
}

/// True if a formula compares one of the variables with something.
fn compares(exp: &Exp, names: &[String]) -> bool {
    let is_variable = |exp: &Exp| matches!(&exp.kind, ExpKind::Name(name) if names.contains(name));
    match &exp.kind {
        ExpKind::Binary(Operator::Eq | Operator::Ne, operands) => operands.iter().any(is_variable),
        ExpKind::Binary(_, operands) => operands.iter().any(|operand| compares(operand, names)),
        ExpKind::Not(operand) => compares(operand, names),
        ExpKind::Quantified { body, .. } => compares(body, names),
        _ => false,
    }
}
