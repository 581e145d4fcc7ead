//! The generic state that segments begin in, and what a predicate about one state says of another.
//!
//! Of a procedure that only computes with numbers, the heap is the one after initialisation and stays it; otherwise it is arbitrary, and a predicate is a formula
//! over local variables, static fields, and the heap as functions. It is read again in the state behind an edge, or in a state of a test, all at
//! once (Føns, Hougaard 2014, §6.1; Beckman et al. 2010, §4).

use std::collections::HashMap;
use std::rc::Rc;

use machine::symbolic::{ArbitraryState, JavaSemantics, Rereading, State, Symbolic, all_initialized, arbitrary_state, speaks_of_new};
use term::{SymbolId, TermId, Terms, substitute};

/// The state that segments begin in, without a call stack.
pub(crate) struct Generic {
    pub(crate) state: State,
    /// Nothing is known of its heap.
    pub(crate) arbitrary: Option<ArbitraryState>,
}

impl Generic {
    /// With a heap that nothing writes to.
    pub(crate) fn fixed(base: &State) -> Rc<Generic> {
        Rc::new(Generic { state: base.clone(), arbitrary: None })
    }

    /// With an arbitrary heap; and the given state with all classes initialised.
    pub(crate) fn any(java: &mut JavaSemantics, terms: &mut Terms, base: &State) -> Result<(Rc<Generic>, State), String> {
        let mut base = all_initialized(java, terms, base.clone());
        let arbitrary = arbitrary_state(java, terms, &mut base)?;
        Ok((Rc::new(Generic { state: arbitrary.state.clone(), arbitrary: Some(arbitrary) }), base))
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
