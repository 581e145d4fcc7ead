//! Sequences: random terms, built through the constructors, evaluate like vectors.

use proptest::prelude::*;
use term::{Domain, Elem, Interpretation, Memo, Sort, Symbol, SymbolId, TermId, Terms, Value, display, evaluate};

struct World {
    sequences: [Vec<i64>; 2],
    number: i64,
}

impl Interpretation for World {
    fn app(&self, _: &Terms, symbol: SymbolId, _: &[Value]) -> Option<Value> {
        Some(match symbol.index() {
            i @ 0..=1 => value(&self.sequences[i]),
            _ => Value::Int(self.number.into()),
        })
    }

    fn tag(&self, _: &Terms, _: i64) -> u32 {
        0
    }
}

fn value(sequence: &[i64]) -> Value {
    Value::Seq(sequence.iter().map(|&x| Value::Int(x.into())).collect())
}

/// Builds sequences and their values side by side.
struct Gen {
    bytes: Vec<u8>,
    at: usize,
    terms: Terms,
    leaves: Vec<TermId>,
    world: World,
}

impl Gen {
    fn byte(&mut self) -> usize {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        usize::from(byte)
    }

    fn number(&mut self) -> (TermId, i64) {
        match self.byte() % 6 {
            0 => (self.leaves[2], self.world.number),
            k => {
                let k = k as i64 - 2;
                (self.terms.int(k), k)
            }
        }
    }

    fn sequence(&mut self, depth: u32) -> (TermId, Vec<i64>) {
        let choice = self.byte();
        match if depth == 0 { choice % 4 } else { choice % 12 } {
            0 => (self.terms.seq_empty(), Vec::new()),
            1 => {
                let (x, value) = self.number();
                (self.terms.seq_singleton(x), vec![value])
            }
            k @ (2 | 3) => (self.leaves[k - 2], self.world.sequences[k - 2].clone()),
            4..=6 => {
                let ((a, mut x), (b, y)) = (self.sequence(depth - 1), self.sequence(depth - 1));
                x.extend(y);
                (self.terms.seq_concat(a, b), x)
            }
            7..=9 => {
                let (s, x) = self.sequence(depth - 1);
                let ((lo, from), (hi, to)) = (self.number(), self.number());
                let part = usize::try_from(from).ok().zip(usize::try_from(to).ok()).and_then(|(from, to)| x.get(from..to));
                (self.terms.seq_sub(s, lo, hi), part.unwrap_or(&[]).to_vec())
            }
            10 => {
                let (s, mut x) = self.sequence(depth - 1);
                x.reverse();
                (self.terms.seq_reverse(s), x)
            }
            _ => {
                let ((a, x), (b, y)) = (self.sequence(depth - 1), self.sequence(depth - 1));
                let ((p, i), (q, j)) = (self.number(), self.number());
                let condition = self.terms.lt(p, q);
                (self.terms.ite(condition, a, b), if i < j { x } else { y })
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(5), ..ProptestConfig::default() })]

    #[test]
    fn sequences_are_vectors(bytes in proptest::collection::vec(any::<u8>(), 10..80)) {
        let mut terms = Terms::new();
        let leaves = [("s", Sort::Seq), ("t", Sort::Seq), ("n", Sort::Int)]
            .map(|(name, sort)| {
                let symbol = terms.declare(Symbol::constant(name, sort, Domain::Any));
                terms.app(symbol, &[])
            })
            .to_vec();
        let world = World { sequences: [vec![5, 6, 7], vec![8]], number: i64::from(bytes[0] % 4) };
        let mut g = Gen { bytes, at: 1, terms, leaves, world };
        let ((s, expected), (t, other)) = (g.sequence(4), g.sequence(2));
        let eval = |g: &Gen, term| evaluate(&g.terms, term, &g.world, &mut Memo::default());
        prop_assert_eq!(eval(&g, s), Some(value(&expected)), "{}", display(&g.terms, s));
        let length = g.terms.seq_len(s);
        prop_assert_eq!(eval(&g, length), Some(Value::Int(expected.len().into())), "{}", display(&g.terms, length));
        for i in -1..6 {
            let index = g.terms.int(i);
            let element = g.terms.seq_get(Elem::Int, s, index);
            let wanted = usize::try_from(i).ok().and_then(|i| expected.get(i).copied()).unwrap_or(0);
            prop_assert_eq!(eval(&g, element), Some(Value::Int(wanted.into())), "{}", display(&g.terms, element));
        }
        let same = g.terms.eq(s, t);
        prop_assert_eq!(eval(&g, same), Some(Value::Bool(expected == other)), "{}", display(&g.terms, same));
    }
}
