//! The syntax tree of a Java file: what the text says, before any name has a meaning.

use std::rc::Rc;

use crate::jml::ast::JmlExpr;
use crate::model::{BinaryOp, ClassKind, Prim, Span, Utf16};
use crate::spec::SpecTy;

/// An identifier at its place.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    pub text: Rc<str>,
    pub span: Span,
}

/// A compilation unit.
#[derive(Default)]
pub(crate) struct Unit {
    /// Dotted; empty for the unnamed package.
    pub package: String,
    pub imports: Vec<Import>,
    pub types: Vec<Rc<TypeDecl>>,
}

#[derive(Clone)]
pub(crate) struct Import {
    pub path: Vec<Name>,
    pub is_static: bool,
    pub is_on_demand: bool,
}

#[derive(Clone, Copy, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "modifiers are independent of each other")]
pub(crate) struct Modifiers {
    pub is_static: bool,
    pub is_final: bool,
    pub is_abstract: bool,
    pub is_private: bool,
    pub is_default: bool,
    pub is_native: bool,
    pub is_synchronized: bool,
    pub is_sealed: bool,
    /// What an annotation like `@Nullable` says, as a word of JML.
    pub nullness: Option<&'static str>,
}

pub(crate) struct TypeDecl {
    /// Empty for anonymous classes.
    pub name: Name,
    pub kind: ClassKind,
    pub modifiers: Modifiers,
    pub type_params: Vec<TypeParam>,
    pub extends: Option<Type>,
    /// `implements` of classes, `extends` of interfaces.
    pub interfaces: Vec<Type>,
    pub record_components: Vec<ParamDecl>,
    pub constants: Vec<EnumConstant>,
    pub members: Vec<Member>,
    /// Of local and anonymous classes: the number in the binary name (`Outer$1`).
    pub number: u32,
    /// Annotations before and inside the head.
    pub jml: Vec<Span>,
    pub span: Span,
}

pub(crate) struct TypeParam {
    pub name: Name,
    pub bounds: Vec<Type>,
}

pub(crate) struct EnumConstant {
    pub name: Name,
    pub args: Vec<Expr>,
    pub body: Option<Rc<TypeDecl>>,
    pub span: Span,
}

pub(crate) enum Member {
    Field(Rc<FieldDecl>),
    Method(Rc<MethodDecl>),
    Type(Rc<TypeDecl>),
    Initializer(Rc<Initializer>),
    /// Annotations between members; only where specifications are read.
    Jml(Vec<Span>),
}

/// One declarator of a field declaration.
pub(crate) struct FieldDecl {
    pub name: Name,
    pub modifiers: Modifiers,
    pub ty: Type,
    pub init: Option<Expr>,
    /// Annotations inside the declaration.
    pub jml: Vec<Span>,
    pub span: Span,
    /// The initialiser has a syntax error.
    pub is_broken: bool,
}

pub(crate) struct Initializer {
    pub is_static: bool,
    pub body: Block,
    pub span: Span,
    pub is_broken: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MethodForm {
    Method,
    Constructor,
    /// `Point { … }` of a record: parameters are the components.
    CompactConstructor,
}

pub(crate) struct MethodDecl {
    pub name: Name,
    pub form: MethodForm,
    pub modifiers: Modifiers,
    pub type_params: Vec<TypeParam>,
    pub params: Vec<ParamDecl>,
    pub ret: Option<Type>,
    /// `None` if there is a `;` instead.
    pub body: Option<Block>,
    /// Annotations inside the head, without those of parameters.
    pub jml: Vec<Span>,
    pub span: Span,
    /// The body has a syntax error and is empty here.
    pub is_broken: bool,
}

pub(crate) struct ParamDecl {
    pub name: Name,
    pub ty: Type,
    pub is_varargs: bool,
    /// What an annotation like `@Nullable` says, as a word of JML.
    pub nullness: Option<&'static str>,
    pub jml: Vec<Span>,
    pub span: Span,
}

pub(crate) type Block = Vec<Stmt>;

#[derive(Clone, Debug)]
pub(crate) struct Type {
    pub kind: TypeKind,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum TypeKind {
    Prim(Prim),
    Void,
    /// `a.b.C<X>.D`: each part with its arguments; `Some([])` is a diamond.
    Named(Vec<(Name, Option<Vec<Type>>)>),
    Array(Box<Type>),
    /// `?`, `? extends T`, `? super T`.
    Wild(Option<(WildKind, Box<Type>)>),
    /// Only in specifications.
    Spec(SpecTy),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WildKind {
    Extends,
    Super,
}

pub(crate) struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

pub(crate) enum StmtKind {
    Local {
        is_final: bool,
        declarators: Vec<Declarator>,
        jml: Vec<Span>,
    },
    Class(Rc<TypeDecl>),
    Expr(Expr),
    If(Expr, Box<Stmt>, Option<Box<Stmt>>),
    While(Expr, Box<Stmt>),
    DoWhile(Box<Stmt>, Expr),
    For(Box<For>),
    ForEach(Box<ForEach>),
    Block(Block),
    Labeled(Name, Box<Stmt>),
    Break(Option<Name>),
    Continue(Option<Name>),
    Return(Option<Expr>),
    Throw(Expr),
    Try(Box<Try>),
    Switch(Box<Switch>),
    Yield(Expr),
    Synchronized(Expr, Block),
    Assert(Expr, Option<Expr>),
    ConstructorCall(Box<ConstructorCall>),
    Empty,
    /// Annotations among statements; only where specifications are read.
    Jml(Vec<Span>),
    /// Annotations before a statement that is not in a block.
    Annotated(Vec<Span>, Box<Stmt>),
}

pub(crate) struct Declarator {
    pub name: Name,
    /// Whole type, with the dimensions after the name; `None` for `var`.
    pub ty: Option<Type>,
    pub init: Option<Expr>,
    pub span: Span,
}

pub(crate) struct For {
    pub init: Vec<Stmt>,
    pub cond: Option<Expr>,
    pub update: Vec<Expr>,
    pub body: Stmt,
}

pub(crate) struct ForEach {
    pub name: Name,
    pub ty: Option<Type>,
    pub value: Expr,
    pub body: Stmt,
}

pub(crate) struct Try {
    pub resources: Vec<Resource>,
    pub body: Block,
    pub catches: Vec<Catch>,
    pub finally: Option<Block>,
}

pub(crate) enum Resource {
    Declared { name: Name, ty: Option<Type>, init: Expr, span: Span },
    Existing(Expr),
}

pub(crate) struct Catch {
    pub types: Vec<Type>,
    pub name: Name,
    pub body: Block,
    pub span: Span,
}

pub(crate) struct Switch {
    pub subject: Expr,
    pub cases: Vec<Case>,
}

pub(crate) struct Case {
    pub labels: Vec<Label>,
    pub is_default: bool,
    pub is_arrow: bool,
    pub guard: Option<Expr>,
    pub body: CaseBody,
    pub span: Span,
}

pub(crate) enum CaseBody {
    /// Old form, or `-> { … }`, or `-> throw …`.
    Statements(Block),
    /// `-> e;`
    Expr(Expr),
}

pub(crate) enum Label {
    Expr(Expr),
    Type(Pattern),
    /// The variables it binds.
    Record(Vec<Name>),
}

pub(crate) struct Pattern {
    pub ty: Option<Type>,
    pub name: Option<Name>,
}

pub(crate) struct ConstructorCall {
    pub is_super: bool,
    pub outer: Option<Expr>,
    pub args: Vec<Expr>,
}

pub(crate) struct Expr {
    pub kind: ExprKind,
    pub span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    Strict(BinaryOp),
    AndAlso,
    OrElse,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PrefixOp {
    Plus,
    Neg,
    BitNot,
    Not,
}

pub(crate) enum ExprKind {
    Int {
        value: u64,
        is_long: bool,
        is_decimal: bool,
    },
    Float(f32),
    Double(f64),
    Char(u16),
    Str(Utf16),
    Bool(bool),
    Null,
    Name(Rc<str>),
    This,
    QualifiedThis(Box<Expr>),
    Field {
        object: Box<Expr>,
        name: Name,
    },
    SuperField {
        qualifier: Option<Box<Expr>>,
        name: Name,
    },
    Index {
        array: Box<Expr>,
        index: Box<Expr>,
    },
    Call(Box<Call>),
    New(Box<New>),
    NewArray {
        elem: Type,
        dims: Vec<Expr>,
        init: Option<Box<Expr>>,
    },
    ArrayInit(Vec<Expr>),
    Prefix {
        op: PrefixOp,
        operand: Box<Expr>,
    },
    Update {
        operand: Box<Expr>,
        is_increment: bool,
        is_prefix: bool,
    },
    Binary {
        op: Op,
        lhs: Box<Expr>,
        rhs: Box<Expr>,
    },
    Assign {
        target: Box<Expr>,
        op: Option<BinaryOp>,
        value: Box<Expr>,
    },
    Conditional(Box<[Expr; 3]>),
    InstanceOf {
        operand: Box<Expr>,
        pattern: Pattern,
    },
    /// `operand instanceof Point(int x, …)`, with the variables it binds.
    RecordPattern {
        operand: Box<Expr>,
        names: Vec<Name>,
    },
    Cast {
        types: Vec<Type>,
        operand: Box<Expr>,
    },
    Lambda(Box<Lambda>),
    MethodRef(Box<MethodRef>),
    Switch(Box<Switch>),
    ClassLiteral(Type),
    Paren(Box<Expr>),
    /// Only in specifications.
    Jml(Box<JmlExpr>),
    Unsupported(&'static str),
    /// Already reported.
    Broken,
}

pub(crate) struct Call {
    pub receiver: Receiver,
    pub type_args: Vec<Type>,
    pub name: Name,
    pub args: Vec<Expr>,
}

pub(crate) enum Receiver {
    Implicit,
    Expr(Expr),
    Super(Option<Expr>),
}

pub(crate) struct New {
    pub outer: Option<Expr>,
    pub ty: Type,
    pub args: Vec<Expr>,
    pub body: Option<Rc<TypeDecl>>,
}

pub(crate) struct Lambda {
    pub params: Vec<LambdaParam>,
    pub body: LambdaBody,
    /// Among the lambdas and method references of the class.
    pub number: u32,
}

pub(crate) struct LambdaParam {
    pub name: Name,
    pub ty: Option<Type>,
}

pub(crate) enum LambdaBody {
    Expr(Expr),
    Block(Block),
}

pub(crate) struct MethodRef {
    pub target: RefTarget,
    /// `None` for `new`.
    pub name: Option<Name>,
    pub number: u32,
}

pub(crate) enum RefTarget {
    /// A name that may be a variable or a type.
    Expr(Expr),
    Type(Type),
    Super,
}
