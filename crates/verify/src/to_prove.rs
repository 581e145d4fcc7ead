//! The contracts that have to be proved: those that are written, and the promises of a class that count where nothing is written.

use java::model::{ClassId, ClassKind, MethodId, MethodKind};
use java::program::Program;
use java::spec::ClassClause;
use jml::contract::{Contract, Demand, contracts};

use crate::invariant_preservation::Invariants;

/// The contracts to be proved for a method: as above, and the invariants alone where nothing is written but the class has some.
pub fn to_prove(program: &mut Program, method: MethodId) -> Vec<Contract> {
    let found = contracts(program, method);
    let spec = program.spec_of_method(method);
    if found.is_empty()
        && let Some(spec) = program.promises_without_case(method)
    {
        let name = "modifiers".to_owned();
        return vec![Contract { method, written_at: method, spec, case: Some(0), name, demand: Demand::default(), precondition: None }];
    }
    if !found.is_empty() || !spec.has_errors && !keeps_invariants(program, method) {
        return found;
    }
    // A contract of which nothing could be read must not go missing.
    let name = if spec.has_errors { "contract" } else { "invariants" };
    vec![Contract { method, written_at: method, spec, case: None, name: name.to_owned(), demand: Demand::Contract, precondition: None }]
}

/// Contracts of interfaces that a class of the user fulfils by an inherited method whose own class does not implement the interface.
pub fn borrowed(program: &mut Program) -> Vec<(ClassId, Contract)> {
    let mut found = Vec::new();
    for class in program.concrete_subclasses(program.object()) {
        for above in program.lineage(class) {
            if program.class(above).kind != ClassKind::Interface {
                continue;
            }
            for promised in program.class(above).methods.clone() {
                let Some(method) = program.dispatch(class, promised).filter(|method| is_foreign(program, *method, class, above)) else {
                    continue;
                };
                let written = contracts(program, promised);
                found.extend(written.into_iter().map(|contract| (class, Contract { method, ..contract })));
            }
        }
    }
    found
}

/// True if a class has a method from a superclass that knows nothing of an interface.
fn is_foreign(program: &Program, method: MethodId, class: ClassId, interface: ClassId) -> bool {
    let owner = program.method(method).class;
    owner != class && !program.is_subclass(owner, interface) && !program.method(method).is_static
}

/// True if invariants and constraints are its business although nothing is written at the method: those of its class, and those of any
/// class whose fields it writes.
fn keeps_invariants(program: &mut Program, method: MethodId) -> bool {
    let info = program.method(method);
    let (is_abstract, is_written) = (info.is_abstract || info.is_native, !info.is_synthetic);
    let is_hidden = info.kind == MethodKind::Method && (info.is_private || info.is_synthetic);
    let spec = program.spec_of_method(method);
    if is_abstract || spec.is_helper || spec.is_model {
        return false;
    }
    !is_hidden && keeps_own(program, method, is_written) || !Invariants::of(program).written_by(program, method).is_empty()
}

/// True if what its class promises is its business.
fn keeps_own(program: &mut Program, method: MethodId, is_written: bool) -> bool {
    let info = program.method(method);
    let (class, kind, is_static) = (info.class, info.kind, info.is_static);
    let counts = |clause: &ClassClause| clause.is_static || !is_static;
    for declaring in program.lineage(class) {
        let spec = program.spec_of_class(declaring);
        let keeps = match kind {
            MethodKind::StaticInit => declaring == class && spec.invariants.iter().any(|invariant| invariant.is_static),
            MethodKind::Constructor => {
                spec.invariants.iter().any(|invariant| is_written || !invariant.is_static) || !spec.initially.is_empty()
            }
            MethodKind::Method => spec.invariants.iter().any(counts) || spec.constraints.iter().any(counts),
        };
        if keeps {
            return true;
        }
    }
    // Fields that are not null are an invariant, too.
    kind == MethodKind::Constructor && Invariants::of(program).keeps_fields(program, class)
}
