//! A text dump of a program graph, for tests and for looking at.

use std::fmt::Write as _;

use crate::graph::{Check, Code, Instruction, Unary};
use crate::model::{FieldId, Literal, LocalId};
use crate::program::Program;

impl Code {
    /// One instruction per line: position, instruction, and where an exception goes.
    pub fn display(&self, program: &Program) -> String {
        let dump = Dump { code: self, program };
        let mut text = String::new();
        for (pc, instruction) in self.instructions.iter().enumerate() {
            let _ = write!(text, "{pc:3} {}", dump.instruction(instruction));
            match self.unwind[pc] {
                Some(handler) if instruction.can_throw() => {
                    let _ = write!(text, " !{handler}");
                }
                _ => {}
            }
            text.push('\n');
        }
        text
    }
}

struct Dump<'c> {
    code: &'c Code,
    program: &'c Program,
}

impl Dump<'_> {
    fn instruction(&self, instruction: &Instruction) -> String {
        match instruction {
            Instruction::Const { dst, value } => format!("{} = {}", self.local(*dst), literal(value)),
            Instruction::Copy { dst, src } => format!("{} = {}", self.local(*dst), self.local(*src)),
            Instruction::Unary { dst, op, src } => format!("{} = {}({})", self.local(*dst), unary(*op), self.local(*src)),
            Instruction::Binary { dst, op, lhs, rhs } => {
                format!("{} = {op:?} {}, {}", self.local(*dst), self.local(*lhs), self.local(*rhs))
            }
            Instruction::InstanceOf { dst, src, ty } => {
                format!("{} = {} instanceof {}", self.local(*dst), self.local(*src), self.program.ty_name(*ty))
            }
            Instruction::Check(check) => self.check(*check),
            Instruction::ClassInit(class) => format!("init {}", self.program.class(*class).display_name),
            Instruction::Call { dst, method, args, invoke } => {
                let result = dst.map(|dst| format!("{} = ", self.local(dst))).unwrap_or_default();
                format!("{result}{invoke:?} {} ({})", self.program.method_name(*method), self.locals(args))
            }
            Instruction::Caught { dst } => format!("{} = caught", self.local(*dst)),
            Instruction::Mark(i) => {
                let mark = &self.code.marks[*i as usize];
                format!("-- {:?}: {}", mark.kind, mark.label)
            }
            Instruction::LoopEnter(i) => format!("enter loop {i}"),
            Instruction::LoopHead(i) => format!("head of loop {i}"),
            Instruction::Unsupported { what, .. } => format!("unsupported: {}", self.code.unsupported[*what as usize]),
            other => self.heap(other).unwrap_or_else(|| self.control(other)),
        }
    }

    fn heap(&self, instruction: &Instruction) -> Option<String> {
        Some(match instruction {
            Instruction::GetField { dst, object, field } => {
                format!("{} = {}.{}", self.local(*dst), self.local(*object), self.field(*field))
            }
            Instruction::PutField { object, field, src } => {
                format!("{}.{} = {}", self.local(*object), self.field(*field), self.local(*src))
            }
            Instruction::GetStatic { dst, field } => format!("{} = static {}", self.local(*dst), self.field(*field)),
            Instruction::PutStatic { field, src } => format!("static {} = {}", self.field(*field), self.local(*src)),
            Instruction::ArrayLength { dst, array } => format!("{} = {}.length", self.local(*dst), self.local(*array)),
            Instruction::ArrayLoad { dst, array, index, .. } => {
                format!("{} = {}[{}]", self.local(*dst), self.local(*array), self.local(*index))
            }
            Instruction::ArrayStore { array, index, src, .. } => {
                format!("{}[{}] = {}", self.local(*array), self.local(*index), self.local(*src))
            }
            Instruction::New { dst, class } => format!("{} = new {}", self.local(*dst), self.program.class(*class).display_name),
            Instruction::NewArray { dst, ty, length } => {
                format!("{} = new {} of {}", self.local(*dst), self.program.ty_name(*ty), self.local(*length))
            }
            _ => return None,
        })
    }

    fn control(&self, instruction: &Instruction) -> String {
        match instruction {
            Instruction::Jump(target) => format!("goto {target}"),
            Instruction::Branch { cond, then, otherwise, .. } => format!("if {} goto {then} else {otherwise}", self.local(*cond)),
            Instruction::Switch { subject, cases, default } => {
                let cases: Vec<String> = cases.iter().map(|(value, target)| format!("{value}: {target}")).collect();
                format!("switch {} {{{}, else: {default}}}", self.local(*subject), cases.join(", "))
            }
            Instruction::Return(None) => "return".to_owned(),
            Instruction::Return(Some(value)) => format!("return {}", self.local(*value)),
            Instruction::Throw(exception) => format!("throw {}", self.local(*exception)),
            _ => String::new(),
        }
    }

    fn check(&self, check: Check) -> String {
        match check {
            Check::NotNull(object) => format!("check {} != null", self.local(object)),
            Check::InBounds { array, index } => format!("check {} in {}", self.local(index), self.local(array)),
            Check::NonZero(value, _) => format!("check {} != 0", self.local(value)),
            Check::NonNegative(value) => format!("check {} >= 0", self.local(value)),
            Check::CastOk { object, ty } => format!("check {} is {}", self.local(object), self.program.ty_name(ty)),
            Check::Storable { array, value } => format!("check {} fits {}", self.local(value), self.local(array)),
        }
    }

    fn field(&self, field: FieldId) -> String {
        let field = self.program.field(field);
        if field.is_static { format!("{}.{}", self.program.class(field.class).display_name, field.name) } else { field.name.clone() }
    }

    fn locals(&self, locals: &[LocalId]) -> String {
        let names: Vec<String> = locals.iter().map(|local| self.local(*local)).collect();
        names.join(", ")
    }

    /// Temporaries are `%3`.
    fn local(&self, local: LocalId) -> String {
        self.code.locals[local.index()].name.clone().unwrap_or_else(|| format!("%{}", local.0))
    }
}

fn unary(op: Unary) -> String {
    match op {
        Unary::Convert(from, to) => format!("{from:?}->{to:?}"),
        other => format!("{other:?}"),
    }
}

fn literal(value: &Literal) -> String {
    match value {
        Literal::Null => "null".to_owned(),
        Literal::Bool(value) => value.to_string(),
        Literal::Int(value) => value.to_string(),
        Literal::Float(value) => format!("{value}f"),
        Literal::Double(value) => format!("{value}d"),
        Literal::Str(text) => format!("{:?}", String::from_utf16_lossy(text)),
        Literal::Class(of) => format!("{of:?}.class"),
    }
}
