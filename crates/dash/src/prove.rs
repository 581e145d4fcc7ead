//! An independent look at a proof: every edge that is missing has to be impossible, and the regions of a location cover all its states.
//!
//! Calls are run inline, so that nothing of the nested analyses is believed (Føns, Hougaard 2014, §3.2: the final graph is the proof).

use std::rc::Rc;

use java::model::MethodId;
use machine::symbolic::JavaSemantics;
use solver::{Answer, Solver};
use term::{TermId, Terms};

use crate::checker::Proof;
use crate::graph::RegionEdge;
use crate::locations::{Effect, Location, Op, Procedure, manner};
use crate::segment::{self, End, First, Place, Segment};

/// A defect of a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The initial region does not have all inputs.
    Initial,
    /// An error region can be reached.
    ErrorPath,
    /// Some states of a location are on no region.
    Uncovered(usize),
    /// An edge is missing that can be taken, or is not known to be impossible.
    Edge { from: usize, to: usize },
    /// A call may do something that no edge shows, in a state of this region: fail, or throw what is handled.
    Beside(usize),
    /// A call that cannot be run inline.
    Call(MethodId),
    /// The budget ended before everything was looked at.
    Limit(String),
    /// A predicate that cannot be read in another state.
    Predicate(String),
}

/// Something that has to be impossible, and what is wrong with the proof if it is not.
#[derive(Clone, Debug)]
pub struct Question {
    pub formula: TermId,
    pub flaw: Flaw,
}

/// Checks a proof against the program; `precondition` is what inputs may be assumed to satisfy. Gives the number of questions.
pub fn recheck(
    (java, terms, solver): (&mut JavaSemantics, &mut Terms, &mut Solver),
    proof: &Proof,
    precondition: TermId,
) -> Result<u64, Flaw> {
    let questions = questions(java, terms, proof, precondition)?;
    for question in &questions {
        if solver.check_all(terms, &[question.formula]) != Answer::Unsat {
            return Err(question.flaw.clone());
        }
    }
    Ok(questions.len() as u64)
}

/// All that has to be impossible for a graph to be a proof. Flaws that need no solver are told at once.
pub fn questions(java: &mut JavaSemantics, terms: &mut Terms, proof: &Proof, precondition: TermId) -> Result<Vec<Question>, Flaw> {
    let graph = &proof.graph;
    if graph.error_path(true).is_some() {
        return Err(Flaw::ErrorPath);
    }
    if graph.regions[graph.initial].location != proof.procedure.initial {
        return Err(Flaw::Initial);
    }
    // Where the heap is used, runs begin in a state of their own, and what is assumed is about that.
    let precondition = proof.entry.as_ref().map_or(precondition, |entry| terms.and(&entry.assumed));
    let mut look = Look { java, terms, proof, precondition, questions: Vec::new() };
    let inside = look.at_entry(graph.regions[graph.initial].predicate)?;
    let outside = look.terms.not(inside);
    look.ask(&[look.precondition, outside], Flaw::Initial);
    for location in 0..proof.procedure.locations.len() {
        // Only the one initial region has inputs; it is not split.
        if location == proof.procedure.initial {
            continue;
        }
        let there: Vec<TermId> = graph.at(location).map(|region| graph.regions[region].predicate).collect();
        let any = look.terms.or(&there);
        let none = look.terms.not(any);
        look.ask(&[none], Flaw::Uncovered(location));
    }
    for index in 0..proof.procedure.edges.len() {
        look.at_edge(index)?;
    }
    if proof.entry.is_some() && !look.java.symbols.missed_types().is_empty() {
        return Err(Flaw::Predicate("an object of a class that only the library makes".to_owned()));
    }
    Ok(look.questions)
}

/// A way that the machine goes along an edge.
struct Way {
    condition: TermId,
    locals: Vec<TermId>,
    effect: Option<Rc<Effect>>,
    to: Target,
}

/// Where a way leads.
enum Target {
    /// To the location of the edge, because it is the edge.
    Edge,
    End(End),
}

struct Look<'a> {
    java: &'a mut JavaSemantics,
    terms: &'a mut Terms,
    proof: &'a Proof,
    precondition: TermId,
    questions: Vec<Question>,
}

impl Look<'_> {
    fn ask(&mut self, conjuncts: &[TermId], flaw: Flaw) {
        let formula = self.terms.and(conjuncts);
        self.questions.push(Question { formula, flaw });
    }

    /// The meaning of a formula in the states in which runs begin.
    fn at_entry(&mut self, formula: TermId) -> Result<TermId, Flaw> {
        let Some(entry) = &self.proof.entry else { return Ok(formula) };
        let at = (entry.start.values.as_slice(), Some(&entry.start.state));
        self.proof.procedure.within((self.java, self.terms), formula, at).map_err(Flaw::Predicate)
    }

    /// Every pair of regions that an edge does not connect has to be one that it cannot connect. What a call does beside its edges has to be impossible.
    /// Nothing leads to the location where runs begin, so that its states are those in which they do.
    fn at_edge(&mut self, index: usize) -> Result<(), Flaw> {
        let (graph, procedure) = (&self.proof.graph, &self.proof.procedure);
        let edge = &procedure.edges[index];
        if self.proof.entry.is_some() && edge.to == procedure.initial {
            return Err(Flaw::Initial);
        }
        let is_first = self.proof.entry.is_some() && edge.from == procedure.initial;
        let ways = self.ways(index)?;
        let drawn: Vec<usize> = procedure.edges.iter().filter(|other| other.from == edge.from).map(|other| other.to).collect();
        for from in graph.at(edge.from) {
            segment::within_budget(self.java, self.terms).map_err(Flaw::Limit)?;
            let before = graph.regions[from].predicate;
            for way in ways.iter().filter(|way| way.to.leads(procedure, edge.to)) {
                for to in graph.at(edge.to).filter(|to| !graph.edges.contains(&RegionEdge { from, edge: index, to: *to })) {
                    let end = (way.locals.as_slice(), way.effect.as_deref());
                    let after = procedure.before((self.java, self.terms), graph.regions[to].predicate, end).map_err(Flaw::Predicate)?;
                    let taken = self.terms.and(&[before, way.condition, after]);
                    self.impossible(taken, is_first, Flaw::Edge { from, to })?;
                }
            }
            for way in ways.iter().filter(|way| way.to.goes_on() && !drawn.iter().any(|to| way.to.leads(procedure, *to))) {
                let taken = self.terms.and2(before, way.condition);
                self.impossible(taken, is_first, Flaw::Beside(from))?;
            }
        }
        Ok(())
    }

    fn impossible(&mut self, formula: TermId, is_first: bool, flaw: Flaw) -> Result<(), Flaw> {
        if !is_first {
            self.ask(&[formula], flaw);
            return Ok(());
        }
        let here = self.at_entry(formula)?;
        self.ask(&[self.precondition, here], flaw);
        Ok(())
    }

    /// The ways of the machine along an edge, over the state before: for a call, all that may happen from there on.
    fn ways(&mut self, edge: usize) -> Result<Vec<Way>, Flaw> {
        let procedure = &self.proof.procedure;
        let drawn = &procedure.edges[edge];
        let callee = match &drawn.op {
            Op::Step { condition, locals } => {
                let (condition, locals, effect) = (*condition, locals.clone(), drawn.effect.clone());
                return Ok(vec![Way { condition, locals, effect, to: Target::Edge }]);
            }
            Op::Call { callee, .. } => *callee,
        };
        let Some(state) = procedure.generic_at.get(&drawn.from) else { return Err(Flaw::Call(callee)) };
        let own = self.proof.entry.as_ref().map_or_else(|| self.java.world.watch.calls.clone(), |entry| entry.calls.clone());
        let watched = std::mem::replace(&mut self.java.world.watch.calls, own);
        let manner = manner(&procedure.generic, First::Run);
        let run = segment::run(self.java, self.terms, &procedure.generic, state.clone(), manner);
        self.java.world.watch.calls = watched;
        let Ok(Segment::Plain(arms)) = run else { return Err(Flaw::Call(callee)) };
        let mut ways = Vec::new();
        for arm in arms {
            let (effect, locals) = (procedure.effect_of(&arm), procedure.values((self.java, self.terms), &arm.state));
            ways.push(Way { condition: arm.condition, locals, effect, to: Target::End(arm.end) });
        }
        Ok(ways)
    }
}

impl Target {
    /// True if it is to a location.
    fn leads(&self, procedure: &Procedure, to: usize) -> bool {
        let Target::End(end) = self else { return true };
        let leads_to = |place: &Place| procedure.leads_to.get(place) == Some(&to);
        match (&procedure.locations[to], end) {
            (Location::At(_), End::At(place)) => leads_to(place),
            (Location::Exit, End::Returns(_)) => true,
            (Location::Error, End::Violates)
            | (Location::Unsupported, End::Unsupported(_))
            | (Location::Thrown, End::Throws)
            | (Location::Halted, End::Halts) => true,
            _ => false,
        }
    }

    /// An exception that leaves the procedure, or the end of the run, leads nowhere.
    fn goes_on(&self) -> bool {
        matches!(self, Target::End(End::At(_) | End::Returns(_) | End::Violates | End::Unsupported(_)))
    }
}
