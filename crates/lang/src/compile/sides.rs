//! The terms of the two sides of a rule as written.

use std::collections::BTreeSet;

use crate::ast::{Ast, AstNode};
use crate::definition::Definition;
use crate::rule_text::{CellText, RuleBody, RuleText};
use crate::syntax::Role;

/// The terms of the right side and `ensures` of a rule.
pub fn rights(text: &RuleText) -> impl Iterator<Item = &Ast> {
    fn collect<'t>(cells: &'t [CellText], found: &mut Vec<&'t Ast>) {
        for cell in cells {
            match cell {
                CellText::Leaf(leaf) => found.extend(leaf.right.iter().flatten()),
                CellText::Group { children, .. } | CellText::Remove { children, .. } => collect(children, found),
                CellText::Create { children, .. } => created(children, found),
            }
        }
    }
    fn created<'t>(cells: &'t [CellText], found: &mut Vec<&'t Ast>) {
        for cell in cells {
            match cell {
                CellText::Leaf(leaf) => found.extend(&leaf.left),
                CellText::Group { children, .. } | CellText::Remove { children, .. } | CellText::Create { children, .. } => {
                    created(children, found);
                }
            }
        }
    }
    let mut found = Vec::new();
    match &text.body {
        RuleBody::Cells(cells) => collect(cells, &mut found),
        RuleBody::Equation(_, right) => found.push(right),
    }
    found.extend(&text.ensures);
    found.into_iter()
}

/// The terms of the left side of a rule.
pub fn lefts(text: &RuleText) -> impl Iterator<Item = &Ast> {
    fn collect<'t>(cells: &'t [CellText], found: &mut Vec<&'t Ast>) {
        for cell in cells {
            match cell {
                CellText::Leaf(leaf) => found.extend(&leaf.left),
                CellText::Group { children, .. } | CellText::Remove { children, .. } => collect(children, found),
                CellText::Create { .. } => {}
            }
        }
    }
    let mut found = Vec::new();
    match &text.body {
        RuleBody::Cells(cells) => collect(cells, &mut found),
        RuleBody::Equation(left, _) => found.push(left),
    }
    found.into_iter()
}

/// The names of the variables that quantifiers of a term bind.
pub fn quantified(definition: &Definition, term: &Ast) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    term.walk(&mut |part| {
        if let AstNode::Apply(label, args) = &*part.node
            && definition.production(*label).role == Role::Operation("bool.forall".to_owned())
            && let Some(AstNode::Variable(name, _)) = args.first().map(|arg| &*arg.node)
        {
            names.insert(name.clone());
        }
    });
    names
}
