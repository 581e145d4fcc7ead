//! Cheap guesses: a known model changed in one place of the question often satisfies it.

use std::collections::VecDeque;

use term::{Allocated, ArrayValue, BigInt, Domain, Memo, Op, Sort, SymbolId, TermId, Terms, Value};

use crate::encode::array_roots;
use crate::model::{Model, default_element, object_of};
use crate::slice::Slicer;

/// Constants of the question that are varied, and as many elements and applications.
const MAX_PLACES: usize = 4;
/// Subterms of the question searched for literals and places.
const MAX_TERMS: usize = 50;

/// Comparisons of a broken conjunct that are looked at.
const MAX_ATOMS: usize = 8;
/// Terms that may be evaluated for one guess, and for each conjunct of a long path: more would take as long as asking.
const MAX_EVALUATED: usize = 3_000;
const MAX_EVALUATED_EACH: usize = 12;

/// Evaluations of formulas that one guess may do whatever their size: Z3 takes longer, too.
const MIN_EVALUATIONS: usize = 16;

/// Counts evaluated terms.
struct Effort {
    left: usize,
    n_evaluations: usize,
}

impl Effort {
    /// Whether a model satisfies formulas; no, once too much was evaluated.
    fn satisfies(&mut self, terms: &Terms, model: &Model, formulas: &[TermId]) -> bool {
        self.n_evaluations += 1;
        if self.left == 0 && self.n_evaluations > MIN_EVALUATIONS {
            return false;
        }
        let mut memo = Memo::default();
        let answer = model.satisfies_with(terms, formulas, &mut memo);
        self.left = self.left.saturating_sub(memo.len().max(1));
        answer
    }
}

/// Where a model has a value.
enum Place {
    /// Of a symbol for arguments.
    Application(SymbolId, Vec<Value>),
    /// In the array that a symbol is for arguments.
    Element(SymbolId, Vec<Value>, BigInt, Value),
}

impl Place {
    fn symbol(&self) -> SymbolId {
        let (Place::Application(symbol, _) | Place::Element(symbol, ..)) = self;
        *symbol
    }

    /// Whether the truth of a conjunct may depend on the value there.
    fn concerns(&self, terms: &Terms, slicer: &mut Slicer, conjunct: TermId) -> bool {
        match self {
            Place::Application(symbol, _) => terms.symbols_of(conjunct).binary_search(symbol).is_ok(),
            Place::Element(symbol, _, index, _) => slicer.reads(terms, conjunct, *symbol, index),
        }
    }

    /// Whether it is one of those that are not inputs themselves.
    fn is_inner(&self) -> bool {
        !matches!(self, Place::Application(_, args) if args.is_empty())
    }

    fn set(&self, model: &mut Model, value: Value) {
        match self {
            Place::Application(symbol, args) => model.define(*symbol, args.clone(), value),
            Place::Element(symbol, args, index, unset) => {
                model.define_element(*symbol, args.clone(), ArrayValue::constant(unset.clone()), (index.clone(), value));
            }
        }
    }
}

/// A model of the conjuncts that differs from the given one, or from the one with ones for its numbers, in one place of
/// the last conjunct. The given one satisfies all but the last.
pub(crate) fn guess(terms: &Terms, slicer: &mut Slicer, conjuncts: &[TermId], from: &Model) -> Option<Model> {
    let question = *conjuncts.last()?;
    let constants = constants(terms, question);
    let mut places = inner_places(terms, question, from);
    places.extend(constants.iter().map(|&symbol| Place::Application(symbol, Vec::new())));
    let mut effort = Effort { left: MAX_EVALUATED.max(conjuncts.len() * MAX_EVALUATED_EACH), n_evaluations: 0 };
    let found = vary(terms, conjuncts, &places, from, &mut effort, |place, conjunct| place.concerns(terms, slicer, conjunct));
    if found.is_some() || constants.len() < 2 {
        return found;
    }
    let mut ones = from.clone();
    for &symbol in &constants {
        let one = match terms.symbol(symbol).sort {
            Sort::Int => Value::Int(1.into()),
            Sort::F32 => Value::F32(1.0),
            Sort::F64 => Value::F64(1.0),
            _ => continue,
        };
        if ones.allows(terms, symbol, &one) {
            ones.define(symbol, Vec::new(), one);
        }
    }
    vary(terms, conjuncts, &places, &ones, &mut effort, |_, _| true)
}

/// Constants of the question, first those that are a side of a comparison: they change nothing but that.
fn constants(terms: &Terms, question: TermId) -> Vec<SymbolId> {
    let side = |side: &TermId| match terms.op(*side) {
        Op::App(symbol) if terms.args(*side).is_empty() => Some(symbol),
        _ => None,
    };
    let mut found: Vec<SymbolId> = atoms(terms, question).iter().flat_map(|atom| terms.args(*atom)).filter_map(side).collect();
    found.extend(terms.symbols_of(question));
    let mut seen = Vec::with_capacity(found.len());
    found.retain(|symbol| {
        let is_new = is_free(terms, *symbol) && !seen.contains(symbol);
        seen.push(*symbol);
        is_new
    });
    found.truncate(MAX_PLACES);
    found
}

/// The numbers, truth values and references that fields and arrays of the initial state have in a model, where the question reads them.
fn inner_places(terms: &Terms, question: TermId, from: &Model) -> Vec<Place> {
    let mut places = Vec::new();
    let mut pending = VecDeque::from([question]);
    for _ in 0..MAX_TERMS {
        let Some(term) = pending.pop_front() else { break };
        let args = terms.args(term);
        match terms.op(term) {
            Op::App(symbol) if !args.is_empty() && !terms.symbol(symbol).is_injective && is_varied(terms.sort(term)) => {
                places.extend(values(terms, from, args).map(|args| Place::Application(symbol, args)));
            }
            Op::Select if is_varied(terms.sort(term)) => places.extend(elements(terms, from, args[0], args[1])),
            _ => {}
        }
        pending.extend(args);
        if places.len() >= MAX_PLACES {
            break;
        }
    }
    places
}

fn is_varied(sort: Sort) -> bool {
    matches!(sort, Sort::Int | Sort::Bool | Sort::Ref)
}

fn values(terms: &Terms, from: &Model, args: &[TermId]) -> Option<Vec<Value>> {
    args.iter().map(|&arg| from.value(terms, arg)).collect()
}

/// The elements of the initial state that a read may reach.
fn elements(terms: &Terms, from: &Model, array: TermId, index: TermId) -> Vec<Place> {
    let Sort::Array(elem) = terms.sort(array) else { return Vec::new() };
    let Some(Value::Int(index)) = from.value(terms, index) else { return Vec::new() };
    let place = |root: &TermId| {
        let Op::App(symbol) = terms.op(*root) else { return None };
        let args = values(terms, from, terms.args(*root))?;
        Some(Place::Element(symbol, args, index.clone(), default_element(terms, symbol, elem)))
    };
    array_roots(terms, array).iter().filter_map(place).collect()
}

/// A model of the conjuncts, reached from the given one by satisfying one conjunct after the other.
pub(crate) fn guess_all(terms: &Terms, slicer: &mut Slicer, conjuncts: &[TermId], from: &Model) -> Option<Model> {
    let mut model = from.clone();
    for (i, &conjunct) in conjuncts.iter().enumerate() {
        if !model.satisfies(terms, &[conjunct]) {
            model = guess(terms, slicer, &conjuncts[..=i], &model)?;
        }
    }
    Some(model)
}

/// Whether a symbol is a constant whose value can be chosen.
fn is_free(terms: &Terms, symbol: SymbolId) -> bool {
    let declared = terms.symbol(symbol);
    declared.args.is_empty() && !declared.is_unique
}

/// A model of the conjuncts that differs in at most one of the places; or in two, the first of which makes the question true and the second
/// mends a conjunct that it broke. Only conjuncts that a place concerns can break.
fn vary(
    terms: &Terms,
    conjuncts: &[TermId],
    places: &[Place],
    from: &Model,
    effort: &mut Effort,
    mut concerns: impl FnMut(&Place, TermId) -> bool,
) -> Option<Model> {
    let question = *conjuncts.last()?;
    let mut broken: Option<(Model, TermId)> = None;
    for place in places {
        let concerned: Vec<TermId> = conjuncts.iter().copied().filter(|&conjunct| concerns(place, conjunct)).collect();
        let (mut model, values) = candidates(terms, &[&[question], concerned.as_slice()].concat(), place, from);
        for value in values {
            place.set(&mut model, value);
            if !effort.satisfies(terms, &model, &[question]) {
                continue;
            }
            match concerned.iter().find(|&&conjunct| !effort.satisfies(terms, &model, &[conjunct])) {
                None => return Some(model),
                Some(&conjunct) if broken.is_none() => broken = Some((model.clone(), conjunct)),
                Some(_) => {}
            }
        }
    }
    let (model, conjunct) = broken?;
    mended(terms, conjuncts, conjunct, &model, effort)
}

/// A model of the conjuncts that differs in one place of a broken one.
fn mended(terms: &Terms, conjuncts: &[TermId], broken: TermId, from: &Model, effort: &mut Effort) -> Option<Model> {
    for atom in atoms(terms, broken) {
        for place in inner_places(terms, atom, from) {
            let (mut model, values) = candidates(terms, &[atom], &place, from);
            for value in values {
                place.set(&mut model, value);
                if effort.satisfies(terms, &model, &[broken]) && effort.satisfies(terms, &model, conjuncts) {
                    return Some(model);
                }
            }
        }
    }
    None
}

/// What connectives connect, the outermost first.
fn atoms(terms: &Terms, formula: TermId) -> Vec<TermId> {
    let mut atoms = Vec::new();
    let mut pending = VecDeque::from([formula]);
    while let Some(part) = pending.pop_front() {
        match terms.op(part) {
            Op::And | Op::Or | Op::Not => pending.extend(terms.args(part)),
            _ => atoms.push(part),
        }
        if atoms.len() >= MAX_ATOMS {
            break;
        }
    }
    atoms
}

/// Values to try at a place for formulas, the first of which is to become true, as far as they are allowed there; and the model with the new objects among them.
fn candidates(terms: &Terms, formulas: &[TermId], place: &Place, from: &Model) -> (Model, Vec<Value>) {
    let mut model = from.clone();
    let (symbol, question) = (place.symbol(), formulas[0]);
    let sort = match terms.symbol(symbol).sort {
        Sort::Array(elem) => elem.sort(),
        sort => sort,
    };
    let mut values = match sort {
        Sort::Bool => vec![Value::Bool(true), Value::Bool(false)],
        Sort::Int => integers(terms, question, from),
        Sort::F32 => floats(terms, question).into_iter().map(|value| Value::F32(value as f32)).collect(),
        Sort::F64 => floats(terms, question).into_iter().map(Value::F64).collect(),
        Sort::Ref if place.is_inner() => objects(terms, formulas, symbol, &mut model),
        Sort::Ref => references(terms, symbol),
        _ => Vec::new(),
    };
    values.retain(|value| model.allows(terms, symbol, value));
    (model, values)
}

/// Null, and a new object of each of the first types that formulas or declarations speak of.
fn objects(terms: &Terms, formulas: &[TermId], symbol: SymbolId, model: &mut Model) -> Vec<Value> {
    let mut tags: Vec<u32> = Vec::new();
    let mut pending: VecDeque<TermId> = formulas.iter().copied().collect();
    for _ in 0..MAX_TERMS {
        let Some(term) = pending.pop_front() else { break };
        if let Op::TagIn(set) = terms.op(term) {
            tags.extend(terms.tags(set).tags.iter().take(MAX_PLACES));
        }
        pending.extend(terms.args(term));
    }
    if let Domain::Tags { set, .. } = &terms.symbol(symbol).domain {
        tags.extend(terms.tags(*set).tags.iter().take(MAX_PLACES));
    }
    let mut seen = Vec::new();
    tags.retain(|tag| {
        !seen.contains(tag) && seen.len() < MAX_PLACES && {
            seen.push(*tag);
            true
        }
    });
    std::iter::once(Value::Ref(0)).chain(tags.into_iter().map(|tag| model.new_object(tag))).collect()
}

/// The values around which comparisons change: those of their sides in the model.
fn integers(terms: &Terms, question: TermId, from: &Model) -> Vec<Value> {
    let mut values = vec![BigInt::ZERO];
    let is_comparison = |atom: &TermId| matches!(terms.op(*atom), Op::Lt | Op::Le | Op::Eq);
    for &side in atoms(terms, question).iter().filter(|atom| is_comparison(atom)).flat_map(|atom| terms.args(*atom)) {
        if let Some(Value::Int(value)) = from.value(terms, side) {
            values.extend([value.clone(), &value + 1, &value - 1]);
        }
    }
    let mut seen = Vec::with_capacity(values.len());
    values.retain(|value| {
        !seen.contains(value) && {
            seen.push(value.clone());
            true
        }
    });
    values.into_iter().map(Value::Int).collect()
}

/// Simple numbers, and those that simple arithmetic makes of the literals of the question.
fn floats(terms: &Terms, question: TermId) -> Vec<f64> {
    let mut values = vec![0.0, 1.0, -1.0, 2.0, 0.5, 10.0, -10.0, 1e10];
    let mut pending = vec![question];
    let mut n_seen = 0;
    while let Some(term) = pending.pop() {
        n_seen += 1;
        let literal = terms.as_f64(term).or_else(|| terms.as_f32(term).map(f64::from));
        if let Some(literal) = literal {
            values.extend([literal, literal + 1.0, literal - 1.0, literal * 2.0, literal / 2.0, literal.sqrt(), literal * literal]);
        }
        if n_seen < MAX_TERMS {
            pending.extend_from_slice(terms.args(term));
        }
    }
    values
}

/// Null, allocated objects, and an object of the first allowed types.
fn references(terms: &Terms, symbol: SymbolId) -> Vec<Value> {
    let mut values = vec![Value::Ref(0)];
    if let Allocated::Ids(ids) = &terms.symbol(symbol).allocated {
        values.extend(ids.iter().take(MAX_PLACES).map(|&id| Value::of_alloc(id)));
    }
    if let Domain::Tags { set, .. } = &terms.symbol(symbol).domain {
        values.extend(terms.tags(*set).tags.iter().take(MAX_PLACES).map(|&tag| object_of(symbol, tag)));
    }
    values
}
