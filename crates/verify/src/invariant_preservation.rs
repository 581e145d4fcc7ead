//! Invariants, those that are written and the non-null of fields, hold because everyone keeps them: constructors and all code that writes
//! what they look at, whatever class it stands in and whether or not it has a contract.

use std::collections::{BTreeMap, BTreeSet};

use java::graph::{Code, Instruction};
use java::model::{Base, ClassId, FieldId, MethodId, MethodKind, Ty};
use java::program::Program;
use java::spec::SpecStatementKind;

/// What the invariants of one class look at.
#[derive(Default)]
pub struct Footprint {
    /// Instance fields.
    pub fields: BTreeSet<FieldId>,
    /// Static fields, for static invariants.
    statics: BTreeSet<FieldId>,
    /// Types of elements of arrays that fields hold.
    elements: BTreeSet<Ty>,
}

/// The classes of the user whose invariants somebody may rely on, with what these look at.
pub struct Invariants {
    pub of_class: BTreeMap<ClassId, Footprint>,
}

impl Invariants {
    /// Those of a program. Where nobody has begun to specify a class, its subclasses and superclasses, nobody relies on its fields.
    pub fn of(program: &mut Program) -> Invariants {
        program.summarized("what invariants look at", Invariants::look_through, |program, found| found.tell(program))
    }

    fn tell(&self, program: &Program) -> String {
        let name = |field: &FieldId| {
            let field = program.field(*field);
            format!("{}.{}", program.class(field.class).binary_name, field.name)
        };
        let line = |(class, footprint): (&ClassId, &Footprint)| {
            let fields: BTreeSet<String> = footprint.fields.iter().chain(&footprint.statics).map(name).collect();
            let elements: BTreeSet<String> = footprint.elements.iter().map(|ty| program.ty_name(*ty)).collect();
            format!("{}: {fields:?} {elements:?}", program.class(*class).binary_name)
        };
        let lines: BTreeSet<String> = self.of_class.iter().map(line).collect();
        lines.into_iter().collect::<Vec<_>>().join("\n")
    }

    fn look_through(program: &mut Program) -> Invariants {
        let all = (0..program.classes.len() as u32).map(ClassId);
        let own: Vec<ClassId> = all.filter(|class| !program.class(*class).is_library).collect();
        let specified: BTreeSet<ClassId> = own.iter().copied().filter(|class| is_specified(program, *class)).collect();
        let above: BTreeSet<ClassId> = specified.iter().flat_map(|class| program.lineage(*class)).collect();
        let mut of_class = BTreeMap::new();
        for class in own {
            let is_used = above.contains(&class) || program.lineage(class).iter().any(|above| specified.contains(above));
            let footprint = if is_used { footprint(program, class) } else { Footprint::default() };
            if !footprint.fields.is_empty() || !footprint.statics.is_empty() {
                of_class.insert(class, footprint);
            }
        }
        Invariants { of_class }
    }

    /// True if new objects of a class have fields that must not stay null.
    pub fn keeps_fields(&self, program: &Program, class: ClassId) -> bool {
        program.lineage(class).iter().any(|above| self.of_class.get(above).is_some_and(|footprint| !footprint.fields.is_empty()))
    }

    /// The classes whose invariants a method may break by what it writes itself, or by what helpers do for it.
    pub fn written_by(&self, program: &mut Program, method: MethodId) -> BTreeSet<ClassId> {
        let mut written = BTreeSet::new();
        let (mut work, mut seen) = (vec![method], BTreeSet::from([method]));
        while let Some(at) = work.pop() {
            let info = program.method(at);
            if info.is_abstract || info.is_native || program.file(info.span.file).is_library {
                continue;
            }
            let code = java::lower::lower(program, at);
            let handed = handed(program, method);
            for (class, footprint) in &self.of_class {
                // Whose arrays are written through is known of objects that the method is given.
                let has_elements = handed.iter().any(|given| program.is_subclass(*given, *class) || program.is_subclass(*class, *given));
                if writes(&code, footprint) || has_elements && writes_elements(&code, footprint) {
                    written.insert(*class);
                }
            }
            for called in called(program, &code) {
                if program.spec_of_method(called).is_helper && seen.insert(called) {
                    work.push(called);
                }
            }
        }
        written
    }

    /// The methods that have to keep the invariants of each class: constructors of its objects, and everyone who writes.
    pub fn keepers(&self, program: &mut Program, methods: &[MethodId]) -> BTreeMap<ClassId, BTreeSet<MethodId>> {
        let mut keepers: BTreeMap<ClassId, BTreeSet<MethodId>> = BTreeMap::new();
        for method in methods {
            for class in self.written_by(program, *method) {
                keepers.entry(class).or_default().insert(*method);
            }
            let info = program.method(*method);
            if info.kind == MethodKind::Constructor {
                for above in program.lineage(info.class).into_iter().filter(|above| self.of_class.contains_key(above)) {
                    keepers.entry(above).or_default().insert(*method);
                }
            }
        }
        keepers
    }
}

/// True if somebody has begun to specify a class.
fn is_specified(program: &mut Program, class: ClassId) -> bool {
    if !program.spec_of_class(class).invariants.is_empty() {
        return true;
    }
    let methods = program.class(class).methods.clone();
    methods.into_iter().any(|method| !program.spec_of_method(method).cases.is_empty())
}

fn footprint(program: &mut Program, class: ClassId) -> Footprint {
    let spec = program.spec_of_class(class);
    let mut footprint = Footprint::default();
    if spec.invariants.iter().any(|invariant| !invariant.is_static) {
        footprint.fields.extend(program.instance_fields(class));
        footprint.fields.extend(program.concrete_subclasses(class).into_iter().flat_map(|below| program.instance_fields(below)));
        footprint.fields.retain(|field| !program.class(program.field(*field).class).is_library);
    }
    if spec.invariants.iter().any(|invariant| invariant.is_static) {
        let fields = program.class(class).fields.iter().copied();
        footprint.statics.extend(fields.filter(|field| program.field(*field).is_static));
    }
    let nonnull: Vec<FieldId> = program.class(class).fields.iter().copied().filter(|field| program.field(*field).is_nonnull()).collect();
    let held = footprint.fields.iter().chain(&nonnull).chain(&footprint.statics);
    let mut elements: BTreeSet<Ty> = BTreeSet::new();
    for field in held {
        add_elements(program.field(*field).ty, !footprint.fields.contains(field), &mut elements);
    }
    footprint.elements = elements;
    footprint.fields.extend(nonnull);
    footprint
}

/// The elements of an array at every depth; only references where nothing but null matters.
fn add_elements(ty: Ty, is_only_null: bool, elements: &mut BTreeSet<Ty>) {
    if !matches!(ty, Ty::Array(..)) {
        return;
    }
    let elem = machine::concrete::element(ty);
    if !is_only_null || matches!(ty, Ty::Array(Base::Class(_), _)) || matches!(elem, Ty::Array(..)) {
        elements.insert(elem);
    }
    add_elements(elem, is_only_null, elements);
}

/// The classes of the receiver and of parameters.
fn handed(program: &Program, method: MethodId) -> Vec<ClassId> {
    let info = program.method(method);
    let classes = info.params.iter().filter_map(|param| if let Ty::Class(class) = param.ty { Some(class) } else { None });
    classes.chain((!info.is_static).then_some(info.class)).collect()
}

fn writes_elements(code: &Code, footprint: &Footprint) -> bool {
    let is_reference = |ty: &Ty| !matches!(ty, Ty::Prim(_));
    code.instructions.iter().any(|instruction| match instruction {
        // Arrays of references may be seen as arrays of other types.
        Instruction::ArrayStore { elem, .. } if is_reference(elem) => footprint.elements.iter().any(is_reference),
        Instruction::ArrayStore { elem, .. } => footprint.elements.contains(elem),
        _ => false,
    })
}

fn writes(code: &Code, footprint: &Footprint) -> bool {
    code.instructions.iter().any(|instruction| match instruction {
        Instruction::PutField { field, .. } => footprint.fields.contains(field),
        Instruction::PutStatic { field, .. } => footprint.statics.contains(field),
        Instruction::Spec(spec) => match &code.specs[*spec as usize].kind {
            SpecStatementKind::Set { target, .. } => match &target.kind {
                java::model::ExprKind::Field { field, .. } | java::model::ExprKind::StaticField(field) => {
                    footprint.fields.contains(field) || footprint.statics.contains(field)
                }
                _ => false,
            },
            _ => false,
        },
        _ => false,
    })
}

/// The methods that the code may call at once.
fn called(program: &Program, code: &Code) -> BTreeSet<MethodId> {
    let mut found = BTreeSet::new();
    for instruction in &code.instructions {
        let Instruction::Call { method, .. } = instruction else { continue };
        found.insert(*method);
        let class = program.method(*method).class;
        found.extend(program.concrete_subclasses(class).into_iter().filter_map(|class| program.dispatch(class, *method)));
    }
    found
}
