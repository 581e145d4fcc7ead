//! The locations of a procedure and the edges between them: its first region graph, before anything is refined (Føns, Hougaard 2014, §3.2, §5.3).

use std::collections::{BTreeMap, HashMap};

use java::graph::{Instruction, Pc};
use java::model::{LocalId, MethodId, Ty};
use machine::symbolic::{JavaSemantics, State, sort_of};
use term::{Domain, Symbol, SymbolId, TermId, Terms, substitute};

use crate::live::live_locals;
use crate::segment::{self, Arm, End, Segment};

/// What an edge does.
#[derive(Clone, Debug)]
pub(crate) enum Op {
    /// Goes on under a condition with other values of the locals.
    Step { condition: TermId, locals: Vec<TermId> },
    /// Calls a procedure, binds its result to a symbol, and goes on under a condition on it.
    Call { callee: MethodId, arguments: Vec<TermId>, result: Option<SymbolId>, condition: TermId, locals: Vec<TermId> },
}

/// An edge between locations.
#[derive(Clone, Debug)]
pub(crate) struct Edge {
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) op: Op,
    /// For a return: its value.
    pub(crate) returned: Option<TermId>,
}

/// A location: a place in the code, or one of the ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Location {
    /// Before anything has happened, where the first statement can be come back to (hoisting; §3.6.3).
    Entry,
    At(Pc),
    /// Before the error.
    Error,
    /// After a return; every return has its own.
    Exit,
    /// Where an exception leaves the procedure.
    Thrown,
    /// Where an assumption or an exit ends the run.
    Halted,
}

/// A procedure as locations and edges, over its own symbols.
#[derive(Clone)]
pub(crate) struct Procedure {
    pub(crate) method: MethodId,
    /// One symbol per local variable, temporaries included.
    pub(crate) symbols: Vec<TermId>,
    /// Which locals have names.
    pub(crate) is_named: Vec<bool>,
    pub(crate) n_params: usize,
    pub(crate) locations: Vec<Location>,
    pub(crate) edges: Vec<Edge>,
    /// Locations by place in the code.
    pub(crate) at: BTreeMap<Pc, usize>,
    pub(crate) initial: usize,
    pub(crate) is_error: Vec<bool>,
    /// It handles exceptions, also of what it calls, which no edge behind a call shows.
    pub(crate) catches: bool,
    /// Which locals are read behind each location before they are written, ascending.
    pub(crate) live: Vec<Vec<usize>>,
}

/// A symbol for a value of a type.
pub(crate) fn fresh(java: &JavaSemantics, terms: &mut Terms, name: &str, ty: Ty) -> Result<TermId, String> {
    let Ty::Prim(prim) = ty else { return Err("a reference".to_owned()) };
    let domain = java.symbols.range(prim).map_or(Domain::Any, |(low, high)| Domain::Range(low, high));
    let symbol = terms.declare(Symbol::constant(name, sort_of(ty, false), domain));
    Ok(terms.app(symbol, &[]))
}

/// Values for variables, all at once.
pub(crate) fn bind(terms: &mut Terms, root: TermId, symbols: &[TermId], values: &[TermId]) -> TermId {
    let map: HashMap<TermId, TermId> = symbols
        .iter()
        .zip(values)
        .filter(|(symbol, value)| symbol != value && is_variable(terms, **symbol, **value))
        .map(|(s, v)| (*s, *v))
        .collect();
    if map.is_empty() { root } else { substitute(terms, root, &map) }
}

fn is_variable(terms: &Terms, symbol: TermId, value: TermId) -> bool {
    matches!(terms.op(symbol), term::Op::App(_)) && terms.sort(symbol) == terms.sort(value)
}

impl Procedure {
    /// Runs every segment that can be reached from the entry.
    pub(crate) fn of(java: &mut JavaSemantics, terms: &mut Terms, base: &State, method: MethodId) -> Result<Procedure, String> {
        let code = java.world.code(method);
        let mut symbols = Vec::new();
        for (index, local) in code.locals.iter().enumerate() {
            let name = local.name.clone().unwrap_or_else(|| format!("t{index}"));
            symbols.push(match local.ty {
                // A temporary is written before it is read; between two statements it holds nothing.
                Ty::Prim(_) => fresh(java, terms, &name, local.ty)?,
                _ if local.name.is_none() => terms.null(),
                _ => return Err(format!("the reference {name}")),
            });
        }
        let n_params = java.world.program.method(method).params.len();
        let is_named = code.locals.iter().map(|local| local.name.is_some()).collect();
        let mut found = Procedure {
            method,
            symbols,
            is_named,
            n_params,
            locations: Vec::new(),
            edges: Vec::new(),
            at: BTreeMap::new(),
            initial: 0,
            is_error: Vec::new(),
            catches: code.instructions.iter().any(|instruction| matches!(instruction, Instruction::Caught { .. })),
            live: Vec::new(),
        };
        let tru = terms.tru();
        let mut builder = Builder { java, terms, base, silent: BTreeMap::new(), tru, raw: BTreeMap::new() };
        builder.explore(&found)?;
        found.assemble(&builder);
        found.live = live_locals(terms, &found);
        Ok(found)
    }

    /// Numbers the places in the order of the code and draws the edges.
    fn assemble(&mut self, builder: &Builder<'_>) {
        let first = builder.resolve(0);
        let told = builder.raw.iter().filter(|(pc, _)| !builder.silent.contains_key(*pc)).flat_map(|(_, arms)| arms.iter());
        let is_come_back_to = told.filter_map(RawArm::target).any(|pc| builder.resolve(pc) == first);
        if is_come_back_to {
            self.add(Location::Entry);
        }
        for pc in builder.raw.keys().filter(|pc| !builder.silent.contains_key(*pc)) {
            let location = self.add(Location::At(*pc));
            self.at.insert(*pc, location);
        }
        let start = self.at[&first];
        self.initial = if is_come_back_to { 0 } else { start };
        if is_come_back_to {
            let op = Op::Step { condition: builder.tru, locals: self.symbols.clone() };
            self.edges.push(Edge { from: 0, to: start, op, returned: None });
        }
        let places: Vec<(Pc, usize)> = self.at.iter().map(|(pc, location)| (*pc, *location)).collect();
        for (pc, from) in places {
            for arm in builder.raw[&pc].clone() {
                self.draw(builder, from, arm);
            }
        }
    }

    fn add(&mut self, location: Location) -> usize {
        self.locations.push(location);
        self.is_error.push(location == Location::Error);
        self.locations.len() - 1
    }

    fn draw(&mut self, builder: &Builder<'_>, from: usize, arm: RawArm) {
        let RawArm { op, end, .. } = arm;
        let is_plain = matches!(&op, Op::Step { condition, .. } if *condition == builder.tru);
        let (to, returned) = match end {
            End::At(pc) => (self.at[&builder.resolve(pc)], None),
            // The region before the error statement is the error region.
            End::Violates if is_plain => {
                self.is_error[from] = true;
                return;
            }
            End::Violates => (self.add(Location::Error), None),
            End::Returns(value) => (self.add(Location::Exit), value),
            End::Halts => (self.add(Location::Halted), None),
            End::Throws => (self.add(Location::Thrown), None),
        };
        self.edges.push(Edge { from, to, op, returned });
    }

    /// True if an exception may leave it.
    pub(crate) fn may_throw(&self) -> bool {
        self.locations.contains(&Location::Thrown)
    }

    pub(crate) fn has_errors(&self) -> bool {
        self.is_error.contains(&true)
    }
}

/// An arm before locations have numbers.
#[derive(Clone)]
struct RawArm {
    op: Op,
    end: End,
}

struct Builder<'a> {
    java: &'a mut JavaSemantics,
    terms: &'a mut Terms,
    base: &'a State,
    /// Places where nothing happens before the next one.
    silent: BTreeMap<Pc, Pc>,
    tru: TermId,
    raw: BTreeMap<Pc, Vec<RawArm>>,
}

impl RawArm {
    fn target(&self) -> Option<Pc> {
        match self.end {
            End::At(pc) => Some(pc),
            _ => None,
        }
    }
}

impl Builder<'_> {
    /// The place that a place stands for.
    fn resolve(&self, mut pc: Pc) -> Pc {
        while let Some(next) = self.silent.get(&pc) {
            pc = *next;
        }
        pc
    }

    fn explore(&mut self, procedure: &Procedure) -> Result<(), String> {
        let mut work = vec![0];
        while let Some(pc) = work.pop() {
            if self.raw.contains_key(&pc) {
                continue;
            }
            let state = segment::placed(self.java, self.terms, self.base, procedure.method, &procedure.symbols, pc);
            let arms = match segment::run(self.java, self.terms, self.base, state, true)? {
                Segment::Plain(arms) => arms.into_iter().map(step).collect(),
                Segment::Call { callee, arguments, pc, result, locals } => {
                    self.after_call(procedure, callee, &arguments, pc, result, &locals)?
                }
            };
            work.extend(arms.iter().filter_map(RawArm::target));
            let is_silent = match arms.as_slice() {
                [RawArm { op: Op::Step { condition, locals }, end: End::At(next) }] => {
                    (*condition == self.tru && *locals == procedure.symbols && *next != pc).then_some(*next)
                }
                _ => None,
            };
            if let Some(next) = is_silent.filter(|next| self.resolve(*next) != pc) {
                self.silent.insert(pc, next);
            }
            self.raw.insert(pc, arms);
        }
        Ok(())
    }

    /// What happens after a call, with a symbol for its result.
    fn after_call(
        &mut self,
        procedure: &Procedure,
        callee: MethodId,
        arguments: &[TermId],
        pc: Pc,
        result: Option<LocalId>,
        locals: &[TermId],
    ) -> Result<Vec<RawArm>, String> {
        let ret = self.java.world.program.method(callee).ret;
        let mut locals = locals.to_vec();
        let symbol = match (result, ret) {
            (Some(local), ty) => {
                let term = fresh(self.java, self.terms, "result", ty)?;
                locals[local.index()] = term;
                Some(self.terms.symbols_of(term)[0])
            }
            (None, _) => None,
        };
        let state = segment::placed(self.java, self.terms, self.base, procedure.method, &locals, pc + 1);
        let Segment::Plain(arms) = segment::run(self.java, self.terms, self.base, state, false)? else { unreachable!("no call is told") };
        let call = |arm: Arm| RawArm {
            op: Op::Call { callee, arguments: arguments.to_vec(), result: symbol, condition: arm.condition, locals: arm.locals },
            end: arm.end,
        };
        Ok(arms.into_iter().map(call).collect())
    }
}

fn step(arm: Arm) -> RawArm {
    RawArm { op: Op::Step { condition: arm.condition, locals: arm.locals }, end: arm.end }
}
