//! Parsed terms of a defined language: programs, and both sides of rules.

use std::rc::Rc;

use term::BigInt;

use crate::sorts::SortId;
use crate::source::Span;
use crate::syntax::Label;

/// A term with its place. Equality does not look at places.
#[derive(Clone, Debug)]
pub struct Ast {
    pub node: Rc<AstNode>,
    pub span: Span,
}

/// What a term is.
#[derive(Clone, Debug, PartialEq)]
pub enum AstNode {
    Apply(Label, Vec<Ast>),
    Int(BigInt),
    Bool(bool),
    String(String),
    Float(f64),
    Id(String),
    /// Only in rules; `_` is a new variable each time, `?X` stands for some value on the right.
    Variable(String, SortId),
    /// Only in rules: a term known to be of this sort when it is computed.
    Cast(SortId, Ast),
}

impl Ast {
    pub fn new(node: AstNode, span: Span) -> Self {
        Ast { node: Rc::new(node), span }
    }

    /// Calls `visit` on every subterm, outermost first.
    pub fn walk(&self, visit: &mut dyn FnMut(&Ast)) {
        visit(self);
        match &*self.node {
            AstNode::Apply(_, arguments) => arguments.iter().for_each(|argument| argument.walk(visit)),
            AstNode::Cast(_, inner) => inner.walk(visit),
            _ => {}
        }
    }
}

impl PartialEq for Ast {
    fn eq(&self, other: &Ast) -> bool {
        Rc::ptr_eq(&self.node, &other.node) || self.node == other.node
    }
}
