//! Proofs of `safe` answers, for a file; and a second look at them.

use solver::{Answer as Sat, Confirmation, Solver};
use term::{TermId, Terms};

use super::entries::entries;
use super::frontier::Prepared;
use super::portfolio::MEMBERS;
use super::task::{Answer, Answered, Task};
use super::{CheckOptions, bounded, frontier, spacer};
use crate::files::Buffers;
use crate::load::SourceTexts;
use crate::proof::check::{Proof, Refusal};

/// Seconds per question for the other solver.
const SECONDS: u32 = 20;

/// Evidence that a member of the portfolio leaves behind for others to check.
#[derive(Clone, Default)]
pub(super) struct Evidence {
    pub(super) graph: Option<dash::PortableGraph>,
    pub(super) invariants: Option<dash::invariants::PortableInvariants>,
    pub(super) rounds: Option<usize>,
}

impl Evidence {
    fn of(answered: Answered) -> Option<Evidence> {
        let Answered { answer, graph, invariants, rounds, .. } = answered;
        let is_there = graph.is_some() || invariants.is_some() || rounds.is_some();
        (matches!(answer, Answer::Safe(_)) && is_there).then_some(Evidence { graph, invariants, rounds })
    }
}

/// The proof of an answer. If the member that answered leaves nothing behind, those that do are asked.
pub(super) fn of(task: &Task, by: &str, evidence: Evidence) -> Proof {
    let is_there = evidence.graph.is_some() || evidence.invariants.is_some() || evidence.rounds.is_some();
    let again = || [frontier::ask, spacer::ask, bounded::ask].into_iter().find_map(|ask| Evidence::of(ask(task)));
    let evidence = if is_there { evidence } else { again().unwrap_or_default() };
    Proof {
        file: task.path.clone(),
        source_roots: task.options.source_roots.clone(),
        method: task.entry.clone(),
        property: task.options.property.clone(),
        nondet: task.options.nondeterministic.clone(),
        precondition: task.own_precondition.clone(),
        ints: crate::tree_reader::ints_name(task.options.ints).to_owned(),
        by: by.to_owned(),
        graph: evidence.graph,
        invariants: evidence.invariants,
        rounds: evidence.rounds,
    }
}

/// The one task that options name.
fn task(options: &CheckOptions) -> Result<Task, Refusal> {
    let path = options.paths.first().ok_or_else(|| Refusal::unknown("no file"))?;
    let told = |problems: Vec<crate::Problem>| Refusal::unknown(problems.into_iter().next().map_or_else(String::new, |p| p.message));
    let (mut gathered, _) = SourceTexts::new(path, &options.source_roots, &Buffers::default()).map_err(told)?;
    for error in &options.property.errors {
        gathered.add_error(error);
    }
    let entry = entries(&gathered, options).map_err(told)?.into_iter().next().ok_or_else(|| Refusal::unknown("the method is not there"))?;
    Ok(Task::new(options, &gathered, path, entry))
}

/// Checks a claimed region graph: the number of questions, and what cvc5 says of them if it is asked.
pub(crate) fn graph_questions(
    options: &CheckOptions,
    graph: &dash::PortableGraph,
    confirms: bool,
) -> Result<(usize, Option<Confirmation>), Refusal> {
    let task = task(options)?;
    let Prepared { mut java, mut terms, initial, base, method } = frontier::prepare_heap(&task).map_err(Refusal::unknown)?;
    let proof = dash::Proof::read(&mut java, &mut terms, (&base, method, &initial), graph).map_err(Refusal::wrong)?;
    let parameters = proof.parameters().to_vec();
    let assumed = initial.assumed(&mut terms, &parameters);
    let questions = dash::questions(&mut java, &mut terms, &proof, assumed).map_err(|flaw| Refusal::wrong(format!("{flaw:?}")))?;
    let questions: Vec<(TermId, String)> =
        questions.into_iter().map(|question| (question.formula, format!("{:?}", question.flaw))).collect();
    impossible(&mut terms, &questions, confirms)
}

/// Checks claimed invariants: the number of questions, and what cvc5 says of them if it is asked.
pub(crate) fn invariant_questions(
    options: &CheckOptions,
    invariants: &dash::invariants::PortableInvariants,
    confirms: bool,
) -> Result<(usize, Option<Confirmation>), Refusal> {
    let task = task(options)?;
    let (mut terms, formulas) = spacer::claimed(&task, invariants)?;
    let named = |(number, formula)| (formula, format!("clause {number} does not hold"));
    impossible(&mut terms, &formulas.into_iter().enumerate().map(named).collect::<Vec<_>>(), confirms)
}

/// Checks that so many rounds of loops are all that there are: the number of questions, and what cvc5 says of them if it is asked.
pub(crate) fn bounded_questions(options: &CheckOptions, rounds: usize, confirms: bool) -> Result<(usize, Option<Confirmation>), Refusal> {
    let task = task(options)?;
    let (mut terms, formulas) = bounded::claimed(&task, rounds)?;
    let named = |formula| (formula, format!("some run fails, or has more than {rounds} rounds of a loop"));
    impossible(&mut terms, &formulas.into_iter().map(named).collect::<Vec<_>>(), confirms)
}

/// Shows that no formula is satisfiable; each stands with what is wrong if it is.
fn impossible(terms: &mut Terms, questions: &[(TermId, String)], confirms: bool) -> Result<(usize, Option<Confirmation>), Refusal> {
    let mut solver = Solver::new(solver::Config::default());
    let mut confirmed = Confirmation::Confirmed;
    for (formula, flaw) in questions {
        match solver.check_all(terms, &[*formula]) {
            Sat::Unsat => {}
            Sat::Sat => return Err(Refusal::wrong(flaw.clone())),
            Sat::Unknown(reason) => return Err(Refusal::unknown(reason.to_string())),
        }
        if confirms && terms.as_bool_const(*formula).is_none() {
            confirmed = confirmed.and(solver::confirm(&solver.to_smtlib(terms, &[*formula]), SECONDS).about(flaw));
        }
    }
    Ok((questions.len(), confirms.then_some(confirmed)))
}

/// Makes the proof of another member again: one obligation.
pub(crate) fn prove_again(options: &CheckOptions, by: &str) -> Result<usize, Refusal> {
    let task = task(options)?;
    let member = MEMBERS.iter().find(|member| member.name == by).ok_or_else(|| Refusal::unknown(format!("there is no member `{by}`")))?;
    match (member.ask)(&task).answer {
        Answer::Safe(_) => Ok(1),
        Answer::Error(failure) => Err(Refusal::wrong(failure.what)),
        Answer::Open { reason, .. } => {
            Err(Refusal::unknown(if reason.is_empty() { "it could not be made again".to_owned() } else { reason }))
        }
    }
}
