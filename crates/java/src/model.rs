//! The resolved program: files, classes, fields, methods, and the typed tree of every method body.
//!
//! Names are resolved, types are erased, conversions are explicit, overloads are chosen. What could not be understood is an
//! `Unsupported` node at its place, never a missing node.

use std::cell::OnceCell;
use std::rc::Rc;

pub use common::source::{FileId, Span};

use crate::spec::{LoopSpec, Spec, SpecStatement, SpecTy};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u32);
        impl $name {
            /// The position in its table.
            pub fn index(self) -> usize { self.0 as usize }
        }
    };
}
id!(/// A class, interface, enum or record; also the class of a lambda.
    ClassId);
id!(/// A field, static or not.
    FieldId);
id!(/// A method, constructor or static initialiser.
    MethodId);
id!(/// A local variable of one body. Instance methods have `this` as local 0; parameters follow.
    LocalId);

/// A UTF-16 string as Java has it (lone surrogates included).
pub type Utf16 = Rc<[u16]>;

/// The primitive types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Prim {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

/// What an array bottoms out in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Base {
    Prim(Prim),
    Class(ClassId),
}

/// An erased type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ty {
    Void,
    /// The type of `null`.
    Null,
    Prim(Prim),
    Class(ClassId),
    /// Element base and number of dimensions (at least 1).
    Array(Base, u8),
    /// Only in specifications.
    Spec(SpecTy),
}

/// A compile-time constant.
#[derive(Clone, PartialEq, Debug)]
pub enum Literal {
    Null,
    Bool(bool),
    /// A value of type byte, short, char, int or long.
    Int(i64),
    Float(f32),
    Double(f64),
    Str(Utf16),
    /// `int.class`, `String[].class`: the one `Class` object of a type.
    Class(Ty),
}

/// One source file, kept whole.
pub struct SourceFile {
    /// As the user named it; `<model>/java/lang/Integer.java` for library models.
    pub path: String,
    /// With Unicode escapes translated; positions are in it.
    pub text: Rc<str>,
    /// As it was written, if that is something else.
    pub written: Option<Rc<crate::escapes::Written>>,
    pub is_library: bool,
    /// JML comments and abstract-program comments, in order, with exact positions.
    pub annotations: Vec<Annotation>,
    /// Where its lines begin, once somebody asked.
    pub(crate) lines: OnceCell<Box<[u32]>>,
}

impl SourceFile {
    /// The text as the user wrote it.
    pub fn written_text(&self) -> &str {
        self.written.as_ref().map_or(&self.text, |written| written.text())
    }

    /// Where a position is in the text as it was written.
    pub fn written_offset(&self, offset: u32) -> usize {
        self.written.as_ref().map_or(offset, |written| written.offset(offset)) as usize
    }
}

/// A `/*@ … @*/` or `//@ …` comment (or one that a formatter broke: `// @`, `/* @`).
#[derive(Clone, Debug)]
pub struct Annotation {
    pub span: Span,
    /// The comment was `// @` or `/* @`: JML tools silently skip it.
    pub is_broken: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassKind {
    Class,
    Interface,
    Enum,
    Record,
    Annotation,
}

#[expect(clippy::struct_excessive_bools, reason = "independent of each other")]
pub struct Class {
    /// `Entry`; empty for anonymous classes and lambdas.
    pub simple_name: String,
    /// `java.util.List`, `pkg.Outer$Inner`, `pkg.Outer$1`: the binary name, as `Class.getName` gives it.
    pub binary_name: String,
    /// What a reader sees: `Calendar.Entry`.
    pub display_name: String,
    pub kind: ClassKind,
    pub is_abstract: bool,
    pub is_final: bool,
    pub is_library: bool,
    /// There is no source of it: of its members and supertypes nothing is known.
    pub is_phantom: bool,
    /// Of a lambda expression or a method reference.
    pub is_lambda: bool,
    /// `None` only for `Object`. Interfaces have `Object`.
    pub superclass: Option<ClassId>,
    pub interfaces: Vec<ClassId>,
    pub outer: Option<ClassId>,
    /// Declared here, in source order.
    pub fields: Vec<FieldId>,
    /// Declared here, bridges and synthetic members included.
    pub methods: Vec<MethodId>,
    /// `<clinit>`, if there is anything to run.
    pub static_init: Option<MethodId>,
    pub span: Span,
}

impl Class {
    /// True for classes that are declared in a body, and those in them: their binary names have a number (JLS 13.1).
    pub fn is_local(&self) -> bool {
        self.simple_name.is_empty() || self.binary_name.split('$').skip(1).any(|part| part.starts_with(|c: char| c.is_ascii_digit()))
    }
}

#[expect(clippy::struct_excessive_bools, reason = "modifiers are independent of each other")]
pub struct Field {
    pub class: ClassId,
    pub name: String,
    pub ty: Ty,
    pub is_static: bool,
    pub is_final: bool,
    /// Value of a constant variable (`static final int N = 3;`): reading it initialises nothing.
    pub constant: Option<Literal>,
    /// Captured variable, outer instance, `$values`: not shown to users.
    pub is_synthetic: bool,
    pub capture: Captured,
    /// A constant of an enum (they come first among the fields, in order).
    pub is_enum_constant: bool,
    /// Declared in JML, if it is.
    pub spec: FieldSpec,
    pub span: Span,
}

impl Field {
    /// True if it has to be a reference that is not null.
    pub fn is_nonnull(&self) -> bool {
        let is_reference = matches!(self.ty, Ty::Class(_) | Ty::Array(..));
        is_reference && !self.is_static && !self.is_synthetic && !self.spec.nullness.allows_null()
    }
}

/// The JML modifiers of a field at its declaration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FieldSpec {
    pub origin: FieldOrigin,
    pub nullness: crate::spec::Nullness,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldOrigin {
    Java,
    /// Assigned by `set`.
    Ghost,
    /// Defined by `represents`.
    Model,
}

impl FieldSpec {
    /// A field of which nothing is said.
    pub const PLAIN: FieldSpec = FieldSpec { origin: FieldOrigin::Java, nullness: crate::spec::Nullness::Default };
}

/// Surroundings of a class that a field or a constructor parameter keeps for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Captured {
    /// It was declared by somebody, or holds something else.
    Nothing,
    /// The object around an inner one.
    OuterInstance,
    /// A variable of the method around.
    Variable,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MethodKind {
    Method,
    Constructor,
    StaticInit,
}

pub struct Param {
    pub name: String,
    pub ty: Ty,
    pub capture: Captured,
    pub span: Span,
}

impl Field {
    /// The hidden field with the object around an inner one. Constructors set it before anything else runs, so that it is never null.
    pub fn is_outer_instance(&self) -> bool {
        self.capture == Captured::OuterInstance
    }
}

#[expect(clippy::struct_excessive_bools, reason = "modifiers are independent of each other")]
pub struct Method {
    pub class: ClassId,
    /// `<init>` for constructors, `<clinit>` for static initialisers.
    pub name: String,
    pub kind: MethodKind,
    /// Without `this`; captured variables and outer instances of constructors are included, first.
    pub params: Vec<Param>,
    pub ret: Ty,
    pub is_static: bool,
    pub is_abstract: bool,
    pub is_private: bool,
    pub is_varargs: bool,
    /// `native` in a library model: done by the semantics, found by `Class.name(descriptor)`.
    pub is_native: bool,
    /// Not written by a programmer (default constructor, bridge, enum `values`, record accessor, `<clinit>`): gives no tree nodes.
    pub is_synthetic: bool,
    /// The whole declaration.
    pub span: Span,
    /// The name in the declaration.
    pub name_span: Span,
}

/// A body, typed and resolved.
pub struct Body {
    /// `this` (if any), parameters, then every declared or synthetic variable.
    pub locals: Vec<LocalVar>,
    pub statements: Vec<Stmt>,
    /// Specifications of loops, by the span of the loop statement.
    pub loop_specs: Vec<(Span, Rc<LoopSpec>)>,
}

#[derive(Clone)]
pub struct LocalVar {
    pub name: String,
    pub ty: Ty,
    pub is_synthetic: bool,
}

pub struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

impl StmtKind {
    pub fn is_loop(&self) -> bool {
        matches!(
            self,
            StmtKind::While { .. }
                | StmtKind::DoWhile { .. }
                | StmtKind::For { .. }
                | StmtKind::ForEachArray { .. }
                | StmtKind::ForEachIterable { .. }
        )
    }
}

pub enum StmtKind {
    /// One declarator; `int i, j = 1;` is two statements, each with its own span.
    Local {
        var: LocalId,
        init: Option<Expr>,
    },
    Expr(Expr),
    If {
        cond: Expr,
        then: Box<Stmt>,
        otherwise: Option<Box<Stmt>>,
    },
    While {
        cond: Expr,
        body: Box<Stmt>,
    },
    DoWhile {
        body: Box<Stmt>,
        cond: Expr,
    },
    For {
        init: Vec<Stmt>,
        cond: Option<Expr>,
        update: Vec<Stmt>,
        body: Box<Stmt>,
    },
    /// `for (T var : array)`; `elem` is the array's element type (conversion to the type of `var` still to do).
    ForEachArray {
        var: LocalId,
        array: Expr,
        elem: Ty,
        body: Box<Stmt>,
    },
    /// `for (T var : iterable)`: `iterator`, `has_next`, `next` are the interface methods to call; `cast` is the checked type of the element before conversion to `var`.
    ForEachIterable {
        var: LocalId,
        iterable: Expr,
        iterator: MethodId,
        has_next: MethodId,
        next: MethodId,
        cast: Ty,
        body: Box<Stmt>,
    },
    Block(Vec<Stmt>),
    Labeled {
        label: String,
        body: Box<Stmt>,
    },
    Break(Option<String>),
    Continue(Option<String>),
    Return(Option<Expr>),
    Throw(Expr),
    Try(Box<Try>),
    Switch(Box<Switch>),
    /// Leaves the enclosing switch expression with a value.
    Yield(Expr),
    Synchronized {
        lock: Expr,
        body: Vec<Stmt>,
    },
    Assert {
        cond: Expr,
        message: Option<Expr>,
    },
    /// `super(…)` / `this(…)` inside a constructor; after `super(…)` instance initialisers follow as ordinary statements with `is_initializer` blocks.
    ConstructorCall {
        constructor: MethodId,
        args: Vec<Expr>,
    },
    /// Instance field initialisers and initialiser blocks, inlined into a constructor or `<clinit>`: gives no tree nodes.
    Initializers(Vec<Stmt>),
    Empty,
    /// JML where a statement stands: nothing at run time.
    Spec(Rc<SpecStatement>),
    Unsupported(String),
}

pub struct Try {
    pub resources: Vec<Resource>,
    pub body: Vec<Stmt>,
    pub catches: Vec<Catch>,
    pub finally: Option<Vec<Stmt>>,
}

/// A resource of try-with-resources: assigned to `var`, closed by `close` (a virtual call) in reverse order.
pub struct Resource {
    pub var: LocalId,
    pub init: Expr,
    pub close: MethodId,
    pub add_suppressed: Option<MethodId>,
    pub span: Span,
}

pub struct Catch {
    pub types: Vec<ClassId>,
    pub var: LocalId,
    pub body: Vec<Stmt>,
    pub span: Span,
}

/// Switch statement or expression, old and arrow form.
pub struct Switch {
    pub subject: Expr,
    pub kind: SwitchKind,
    pub cases: Vec<Case>,
    /// Exhaustive switch expression over an enum without default: no match throws this (`MatchException`/`IncompatibleClassChangeError`).
    pub is_expression: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SwitchKind {
    /// Subject already unboxed and promoted to int.
    Int,
    /// Subject is a String (null throws).
    Str,
    /// Subject is an enum (null throws); labels are the static fields of the constants.
    Enum,
    /// Type patterns and the like.
    Pattern,
}

pub struct Case {
    /// Empty and `is_default` for `default`.
    pub labels: Vec<CaseLabel>,
    pub is_default: bool,
    /// Arrow form: no fall-through. An arrow expression is `Yield` in a switch expression and `Expr` in a statement.
    pub is_arrow: bool,
    pub guard: Option<Expr>,
    pub body: Vec<Stmt>,
    pub span: Span,
}

pub enum CaseLabel {
    Int(i64),
    Str(Utf16),
    Enum(FieldId),
    Null,
    Type { ty: Ty, binding: Option<LocalId> },
}

pub struct Expr {
    pub kind: ExprKind,
    pub ty: Ty,
    pub span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnaryOp {
    Neg,
    BitNot,
    Not,
}

/// Strict (non-short-circuit) operators. Operands have the promoted type, except shift counts (int or long each).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    Ushr,
    And,
    Or,
    Xor,
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
}

impl BinaryOp {
    /// As Java writes it.
    pub fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Rem => "%",
            BinaryOp::Shl => "<<",
            BinaryOp::Shr => ">>",
            BinaryOp::Ushr => ">>>",
            BinaryOp::And => "&",
            BinaryOp::Or => "|",
            BinaryOp::Xor => "^",
            BinaryOp::Lt => "<",
            BinaryOp::Le => "<=",
            BinaryOp::Gt => ">",
            BinaryOp::Ge => ">=",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dispatch {
    Static,
    /// By the class of the receiver (after a null check).
    Virtual,
    /// Exactly this method on the receiver: private methods, `super.m()`, constructors.
    Special,
}

pub enum ExprKind {
    Literal(Literal),
    Local(LocalId),
    Field {
        object: Box<Expr>,
        field: FieldId,
    },
    StaticField(FieldId),
    ArrayLength(Box<Expr>),
    Index {
        array: Box<Expr>,
        index: Box<Expr>,
    },
    Unary {
        op: UnaryOp,
        operand: Box<Expr>,
    },
    /// `ty` of the operands tells int, long, float, double, boolean or reference.
    Binary {
        op: BinaryOp,
        lhs: Box<Expr>,
        rhs: Box<Expr>,
    },
    AndAlso(Box<Expr>, Box<Expr>),
    OrElse(Box<Expr>, Box<Expr>),
    Conditional {
        cond: Box<Expr>,
        then: Box<Expr>,
        otherwise: Box<Expr>,
    },
    /// Target is `Local`, `Field`, `StaticField` or `Index`; the value is already converted to its type.
    Assign {
        target: Box<Expr>,
        value: Box<Expr>,
    },
    /// `target op= value`: compute in `op_ty` (promoted), convert back to the target's type. `op_ty` is the class String for `+=` on strings.
    Compound {
        op: BinaryOp,
        target: Box<Expr>,
        value: Box<Expr>,
        op_ty: Ty,
    },
    /// `++`/`--`; the target may be boxed.
    IncDec {
        target: Box<Expr>,
        is_increment: bool,
        is_prefix: bool,
    },
    Call {
        method: MethodId,
        receiver: Option<Box<Expr>>,
        args: Vec<Expr>,
        dispatch: Dispatch,
    },
    /// Captured values and outer instances are already in `args`.
    New {
        class: ClassId,
        constructor: MethodId,
        args: Vec<Expr>,
    },
    /// `dims` are the given lengths; `ty` is the whole array type.
    NewArray {
        dims: Vec<Expr>,
    },
    /// `{a, b}` or `new T[]{a, b}`, varargs too.
    ArrayInit(Vec<Expr>),
    InstanceOf {
        operand: Box<Expr>,
        target: Ty,
        binding: Option<LocalId>,
    },
    /// Checked reference cast (also those that erasure inserts).
    Cast(Box<Expr>),
    /// Primitive widening or narrowing, boxing, unboxing, from the operand's `ty` to this `ty`.
    Convert(Box<Expr>),
    /// String concatenation, flattened, constants folded.
    Concat(Vec<Expr>),
    Switch(Box<Switch>),
    /// Statements run first, then the value (used by desugarings that need a temporary).
    Block {
        statements: Vec<Stmt>,
        value: Box<Expr>,
    },
    /// Only in specifications.
    Spec(Box<Spec>),
    Unsupported(String),
}
