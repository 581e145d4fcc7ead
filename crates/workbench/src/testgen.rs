//! `espalier testgen`: JUnit 5 tests that take every branch that was found, few in number, with the outcome as observed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

use engine::{Budget, NodeId, NodeKind};
use java::model::{MethodId, MethodKind, Ty};
use java::program::Program;
use machine::concrete::{Ints, Limits, execute};
use machine::input::{Content, Datum, Input, Observation, Outcome};
use term::display_conjunction;

use crate::condition;
use crate::files::Buffers;
use crate::load::SourceTexts;
use crate::problem::Problem;
use crate::run::{Run, RunOptions};
use crate::verification::{TestFile, test_setup, value_text};

/// What to generate tests for.
#[derive(Clone, Debug)]
pub struct TestgenOptions {
    /// A `.java` file.
    pub path: PathBuf,
    pub source_roots: Vec<PathBuf>,
    /// `Class.name(types)`, parts optional; every method that is not private if there is none.
    pub method: Option<String>,
    pub budget: Budget,
}

/// What the tests of one method reach.
#[derive(Clone, Debug)]
pub struct MethodCoverage {
    pub method: String,
    pub tests: usize,
    /// Branches that some path takes, and those that a test takes.
    pub found: usize,
    pub covered: usize,
    /// Why something is missing.
    pub reasons: Vec<String>,
}

/// Tests and what they cover.
pub struct Generated {
    pub files: Vec<TestFile>,
    pub coverage: Vec<MethodCoverage>,
    pub problems: Vec<Problem>,
}

/// A branch: the place of the condition, and which of its arms.
type Branch = (java::model::Span, usize);

/// A test in the making.
struct Case {
    branches: BTreeSet<Branch>,
    condition: String,
    body: String,
}

/// Generates tests for the methods of a file, one test class per class.
pub fn testgen(options: &TestgenOptions) -> Result<Generated, Vec<Problem>> {
    let (gathered, problems) = SourceTexts::new(&options.path, &options.source_roots, &Buffers::default())?;
    let mut program = gathered.program();
    let methods = chosen(&mut program, options.method.as_deref())?;
    let (mut coverage, mut classes) = (Vec::new(), BTreeMap::<String, (Option<String>, Vec<String>)>::new());
    for name in methods {
        let run = Run::gathered(&gathered, run_options(options, &name), &mut |_, _, _, _| Ok(()));
        let mut run = match run {
            Ok(run) => run,
            Err(found) => {
                let reasons = found.into_iter().map(|problem| problem.message).collect();
                coverage.push(MethodCoverage { method: name, tests: 0, found: 0, covered: 0, reasons });
                continue;
            }
        };
        let (cases, row) = cases(&mut run, &name);
        coverage.push(row);
        let class = run.program().class(run.program().method(run.method).class);
        let package = class.binary_name.rsplit_once('.').map(|(package, _)| package.to_owned());
        let plain = class.display_name.replace('.', "");
        let bodies = &mut classes.entry(plain).or_insert_with(|| (package, Vec::new())).1;
        let method = run.program().method(run.method).name.replace("<init>", "create");
        for case in cases {
            let label = test_name(&method, &case.condition, bodies.len());
            bodies.push(format!(
                "    /** {} */\n    @Test\n    void {label}() throws Throwable {{\n{}    }}\n",
                comment(&case.condition),
                case.body
            ));
        }
    }
    let files =
        classes.into_iter().filter(|(_, (_, bodies))| !bodies.is_empty()).map(|(class, (package, bodies))| file(&class, package, &bodies));
    Ok(Generated { files: files.collect(), coverage, problems })
}

fn chosen(program: &mut Program, pattern: Option<&str>) -> Result<Vec<String>, Vec<Problem>> {
    let methods: Vec<MethodId> = match pattern {
        Some(pattern) => program.find_methods(pattern),
        None => program.given_methods(),
    };
    let is_testable = |method: &MethodId| {
        let info = program.method(*method);
        !info.is_private && !info.is_abstract && !info.is_native && !info.is_synthetic && info.kind != MethodKind::StaticInit
    };
    let names: Vec<String> = methods.into_iter().filter(is_testable).map(|method| program.method_name(method)).collect();
    if names.is_empty() {
        let help = Some("give a file with methods that are not private".to_owned());
        return Err(vec![Problem::general("no-method", "there is no method to test", help)]);
    }
    Ok(names)
}

/// The cases of a method: as few paths as take every branch, chosen greedily, the most useful first.
fn cases(run: &mut Run, name: &str) -> (Vec<Case>, MethodCoverage) {
    let children = run.session.exploration().dag.children();
    let leaves: Vec<NodeId> = run
        .session
        .exploration()
        .dag
        .iter()
        .filter(|(_, node)| matches!(node.kind, NodeKind::Termination | NodeKind::ExceptionalTermination))
        .map(|(id, _)| id)
        .collect();
    let paths: Vec<(NodeId, BTreeSet<Branch>)> = leaves.into_iter().map(|leaf| (leaf, branches(run, &children, leaf))).collect();
    let found: BTreeSet<Branch> = paths.iter().flat_map(|(_, branches)| branches.iter().copied()).collect();
    let (mut cases, mut covered, mut reasons) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    let mut left = paths;
    while !left.is_empty() && (cases.is_empty() || covered.len() < found.len()) {
        // The last of equals would win; the first path is the simplest.
        let gain = |(_, branches): &(NodeId, BTreeSet<Branch>)| branches.difference(&covered).count();
        let best = (0..left.len()).rev().max_by_key(|index| gain(&left[*index])).expect("some are left");
        let (leaf, branches) = left.remove(best);
        if !cases.is_empty() && branches.is_subset(&covered) {
            break;
        }
        match case(run, leaf) {
            Ok((condition, body)) => {
                covered.extend(branches.iter().copied());
                cases.push(Case { branches, condition, body });
            }
            Err(reason) => {
                reasons.insert(reason);
            }
        }
    }
    // A later test may take all that an earlier one takes.
    for index in (0..cases.len()).rev() {
        let others: BTreeSet<Branch> = cases
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index)
            .flat_map(|(_, case): (_, &Case)| case.branches.iter().copied())
            .collect();
        if cases.len() > 1 && cases[index].branches.is_subset(&others) {
            cases.remove(index);
        }
    }
    for (_, node) in run.session.exploration().dag.iter().filter(|(_, node)| matches!(node.kind, NodeKind::Limit | NodeKind::Unsupported)) {
        reasons.insert(format!("not decided: {}", node.label));
    }
    if run.session.exploration().pruned > 0 && run.session.bits().exhaustive {
        reasons.insert("other branches are infeasible: no input takes them".to_owned());
    }
    let row = MethodCoverage {
        method: name.to_owned(),
        tests: cases.len(),
        found: found.len(),
        covered: covered.len(),
        reasons: reasons.into_iter().collect(),
    };
    (cases, row)
}

/// The branches that the path to a leaf takes.
fn branches(run: &Run, children: &[Vec<NodeId>], leaf: NodeId) -> BTreeSet<Branch> {
    let mut found = BTreeSet::new();
    let mut at = leaf;
    while let [parent] = run.session.exploration().dag.get(at).parents.as_slice() {
        let node = run.session.exploration().dag.get(at);
        if let (NodeKind::BranchCondition, Some(source)) = (node.kind, node.source) {
            let arm = children[parent.index()].iter().position(|child| *child == at).unwrap_or(0);
            found.insert((source, arm));
        }
        at = *parent;
    }
    found
}

/// The body of a test for a path.
fn case(run: &mut Run, leaf: NodeId) -> Result<(String, String), String> {
    let input = run.example_at(leaf).map_err(|reason| reason.to_string())?;
    if !input.nondeterministic.is_empty() {
        return Err("the path depends on nondeterministic values".to_owned());
    }
    let conjuncts = run.session.exploration().paths.conjuncts(run.session.exploration().dag.get(leaf).path);
    let summary = condition::summarized(&mut run.terms, &conjuncts);
    let condition = display_conjunction(&run.terms, &summary);
    let method = run.method;
    let observation = execute(&mut run.semantics.world, method, &input, Ints::Java, Limits::default());
    let body = body(run.program(), method, &input, &observation)?;
    Ok((condition, body))
}

fn body(program: &Program, method: MethodId, input: &Input, observation: &Observation) -> Result<String, String> {
    let info = program.method(method);
    let is_constructor = info.kind == MethodKind::Constructor;
    let receiver = (!info.is_static && !is_constructor).then_some(Ty::Class(info.class));
    let types: Vec<Ty> = receiver.into_iter().chain(info.params.iter().map(|param| param.ty)).collect();
    let (mut body, arguments) = test_setup(program, input, &types)?;
    let class = &program.class(info.class).display_name;
    let call = if is_constructor {
        format!("new {class}({})", arguments.join(", "))
    } else if info.is_static {
        format!("{class}.{}({})", info.name, arguments.join(", "))
    } else {
        format!("{}.{}({})", arguments[0], info.name, arguments[1..].join(", "))
    };
    let _ = match &observation.outcome {
        Outcome::Threw { name, .. } => writeln!(body, "        assertThrows({}.class, () -> {{ {call}; }});", name.replace('$', ".")),
        Outcome::Returned(None) => writeln!(body, "        {call};"),
        Outcome::Returned(Some(datum)) => writeln!(body, "        {}", assertion(datum, info.ret, &call, observation)),
        _ => return Err("the run does not end".to_owned()),
    };
    Ok(body)
}

/// What was observed, as an assertion.
fn assertion(datum: &Datum, ty: Ty, call: &str, observation: &Observation) -> String {
    match datum {
        Datum::Null => format!("assertNull({call});"),
        Datum::Object(index) => match &observation.objects[*index].content {
            Content::Text { text, .. } => format!("assertEquals({}, {call});", machine::symbolic::quoted(text)),
            _ => format!("assertNotNull({call});"),
        },
        plain => match value_text(plain, ty) {
            Ok(value) => format!("assertEquals({value}, {call});"),
            Err(_) => format!("{call};"),
        },
    }
}

/// A method name after the path condition: `max_aLessB`.
fn test_name(method: &str, condition: &str, number: usize) -> String {
    let words = condition
        .replace("<=", " AtMost ")
        .replace(">=", " AtLeast ")
        .replace("==", " Is ")
        .replace("!=", " IsNot ")
        .replace("&&", " And ")
        .replace("||", " Or ")
        .replace('<', " Below ")
        .replace('>', " Above ")
        .replace('!', " Not ")
        .replace('-', " Minus ");
    let mut name = String::new();
    for word in words.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()) {
        let mut letters = word.chars();
        name.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        name.extend(letters);
    }
    name.truncate(60);
    format!("{method}_{number}_{}", if name.is_empty() { "always" } else { &name })
}

/// Text inside a documentation comment; Java takes a backslash with `u` for a Unicode escape there, too.
fn comment(text: &str) -> String {
    text.replace("*/", "* /").replace("\\u", "\\ u")
}

fn file(class: &str, package: Option<String>, bodies: &[String]) -> TestFile {
    let mut text = String::new();
    if let Some(package) = &package {
        let _ = writeln!(text, "package {package};\n");
    }
    text.push_str("import static org.junit.jupiter.api.Assertions.*;\n\nimport org.junit.jupiter.api.Test;\n\n");
    let _ = writeln!(text, "/** One test per set of branches; outcomes are those that were observed. */\nclass {class}Test {{");
    text.push_str(&bodies.join("\n"));
    if bodies.iter().any(|body| body.contains("make(") || body.contains("set(")) {
        text.push_str(crate::verification::REFLECTION);
    }
    text.push_str("}\n");
    let directory = package.map(|package| package.replace('.', "/") + "/").unwrap_or_default();
    TestFile { path: format!("{directory}{class}Test.java"), text }
}

fn run_options(options: &TestgenOptions, method: &str) -> RunOptions {
    RunOptions {
        path: options.path.clone(),
        source_roots: options.source_roots.clone(),
        method: Some(method.to_owned()),
        budget: Budget { nodes: 5_000, loop_bound: 3, solver_units: Some(8_000_000), ..options.budget.clone() },
        merge: merge::Mode::Off,
        ..RunOptions::default()
    }
}
