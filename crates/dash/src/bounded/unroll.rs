//! The formula of all runs with so many rounds: states are merged where paths meet, and calls are followed where they stand.

use std::collections::BTreeMap;

use java::model::MethodId;
use machine::symbolic::JavaSemantics;
use solver::{Answer, Solver};
use term::{TermId, Terms};

use super::Bounds;
use crate::generic::Scope;
use crate::locations::{Drawn, Edge, Location, Op, Procedure, bind};

/// All procedures that may be called.
pub(super) struct Program {
    procedures: BTreeMap<MethodId, Ordered>,
    /// Some procedure handles exceptions, also of what it calls, which no edge behind a call shows.
    catches: bool,
    /// The values of static fields when runs begin.
    globals: Vec<TermId>,
}

/// A procedure whose locations are in an order in which only loops go back.
struct Ordered {
    procedure: Procedure,
    order: Vec<usize>,
    position: Vec<usize>,
}

impl Program {
    pub(super) fn of(java: &mut JavaSemantics, terms: &mut Terms, scope: &Scope) -> Result<Program, String> {
        let mut procedures = BTreeMap::new();
        let mut pending = vec![scope.method];
        while let Some(method) = pending.pop() {
            if procedures.contains_key(&method) {
                continue;
            }
            let procedure = Procedure::over(java, terms, &scope.generic, method)?;
            pending.extend(procedure.edges.iter().filter_map(|edge| match &edge.op {
                Op::Call { callee, .. } => Some(*callee),
                Op::Step { .. } => None,
            }));
            let order = reverse_postorder(&procedure);
            let mut position = vec![usize::MAX; procedure.locations.len()];
            for (index, location) in order.iter().enumerate() {
                position[*location] = index;
            }
            procedures.insert(method, Ordered { procedure, order, position });
        }
        let catches = procedures.values().any(|ordered| ordered.procedure.catches);
        Ok(Program { procedures, catches, globals: scope.globals_at_first() })
    }
}

impl Program {
    /// The symbols of a procedure's parameters.
    pub(super) fn inputs(&self, method: MethodId) -> Vec<TermId> {
        let procedure = &self.procedures[&method].procedure;
        procedure.symbols[..procedure.n_params].to_vec()
    }
}

/// Every location before those that it leads to, but for the edges that close loops.
fn reverse_postorder(procedure: &Procedure) -> Vec<usize> {
    let mut seen = vec![false; procedure.locations.len()];
    let mut order = Vec::new();
    let mut stack = vec![(procedure.initial, 0)];
    seen[procedure.initial] = true;
    while let Some((location, next)) = stack.pop() {
        match procedure.edges.iter().enumerate().skip(next).find(|(_, edge)| edge.from == location && !seen[edge.to]) {
            Some((index, edge)) => {
                stack.push((location, index + 1));
                seen[edge.to] = true;
                stack.push((edge.to, 0));
            }
            None => order.push(location),
        }
    }
    order.reverse();
    order
}

/// All runs that are at a location in one round: when, and with which values.
#[derive(Clone)]
struct Arrival {
    guard: TermId,
    locals: Vec<TermId>,
}

/// The ways in which an activation returns.
struct Returned {
    guard: TermId,
    value: Option<TermId>,
    /// Values of static fields.
    globals: Vec<TermId>,
}

/// Arguments and globals with which a call begins.
#[derive(Clone, Copy)]
struct Given<'a> {
    arguments: &'a [TermId],
    globals: &'a [TermId],
}

/// Of all edges of a location in one round: the call, and values for the nondeterministic ones that are asked for, by symbols of the location.
#[derive(Default)]
struct Shared {
    called: Option<Returned>,
    draws: Vec<(TermId, TermId)>,
}

impl Shared {
    fn value_of(&self, symbol: TermId) -> TermId {
        self.draws.iter().find(|(known, _)| *known == symbol).expect("it has a value in every round").1
    }
}

/// An edge that is taken under a condition: values of variables behind it, over symbols that have values.
struct Taken<'e> {
    guard: TermId,
    after: &'e [TermId],
    symbols: Vec<TermId>,
    values: Vec<TermId>,
}

/// Conditions over the inputs under which runs end in a way that matters.
#[derive(Default)]
pub(super) struct Endings {
    pub(super) errors: Vec<TermId>,
    /// Going on behind the last round or the deepest call, or where an exception of a call is handled.
    pub(super) cut: Vec<TermId>,
    /// Calls that the solver says cannot happen, and that were not followed.
    pub(super) left_out: Vec<TermId>,
    /// Nondeterministic values with the condition under which they are asked for; every run asks in this order.
    pub(super) asked: Vec<(TermId, TermId)>,
}

/// An unrolling that is made.
pub(super) struct Unrolling<'a> {
    terms: &'a mut Terms,
    solver: &'a mut Solver,
    program: &'a Program,
    bounds: Bounds,
    rounds: usize,
    assumed: TermId,
    /// Terms that there may be.
    max_terms: usize,
    ways: Endings,
    /// Activations that wait for each other, and how many there were in all.
    waiting: Vec<MethodId>,
    n_activations: usize,
}

impl<'a> Unrolling<'a> {
    pub(super) fn new(
        terms: &'a mut Terms,
        solver: &'a mut Solver,
        program: &'a Program,
        (bounds, rounds): (Bounds, usize),
        assumed: TermId,
    ) -> Self {
        let max_terms = terms.len() + bounds.terms;
        let (ways, waiting) = (Endings::default(), Vec::new());
        Unrolling { terms, solver, program, bounds, rounds, assumed, max_terms, ways, waiting, n_activations: 0 }
    }

    /// All runs of a procedure on any inputs.
    pub(super) fn whole(mut self, method: MethodId) -> Result<Endings, String> {
        let tru = self.terms.tru();
        let inputs = self.program.inputs(method);
        let program = self.program;
        self.activation(method, Given { arguments: &inputs, globals: &program.globals }, tru)?;
        Ok(self.ways)
    }

    /// All runs of one activation that begins under a condition.
    fn activation(&mut self, method: MethodId, given: Given<'_>, guard: TermId) -> Result<Returned, String> {
        self.n_activations += 1;
        if self.n_activations > self.bounds.activations {
            return Err(format!("more than {} calls", self.bounds.activations));
        }
        self.waiting.push(method);
        let ordered = &self.program.procedures[&method];
        let mut locals = ordered.procedure.symbols.clone();
        locals[..given.arguments.len()].copy_from_slice(given.arguments);
        for (index, value) in ordered.procedure.globals().zip(given.globals) {
            locals[index] = *value;
        }
        let mut now = BTreeMap::from([(ordered.position[ordered.procedure.initial], Arrival { guard, locals })]);
        let mut returned: Vec<Returned> = Vec::new();
        for _ in 0..self.rounds {
            let mut later = BTreeMap::new();
            while let Some((position, arrival)) = now.pop_first() {
                self.leave(ordered, ordered.order[position], &arrival, (&mut now, &mut later), &mut returned)?;
            }
            now = later;
            if now.is_empty() {
                break;
            }
        }
        self.ways.cut.extend(now.into_values().map(|arrival| arrival.guard));
        self.waiting.pop();
        Ok(self.joined(returned))
    }

    /// Follows all edges of a location. What a loop comes back to is for the next round.
    fn leave(
        &mut self,
        ordered: &Ordered,
        location: usize,
        arrival: &Arrival,
        (now, later): (&mut BTreeMap<usize, Arrival>, &mut BTreeMap<usize, Arrival>),
        returned: &mut Vec<Returned>,
    ) -> Result<(), String> {
        if self.terms.len() > self.max_terms {
            return Err("the formula gets too large".to_owned());
        }
        let procedure = &ordered.procedure;
        if procedure.is_error[location] {
            self.ways.errors.push(arrival.guard);
            return Ok(());
        }
        let mut shared = Shared::default();
        for edge in procedure.edges.iter().filter(|edge| edge.from == location) {
            let Some(Taken { guard, after, symbols, values }) = self.take(procedure, edge, arrival, &mut shared)? else { continue };
            match procedure.locations[edge.to] {
                Location::Thrown if self.waiting.len() > 1 && self.program.catches => self.ways.cut.push(guard),
                Location::Thrown | Location::Halted => {}
                Location::Error => self.ways.errors.push(guard),
                Location::Unsupported => self.ways.cut.push(guard),
                Location::Exit => {
                    let value = edge.returned.map(|value| bind(self.terms, value, &symbols, &values));
                    let globals: Vec<TermId> = procedure.globals().map(|global| after[global]).collect();
                    let globals = self.bound(&globals, &symbols, &values);
                    returned.push(Returned { guard, value, globals });
                }
                Location::Entry | Location::At(_) => {
                    let arrives = Arrival { guard, locals: self.bound(after, &symbols, &values) };
                    let is_back = ordered.position[edge.to] <= ordered.position[location];
                    let into = if is_back { &mut *later } else { &mut *now };
                    self.arrive(ordered, edge.to, arrives, into);
                }
            }
        }
        Ok(())
    }

    /// Takes an edge in one round: nothing if its condition does not hold.
    fn take<'e>(
        &mut self,
        procedure: &Procedure,
        edge: &'e Edge,
        arrival: &Arrival,
        shared: &mut Shared,
    ) -> Result<Option<Taken<'e>>, String> {
        for Drawn { symbol, .. } in &edge.drawn {
            if !shared.draws.iter().any(|(known, _)| known == symbol) {
                shared.draws.push((*symbol, another(self.terms, *symbol)));
            }
        }
        let (mut symbols, mut values) = (procedure.symbols.clone(), arrival.locals.clone());
        symbols.extend(shared.draws.iter().map(|(symbol, _)| *symbol));
        values.extend(shared.draws.iter().map(|(_, value)| *value));
        let mut guard = arrival.guard;
        let (condition, after) = match &edge.op {
            Op::Step { condition, locals } => (*condition, locals),
            Op::Call { callee, arguments, result, globals, condition, locals } => {
                // All edges of a location are ways on from one call.
                if shared.called.is_none() {
                    let before = edge.drawn.iter().filter(|drawn| drawn.is_before_call);
                    self.ways.asked.extend(before.map(|drawn| (arrival.guard, shared.value_of(drawn.symbol))));
                    let arguments: Vec<TermId> = self.bound(arguments, &symbols, &values);
                    let given: Vec<TermId> = globals.iter().map(|(given, _)| *given).collect();
                    let given = self.bound(&given, &symbols, &values);
                    shared.called = Some(self.call(*callee, Given { arguments: &arguments, globals: &given }, arrival.guard)?);
                }
                let Some(Returned { guard: returns, value, globals: after }) = &shared.called else { return Ok(None) };
                symbols.extend(globals.iter().map(|(_, symbol)| *symbol));
                values.extend(after);
                guard = *returns;
                if let (Some(symbol), Some(value)) = (result, value) {
                    symbols.push(self.terms.app(*symbol, &[]));
                    values.push(*value);
                }
                (*condition, locals)
            }
        };
        let here = bind(self.terms, condition, &symbols, &values);
        let guard = self.terms.and2(guard, here);
        if self.terms.as_bool_const(guard) == Some(false) {
            return Ok(None);
        }
        let drawn = edge.drawn.iter().filter(|drawn| !drawn.is_before_call);
        self.ways.asked.extend(drawn.map(|drawn| (guard, shared.value_of(drawn.symbol))));
        Ok(Some(Taken { guard, after, symbols, values }))
    }

    fn bound(&mut self, of: &[TermId], symbols: &[TermId], values: &[TermId]) -> Vec<TermId> {
        of.iter().map(|term| bind(self.terms, *term, symbols, values)).collect()
    }

    /// Adds runs to those that are at a location already. Only variables that are read later have values worth telling apart.
    fn arrive(&mut self, ordered: &Ordered, location: usize, arrives: Arrival, into: &mut BTreeMap<usize, Arrival>) {
        let position = ordered.position[location];
        let Some(there) = into.get_mut(&position) else {
            into.insert(position, arrives);
            return;
        };
        for local in &ordered.procedure.live[location] {
            let (new, old) = (arrives.locals[*local], there.locals[*local]);
            there.locals[*local] = if new == old { old } else { self.terms.ite(arrives.guard, new, old) };
        }
        there.guard = self.terms.or2(there.guard, arrives.guard);
    }

    /// A call. One that waits for itself too often is cut off; one that cannot happen is left out.
    fn call(&mut self, callee: MethodId, given: Given<'_>, guard: TermId) -> Result<Returned, String> {
        let never = Returned { guard: self.terms.fls(), value: None, globals: given.globals.to_vec() };
        if self.terms.as_bool_const(guard) == Some(false) {
            return Ok(never);
        }
        if self.waiting.contains(&callee) {
            if self.solver.check_all(self.terms, &[self.assumed, guard]) == Answer::Unsat {
                let possible = self.terms.and2(self.assumed, guard);
                self.ways.left_out.push(possible);
                return Ok(never);
            }
            if self.waiting.len() >= self.bounds.depth.min(self.rounds) {
                self.ways.cut.push(guard);
                return Ok(never);
            }
        }
        self.activation(callee, given, guard)
    }

    /// All ways to return as one.
    fn joined(&mut self, ways: Vec<Returned>) -> Returned {
        let mut all = Returned { guard: self.terms.fls(), value: None, globals: Vec::new() };
        for way in ways {
            if all.globals.is_empty() {
                all.globals.clone_from(&way.globals);
            }
            for (before, value) in all.globals.iter_mut().zip(&way.globals) {
                *before = if before == value { *value } else { self.terms.ite(way.guard, *value, *before) };
            }
            all.value = match (all.value, way.value) {
                (Some(before), Some(value)) if before != value => Some(self.terms.ite(way.guard, value, before)),
                (before, value) => value.or(before),
            };
            all.guard = self.terms.or2(all.guard, way.guard);
        }
        all
    }
}

/// A new constant of the same type.
fn another(terms: &mut Terms, constant: TermId) -> TermId {
    let symbol = terms.symbol(terms.symbols_of(constant)[0]).clone();
    let symbol = terms.declare(symbol);
    terms.app(symbol, &[])
}
