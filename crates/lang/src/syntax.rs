//! Productions: what a definition says about concrete syntax, and the attributes it gives.

use crate::ast::{Ast, AstNode};
use crate::sorts::SortId;
use crate::source::Span;

/// The constructor of a production; also its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(pub u32);

impl Label {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One symbol of the right side of a production.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Symbol {
    Terminal(String),
    Sort(SortId),
}

/// Which neighbour of the same priority a binary operator takes as its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Associativity {
    Left,
    Right,
    None,
}

/// What a production stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// A constructor of the free algebra of programs and tasks.
    Constructor,
    /// Grouping; leaves no trace in the tree.
    Bracket,
    /// Computed by rules of the definition.
    Function,
    /// Computed by an operation of the data types, by its name in the table of operations.
    Operation(String),
    /// The empty list of lists with one separator.
    Nil,
    /// A first element and the rest, of lists with one separator.
    Cons,
}

/// One alternative of a `syntax` declaration.
#[derive(Clone, Debug)]
pub struct Production {
    pub sort: SortId,
    pub symbols: Vec<Symbol>,
    pub role: Role,
    /// Arguments that are evaluated before any rule sees the construct.
    pub strict: Vec<usize>,
    /// True if they are evaluated in this order; otherwise in any.
    pub is_sequential: bool,
    /// True if `label: statement` names a place that formulas can ask for.
    pub is_label: bool,
    pub associativity: Associativity,
    /// The declaration and the rank in it: alternatives after `>` bind weaker.
    pub block: u32,
    pub rank: u32,
    pub span: Span,
}

impl Production {
    /// The sorts of the arguments.
    pub fn arguments(&self) -> impl Iterator<Item = SortId> + '_ {
        self.symbols.iter().filter_map(|symbol| match symbol {
            Symbol::Sort(sort) => Some(*sort),
            Symbol::Terminal(_) => None,
        })
    }

    /// True if terms of this production are computed away.
    pub fn is_computed(&self) -> bool {
        matches!(self.role, Role::Function | Role::Operation(_))
    }

    /// True if the same notation, up to the names of sorts.
    pub fn is_same_notation(&self, other: &Production) -> bool {
        self.sort == other.sort && self.symbols == other.symbols
    }
}

/// The least sort that can be read off a term.
pub fn sort_of(productions: &[Production], term: &Ast) -> SortId {
    match &*term.node {
        AstNode::Apply(label, _) => productions[label.index()].sort,
        AstNode::Int(_) => SortId::INT,
        AstNode::Bool(_) => SortId::BOOL,
        AstNode::String(_) => SortId::STRING,
        AstNode::Float(_) => SortId::FLOAT,
        AstNode::Id(_) => SortId::ID,
        AstNode::Variable(_, sort) | AstNode::Cast(sort, _) => *sort,
    }
}

/// One attribute in brackets: `name` or `name(value)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    pub name: String,
    pub value: Option<String>,
    pub span: Span,
}

/// Attributes of productions.
pub const PRODUCTION_ATTRIBUTES: &[&str] = &["left", "right", "non-assoc", "strict", "seqstrict", "bracket", "function", "label", "hook"];

/// Attributes of rules and claims.
pub const RULE_ATTRIBUTES: &[&str] = &["structural", "transition", "owise", "priority", "name"];
