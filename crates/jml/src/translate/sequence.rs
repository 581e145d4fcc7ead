//! Sequences (`\seq`).

use java::model::{Expr, LocalId, Prim, Span, Ty};
use java::spec::{SeqOp, SpecTy};
use machine::domain::Domain as _;
use term::{Domain, Elem, Notation, Sort, Symbol, TermId};

use super::{Translated, Translator, Unsupported};

fn elem_of(ty: Ty) -> Elem {
    match ty {
        Ty::Prim(Prim::Boolean) => Elem::Bool,
        Ty::Prim(Prim::Float) => Elem::F32,
        Ty::Prim(Prim::Double) => Elem::F64,
        Ty::Prim(_) | Ty::Spec(SpecTy::BigInt) => Elem::Int,
        _ => Elem::Ref,
    }
}

impl Translator<'_> {
    pub(super) fn sequence(&mut self, op: &SeqOp, ty: Ty, span: Span) -> Translated {
        match op {
            SeqOp::Empty => Ok(self.terms.seq_empty()),
            SeqOp::Singleton(element) => {
                let element = self.seq_element(element)?;
                Ok(self.terms.seq_singleton(element))
            }
            SeqOp::Concat(a, b) => {
                let (a, b) = (self.value(a)?, self.value(b)?);
                Ok(self.terms.seq_concat(a, b))
            }
            SeqOp::Sub { seq, from, to } => {
                let (seq, from, to) = (self.value(seq)?, self.value(from)?, self.value(to)?);
                self.require_range(seq, from, to);
                Ok(self.terms.seq_sub(seq, from, to))
            }
            SeqOp::Reverse(seq) => {
                let seq = self.value(seq)?;
                Ok(self.terms.seq_reverse(seq))
            }
            SeqOp::Length(seq) => {
                let seq = self.value(seq)?;
                Ok(self.terms.seq_len(seq))
            }
            SeqOp::Get { seq, index } => {
                let (seq, index) = (self.value(seq)?, self.value(index)?);
                self.require_index(seq, index);
                Ok(self.terms.seq_get(elem_of(ty), seq, index))
            }
            SeqOp::Contains { seq, value } => {
                let elem = elem_of(value.ty);
                let (seq, value) = (self.value(seq)?, self.seq_element(value)?);
                Ok(self.occurs(elem, seq, value))
            }
            SeqOp::OfArray(array) => self.of_array(array),
            SeqOp::Define { variable, from, to, body } => self.defined_seq(*variable, (from, to), body, span),
            SeqOp::IndexOf { seq, value } => {
                let elem = elem_of(value.ty);
                let (seq, value) = (self.value(seq)?, self.seq_element(value)?);
                self.index_of(elem, seq, value, span)
            }
        }
    }

    /// The value of an element. Equality of floating-point numbers is not identity, and sequences of sequences have no theory here.
    fn seq_element(&mut self, element: &Expr) -> Translated {
        let value = self.value(element)?;
        if matches!(self.terms.sort(value), Sort::Bool | Sort::Int | Sort::Ref) {
            return Ok(value);
        }
        Err(Unsupported { what: "a sequence of floating-point numbers or of sequences".to_owned(), span: element.span })
    }

    fn require_index(&mut self, seq: TermId, index: TermId) {
        let (zero, length) = (self.terms.int(0), self.terms.seq_len(seq));
        let (low, high) = (self.terms.le(zero, index), self.terms.lt(index, length));
        self.require(low);
        self.require(high);
    }

    fn require_range(&mut self, seq: TermId, from: TermId, to: TermId) {
        let (zero, length) = (self.terms.int(0), self.terms.seq_len(seq));
        let conditions = [self.terms.le(zero, from), self.terms.le(from, to), self.terms.le(to, length)];
        for condition in conditions {
            self.require(condition);
        }
    }

    fn occurs(&mut self, elem: Elem, seq: TermId, value: TermId) -> TermId {
        let index = self.terms.bound_variable("i", Sort::Int, Domain::Any);
        let (zero, length) = (self.terms.int(0), self.terms.seq_len(seq));
        let (low, high) = (self.terms.le(zero, index), self.terms.lt(index, length));
        let read = self.terms.seq_get(elem, seq, index);
        let same = self.terms.eq(read, value);
        let here = self.terms.and(&[low, high, same]);
        self.terms.exists(index, here)
    }

    /// `(\seq_def int i; from; to; e)`: its length, and each element.
    fn defined_seq(&mut self, variable: LocalId, (from, to): (&Expr, &Expr), body: &Expr, span: Span) -> Translated {
        let elem = elem_of(body.ty);
        let (from, to) = (self.value(from)?, self.value(to)?);
        let saved = self.now.locals.clone();
        let index = self.bound(variable);
        let (low, high) = (self.terms.le(from, index), self.terms.lt(index, to));
        let inside = self.terms.and2(low, high);
        self.require_variable_fits(index, from, to);
        let before = std::mem::take(&mut self.defined);
        let element = self.under(inside, |this| this.seq_element(body));
        let needed = std::mem::replace(&mut self.defined, before);
        self.now.locals = saved;
        self.require_everywhere(&[index], needed);
        let element = element?;
        let symbol = self.terms.declare(Symbol::constant("seq", Sort::Seq, Domain::Any));
        let seq = self.terms.app(symbol, &[]);
        let position = self.terms.sub(index, from);
        let got = self.terms.seq_get(elem, seq, position);
        let same = self.terms.eq(got, element);
        let pointwise = self.terms.implies(inside, same);
        let pointwise = self.terms.forall(index, pointwise);
        let (zero, difference) = (self.terms.int(0), self.terms.sub(to, from));
        let is_empty = self.terms.le(difference, zero);
        let length = self.terms.ite(is_empty, zero, difference);
        let own = self.terms.seq_len(seq);
        let has_length = self.terms.eq(own, length);
        let fact = self.terms.and2(has_length, pointwise);
        self.closed(fact, "\\seq_def", span)?;
        self.terms.attach_fact(seq, fact);
        Ok(seq)
    }

    /// A sequence has an element for every position, so its variable must be able to be at each of them.
    fn require_variable_fits(&mut self, variable: TermId, from: TermId, to: TermId) {
        let Some(range) = self.ranges.get(&variable).copied() else { return };
        let (Some(least), Some(most)) = (range.lo, range.hi) else { return };
        let (least, end) = (self.terms.big(least.into()), self.terms.big((most + 1).into()));
        let is_empty = self.terms.le(to, from);
        for fits in [self.terms.le(least, from), self.terms.le(to, end)] {
            let fine = self.terms.or2(is_empty, fits);
            self.require(fine);
        }
    }

    /// `\indexOf(s, v)`: the first position of a value that occurs.
    fn index_of(&mut self, elem: Elem, seq: TermId, value: TermId, span: Span) -> Translated {
        let occurs = self.occurs(elem, seq, value);
        self.require(occurs);
        let symbol = self.terms.declare(Symbol::constant("index", Sort::Int, Domain::Any));
        let first = self.terms.app(symbol, &[]);
        let index = self.terms.bound_variable("i", Sort::Int, Domain::Any);
        let (zero, length) = (self.terms.int(0), self.terms.seq_len(seq));
        let read = self.terms.seq_get(elem, seq, first);
        let (low, high, found) = (self.terms.le(zero, first), self.terms.lt(first, length), self.terms.eq(read, value));
        let (from, before) = (self.terms.le(zero, index), self.terms.lt(index, first));
        let earlier = self.terms.and2(from, before);
        let read = self.terms.seq_get(elem, seq, index);
        let same = self.terms.eq(read, value);
        let other = self.terms.not(same);
        let none = self.terms.implies(earlier, other);
        let none = self.terms.forall(index, none);
        let all = self.terms.and(&[low, high, found, none]);
        let fact = self.terms.implies(occurs, all);
        self.closed(fact, "\\indexOf", span)?;
        self.terms.attach_fact(first, fact);
        Ok(first)
    }

    /// A value that is described by a fact has one value only, so it cannot depend on a quantified variable.
    fn closed(&self, fact: TermId, what: &str, span: Span) -> Result<(), Unsupported> {
        if self.terms.is_closed(fact) {
            return Ok(());
        }
        Err(Unsupported { what: format!("{what} that depends on a quantified variable"), span })
    }

    /// The content of an array as a sequence: a function of content and length, defined pointwise.
    fn of_array(&mut self, array: &Expr) -> Translated {
        let elem_ty = machine::concrete::element(array.ty);
        let elem = elem_of(elem_ty);
        let array = self.value(array)?;
        self.require_not_null(array);
        let length = self.with_machine(|d, world| d.array_length(world, &array));
        let index = self.terms.bound_variable("i", Sort::Int, Domain::Any);
        let read = self.with_machine(|d, world| d.array_load(world, &array, &index, elem_ty));
        let symbol = self.terms.declare(Symbol::function("\\array2seq", &[Sort::Ref], Sort::Seq, Notation::Call));
        let seq = self.terms.app(symbol, &[array]);
        let zero = self.terms.int(0);
        let (low, high) = (self.terms.le(zero, index), self.terms.lt(index, length));
        let inside = self.terms.and2(low, high);
        let got = self.terms.seq_get(elem, seq, index);
        let same = self.terms.eq(got, read);
        let pointwise = self.terms.implies(inside, same);
        let pointwise = self.terms.forall(index, pointwise);
        let own_length = self.terms.seq_len(seq);
        let same_length = self.terms.eq(own_length, length);
        let fact = self.terms.and2(same_length, pointwise);
        self.terms.attach_fact(seq, fact);
        Ok(seq)
    }
}
