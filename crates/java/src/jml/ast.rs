//! Syntax trees of annotations, before names are resolved.

use std::rc::Rc;

use crate::model::{BinaryOp, FieldOrigin, Span};
use crate::resolve::ast::{Expr, FieldDecl, MethodDecl, Name, Type};
use crate::spec::{Behavior, Lattice, Quantifier};

/// Expressions that Java does not have.
pub(crate) enum JmlExpr {
    Result,
    Old(Expr, Option<Name>),
    /// `\before(e)`.
    Before(Expr),
    Fresh(Vec<Expr>),
    NewElementsAreFresh(Expr),
    Quantified {
        quantifier: Quantifier,
        variables: Vec<Variable>,
        range: Option<Expr>,
        body: Expr,
    },
    Implies(Expr, Expr),
    Iff {
        lhs: Expr,
        rhs: Expr,
        is_negated: bool,
    },
    /// `0 <= i < n`.
    Chain {
        first: Expr,
        rest: Vec<(BinaryOp, Expr)>,
    },
    TypeOf(Expr),
    TypeLiteral(Type),
    SubtypeOf(Expr, Expr),
    NonNullElements(Expr),
    InvariantFor(Expr),
    StaticInvariantFor(Type),
    NotModified(Vec<Expr>),
    StoreRef(StoreRef),
    /// `\locset(…)`, `\singleton(…)`.
    LocSet(Vec<Expr>),
    Union(Vec<Expr>),
    Intersect(Vec<Expr>),
    Minus(Expr, Expr),
    InfiniteUnion {
        variables: Vec<Variable>,
        range: Option<Expr>,
        set: Expr,
    },
    Subset(Expr, Expr),
    Disjoint(Vec<Expr>),
    LocationIn(Expr, Expr),
    Seq(SeqExpr),
    Informal(String),
    Labelled(Expr),
}

/// Store references that are no Java expressions.
pub(crate) enum StoreRef {
    Nothing,
    StrictlyNothing,
    Everything,
    NotSpecified,
    /// `o.*`.
    AllFields(Expr),
    /// `a[*]`.
    AllElements(Expr),
    /// `a[i..j]`.
    Range(Expr, Expr, Expr),
}

pub(crate) enum SeqExpr {
    Empty,
    Singleton(Expr),
    Concat(Expr, Expr),
    Sub(Expr, Expr, Expr),
    Reverse(Expr),
    Define { variable: Variable, from: Expr, to: Expr, body: Expr },
    Length(Expr),
    Get(Expr, Expr),
    IndexOf(Expr, Expr),
    OfArray(Expr),
    Contains(Expr, Expr),
}

/// A variable of a quantifier.
pub(crate) struct Variable {
    pub ty: Type,
    pub name: Name,
}

/// Words such as `pure` and `nullable`, with Java's own modifiers where JML declares something.
#[derive(Clone, Default)]
pub(crate) struct Modifiers {
    pub words: Vec<(&'static str, Span)>,
}

impl Modifiers {
    pub(crate) fn has(&self, word: &str) -> bool {
        self.words.iter().any(|(w, _)| *w == word)
    }

    /// What an annotation of Java says, unless JML says something itself.
    pub(crate) fn add_unless_said(&mut self, said: Option<(&'static str, Span)>) {
        let of_members = ["nullable", "non_null"];
        let of_classes = ["nullable_by_default", "non_null_by_default"];
        if let Some((word, span)) = said {
            let alike = if of_classes.contains(&word) { of_classes } else { of_members };
            if !alike.iter().any(|word| self.has(word)) {
                self.words.push((word, span));
            }
        }
    }
}

/// One clause of a method, loop or block specification.
pub(crate) struct Clause {
    pub kind: ClauseKind,
    /// The keyword as written.
    pub word: String,
    pub word_span: Span,
    pub span: Span,
    pub is_free: bool,
}

pub(crate) enum ClauseKind {
    Requires(Expr),
    Ensures(Expr),
    Diverges(Expr),
    LoopInvariant(Expr),
    Signals { ty: Type, name: Option<Name>, expr: Option<Expr> },
    SignalsOnly(Vec<Type>),
    Assignable(Vec<Expr>),
    Accessible(Vec<Expr>),
    Measure(Vec<Expr>),
    Exit { behavior: Behavior, target: Option<Name>, expr: Expr },
}

/// One specification case; nested cases are expanded, sharing the clauses before them.
pub(crate) struct Case {
    pub behavior: Behavior,
    pub target: Option<Name>,
    pub clauses: Vec<Rc<Clause>>,
    pub span: Span,
}

/// What stands before a member, a loop or a block.
#[derive(Default)]
pub(crate) struct Contract {
    pub modifiers: Modifiers,
    pub cases: Vec<Case>,
    /// The first case comes after an `also`.
    pub extends_inherited: bool,
    /// Of all that is written.
    pub span: Option<Span>,
    pub has_errors: bool,
}

/// What annotations say of a class.
#[derive(Default)]
pub(crate) struct ClassJml {
    pub modifiers: Modifiers,
    pub clauses: Vec<ClassClause>,
    pub fields: Vec<JmlField>,
    pub methods: Vec<ModelMethod>,
    /// Contracts of members, by their position among the members of the declaration.
    pub contracts: Vec<(usize, Rc<Contract>)>,
    pub has_errors: bool,
}

pub(crate) struct ClassClause {
    pub kind: ClassClauseKind,
    pub is_static: bool,
    pub span: Span,
}

pub(crate) enum ClassClauseKind {
    Invariant(Expr),
    Initially(Expr),
    Constraint(Expr),
    Axiom(Expr),
    /// The model field, and its value (more than one: locations) or what holds of it.
    Represents {
        field: Expr,
        values: Vec<Expr>,
        is_such_that: bool,
    },
    /// `None` is `\inv`.
    Accessible {
        field: Option<Expr>,
        places: Vec<Expr>,
    },
}

/// A ghost or model field.
pub(crate) struct JmlField {
    pub decl: Rc<FieldDecl>,
    pub origin: FieldOrigin,
    pub modifiers: Modifiers,
    /// Position among the members of the declaration, for the order of initialisers.
    pub place: usize,
}

pub(crate) struct ModelMethod {
    pub decl: Rc<MethodDecl>,
    pub contract: Rc<Contract>,
    pub value: Option<Rc<Expr>>,
}

/// What stands among statements.
pub(crate) enum StatementItem {
    Ghost {
        ty: Type,
        name: Name,
        init: Option<Expr>,
        span: Span,
    },
    Set {
        target: Expr,
        value: Expr,
        span: Span,
    },
    Assert {
        expr: Expr,
        is_assumed: bool,
        span: Span,
    },
    Unreachable(Span),
    MergePoint {
        procedure: Option<String>,
        params: Option<Vec<Abstraction>>,
        span: Span,
    },
    /// Something broken, already reported.
    Broken(Span),
}

/// `conjunctive: (int x) -> {x >= 0, x <= n}`.
pub(crate) struct Abstraction {
    pub lattice: Lattice,
    pub ty: Type,
    pub name: Name,
    pub predicates: Vec<Expr>,
}

/// A group of annotations among statements: statements, then what belongs to the statement that follows.
#[derive(Default)]
pub(crate) struct StatementGroup {
    pub items: Vec<StatementItem>,
    pub pending: Contract,
}
