//! The rows of the table of verdicts.

use std::fmt;
use std::path::Path;

use explain::report::ContractReport;
use explain::verdict::Verdict;
use machine::concrete::Ints;
use verify::semantics::Calls;
use workbench::{VerifyOptions, verify};

pub(crate) const HEADER: &str = "\
# What `espalier verify` says of the examples.
# file | method | contract | ints | calls | verdict | kind of what fails
";

/// One run of the verifier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub(crate) file: String,
    pub(crate) ints: String,
    pub(crate) calls: String,
}

/// One contract of one run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) run: Run,
    pub(crate) method: String,
    pub(crate) contract: String,
    pub(crate) verdict: String,
    /// Empty for what is proved.
    pub(crate) fails: String,
}

impl Row {
    pub(crate) fn parse(line: &str) -> Row {
        let columns: Vec<String> = line.split('|').map(|column| column.trim().to_owned()).collect();
        let [file, method, contract, ints, calls, verdict, fails] = columns.try_into().expect("seven columns");
        Row { run: Run { file, ints, calls }, method, contract, verdict, fails }
    }

    fn of(run: &Run, report: &ContractReport) -> Row {
        Row {
            run: run.clone(),
            method: report.method.clone(),
            contract: report.contract.clone(),
            verdict: report.verdict.name().to_owned(),
            fails: failing(report),
        }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Run { file, ints, calls } = &self.run;
        let line = format!("{file} | {} | {} | {ints} | {calls} | {} | {}", self.method, self.contract, self.verdict, self.fails);
        f.write_str(line.trim_end())
    }
}

/// The kind that the counterexample violates; without one, of the first obligation that is open.
fn failing(report: &ContractReport) -> String {
    match (&report.counterexample, report.verdict) {
        (_, Verdict::Proved) => String::new(),
        (Some(counterexample), _) => counterexample.kind.clone(),
        (None, _) => {
            let open = report.obligations.iter().find(|obligation| obligation.verdict != Verdict::Proved);
            open.map_or_else(String::new, |obligation| obligation.kind.clone())
        }
    }
}

/// Runs the verifier.
pub(crate) fn rows_of(root: &Path, run: &Run) -> Vec<Row> {
    let options = VerifyOptions {
        path: root.join(&run.file),
        ints: match run.ints.as_str() {
            "java" => Ints::Java,
            "checked" => Ints::Checked,
            "math" => Ints::Math,
            other => panic!("{other} integers"),
        },
        calls: match run.calls.as_str() {
            "contract" => Calls::Contract,
            "inline" => Calls::Inline,
            "auto" => Calls::Auto,
            other => panic!("calls by {other}"),
        },
        jobs: 2,
        // Invariants are written where they are needed; looking for more is tested elsewhere.
        infers: false,
        ..VerifyOptions::default()
    };
    let verified = verify(&options, &|_, _, _| {}).unwrap_or_else(|problems| panic!("{}: {problems:?}", run.file));
    let errors: Vec<_> = verified.problems.iter().filter(|problem| problem.is_error).collect();
    assert!(errors.is_empty(), "{}: {errors:?}", run.file);
    verified.report.results.iter().map(|report| Row::of(run, report)).collect()
}
