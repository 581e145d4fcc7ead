//! Cheap guesses: a known model changed in one place of the question often satisfies it.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};
use term::{Allocated, BigInt, Domain, Interpretation, InterpretationPoint, Op, Sort, SymbolId, TermId, Terms, Users, Value};

use crate::encode::array_roots;
use crate::model::{Model, object_of};
use crate::valued_model::Example;

/// Limits of the repair of models.
struct Limits {
    /// Constants of the question that are varied, and as many elements and applications.
    max_places: usize,
    /// Subterms of the question searched for literals and places.
    max_terms: usize,
    /// Characters of a text that is tried.
    max_text: usize,
    /// Comparisons of a broken conjunct that are looked at, and conjuncts in which types are looked for.
    max_atoms: usize,
    /// Terms whose values may be computed again for one guess, and for each conjunct of a long path: more would take as long as asking.
    max_updated: usize,
    max_updated_each: usize,
    /// Terms that may depend on a place for the values of all others to be passed on to the model that was found.
    max_passed_on: usize,
    /// Subterms of what a place concerns up to which it is evaluated anew for every value; what else a model says is not looked at.
    max_small: usize,
    /// Changes that one guess may try, each with as many terms as one may have, whatever they have used up together: Z3 takes longer, too.
    min_changes: usize,
}

const LIMITS: Limits = Limits {
    max_places: 4,
    max_terms: 50,
    max_text: 4_000,
    max_atoms: 8,
    max_updated: 1_000,
    max_updated_each: 4,
    max_passed_on: 32,
    max_small: 200,
    min_changes: 16,
};

/// What a model has to satisfy.
pub(crate) trait Conjuncts {
    fn n_conjuncts(&self) -> usize;

    /// Where a formula stands among them.
    fn position(&self, formula: TermId) -> Option<usize>;

    /// Those that speak of a symbol, the newest first, and not more than asked for.
    fn speaking_of(&self, terms: &Terms, symbol: SymbolId, max: usize) -> Vec<TermId>;

    /// Those whose values may change with that of a place; none, if they are too many to be looked at.
    fn concerned(&self, terms: &Terms, place: &InterpretationPoint) -> Option<Vec<TermId>>;
}

/// A list of conjuncts that was made for one question.
struct Listed<'a> {
    conjuncts: &'a [TermId],
    positions: FxHashMap<TermId, usize>,
}

impl Conjuncts for Listed<'_> {
    fn n_conjuncts(&self) -> usize {
        self.conjuncts.len()
    }

    fn position(&self, formula: TermId) -> Option<usize> {
        self.positions.get(&formula).copied()
    }

    fn speaking_of(&self, terms: &Terms, symbol: SymbolId, max: usize) -> Vec<TermId> {
        let speaks = |conjunct: &TermId| terms.symbols_of(*conjunct).binary_search(&symbol).is_ok();
        self.conjuncts.iter().rev().copied().filter(speaks).take(max).collect()
    }

    fn concerned(&self, terms: &Terms, place: &InterpretationPoint) -> Option<Vec<TermId>> {
        Some(self.speaking_of(terms, place.symbol(), usize::MAX))
    }
}

/// A model of the conjuncts that differs from the given one in few places of the last conjunct. The given one satisfies all but the last; if it
/// does not, there is none.
pub(crate) fn guess(terms: &Terms, users: &mut Users, conjuncts: &[TermId], from: &mut Example) -> Option<Example> {
    let (&question, before) = conjuncts.split_last()?;
    if !before.iter().rev().all(|&conjunct| from.is_true(terms, users, conjunct)) {
        return None;
    }
    let positions = conjuncts.iter().enumerate().map(|(position, &conjunct)| (conjunct, position)).collect();
    guess_near(terms, users, &Listed { conjuncts, positions }, question, from)
}

/// A model of the conjuncts that differs from the given one, or from the one with ones for its numbers, in one place of the question, or in two. The
/// given one is known to satisfy all but the question.
pub(crate) fn guess_near(
    terms: &Terms,
    users: &mut Users,
    conjuncts: &dyn Conjuncts,
    question: TermId,
    from: &mut Example,
) -> Option<Example> {
    let constants = constants(terms, question);
    let left = LIMITS.max_updated.max(conjuncts.n_conjuncts() * LIMITS.max_updated_each);
    let mut search = Search { terms, users, conjuncts, question, left, most: left, n_changes: 0 };
    let mut places = search.inner_places(question, from);
    places.extend(constants.iter().map(|&symbol| InterpretationPoint::Application(symbol, Vec::new())));
    let found = search.vary(&places, from, &[]);
    if found.is_some() || constants.len() < 2 {
        return found;
    }
    let (mut ones, changed) = search.with_ones(&constants, from)?;
    search.vary(&places, &mut ones, &changed)
}

/// A model of the conjuncts, reached from the given one by satisfying one conjunct after the other.
pub(crate) fn guess_all(terms: &Terms, users: &mut Users, conjuncts: &[TermId], from: &Example) -> Option<Example> {
    let mut example = from.clone();
    for (i, &conjunct) in conjuncts.iter().enumerate() {
        if !example.is_true(terms, users, conjunct) {
            example = guess(terms, users, &conjuncts[..=i], &mut example)?;
        }
    }
    Some(example)
}

/// Conjuncts that a place may concern, and how many subterms they have, if these are few.
struct AffectedConjuncts {
    conjuncts: Vec<TermId>,
    size: Option<usize>,
}

/// The search for a model of a question on a path.
struct Search<'a> {
    terms: &'a Terms,
    users: &'a mut Users,
    conjuncts: &'a dyn Conjuncts,
    /// One of them.
    question: TermId,
    /// Terms whose values may still be computed again, of so many at first.
    left: usize,
    most: usize,
    n_changes: usize,
}

impl Search<'_> {
    /// An example with another value in one place, and what may be different for it; none, once too much was tried.
    fn change(
        &mut self,
        from: &Example,
        place: &InterpretationPoint,
        value: Value,
        concern: &AffectedConjuncts,
    ) -> Option<(Example, Vec<TermId>)> {
        self.n_changes += 1;
        let allowed = if self.n_changes <= LIMITS.min_changes { self.most } else { self.left };
        if let Some(size) = concern.size {
            self.left = self.left.saturating_sub(size);
            return (allowed > 0).then(|| (from.without_values(self.terms, place, value), concern.conjuncts.clone()));
        }
        let neighbour = from.neighbour(self.terms, self.users, (place, value), allowed);
        let n_updated = neighbour.as_ref().map_or(allowed, |(_, changed)| changed.len() + 1);
        self.left = self.left.saturating_sub(n_updated);
        neighbour.ok()
    }

    /// The conjuncts that a place may concern. If they are small, it does not matter what is known about their parts; or else they get values, because a
    /// change tells only of terms that have some.
    fn concern(&mut self, place: &InterpretationPoint, from: &mut Example) -> Option<AffectedConjuncts> {
        let conjuncts = self.conjuncts.concerned(self.terms, place)?;
        let size = small_size(self.terms, &conjuncts);
        if size.is_none() {
            for &conjunct in &conjuncts {
                from.value(self.terms, self.users, conjunct);
            }
        }
        Some(AffectedConjuncts { conjuncts, size })
    }

    /// The first conjunct that is not true in an example, of those that may have changed.
    fn broken(&mut self, example: &mut Example, changed: &[TermId]) -> Option<TermId> {
        let mut concerned: Vec<(usize, TermId)> =
            changed.iter().filter_map(|term| self.conjuncts.position(*term).map(|position| (position, *term))).collect();
        concerned.sort_unstable();
        concerned.into_iter().map(|(_, conjunct)| conjunct).find(|&conjunct| !example.is_true(self.terms, self.users, conjunct))
    }

    /// The constants that are numbers at one, where that is allowed.
    fn with_ones(&mut self, constants: &[SymbolId], from: &Example) -> Option<(Example, Vec<TermId>)> {
        let (mut ones, mut changed) = (from.clone(), Vec::new());
        for &symbol in constants {
            let one = match self.terms.symbol(symbol).sort {
                Sort::Int => Value::Int(1.into()),
                Sort::F32 => Value::F32(1.0),
                Sort::F64 => Value::F64(1.0),
                _ => continue,
            };
            if ones.model.allows(self.terms, symbol, &one) {
                let place = InterpretationPoint::Application(symbol, Vec::new());
                let concern = self.concern(&place, &mut ones)?;
                let (next, mut more) = self.change(&ones, &place, one, &concern)?;
                ones = next;
                changed.append(&mut more);
            }
        }
        Some((ones, changed))
    }

    /// A model of the conjuncts that differs in at most one of the places; or in two, the first of which makes the question true and the second
    /// mends a conjunct that it broke. In the given one, only the question and what is said to have changed may be untrue.
    fn vary(&mut self, places: &[InterpretationPoint], from: &mut Example, changed: &[TermId]) -> Option<Example> {
        let mut broken: Option<(Example, TermId, Vec<TermId>)> = None;
        for place in places {
            let Some(concern) = self.concern(place, from) else { continue };
            let (base, values) = self.candidates(self.question, place, from);
            for value in values {
                let Some((mut example, mut more)) = self.change(&base, place, value.clone(), &concern) else { continue };
                if !example.is_true(self.terms, self.users, self.question) {
                    continue;
                }
                more.extend_from_slice(changed);
                match self.broken(&mut example, &more) {
                    None => return Some(self.with_values(example, &base, (place, value), &concern)),
                    Some(conjunct) if broken.is_none() => broken = Some((example, conjunct, more)),
                    Some(_) => {}
                }
            }
        }
        let (mut example, conjunct, changed) = broken?;
        self.mended(conjunct, &mut example, &changed)
    }

    /// A model of the conjuncts that differs in one place of a broken one.
    fn mended(&mut self, broken: TermId, from: &mut Example, changed: &[TermId]) -> Option<Example> {
        for atom in atoms(self.terms, broken) {
            for place in self.inner_places(atom, from) {
                let Some(concern) = self.concern(&place, from) else { continue };
                let (base, values) = self.candidates(atom, &place, from);
                for value in values {
                    let Some((mut example, mut more)) = self.change(&base, &place, value.clone(), &concern) else { continue };
                    more.extend_from_slice(changed);
                    more.push(self.question);
                    if self.broken(&mut example, &more).is_none() {
                        return Some(self.with_values(example, &base, (&place, value), &concern));
                    }
                }
            }
        }
        None
    }

    /// A neighbour that was found, with the values of all that does not depend on the place where it differs: the next question will ask for them.
    fn with_values(
        &mut self,
        found: Example,
        base: &Example,
        change: (&InterpretationPoint, Value),
        concern: &AffectedConjuncts,
    ) -> Example {
        if concern.size.is_none() {
            return found;
        }
        base.neighbour(self.terms, self.users, change, LIMITS.max_passed_on).map_or(found, |(neighbour, _)| neighbour)
    }

    /// The numbers, truth values and references that fields and arrays of the initial state have in a model, where the question reads them.
    fn inner_places(&mut self, question: TermId, from: &mut Example) -> Vec<InterpretationPoint> {
        let terms = self.terms;
        let mut places = Vec::new();
        let mut pending = VecDeque::from([question]);
        for _ in 0..LIMITS.max_terms {
            let Some(term) = pending.pop_front() else { break };
            let args = terms.args(term);
            match terms.op(term) {
                Op::App(symbol) if !args.is_empty() && !terms.symbol(symbol).is_injective && is_varied(terms.sort(term)) => {
                    places.extend(self.values(args, from).map(|args| InterpretationPoint::Application(symbol, args)));
                }
                Op::Select if is_varied(terms.sort(term)) => places.append(&mut self.elements(args[0], args[1], from)),
                Op::StrAt | Op::StrLen => {
                    if let Op::App(symbol) = terms.op(args[0])
                        && let Some(args) = self.values(terms.args(args[0]), from)
                    {
                        places.push(InterpretationPoint::Application(symbol, args));
                    }
                }
                _ => {}
            }
            pending.extend(args);
            if places.len() >= LIMITS.max_places {
                break;
            }
        }
        places
    }

    fn values(&mut self, args: &[TermId], from: &mut Example) -> Option<Vec<Value>> {
        args.iter().map(|&arg| from.value(self.terms, self.users, arg)).collect()
    }

    /// The elements of the initial state that a read may reach.
    fn elements(&mut self, array: TermId, index: TermId, from: &mut Example) -> Vec<InterpretationPoint> {
        let Some(Value::Int(index)) = from.value(self.terms, self.users, index) else { return Vec::new() };
        let mut places = Vec::new();
        for root in array_roots(self.terms, array) {
            let Op::App(symbol) = self.terms.op(root) else { continue };
            let args = self.values(self.terms.args(root), from);
            places.extend(args.map(|args| InterpretationPoint::Element(symbol, args, index.clone())));
        }
        places
    }

    /// Values to try at a place for a formula that is to become true, as far as they are allowed there; and the example with the new objects among
    /// them.
    fn candidates(&mut self, formula: TermId, place: &InterpretationPoint, from: &mut Example) -> (Example, Vec<Value>) {
        let terms = self.terms;
        let symbol = place.symbol();
        let sort = match terms.symbol(symbol).sort {
            Sort::Array(elem) => elem.sort(),
            sort => sort,
        };
        let is_input = matches!(place, InterpretationPoint::Application(_, args) if args.is_empty());
        let (base, mut values) = match sort {
            Sort::Bool => (from.clone(), vec![Value::Bool(true), Value::Bool(false)]),
            Sort::Int => (from.clone(), self.integers(formula, from)),
            Sort::F32 => (from.clone(), floats(terms, formula).into_iter().map(|value| Value::F32(value as f32)).collect()),
            Sort::F64 => (from.clone(), floats(terms, formula).into_iter().map(Value::F64).collect()),
            Sort::Str => (from.clone(), self.strings(formula, place, from)),
            Sort::Ref if is_input => (from.clone(), references(terms, symbol)),
            Sort::Ref => from.with_objects(|model| {
                let mut objects = objects(terms, &self.speaking_of(formula, symbol), symbol, model);
                objects.extend(linked(terms, place, &objects, model));
                objects
            }),
            _ => return (from.clone(), Vec::new()),
        };
        // Who refers to itself is as far from the end of a chain as any question asks.
        if let InterpretationPoint::Application(_, args) = place
            && let [object @ Value::Ref(1..)] = args.as_slice()
            && sort == Sort::Ref
        {
            values.push(object.clone());
        }
        values.retain(|value| base.model.allows(terms, symbol, value));
        (base, values)
    }

    /// The text at a place with another character or another length, where a formula asks for that.
    fn strings(&mut self, formula: TermId, place: &InterpretationPoint, from: &mut Example) -> Vec<Value> {
        let terms = self.terms;
        let InterpretationPoint::Application(symbol, args) = place else { return Vec::new() };
        let Some(Value::Str(text)) = from.model.app(terms, *symbol, args) else { return Vec::new() };
        let numbers: Vec<usize> = self.integers(formula, from).iter().filter_map(|value| usize::try_from(value.as_int()?).ok()).collect();
        let mut texts = Vec::new();
        for term in first_subterms(terms, formula) {
            match (terms.op(term), terms.args(term)) {
                (Op::StrLen, _) => texts.extend(numbers.iter().filter_map(|&length| resized(&text, length))),
                (Op::StrAt, [_, index]) => {
                    let Some(Value::Int(index)) = from.value(terms, self.users, *index) else { continue };
                    let Ok(index) = usize::try_from(index) else { continue };
                    texts.extend(numbers.iter().filter_map(|&unit| with_unit(&text, index, unit)));
                }
                _ => {}
            }
        }
        texts.into_iter().map(Value::Str).collect()
    }

    /// A formula, and the newest conjuncts that speak of a symbol: those about one object stand close to each other.
    fn speaking_of(&self, formula: TermId, symbol: SymbolId) -> Vec<TermId> {
        std::iter::once(formula).chain(self.conjuncts.speaking_of(self.terms, symbol, LIMITS.max_atoms)).collect()
    }

    /// The values around which comparisons change: those of their sides in the model.
    fn integers(&mut self, question: TermId, from: &mut Example) -> Vec<Value> {
        let mut values = vec![BigInt::ZERO];
        let is_comparison = |atom: &TermId| matches!(self.terms.op(*atom), Op::Lt | Op::Le | Op::Eq);
        let comparisons: Vec<TermId> = atoms(self.terms, question).into_iter().filter(is_comparison).collect();
        for &side in comparisons.iter().flat_map(|atom| self.terms.args(*atom)) {
            if let Some(Value::Int(value)) = from.value(self.terms, self.users, side) {
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
}

/// How many subterms formulas have, if these are few.
pub(crate) fn small_size(terms: &Terms, formulas: &[TermId]) -> Option<usize> {
    let mut seen = FxHashSet::default();
    let mut pending = formulas.to_vec();
    while let Some(term) = pending.pop() {
        if seen.insert(term) {
            pending.extend_from_slice(terms.args(term));
        }
        if seen.len() >= LIMITS.max_small {
            return None;
        }
    }
    Some(seen.len())
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
    found.truncate(LIMITS.max_places);
    found
}

fn is_varied(sort: Sort) -> bool {
    matches!(sort, Sort::Int | Sort::Bool | Sort::Ref)
}

/// True if a symbol is a constant whose value can be chosen.
fn is_free(terms: &Terms, symbol: SymbolId) -> bool {
    let declared = terms.symbol(symbol);
    declared.args.is_empty() && !declared.is_unique
}

/// The first subterms of a formula, the outermost first.
fn first_subterms(terms: &Terms, formula: TermId) -> Vec<TermId> {
    let mut found = vec![formula];
    let mut at = 0;
    while at < found.len().min(LIMITS.max_terms) {
        found.extend_from_slice(terms.args(found[at]));
        at += 1;
    }
    found.truncate(LIMITS.max_terms);
    found
}

/// A text of another length, if it is not too long to be tried.
fn resized(text: &[u16], length: usize) -> Option<Vec<u16>> {
    let mut text = text.to_vec();
    text.resize(Some(length).filter(|&length| length <= LIMITS.max_text)?, u16::from(b'a'));
    Some(text)
}

/// A text with another character, and as long as it takes to have one there.
fn with_unit(text: &[u16], index: usize, unit: usize) -> Option<Vec<u16>> {
    let length = text.len().max(index.checked_add(1)?);
    let mut text = resized(text, length)?;
    text[index] = u16::try_from(unit).ok()?;
    Some(text)
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
        if atoms.len() >= LIMITS.max_atoms {
            break;
        }
    }
    atoms
}

/// Null, and a new object of each of the first types that formulas or declarations speak of.
fn objects(terms: &Terms, formulas: &[TermId], symbol: SymbolId, model: &mut Model) -> Vec<Value> {
    let mut tags: Vec<u32> = Vec::new();
    let mut pending: VecDeque<TermId> = formulas.iter().copied().collect();
    for _ in 0..LIMITS.max_terms {
        let Some(term) = pending.pop_front() else { break };
        if let Op::TagIn(set) = terms.op(term) {
            tags.extend(terms.tags(set).tags.iter().take(LIMITS.max_places));
        }
        pending.extend(terms.args(term));
    }
    if let Domain::Tags { set, .. } = &terms.symbol(symbol).domain {
        tags.extend(terms.tags(*set).tags.iter().take(LIMITS.max_places));
    }
    let mut seen = Vec::new();
    tags.retain(|tag| {
        !seen.contains(tag) && seen.len() < LIMITS.max_places && {
            seen.push(*tag);
            true
        }
    });
    std::iter::once(Value::Ref(0)).chain(tags.into_iter().map(|tag| model.new_object(tag))).collect()
}

/// A new object that refers to another new one as the object of a place does: merged steps along a chain are two at a time.
fn linked(terms: &Terms, place: &InterpretationPoint, objects: &[Value], model: &mut Model) -> Option<Value> {
    let InterpretationPoint::Application(symbol, args) = place else { return None };
    let ([Value::Ref(1..)], Some(Value::Ref(like @ 1..))) = (args.as_slice(), objects.last()) else { return None };
    let tag = model.tag(terms, *like);
    let (first, second) = (model.new_object(tag), model.new_object(tag));
    model.define(*symbol, vec![first.clone()], second);
    Some(first)
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
        if n_seen < LIMITS.max_terms {
            pending.extend_from_slice(terms.args(term));
        }
    }
    values
}

/// Null, allocated objects, and an object of the first allowed types.
fn references(terms: &Terms, symbol: SymbolId) -> Vec<Value> {
    let mut values = vec![Value::Ref(0)];
    if let Allocated::Ids(ids) = &terms.symbol(symbol).allocated {
        values.extend(ids.iter().take(LIMITS.max_places).map(|&id| Value::of_alloc(id)));
    }
    if let Domain::Tags { set, .. } = &terms.symbol(symbol).domain {
        values.extend(terms.tags(*set).tags.iter().take(LIMITS.max_places).map(|&tag| object_of(symbol, tag)));
    }
    values
}
