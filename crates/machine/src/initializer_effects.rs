//! Static initialisers whose time does not matter: they read and write no state but that of their own class, and end normally. Whoever takes all classes
//! for initialised before anything happens may do so only where all initialisers are of this kind; the others run when a class is first used.

use std::collections::BTreeSet;

use java::graph::{Instruction, Invoke};
use java::model::{ClassId, FieldId, MethodId};

use crate::concrete::{Ints, Limits, execute};
use crate::input::{Input, Observation, Outcome};
use crate::world::World;

/// Calls and iterations of an initialiser that is run to see how it ends.
const FUEL: u64 = 100_000;

/// Methods that the library calls on objects that it is given.
const CALLED_BACK: &[&str] = &["equals", "hashCode", "toString", "compareTo", "compare"];

/// Names an initialiser whose time matters, besides those that run before the entry does because they belong to its class or to one above.
pub fn depends_on_initialization(world: &mut World, entry: MethodId, ints: Ints) -> Option<String> {
    dependent(world, entry, ints, |_| true)
}

/// Names such an initialiser among those of the enums that an input may be a constant of: where it is null, it is not known whether they ran.
pub fn depends_on_enum_initialization(world: &mut World, entry: MethodId, ints: Ints) -> Option<String> {
    let inputs = world.input_enums(entry);
    dependent(world, entry, ints, |class| inputs.contains(&class))
}

fn dependent(world: &mut World, entry: MethodId, ints: Ints, is_asked: impl Fn(ClassId) -> bool) -> Option<String> {
    let before = world.program.lineage(world.program.method(entry).class);
    for class in (0..world.program.classes.len() as u32).map(ClassId) {
        let info = world.program.class(class);
        let Some(initializer) = info.static_init.filter(|_| !info.is_library && is_asked(class) && !before.contains(&class)) else {
            continue;
        };
        let name = info.display_name.clone();
        if !is_local(world, class, initializer) || !ends_normally(&run_alone(world, initializer, ints)) {
            return Some(name);
        }
    }
    None
}

/// True if nobody can see when a class is initialised, not even by what is printed, or by the initialisation of another class that it sets off.
pub(crate) fn is_time_indifferent(world: &mut World, class: ClassId, ints: Ints) -> bool {
    let Some(initializer) = world.program.class(class).static_init else { return true };
    is_local(world, class, initializer) && !sets_off_another(world, class, initializer) && {
        let observation = run_alone(world, initializer, ints);
        observation.output.is_empty() && ends_normally(&observation)
    }
}

/// True if code that an initialiser may run is of another class of the program that has an initialiser, or makes an object of one.
fn sets_off_another(world: &mut World, class: ClassId, initializer: MethodId) -> bool {
    let (mut used, mut seen, mut pending) = (BTreeSet::from([class]), BTreeSet::new(), vec![initializer]);
    while let Some(method) = pending.pop() {
        let info = world.program.method(method);
        if !seen.insert(method) || world.program.class(info.class).is_library {
            continue;
        }
        used.insert(info.class);
        if info.is_abstract || info.is_native {
            continue;
        }
        let code = world.code(method);
        for instruction in &code.instructions {
            match instruction {
                Instruction::Call { method, invoke, .. } => pending.extend(called(world, *method, *invoke)),
                Instruction::New { class, .. } => {
                    used.insert(*class);
                    pending.extend(called_back(world, *class));
                }
                _ => {}
            }
        }
    }
    let with_those_above: BTreeSet<ClassId> = used.into_iter().flat_map(|class| world.program.lineage(class)).collect();
    with_those_above.into_iter().any(|other| {
        let info = world.program.class(other);
        other != class && !info.is_library && info.static_init.is_some()
    })
}

fn run_alone(world: &mut World, initializer: MethodId, ints: Ints) -> Observation {
    execute(world, initializer, &Input::default(), ints, Limits { fuel: FUEL, ..Limits::default() })
}

/// True if an initialiser, run by itself, ends without an exception. One that asks for nondeterministic values may end otherwise in another run. Calls that
/// are not supported in it are skipped wherever it runs.
fn ends_normally(observation: &Observation) -> bool {
    observation.asked.is_empty() && matches!(observation.outcome, Outcome::Returned(_) | Outcome::Unsupported(_))
}

/// True if no code that an initialiser may run reads or writes static fields of other classes of the program, or throws.
fn is_local(world: &mut World, class: ClassId, initializer: MethodId) -> bool {
    let mut seen = BTreeSet::new();
    let mut pending = vec![initializer];
    while let Some(method) = pending.pop() {
        let info = world.program.method(method);
        if !seen.insert(method) || info.is_abstract || info.is_native || world.program.class(info.class).is_library {
            continue;
        }
        let code = world.code(method);
        for instruction in &code.instructions {
            match instruction {
                Instruction::GetStatic { field, .. } | Instruction::PutStatic { field, .. } if is_of_another(world, class, *field) => {
                    return false;
                }
                Instruction::Throw(_) => return false,
                Instruction::Call { method, invoke, .. } => pending.extend(called(world, *method, *invoke)),
                Instruction::New { class, .. } => pending.extend(called_back(world, *class)),
                _ => {}
            }
        }
    }
    true
}

fn is_of_another(world: &World, class: ClassId, field: FieldId) -> bool {
    let owner = world.program.field(field).class;
    owner != class && !world.program.class(owner).is_library
}

/// The methods of the program that a call may run.
fn called(world: &World, method: MethodId, invoke: Invoke) -> Vec<MethodId> {
    let mut found = vec![method];
    if invoke == Invoke::Virtual {
        let name = &world.program.method(method).name;
        found.extend(world.program.user_methods().into_iter().filter(|other| world.program.method(*other).name == *name));
    }
    found
}

/// The methods of an object that the library may call: all of lambdas and of anonymous classes, and those that every object has.
fn called_back(world: &World, class: ClassId) -> Vec<MethodId> {
    let info = world.program.class(class);
    if info.is_library {
        return Vec::new();
    }
    let is_made_for_it = info.is_lambda || info.simple_name.is_empty();
    let is_asked = |method: &&MethodId| is_made_for_it || CALLED_BACK.contains(&world.program.method(**method).name.as_str());
    info.methods.iter().filter(is_asked).copied().collect()
}
