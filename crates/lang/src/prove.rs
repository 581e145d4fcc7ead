//! Reachability claims: from every state of the left side, every path that ends passes through the right side.
//!
//! A claim is proved by symbolic execution from its left side; after at least one rule, claims may be used as rules themselves
//! (circularities: Roşu, Ştefănescu 2012; all paths: Ştefănescu et al. 2014). A claim used by another must be proved, too.

use std::collections::BTreeMap;
use std::rc::Rc;

use engine::{PathId, Paths};
use solver::{Answer, Proof};
use term::{Domain, Elem, Sort, Symbol, TermId};

use crate::ast::{Ast, AstNode};
use crate::bindings::Bindings;
use crate::cell::{Cell, CellId, CellKind};
use crate::compile::{Compiler, Contents, rule_name, units};
use crate::computation::Computation;
use crate::evaluate::evaluate;
use crate::machine::Machine;
use crate::matching::match_goals;
use crate::pattern::{Rule, Slot};
use crate::rule_text::{CellText, LeafText, RuleBody, RuleText};
use crate::sorts::SortId;
use crate::source::{Problem, Source};
use crate::step::Silent;
use crate::value::{ArrayValue, Value};

/// The answer to a claim.
#[derive(Clone, Debug)]
pub struct Answered {
    pub name: String,
    /// From 1.
    pub line: usize,
    pub verdict: Verdict,
    /// Uses of claims as rules.
    pub circularities: usize,
    /// Configurations looked at.
    pub states: usize,
    used: Vec<usize>,
}

/// Whether a claim is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Proved,
    /// A path ends elsewhere; this says nothing about the program if a claim is too weak.
    Unproved(String),
    /// A limit was hit.
    Unknown(String),
}

/// The variable for the rest of a computation, as far as claims write `...`.
const REST: &str = "#rest";
/// The same on the right side: it must be what the left side had.
const REST_AFTER: &str = "#rest-after";

/// A claim ready to be proved and used.
struct Claim {
    name: String,
    line: usize,
    text: RuleText,
    /// As a rule.
    rule: Rule,
    /// The left side as a configuration.
    left: Contents,
    /// The right side as a pattern over the variables of the left.
    target: Rule,
    slots: BTreeMap<String, Slot>,
}

/// Something still to be shown: a state, its path, and whether a rule was applied.
struct Open {
    state: Cell,
    path: PathId,
    has_moved: bool,
}

impl Machine {
    /// Proves the claims of a file, at most `max_states` configurations for each.
    pub fn prove(&mut self, source: &Source, max_states: usize) -> Result<Vec<Answered>, Vec<Problem>> {
        let spans = crate::definition::claims(source)?;
        if spans.is_empty() {
            let help = "write: claim <k> program => . ...</k> <state> x |-> (X:Int => X +Int 1) </state> requires X >=Int 0";
            return Err(vec![Problem::at(source, (0, 0), "no-claims", "there is no claim in this file", help)]);
        }
        let mut claims = Vec::new();
        for (number, span) in spans.into_iter().enumerate() {
            let text = self.definition.parse_rule(source, span).map_err(|problem| vec![problem])?;
            claims.push(self.claim(source, text, number).map_err(|problem| vec![at_source(problem, source)])?);
        }
        let mut answers = Vec::new();
        for number in 0..claims.len() {
            answers.push(self.prove_claim(&claims, number, max_states, source).map_err(|problem| vec![problem])?);
        }
        conditional(&mut answers);
        Ok(answers)
    }

    fn claim(&mut self, source: &Source, text: RuleText, number: usize) -> Result<Claim, Problem> {
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
        let left = Compiler::new(&definition, &mut self.terms).contents_of(&closed.iter().map(left_side).collect::<Vec<_>>())?;
        let right_cells: Vec<CellText> = closed.iter().map(right_side).collect();
        let target_text = RuleText { body: RuleBody::Cells(right_cells), requires: text.ensures.clone(), ensures: None, ..text.clone() };
        let target = Compiler::new(&definition, &mut self.terms).knowing(&left.slots, left.n_slots).rule(&target_text, number)?;
        let line = source.text[..text.span.start as usize].matches('\n').count() + 1;
        let given = text.name.is_some() || text.attributes.iter().any(|attribute| attribute.name == "name");
        let name = if given { rule_name(&definition, &text, number) } else { format!("claim-{}", number + 1) };
        let slots = left.slots.clone();
        Ok(Claim { name, line, text, rule, left, target, slots })
    }

    /// The symbolic state of the left side, with its bindings and what is assumed about its symbols.
    fn left_state(&mut self, claim: &Claim, source: &Source) -> Result<(Cell, Bindings, Vec<TermId>), Problem> {
        let mut bindings = Bindings::new(claim.left.n_slots, 0);
        let mut assumed = Vec::new();
        let sorts = variable_sorts(&claim.text);
        for (name, slot) in &claim.slots {
            let value = match (name.as_str(), sorts.get(name).copied()) {
                (REST, _) => Value::Computation(Computation::default().after(self.opaque("#rest"))),
                (_, Some(SortId::ARRAY)) => self.symbolic_array(name, &mut assumed),
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
            let condition = self.with(|cx| evaluate(cx, requires, &renamed)).ok().and_then(|value| value.as_data());
            assumed.extend(condition);
        }
        Ok((state, bindings, assumed))
    }

    /// A value that no rule can look into.
    fn opaque(&mut self, name: &str) -> Value {
        Value::Id(self.terms.str_const(&units(name)))
    }

    fn symbolic_array(&mut self, name: &str, assumed: &mut Vec<TermId>) -> Value {
        let name = name.to_lowercase();
        let content = self.terms.declare(Symbol::constant(&format!("?{name}"), Sort::Array(Elem::Int), Domain::Any));
        let content = self.terms.app(content, &[]);
        let Value::Data(length) = self.symbol(&format!("?{name}.length"), SortId::INT) else { return self.opaque("#array") };
        let zero = self.terms.int(0);
        assumed.push(self.terms.le(zero, length));
        Value::Array(Rc::new(ArrayValue { content, length }))
    }

    /// A configuration with these contents; other cells hold something that no rule can look into, repeated ones nothing.
    fn framed(&mut self, cell: CellId, contents: &BTreeMap<CellId, Value>) -> Cell {
        let definition = Rc::clone(&self.definition);
        let declared = definition.cells.get(cell);
        if let Some(value) = contents.get(&cell) {
            return Cell::Leaf(value.clone());
        }
        match declared.kind {
            CellKind::Leaf(SortId::K) => Cell::Leaf(Value::Computation(Computation::default())),
            CellKind::Leaf(_) => Cell::Leaf(self.opaque(&format!("#{}", declared.name))),
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

    fn prove_claim(&mut self, claims: &[Claim], number: usize, max_states: usize, source: &Source) -> Result<Answered, Problem> {
        let claim = &claims[number];
        let (state, bindings, assumed) = self.left_state(claim, source)?;
        let mut paths = Paths::default();
        let path = assumed.iter().fold(PathId::ROOT, |path, condition| paths.extend(path, *condition));
        let mut answered = Answered {
            name: claim.name.clone(),
            line: claim.line,
            verdict: Verdict::Proved,
            circularities: 0,
            states: 0,
            used: Vec::new(),
        };
        if self.solver.check_all(&mut self.terms, &assumed) == Answer::Unsat {
            answered.verdict = Verdict::Unproved("nothing satisfies `requires`, so the claim says nothing".to_owned());
            return Ok(answered);
        }
        let mut pending = vec![Open { state, path, has_moved: false }];
        while let Some(open) = pending.pop() {
            answered.states += 1;
            if answered.states > max_states {
                answered.verdict = Verdict::Unknown(format!("stopped after {max_states} configurations (--max-states)"));
                return Ok(answered);
            }
            if let Err(verdict) = self.advance_claim(claims, claim, &bindings, open, (&mut paths, &mut pending, &mut answered)) {
                answered.verdict = verdict;
                return Ok(answered);
            }
        }
        Ok(answered)
    }

    /// Shows one open state, or replaces it by its successors.
    fn advance_claim(
        &mut self,
        claims: &[Claim],
        claim: &Claim,
        bindings: &Bindings,
        open: Open,
        (paths, pending, answered): (&mut Paths, &mut Vec<Open>, &mut Answered),
    ) -> Result<(), Verdict> {
        let conjuncts = paths.conjuncts(open.path);
        if self.reaches(claim, bindings, &open.state, &conjuncts) {
            return Ok(());
        }
        if open.has_moved {
            for (other, used) in claims.iter().enumerate() {
                if let Some((state, assumed)) = self.apply_claim(used, &open.state, &conjuncts) {
                    answered.circularities += 1;
                    answered.used.push(other);
                    let path = assumed.iter().fold(open.path, |path, condition| paths.extend(path, *condition));
                    pending.push(Open { state, path, has_moved: true });
                    return Ok(());
                }
            }
        }
        let mut state = open.state;
        match self.silent_step(&mut state) {
            Silent::Moved => return Ok(pending.push(Open { state, ..open_of(open.path, open.has_moved) })),
            Silent::Applied(_) => return Ok(pending.push(Open { state, ..open_of(open.path, true) })),
            Silent::Quiet => {}
        }
        let ways = self.ways(&state);
        if let Some((rule, reason)) = ways.undecided.first() {
            return Err(Verdict::Unknown(format!(
                "the rule {} could not be applied or excluded: {reason}",
                self.rules[*rule as usize].name
            )));
        }
        if ways.arms.is_empty() {
            return Err(Verdict::Unproved(self.ends_at(&state, &conjuncts, "a path ends")));
        }
        if let Some(residual) = ways.residual
            && self.solver.check(&mut self.terms, &conjuncts, residual) != Answer::Unsat
        {
            return Err(Verdict::Unproved(self.ends_at(
                &state,
                &[&conjuncts[..], &[residual]].concat(),
                "for some values no rule applies",
            )));
        }
        for arm in ways.arms {
            let together = self.terms.and(&arm.conditions);
            if self.solver.check(&mut self.terms, &conjuncts, together) == Answer::Unsat {
                continue;
            }
            self.applications += 1;
            let path = arm.conditions.iter().fold(open.path, |path, condition| paths.extend(path, *condition));
            pending.push(Open { state: arm.state, path, has_moved: true });
        }
        Ok(())
    }

    fn ends_at(&self, state: &Cell, conjuncts: &[TermId], what: &str) -> String {
        let printer = crate::show::Printer { definition: &self.definition, terms: &self.terms };
        let condition: Vec<String> = conjuncts.iter().map(|c| term::display(&self.terms, *c)).collect();
        let configuration = printer.configuration(state, "    ");
        format!(
            "{what} outside the right side, if {}:\n{}",
            if condition.is_empty() { "true".to_owned() } else { condition.join(" && ") },
            configuration.trim_end()
        )
    }

    /// Whether a state lies in the right side for all values that the path allows.
    fn reaches(&mut self, claim: &Claim, bindings: &Bindings, state: &Cell, conjuncts: &[TermId]) -> bool {
        let target = &claim.target;
        let mut start = Bindings::new(target.n_slots, target.n_choices);
        start.values[..bindings.values.len()].clone_from_slice(&bindings.values);
        let found = self.with(|cx| {
            let mut found = Vec::new();
            match_goals(cx, target, 0, state, start, &mut found).ok()?;
            let mut goals = Vec::new();
            for mut bindings in found {
                let before = target.names.get(REST).and_then(|slot| bindings.get(*slot)).cloned();
                let after = target.names.get(REST_AFTER).and_then(|slot| bindings.get(*slot)).cloned();
                if before == after
                    && let Ok(goal) = crate::evaluate::side_conditions(cx, &target.equations, target.requires.as_ref(), &mut bindings)
                {
                    goals.push(goal);
                }
            }
            Some(goals)
        });
        found.into_iter().flatten().any(|goal| self.follows(conjuncts, goal))
    }

    fn follows(&mut self, conjuncts: &[TermId], goal: TermId) -> bool {
        match self.terms.as_bool_const(goal) {
            Some(truth) => truth,
            None => matches!(self.solver.prove(&mut self.terms, conjuncts, goal), Proof::Proved { .. }),
        }
    }

    /// The state after a claim used as a rule, if its left side certainly holds here.
    fn apply_claim(&mut self, claim: &Claim, state: &Cell, conjuncts: &[TermId]) -> Option<(Cell, Vec<TermId>)> {
        let matches = self.matches(&claim.rule, state).ok()?;
        for (condition, bindings) in matches {
            if self.follows(conjuncts, condition) {
                return self.after_claim(&claim.rule, bindings, state);
            }
        }
        None
    }
}

fn open_of(path: PathId, has_moved: bool) -> Open {
    Open { state: Cell::Leaf(Value::Computation(Computation::default())), path, has_moved }
}

/// A claim that rests on one that is not proved is not proved.
fn conditional(answers: &mut [Answered]) {
    loop {
        let failed: Vec<usize> = (0..answers.len()).filter(|i| answers[*i].verdict != Verdict::Proved).collect();
        let weak = (0..answers.len())
            .find(|i| answers[*i].verdict == Verdict::Proved && answers[*i].used.iter().any(|used| failed.contains(used)));
        let Some(weak) = weak else { return };
        let name = answers[weak].used.iter().find(|used| failed.contains(used)).map(|used| answers[*used].name.clone()).unwrap_or_default();
        answers[weak].verdict = Verdict::Unknown(format!("it uses `{name}`, which is not proved"));
    }
}

fn at_source(problem: Problem, source: &Source) -> Problem {
    match problem.place {
        Some((_, start, end)) => Problem { place: Some((source.clone(), start, end)), ..problem },
        None => problem,
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
    crate::compile::lefts(text).for_each(&mut look);
    sorts
}
