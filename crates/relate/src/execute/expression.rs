//! Expressions: Java's values as integers, with the exceptions that evaluation may throw.

use java::model::{BinaryOp, ClassId, Expr, ExprKind, Literal, Prim, Ty as JavaTy, UnaryOp};
use term::{Sort, TermId, Width};

use super::{Flow, Frame, Machine, NEW_OBJECT, Step, java_name, ty_of};
use crate::context::Ty;
use crate::state::StateId;

impl Machine<'_> {
    /// Evaluates an expression.
    pub(crate) fn expression(&mut self, expr: &Expr, state: StateId, path: TermId, frame: &mut Frame) -> Step<Flow> {
        if let Some(element) = self.element_of(expr) {
            return self.abstract_expression(element, expr, state, path, frame);
        }
        match &expr.kind {
            ExprKind::Literal(literal) => {
                let value = self.literal(literal, expr)?;
                Ok(Flow::pure(&mut self.cx, state, value))
            }
            ExprKind::Local(_) | ExprKind::Field { .. } | ExprKind::StaticField(_) | ExprKind::Index { .. } => {
                let target = self.target(expr, state, path, frame)?;
                let value = self.load(target.flow.state, target.place, expr.ty);
                Ok(Flow { value, ..target.flow })
            }
            ExprKind::Unary { op, operand } => self.unary(*op, operand, state, path, frame),
            ExprKind::Binary { op, lhs, rhs } => self.binary(expr, (*op, lhs, rhs), state, path, frame),
            ExprKind::AndAlso(lhs, rhs) => self.short_circuit((lhs, rhs), true, state, path, frame),
            ExprKind::OrElse(lhs, rhs) => self.short_circuit((lhs, rhs), false, state, path, frame),
            ExprKind::Conditional { cond, then, otherwise } => self.conditional([cond, then, otherwise], state, path, frame),
            ExprKind::Assign { target, value } => self.assign(target, value, state, path, frame),
            ExprKind::Compound { op, target, value, op_ty } => self.compound(expr, (*op, target, value, *op_ty), state, path, frame),
            ExprKind::IncDec { target, is_increment, is_prefix } => {
                self.inc_dec(expr, (target, *is_increment, *is_prefix), state, path, frame)
            }
            ExprKind::Call { method, args, receiver, .. } => self.call(expr, (*method, args, receiver.as_deref()), state, path, frame),
            ExprKind::New { class, args, .. } => self.creation(expr, *class, args, state, path, frame),
            ExprKind::Convert(operand) => self.convert(expr, operand, state, path, frame),
            ExprKind::Cast(operand) if self.program.is_subtype(operand.ty, expr.ty) => self.expression(operand, state, path, frame),
            ExprKind::ArrayLength(array) => {
                let flow = self.expression(array, state, path, frame)?;
                let flow = self.not_null(flow);
                let length = self.cx.length(flow.value);
                Ok(Flow { value: length, ..flow })
            }
            ExprKind::InstanceOf { operand, target: JavaTy::Class(class), binding: None } => {
                let flow = self.expression(operand, state, path, frame)?;
                let zero = self.cx.terms.int(0);
                let is_null = self.cx.terms.eq(flow.value, zero);
                let fits = self.is_instance(flow.value, *class);
                let some = self.cx.terms.not(is_null);
                Ok(Flow { value: self.cx.terms.and2(some, fits), ..flow })
            }
            _ => self.unsupported("this expression in an abstract program", expr.span),
        }
    }

    fn literal(&mut self, literal: &Literal, expr: &Expr) -> Step<TermId> {
        Ok(match literal {
            Literal::Null => self.cx.terms.int(0),
            Literal::Bool(truth) => self.cx.terms.bool_const(*truth),
            Literal::Int(number) => self.cx.terms.int(*number),
            Literal::Str(text) => {
                let text = String::from_utf16_lossy(text);
                self.text(&text)
            }
            _ => return self.unsupported("this literal in an abstract program", expr.span),
        })
    }

    /// A text by what it says. The name has no characters that names in scripts cannot have.
    fn text(&mut self, text: &str) -> TermId {
        let name = text.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_string() } else { format!("_{:x}_", u32::from(c)) });
        let value = self.cx.apply(&format!("string {}", name.collect::<String>()), &[], Sort::Int);
        self.not_nothing(value);
        value
    }

    fn not_nothing(&mut self, value: TermId) {
        let zero = self.cx.terms.int(0);
        let is_null = self.cx.terms.eq(value, zero);
        let fact = self.cx.terms.not(is_null);
        self.cx.facts.push(fact);
    }

    /// The integer by which a value is stored.
    pub(crate) fn storable(&mut self, value: TermId, ty: JavaTy) -> TermId {
        if ty_of(ty) == Ty::Bool && self.cx.terms.sort(value) == Sort::Bool { self.cx.stored(value) } else { value }
    }

    fn load(&mut self, state: StateId, place: TermId, ty: JavaTy) -> TermId {
        let value = self.cx.read(state, place);
        if ty_of(ty) == Ty::Bool { self.cx.truth(value) } else { value }
    }

    /// Division by zero, with its message.
    fn divided(&mut self, flow: Flow, is_zero: TermId) -> Flow {
        let message = self.text("/ by zero");
        self.fails(flow, is_zero, ("java.lang.ArithmeticException", "(String)"), &[message])
    }

    /// Throws an exception of the virtual machine under a condition.
    pub(super) fn fails(&mut self, flow: Flow, condition: TermId, (class, constructor): (&str, &str), args: &[TermId]) -> Flow {
        if self.cx.terms.as_bool_const(condition) == Some(false) {
            return flow;
        }
        let class = self.program.library_class(class);
        let exception = self.object(class, constructor, args);
        let goes_on = self.cx.terms.not(flow.throws);
        let fails = self.cx.terms.and2(goes_on, condition);
        Flow { throws: self.cx.terms.or2(flow.throws, fails), exception: self.cx.terms.ite(flow.throws, flow.exception, exception), ..flow }
    }

    /// A new object, known by its class and what it was made of: objects of two programs are compared up to renaming.
    fn object(&mut self, class: ClassId, constructor: &str, args: &[TermId]) -> TermId {
        let name = format!("{NEW_OBJECT}{}{constructor}", self.program.class(class).binary_name);
        let object = self.cx.apply(&format!("{name}/{}", args.len()), args, Sort::Int);
        self.not_nothing(object);
        let own = self.cx.apply("class of new", &[object], Sort::Int);
        let number = self.cx.terms.int(i64::from(class.0));
        let fact = self.cx.terms.eq(own, number);
        self.cx.facts.push(fact);
        self.created.push((object, class));
        object
    }

    fn creation(&mut self, expr: &Expr, class: ClassId, args: &[Expr], state: StateId, path: TermId, frame: &mut Frame) -> Step<Flow> {
        self.has_created = true;
        self.check_identity(expr)?;
        let zero = self.cx.terms.int(0);
        let mut flow = Flow::pure(&mut self.cx, state, zero);
        let mut values = Vec::new();
        for arg in args {
            let goes_on = self.cx.terms.not(flow.throws);
            let here = self.cx.terms.and2(path, goes_on);
            let next = self.expression(arg, flow.state, here, frame)?;
            values.push(self.storable(next.value, arg.ty));
            flow = flow.then(&mut self.cx, next);
        }
        let is_throwable = {
            let throwable = self.program.library_class("java.lang.Throwable");
            self.program.is_subclass(class, throwable)
        };
        let is_library = self.program.class(class).is_library;
        if !is_library || !(is_throwable || args.is_empty() && self.program.class(class).binary_name == "java.lang.Object") {
            return self.unsupported("a new object that is neither an exception of the library nor a plain `Object`", expr.span);
        }
        let types: Vec<String> = args.iter().map(|arg| java_name(self.program, arg.ty)).collect();
        Ok(Flow { value: self.object(class, &format!("({})", types.join(",")), &values), ..flow })
    }

    fn unary(&mut self, op: UnaryOp, operand: &Expr, state: StateId, path: TermId, frame: &mut Frame) -> Step<Flow> {
        let flow = self.expression(operand, state, path, frame)?;
        let value = match op {
            UnaryOp::Not => self.cx.terms.not(flow.value),
            UnaryOp::Neg if ty_of(operand.ty) == Ty::Ref => {
                return self.unsupported("floating-point numbers in an abstract program", operand.span);
            }
            UnaryOp::Neg => {
                let negated = self.cx.terms.neg(flow.value);
                self.wrapped(negated, operand.ty)
            }
            UnaryOp::BitNot => return self.unsupported("`~` in an abstract program", operand.span),
        };
        Ok(Flow { value, ..flow })
    }

    fn wrapped(&mut self, value: TermId, ty: JavaTy) -> TermId {
        if self.cx.is_math {
            return value;
        }
        match ty {
            JavaTy::Prim(Prim::Int) => self.cx.terms.wrap(Width::I32, value),
            JavaTy::Prim(Prim::Long) => self.cx.terms.wrap(Width::I64, value),
            JavaTy::Prim(Prim::Short) => self.cx.terms.wrap(Width::I16, value),
            JavaTy::Prim(Prim::Byte) => self.cx.terms.wrap(Width::I8, value),
            JavaTy::Prim(Prim::Char) => self.cx.terms.wrap(Width::U16, value),
            _ => value,
        }
    }

    fn binary(
        &mut self,
        expr: &Expr,
        (op, lhs, rhs): (BinaryOp, &Expr, &Expr),
        state: StateId,
        path: TermId,
        frame: &mut Frame,
    ) -> Step<Flow> {
        let left = self.expression(lhs, state, path, frame)?;
        let goes_on = self.cx.terms.not(left.throws);
        let here = self.cx.terms.and2(path, goes_on);
        let right = self.expression(rhs, left.state, here, frame)?;
        let (a, b) = (left.value, right.value);
        let is_reference = ty_of(lhs.ty) == Ty::Ref;
        if is_reference {
            let is_null = |expr: &Expr| matches!(expr.kind, ExprKind::Literal(Literal::Null));
            if matches!(lhs.ty, JavaTy::Prim(_)) || matches!(rhs.ty, JavaTy::Prim(_)) {
                return self.unsupported("floating-point numbers in an abstract program", expr.span);
            }
            if !is_null(lhs) && !is_null(rhs) {
                self.note_identity(expr)?;
                self.observe(a, expr);
                self.observe(b, expr);
            }
        }
        let mut flow = left.then(&mut self.cx, right);
        if matches!(op, BinaryOp::Div | BinaryOp::Rem) {
            let zero = self.cx.terms.int(0);
            let is_zero = self.cx.terms.eq(b, zero);
            flow = self.divided(flow, is_zero);
        }
        let value = self.operate(expr, op, a, b, lhs.ty)?;
        Ok(Flow { value, ..flow })
    }

    fn operate(&mut self, expr: &Expr, op: BinaryOp, a: TermId, b: TermId, ty: JavaTy) -> Step<TermId> {
        let is_bool = ty_of(ty) == Ty::Bool;
        let terms = &mut self.cx.terms;
        let number = match op {
            BinaryOp::Eq => return Ok(terms.eq(a, b)),
            BinaryOp::Ne => {
                let same = terms.eq(a, b);
                return Ok(terms.not(same));
            }
            BinaryOp::Lt => return Ok(terms.lt(a, b)),
            BinaryOp::Le => return Ok(terms.le(a, b)),
            BinaryOp::Gt => return Ok(terms.lt(b, a)),
            BinaryOp::Ge => return Ok(terms.le(b, a)),
            BinaryOp::And if is_bool => return Ok(terms.and2(a, b)),
            BinaryOp::Or if is_bool => return Ok(terms.or2(a, b)),
            BinaryOp::Xor if is_bool => {
                let same = terms.eq(a, b);
                return Ok(terms.not(same));
            }
            BinaryOp::Add => terms.add2(a, b),
            BinaryOp::Sub => terms.sub(a, b),
            BinaryOp::Mul => terms.mul(a, b),
            BinaryOp::Div => terms.div(a, b),
            BinaryOp::Rem => terms.rem(a, b),
            _ => return self.unsupported("operations on bits in an abstract program", expr.span),
        };
        Ok(self.wrapped(number, ty))
    }

    fn short_circuit(&mut self, (lhs, rhs): (&Expr, &Expr), is_and: bool, state: StateId, path: TermId, frame: &mut Frame) -> Step<Flow> {
        let left = self.expression(lhs, state, path, frame)?;
        let goes_on = self.cx.terms.not(left.throws);
        let asks = if is_and { left.value } else { self.cx.terms.not(left.value) };
        let here = self.cx.terms.and(&[path, goes_on, asks]);
        let right = self.expression(rhs, left.state, here, frame)?;
        let decided = self.cx.terms.bool_const(!is_and);
        let skipped = Flow::pure(&mut self.cx, left.state, decided);
        let chosen = Flow::choose(&mut self.cx, asks, right, skipped);
        Ok(left.then(&mut self.cx, chosen))
    }

    fn conditional(&mut self, [cond, then, otherwise]: [&Expr; 3], state: StateId, path: TermId, frame: &mut Frame) -> Step<Flow> {
        let cond = self.expression(cond, state, path, frame)?;
        let goes_on = self.cx.terms.not(cond.throws);
        let no = self.cx.terms.not(cond.value);
        let then_path = self.cx.terms.and(&[path, goes_on, cond.value]);
        let else_path = self.cx.terms.and(&[path, goes_on, no]);
        let then = self.expression(then, cond.state, then_path, frame)?;
        let otherwise = self.expression(otherwise, cond.state, else_path, frame)?;
        let chosen = Flow::choose(&mut self.cx, cond.value, then, otherwise);
        Ok(cond.then(&mut self.cx, chosen))
    }

    fn assign(&mut self, target: &Expr, value: &Expr, state: StateId, path: TermId, frame: &mut Frame) -> Step<Flow> {
        let place = self.location(target, state, path, frame)?;
        let goes_on = self.cx.terms.not(place.flow.throws);
        let here = self.cx.terms.and2(path, goes_on);
        let value_flow = self.expression(value, place.flow.state, here, frame)?;
        let flow = place.flow.then(&mut self.cx, value_flow);
        let mut flow = self.existing(flow, place.owner);
        if let Some((array, Some(_))) = place.owner
            && ty_of(target.ty) == Ty::Ref
            && !matches!(target.ty, JavaTy::Prim(_))
        {
            flow = self.accepted(flow, array, value_flow.value);
        }
        Ok(self.stored(flow, place.place, value_flow.value, value.ty))
    }

    /// Writes unless something was thrown before.
    fn stored(&mut self, flow: Flow, place: TermId, value: TermId, ty: JavaTy) -> Flow {
        let stored = self.storable(value, ty);
        let written = self.cx.write(flow.state, place, stored);
        Flow { state: self.cx.choose(flow.throws, flow.state, written), value, ..flow }
    }

    fn compound(
        &mut self,
        expr: &Expr,
        (op, target, value, op_ty): (BinaryOp, &Expr, &Expr, JavaTy),
        state: StateId,
        path: TermId,
        frame: &mut Frame,
    ) -> Step<Flow> {
        if ty_of(op_ty) == Ty::Ref {
            return self.unsupported("`+=` of texts or floating-point numbers in an abstract program", expr.span);
        }
        let place = self.target(target, state, path, frame)?;
        let old = self.load(place.flow.state, place.place, target.ty);
        let goes_on = self.cx.terms.not(place.flow.throws);
        let here = self.cx.terms.and2(path, goes_on);
        let operand = self.expression(value, place.flow.state, here, frame)?;
        let mut flow = place.flow.then(&mut self.cx, operand);
        if matches!(op, BinaryOp::Div | BinaryOp::Rem) {
            let zero = self.cx.terms.int(0);
            let is_zero = self.cx.terms.eq(operand.value, zero);
            flow = self.divided(flow, is_zero);
        }
        let result = self.operate(expr, op, old, operand.value, op_ty)?;
        let result = if ty_of(target.ty) == Ty::Bool { result } else { self.wrapped(result, target.ty) };
        Ok(self.stored(flow, place.place, result, target.ty))
    }

    fn inc_dec(
        &mut self,
        expr: &Expr,
        (target, is_increment, is_prefix): (&Expr, bool, bool),
        state: StateId,
        path: TermId,
        frame: &mut Frame,
    ) -> Step<Flow> {
        if !matches!(ty_of(target.ty), Ty::Int(_)) {
            return self.unsupported("`++` and `--` of this type in an abstract program", expr.span);
        }
        let place = self.target(target, state, path, frame)?;
        let old = self.load(place.flow.state, place.place, target.ty);
        let step = self.cx.terms.int(if is_increment { 1 } else { -1 });
        let sum = self.cx.terms.add2(old, step);
        let new = self.wrapped(sum, target.ty);
        let flow = self.stored(place.flow, place.place, new, target.ty);
        Ok(Flow { value: if is_prefix { new } else { old }, ..flow })
    }

    /// Widening, narrowing, boxing and unboxing: values are the same, but for what narrowing cuts off.
    fn convert(&mut self, expr: &Expr, operand: &Expr, state: StateId, path: TermId, frame: &mut Frame) -> Step<Flow> {
        let flow = self.expression(operand, state, path, frame)?;
        let value = match (ty_of(operand.ty), ty_of(expr.ty)) {
            (Ty::Int(_), Ty::Int(_)) => self.wrapped(flow.value, expr.ty),
            (Ty::Bool, Ty::Bool) => flow.value,
            // Boxes are compared by what is in them; null is none of the numbers then.
            (Ty::Bool | Ty::Int(_), Ty::Ref) if matches!(expr.ty, JavaTy::Class(_)) => {
                let stored = self.storable(flow.value, operand.ty);
                let boxed = self.cx.apply("box", &[stored], Sort::Int);
                self.not_nothing(boxed);
                let inside = self.cx.apply("unbox", &[boxed], Sort::Int);
                let fact = self.cx.terms.eq(inside, stored);
                self.cx.facts.push(fact);
                boxed
            }
            _ => return self.unsupported("this conversion in an abstract program", expr.span),
        };
        Ok(Flow { value, ..flow })
    }
}
