//! Quantifiers and folds: random formulas, built through the constructors, evaluate like an oracle that tries every value.

use proptest::prelude::*;
use term::{
    ArrayValue, Domain, Elem, Fold, Interpretation, Memo, Op, Sort, Symbol, SymbolId, TermId, Terms, Value, Width, display, evaluate,
    substitute,
};

/// Bound variables range over these indices at most.
const LO: i64 = 0;
const HI: i64 = 3;

/// A formula or number as the oracle sees it. Variables are numbered from the outermost binder.
#[derive(Clone, Debug)]
enum Expr {
    Number(i64),
    Free(usize),
    Bound(usize),
    Read(bool, Box<Expr>),
    Sum(Box<Expr>, Box<Expr>),
    Product(Box<Expr>, Box<Expr>),
    /// The value as a Java byte.
    Byte(Box<Expr>),
    Choice(Box<Expr>, Box<Expr>, Box<Expr>),
    Fold(Fold, Box<Expr>, Box<Expr>, Box<Expr>),
    Less(Box<Expr>, Box<Expr>),
    Equal(Box<Expr>, Box<Expr>),
    Not(Box<Expr>),
    And(Box<Expr>, Box<Expr>),
    Or(Box<Expr>, Box<Expr>),
    /// `forall` if true; the bounds, the second exclusive, and the body.
    Quantifier(bool, Box<Expr>, Box<Expr>, Box<Expr>),
}

struct World {
    numbers: [i64; 2],
    array: [i64; 6],
    written: (i64, i64),
}

impl World {
    fn element(&self, index: i64) -> i64 {
        usize::try_from(index).ok().and_then(|i| self.array.get(i).copied()).unwrap_or(0)
    }

    fn number(&self, expr: &Expr, bound: &mut Vec<i64>) -> Option<i64> {
        Some(match expr {
            Expr::Number(value) => *value,
            Expr::Free(i) => self.numbers[*i],
            Expr::Bound(i) => bound[*i],
            Expr::Read(is_after, index) => {
                let index = self.number(index, bound)?;
                if *is_after && index == self.written.0 { self.written.1 } else { self.element(index) }
            }
            Expr::Sum(a, b) => self.number(a, bound)? + self.number(b, bound)?,
            Expr::Product(a, b) => self.number(a, bound)?.checked_mul(self.number(b, bound)?)?,
            Expr::Byte(a) => i64::from(self.number(a, bound)? as i8),
            Expr::Choice(c, a, b) => self.number(if self.truth(c, bound)? { a } else { b }, bound)?,
            Expr::Fold(kind, lo, hi, body) => {
                let (lo, hi) = (self.number(lo, bound)?, self.number(hi, bound)?);
                let mut values = Vec::new();
                for i in lo..hi {
                    bound.push(i);
                    values.push(self.number(body, bound));
                    bound.pop();
                }
                let values = values.into_iter().collect::<Option<Vec<i64>>>()?.into_iter();
                match kind {
                    Fold::Sum => values.sum(),
                    Fold::Product => values.map(i128::from).try_fold(1i128, i128::checked_mul)?.try_into().ok()?,
                    Fold::Min => values.min()?,
                    Fold::Max => values.max()?,
                }
            }
            other => panic!("{other:?} is no number"),
        })
    }

    fn truth(&self, expr: &Expr, bound: &mut Vec<i64>) -> Option<bool> {
        Some(match expr {
            Expr::Less(a, b) => self.number(a, bound)? < self.number(b, bound)?,
            Expr::Equal(a, b) => self.number(a, bound)? == self.number(b, bound)?,
            Expr::Not(a) => !self.truth(a, bound)?,
            Expr::And(a, b) => self.truth(a, bound)? & self.truth(b, bound)?,
            Expr::Or(a, b) => self.truth(a, bound)? | self.truth(b, bound)?,
            Expr::Quantifier(is_forall, lo, hi, body) => {
                let (lo, hi) = (self.number(lo, bound)?, self.number(hi, bound)?);
                let mut truths = Vec::new();
                for i in lo.max(LO)..hi.min(HI + 1) {
                    bound.push(i);
                    truths.push(self.truth(body, bound));
                    bound.pop();
                }
                let truths = truths.into_iter().collect::<Option<Vec<bool>>>()?;
                if *is_forall { truths.into_iter().all(|t| t) } else { truths.into_iter().any(|t| t) }
            }
            other => panic!("{other:?} is no formula"),
        })
    }
}

impl Interpretation for World {
    fn app(&self, terms: &Terms, symbol: SymbolId, _: &[Value]) -> Option<Value> {
        match terms.symbol(symbol).name.as_str() {
            "x" => Some(Value::Int(self.numbers[0].into())),
            "y" => Some(Value::Int(self.numbers[1].into())),
            "a" => {
                let mut array = ArrayValue::constant(Value::Int(0.into()));
                for (i, &value) in self.array.iter().enumerate() {
                    array.set(i.into(), Value::Int(value.into()));
                }
                Some(Value::Array(array))
            }
            _ => None,
        }
    }

    fn tag(&self, _: &Terms, _: i64) -> u32 {
        0
    }
}

struct Gen {
    bytes: Vec<u8>,
    at: usize,
}

#[expect(clippy::unnecessary_box_returns, reason = "the parts of an expression are boxed")]
impl Gen {
    fn byte(&mut self) -> usize {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        usize::from(byte)
    }

    fn small(&mut self) -> i64 {
        self.byte() as i64 % 7 - 2
    }

    fn leaf(&mut self, n_bound: usize) -> Expr {
        match self.byte() % 4 {
            0 => Expr::Number(self.small()),
            1 => Expr::Free(self.byte() % 2),
            _ if n_bound > 0 => Expr::Bound(self.byte() % n_bound),
            _ => Expr::Free(self.byte() % 2),
        }
    }

    fn number(&mut self, depth: u32, n_bound: usize) -> Box<Expr> {
        if depth == 0 {
            return Box::new(self.leaf(n_bound));
        }
        Box::new(match self.byte() % 10 {
            0 => self.leaf(n_bound),
            9 => Expr::Byte(Box::new(Expr::Sum(Box::new(Expr::Number(124)), self.number(depth - 1, n_bound)))),
            1 | 2 => Expr::Read(false, self.number(depth - 1, n_bound)),
            3 => Expr::Read(true, Box::new(self.leaf(n_bound))),
            4 => Expr::Sum(self.number(depth - 1, n_bound), self.number(depth - 1, n_bound)),
            5 => Expr::Product(self.number(depth - 1, n_bound), self.number(depth - 1, n_bound)),
            6 => Expr::Choice(self.formula(depth - 1, n_bound), self.number(depth - 1, n_bound), self.number(depth - 1, n_bound)),
            _ => {
                let kind = [Fold::Sum, Fold::Sum, Fold::Product, Fold::Min, Fold::Max][self.byte() % 5];
                let (lo, hi) = (self.number(depth.min(2) - 1, n_bound), self.number(depth.min(2) - 1, n_bound));
                Expr::Fold(kind, lo, hi, self.number(depth - 1, n_bound + 1))
            }
        })
    }

    fn formula(&mut self, depth: u32, n_bound: usize) -> Box<Expr> {
        let choice = self.byte() % 9;
        if depth == 0 || choice < 2 {
            let (a, b) = (self.number(depth.min(1), n_bound), self.number(depth.min(1), n_bound));
            return Box::new(if choice.is_multiple_of(2) { Expr::Less(a, b) } else { Expr::Equal(a, b) });
        }
        Box::new(match choice {
            2 => Expr::Not(self.formula(depth - 1, n_bound)),
            3 => Expr::And(self.formula(depth - 1, n_bound), self.formula(depth - 1, n_bound)),
            4 => Expr::Or(self.formula(depth - 1, n_bound), self.formula(depth - 1, n_bound)),
            5 => Expr::Less(self.number(depth, n_bound), self.number(depth - 1, n_bound)),
            _ => {
                let (lo, hi) = (Box::new(self.leaf(n_bound)), Box::new(self.leaf(n_bound)));
                Expr::Quantifier(choice > 6, lo, hi, self.formula(depth - 1, n_bound + 1))
            }
        })
    }
}

/// Builds terms of expressions; the names of bound variables and the order of arguments may vary.
struct Builder {
    terms: Terms,
    free: [TermId; 2],
    array: TermId,
    after: TermId,
    prefix: &'static str,
}

impl Builder {
    fn new(world: &World) -> Self {
        let mut terms = Terms::new();
        let mut constant = |name: &str, sort| {
            let domain = if sort == Sort::Int { Domain::Range((-2).into(), 5.into()) } else { Domain::Any };
            let symbol = terms.declare(Symbol::constant(name, sort, domain));
            terms.app(symbol, &[])
        };
        let (x, y, array) = (constant("x", Sort::Int), constant("y", Sort::Int), constant("a", Sort::Array(Elem::Int)));
        let (at, value) = (terms.int(world.written.0), terms.int(world.written.1));
        let after = terms.store(array, at, value);
        Builder { terms, free: [x, y], array, after, prefix: "i" }
    }

    fn variable(&mut self, level: usize) -> TermId {
        let domain = Domain::Range(LO.into(), HI.into());
        self.terms.bound_variable(&format!("{}{level}", self.prefix), Sort::Int, domain)
    }

    fn build(&mut self, expr: &Expr, bound: &mut Vec<TermId>) -> TermId {
        match expr {
            Expr::Number(value) => self.terms.int(*value),
            Expr::Free(i) => self.free[*i],
            Expr::Bound(i) => bound[*i],
            Expr::Read(is_after, index) => {
                let index = self.build(index, bound);
                let array = if *is_after { self.after } else { self.array };
                self.terms.select(array, index)
            }
            Expr::Byte(a) => {
                let a = self.build(a, bound);
                self.terms.wrap(Width::I8, a)
            }
            Expr::Not(a) => {
                let a = self.build(a, bound);
                self.terms.not(a)
            }
            Expr::Choice(c, a, b) => {
                let (c, a, b) = (self.build(c, bound), self.build(a, bound), self.build(b, bound));
                self.terms.ite(c, a, b)
            }
            Expr::Sum(a, b) | Expr::Product(a, b) | Expr::Less(a, b) | Expr::Equal(a, b) | Expr::And(a, b) | Expr::Or(a, b) => {
                let (a, b) = (self.build(a, bound), self.build(b, bound));
                match expr {
                    Expr::Sum(..) => self.terms.add2(a, b),
                    Expr::Product(..) => self.terms.mul(a, b),
                    Expr::Less(..) => self.terms.lt(a, b),
                    Expr::Equal(..) => self.terms.eq(a, b),
                    Expr::And(..) => self.terms.and2(a, b),
                    _ => self.terms.or2(a, b),
                }
            }
            Expr::Fold(kind, lo, hi, body) => {
                let (lo, hi) = (self.build(lo, bound), self.build(hi, bound));
                let variable = self.terms.bound_variable(self.prefix, Sort::Int, Domain::Any);
                bound.push(variable);
                let body = self.build(body, bound);
                bound.pop();
                self.terms.fold(*kind, variable, lo, hi, body)
            }
            Expr::Quantifier(is_forall, lo, hi, body) => {
                let (lo, hi) = (self.build(lo, bound), self.build(hi, bound));
                let variable = self.variable(bound.len());
                bound.push(variable);
                let body = self.build(body, bound);
                bound.pop();
                let (from, to) = (self.terms.le(lo, variable), self.terms.lt(variable, hi));
                let guard = self.terms.and2(from, to);
                if *is_forall {
                    let body = self.terms.implies(guard, body);
                    self.terms.forall(variable, body)
                } else {
                    let body = self.terms.and2(guard, body);
                    self.terms.exists(variable, body)
                }
            }
        }
    }
}

fn worlds() -> Vec<World> {
    let written = (2, 3);
    let arrays = [[0, 0, 0, 0, 0, 0], [3, 1, 2, 2, 0, 1], [-2, 5, 3, 1, 1, -1]];
    let mut worlds = Vec::new();
    for array in arrays {
        for numbers in [[0, 0], [1, 3], [-1, 5], [2, 2], [4, -2]] {
            worlds.push(World { numbers, array, written });
        }
    }
    worlds
}

fn n_cases() -> u32 {
    if std::env::var_os("ESPALIER_LONG").is_some() { 20_000 } else { 2_000 }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: n_cases(), failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(77), ..ProptestConfig::default() })]

    #[test]
    fn formulas_mean_what_they_say(bytes in proptest::collection::vec(any::<u8>(), 10..120)) {
        let formula = Gen { bytes, at: 0 }.formula(4, 0);
        let worlds = worlds();
        let mut builder = Builder::new(&worlds[0]);
        let term = builder.build(&formula, &mut Vec::new());
        let negated = builder.terms.not(term);
        prop_assert!(builder.terms.is_closed(term));
        let names: Vec<&str> = builder.terms.symbols_of(term).iter().map(|&symbol| builder.terms.symbol(symbol).name.as_str()).collect();
        prop_assert!(names.iter().all(|name| ["x", "y", "a"].contains(name)), "{names:?}");
        for world in &worlds {
            let Some(expected) = world.truth(&formula, &mut Vec::new()) else { continue };
            let mut memo = Memo::default();
            for (term, expected) in [(term, expected), (negated, !expected)] {
                // What is not decided must be undefined somewhere: a minimum of nothing, or a product the oracle cannot hold.
                if let Some(value) = evaluate(&builder.terms, term, world, &mut memo) {
                    prop_assert_eq!(value, Value::Bool(expected), "{}", display(&builder.terms, term));
                } else {
                    prop_assert!(format!("{formula:?}").contains("Fold(M"), "{} is undefined", display(&builder.terms, term));
                }
            }
        }
    }

    #[test]
    fn names_do_not_matter(bytes in proptest::collection::vec(any::<u8>(), 10..120)) {
        let formula = Gen { bytes, at: 0 }.formula(4, 0);
        let mut builder = Builder::new(&worlds()[0]);
        let one = builder.build(&formula, &mut Vec::new());
        builder.prefix = "other";
        let two = builder.build(&formula, &mut Vec::new());
        prop_assert_eq!(one, two);
        let again = builder.terms.not(one);
        let again = builder.terms.not(again);
        let same = builder.terms.eq(one, again);
        for world in &worlds() {
            let value = evaluate(&builder.terms, same, world, &mut Memo::default());
            prop_assert!(value.is_none() || value == Some(Value::Bool(true)));
        }
    }

    /// Where no range is longer than the bound, writing them out changes nothing.
    #[test]
    fn expansion_is_exact_on_short_ranges(bytes in proptest::collection::vec(any::<u8>(), 10..120), bound in 1usize..5) {
        let formula = Gen { bytes, at: 0 }.formula(4, 0);
        let worlds = worlds();
        let mut builder = Builder::new(&worlds[0]);
        let term = builder.build(&formula, &mut Vec::new());
        let (expanded, assumption) = builder.terms.expand(term, bound);
        prop_assert!(!builder.terms.has_binder(expanded), "{}", display(&builder.terms, expanded));
        for world in &worlds {
            let mut memo = Memo::default();
            if evaluate(&builder.terms, assumption, world, &mut memo) == Some(Value::Bool(true)) {
                let before = evaluate(&builder.terms, term, world, &mut memo);
                prop_assert!(before.is_some());
                prop_assert_eq!(before, evaluate(&builder.terms, expanded, world, &mut memo));
            }
        }
    }

    /// Replacing a free variable by a term is the same as building the formula with that term.
    #[test]
    fn substitution_respects_scopes(bytes in proptest::collection::vec(any::<u8>(), 10..120), by in proptest::collection::vec(any::<u8>(), 4..30)) {
        let formula = Gen { bytes, at: 0 }.formula(3, 0);
        let value = Gen { bytes: by, at: 0 }.number(3, 0);
        let worlds = worlds();
        let mut builder = Builder::new(&worlds[0]);
        let term = builder.build(&formula, &mut Vec::new());
        let value_term = builder.build(&value, &mut Vec::new());
        let map = std::collections::HashMap::from([(builder.free[0], value_term)]);
        let replaced = substitute(&mut builder.terms, term, &map);
        for mut world in worlds {
            let before = evaluate(&builder.terms, replaced, &world, &mut Memo::default());
            let Some(x) = world.number(&value, &mut Vec::new()).filter(|x| (-2..=5).contains(x)) else { continue };
            world.numbers[0] = x;
            let after = evaluate(&builder.terms, term, &world, &mut Memo::default());
            if let (Some(before), Some(after)) = (before, after) {
                prop_assert_eq!(before, after, "{} with {}", display(&builder.terms, term), display(&builder.terms, value_term));
            }
        }
    }
}

struct Names {
    terms: Terms,
}

impl Names {
    fn int(&mut self, name: &str) -> TermId {
        let symbol = self.terms.declare(Symbol::constant(name, Sort::Int, Domain::Any));
        self.terms.app(symbol, &[])
    }

    fn array(&mut self, name: &str) -> TermId {
        let symbol = self.terms.declare(Symbol::constant(name, Sort::Array(Elem::Int), Domain::Any));
        self.terms.app(symbol, &[])
    }

    fn bound(&mut self, name: &str) -> TermId {
        self.terms.bound_variable(name, Sort::Int, Domain::Any)
    }

    fn guarded(&mut self, variable: TermId, hi: TermId, body: TermId) -> TermId {
        let zero = self.terms.int(0);
        let (from, to) = (self.terms.le(zero, variable), self.terms.lt(variable, hi));
        let guard = self.terms.and2(from, to);
        self.terms.implies(guard, body)
    }
}

#[test]
fn binders_are_written_in_jml() {
    let mut n = Names { terms: Terms::new() };
    let (a, len, i) = (n.array("a"), n.int("n"), n.bound("i"));
    let one = n.terms.int(1);
    let next = n.terms.add2(i, one);
    let (left, right) = (n.terms.select(a, i), n.terms.select(a, next));
    let body = n.terms.le(left, right);
    let body = n.guarded(i, len, body);
    let sorted = n.terms.forall(i, body);
    assert_eq!(display(&n.terms, sorted), "(\\forall int i; 0 <= i && i < n; a[i] <= a[i + 1])");
    let unsorted = n.terms.not(sorted);
    assert_eq!(display(&n.terms, unsorted), "(\\exists int i; 0 <= i && i < n; a[i + 1] < a[i])");
    let zero = n.terms.int(0);
    let k = n.bound("n");
    let read = n.terms.select(a, k);
    let sum = n.terms.fold(Fold::Sum, k, zero, len, read);
    assert_eq!(display(&n.terms, sum), "(\\sum int n1; 0 <= n1 && n1 < n; a[n1])");
    let is_zero = n.terms.eq(left, zero);
    let count = n.terms.ite(is_zero, one, zero);
    let count = n.terms.fold(Fold::Sum, i, zero, len, count);
    assert_eq!(display(&n.terms, count), "(\\num_of int i; 0 <= i && i < n; a[i] == 0)");
}

#[test]
fn a_count_after_a_swap_is_the_count_before() {
    let mut n = Names { terms: Terms::new() };
    let (a, i, j, v) = (n.array("a"), n.int("i"), n.int("j"), n.int("v"));
    let (zero, one, ten) = (n.terms.int(0), n.terms.int(1), n.terms.int(10));
    let (x, y) = (n.terms.select(a, i), n.terms.select(a, j));
    let swapped = n.terms.store(a, i, y);
    let swapped = n.terms.store(swapped, j, x);
    let k = n.bound("k");
    let mut count = |array| {
        let read = n.terms.select(array, k);
        let is_v = n.terms.eq(read, v);
        let summand = n.terms.ite(is_v, one, zero);
        n.terms.fold(Fold::Sum, k, zero, ten, summand)
    };
    let (before, after) = (count(a), count(swapped));
    assert!(!n.terms.contains(after, swapped) && n.terms.contains(after, before), "{}", display(&n.terms, after));
    assert!(matches!(n.terms.op(before), Op::Fold(Fold::Sum)));
}

#[test]
fn inner_variables_are_eliminated_from_guards() {
    let mut n = Names { terms: Terms::new() };
    let (i, j) = (n.bound("i"), n.bound("j"));
    let (zero, six) = (n.terms.int(0), n.terms.int(6));
    let a = n.array("a");
    let (x, y) = (n.terms.select(a, i), n.terms.select(a, j));
    let ordered = n.terms.le(x, y);
    let (p, q, r) = (n.terms.le(zero, i), n.terms.lt(i, j), n.terms.lt(j, six));
    let guard = n.terms.and(&[p, q, r]);
    let body = n.terms.implies(guard, ordered);
    let inner = n.terms.forall(j, body);
    let sorted = n.terms.forall(i, inner);
    for (array, expected) in [([0, 1, 1, 2, 5, 9], true), ([0, 1, 1, 2, 5, 4], false)] {
        let world = World { numbers: [0, 0], array, written: (0, 0) };
        assert_eq!(evaluate(&n.terms, sorted, &world, &mut Memo::default()), Some(Value::Bool(expected)));
    }
}

#[test]
fn a_quantifier_over_everything_is_not_decided() {
    let mut n = Names { terms: Terms::new() };
    let (a, i) = (n.array("a"), n.bound("i"));
    let (zero, read) = (n.terms.int(0), n.terms.select(a, i));
    let body = n.terms.le(zero, read);
    let all = n.terms.forall(i, body);
    let world = World { numbers: [0, 0], array: [0; 6], written: (0, 0) };
    assert_eq!(evaluate(&n.terms, all, &world, &mut Memo::default()), None);
}

#[test]
fn rollback_forgets_bound_variables() {
    let mut n = Names { terms: Terms::new() };
    let x = n.int("x");
    let start = n.terms.checkpoint();
    let mut ids = Vec::new();
    for _ in 0..2 {
        let i = n.bound("i");
        let body = n.terms.lt(i, x);
        ids.push(n.terms.exists(i, body));
        n.terms.rollback(start);
    }
    assert_eq!(ids[0], ids[1]);
}

/// The guard of an int variable says that its successor does not overflow.
#[test]
fn guards_drop_wrap_around() {
    let mut n = Names { terms: Terms::new() };
    let a = n.array("a");
    let int = Domain::Range(i32::MIN.into(), i32::MAX.into());
    let len = n.terms.declare(Symbol::constant("n", Sort::Int, int.clone()));
    let len = n.terms.app(len, &[]);
    let i = n.terms.bound_variable("i", Sort::Int, int);
    let one = n.terms.int(1);
    let next = n.terms.add2(i, one);
    let next = n.terms.wrap(Width::I32, next);
    let (left, right) = (n.terms.select(a, i), n.terms.select(a, next));
    let body = n.terms.le(left, right);
    let guarded = n.guarded(i, len, body);
    let sorted = n.terms.forall(i, guarded);
    assert_eq!(display(&n.terms, sorted), "(\\forall int i; 0 <= i && i < n; a[i] <= a[i + 1])");
    // Without the guard the wrap-around stays, and so does the range of the type.
    let all = n.terms.forall(i, body);
    assert_eq!(display(&n.terms, all), "(\\forall int i; -2147483648 <= i && i <= 2147483647; a[i] <= a[(int) (i + 1)])");
    let sum = n.terms.fold(Fold::Sum, i, one, len, right);
    assert_eq!(display(&n.terms, sum), "(\\sum int i; 1 <= i && i < n; a[i + 1])");
}
