//! The parts of one question about a model: terms, symbols, places, states, snapshots and hypotheses, all of them only growing.

use std::collections::{BTreeMap, HashMap};

use term::{Domain, Notation, Sort, Symbol, SymbolId, TermId, Terms};

use crate::grounding::Formula;
use crate::set::{Kind, Set};
use crate::snapshot::{Pair, Use};
use crate::state::{Node, StateId};

/// Places from here on are named by no instance: locals and parameters of context methods, ghost variables, what the calculus needs itself
/// (a set that contains them could never be written down; Steinhöfel 2020, §4.2).
pub(crate) const HIDDEN: i64 = 1_000_000;

/// Operands from which on a condition gets a name.
const LONG: usize = 12;

/// The type of the values at a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Ty {
    Bool,
    /// Bits of a machine integer; 0 for one without bounds.
    Int(u8),
    /// A reference, or something that is only compared.
    Ref,
}

/// A variable: of the model, of a program, of a context method, or a ghost.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub name: String,
    pub ty: Ty,
    /// The Java type, as a pair of programs needs it.
    pub java: String,
    pub number: i64,
}

/// Something that is assumed and could be left out, as it is shown to users.
#[derive(Clone, Debug)]
pub(crate) struct Label {
    pub text: String,
    /// The constant that is true where it is assumed.
    pub option: TermId,
    pub role: Role,
}

/// Why something has a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// The model assumes it.
    Constraint,
    /// A clause of an element that says how it completes, or what it does when it completes normally: it belongs to the shape of the model,
    /// so that it stays when preconditions are looked for.
    Shape,
    /// Not assumed unless somebody asks for it: candidates of the search for preconditions, and what proofs of loops use once it is shown.
    Optional,
}

pub(crate) type LabelId = usize;

pub(crate) struct Hypothesis {
    pub label: Option<LabelId>,
    pub formula: Formula,
}

#[derive(Default)]
pub(crate) struct Cx {
    pub terms: Terms,
    symbols: BTreeMap<String, SymbolId>,
    pub variables: Vec<Variable>,
    /// All places that occur, for instances of facts about all places.
    pub places: Vec<TermId>,
    /// Places that stand for any place, made to tell states apart.
    pub skolems: Vec<TermId>,
    pub nodes: Vec<Node>,
    pub node_ids: HashMap<Node, StateId>,
    pub reads: HashMap<(StateId, TermId), TermId>,
    pub tokens: BTreeMap<(Set, StateId), TermId>,
    /// Which set and state a token is the snapshot of.
    pub token_of: HashMap<TermId, (Set, StateId)>,
    /// The states whose tokens sets have in later ones.
    pub origins: HashMap<(Set, StateId), StateId>,
    /// No more pairs: everything is being instantiated.
    pub is_frozen: bool,
    pub uses: BTreeMap<(String, usize), Vec<Use>>,
    pub pairs: Vec<Pair>,
    /// Names of long conditions.
    names: HashMap<TermId, TermId>,
    pub labels: Vec<Label>,
    pub hypotheses: Vec<Hypothesis>,
    /// Facts that hold in every instance.
    pub facts: Vec<TermId>,
    /// Equal snapshots have equal values everywhere: needed where an equality of snapshots is a hypothesis.
    pub needs_converse: bool,
    pub is_math: bool,
}

impl Cx {
    pub(crate) fn new(is_math: bool) -> Cx {
        Cx { is_math, ..Cx::default() }
    }

    /// The symbol of a name, declared at first use: one factory, so that equal names mean the same everywhere (dependently fresh symbols, Steinhöfel 2020, §4.3.1).
    pub(crate) fn symbol(&mut self, name: &str, args: &[Sort], sort: Sort) -> SymbolId {
        if let Some(&symbol) = self.symbols.get(name) {
            return symbol;
        }
        let notation = if args.is_empty() { Notation::Name } else { Notation::Call };
        let declared =
            if args.is_empty() { Symbol::constant(name, sort, Domain::Any) } else { Symbol::function(name, args, sort, notation) };
        let symbol = self.terms.declare(declared);
        self.symbols.insert(name.to_owned(), symbol);
        symbol
    }

    /// A function of integers.
    pub(crate) fn apply(&mut self, name: &str, args: &[TermId], sort: Sort) -> TermId {
        let symbol = self.symbol(name, &vec![Sort::Int; args.len()], sort);
        self.terms.app(symbol, args)
    }

    /// A constant with a name of its own.
    pub(crate) fn fresh(&mut self, name: &str, sort: Sort) -> TermId {
        let name = format!("{name}#{}", self.terms.n_symbols());
        let symbol = self.symbol(&name, &[], sort);
        self.terms.app(symbol, &[])
    }

    /// A new variable; visible ones may be in sets.
    pub(crate) fn variable(&mut self, name: &str, ty: Ty, java: &str, is_visible: bool) -> TermId {
        let number = self.variables.len() as i64 + 1 + if is_visible { 0 } else { HIDDEN };
        self.variables.push(Variable { name: name.to_owned(), ty, java: java.to_owned(), number });
        let place = self.terms.int(number);
        self.places.push(place);
        let is_variable = self.kind_is(place, Kind::Variable);
        self.facts.push(is_variable);
        place
    }

    /// The variable at a place that is a number.
    pub(crate) fn variable_at(&self, place: TermId) -> Option<&Variable> {
        let number = self.terms.as_i64(place)?;
        self.variables.iter().find(|variable| variable.number == number)
    }

    /// A place of which nothing is known but that instances could name it.
    pub(crate) fn skolem(&mut self) -> TermId {
        let place = self.fresh("place", Sort::Int);
        let visible = self.is_visible(place);
        let positive = {
            let zero = self.terms.int(0);
            self.terms.lt(zero, place)
        };
        self.facts.extend([visible, positive]);
        self.places.push(place);
        self.skolems.push(place);
        place
    }

    /// The field of an object, as a place.
    pub(crate) fn field_place(&mut self, object: TermId, field: u32) -> TermId {
        let number = self.terms.int(i64::from(field));
        let place = self.apply("place.of_field", &[object, number], Sort::Int);
        if !self.places.contains(&place) {
            let (owner, index) = (self.part("object", place), self.part("index", place));
            let facts = [self.kind_is(place, Kind::Field), self.terms.eq(owner, object), self.terms.eq(index, number)];
            self.heap_place(place, &facts);
        }
        place
    }

    /// The element of an array, as a place.
    pub(crate) fn element_place(&mut self, array: TermId, index: TermId) -> TermId {
        let place = self.apply("place.of_element", &[array, index], Sort::Int);
        if !self.places.contains(&place) {
            let (owner, position) = (self.part("object", place), self.part("index", place));
            let facts = [self.kind_is(place, Kind::Element), self.terms.eq(owner, array), self.terms.eq(position, index)];
            self.heap_place(place, &facts);
        }
        place
    }

    /// The place of a part of an object, without telling anything of it.
    pub(crate) fn raw_place(&mut self, name: &str, parts: [TermId; 2]) -> TermId {
        self.apply(name, &parts, Sort::Int)
    }

    /// The length of an array.
    pub(crate) fn length(&mut self, array: TermId) -> TermId {
        let length = self.apply("length", &[array], Sort::Int);
        let (zero, most) = (self.terms.int(0), self.terms.int(i64::from(i32::MAX)));
        for fact in [self.terms.le(zero, length), self.terms.le(length, most)] {
            if !self.facts.contains(&fact) {
                self.facts.push(fact);
            }
        }
        length
    }

    /// True if objects or arrays occur.
    pub(crate) fn has_heap(&self) -> bool {
        self.symbols.contains_key("place.object")
    }

    /// The fields of objects that occur, with their numbers.
    pub(crate) fn field_names(&self) -> Vec<(u32, String)> {
        let fields =
            self.symbols.iter().filter_map(|(name, symbol)| Some((symbol.index() as u32, name.strip_prefix("field ")?.to_owned())));
        fields.collect()
    }

    fn heap_place(&mut self, place: TermId, facts: &[TermId]) {
        self.facts.extend(facts);
        let visible = self.is_visible(place);
        let zero = self.terms.int(0);
        let positive = self.terms.lt(zero, place);
        self.facts.extend([visible, positive]);
        self.places.push(place);
    }

    /// The label of something that could be left out; the same text is the same label.
    pub(crate) fn label(&mut self, text: &str, role: Role) -> LabelId {
        if let Some(known) = self.labels.iter().position(|label| label.text == text) {
            return known;
        }
        let option = self.fresh("option", Sort::Bool);
        self.labels.push(Label { text: text.to_owned(), option, role });
        self.labels.len() - 1
    }

    /// Assumes a formula where a path condition holds.
    pub(crate) fn assume(&mut self, label: Option<LabelId>, path: TermId, formula: Formula) {
        let elsewhere = self.terms.not(path);
        let formula =
            if self.terms.as_bool_const(elsewhere) == Some(false) { formula } else { Formula::Or(vec![Formula::Term(elsewhere), formula]) };
        self.hypotheses.push(Hypothesis { label, formula });
    }

    /// A condition under a name of its own, if it is long: sequences repeat the conditions of what came before, which would make them quadratic.
    pub(crate) fn named(&mut self, condition: TermId) -> TermId {
        if self.terms.args(condition).len() < LONG {
            return condition;
        }
        if let Some(&name) = self.names.get(&condition) {
            return name;
        }
        let name = self.fresh("condition", Sort::Bool);
        let fact = self.terms.eq(name, condition);
        self.facts.push(fact);
        self.names.insert(condition, name);
        name
    }

    /// The integer of a truth value, as it is stored.
    pub(crate) fn stored(&mut self, truth: TermId) -> TermId {
        let (one, zero) = (self.terms.int(1), self.terms.int(0));
        self.terms.ite(truth, one, zero)
    }

    /// The truth value of a stored integer.
    pub(crate) fn truth(&mut self, stored: TermId) -> TermId {
        let one = self.terms.int(1);
        self.terms.eq(stored, one)
    }

    /// Notes the range of a value of a type.
    pub(crate) fn note_type(&mut self, value: TermId, ty: Ty) {
        let (low, high) = match ty {
            Ty::Bool => (0, 1),
            Ty::Int(bits @ 1..=32) if !self.is_math => (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1),
            Ty::Int(64) if !self.is_math => (i64::MIN, i64::MAX),
            _ => return,
        };
        let (low, high) = (self.terms.int(low), self.terms.int(high));
        let (above, below) = (self.terms.le(low, value), self.terms.le(value, high));
        for fact in [above, below] {
            if self.terms.as_bool_const(fact).is_none() && !self.facts.contains(&fact) {
                self.facts.push(fact);
            }
        }
    }
}
