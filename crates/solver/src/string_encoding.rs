//! Strings written out: a string is its length and its code units.
//!
//! Z3 decides questions about arrays of numbers much faster than those about strings, and knows bit-vectors only beside the
//! former. Most conditions of programs look at the length of a string and at single characters; those are rewritten. What is
//! rewritten holds for every string, with zeros behind its end, so unsatisfiable answers hold for strings; a model is read
//! back and has to satisfy the formulas about strings.

use rustc_hash::FxHashMap;
use term::{BigInt, Checkpoint, Domain, Elem, Op, Sort, Symbol, SymbolId, TermId, Terms, Value, Width, applications};

use crate::model::Model;
use crate::rewrite::rewrite;

/// Limits of the encoding of strings.
struct Limits {
    /// Parts of a composed string that are looked through.
    max_parts: usize,
    /// Literals up to this length are compared unit by unit.
    max_literal: usize,
    /// Strings are looked for up to this length where the first model has longer ones than can be written.
    short: i64,
    /// Longer strings are not built for a model.
    max_length: usize,
}

const LIMITS: Limits = Limits { max_parts: 40, max_literal: 40, short: 40, max_length: 1_000 };

/// The two symbols that stand for a symbol of strings.
#[derive(Clone, Copy)]
struct StringSymbols {
    length: SymbolId,
    units: SymbolId,
}

/// The symbols and the rewritten terms of one arena.
#[derive(Default)]
pub(crate) struct EncodedStrings {
    letters: FxHashMap<SymbolId, StringSymbols>,
    done: FxHashMap<TermId, TermId>,
}

impl EncodedStrings {
    pub(crate) fn rollback(&mut self, to: Checkpoint) {
        self.letters.retain(|symbol, letters| [*symbol, letters.length, letters.units].into_iter().all(|symbol| to.has_symbol(symbol)));
        self.done.retain(|from, into| to.has_term(*from) && to.has_term(*into));
    }

    /// The formulas with strings written out as far as that can be done; what cannot stays as it is.
    pub(crate) fn encoded(&mut self, terms: &mut Terms, conjuncts: &[TermId]) -> Vec<TermId> {
        let mut done = std::mem::take(&mut self.done);
        let encoded = conjuncts.iter().map(|&conjunct| rewrite(terms, conjunct, &mut done, |terms, op, args| self.rule(terms, op, args)));
        let encoded = encoded.collect();
        self.done = done;
        encoded
    }

    /// A question about a string as one about its length and units.
    fn rule(&mut self, terms: &mut Terms, op: Op, args: &[TermId]) -> Option<TermId> {
        let mut fuel = LIMITS.max_parts;
        match (op, args) {
            (Op::StrLen, &[string]) => self.length(terms, string, &mut fuel),
            (Op::StrAt, &[string, index]) => self.unit(terms, string, index, &mut fuel),
            (Op::Eq, &[a, b]) if terms.sort(a) == Sort::Str => {
                let (string, literal) = if terms.as_str_const(b).is_some() { (a, b) } else { (b, a) };
                let units = short_literal(terms, literal)?;
                let (length, wanted) = (self.length(terms, string, &mut fuel)?, terms.int(units.len() as i64));
                let is_as_long = terms.eq(length, wanted);
                let start = terms.int(0);
                self.reads(terms, string, start, &units, is_as_long)
            }
            (Op::StrPrefix, &[string, part]) => {
                let units = short_literal(terms, part)?;
                let (length, needed) = (self.length(terms, string, &mut fuel)?, terms.int(units.len() as i64));
                let is_long_enough = terms.le(needed, length);
                let start = terms.int(0);
                self.reads(terms, string, start, &units, is_long_enough)
            }
            (Op::StrSuffix, &[string, part]) => {
                let units = short_literal(terms, part)?;
                let (length, needed) = (self.length(terms, string, &mut fuel)?, terms.int(units.len() as i64));
                let is_long_enough = terms.le(needed, length);
                let start = terms.sub(length, needed);
                self.reads(terms, string, start, &units, is_long_enough)
            }
            _ => None,
        }
    }

    /// True if a condition holds and the given units stand in the string from a position on.
    fn reads(&mut self, terms: &mut Terms, string: TermId, start: TermId, units: &[u16], condition: TermId) -> Option<TermId> {
        let mut all = vec![condition];
        for (i, &unit) in units.iter().enumerate() {
            let (offset, wanted) = (terms.int(i as i64), terms.int(i64::from(unit)));
            let index = terms.add2(start, offset);
            let found = self.unit(terms, string, index, &mut LIMITS.max_parts.clone())?;
            all.push(terms.eq(found, wanted));
        }
        Some(terms.and(&all))
    }

    fn length(&mut self, terms: &mut Terms, string: TermId, fuel: &mut usize) -> Option<TermId> {
        *fuel = fuel.checked_sub(1)?;
        let args = terms.args(string).to_vec();
        match terms.op(string) {
            Op::App(symbol) => {
                let letters = self.letters_of(terms, symbol);
                Some(terms.app(letters.length, &args))
            }
            Op::Str(_) => {
                let length = terms.as_str_const(string)?.len();
                Some(terms.int(length as i64))
            }
            Op::Ite => {
                let (yes, no) = (self.length(terms, args[1], fuel)?, self.length(terms, args[2], fuel)?);
                Some(terms.ite(args[0], yes, no))
            }
            Op::StrConcat => {
                let lengths: Vec<TermId> = args.iter().map(|&part| self.length(terms, part, fuel)).collect::<Option<_>>()?;
                Some(terms.add(&lengths))
            }
            Op::StrOfChar => Some(terms.int(1)),
            Op::StrSubstr => {
                let is_inside = self.is_inside(terms, &args, fuel)?;
                let (length, zero) = (terms.sub(args[2], args[1]), terms.int(0));
                Some(terms.ite(is_inside, length, zero))
            }
            _ => None,
        }
    }

    /// The unit at an index, 0 outside.
    fn unit(&mut self, terms: &mut Terms, string: TermId, index: TermId, fuel: &mut usize) -> Option<TermId> {
        *fuel = fuel.checked_sub(1)?;
        let args = terms.args(string).to_vec();
        let zero = terms.int(0);
        match terms.op(string) {
            Op::App(symbol) => {
                let letters = self.letters_of(terms, symbol);
                let (length, units) = (terms.app(letters.length, &args), terms.app(letters.units, &args));
                let is_inside = is_between(terms, index, length);
                let unit = terms.select(units, index);
                Some(terms.ite(is_inside, unit, zero))
            }
            Op::Str(_) => {
                let units = short_literal(terms, string)?;
                Some(units.iter().enumerate().fold(zero, |rest, (i, &unit)| {
                    let (position, unit) = (terms.int(i as i64), terms.int(i64::from(unit)));
                    let is_here = terms.eq(index, position);
                    terms.ite(is_here, unit, rest)
                }))
            }
            Op::Ite => {
                let (yes, no) = (self.unit(terms, args[1], index, fuel)?, self.unit(terms, args[2], index, fuel)?);
                Some(terms.ite(args[0], yes, no))
            }
            Op::StrConcat => self.unit_of_parts(terms, &args, index, fuel),
            Op::StrOfChar => {
                let (is_first, unit) = (terms.eq(index, zero), terms.wrap(Width::U16, args[0]));
                Some(terms.ite(is_first, unit, zero))
            }
            Op::StrSubstr => {
                let (is_inside, length) = (self.is_inside(terms, &args, fuel)?, terms.sub(args[2], args[1]));
                let is_read = is_between(terms, index, length);
                let position = terms.add2(args[1], index);
                let unit = self.unit(terms, args[0], position, fuel)?;
                let both = terms.and2(is_inside, is_read);
                Some(terms.ite(both, unit, zero))
            }
            _ => None,
        }
    }

    /// The unit of a concatenation: of the part whose units are at the index.
    fn unit_of_parts(&mut self, terms: &mut Terms, parts: &[TermId], index: TermId, fuel: &mut usize) -> Option<TermId> {
        let mut start = terms.int(0);
        let mut candidates = Vec::new();
        for &part in parts {
            let length = self.length(terms, part, fuel)?;
            let offset = terms.sub(index, start);
            let unit = self.unit(terms, part, offset, fuel)?;
            start = terms.add2(start, length);
            candidates.push((terms.lt(index, start), unit));
        }
        let zero = terms.int(0);
        Some(candidates.into_iter().rev().fold(zero, |rest, (is_here, unit)| terms.ite(is_here, unit, rest)))
    }

    /// True if the bounds of a substring are those of a part: `0 <= begin <= end <= length`.
    fn is_inside(&mut self, terms: &mut Terms, args: &[TermId], fuel: &mut usize) -> Option<TermId> {
        let (length, zero) = (self.length(terms, args[0], fuel)?, terms.int(0));
        let conditions = [terms.le(zero, args[1]), terms.le(args[1], args[2]), terms.le(args[2], length)];
        Some(terms.and(&conditions))
    }

    fn letters_of(&mut self, terms: &mut Terms, symbol: SymbolId) -> StringSymbols {
        if let Some(&letters) = self.letters.get(&symbol) {
            return letters;
        }
        let declared = terms.symbol(symbol).clone();
        let range = |least: i128, greatest: i128| Domain::Range(least.into(), greatest.into());
        let like = |sort, domain| Symbol { sort, domain, ..declared.clone() };
        let length = terms.declare(like(Sort::Int, range(0, Width::I32.max())));
        let units = terms.declare(like(Sort::Array(Elem::Int), range(Width::U16.min(), Width::U16.max())));
        let letters = StringSymbols { length, units };
        self.letters.insert(symbol, letters);
        letters
    }

    /// That the strings in encoded formulas are short.
    pub(crate) fn shortness(&self, terms: &mut Terms, encoded: &[TermId]) -> Vec<TermId> {
        let is_length = |symbol| self.letters.values().any(|letters| letters.length == symbol);
        let lengths = applications(terms, encoded, is_length);
        let most = terms.int(LIMITS.short);
        lengths.into_iter().map(|length| terms.le(length, most)).collect()
    }

    /// The strings that a model of encoded formulas describes; `None` if one is too long to be written.
    pub(crate) fn read_back(&self, mut model: Model) -> Option<Model> {
        let mut symbols: Vec<(SymbolId, StringSymbols)> = self.letters.iter().map(|(&symbol, &letters)| (symbol, letters)).collect();
        symbols.sort_unstable_by_key(|&(symbol, _)| symbol);
        for (symbol, letters) in symbols {
            let (lengths, units) = (model.take(letters.length), model.take(letters.units));
            for (args, length) in lengths {
                let length = usize::try_from(length.as_int()?).ok().filter(|&length| length <= LIMITS.max_length)?;
                let encoded = units.iter().find(|(known, _)| *known == args).map(|(_, units)| units);
                model.define(symbol, args, Value::Str(written(length, encoded)));
            }
        }
        Some(model)
    }
}

/// The units of a literal, unless it is long.
fn short_literal(terms: &Terms, string: TermId) -> Option<Vec<u16>> {
    terms.as_str_const(string).filter(|units| units.len() <= LIMITS.max_literal).map(<[u16]>::to_vec)
}

fn is_between(terms: &mut Terms, index: TermId, length: TermId) -> TermId {
    let zero = terms.int(0);
    let (is_from, is_before) = (terms.le(zero, index), terms.lt(index, length));
    terms.and2(is_from, is_before)
}

/// A string of the given length; units that nothing asks for are letters.
fn written(length: usize, units: Option<&Value>) -> Vec<u16> {
    let mut text = vec![u16::from(b'a'); length];
    if let Some(Value::Array(units)) = units {
        for (index, unit) in units.entries() {
            let place = usize::try_from(index).ok().and_then(|index| text.get_mut(index));
            if let (Some(place), Some(unit)) = (place, unit.as_int().and_then(as_unit)) {
                *place = unit;
            }
        }
    }
    text
}

fn as_unit(value: &BigInt) -> Option<u16> {
    u16::try_from(value).ok()
}
