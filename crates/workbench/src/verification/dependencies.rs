//! Dependencies of proofs, transitively: contracts of called methods, invariants that others keep, clauses
//! that nobody proves. A proof is as good as the weakest of them.

use std::collections::{BTreeMap, BTreeSet};

use explain::verdict::Verdict;
use java::model::{ClassId, MethodId};
use java::program::Program;
use verify::invariant_preservation::Invariants;

use super::Outcome;

/// Something that a proof takes for granted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Premise {
    /// All contracts of a method.
    Contract(String),
    /// That a method keeps the invariants which are its business.
    Keeper(String),
    /// A clause that is never proved.
    Free(String),
}

impl Premise {
    fn describe(&self) -> String {
        match self {
            Premise::Contract(method) => method.clone(),
            Premise::Keeper(method) => format!("the invariants that {method} has to keep"),
            Premise::Free(clause) => clause.clone(),
        }
    }
}

/// Who has to keep the invariants of which class, by name.
pub(super) struct InvariantKeepers(BTreeMap<ClassId, BTreeSet<String>>);

impl InvariantKeepers {
    pub(super) fn of(program: &mut Program, methods: &[MethodId]) -> InvariantKeepers {
        let keepers = Invariants::of(program).keepers(program, methods);
        let names = |methods: BTreeSet<MethodId>| methods.into_iter().map(|method| program.method_name(method)).collect();
        let direct: BTreeMap<ClassId, BTreeSet<String>> = keepers.into_iter().map(|(class, methods)| (class, names(methods))).collect();
        // Whoever relies on the invariants of a class relies on those of its superclasses, and of the subclasses an object may belong to.
        let all: Vec<ClassId> = (0..program.classes.len() as u32).map(ClassId).collect();
        let mut of_class = BTreeMap::new();
        for class in all.into_iter().filter(|class| !program.class(*class).is_library) {
            let related = direct.iter().filter(|(other, _)| program.is_subclass(class, **other) || program.is_subclass(**other, class));
            let names: BTreeSet<String> = related.flat_map(|(_, names)| names.iter().cloned()).collect();
            of_class.insert(class, names);
        }
        InvariantKeepers(of_class)
    }

    fn of_class(&self, class: ClassId) -> impl Iterator<Item = Premise> {
        self.0.get(&class).into_iter().flatten().map(|name| Premise::Keeper(name.clone()))
    }
}

/// Fills in what every result rests on without being proved. In a run over some methods only, the contracts of others count as not
/// proved; who keeps the invariants is among the assumptions then.
pub(super) fn rest_on(outcomes: &mut [Outcome], keepers: &InvariantKeepers, is_partial: bool) {
    let mut weak: BTreeSet<Premise> = BTreeSet::new();
    let mut known: BTreeSet<String> = BTreeSet::new();
    let mut below: BTreeMap<String, BTreeSet<Premise>> = BTreeMap::new();
    let grounds: Vec<BTreeSet<Premise>> = outcomes.iter().map(|outcome| grounds(outcome, keepers, is_partial)).collect();
    for (outcome, grounds) in outcomes.iter().zip(&grounds) {
        let method = &outcome.report.method;
        known.insert(method.clone());
        below.entry(method.clone()).or_default().extend(grounds.iter().cloned());
        if outcome.report.verdict != Verdict::Proved {
            weak.insert(Premise::Contract(method.clone()));
        }
        if !outcome.keeps_invariants {
            weak.insert(Premise::Keeper(method.clone()));
        }
    }
    let is_weak = |ground: &Premise| match ground {
        Premise::Contract(method) => weak.contains(ground) || !known.contains(method),
        Premise::Keeper(_) => weak.contains(ground),
        Premise::Free(_) => true,
    };
    for (outcome, grounds) in outcomes.iter_mut().zip(grounds) {
        let mut seen: BTreeSet<Premise> = BTreeSet::new();
        let mut work: Vec<Premise> = grounds.into_iter().collect();
        while let Some(ground) = work.pop() {
            if let (true, Premise::Contract(method) | Premise::Keeper(method)) = (seen.insert(ground.clone()), &ground) {
                work.extend(below.get(method).into_iter().flatten().cloned());
            }
        }
        let is_proved = outcome.report.verdict == Verdict::Proved;
        let own = outcome.report.method.clone();
        // A run that fails does so by itself; what it would have rested on is told where it was going to be used.
        let tells = |ground: &Premise| is_proved || matches!(ground, Premise::Contract(method) if *method != own);
        outcome.report.unproved_dependencies =
            seen.iter().filter(|ground| is_weak(ground) && tells(ground)).map(Premise::describe).collect();
    }
}

/// What a result takes for granted itself.
fn grounds(outcome: &Outcome, keepers: &InvariantKeepers, is_partial: bool) -> BTreeSet<Premise> {
    let contracts = outcome.relied.iter().map(|method| Premise::Contract(method.clone()));
    let free = outcome.free.iter().map(|clause| Premise::Free(clause.clone()));
    let kept = outcome.uses_invariants_of.filter(|_| !is_partial).into_iter().flat_map(|class| keepers.of_class(class));
    contracts.chain(free).chain(kept).collect()
}
