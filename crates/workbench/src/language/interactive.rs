//! Steps one by one: choose a way on, feed an input, run on.

use std::fmt::Write;

use engine::{PathId, Paths};
use lang::ast::{Ast, AstNode};
use lang::cell::{Cell, CellStep};
use lang::expression::Reader;
use lang::source::Source;
use lang::value::Value;
use solver::Answer;
use term::TermId;

use super::{Language, endless};
use crate::problem::Problem;

/// A run that stops at every state.
pub struct Stepper {
    language: Language,
    state: Cell,
    paths: Paths,
    path: PathId,
    steps: usize,
}

impl Stepper {
    pub fn new(language: Language) -> Result<Self, Problem> {
        let mut language = language;
        let mut state = language.start.state.clone();
        language.machine.settle(&mut state).map_err(|e| endless(&e))?;
        let mut paths = Paths::default();
        let path = language.start.condition.iter().fold(PathId::ROOT, |path, condition| paths.extend(path, *condition));
        Ok(Stepper { language, state, paths, path, steps: 0 })
    }

    /// The configuration, the path condition and the ways on.
    pub fn show(&mut self) -> String {
        let printer = lang::show::Printer { definition: &self.language.machine.definition, terms: &self.language.machine.terms };
        let configuration = printer.configuration(&self.state, "  ");
        let condition = self.language.conjunction(&self.paths.conjuncts(self.path));
        let mut text = format!("step {}\n  if {condition}\n{configuration}", self.steps);
        let ways = self.ways();
        for (number, (name, condition, _, _)) in ways.iter().enumerate() {
            let when = if condition == "true" { String::new() } else { format!(" if {condition}") };
            let _ = writeln!(text, "  [{}] {name}{when}", number + 1);
        }
        let all = self.language.machine.ways(&self.state);
        if let Some(residual) = all.residual {
            let path = self.paths.conjuncts(self.path);
            let machine = &mut self.language.machine;
            if machine.solver.check(&mut machine.terms, &path, residual) != Answer::Unsat {
                let _ = writeln!(text, "  no rule applies if {}", self.language.conjunction(&[residual]));
            }
        }
        for sentence in &all.undecided {
            let _ = writeln!(text, "  {sentence}");
        }
        if ways.is_empty() && all.undecided.is_empty() {
            text += if self.language.machine.is_finished(&self.state) { "  finished\n" } else { "  stuck: no rule applies\n" };
        }
        text
    }

    /// The feasible ways on: rule, condition, conjuncts, state.
    fn ways(&mut self) -> Vec<(String, String, Vec<TermId>, Cell)> {
        let machine = &mut self.language.machine;
        let path = self.paths.conjuncts(self.path);
        let mut found = Vec::new();
        for arm in machine.ways(&self.state).arms {
            let together = machine.terms.and(&arm.conditions);
            if arm.conditions.is_empty() || machine.solver.check(&mut machine.terms, &path, together) != Answer::Unsat {
                found.push((machine.rules[arm.rule as usize].name.clone(), arm.conditions, arm.state));
            }
        }
        found.into_iter().map(|(name, conditions, state)| (name, self.language.conjunction(&conditions), conditions, state)).collect()
    }

    /// Takes a way on, from 1.
    pub fn choose(&mut self, number: usize) -> Result<(), Problem> {
        let mut ways = self.ways();
        if number == 0 || number > ways.len() {
            return Err(Problem::general("no-such-step", format!("there is no way [{number}]"), None));
        }
        let (_, _, conditions, mut state) = ways.swap_remove(number - 1);
        self.language.machine.settle(&mut state).map_err(|e| endless(&e))?;
        self.path = conditions.iter().fold(self.path, |path, condition| self.paths.extend(path, *condition));
        self.state = state;
        self.steps += 1;
        Ok(())
    }

    /// Takes first ways until there is none, at most so many.
    pub fn run_on(&mut self, max_steps: usize) -> Result<(), Problem> {
        for _ in 0..max_steps {
            if self.ways().is_empty() {
                break;
            }
            self.choose(1)?;
        }
        Ok(())
    }

    /// Adds values to the end of the cell that the input was put into.
    pub fn feed(&mut self, text: &str) -> Result<(), Problem> {
        let source = Source::new("input", text);
        let mut symbols = self.language.start.symbols.clone();
        let values = Reader::new(&mut self.language.machine, &mut symbols, &mut |_, _| None, &source).values()?;
        self.language.start.symbols = symbols;
        let cells = &self.language.machine.definition.cells;
        let input = cells.ids().find(|cell| cells.get(*cell).initial.iter().any(is_input));
        let way: Option<Vec<CellStep>> =
            input.map(|cell| cells.ancestry(cell).into_iter().map(|cell| CellStep::Child(cells.get(cell).slot)).collect());
        let cell = way.and_then(|way| self.state.at_mut(&way, &[]));
        let Some(Cell::Leaf(Value::List(list))) = cell else {
            return Err(Problem::general("no-input-cell", "the configuration has no cell for inputs", None));
        };
        for value in values {
            std::rc::Rc::make_mut(list).push_back(value);
        }
        self.language.machine.settle(&mut self.state).map_err(|e| endless(&e))
    }
}

/// True if a term mentions `$IN`.
fn is_input(term: &Ast) -> bool {
    let mut is_there = false;
    term.walk(&mut |part| is_there |= matches!(&*part.node, AstNode::Variable(name, _) if name == "$IN"));
    is_there
}
