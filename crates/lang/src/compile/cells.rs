//! Cells of a rule: ways to them, goals to match them, and what their dots stand for.

use crate::ast::{Ast, AstNode};
use crate::cell::{CellId, CellKind, CellStep};
use crate::definition::Definition;
use crate::pattern::{Action, Goal, Part, Pattern, Rest, Template};
use crate::rule_text::{CellText, LeafText};
use crate::sorts::SortId;
use crate::source::Problem;
use crate::syntax::Role;

use super::terms::unit;
use super::{Compiler, Later};

impl Compiler<'_> {
    /// Goals for cells, and what is compiled after them.
    pub(super) fn cells<'t>(&mut self, cells: &'t [CellText], within: &[(CellId, u8)], later: &mut Later<'t>) -> Result<(), Problem> {
        for cell in cells {
            match cell {
                CellText::Leaf(leaf) => {
                    let way = self.way(leaf.cell, within);
                    let (pattern, before, after) = self.leaf(leaf)?;
                    self.goals.push(Goal::Match { way: way.clone().into(), pattern });
                    later.rights.push((way, leaf, before, after));
                }
                CellText::Group { cell, children, .. } => {
                    let inside = self.enter(*cell, within);
                    self.cells(children, &inside, later)?;
                }
                CellText::Remove { cell, children, .. } => {
                    let inside = self.enter(*cell, within);
                    self.cells(children, &inside, later)?;
                    if let Some((last, choice)) = inside.last().copied()
                        && last == *cell
                    {
                        let way = way_between(self.definition, *cell, &inside);
                        self.actions.push(Action::Remove { way: way.into(), choice });
                    }
                }
                CellText::Create { cell: made, .. } => {
                    let around = self.around(*made, within);
                    later.creations.push((cell, around));
                }
            }
        }
        Ok(())
    }

    /// A new instance, once all variables of the left are known.
    pub(super) fn created(&mut self, made: &CellText, around: &[(CellId, u8)]) -> Result<(), Problem> {
        let CellText::Create { cell, children, span } = made else { return Ok(()) };
        let mut given = Vec::new();
        self.contents(children, &mut given)?;
        let wrong = |message: &str, help: &str| Err(self.definition.problem(*span, "cell-once", message, help));
        if !self.definition.cells.get(*cell).is_repeated {
            return wrong("this cell is there once; it cannot be made again", "declare it with multiplicity=\"*\"");
        }
        if given.iter().enumerate().any(|(i, (leaf, _))| given[..i].iter().any(|(known, _)| known == leaf)) {
            return wrong(
                "a cell inside this new one is named twice",
                "a new cell has one of each cell inside it; others are made by rules",
            );
        }
        let way = way_between(self.definition, *cell, around);
        self.actions.push(Action::Create { way: way.into(), cell: *cell, given: given.into() });
        Ok(())
    }

    /// The contents of cells with the ways to them; instances of repeated cells are numbered as in a rule with these cells.
    pub(super) fn placed(
        &mut self,
        cells: &[CellText],
        within: &[(CellId, u8)],
        given: &mut Vec<(Vec<CellStep>, Template)>,
    ) -> Result<(), Problem> {
        for cell in cells {
            match cell {
                CellText::Leaf(leaf) => {
                    let way = self.way(leaf.cell, within);
                    given.push((way, self.content(leaf.cell, &leaf.left, Rest::Nothing, Rest::Nothing)?));
                }
                CellText::Group { cell, children, .. } => {
                    let inside = self.enter(*cell, within);
                    self.placed(children, &inside, given)?;
                }
                CellText::Create { span, .. } | CellText::Remove { span, .. } => {
                    return Err(self.definition.problem(*span, "rule-syntax", "cells are neither made nor removed here", ""));
                }
            }
        }
        Ok(())
    }

    pub(super) fn contents(&mut self, children: &[CellText], given: &mut Vec<(CellId, Template)>) -> Result<(), Problem> {
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

    /// Goals to get into a cell that is named: if it is repeated, into another instance than those named before.
    fn enter(&mut self, cell: CellId, within: &[(CellId, u8)]) -> Vec<(CellId, u8)> {
        let mut inside = self.around(cell, within);
        if self.definition.cells.get(cell).is_repeated && !inside.iter().any(|(known, _)| *known == cell) {
            let way = way_between(self.definition, cell, &inside);
            let choice = self.n_choices;
            self.n_choices += 1;
            let others: Vec<u8> = self.entered.iter().filter(|(known, _)| *known == way).map(|(_, choice)| *choice).collect();
            self.entered.push((way.clone(), choice));
            self.goals.push(Goal::Enter { way: way.into(), choice, others: others.into() });
            inside.push((cell, choice));
        }
        inside
    }

    /// The instances of the repeated cells around a cell; those that the rule does not name are entered, the same one for the whole rule.
    fn around(&mut self, cell: CellId, within: &[(CellId, u8)]) -> Vec<(CellId, u8)> {
        let mut inside = within.to_vec();
        for ancestor in self.definition.cells.ancestry(cell).into_iter().filter(|ancestor| *ancestor != cell) {
            if self.definition.cells.get(ancestor).is_repeated && !inside.iter().any(|(known, _)| *known == ancestor) {
                let way = way_between(self.definition, ancestor, &inside);
                match self.entered.iter().find(|(known, _)| *known == way) {
                    Some((_, choice)) => inside.push((ancestor, *choice)),
                    None => inside = self.enter(ancestor, &inside),
                }
            }
        }
        inside
    }

    /// The way to a leaf.
    fn way(&mut self, cell: CellId, within: &[(CellId, u8)]) -> Vec<CellStep> {
        let inside = self.enter(cell, within);
        let mut way = way_between(self.definition, cell, &inside);
        if let Some((_, choice)) = inside.iter().find(|(known, _)| *known == cell) {
            way.push(CellStep::Instance(*choice));
        }
        way
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

    /// The content of a cell on the right, with what the dots stood for.
    pub(super) fn content(&mut self, cell: CellId, right: &[Ast], before: Rest, after: Rest) -> Result<Template, Problem> {
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
}

fn is_variable_of(term: &Ast, sort: SortId) -> bool {
    matches!(&*term.node, AstNode::Variable(_, found) if *found == sort)
}

fn hook_of<'d>(definition: &'d Definition, term: &Ast) -> Option<&'d str> {
    let AstNode::Apply(label, _) = &*term.node else { return None };
    if let Role::Operation(hook) = &definition.production(*label).role { Some(hook) } else { None }
}

/// The parts of joined collections.
fn flatten(definition: &Definition, term: &Ast, parts: &mut Vec<Ast>) {
    match (&*term.node, hook_of(definition, term)) {
        (AstNode::Apply(_, args), Some("list.concat" | "map.join" | "set.join")) => {
            for arg in args {
                flatten(definition, arg, parts);
            }
        }
        (_, Some("list.unit" | "map.unit" | "set.unit")) => {}
        _ => parts.push(term.clone()),
    }
}

fn way_between(definition: &Definition, cell: CellId, within: &[(CellId, u8)]) -> Vec<CellStep> {
    let mut way = Vec::new();
    for ancestor in definition.cells.ancestry(cell) {
        way.push(CellStep::Child(definition.cells.get(ancestor).slot));
        if ancestor != cell
            && let Some((_, choice)) = within.iter().find(|(known, _)| *known == ancestor)
        {
            way.push(CellStep::Instance(*choice));
        }
    }
    way
}

fn collection_template(sort: SortId, parts: Vec<Part>) -> Template {
    match sort {
        SortId::LIST => Template::List(parts.into()),
        SortId::MAP => Template::Map(parts.into()),
        _ => Template::Set(parts.into()),
    }
}
