//! An analysis of one procedure and those that it calls: what it is asked, how far it goes, and what it answers.

use java::model::MethodId;
use machine::symbolic::{JavaSemantics, State};
use solver::Solver;
use term::{Interpretation, SymbolId, TermId, Terms, Value};

use crate::generalise::Facts;
use crate::graph::RegionGraph;
use crate::locations::{Procedure, fresh};
use crate::nested::Summaries;
use crate::picture::Picture;
use crate::stats::Stats;
use crate::trace::{Assignment, Test};

/// How error paths are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Search {
    #[default]
    Breadth,
    Depth,
}

/// Which of the states of a region is the one before the frontier (§3.8.7). Any choice is correct.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pick {
    /// That of the latest test, in its last visit.
    #[default]
    Newest,
    /// Any; the same one in the same run of the same program.
    Random,
}

/// How far to go. All of them end in "not known", never in an answer.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Iterations over all levels.
    pub iterations: u64,
    /// Nested analyses.
    pub depth: usize,
    /// States of one test.
    pub steps: usize,
    /// True if the condition of a branch is left out of a refinement where no known state needs it (§3.6.2).
    pub loop_optimisation: bool,
    /// True if answers of nested analyses are kept.
    pub summaries: bool,
    /// True if refinement predicates are weakened so that they exclude more than one trace.
    pub generalises: bool,
    pub search: Search,
    pub pick: Pick,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            iterations: 150,
            depth: 12,
            steps: 20_000,
            loop_optimisation: true,
            summaries: true,
            generalises: true,
            search: Search::Breadth,
            pick: Pick::Newest,
        }
    }
}

/// The answer of an analysis.
pub enum Answer {
    /// Inputs of the procedure on which it reaches the error.
    Fail(Vec<Value>),
    /// No path is left.
    Pass(Box<Proof>),
    Unknown(String),
}

/// A region graph without an error path.
#[derive(Clone)]
pub struct Proof {
    pub(crate) procedure: Procedure,
    pub graph: RegionGraph,
}

/// Told of the counters, and of the number of regions.
pub type Observer<'a> = dyn Fn(&Stats, usize) + 'a;

/// An analysis of one procedure and those that it calls.
pub struct Checker<'a> {
    pub(crate) java: &'a mut JavaSemantics,
    pub(crate) terms: &'a mut Terms,
    pub(crate) solver: &'a mut Solver,
    /// Classes are initialised; nothing is running.
    pub(crate) base: State,
    pub limits: Limits,
    pub stats: Stats,
    /// True if pictures are made of every graph: at the beginning, with each frontier, and after each step.
    pub draws: bool,
    pub pictures: Vec<Picture>,
    /// Told of the counters, and of the regions of the graph at hand, once per iteration.
    pub observer: Option<&'a Observer<'a>>,
    /// Whether to give up: the time is over, or somebody asks for it.
    pub stops: Option<&'a dyn Fn() -> bool>,
    /// Arguments of tests that are run before the first iteration (§1.11): each as many as the procedure has parameters.
    pub seeds: Vec<Vec<Value>>,
    pub(crate) summaries: Summaries,
    /// Facts that always hold at locations of the procedure that is asked about, when they were needed.
    pub(crate) facts: Option<Facts>,
}

/// One activation under analysis: its graph is refined, its tests are recorded on it.
pub(crate) struct Activation {
    pub(crate) procedure: Procedure,
    pub(crate) inputs: Vec<TermId>,
    pub(crate) graph: RegionGraph,
    pub(crate) tests: Vec<Test>,
    /// Somebody who waits for it handles exceptions.
    pub(crate) is_handled: bool,
}

pub(crate) enum Verdict {
    Fail(Assignment),
    Pass,
}

/// How a frontier was dealt with.
pub(crate) enum Extension {
    Test(Assignment, bool),
    /// A predicate, and whether a callee gave it.
    Refine(TermId, bool),
}

impl<'a> Checker<'a> {
    pub fn new(java: &'a mut JavaSemantics, terms: &'a mut Terms, solver: &'a mut Solver, base: State, limits: Limits) -> Self {
        Checker {
            java,
            terms,
            solver,
            base,
            limits,
            stats: Stats::default(),
            draws: false,
            pictures: Vec::new(),
            observer: None,
            stops: None,
            seeds: Vec::new(),
            summaries: Summaries::default(),
            facts: None,
        }
    }

    /// Analyses a procedure under a precondition over its parameters, which are the given terms.
    pub fn check(&mut self, method: MethodId, precondition: impl Fn(&mut Terms, &[TermId]) -> TermId) -> Answer {
        let done = self.activation(method).and_then(|mut activation| {
            let params = activation.procedure.symbols[..activation.procedure.n_params].to_vec();
            let initial = activation.graph.initial;
            activation.graph.regions[initial].predicate = precondition(self.terms, &params);
            self.facts = None;
            let verdict = match self.run_seeds(&mut activation)? {
                Some(input) => Verdict::Fail(input),
                None => self.dash_loop(&mut activation, 0)?,
            };
            Ok((activation, verdict))
        });
        match done {
            Err(reason) => Answer::Unknown(reason),
            Ok((activation, Verdict::Pass)) => {
                self.stats.regions = activation.graph.regions.len() as u64;
                Answer::Pass(Box::new(Proof { procedure: activation.procedure, graph: activation.graph }))
            }
            Ok((activation, Verdict::Fail(input))) => {
                self.stats.regions = activation.graph.regions.len() as u64;
                let value = |term: &TermId| {
                    let symbol = self.terms.symbols_of(*term)[0];
                    input.app(self.terms, symbol, &[]).expect("assignments are total")
                };
                Answer::Fail(activation.inputs.iter().map(value).collect())
            }
        }
    }

    pub(crate) fn activation(&mut self, method: MethodId) -> Result<Activation, String> {
        let procedure = Procedure::of(self.java, self.terms, &self.base, method)?;
        let params: Vec<(String, java::model::Ty)> =
            self.java.world.program.method(method).params.iter().map(|param| (param.name.clone(), param.ty)).collect();
        let mut inputs = Vec::new();
        for (name, ty) in params {
            inputs.push(fresh(self.java, self.terms, &name, ty)?);
        }
        let tru = self.terms.tru();
        let graph = RegionGraph::of(&procedure, tru);
        Ok(Activation { procedure, inputs, graph, tests: Vec::new(), is_handled: false })
    }

    /// Runs the tests that are given; one that the precondition excludes is left out. Gives one that reaches the error.
    fn run_seeds(&mut self, activation: &mut Activation) -> Result<Option<Assignment>, String> {
        for seed in std::mem::take(&mut self.seeds) {
            let symbols: Vec<SymbolId> = activation.inputs.iter().map(|input| self.terms.symbols_of(*input)[0]).collect();
            let fits = seed.len() == symbols.len()
                && symbols.iter().zip(&seed).all(|(symbol, value)| value.sort() == self.terms.symbol(*symbol).sort);
            if !fits {
                return Err("a seed test that does not fit the parameters".to_owned());
            }
            let input = Assignment(symbols.into_iter().zip(seed).collect());
            let (conditions, _) = self.prefix(activation, None);
            let is_allowed = conditions.iter().all(|condition| input.holds(self.terms, *condition) == Some(true));
            if !is_allowed || activation.tests.iter().any(|test| test.input == input) {
                continue;
            }
            self.stats.tests += 1;
            if self.run_test(activation, &input)? {
                return Ok(Some(input));
            }
        }
        Ok(None)
    }
}
