//! Emitting instructions: labels, temporaries, reachability, and the record of checks that already passed.

use crate::graph::{Check, Instruction, LocalInfo, Pc};
use crate::model::{Literal, LocalId, MethodKind, Prim, Span, Ty};

use super::Lowering;

/// A place to jump to, known before its position is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Label(pub(super) u32);

#[derive(Clone, Copy, Default)]
pub(super) struct LabelState {
    pub(super) pc: Option<Pc>,
    /// Some emitted instruction goes there.
    pub(super) is_used: bool,
}

impl Lowering<'_> {
    pub(super) fn pc(&self) -> Pc {
        self.code.instructions.len() as Pc
    }

    pub(super) fn label(&mut self) -> Label {
        self.labels.push(LabelState::default());
        Label(self.labels.len() as u32 - 1)
    }

    /// The label stands for the next instruction.
    pub(super) fn bind(&mut self, label: Label) {
        let pc = self.pc();
        let state = &mut self.labels[label.0 as usize];
        state.pc = Some(pc);
        self.is_reachable |= state.is_used;
        self.passed.clear();
    }

    /// A temporary that lives until the statement being lowered ends.
    pub(super) fn temp(&mut self, ty: Ty) -> LocalId {
        let free = self.free_temps.iter().rposition(|temp| self.code.locals[temp.index()].ty == ty);
        let temp = match free {
            Some(at) => self.free_temps.swap_remove(at),
            None => self.lasting_temp(ty),
        };
        self.live_temps.push(temp);
        temp
    }

    /// A temporary that is never used for anything else.
    pub(super) fn lasting_temp(&mut self, ty: Ty) -> LocalId {
        self.code.locals.push(LocalInfo { name: None, ty, scope: None, is_way: false });
        LocalId(self.code.locals.len() as u32 - 1)
    }

    /// A temporary for how a `try` ended.
    pub(super) fn way(&mut self) -> LocalId {
        let way = self.lasting_temp(Ty::Prim(Prim::Int));
        self.code.locals[way.index()].is_way = true;
        way
    }

    pub(super) fn is_temp(&self, local: LocalId) -> bool {
        local.0 >= self.n_named
    }

    pub(super) fn emit(&mut self, instruction: Instruction) {
        if !self.is_reachable {
            return;
        }
        for target in instruction.targets() {
            self.labels[target as usize].is_used = true;
        }
        if let (true, Some(handler)) = (instruction.can_throw(), self.handler) {
            self.labels[handler.0 as usize].is_used = true;
        }
        if let Some(dst) = instruction.dst() {
            self.passed.retain(|check| !check.locals().contains(&Some(dst)));
        }
        self.is_reachable = instruction.falls_through();
        self.code.instructions.push(instruction);
        self.code.spans.push(self.span);
        self.code.unwind.push(self.handler.map(|handler| handler.0));
    }

    /// Runs `f` with instructions attributed to `span`.
    pub(super) fn at<T>(&mut self, span: Span, f: impl FnOnce(&mut Self) -> T) -> T {
        let outer = std::mem::replace(&mut self.span, span);
        let result = f(self);
        self.span = outer;
        result
    }

    pub(super) fn jump(&mut self, label: Label) {
        self.emit(Instruction::Jump(label.0));
    }

    /// Runs `f` with branches that nobody wrote.
    pub(super) fn hidden<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        self.n_hidden += 1;
        let result = f(self);
        self.n_hidden -= 1;
        result
    }

    pub(super) fn branch_on(&mut self, cond: LocalId, then: Label, otherwise: Label) {
        let is_written = self.n_hidden == 0;
        self.emit(Instruction::Branch { cond, then: then.0, otherwise: otherwise.0, is_written });
    }

    pub(super) fn copy(&mut self, dst: LocalId, src: LocalId) {
        if dst != src {
            self.emit(Instruction::Copy { dst, src });
        }
    }

    pub(super) fn literal(&mut self, dst: LocalId, value: Literal) {
        self.emit(Instruction::Const { dst, value });
    }

    pub(super) fn int(&mut self, value: i64) -> LocalId {
        let dst = self.temp(Ty::Prim(Prim::Int));
        self.literal(dst, Literal::Int(value));
        dst
    }

    pub(super) fn null(&mut self) -> LocalId {
        let dst = self.temp(Ty::Null);
        self.literal(dst, Literal::Null);
        dst
    }

    /// Emits the check unless it passed already since the statement began.
    pub(super) fn check(&mut self, check: Check) {
        if self.passed.contains(&check) {
            return;
        }
        self.emit(Instruction::Check(check));
        self.passed.push(check);
    }

    pub(super) fn unsupported(&mut self, what: &str) {
        if self.is_reachable {
            self.code.unsupported.push(what.to_owned());
            self.emit(Instruction::Unsupported { what: self.code.unsupported.len() as u32 - 1, dst: None });
        }
    }

    /// A value that cannot be computed; static initialisers go on after it.
    pub(super) fn unsupported_value(&mut self, what: &str, dst: LocalId) {
        if self.program.method(self.code.method).kind != MethodKind::StaticInit {
            return self.unsupported(what);
        }
        self.code.unsupported.push(what.to_owned());
        self.emit(Instruction::Unsupported { what: self.code.unsupported.len() as u32 - 1, dst: Some(dst) });
    }
}

impl Check {
    /// The locals the check reads.
    pub(super) fn locals(&self) -> [Option<LocalId>; 2] {
        match *self {
            Check::NotNull(local) | Check::NonZero(local, _) | Check::NonNegative(local) => [Some(local), None],
            Check::InBounds { array, index } => [Some(array), Some(index)],
            Check::CastOk { object, .. } => [Some(object), None],
            Check::Storable { array, value } => [Some(array), Some(value)],
        }
    }
}

impl Instruction {
    /// Where control may go by a jump (label numbers before `finish`, positions after).
    pub fn targets(&self) -> Vec<Pc> {
        match self {
            Instruction::Jump(target) => vec![*target],
            Instruction::Branch { then, otherwise, .. } => vec![*then, *otherwise],
            Instruction::Switch { cases, default, .. } => cases.iter().map(|case| case.1).chain([*default]).collect(),
            _ => Vec::new(),
        }
    }

    pub(super) fn targets_mut(&mut self) -> Vec<&mut Pc> {
        match self {
            Instruction::Jump(target) => vec![target],
            Instruction::Branch { then, otherwise, .. } => vec![then, otherwise],
            Instruction::Switch { cases, default, .. } => cases.iter_mut().map(|case| &mut case.1).chain([default]).collect(),
            _ => Vec::new(),
        }
    }

    /// True if control may go on to the next instruction.
    pub fn falls_through(&self) -> bool {
        !matches!(
            self,
            Instruction::Jump(_)
                | Instruction::Branch { .. }
                | Instruction::Switch { .. }
                | Instruction::Return(_)
                | Instruction::Throw(_)
                | Instruction::Unsupported { dst: None, .. }
        )
    }

    /// True if the unwind entry of this instruction can ever be taken.
    pub fn can_throw(&self) -> bool {
        matches!(self, Instruction::Check(_) | Instruction::ClassInit(_) | Instruction::Call { .. } | Instruction::Throw(_))
    }

    /// The local written.
    pub fn dst(&self) -> Option<LocalId> {
        match self {
            Instruction::Const { dst, .. }
            | Instruction::Copy { dst, .. }
            | Instruction::Unary { dst, .. }
            | Instruction::Binary { dst, .. }
            | Instruction::GetField { dst, .. }
            | Instruction::GetStatic { dst, .. }
            | Instruction::ArrayLength { dst, .. }
            | Instruction::ArrayLoad { dst, .. }
            | Instruction::New { dst, .. }
            | Instruction::NewArray { dst, .. }
            | Instruction::InstanceOf { dst, .. }
            | Instruction::Caught { dst } => Some(*dst),
            Instruction::Call { dst, .. } => *dst,
            _ => None,
        }
    }

    /// The locals read.
    pub fn reads(&self) -> Vec<LocalId> {
        match self {
            Instruction::Copy { src, .. } | Instruction::Unary { src, .. } | Instruction::InstanceOf { src, .. } => vec![*src],
            Instruction::Binary { lhs, rhs, .. } => vec![*lhs, *rhs],
            Instruction::GetField { object, .. } => vec![*object],
            Instruction::PutField { object, src, .. } => vec![*object, *src],
            Instruction::PutStatic { src, .. } => vec![*src],
            Instruction::ArrayLength { array, .. } => vec![*array],
            Instruction::ArrayLoad { array, index, .. } => vec![*array, *index],
            Instruction::ArrayStore { array, index, src, .. } => vec![*array, *index, *src],
            Instruction::NewArray { length, .. } => vec![*length],
            Instruction::Check(check) => check.locals().into_iter().flatten().collect(),
            Instruction::Call { args, .. } => args.clone(),
            Instruction::Branch { cond, .. } => vec![*cond],
            Instruction::Switch { subject, .. } => vec![*subject],
            Instruction::Return(value) => value.iter().copied().collect(),
            Instruction::Throw(exception) => vec![*exception],
            _ => Vec::new(),
        }
    }
}
