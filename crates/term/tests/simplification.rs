//! Every constructor is correct: random terms, built through the constructors, evaluate like plain Rust arithmetic.
//!
//! One stream of random bytes drives the construction of a term and, beside it, of its value by an oracle that shares
//! no code with the crate.

use proptest::prelude::*;
use term::{
    ArrayValue, BigInt, Domain, Elem, FKind, Interpretation, Memo, Round, Sort, Symbol, SymbolId, TagSetId, TermId, Terms, Value, Width,
    evaluate,
};

/// The ranges of the integer variables.
const RANGES: [(i64, i64); 6] = [(-3, 3), (0, 255), (i32::MIN as i64, i32::MAX as i64), (i64::MIN, i64::MAX), (0, 1), (0, i32::MAX as i64)];

const INTERESTING: [i64; 16] =
    [0, 1, -1, 2, -2, 3, 7, 31, 32, 255, 65_535, i32::MAX as i64, i32::MIN as i64, i64::MAX, i64::MIN, 4_294_967_296];

const FLOATS: [f64; 12] = [0.0, -0.0, 1.0, -1.5, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e300, 0.1, 2_147_483_648.5, -9.3e18, 5e-324];

/// The dynamic types of the initial objects 1 to 4.
const TAGS: [u32; 4] = [1, 2, 3, 1];

struct World {
    values: Vec<Value>,
}

impl Interpretation for World {
    fn app(&self, _: &Terms, symbol: SymbolId, _: &[Value]) -> Option<Value> {
        Some(self.values[symbol.index()].clone())
    }

    fn tag(&self, _: &Terms, object: i64) -> u32 {
        TAGS[object as usize - 1]
    }
}

/// Builds terms and their values side by side.
struct Gen {
    bytes: Vec<u8>,
    at: usize,
    terms: Terms,
    values: Vec<Value>,
    vars: Vec<TermId>,
    sets: Vec<TagSetId>,
}

/// Positions of the variables after the integers.
const BOOL_VAR: usize = RANGES.len();
const F32_VAR: usize = BOOL_VAR + 1;
const F64_VAR: usize = BOOL_VAR + 2;
const STR_VAR: usize = BOOL_VAR + 3;
const ARRAY_VAR: usize = BOOL_VAR + 4;
const REF_VAR: usize = BOOL_VAR + 5;
const REF_VAR_NOT_NULL: usize = BOOL_VAR + 6;
const REF_ARRAY_VAR: usize = BOOL_VAR + 7;

impl Gen {
    fn new(bytes: Vec<u8>) -> Self {
        let mut g = Gen { bytes, at: 0, terms: Terms::new(), values: vec![], vars: vec![], sets: vec![] };
        g.declare_variables();
        g
    }

    fn declare_variables(&mut self) {
        for (i, (lo, hi)) in RANGES.into_iter().enumerate() {
            let value = self.number(lo, hi);
            let domain = Domain::Range(lo.into(), hi.into());
            self.variable(&format!("x{i}"), Sort::Int, domain, Value::Int(value));
        }
        let flag = self.byte().is_multiple_of(2);
        self.variable("p", Sort::Bool, Domain::Any, Value::Bool(flag));
        let float = self.any_float();
        self.variable("f", Sort::F32, Domain::Any, Value::F32(float as f32));
        let double = self.any_float();
        self.variable("d", Sort::F64, Domain::Any, Value::F64(double));
        let text = self.text();
        self.variable("s", Sort::Str, Domain::Any, Value::Str(text));
        let mut array = ArrayValue::constant(Value::Int(1.into()));
        for i in 0..3 {
            let value = self.number(-5, 5);
            array.set(i.into(), Value::Int(value));
        }
        let domain = Domain::Range((-5).into(), 5.into());
        self.variable("a", Sort::Array(Elem::Int), domain, Value::Array(array));
        self.declare_references();
    }

    fn declare_references(&mut self) {
        for (name, tags) in [("None", vec![]), ("A", vec![1]), ("B", vec![2]), ("AB", vec![1, 2]), ("All", vec![1, 2, 3])] {
            let set = self.terms.tag_set(name, &tags);
            self.sets.push(set);
        }
        let object = i64::from(self.byte() % 5);
        self.variable("r", Sort::Ref, Domain::Tags { set: self.sets[4], nullable: true }, Value::Ref(object));
        // Objects 1, 2 and 4 have the types A, B and A.
        let object = [1, 2, 4][usize::from(self.byte() % 3)];
        self.variable("q", Sort::Ref, Domain::Tags { set: self.sets[3], nullable: false }, Value::Ref(object));
        let mut array = ArrayValue::constant(Value::Ref(0));
        let object = i64::from(self.byte() % 5);
        array.set(1.into(), Value::Ref(object));
        let domain = Domain::Tags { set: self.sets[4], nullable: true };
        self.variable("o", Sort::Array(Elem::Ref), domain, Value::Array(array));
    }

    fn variable(&mut self, name: &str, sort: Sort, domain: Domain, value: Value) {
        let symbol = Symbol::constant(name, sort, domain);
        let id = self.terms.declare(symbol);
        self.values.push(value);
        let term = self.terms.app(id, &[]);
        self.vars.push(term);
    }

    fn byte(&mut self) -> u8 {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        byte
    }

    fn number(&mut self, lo: i64, hi: i64) -> BigInt {
        let choice = self.byte();
        let raw = match choice % 4 {
            0 => INTERESTING[usize::from(choice / 4) % INTERESTING.len()],
            1 => i64::from(choice / 4) - 32,
            2 => lo.saturating_add(i64::from(choice / 32)),
            _ => hi.saturating_sub(i64::from(choice / 32)),
        };
        BigInt::from(raw.clamp(lo, hi))
    }

    fn any_float(&mut self) -> f64 {
        let choice = usize::from(self.byte());
        if choice < 128 { FLOATS[choice % FLOATS.len()] } else { (choice as f64 - 190.0) * 0.75 }
    }

    fn text(&mut self) -> Vec<u16> {
        let n = self.byte() % 4;
        (0..n).map(|_| u16::from(b'a' + self.byte() % 2)).collect()
    }

    fn var(&mut self, position: usize) -> (TermId, Value) {
        (self.vars[position], self.values[position].clone())
    }

    fn width(&mut self) -> Width {
        [Width::I32, Width::I64, Width::I8, Width::I16, Width::U16][usize::from(self.byte()) % 5]
    }

    fn machine(&mut self) -> Width {
        [Width::I32, Width::I64][usize::from(self.byte()) % 2]
    }

    fn int(&mut self, depth: u32) -> (TermId, BigInt) {
        let choice = self.byte();
        if depth == 0 || choice < 60 {
            return self.int_leaf();
        }
        let d = depth - 1;
        match choice % 16 {
            0 | 1 => {
                let parts: Vec<_> = (0..2 + self.byte() % 2).map(|_| self.int(d)).collect();
                let ids: Vec<_> = parts.iter().map(|part| part.0).collect();
                (self.terms.add(&ids), parts.into_iter().map(|part| part.1).sum())
            }
            2 => self.int2(d, Terms::sub, |a, b| a - b),
            3 => {
                let (t, v) = self.int(d);
                (self.terms.neg(t), -v)
            }
            4 => self.int2(d, Terms::mul, |a, b| a * b),
            5 => self.int2(d, Terms::div, |a, b| if *b == BigInt::ZERO { BigInt::ZERO } else { a / b }),
            6 => self.int2(d, Terms::rem, |a, b| if *b == BigInt::ZERO { a.clone() } else { a % b }),
            7..=9 => {
                let (w, (t, v)) = (self.width(), self.int(d));
                (self.terms.wrap(w, t), cast(w, &v))
            }
            10 => {
                let ((c, truth), (a, x), (b, y)) = (self.bool(d), self.int(d), self.int(d));
                (self.terms.ite(c, a, b), if truth { x } else { y })
            }
            11 | 12 => self.bits(d),
            13 => self.shift(d),
            14 => self.int_from_other(d),
            _ => {
                let ((array, values), (i, position)) = (self.array(d), self.int(d));
                (self.terms.select(array, i), values.get(&position).as_int().expect("int array").clone())
            }
        }
    }

    fn int_leaf(&mut self) -> (TermId, BigInt) {
        let choice = usize::from(self.byte());
        if choice % 2 == 0 {
            let (term, value) = self.var(choice / 2 % RANGES.len());
            return (term, value.as_int().expect("int variable").clone());
        }
        let value = self.number(i64::MIN, i64::MAX);
        (self.terms.big(value.clone()), value)
    }

    fn int2(
        &mut self,
        depth: u32,
        build: fn(&mut Terms, TermId, TermId) -> TermId,
        compute: fn(&BigInt, &BigInt) -> BigInt,
    ) -> (TermId, BigInt) {
        let ((a, x), (b, y)) = (self.int(depth), self.int(depth));
        (build(&mut self.terms, a, b), compute(&x, &y))
    }

    /// An operand of a machine type.
    fn operand(&mut self, w: Width, depth: u32) -> (TermId, i64) {
        let (t, v) = self.int(depth);
        let v = i64::try_from(cast(w, &v)).expect("at most 64 bits");
        (self.terms.wrap(w, t), v)
    }

    fn bits(&mut self, depth: u32) -> (TermId, BigInt) {
        let w = self.machine();
        let ((a, x), (b, y)) = (self.operand(w, depth), self.operand(w, depth));
        match self.byte() % 3 {
            0 => (self.terms.bit_and(w, a, b), (x & y).into()),
            1 => (self.terms.bit_or(w, a, b), (x | y).into()),
            _ => (self.terms.bit_xor(w, a, b), (x ^ y).into()),
        }
    }

    fn shift(&mut self, depth: u32) -> (TermId, BigInt) {
        let w = self.machine();
        let ((a, x), (n, count)) = (self.operand(w, depth), self.operand(w, depth));
        let kind = self.byte() % 3;
        let value = match (w, kind) {
            (Width::I32, 0) => i64::from((x as i32).wrapping_shl(count as u32)),
            (Width::I32, 1) => i64::from((x as i32).wrapping_shr(count as u32)),
            (Width::I32, _) => i64::from((x as u32).wrapping_shr(count as u32) as i32),
            (_, 0) => x.wrapping_shl(count as u32),
            (_, 1) => x.wrapping_shr(count as u32),
            _ => (x as u64).wrapping_shr(count as u32) as i64,
        };
        let term = match kind {
            0 => self.terms.shl(w, a, n),
            1 => self.terms.shr(w, a, n),
            _ => self.terms.ushr(w, a, n),
        };
        (term, value.into())
    }

    /// A number that is kept on one side of another, or changed only there.
    fn choice(&mut self, depth: u32) -> (TermId, BigInt) {
        let ((x, value), (limit, bound), (other, substitute)) = (self.int(depth), self.int_leaf(), self.int_leaf());
        let (condition, truth) = match self.byte() % 5 {
            0 => (self.terms.lt(x, limit), value < bound),
            1 => (self.terms.le(x, limit), value <= bound),
            2 => (self.terms.lt(limit, x), bound < value),
            3 => (self.terms.le(limit, x), bound <= value),
            _ => (self.terms.eq(limit, x), bound == value),
        };
        let (condition, truth) = match self.byte() % 4 {
            0 => {
                let (more, holds) = self.bool(depth);
                (self.terms.and2(condition, more), truth && holds)
            }
            1 => {
                let (more, holds) = self.bool(depth);
                (self.terms.or2(condition, more), truth || holds)
            }
            _ => (condition, truth),
        };
        let (arm, arm_value) = match self.byte() % 4 {
            0 => (self.terms.neg(x), -value),
            1 => (self.terms.add2(x, other), value + substitute.clone()),
            _ => (x, value),
        };
        if self.byte().is_multiple_of(2) {
            (self.terms.ite(condition, arm, other), if truth { arm_value } else { substitute })
        } else {
            (self.terms.ite(condition, other, arm), if truth { substitute } else { arm_value })
        }
    }

    fn int_from_other(&mut self, depth: u32) -> (TermId, BigInt) {
        match self.byte() % 6 {
            4 | 5 => self.choice(depth),
            0 => {
                let (t, v) = self.f64(depth);
                let w = self.machine();
                (self.terms.float_to_int(w, t), if w == Width::I32 { (v as i32).into() } else { (v as i64).into() })
            }
            1 => {
                let (s, text) = self.str(depth);
                (self.terms.str_len(s), text.len().into())
            }
            2 => {
                let ((s, text), (i, position)) = (self.str(depth), self.int(depth));
                let unit = usize::try_from(position).ok().and_then(|i| text.get(i).copied()).unwrap_or(0);
                (self.terms.str_at(s, i), unit.into())
            }
            _ => {
                let ((s, text), (t, part)) = (self.str(depth), self.str(depth));
                let from = self.terms.int(0);
                (self.terms.str_index_of(s, t, from), find(&text, &part).map_or(-1, |i| i as i64).into())
            }
        }
    }

    fn bool(&mut self, depth: u32) -> (TermId, bool) {
        let choice = self.byte();
        if depth == 0 || choice < 20 {
            return if choice.is_multiple_of(4) {
                (self.terms.bool_const(choice.is_multiple_of(8)), choice.is_multiple_of(8))
            } else {
                let (t, v) = self.var(BOOL_VAR);
                (t, v.as_bool().expect("bool variable"))
            };
        }
        let d = depth - 1;
        match choice % 12 {
            0 => {
                let (t, v) = self.bool(d);
                (self.terms.not(t), !v)
            }
            1 | 2 => {
                let parts: Vec<_> = (0..=(self.byte() % 3)).map(|_| self.bool(d)).collect();
                let ids: Vec<_> = parts.iter().map(|part| part.0).collect();
                if choice % 12 == 1 {
                    (self.terms.and(&ids), parts.iter().all(|part| part.1))
                } else {
                    (self.terms.or(&ids), parts.iter().any(|part| part.1))
                }
            }
            3 | 4 => {
                let ((a, x), (b, y)) = (self.int(d), self.int(d));
                (self.terms.lt(a, b), x < y)
            }
            5 | 6 => {
                let ((a, x), (b, y)) = (self.int(d), self.int(d));
                (self.terms.le(a, b), x <= y)
            }
            7 | 8 => {
                let ((a, x), (b, y)) = (self.int(d), self.int(d));
                (self.terms.eq(a, b), x == y)
            }
            9 => {
                let ((c, truth), (a, x), (b, y)) = (self.bool(d), self.bool(d), self.bool(d));
                (self.terms.ite(c, a, b), if truth { x } else { y })
            }
            10 => {
                let ((a, x), (b, y)) = (self.bool(d), self.bool(d));
                (self.terms.eq(a, b), x == y)
            }
            _ => self.bool_from_other(d),
        }
    }

    fn sign_of_bits(&mut self, depth: u32) -> (TermId, bool) {
        let (a, x) = self.bits(depth);
        let (zero, last) = (self.terms.int(0), self.terms.int(-1));
        let is_negative = x < BigInt::from(0);
        match self.byte() % 4 {
            0 => (self.terms.lt(a, zero), is_negative),
            1 => (self.terms.le(a, last), is_negative),
            2 => (self.terms.le(zero, a), !is_negative),
            _ => (self.terms.lt(last, a), !is_negative),
        }
    }

    fn bool_from_other(&mut self, depth: u32) -> (TermId, bool) {
        match self.byte() % 10 {
            0 => {
                let ((a, x), (b, y)) = (self.f64(depth), self.f64(depth));
                (self.terms.flt(a, b), x < y)
            }
            8 => self.sign_of_bits(depth),
            9 => {
                let ((a, x), (b, y)) = (self.bool(depth), self.bool(depth));
                let (not_a, not_b) = (self.terms.not(a), self.terms.not(b));
                let (either, neither) = (self.terms.or2(a, b), self.terms.and2(not_a, not_b));
                if self.byte().is_multiple_of(2) {
                    (self.terms.or2(either, neither), true)
                } else {
                    (self.terms.and2(either, not_a), y && !x)
                }
            }
            1 => {
                let ((a, x), (b, y)) = (self.f64(depth), self.f64(depth));
                (self.terms.fle(a, b), x <= y)
            }
            2 => {
                let ((a, x), (b, y)) = (self.f32(depth), self.f32(depth));
                (self.terms.feq(a, b), x == y)
            }
            3 => {
                let (a, x) = self.f64(depth);
                (self.terms.is_nan(a), x.is_nan())
            }
            4 => {
                let ((a, x), (b, y)) = (self.str(depth), self.str(depth));
                (self.terms.eq(a, b), x == y)
            }
            5 => {
                let ((a, x), (b, y)) = (self.str(depth), self.str(depth));
                match self.byte() % 3 {
                    0 => (self.terms.str_prefix(a, b), x.starts_with(&y)),
                    1 => (self.terms.str_suffix(a, b), x.ends_with(&y)),
                    _ => {
                        let is_part = find(&x, &y).is_some();
                        (self.terms.str_contains(a, b), is_part)
                    }
                }
            }
            6 => {
                let ((a, x), (b, y)) = (self.reference(depth), self.reference(depth));
                (self.terms.eq(a, b), x == y)
            }
            _ => {
                let (a, x) = self.reference(depth);
                let position = usize::from(self.byte()) % self.sets.len();
                let tag = match x {
                    0 => 0,
                    1.. => TAGS[x as usize - 1],
                    // Allocated objects are made below with the type of their parity.
                    _ => 1 + (-(x + 1) % 2) as u32,
                };
                let members: [&[u32]; 5] = [&[], &[1], &[2], &[1, 2], &[1, 2, 3]];
                (self.terms.tag_in(a, self.sets[position]), members[position].contains(&tag))
            }
        }
    }

    fn reference(&mut self, depth: u32) -> (TermId, i64) {
        let of = |(term, value): (TermId, Value)| match value {
            Value::Ref(object) => (term, object),
            other => panic!("a reference, not {other:?}"),
        };
        let choice = self.byte();
        match choice % 8 {
            0 => (self.terms.null(), 0),
            1 | 2 => {
                let id = u32::from(choice / 64);
                (self.terms.alloc(id, 1 + id % 2), -(i64::from(id) + 1))
            }
            3 => of(self.var(REF_VAR)),
            4 => of(self.var(REF_VAR_NOT_NULL)),
            5 | 6 if depth > 0 => {
                let ((c, truth), (a, x), (b, y)) = (self.bool(depth - 1), self.reference(depth - 1), self.reference(depth - 1));
                (self.terms.ite(c, a, b), if truth { x } else { y })
            }
            7 if depth > 0 => {
                let (array, values) = self.var(REF_ARRAY_VAR);
                let Value::Array(mut values) = values else { panic!("an array") };
                let ((i, at), (v, written)) = (self.int(depth - 1), self.reference(depth - 1));
                let (j, read) = self.int(depth - 1);
                let array = self.terms.store(array, i, v);
                values.set(at, Value::Ref(written));
                let term = self.terms.select(array, j);
                of((term, values.get(&read).clone()))
            }
            _ => of(self.var(REF_VAR)),
        }
    }

    fn array(&mut self, depth: u32) -> (TermId, ArrayValue) {
        let choice = self.byte();
        if depth == 0 || choice < 40 {
            if choice.is_multiple_of(3) {
                let (t, v) = self.int_leaf();
                return (self.terms.const_array(Elem::Int, t), ArrayValue::constant(Value::Int(v)));
            }
            let (term, value) = self.var(ARRAY_VAR);
            let Value::Array(values) = value else { panic!("an array") };
            return (term, values);
        }
        let d = depth - 1;
        if choice.is_multiple_of(4) {
            let ((c, truth), (a, x), (b, y)) = (self.bool(d), self.array(d), self.array(d));
            return (self.terms.ite(c, a, b), if truth { x } else { y });
        }
        let ((array, mut values), (i, position), (v, value)) = (self.array(d), self.int(d), self.int(d));
        values.set(position, Value::Int(value));
        (self.terms.store(array, i, v), values)
    }

    fn f64(&mut self, depth: u32) -> (TermId, f64) {
        let choice = self.byte();
        if depth == 0 || choice < 40 {
            if choice.is_multiple_of(2) {
                let value = self.any_float();
                return (self.terms.f64(value), value);
            }
            let (term, value) = self.var(F64_VAR);
            let Value::F64(value) = value else { panic!("a double") };
            return (term, value);
        }
        let d = depth - 1;
        let k = FKind::F64;
        if choice.is_multiple_of(3) {
            let ((a, x), (b, y)) = (self.f64(d), self.f64(d));
            return match choice % 5 {
                0 => (self.terms.fadd(k, a, b), x + y),
                1 => (self.terms.fsub(k, a, b), x - y),
                2 => (self.terms.fmul(k, a, b), x * y),
                3 => (self.terms.fdiv(k, a, b), x / y),
                _ => (self.terms.frem(k, a, b), x % y),
            };
        }
        if choice % 3 == 1 {
            let (a, x) = self.f64(d);
            return match choice % 6 {
                0 => (self.terms.fneg(k, a), -x),
                1 => (self.terms.fabs(k, a), x.abs()),
                2 => (self.terms.fsqrt(k, a), x.sqrt()),
                3 => (self.terms.fround(k, a, Round::Floor), x.floor()),
                4 => (self.terms.fround(k, a, Round::Ceil), x.ceil()),
                _ => (self.terms.fround(k, a, Round::NearestEven), x.round_ties_even()),
            };
        }
        if choice.is_multiple_of(2) {
            let (a, x) = self.f32(d);
            return (self.terms.f32_to_f64(a), f64::from(x));
        }
        let (a, x) = self.operand(Width::I64, d);
        (self.terms.int_to_float(k, a), x as f64)
    }

    fn f32(&mut self, depth: u32) -> (TermId, f32) {
        let choice = self.byte();
        if depth == 0 || choice < 60 {
            if choice.is_multiple_of(2) {
                let value = self.any_float() as f32;
                return (self.terms.f32(value), value);
            }
            let (term, value) = self.var(F32_VAR);
            let Value::F32(value) = value else { panic!("a float") };
            return (term, value);
        }
        if choice.is_multiple_of(2) {
            let (a, x) = self.f64(depth - 1);
            return (self.terms.f64_to_f32(a), x as f32);
        }
        let ((a, x), (b, y)) = (self.f32(depth - 1), self.f32(depth - 1));
        (self.terms.fmul(FKind::F32, a, b), x * y)
    }

    fn str(&mut self, depth: u32) -> (TermId, Vec<u16>) {
        let choice = self.byte();
        if depth == 0 || choice < 40 {
            if choice.is_multiple_of(2) {
                let units = self.text();
                return (self.terms.str_const(&units), units);
            }
            let (term, value) = self.var(STR_VAR);
            let Value::Str(units) = value else { panic!("a string") };
            return (term, units);
        }
        let d = depth - 1;
        match choice % 5 {
            0 | 1 => {
                let ((a, x), (b, y)) = (self.str(d), self.str(d));
                (self.terms.str_concat(&[a, b]), [x, y].concat())
            }
            2 => {
                let (a, x) = self.int(d);
                (self.terms.str_of_int(a), x.to_string().encode_utf16().collect())
            }
            3 => {
                let (a, x) = self.operand(Width::U16, d);
                (self.terms.str_of_char(a), vec![x as u16])
            }
            _ => {
                let ((s, text), (b, from), (e, to)) = (self.str(d), self.int(d), self.int(d));
                let range = usize::try_from(from).ok().zip(usize::try_from(to).ok());
                let part = range.and_then(|(from, to)| text.get(from..to)).unwrap_or(&[]).to_vec();
                (self.terms.str_substr(s, b, e), part)
            }
        }
    }
}

fn find(text: &[u16], part: &[u16]) -> Option<usize> {
    if part.is_empty() { Some(0) } else { text.windows(part.len()).position(|window| window == part) }
}

/// Java's casts to the machine types.
fn cast(width: Width, value: &BigInt) -> BigInt {
    let modulus = BigInt::from(1) << width.bits();
    let low = ((value % &modulus) + &modulus) % &modulus;
    let low = u64::try_from(low).expect("at most 64 bits");
    match width {
        Width::I8 => (low as i8).into(),
        Width::I16 => (low as i16).into(),
        Width::U16 => (low as u16).into(),
        Width::I32 => (low as i32).into(),
        Width::I64 => (low as i64).into(),
    }
}

fn check(g: &Gen, term: TermId, expected: &Value) -> Result<(), TestCaseError> {
    let world = World { values: g.values.clone() };
    let found = evaluate(&g.terms, term, &world, &mut Memo::default());
    prop_assert_eq!(found.as_ref(), Some(expected), "{}", term::display(&g.terms, term));
    // Soundness of the cached bounds, for the term and all it was made of.
    let mut memo = Memo::default();
    evaluate(&g.terms, term, &world, &mut memo);
    let mut parts: Vec<_> = memo.into_iter().collect();
    parts.sort_unstable_by_key(|(part, _)| *part);
    for (part, value) in parts {
        if let Some(Value::Int(value)) = value {
            let interval = g.terms.interval(part);
            let is_inside = i128::try_from(value.clone()).map_or(interval.bounds().is_none(), |v| interval.contains(v));
            prop_assert!(is_inside, "{} = {value} is outside {interval:?}", term::display(&g.terms, part));
        }
    }
    Ok(())
}

/// More cases where time is no concern.
fn n_cases() -> u32 {
    if std::env::var_os("ESPALIER_LONG").is_some() { 100_000 } else { 4000 }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: n_cases(), failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(2015), ..ProptestConfig::default() })]

    #[test]
    fn booleans(bytes in proptest::collection::vec(any::<u8>(), 20..200)) {
        let mut g = Gen::new(bytes);
        let (term, value) = g.bool(5);
        check(&g, term, &Value::Bool(value))?;
        let negated = g.terms.not(term);
        check(&g, negated, &Value::Bool(!value))?;
        let back = g.terms.not(negated);
        let show = |t| term::display(&g.terms, t);
        prop_assert_eq!(back, term, "{} / {} / {}", show(term), show(negated), show(back));
    }

    #[test]
    fn integers(bytes in proptest::collection::vec(any::<u8>(), 20..200)) {
        let mut g = Gen::new(bytes);
        let (term, value) = g.int(5);
        check(&g, term, &Value::Int(value))?;
    }

    #[test]
    fn floats(bytes in proptest::collection::vec(any::<u8>(), 20..200)) {
        let mut g = Gen::new(bytes);
        let (term, value) = g.f64(4);
        check(&g, term, &Value::F64(value))?;
    }

    #[test]
    fn references(bytes in proptest::collection::vec(any::<u8>(), 20..200)) {
        let mut g = Gen::new(bytes);
        let (term, value) = g.reference(4);
        check(&g, term, &Value::Ref(value))?;
    }

    #[test]
    fn strings(bytes in proptest::collection::vec(any::<u8>(), 20..200)) {
        let mut g = Gen::new(bytes);
        let (term, value) = g.str(4);
        check(&g, term, &Value::Str(value))?;
    }

    #[test]
    fn substitution_of_values_is_evaluation(bytes in proptest::collection::vec(any::<u8>(), 20..200)) {
        let mut g = Gen::new(bytes);
        let (term, value) = g.bool(4);
        let mut map = std::collections::HashMap::new();
        for (&var, value) in g.vars.clone().iter().zip(g.values.clone()) {
            if let Some(literal) = g.terms.literal(&value) {
                map.insert(var, literal);
            }
        }
        let result = term::substitute(&mut g.terms, term, &map);
        check(&g, result, &Value::Bool(value))?;
    }
}
