//! Proof obligations in SMT-LIB notation, for other solvers.

use term::{TermId, Terms};

use super::clauses::{Witnesses, clauses, failures};
use super::{Question, Solver};
use crate::encode::Mode;
use crate::lemma::kinds_of;
use crate::session::Session;
use crate::z3::{Outcome, Search};

impl Solver {
    /// A goal under hypotheses as a script: one `check-sat` for each case in which the goal could fail, with the lemmas, or
    /// the instances, that a proof would use. The goal follows if every answer is `unsat`.
    pub fn proof_to_smtlib(&mut self, terms: &mut Terms, hypotheses: &[TermId], goal: TermId) -> String {
        self.follow_rollbacks(terms);
        let mut witnesses = Witnesses::default();
        let cases = failures(terms, goal, &mut witnesses);
        let kinds = kinds_of(terms, &[hypotheses, &[goal]].concat());
        let hypotheses = clauses(terms, hypotheses, &mut witnesses);
        if cases.is_empty() {
            return "(set-logic ALL)\n(assert false)\n(check-sat)\n".to_owned();
        }
        let mut scripts = Vec::new();
        for case in &cases {
            let mut question = Question { hypotheses: &hypotheses, case, witnesses: &mut witnesses, kinds: &kinds, attempts: 0 };
            scripts.push(self.case_to_smtlib(terms, &mut question));
        }
        scripts.join("(reset)\n")
    }

    fn case_to_smtlib(&mut self, terms: &mut Terms, question: &mut Question) -> String {
        let whole_case = terms.and(question.case);
        let slice = self.slicer.slice(terms, question.hypotheses, whole_case);
        let slice = clauses(terms, &slice, question.witnesses);
        if self.is_plain(terms, &slice) && !self.features.is_nonlinear(terms, &slice) {
            return script(terms, &slice);
        }
        let mut all = slice.clone();
        all.extend(question.lemmas(terms, &slice));
        let all = self.abstracted(terms, &all, question.kinds);
        // The attempt that succeeds is the one worth confirming.
        if self.attempt(terms, &all, Search::Patterns, question) == Ok(Outcome::Unsat) {
            return script(terms, &all);
        }
        let ground = self.grounded(terms, &all, slice.len(), question);
        script(terms, &ground)
    }
}

/// A conjunction as a script, with integers, or with bit-vectors where these do not do.
fn script(terms: &Terms, conjuncts: &[TermId]) -> String {
    let mut reason = "";
    for mode in [Mode::Int, Mode::Bits] {
        let mut session = Session::new(mode);
        match session.load(terms, conjuncts) {
            Ok(()) => return format!("(set-logic ALL)\n{}(check-sat)\n", session.smtlib()),
            Err(unsupported) => reason = unsupported.0,
        }
    }
    format!("; unsupported: {reason}\n")
}
