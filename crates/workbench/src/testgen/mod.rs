//! `espalier testgen`: JUnit 5 tests that take every branch, few in number, on the boundaries of conditions, with the outcome as observed.

mod candidates;
mod cover;
mod kept_objects;
mod mutants;
mod names;
mod observed;
mod table;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

use engine::Budget;
use java::model::{ClassId, ClassKind, MethodId, MethodKind};
use java::program::Program;

use crate::files::Buffers;
use crate::junit::{Helper, Names, TestFile, Writer, call, helpers};
use crate::load::SourceTexts;
use crate::problem::Problem;
use crate::run::{Run, RunOptions};
use candidates::{Candidate, candidates};
pub use mutants::Change;
use observed::Observed;
use table::Table;
pub use table::{MethodCoverage, MutantReport, Untaken, Why};

/// Nodes of one method, iterations of its loops, and what its questions may cost.
const NODES: usize = 5_000;
const LOOP_BOUND: u32 = 3;
const SOLVER_UNITS: u64 = 40_000_000;

/// The code to generate tests for, and how far to go.
#[derive(Clone, Debug)]
pub struct TestgenOptions {
    /// A `.java` file or a directory.
    pub path: PathBuf,
    pub source_roots: Vec<PathBuf>,
    /// `Class.name(types)`, parts optional; every method that is not private if there is none.
    pub method: Option<String>,
    pub budget: Budget,
    /// Change the code in small ways, and see which changes the tests notice.
    pub mutates: bool,
}

/// Tests and what they cover.
pub struct Generated {
    pub files: Vec<TestFile>,
    pub coverage: Vec<MethodCoverage>,
    /// Seeded mutants, if they were asked for.
    pub mutants: Vec<MutantReport>,
    pub problems: Vec<Problem>,
}

/// Stack of the thread that does the work: expressions of programs may be deep.
const STACK: usize = 256 << 20;

/// Generates tests for the methods of a file or directory, one test class per class.
pub fn testgen(options: &TestgenOptions) -> Result<Generated, Vec<Problem>> {
    std::thread::scope(|scope| {
        let work = || generated(options);
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).expect("a thread can be started");
        thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

fn generated(options: &TestgenOptions) -> Result<Generated, Vec<Problem>> {
    let (mut gathered, problems) = SourceTexts::new(&options.path, &options.source_roots, &Buffers::default())?;
    gathered.branch_on_comparisons();
    let mut program = gathered.program();
    let methods = chosen(&mut program, options.method.as_deref())?;
    let tested: BTreeSet<String> = methods.iter().cloned().collect();
    let mut table = Table::new(program, &tested, options.method.is_none());
    let mut classes = BTreeMap::<String, TestClass>::new();
    for name in methods {
        let run = Run::gathered(&gathered, run_options(options, &name), &mut |_, _, _, _| Ok(()));
        let mut run = match run {
            Ok(run) => run,
            Err(found) => {
                table.refused(&name, found.into_iter().map(|problem| problem.message).collect());
                continue;
            }
        };
        let found = candidates(&mut run, &|run, method| tested.contains(&run.program().method_name(method)));
        let goals: Vec<_> = found.candidates.iter().map(|candidate| candidate.goals.clone()).collect();
        let costs: Vec<usize> = found.candidates.iter().map(|candidate| usize::from(candidate.is_reflective)).collect();
        let kept = cover::cover(&goals, &costs);
        table.explored(&mut run, &name, &found, &kept);
        let mut number = 0..;
        let mut tests = found.candidates;
        tests.retain(|_| kept.contains(&number.next().expect("numbers do not end")));
        if options.mutates {
            table.mutate(&mut run, &tests);
        }
        let class = run.program().method(run.method).class;
        let binary_name = run.program().class(class).binary_name.clone();
        let known = classes.entry(binary_name).or_insert_with(|| TestClass::new(run.program(), class));
        if let Err(reason) = tests.iter().try_for_each(|test| known.add(&run, test)) {
            table.refused(&name, vec![reason]);
        }
    }
    let files = classes.into_values().filter(|class| !class.writer.methods.is_empty()).map(|class| class.writer.finish()).collect();
    let (coverage, mutants) = table.finish();
    Ok(Generated { files, coverage, mutants, problems })
}

/// The methods that tests can call.
fn chosen(program: &mut Program, pattern: Option<&str>) -> Result<Vec<String>, Vec<Problem>> {
    let methods: Vec<MethodId> = match pattern {
        Some(pattern) => program.find_methods(pattern),
        None => program.given_methods(),
    };
    let is_testable = |method: &MethodId| {
        let info = program.method(*method);
        let is_callable = !info.is_private && !info.is_abstract && !info.is_native && !info.is_synthetic;
        let class = program.class(info.class);
        let is_no_constructor = info.kind == MethodKind::Constructor && (class.is_abstract || class.kind == ClassKind::Enum);
        is_callable && info.kind != MethodKind::StaticInit && !is_no_constructor && program.is_class_accessible(info.class)
    };
    let names: Vec<String> = methods.into_iter().filter(is_testable).map(|method| program.method_name(method)).collect();
    if names.is_empty() {
        let help = Some("give a file with methods that are not private".to_owned());
        return Err(vec![Problem::general("no-method", "there is no method to test", help)]);
    }
    Ok(names)
}

/// The tests of one class.
struct TestClass {
    writer: Writer,
    names: BTreeSet<String>,
}

impl TestClass {
    fn new(program: &Program, class: ClassId) -> TestClass {
        let class = program.class(class);
        let writer = Writer {
            package: class.binary_name.rsplit_once('.').map_or("", |(package, _)| package).to_owned(),
            name: format!("{}Test", class.display_name.replace('.', "")),
            comment: "Takes every branch that can be taken; outcomes are those that were observed.".to_owned(),
            methods: Vec::new(),
            helpers: BTreeSet::<Helper>::new(),
        };
        TestClass { writer, names: BTreeSet::new() }
    }

    fn add(&mut self, run: &Run, test: &Candidate) -> Result<(), String> {
        let program = run.program();
        let names = Names::new(program, run.method, &test.script);
        let mut body = names.statements()?;
        let mut thrown = None;
        match &test.observed {
            Observed::Threw(class) => {
                let class = nameable(program, *class);
                let call = call(program, run.method, &names, &test.script)?;
                let _ = writeln!(body, "        assertThrows({class}.class, () -> {call});");
                thrown = Some(class.rsplit('.').next().unwrap_or(&class).to_owned());
            }
            Observed::Lines(lines) => {
                for line in lines {
                    let _ = writeln!(body, "        {line}");
                }
            }
        }
        let method = program.method(run.method).name.replace("<init>", "create");
        let wish = names::test_name(&method, &test.condition, thrown.as_deref());
        let mut name = wish.clone();
        let mut number = 2;
        while !self.names.insert(name.clone()) {
            name = format!("{wish}_{number}");
            number += 1;
        }
        self.writer.helpers.extend(helpers(&test.script));
        let comment = if test.condition == "true" { "On any input." } else { &test.condition };
        self.writer.add(comment, &name, &body);
        Ok(())
    }
}

/// The class of an exception, or the nearest one above it that a test can name.
fn nameable(program: &Program, mut class: ClassId) -> String {
    while let Some(above) = program.class(class).superclass
        && !program.class(class).is_library
        && !program.is_class_accessible(class)
    {
        class = above;
    }
    let info = program.class(class);
    let is_lang = info.binary_name.strip_prefix("java.lang.").is_some_and(|rest| !rest.contains('.'));
    if is_lang || !info.is_library { info.display_name.clone() } else { info.binary_name.replace('$', ".") }
}

fn run_options(options: &TestgenOptions, method: &str) -> RunOptions {
    RunOptions {
        path: options.path.clone(),
        source_roots: options.source_roots.clone(),
        method: Some(method.to_owned()),
        budget: Budget { nodes: NODES, loop_bound: LOOP_BOUND, solver_units: Some(SOLVER_UNITS), ..options.budget.clone() },
        merge: merge::Mode::Off,
        ..RunOptions::default()
    }
}
