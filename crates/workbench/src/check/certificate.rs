//! Proofs of `safe` answers, for a file; and a second look at them.

use std::path::PathBuf;

use engine::decisions::{TreeQuestion, WalkFailure};
use explain::check::CheckResult;
use explain::verdict::Verdict;
use solver::{Answer as Sat, Confirmation, Solver};
use term::{TermId, Terms};

use super::frontier::Prepared;
use super::portfolio::{MEMBERS, Member};
use super::task::{Answer, Answered, Task};
use super::tree::TreeProof;
use super::{CheckOptions, Property, bounded, frontier, spacer, weave};
use crate::proof::check::{Proof, Refusal};

/// Seconds per question for the other solver.
const SECONDS: u32 = 20;
/// Questions about a tree that the other solver is asked together: it takes longer to start than to answer most of them.
const TOGETHER: usize = 50;

/// Evidence that a member of the portfolio leaves behind for others to check.
#[derive(Clone, Default)]
pub(super) struct Evidence {
    graph: Option<dash::PortableGraph>,
    invariants: Option<dash::invariants::PortableInvariants>,
    rounds: Option<usize>,
    tree: Option<TreeProof>,
    /// Invariants that a tree may need.
    found: Vec<verify::infer::PortableInvariants>,
}

impl Evidence {
    pub(super) fn of(answered: &Answered) -> Evidence {
        let Answered { graph, invariants, rounds, found, .. } = answered.clone();
        Evidence { graph, invariants, rounds, tree: None, found }
    }

    fn is_there(&self) -> bool {
        self.graph.is_some() || self.invariants.is_some() || self.rounds.is_some() || self.tree.is_some()
    }

    /// With the tree of the member that answered, if its proofs are trees. A tree that would not be accepted is none.
    fn with_tree(mut self, task: &Task, member: &Member) -> Evidence {
        let invariants = std::mem::take(&mut self.found);
        let find = || {
            let found = TreeProof::find(task, member.tree?, invariants).ok();
            found.filter(|tree| tree_holds(task, tree, false).is_ok())
        };
        // A defect in the making of a proof must not take the answer with it.
        self.tree = std::panic::catch_unwind(std::panic::AssertUnwindSafe(find)).unwrap_or_default();
        self
    }

    fn of_another(task: &Task, ask: fn(&Task) -> Answered) -> Option<Evidence> {
        let answered = ask(task);
        let is_safe = matches!(answered.answer, Answer::Safe(_));
        Some(Evidence::of(&answered)).filter(|evidence| is_safe && evidence.is_there())
    }
}

/// The proof of an answer. If the member that answered leaves nothing behind, those that do are asked.
pub(super) fn of(task: &Task, by: &str, mut evidence: Evidence) -> Proof {
    if let Some(member) = MEMBERS.iter().find(|member| member.name == by) {
        evidence = evidence.with_tree(task, member);
    }
    if !evidence.is_there() {
        let others = [frontier::ask, spacer::ask, bounded::ask];
        evidence = others.into_iter().find_map(|ask| Evidence::of_another(task, ask)).unwrap_or_default();
    }
    let mut property = task.options.property.clone();
    // Whoever reads the automaton finds its error again.
    property.errors.retain(|error| task.options.automaton.is_none() || !weave::is_woven(error));
    Proof {
        file: task.path.clone(),
        source_roots: task.options.source_roots.clone(),
        method: task.meant.clone(),
        property,
        nondet: task.options.nondeterministic.clone(),
        precondition: task.own_precondition.clone(),
        postcondition: task.options.postcondition.clone(),
        automaton: task.options.automaton.clone(),
        contract: None,
        ints: crate::tree_reader::ints_name(task.options.ints).to_owned(),
        by: by.to_owned(),
        graph: evidence.graph,
        invariants: evidence.invariants,
        rounds: evidence.rounds,
        tree: evidence.tree,
    }
}

/// The one task that options name.
fn task(options: &CheckOptions) -> Result<Task, Refusal> {
    let path = options.paths.first().ok_or_else(|| Refusal::unknown("no file"))?;
    let told = |problems: Vec<crate::Problem>| Refusal::unknown(problems.into_iter().next().map_or_else(String::new, |p| p.message));
    let (tasks, _) = super::tasks_of(options, path).map_err(told)?;
    tasks.into_iter().next().ok_or_else(|| Refusal::unknown("the method is not there"))
}

/// Checks a claimed tree: the number of questions, and what cvc5 says of them if it is asked.
pub(crate) fn tree_questions(options: &CheckOptions, tree: &TreeProof, confirms: bool) -> Result<(usize, Option<Confirmation>), Refusal> {
    tree_holds(&task(options)?, tree, confirms)
}

fn tree_holds(task: &Task, tree: &TreeProof, confirms: bool) -> Result<(usize, Option<Confirmation>), Refusal> {
    let (mut terms, questions) = tree.questions(task).map_err(|failure| match failure {
        WalkFailure::Wrong(reason) => Refusal::wrong(reason),
        WalkFailure::Unknown(reason) => Refusal::unknown(reason),
    })?;
    let asked: Vec<Asked> = questions.into_iter().map(Asked::of_tree).collect();
    decided(&mut terms, &asked, confirms)
}

/// Something that has to follow from hypotheses, and what is wrong if it does not.
struct Asked {
    hypotheses: Vec<TermId>,
    goal: TermId,
    flaw: String,
}

impl Asked {
    fn of_tree(question: TreeQuestion) -> Asked {
        Asked { hypotheses: question.hypotheses, goal: question.goal, flaw: question.flaw.to_string() }
    }
}

/// Shows all that has to follow. Of what does not, the other solver is asked, too.
fn decided(terms: &mut Terms, asked: &[Asked], confirms: bool) -> Result<(usize, Option<Confirmation>), Refusal> {
    let mut solver = Solver::new(solver::Config::default());
    for question in asked {
        let refusal = match solver.prove(terms, &question.hypotheses, question.goal) {
            solver::Proof::Proved { .. } => continue,
            solver::Proof::Refuted => Refusal::wrong(question.flaw.clone()),
            solver::Proof::Unknown(reason) => Refusal::unknown(format!("{}: {reason}", question.flaw)),
        };
        let script = solver.proof_to_smtlib(terms, &question.hypotheses, question.goal);
        let confirmed = confirms.then(|| solver::confirm(&script, SECONDS).about(&question.flaw));
        return Err(Refusal { confirmed, ..refusal });
    }
    if !confirms {
        return Ok((asked.len(), None));
    }
    let mut confirmed = Confirmation::Confirmed;
    let is_open = |question: &&Asked| terms.as_bool_const(question.goal) != Some(true);
    let open: Vec<&Asked> = asked.iter().filter(is_open).collect();
    for together in open.chunks(TOGETHER) {
        let script = |question: &&Asked| solver.proof_to_smtlib(terms, &question.hypotheses, question.goal);
        let scripts: Vec<String> = together.iter().map(script).collect();
        if solver::confirm(&scripts.join("(reset)\n"), SECONDS) == Confirmation::Confirmed {
            continue;
        }
        for (question, script) in together.iter().zip(&scripts) {
            confirmed = confirmed.and(solver::confirm(script, SECONDS).about(&question.flaw));
        }
    }
    Ok((asked.len(), Some(confirmed)))
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
        let refusal = match solver.check_all(terms, &[*formula]) {
            Sat::Unsat => None,
            Sat::Sat => Some(Refusal::wrong(flaw.clone())),
            Sat::Unknown(reason) => Some(Refusal::unknown(reason.to_string())),
        };
        let is_asked = confirms && terms.as_bool_const(*formula).is_none();
        let said = is_asked.then(|| solver::confirm(&solver.to_smtlib(terms, &[*formula]), SECONDS).about(flaw));
        if let Some(refusal) = refusal {
            return Err(Refusal { confirmed: said, ..refusal });
        }
        confirmed = said.into_iter().fold(confirmed, Confirmation::and);
    }
    Ok((questions.len(), confirms.then_some(confirmed)))
}

/// Makes the proof of another member, or of a contract, again: one obligation.
pub(crate) fn prove_again(options: &CheckOptions, by: &str, contract: Option<&str>) -> Result<usize, Refusal> {
    let open = |reason: Option<String>| Refusal::unknown(reason.unwrap_or_else(|| "it could not be made again".to_owned()));
    if let Some(contract) = contract {
        let told = |problems: Vec<crate::Problem>| open(problems.into_iter().next().map(|problem| problem.message));
        let (results, _) = super::contracts::results(options).map_err(told)?;
        let mut same = results.into_iter().filter(|result| result.property == contract);
        let result = same.next().ok_or_else(|| Refusal::wrong("there is no such contract"))?;
        return match result.verdict {
            Verdict::Safe => Ok(1),
            Verdict::Error => Err(Refusal::wrong(result.reason.unwrap_or_default())),
            _ => Err(open(result.reason)),
        };
    }
    let task = task(options)?;
    let member = MEMBERS.iter().find(|member| member.name == by).ok_or_else(|| Refusal::unknown(format!("there is no member `{by}`")))?;
    match (member.ask)(&task).answer {
        Answer::Safe(_) => Ok(1),
        Answer::Error(failure) => Err(Refusal::wrong(failure.what)),
        Answer::Open { reason, .. } => Err(open(Some(reason).filter(|reason| !reason.is_empty()))),
    }
}

/// The proof of a contract that is fulfilled: `verify` makes it again.
pub(super) fn of_contract(options: &CheckOptions, result: &CheckResult) -> Proof {
    Proof {
        file: PathBuf::from(&result.file),
        source_roots: options.source_roots.clone(),
        method: result.method.clone(),
        property: Property { contracts: true, ..Property::default() },
        nondet: Vec::new(),
        precondition: None,
        postcondition: None,
        automaton: None,
        contract: Some(result.property.clone()),
        ints: crate::tree_reader::ints_name(options.ints).to_owned(),
        by: result.answered_by.clone().unwrap_or_default(),
        graph: None,
        invariants: None,
        rounds: None,
        tree: None,
    }
}
