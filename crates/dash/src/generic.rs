//! The generic state that segments begin in, and what a predicate about one state says of another.
//!
//! Of a procedure that only computes with numbers, the heap is the one after initialisation and stays it, but for static fields that are variables where that is
//! asked for; otherwise it is arbitrary, and a predicate is a formula over local variables, static fields, and the heap as functions. It is read again in the state behind an edge, or in a state of a test, all at
//! once (Føns, Hougaard 2014, §6.1; Beckman et al. 2010, §4).

use std::collections::HashMap;
use std::rc::Rc;

use java::model::{FieldId, MethodId, MethodKind, Ty};
use machine::domain::Domain as _;
use machine::symbolic::{
    ArbitraryState, InitialState, JavaSemantics, Rereading, State, Symbolic, all_initialized, arbitrary_state, speaks_of_new,
    written_statics,
};
use term::{SymbolId, TermId, Terms, substitute};

use crate::locations::fresh;

/// The state that segments begin in, without a call stack.
pub(crate) struct Generic {
    pub(crate) state: State,
    /// Nothing is known of its heap.
    pub(crate) arbitrary: Option<ArbitraryState>,
    /// Its heap is fixed, but for static fields, and nondeterministic values may be asked for.
    pub(crate) fixed: Option<FixedHeap>,
}

/// A heap in which only static fields of primitive types change.
pub(crate) struct FixedHeap {
    /// These, with the symbols of their values.
    pub(crate) globals: Vec<(FieldId, TermId)>,
    /// The procedure that is asked about, with its arguments: those of reference types are the same everywhere.
    method: MethodId,
    arguments: Vec<TermId>,
}

impl FixedHeap {
    /// An argument of a reference type, by its position among the local variables.
    pub(crate) fn reference(&self, method: MethodId, index: usize) -> Option<TermId> {
        (method == self.method).then(|| self.arguments.get(index).copied()).flatten()
    }

    pub(crate) fn is_global(&self, field: FieldId) -> bool {
        self.globals.iter().any(|(global, _)| *global == field)
    }
}

/// A procedure whose heap is fixed, with all that it calls, and where its runs begin.
pub struct Scope {
    pub(crate) generic: Rc<Generic>,
    pub(crate) base: State,
    pub(crate) method: MethodId,
}

impl Scope {
    /// Procedures without static fields that change and without nondeterministic values.
    pub(crate) fn plain(base: &State, method: MethodId) -> Scope {
        Scope { generic: Generic::fixed(base), base: base.clone(), method }
    }

    /// The procedure of an initial state. Classes are initialised before it runs, which must not matter.
    pub fn of(java: &mut JavaSemantics, terms: &mut Terms, initial: &InitialState) -> Result<Scope, String> {
        let frame = initial.state.frame.as_ref().filter(|frame| frame.depth == 1).ok_or("a static initialiser that fails")?;
        let method = frame.head.code.method;
        let info = java.world.program.method(method);
        if info.kind == MethodKind::Constructor {
            return Err("a constructor".to_owned());
        }
        let n_params = info.params.len() + usize::from(!info.is_static);
        let arguments = frame.locals.first(n_params);
        let mut base = all_initialized(java, terms, initial.state.without_frame());
        let mut globals = Vec::new();
        let mut written: Vec<FieldId> = written_statics(&mut java.world).into_iter().collect();
        written.sort_unstable();
        let mut state = base.clone();
        for field in written {
            let info = java.world.program.field(field);
            let (name, ty) = (info.name.clone(), info.ty);
            // One of another type is seen to be written where that happens.
            if !matches!(ty, Ty::Prim(_)) {
                continue;
            }
            let symbol = fresh(java, terms, &name, ty)?;
            let mut d = Symbolic { terms, symbols: &mut java.symbols, state: base };
            let value = d.get_static(&mut java.world, field);
            d.put_static(&mut java.world, field, value);
            base = d.state;
            let mut d = Symbolic { terms, symbols: &mut java.symbols, state };
            d.put_static(&mut java.world, field, symbol);
            state = d.state;
            globals.push((field, symbol));
        }
        let generic = Rc::new(Generic { state, arbitrary: None, fixed: Some(FixedHeap { globals, method, arguments }) });
        Ok(Scope { generic, base, method })
    }

    /// The values of the static fields when runs begin.
    pub(crate) fn globals_at_first(&self) -> Vec<TermId> {
        let now: HashMap<FieldId, TermId> = self.base.heap.statics().collect();
        self.generic
            .fixed
            .iter()
            .flat_map(|fixed| &fixed.globals)
            .map(|(field, symbol)| now.get(field).copied().unwrap_or(*symbol))
            .collect()
    }
}

impl Generic {
    /// With a heap that nothing writes to.
    pub(crate) fn fixed(base: &State) -> Rc<Generic> {
        Rc::new(Generic { state: base.clone(), arbitrary: None, fixed: None })
    }

    /// With an arbitrary heap; and the given state with all classes initialised.
    pub(crate) fn any(java: &mut JavaSemantics, terms: &mut Terms, base: &State) -> Result<(Rc<Generic>, State), String> {
        let mut base = all_initialized(java, terms, base.clone());
        let arbitrary = arbitrary_state(java, terms, &mut base)?;
        Ok((Rc::new(Generic { state: arbitrary.state.clone(), arbitrary: Some(arbitrary), fixed: None }), base))
    }

    /// The meaning of a predicate in a state with these values of its variables.
    pub(crate) fn reread(
        &self,
        (java, terms): (&mut JavaSemantics, &mut Terms),
        predicate: TermId,
        variables: &HashMap<TermId, TermId>,
        (state, drawn): (&State, usize),
    ) -> Result<TermId, String> {
        let Some(arbitrary) = &self.arbitrary else { return Ok(substitute(terms, predicate, variables)) };
        if terms.as_bool_const(predicate).is_some() {
            return Ok(predicate);
        }
        let state = state.without_frame();
        let mut d = Symbolic { terms, symbols: &mut java.symbols, state };
        d.reread(&mut java.world, predicate, &Rereading { epoch: &arbitrary.epoch, variables, drawn })
    }

    /// Its meaning before an edge: objects that are made on it are not there before.
    pub(crate) fn reread_before(
        &self,
        (java, terms): (&mut JavaSemantics, &mut Terms),
        predicate: TermId,
        variables: &HashMap<TermId, TermId>,
        after: (&State, usize),
    ) -> Result<TermId, String> {
        let before = self.reread((java, terms), predicate, variables, after)?;
        if speaks_of_new(terms, before, &self.state.heap) {
            return Err("a predicate about an object before it is made".to_owned());
        }
        Ok(before)
    }
}

/// The values of the variables that occur in a predicate.
pub(crate) fn variables_of(
    terms: &Terms,
    predicate: TermId,
    index_of: &HashMap<SymbolId, usize>,
    (symbols, values): (&[TermId], &[TermId]),
) -> HashMap<TermId, TermId> {
    let mut found = HashMap::new();
    for symbol in terms.symbols_of(predicate) {
        let Some(&index) = index_of.get(symbol) else { continue };
        let value = values.get(index).copied().unwrap_or(symbols[index]);
        if terms.sort(value) == terms.sort(symbols[index]) {
            found.insert(symbols[index], value);
        }
    }
    found
}
