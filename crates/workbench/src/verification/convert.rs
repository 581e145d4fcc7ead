//! A finished task as plain data.

use explain::report::{ContractReport, CounterexampleReport, InferredReport, ObligationReport, WorkReport};
use explain::tree::{Source, Tree};
use explain::verdict::Verdict;
use java::model::{ClassId, ClassKind, MethodKind, Span, Ty};
use java::program::Program;
use jml::contract::Contract;
use machine::concrete::Ints;
use machine::world::World;
use verify::detail::Detail;
use verify::obligation::Kind;
use verify::task::Finished;
use verify::verdict::{self, Answered, Counterexample, Status};

use super::VerifyOptions;
use super::junit;
use crate::example;
use crate::junit::TestFile;
use crate::merge_points;
use crate::problem::Problem;
use crate::run::display_path;

pub(super) struct Converter<'a> {
    finished: Finished,
    options: &'a VerifyOptions,
}

/// A place in a source file.
pub(crate) fn source(program: &Program, span: Span) -> Source {
    let (line, column, end_line, end_column) = program.line_column(span);
    Source { file: display_path(&program.file(span.file).path), line, column, end_line, end_column }
}

impl<'a> Converter<'a> {
    pub(super) fn new(finished: Finished, options: &'a VerifyOptions) -> Self {
        Converter { finished, options }
    }

    pub(super) fn into_world(self) -> World {
        self.finished.verifier.java.world
    }

    /// What the user should know beside the answer.
    pub(super) fn warnings(&self) -> Vec<Problem> {
        merge_points::left_out(self.program(), &self.finished.verifier.merge_directives)
    }

    fn program(&self) -> &Program {
        &self.finished.verifier.java.world.program
    }

    pub(super) fn report(&mut self, contract: &Contract) -> ContractReport {
        let result = &self.finished.result;
        let program = self.program();
        let (verdict, reason) = match &result.verdict {
            verdict::Verdict::Holds => (Verdict::Proved, None),
            verdict::Verdict::Violated(()) => {
                (Verdict::Refuted, result.counterexample.as_ref().map(|found| found.kind.failure().to_owned()))
            }
            verdict::Verdict::Unknown(reason) => (Verdict::Unknown, Some(reason.to_string())),
            verdict::Verdict::Unsupported(what, span) => {
                let place = span.map(|span| format!(" (line {})", program.line_column(span).0)).unwrap_or_default();
                (Verdict::Unsupported, Some(format!("not supported: {what}{place}")))
            }
        };
        ContractReport {
            file: display_path(&program.file(program.method(contract.method).span.file).path),
            method: program.method_name(contract.method),
            contract: contract.name.clone(),
            source: source(program, result.span),
            verdict,
            reason,
            obligations: result.obligations.iter().map(|answered| self.obligation(answered)).collect(),
            counterexample: result.counterexample.as_ref().map(|found| self.counterexample(contract, found)),
            inferred: result
                .inferred
                .iter()
                // Invariants are kept if they are inductive; a measure is only known to be one by the proof.
                .filter(|(_, clause)| verdict == Verdict::Proved || !clause.is_measure)
                .map(|(span, clause)| InferredReport { source: source(program, *span), jml: clause.jml.clone() })
                .collect(),
            assumptions: self.assumptions(contract),
            closed_types: crate::assumptions::closed_types(&self.finished.verifier.java),
            unproved_dependencies: Vec::new(),
            time_ms: Some(result.milliseconds),
            work: WorkReport {
                nodes: result.work.nodes,
                solver_calls: result.work.solver_calls,
                solver_units: result.work.solver_units,
                merges: result.work.merges,
                merge_obligations: result.work.merge_obligations,
            },
        }
    }

    /// The tree of the proof.
    pub(super) fn tree(&mut self, contract: &Contract, assumptions: Vec<String>) -> Tree {
        super::tree::tree(&mut self.finished, contract, crate::tree_reader::ints_name(self.options.ints), assumptions)
    }

    /// A test of the counterexample, if there is one.
    pub(super) fn test(&mut self, contract: &Contract) -> Option<Result<TestFile, String>> {
        let world = &mut self.finished.verifier.java.world;
        self.finished.result.counterexample.as_ref().map(|found| junit::test(world, contract, found))
    }

    /// The methods whose contracts this result rests on; a method stands for those that override it, too.
    pub(super) fn dependencies(&self) -> Vec<String> {
        let program = self.program();
        let mut names = Vec::new();
        for method in &self.finished.result.relied {
            let info = program.method(*method);
            let mut targets = Vec::new();
            if info.kind == MethodKind::Method && !info.is_static && !info.is_private {
                let dispatched = program.concrete_subclasses(info.class).into_iter().filter_map(|class| program.dispatch(class, *method));
                targets = dispatched.map(|target| program.bridged(target).unwrap_or(target)).collect();
            }
            if targets.is_empty() || program.super_callers(*method).next().is_some() {
                targets.push(*method);
            }
            names.extend(targets.into_iter().map(|target| program.method_name(target)));
        }
        names.sort();
        names.dedup();
        names
    }

    /// The class whose invariants this result takes for granted.
    pub(super) fn uses_invariants_of(&self) -> Option<ClassId> {
        self.finished.result.uses_invariants_of
    }

    /// True if the method is shown to keep invariants.
    pub(super) fn keeps_invariants(&self) -> bool {
        self.finished.result.keeps_invariants
    }

    /// The clauses that this result uses and nobody proves.
    pub(super) fn free_clauses(&self) -> Vec<String> {
        let program = self.program();
        let free = self.finished.verifier.free.iter();
        free.map(|span| format!("`{}` in line {}", one_line(program.source(*span)), program.line_column(*span).0)).collect()
    }

    fn obligation(&self, answered: &Answered) -> ObligationReport {
        let program = self.program();
        let (verdict, reason) = match &answered.status {
            Status::Proved => (Verdict::Proved, None),
            Status::Refuted => (Verdict::Refuted, None),
            Status::Unknown(reason) => (Verdict::Unknown, Some(reason.to_string())),
        };
        ObligationReport {
            kind: answered.kind.name().to_owned(),
            source: source(program, answered.span),
            clause: one_line(program.written(answered.span)),
            detail: detail(program, answered.kind, answered.span, &answered.detail),
            verdict,
            reason,
            remaining: answered.remaining.clone(),
            candidate: answered.candidate.clone(),
            nodes: answered.open_at.clone(),
            confirmed: answered.confirmed.as_ref().map(ToString::to_string),
            attempts: answered.attempts,
            time_ms: Some(answered.milliseconds),
        }
    }

    fn counterexample(&self, contract: &Contract, found: &Counterexample) -> CounterexampleReport {
        let program = self.program();
        let names = parameters(program, contract);
        CounterexampleReport {
            input: example::to_json(program, &names, &found.input),
            text: example::to_text(program, &names, &found.input),
            outcome: found.ending.to_string(),
            kind: found.kind.name().to_owned(),
            clause: one_line(program.written(found.span)),
            detail: detail(program, found.kind, found.span, &found.detail),
            source: source(program, found.span),
            condition: found.condition.clone(),
            replayed_on: "concrete machine".to_owned(),
        }
    }

    fn assumptions(&self, contract: &Contract) -> Vec<String> {
        let program = self.program();
        let verifier = &self.finished.verifier;
        let mut assumptions = vec![crate::assumptions::integers(self.options.ints).to_owned()];
        if contract.spec.has_java_math {
            assumptions.push("arithmetic in this specification is Java's (spec_java_math)".to_owned());
        } else if self.options.ints != Ints::Math {
            assumptions.push("arithmetic in specifications is mathematical".to_owned());
        }
        assumptions.push("references are not null unless declared nullable".to_owned());
        assumptions.extend(crate::assumptions::array_types(&verifier.java));
        let has_initializer =
            |class: &java::model::Class| !class.is_library && class.kind != ClassKind::Enum && class.static_init.is_some();
        if program.classes.iter().any(has_initializer) {
            assumptions.push("classes are initialised before the method is called, in the order of the source".to_owned());
        }
        if !verifier.invariants.of_class.is_empty() {
            assumptions.push(
                "objects that are neither receiver nor parameter keep their invariants unless their own fields are written".to_owned(),
            );
        }
        assumptions.extend(crate::assumptions::initializers(&verifier.java));
        assumptions.extend(crate::assumptions::phantom_supertypes(program));
        for method in &self.finished.result.relied {
            assumptions.push(format!("the contract of {}", program.method_name(*method)));
        }
        for (span, what) in &verifier.assumed {
            let (line, ..) = program.line_column(*span);
            assumptions.push(format!("{what} in line {line}: {}", one_line(program.written(*span))));
        }
        for (name, span) in &contract.spec.opt_outs {
            let (line, ..) = program.line_column(*span);
            assumptions.push(format!("`{name}` in line {line} is not honoured: the method is verified"));
        }
        assumptions.push("one thread; memory and call stack do not run out".to_owned());
        assumptions
    }
}

/// Name and type of every input, `this` first.
fn parameters(program: &Program, contract: &Contract) -> Vec<(String, Ty)> {
    let info = program.method(contract.method);
    let receiver = (!info.is_static && info.kind != MethodKind::Constructor).then(|| ("this".to_owned(), Ty::Class(info.class)));
    receiver.into_iter().chain(info.params.iter().map(|p| (p.name.clone(), p.ty))).collect()
}

/// More about an obligation. An invariant that nobody wrote stands at a field: that it is not null.
fn detail(program: &Program, kind: Kind, span: Span, known: &Detail) -> Option<String> {
    let is_of_field = matches!(kind, Kind::Invariant | Kind::StaticInvariant) && program.fields.iter().any(|field| field.span == span);
    let nullness = is_of_field.then(|| "not null, unless it is declared `nullable`".to_owned());
    let known = (*known != Detail::Clause).then(|| known.to_string());
    let parts: Vec<String> = nullness.into_iter().chain(known).collect();
    (!parts.is_empty()).then(|| parts.join("; "))
}

/// Source text without line breaks and the `@` of JML comments.
pub(super) fn one_line(text: &str) -> String {
    let lines = text.lines().map(|line| line.trim().trim_start_matches("//@").trim_start_matches('@').trim());
    let joined: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    let mut line = joined.join(" ");
    if line.chars().count() > 160 {
        line = line.chars().take(157).collect::<String>() + "...";
    }
    line
}
