//! Temporal formulas: the answer as plain data.

use explain::lang::{Counterexample, CounterexampleStep, LangReport, LanguageVerdict, Ltl};
use lang::ltl::Verdict;
use lang::search::Found;
use lang::show::Printer;

use super::{Language, endless};
use crate::problem::Problem;

impl Language {
    /// Checks a formula on all runs.
    pub fn check_formula(&mut self, formula: &str) -> Result<LangReport, Problem> {
        let limits = self.limits();
        let checked = self.machine.check_formula(&self.start, &self.program, formula, &limits)?.map_err(|e| endless(&e))?;
        let found = Found { limits: checked.limits.clone(), is_bounded: !checked.is_complete, ..Found::default() };
        let mut report = self.report(&found, 0);
        report.states = checked.states;
        let (verdict, reason) = match &checked.verdict {
            Verdict::Holds => (LanguageVerdict::Holds, None),
            Verdict::Violated(()) => (LanguageVerdict::Violated, None),
            Verdict::Unknown(reason) | Verdict::Unsupported(reason, _) => (LanguageVerdict::Unknown, Some(reason.clone())),
        };
        let counterexample = checked.counterexample.map(|counterexample| {
            let printer = Printer { definition: &self.machine.definition, terms: &self.machine.terms };
            let input: Vec<String> = counterexample.input.iter().map(|value| printer.value(value)).collect();
            let steps = counterexample.states.iter().map(|(rule, state)| CounterexampleStep {
                rule: rule.map(|rule| self.machine.rules[rule as usize].name.clone()),
                configuration: self.view(state),
            });
            Counterexample {
                input: input.join(", "),
                steps: steps.collect(),
                cycle: counterexample.cycle,
                confirmed: counterexample.is_confirmed,
            }
        });
        report.ltl = Some(Ltl { formula: formula.to_owned(), verdict, reason, counterexample });
        Ok(report)
    }
}
