//! Claims as they are written, as rules to use, and as states to start from.

use std::collections::BTreeMap;
use std::rc::Rc;

use term::TermId;

use super::frame::{Frame, REST_LABEL, chosen};
use crate::ast::{Ast, AstNode};
use crate::bindings::{Bindings, Missing};
use crate::cell::{Cell, CellKind, CellStep};
use crate::compile::sides::quantified;
use crate::compile::{Compiler, Contents, rule_name};
use crate::computation::Computation;
use crate::definition::Definition;
use crate::evaluate::{evaluate, side_conditions};
use crate::machine::Machine;
use crate::pattern::Rule;
use crate::rule_text::{CellText, LeafText, RuleBody, RuleText};
use crate::sorts::SortId;
use crate::source::{Problem, Source};
use crate::value::Value;

/// The variables for the rests of computations, as far as claims write `...`; a number follows.
pub(super) const REST: &str = "#rest";
/// The same on the right side: they must be what the left side had.
pub(super) const REST_AFTER: &str = "#after-rest";

/// A claim ready to be proved and used.
pub(super) struct Claim {
    pub(super) name: String,
    pub(super) line: usize,
    pub(super) text: RuleText,
    /// As a rule.
    pub(super) rule: Rule,
    /// The left side as a configuration.
    pub(super) left: Contents,
    /// The right side as a pattern over the variables of the left.
    pub(super) target: Rule,
    /// What is around the cells that it names.
    pub(super) frame: Frame,
}

/// The left side of a claim as a symbolic state.
pub(super) struct Left {
    pub(super) state: Cell,
    /// Where the instances of repeated cells are that the claim names.
    pub(super) chosen: Vec<usize>,
    pub(super) bindings: Bindings,
    /// What is assumed about its symbols.
    pub(super) assumed: Vec<TermId>,
}

impl Machine {
    pub(super) fn claim(&mut self, source: &Source, text: RuleText, number: usize) -> Result<Claim, Problem> {
        let definition = Rc::clone(&self.definition);
        let wrong = |message: &str, help: &str| claim_problem(source, &text, message, help);
        let RuleBody::Cells(cells) = &text.body else { return Err(wrong("a claim is about cells", "write <k> ... </k>")) };
        let mut n_rests = 0;
        let mut closed = Vec::new();
        for cell in cells {
            closed.push(with_rest(&definition, cell, &mut n_rests).map_err(|(message, help)| wrong(message, help))?);
        }
        let closed_text = RuleText { body: RuleBody::Cells(closed.clone()), ..text.clone() };
        let rule = Compiler::new(&definition, &mut self.terms).rule(&closed_text, number)?;
        let left = Compiler::new(&definition, &mut self.terms).contents_of(&closed.iter().map(left_side).collect::<Vec<_>>())?;
        check_variables(&definition, &text, &rule, &left).map_err(|(message, help)| wrong(&message, help))?;
        let is_twice = |(i, (way, _)): (usize, &(Vec<CellStep>, _))| left.given[..i].iter().any(|(other, _)| other == way);
        if left.given.iter().enumerate().any(is_twice) {
            return Err(wrong("a cell is named twice", "name each cell once; instances of repeated cells are written out one by one"));
        }
        let right_cells: Vec<CellText> = closed.iter().map(right_side).collect();
        let target_text = RuleText { body: RuleBody::Cells(right_cells), requires: text.ensures.clone(), ensures: None, ..text.clone() };
        let target = Compiler::new(&definition, &mut self.terms).knowing(&left.slots, left.n_slots).rule(&target_text, number)?;
        let line = source.text[..text.span.start as usize].matches('\n').count() + 1;
        let given = text.name.is_some() || text.attributes.iter().any(|attribute| attribute.name == "name");
        let name = if given { rule_name(&definition, &text, number) } else { format!("claim-{}", number + 1) };
        let frame = Frame::new(&definition.cells, &left);
        Ok(Claim { name, line, text, rule, left, target, frame })
    }

    /// The symbolic state of the left side, with its bindings and what is assumed about its symbols.
    pub(super) fn left_state(&mut self, claim: &Claim, source: &Source) -> Result<Left, Problem> {
        let wrong = |message: &str, help: &str| claim_problem(source, &claim.text, message, help);
        let mut bindings = Bindings::new(claim.left.n_slots, 0);
        let mut assumed = Vec::new();
        let sorts = variable_sorts(&claim.text);
        for (name, slot) in &claim.left.slots {
            let value = match sorts.get(name).copied() {
                _ if name.starts_with(REST) => Value::Computation(Computation::default().after(self.opaque(REST_LABEL, SortId::K))),
                Some(SortId::ARRAY) => self.array_symbol(&format!("?{}", name.to_lowercase()), &mut assumed),
                Some(sort) if sort.is_term() => self.symbol(&format!("?{}", name.to_lowercase()), sort),
                sort => {
                    let sort = sort.map_or("K", |sort| self.definition.sorts.name(sort)).to_owned();
                    let message = format!("the variable `{name}` of sort {sort} is no data: programs in claims are written out");
                    return Err(wrong(&message, "variables are of sort Int, Bool, String, Float or Array"));
                }
            };
            bindings.bind(*slot, value);
        }
        let mut contents = Vec::new();
        for (way, template) in &claim.left.given {
            let value = self.with(|cx| evaluate(cx, template, &bindings).map(|value| (value, std::mem::take(&mut cx.defined))));
            let (value, defined) = value.map_err(|missing| {
                let reason = if let Missing::Open(reason) = missing { format!(": {reason}") } else { String::new() };
                wrong(&format!("the left side has no value{reason}"), "")
            })?;
            assumed.extend(defined);
            contents.push((way.clone(), value));
        }
        let state = self.framed(&claim.left, &contents);
        if let Some(requires) = &claim.rule.requires {
            let mut renamed = Bindings::new(claim.rule.n_slots.max(claim.left.n_slots), 0);
            // The rule numbers its variables by itself; they are found by name.
            for (name, slot) in &claim.left.slots {
                if let (Some(own), Some(value)) = (claim.rule.names.get(name), bindings.get(*slot)) {
                    renamed.bind(*own, value.clone());
                }
            }
            match self.with(|cx| side_conditions(cx, &[], Some(requires), &mut renamed)) {
                Ok(condition) => assumed.push(condition),
                Err(Missing::Undefined) => assumed.push(self.terms.fls()),
                Err(Missing::Open(reason)) => return Err(wrong(&format!("`requires` has no value: {reason}"), "")),
            }
        }
        Ok(Left { state, chosen: chosen(&claim.left), bindings, assumed })
    }
}

fn claim_problem(source: &Source, text: &RuleText, message: &str, help: &str) -> Problem {
    source.problem((text.span.start as usize, text.span.end as usize), "claim", message, help)
}

/// Variables that the left side does not bind are written `?X`, are data, and stand for some value on the right side.
fn check_variables(definition: &Definition, text: &RuleText, rule: &Rule, left: &Contents) -> Result<(), (String, &'static str)> {
    for (_, sort, name) in &rule.fresh {
        if !sort.is_term() && *sort != SortId::ARRAY {
            let message = format!("`{name}` of sort {} is on the right side only", definition.sorts.name(*sort));
            return Err((message, "what a claim leaves open is of sort Int, Bool, String, Float or Array"));
        }
        if !name.starts_with('?') {
            return Err((format!("`{name}` is not bound by the left side"), "write ?NAME for some value"));
        }
    }
    let mut unbound = None;
    if let Some(term) = &text.requires {
        let quantified = quantified(definition, term);
        term.walk(&mut |part| {
            if let AstNode::Variable(name, _) = &*part.node
                && !left.slots.contains_key(name)
                && !quantified.contains(name)
            {
                unbound = Some(name.clone());
            }
        });
    }
    match unbound {
        Some(name) => Err((format!("`{name}` is not bound by the left side"), "`requires` is about the left side")),
        None => Ok(()),
    }
}

/// The cell with `...` of a computation as a variable of its own; what is wrong if that cannot be.
fn with_rest(definition: &Definition, cell: &CellText, n_rests: &mut usize) -> Result<CellText, (&'static str, &'static str)> {
    match cell {
        CellText::Leaf(leaf) => {
            let is_computation = definition.cells.get(leaf.cell).kind == CellKind::Leaf(SortId::K);
            match leaf.open {
                (false, false) => Ok(cell.clone()),
                (false, true) if is_computation => {
                    let rest = Ast::new(AstNode::Variable(format!("{REST}{n_rests}"), SortId::K), leaf.span);
                    *n_rests += 1;
                    let add = |tasks: &Vec<Ast>| tasks.iter().cloned().chain([rest.clone()]).collect::<Vec<_>>();
                    let leaf =
                        LeafText { left: add(&leaf.left), right: leaf.right.as_ref().map(add), open: (false, false), ..leaf.clone() };
                    Ok(CellText::Leaf(leaf))
                }
                _ => Err(("`...` in a claim stands for the rest of a computation only", "write collections whole, or with a variable")),
            }
        }
        CellText::Group { cell, children, span } => {
            let children: Result<Vec<CellText>, _> = children.iter().map(|child| with_rest(definition, child, n_rests)).collect();
            Ok(CellText::Group { cell: *cell, children: children?, span: *span })
        }
        CellText::Create { .. } | CellText::Remove { .. } => {
            Err(("a claim is about cells that stay", "cells are made and removed by rules"))
        }
    }
}

fn left_side(cell: &CellText) -> CellText {
    map_leaves(cell, &|leaf| LeafText { right: None, ..leaf.clone() })
}

/// The right side as a pattern; the rest of a computation is matched anew and compared.
fn right_side(cell: &CellText) -> CellText {
    map_leaves(cell, &|leaf| {
        let content = leaf.right.as_ref().unwrap_or(&leaf.left);
        let renamed = content.iter().map(|term| match &*term.node {
            AstNode::Variable(name, sort) if name.starts_with(REST) => {
                Ast::new(AstNode::Variable(name.replacen(REST, REST_AFTER, 1), *sort), term.span)
            }
            _ => term.clone(),
        });
        LeafText { left: renamed.collect(), right: None, ..leaf.clone() }
    })
}

fn map_leaves(cell: &CellText, change: &dyn Fn(&LeafText) -> LeafText) -> CellText {
    match cell {
        CellText::Leaf(leaf) => CellText::Leaf(change(leaf)),
        CellText::Group { cell, children, span } => {
            CellText::Group { cell: *cell, children: children.iter().map(|child| map_leaves(child, change)).collect(), span: *span }
        }
        other => other.clone(),
    }
}

fn variable_sorts(text: &RuleText) -> BTreeMap<String, SortId> {
    let mut sorts = BTreeMap::new();
    let mut look = |term: &Ast| {
        term.walk(&mut |part| {
            if let AstNode::Variable(name, sort) = &*part.node {
                sorts.insert(name.clone(), *sort);
            }
        });
    };
    crate::compile::sides::lefts(text).for_each(&mut look);
    sorts
}
