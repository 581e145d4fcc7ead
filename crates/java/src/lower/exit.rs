//! Abrupt completion: where `break`, `continue`, `return` and `yield` go, through every `finally` on the way.

use std::rc::Rc;

use crate::graph::Instruction;
use crate::model::{Expr, LocalId, Ty};
use crate::spec::{Behavior, SpecStatement, SpecStatementKind};

use super::Lowering;
use super::emit::Label;

/// What encloses the statement being lowered.
pub(super) enum Scope {
    /// A loop, a switch statement or a labelled statement.
    Target {
        names: Vec<String>,
        takes_plain_break: bool,
        on_break: Label,
        on_continue: Option<Label>,
    },
    /// A switch expression: `yield` leaves it with a value.
    Value {
        result: LocalId,
        end: Label,
    },
    Finally(Finally),
    /// A block with a contract, named by the statement that enters it.
    Contract(Rc<SpecStatement>),
}

/// A `finally` block not yet emitted. Every way into it stores its number in `pending`.
pub(super) struct Finally {
    pub(super) pending: LocalId,
    pub(super) entry: Label,
    /// The exits that pass through, numbered from `FIRST_EXIT`, each with the local that keeps its value meanwhile.
    pub(super) exits: Vec<Exit>,
}

/// `pending` if the protected part completed normally.
pub(super) const NORMAL: i64 = 0;
/// `pending` if it threw.
pub(super) const THROWN: i64 = 1;
/// `pending` of the first entry of `Finally::exits`.
pub(super) const FIRST_EXIT: i64 = 2;

/// A jump out of scopes; `value` is the local that carries the returned or yielded value.
#[derive(Clone, Copy)]
pub(super) struct Exit {
    destination: Destination,
    value: Option<LocalId>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Destination {
    /// Leaves all scopes from number `outermost` on.
    Jump {
        label: Label,
        outermost: usize,
        way: JumpKind,
    },
    Yield {
        label: Label,
        result: LocalId,
        outermost: usize,
    },
    Return,
}

/// How a jump leaves the blocks with contracts on its way; all are alike where there are none.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct JumpKind {
    is_continue: bool,
    /// Into `Lowering::jump_names`.
    name: Option<usize>,
}

impl Destination {
    fn outermost(self) -> usize {
        match self {
            Destination::Jump { outermost, .. } | Destination::Yield { outermost, .. } => outermost,
            Destination::Return => 0,
        }
    }
}

impl Lowering<'_> {
    pub(super) fn lower_break(&mut self, name: Option<&str>) {
        let found = self.find_target(|names, takes_plain_break, _| name.map_or(takes_plain_break, |n| names.iter().any(|m| m == n)));
        match found {
            Some((outermost, on_break, _)) => self.leave_to(on_break, outermost, false, name),
            None => self.unsupported("break outside of a loop or switch"),
        }
    }

    pub(super) fn lower_continue(&mut self, name: Option<&str>) {
        let found = self.find_target(|names, _, is_loop| is_loop && name.is_none_or(|n| names.iter().any(|m| m == n)));
        match found {
            Some((outermost, _, Some(on_continue))) => self.leave_to(on_continue, outermost, true, name),
            _ => self.unsupported("continue outside of a loop"),
        }
    }

    fn find_target(&self, accepts: impl Fn(&[String], bool, bool) -> bool) -> Option<(usize, Label, Option<Label>)> {
        self.scopes.iter().enumerate().rev().find_map(|(i, scope)| match scope {
            Scope::Target { names, takes_plain_break, on_break, on_continue }
                if accepts(names, *takes_plain_break, on_continue.is_some()) =>
            {
                Some((i, *on_break, *on_continue))
            }
            _ => None,
        })
    }

    fn leave_to(&mut self, label: Label, outermost: usize, is_continue: bool, name: Option<&str>) {
        let has_contract = self.scopes[outermost..].iter().any(|scope| matches!(scope, Scope::Contract(_)));
        // A plain `break` leaves the statement that it would name.
        let name = name.map(str::to_owned).or_else(|| match &self.scopes[outermost] {
            Scope::Target { names, .. } => names.first().cloned(),
            _ => None,
        });
        let way = if has_contract { JumpKind { is_continue, name: name.map(|name| self.jump_name(&name)) } } else { JumpKind::default() };
        self.exit(Exit { destination: Destination::Jump { label, outermost, way }, value: None });
    }

    fn jump_name(&mut self, name: &str) -> usize {
        if let Some(known) = self.jump_names.iter().position(|known| **known == *name) {
            return known;
        }
        self.jump_names.push(Rc::from(name));
        self.jump_names.len() - 1
    }

    pub(super) fn lower_return(&mut self, expr: Option<&Expr>) {
        let value = expr.map(|e| self.value(e));
        self.exit(Exit { destination: Destination::Return, value });
    }

    pub(super) fn lower_yield(&mut self, expr: &Expr) {
        let found = self.scopes.iter().enumerate().rev().find_map(|(i, scope)| match scope {
            Scope::Value { result, end } => Some((i, *result, *end)),
            _ => None,
        });
        let Some((outermost, result, end)) = found else { return self.unsupported("yield outside of a switch expression") };
        if !self.crosses(outermost) {
            self.value_into(expr, result);
            self.jump(end);
            return;
        }
        // A `finally` still has to run and may read the variable the result goes to.
        let value = Some(self.value(expr));
        self.exit(Exit { destination: Destination::Yield { label: end, result, outermost }, value });
    }

    /// True if leaving all scopes from `outermost` on passes through something that has to be done.
    fn crosses(&self, outermost: usize) -> bool {
        self.scopes[outermost..].iter().any(|scope| matches!(scope, Scope::Finally(_) | Scope::Contract(_)))
    }

    /// Goes to the destination, or into the innermost `finally` before it; says which blocks with contracts it leaves.
    pub(super) fn exit(&mut self, exit: Exit) {
        for at in (exit.destination.outermost()..self.scopes.len()).rev() {
            match &self.scopes[at] {
                Scope::Finally(_) => return self.detour(at, exit),
                Scope::Contract(mark) => self.leave_block(&Rc::clone(mark), exit),
                Scope::Target { .. } | Scope::Value { .. } => {}
            }
        }
        match exit.destination {
            Destination::Jump { label, .. } => self.jump(label),
            Destination::Return => self.emit(Instruction::Return(exit.value)),
            Destination::Yield { label, result, .. } => {
                if let Some(value) = exit.value {
                    self.copy(result, value);
                }
                self.jump(label);
            }
        }
    }

    fn leave_block(&mut self, mark: &Rc<SpecStatement>, exit: Exit) {
        let (behavior, name) = match exit.destination {
            Destination::Jump { way, .. } if way.is_continue => (Behavior::Continue, way.name),
            Destination::Jump { way, .. } => (Behavior::Break, way.name),
            Destination::Return => (Behavior::Return, None),
            // A value of the switch around it: for the block, control just goes on.
            Destination::Yield { .. } => (Behavior::Normal, None),
        };
        let label = name.map(|name| Rc::clone(&self.jump_names[name]));
        let value = exit.value.filter(|_| behavior == Behavior::Return);
        self.block_exit(mark, behavior, label, value);
    }

    /// Control leaves the block that the mark enters.
    pub(super) fn block_exit(&mut self, mark: &SpecStatement, behavior: Behavior, label: Option<Rc<str>>, value: Option<LocalId>) {
        let SpecStatementKind::BlockEnter(contract) = &mark.kind else { return };
        let kind = SpecStatementKind::BlockExit { contract: Rc::clone(contract), behavior, label, value };
        let statement = SpecStatement { scope: mark.scope.clone(), kind, span: self.span, has_errors: mark.has_errors };
        self.spec(&Rc::new(statement));
    }

    pub(super) fn spec(&mut self, spec: &Rc<SpecStatement>) {
        if self.is_reachable {
            let index = self.code.specs.len() as u32;
            self.code.specs.push(Rc::clone(spec));
            self.emit(Instruction::Spec(index));
        }
    }

    fn detour(&mut self, at: usize, exit: Exit) {
        // An exit that nothing reaches would leave its value unwritten.
        if !self.is_reachable {
            return;
        }
        let keeps = self.ret_or(exit.value);
        let Scope::Finally(finally) = &mut self.scopes[at] else { unreachable!("exit() stops at finally scopes only") };
        let (pending, entry) = (finally.pending, finally.entry);
        let known = finally.exits.iter().position(|e| e.destination == exit.destination);
        let number = known.unwrap_or(finally.exits.len());
        if known.is_none() {
            // Read where the finally block ends, long after the statement that leaves through it.
            let value = keeps.map(|ty| self.lasting_temp(ty));
            if let Scope::Finally(finally) = &mut self.scopes[at] {
                finally.exits.push(Exit { destination: exit.destination, value });
            }
        }
        if let (Scope::Finally(finally), Some(src)) = (&self.scopes[at], exit.value)
            && let Some(dst) = finally.exits[number].value
        {
            self.copy(dst, src);
        }
        self.literal(pending, crate::model::Literal::Int(FIRST_EXIT + number as i64));
        self.jump(entry);
    }

    fn ret_or(&self, value: Option<LocalId>) -> Option<Ty> {
        value.map(|local| self.code.locals[local.index()].ty)
    }
}
