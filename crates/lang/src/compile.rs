//! Rules as written become rules to run: variables get slots, left sides are made linear, right sides become templates.

use std::collections::BTreeMap;

use term::Terms;

use crate::ast::{Ast, AstNode};
use crate::cell::{CellId, CellKind, Way};
use crate::declare::STRUCTURAL_HOOKS;
use crate::definition::Definition;
use crate::operation;
use crate::pattern::{Action, Equation, Goal, Heating, Hook, Part, Pattern, Rest, Rule, Slot, Template};
use crate::rule_text::{CellText, LeafText, RuleBody, RuleText};
use crate::schedule::schedule;
use crate::sorts::SortId;
use crate::source::Problem;
use crate::syntax::{Label, Role};
use crate::value::{MapValue, Value};

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
    entered: Vec<(Vec<Way>, u8)>,
    /// Data terms of the left side, each with the variable that stands for it.
    equations: Vec<(Slot, Template)>,
    /// Variables with a value before the match.
    known: Vec<Slot>,
}

/// Contents of cells over variables.
pub struct Contents {
    pub given: Vec<(CellId, Template)>,
    pub slots: BTreeMap<String, Slot>,
    pub n_slots: usize,
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
        self.contents(cells, &mut given)?;
        Ok(Contents { given, slots: self.slots, n_slots: usize::from(self.n_slots) })
    }

    /// A rule, a claim or a pattern over cells. The number names rules without a name.
    pub fn rule(mut self, text: &RuleText, number: usize) -> Result<Rule, Problem> {
        let RuleBody::Cells(cells) = &text.body else {
            return Err(self.definition.problem(text.span, "rule-syntax", "cells or tasks are expected here", ""));
        };
        let mut rights: Vec<(Vec<Way>, &LeafText, Rest, Rest)> = Vec::new();
        self.cells(cells, &[], &mut rights)?;
        let left_slots = self.slots.clone();
        for (way, leaf, before, after) in rights {
            if let Some(right) = &leaf.right {
                let template = self.content(leaf.cell, right, before, after)?;
                self.actions.push(Action::Set { way: way.into(), template });
            }
        }
        self.created(cells, &[])?;
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

    /// Goals for cells, and the leaves with what `...` stands for.
    fn cells<'t>(
        &mut self,
        cells: &'t [CellText],
        within: &[(CellId, u8)],
        rights: &mut Vec<(Vec<Way>, &'t LeafText, Rest, Rest)>,
    ) -> Result<(), Problem> {
        for cell in cells {
            match cell {
                CellText::Leaf(leaf) => {
                    let way = self.way(leaf.cell, within);
                    let (pattern, before, after) = self.leaf(leaf)?;
                    self.goals.push(Goal::Match { way: way.clone().into(), pattern });
                    rights.push((way, leaf, before, after));
                }
                CellText::Group { cell, children, .. } => {
                    let inside = self.enter(*cell, within);
                    self.cells(children, &inside, rights)?;
                }
                CellText::Remove { cell, children, .. } => {
                    let inside = self.enter(*cell, within);
                    self.cells(children, &inside, rights)?;
                    if let Some((last, choice)) = inside.last().copied()
                        && last == *cell
                    {
                        let way = self.way_to_repeated(*cell, within);
                        self.actions.push(Action::Remove { way: way.into(), choice });
                    }
                }
                CellText::Create { .. } => {}
            }
        }
        Ok(())
    }

    /// New instances, once all variables of the left are known.
    fn created(&mut self, cells: &[CellText], within: &[(CellId, u8)]) -> Result<(), Problem> {
        for cell in cells {
            match cell {
                CellText::Create { cell, children, span } => {
                    let mut given = Vec::new();
                    self.contents(children, &mut given)?;
                    if !self.definition.cells.get(*cell).is_repeated {
                        return Err(self.definition.problem(
                            *span,
                            "cell-once",
                            "this cell is there once; it cannot be made again",
                            "declare it with multiplicity=\"*\"",
                        ));
                    }
                    let way = self.way_to_repeated(*cell, within);
                    self.actions.push(Action::Create { way: way.into(), cell: *cell, given: given.into() });
                }
                CellText::Group { children, .. } => self.created(children, within)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn contents(&mut self, children: &[CellText], given: &mut Vec<(CellId, Template)>) -> Result<(), Problem> {
        for child in children {
            match child {
                CellText::Leaf(leaf) => given.push((leaf.cell, self.content(leaf.cell, &leaf.left, Rest::Nothing, Rest::Nothing)?)),
                CellText::Group { children, .. } => self.contents(children, given)?,
                CellText::Create { span, .. } | CellText::Remove { span, .. } => {
                    return Err(self.definition.problem(*span, "rule-syntax", "a rewrite inside a new cell", ""));
                }
            }
        }
        Ok(())
    }

    /// Goals to get into a cell, where it or a cell around it is repeated.
    fn enter(&mut self, cell: CellId, within: &[(CellId, u8)]) -> Vec<(CellId, u8)> {
        let mut inside = within.to_vec();
        for ancestor in self.definition.cells.ancestry(cell) {
            if self.definition.cells.get(ancestor).is_repeated && !inside.iter().any(|(known, _)| *known == ancestor) {
                let way = self.way_to_repeated(ancestor, &inside);
                let choice = self.n_choices;
                self.n_choices += 1;
                let others: Vec<u8> = self.entered.iter().filter(|(known, _)| *known == way).map(|(_, choice)| *choice).collect();
                self.entered.push((way.clone(), choice));
                self.goals.push(Goal::Enter { way: way.into(), choice, others: others.into() });
                inside.push((ancestor, choice));
            }
        }
        inside
    }

    /// The way to a cell; repeated cells around it that the rule does not name are entered, the same one for the whole rule.
    fn way(&mut self, cell: CellId, within: &[(CellId, u8)]) -> Vec<Way> {
        let mut inside = within.to_vec();
        for ancestor in self.definition.cells.ancestry(cell) {
            if self.definition.cells.get(ancestor).is_repeated && !inside.iter().any(|(known, _)| *known == ancestor) {
                let way = way_between(self.definition, ancestor, &inside);
                inside = match self.entered.iter().find(|(known, _)| *known == way) {
                    Some((_, choice)) => [&inside[..], &[(ancestor, *choice)]].concat(),
                    None => self.enter(ancestor, &inside),
                };
            }
        }
        let mut way = way_between(self.definition, cell, &inside);
        if let Some((_, choice)) = inside.iter().find(|(known, _)| *known == cell) {
            way.push(Way::Instance(*choice));
        }
        way
    }

    fn way_to_repeated(&self, cell: CellId, within: &[(CellId, u8)]) -> Vec<Way> {
        way_between(self.definition, cell, within)
    }

    /// The pattern of a leaf, and what its dots stand for.
    fn leaf(&mut self, leaf: &LeafText) -> Result<(Pattern, Rest, Rest), Problem> {
        let CellKind::Leaf(sort) = self.definition.cells.get(leaf.cell).kind else {
            return Err(self.definition.problem(leaf.span, "rule-syntax", "this cell holds cells", ""));
        };
        let is_changed = leaf.right.is_some();
        let mut rest = |is_open: bool| match (is_open, is_changed) {
            (false, _) => Rest::Nothing,
            (true, false) => Rest::Anything,
            (true, true) => Rest::Bind(self.hidden()),
        };
        let (before, after) = match sort {
            SortId::LIST => (rest(leaf.open.0), rest(leaf.open.1)),
            SortId::K => (Rest::Nothing, rest(leaf.open.1)),
            // One rest is enough where order does not matter.
            _ => (Rest::Nothing, rest(leaf.open.0 || leaf.open.1)),
        };
        let pattern = match sort {
            SortId::K => self.tasks(&leaf.left, after)?,
            SortId::LIST | SortId::MAP | SortId::SET => self.collection(sort, leaf, before, after)?,
            _ => match leaf.left.as_slice() {
                [term] => self.pattern(term)?,
                _ => Pattern::Any(sort),
            },
        };
        Ok((pattern, before, after))
    }

    fn tasks(&mut self, left: &[Ast], rest: Rest) -> Result<Pattern, Problem> {
        let (tasks, rest) = match left.split_last() {
            Some((last, tasks)) if rest == Rest::Nothing && is_variable_of(last, SortId::K) => {
                let AstNode::Variable(name, _) = &*last.node else { unreachable!("just tested") };
                (tasks, if name == "_" { Rest::Anything } else { Rest::Bind(self.slot(name).0) })
            }
            _ => (left, rest),
        };
        let patterns: Vec<Pattern> = tasks.iter().map(|task| self.pattern(task)).collect::<Result<_, _>>()?;
        Ok(Pattern::Tasks(patterns.into(), rest))
    }

    fn collection(&mut self, sort: SortId, leaf: &LeafText, before: Rest, after: Rest) -> Result<Pattern, Problem> {
        let mut parts = Vec::new();
        if let Some(term) = leaf.left.first() {
            flatten(self.definition, term, &mut parts);
        }
        if let ([only], Rest::Nothing, Rest::Nothing) = (parts.as_slice(), before, after)
            && matches!(&*only.node, AstNode::Variable(..))
        {
            return self.pattern(only);
        }
        let mut rest = if before == Rest::Nothing { after } else { before };
        let mut items = Vec::new();
        let mut n_front = None;
        for part in &parts {
            match (&*part.node, hook_of(self.definition, part)) {
                (AstNode::Variable(name, found), _) if *found == sort && rest == Rest::Nothing => {
                    rest = Rest::Bind(self.slot(name).0);
                    n_front = Some(items.len());
                }
                (AstNode::Apply(_, args), Some("list.item" | "set.item")) => items.push((self.pattern(&args[0])?, None)),
                (AstNode::Apply(_, args), Some("map.entry")) => {
                    let key = self.pattern(&args[0])?;
                    items.push((key, Some(self.pattern(&args[1])?)));
                }
                _ => {
                    let help = "a pattern names items, at most one variable for the rest, or `...`";
                    return Err(self.definition.problem(part.span, "collection-pattern", "this cannot be matched in a collection", help));
                }
            }
        }
        if before != Rest::Nothing && after != Rest::Nothing && sort == SortId::LIST {
            let help = "write `...` on one side only";
            return Err(self.definition.problem(leaf.span, "collection-pattern", "an item in the middle of a list", help));
        }
        Ok(match sort {
            SortId::LIST => {
                let n_front = if before == Rest::Nothing { n_front.unwrap_or(items.len()) } else { 0 };
                let mut front: Vec<Pattern> = items.into_iter().map(|(item, _)| item).collect();
                let back = front.split_off(n_front);
                Pattern::List { front: front.into(), rest, back: back.into() }
            }
            SortId::MAP => {
                let entries: Vec<(Pattern, Pattern)> =
                    items.into_iter().filter_map(|(key, value)| value.map(|value| (key, value))).collect();
                Pattern::Map { entries: entries.into(), rest }
            }
            _ => Pattern::Set { members: items.into_iter().map(|(item, _)| item).collect(), rest },
        })
    }

    /// A pattern; data operations become equations.
    pub fn pattern(&mut self, term: &Ast) -> Result<Pattern, Problem> {
        Ok(match &*term.node {
            AstNode::Variable(name, sort) => match self.slot(name) {
                (_, true) if name == "_" || name == "HOLE" => Pattern::Any(*sort),
                (slot, true) => Pattern::Bind(slot, *sort),
                (slot, false) => Pattern::Same(slot),
            },
            AstNode::Id(name) => Pattern::Id(self.terms.str_const(&units(name))),
            AstNode::Int(_) | AstNode::Bool(_) | AstNode::String(_) | AstNode::Float(_) => Pattern::Data(self.literal(&term.node)),
            AstNode::Cast(_, inner) => self.pattern(inner)?,
            AstNode::Apply(label, args) => match &self.definition.production(*label).role {
                Role::Operation(hook) if matches!(hook.as_str(), "list.unit" | "map.unit" | "set.unit") => empty_pattern(hook),
                Role::Operation(hook) if !STRUCTURAL_HOOKS.contains(&hook.as_str()) => {
                    let hidden = self.hidden();
                    let template = self.template(term)?;
                    self.equations.push((hidden, template));
                    Pattern::Bind(hidden, self.definition.production(*label).sort)
                }
                Role::Operation(_) | Role::Function => {
                    let help = "bind a variable and compare it in `requires`";
                    return Err(self.definition.problem(term.span, "computed-pattern", "this is computed and cannot be matched", help));
                }
                _ => Pattern::Apply(*label, args.iter().map(|arg| self.pattern(arg)).collect::<Result<Vec<_>, _>>()?.into()),
            },
        })
    }

    fn literal(&mut self, node: &AstNode) -> term::TermId {
        match node {
            AstNode::Int(value) => self.terms.big(value.clone()),
            AstNode::Bool(value) => self.terms.bool_const(*value),
            AstNode::String(text) => self.terms.str_const(&units(text)),
            AstNode::Float(value) => self.terms.f64(*value),
            _ => self.terms.tru(),
        }
    }

    /// The content of a cell on the right, with what the dots stood for.
    fn content(&mut self, cell: CellId, right: &[Ast], before: Rest, after: Rest) -> Result<Template, Problem> {
        let CellKind::Leaf(sort) = self.definition.cells.get(cell).kind else { return Ok(unit(SortId::K)) };
        let rest = |rest: Rest| if let Rest::Bind(slot) = rest { Some(Template::Slot(slot)) } else { None };
        let (before, after) = (rest(before), rest(after));
        if sort == SortId::K {
            let mut tasks: Vec<Template> = right.iter().map(|task| self.template(task)).collect::<Result<_, _>>()?;
            tasks.extend(after);
            return Ok(Template::Tasks(tasks.into()));
        }
        let whole = right.first().map(|term| self.template(term)).transpose()?;
        if before.is_none() && after.is_none() {
            return Ok(whole.unwrap_or_else(|| unit(sort)));
        }
        let mut parts: Vec<Part> = before.map(Part::All).into_iter().collect();
        let order = |whole: Option<Template>, after: Option<Template>| {
            // A map with a rest gets the rest first, so that entries are added to it.
            if sort == SortId::LIST { [whole, after] } else { [after, whole] }
        };
        parts.extend(order(whole, after).into_iter().flatten().map(Part::All));
        Ok(collection_template(sort, parts))
    }

    /// A template.
    pub fn template(&mut self, term: &Ast) -> Result<Template, Problem> {
        Ok(match &*term.node {
            AstNode::Variable(name, _) => Template::Slot(self.slot(name).0),
            AstNode::Id(name) => Template::Constant(Value::Id(self.terms.str_const(&units(name)))),
            AstNode::Int(_) | AstNode::Bool(_) | AstNode::String(_) | AstNode::Float(_) => {
                Template::Constant(Value::Data(self.literal(&term.node)))
            }
            AstNode::Cast(sort, inner) => Template::Cast(*sort, Box::new(self.template(inner)?)),
            AstNode::Apply(label, args) => {
                let built: Vec<Template> = args.iter().map(|arg| self.template(arg)).collect::<Result<_, _>>()?;
                match &self.definition.production(*label).role {
                    Role::Function => Template::Call(*label, built.into()),
                    Role::Operation(hook) => operation_template(hook, built),
                    _ => constructed(*label, built),
                }
            }
        })
    }

    /// Variables that only the right side or `ensures` has.
    fn fresh(&self, left: &BTreeMap<String, Slot>, text: &RuleText) -> Box<[(Slot, SortId, String)]> {
        let mut found: BTreeMap<Slot, (SortId, String)> = BTreeMap::new();
        let mut look = |term: &Ast| {
            term.walk(&mut |part| {
                if let AstNode::Variable(name, sort) = &*part.node
                    && !left.contains_key(name)
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
                    created(children, found)
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

/// The name of a rule: given, or where it stands.
pub fn rule_name(definition: &Definition, text: &RuleText, number: usize) -> String {
    let given = text.attributes.iter().find(|attribute| attribute.name == "name").and_then(|attribute| attribute.value.clone());
    text.name.clone().or(given).unwrap_or_else(|| {
        let _ = number;
        let source = &definition.sources[(text.span.file as usize).min(definition.sources.len() - 1)];
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

fn is_variable_of(term: &Ast, sort: SortId) -> bool {
    matches!(&*term.node, AstNode::Variable(_, found) if *found == sort)
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

fn hook_of<'d>(definition: &'d Definition, term: &Ast) -> Option<&'d str> {
    let AstNode::Apply(label, _) = &*term.node else { return None };
    if let Role::Operation(hook) = &definition.production(*label).role { Some(hook) } else { None }
}

/// The parts of joined collections.
fn flatten(definition: &Definition, term: &Ast, parts: &mut Vec<Ast>) {
    match (&*term.node, hook_of(definition, term)) {
        (AstNode::Apply(_, args), Some("list.concat" | "map.join" | "set.join")) => {
            args.iter().for_each(|arg| flatten(definition, arg, parts))
        }
        (_, Some("list.unit" | "map.unit" | "set.unit")) => {}
        _ => parts.push(term.clone()),
    }
}

fn empty_pattern(hook: &str) -> Pattern {
    match hook {
        "list.unit" => Pattern::List { front: Box::default(), rest: Rest::Nothing, back: Box::default() },
        "map.unit" => Pattern::Map { entries: Box::default(), rest: Rest::Nothing },
        _ => Pattern::Set { members: Box::default(), rest: Rest::Nothing },
    }
}

fn way_between(definition: &Definition, cell: CellId, within: &[(CellId, u8)]) -> Vec<Way> {
    let mut way = Vec::new();
    for ancestor in definition.cells.ancestry(cell) {
        way.push(Way::Child(definition.cells.get(ancestor).slot));
        if ancestor != cell
            && let Some((_, choice)) = within.iter().find(|(known, _)| *known == ancestor)
        {
            way.push(Way::Instance(*choice));
        }
    }
    way
}

/// The cell that a way leads to.
fn cell_of(definition: &Definition, way: &[Way]) -> Option<CellId> {
    let mut cell = CellId(0);
    for step in way {
        if let Way::Child(slot) = step {
            cell = *definition.cells.get(cell).children.get(usize::from(*slot))?;
        }
    }
    Some(cell)
}

/// The empty content of a cell.
fn unit(sort: SortId) -> Template {
    match sort {
        SortId::LIST => Template::List(Box::default()),
        SortId::MAP => Template::Constant(Value::Map(MapValue::default().into())),
        SortId::SET => Template::Set(Box::default()),
        _ => Template::Tasks(Box::default()),
    }
}

fn collection_template(sort: SortId, parts: Vec<Part>) -> Template {
    match sort {
        SortId::LIST => Template::List(parts.into()),
        SortId::MAP => Template::Map(parts.into()),
        _ => Template::Set(parts.into()),
    }
}

/// A constructor; a constant if all its arguments are.
fn constructed(label: Label, args: Vec<Template>) -> Template {
    let constants: Option<Vec<Value>> =
        args.iter().map(|arg| if let Template::Constant(value) = arg { Some(value.clone()) } else { None }).collect();
    match constants {
        Some(values) => Template::Constant(Value::apply(label, values)),
        None => Template::Apply(label, args.into()),
    }
}

fn operation_template(hook: &str, args: Vec<Template>) -> Template {
    let mut args = args;
    let mut join = |make: fn(Box<[Part]>) -> Template| make(args.drain(..).map(Part::All).collect());
    match hook {
        "list.concat" => join(Template::List),
        "map.join" => join(Template::Map),
        "set.join" => join(Template::Set),
        "list.unit" => Template::List(Box::default()),
        "map.unit" => Template::Map(Box::default()),
        "set.unit" => Template::Set(Box::default()),
        "list.item" => Template::List(args.into_iter().map(Part::Item).collect()),
        "set.item" => Template::Set(args.into_iter().map(Part::Item).collect()),
        "k.is-result" => Template::IsResult(Box::new(args.remove(0))),
        "map.entry" => {
            let value = args.pop().expect("two arguments");
            let key = args.pop().expect("two arguments");
            Template::Map(Box::new([Part::Entry(key, value)]))
        }
        _ => {
            let apply = operation::find(hook).expect("hooks are checked when they are declared");
            Template::Operation(Hook { apply, is_keyed: hook.starts_with("map.") }, args.into())
        }
    }
}
