//! What follows at once from conditions follows: against all assignments of a few truth values.

use merge::assuming::Assuming;
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
