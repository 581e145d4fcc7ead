//! `espalier lang`.

use std::io::{BufRead, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use workbench::Budget;
use workbench::Problem;
use workbench::explain::lang::{LangReport, LanguageVerdict};
use workbench::language::{Language, LanguageOptions, Stepper, check_definition, prove, shipped_names};

use crate::arguments::{Common, Format, Strategy};
use crate::lang_arguments::{
    LangCommand, LangFailOn, LangFormat, LangProveArguments, LangRunArguments, LangTestsArguments, LangTreeArguments, Subject,
};
use crate::run::cancelled_by_interrupt;
use crate::{color, diagnostics, output};

type Done = Result<ExitCode, Vec<Problem>>;

pub(crate) fn run(command: &LangCommand, common: &Common) -> Done {
    output::check(common.output.as_deref()).map_err(one)?;
    match command {
        LangCommand::Check { definition } => check(definition, common),
        LangCommand::Run(arguments) => run_program(arguments, common),
        LangCommand::Tests(arguments) => tests(arguments, common),
        LangCommand::Tree(arguments) => tree(arguments, common),
        LangCommand::Prove(arguments) => prove_claims(arguments, common),
        LangCommand::List => write(&(shipped_names().join("\n") + "\n"), common),
    }
}

fn one(problem: Problem) -> Vec<Problem> {
    vec![problem]
}

fn write(text: &str, common: &Common) -> Done {
    output::write(text, common.output.as_deref()).map_err(one)?;
    Ok(ExitCode::SUCCESS)
}

fn warn(warnings: &[Problem], common: &Common) {
    if !common.quiet {
        diagnostics::report(warnings, common.color);
    }
}

fn check(definition: &str, common: &Common) -> Done {
    let (summary, warnings) = check_definition(definition)?;
    warn(&warnings, common);
    write(&summary, common)
}

fn load(program: &Subject, bound: Option<usize>, common: &Common) -> Result<Language, Vec<Problem>> {
    let language = Language::load(LanguageOptions {
        definition: program.definition.clone(),
        program: program.program.clone(),
        input: program.input.clone(),
        condition: program.pc.clone(),
        variables: program.variables.clone(),
        bound,
        depth: program.depth,
        max_states: program.max_states,
        merge: program.merge.clone().unwrap_or_default(),
        deadline: common.timeout.and_then(|seconds| Instant::now().checked_add(Duration::from_secs_f64(seconds))),
        cancel: cancelled_by_interrupt(),
    })?;
    warn(&language.warnings(), common);
    Ok(language)
}

fn run_program(arguments: &LangRunArguments, common: &Common) -> Done {
    let is_merging = arguments.program.merge.as_ref().is_some_and(|mode| *mode != workbench::MergeMode::Off);
    if is_merging && !arguments.search {
        let help = "add --search, or use lang tests or lang tree".to_owned();
        return Err(one(Problem::general("merge", "one path has nothing to merge with, and formulas are about single paths", Some(help))));
    }
    let mut language = load(&arguments.program, arguments.bound, common)?;
    if arguments.step {
        return step(language);
    }
    let report = match &arguments.ltl {
        Some(formula) => language.check_formula(formula),
        None if arguments.search => language.search(arguments.pattern.as_deref(), arguments.all),
        None => language.run(),
    };
    let report = report.map_err(one)?;
    if arguments.stats {
        let text = serde_json::to_string_pretty(&report.stats).expect("stats are plain data");
        let _ = writeln!(std::io::stderr(), "{text}");
    }
    let fails = fails(&arguments.fail_on, &report);
    let code = show(report, arguments.format, common)?;
    Ok(if fails { ExitCode::from(1) } else { code })
}

/// True if a report has something that the user calls a failure.
fn fails(fail_on: &[LangFailOn], report: &LangReport) -> bool {
    fail_on.iter().any(|reason| match reason {
        LangFailOn::Solution => !report.solutions.is_empty(),
        LangFailOn::Stuck => {
            report.residuals.iter().any(|residual| residual.certain)
                || report.solutions.iter().any(|solution| solution.stuck && solution.certain)
        }
        LangFailOn::Limit => !report.exhaustive,
    })
}

/// Prints a report; a violated formula is a defect, an unknown answer is 3.
fn show(report: LangReport, format: LangFormat, common: &Common) -> Done {
    let mut report = report;
    if common.no_times {
        report.stats = None;
    }
    let text = match format {
        LangFormat::Text => workbench::explain::lang::painted(&report, color::of_results(common)),
        LangFormat::Json => serde_json::to_string_pretty(&report).expect("a report is plain data") + "\n",
    };
    let warnings: Vec<Problem> = report.warnings.iter().map(|text| warning(text)).collect();
    warn(&warnings, common);
    output::write(&text, common.output.as_deref()).map_err(one)?;
    let verdicts = report.ltl.iter().map(|ltl| ltl.verdict).chain(report.claims.iter().map(|claim| claim.verdict));
    // 1 beats 3 beats 0.
    let code = verdicts.map(LanguageVerdict::exit_code).fold(0, |worst, code| if worst == 1 || code == 1 { 1 } else { worst.max(code) });
    Ok(ExitCode::from(code))
}

fn warning(text: &str) -> Problem {
    Problem { is_error: false, ..Problem::general("search", text, None) }
}

fn tests(arguments: &LangTestsArguments, common: &Common) -> Done {
    let mut language = load(&arguments.program, arguments.bound, common)?;
    let report = language.tests().map_err(one)?;
    show(report, arguments.format, common)
}

fn tree(arguments: &LangTreeArguments, common: &Common) -> Done {
    let mut language = load(&arguments.program, None, common)?;
    let defaults = Budget::default();
    let budget = Budget {
        nodes_per_branch: arguments.max_depth.unwrap_or(defaults.nodes_per_branch),
        nodes: arguments.max_nodes.or(arguments.program.max_states).unwrap_or(defaults.nodes),
        deadline: common.timeout.and_then(|seconds| Instant::now().checked_add(Duration::from_secs_f64(seconds))),
        memory_mib: common.memory,
        ..defaults
    };
    let strategy = match arguments.strategy.unwrap_or(Strategy::Depth) {
        Strategy::Depth => workbench::Strategy::DepthFirst,
        Strategy::Breadth => workbench::Strategy::BreadthFirst,
        Strategy::Lowest => workbench::Strategy::LowestPointFirst,
    };
    let tree = language.tree(budget, strategy).map_err(one)?;
    let text = match arguments.format {
        Format::Text => workbench::explain::text::painted(&tree, color::of_results(common)),
        Format::Json => serde_json::to_string_pretty(&tree).expect("a tree is plain data") + "\n",
        Format::Dot => workbench::explain::dot::render(&tree),
        Format::Svg => workbench::explain::svg::render(&tree),
        Format::Html => workbench::explain::html::render(&tree),
    };
    write(&text, common)
}

fn prove_claims(arguments: &LangProveArguments, common: &Common) -> Done {
    let report = prove(&arguments.definition, &arguments.claims, arguments.max_states)?;
    show(report, arguments.format, common)
}

const STEP_HELP: &str = "  a number takes that way on, `i VALUES` feeds the input, `r` runs on, `q` ends\n";

/// Steps that `r` takes at most.
const RUN_ON: usize = 1_000;

fn step(language: Language) -> Done {
    let mut stepper = Stepper::new(language).map_err(one)?;
    let mut out = std::io::stdout();
    let mut say = |text: &str| out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_ok();
    let mut lines = std::io::stdin().lock().lines();
    loop {
        if !say(&stepper.show()) || !say(STEP_HELP) || !say("> ") {
            return Ok(ExitCode::SUCCESS);
        }
        let Some(Ok(line)) = lines.next() else { return Ok(ExitCode::SUCCESS) };
        let line = line.trim();
        let done = match line.split_once(' ').unwrap_or((line, "")) {
            ("q", _) => return Ok(ExitCode::SUCCESS),
            ("r", _) => stepper.run_on(RUN_ON),
            ("i", values) => stepper.feed(values),
            ("", _) => stepper.choose(1),
            (number, _) => match number.parse() {
                Ok(number) => stepper.choose(number),
                Err(_) => Err(Problem::general("step", format!("`{line}` is no command"), None)),
            },
        };
        if let Err(problem) = done {
            diagnostics::report(&[problem], None);
        }
    }
}
