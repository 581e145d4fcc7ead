//! Calls at the frontier: nested analyses of callees, and what is kept of them (Føns, Hougaard 2014, §4.3; Beckman et al. 2010, §6).

use std::collections::{BTreeMap, BTreeSet, HashMap};

use java::model::MethodId;
use machine::symbolic::Meaning;
use term::{Domain, Op as TermOp, Sort, Symbol, SymbolId, TermId, Terms, substitute};

use crate::checker::{Activation, Checker, Extension, Verdict};
use crate::extend::Moment;
use crate::graph::RegionEdge;
use crate::locations::{Location, Op, bind};

/// A question about a callee in terms of the caller: can these arguments lead to a state behind the call that satisfies the exit constraint?
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Question {
    callee: MethodId,
    /// Over the caller's variables before the call.
    arguments: Vec<TermId>,
    /// Over the caller's variables and the result.
    exit: TermId,
    result: Option<SymbolId>,
}

/// Summaries that nested analyses leave behind; they hold whatever is known before a call.
#[derive(Default)]
pub(crate) struct Summaries {
    /// Must-summaries: paths of callees that tests took.
    paths: BTreeMap<MethodId, Vec<PathSummary>>,
    /// May-summaries: predicates over the caller's variables; where one does not hold, the exit constraint does not hold behind the call.
    proofs: BTreeMap<Question, Vec<TermId>>,
    /// Names of what questions are about that is in the heap.
    names: HashMap<TermId, TermId>,
}

/// A path of a callee from its entry to a return.
#[derive(Clone)]
struct PathSummary {
    inputs: Vec<TermId>,
    conditions: Vec<TermId>,
    returned: Option<TermId>,
}

/// Knowledge of a callee about its caller before a call.
struct Known {
    symbols: Vec<TermId>,
    values: Vec<TermId>,
    /// Names of what is about the heap.
    names: HashMap<TermId, TermId>,
}

impl Known {
    fn named(&self, terms: &mut Terms, term: TermId) -> TermId {
        substitute(terms, term, &self.names)
    }

    /// An answer in the caller's words.
    fn told(&self, terms: &mut Terms, answer: Extension) -> Extension {
        match answer {
            Extension::Refine(predicate, is_from_callee) => {
                let meant: HashMap<TermId, TermId> = self.names.iter().map(|(place, name)| (*name, *place)).collect();
                Extension::Refine(substitute(terms, predicate, &meant), is_from_callee)
            }
            test @ Extension::Test(..) => test,
        }
    }
}

/// Paths that are kept of a callee, at most; the newest ones.
const MAX_PATHS: usize = 6;

impl Summaries {
    /// Keeps the paths of tests that returned, all over the same inputs.
    fn keep_paths(&mut self, terms: &mut Terms, callee: MethodId, nested: &Activation) {
        let paths = self.paths.entry(callee).or_default();
        let inputs = paths.first().map_or_else(|| nested.inputs.clone(), |path| path.inputs.clone());
        for test in nested.tests.iter().filter(|test| test.has_returned) {
            let conditions: Vec<TermId> = test.conditions.iter().map(|term| bind(terms, *term, &nested.inputs, &inputs)).collect();
            let returned = test.returned.map(|term| bind(terms, term, &nested.inputs, &inputs));
            if !paths.iter().any(|path| path.conditions == conditions) {
                paths.push(PathSummary { inputs: inputs.clone(), conditions, returned });
            }
        }
        let surplus = paths.len().saturating_sub(MAX_PATHS);
        paths.drain(..surplus);
    }
}

impl Checker<'_> {
    /// At a call: a nested analysis of the callee, under all that is known before, for all that must hold behind (§4.3).
    pub(crate) fn extend_call(
        &mut self,
        activation: &Activation,
        conjuncts: Vec<TermId>,
        at: &Moment,
        frontier: RegionEdge,
        depth: usize,
    ) -> Result<Extension, String> {
        let Op::Call { callee, arguments, result, condition, locals: after, .. } = activation.procedure.edges[frontier.edge].op.clone()
        else {
            unreachable!("a call")
        };
        if depth >= self.limits.depth {
            return Err(format!("stopped after {} nested calls", self.limits.depth));
        }
        let target = activation.graph.regions[frontier.to].predicate;
        let edge = &activation.procedure.edges[frontier.edge];
        let after_target = activation.procedure.before((self.java, self.terms), target, (&after, edge.effect.as_deref()))?;
        let exit = self.terms.and2(condition, after_target);
        let known = self.known_before(activation, at, &[arguments.as_slice(), &[exit]].concat(), result)?;
        let (symbols, locals) = (known.symbols.as_slice(), known.values.as_slice());
        let exit = known.named(self.terms, exit);
        let arguments: Vec<TermId> = arguments.iter().map(|argument| known.named(self.terms, *argument)).collect();
        let question = Question { callee, arguments, exit, result };
        if self.limits.summaries
            && let Some(answer) = self.summarised(&question, (symbols, locals), &conjuncts)?
        {
            self.stats.summaries_used += 1;
            return Ok(known.told(self.terms, answer));
        }
        let mut nested = self.activation(callee)?;
        if nested.procedure.has_errors() {
            return Err("an error inside a called procedure".to_owned());
        }
        nested.is_handled = activation.is_handled || activation.procedure.catches;
        if nested.is_handled && nested.procedure.may_throw() {
            return Err("an exception inside a called procedure that may be handled outside".to_owned());
        }
        self.constrain(&mut nested, (symbols, locals), conjuncts, &question);
        let verdict = self.dash_loop(&mut nested, depth + 1)?;
        self.stats.nested += 1;
        if self.limits.summaries {
            self.summaries.keep_paths(self.terms, callee, &nested);
        }
        let answer = match verdict {
            Verdict::Fail(input) => Extension::Test(input, true),
            Verdict::Pass => {
                let any = self.terms.or(&nested.graph.initial_refines);
                let params = &nested.procedure.symbols[..question.arguments.len()];
                let predicate = bind(self.terms, any, params, &question.arguments);
                self.summaries.proofs.entry(question).or_default().push(predicate);
                Extension::Refine(predicate, true)
            }
        };
        Ok(known.told(self.terms, answer))
    }

    /// The knowledge of a callee over numbers about its caller: variables, and a name for everything else that the question is about.
    fn known_before(&mut self, activation: &Activation, at: &Moment, asked: &[TermId], result: Option<SymbolId>) -> Result<Known, String> {
        let mut known = Known { symbols: activation.procedure.symbols.clone(), values: at.locals.clone(), names: HashMap::new() };
        if activation.procedure.generic.arbitrary.is_none() {
            return Ok(known);
        }
        for place in asked.iter().flat_map(|term| self.places_in(*term)).collect::<BTreeSet<_>>() {
            if result.is_some_and(|result| self.terms.symbols_of(place).contains(&result)) {
                return Err("a recursive call whose result says where something is in the heap".to_owned());
            }
            let name = match self.summaries.names.get(&place) {
                Some(name) => *name,
                None => {
                    let symbol = self.terms.declare(Symbol::constant("known", self.terms.sort(place), Domain::Any));
                    let name = self.terms.app(symbol, &[]);
                    self.summaries.names.insert(place, name);
                    name
                }
            };
            known.symbols.push(name);
            known.values.push(self.within(activation, place, at)?);
            known.names.insert(place, name);
        }
        Ok(known)
    }

    /// The largest parts of a term that are about objects, places of the heap, texts or nondeterministic values.
    fn places_in(&self, root: TermId) -> BTreeSet<TermId> {
        let is_number = |term: TermId| matches!(self.terms.sort(term), Sort::Bool | Sort::Int | Sort::F32 | Sort::F64);
        let (mut found, mut seen, mut pending) = (BTreeSet::new(), BTreeSet::new(), vec![root]);
        while let Some(term) = pending.pop() {
            if !seen.insert(term) {
                continue;
            }
            let args = self.terms.args(term);
            let is_place = match self.terms.op(term) {
                TermOp::App(symbol) => !args.is_empty() || matches!(self.java.symbols.meaning(symbol), Meaning::Nondeterministic(..)),
                _ => !args.iter().all(|arg| is_number(*arg)),
            };
            if is_place {
                found.insert(term);
            } else {
                pending.extend_from_slice(args);
            }
        }
        found
    }

    /// The answer of a summary. A path of the callee that was run before is one that can be run again; a predicate outside of which the exit
    /// constraint cannot be reached answers the question if no input along the trace satisfies it.
    fn summarised(
        &mut self,
        question: &Question,
        (symbols, locals): (&[TermId], &[TermId]),
        conjuncts: &[TermId],
    ) -> Result<Option<Extension>, String> {
        for path in self.summaries.paths.get(&question.callee).cloned().unwrap_or_default() {
            let arguments: Vec<TermId> = question.arguments.iter().map(|argument| bind(self.terms, *argument, symbols, locals)).collect();
            let mut formula = conjuncts.to_vec();
            formula.extend(path.conditions.iter().map(|condition| bind(self.terms, *condition, &path.inputs, &arguments)));
            let (mut over, mut values) = (symbols.to_vec(), locals.to_vec());
            if let (Some(symbol), Some(returned)) = (question.result, path.returned) {
                over.push(self.terms.app(symbol, &[]));
                values.push(bind(self.terms, returned, &path.inputs, &arguments));
            }
            formula.push(bind(self.terms, question.exit, &over, &values));
            if let Some(input) = self.values_of(&formula)? {
                return Ok(Some(Extension::Test(input, true)));
            }
        }
        for predicate in self.summaries.proofs.get(question).cloned().unwrap_or_default() {
            let here = bind(self.terms, predicate, symbols, locals);
            let formula: Vec<TermId> = conjuncts.iter().copied().chain([here]).collect();
            if self.solver.check_all(self.terms, &formula) == solver::Answer::Unsat {
                return Ok(Some(Extension::Refine(predicate, true)));
            }
        }
        Ok(None)
    }

    /// Puts the input constraint on the entry of a callee and the exit constraint on its returns (§4.3.2, §4.3.3). The caller's variables
    /// and inputs are symbols that the callee does not have, so nothing needs to be renamed.
    fn constrain(
        &mut self,
        nested: &mut Activation,
        (symbols, locals): (&[TermId], &[TermId]),
        mut conjuncts: Vec<TermId>,
        question: &Question,
    ) {
        let Question { arguments, exit, result, .. } = question;
        for (param, argument) in nested.procedure.symbols.clone().into_iter().zip(arguments) {
            conjuncts.push(self.terms.eq(param, *argument));
        }
        for (symbol, value) in symbols.iter().zip(locals) {
            if symbol != value && self.terms.sort(*symbol) == self.terms.sort(*value) && self.terms.sort(*symbol) != term::Sort::Ref {
                conjuncts.push(self.terms.eq(*symbol, *value));
            }
        }
        nested.graph.regions[nested.graph.initial].predicate = self.terms.and(&conjuncts);
        for edge in nested.procedure.edges.clone() {
            if nested.procedure.locations[edge.to] != Location::Exit {
                continue;
            }
            let holds = match (result, edge.returned) {
                (Some(symbol), Some(value)) => {
                    let result = self.terms.app(*symbol, &[]);
                    bind(self.terms, *exit, &[result], &[value])
                }
                _ => *exit,
            };
            let fails = self.terms.not(holds);
            let region = nested.graph.at(edge.to).next().expect("every location has a region");
            let new = nested.graph.split(region, (fails, holds), false);
            nested.graph.regions[new].is_error = true;
        }
    }
}
