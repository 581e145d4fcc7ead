//! Rules as written become rules to run: variables get slots, left sides are made linear, right sides become templates.

use std::collections::BTreeMap;

use term::Terms;

use crate::ast::{Ast, AstNode};
use crate::cell::{CellId, CellStep};
use crate::definition::Definition;
use crate::pattern::{Action, Equation, Goal, Heating, Pattern, Rest, Rule, Slot, Template};
use crate::rule_text::{CellText, LeafText, RuleBody, RuleText};
use crate::schedule::schedule;
use crate::sorts::SortId;
use crate::source::Problem;
use crate::syntax::Label;

mod cells;
pub mod sides;
mod terms;

use self::sides::{quantified, rights};
use self::terms::unit;

/// Rules without a priority; those with [owise] come last.
pub const DEFAULT_PRIORITY: u32 = 50;
pub const OTHERWISE: u32 = 200;

/// Compiles the parts of one rule; slots are shared among them.
pub struct Compiler<'a> {
    pub definition: &'a Definition,
    pub terms: &'a mut Terms,
    slots: BTreeMap<String, Slot>,
    n_slots: Slot,
    goals: Vec<Goal>,
    actions: Vec<Action>,
    n_choices: u8,
    /// Ways of the repeated cells entered, with their choices.
    entered: Vec<(Vec<CellStep>, u8)>,
    /// Data terms of the left side, each with the variable that stands for it.
    equations: Vec<(Slot, Template)>,
    /// Variables with a value before the match.
    known: Vec<Slot>,
}

/// Contents of cells over variables, each with the way to its cell.
pub struct Contents {
    pub given: Vec<(Vec<CellStep>, Template)>,
    /// The repeated cells that the ways go through: one choice for each instance.
    pub entered: Vec<(Vec<CellStep>, u8)>,
    pub slots: BTreeMap<String, Slot>,
    pub n_slots: usize,
}

/// What of a left side is compiled once all its variables are known: right sides of leaves, and new cells with the instances around them.
#[derive(Default)]
struct Later<'t> {
    rights: Vec<(Vec<CellStep>, &'t LeafText, Rest, Rest)>,
    creations: Vec<(&'t CellText, Vec<(CellId, u8)>)>,
}

/// The text of a literal as code units.
pub fn units(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

impl<'a> Compiler<'a> {
    pub fn new(definition: &'a Definition, terms: &'a mut Terms) -> Self {
        Compiler {
            definition,
            terms,
            slots: BTreeMap::new(),
            n_slots: 0,
            goals: Vec::new(),
            actions: Vec::new(),
            n_choices: 0,
            entered: Vec::new(),
            equations: Vec::new(),
            known: Vec::new(),
        }
    }

    /// The same with variables that have a value before anything is matched.
    #[must_use]
    pub fn knowing(mut self, slots: &BTreeMap<String, Slot>, n_slots: usize) -> Self {
        self.known = slots.values().copied().collect();
        self.slots = slots.clone();
        self.n_slots = n_slots as Slot;
        self
    }

    /// The contents of cells as templates, with the slots of their variables.
    pub fn contents_of(mut self, cells: &[CellText]) -> Result<Contents, Problem> {
        let mut given = Vec::new();
        self.placed(cells, &[], &mut given)?;
        Ok(Contents { given, entered: self.entered, slots: self.slots, n_slots: usize::from(self.n_slots) })
    }

    /// A rule, a claim or a pattern over cells. The number names rules without a name.
    pub fn rule(mut self, text: &RuleText, number: usize) -> Result<Rule, Problem> {
        let RuleBody::Cells(cells) = &text.body else {
            return Err(self.definition.problem(text.span, "rule-syntax", "cells or tasks are expected here", ""));
        };
        let mut later = Later::default();
        self.cells(cells, &[], &mut later)?;
        let left_slots = self.slots.clone();
        for (way, leaf, before, after) in later.rights {
            if let Some(right) = &leaf.right {
                let template = self.content(leaf.cell, right, before, after)?;
                self.actions.push(Action::Set { way: way.into(), template });
            }
        }
        for (cell, around) in later.creations {
            self.created(cell, &around)?;
        }
        let requires = text.requires.as_ref().map(|condition| self.template(condition)).transpose()?;
        let ensures = text.ensures.as_ref().map(|condition| self.template(condition)).transpose()?;
        let fresh = self.fresh(&left_slots, text);
        let goals = schedule(self.goals, &self.known);
        let computation = goals.iter().find_map(|goal| match goal {
            Goal::Match { way, pattern: Pattern::Tasks(..) } => Some(way.clone()),
            _ => None,
        });
        let computation = computation.and_then(|way| cell_of(self.definition, &way).map(|cell| (cell, way)));
        Ok(Rule {
            name: rule_name(self.definition, text, number),
            span: text.span,
            is_silent: !text.attributes.iter().any(|attribute| attribute.name == "transition"),
            priority: priority(text),
            computation,
            goals: goals.into(),
            n_slots: usize::from(self.n_slots),
            n_choices: usize::from(self.n_choices),
            actions: self.actions.into(),
            equations: self.equations.into(),
            requires,
            ensures,
            fresh,
            names: self.slots,
        })
    }

    /// An equation of a function.
    pub fn equation(mut self, text: &RuleText) -> Result<(Label, Equation), Problem> {
        let RuleBody::Equation(left, right) = &text.body else {
            return Err(self.definition.problem(text.span, "rule-syntax", "an equation is expected here", ""));
        };
        let AstNode::Apply(label, args) = &*left.node else {
            return Err(self.definition.problem(left.span, "rule-syntax", "a function is expected here", ""));
        };
        let patterns: Vec<Pattern> = args.iter().map(|arg| self.pattern(arg)).collect::<Result<_, _>>()?;
        let requires = text.requires.as_ref().map(|condition| self.template(condition)).transpose()?;
        let right = self.template(right)?;
        let n_slots = usize::from(self.n_slots);
        Ok((
            *label,
            Equation {
                patterns: patterns.into(),
                n_slots,
                equations: self.equations.into(),
                requires,
                right,
                priority: priority(text),
                span: text.span,
            },
        ))
    }

    /// A context: the construct with HOLE in it.
    pub fn heating(mut self, text: &RuleText) -> Result<(Label, Heating), Problem> {
        let wrong =
            || self.definition.problem(text.span, "context", "a context is a construct with one HOLE:Sort", "context HOLE:Exp [ _:Exp ]");
        let RuleBody::Cells(cells) = &text.body else { return Err(wrong()) };
        let [CellText::Leaf(LeafText { left, right: None, .. })] = cells.as_slice() else { return Err(wrong()) };
        let [term] = left.as_slice() else { return Err(wrong()) };
        let AstNode::Apply(label, _) = &*term.node else { return Err(wrong()) };
        let hole = hole(term).ok_or_else(wrong)?;
        let pattern = self.pattern(term)?;
        let requires = text.requires.as_ref().map(|condition| self.template(condition)).transpose()?;
        Ok((*label, Heating { pattern, n_slots: usize::from(self.n_slots), hole: hole.into(), requires }))
    }

    /// The slots of the named variables of a term that is only built, such as an initial content.
    pub fn open_template(mut self, terms: &[Ast], sort: SortId) -> Result<(Template, BTreeMap<String, Slot>, usize), Problem> {
        let template = if sort == SortId::K {
            let parts: Vec<Template> = terms.iter().map(|term| self.template(term)).collect::<Result<_, _>>()?;
            Template::Tasks(parts.into())
        } else {
            match terms {
                [] => unit(sort),
                [term, ..] => self.template(term)?,
            }
        };
        Ok((template, self.slots, usize::from(self.n_slots)))
    }

    fn slot(&mut self, name: &str) -> (Slot, bool) {
        if name != "_"
            && let Some(slot) = self.slots.get(name)
        {
            return (*slot, false);
        }
        let slot = self.n_slots;
        self.n_slots += 1;
        if name != "_" {
            self.slots.insert(name.to_owned(), slot);
        }
        (slot, true)
    }

    fn hidden(&mut self) -> Slot {
        self.slot("_").0
    }

    /// Variables that only the right side or `ensures` has.
    fn fresh(&self, left: &BTreeMap<String, Slot>, text: &RuleText) -> Box<[(Slot, SortId, String)]> {
        let mut found: BTreeMap<Slot, (SortId, String)> = BTreeMap::new();
        let mut look = |term: &Ast| {
            let bound = quantified(self.definition, term);
            term.walk(&mut |part| {
                if let AstNode::Variable(name, sort) = &*part.node
                    && !left.contains_key(name)
                    && !bound.contains(name)
                    && let Some(slot) = self.slots.get(name)
                {
                    found.insert(*slot, (*sort, name.clone()));
                }
            });
        };
        rights(text).for_each(&mut look);
        found.into_iter().map(|(slot, (sort, name))| (slot, sort, name)).collect()
    }
}

/// The name of a rule: given, or where it stands.
pub fn rule_name(definition: &Definition, text: &RuleText, number: usize) -> String {
    let given = text.attributes.iter().find(|attribute| attribute.name == "name").and_then(|attribute| attribute.value.clone());
    text.name.clone().or(given).unwrap_or_else(|| {
        let _ = number;
        let source = &definition.sources[text.span.file.index().min(definition.sources.len() - 1)];
        let line = source.text.get(..text.span.start as usize).map_or(0, |before| before.matches('\n').count() + 1);
        format!("rule-{line}")
    })
}

fn priority(text: &RuleText) -> u32 {
    let find = |name: &str| text.attributes.iter().find(|attribute| attribute.name == name);
    match (find("owise"), find("priority")) {
        (Some(_), _) => OTHERWISE,
        (None, Some(attribute)) => attribute.value.as_deref().and_then(|value| value.parse().ok()).unwrap_or(DEFAULT_PRIORITY),
        (None, None) => DEFAULT_PRIORITY,
    }
}

/// Arguments to follow to the HOLE.
fn hole(term: &Ast) -> Option<Vec<u8>> {
    match &*term.node {
        AstNode::Variable(name, _) if name == "HOLE" => Some(Vec::new()),
        AstNode::Apply(_, args) => args.iter().enumerate().find_map(|(i, arg)| {
            let mut path = hole(arg)?;
            path.insert(0, i as u8);
            Some(path)
        }),
        _ => None,
    }
}

/// The cell that a way leads to.
fn cell_of(definition: &Definition, way: &[CellStep]) -> Option<CellId> {
    let mut cell = CellId(0);
    for step in way {
        if let CellStep::Child(slot) = step {
            cell = *definition.cells.get(cell).children.get(usize::from(*slot))?;
        }
    }
    Some(cell)
}
