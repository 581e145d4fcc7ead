//! Specifications, resolved and typed: contracts, class specifications, loop specifications, statements.
//!
//! Specification expressions are ordinary [`Expr`]s; what Java does not have is [`ExprKind::Spec`](crate::model::ExprKind).
//! Names are bound to the locals of a [`SpecScope`]: the method's own locals first (same ids as in its body), then variables
//! that the specification declares (quantifiers, `signals`).

use std::rc::Rc;

use crate::diagnostic::Diagnostic;
use crate::model::{ClassId, Expr, FieldId, FileId, LocalId, LocalVar, Span, Ty};

/// Types that only specifications have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SpecTy {
    /// `\bigint`.
    BigInt,
    /// `\locset`.
    LocSet,
    /// `\seq`.
    Seq,
    /// `\TYPE`: what `\typeof` and `\type` give.
    Type,
}

impl SpecTy {
    pub fn name(self) -> &'static str {
        match self {
            SpecTy::BigInt => "\\bigint",
            SpecTy::LocSet => "\\locset",
            SpecTy::Seq => "\\seq",
            SpecTy::Type => "\\TYPE",
        }
    }
}

/// The locals that the expressions of one specification refer to.
#[derive(Clone, Default)]
pub struct SpecScope {
    pub locals: Vec<LocalVar>,
}

/// An expression given as text, with the variables it mentions.
pub struct SpecExpression {
    pub expr: Expr,
    pub scope: SpecScope,
}

/// The label of the state before a block, for `\before(e)` in its contract; no label of a program looks like it.
pub const BEFORE: &str = "\\before";

/// What Java expressions do not have.
pub enum Spec {
    /// `\result`.
    Result,
    /// `\old(e)`, `\pre(e)`; with a label, the state at that label. `\before(e)` has the label [`BEFORE`].
    Old { operand: Expr, label: Option<Rc<str>> },
    /// `\fresh(a, b)`.
    Fresh(Vec<Expr>),
    /// `(\forall T x, y; range; body)` and the generalised quantifiers; a missing range is `true`.
    Quantified { quantifier: Quantifier, variables: Vec<LocalId>, range: Option<Expr>, body: Expr },
    /// `==>` (and `<==`, operands swapped).
    Implies(Expr, Expr),
    /// `<==>`; `<=!=>` is its negation.
    Iff(Expr, Expr),
    /// `\typeof(e)`.
    TypeOf(Expr),
    /// `\type(T)`.
    TypeLiteral(Ty),
    /// `S <: T` on `\TYPE`s.
    SubtypeOf(Expr, Expr),
    /// `\nonnullelements(a)`.
    NonNullElements(Expr),
    /// `\invariant_for(o)`.
    InvariantFor(Expr),
    /// `\static_invariant_for(C)`.
    StaticInvariantFor(ClassId),
    /// `\not_modified(o.f, a[*])`, `\only_assigned` and the like are refused by the parser.
    NotModified(Vec<Location>),
    /// A `\locset`-valued expression: `\nothing`, `\singleton(o.f)`, `\union(…)`, `\locset(o.f, a[*])`, `\everything`.
    LocSet(LocSet),
    /// `\new_elems_fresh(s)`: what came into the set belongs to new objects.
    NewElementsAreFresh(Expr),
    /// `\subset(a, b)`.
    Subset(Expr, Expr),
    /// `\disjoint(a, b, …)`: pairwise.
    Disjoint(Vec<Expr>),
    /// `\in_locset`/`\elem`: whether a location is in a set.
    LocationIn(Location, Expr),
    /// `\seq`-valued expressions and reads of sequences.
    Seq(SeqOp),
    /// `(* informal *)`: text that no tool understands; makes the clause unsupported.
    Informal(String),
    /// `\lbl name e`, `(\lblpos …)`: the operand.
    Labelled(Expr),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quantifier {
    Forall,
    Exists,
    Sum,
    Product,
    NumOf,
    Min,
    Max,
}

/// Operations of `\seq` (`\seq_empty`, `\seq_singleton(e)`, `\seq_concat(a, b)`, `\seq_sub(s, from, to)` with `to` excluded,
/// `\seq_reverse(s)`, `(\seq_def int i; from; to; e)`, `s.length`, `(T) s[i]`, `\indexOf(s, e)`, `\array2seq(a)`/`\dl_array2seq`).
pub enum SeqOp {
    Empty,
    Singleton(Expr),
    Concat(Expr, Expr),
    Sub {
        seq: Expr,
        from: Expr,
        to: Expr,
    },
    Reverse(Expr),
    Define {
        variable: LocalId,
        from: Expr,
        to: Expr,
        body: Expr,
    },
    Length(Expr),
    /// The expression's own type is that of the cast around it (`int` elements if there is none and none can be inferred).
    Get {
        seq: Expr,
        index: Expr,
    },
    IndexOf {
        seq: Expr,
        value: Expr,
    },
    OfArray(Expr),
    /// `\contains(s, e)`.
    Contains {
        seq: Expr,
        value: Expr,
    },
}

/// One store reference of `assignable`, `accessible`, `\not_modified` …
pub struct Location {
    pub kind: LocationKind,
    pub span: Span,
}

pub enum LocationKind {
    /// `o.f` (also plain `f`).
    Field {
        object: Expr,
        field: FieldId,
    },
    StaticField(FieldId),
    /// `o.*`.
    AllFields(Expr),
    /// `C.*`: all static fields.
    AllStatics(ClassId),
    /// `a[i]`.
    Element {
        array: Expr,
        index: Expr,
    },
    /// `a[i..j]`, both included.
    Range {
        array: Expr,
        from: Expr,
        to: Expr,
    },
    /// `a[*]`.
    AllElements(Expr),
    /// A local variable: always assignable, kept because people write it (`assignable i;`).
    Local(LocalId),
    /// A `\locset`-valued expression (a ghost or model field used as a footprint, `\union(…)`). A plain `\locset`-typed field in an
    /// `assignable` clause means its content and is this.
    Set(Expr),
    Nothing,
    /// `\strictly_nothing`: no new objects either.
    StrictlyNothing,
    Everything,
}

pub enum LocSet {
    /// `\locset(…)`, `\singleton(…)`, `\nothing`/`\empty`, `\everything`, `\all_fields(o)`: the union of these.
    Of(Vec<Location>),
    Union(Vec<Expr>),
    Intersect(Vec<Expr>),
    Minus(Expr, Expr),
    /// `(\infinite_union T x; range; set)`.
    InfiniteUnion {
        variables: Vec<LocalId>,
        range: Option<Expr>,
        set: Expr,
    },
}

/// One clause at its place: `span` covers keyword and expression, `expr.span` the expression.
pub struct Clause {
    pub expr: Expr,
    pub span: Span,
    /// `_redundantly`, `_free` (assumed, never proved: KeY's `ensures_free`, `requires_free`, `loop_invariant_free`).
    pub is_free: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behavior {
    /// No behaviour keyword.
    Lightweight,
    Behavior,
    Normal,
    Exceptional,
    /// Of block contracts.
    Return,
    Break,
    Continue,
}

/// One specification case. Only what is written: `verify` adds defaults, inherited cases and non-null.
pub struct SpecCase {
    pub behavior: Behavior,
    /// For `break_behavior (l)` and `continue_behavior (l)`.
    pub target: Option<Rc<str>>,
    pub requires: Vec<Clause>,
    pub ensures: Vec<Clause>,
    pub signals: Vec<Signals>,
    pub signals_only: Option<SignalsOnly>,
    /// `None`: no clause was written.
    pub assignable: Option<Vec<Location>>,
    pub accessible: Option<Vec<Location>>,
    pub diverges: Option<Clause>,
    pub measured_by: Vec<Clause>,
    /// `break_behavior`: `breaks (l) e`, `continues (l) e`, `returns e` clauses of `behavior` block contracts.
    pub exits: Vec<Exit>,
    pub span: Span,
}

impl SpecCase {
    /// A lightweight case without clauses.
    pub(crate) fn empty(span: Span) -> SpecCase {
        SpecCase {
            behavior: Behavior::Lightweight,
            target: None,
            requires: Vec::new(),
            ensures: Vec::new(),
            signals: Vec::new(),
            signals_only: None,
            assignable: None,
            accessible: None,
            diverges: None,
            measured_by: Vec::new(),
            exits: Vec::new(),
            span,
        }
    }
}

pub struct Exit {
    pub behavior: Behavior,
    pub target: Option<Rc<str>>,
    pub clause: Clause,
}

/// `signals (E e) φ`.
pub struct Signals {
    pub class: ClassId,
    pub variable: Option<LocalId>,
    pub clause: Clause,
}

/// `signals_only E1, E2`; `\nothing` is the empty list.
pub struct SignalsOnly {
    pub classes: Vec<ClassId>,
    pub span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Purity {
    Impure,
    /// Assigns nothing that existed before.
    Pure,
    /// Creates no objects either.
    StrictlyPure,
}

/// True if `null` is allowed. Non-null on an array type covers the elements too (every dimension).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nullness {
    /// Nothing is written: non-null by default (unless the class is `nullable_by_default`, which is resolved here).
    Default,
    NonNull,
    Nullable,
}

impl Nullness {
    pub fn allows_null(self) -> bool {
        self == Nullness::Nullable
    }
}

/// The specification of a method as it is written at its declaration.
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct MethodSpec {
    pub scope: SpecScope,
    pub purity: Purity,
    pub is_helper: bool,
    /// Declared in a specification only.
    pub is_model: bool,
    /// `spec_java_math`, `code_bigint_math` …: `true` if specifications of this method compute with Java's wrap-around.
    pub has_java_math: bool,
    /// `skipesc`, `skip`-like opt-outs, by name, to be reported.
    pub opt_outs: Vec<(String, Span)>,
    pub result: Nullness,
    /// By parameter (as `Method::params`).
    pub params: Vec<Nullness>,
    /// In order; empty if nothing is written.
    pub cases: Vec<SpecCase>,
    /// The specification began with `also`.
    pub extends_inherited: bool,
    /// The value of a model method: the operand of its one `return`.
    pub model_body: Option<Expr>,
    /// The broken clauses were reported; nothing may be proved of this method.
    pub has_errors: bool,
}

pub struct ClassSpec {
    pub scope: SpecScope,
    pub invariants: Vec<ClassClause>,
    pub initially: Vec<ClassClause>,
    pub constraints: Vec<ClassClause>,
    pub represents: Vec<Represents>,
    /// `accessible \inv: …` and `accessible f: …` of class level: the field (`None` for `\inv`) and its footprint.
    pub accessible: Vec<(Option<FieldId>, Vec<Location>)>,
    pub axioms: Vec<ClassClause>,
    pub is_pure: bool,
    pub has_java_math: bool,
    pub has_errors: bool,
}

/// A clause of a class. The receiver is local 0 (`this`) of the scope, also in static clauses, where nothing refers to it.
pub struct ClassClause {
    pub clause: Clause,
    pub is_static: bool,
}

/// `represents f = e;` (also `<-`) or `represents f \such_that e;`.
pub struct Represents {
    pub field: FieldId,
    pub is_static: bool,
    pub definition: Definition,
    pub span: Span,
}

pub enum Definition {
    Equals(Expr),
    SuchThat(Expr),
}

/// What is written before a loop. The scope is the method's body.
#[derive(Default)]
pub struct LoopSpec {
    /// Locals of the body, then the quantified variables.
    pub scope: SpecScope,
    pub invariants: Vec<Clause>,
    pub decreases: Vec<Clause>,
    pub assignable: Option<Vec<Location>>,
    pub span: Option<Span>,
    pub has_errors: bool,
}

/// A specification that stands where a statement stands.
pub struct SpecStatement {
    pub scope: SpecScope,
    pub kind: SpecStatementKind,
    pub span: Span,
    pub has_errors: bool,
}

pub enum SpecStatementKind {
    Assert(Clause),
    Assume(Clause),
    /// `set target = value;`, and the initialiser of a ghost local. The target is a ghost local, field or array element.
    Set {
        target: Expr,
        value: Expr,
    },
    /// `unreachable;`
    Unreachable,
    /// Control enters a block with a contract; `BlockExit` names the same contract.
    BlockEnter(Rc<BlockContract>),
    /// Control leaves it in this way (`label` for labelled break and continue).
    BlockExit {
        contract: Rc<BlockContract>,
        behavior: Behavior,
        label: Option<Rc<str>>,
        value: Option<LocalId>,
    },
    /// A label of the program: the state that `\\old(e, label)` refers to.
    Label(Rc<str>),
    /// `merge_point`, with `merge_proc` and `merge_params`.
    MergePoint {
        procedure: Option<String>,
        params: Option<Vec<Abstraction>>,
    },
}

/// How the predicates of a merge are combined (Steinhöfel 2020, §3.3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lattice {
    Conjunctive,
    Disjunctive,
    /// The predicates themselves, between bottom and top.
    Simple,
}

impl Lattice {
    pub fn word(self) -> &'static str {
        match self {
            Lattice::Conjunctive => "conjunctive",
            Lattice::Disjunctive => "disjunctive",
            Lattice::Simple => "simple",
        }
    }
}

/// `conjunctive: (int x) -> {x >= 0, x <= n}`: what to keep of values of a type.
pub struct Abstraction {
    pub lattice: Lattice,
    /// Stands for the value; a variable of the specification.
    pub variable: LocalId,
    pub ty: Ty,
    pub predicates: Vec<Expr>,
}

/// Conditions about one variable, given as text.
pub struct Axioms {
    pub scope: SpecScope,
    pub variable: LocalId,
    pub ty: Ty,
    pub conditions: Vec<Expr>,
    /// The pseudo file they are in.
    pub file: FileId,
}

/// Predicates given as text, with the variables they mention.
pub struct Abstractions {
    pub abstractions: Vec<Abstraction>,
    pub scope: SpecScope,
    /// Locals of the body; the others are variables of the specification.
    pub n_locals: usize,
    /// Why some predicates are not among them.
    pub left_out: Vec<LeftOut>,
}

/// A predicate that means nothing where it was read.
#[derive(Clone)]
pub struct LeftOut {
    /// Where it is written.
    pub predicate: Span,
    pub reason: Diagnostic,
}

pub struct BlockContract {
    pub cases: Vec<SpecCase>,
    pub span: Span,
}
