//! Loops.

use std::rc::Rc;

use crate::graph::{Binary, Check, Instruction, Invoke, Kind, Loop, PassedArray};
use crate::model::{Expr, LocalId, MethodId, Prim, Span, Stmt, StmtKind, Ty};

use super::Lowering;
use super::emit::Label;
use super::exit::Scope;

/// A loop about to begin: its number and the label all back edges go to.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    number: u32,
    pub(super) head: Label,
}

/// The labels of a loop with a body that statements can leave.
#[derive(Clone, Copy)]
struct Targets {
    on_break: Label,
    on_continue: Label,
}

/// The locals of a hidden loop over the indices of an array.
#[derive(Clone, Copy)]
struct Counter {
    array: LocalId,
    index: LocalId,
    length: LocalId,
    one: LocalId,
}

impl Lowering<'_> {
    /// Control enters a new loop from outside.
    pub(super) fn enter_loop(&mut self, span: Span) -> Entry {
        let number = self.code.loops.len() as u32;
        let spec = self.loop_specs.iter().find(|(at, _)| *at == span).map(|(_, spec)| Rc::clone(spec));
        self.code.loops.push(Loop { head: 0, span, passed: None, spec });
        self.emit(Instruction::LoopEnter(number));
        Entry { number, head: self.label() }
    }

    /// The place where every iteration begins.
    pub(super) fn begin_loop(&mut self, entry: Entry) {
        self.bind(entry.head);
        self.code.loops[entry.number as usize].head = self.pc();
        self.emit(Instruction::LoopHead(entry.number));
    }

    fn loop_body(&mut self, names: Vec<String>, targets: Targets, body: &Stmt) {
        let Targets { on_break, on_continue } = targets;
        self.scopes.push(Scope::Target { names, takes_plain_break: true, on_break, on_continue: Some(on_continue) });
        self.statement(body);
        self.scopes.pop();
    }

    /// The guard of a loop, with its mark.
    fn guard(&mut self, cond: &Expr, then: Label, otherwise: Label) {
        self.passed.clear();
        self.mark_guard(cond.span);
        self.condition(cond, then, otherwise);
    }

    pub(super) fn lower_while(&mut self, names: Vec<String>, cond: &Expr, body: &Stmt) {
        let entry = self.enter_loop(self.span);
        let (inside, end) = (self.label(), self.label());
        self.begin_loop(entry);
        self.guard(cond, inside, end);
        self.bind(inside);
        self.loop_body(names, Targets { on_break: end, on_continue: entry.head }, body);
        self.jump(entry.head);
        self.bind(end);
    }

    pub(super) fn lower_do(&mut self, names: Vec<String>, body: &Stmt, cond: &Expr) {
        let entry = self.enter_loop(self.span);
        let (on_continue, end) = (self.label(), self.label());
        self.begin_loop(entry);
        self.loop_body(names, Targets { on_break: end, on_continue }, body);
        self.bind(on_continue);
        self.guard(cond, entry.head, end);
        self.bind(end);
    }

    pub(super) fn lower_for(&mut self, names: Vec<String>, stmt: &Stmt) {
        let StmtKind::For { init, cond, update, body } = &stmt.kind else {
            unreachable!("lower_for() is given for loops only");
        };
        let start = self.pc();
        self.statements(init);
        let entry = self.enter_loop(stmt.span);
        let (inside, on_continue, end) = (self.label(), self.label(), self.label());
        self.begin_loop(entry);
        match cond {
            Some(cond) => self.guard(cond, inside, end),
            None => {
                // Every iteration shows something, so that a loop without end is noticed.
                if update.is_empty() && shows_nothing(body) {
                    self.mark_endless(stmt.span);
                }
                self.jump(inside);
            }
        }
        self.bind(inside);
        self.loop_body(names, Targets { on_break: end, on_continue }, body);
        self.bind(on_continue);
        self.statements(update);
        self.jump(entry.head);
        let declared = |stmt: &Stmt| if let StmtKind::Local { var, .. } = stmt.kind { Some((var, start)) } else { None };
        let declared: Vec<_> = init.iter().filter_map(declared).collect();
        self.end_scopes(&declared);
        self.bind(end);
    }

    pub(super) fn lower_for_array(&mut self, names: Vec<String>, stmt: &Stmt) {
        let StmtKind::ForEachArray { var, array, elem, body } = &stmt.kind else {
            unreachable!("lower_for_array() is given loops over arrays only");
        };
        let counter = self.at(array.span, |cx| cx.start_counting(array));
        let entry = self.enter_loop(stmt.span);
        let passed = PassedArray { array: counter.array, index: counter.index, source: array.span };
        self.code.loops[entry.number as usize].passed = Some(passed);
        let (inside, on_continue, end) = (self.label(), self.label(), self.label());
        self.begin_loop(entry);
        let more = self.temp(Ty::Prim(Prim::Boolean));
        self.at(array.span, |cx| {
            cx.emit(Instruction::Binary { dst: more, op: Binary::Lt(Kind::Int), lhs: counter.index, rhs: counter.length });
            cx.branch_on(more, inside, end);
        });
        self.bind(inside);
        let var_ty = self.code.locals[var.index()].ty;
        let raw = if var_ty == *elem { *var } else { self.temp(*elem) };
        self.emit(Instruction::ArrayLoad { dst: raw, array: counter.array, index: counter.index, elem: *elem });
        self.convert(raw, *elem, var_ty, Some(*var));
        self.loop_body(names, Targets { on_break: end, on_continue }, body);
        self.bind(on_continue);
        self.emit(Instruction::Binary { dst: counter.index, op: Binary::Add(Kind::Int), lhs: counter.index, rhs: counter.one });
        self.jump(entry.head);
        self.bind(end);
    }

    fn start_counting(&mut self, expr: &Expr) -> Counter {
        let mut array = self.value(expr);
        if !self.is_temp(array) {
            // The body may assign the variable; the loop keeps the array it began with.
            let kept = self.temp(expr.ty);
            self.copy(kept, array);
            array = kept;
        }
        self.not_null(array, expr);
        let length = self.temp(Ty::Prim(Prim::Int));
        self.emit(Instruction::ArrayLength { dst: length, array });
        Counter { array, index: self.int(0), length, one: self.int(1) }
    }

    pub(super) fn lower_for_iterable(&mut self, names: Vec<String>, stmt: &Stmt) {
        let StmtKind::ForEachIterable { var, iterable, iterator, has_next, next, cast, body } = &stmt.kind else {
            unreachable!("lower_for_iterable() is given loops over iterables only");
        };
        let source = self.at(iterable.span, |cx| {
            let collection = cx.value(iterable);
            cx.not_null(collection, iterable);
            let source = cx.interface_call(*iterator, collection);
            cx.check(Check::NotNull(source));
            source
        });
        let entry = self.enter_loop(stmt.span);
        let (inside, end) = (self.label(), self.label());
        self.begin_loop(entry);
        self.at(iterable.span, |cx| {
            let more = cx.interface_call(*has_next, source);
            cx.branch_on(more, inside, end);
        });
        self.bind(inside);
        let item = self.interface_call(*next, source);
        self.bind_item(item, self.program.method(*next).ret, *cast, *var);
        self.loop_body(names, Targets { on_break: end, on_continue: entry.head }, body);
        self.jump(entry.head);
        self.bind(end);
    }

    fn bind_item(&mut self, item: LocalId, ty: Ty, cast: Ty, var: LocalId) {
        let mut item = item;
        if !self.program.is_subtype(ty, cast) {
            self.check_class(item, cast);
            let narrowed = self.temp(cast);
            self.copy(narrowed, item);
            item = narrowed;
        }
        let var_ty = self.code.locals[var.index()].ty;
        self.convert(item, cast, var_ty, Some(var));
    }

    fn interface_call(&mut self, method: MethodId, receiver: LocalId) -> LocalId {
        let dst = self.temp(self.program.method(method).ret);
        let args = vec![receiver];
        self.emit(Instruction::Call { dst: Some(dst), method, args, invoke: Invoke::Virtual });
        dst
    }
}

/// True if a statement has no marks.
fn shows_nothing(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Empty => true,
        StmtKind::Block(stmts) => stmts.iter().all(shows_nothing),
        _ => false,
    }
}
