//! A program with its input: the initial state of a run.

use common::setting::Setting;
use std::collections::BTreeMap;
use std::rc::Rc;

use term::TermId;

use crate::cell::Cell;
use crate::compile::Compiler;
use crate::definition::Definition;
use crate::expression::{Reader, Symbols};
use crate::machine::Machine;
use crate::pattern::{Rule, Template};
use crate::sorts::SortId;
use crate::source::{FileId, Problem, Source, Span};
use crate::value::{ListValue, Value};

/// What a run starts from.
pub struct Start {
    pub state: Cell,
    /// The initial path condition.
    pub condition: Vec<TermId>,
    /// The symbolic values of the input, by name, in the order of their names.
    pub symbols: Symbols,
    /// The values of `--in`.
    pub input: Vec<Value>,
}

/// The texts a run is given.
#[derive(Clone, Debug, Default)]
pub struct RunTexts {
    /// `--in`: values separated by commas.
    pub input: Option<String>,
    /// `--pc`.
    pub condition: Option<String>,
    /// `--let NAME=VALUE`.
    pub variables: Vec<(String, String)>,
}

impl Machine {
    /// A machine for a definition.
    pub fn load(source: &Source, resolve: &crate::definition::Resolver) -> Result<Machine, Vec<Problem>> {
        Machine::new(Rc::new(Definition::load(source, resolve)?))
    }

    /// Parses a program and its input.
    pub fn start(&mut self, program: &Source, given: &RunTexts) -> Result<Start, Problem> {
        let program = self.program(program)?;
        self.start_value(program, given)
    }

    /// Parses a program.
    pub fn program(&mut self, program: &Source) -> Result<Value, Problem> {
        let ast = self.definition.parse_program(program)?;
        let definition = Rc::clone(&self.definition);
        let (template, _, _) = Compiler::new(&definition, &mut self.terms).open_template(&[ast], SortId::K)?;
        let program = match template {
            Template::Tasks(tasks) => {
                tasks.into_iter().next().and_then(|task| if let Template::Constant(value) = task { Some(value) } else { None })
            }
            _ => None,
        };
        program.ok_or_else(|| Problem::general("program-syntax", "a program has no variables and no computed parts", None))
    }

    /// The same for a program that is a value already.
    pub fn start_value(&mut self, program: Value, given: &RunTexts) -> Result<Start, Problem> {
        let mut symbols = Symbols::new();
        let mut variables = BTreeMap::from([("$PGM".to_owned(), program)]);
        let input = self.values(&Setting::Input.to_string(), given.input.as_deref().unwrap_or(""), &mut symbols)?;
        let mut list = ListValue::default();
        for value in &input {
            list.push_back(value.clone());
        }
        variables.insert("$IN".to_owned(), Value::List(Rc::new(list)));
        for (name, text) in &given.variables {
            let values = self.values(&format!("{} {name}", Setting::Let), text, &mut symbols)?;
            let [value] = values.as_slice() else {
                return Err(Problem::general(
                    "missing-input",
                    format!("`{name}` needs one value"),
                    Some(format!("write {} NAME=VALUE", Setting::Let)),
                ));
            };
            variables.insert(format!("${name}"), value.clone());
        }
        let state = self.initial(&variables)?;
        let condition = match &given.condition {
            None => Vec::new(),
            Some(text) => {
                let source = Source::new(&Setting::PathCondition.to_string(), text);
                let condition = Reader::new(self, &mut symbols, &mut |_, _| None, &source).condition()?;
                self.satisfiable(condition, &source)?
            }
        };
        Ok(Start { state, condition, symbols, input })
    }

    fn values(&mut self, name: &str, text: &str, symbols: &mut Symbols) -> Result<Vec<Value>, Problem> {
        let source = Source::new(name, text);
        Reader::new(self, symbols, &mut |_, _| None, &source).values()
    }

    /// A condition that nothing satisfies would prove everything.
    fn satisfiable(&mut self, condition: TermId, source: &Source) -> Result<Vec<TermId>, Problem> {
        if self.terms.as_bool_const(condition) == Some(true) {
            return Ok(Vec::new());
        }
        if self.solver.check_all(&mut self.terms, &[condition]) == solver::Answer::Unsat {
            let whole = (0, source.text.len());
            let help = "no input satisfies it, so every answer would be empty; correct the condition";
            return Err(source.problem(whole, "unsatisfiable-condition", "the initial path condition is unsatisfiable", help));
        }
        Ok(vec![condition])
    }

    /// A pattern over configurations.
    pub fn pattern(&mut self, text: &str) -> Result<Rule, Problem> {
        let source = Source::new(&Setting::Pattern.to_string(), text);
        let definition = Rc::clone(&self.definition);
        let parsed = definition.parse_rule(&source, Span::new(FileId(0), 0, text.trim_end().len()))?;
        let rule = Compiler::new(&definition, &mut self.terms).rule(&parsed, 0)?;
        if rule.actions.is_empty() {
            return Ok(rule);
        }
        Err(source.problem((0, text.len()), "pattern", "a pattern rewrites nothing", "write cells without =>"))
    }
}
