//! A question below merges, asked again case by case: with the condition that told the partners apart, every merged value is the one it was
//! before, so that the merges are undone for this question alone and nothing is explored twice.

use std::collections::{BTreeSet, HashMap};

use engine::{Bits, Claimed, Exploration, NodeId};
use merge::contextual_rewriting::Assuming;
use merge::operator::{IfThenElse, Operator};
use solver::{Proof, Solver};
use term::{Op, TermId, Terms, substitute};

use crate::semantics::VState;

/// More cases than these are not tried.
const MAX_CASES: usize = 16;

/// So few cases are asked at once: each is easier than the whole.
const FEW_CASES: usize = 2;

/// A claim as the solver was asked about it.
pub(crate) struct Question {
    pub hypotheses: Vec<TermId>,
    pub goal: TermId,
}

/// The answer to a claim, and the questions that it rests on.
pub(crate) struct ClaimAnswer {
    pub proof: Proof,
    pub questions: Vec<Question>,
    /// No question lies below a merge any more: without the merges, the same would be asked.
    pub is_unmerged: bool,
}

/// How hard to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effort {
    Full,
    /// For what settles nothing any more.
    Little,
}

impl Effort {
    fn prove(self, terms: &mut Terms, solver: &mut Solver, question: &Question) -> Proof {
        match self {
            Effort::Full => solver.prove(terms, &question.hypotheses, question.goal),
            Effort::Little => solver.prove_briefly(terms, &question.hypotheses, question.goal),
        }
    }
}

/// Proves a claim. Below merges: as it stands with little effort unless there are few cases, then case by case, then as it stands.
pub(crate) fn prove(
    terms: &mut Terms,
    solver: &mut Solver,
    exploration: &Exploration<VState>,
    claimed: &Claimed,
    effort: Effort,
) -> ClaimAnswer {
    let whole = Question { hypotheses: exploration.paths.conjuncts(claimed.path), goal: claimed.claim.goal };
    let conditions = conditions_above(exploration, claimed.node);
    if conditions.is_empty() {
        return ask_whole(terms, solver, whole, effort);
    }
    if solver.is_evident(terms, &whole.hypotheses, whole.goal) {
        return ClaimAnswer { proof: Proof::Proved { attempts: 0 }, questions: vec![whole], is_unmerged: false };
    }
    let cases = split(terms, &whole, &conditions).map(|cases| apart(terms, cases));
    if cases.as_ref().is_none_or(|(_, open)| open.len() > FEW_CASES) {
        let proof = Effort::Little.prove(terms, solver, &whole);
        if !matches!(proof, Proof::Unknown(_)) {
            return ClaimAnswer { proof, questions: vec![whole], is_unmerged: false };
        }
    }
    match cases {
        Some((settled, open)) => {
            let mut asked = ask_all(terms, solver, open, effort);
            asked.questions.extend(settled);
            ClaimAnswer { is_unmerged: are_choices(exploration), ..asked }
        }
        None => ask_whole(terms, solver, whole, effort),
    }
}

/// The cases that follow at once from what is known in them, and the others. Where a clause speaks of one path, all other paths settle it.
fn apart(terms: &mut Terms, cases: Vec<Question>) -> (Vec<Question>, Vec<Question>) {
    cases.into_iter().partition(|case| {
        let goal = Assuming::new(terms, &case.hypotheses).rewrite(terms, case.goal);
        terms.as_bool_const(goal) == Some(true)
    })
}

fn ask_whole(terms: &mut Terms, solver: &mut Solver, whole: Question, effort: Effort) -> ClaimAnswer {
    ClaimAnswer { proof: effort.prove(terms, solver, &whole), questions: vec![whole], is_unmerged: false }
}

/// All cases; the first that is not proved settles it.
fn ask_all(terms: &mut Terms, solver: &mut Solver, cases: Vec<Question>, effort: Effort) -> ClaimAnswer {
    let (mut all, mut questions) = (0, Vec::new());
    for case in cases {
        let mut proof = effort.prove(terms, solver, &case);
        let mut question = case;
        if !matches!(proof, Proof::Proved { .. }) {
            // Without the merge, a path that cannot be taken would have ended before anything was asked.
            let impossible = Question { hypotheses: question.hypotheses.clone(), goal: terms.fls() };
            if let refuted @ Proof::Proved { .. } = effort.prove(terms, solver, &impossible) {
                (proof, question) = (refuted, impossible);
            }
        }
        questions.push(question);
        match proof {
            Proof::Proved { attempts } => all += attempts,
            open => return ClaimAnswer { proof: open, questions, is_unmerged: false },
        }
    }
    ClaimAnswer { proof: Proof::Proved { attempts: all }, questions, is_unmerged: false }
}

/// True if all merges made choices between values and no constants, which would still be unknown in a case.
fn are_choices(exploration: &Exploration<VState>) -> bool {
    exploration.merges.values().all(|merge| *merge.operator == *IfThenElse.name())
}

/// What tells the partners of the merges above a node apart, oldest merge first. A merge that forgot something cannot be undone this way.
fn conditions_above(exploration: &Exploration<VState>, node: NodeId) -> Vec<TermId> {
    if exploration.merges.is_empty() {
        return Vec::new();
    }
    let mut above = BTreeSet::new();
    let mut work = vec![node];
    while let Some(node) = work.pop() {
        if above.insert(node) {
            work.extend_from_slice(exploration.dag.get(node).parents.as_slice());
        }
    }
    let mut conditions = Vec::new();
    for (_, merge) in exploration.merges.iter().filter(|(node, _)| above.contains(node)) {
        if merge.bits != Bits::EXACT {
            return Vec::new();
        }
        // With all partners but one excluded, the last is left.
        let (_, others) = merge.separating.split_last().expect("a merge has partners");
        conditions.extend_from_slice(others);
    }
    conditions
}

/// A case of a question, with what is known in it.
struct Case {
    question: Question,
    truths: HashMap<TermId, TermId>,
}

/// Every condition once true and once false, which are all cases there are whatever the conditions are. `None` if there are too many that matter.
fn split(terms: &mut Terms, whole: &Question, conditions: &[TermId]) -> Option<Vec<Question>> {
    let question = Question { hypotheses: whole.hypotheses.clone(), goal: whole.goal };
    let mut cases = vec![Case { question, truths: HashMap::new() }];
    for condition in conditions {
        let mut next = Vec::new();
        for case in cases {
            split_case(terms, case, *condition, &mut next);
        }
        if next.len() > MAX_CASES {
            return None;
        }
        cases = next;
    }
    Some(cases.into_iter().map(|case| case.question).collect())
}

/// Both cases of a condition, unless it is settled by the conditions before or says nothing about the question.
fn split_case(terms: &mut Terms, case: Case, condition: TermId, into: &mut Vec<Case>) {
    let condition = substitute(terms, condition, &case.truths);
    if terms.as_bool_const(condition).is_some() {
        into.push(case);
        return;
    }
    let negated = terms.not(condition);
    let both = [condition, negated].map(|known| assume(terms, &case, known));
    if both.iter().all(|(_, matters)| !matters) {
        into.push(case);
        return;
    }
    into.extend(both.into_iter().map(|(case, _)| case).filter(|case| !is_absurd(terms, &case.question)));
}

fn is_absurd(terms: &Terms, case: &Question) -> bool {
    case.hypotheses.iter().any(|part| terms.as_bool_const(*part) == Some(false))
}

/// The case in which something more is known, and whether that says anything about the question.
fn assume(terms: &mut Terms, case: &Case, known: TermId) -> (Case, bool) {
    let new = truths(terms, known);
    let goal = substitute(terms, case.question.goal, &new);
    let mut hypotheses: Vec<TermId> = case.question.hypotheses.iter().map(|part| substitute(terms, *part, &new)).collect();
    let matters = goal != case.question.goal || hypotheses != case.question.hypotheses;
    hypotheses.push(known);
    let mut truths = case.truths.clone();
    truths.extend(new);
    (Case { question: Question { hypotheses, goal }, truths }, matters)
}

/// What a condition that holds makes true and false.
fn truths(terms: &mut Terms, known: TermId) -> HashMap<TermId, TermId> {
    let (yes, no) = (terms.tru(), terms.fls());
    let mut map = HashMap::new();
    let mut work = vec![known];
    while let Some(part) = work.pop() {
        let negated = terms.not(part);
        map.insert(part, yes);
        map.insert(negated, no);
        if terms.op(part) == Op::And {
            work.extend_from_slice(terms.args(part));
        }
    }
    map
}
