//! Clauses with machine arithmetic read as mathematical arithmetic, in which Spacer finds invariants that it misses under wrap-around.
//!
//! Property and absence of overflow are asked separately. Neither reading is believed: what is found has to be inductive as the machine computes.

use std::collections::{BTreeSet, HashMap, HashSet};

use solver::{Atom, Clause};
use term::{BigInt, Domain, Op, Sort, Symbol, SymbolId, TermId, Terms, Width};

use super::clauses::System;

/// The clauses of a system over other symbols.
pub(super) struct Reading {
    pub(super) relations: Vec<Vec<TermId>>,
    pub(super) clauses: Vec<Clause>,
    /// Clauses whose head says that nothing overflows.
    pub(super) overflows: Vec<Clause>,
}

/// How arithmetic is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arithmetic {
    /// With wrap-around, as the machine computes.
    Wrapping,
    /// Without; numbers have no bounds but those of inputs.
    Unbounded,
}

impl Reading {
    pub(super) fn of(terms: &mut Terms, system: &System, arithmetic: Arithmetic) -> Reading {
        let parameters = system.relations.iter().flatten().copied().collect();
        let mut reader = Reader { arithmetic, parameters, known: HashMap::new(), bounds: Vec::new(), overflows: Vec::new() };
        let mut relations = Vec::new();
        for parameters in &system.relations {
            relations.push(parameters.iter().map(|parameter| reader.read(terms, *parameter)).collect());
        }
        let (mut clauses, mut overflows) = (Vec::new(), Vec::new());
        for clause in &system.clauses {
            let read = reader.clause(terms, clause);
            let wrong = std::mem::take(&mut reader.overflows);
            if !wrong.is_empty() {
                let any = terms.or(&wrong);
                let constraint = terms.and2(read.constraint, any);
                overflows.push(Clause { body: read.body.clone(), constraint, head: None });
            }
            clauses.push(read);
        }
        Reading { relations, clauses, overflows }
    }
}

struct Reader {
    arithmetic: Arithmetic,
    /// Of all relations.
    parameters: HashSet<TermId>,
    known: HashMap<TermId, TermId>,
    /// Bounds of the symbols that stand for hard terms, in the clause that is read.
    bounds: Vec<TermId>,
    /// When an operation of the clause that is read leaves its type.
    overflows: Vec<TermId>,
}

impl Reader {
    fn clause(&mut self, terms: &mut Terms, clause: &Clause) -> Clause {
        // Terms are read anew in every clause, so that the bounds and overflows are those of the clause.
        self.known.retain(|term, _| matches!(terms.op(*term), Op::App(_)));
        self.bounds.clear();
        let mut atom = |reader: &mut Reader, atom: &Atom| {
            let arguments = atom.arguments.iter().map(|argument| reader.read(terms, *argument)).collect();
            Atom { relation: atom.relation, arguments }
        };
        let body: Vec<Atom> = clause.body.iter().map(|part| atom(self, part)).collect();
        let head = clause.head.as_ref().map(|head| atom(self, head));
        let constraint = self.read(terms, clause.constraint);
        if self.arithmetic == Arithmetic::Unbounded {
            if body.is_empty() {
                self.bound_inputs(terms, clause.head.as_ref());
            }
            self.bound_others(terms, clause);
        }
        let bounds = std::mem::take(&mut self.bounds);
        let constraint = terms.and(&bounds.into_iter().chain([constraint]).collect::<Vec<_>>());
        Clause { body, constraint, head }
    }

    /// Inputs are of their types.
    fn bound_inputs(&mut self, terms: &mut Terms, head: Option<&Atom>) {
        for input in head.map(|head| head.arguments.clone()).unwrap_or_default() {
            if let Op::App(symbol) = terms.op(input)
                && let Domain::Range(low, high) = terms.symbol(symbol).domain.clone()
            {
                let read = self.read(terms, input);
                self.bound(terms, read, low, high);
            }
        }
    }

    /// So are nondeterministic values and results, of which no relation says anything.
    fn bound_others(&mut self, terms: &mut Terms, clause: &Clause) {
        let arguments = clause.body.iter().chain(&clause.head).flat_map(|atom| atom.arguments.iter().copied());
        let symbols: BTreeSet<SymbolId> = arguments.chain([clause.constraint]).flat_map(|term| terms.symbols_of(term).to_vec()).collect();
        for symbol in symbols.into_iter().filter(|symbol| terms.symbol(*symbol).args.is_empty()).collect::<Vec<_>>() {
            let constant = terms.app(symbol, &[]);
            if let Domain::Range(low, high) = terms.symbol(symbol).domain.clone()
                && !self.parameters.contains(&constant)
            {
                let read = self.read(terms, constant);
                self.bound(terms, read, low, high);
            }
        }
    }

    fn bound(&mut self, terms: &mut Terms, term: TermId, low: BigInt, high: BigInt) {
        let (low, high) = (terms.big(low), terms.big(high));
        let (from, to) = (terms.le(low, term), terms.le(term, high));
        self.bounds.extend([from, to]);
    }

    fn read(&mut self, terms: &mut Terms, term: TermId) -> TermId {
        if let Some(known) = self.known.get(&term) {
            return *known;
        }
        let args: Vec<TermId> = terms.args(term).to_vec().into_iter().map(|arg| self.read(terms, arg)).collect();
        let read = match terms.op(term) {
            Op::App(symbol) if args.is_empty() && self.arithmetic == Arithmetic::Unbounded => {
                let Symbol { name, sort, .. } = terms.symbol(symbol).clone();
                let symbol = terms.declare(Symbol::constant(&name, sort, Domain::Any));
                terms.app(symbol, &[])
            }
            op @ Op::Wrap(width) if self.arithmetic == Arithmetic::Unbounded => {
                let outside = outside(terms, args[0], width);
                // A narrowing cast is meant to lose bits, an operation on `int` and `long` is not.
                if matches!(width, Width::I32 | Width::I64) {
                    self.overflows.push(outside);
                    args[0]
                } else {
                    terms.build(op, &args)
                }
            }
            op if is_hard(terms, op, &args) => self.any(terms, term),
            _ if args.is_empty() => term,
            op => terms.build(op, &args),
        };
        self.known.insert(term, read);
        read
    }

    /// A new constant between the bounds of a term.
    fn any(&mut self, terms: &mut Terms, term: TermId) -> TermId {
        let symbol = terms.declare(Symbol::constant("any", terms.sort(term), Domain::Any));
        let constant = terms.app(symbol, &[]);
        if terms.sort(term) == Sort::Int
            && let Some((low, high)) = terms.interval(term).bounds()
        {
            self.bound(terms, constant, low.into(), high.into());
        }
        constant
    }
}

/// True where a value is not of a machine type.
fn outside(terms: &mut Terms, value: TermId, width: Width) -> TermId {
    let (low, high) = (terms.big(width.min().into()), terms.big(width.max().into()));
    let (below, above) = (terms.lt(value, low), terms.lt(high, value));
    terms.or2(below, above)
}

/// Operators that linear arithmetic does not have; Spacer sees any value instead.
fn is_hard(terms: &Terms, op: Op, args: &[TermId]) -> bool {
    let is_literal = |index: usize| args.get(index).is_some_and(|arg| terms.as_int_const(*arg).is_some());
    match op {
        Op::Mul => !is_literal(0) && !is_literal(1),
        Op::Div | Op::Rem => !is_literal(1),
        Op::BitAnd(_) | Op::BitOr(_) | Op::BitXor(_) | Op::Shl(_) | Op::Shr(_) | Op::Ushr(_) | Op::FloatToInt(_) => true,
        Op::FLt | Op::FLe | Op::FEq | Op::IsNan => true,
        // Operators on objects, texts and arrays.
        _ if args.iter().any(|arg| !matches!(terms.sort(*arg), Sort::Bool | Sort::Int | Sort::F32 | Sort::F64)) => true,
        _ => false,
    }
}
