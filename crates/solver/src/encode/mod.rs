//! From terms to Z3: one driver, two encodings of integers, memoised across queries because path prefixes repeat.
//!
//! In [`Mode::Int`] an integer term is a Z3 integer. In [`Mode::Bits`] an integer term is asked for at a width `w`, and its
//! encoding is its value modulo 2^w; a term is read back from its natural width, which holds its whole interval.

mod arithmetic;
mod bits;
mod domain;
mod floats;
mod logic;
mod quantifier;
mod strings;

use rustc_hash::FxHashMap;
use term::{Checkpoint, Elem, Op, Sort, SymbolId, TermId, Terms, Width};

pub(crate) use arithmetic::mask_bits;
pub(crate) use domain::array_roots;

use crate::z3::{Ast, BasicSort, Context, Function, ZSort};

/// How integers are encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Mathematical integers with explicit wrap-around.
    Int,
    /// Bit-vectors of the width that intervals need.
    Bits,
}

/// Why a term has no encoding in a mode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unsupported(pub(crate) &'static str);

type Encoded = Result<Ast, Unsupported>;

/// Widest bit-vector; wider ones cost more than integers.
const MAX_WIDTH: u32 = 256;
/// Bits of an array index or a reference.
const INDEX_WIDTH: u32 = 32;
/// Bits of an integer array element or function argument.
const ELEMENT_WIDTH: u32 = 64;
/// Unique constants are the references from here on, so they differ from each other and from null.
pub(crate) const FIRST_UNIQUE: i64 = 1 << 30;

/// Terms of one arena as formulas of one context.
pub(crate) struct Encoder {
    pub(crate) cx: Context,
    mode: Mode,
    memo: FxHashMap<(TermId, u32), Ast>,
    functions: FxHashMap<SymbolId, Function>,
    basic_sorts: Vec<(BasicSort, ZSort)>,
    array_sorts: Vec<(Elem, ZSort)>,
    tag: Option<Function>,
}

impl Encoder {
    pub(crate) fn new(mode: Mode, cx: Context) -> Self {
        Encoder {
            cx,
            mode,
            memo: FxHashMap::default(),
            functions: FxHashMap::default(),
            basic_sorts: Vec::new(),
            array_sorts: Vec::new(),
            tag: None,
        }
    }

    /// Forgets terms and symbols that a rollback of the arena removed.
    pub(crate) fn rollback(&mut self, to: Checkpoint) {
        self.memo.retain(|&(term, _), _| to.has_term(term));
        self.functions.retain(|&symbol, _| to.has_symbol(symbol));
    }

    /// The formula of a boolean term.
    pub(crate) fn formula(&mut self, terms: &Terms, term: TermId) -> Encoded {
        self.encode(terms, term, 0)
    }

    /// The encoding of a term by which its value can be read: an integer, or all bits of one.
    pub(crate) fn whole(&mut self, terms: &Terms, term: TermId) -> Encoded {
        let width = self.natural(terms, term)?;
        self.encode(terms, term, width)
    }

    /// Encodes without recursion: terms may be deep.
    fn encode(&mut self, terms: &Terms, root: TermId, width: u32) -> Encoded {
        let mut pending = vec![(root, width)];
        while let Some(&goal) = pending.last() {
            if self.memo.contains_key(&goal) {
                pending.pop();
                continue;
            }
            let needs = self.needs(terms, goal.0, goal.1)?;
            let n_pending = pending.len();
            pending.extend(needs.iter().filter(|need| !self.memo.contains_key(need)));
            if pending.len() > n_pending {
                continue;
            }
            let args: Vec<Ast> = needs.iter().map(|need| self.memo[need]).collect();
            let made = self.build(terms, goal.0, goal.1, &args)?;
            self.memo.insert(goal, made);
            pending.pop();
        }
        Ok(self.memo[&(root, width)])
    }

    /// The arguments of a term and the widths they are needed at.
    fn needs(&self, terms: &Terms, term: TermId, width: u32) -> Result<Vec<(TermId, u32)>, Unsupported> {
        if terms.op(term).is_binder() {
            return Ok(Vec::new());
        }
        let args = terms.args(term);
        if self.mode == Mode::Int {
            return Ok(args.iter().map(|&arg| (arg, 0)).collect());
        }
        let common = match terms.op(term) {
            Op::Eq | Op::Lt | Op::Le if terms.sort(args[0]) == Sort::Int => {
                self.natural(terms, args[0])?.max(self.natural(terms, args[1])?)
            }
            Op::Div | Op::Rem => {
                let operands = self.natural(terms, args[0])?.max(self.natural(terms, args[1])?);
                operands.max(self.natural(terms, term)?)
            }
            Op::Wrap(to) => width.min(to.bits()),
            Op::Shl(machine) | Op::Shr(machine) | Op::Ushr(machine) => machine.bits(),
            Op::IntToFloat(_) => self.natural(terms, args[0])?,
            Op::Select | Op::Store | Op::ConstArray(_) | Op::App(_) => {
                return self.needs_fixed(terms, terms.op(term), args);
            }
            _ => width,
        };
        Ok(args.iter().map(|&arg| (arg, if terms.sort(arg) == Sort::Int { common } else { 0 })).collect())
    }

    /// Arrays and functions have fixed widths, so that equal arguments have equal encodings.
    fn needs_fixed(&self, terms: &Terms, op: Op, args: &[TermId]) -> Result<Vec<(TermId, u32)>, Unsupported> {
        let mut needs = Vec::with_capacity(args.len());
        for (i, &arg) in args.iter().enumerate() {
            if terms.sort(arg) != Sort::Int {
                needs.push((arg, 0));
                continue;
            }
            let is_index = i == 1 && matches!(op, Op::Select | Op::Store);
            let width = if is_index { INDEX_WIDTH } else { ELEMENT_WIDTH };
            if self.natural(terms, arg)? > width {
                return Err(Unsupported("integer too wide for a bit-vector array"));
            }
            needs.push((arg, width));
        }
        Ok(needs)
    }

    /// The width that holds every value of an integer term; 0 for other sorts and for integers in `Mode::Int`.
    fn natural(&self, terms: &Terms, term: TermId) -> Result<u32, Unsupported> {
        if self.mode == Mode::Int || terms.sort(term) != Sort::Int {
            return Ok(0);
        }
        let (lo, hi) = terms.interval(term).bounds().ok_or(Unsupported("unbounded integer"))?;
        let width = signed_bits(lo).max(signed_bits(hi));
        if width > MAX_WIDTH { Err(Unsupported("integer too wide for bit-vectors")) } else { Ok(width) }
    }

    fn build(&mut self, terms: &Terms, term: TermId, width: u32, args: &[Ast]) -> Encoded {
        let op = terms.op(term);
        if op.is_binder() {
            return self.binder(terms, term);
        }
        if let Some(made) = self.logic(terms, term, args) {
            return Ok(made);
        }
        if let Some(made) = self.floats(terms, term, width, args)? {
            return Ok(made);
        }
        if let Op::App(symbol) = op {
            return self.application(terms, symbol, width, args);
        }
        match self.mode {
            Mode::Int => match self.arithmetic(terms, term, args) {
                Some(made) => Ok(made),
                None => self.strings(terms, term, args),
            },
            Mode::Bits => self.bits(terms, term, width, args),
        }
    }

    /// A symbol applied to arguments; in `Mode::Bits` an integer result is extended or cut to the width asked for.
    fn application(&mut self, terms: &Terms, symbol: SymbolId, width: u32, args: &[Ast]) -> Encoded {
        let declared = terms.symbol(symbol);
        if declared.is_unique && args.is_empty() && declared.sort == Sort::Ref {
            return Ok(self.reference(FIRST_UNIQUE + symbol.index() as i64));
        }
        let function = self.function(terms, symbol)?;
        let made = self.cx.apply(function, args);
        if self.mode == Mode::Bits && declared.sort == Sort::Int {
            let natural = symbol_width(terms, symbol)?;
            return Ok(self.resize(made, natural, width));
        }
        Ok(made)
    }

    /// A function of one reference applied to the object with a number, in `Mode::Int`.
    pub(crate) fn applied(&mut self, terms: &Terms, symbol: SymbolId, object: i64) -> Encoded {
        let object = self.reference(object);
        self.application(terms, symbol, 0, &[object])
    }

    fn function(&mut self, terms: &Terms, symbol: SymbolId) -> Result<Function, Unsupported> {
        if let Some(&function) = self.functions.get(&symbol) {
            return Ok(function);
        }
        let declared = terms.symbol(symbol);
        let args: Vec<ZSort> = declared.args.iter().map(|&sort| self.sort(sort, ELEMENT_WIDTH)).collect();
        let width = match (self.mode, declared.sort) {
            (Mode::Bits, Sort::Int) => symbol_width(terms, symbol)?,
            _ => 0,
        };
        let result = self.sort(declared.sort, width);
        let function = self.cx.function(&format!("{}!{}", declared.name, symbol.index()), &args, result);
        self.functions.insert(symbol, function);
        Ok(function)
    }

    /// The Z3 sort of a sort; integers have the given width in `Mode::Bits`.
    fn sort(&mut self, sort: Sort, width: u32) -> ZSort {
        match (sort, self.mode) {
            (Sort::Bool, _) => self.basic(BasicSort::Bool),
            (Sort::Int | Sort::Ref | Sort::Seq, Mode::Int) => self.basic(BasicSort::Int),
            (Sort::Int, Mode::Bits) => self.basic(BasicSort::Bits(width)),
            (Sort::Ref | Sort::Seq, Mode::Bits) => self.basic(BasicSort::Bits(INDEX_WIDTH)),
            (Sort::F32, _) => self.basic(BasicSort::F32),
            (Sort::F64, _) => self.basic(BasicSort::F64),
            (Sort::Str, _) => self.basic(BasicSort::Str),
            (Sort::Array(elem), _) => self.array_sort(elem),
        }
    }

    fn basic(&mut self, sort: BasicSort) -> ZSort {
        if let Some(&(_, known)) = self.basic_sorts.iter().find(|(known, _)| *known == sort) {
            return known;
        }
        let made = self.cx.basic_sort(sort);
        self.basic_sorts.push((sort, made));
        made
    }

    fn array_sort(&mut self, elem: Elem) -> ZSort {
        if let Some(&(_, known)) = self.array_sorts.iter().find(|(known, _)| *known == elem) {
            return known;
        }
        let element = self.sort(elem.sort(), ELEMENT_WIDTH);
        let index = self.index_sort();
        let made = self.cx.array_sort(index, element);
        self.array_sorts.push((elem, made));
        made
    }

    fn index_sort(&mut self) -> ZSort {
        self.sort(Sort::Int, INDEX_WIDTH)
    }

    /// A whole number of the sort that integers of this width have.
    fn number(&mut self, value: i128, width: u32) -> Ast {
        let sort = self.sort(Sort::Int, width);
        self.cx.numeral(&value.to_string(), sort)
    }

    /// The object with a number.
    pub(crate) fn reference(&mut self, value: i64) -> Ast {
        let sort = self.sort(Sort::Ref, 0);
        self.cx.numeral(&value.to_string(), sort)
    }
}

/// Bits of the two's complement notation of a number.
fn signed_bits(value: i128) -> u32 {
    let magnitude = if value < 0 { !value } else { value };
    129 - magnitude.leading_zeros()
}

/// The width of the values of a symbol with a declared range.
fn symbol_width(terms: &Terms, symbol: SymbolId) -> Result<u32, Unsupported> {
    let term::Domain::Range(lo, hi) = &terms.symbol(symbol).domain else { return Err(Unsupported("unbounded integer")) };
    let width = (lo.bits().max(hi.bits()) + 1) as u32;
    if width > MAX_WIDTH { Err(Unsupported("integer too wide for bit-vectors")) } else { Ok(width) }
}

/// The machine type wide enough for signed arithmetic on values of a width.
fn machine_bits(width: Width) -> u32 {
    if width.is_signed() { width.bits() } else { width.bits() + 1 }
}
