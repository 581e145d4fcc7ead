//! The locations of a procedure and the edges between them: its first region graph, before anything is refined (Føns, Hougaard 2014, §3.2, §5.3).

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use java::graph::{Code, Instruction, LocalInfo, Pc};
use java::model::{ClassId, FieldId, LocalId, MethodId, Ty};
use machine::domain::Domain as _;
use machine::symbolic::{JavaSemantics, State, Symbolic, sort_of};
use term::{Domain, Sort, Symbol, SymbolId, TermId, Terms, substitute};

use crate::generic::{Generic, variables_of};
use crate::live::live_locals;
use crate::segment::{self, Arm, End, First, Manner, Place, Segment, place_of, within_budget};

/// Changes by an edge beside values of variables.
#[derive(Clone)]
pub(crate) struct Effect {
    /// With the heap behind the edge, over the generic one before.
    pub(crate) state: State,
    /// Nondeterministic values that were asked for.
    pub(crate) drawn: usize,
}

/// The operation of an edge.
#[derive(Clone)]
pub(crate) enum Op {
    /// Goes on under a condition with other values of the variables.
    Step { condition: TermId, locals: Vec<TermId> },
    /// Calls a procedure, binds its result to a symbol, and goes on under a condition on it.
    Call {
        callee: MethodId,
        arguments: Vec<TermId>,
        result: Option<SymbolId>,
        /// Static fields that are variables: values at the call, and symbols for those behind it.
        globals: Vec<(TermId, TermId)>,
        condition: TermId,
        locals: Vec<TermId>,
    },
}

/// An edge between locations.
#[derive(Clone)]
pub(crate) struct Edge {
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) op: Op,
    /// Other changes; nothing where the heap stays as it is.
    pub(crate) effect: Option<Rc<Effect>>,
    /// For a return: its value.
    pub(crate) returned: Option<TermId>,
    /// Nondeterministic values that are asked for on it, by symbols of the location that it comes from.
    pub(crate) drawn: Vec<Drawn>,
}

/// A nondeterministic value that is asked for on an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Drawn {
    pub(crate) symbol: TermId,
    /// Before the call of the edge, if it is one.
    pub(crate) is_before_call: bool,
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
    /// Where the machine cannot go on. That no run comes here has to be shown, like that none comes to an error.
    Unsupported,
}

/// An activation that variables belong to: the calls that wait for it, and its method.
type Context = (Place, MethodId);

/// A procedure as locations and edges, over its own symbols.
#[derive(Clone)]
pub(crate) struct Procedure {
    pub(crate) method: MethodId,
    pub(crate) generic: Rc<Generic>,
    /// One symbol per local variable, temporaries included, of the procedure, then one per static field that may change, then those of the
    /// activations that are expanded.
    pub(crate) symbols: Vec<TermId>,
    /// The values of the variables in the generic state: their symbols, or the constants of enums that these select.
    held: Vec<TermId>,
    /// The enums of symbols that select constants.
    enums: BTreeMap<usize, ClassId>,
    /// Where a symbol stands among them.
    index_of: HashMap<SymbolId, usize>,
    /// Which of them have names.
    pub(crate) is_named: Vec<bool>,
    /// Where the local variables of an activation begin.
    contexts: BTreeMap<Context, usize>,
    /// Static fields that are variables, by the places of their symbols.
    pub(crate) statics: Vec<(FieldId, usize)>,
    pub(crate) n_params: usize,
    pub(crate) locations: Vec<Location>,
    pub(crate) edges: Vec<Edge>,
    /// Locations by place in the code.
    pub(crate) at: BTreeMap<Place, usize>,
    /// The same for all places that were come by, also those where nothing happens before the next one.
    pub(crate) leads_to: BTreeMap<Place, usize>,
    /// The generic state of each location.
    pub(crate) generic_at: BTreeMap<usize, State>,
    pub(crate) initial: usize,
    pub(crate) is_error: Vec<bool>,
    /// Why the machine cannot go on, by location.
    pub(crate) unsupported: BTreeMap<usize, String>,
    /// It handles exceptions, also of what it calls, which no edge behind a call shows.
    pub(crate) catches: bool,
    /// Which variables are read behind each location before they are written, ascending.
    pub(crate) live: Vec<Vec<usize>>,
}

/// Locations of one procedure, and calls that wait for each other in it, at most.
const MAX_LOCATIONS: usize = 600;
const MAX_DEPTH: usize = 24;

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
    /// Runs every segment that can be reached from the entry, with the heap as it is.
    pub(crate) fn of(java: &mut JavaSemantics, terms: &mut Terms, base: &State, method: MethodId) -> Result<Procedure, String> {
        Procedure::over(java, terms, &Generic::fixed(base), method)
    }

    /// The places of the static fields among the symbols.
    pub(crate) fn globals(&self) -> impl Iterator<Item = usize> {
        self.statics.iter().map(|(_, index)| *index)
    }

    /// Runs every segment from generic states of some kind.
    pub(crate) fn over(java: &mut JavaSemantics, terms: &mut Terms, generic: &Rc<Generic>, method: MethodId) -> Result<Procedure, String> {
        let code = java.world.code(method);
        let info = java.world.program.method(method);
        let mut found = Procedure {
            method,
            generic: Rc::clone(generic),
            symbols: Vec::new(),
            held: Vec::new(),
            enums: BTreeMap::new(),
            index_of: HashMap::new(),
            is_named: Vec::new(),
            contexts: BTreeMap::new(),
            statics: Vec::new(),
            n_params: info.params.len() + usize::from(!info.is_static),
            locations: Vec::new(),
            edges: Vec::new(),
            at: BTreeMap::new(),
            leads_to: BTreeMap::new(),
            generic_at: BTreeMap::new(),
            initial: 0,
            is_error: Vec::new(),
            unsupported: BTreeMap::new(),
            catches: false,
            live: Vec::new(),
        };
        found.declare((java, terms), (Vec::new(), method), &code)?;
        let changing = generic.arbitrary.iter().map(|arbitrary| &arbitrary.statics).chain(generic.fixed.iter().map(|fixed| &fixed.globals));
        for (field, symbol) in changing.flatten().copied() {
            found.statics.push((field, found.symbols.len()));
            let ty = java.world.program.field(field).ty;
            let value = generic.state.heap.statics().find(|(own, _)| *own == field).map_or(symbol, |(_, value)| value);
            found.add_symbol((java, terms), ty, (symbol, value), true);
        }
        let tru = terms.tru();
        let start = segment::placed(java, terms, &generic.state, method, &found.held[..code.locals.len()], 0);
        let mut builder =
            Builder { java, terms, silent: BTreeMap::new(), tru, raw: BTreeMap::new(), states: BTreeMap::new(), drawn: BTreeMap::new() };
        builder.explore(&mut found, start.clone())?;
        found.assemble(&builder, &place_of(&start));
        if generic.arbitrary.is_none() && found.has_lasting_temporaries(builder.java, &code) {
            return Err("an object or array that a statement keeps without a name".to_owned());
        }
        found.live = live_locals(terms, &found);
        Ok(found)
    }

    /// True if a reference without a name lives at a location, such as the array of a for-each loop: it has no symbol where the heap is fixed. Exceptions
    /// that wait for the end of a `finally` leave the procedure, whatever they are.
    fn has_lasting_temporaries(&self, java: &mut JavaSemantics, code: &Code) -> bool {
        let flow = java.world.flow(code);
        let is_thrown_only = |local: LocalId| {
            let mut readers = code.instructions.iter().zip(&code.unwind).filter(|(instruction, _)| instruction.reads().contains(&local));
            readers.all(|(instruction, handler)| matches!(instruction, Instruction::Throw(_)) && handler.is_none())
        };
        let is_nameless = |local: &LocalInfo| local.name.is_none() && !matches!(local.ty, Ty::Prim(_));
        let places = self.locations.iter().filter_map(|location| match location {
            Location::At(pc) => Some(*pc),
            _ => None,
        });
        let mut pairs = places.flat_map(|pc| (0..code.locals.len() as u32).map(move |local| (pc, LocalId(local))));
        pairs.any(|(pc, local)| is_nameless(&code.locals[local.index()]) && flow.is_live(pc, local) && !is_thrown_only(local))
    }

    fn add_symbol(&mut self, (java, terms): (&JavaSemantics, &Terms), ty: Ty, (symbol, value): (TermId, TermId), is_named: bool) {
        if let Some(class) = self.generic.arbitrary.as_ref().and_then(|arbitrary| arbitrary.enum_of(java, ty)) {
            self.enums.insert(self.symbols.len(), class);
        }
        self.held.push(value);
        if let term::Op::App(id) = terms.op(symbol) {
            self.index_of.insert(id, self.symbols.len());
        }
        self.symbols.push(symbol);
        self.is_named.push(is_named);
    }

    /// Symbols for the local variables of an activation. In the program's own words only: a temporary of a reference type holds nothing between two locations, which is looked at when they are known.
    fn declare(&mut self, (java, terms): (&mut JavaSemantics, &mut Terms), context: Context, code: &Code) -> Result<usize, String> {
        if let Some(known) = self.contexts.get(&context) {
            return Ok(*known);
        }
        let generic = Rc::clone(&self.generic);
        let first = self.symbols.len();
        for (index, local) in code.locals.iter().enumerate() {
            let name = local.name.clone().unwrap_or_else(|| format!("t{index}"));
            let alike = |symbol: TermId| (symbol, symbol);
            let both = match (local.ty, &generic.arbitrary) {
                (Ty::Prim(_), _) => alike(fresh(java, terms, &name, local.ty)?),
                (ty @ (Ty::Class(_) | Ty::Array(..)), Some(arbitrary)) => arbitrary.variable(java, terms, &name, ty)?,
                (_, Some(_)) => alike(terms.null()),
                _ if local.name.is_none() => alike(terms.null()),
                _ => {
                    let fixed = generic.fixed.as_ref().filter(|_| context.0.is_empty());
                    let known = fixed.and_then(|fixed| fixed.reference(code.method, index));
                    alike(known.ok_or_else(|| format!("the reference {name}"))?)
                }
            };
            self.add_symbol((java, terms), local.ty, both, local.name.is_some());
        }
        self.catches |= code.instructions.iter().any(|instruction| matches!(instruction, Instruction::Caught { .. }));
        self.contexts.insert(context, first);
        Ok(first)
    }

    /// The values of all variables in a state, those of enum types as selectors. What is not there keeps its symbol.
    pub(crate) fn values(&self, (java, terms): (&mut JavaSemantics, &mut Terms), state: &State) -> Vec<TermId> {
        let mut values = self.symbols.clone();
        let place = place_of(state);
        let depth = place.len();
        for (level, frame) in state.frames().enumerate() {
            let context = (place[..depth - level - 1].to_vec(), frame.head.code.method);
            if let Some(first) = self.contexts.get(&context) {
                for (offset, value) in frame.locals.iter().enumerate() {
                    values[first + offset] = value;
                }
            }
        }
        if !self.statics.is_empty() {
            let now: BTreeMap<FieldId, TermId> = state.heap.statics().collect();
            for (field, index) in &self.statics {
                if let Some(value) = now.get(field) {
                    values[*index] = *value;
                }
            }
        }
        for (index, class) in &self.enums {
            if values[*index] != self.symbols[*index] {
                let mut d = Symbolic { terms: &mut *terms, symbols: &mut java.symbols, state: state.without_frame() };
                values[*index] = d.selector(*class, values[*index]);
            }
        }
        values
    }

    /// True if variables of reference types have the values that they always have.
    fn has_fixed_references(&self, terms: &Terms, values: &[TermId]) -> bool {
        let mut all = self.symbols.iter().zip(values).zip(&self.is_named);
        all.all(|((symbol, value), is_named)| !is_named || terms.sort(*symbol) != Sort::Ref || symbol == value)
    }

    /// Changes by a way through a segment beside values of variables.
    pub(crate) fn effect_of(&self, arm: &Arm) -> Option<Rc<Effect>> {
        let base = &self.generic.state;
        let drawn = arm.state.tape.len() - base.tape.len();
        let is_same = drawn == 0 && Rc::ptr_eq(&arm.state.heap, &base.heap);
        (self.generic.arbitrary.is_some() && !is_same).then(|| Rc::new(Effect { state: arm.state.without_frame(), drawn }))
    }

    /// The generic state at the place of a state: the same activations, with a symbol for every variable.
    fn generic_state(&mut self, (java, terms): (&mut JavaSemantics, &mut Terms), state: &State) -> Result<State, String> {
        let place = place_of(state);
        let frames: Vec<_> = state.frames().cloned().collect();
        let mut caller = None;
        for (level, mut frame) in frames.into_iter().rev().enumerate() {
            let code = Rc::clone(&frame.head.code);
            let first = self.declare((java, terms), (place[..level].to_vec(), code.method), &code)?;
            for offset in 0..code.locals.len() {
                frame.locals.set(offset, self.held[first + offset]);
            }
            frame.loops.clear();
            frame.recursions = 0;
            frame.caller = caller;
            caller = Some(Rc::new(frame));
        }
        let mut state = self.generic.state.clone();
        state.frame = caller;
        Ok(state)
    }

    /// The meaning of a predicate about the state behind an edge in the one before it, if the edge can be taken.
    pub(crate) fn before(
        &self,
        (java, terms): (&mut JavaSemantics, &mut Terms),
        predicate: TermId,
        (locals, effect): (&[TermId], Option<&Effect>),
    ) -> Result<TermId, String> {
        if self.generic.arbitrary.is_none() {
            return Ok(bind(terms, predicate, &self.symbols, locals));
        }
        let variables = variables_of(terms, predicate, &self.index_of, (&self.symbols, locals));
        let after = effect.map_or((&self.generic.state, 0), |effect| (&effect.state, effect.drawn));
        self.generic.reread_before((java, terms), predicate, &variables, after)
    }

    /// The meaning of a predicate in a state with these values of the variables.
    pub(crate) fn within(
        &self,
        (java, terms): (&mut JavaSemantics, &mut Terms),
        predicate: TermId,
        (locals, state): (&[TermId], Option<&State>),
    ) -> Result<TermId, String> {
        let Some(state) = state.filter(|_| self.generic.arbitrary.is_some()) else {
            return Ok(bind(terms, predicate, &self.symbols, locals));
        };
        let variables = variables_of(terms, predicate, &self.index_of, (&self.symbols, locals));
        self.generic.reread((java, terms), predicate, &variables, (state, state.tape.len()))
    }

    /// Its meaning where a symbol that is no variable has a value, too: the result of a call.
    pub(crate) fn within_with(
        &self,
        (java, terms): (&mut JavaSemantics, &mut Terms),
        predicate: TermId,
        (locals, state): (&[TermId], Option<&State>),
        result: Option<(TermId, TermId)>,
    ) -> Result<TermId, String> {
        let Some((symbol, value)) = result else { return self.within((java, terms), predicate, (locals, state)) };
        let Some(state) = state.filter(|_| self.generic.arbitrary.is_some()) else {
            let bound = bind(terms, predicate, &[symbol], &[value]);
            return self.within((java, terms), bound, (locals, None));
        };
        let mut variables = variables_of(terms, predicate, &self.index_of, (&self.symbols, locals));
        variables.insert(symbol, value);
        self.generic.reread((java, terms), predicate, &variables, (state, state.tape.len()))
    }

    /// Numbers the places in the order of the code and draws the edges.
    fn assemble(&mut self, builder: &Builder<'_>, start: &Place) {
        let first = builder.resolve(start);
        let told = builder.raw.iter().filter(|(place, _)| !builder.silent.contains_key(*place)).flat_map(|(_, arms)| arms.iter());
        let is_come_back_to = told.filter_map(RawArm::target).any(|place| builder.resolve(place) == first);
        if is_come_back_to {
            self.add(Location::Entry);
        }
        for place in builder.raw.keys().filter(|place| !builder.silent.contains_key(*place)) {
            let location = self.add(Location::At(place.last().map_or(0, |(_, pc)| *pc)));
            self.at.insert(place.clone(), location);
            self.generic_at.insert(location, builder.states[place].clone());
        }
        self.leads_to = builder.raw.keys().map(|place| (place.clone(), self.at[builder.resolve(place)])).collect();
        let start = self.at[first];
        self.initial = if is_come_back_to { 0 } else { start };
        if is_come_back_to {
            let op = Op::Step { condition: builder.tru, locals: self.symbols.clone() };
            self.edges.push(Edge { from: 0, to: start, op, effect: None, returned: None, drawn: Vec::new() });
        }
        let places: Vec<(Place, usize)> = self.at.iter().map(|(place, location)| (place.clone(), *location)).collect();
        for (place, from) in places {
            for arm in builder.raw[&place].clone() {
                self.draw(builder, from, arm);
            }
        }
    }

    fn add(&mut self, location: Location) -> usize {
        self.locations.push(location);
        self.is_error.push(matches!(location, Location::Error | Location::Unsupported));
        self.locations.len() - 1
    }

    fn draw(&mut self, builder: &Builder<'_>, from: usize, arm: RawArm) {
        let RawArm { mut op, end, effect, drawn } = arm;
        let is_plain = matches!(&op, Op::Step { condition, .. } if *condition == builder.tru);
        let (to, returned) = match end {
            End::At(place) => (self.at[builder.resolve(&place)], None),
            // The region before the error statement is the error region.
            End::Violates if is_plain => {
                self.is_error[from] = true;
                return;
            }
            End::Violates => (self.add(Location::Error), None),
            End::Returns(value) => (self.add(Location::Exit), value),
            End::Halts => (self.add(Location::Halted), None),
            End::Throws => (self.add(Location::Thrown), None),
            End::Unsupported(what) => {
                let location = self.add(Location::Unsupported);
                self.unsupported.insert(location, what);
                (location, None)
            }
        };
        // Variables of activations that were found later keep their values.
        let (Op::Step { locals, .. } | Op::Call { locals, .. }) = &mut op;
        if !locals.is_empty() {
            locals.extend_from_slice(&self.symbols[locals.len()..]);
        }
        self.edges.push(Edge { from, to, op, effect, returned, drawn });
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
    effect: Option<Rc<Effect>>,
    end: End,
    drawn: Vec<Drawn>,
}

struct Builder<'a> {
    java: &'a mut JavaSemantics,
    terms: &'a mut Terms,
    /// Places where nothing happens before the next one.
    silent: BTreeMap<Place, Place>,
    tru: TermId,
    raw: BTreeMap<Place, Vec<RawArm>>,
    /// The generic state of each place.
    states: BTreeMap<Place, State>,
    /// Symbols for nondeterministic values, by the place from which they are asked for and their number from there on.
    drawn: BTreeMap<(Place, usize), TermId>,
}

impl RawArm {
    fn target(&self) -> Option<&Place> {
        match &self.end {
            End::At(place) => Some(place),
            _ => None,
        }
    }
}

impl Builder<'_> {
    /// The place that a place stands for.
    fn resolve<'a>(&'a self, mut place: &'a Place) -> &'a Place {
        while let Some(next) = self.silent.get(place) {
            place = next;
        }
        place
    }

    fn explore(&mut self, procedure: &mut Procedure, start: State) -> Result<(), String> {
        let first = place_of(&start);
        self.states.insert(first.clone(), start);
        let mut work = vec![first];
        while let Some(place) = work.pop() {
            if self.raw.contains_key(&place) {
                continue;
            }
            if self.raw.len() >= MAX_LOCATIONS {
                return Err("too many statements, counted once per call".to_owned());
            }
            within_budget(self.java, self.terms)
                .map_err(|limit| format!("{limit}, while the region graph was made: {} statements so far", self.raw.len()))?;
            let state = self.states[&place].clone();
            let manner = manner(&procedure.generic, First::Told);
            let found = match segment::run(self.java, self.terms, &procedure.generic, state, manner)? {
                Segment::Plain(arms) => arms,
                Segment::Call { callee, arguments, result, state } => {
                    let arms = self.after_call(procedure, &place, (callee, &arguments), result, state)?;
                    work.extend(arms.iter().filter_map(RawArm::target).cloned());
                    self.raw.insert(place, arms);
                    continue;
                }
            };
            let mut arms = Vec::new();
            for arm in found {
                arms.push(self.step(procedure, &place, arm)?);
            }
            work.extend(arms.iter().filter_map(RawArm::target).cloned());
            let is_silent = match arms.as_slice() {
                [RawArm { op: Op::Step { condition, .. }, end: End::At(next), effect: None, drawn }] if drawn.is_empty() => {
                    let is_idle = *condition == self.tru && *next != place && is_idle(procedure, &arms[0]);
                    is_idle.then(|| next.clone())
                }
                _ => None,
            };
            if let Some(next) = is_silent.filter(|next| *self.resolve(next) != place) {
                self.silent.insert(place.clone(), next);
            }
            self.raw.insert(place, arms);
        }
        Ok(())
    }

    /// An arm over the variables, and the generic state of where it leads.
    fn step(&mut self, procedure: &mut Procedure, from: &Place, arm: Arm) -> Result<RawArm, String> {
        let (effect, locals) = self.end_of(procedure, &arm)?;
        let raw = RawArm { op: Op::Step { condition: arm.condition, locals }, effect, end: arm.end, drawn: Vec::new() };
        self.with_own_draws(procedure, from, raw, (arm.state.tape.as_slice(), 0))
    }

    /// An edge with symbols for nondeterministic values that no other place has. Over an arbitrary heap, they are counted from the state at hand.
    fn with_own_draws(
        &mut self,
        procedure: &Procedure,
        from: &Place,
        mut raw: RawArm,
        (tape, n_before_call): (&[Ty], usize),
    ) -> Result<RawArm, String> {
        if procedure.generic.fixed.is_none() {
            return Ok(raw);
        }
        let n_known = procedure.generic.state.tape.len();
        let mut own = HashMap::new();
        for (number, ty) in tape.iter().enumerate().skip(n_known) {
            let symbol = match self.drawn.get(&(from.clone(), number)) {
                Some(known) if self.terms.sort(*known) == sort_of(*ty, false) => *known,
                Some(_) => return Err("ways that ask for nondeterministic values of different types".to_owned()),
                None => fresh(self.java, self.terms, "nondet", *ty)?,
            };
            self.drawn.insert((from.clone(), number), symbol);
            own.insert(self.java.symbols.nondeterministic(&self.java.world, self.terms, number, *ty), symbol);
            raw.drawn.push(Drawn { symbol, is_before_call: number - n_known < n_before_call });
        }
        let terms = &mut *self.terms;
        let mut rename = |term: &mut TermId| *term = substitute(terms, *term, &own);
        match &mut raw.op {
            Op::Step { condition, locals } => std::iter::once(condition).chain(locals).for_each(&mut rename),
            Op::Call { arguments, globals, condition, locals, .. } => {
                let given = globals.iter_mut().map(|(given, _)| given);
                std::iter::once(condition).chain(locals).chain(arguments).chain(given).for_each(&mut rename);
            }
        }
        if let End::Returns(Some(value)) = &mut raw.end {
            rename(value);
        }
        Ok(raw)
    }

    /// Values and other changes by a way through a segment.
    fn end_of(&mut self, procedure: &mut Procedure, arm: &Arm) -> Result<(Option<Rc<Effect>>, Vec<TermId>), String> {
        if let End::At(place) = &arm.end
            && !self.states.contains_key(place)
        {
            if let Some((method, pc)) = recursion(place) {
                let code = self.java.world.code(method);
                let (line, ..) = self.java.world.program.line_column(code.spans[pc as usize]);
                let name = self.java.world.program.method_name(method);
                return Err(format!("recursion of {name} that uses the heap (line {line})"));
            }
            if place.len() > MAX_DEPTH {
                return Err("too many calls inside each other".to_owned());
            }
            let state = procedure.generic_state((self.java, self.terms), &arm.state)?;
            self.states.insert(place.clone(), state);
        }
        let has_values = arm.state.frame.is_some() || procedure.generic.arbitrary.is_some() || procedure.generic.fixed.is_some();
        let locals = if has_values { procedure.values((self.java, self.terms), &arm.state) } else { Vec::new() };
        if procedure.generic.fixed.is_some() && !procedure.has_fixed_references(self.terms, &locals) {
            return Err("a reference that changes".to_owned());
        }
        Ok((procedure.effect_of(arm), locals))
    }

    /// The ways on from a call, with a symbol for its result.
    fn after_call(
        &mut self,
        procedure: &mut Procedure,
        from: &Place,
        (callee, arguments): (MethodId, &[TermId]),
        result: Option<LocalId>,
        state: State,
    ) -> Result<Vec<RawArm>, String> {
        if procedure.generic.fixed.is_some() && arguments.iter().any(|argument| self.terms.sort(*argument) == Sort::Ref) {
            return Err("a call with a reference".to_owned());
        }
        let n_before_call = state.tape.len() - procedure.generic.state.tape.len();
        let (state, globals) = self.behind_call(procedure, state)?;
        let ret = self.java.world.program.method(callee).ret;
        let mut d = Symbolic { terms: self.terms, symbols: &mut self.java.symbols, state };
        let pc = d.head().pc;
        d.set_pc(pc + 1);
        let mut state = d.state;
        let mut symbol = None;
        if let Some(local) = result {
            let term = fresh(self.java, self.terms, "result", ret)?;
            let mut d = Symbolic { terms: self.terms, symbols: &mut self.java.symbols, state };
            d.set_local(local, term);
            state = d.state;
            symbol = Some(self.terms.symbols_of(term)[0]);
        }
        let manner = manner(&procedure.generic, First::Location);
        let Segment::Plain(found) = segment::run(self.java, self.terms, &procedure.generic, state, manner)? else {
            unreachable!("no call is told")
        };
        let mut arms = Vec::new();
        for arm in found {
            let (effect, locals) = self.end_of(procedure, &arm)?;
            let globals = globals.clone();
            let op = Op::Call { callee, arguments: arguments.to_vec(), result: symbol, globals, condition: arm.condition, locals };
            let raw = RawArm { op, effect, end: arm.end, drawn: Vec::new() };
            arms.push(self.with_own_draws(procedure, from, raw, (arm.state.tape.as_slice(), n_before_call))?);
        }
        Ok(arms)
    }

    /// The state behind a call, in which static fields have any values; with their values at the call, and the symbols for those behind it.
    fn behind_call(&mut self, procedure: &Procedure, mut state: State) -> Result<(State, Vec<(TermId, TermId)>), String> {
        let mut globals = Vec::new();
        let fixed = procedure.generic.fixed.as_ref();
        for (field, _) in fixed.iter().flat_map(|fixed| &fixed.globals) {
            let info = self.java.world.program.field(*field);
            let (name, ty) = (info.name.clone(), info.ty);
            let symbol = fresh(self.java, self.terms, &name, ty)?;
            let mut d = Symbolic { terms: self.terms, symbols: &mut self.java.symbols, state };
            let value = d.get_static(&mut self.java.world, *field);
            d.put_static(&mut self.java.world, *field, symbol);
            state = d.state;
            globals.push((value, symbol));
        }
        Ok((state, globals))
    }
}

/// True if no variable gets another value.
fn is_idle(procedure: &Procedure, arm: &RawArm) -> bool {
    let Op::Step { locals, .. } = &arm.op else { return false };
    locals.iter().zip(&procedure.symbols).all(|(value, symbol)| value == symbol)
}

/// How segments of a procedure are run.
pub(crate) fn manner(generic: &Generic, call: First) -> Manner {
    Manner { call, depth: if generic.arbitrary.is_some() { usize::MAX } else { 1 } }
}

/// The place from which a method is called that waits for itself.
fn recursion(place: &Place) -> Option<(MethodId, Pc)> {
    let (innermost, waiting) = place.split_last()?;
    waiting.iter().any(|(method, _)| *method == innermost.0).then(|| waiting[waiting.len() - 1])
}
