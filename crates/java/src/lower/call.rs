//! Calls, object creation, class initialisation.

use crate::graph::{Instruction, Invoke};
use crate::model::{ClassId, ClassKind, Dispatch, Expr, ExprKind, LocalId, MethodId};

use super::Lowering;

impl Lowering<'_> {
    /// Lowers a `Call` expression; the receiver is null-checked after the arguments.
    pub(super) fn call(&mut self, expr: &Expr, dst: Option<LocalId>) {
        let ExprKind::Call { method, receiver, args, dispatch } = &expr.kind else {
            unreachable!("call() is given calls only");
        };
        if *dispatch == Dispatch::Static {
            if let Some(receiver) = receiver {
                self.effect(receiver);
            }
            let args = self.operands(args);
            self.static_call(*method, args, dst);
            return;
        }
        let receiver = receiver.as_deref().expect("an instance call has a receiver");
        let later: Vec<&Expr> = args.iter().collect();
        let mut values = vec![self.operand(receiver, &later)];
        values.extend(self.operands(args));
        self.not_null(values[0], receiver);
        let invoke = if *dispatch == Dispatch::Virtual { Invoke::Virtual } else { Invoke::Special };
        self.emit(Instruction::Call { dst, method: *method, args: values, invoke });
    }

    pub(super) fn static_call(&mut self, method: MethodId, args: Vec<LocalId>, dst: Option<LocalId>) {
        let class = self.program.method(method).class;
        self.class_init(class);
        self.emit(Instruction::Call { dst, method, args, invoke: Invoke::Static });
    }

    pub(super) fn new_object(&mut self, class: ClassId, constructor: MethodId, args: &[Expr], dst: LocalId) {
        // A named local must not change before the constructor has returned.
        let object = self.fresh_or(dst);
        self.class_init(class);
        self.emit(Instruction::New { dst: object, class });
        let mut values = vec![object];
        values.extend(self.operands(args));
        self.emit(Instruction::Call { dst: None, method: constructor, args: values, invoke: Invoke::Special });
        self.copy(dst, object);
    }

    /// `dst` itself if it is a temporary, else a new temporary of its type.
    pub(super) fn fresh_or(&mut self, dst: LocalId) -> LocalId {
        if self.is_temp(dst) { dst } else { self.temp(self.code.locals[dst.index()].ty) }
    }

    /// Initialises `class` where that can do anything: not if the running method proves that it happened already.
    pub(super) fn class_init(&mut self, class: ClassId) {
        if !self.is_initialized(class) && self.has_initializer(class) {
            self.emit(Instruction::ClassInit(class));
        }
    }

    /// Superclasses are initialised before a class; its superinterfaces need not be (JLS 12.4.1).
    fn is_initialized(&self, class: ClassId) -> bool {
        class == self.class || self.program.class(class).kind != ClassKind::Interface && self.program.is_subclass(self.class, class)
    }

    fn has_initializer(&self, class: ClassId) -> bool {
        let class = self.program.class(class);
        class.static_init.is_some() || class.superclass.iter().chain(&class.interfaces).any(|sup| self.has_initializer(*sup))
    }
}
