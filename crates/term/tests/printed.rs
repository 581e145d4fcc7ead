//! A printed term, read as Java, computes the value of the term: random terms are printed, and their texts evaluated with the
//! types, promotions and wrap-around of Java by an evaluator that shares no code with the crate.

use num_traits::{Signed, ToPrimitive, Zero};
use proptest::prelude::*;
use term::{BigInt, Domain, Interpretation, Memo, Sort, Symbol, SymbolId, TermId, Terms, Value, Width, display, evaluate};

/// The variables: their names and the ranges of their types.
const VARIABLES: [(&str, i64, i64); 7] = [
    ("a", i32::MIN as i64, i32::MAX as i64),
    ("b", i32::MIN as i64, i32::MAX as i64),
    ("l", i64::MIN, i64::MAX),
    ("m", i64::MIN, i64::MAX),
    ("c", 0, 0xffff),
    ("y", -128, 127),
    ("n", 0, i32::MAX as i64),
];

const INTERESTING: [i64; 18] =
    [0, 1, -1, 2, 3, 5, -7, 31, 32, 255, 65_535, i32::MAX as i64, i32::MIN as i64, 1 << 31, 0xffff_ffff, i64::MAX, i64::MIN, 1 << 32];

/// Java's types of integers, and the mathematical ones of JML.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Type {
    Int,
    Long,
    Big,
}

/// A value with its static type.
#[derive(Clone, PartialEq, Debug)]
enum Typed {
    Number(Type, BigInt),
    Truth(bool),
}

/// The number of `bits` bits, with a sign if wanted, that is congruent.
fn wrapped(value: &BigInt, bits: u32, is_signed: bool) -> BigInt {
    let modulus = BigInt::from(1) << bits;
    let residue = ((value % &modulus) + &modulus) % &modulus;
    if is_signed && residue >= (BigInt::from(1) << (bits - 1)) { residue - modulus } else { residue }
}

fn number(ty: Type, value: &BigInt) -> Typed {
    Typed::Number(
        ty,
        match ty {
            Type::Int => wrapped(value, 32, true),
            Type::Long => wrapped(value, 64, true),
            Type::Big => value.clone(),
        },
    )
}

#[derive(Clone, PartialEq, Debug)]
enum Token {
    Number(String),
    Name(String),
    Sign(&'static str),
}

const SIGNS: [&str; 24] =
    [">>>", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "!", "?", ":", "(", ")"];

fn tokens(text: &str) -> Vec<Token> {
    let mut rest = text.trim_start();
    let mut found = Vec::new();
    while let Some(first) = rest.chars().next() {
        let word = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '\\').unwrap_or(rest.len());
        let (token, length) = if first.is_ascii_digit() {
            (Token::Number(rest[..word].to_owned()), word)
        } else if word > 0 {
            (Token::Name(rest[..word].to_owned()), word)
        } else {
            assert!(!rest.starts_with("--") && !rest.starts_with("++"), "a decrement in {text}");
            let sign = SIGNS.into_iter().find(|sign| rest.starts_with(sign)).unwrap_or_else(|| panic!("{rest} in {text}"));
            (Token::Sign(sign), sign.len())
        };
        found.push(token);
        rest = rest[length..].trim_start();
    }
    found
}

/// Evaluates while it parses; all operands are evaluated, because no operation fails.
struct Java<'a> {
    tokens: Vec<Token>,
    at: usize,
    values: &'a [i64],
    is_set: bool,
}

/// Binary operators, weakest first.
const LEVELS: [&[&str]; 10] =
    [&["||"], &["&&"], &["|"], &["^"], &["&"], &["==", "!="], &["<", ">", "<=", ">="], &["<<", ">>", ">>>"], &["+", "-"], &["*", "/", "%"]];

impl Java<'_> {
    fn next(&mut self) -> Token {
        self.at += 1;
        self.tokens[self.at - 1].clone()
    }

    fn accept(&mut self, signs: &[&'static str]) -> Option<&'static str> {
        match self.tokens.get(self.at) {
            Some(Token::Sign(sign)) if signs.contains(sign) => {
                self.at += 1;
                Some(sign)
            }
            _ => None,
        }
    }

    fn expect(&mut self, sign: &'static str) {
        assert!(self.accept(&[sign]).is_some(), "{sign} at {} of {:?}", self.at, self.tokens);
    }

    fn ternary(&mut self) -> Typed {
        let condition = self.binary(0);
        if self.accept(&["?"]).is_none() {
            return condition;
        }
        let yes = self.ternary();
        self.expect(":");
        let no = self.ternary();
        let Typed::Truth(is_true) = condition else { panic!("a number decides") };
        match (yes, no) {
            (Typed::Number(s, x), Typed::Number(t, y)) => number(s.max(t), if is_true { &x } else { &y }),
            (yes, _) if is_true => yes,
            (_, no) => no,
        }
    }

    fn binary(&mut self, level: usize) -> Typed {
        let Some(signs) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1);
        while let Some(sign) = self.accept(signs) {
            let right = self.binary(level + 1);
            left = apply(sign, &left, &right);
        }
        left
    }

    fn unary(&mut self) -> Typed {
        if self.accept(&["!"]).is_some() {
            let Typed::Truth(truth) = self.unary() else { panic!("the negation of a number") };
            return Typed::Truth(!truth);
        }
        if self.accept(&["-"]).is_some() {
            if let Some(Token::Number(digits)) = self.tokens.get(self.at).cloned() {
                self.at += 1;
                return literal(&format!("-{digits}"));
            }
            let Typed::Number(ty, value) = self.unary() else { panic!("minus a truth value") };
            return number(ty, &-value);
        }
        match &self.tokens[self.at..] {
            [Token::Sign("("), Token::Name(name), Token::Sign(")"), ..] if CASTS.contains(&name.as_str()) => {
                let name = name.clone();
                self.at += 3;
                let Typed::Number(_, value) = self.unary() else { panic!("a cast of a truth value") };
                cast(&name, &value)
            }
            _ => self.primary(),
        }
    }

    fn primary(&mut self) -> Typed {
        match self.next() {
            Token::Number(digits) => literal(&digits),
            Token::Name(name) if name == "p" => Typed::Truth(self.is_set),
            Token::Name(name) if name == "true" || name == "false" => Typed::Truth(name == "true"),
            Token::Name(name) => {
                let position = VARIABLES.iter().position(|(known, ..)| *known == name).unwrap_or_else(|| panic!("no variable {name}"));
                let ty = if VARIABLES[position].2 == i64::MAX { Type::Long } else { Type::Int };
                number(ty, &self.values[position].into())
            }
            Token::Sign(_) => {
                self.at -= 1;
                self.expect("(");
                let inner = self.ternary();
                self.expect(")");
                inner
            }
        }
    }
}

const CASTS: [&str; 6] = ["int", "long", "\\bigint", "byte", "short", "char"];

fn cast(name: &str, value: &BigInt) -> Typed {
    match name {
        "long" => number(Type::Long, value),
        "\\bigint" => number(Type::Big, value),
        "byte" => number(Type::Int, &wrapped(value, 8, true)),
        "short" => number(Type::Int, &wrapped(value, 16, true)),
        "char" => number(Type::Int, &wrapped(value, 16, false)),
        _ => number(Type::Int, value),
    }
}

/// Java rejects literals that are too large for their type; those beyond long are mathematical.
fn literal(digits: &str) -> Typed {
    let (digits, is_long) = digits.strip_suffix('L').map_or((digits, false), |digits| (digits, true));
    let value: BigInt = digits.parse().expect("digits");
    let ty = match (is_long, value.to_i32(), value.to_i64()) {
        (true, ..) => Type::Long,
        (false, Some(_), _) => Type::Int,
        (false, None, Some(_)) => panic!("{digits} needs an L"),
        (false, None, None) => Type::Big,
    };
    assert!(ty != Type::Long || value.to_i64().is_some(), "{digits} is no long");
    Typed::Number(ty, value)
}

fn apply(sign: &str, left: &Typed, right: &Typed) -> Typed {
    let (s, x, t, y) = match (left, right) {
        (Typed::Number(s, x), Typed::Number(t, y)) => (*s, x, *t, y),
        (Typed::Truth(x), Typed::Truth(y)) => {
            return Typed::Truth(match sign {
                "&&" => *x && *y,
                "||" => *x || *y,
                "==" => x == y,
                "!=" => x != y,
                _ => panic!("{sign} of truth values"),
            });
        }
        _ => panic!("{left:?} {sign} {right:?}"),
    };
    let count = || {
        assert!(s != Type::Big, "a shift of a mathematical integer");
        wrapped(y, if s == Type::Long { 6 } else { 5 }, false).to_u32().expect("masked")
    };
    let value = match sign {
        "+" => x + y,
        "-" => x - y,
        "*" => x * y,
        // As the terms have it; Java throws.
        "/" if y.is_zero() => BigInt::ZERO,
        "%" if y.is_zero() => x.clone(),
        "/" => x / y,
        "%" => x % y,
        "&" => x & y,
        "|" => x | y,
        "^" => x ^ y,
        "<<" => return number(s, &(x << count())),
        ">>" => return number(s, &(x >> count())),
        ">>>" => return number(s, &(wrapped(x, if s == Type::Long { 64 } else { 32 }, false) >> count())),
        "<" => return Typed::Truth(x < y),
        ">" => return Typed::Truth(x > y),
        "<=" => return Typed::Truth(x <= y),
        ">=" => return Typed::Truth(x >= y),
        "==" => return Typed::Truth(x == y),
        "!=" => return Typed::Truth(x != y),
        _ => panic!("{sign} of numbers"),
    };
    number(s.max(t), &value)
}

fn java(text: &str, values: &[i64], is_set: bool) -> Typed {
    let mut java = Java { tokens: tokens(text), at: 0, values, is_set };
    let result = java.ternary();
    assert_eq!(java.at, java.tokens.len(), "all of {text} is read");
    result
}

/// Builds terms as the symbolic execution of Java does, and exact sums of them as specifications do.
struct Gen {
    bytes: Vec<u8>,
    at: usize,
    terms: Terms,
    variables: Vec<TermId>,
    flag: TermId,
}

impl Gen {
    fn new(bytes: Vec<u8>) -> Self {
        let mut terms = Terms::new();
        let mut declare = |name: &str, sort, domain| {
            let symbol = terms.declare(Symbol::constant(name, sort, domain));
            terms.app(symbol, &[])
        };
        let variables =
            VARIABLES.iter().map(|(name, lo, hi)| declare(name, Sort::Int, Domain::Range((*lo).into(), (*hi).into()))).collect();
        let flag = declare("p", Sort::Bool, Domain::Any);
        Gen { bytes, at: 0, terms, variables, flag }
    }

    fn byte(&mut self) -> u8 {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        byte
    }

    fn constant(&mut self, is_long: bool) -> TermId {
        let choice = self.byte();
        let value = INTERESTING[usize::from(choice) % INTERESTING.len()];
        self.terms.int(if is_long { value } else { i64::from(value as i32) })
    }

    fn leaf(&mut self, is_long: bool) -> TermId {
        let choice = usize::from(self.byte());
        match choice % 4 {
            0 => self.constant(is_long),
            1 if is_long => self.variables[2 + choice / 4 % 2],
            _ => self.variables[[0, 1, 4, 5, 6, 0, 1][choice / 4 % 7]],
        }
    }

    /// An expression of the type int or long.
    fn java(&mut self, is_long: bool, depth: u32) -> TermId {
        let choice = self.byte();
        if depth == 0 || choice < 30 {
            return self.leaf(is_long);
        }
        let d = depth - 1;
        let width = if is_long { Width::I64 } else { Width::I32 };
        let a = self.java(is_long, d);
        match choice % 16 {
            0..=2 => {
                let b = self.java(is_long, d);
                let sum = self.terms.add2(a, b);
                self.terms.wrap(width, sum)
            }
            3 | 4 => {
                let b = self.java(is_long, d);
                let difference = self.terms.sub(a, b);
                self.terms.wrap(width, difference)
            }
            5 | 6 => {
                let b = self.java(is_long, d);
                let product = self.terms.mul(a, b);
                self.terms.wrap(width, product)
            }
            7 => {
                let b = self.java(is_long, d);
                let quotient = self.terms.div(a, b);
                self.terms.wrap(width, quotient)
            }
            8 => {
                let b = self.java(is_long, d);
                self.terms.rem(a, b)
            }
            9 => self.bits(width, a, d),
            10 => self.shift(width, a, d),
            11 => {
                let negated = self.terms.neg(a);
                self.terms.wrap(width, negated)
            }
            12 => {
                let (p, b) = (self.condition(d), self.java(is_long, d));
                self.terms.ite(p, a, b)
            }
            13 => {
                let narrow = [Width::I8, Width::I16, Width::U16][usize::from(choice / 16) % 3];
                let wide = self.java(choice >= 128, d);
                self.terms.wrap(narrow, wide)
            }
            14 => {
                let exact = self.exact(d);
                self.terms.wrap(width, exact)
            }
            // Conversions between the types.
            _ if is_long => self.java(false, d),
            _ => {
                let wide = self.java(true, d);
                self.terms.wrap(Width::I32, wide)
            }
        }
    }

    fn bits(&mut self, width: Width, a: TermId, depth: u32) -> TermId {
        let choice = self.byte();
        let b = self.java(width == Width::I64, depth);
        match choice % 3 {
            0 => self.terms.bit_and(width, a, b),
            1 => self.terms.bit_or(width, a, b),
            _ => self.terms.bit_xor(width, a, b),
        }
    }

    fn shift(&mut self, width: Width, a: TermId, depth: u32) -> TermId {
        let choice = self.byte();
        let count = self.java(choice >= 128, depth);
        match choice % 3 {
            0 => self.terms.shl(width, a, count),
            1 => self.terms.shr(width, a, count),
            _ => self.terms.ushr(width, a, count),
        }
    }

    /// A mathematical expression.
    fn exact(&mut self, depth: u32) -> TermId {
        let choice = self.byte();
        if depth == 0 || choice < 60 {
            return self.java(choice.is_multiple_of(2), depth);
        }
        let d = depth - 1;
        let (a, b) = (self.exact(d), self.exact(d));
        match choice % 8 {
            0 | 1 => self.terms.add2(a, b),
            2 | 3 => self.terms.sub(a, b),
            4 => self.terms.mul(a, b),
            5 => self.terms.neg(a),
            6 => self.terms.div(a, b),
            _ => self.terms.rem(a, b),
        }
    }

    fn condition(&mut self, depth: u32) -> TermId {
        let choice = self.byte();
        if depth == 0 || choice < 40 {
            return self.flag;
        }
        let d = depth - 1;
        match choice % 8 {
            0 => {
                let (a, b) = (self.condition(d), self.condition(d));
                self.terms.and2(a, b)
            }
            1 => {
                let (a, b) = (self.condition(d), self.condition(d));
                self.terms.or2(a, b)
            }
            2 => {
                let a = self.condition(d);
                self.terms.not(a)
            }
            3 => {
                let (a, b) = (self.exact(d), self.exact(d));
                self.terms.le(a, b)
            }
            4 | 5 => {
                let (a, b) = (self.java(true, d), self.java(false, d));
                self.terms.eq(a, b)
            }
            _ => {
                let (a, b) = (self.java(choice >= 128, d), self.java(true, d));
                self.terms.lt(a, b)
            }
        }
    }

    /// Values of the variables: ends of their types, small numbers and others.
    fn values(&mut self) -> Vec<i64> {
        VARIABLES.iter().map(|&(_, lo, hi)| self.value(lo, hi)).collect()
    }

    fn value(&mut self, lo: i64, hi: i64) -> i64 {
        let choice = self.byte();
        let small = i64::from(choice / 8);
        match choice % 6 {
            0 => lo + small % 2,
            1 => hi - small % 2,
            2 => (small - 16).clamp(lo, hi),
            3 => INTERESTING[small as usize % INTERESTING.len()].clamp(lo, hi),
            _ => {
                let raw = (0..8).fold(0_i64, |sofar, _| (sofar << 8) | i64::from(self.byte()));
                if lo <= raw && raw <= hi { raw } else { lo + raw.rem_euclid(hi - lo + 1) }
            }
        }
    }
}

struct Given<'a>(&'a [i64], bool);

impl Interpretation for Given<'_> {
    fn app(&self, _: &Terms, symbol: SymbolId, _: &[Value]) -> Option<Value> {
        Some(self.0.get(symbol.index()).map_or(Value::Bool(self.1), |value| Value::Int((*value).into())))
    }

    fn tag(&self, _: &Terms, _: i64) -> u32 {
        0
    }
}

/// Compares a term with its text for some values of the variables.
fn check(g: &mut Gen, term: TermId) -> Result<(), TestCaseError> {
    let text = display(&g.terms, term);
    if text.contains('…') {
        return Ok(());
    }
    for _ in 0..8 {
        let (values, is_set) = (g.values(), g.byte().is_multiple_of(2));
        let expected = evaluate(&g.terms, term, &Given(&values, is_set), &mut Memo::default());
        let found = java(&text, &values, is_set);
        let is_same = match (&found, &expected) {
            (Typed::Number(_, found), Some(Value::Int(value))) => found == value,
            (Typed::Truth(found), Some(Value::Bool(value))) => found == value,
            _ => false,
        };
        prop_assert!(is_same, "{text} is {found:?}, the term {expected:?} for {values:?}, {is_set}");
    }
    Ok(())
}

fn n_cases() -> u32 {
    if std::env::var_os("ESPALIER_LONG").is_some() { 200_000 } else { 6000 }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: n_cases(), failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(2015), ..ProptestConfig::default() })]

    #[test]
    fn ints_and_longs(bytes in proptest::collection::vec(any::<u8>(), 100..300)) {
        let mut g = Gen::new(bytes);
        let is_long = g.byte().is_multiple_of(2);
        let term = g.java(is_long, 4);
        check(&mut g, term)?;
    }

    #[test]
    fn mathematical_integers(bytes in proptest::collection::vec(any::<u8>(), 100..300)) {
        let mut g = Gen::new(bytes);
        let term = g.exact(4);
        check(&mut g, term)?;
    }

    #[test]
    fn conditions(bytes in proptest::collection::vec(any::<u8>(), 100..300)) {
        let mut g = Gen::new(bytes);
        let term = g.condition(4);
        check(&mut g, term)?;
    }
}

/// The evaluator itself, on what the Java language specification says.
#[test]
fn the_evaluator_computes_as_java_does() {
    let values = [i32::MAX.into(), i32::MIN.into(), 5, i64::MIN, 65, -1, 3];
    let check = |text: &str, ty: Type, expected: i64| {
        assert_eq!(java(text, &values, true), Typed::Number(ty, expected.into()), "{text}");
    };
    check("a + 1", Type::Int, i32::MIN.into());
    check("a + 1L", Type::Long, 1 << 31);
    check("(long) a + 1", Type::Long, 1 << 31);
    check("(long) (a + 1)", Type::Long, i32::MIN.into());
    check("1 << 33", Type::Int, 2);
    check("1L << 33", Type::Long, 1 << 33);
    check("y >>> 28", Type::Int, 15);
    check("-b", Type::Int, i32::MIN.into());
    check("b / y", Type::Int, i32::MIN.into());
    check("m / y", Type::Long, i64::MIN);
    check("a - n - -1 * 2", Type::Int, i64::from(i32::MAX) - 1);
    check("(byte) 200", Type::Int, -56);
    check("(char) y", Type::Int, 65535);
    check("p ? c : l", Type::Long, 65);
    check("c | 2 ^ 3 & 1", Type::Int, 67);
    check("-2147483648 - 1", Type::Int, i32::MAX.into());
    assert_eq!(java("(\\bigint) m - 1", &values, true), Typed::Number(Type::Big, BigInt::from(i64::MIN) - 1));
    assert!(matches!(java("(\\bigint) m * m", &values, true), Typed::Number(Type::Big, square) if square.is_positive()));
    assert_eq!(java("a + 1 < a && !(l == 5L) || p", &values, false), Typed::Truth(false));
}
