//! Values that are kept while an interpretation changes are those that evaluation from the beginning gives.

use std::collections::BTreeMap;

use proptest::prelude::*;
use term::{
    BigInt, Domain, Elem, Interpretation, InterpretationPoint, Memo, Notation, Sort, Symbol, SymbolId, TermId, Terms, Users, Valuation,
    Value, evaluate,
};

/// Values by symbol and arguments; everything else is 0, null or an array of those.
#[derive(Clone, Default)]
struct World {
    values: BTreeMap<(SymbolId, String), Value>,
}

impl World {
    fn key(symbol: SymbolId, args: &[Value]) -> (SymbolId, String) {
        (symbol, format!("{args:?}"))
    }

    fn set(&mut self, terms: &Terms, place: &InterpretationPoint, value: Value) {
        match place {
            InterpretationPoint::Application(symbol, args) => drop(self.values.insert(World::key(*symbol, args), value)),
            InterpretationPoint::Element(symbol, args, index) => {
                let Some(Value::Array(mut array)) = self.app(terms, *symbol, args) else { panic!("an array") };
                array.set(index.clone(), value);
                self.values.insert(World::key(*symbol, args), Value::Array(array));
            }
        }
    }
}

impl Interpretation for World {
    fn app(&self, terms: &Terms, symbol: SymbolId, args: &[Value]) -> Option<Value> {
        let known = self.values.get(&World::key(symbol, args)).cloned();
        Some(known.unwrap_or_else(|| Value::zero(terms.symbol(symbol).sort)))
    }

    fn tag(&self, _: &Terms, object: i64) -> u32 {
        object as u32 % 2
    }
}

/// Pools of random terms over numbers, truth values, objects with fields, and arrays of numbers, some of them fields of objects.
struct Pool {
    terms: Terms,
    numbers: Vec<TermId>,
    truths: Vec<TermId>,
    objects: Vec<TermId>,
    arrays: Vec<TermId>,
    constants: Vec<SymbolId>,
    next: SymbolId,
    key: SymbolId,
    items: SymbolId,
}

impl Pool {
    fn new() -> Pool {
        let mut terms = Terms::new();
        let constants: Vec<SymbolId> = (0..3).map(|i| terms.declare(Symbol::constant(&format!("x{i}"), Sort::Int, Domain::Any))).collect();
        let head = terms.declare(Symbol::constant("head", Sort::Ref, Domain::Any));
        let given = terms.declare(Symbol::constant("given", Sort::Array(Elem::Int), Domain::Any));
        let next = terms.declare(Symbol::function("next", &[Sort::Ref], Sort::Ref, Notation::Field));
        let key = terms.declare(Symbol::function("key", &[Sort::Ref], Sort::Int, Notation::Field));
        let items = terms.declare(Symbol::function("items", &[Sort::Ref], Sort::Array(Elem::Int), Notation::Elements));
        let numbers = constants.iter().map(|&symbol| terms.app(symbol, &[])).collect::<Vec<_>>();
        let (objects, arrays) = (vec![terms.app(head, &[])], vec![terms.app(given, &[])]);
        let truths = vec![terms.lt(numbers[0], numbers[1])];
        Pool { terms, numbers, truths, objects, arrays, constants: [constants, vec![head, given]].concat(), next, key, items }
    }

    /// One more term, from three bytes.
    fn grow(&mut self, [what, a, b]: [u8; 3]) {
        let pick = |pool: &[TermId], byte: u8| pool[byte as usize % pool.len()];
        let (x, y) = (pick(&self.numbers, a), pick(&self.numbers, b));
        let (p, q) = (pick(&self.truths, a), pick(&self.truths, b));
        let (object, array) = (pick(&self.objects, a), pick(&self.arrays, a));
        let (terms, small) = (&mut self.terms, i64::from(b % 4));
        match what % 16 {
            0 => self.numbers.push(terms.add(&[x, y])),
            1 => self.numbers.push(terms.ite(p, x, y)),
            2 => self.numbers.push(terms.int(small)),
            3 => self.truths.push(terms.lt(x, y)),
            4 => self.truths.push(terms.eq(x, y)),
            5 => self.truths.push(terms.and(&[p, q])),
            6 => self.truths.push(terms.or(&[p, q])),
            7 => self.truths.push(terms.not(p)),
            8 => self.objects.push(terms.app(self.next, &[object])),
            9 => self.numbers.push(terms.app(self.key, &[object])),
            10 => self.arrays.push(terms.app(self.items, &[object])),
            11 => self.arrays.push(terms.store(array, y, x)),
            12 => self.arrays.push(terms.ite(q, array, pick(&self.arrays, b))),
            13 => {
                let index = terms.int(small);
                self.numbers.push(terms.select(array, index));
            }
            14 => self.numbers.push(terms.select(array, y)),
            _ => self.objects.push(terms.ite(q, object, pick(&self.objects, b))),
        }
    }

    /// A place and a value for it, from three bytes.
    fn change(&self, [what, a, b]: [u8; 3]) -> (InterpretationPoint, Value) {
        let (object, number) = (Value::Ref(i64::from(a % 3)), Value::Int((i64::from(b % 5) - 1).into()));
        let other = Value::Ref(i64::from(b % 3));
        let index = BigInt::from(b / 8 % 4);
        match what % 6 {
            0 => (InterpretationPoint::Application(self.constants[a as usize % 3], Vec::new()), number),
            1 => (InterpretationPoint::Application(self.constants[3], Vec::new()), other),
            2 => (InterpretationPoint::Element(self.constants[4], Vec::new(), index), number),
            3 => (InterpretationPoint::Application(self.next, vec![object]), other),
            4 => (InterpretationPoint::Application(self.key, vec![object]), number),
            _ => (InterpretationPoint::Element(self.items, vec![object], index), number),
        }
    }
}

fn cases() -> u32 {
    if std::env::var_os("ESPALIER_LONG").is_some() { 20_000 } else { 1_000 }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), ..ProptestConfig::default() })]

    #[test]
    fn kept_values_are_those_of_a_new_evaluation(
        growth in prop::collection::vec(any::<[u8; 3]>(), 5..80),
        changes in prop::collection::vec(any::<([u8; 3], bool)>(), 1..12),
    ) {
        let mut pool = Pool::new();
        for bytes in growth {
            pool.grow(bytes);
        }
        let all: Vec<TermId> = [pool.numbers.clone(), pool.truths.clone(), pool.objects.clone()].concat();
        let (mut world, mut users, mut values) = (World::default(), Users::default(), Valuation::default());
        for (bytes, looks_at_all) in changes {
            // Some terms get values only after a change.
            let looked_at = if looks_at_all { all.len() } else { all.len() / 2 };
            let mut before: Vec<Option<Value>> = Vec::new();
            for &term in &all[..looked_at] {
                before.push(values.value(&pool.terms, term, &world, &mut users));
            }
            let (place, value) = pool.change(bytes);
            let original = (world.clone(), values.clone());
            world.set(&pool.terms, &place, value);
            let changed = values.update(&pool.terms, &place, &world, &mut users, usize::MAX).expect("no limit");
            for (&term, before) in all.iter().zip(before) {
                let after = evaluate(&pool.terms, term, &world, &mut Memo::default());
                prop_assert_eq!(values.value(&pool.terms, term, &world, &mut users), after.clone());
                prop_assert_eq!(changed.contains(&term), before != after);
            }
            // The one it was copied from keeps its own.
            let (world, mut values) = original;
            for &term in &all {
                let expected = evaluate(&pool.terms, term, &world, &mut Memo::default());
                prop_assert_eq!(values.value(&pool.terms, term, &world, &mut users), expected);
            }
        }
    }
}
