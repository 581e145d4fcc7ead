//! Terms read like the Java a programmer would write.

use term::{Domain, Elem, FKind, Notation, Sort, Symbol, TermId, Terms, Width, display};

struct World {
    terms: Terms,
    x: TermId,
    y: TermId,
    l: TermId,
    length: TermId,
    node: TermId,
    s: TermId,
}

fn world() -> World {
    let mut terms = Terms::new();
    let mut constant = |name: &str, sort, domain| {
        let symbol = terms.declare(Symbol::constant(name, sort, domain));
        terms.app(symbol, &[])
    };
    let width = |width: Width| Domain::Range(width.min().into(), width.max().into());
    let x = constant("x", Sort::Int, width(Width::I32));
    let y = constant("y", Sort::Int, width(Width::I32));
    let l = constant("l", Sort::Int, width(Width::I64));
    let array = constant("array", Sort::Ref, Domain::Any);
    let node = constant("node", Sort::Ref, Domain::Any);
    let text = constant("s", Sort::Ref, Domain::Any);
    let field = Symbol::function("length", &[Sort::Ref], Sort::Int, Notation::Field);
    let length = terms.declare(field.with_domain(Domain::Range(0.into(), i32::MAX.into())));
    let length = terms.app(length, &[array]);
    let content = terms.declare(Symbol::function("content", &[Sort::Ref], Sort::Str, Notation::Hidden));
    let s = terms.app(content, &[text]);
    World { terms, x, y, l, length, node, s }
}

fn check(build: impl Fn(&mut World) -> TermId, expected: &str) {
    let mut world = world();
    let term = build(&mut world);
    assert_eq!(display(&world.terms, term), expected);
}

/// `x + k` as Java computes it on ints.
fn plus(w: &mut World, k: i64) -> TermId {
    let k = w.terms.int(k);
    let sum = w.terms.add2(w.x, k);
    w.terms.wrap(Width::I32, sum)
}

#[test]
fn int_arithmetic_needs_no_casts() {
    check(|w| plus(w, 1), "x + 1");
    check(|w| plus(w, -1), "x - 1");
    check(
        |w| {
            let x = plus(w, 1);
            let product = w.terms.mul(x, w.y);
            w.terms.wrap(Width::I32, product)
        },
        "y * (x + 1)",
    );
    check(
        |w| {
            let two = w.terms.int(2);
            let product = w.terms.mul(w.x, two);
            let sum = w.terms.sub(product, w.y);
            w.terms.wrap(Width::I32, sum)
        },
        "2 * x - y",
    );
    check(
        |w| {
            let five = w.terms.int(5);
            let difference = w.terms.sub(five, w.x);
            w.terms.wrap(Width::I32, difference)
        },
        "5 - x",
    );
    check(
        |w| {
            let sum = w.terms.add2(w.x, w.y);
            let sum = w.terms.wrap(Width::I32, sum);
            let two = w.terms.int(2);
            w.terms.div(sum, two)
        },
        "(x + y) / 2",
    );
    check(
        |w| {
            let negated = w.terms.neg(w.x);
            w.terms.wrap(Width::I32, negated)
        },
        "-x",
    );
}

#[test]
fn casts_show_other_widths() {
    check(
        |w| {
            let next = plus(w, 1);
            w.terms.wrap(Width::I8, next)
        },
        "(byte) (x + 1)",
    );
    check(|w| w.terms.add2(w.x, w.y), "(long) x + y");
    check(|w| w.terms.mul(w.x, w.y), "(long) x * y");
    check(
        |w| {
            let two = w.terms.int(2);
            w.terms.mul(w.x, two)
        },
        "2L * x",
    );
    check(|w| w.terms.wrap(Width::I32, w.l), "(int) l");
    check(
        |w| {
            let sum = w.terms.add2(w.l, w.x);
            w.terms.wrap(Width::I64, sum)
        },
        "x + l",
    );
    check(|w| w.terms.add2(w.l, w.x), "(\\bigint) x + l");
    check(|w| w.terms.int(3_000_000_000), "3000000000L");
    check(|w| w.terms.int(-5), "-5");
}

/// The quotient of Java and the one of mathematics differ for the least number, and so do their texts.
#[test]
fn quotients_and_negations_show_whether_they_wrap_around() {
    check(|w| w.terms.div(w.x, w.y), "(long) x / y");
    check(
        |w| {
            let quotient = w.terms.div(w.x, w.y);
            w.terms.wrap(Width::I32, quotient)
        },
        "x / y",
    );
    check(|w| w.terms.div(w.l, w.y), "(\\bigint) l / y");
    check(
        |w| {
            let quotient = w.terms.div(w.l, w.y);
            w.terms.wrap(Width::I64, quotient)
        },
        "l / y",
    );
    let negated = |w: &mut World, x: TermId| {
        let minus = w.terms.int(-1);
        w.terms.mul(minus, x)
    };
    check(|w| negated(w, w.x), "-(long) x");
    check(
        |w| {
            let negated = negated(w, w.x);
            w.terms.wrap(Width::I32, negated)
        },
        "-x",
    );
}

/// A constant of the type of this width.
fn variable(w: &mut World, name: &str, width: Width) -> TermId {
    let symbol = Symbol::constant(name, Sort::Int, Domain::Range(width.min().into(), width.max().into()));
    let symbol = w.terms.declare(symbol);
    w.terms.app(symbol, &[])
}

/// Ints and longs wrap around differently, so the text tells which of them Java computes with.
#[test]
fn sums_and_products_are_computed_in_their_type() {
    check(
        |w| {
            let sum = w.terms.add2(w.x, w.y);
            let wrapped = w.terms.wrap(Width::I32, sum);
            w.terms.sub(wrapped, sum)
        },
        "(long) (x + y) - x - y",
    );
    check(
        |w| {
            let sum = w.terms.add(&[w.x, w.y, w.l]);
            w.terms.wrap(Width::I64, sum)
        },
        "(long) x + y + l",
    );
    check(
        |w| {
            let sum = w.terms.add2(w.x, w.y);
            let sum = w.terms.wrap(Width::I32, sum);
            let sum = w.terms.add2(sum, w.l);
            w.terms.wrap(Width::I64, sum)
        },
        "l + (x + y)",
    );
    check(
        |w| {
            let (c, one) = (variable(w, "c", Width::U16), w.terms.int(1));
            let m = variable(w, "m", Width::I64);
            let sum = w.terms.add(&[c, m, one]);
            w.terms.wrap(Width::I64, sum)
        },
        "c + m + 1",
    );
    let cube = |w: &mut World| {
        let z = variable(w, "z", Width::I32);
        let product = w.terms.mul(w.x, w.y);
        w.terms.mul(product, z)
    };
    check(cube, "(\\bigint) z * ((long) x * y)");
    check(
        |w| {
            let product = cube(w);
            w.terms.wrap(Width::I64, product)
        },
        "z * ((long) x * y)",
    );
    check(
        |w| {
            let product = cube(w);
            w.terms.wrap(Width::I32, product)
        },
        "z * (x * y)",
    );
}

/// Constants are written as literals of the type that Java computes with.
#[test]
fn differences_and_multiples_are_computed_in_their_type() {
    let difference = |w: &mut World| {
        let five = w.terms.int(5);
        w.terms.sub(five, w.x)
    };
    check(difference, "5L - x");
    check(
        |w| {
            let two = w.terms.int(2);
            w.terms.mul(w.l, two)
        },
        "(\\bigint) 2 * l",
    );
    check(
        |w| {
            let negated = w.terms.neg(w.x);
            let negated = w.terms.wrap(Width::I32, negated);
            w.terms.neg(negated)
        },
        "-(long) -x",
    );
}

/// Narrowing keeps the low bits, and those of a sum do not depend on the high ones.
#[test]
fn narrowed_sums_need_no_widening() {
    let folded = |w: &mut World| {
        let bits = w.terms.int(32);
        let high = w.terms.ushr(Width::I64, w.l, bits);
        w.terms.add2(w.l, high)
    };
    check(
        |w| {
            let sum = folded(w);
            w.terms.wrap(Width::I32, sum)
        },
        "(int) (l + (l >>> 32))",
    );
    check(
        |w| {
            let sum = folded(w);
            w.terms.wrap(Width::I8, sum)
        },
        "(byte) (l + (l >>> 32))",
    );
    check(
        |w| {
            let sum = folded(w);
            w.terms.wrap(Width::I64, sum)
        },
        "l + (l >>> 32)",
    );
    check(
        |w| {
            let quotient = w.terms.div(w.l, w.x);
            w.terms.wrap(Width::I32, quotient)
        },
        "(int) (l / x)",
    );
}

#[test]
fn shifts_and_bits_show_their_width() {
    let one_shifted = |w: &mut World, width| {
        let one = w.terms.int(1);
        w.terms.shl(width, one, w.x)
    };
    check(|w| one_shifted(w, Width::I64), "1L << x");
    check(|w| one_shifted(w, Width::I32), "1 << x");
    check(
        |w| {
            let (long, int) = (one_shifted(w, Width::I64), one_shifted(w, Width::I32));
            let equal = w.terms.eq(long, int);
            w.terms.not(equal)
        },
        "1L << x != 1 << x",
    );
    check(|w| w.terms.ushr(Width::I64, w.x, w.y), "(long) x >>> y");
    check(
        |w| {
            let mask = w.terms.int(255);
            let low = w.terms.bit_and(Width::I64, w.l, mask);
            w.terms.shl(Width::I32, low, w.x)
        },
        "(int) (l & 255) << x",
    );
    check(|w| w.terms.bit_and(Width::I64, w.l, w.x), "x & l");
}

/// The magnitude of the least number is none of its type.
#[test]
fn the_least_numbers_are_added() {
    check(|w| plus(w, i64::from(i32::MIN)), "x + -2147483648");
    check(
        |w| {
            let least = w.terms.int(i32::MIN.into());
            w.terms.add2(w.x, least)
        },
        "x - 2147483648L",
    );
    check(
        |w| {
            let least = w.terms.int(i64::MIN);
            let sum = w.terms.add2(w.l, least);
            w.terms.wrap(Width::I64, sum)
        },
        "l + -9223372036854775808L",
    );
    check(
        |w| {
            let least = w.terms.int(i32::MIN.into());
            let product = w.terms.mul(least, w.y);
            let sum = w.terms.add2(w.x, product);
            w.terms.wrap(Width::I32, sum)
        },
        "x + -2147483648 * y",
    );
}

/// `String.valueOf` tells characters from numbers by their type.
#[test]
fn numbers_of_characters() {
    check(
        |w| {
            let c = variable(w, "c", Width::U16);
            w.terms.str_of_int(c)
        },
        "String.valueOf((int) c)",
    );
    check(
        |w| {
            let c = variable(w, "c", Width::U16);
            w.terms.str_of_char(c)
        },
        "String.valueOf(c)",
    );
    let choice = |w: &mut World, other: i64| {
        let c = variable(w, "c", Width::U16);
        let (condition, other) = (w.terms.lt(w.x, w.y), w.terms.int(other));
        w.terms.ite(condition, c, other)
    };
    check(
        |w| {
            let choice = choice(w, 7);
            w.terms.str_of_int(choice)
        },
        "String.valueOf((int) (x < y ? c : 7))",
    );
    check(
        |w| {
            let choice = choice(w, 7);
            w.terms.str_of_char(choice)
        },
        "String.valueOf(x < y ? c : 7)",
    );
    check(
        |w| {
            let choice = choice(w, -1);
            w.terms.str_of_int(choice)
        },
        "String.valueOf(x < y ? c : -1)",
    );
    check(
        |w| {
            let unit = w.terms.wrap(Width::U16, w.x);
            w.terms.str_of_int(unit)
        },
        "String.valueOf((int) (char) x)",
    );
}

#[test]
fn comparisons() {
    check(|w| w.terms.lt(w.x, w.y), "x < y");
    check(
        |w| {
            let less = w.terms.lt(w.x, w.y);
            w.terms.not(less)
        },
        "x >= y",
    );
    let zero = |w: &mut World| w.terms.int(0);
    check(
        |w| {
            let zero = zero(w);
            w.terms.lt(zero, w.length)
        },
        "array.length > 0",
    );
    check(
        |w| {
            let zero = zero(w);
            w.terms.le(w.length, zero)
        },
        "array.length == 0",
    );
    check(
        |w| {
            let next = plus(w, 1);
            w.terms.lt(next, w.length)
        },
        "x + 1 < array.length",
    );
    check(
        |w| {
            let null = w.terms.null();
            let equal = w.terms.eq(w.node, null);
            w.terms.not(equal)
        },
        "node != null",
    );
    check(
        |w| {
            let set = w.terms.tag_set("BarOperation", &[4]);
            w.terms.tag_in(w.node, set)
        },
        "node instanceof BarOperation",
    );
    check(
        |w| {
            let set = w.terms.tag_set("BarOperation", &[4]);
            let test = w.terms.tag_in(w.node, set);
            w.terms.not(test)
        },
        "!(node instanceof BarOperation)",
    );
}

/// Subclasses pass `instanceof`, but no test for one class.
#[test]
fn tests_for_one_class() {
    let test = |w: &mut World, name: &str, exact: &[&str]| {
        let exact: Vec<String> = exact.iter().map(|&class| class.to_owned()).collect();
        let set = w.terms.exact_tag_set(name, &exact, &[4]);
        w.terms.tag_in(w.node, set)
    };
    let negated = |w: &mut World, name: &str, exact: &[&str]| {
        let test = test(w, name, exact);
        w.terms.not(test)
    };
    check(|w| test(w, "", &["A"]), "node.getClass() == A.class");
    check(|w| negated(w, "", &["A"]), "node.getClass() != A.class");
    check(|w| test(w, "", &["A", "B"]), "node.getClass() == A.class || node.getClass() == B.class");
    check(|w| test(w, "C", &["A"]), "node.getClass() == A.class || node instanceof C");
    check(|w| negated(w, "C", &["A"]), "!(node.getClass() == A.class || node instanceof C)");
}

#[test]
fn connectives_and_choices() {
    let literals = |w: &mut World| {
        let zero = w.terms.int(0);
        (w.terms.lt(w.x, w.y), w.terms.lt(zero, w.x), w.terms.eq(w.y, zero))
    };
    check(
        |w| {
            let (a, b, c) = literals(w);
            let both = w.terms.and2(a, b);
            w.terms.or2(both, c)
        },
        "y == 0 || (x < y && x > 0)",
    );
    check(
        |w| {
            let (a, b, _) = literals(w);
            let both = w.terms.and2(a, b);
            w.terms.not(both)
        },
        "x >= y || x <= 0",
    );
    check(
        |w| {
            let equal = w.terms.eq(w.x, w.y);
            let (two, many) = (w.terms.int(2), w.terms.int(42));
            w.terms.ite(equal, two, many)
        },
        "x == y ? 2 : 42",
    );
}

#[test]
fn strings() {
    let units = |text: &str| text.encode_utf16().collect::<Vec<u16>>();
    check(|w| w.terms.str_len(w.s), "s.length()");
    check(
        |w| {
            let abc = w.terms.str_const(&units("abc"));
            w.terms.eq(w.s, abc)
        },
        "s.equals(\"abc\")",
    );
    check(
        |w| {
            let abc = w.terms.str_const(&units("a\"\n"));
            let equal = w.terms.eq(w.s, abc);
            w.terms.not(equal)
        },
        "!s.equals(\"a\\\"\\n\")",
    );
    check(
        |w| {
            let zero = w.terms.int(0);
            let unit = w.terms.str_at(w.s, zero);
            let a = w.terms.int(97);
            w.terms.eq(unit, a)
        },
        "s.charAt(0) == 'a'",
    );
    check(
        |w| {
            let number = w.terms.str_of_int(w.x);
            let dash = w.terms.str_const(&units("-"));
            w.terms.str_concat(&[w.s, dash, number])
        },
        "s + \"-\" + String.valueOf(x)",
    );
}

#[test]
fn arrays_and_objects() {
    let elements = |w: &mut World| {
        let symbol = Symbol::function("ints", &[Sort::Ref], Sort::Array(Elem::Int), Notation::Elements);
        let symbol = w.terms.declare(symbol.with_domain(Domain::Range((-9).into(), 9.into())));
        w.terms.app(symbol, &[w.node])
    };
    check(
        |w| {
            let array = elements(w);
            w.terms.select(array, w.x)
        },
        "node[x]",
    );
    check(
        |w| {
            let array = elements(w);
            let one = w.terms.int(1);
            let written = w.terms.store(array, w.y, one);
            w.terms.select(written, w.x)
        },
        "node[y := 1][x]",
    );
    check(|w| w.terms.alloc(3, 1), "new#3");
    check(
        |w| {
            w.terms.name_alloc(3, "list");
            w.terms.alloc(3, 1)
        },
        "list",
    );
}

#[test]
fn floats() {
    check(|w| w.terms.f64(1.0), "1.0");
    check(|w| w.terms.f64(0.1), "0.1");
    check(|w| w.terms.f64(1e10), "1.0E10");
    check(|w| w.terms.f64(-1234.5), "-1234.5");
    check(|w| w.terms.f64(0.001), "0.001");
    check(|w| w.terms.f64(1.5e-7), "1.5E-7");
    check(|w| w.terms.f64(1_000_000.0), "1000000.0");
    check(|w| w.terms.f32(2.5), "2.5f");
    check(|w| w.terms.f64(f64::NAN), "Double.NaN");
    check(
        |w| {
            let double = w.terms.int_to_float(FKind::F64, w.x);
            let half = w.terms.f64(0.5);
            let sum = w.terms.fadd(FKind::F64, double, half);
            w.terms.fmul(FKind::F64, sum, half)
        },
        "((double) x + 0.5) * 0.5",
    );
}

#[test]
fn deep_terms_do_not_overflow_the_stack() {
    let mut w = world();
    let mut term = w.x;
    for i in 0..100_000 {
        let limit = w.terms.int(i);
        let condition = w.terms.lt(w.y, limit);
        term = w.terms.ite(condition, limit, term);
        term = w.terms.bit_xor(Width::I32, term, w.x);
    }
    assert!(display(&w.terms, term).contains('…'));
    let map = std::collections::HashMap::from([(w.x, w.y)]);
    assert_ne!(term::substitute(&mut w.terms, term, &map), term);
}

#[test]
fn of_many_conditions_the_first_and_the_last_are_written() {
    let mut terms = Terms::new();
    let conditions: Vec<TermId> = (0..1000)
        .map(|i| {
            let symbol = terms.declare(Symbol::constant(&format!("p{i}"), Sort::Bool, Domain::Any));
            terms.app(symbol, &[])
        })
        .collect();
    let text = term::display_conjunction(&terms, &conditions);
    assert!(text.starts_with("p0 && p1 && ") && text.contains("p59 && … (900 more) && p960 && ") && text.ends_with(" && p999"), "{text}");
    let hundred = term::display_conjunction(&terms, &conditions[..100]);
    assert!(hundred.ends_with(" && p98 && p99") && !hundred.contains('…'), "{hundred}");
}

/// A choice reads by the names of its values, also where only the first or the last is excluded; objects chosen by their own names are the choice.
#[test]
fn choices_have_names() {
    let named = |w: &mut World| {
        let domain = Domain::Range(0.into(), 2.into());
        let symbol = w.terms.declare(Symbol::constant("e", Sort::Int, domain));
        w.terms.name_choices(symbol, ["null", "C.RED", "C.BLUE"].map(str::to_owned).to_vec());
        w.terms.name_alloc(1, "C.RED");
        w.terms.name_alloc(2, "C.BLUE");
        w.terms.app(symbol, &[])
    };
    let chosen = |w: &mut World, objects: [u32; 2]| {
        let choice = named(w);
        let mut value = w.terms.null();
        for (at, id) in objects.into_iter().enumerate() {
            let (number, object) = (w.terms.int(at as i64 + 1), w.terms.alloc(id, 1));
            let is_this = w.terms.eq(choice, number);
            value = w.terms.ite(is_this, object, value);
        }
        value
    };
    for (bound, is_strict, text) in [(2, true, "e != C.BLUE"), (1, false, "e != C.BLUE"), (1, true, "e == null")] {
        check(
            |w| {
                let (choice, bound) = (named(w), w.terms.int(bound));
                if is_strict { w.terms.lt(choice, bound) } else { w.terms.le(choice, bound) }
            },
            text,
        );
    }
    check(|w| chosen(w, [1, 2]), "e");
    check(|w| chosen(w, [2, 1]), "e == C.BLUE ? C.RED : e == C.RED ? C.BLUE : null");
}
