//! The closed world: the classes that the objects of a program may have.
//!
//! This is decided once, when the program is loaded, and used for inputs, for the fields and elements of the initial heap, for everything
//! that a havoc forgets, for results of calls by contract, and for bound variables of specifications. The world has every class of the
//! program (anonymous and local classes, lambdas and method references too), every array type over them, and every library class that the
//! program uses. What else there may be in the library is one *residual* object per type that the program names and that can have
//! subclasses: an instance of that type of which nothing is known.

use java::model::{Base, ClassId, ClassKind, FieldId, Prim, Ty};
use java::program::Program;

/// Which classes exist besides those that are known.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Openness {
    /// Types of the user have exactly the subclasses that are loaded.
    #[default]
    Closed,
    /// Every type that is not final has one more subclass that is not known.
    Open,
}

/// The types that objects may have.
#[derive(Clone, Default, Debug)]
pub struct Universe {
    /// Concrete classes in order of the hierarchy, then arrays.
    exact: Vec<Ty>,
    /// Classes of enum constants: no other object has them.
    constants: Vec<ClassId>,
    /// Types with an instance of an unknown class.
    residuals: Vec<Ty>,
    /// Enums of the user with constants.
    enums: Vec<ClassId>,
    string: Option<ClassId>,
    /// There are further array types over the classes of the user.
    lacks_arrays: bool,
}

const PRIMITIVES: [Prim; 8] = [Prim::Boolean, Prim::Byte, Prim::Short, Prim::Char, Prim::Int, Prim::Long, Prim::Float, Prim::Double];

/// Library classes with fields of which any values make sense: none of their objects is malformed.
const PLAIN_LIBRARY: &[&str] = &[
    "java.lang.Object",
    "java.lang.String",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Short",
    "java.lang.Byte",
    "java.lang.Character",
    "java.lang.Boolean",
    "java.lang.Float",
    "java.lang.Double",
];

/// The same for the fields that subclasses inherit.
const PLAIN_SUPERCLASSES: &[&str] = &["java.lang.Throwable", "java.util.AbstractList"];

/// Exceptions that the machine throws by itself.
const IMPLICIT_EXCEPTIONS: &[&str] = &[
    "java.lang.ArithmeticException",
    "java.lang.ArrayIndexOutOfBoundsException",
    "java.lang.ArrayStoreException",
    "java.lang.ClassCastException",
    "java.lang.NegativeArraySizeException",
    "java.lang.NullPointerException",
];

impl Universe {
    /// Closes the world of a program.
    pub fn close(program: &mut Program, openness: Openness) -> Universe {
        program.unrecorded(Program::resolve_all_bodies);
        load_implicit_exceptions(program);
        let classes: Vec<ClassId> = hierarchy(program);
        let is_concrete = |class: &ClassId| {
            let info = program.class(*class);
            !info.is_abstract && matches!(info.kind, ClassKind::Class | ClassKind::Record)
        };
        let (constants, concrete): (Vec<ClassId>, Vec<ClassId>) = classes
            .iter()
            .copied()
            .filter(|class| is_concrete(class) || is_enum(program, *class))
            .partition(|class| is_constant(program, *class));
        let mut exact: Vec<Ty> = concrete.into_iter().map(Ty::Class).collect();
        exact.extend(arrays(program, &classes));
        let mut residuals = residuals(program, &classes, &exact, openness);
        residuals.extend(combined_residuals(program, &classes).into_iter().map(Ty::Class));
        let enums = classes.iter().copied().filter(|class| has_constants(program, *class)).collect();
        let string = classes.iter().copied().find(|class| is_library(program, *class, "java.lang.String"));
        let lacks_arrays = classes.iter().filter(|class| !program.class(**class).is_library).count() > MANY_CLASSES;
        Universe { exact, constants, residuals, enums, string, lacks_arrays }
    }

    /// The same world with types that were met only when the program ran: the library creates objects of classes that nobody names.
    #[must_use]
    pub fn extended(&self, late: &[Ty]) -> Universe {
        let mut exact = self.exact.clone();
        exact.extend(late.iter().copied().filter(|ty| !self.exact.contains(ty)));
        Universe { exact, ..self.clone() }
    }

    pub fn exact(&self) -> &[Ty] {
        &self.exact
    }

    pub fn constants(&self) -> &[ClassId] {
        &self.constants
    }

    pub fn residuals(&self) -> &[Ty] {
        &self.residuals
    }

    pub fn enums(&self) -> &[ClassId] {
        &self.enums
    }

    /// True if arrays of references are assumed to have types that the program names or creates, or ones below them.
    pub fn lacks_arrays(&self) -> bool {
        self.lacks_arrays
    }

    /// `String`, if the world has it.
    pub fn string(&self) -> Option<ClassId> {
        self.string
    }
}

/// True if objects of a class have fields of the library that depend on each other, so that an unknown object cannot be described by
/// unknown fields.
pub fn has_hidden_state(program: &Program, class: ClassId) -> bool {
    let is_plain = |class: ClassId, names: &[&str]| names.contains(&program.class(class).binary_name.as_str());
    let is_hidden = |field: &FieldId| {
        let owner = program.field(*field).class;
        program.class(owner).is_library && !is_plain(owner, PLAIN_LIBRARY) && !is_plain(owner, PLAIN_SUPERCLASSES)
    };
    program.instance_fields(class).iter().any(is_hidden)
}

/// Where a program handles exceptions, it may meet those that nobody names.
fn load_implicit_exceptions(program: &mut Program) {
    if program.used_classes().any(|class| is_throwable(program, class)) {
        for name in IMPLICIT_EXCEPTIONS {
            program.library_class(name);
        }
    }
}

fn is_library(program: &Program, class: ClassId, name: &str) -> bool {
    program.class(class).is_library && program.class(class).binary_name == name
}

/// The classes of the program, and those of the library that it uses: each behind its superclass, with its subclasses next to it, so that
/// the instances of a class are neighbours.
fn hierarchy(program: &Program) -> Vec<ClassId> {
    let library = program.used_classes().filter(|class| program.class(*class).is_library);
    let mut all: Vec<ClassId> = program.user_classes().chain(library).collect();
    all.sort_unstable();
    let mut children: Vec<Vec<ClassId>> = vec![Vec::new(); program.classes.len()];
    let (mut ordered, mut roots) = (Vec::new(), Vec::new());
    for class in &all {
        match program.class(*class).superclass.filter(|sup| all.binary_search(sup).is_ok()) {
            Some(sup) => children[sup.index()].push(*class),
            None => roots.push(*class),
        }
    }
    roots.reverse();
    while let Some(class) = roots.pop() {
        ordered.push(class);
        roots.extend(children[class.index()].iter().rev());
    }
    ordered
}

/// Programs with more classes have fewer array types: what may be stored in an array is asked for each of them.
const MANY_CLASSES: usize = 48;

/// Array types over the classes, with as many dimensions as the program names, and one more over the types that can be anything. A large
/// program has those that it names or creates, and those below them.
fn arrays(program: &Program, classes: &[ClassId]) -> Vec<Ty> {
    let most = program.max_dimensions();
    let n_classes = classes.iter().filter(|class| !program.class(**class).is_library).count();
    let elements: Vec<ClassId> = program.array_elements().filter(|class| *class != classes[0]).collect();
    let is_below_named = |class: ClassId| elements.iter().any(|element| program.is_subclass(class, *element));
    let is_base = |class: &ClassId| {
        let info = program.class(*class);
        let is_plain = PLAIN_LIBRARY.contains(&info.binary_name.as_str());
        if info.is_library {
            program.is_named(*class) || is_plain
        } else {
            let is_nameable = !info.simple_name.is_empty() && info.kind != ClassKind::Annotation;
            is_nameable && (n_classes <= MANY_CLASSES || is_below_named(*class))
        }
    };
    let bases: Vec<Base> = PRIMITIVES.into_iter().map(Base::Prim).chain(classes.iter().copied().filter(is_base).map(Base::Class)).collect();
    let mut arrays: Vec<Ty> = (1..=most).flat_map(|dims| bases.iter().map(move |base| Ty::Array(*base, dims))).collect();
    let object = classes.first().copied().map(Base::Class);
    arrays.extend(object.into_iter().chain([Base::Prim(Prim::Int)]).map(|base| Ty::Array(base, most + 1)));
    arrays
}

/// The types that have an instance of an unknown class.
fn residuals(program: &Program, classes: &[ClassId], exact: &[Ty], openness: Openness) -> Vec<Ty> {
    let has_instance = |class: ClassId| exact.iter().any(|ty| program.is_subtype(*ty, Ty::Class(class)));
    let has_residual = |class: &ClassId| {
        let info = program.class(*class);
        let can_have_subclasses = !info.is_final && matches!(info.kind, ClassKind::Class | ClassKind::Interface);
        if info.is_library {
            let is_met = program.is_named(*class) || info.is_phantom || is_library(program, *class, "java.lang.Object");
            can_have_subclasses && is_met && program.unknown_supertype() != Some(*class)
        } else {
            can_have_subclasses && (openness == Openness::Open || info.is_abstract && !has_instance(*class) && !is_enum(program, *class))
        }
    };
    let bases: Vec<ClassId> = classes.iter().copied().filter(has_residual).collect();
    let arrays = bases.iter().filter(|class| program.class(**class).is_library).map(|class| Ty::Array(Base::Class(*class), 1));
    bases.iter().map(|class| Ty::Class(*class)).chain(arrays).collect()
}

/// Unknown classes of the library that have several of the types that the program names: each class with all interfaces.
fn combined_residuals(program: &mut Program, classes: &[ClassId]) -> Vec<ClassId> {
    let is_open = |class: &ClassId| {
        let info = program.class(*class);
        info.is_library && !info.is_phantom && !info.is_final && program.unknown_supertype() != Some(*class)
    };
    let named: Vec<ClassId> = classes.iter().copied().filter(is_open).filter(|class| program.is_named(*class)).collect();
    let (interfaces, above): (Vec<ClassId>, Vec<ClassId>) =
        named.into_iter().partition(|class| program.class(*class).kind == ClassKind::Interface);
    let is_plain = |class: &ClassId| program.class(*class).kind == ClassKind::Class && !is_throwable(program, *class);
    let mut superclasses: Vec<ClassId> = above.into_iter().filter(is_plain).collect();
    superclasses.extend(classes.first().filter(|object| !superclasses.contains(object)));
    let mut combined = Vec::new();
    for superclass in superclasses {
        let further: Vec<ClassId> = interfaces.iter().copied().filter(|interface| !program.is_subclass(superclass, *interface)).collect();
        let is_new = further.len() > usize::from(Some(&superclass) == classes.first());
        if is_new {
            combined.push(program.declare_unknown_class(superclass, &further));
        }
    }
    combined
}

fn is_throwable(program: &Program, class: ClassId) -> bool {
    let mut at = Some(class);
    while let Some(class) = at {
        if is_library(program, class, "java.lang.Throwable") {
            return true;
        }
        at = program.class(class).superclass;
    }
    false
}

fn is_enum(program: &Program, class: ClassId) -> bool {
    program.class(class).kind == ClassKind::Enum
}

/// True if the objects of a class are enum constants.
fn is_constant(program: &Program, class: ClassId) -> bool {
    is_enum(program, class) || program.class(class).superclass.is_some_and(|sup| is_enum(program, sup))
}

/// True if a class is an enum of the user that has constants.
fn has_constants(program: &Program, class: ClassId) -> bool {
    let info = program.class(class);
    info.kind == ClassKind::Enum && !info.is_library && info.fields.iter().any(|field| program.field(*field).is_enum_constant)
}
