//! The symbolic semantics of a definition, made from its rules alone (Arusoaie, Lucanu, Rusu 2014, §4): one arena, one solver.

use common::setting::Setting;
use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use solver::{Config, Solver};
use term::Terms;

use crate::bindings::{Bindings, Missing};
use crate::cell::{Cell, CellId, CellKind, CellStep};
use crate::compile::Compiler;
use crate::definition::Definition;
use crate::evaluate::{Cx, evaluate};
use crate::heating::heatings;
use crate::index::Index;
use crate::pattern::{Equation, Heating, Rule, Slot, Template};
use crate::rule_text::RuleBody;
use crate::source::Problem;
use crate::step::computations;
use crate::syntax::Label;
use crate::value::Value;

/// A definition ready to run.
pub struct Machine {
    pub definition: Rc<Definition>,
    pub terms: Terms,
    pub solver: Solver,
    pub rules: Rc<[Rule]>,
    pub(crate) index: Rc<Index>,
    pub(crate) computations: Rc<[(CellId, Rc<[CellStep]>)]>,
    pub(crate) functions: Rc<FxHashMap<Label, Vec<Equation>>>,
    pub(crate) contexts: Rc<FxHashMap<Label, Vec<Heating>>>,
    pub(crate) initial: Rc<BTreeMap<CellId, Initial>>,
    pub(crate) observations: Rc<[Rule]>,
    /// Applications of rules of the definition so far, silent ones too.
    pub applications: u64,
    /// Silent applications that one state may take before it is said to loop.
    pub silent_limit: u64,
    pub(crate) n_fresh: u32,
    /// True if states may hold something of which nothing is known.
    pub(crate) has_unknowns: bool,
}

/// The initial content of a cell: how to build it from the configuration variables.
#[derive(Debug)]
pub(crate) struct Initial {
    template: Template,
    variables: BTreeMap<String, Slot>,
    n_slots: usize,
}

/// Silent applications between two counted ones.
const SILENT_LIMIT: u64 = 1_000_000;

impl Machine {
    pub fn new(definition: Rc<Definition>) -> Result<Machine, Vec<Problem>> {
        let mut terms = Terms::new();
        let mut problems = Vec::new();
        let mut rules = Vec::new();
        let mut equations: Vec<(Label, Equation)> = Vec::new();
        for (number, text) in definition.rules.iter().enumerate() {
            let compiler = Compiler::new(&definition, &mut terms);
            let done = match &text.body {
                RuleBody::Cells(_) => compiler.rule(text, number).map(|rule| rules.push(rule)),
                RuleBody::Equation(..) => compiler.equation(text).map(|equation| equations.push(equation)),
            };
            problems.extend(done.err());
        }
        equations.sort_by_key(|(_, equation)| equation.priority);
        let mut functions: FxHashMap<Label, Vec<Equation>> = FxHashMap::default();
        for (label, equation) in equations {
            functions.entry(label).or_default().push(equation);
        }
        let mut contexts: FxHashMap<Label, Vec<Heating>> = FxHashMap::default();
        for text in &definition.contexts {
            match Compiler::new(&definition, &mut terms).heating(text) {
                Ok((label, heating)) => contexts.entry(label).or_default().push(heating),
                Err(problem) => problems.push(problem),
            }
        }
        let mut observations = Vec::new();
        for (number, text) in definition.observations.iter().enumerate() {
            match Compiler::new(&definition, &mut terms).rule(text, number) {
                Ok(rule) => observations.push(rule),
                Err(problem) => problems.push(problem),
            }
        }
        let initial = initial_contents(&definition, &mut terms, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        let computations = computations(&definition.cells);
        rules.extend(heatings(&definition, &computations));
        let index = Index::new(&definition, &rules);
        Ok(Machine {
            computations,
            definition,
            terms,
            solver: Solver::new(Config::default()),
            rules: rules.into(),
            index: Rc::new(index),
            functions: Rc::new(functions),
            contexts: Rc::new(contexts),
            initial: Rc::new(initial),
            observations: observations.into(),
            applications: 0,
            silent_limit: SILENT_LIMIT,
            n_fresh: 0,
            has_unknowns: false,
        })
    }

    /// Building and matching with this machine's terms.
    pub(crate) fn with<T>(&mut self, work: impl FnOnce(&mut Cx) -> T) -> T {
        let definition = Rc::clone(&self.definition);
        let functions = Rc::clone(&self.functions);
        work(&mut Cx { definition: &definition, functions: &functions, terms: &mut self.terms, depth: 0, defined: Vec::new() })
    }

    /// The initial configuration for values of the configuration variables (`$PGM`, `$IN`, ...).
    pub fn initial(&mut self, variables: &BTreeMap<String, Value>) -> Result<Cell, Problem> {
        self.new_cell(CellId(0), variables, &BTreeMap::new())
    }

    /// A new instance of a cell; given contents win over declared ones.
    pub(crate) fn new_cell(
        &mut self,
        cell: CellId,
        variables: &BTreeMap<String, Value>,
        given: &BTreeMap<CellId, Value>,
    ) -> Result<Cell, Problem> {
        let definition = Rc::clone(&self.definition);
        let declared = definition.cells.get(cell);
        let CellKind::Leaf(_) = declared.kind else {
            let mut children = Vec::new();
            for child in &declared.children {
                let is_repeated = definition.cells.get(*child).is_repeated;
                if is_repeated && definition.cells.get(*child).is_absent {
                    children.push(Cell::Repeated(imbl::Vector::new()));
                    continue;
                }
                let made = self.new_cell(*child, variables, given)?;
                children.push(if is_repeated { Cell::Repeated(imbl::Vector::unit(made)) } else { made });
            }
            return Ok(Cell::Group(Rc::new(children)));
        };
        if let Some(value) = given.get(&cell) {
            return Ok(Cell::Leaf(value.clone()));
        }
        let initial = Rc::clone(&self.initial);
        let initial = &initial[&cell];
        let mut bindings = Bindings::new(initial.n_slots, 0);
        for (name, slot) in &initial.variables {
            let value = variables.get(name).ok_or_else(|| {
                let help = format!("give it with {variable} {}=VALUE", name.trim_start_matches('$'), variable = Setting::Let);
                Problem::general("missing-input", format!("the configuration variable `{name}` has no value"), Some(help))
            })?;
            bindings.bind(*slot, value.clone());
        }
        self.with(|cx| evaluate(cx, &initial.template, &bindings)).map(Cell::Leaf).map_err(|missing| {
            let reason = if let Missing::Open(reason) = missing { reason } else { "it is not defined".to_owned() };
            definition.problem(
                declared.span,
                "configuration",
                format!("the initial content of <{}> has no value: {reason}", declared.name),
                "",
            )
        })
    }
}

fn initial_contents(definition: &Definition, terms: &mut Terms, problems: &mut Vec<Problem>) -> BTreeMap<CellId, Initial> {
    let mut all = BTreeMap::new();
    for cell in definition.cells.ids() {
        let declared = definition.cells.get(cell);
        if let CellKind::Leaf(sort) = declared.kind {
            match Compiler::new(definition, terms).open_template(&declared.initial, sort) {
                Ok((template, variables, n_slots)) => drop(all.insert(cell, Initial { template, variables, n_slots })),
                Err(problem) => problems.push(problem),
            }
        }
    }
    all
}
