//! Entries: the methods that are asked about.

use std::collections::{BTreeMap, BTreeSet};

use java::graph::{Instruction, Invoke};
use java::model::{MethodId, MethodKind, Span, Ty};
use java::program::Program;
use machine::world::World;

use super::CheckOptions;
use super::property::named;
use crate::load::SourceTexts;
use crate::problem::{Problem, problem_of};
use crate::select::select_method;

/// A method that is asked about.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// As `--method` takes it.
    pub(super) name: String,
    /// The promise of the JVM about its arguments: those of `main` are there.
    pub(super) promise: Option<String>,
}

impl Entry {
    fn of(program: &Program, method: MethodId) -> Entry {
        let promise = is_main(program, method).then(|| format!("{} != null", program.method(method).params[0].name));
        Entry { name: program.method_name(method), promise }
    }
}

/// The entries of a file: the one that is named, or every method that is not private and from which a violation can be reached.
pub(super) fn entries(gathered: &SourceTexts, options: &CheckOptions) -> Result<Vec<Entry>, Vec<Problem>> {
    let mut program = gathered.program();
    if let Some(pattern) = &options.method {
        let method = select_method(&mut program, Some(pattern))?;
        return Ok(vec![Entry::of(&program, method)]);
    }
    program.resolve_all_bodies();
    let errors: Vec<Problem> =
        program.diagnostics().iter().map(|diagnostic| problem_of(&program, diagnostic)).filter(|p| p.is_error).collect();
    let mut world = World::new(program);
    let given = world.program.given_methods();
    let candidates: Vec<MethodId> = given.into_iter().filter(|method| is_candidate(&world, *method)).collect();
    if candidates.is_empty() && !errors.is_empty() {
        return Err(errors);
    }
    let targets = named(&mut world.program, &options.property.errors);
    let broken: BTreeSet<MethodId> = candidates.iter().copied().filter(|method| is_broken(&world.program, *method)).collect();
    let mut reach = Reach { targets, broken, with_exceptions: options.property.exceptions, known: BTreeMap::new() };
    let found: Vec<MethodId> = candidates.into_iter().filter(|method| reach.violates(&mut world, *method)).collect();
    // A program with a `main` begins there, unless the user says otherwise.
    let mains: Vec<MethodId> = found.iter().copied().filter(|method| is_main(&world.program, *method)).collect();
    let chosen = if mains.is_empty() { found } else { mains };
    Ok(chosen.into_iter().map(|method| Entry::of(&world.program, method)).collect())
}

fn is_candidate(world: &World, method: MethodId) -> bool {
    let info = world.program.method(method);
    !info.is_abstract && !info.is_native && !info.is_synthetic && !info.is_private && info.kind != MethodKind::StaticInit
}

/// True if a method has errors, so that it may do anything.
fn is_broken(program: &Program, method: MethodId) -> bool {
    let own = program.method(method).span;
    let is_inside = |at: Span| at.file == own.file && at.start >= own.start && at.end <= own.end;
    program.diagnostics().iter().any(|diagnostic| is_inside(diagnostic.span) && problem_of(program, diagnostic).is_error)
}

/// `public static void main(String[])`.
fn is_main(program: &Program, method: MethodId) -> bool {
    let info = program.method(method);
    info.name == "main" && info.is_static && info.ret == Ty::Void && info.params.len() == 1 && matches!(info.params[0].ty, Ty::Array(..))
}

/// Which methods can reach a violation, as far as calls tell.
struct Reach {
    targets: BTreeSet<MethodId>,
    /// Methods with errors, of which nothing is known.
    broken: BTreeSet<MethodId>,
    /// Any instruction may throw.
    with_exceptions: bool,
    known: BTreeMap<MethodId, Vec<MethodId>>,
}

impl Reach {
    fn violates(&mut self, world: &mut World, entry: MethodId) -> bool {
        if self.with_exceptions {
            return true;
        }
        let (mut seen, mut work) = (BTreeSet::from([entry]), vec![entry]);
        while let Some(method) = work.pop() {
            if self.targets.contains(&method) || self.broken.contains(&method) || Self::fails_itself(world, method) {
                return true;
            }
            let callees = self.callees(world, method);
            work.extend(callees.into_iter().filter(|callee| seen.insert(*callee)));
        }
        false
    }

    /// True if code of the program has an assertion, or creates an `AssertionError`.
    fn fails_itself(world: &mut World, method: MethodId) -> bool {
        let info = world.program.method(method);
        if info.is_abstract || info.is_native || world.program.class(info.class).is_library {
            return false;
        }
        let error = world.program.library_class("java.lang.AssertionError");
        let code = world.code(method);
        // Nothing behind an expression that is not supported is there.
        let hides_assertion = world.program.written(world.program.method(method).span).contains("assert");
        code.instructions.iter().any(|instruction| match instruction {
            Instruction::AssertionFails => true,
            Instruction::Unsupported { .. } => hides_assertion,
            Instruction::New { class, .. } => world.program.is_subclass(*class, error),
            _ => false,
        })
    }

    /// Methods of the program that may be called, whatever the receiver.
    fn callees(&mut self, world: &mut World, method: MethodId) -> Vec<MethodId> {
        if let Some(known) = self.known.get(&method) {
            return known.clone();
        }
        let info = world.program.method(method);
        let mut found = BTreeSet::new();
        if !info.is_abstract && !info.is_native {
            let code = world.code(method);
            for instruction in &code.instructions {
                match instruction {
                    Instruction::Call { method, invoke, .. } => {
                        found.insert(*method);
                        if *invoke == Invoke::Virtual {
                            found.extend(overriders(world, *method));
                        }
                    }
                    Instruction::ClassInit(class) => found.extend(world.program.class(*class).static_init),
                    _ => {}
                }
            }
        }
        // The library calls back what it was given; what it is given was created in code of the program, whose methods are all looked at.
        let found: Vec<MethodId> = found.into_iter().collect();
        self.known.insert(method, found.clone());
        found
    }
}

/// The implementations of a method in all classes of the program.
fn overriders(world: &mut World, method: MethodId) -> Vec<MethodId> {
    let class = world.program.method(method).class;
    let below = world.program.concrete_subclasses(class);
    below.into_iter().filter_map(|below| world.dispatch(below, method)).collect()
}
