//! Claims as they are written, as rules to use, and as states to start from.

use std::collections::BTreeMap;
use std::rc::Rc;

use term::TermId;

use crate::ast::{Ast, AstNode};
use crate::bindings::Bindings;
use crate::cell::{Cell, CellId, CellKind};
use crate::compile::{Compiler, Contents, rule_name, units};
use crate::computation::Computation;
use crate::evaluate::{evaluate, side_conditions};
use crate::machine::Machine;
use crate::pattern::{Rule, Slot};
use crate::rule_text::{CellText, LeafText, RuleBody, RuleText};
use crate::sorts::SortId;
use crate::source::{Problem, Source};
use crate::value::Value;

/// The variable for the rest of a computation, as far as claims write `...`.
pub(super) const REST: &str = "#rest";
/// The same on the right side: it must be what the left side had.
pub(super) const REST_AFTER: &str = "#rest-after";

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
    pub(super) slots: BTreeMap<String, Slot>,
    /// How many instances of repeated cells there are, in order.
    pub(super) instances: Vec<usize>,
}

impl Claim {
    /// A claim is about as many instances of repeated cells as it names, and about no others.
    pub(super) fn has_instances_of(&self, state: &Cell) -> bool {
        let mut instances = Vec::new();
        count_instances(state, &mut instances);
        instances == self.instances
    }
}

impl Machine {
    pub(super) fn claim(&mut self, source: &Source, text: RuleText, number: usize) -> Result<Claim, Problem> {
        let definition = Rc::clone(&self.definition);
        let wrong = |message: &str, help: &str| {
            let place = (text.span.start as usize, text.span.end as usize);
            Problem::at(source, place, "claim", message, help)
        };
        let RuleBody::Cells(cells) = &text.body else { return Err(wrong("a claim is about cells", "write <k> ... </k>")) };
        let mut closed = Vec::new();
        for cell in cells {
            closed.push(with_rest(&definition, cell, REST).ok_or_else(|| {
                wrong("`...` in a claim stands for the rest of a computation only", "write collections whole, or with a variable")
            })?);
        }
        let closed_text = RuleText { body: RuleBody::Cells(closed.clone()), ..text.clone() };
        let rule = Compiler::new(&definition, &mut self.terms).rule(&closed_text, number)?;
        if let Some((_, sort, name)) = rule.fresh.iter().find(|(_, sort, _)| !sort.is_term() && *sort != SortId::ARRAY) {
            let message = format!("`{name}` of sort {} is on the right side only", definition.sorts.name(*sort));
            return Err(wrong(&message, "what a claim leaves open is of sort Int, Bool, String, Float or Array"));
        }
        let left = Compiler::new(&definition, &mut self.terms).contents_of(&closed.iter().map(left_side).collect::<Vec<_>>())?;
        let right_cells: Vec<CellText> = closed.iter().map(right_side).collect();
        let target_text = RuleText { body: RuleBody::Cells(right_cells), requires: text.ensures.clone(), ensures: None, ..text.clone() };
        let target = Compiler::new(&definition, &mut self.terms).knowing(&left.slots, left.n_slots).rule(&target_text, number)?;
        let line = source.text[..text.span.start as usize].matches('\n').count() + 1;
        let given = text.name.is_some() || text.attributes.iter().any(|attribute| attribute.name == "name");
        let name = if given { rule_name(&definition, &text, number) } else { format!("claim-{}", number + 1) };
        let slots = left.slots.clone();
        let named: BTreeMap<CellId, Value> = left.given.iter().map(|(cell, _)| (*cell, self.opaque("#named", SortId::K))).collect();
        let mut instances = Vec::new();
        count_instances(&self.framed(CellId(0), &named), &mut instances);
        Ok(Claim { name, line, text, rule, left, target, slots, instances })
    }

    /// The symbolic state of the left side, with its bindings and what is assumed about its symbols.
    pub(super) fn left_state(&mut self, claim: &Claim, source: &Source) -> Result<(Cell, Bindings, Vec<TermId>), Problem> {
        let mut bindings = Bindings::new(claim.left.n_slots, 0);
        let mut assumed = Vec::new();
        let sorts = variable_sorts(&claim.text);
        for (name, slot) in &claim.slots {
            let value = match (name.as_str(), sorts.get(name).copied()) {
                (REST, _) => Value::Computation(Computation::default().after(self.opaque("#rest", SortId::K))),
                (_, Some(SortId::ARRAY)) => self.array_symbol(&format!("?{}", name.to_lowercase()), &mut assumed),
                (_, Some(sort)) if sort.is_term() => self.symbol(&format!("?{}", name.to_lowercase()), sort),
                (_, sort) => {
                    let sort = sort.map_or("K", |sort| self.definition.sorts.name(sort)).to_owned();
                    let message = format!("the variable `{name}` of sort {sort} is no data: programs in claims are written out");
                    let place = (claim.text.span.start as usize, claim.text.span.end as usize);
                    return Err(Problem::at(source, place, "claim", message, "variables are of sort Int, Bool, String, Float or Array"));
                }
            };
            bindings.bind(*slot, value);
        }
        let mut contents = BTreeMap::new();
        for (cell, template) in &claim.left.given {
            let value = self.with(|cx| evaluate(cx, template, &bindings)).map_err(|_| {
                let place = (claim.text.span.start as usize, claim.text.span.end as usize);
                Problem::at(source, place, "claim", "the left side has no value", "")
            })?;
            contents.insert(*cell, value);
        }
        let state = self.framed(CellId(0), &contents);
        if let Some(requires) = &claim.rule.requires {
            let mut renamed = Bindings::new(claim.rule.n_slots.max(claim.left.n_slots), 0);
            // The rule numbers its variables by itself; they are found by name.
            for (name, slot) in &claim.slots {
                if let (Some(own), Some(value)) = (claim.rule.names.get(name), bindings.get(*slot)) {
                    renamed.bind(*own, value.clone());
                }
            }
            let condition = self.with(|cx| side_conditions(cx, &[], Some(requires), &mut renamed));
            assumed.extend(condition.ok());
        }
        Ok((state, bindings, assumed))
    }

    /// A value of which nothing is known but its sort.
    fn opaque(&mut self, name: &str, sort: SortId) -> Value {
        Value::Opaque(self.terms.str_const(&units(name)), sort)
    }

    /// A configuration with these contents; other cells hold something that no rule can look into, repeated ones nothing.
    fn framed(&mut self, cell: CellId, contents: &BTreeMap<CellId, Value>) -> Cell {
        let definition = Rc::clone(&self.definition);
        let declared = definition.cells.get(cell);
        if let Some(value) = contents.get(&cell) {
            return Cell::Leaf(value.clone());
        }
        match declared.kind {
            CellKind::Leaf(sort) => {
                let opaque = self.opaque(&format!("#{}", declared.name), sort);
                let is_computation = sort == SortId::K;
                Cell::Leaf(if is_computation { Value::Computation(Computation::default().after(opaque)) } else { opaque })
            }
            CellKind::Group => {
                let mut children = Vec::new();
                for child in &declared.children {
                    let made = self.framed(*child, contents);
                    let is_given = contents.keys().any(|given| definition.cells.ancestry(*given).contains(child));
                    children.push(match (definition.cells.get(*child).is_repeated, is_given) {
                        (false, _) => made,
                        (true, true) => Cell::Repeated(imbl::Vector::unit(made)),
                        (true, false) => Cell::Repeated(imbl::Vector::new()),
                    });
                }
                Cell::Group(Rc::new(children))
            }
        }
    }
}

/// The numbers of instances of the repeated cells of a configuration, outermost first.
fn count_instances(cell: &Cell, counts: &mut Vec<usize>) {
    match cell {
        Cell::Leaf(_) => {}
        Cell::Group(children) => children.iter().for_each(|child| count_instances(child, counts)),
        Cell::Repeated(instances) => {
            counts.push(instances.len());
            instances.iter().for_each(|instance| count_instances(instance, counts));
        }
    }
}

/// The cell with `...` of a computation as a variable; `None` if another cell has dots.
fn with_rest(definition: &crate::definition::Definition, cell: &CellText, name: &str) -> Option<CellText> {
    match cell {
        CellText::Leaf(leaf) => {
            let is_computation = definition.cells.get(leaf.cell).kind == CellKind::Leaf(SortId::K);
            match leaf.open {
                (false, false) => Some(cell.clone()),
                (false, true) if is_computation => {
                    let rest = Ast::new(AstNode::Variable(name.to_owned(), SortId::K), leaf.span);
                    let add = |tasks: &Vec<Ast>| tasks.iter().cloned().chain([rest.clone()]).collect::<Vec<_>>();
                    let leaf =
                        LeafText { left: add(&leaf.left), right: leaf.right.as_ref().map(add), open: (false, false), ..leaf.clone() };
                    Some(CellText::Leaf(leaf))
                }
                _ => None,
            }
        }
        CellText::Group { cell, children, span } => {
            let children: Option<Vec<CellText>> = children.iter().map(|child| with_rest(definition, child, name)).collect();
            Some(CellText::Group { cell: *cell, children: children?, span: *span })
        }
        CellText::Create { .. } | CellText::Remove { .. } => None,
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
            AstNode::Variable(name, sort) if name == REST => Ast::new(AstNode::Variable(REST_AFTER.to_owned(), *sort), term.span),
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
