//! Invariants for loops that lack them, or whose own are too weak: guess many, keep the inductive ones (Houdini; Flanagan, Leino 2001).
//!
//! Guesses are made from the variables that the loop changes: intervals, order and linear relations among them and what stays the same,
//! facts about the part of an array that was passed, sums over it, and measures that go down.

mod candidates;
mod houdini;
mod portable;

use std::rc::Rc;

use java::graph::Code;
use java::model::{LocalId, Ty};
use java::program::Program;
use machine::domain::Domain as _;
use machine::symbolic::{JavaSemantics, Symbolic};
use serde::{Deserialize, Serialize};
use term::{Domain, Fold, Sort, TermId, Terms};

use jml::translate::SpecState;

pub(crate) use candidates::guess;
pub(crate) use houdini::infer;
pub use portable::PortableInvariants;

/// A local variable in a file, by its number.
#[derive(Serialize, Deserialize)]
#[serde(remote = "LocalId")]
struct LocalNumber(u32);

/// Something with an integer value at the head of a loop.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Atom {
    Local(#[serde(with = "LocalNumber")] LocalId),
    /// A parameter when the method was entered.
    Old(#[serde(with = "LocalNumber")] LocalId),
    /// The length of the array or text in a local.
    Length(#[serde(with = "LocalNumber")] LocalId),
    Const(i64),
}

/// How two values compare.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Relation {
    Le,
    Lt,
    Eq,
    Ne,
}

/// A guess.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum CandidateInvariant {
    /// `a + offset ⋈ b`.
    Compare(Atom, i64, Relation, Atom),
    /// `a + b == c + d`.
    SameSum(Atom, Atom, Atom, Atom),
    /// `a - b == c - d`.
    SameDifference(Atom, Atom, Atom, Atom),
    /// `(\forall int j; from <= j && j < to; array[j] ⋈ x)`; `is_swapped`: `x ⋈ array[j]`.
    Prefix {
        #[serde(with = "LocalNumber")]
        array: LocalId,
        from: Atom,
        to: Atom,
        relation: Relation,
        x: Atom,
        is_swapped: bool,
    },
    /// `sum == start + (\sum int j; from <= j && j < to; array[j])`.
    Sum {
        #[serde(with = "LocalNumber")]
        sum: LocalId,
        start: Atom,
        #[serde(with = "LocalNumber")]
        array: LocalId,
        from: Atom,
        to: Atom,
    },
    /// `(\forall int j; from <= j && j < to; a[j] == b[j])`.
    Copied {
        #[serde(with = "LocalNumber")]
        a: LocalId,
        #[serde(with = "LocalNumber")]
        b: LocalId,
        from: Atom,
        to: Atom,
    },
    NotNull(#[serde(with = "LocalNumber")] LocalId),
    /// The content of an array is what it was when the method was entered.
    Unchanged {
        #[serde(with = "LocalNumber")]
        array: LocalId,
        from: Atom,
    },
    /// `sum == start + (index - from) * factor`.
    Multiple {
        #[serde(with = "LocalNumber")]
        sum: LocalId,
        start: Atom,
        #[serde(with = "LocalNumber")]
        index: LocalId,
        from: Atom,
        factor: Atom,
    },
}

/// A measure that goes down: `a - b`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Measure(pub Atom, pub Atom);

/// A clause for a loop that was found, in JML.
#[derive(Clone, Debug)]
pub struct InferredClause {
    /// A `decreases` clause, not an invariant.
    pub is_measure: bool,
    pub jml: String,
}

/// What was found for a loop, or is being tried.
#[derive(Clone, Debug)]
pub struct Inferred {
    pub guesses: Rc<Vec<CandidateInvariant>>,
    pub measures: Rc<Vec<Measure>>,
    /// The measures are tried, none is chosen yet.
    pub is_trial: bool,
    names: Rc<Vec<String>>,
    types: Rc<Vec<Ty>>,
}

/// Names of the locals of a method, as JML has them.
fn names_of(program: &Program, code: &Code) -> Vec<String> {
    let mut names: Vec<String> = code.locals.iter().map(|local| local.name.clone().unwrap_or_default()).collect();
    for passed in code.loops.iter().filter_map(|written| written.passed) {
        "\\index".clone_into(&mut names[passed.index.index()]);
        let (start, end) = (passed.source.start as usize, passed.source.end as usize);
        program.file(passed.source.file).text[start..end].clone_into(&mut names[passed.array.index()]);
    }
    names
}

impl Inferred {
    pub(crate) fn new(names: Vec<String>, types: Vec<Ty>, guesses: Vec<CandidateInvariant>, measures: Vec<Measure>) -> Self {
        Inferred { guesses: Rc::new(guesses), measures: Rc::new(measures), is_trial: true, names: Rc::new(names), types: Rc::new(types) }
    }

    /// One formula per guess.
    pub fn terms(&self, java: &mut JavaSemantics, terms: &mut Terms, now: &SpecState, old: &SpecState) -> Vec<TermId> {
        let mut writer = Writer { java, terms, now, old, types: &self.types, is_unset: false };
        self.guesses.iter().map(|guess| writer.guess(guess)).collect()
    }

    /// A guess in JML syntax.
    pub fn text(&self, index: usize) -> String {
        self.show(&self.guesses[index])
    }

    /// One term per measure.
    pub fn measure_terms(&self, java: &mut JavaSemantics, terms: &mut Terms, now: &SpecState, old: &SpecState) -> Vec<TermId> {
        let mut writer = Writer { java, terms, now, old, types: &self.types, is_unset: false };
        let value = |writer: &mut Writer<'_>, Measure(a, b): &Measure| {
            let (a, b) = (writer.atom(a), writer.atom(b));
            writer.terms.sub(a, b)
        };
        self.measures.iter().map(|measure| value(&mut writer, measure)).collect()
    }

    pub fn measure_text(&self, index: usize) -> String {
        let Measure(a, b) = &self.measures[index];
        match b {
            Atom::Const(0) => self.atom(a),
            b => format!("{} - {}", self.atom(a), self.atom(b)),
        }
    }

    /// Drops comparisons that follow from tighter ones.
    pub(crate) fn drop_implied(&mut self) {
        let all = Rc::clone(&self.guesses);
        let kept = all.iter().filter(|guess| !all.iter().any(|other| other != *guess && other.implies(guess))).cloned().collect();
        self.guesses = Rc::new(kept);
    }

    /// What was found, as clauses to paste.
    pub fn clauses(&self) -> Vec<InferredClause> {
        let invariant = |guess| InferredClause { is_measure: false, jml: format!("loop_invariant {};", self.show(guess)) };
        let mut clauses: Vec<InferredClause> = self.guesses.iter().map(invariant).collect();
        if !self.is_trial
            && let [_] = self.measures.as_slice()
        {
            clauses.push(InferredClause { is_measure: true, jml: format!("decreases {};", self.measure_text(0)) });
        }
        clauses
    }

    fn name(&self, local: LocalId) -> &str {
        &self.names[local.index()]
    }

    fn atom(&self, atom: &Atom) -> String {
        match atom {
            Atom::Local(local) => self.name(*local).to_owned(),
            Atom::Old(local) => format!("\\old({})", self.name(*local)),
            Atom::Length(local) if matches!(self.types[local.index()], Ty::Array(..)) => format!("{}.length", self.name(*local)),
            Atom::Length(local) => format!("{}.length()", self.name(*local)),
            Atom::Const(n) => n.to_string(),
        }
    }

    fn show(&self, guess: &CandidateInvariant) -> String {
        match guess {
            CandidateInvariant::Compare(a, offset, relation, b) => {
                let left = match offset {
                    0 => self.atom(a),
                    n if *n > 0 => format!("{} + {n}", self.atom(a)),
                    n => format!("{} - {}", self.atom(a), -n),
                };
                format!("{left} {} {}", relation.text(), self.atom(b))
            }
            CandidateInvariant::SameSum(a, b, c, d) => {
                format!("{} + {} == {} + {}", self.atom(a), self.atom(b), self.atom(c), self.atom(d))
            }
            CandidateInvariant::SameDifference(a, b, c, d) => {
                format!("{} - {} == {} - {}", self.atom(a), self.atom(b), self.atom(c), self.atom(d))
            }
            CandidateInvariant::Prefix { array, from, to, relation, x, is_swapped } => {
                let (read, x) = (format!("{}[j]", self.name(*array)), self.atom(x));
                let (left, right) = if *is_swapped { (x, read) } else { (read, x) };
                format!("(\\forall int j; {} <= j && j < {}; {left} {} {right})", self.atom(from), self.atom(to), relation.text())
            }
            CandidateInvariant::Sum { sum, start, array, from, to } => {
                let start = if *start == Atom::Const(0) { String::new() } else { format!("{} + ", self.atom(start)) };
                let (sum, array) = (self.name(*sum), self.name(*array));
                format!("{sum} == {start}(\\sum int j; {} <= j && j < {}; {array}[j])", self.atom(from), self.atom(to))
            }
            CandidateInvariant::Copied { a, b, from, to } => {
                let (a, b) = (self.name(*a), self.name(*b));
                format!("(\\forall int j; {} <= j && j < {}; {a}[j] == {b}[j])", self.atom(from), self.atom(to))
            }
            CandidateInvariant::Multiple { sum, start, index, from, factor } => {
                let start = if *start == Atom::Const(0) { String::new() } else { format!("{} + ", self.atom(start)) };
                let index = match from {
                    Atom::Const(0) => self.name(*index).to_owned(),
                    from => format!("({} - {})", self.name(*index), self.atom(from)),
                };
                format!("{} == {start}{index} * {}", self.name(*sum), self.atom(factor))
            }
            CandidateInvariant::NotNull(local) => format!("{} != null", self.name(*local)),
            CandidateInvariant::Unchanged { array, from } => {
                let array = self.name(*array);
                format!("(\\forall int j; {} <= j && j < {array}.length; {array}[j] == \\old({array}[j]))", self.atom(from))
            }
        }
    }
}

impl CandidateInvariant {
    /// A tighter comparison of the same things.
    fn implies(&self, other: &CandidateInvariant) -> bool {
        let (CandidateInvariant::Compare(a, m, Relation::Le, b), CandidateInvariant::Compare(c, n, Relation::Le, d)) = (self, other) else {
            return false;
        };
        match (a, b, c, d) {
            (Atom::Const(x), b, Atom::Const(y), d) => b == d && x + m >= y + n && (x + m, self) > (y + n, other),
            (a, Atom::Const(x), c, Atom::Const(y)) => a == c && x - m <= y - n && (y - n, other) > (x - m, self),
            _ => a == c && b == d && m > n,
        }
    }
}

impl Relation {
    fn text(self) -> &'static str {
        match self {
            Relation::Le => "<=",
            Relation::Lt => "<",
            Relation::Eq => "==",
            Relation::Ne => "!=",
        }
    }

    fn term(self, terms: &mut Terms, a: TermId, b: TermId) -> TermId {
        match self {
            Relation::Le => terms.le(a, b),
            Relation::Lt => terms.lt(a, b),
            Relation::Eq => terms.eq(a, b),
            Relation::Ne => {
                let same = terms.eq(a, b);
                terms.not(same)
            }
        }
    }
}

/// Writes guesses as terms in a state.
struct Writer<'a> {
    java: &'a mut JavaSemantics,
    terms: &'a mut Terms,
    now: &'a SpecState,
    old: &'a SpecState,
    types: &'a [Ty],
    /// A variable of the guess has no value in this state.
    is_unset: bool,
}

impl Writer<'_> {
    fn machine<T>(&mut self, moment: &SpecState, look: impl FnOnce(&mut Symbolic<'_>, &mut machine::world::World) -> T) -> T {
        let mut d = Symbolic { terms: self.terms, symbols: &mut self.java.symbols, state: moment.state.clone() };
        look(&mut d, &mut self.java.world)
    }

    fn atom(&mut self, atom: &Atom) -> TermId {
        match atom {
            Atom::Local(local) => self.number(self.now.locals[local.index()]),
            Atom::Old(local) => self.number(self.old.locals[local.index()]),
            Atom::Length(local) => {
                let (value, now) = (self.now.locals[local.index()], self.now);
                let is_array = matches!(self.types[local.index()], Ty::Array(..));
                self.machine(now, |d, world| if is_array { d.array_length(world, &value) } else { d.text_length(value) })
            }
            Atom::Const(n) => self.terms.int(*n),
        }
    }

    /// The value of an integer variable. One that was declared in a block on another path has none, and then there is no guess about it.
    fn number(&mut self, value: TermId) -> TermId {
        if self.terms.sort(value) == Sort::Int {
            return value;
        }
        self.is_unset = true;
        self.terms.int(0)
    }

    /// A guess as a formula; it is wrong where a variable has no value.
    fn guess(&mut self, guess: &CandidateInvariant) -> TermId {
        self.is_unset = false;
        let holds = self.formula(guess);
        if self.is_unset { self.terms.fls() } else { holds }
    }

    fn formula(&mut self, guess: &CandidateInvariant) -> TermId {
        match guess {
            CandidateInvariant::Compare(a, offset, relation, b) => {
                let (a, b, offset) = (self.atom(a), self.atom(b), self.terms.int(*offset));
                let a = self.terms.add(&[a, offset]);
                relation.term(self.terms, a, b)
            }
            CandidateInvariant::SameSum(a, b, c, d) => {
                let (a, b, c, d) = (self.atom(a), self.atom(b), self.atom(c), self.atom(d));
                let (left, right) = (self.terms.add(&[a, b]), self.terms.add(&[c, d]));
                self.terms.eq(left, right)
            }
            CandidateInvariant::SameDifference(a, b, c, d) => {
                let (a, b, c, d) = (self.atom(a), self.atom(b), self.atom(c), self.atom(d));
                let (left, right) = (self.terms.sub(a, b), self.terms.sub(c, d));
                self.terms.eq(left, right)
            }
            CandidateInvariant::Prefix { array, from, to, relation, x, is_swapped } => {
                let x = self.atom(x);
                self.everywhere(from, to, |this, j| {
                    let read = this.read(*array, j, false);
                    let (left, right) = if *is_swapped { (x, read) } else { (read, x) };
                    relation.term(this.terms, left, right)
                })
            }
            CandidateInvariant::Copied { a, b, from, to } => self.everywhere(from, to, |this, j| {
                let (x, y) = (this.read(*a, j, false), this.read(*b, j, false));
                this.terms.eq(x, y)
            }),
            CandidateInvariant::Unchanged { array, from } => self.everywhere(from, &Atom::Length(*array), |this, j| {
                let (is, was) = (this.read(*array, j, false), this.read(*array, j, true));
                this.terms.eq(is, was)
            }),
            CandidateInvariant::Sum { sum, start, array, from, to } => {
                let (sum, start) = (self.atom(&Atom::Local(*sum)), self.atom(start));
                let (from, to) = (self.atom(from), self.atom(to));
                let j = self.terms.bound_variable("j", Sort::Int, Domain::Any);
                let read = self.read(*array, j, false);
                let fold = self.terms.fold(Fold::Sum, j, from, to, read);
                let total = self.terms.add(&[start, fold]);
                self.terms.eq(sum, total)
            }
            CandidateInvariant::Multiple { sum, start, index, from, factor } => {
                let (sum, start, index) = (self.atom(&Atom::Local(*sum)), self.atom(start), self.atom(&Atom::Local(*index)));
                let (from, factor) = (self.atom(from), self.atom(factor));
                let passed = self.terms.sub(index, from);
                let product = self.terms.mul(passed, factor);
                let total = self.terms.add(&[start, product]);
                self.terms.eq(sum, total)
            }
            CandidateInvariant::NotNull(local) => {
                let (value, now) = (self.now.locals[local.index()], self.now);
                self.machine(now, |d, _| d.is_not_null(&value))
            }
        }
    }

    fn read(&mut self, array: LocalId, index: TermId, is_old: bool) -> TermId {
        let elem = machine::concrete::element(self.types[array.index()]);
        let value = self.now.locals[array.index()];
        let moment = if is_old { self.old } else { self.now };
        self.machine(moment, |d, world| d.array_load(world, &value, &index, elem))
    }

    fn everywhere(&mut self, from: &Atom, to: &Atom, body: impl FnOnce(&mut Self, TermId) -> TermId) -> TermId {
        let (from, to) = (self.atom(from), self.atom(to));
        let j = self.terms.bound_variable("j", Sort::Int, Domain::Any);
        let holds = body(self, j);
        let (low, high) = (self.terms.le(from, j), self.terms.lt(j, to));
        let inside = self.terms.and2(low, high);
        let guarded = self.terms.implies(inside, holds);
        self.terms.forall(j, guarded)
    }
}

/// True if a type has integer values.
pub(crate) fn is_integer(ty: Ty) -> bool {
    use java::model::Prim;
    matches!(ty, Ty::Prim(Prim::Byte | Prim::Short | Prim::Char | Prim::Int | Prim::Long))
}

pub(crate) fn is_text(program: &Program, ty: Ty) -> bool {
    matches!(ty, Ty::Class(class) if program.class(class).is_library && program.class(class).binary_name == "java.lang.String")
}

/// True if a type is an array of integers.
pub(crate) fn is_integer_array(ty: Ty) -> bool {
    matches!(ty, Ty::Array(_, 1)) && is_integer(machine::concrete::element(ty))
}
