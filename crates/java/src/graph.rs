//! The program graph: one control-flow graph of small instructions per method, each knowing the source it came from.
//!
//! Every abrupt completion (break, continue, labels, return, throw, finally) is an edge. `finally` is one copy with a pending
//! completion local. Source-level nodes of the symbolic execution tree are `Mark` instructions, so that decomposition steps
//! show nothing (Hentschel 2016, §4.1).

use std::rc::Rc;

use crate::model::{ClassId, FieldId, Literal, LocalId, MethodId, Span, Ty};
use crate::spec::{LoopSpec, SpecStatement};

/// A position in `Code::instructions`.
pub type Pc = u32;

#[derive(Clone)]
pub struct Code {
    pub method: MethodId,
    /// The model's locals first (same ids), then temporaries.
    pub locals: Vec<LocalInfo>,
    pub instructions: Vec<Instruction>,
    /// Per instruction: the innermost source construct it belongs to.
    pub spans: Vec<Span>,
    /// Per instruction: where an exception thrown by it goes inside this method; `None` leaves the method.
    pub unwind: Vec<Option<Pc>>,
    pub marks: Vec<Mark>,
    pub loops: Vec<Loop>,
    /// Statement ranges for `--from/--to`: span of each source statement and its instructions `[start, end)`.
    pub statements: Vec<(Span, Pc, Pc)>,
    /// Specification statements; an instruction names one.
    pub specs: Vec<Rc<SpecStatement>>,
    /// Constructs that are not supported; an instruction names one.
    pub unsupported: Vec<String>,
    /// True if nodes are shown for this body (false for library models and synthetic methods).
    pub is_visible: bool,
}

#[derive(Clone)]
pub struct LocalInfo {
    /// `None` for temporaries.
    pub name: Option<String>,
    pub ty: Ty,
    /// The instructions at which its name means something, `[start, end)`; `None` where nobody looked: it may be anywhere.
    pub scope: Option<(Pc, Pc)>,
    /// A number that says how a `try` ended, and so where execution goes on after its `finally`.
    pub is_way: bool,
}

impl LocalInfo {
    /// True if somebody may name it at a place.
    pub fn may_be_named(&self, pc: Pc) -> bool {
        self.name.is_some() && self.scope.is_none_or(|(start, end)| (start..end).contains(&pc))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkKind {
    Statement,
    BranchStatement,
    LoopStatement,
    LoopCondition,
}

#[derive(Clone)]
pub struct Mark {
    pub kind: MarkKind,
    pub span: Span,
    /// One line of source: `if (x < y)`, `for (int i = 0; i < n; i++)`, `return x;`.
    pub label: Rc<str>,
}

#[derive(Clone)]
pub struct Loop {
    pub head: Pc,
    pub span: Span,
    /// The array that a for-each loop goes through.
    pub passed: Option<PassedArray>,
    /// What JML says of it.
    pub spec: Option<Rc<LoopSpec>>,
}

/// An array that a for-each loop goes through.
#[derive(Clone, Copy)]
pub struct PassedArray {
    pub array: LocalId,
    /// The position in it, which no program can name; `\index` in JML.
    pub index: LocalId,
    /// The expression whose value it is.
    pub source: Span,
}

/// The machine type an operator works on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Bool,
    Int,
    Long,
    Float,
    Double,
    Ref,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unary {
    Neg(Kind),
    BitNot(Kind),
    Not,
    /// Primitive conversion between the given types (all pairs of numeric types).
    Convert(crate::model::Prim, crate::model::Prim),
}

/// `Gt`, `Ge`, `Ne` are gone (swapped or negated by lowering). Division and remainder follow a `NonZero` check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Binary {
    Add(Kind),
    Sub(Kind),
    Mul(Kind),
    Div(Kind),
    Rem(Kind),
    /// Left operand int or long; the count is an int (lowering narrows a long count; the machine masks).
    Shl(Kind),
    Shr(Kind),
    Ushr(Kind),
    /// On `Bool` too.
    And(Kind),
    Or(Kind),
    Xor(Kind),
    Lt(Kind),
    Le(Kind),
    /// Numeric, boolean or reference equality (IEEE `==` on floats).
    Eq(Kind),
}

/// What must hold for execution to go on; otherwise the exception is thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// else NullPointerException
    NotNull(LocalId),
    /// else ArrayIndexOutOfBoundsException
    InBounds { array: LocalId, index: LocalId },
    /// else ArithmeticException("/ by zero"); `Kind` is Int or Long
    NonZero(LocalId, Kind),
    /// else NegativeArraySizeException
    NonNegative(LocalId),
    /// null or instance of the type, else ClassCastException
    CastOk { object: LocalId, ty: Ty },
    /// else ArrayStoreException (only emitted for reference arrays whose element type has proper subtypes)
    Storable { array: LocalId, value: LocalId },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invoke {
    Static,
    Virtual,
    Special,
}

#[derive(Clone)]
pub enum Instruction {
    Const {
        dst: LocalId,
        value: Literal,
    },
    Copy {
        dst: LocalId,
        src: LocalId,
    },
    Unary {
        dst: LocalId,
        op: Unary,
        src: LocalId,
    },
    Binary {
        dst: LocalId,
        op: Binary,
        lhs: LocalId,
        rhs: LocalId,
    },
    GetField {
        dst: LocalId,
        object: LocalId,
        field: FieldId,
    },
    PutField {
        object: LocalId,
        field: FieldId,
        src: LocalId,
    },
    /// Class initialisation is a separate instruction before it.
    GetStatic {
        dst: LocalId,
        field: FieldId,
    },
    PutStatic {
        field: FieldId,
        src: LocalId,
    },
    ArrayLength {
        dst: LocalId,
        array: LocalId,
    },
    /// `elem` is the static element type.
    ArrayLoad {
        dst: LocalId,
        array: LocalId,
        index: LocalId,
        elem: Ty,
    },
    ArrayStore {
        array: LocalId,
        index: LocalId,
        src: LocalId,
        elem: Ty,
    },
    /// All fields get their default value; constructors run by a `Call`.
    New {
        dst: LocalId,
        class: ClassId,
    },
    /// `ty` is the array type; the length was checked.
    NewArray {
        dst: LocalId,
        ty: Ty,
        length: LocalId,
    },
    InstanceOf {
        dst: LocalId,
        src: LocalId,
        ty: Ty,
    },
    Check(Check),
    /// Runs the static initialiser (superclasses first) unless it ran or is running.
    ClassInit(ClassId),
    /// Receiver first. A virtual call's receiver was null-checked.
    Call {
        dst: Option<LocalId>,
        method: MethodId,
        args: Vec<LocalId>,
        invoke: Invoke,
    },
    Jump(Pc),
    Branch {
        cond: LocalId,
        then: Pc,
        otherwise: Pc,
        /// False if the language decides behind the scenes: a null test of a concatenation, which handler catches, a hidden loop.
        is_written: bool,
    },
    /// n-way on an int; cases are distinct.
    Switch {
        subject: LocalId,
        cases: Vec<(i64, Pc)>,
        default: Pc,
    },
    Return(Option<LocalId>),
    /// The operand was null-checked.
    Throw(LocalId),
    /// First instruction of a handler: takes the pending exception.
    Caught {
        dst: LocalId,
    },
    /// Index into `Code::marks`.
    Mark(u32),
    /// Index into `Code::specs`: nothing at run time, a stop for those who verify.
    Spec(u32),
    /// The condition of an `assert` does not hold: nothing by itself, a stop for those who look for violations.
    AssertionFails,
    /// Control enters loop `n` from outside.
    LoopEnter(u32),
    /// About to evaluate the guard (or body, for do) of loop `n` once more.
    LoopHead(u32),
    /// Index into `Code::unsupported`: the path ends here, and says so. In a static initialiser, where one value that cannot be computed should not
    /// keep the whole class from being used, a machine may go on with an unknown value in `dst`.
    Unsupported {
        what: u32,
        dst: Option<LocalId>,
    },
}
