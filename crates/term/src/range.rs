//! Bounds of terms from bounds of their arguments.

use num_traits::ToPrimitive;

use crate::arena::Interned;
use crate::choice::chosen;
use crate::{Domain, Elem, Fold, Interval, Op, Sort, SymbolId, TermId, Terms, Width};

/// Longest string or array of the JVM.
const MAX_LENGTH: i128 = i32::MAX as i128;

/// The intervals of an arena, interned: few differ. Interval 0 is everything.
pub(crate) struct Ranges {
    known: Interned<Interval>,
}

impl Default for Ranges {
    fn default() -> Self {
        let mut known = Interned::default();
        known.intern(Interval::ALL);
        Ranges { known }
    }
}

impl Ranges {
    pub(crate) fn intern(&mut self, interval: Interval) -> u32 {
        if interval == Interval::ALL { 0 } else { self.known.intern(interval) }
    }

    pub(crate) fn get(&self, number: u32) -> Interval {
        *self.known.get(number)
    }
}

/// Bounds of the integer, or of the elements of the integer array, that `op` makes of arguments within `bounds`.
/// With other bounds than [`Terms::interval`], the answer holds under the assumption those bounds express.
pub fn range_of(terms: &Terms, op: Op, sort: Sort, args: &[TermId], bounds: impl Fn(TermId) -> Interval) -> Interval {
    if !matches!(sort, Sort::Int | Sort::Array(Elem::Int)) {
        return Interval::ALL;
    }
    match op {
        Op::Int(value) => Interval::point(i128::from(value)),
        Op::Big(index) => terms.big_at(index).to_i128().map_or(Interval::ALL, Interval::point),
        Op::App(symbol) => declared(terms, symbol),
        Op::Ite => chosen(terms, args, &bounds),
        Op::Store => bounds(args[0]).hull(bounds(args[2])),
        Op::Add => args.iter().fold(Interval::point(0), |sum, &arg| sum.add(bounds(arg))),
        Op::Mul if args[0] == args[1] => square(bounds(args[0])),
        Op::Mul => bounds(args[0]).mul(bounds(args[1])),
        Op::Div => bounds(args[0]).div(bounds(args[1])),
        Op::Rem => bounds(args[0]).rem(bounds(args[1])),
        Op::Wrap(width) => bounds(args[0]).wrap(width),
        Op::BitAnd(width) => bit_and(width, bounds(args[0]), bounds(args[1])),
        Op::BitOr(width) => bit_or(width, bounds(args[0]), bounds(args[1])),
        Op::BitXor(width) => bit_xor(width, bounds(args[0]), bounds(args[1])),
        Op::Shl(width) => Interval::of_width(width),
        Op::Shr(width) => shr(width, bounds(args[0]), bounds(args[1])),
        Op::Ushr(width) => ushr(width, bounds(args[0]), bounds(args[1])),
        Op::FloatToInt(width) => Interval::of_width(width),
        Op::StrLen => length(terms, args[0]),
        Op::SeqLen => Interval { lo: Some(0), hi: None },
        Op::StrAt => Interval::of_width(Width::U16),
        Op::StrIndexOf => Interval { lo: Some(-1), hi: length(terms, args[0]).hi },
        Op::ConstArray(_) | Op::Select => bounds(args[0]),
        Op::Fold(kind) => folded(kind, bounds(args[1]), bounds(args[2]), bounds(args[3])),
        _ => Interval::ALL,
    }
}

fn declared(terms: &Terms, symbol: SymbolId) -> Interval {
    match &terms.symbol(symbol).domain {
        Domain::Range(lo, hi) => Interval { lo: lo.to_i128(), hi: hi.to_i128() },
        _ => Interval::ALL,
    }
}

/// The body has its bounds at every index, so a sum lies between multiples of them by the length.
fn folded(kind: Fold, lo: Interval, hi: Interval, body: Interval) -> Interval {
    let is_nonempty = lo.is_below(hi);
    match kind {
        Fold::Sum => {
            let length = hi.add(lo.scale(-1)).hi.map(|most| most.max(0));
            let times = |bound: i128| if bound == 0 { Some(0) } else { bound.checked_mul(length?) };
            Interval { lo: body.lo.and_then(|lo| times(lo.min(0))), hi: body.hi.and_then(|hi| times(hi.max(0))) }
        }
        Fold::Product if body.is_non_negative() => Interval { lo: Some(i128::from(body.lo.is_some_and(|lo| lo > 0))), hi: None },
        Fold::Min | Fold::Max if is_nonempty => body,
        _ => Interval::ALL,
    }
}

fn square(range: Interval) -> Interval {
    let product = range.mul(range);
    product.meet(Interval { lo: Some(0), hi: None }).unwrap_or(product)
}

/// Strings of the initial state have at most 2^31 - 1 units; what is built from them is measured by its parts.
fn length(terms: &Terms, string: TermId) -> Interval {
    let unknown = Interval { lo: Some(0), hi: None };
    match terms.op(string) {
        Op::App(_) => Interval::new(0, MAX_LENGTH),
        Op::StrOfInt => terms
            .interval(terms.args(string)[0])
            .bounds()
            .map_or(unknown, |(lo, hi)| Interval::new(1, lo.to_string().len().max(hi.to_string().len()) as i128)),
        Op::StrSubstr => length_of_part(terms, string),
        _ => unknown,
    }
}

fn length_of_part(terms: &Terms, part: TermId) -> Interval {
    let whole = terms.args(part)[0];
    let is_leaf = matches!(terms.op(whole), Op::App(_));
    Interval { lo: Some(0), hi: is_leaf.then_some(MAX_LENGTH) }
}

// The bit operations assume operands of the machine type; where the bounds do not show it, they promise only the type.

fn bit_and(width: Width, a: Interval, b: Interval) -> Interval {
    let limits = [a, b].into_iter().filter(|range| range.is_non_negative()).filter_map(|range| range.hi);
    limits.min().map_or(Interval::of_width(width), |hi| Interval::new(0, hi))
}

fn bit_or(width: Width, a: Interval, b: Interval) -> Interval {
    match (non_negative(a), non_negative(b)) {
        (Some((from, to)), Some((from2, to2))) => Interval::new(from.max(from2), ones(to | to2)),
        _ => Interval::of_width(width),
    }
}

fn bit_xor(width: Width, a: Interval, b: Interval) -> Interval {
    match (non_negative(a), non_negative(b)) {
        (Some((_, to)), Some((_, to2))) => Interval::new(0, ones(to | to2)),
        _ => Interval::of_width(width),
    }
}

fn non_negative(range: Interval) -> Option<(i128, i128)> {
    range.bounds().filter(|&(lo, _)| lo >= 0)
}

/// The least `2^k - 1` that is at least the value.
fn ones(value: i128) -> i128 {
    if value == 0 { 0 } else { i128::MAX >> (value.leading_zeros() - 1) }
}

fn shr(width: Width, value: Interval, count: Interval) -> Interval {
    let range = Interval::of_width(width);
    let Some((lo, hi)) = value.bounds().filter(|_| value.is_within(range)) else { return range };
    match masked_count(width, count) {
        Some(count) => Interval::new(lo >> count, hi >> count),
        None => Interval::new(lo.min(0), hi.max(lo >> (width.bits() - 1))),
    }
}

fn ushr(width: Width, value: Interval, count: Interval) -> Interval {
    if value.is_non_negative() {
        return shr(width, value, count);
    }
    match masked_count(width, count) {
        Some(count) if count > 0 => Interval::new(0, (width.modulus() - 1) >> count),
        _ => Interval::of_width(width),
    }
}

fn masked_count(width: Width, count: Interval) -> Option<u32> {
    count.as_point().map(|count| (count & i128::from(width.bits() - 1)) as u32)
}
