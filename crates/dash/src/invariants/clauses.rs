//! The program graph as constrained Horn clauses: one relation per place where ways meet, over the variables that are read later, and one per
//! called procedure over its parameters and its result.

use std::collections::{BTreeMap, BTreeSet};

use java::model::{MethodId, Ty};
use machine::symbolic::JavaSemantics;
use solver::{Atom, Clause};
use term::{TermId, Terms};

use crate::generic::Scope;
use crate::locations::{Location, Op, Procedure, bind, fresh};

/// A program as Horn clauses. Invariants that satisfy them show that no error is reached.
#[derive(Clone)]
pub struct System {
    /// The symbols that stand for the parameters of every relation.
    pub relations: Vec<Vec<TermId>>,
    pub clauses: Vec<Clause>,
    /// The first relation is that of the entry; its parameters are among these.
    pub inputs: Vec<TermId>,
    /// Locations of the entry that have a relation.
    places: Vec<(usize, usize)>,
    /// Some procedure may call itself, directly or through others.
    pub is_recursive: bool,
}

/// Procedures of one program, at most.
const MAX_PROCEDURES: usize = 40;
/// Clauses of one program, at most.
const MAX_CLAUSES: usize = 2_000;

/// A procedure with the relations of its places.
struct Module {
    procedure: Procedure,
    /// The values of the parameters at the entry, then those of static fields; nothing for the procedure that is asked about.
    at_entry: Vec<TermId>,
    /// Relations of the locations that have one.
    relation_at: BTreeMap<usize, usize>,
    /// The relation of a call that returned, over the values at the entry, the result, and static fields then; nothing for the procedure that is asked about.
    summary: Option<usize>,
    result: Option<TermId>,
}

/// A way from a relation to the next one.
#[derive(Clone)]
struct Walk {
    body: Vec<Atom>,
    conditions: Vec<TermId>,
    locals: Vec<TermId>,
}

impl System {
    /// The clauses of a procedure and all that it calls, under a precondition over its parameters.
    pub fn of(
        java: &mut JavaSemantics,
        terms: &mut Terms,
        scope: &Scope,
        precondition: impl FnOnce(&mut Terms, &[TermId]) -> TermId,
    ) -> Result<System, String> {
        let method = scope.method;
        let mut system = System { relations: Vec::new(), clauses: Vec::new(), inputs: Vec::new(), places: Vec::new(), is_recursive: false };
        let entry = system.module(java, terms, scope, method, false)?;
        let mut callees: BTreeMap<MethodId, Module> = BTreeMap::new();
        let mut pending = called(&entry.procedure);
        while let Some(callee) = pending.pop() {
            if callees.contains_key(&callee) {
                continue;
            }
            let module = system.module(java, terms, scope, callee, true)?;
            pending.extend(called(&module.procedure));
            callees.insert(callee, module);
            if callees.len() > MAX_PROCEDURES {
                return Err("too many procedures".to_owned());
            }
        }
        system.is_recursive = is_recursive(method, &entry, &callees);
        system.places = entry.relation_at.iter().map(|(location, relation)| (*location, *relation)).collect();
        system.inputs = entry.procedure.symbols[..entry.procedure.n_params].to_vec();
        let assumed = precondition(terms, &system.inputs.clone());
        let mut first = entry.procedure.symbols.clone();
        for (index, value) in entry.procedure.globals().zip(scope.globals_at_first()) {
            first[index] = value;
        }
        let head = entry.atom_at(entry.procedure.initial, &first);
        system.clauses.push(Clause { body: Vec::new(), constraint: assumed, head: Some(head) });
        let catches = std::iter::once(&entry).chain(callees.values()).any(|module| module.procedure.catches);
        for module in std::iter::once(&entry).chain(callees.values()) {
            for location in module.relation_at.keys() {
                system.walk_from(terms, module, (&callees, catches), *location)?;
            }
        }
        Ok(system)
    }

    /// Locations of the procedure that is asked about, with their relations.
    pub(crate) fn places(&self) -> impl Iterator<Item = (usize, usize)> {
        self.places.iter().copied()
    }

    fn module(
        &mut self,
        java: &mut JavaSemantics,
        terms: &mut Terms,
        scope: &Scope,
        method: MethodId,
        is_called: bool,
    ) -> Result<Module, String> {
        let procedure = Procedure::over(java, terms, &scope.generic, method)?;
        let info = java.world.program.method(method);
        let ret = info.ret;
        let params: Vec<(String, Ty)> = info.params.iter().map(|param| (param.name.clone(), param.ty)).collect();
        let mut at_entry = Vec::new();
        let mut result = None;
        if is_called {
            for (name, ty) in params {
                at_entry.push(fresh(java, terms, &name, ty)?);
            }
            at_entry.extend(procedure.globals().map(|global| another(terms, procedure.symbols[global])).collect::<Vec<_>>());
            if ret != Ty::Void {
                result = Some(fresh(java, terms, "result", ret)?);
            }
        }
        let mut relation_at = BTreeMap::new();
        for location in meeting_places(&procedure) {
            let parameters = at_entry.iter().copied().chain(procedure.live[location].iter().map(|local| procedure.symbols[*local]));
            relation_at.insert(location, self.relations.len());
            self.relations.push(parameters.collect());
        }
        let summary = is_called.then_some(self.relations.len());
        if is_called {
            let globals = procedure.globals().map(|global| procedure.symbols[global]);
            self.relations.push(at_entry.iter().copied().chain(result).chain(globals).collect());
        }
        Ok(Module { procedure, at_entry, relation_at, summary, result })
    }

    /// Follows all edges from a relation to the next ones. Between them no two ways meet, so each edge is followed once.
    fn walk_from(
        &mut self,
        terms: &mut Terms,
        module: &Module,
        (callees, catches): (&BTreeMap<MethodId, Module>, bool),
        start: usize,
    ) -> Result<(), String> {
        let locals = module.procedure.symbols.clone();
        let walk = Walk { body: vec![module.atom_at(start, &locals)], conditions: Vec::new(), locals };
        let mut pending = vec![(start, walk)];
        while let Some((location, walk)) = pending.pop() {
            if self.clauses.len() > MAX_CLAUSES {
                return Err("too many ways".to_owned());
            }
            if module.procedure.is_error[location] {
                self.add(terms, &walk, None);
                continue;
            }
            for edge in module.procedure.edges.iter().filter(|edge| edge.from == location) {
                let mut next = walk.clone();
                match &edge.op {
                    Op::Step { condition, locals } => next.go(terms, &module.procedure.symbols, *condition, locals),
                    Op::Call { callee, arguments, result, globals, condition, locals } => {
                        let called = &callees[callee];
                        let (now, behind): (Vec<TermId>, Vec<TermId>) = globals.iter().copied().unzip();
                        let arguments: Vec<TermId> = arguments.iter().chain(&now).copied().collect();
                        let given = walk.values(terms, &module.procedure.symbols, &arguments);
                        self.add(terms, &walk, Some(called.entered(&given)));
                        let returned = result.map(|symbol| terms.app(symbol, &[]));
                        next.body.extend(called.summarised(terms, &given, returned, behind));
                        next.go(terms, &module.procedure.symbols, *condition, locals);
                    }
                }
                match module.procedure.locations[edge.to] {
                    Location::Exit => {
                        let returned = edge.returned.map(|value| bind(terms, value, &module.procedure.symbols, &walk.locals));
                        let globals = module.procedure.globals().map(|global| next.locals[global]).collect();
                        if let Some(head) = module.summarised(terms, &module.at_entry, returned, globals) {
                            self.add(terms, &next, Some(head));
                        }
                    }
                    // Whoever handles an exception of a call goes on where no edge leads, so there must be none.
                    Location::Thrown if module.summary.is_some() && catches => self.add(terms, &next, None),
                    Location::Thrown | Location::Halted => {}
                    Location::Error | Location::Unsupported => self.add(terms, &next, None),
                    Location::Entry | Location::At(_) if module.relation_at.contains_key(&edge.to) => {
                        self.add(terms, &next, Some(module.atom_at(edge.to, &next.locals)));
                    }
                    Location::Entry | Location::At(_) => pending.push((edge.to, next)),
                }
            }
        }
        Ok(())
    }

    fn add(&mut self, terms: &mut Terms, walk: &Walk, head: Option<Atom>) {
        let constraint = terms.and(&walk.conditions);
        let clause = Clause { body: walk.body.clone(), constraint, head };
        if terms.as_bool_const(constraint) != Some(false) && !self.clauses.contains(&clause) {
            self.clauses.push(clause);
        }
    }
}

impl Module {
    /// The relation of a location for values of all locals.
    fn atom_at(&self, location: usize, locals: &[TermId]) -> Atom {
        let live = self.procedure.live[location].iter().map(|local| locals[*local]);
        Atom { relation: self.relation_at[&location], arguments: self.at_entry.iter().copied().chain(live).collect() }
    }

    /// The relation of the first location, when it is called.
    fn entered(&self, arguments: &[TermId]) -> Atom {
        let initial = self.procedure.initial;
        let (parameters, globals) = arguments.split_at(self.procedure.n_params);
        let mut first = self.procedure.symbols.clone();
        first[..parameters.len()].copy_from_slice(parameters);
        for (index, value) in self.procedure.globals().zip(globals) {
            first[index] = *value;
        }
        let live = self.procedure.live[initial].iter().map(|local| first[*local]);
        Atom { relation: self.relation_at[&initial], arguments: arguments.iter().copied().chain(live).collect() }
    }

    /// The summary relation of a call that returned. A result that nobody reads is any.
    fn summarised(&self, terms: &mut Terms, arguments: &[TermId], returned: Option<TermId>, globals: Vec<TermId>) -> Option<Atom> {
        let relation = self.summary?;
        let mut all = arguments.to_vec();
        if let Some(result) = self.result {
            all.push(returned.unwrap_or_else(|| another(terms, result)));
        }
        all.extend(globals);
        Some(Atom { relation, arguments: all })
    }
}

/// A new constant of the same type.
fn another(terms: &mut Terms, constant: TermId) -> TermId {
    let symbol = terms.symbol(terms.symbols_of(constant)[0]).clone();
    let symbol = terms.declare(symbol);
    terms.app(symbol, &[])
}

impl Walk {
    /// Values of terms over the locals before, here.
    fn values(&self, terms: &mut Terms, symbols: &[TermId], of: &[TermId]) -> Vec<TermId> {
        of.iter().map(|term| bind(terms, *term, symbols, &self.locals)).collect()
    }

    fn go(&mut self, terms: &mut Terms, symbols: &[TermId], condition: TermId, after: &[TermId]) {
        let here = bind(terms, condition, symbols, &self.locals);
        self.conditions.push(here);
        self.locals = self.values(terms, symbols, after);
    }
}

/// The procedures that a procedure calls by edges of their own.
fn called(procedure: &Procedure) -> Vec<MethodId> {
    let callees: BTreeSet<MethodId> = procedure
        .edges
        .iter()
        .filter_map(|edge| match &edge.op {
            Op::Call { callee, .. } => Some(*callee),
            Op::Step { .. } => None,
        })
        .collect();
    callees.into_iter().collect()
}

/// True if some procedure may call itself, directly or through others.
fn is_recursive(method: MethodId, entry: &Module, callees: &BTreeMap<MethodId, Module>) -> bool {
    let of = |caller: &MethodId| callees.get(caller).map_or_else(Vec::new, |module| called(&module.procedure));
    let reaches_itself = |start: &MethodId| {
        let (mut seen, mut pending) = (BTreeSet::new(), of(start));
        while let Some(next) = pending.pop() {
            if seen.insert(next) {
                pending.extend(of(&next));
            }
        }
        seen.contains(start)
    };
    callees.keys().any(reaches_itself) || called(&entry.procedure).contains(&method)
}

/// The first location and all that several edges lead to: every circle has one.
fn meeting_places(procedure: &Procedure) -> BTreeSet<usize> {
    let mut n_edges = vec![0; procedure.locations.len()];
    for edge in &procedure.edges {
        n_edges[edge.to] += 1;
    }
    let is_place = |location: &usize| matches!(procedure.locations[*location], Location::At(_) | Location::Entry);
    let meets = (0..procedure.locations.len()).filter(|location| n_edges[*location] > 1).filter(is_place);
    meets.chain([procedure.initial]).collect()
}
