//! Seeded mutants: small changes of the program graph (operators, constants, conditions, results), and which of them the tests notice.

use std::rc::Rc;

use java::graph::{Binary, Code, Instruction, Kind, LocalInfo, Pc, Unary};
use java::model::{Literal, MethodId, Prim, Span, Ty};
use machine::concrete::{Ints, Limits, Stage};
use machine::world::World;

use super::candidates::Candidate;
use super::observed::{Observed, show_again};

/// A changed program must not keep a test for long.
const LIMITS: Limits = Limits { fuel: 200_000, depth: 1_000 };

/// A kind of change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Change {
    /// Another arithmetic operator.
    Operator(&'static str, &'static str),
    /// A comparison holds for equal values, too.
    AdmitsEqual,
    /// It does not any more.
    ExcludesEqual,
    NegatesCondition,
    /// A constant is larger by one.
    Constant(i64),
    NegatesResult,
    /// A number that is returned is larger by one.
    Result,
    /// Null is returned.
    NullResult,
}

/// A change at a place.
pub(super) struct Mutant {
    pub(super) pc: Pc,
    pub(super) change: Change,
    pub(super) span: Span,
}

/// All mutants of a method.
pub(super) fn mutants(world: &mut World, method: MethodId) -> Vec<Mutant> {
    let code = world.code(method);
    let mut found = Vec::new();
    for (pc, instruction) in code.instructions.iter().enumerate() {
        let span = code.spans[pc];
        found.extend(change(&code, pc, instruction).map(|change| Mutant { pc: pc as Pc, change, span }));
    }
    found
}

fn change(code: &Code, pc: usize, instruction: &Instruction) -> Option<Change> {
    match instruction {
        Instruction::Binary { op, .. } => match op {
            Binary::Lt(_) => Some(Change::AdmitsEqual),
            Binary::Le(_) => Some(Change::ExcludesEqual),
            op => operator(*op).map(|(from, to, _)| Change::Operator(from, to)),
        },
        Instruction::Branch { .. } => Some(Change::NegatesCondition),
        Instruction::Const { value: Literal::Int(value), .. } if *value < i64::from(i32::MAX) => Some(Change::Constant(*value)),
        Instruction::Return(Some(local)) => match code.locals[local.index()].ty {
            Ty::Prim(Prim::Boolean) => Some(Change::NegatesResult),
            Ty::Prim(Prim::Int | Prim::Long) => Some(Change::Result),
            Ty::Class(_) | Ty::Array(..) if !is_null(code, pc) => Some(Change::NullResult),
            _ => None,
        },
        _ => None,
    }
}

/// True if what is returned is null anyway.
fn is_null(code: &Code, pc: usize) -> bool {
    pc > 0 && matches!(&code.instructions[pc - 1], Instruction::Const { value: Literal::Null, .. })
}

fn operator(op: Binary) -> Option<(&'static str, &'static str, Binary)> {
    Some(match op {
        Binary::Add(kind) => ("+", "-", Binary::Sub(kind)),
        Binary::Sub(kind) => ("-", "+", Binary::Add(kind)),
        Binary::Mul(kind) => ("*", "+", Binary::Add(kind)),
        Binary::Div(kind) => ("/", "*", Binary::Mul(kind)),
        Binary::Rem(kind) => ("%", "*", Binary::Mul(kind)),
        Binary::And(kind) => ("&", "|", Binary::Or(kind)),
        Binary::Or(kind) => ("|", "&", Binary::And(kind)),
        Binary::Xor(kind) => ("^", "&", Binary::And(kind)),
        Binary::Shl(kind) => ("<<", ">>", Binary::Shr(kind)),
        Binary::Shr(kind) => (">>", "<<", Binary::Shl(kind)),
        Binary::Ushr(kind) => (">>>", "<<", Binary::Shl(kind)),
        Binary::Lt(_) | Binary::Le(_) | Binary::Eq(_) => return None,
    })
}

/// The changed program graph.
fn mutated(code: &Code, mutant: &Mutant) -> Code {
    let mut code = code.clone();
    let pc = mutant.pc as usize;
    match (&mut code.instructions[pc], mutant.change) {
        (Instruction::Binary { op, .. }, _) => {
            *op = match *op {
                Binary::Lt(kind) => Binary::Le(kind),
                Binary::Le(kind) => Binary::Lt(kind),
                op => operator(op).map_or(op, |(_, _, to)| to),
            };
        }
        (Instruction::Branch { then, otherwise, .. }, _) => std::mem::swap(then, otherwise),
        (Instruction::Const { value: Literal::Int(value), .. }, _) => *value = value.wrapping_add(1),
        (Instruction::Return(Some(local)), change) => {
            let local = *local;
            other_result(&mut code, pc, local, change);
        }
        _ => {}
    }
    code
}

/// The `return` becomes a jump to the end, where another value is returned.
fn other_result(code: &mut Code, pc: usize, local: java::model::LocalId, change: Change) {
    let ty = code.locals[local.index()].ty;
    let mut temporary = |ty: Ty| {
        code.locals.push(LocalInfo { name: None, ty, scope: None, is_way: false });
        java::model::LocalId(code.locals.len() as u32 - 1)
    };
    let dst = temporary(ty);
    let instructions = match change {
        Change::NegatesResult => vec![Instruction::Unary { dst, op: Unary::Not, src: local }],
        Change::NullResult => vec![Instruction::Const { dst, value: Literal::Null }],
        _ => {
            let one = temporary(ty);
            let kind = if ty == Ty::Prim(Prim::Long) { Kind::Long } else { Kind::Int };
            vec![
                Instruction::Const { dst: one, value: Literal::Int(1) },
                Instruction::Binary { dst, op: Binary::Add(kind), lhs: local, rhs: one },
            ]
        }
    };
    code.instructions[pc] = Instruction::Jump(code.instructions.len() as Pc);
    for instruction in instructions.into_iter().chain([Instruction::Return(Some(dst))]) {
        code.instructions.push(instruction);
        code.spans.push(code.spans[pc]);
        code.unwind.push(code.unwind[pc]);
    }
}

/// True if a test shows something else in the changed program.
pub(super) fn is_killed(world: &mut World, of: MethodId, mutant: &Mutant, method: MethodId, tests: &[Candidate]) -> bool {
    let code = world.code(of);
    let before = world.replace_code(Rc::new(mutated(&code, mutant)));
    let is_killed = tests.iter().any(|test| fails(world, method, test));
    world.replace_code(before);
    is_killed
}

fn fails(world: &mut World, method: MethodId, test: &Candidate) -> bool {
    let Ok(mut stage) = Stage::new(world, method, Ints::Java, LIMITS) else { return true };
    if test.script.steps.iter().any(|step| stage.perform(world, step).is_err()) {
        return true;
    }
    match (show_again(world, method, &test.script, stage, &test.observers), &test.observed) {
        (Ok(Observed::Threw(class)), Observed::Threw(wanted)) => !world.program.is_subclass(class, *wanted),
        (Ok(Observed::Lines(lines)), Observed::Lines(wanted)) => lines != *wanted,
        _ => true,
    }
}
