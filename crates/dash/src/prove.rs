//! An independent look at a proof: every edge that is missing has to be impossible, and the regions of a location cover all its states.
//!
//! Calls are run inline, so that nothing of the nested analyses is believed (Føns, Hougaard 2014, §3.2: the final graph is the proof).

use java::model::MethodId;
use machine::symbolic::{JavaSemantics, State};
use solver::{Answer, Solver};
use term::{TermId, Terms};

use crate::checker::Proof;
use crate::graph::RegionEdge;
use crate::locations::{Location, Op, bind};
use crate::segment::{self, End, Segment};

/// What is wrong with a proof.
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
    /// A call that cannot be run inline.
    Call(MethodId),
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
    base: &State,
    proof: &Proof,
    precondition: TermId,
) -> Result<u64, Flaw> {
    let questions = questions(java, terms, base, proof, precondition)?;
    for question in &questions {
        if solver.check_all(terms, &[question.formula]) != Answer::Unsat {
            return Err(question.flaw.clone());
        }
    }
    Ok(questions.len() as u64)
}

/// All that has to be impossible for a graph to be a proof. Flaws that need no solver are told at once.
pub fn questions(
    java: &mut JavaSemantics,
    terms: &mut Terms,
    base: &State,
    proof: &Proof,
    precondition: TermId,
) -> Result<Vec<Question>, Flaw> {
    let graph = &proof.graph;
    if graph.error_path(true).is_some() {
        return Err(Flaw::ErrorPath);
    }
    if graph.regions[graph.initial].location != proof.procedure.initial {
        return Err(Flaw::Initial);
    }
    let outside = terms.not(graph.regions[graph.initial].predicate);
    let mut questions = vec![Question { formula: terms.and2(precondition, outside), flaw: Flaw::Initial }];
    for location in 0..proof.procedure.locations.len() {
        // Only the one initial region has inputs; it is not split.
        if location == proof.procedure.initial {
            continue;
        }
        let there: Vec<TermId> = graph.at(location).map(|region| graph.regions[region].predicate).collect();
        let any = terms.or(&there);
        questions.push(Question { formula: terms.not(any), flaw: Flaw::Uncovered(location) });
    }
    for (index, edge) in proof.procedure.edges.iter().enumerate() {
        let ways = ways(java, terms, base, proof, index)?;
        for from in graph.at(edge.from) {
            for to in graph.at(edge.to) {
                if graph.edges.contains(&RegionEdge { from, edge: index, to }) {
                    continue;
                }
                for (condition, locals) in &ways {
                    let after = bind(terms, graph.regions[to].predicate, &proof.procedure.symbols, locals);
                    let formula = terms.and(&[graph.regions[from].predicate, *condition, after]);
                    questions.push(Question { formula, flaw: Flaw::Edge { from, to } });
                }
            }
        }
    }
    Ok(questions)
}

/// The ways along an edge: condition and values of the locals after, over those before.
fn ways(java: &mut JavaSemantics, terms: &mut Terms, base: &State, proof: &Proof, edge: usize) -> Result<Vec<(TermId, Vec<TermId>)>, Flaw> {
    let drawn = &proof.procedure.edges[edge];
    let callee = match &drawn.op {
        Op::Step { condition, locals } => return Ok(vec![(*condition, locals.clone())]),
        Op::Call { callee, .. } => *callee,
    };
    let Location::At(pc) = proof.procedure.locations[drawn.from] else { return Err(Flaw::Call(callee)) };
    let watched = std::mem::take(&mut java.world.watch.calls);
    let state = segment::placed(java, terms, base, proof.procedure.method, &proof.procedure.symbols, pc);
    let run = segment::run(java, terms, base, state, false);
    java.world.watch.calls = watched;
    let Ok(Segment::Plain(arms)) = run else { return Err(Flaw::Call(callee)) };
    let leads = |end: &End| match (&proof.procedure.locations[drawn.to], end) {
        (Location::At(_), End::At(pc)) => proof.procedure.at.get(pc) == Some(&drawn.to),
        (Location::Exit, End::Returns(_))
        | (Location::Error, End::Violates)
        | (Location::Thrown, End::Throws)
        | (Location::Halted, End::Halts) => true,
        _ => false,
    };
    // A place that stands for a later one is no location; then nothing is known of where the arm leads, and it may lead here.
    let is_unknown = |end: &End| matches!(end, End::At(pc) if !proof.procedure.at.contains_key(pc));
    Ok(arms.into_iter().filter(|arm| leads(&arm.end) || is_unknown(&arm.end)).map(|arm| (arm.condition, arm.locals)).collect())
}
