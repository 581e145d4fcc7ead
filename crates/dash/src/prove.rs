//! An independent look at a proof: every edge that is missing has to be impossible, and the regions of a location cover all its states.
//!
//! Calls are run inline, so that nothing of the nested analyses is believed (Føns, Hougaard 2014, §3.2: the final graph is the proof).

use java::model::MethodId;
use machine::symbolic::{JavaSemantics, State};
use solver::{Answer, Solver};
use term::{TermId, Terms};

use crate::checker::Proof;
use crate::graph::RegionEdge;
use crate::locations::{Location, Op, Procedure, bind};
use crate::segment::{self, Arm, End, Segment};

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
    for index in 0..proof.procedure.edges.len() {
        edge_questions(java, terms, base, proof, index, &mut questions)?;
    }
    Ok(questions)
}

/// Every pair of regions that an edge does not connect has to be one that it cannot connect. What a call does beside its edges has to be impossible.
fn edge_questions(
    java: &mut JavaSemantics,
    terms: &mut Terms,
    base: &State,
    proof: &Proof,
    index: usize,
    questions: &mut Vec<Question>,
) -> Result<(), Flaw> {
    let (graph, procedure) = (&proof.graph, &proof.procedure);
    let edge = &procedure.edges[index];
    let arms = arms(java, terms, base, proof, index)?;
    let drawn: Vec<usize> = procedure.edges.iter().filter(|other| other.from == edge.from).map(|other| other.to).collect();
    for from in graph.at(edge.from) {
        let before = graph.regions[from].predicate;
        for (condition, locals) in arms.iter().filter(|arm| leads(procedure, &arm.end, edge.to)).map(|arm| (arm.condition, &arm.locals)) {
            for to in graph.at(edge.to).filter(|to| !graph.edges.contains(&RegionEdge { from, edge: index, to: *to })) {
                let after = bind(terms, graph.regions[to].predicate, &procedure.symbols, locals);
                questions.push(Question { formula: terms.and(&[before, condition, after]), flaw: Flaw::Edge { from, to } });
            }
        }
        // An exception that leaves the procedure, or the end of the run, leads nowhere.
        let goes_on = |end: &End| !matches!(end, End::Throws | End::Halts);
        for arm in arms.iter().filter(|arm| goes_on(&arm.end) && !drawn.iter().any(|to| leads(procedure, &arm.end, *to))) {
            questions.push(Question { formula: terms.and2(before, arm.condition), flaw: Flaw::Beside(from) });
        }
    }
    Ok(())
}

/// True if a segment that ends so leads to a location.
fn leads(procedure: &Procedure, end: &End, to: usize) -> bool {
    match (&procedure.locations[to], end) {
        (Location::At(_), End::At(pc)) => procedure.leads_to.get(pc) == Some(&to),
        (Location::Exit, End::Returns(_)) => true,
        (Location::Error, End::Violates) | (Location::Thrown, End::Throws) | (Location::Halted, End::Halts) => true,
        _ => false,
    }
}

/// What the machine does along an edge, over the locals before: for a call, all that may happen from there on.
fn arms(java: &mut JavaSemantics, terms: &mut Terms, base: &State, proof: &Proof, edge: usize) -> Result<Vec<Arm>, Flaw> {
    let procedure = &proof.procedure;
    let drawn = &procedure.edges[edge];
    let callee = match &drawn.op {
        Op::Step { condition, locals } => {
            let end = match procedure.locations[drawn.to] {
                Location::At(pc) => End::At(pc),
                Location::Exit => End::Returns(None),
                Location::Error => End::Violates,
                Location::Thrown => End::Throws,
                Location::Entry | Location::Halted => End::Halts,
            };
            return Ok(vec![Arm { condition: *condition, locals: locals.clone(), end }]);
        }
        Op::Call { callee, .. } => *callee,
    };
    let Location::At(pc) = procedure.locations[drawn.from] else { return Err(Flaw::Call(callee)) };
    let watched = std::mem::take(&mut java.world.watch.calls);
    let state = segment::placed(java, terms, base, procedure.method, &procedure.symbols, pc);
    let run = segment::run(java, terms, base, state, false);
    java.world.watch.calls = watched;
    let Ok(Segment::Plain(arms)) = run else { return Err(Flaw::Call(callee)) };
    Ok(arms)
}
