//! The meaning of formulas in a state: JML's operators, location sets, snapshots, abstract predicates.

mod boolean;
mod sets;
mod value;

use std::collections::BTreeMap;
use std::rc::Rc;

use java::abstracted::Exp;
use term::{Sort, TermId};

use crate::context::{Cx, Ty};
use crate::model::{Fault, Symbol};
use crate::set::Set;
use crate::state::StateId;

/// A value of a formula.
#[derive(Clone, Debug)]
pub(crate) enum Val {
    Bool(TermId),
    Int(TermId),
    /// A snapshot, a reference, a result: only compared, and given to abstract functions.
    Any(TermId),
    Set(Set),
    /// `\result_1` or `\result_2`.
    Side(usize),
}

/// How a program has ended.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    pub state: StateId,
    pub result: TermId,
    pub exception: TermId,
}

/// The ends of both programs, and the sets that are compared.
pub(crate) type Ends = ([End; 2], [Vec<Set>; 2]);

/// Variables by name: where they are, and what they hold.
pub(crate) type Names = BTreeMap<String, (TermId, Ty)>;

/// Where a formula stands.
#[derive(Clone)]
pub(crate) struct Scope {
    pub state: StateId,
    pub names: Rc<Names>,
    /// The symbols of the model.
    pub symbols: Rc<Vec<Symbol>>,
    pub result: Option<Val>,
    pub exception: Option<TermId>,
    /// After both programs: their ends, and what is compared.
    pub ends: Option<Rc<Ends>>,
    pub bound: Vec<(String, Val)>,
}

impl Scope {
    pub(crate) fn new(state: StateId, names: Rc<Names>, symbols: Rc<Vec<Symbol>>) -> Scope {
        Scope { state, names, symbols, result: None, exception: None, ends: None, bound: Vec::new() }
    }
}

/// A fault with the place of an expression in the assembled text.
pub(crate) fn fault(code: &'static str, message: impl Into<String>, exp: &Exp) -> Fault {
    Fault::new(code, message).at(Some((exp.start, exp.end)))
}

/// Something that holds for all abstract values, or for all integers.
pub(crate) struct AnyFact {
    pub scope: Scope,
    pub names: Vec<String>,
    pub sort: String,
    pub body: Exp,
    /// It is denied for all of them.
    pub is_negated: bool,
}

/// The instances of a fact for the values that occur where its variables do.
pub(crate) fn instances(cx: &mut Cx, fact: &AnyFact) -> Vec<TermId> {
    let mut made = Vec::new();
    let candidates: Vec<Vec<TermId>> = fact.names.iter().map(|name| candidates(cx, name, &fact.body)).collect();
    for tuple in tuples(&candidates) {
        let mut scope = fact.scope.clone();
        for (name, token) in fact.names.iter().zip(tuple) {
            let value = match fact.sort.as_str() {
                "int" | "long" => Val::Int(token),
                "boolean" => Val::Bool(cx.truth(token)),
                _ => Val::Any(token),
            };
            scope.bound.push((name.clone(), value));
        }
        if let Ok(formula) = cx.assert(&fact.body, &scope, !fact.is_negated) {
            made.push(cx.ground(&formula));
        }
    }
    made
}

/// Most tuples of instances; more would only be slower, never wrong: fewer instances are fewer hypotheses.
const MAX_TUPLES: usize = 20_000;

fn tuples(candidates: &[Vec<TermId>]) -> Vec<Vec<TermId>> {
    let mut tuples: Vec<Vec<TermId>> = vec![Vec::new()];
    for column in candidates {
        let longer = tuples.iter().flat_map(|tuple| column.iter().map(move |&value| [tuple.as_slice(), &[value]].concat()));
        tuples = longer.take(MAX_TUPLES).collect();
    }
    tuples
}

/// The values at the argument positions of a variable.
fn candidates(cx: &mut Cx, name: &str, body: &Exp) -> Vec<TermId> {
    let mut positions = Vec::new();
    value::positions(name, body, &mut positions);
    let mut found: Vec<TermId> = Vec::new();
    for position in positions {
        for used in cx.uses.get(&position).into_iter().flatten() {
            if !found.contains(&used.token) {
                found.push(used.token);
            }
        }
    }
    if found.is_empty() {
        // Something has to be said of some value: `\forall any x; false` is a contradiction.
        let symbol = cx.symbol("anything", &[], Sort::Int);
        found.push(cx.terms.app(symbol, &[]));
    }
    found
}
