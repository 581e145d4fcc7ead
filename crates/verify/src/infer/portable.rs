//! Invariants that were found, as plain data for a file.

use std::collections::BTreeMap;

use java::graph::Code;
use java::model::{LocalId, MethodId, Ty};
use machine::world::World;
use serde::{Deserialize, Serialize};

use super::{Atom, CandidateInvariant, Inferred, is_integer, is_integer_array, is_text, names_of};

/// The invariants of one loop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PortableInvariants {
    /// `Class.name(types)`, and the number of the loop in it.
    pub method: String,
    #[serde(rename = "loop")]
    pub id: u32,
    /// In JML, for readers; `guesses` is what counts.
    pub clauses: Vec<String>,
    pub guesses: Vec<CandidateInvariant>,
}

impl PortableInvariants {
    /// Those of all loops, as plain data.
    pub fn of(world: &World, all: &BTreeMap<(MethodId, u32), Inferred>) -> Vec<PortableInvariants> {
        let portable = |((method, id), inferred): (&(MethodId, u32), &Inferred)| PortableInvariants {
            method: world.program.method_name(*method),
            id: *id,
            clauses: (0..inferred.guesses.len()).map(|index| inferred.text(index)).collect(),
            guesses: inferred.guesses.to_vec(),
        };
        all.iter().filter(|(_, inferred)| !inferred.guesses.is_empty()).map(portable).collect()
    }

    /// Reads invariants that somebody claims; that they are about variables of the right types is all that is known of them.
    pub fn read(world: &mut World, claimed: &[PortableInvariants]) -> Result<BTreeMap<(MethodId, u32), Inferred>, String> {
        let mut all = BTreeMap::new();
        for PortableInvariants { method: name, id, guesses, .. } in claimed {
            let found = world.program.find_methods(name);
            let [method] = found.as_slice() else { return Err(format!("there is no method {name}")) };
            let code = world.code(*method);
            if *id as usize >= code.loops.len() || !guesses.iter().all(|guess| fits(world, &code, guess)) {
                return Err(format!("an invariant that does not fit the loops of {name}"));
            }
            let names = names_of(&world.program, &code);
            let types = code.locals.iter().map(|local| local.ty).collect();
            all.insert((*method, *id), Inferred::new(names, types, guesses.clone(), Vec::new()));
        }
        Ok(all)
    }
}

/// True if a guess is about variables that are there, as numbers, arrays of numbers and references.
fn fits(world: &World, code: &Code, guess: &CandidateInvariant) -> bool {
    let ty = |local: &LocalId| code.locals.get(local.index()).map(|local| local.ty);
    let number = |local: &LocalId| ty(local).is_some_and(is_integer);
    let array = |local: &LocalId| ty(local).is_some_and(is_integer_array);
    let atom = |atom: &Atom| match atom {
        Atom::Local(local) => number(local),
        Atom::Old(local) => number(local) && local.index() < n_parameters(world, code),
        Atom::Length(local) => ty(local).is_some_and(|ty| matches!(ty, Ty::Array(..)) || is_text(&world.program, ty)),
        Atom::Const(_) => true,
    };
    match guess {
        CandidateInvariant::Compare(a, _, _, b) => atom(a) && atom(b),
        CandidateInvariant::SameSum(a, b, c, d) | CandidateInvariant::SameDifference(a, b, c, d) => [a, b, c, d].into_iter().all(atom),
        CandidateInvariant::Prefix { array: elements, from, to, x, .. } => array(elements) && [from, to, x].into_iter().all(atom),
        CandidateInvariant::Sum { sum, start, array: elements, from, to } => {
            number(sum) && array(elements) && [start, from, to].into_iter().all(atom)
        }
        CandidateInvariant::Copied { a, b, from, to } => array(a) && array(b) && atom(from) && atom(to),
        CandidateInvariant::NotNull(local) => ty(local).is_some_and(|ty| !matches!(ty, Ty::Prim(_))),
        CandidateInvariant::Unchanged { array: elements, from } => array(elements) && atom(from),
        CandidateInvariant::Multiple { sum, start, index, from, factor } => {
            number(sum) && number(index) && [start, from, factor].into_iter().all(atom)
        }
    }
}

fn n_parameters(world: &World, code: &Code) -> usize {
    let info = world.program.method(code.method);
    info.params.len() + usize::from(!info.is_static)
}
