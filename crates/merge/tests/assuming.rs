//! Simplification under conditions is sound: against all assignments of a few truth values.

use merge::contextual_rewriting::Assuming;
use term::{Domain, Interpretation, Memo, Sort, Symbol, SymbolId, TermId, Terms, Value, evaluate};

const N_SYMBOLS: usize = 5;

/// One bit per symbol.
struct Bits(usize);

impl Interpretation for Bits {
    fn app(&self, _: &Terms, symbol: SymbolId, _: &[Value]) -> Option<Value> {
        Some(Value::Bool(self.0 >> symbol.index() & 1 == 1))
    }

    fn tag(&self, _: &Terms, _: i64) -> u32 {
        0
    }
}

/// Small numbers, by a linear congruence.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

fn formula(terms: &mut Terms, symbols: &[TermId], numbers: &mut Numbers, depth: u32) -> TermId {
    if depth == 0 || numbers.below(4) == 0 {
        let symbol = symbols[numbers.below(symbols.len() as u64) as usize];
        return if numbers.below(2) == 0 { terms.not(symbol) } else { symbol };
    }
    let parts: Vec<TermId> = (0..=numbers.below(3)).map(|_| formula(terms, symbols, numbers, depth - 1)).collect();
    match numbers.below(3) {
        0 => terms.and(&parts),
        1 => terms.or(&parts),
        _ => {
            let all = terms.and(&parts);
            terms.not(all)
        }
    }
}

#[test]
fn decisions_and_rewritings_hold_wherever_the_conditions_do() {
    let (mut n_decided, mut n_possible) = (0, 0);
    for seed in 0..2_000 {
        let mut terms = Terms::new();
        let mut numbers = Numbers(seed);
        let symbols: Vec<TermId> = (0..N_SYMBOLS)
            .map(|index| {
                let symbol = terms.declare(Symbol::constant(&format!("p{index}"), Sort::Bool, Domain::Any));
                terms.app(symbol, &[])
            })
            .collect();
        let conditions: Vec<TermId> = (0..=numbers.below(4)).map(|_| formula(&mut terms, &symbols, &mut numbers, 3)).collect();
        let question = formula(&mut terms, &symbols, &mut numbers, 3);
        let mut assuming = Assuming::new(&mut terms, &conditions);
        let decided = assuming.decide(&terms, question);
        let rewritten = assuming.rewrite(&mut terms, question);
        let holds = |term: TermId, bits: usize| evaluate(&terms, term, &Bits(bits), &mut Memo::default()) == Some(Value::Bool(true));
        let allowed: Vec<usize> = (0..1 << N_SYMBOLS).filter(|bits| conditions.iter().all(|condition| holds(*condition, *bits))).collect();
        for bits in &allowed {
            let truth = holds(question, *bits);
            assert!(decided.is_none_or(|decided| decided == truth), "seed {seed}");
            assert_eq!(holds(rewritten, *bits), truth, "seed {seed}");
        }
        if let Some(first) = allowed.first() {
            n_possible += u32::from(allowed.iter().all(|bits| holds(question, *bits) == holds(question, *first)));
            n_decided += u32::from(decided.is_some());
        }
    }
    assert!(n_decided * 2 > n_possible, "most of what follows is found: {n_decided} of {n_possible}");
}

/// One object, null or of one of a few classes.
struct Class(u32);

impl Interpretation for Class {
    fn app(&self, _: &Terms, _: SymbolId, _: &[Value]) -> Option<Value> {
        Some(Value::Ref(i64::from(self.0)))
    }

    fn tag(&self, _: &Terms, _: i64) -> u32 {
        self.0
    }
}

#[test]
fn sets_of_classes_decide_each_other() {
    const CLASSES: u32 = 4;
    let members = |bits: u32| (1..=CLASSES).filter(|class| bits >> (class - 1) & 1 == 1).collect::<Vec<u32>>();
    let mut n_decided = 0;
    for (known, wanted, truth) in (1..1 << CLASSES).flat_map(|a| (1..1 << CLASSES).flat_map(move |b| [(a, b, true), (a, b, false)])) {
        let mut terms = Terms::new();
        let symbol = terms.declare(Symbol::constant("x", Sort::Ref, Domain::Any));
        let object = terms.app(symbol, &[]);
        let mut belongs = |bits: u32| {
            let set = terms.tag_set(&format!("C{bits}"), &members(bits));
            terms.tag_in(object, set)
        };
        let (condition, question) = (belongs(known), belongs(wanted));
        let condition = if truth { condition } else { terms.not(condition) };
        let decided = Assuming::new(&mut terms, &[condition]).decide(&terms, question);
        let holds = |term: TermId, class: u32| evaluate(&terms, term, &Class(class), &mut Memo::default()) == Some(Value::Bool(true));
        let answers: Vec<bool> = (0..=CLASSES).filter(|class| holds(condition, *class)).map(|class| holds(question, class)).collect();
        let follows = answers.iter().all(|answer| *answer == answers[0]).then(|| answers[0]);
        assert_eq!(decided, follows, "{known:b} {truth} decides {wanted:b}");
        n_decided += u32::from(decided.is_some());
    }
    assert!(n_decided > 100, "{n_decided}");
}
