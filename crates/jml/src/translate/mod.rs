//! Specification expressions as terms.
//!
//! Integer arithmetic is mathematical unless the specification asks for Java's (`spec_java_math`). Every expression is total;
//! beside the value, the conditions under which it is defined are collected (no null dereference, no index out of bounds, no
//! division by zero, no exception in a pure method), each guarded by what Java would have evaluated before it.

mod arithmetic;
mod bounds;
mod call;
mod function;
mod location;
mod locset;
mod quantifier;
mod reference;
mod sequence;
mod typing;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use java::model::{Expr, ExprKind, FieldId, FieldOrigin, Literal, LocalId, Span, Ty, UnaryOp};
use java::spec::{Clause, Spec, SpecScope, SpecTy};
use machine::domain::Domain;
use machine::symbolic::{State, Symbolic, Symbols, sort_of};
use machine::world::World;
use term::{Interval, Sort, TermId, Terms};

/// A specification expression that has no meaning here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    pub what: String,
    pub span: Span,
}

pub type Translated = Result<TermId, Unsupported>;

/// A state and the values of the variables that specifications may name in it.
#[derive(Clone)]
pub struct SpecState {
    pub state: State,
    /// By local; shorter than the scope where the rest are variables of the specification.
    pub locals: Vec<TermId>,
}

/// A formula with the condition under which it is defined.
#[derive(Clone, Copy, Debug)]
pub struct Formula {
    pub holds: TermId,
    pub is_defined: TermId,
}

/// Translates the expressions of one specification in one situation.
#[expect(clippy::struct_excessive_bools, reason = "independent of each other")]
pub struct Translator<'a> {
    pub world: &'a mut World,
    pub terms: &'a mut Terms,
    pub symbols: &'a mut Symbols,
    scope: &'a SpecScope,
    now: SpecState,
    old: Option<SpecState>,
    labels: BTreeMap<Rc<str>, SpecState>,
    /// The object that a constructor begins with: it is there before the first statement, but new to everyone else.
    newborn: Option<TermId>,
    result: Option<TermId>,
    has_java_math: bool,
    /// Variables of the specification that got a value.
    bound: BTreeSet<LocalId>,
    /// The types of bound integer variables.
    ranges: BTreeMap<TermId, Interval>,
    /// Values of variables and fields of integer types whose terms do not tell that they are inside the type.
    typed: BTreeMap<TermId, Interval>,
    /// Locals stand for arguments in a specification, which have no bounds.
    has_arguments: bool,
    /// Names of the method's body have no value in the state before the method.
    has_new_locals: bool,
    /// Conditions of definedness so far.
    defined: Vec<TermId>,
    /// Model fields being unfolded.
    unfolding: u32,
    /// `\invariant_for` being written out.
    invariants: u32,
    /// Model methods being unfolded, and those that call themselves.
    unfolded: Vec<function::Unfolding>,
    /// How often definitions were unfolded.
    n_unfolded: u32,
    recursions: BTreeSet<java::model::MethodId>,
    /// A contract is being used to describe a method in a specification.
    is_describing: bool,
}

impl<'a> Translator<'a> {
    pub fn new(world: &'a mut World, terms: &'a mut Terms, symbols: &'a mut Symbols, scope: &'a SpecScope, now: SpecState) -> Self {
        Translator {
            world,
            terms,
            symbols,
            scope,
            now,
            old: None,
            labels: BTreeMap::new(),
            newborn: None,
            result: None,
            has_java_math: false,
            bound: BTreeSet::new(),
            ranges: BTreeMap::new(),
            typed: BTreeMap::new(),
            has_arguments: false,
            has_new_locals: false,
            defined: Vec::new(),
            unfolding: 0,
            invariants: 0,
            unfolded: Vec::new(),
            n_unfolded: 0,
            recursions: BTreeSet::new(),
            is_describing: false,
        }
    }

    /// What `\old` refers to.
    #[must_use]
    pub fn since(mut self, old: SpecState) -> Self {
        self.old = Some(old);
        self
    }

    /// What `\old(e, label)` refers to.
    #[must_use]
    pub fn with_labels(mut self, labels: BTreeMap<Rc<str>, SpecState>) -> Self {
        self.labels = labels;
        self
    }

    /// In the contract of a block `\old` is not about variables that the method declared since.
    #[must_use]
    pub fn in_block(mut self) -> Self {
        self.has_new_locals = true;
        self
    }

    /// The object that a constructor makes.
    #[must_use]
    pub fn constructing(mut self, object: Option<TermId>) -> Self {
        self.newborn = object;
        self
    }

    /// What `\result` is.
    #[must_use]
    pub fn returning(mut self, result: Option<TermId>) -> Self {
        self.result = result;
        self
    }

    /// True if arithmetic wraps around.
    #[must_use]
    pub fn with_java_math(mut self, has_java_math: bool) -> Self {
        self.has_java_math = has_java_math;
        self
    }

    /// Gives a variable of the specification a value (the exception of a `signals` clause).
    pub fn bind(&mut self, local: LocalId, value: TermId) {
        let null = self.terms.null();
        let locals = &mut self.now.locals;
        if locals.len() <= local.index() {
            locals.resize(local.index() + 1, null);
        }
        locals[local.index()] = value;
        self.bound.insert(local);
    }

    /// A clause as a formula.
    pub fn clause(&mut self, clause: &Clause) -> Result<Formula, Unsupported> {
        self.formula(&clause.expr)
    }

    /// A boolean expression as a formula.
    pub fn formula(&mut self, expr: &Expr) -> Result<Formula, Unsupported> {
        let before = std::mem::take(&mut self.defined);
        let holds = self.value(expr);
        let conditions = std::mem::replace(&mut self.defined, before);
        let is_defined = self.terms.and(&conditions);
        Ok(Formula { holds: holds?, is_defined })
    }

    /// The value of an expression.
    pub fn value(&mut self, expr: &Expr) -> Translated {
        let value = stacker::maybe_grow(64 * 1024, 1024 * 1024, || self.value_of(expr))?;
        self.note_type(expr, value);
        Ok(value)
    }

    fn value_of(&mut self, expr: &Expr) -> Translated {
        match &expr.kind {
            ExprKind::Literal(literal) => Ok(self.literal(literal)),
            ExprKind::Local(local) => self.local(*local, expr.span),
            ExprKind::Field { object, field } => self.field(object, *field, expr.span),
            ExprKind::StaticField(field) => self.static_field(*field, expr.span),
            ExprKind::ArrayLength(array) => self.array_length(array),
            ExprKind::Index { array, index } => self.element(array, index),
            ExprKind::Unary { op: UnaryOp::Not, operand } => {
                let operand = self.value(operand)?;
                Ok(self.terms.not(operand))
            }
            ExprKind::Unary { op, operand } => self.unary(*op, operand, expr.ty),
            ExprKind::Binary { op, lhs, rhs } => self.binary(*op, lhs, rhs, expr),
            ExprKind::AndAlso(lhs, rhs) => {
                let lhs = self.value(lhs)?;
                if self.terms.as_bool_const(lhs) == Some(false) {
                    return Ok(lhs);
                }
                let rhs = self.under(lhs, |this| this.value(rhs))?;
                Ok(self.terms.and2(lhs, rhs))
            }
            ExprKind::OrElse(lhs, rhs) => {
                let lhs = self.value(lhs)?;
                if self.terms.as_bool_const(lhs) == Some(true) {
                    return Ok(lhs);
                }
                let negated = self.terms.not(lhs);
                let rhs = self.under(negated, |this| this.value(rhs))?;
                Ok(self.terms.or2(lhs, rhs))
            }
            ExprKind::Conditional { cond, then, otherwise } => {
                let cond = self.value(cond)?;
                if let Some(is_true) = self.terms.as_bool_const(cond) {
                    return self.value(if is_true { then } else { otherwise });
                }
                let negated = self.terms.not(cond);
                let then = self.under(cond, |this| this.value(then))?;
                let otherwise = self.under(negated, |this| this.value(otherwise))?;
                Ok(self.terms.ite(cond, then, otherwise))
            }
            ExprKind::Call { method, receiver, args, dispatch } => self.call(*method, receiver.as_deref(), args, *dispatch, expr.span),
            ExprKind::InstanceOf { operand, target, .. } => {
                let operand = self.value(operand)?;
                Ok(self.with_machine(|d, world| d.instance_of(world, &operand, *target)))
            }
            ExprKind::Cast(operand) => {
                let value = self.value(operand)?;
                let fine = self.with_machine(|d, world| d.is_castable(world, &value, expr.ty));
                self.require(fine);
                Ok(value)
            }
            ExprKind::Convert(operand) => self.convert(operand, expr.ty, expr.span),
            ExprKind::Spec(spec) => self.spec(spec, expr),
            ExprKind::Unsupported(what) => Err(Unsupported { what: what.clone(), span: expr.span }),
            _ => Err(Unsupported { what: "this kind of expression in a specification".to_owned(), span: expr.span }),
        }
    }

    fn spec(&mut self, spec: &Spec, expr: &Expr) -> Translated {
        match spec {
            Spec::Result => self.result.ok_or_else(|| Unsupported { what: "\\result where there is none".to_owned(), span: expr.span }),
            Spec::Old { operand, label } => self.old(operand, label.as_deref(), expr.span),
            Spec::Fresh(objects) => self.fresh(objects, expr.span),
            Spec::Quantified { quantifier, variables, range, body } => {
                self.quantified(*quantifier, variables, range.as_ref(), body, expr.span)
            }
            Spec::Implies(lhs, rhs) => {
                let lhs = self.value(lhs)?;
                let rhs = self.under(lhs, |this| this.value(rhs))?;
                Ok(self.terms.implies(lhs, rhs))
            }
            Spec::Iff(lhs, rhs) => {
                let (lhs, rhs) = (self.value(lhs)?, self.value(rhs)?);
                Ok(self.terms.eq(lhs, rhs))
            }
            Spec::SubtypeOf(sub, sup) => self.subtype(sub, sup, expr.span),
            Spec::NonNullElements(array) => self.nonnull_elements(array),
            Spec::InvariantFor(object) => self.invariant_for(object, expr.span),
            Spec::StaticInvariantFor(class) => self.static_invariant_for(*class),
            Spec::NotModified(locations) => self.not_modified(locations, expr.span),
            Spec::Subset(a, b) => self.subset(a, b, expr.span),
            Spec::Disjoint(sets) => self.disjoint(sets, expr.span),
            Spec::LocationIn(location, set) => self.location_in(location, set),
            Spec::Labelled(operand) => self.value(operand),
            Spec::TypeOf(_) | Spec::TypeLiteral(_) => {
                Err(Unsupported { what: "a type outside of `==`, `!=` and `<:`".to_owned(), span: expr.span })
            }
            Spec::LocSet(set) => {
                let region = self.set_operation(set)?;
                Ok(self.stored(region))
            }
            Spec::NewElementsAreFresh(set) => self.new_elements_are_fresh(set, expr.span),
            Spec::Seq(op) => self.sequence(op, expr.ty, expr.span),
            Spec::Informal(_) => Err(Unsupported { what: "an informal description".to_owned(), span: expr.span }),
        }
    }

    /// Translates something that Java would only evaluate under a condition.
    fn under<T>(&mut self, condition: TermId, translate: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::take(&mut self.defined);
        let result = translate(self);
        let inner = std::mem::replace(&mut self.defined, before);
        for needed in inner {
            let guarded = self.terms.implies(condition, needed);
            self.require(guarded);
        }
        result
    }

    /// The expression is only defined under this condition.
    fn require(&mut self, condition: TermId) {
        if self.terms.as_bool_const(condition) != Some(true) {
            self.defined.push(condition);
        }
    }

    fn require_not_null(&mut self, reference: TermId) {
        let fine = self.with_machine(|d, _| d.is_not_null(&reference));
        self.require(fine);
    }

    /// Uses the operations of the machine in the current state.
    fn with_machine<T>(&mut self, operate: impl FnOnce(&mut Symbolic<'_>, &mut World) -> T) -> T {
        let mut d = Symbolic { terms: self.terms, symbols: self.symbols, state: self.now.state.clone() };
        operate(&mut d, self.world)
    }

    fn literal(&mut self, literal: &Literal) -> TermId {
        self.with_machine(|d, world| d.literal(world, literal))
    }

    fn local(&mut self, local: LocalId, span: Span) -> Translated {
        let info = self.scope.locals.get(local.index());
        // A variable that was not assigned on this path has no value, whatever stands in its place.
        let fits = |value: &TermId| info.is_none_or(|info| self.terms.sort(*value) == sort_of(info.ty, false));
        let value = self.now.locals.get(local.index()).copied().filter(fits);
        let name = info.map_or("a variable", |info| info.name.as_str());
        value.ok_or_else(|| Unsupported { what: format!("`{name}` has no value here"), span })
    }

    fn field(&mut self, object: &Expr, field: FieldId, span: Span) -> Translated {
        let object = self.value(object)?;
        self.require_not_null(object);
        if self.world.program.field(field).spec.origin == FieldOrigin::Model {
            return self.model_field(object, field, span);
        }
        Ok(self.with_machine(|d, world| d.get_field(world, &object, field)))
    }

    fn static_field(&mut self, field: FieldId, span: Span) -> Translated {
        if self.world.program.field(field).spec.origin == FieldOrigin::Model {
            let null = self.terms.null();
            return self.model_field(null, field, span);
        }
        Ok(self.with_machine(|d, world| d.get_static(world, field)))
    }

    fn array_length(&mut self, array: &Expr) -> Translated {
        let array = self.value(array)?;
        self.require_not_null(array);
        Ok(self.with_machine(|d, world| d.array_length(world, &array)))
    }

    fn element(&mut self, array: &Expr, index: &Expr) -> Translated {
        let elem = machine::concrete::element(array.ty);
        let array = self.value(array)?;
        let index = self.value(index)?;
        self.require_not_null(array);
        let fine = self.with_machine(|d, world| d.is_in_bounds(world, &array, &index));
        self.require(fine);
        Ok(self.with_machine(|d, world| d.array_load(world, &array, &index, elem)))
    }

    fn old(&mut self, operand: &Expr, label: Option<&str>, span: Span) -> Translated {
        let then = match label {
            None => self.old.clone(),
            Some(label) => self.labels.get(label).cloned(),
        };
        let Some(then) = then else {
            let what = label.map_or_else(|| "\\old where there is no earlier state".to_owned(), |l| format!("\\old of the label {l}"));
            return Err(Unsupported { what, span });
        };
        let names_new = self.has_new_locals && label.is_none();
        let then = if names_new { self.without_new_locals(then) } else { then };
        self.at(then, |this| this.value(operand))
    }

    /// An earlier state in which variables that did not exist yet have values of no sort that fits.
    fn without_new_locals(&mut self, mut then: SpecState) -> SpecState {
        let (none, other) = (self.terms.seq_empty(), self.terms.int(0));
        for local in then.locals.len()..self.now.locals.len() {
            let is_sequence = self.scope.locals.get(local).is_some_and(|info| sort_of(info.ty, false) == Sort::Seq);
            then.locals.push(if is_sequence { other } else { none });
        }
        then
    }

    /// Translates in an earlier state.
    fn at<T>(&mut self, mut then: SpecState, translate: impl FnOnce(&mut Self) -> T) -> T {
        // Quantified variables keep their values, also where the earlier state has a place for them.
        let entry = then.locals.len();
        then.locals.extend(self.now.locals.iter().skip(entry).copied());
        for local in self.bound.iter().filter(|local| local.index() < entry) {
            then.locals[local.index()] = self.now.locals.get(local.index()).copied().unwrap_or(then.locals[local.index()]);
        }
        let now = std::mem::replace(&mut self.now, then);
        let value = translate(self);
        self.now = now;
        value
    }

    /// Two moments with nothing between them are the same.
    fn fresh(&mut self, objects: &[Expr], span: Span) -> Translated {
        let Some(clock) = self.old.as_ref().map(|old| old.state.clock) else {
            return Err(Unsupported { what: "\\fresh where there is no earlier state".to_owned(), span });
        };
        let mut all = Vec::new();
        for object in objects {
            if object.ty == Ty::Spec(SpecTy::LocSet) {
                all.push(self.has_fresh_objects(object, clock)?);
                continue;
            }
            let object = self.value(object)?;
            if self.terms.sort(object) != Sort::Ref {
                return Err(Unsupported { what: "\\fresh of something that is no object".to_owned(), span });
            }
            all.push(self.is_fresh(object, clock));
        }
        Ok(self.terms.and(&all))
    }

    fn type_error(span: Span, ty: Ty) -> Unsupported {
        Unsupported { what: format!("a value of this type in a specification ({ty:?})"), span }
    }
}
