//! Answers to small questions, in both encodings, against Rust's own arithmetic.

use solver::{Answer, Config, Encodings, Reason, Solver};
use term::{Domain, Elem, FKind, Notation, Round, Sort, Symbol, TermId, Terms, Value, Width};

const ENCODINGS: [Encodings; 2] = [Encodings::Int, Encodings::Bits];

fn solver(encodings: Encodings) -> Solver {
    Solver::new(Config { encodings, ..Config::default() })
}

fn int_var(terms: &mut Terms, name: &str, width: Width) -> TermId {
    let domain = Domain::Range(width.min().into(), width.max().into());
    let symbol = terms.declare(Symbol::constant(name, Sort::Int, domain));
    terms.app(symbol, &[])
}

fn var(terms: &mut Terms, name: &str, sort: Sort) -> TermId {
    let symbol = terms.declare(Symbol::constant(name, sort, Domain::Any));
    terms.app(symbol, &[])
}

/// Asks, in each encoding, whether `op(x, y)` for fixed `x` and `y` can be right and can be wrong.
fn check_binary(width: Width, pairs: &[(i64, i64)], op: impl Fn(&mut Terms, TermId, TermId) -> TermId, expected: impl Fn(i64, i64) -> i64) {
    for encodings in ENCODINGS {
        let mut terms = Terms::new();
        let mut solver = solver(encodings);
        let (x, y) = (int_var(&mut terms, "x", width), int_var(&mut terms, "y", width));
        let result = op(&mut terms, x, y);
        for &(a, b) in pairs {
            let (at, bt) = (terms.int(a), terms.int(b));
            let right = terms.int(expected(a, b));
            let path = [terms.eq(x, at), terms.eq(y, bt)];
            let is_right = terms.eq(result, right);
            let is_wrong = terms.not(is_right);
            let mut conjuncts = path.to_vec();
            conjuncts.push(is_right);
            assert_eq!(solver.check_all(&mut terms, &conjuncts), Answer::Sat, "{encodings:?} {a} {b}");
            conjuncts.pop();
            conjuncts.push(is_wrong);
            assert_eq!(solver.check_all(&mut terms, &conjuncts), Answer::Unsat, "{encodings:?} {a} {b}");
        }
    }
}

const I32S: [(i64, i64); 12] = [
    (0, 1),
    (7, -2),
    (-7, 2),
    (-7, -2),
    (i32::MAX as i64, 1),
    (i32::MIN as i64, -1),
    (i32::MIN as i64, i32::MIN as i64),
    (i32::MAX as i64, i32::MAX as i64),
    (123_456_789, 33),
    (-1, 31),
    (-123_456, 7),
    (65_535, 65_537),
];

#[test]
fn int_arithmetic_wraps() {
    let w = Width::I32;
    check_binary(
        w,
        &I32S,
        |t, x, y| {
            let s = t.add2(x, y);
            t.wrap(Width::I32, s)
        },
        |a, b| i64::from((a as i32).wrapping_add(b as i32)),
    );
    check_binary(
        w,
        &I32S,
        |t, x, y| {
            let s = t.sub(x, y);
            t.wrap(Width::I32, s)
        },
        |a, b| i64::from((a as i32).wrapping_sub(b as i32)),
    );
    check_binary(
        w,
        &I32S,
        |t, x, y| {
            let s = t.mul(x, y);
            t.wrap(Width::I32, s)
        },
        |a, b| i64::from((a as i32).wrapping_mul(b as i32)),
    );
    check_binary(
        w,
        &I32S,
        |t, x, y| {
            let s = t.div(x, y);
            t.wrap(Width::I32, s)
        },
        |a, b| i64::from((a as i32).wrapping_div(b as i32)),
    );
    check_binary(
        w,
        &I32S,
        |t, x, y| {
            let s = t.rem(x, y);
            t.wrap(Width::I32, s)
        },
        |a, b| i64::from((a as i32).wrapping_rem(b as i32)),
    );
    check_binary(
        w,
        &I32S,
        |t, x, y| {
            let s = t.mul(x, y);
            let s = t.add2(s, x);
            t.wrap(Width::I8, s)
        },
        |a, b| i64::from((a as i8).wrapping_mul(b as i8).wrapping_add(a as i8)),
    );
}

#[test]
fn casts_wrap_and_divisions_by_constants_round_to_zero() {
    let w = Width::I32;
    check_binary(w, &I32S, |t, x, _| t.wrap(Width::U16, x), |a, _| i64::from(a as u16));
    check_binary(
        w,
        &I32S,
        |t, x, _| {
            let k = t.int(-3);
            t.div(x, k)
        },
        |a, _| a / -3,
    );
    check_binary(
        w,
        &I32S,
        |t, x, _| {
            let k = t.int(10);
            t.rem(x, k)
        },
        |a, _| a % 10,
    );
}

#[test]
fn division_by_zero_is_total() {
    check_binary(Width::I32, &[(5, 0), (-5, 0), (0, 0)], Terms::div, |_, _| 0);
    check_binary(Width::I32, &[(5, 0), (-5, 0), (0, 0)], Terms::rem, |a, _| a);
}

#[test]
fn int_bits_and_shifts() {
    let w = Width::I32;
    check_binary(w, &I32S, |t, x, y| t.bit_and(Width::I32, x, y), |a, b| a & b);
    check_binary(w, &I32S, |t, x, y| t.bit_or(Width::I32, x, y), |a, b| a | b);
    check_binary(w, &I32S, |t, x, y| t.bit_xor(Width::I32, x, y), |a, b| a ^ b);
    check_binary(w, &I32S, |t, x, y| t.shl(Width::I32, x, y), |a, b| i64::from((a as i32).wrapping_shl(b as u32)));
    check_binary(w, &I32S, |t, x, y| t.shr(Width::I32, x, y), |a, b| i64::from((a as i32).wrapping_shr(b as u32)));
    check_binary(w, &I32S, |t, x, y| t.ushr(Width::I32, x, y), |a, b| i64::from((a as u32).wrapping_shr(b as u32) as i32));
    check_binary(
        w,
        &I32S,
        |t, x, _| {
            let k = t.int(5);
            t.shr(Width::I32, x, k)
        },
        |a, _| a >> 5,
    );
    check_binary(
        w,
        &I32S,
        |t, x, _| {
            let k = t.int(5);
            t.ushr(Width::I32, x, k)
        },
        |a, _| i64::from(a as u32 >> 5),
    );
    check_binary(
        w,
        &I32S,
        |t, x, _| {
            let k = t.int(255);
            t.bit_and(Width::I32, x, k)
        },
        |a, _| a & 255,
    );
}

#[test]
fn long_arithmetic_and_bits() {
    let pairs = [(0, 1), (i64::MAX, 1), (i64::MIN, -1), (-7, 3), (1 << 40, 12), (-1, 63), (i64::MIN, 64), (1_234_567_890_123, -987)];
    let w = Width::I64;
    check_binary(
        w,
        &pairs,
        |t, x, y| {
            let s = t.add2(x, y);
            t.wrap(Width::I64, s)
        },
        i64::wrapping_add,
    );
    check_binary(
        w,
        &pairs,
        |t, x, y| {
            let s = t.mul(x, y);
            t.wrap(Width::I64, s)
        },
        i64::wrapping_mul,
    );
    check_binary(
        w,
        &pairs,
        |t, x, y| {
            let s = t.div(x, y);
            t.wrap(Width::I64, s)
        },
        i64::wrapping_div,
    );
    check_binary(w, &pairs, Terms::rem, i64::wrapping_rem);
    check_binary(w, &pairs, |t, x, y| t.bit_xor(Width::I64, x, y), |a, b| a ^ b);
    check_binary(w, &pairs, |t, x, y| t.ushr(Width::I64, x, y), |a, b| (a as u64).wrapping_shr(b as u32) as i64);
    check_binary(w, &pairs, |t, x, y| t.shl(Width::I64, x, y), |a, b| a.wrapping_shl(b as u32));
    check_binary(w, &pairs, |t, x, _| t.wrap(Width::I32, x), |a, _| i64::from(a as i32));
}

#[test]
fn floats_agree_with_rust() {
    let values = [0.0, -0.0, 1.5, -2.25, 1e10, f64::NAN, f64::INFINITY, -1e300, 0.1, 2_147_483_648.0, -9.3e18];
    for encodings in ENCODINGS {
        let mut terms = Terms::new();
        let mut solver = solver(encodings);
        let x = var(&mut terms, "x", Sort::F64);
        let k = FKind::F64;
        let y = terms.f64(0.3);
        for value in values {
            let constant = terms.f64(value);
            let is_value = terms.eq(x, constant);
            let cases = [
                (terms.fadd(k, x, y), terms.f64(value + 0.3)),
                (terms.fsub(k, y, x), terms.f64(0.3 - value)),
                (terms.fmul(k, x, y), terms.f64(value * 0.3)),
                (terms.fdiv(k, x, y), terms.f64(value / 0.3)),
                (terms.fneg(k, x), terms.f64(-value)),
                (terms.fabs(k, x), terms.f64(value.abs())),
                (terms.fsqrt(k, x), terms.f64(value.sqrt())),
                (terms.fround(k, x, Round::Floor), terms.f64(value.floor())),
                (terms.fround(k, x, Round::Ceil), terms.f64(value.ceil())),
                (terms.fround(k, x, Round::NearestEven), terms.f64(value.round_ties_even())),
                (terms.f64_to_f32(x), terms.f32(value as f32)),
                (terms.float_to_int(Width::I32, x), terms.int(i64::from(value as i32))),
                (terms.float_to_int(Width::I64, x), terms.int(value as i64)),
            ];
            for (i, (found, expected)) in cases.into_iter().enumerate() {
                let same = terms.eq(found, expected);
                let differs = terms.not(same);
                assert_eq!(solver.check_all(&mut terms, &[is_value, same]), Answer::Sat, "{encodings:?} {value} {i}");
                assert_eq!(solver.check_all(&mut terms, &[is_value, differs]), Answer::Unsat, "{encodings:?} {value} {i}");
            }
            let is_less = terms.flt(x, y);
            let expected = if value < 0.3 { Answer::Sat } else { Answer::Unsat };
            assert_eq!(solver.check_all(&mut terms, &[is_value, is_less]), expected);
        }
    }
}

#[test]
fn floats_of_integers() {
    for encodings in ENCODINGS {
        let mut terms = Terms::new();
        let mut solver = solver(encodings);
        let n = int_var(&mut terms, "n", Width::I64);
        for value in [0, 1, -7, i64::MAX, i64::MIN, 123_456_789_012_345_678, (1 << 24) + 1] {
            let constant = terms.int(value);
            let is_value = terms.eq(n, constant);
            let cases = [
                (terms.int_to_float(FKind::F64, n), terms.f64(value as f64)),
                (terms.int_to_float(FKind::F32, n), terms.f32(value as f32)),
            ];
            for (found, expected) in cases {
                let same = terms.eq(found, expected);
                let differs = terms.not(same);
                assert_eq!(solver.check_all(&mut terms, &[is_value, same]), Answer::Sat, "{encodings:?} {value}");
                assert_eq!(solver.check_all(&mut terms, &[is_value, differs]), Answer::Unsat, "{encodings:?} {value}");
            }
        }
    }
}

#[test]
fn floating_point_remainder_is_unknown() {
    let mut terms = Terms::new();
    let x = var(&mut terms, "x", Sort::F64);
    let two = terms.f64(2.0);
    let rest = terms.frem(FKind::F64, x, two);
    let is_one = terms.feq(rest, two);
    let answer = solver(Encodings::Both).check_all(&mut terms, &[is_one]);
    assert_eq!(answer, Answer::Unknown(Reason::Incomplete(vec!["floating-point remainder".to_owned()])));
}

fn units(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

#[test]
fn strings() {
    let mut terms = Terms::new();
    let mut solver = solver(Encodings::Both);
    let s = var(&mut terms, "s", Sort::Str);
    let n = int_var(&mut terms, "n", Width::I32);
    let ab = terms.str_const(&units("ab"));
    let length = terms.str_len(s);
    let three = terms.int(3);
    let starts = terms.str_prefix(s, ab);
    let has_three = terms.eq(length, three);
    let two = terms.int(2);
    let last = terms.str_at(s, two);
    let z = terms.int(i64::from(b'z'));
    let ends_in_z = terms.eq(last, z);
    let model = solver.model(&mut terms, &[starts, has_three, ends_in_z]).expect("a model");
    assert_eq!(model.value(&terms, s), Some(Value::Str(units("abz"))));

    let decimal = terms.str_of_int(n);
    let joined = terms.str_concat(&[ab, decimal]);
    let wanted = terms.str_const(&units("ab-42"));
    let is_wanted = terms.eq(joined, wanted);
    let model = solver.model(&mut terms, &[is_wanted]).expect("a model");
    assert_eq!(model.value(&terms, n), Some(Value::Int((-42).into())));

    let zero = terms.int(0);
    let at = terms.str_index_of(s, ab, zero);
    let one = terms.int(1);
    let second = terms.eq(at, one);
    let starts_not = terms.not(starts);
    assert_eq!(solver.check_all(&mut terms, &[second, starts]), Answer::Unsat);
    assert_eq!(solver.check_all(&mut terms, &[second, starts_not, has_three]), Answer::Sat);
    let tail = terms.str_substr(s, one, three);
    let is_ab = terms.eq(tail, ab);
    let contains_not = {
        let c = terms.str_contains(s, ab);
        terms.not(c)
    };
    assert_eq!(solver.check_all(&mut terms, &[is_ab, contains_not]), Answer::Unsat);
    let unit = terms.str_at(s, n);
    let limit = terms.int(65_536);
    let too_big = terms.le(limit, unit);
    assert_eq!(solver.check_all(&mut terms, &[too_big]), Answer::Unsat);
}

struct Heap {
    terms: Terms,
    r: TermId,
    q: TermId,
    nodes: term::TagSetId,
    leaves: term::TagSetId,
}

fn heap() -> Heap {
    let mut terms = Terms::new();
    let nodes = terms.tag_set("Node", &[1, 2]);
    let leaves = terms.tag_set("Leaf", &[2]);
    let domain = Domain::Tags { set: nodes, nullable: true };
    let r = terms.declare(Symbol::constant("r", Sort::Ref, domain.clone()));
    let q = terms.declare(Symbol::constant("q", Sort::Ref, Domain::Tags { set: leaves, nullable: false }));
    let (r, q) = (terms.app(r, &[]), terms.app(q, &[]));
    Heap { terms, r, q, nodes, leaves }
}

#[test]
fn references_and_types() {
    for encodings in ENCODINGS {
        let Heap { mut terms, r, q, nodes, leaves } = heap();
        let mut solver = solver(encodings);
        let null = terms.null();
        let is_null = terms.eq(r, null);
        let is_leaf = terms.tag_in(r, leaves);
        let same = terms.eq(r, q);
        assert_eq!(solver.check_all(&mut terms, &[is_null, is_leaf]), Answer::Unsat);
        assert_eq!(solver.check_all(&mut terms, &[is_null, same]), Answer::Unsat);
        let not_leaf = terms.not(is_leaf);
        assert_eq!(solver.check_all(&mut terms, &[same, not_leaf]), Answer::Unsat);
        assert_eq!(solver.check_all(&mut terms, &[same, is_leaf]), Answer::Sat);
        let flag = var(&mut terms, "flag", Sort::Bool);
        let fresh = terms.alloc(3, 1);
        let either = terms.ite(flag, fresh, r);
        let is_fresh = terms.eq(either, fresh);
        let other = terms.not(flag);
        assert_eq!(solver.check_all(&mut terms, &[is_fresh, other]), Answer::Unsat);
        // A type test that no constructor decides, on a reference that may be the allocated object.
        let array_symbol = Symbol::function("elements", &[Sort::Ref], Sort::Array(Elem::Ref), Notation::Elements)
            .with_domain(Domain::Tags { set: nodes, nullable: true });
        let elements = terms.declare(array_symbol);
        let base = terms.app(elements, &[q]);
        let (i, j) = (int_var(&mut terms, "i", Width::I32), int_var(&mut terms, "j", Width::I32));
        let written = terms.store(base, i, fresh);
        let read = terms.select(written, j);
        let read_is_leaf = terms.tag_in(read, leaves);
        let same_index = terms.eq(i, j);
        assert_eq!(solver.check_all(&mut terms, &[read_is_leaf, same_index]), Answer::Unsat, "{encodings:?}");
        assert_eq!(solver.check_all(&mut terms, &[read_is_leaf]), Answer::Sat);
        let read_is_fresh = terms.eq(read, fresh);
        let differs = terms.not(same_index);
        assert_eq!(solver.check_all(&mut terms, &[read_is_fresh, differs]), Answer::Unsat, "{encodings:?}");
    }
}

#[test]
fn models_of_heaps_have_types_and_elements() {
    for encodings in ENCODINGS {
        let Heap { mut terms, r, q, leaves, .. } = heap();
        let mut solver = solver(encodings);
        let value = terms.declare(
            Symbol::function("value", &[Sort::Ref], Sort::Int, Notation::Field).with_domain(Domain::Range((-100).into(), 100.into())),
        );
        let (rv, qv) = (terms.app(value, &[r]), terms.app(value, &[q]));
        let is_leaf = terms.tag_in(r, leaves);
        let not_leaf = terms.not(is_leaf);
        let null = terms.null();
        let is_null = terms.eq(r, null);
        let not_null = terms.not(is_null);
        let less = terms.lt(rv, qv);
        let five = terms.int(5);
        let big = terms.lt(five, rv);
        let conjuncts = [not_leaf, not_null, less, big];
        let model = solver.model(&mut terms, &conjuncts).expect("a model");
        assert!(model.satisfies(&terms, &conjuncts));
        assert_eq!(model.value(&terms, rv), Some(Value::Int(6.into())));
        assert_eq!(model.value(&terms, qv), Some(Value::Int(7.into())));
    }
}

#[test]
fn facts_of_occurring_terms_hold() {
    let mut terms = Terms::new();
    let mut solver = solver(Encodings::Both);
    let (x, y) = (int_var(&mut terms, "x", Width::I32), int_var(&mut terms, "y", Width::I32));
    let less = terms.lt(x, y);
    terms.attach_fact(x, less);
    let ten = terms.int(10);
    let (high, low) = (terms.lt(ten, x), terms.lt(y, ten));
    assert_eq!(solver.check_all(&mut terms, &[high, low]), Answer::Unsat);
    assert_eq!(solver.check(&mut terms, &[high], low), Answer::Unsat);
    // Through the fact, the question about y alone depends on the conjunct about x alone.
    assert_eq!(solver.check(&mut terms, &[low], high), Answer::Unsat);
}

#[test]
fn unique_constants_differ() {
    let mut terms = Terms::new();
    let mut make = |name: &str, is_unique| {
        let symbol = Symbol { is_unique, ..Symbol::constant(name, Sort::Ref, Domain::Any) };
        let id = terms.declare(symbol);
        terms.app(id, &[])
    };
    let (a, b, r) = (make("a", true), make("b", true), make("r", false));
    let mut solver = solver(Encodings::Both);
    let (is_a, is_b) = (terms.eq(r, a), terms.eq(r, b));
    assert_eq!(solver.check_all(&mut terms, &[is_a, is_b]), Answer::Unsat);
    let either = terms.or2(is_a, is_b);
    let model = solver.model(&mut terms, &[either]).expect("a model");
    assert!(model.satisfies(&terms, &[either]));
}

#[test]
fn models_are_small() {
    let mut terms = Terms::new();
    let mut solver = solver(Encodings::Both);
    let (x, y) = (int_var(&mut terms, "x", Width::I32), int_var(&mut terms, "y", Width::I32));
    let (zero, seven) = (terms.int(0), terms.int(7));
    let positive = terms.lt(zero, x);
    let ordered = terms.lt(x, y);
    let model = solver.model(&mut terms, &[positive, ordered]).expect("a model");
    assert_eq!(model.value(&terms, x), Some(Value::Int(1.into())));
    assert_eq!(model.value(&terms, y), Some(Value::Int(2.into())));
    let not_seven = {
        let e = terms.eq(x, seven);
        terms.not(e)
    };
    let model = solver.model(&mut terms, &[not_seven]).expect("a model");
    assert_eq!(model.value(&terms, x), Some(Value::Int(0.into())));
    assert_eq!(solver.stats().z3_int, 0, "neither model needs Z3");
}

#[test]
fn rollbacks_of_the_arena_are_followed() {
    let mut terms = Terms::new();
    let mut solver = solver(Encodings::Both);
    let x = int_var(&mut terms, "x", Width::I32);
    let five = terms.int(5);
    let small = terms.lt(x, five);
    for limit in [10, 20] {
        let checkpoint = terms.checkpoint();
        let y = int_var(&mut terms, "y", if limit == 10 { Width::I8 } else { Width::I32 });
        let bound = terms.int(limit);
        let above = terms.le(bound, y);
        let below = terms.lt(y, x);
        let answer = solver.check(&mut terms, &[small, above], below);
        assert_eq!(answer, Answer::Unsat);
        let at_most = terms.le(y, bound);
        assert_eq!(solver.check(&mut terms, &[small, above], at_most), Answer::Sat);
        terms.rollback(checkpoint);
    }
}

#[test]
fn smtlib_is_a_script() {
    let mut terms = Terms::new();
    let x = int_var(&mut terms, "x", Width::I32);
    let zero = terms.int(0);
    let positive = terms.lt(zero, x);
    let text = solver(Encodings::Both).to_smtlib(&terms, &[positive]);
    assert!(text.contains("declare-fun") && text.contains("assert") && text.ends_with("(check-sat)\n"), "{text}");
}

#[test]
fn models_of_floats_are_simple() {
    let mut terms = Terms::new();
    let (f, g) = (var(&mut terms, "f", Sort::F64), var(&mut terms, "g", Sort::F64));
    let (two, four) = (terms.f64(2.0), terms.f64(4.0));
    let square = terms.fmul(FKind::F64, f, f);
    let ratio = terms.fdiv(FKind::F64, g, f);
    let conjuncts = [terms.feq(square, four), terms.feq(ratio, two)];
    let model = solver(Encodings::Both).model(&mut terms, &conjuncts).expect("a model");
    assert!(model.satisfies(&terms, &conjuncts));
}

#[test]
fn solvers_and_arenas_move_between_threads() {
    fn moves<T: Send>() {}
    moves::<Solver>();
    moves::<Terms>();
}

#[test]
fn unbounded_integers_need_no_bits() {
    let mut terms = Terms::new();
    let n = var(&mut terms, "n", Sort::Int);
    let (zero, huge) = (terms.int(0), terms.big("100000000000000000000000000000000000000000000".parse().expect("a number")));
    let above = terms.lt(huge, n);
    let below = terms.lt(n, zero);
    let mut solver = solver(Encodings::Both);
    assert_eq!(solver.check(&mut terms, &[above], below), Answer::Unsat);
    let model = solver.model(&mut terms, &[above]).expect("a model");
    assert!(model.satisfies(&terms, &[above]));
}

#[test]
fn facts_are_forgotten_with_a_rollback() {
    let mut terms = Terms::new();
    let mut solver = solver(Encodings::Both);
    let (x, y) = (int_var(&mut terms, "x", Width::I32), int_var(&mut terms, "y", Width::I32));
    let ten = terms.int(10);
    let (less, high, low) = (terms.lt(x, y), terms.lt(ten, x), terms.lt(y, ten));
    let checkpoint = terms.checkpoint();
    terms.attach_fact(x, less);
    assert_eq!(solver.check_all(&mut terms, &[high, low]), Answer::Unsat);
    terms.rollback(checkpoint);
    assert_eq!(solver.check_all(&mut terms, &[high, low]), Answer::Sat);
}

#[test]
fn what_equals_a_unique_object_has_its_type() {
    for encodings in ENCODINGS {
        let mut terms = Terms::new();
        let mut solver = solver(encodings);
        let (one, other, both) = (terms.tag_set("One", &[1]), terms.tag_set("Other", &[2]), terms.tag_set("Both", &[1, 2]));
        let mut unique = Symbol::constant("unique", Sort::Ref, Domain::Tags { set: one, nullable: false });
        unique.is_unique = true;
        let unique = terms.declare(unique);
        let unique = terms.app(unique, &[]);
        let x = terms.declare(Symbol::constant("x", Sort::Ref, Domain::Tags { set: both, nullable: true }));
        let x = terms.app(x, &[]);
        let (is_unique, is_other, is_one) = (terms.eq(x, unique), terms.tag_in(x, other), terms.tag_in(x, one));
        assert_eq!(solver.check_all(&mut terms, &[is_unique, is_other]), Answer::Unsat);
        let model = solver.model(&mut terms, &[is_unique]).expect("a model");
        assert_eq!(model.value(&terms, is_one), Some(Value::Bool(true)), "the model knows its type");
        // An object of the other type may get any number, but not the unique object's type.
        let is_not = terms.not(is_unique);
        let model = solver.model(&mut terms, &[is_not, is_other]).expect("a model");
        assert_eq!(model.value(&terms, is_other), Some(Value::Bool(true)));
    }
}
