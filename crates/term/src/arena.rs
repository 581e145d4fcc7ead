//! The arena: interned terms, symbols, constants and facts, append-only up to [`Terms::rollback`].

use std::hash::{Hash, Hasher};

use hashbrown::HashTable;
use num_bigint::BigInt;
use rustc_hash::{FxHashMap, FxHasher};

use crate::binder::Binders;
use crate::leaves::Leaves;
use crate::range::{Ranges, range_of};
use crate::reference::{RefKinds, kinds_of};
use crate::{Domain, Interval, Op, Sort, Symbol, SymbolId, TagSet, TagSetId, TermId};

/// All terms of one task.
#[derive(Default)]
pub struct Terms {
    nodes: Vec<Node>,
    arg_pool: Vec<TermId>,
    index: HashTable<TermId>,
    symbols: Vec<Symbol>,
    tag_sets: Interned<TagSet>,
    bigs: Interned<BigInt>,
    strings: Interned<Vec<u16>>,
    ranges: Ranges,
    leaves: Leaves,
    facts: FxHashMap<TermId, Vec<TermId>>,
    fact_log: Vec<TermId>,
    alloc_names: FxHashMap<u32, String>,
    choices: FxHashMap<SymbolId, Vec<String>>,
    alloc_tags: FxHashMap<u32, u32>,
    rollbacks: Vec<Checkpoint>,
    pub(crate) binders: Binders,
}

/// What tables about a term take beside it, about: its place in the index, its range and its leaves.
const INDEX_BYTES: usize = 32;

/// One term with what is cached about it.
#[derive(Clone, Copy)]
struct Node {
    op: Op,
    sort: Sort,
    kinds: RefKinds,
    first: u32,
    n_args: u32,
    range: u32,
    leaves: u32,
    /// Greatest level of a bound variable below; see `binder`.
    height: u32,
    has_quantifier: bool,
}

/// A moment in the life of an arena: how much of each there was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checkpoint {
    terms: u32,
    args: u32,
    symbols: u32,
    tag_sets: u32,
    bigs: u32,
    strings: u32,
    facts: u32,
}

impl Checkpoint {
    /// True if a term existed then.
    pub fn has_term(self, term: TermId) -> bool {
        term.0 < self.terms
    }

    /// True if a symbol existed then.
    pub fn has_symbol(self, symbol: SymbolId) -> bool {
        symbol.0 < self.symbols
    }

    /// Number of facts attached then.
    pub fn n_facts(self) -> usize {
        self.facts as usize
    }

    /// The earlier of two moments, in each respect.
    #[must_use]
    pub fn earlier(self, other: Checkpoint) -> Checkpoint {
        Checkpoint {
            terms: self.terms.min(other.terms),
            args: self.args.min(other.args),
            symbols: self.symbols.min(other.symbols),
            tag_sets: self.tag_sets.min(other.tag_sets),
            bigs: self.bigs.min(other.bigs),
            strings: self.strings.min(other.strings),
            facts: self.facts.min(other.facts),
        }
    }
}

impl Terms {
    /// An empty arena.
    pub fn new() -> Self {
        Self::default()
    }

    /// Number of terms.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Memory in use, about.
    pub fn bytes(&self) -> u64 {
        (self.nodes.len() * (size_of::<Node>() + INDEX_BYTES) + self.arg_pool.len() * size_of::<TermId>()) as u64
    }

    /// True if there are no terms yet.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The sort of a term.
    pub fn sort(&self, term: TermId) -> Sort {
        self.nodes[term.index()].sort
    }

    /// The operator of a term.
    pub fn op(&self, term: TermId) -> Op {
        self.nodes[term.index()].op
    }

    /// The arguments of a term.
    pub fn args(&self, term: TermId) -> &[TermId] {
        let node = &self.nodes[term.index()];
        &self.arg_pool[node.first as usize..(node.first + node.n_args) as usize]
    }

    /// The arguments of a term of known arity.
    pub(crate) fn args_array<const N: usize>(&self, term: TermId) -> [TermId; N] {
        self.args(term).try_into().expect("the operator has this arity")
    }

    /// Bounds of an integer term, or of the elements of an integer array; everything for other sorts.
    pub fn interval(&self, term: TermId) -> Interval {
        self.ranges.get(self.nodes[term.index()].range)
    }

    /// Which kinds of references a reference, or an element of a reference array, can be.
    pub fn ref_kinds(&self, term: TermId) -> RefKinds {
        self.nodes[term.index()].kinds
    }

    /// The symbols that occur in a term, ascending.
    pub fn symbols_of(&self, term: TermId) -> &[SymbolId] {
        self.leaves.get(self.nodes[term.index()].leaves)
    }

    /// True if the term is a literal.
    pub fn is_const(&self, term: TermId) -> bool {
        self.op(term).is_const()
    }

    /// Declares a symbol. Each declaration is a new symbol, whatever its name.
    pub fn declare(&mut self, symbol: Symbol) -> SymbolId {
        self.symbols.push(symbol);
        SymbolId(self.symbols.len() as u32 - 1)
    }

    /// How many symbols were declared; the next one has this number.
    pub fn n_symbols(&self) -> usize {
        self.symbols.len()
    }

    /// A declared symbol.
    pub fn symbol(&self, id: SymbolId) -> &Symbol {
        &self.symbols[id.index()]
    }

    /// Application of a symbol.
    pub fn app(&mut self, symbol: SymbolId, args: &[TermId]) -> TermId {
        let declared = self.symbol(symbol);
        let sort = declared.sort;
        debug_assert!(
            declared.args.iter().copied().eq(args.iter().map(|&arg| self.sort(arg))),
            "arguments of {} have the declared sorts",
            declared.name
        );
        self.intern(Op::App(symbol), sort, args)
    }

    /// The set of the given dynamic types; the name is for printing.
    pub fn tag_set(&mut self, name: &str, tags: &[u32]) -> TagSetId {
        self.exact_tag_set(name, &[], tags)
    }

    /// The same where some classes are meant without their subclasses; see [`TagSet::exact`].
    pub fn exact_tag_set(&mut self, name: &str, exact: &[String], tags: &[u32]) -> TagSetId {
        let mut tags = tags.to_vec();
        tags.sort_unstable();
        tags.dedup();
        debug_assert!(tags.first() != Some(&0), "0 is no dynamic type");
        TagSetId(self.tag_sets.intern(TagSet { name: name.to_owned(), exact: exact.into(), tags: tags.into() }))
    }

    /// The members and name of a tag set.
    pub fn tags(&self, set: TagSetId) -> &TagSet {
        self.tag_sets.get(set.0)
    }

    /// The dynamic type of a unique object, by the number of its symbol.
    pub fn unique_tag(&self, symbol: usize) -> Option<u32> {
        let symbol = self.symbols.get(symbol).filter(|symbol| symbol.is_unique)?;
        match symbol.domain {
            Domain::Tags { set, .. } => self.tags(set).tags.first().copied(),
            _ => None,
        }
    }

    /// States that `fact` holds in every query in which `trigger` occurs.
    pub fn attach_fact(&mut self, trigger: TermId, fact: TermId) {
        let facts = self.facts.entry(trigger).or_default();
        if !facts.contains(&fact) {
            facts.push(fact);
            self.fact_log.push(trigger);
        }
    }

    /// The facts attached to a term.
    pub fn facts_of(&self, trigger: TermId) -> &[TermId] {
        self.facts.get(&trigger).map_or(&[], Vec::as_slice)
    }

    /// Number of facts attached so far, on all terms.
    pub fn n_facts(&self) -> usize {
        self.fact_log.len()
    }

    /// The terms that facts were attached to, in the order of attachment.
    pub fn fact_triggers(&self) -> &[TermId] {
        &self.fact_log
    }

    /// Names an allocated object for printing.
    pub fn name_alloc(&mut self, id: u32, name: &str) {
        self.alloc_names.insert(id, name.to_owned());
    }

    /// The name of an allocated object.
    pub fn alloc_name(&self, id: u32) -> String {
        self.alloc_names.get(&id).cloned().unwrap_or_else(|| format!("new#{id}"))
    }

    /// Names the values 0, 1, 2 … of an integer symbol that stands for a choice, for printing `x == NAME`.
    pub fn name_choices(&mut self, symbol: SymbolId, names: Vec<String>) {
        self.choices.insert(symbol, names);
    }

    /// The names of the values of a term that stands for a choice. An element of an array has those of the array, whatever was written to it.
    pub(crate) fn choice_names(&self, term: TermId) -> Option<&[String]> {
        let mut root = term;
        loop {
            match self.op(root) {
                Op::App(symbol) => return self.choices.get(&symbol).map(Vec::as_slice),
                Op::Select | Op::Store => root = self.args(root)[0],
                Op::Ite if root != term => root = self.args(root)[1],
                _ => return None,
            }
        }
    }

    /// True if the values of a term are names: it stands for a choice.
    pub fn is_choice(&self, term: TermId) -> bool {
        self.choice_names(term).is_some()
    }

    /// The dynamic type of an allocated object; 0 if there is none of this id.
    pub fn alloc_tag(&self, id: u32) -> u32 {
        self.alloc_tags.get(&id).copied().unwrap_or(0)
    }

    pub(crate) fn record_alloc(&mut self, id: u32, tag: u32) {
        self.alloc_tags.insert(id, tag);
    }

    pub(crate) fn intern_big(&mut self, value: BigInt) -> u32 {
        self.bigs.intern(value)
    }

    pub(crate) fn big_at(&self, index: u32) -> &BigInt {
        self.bigs.get(index)
    }

    pub(crate) fn intern_units(&mut self, units: &[u16]) -> u32 {
        self.strings.intern(units.to_vec())
    }

    pub(crate) fn units_at(&self, index: u32) -> &[u16] {
        self.strings.get(index)
    }

    /// The term of this operator and these arguments, as it is.
    pub(crate) fn intern(&mut self, op: Op, sort: Sort, args: &[TermId]) -> TermId {
        let hash = hash_node(op, args);
        let Terms { index, nodes, arg_pool, .. } = self;
        let is_same = |id: &TermId| {
            let node = &nodes[id.index()];
            node.op == op && arg_pool[node.first as usize..(node.first + node.n_args) as usize] == *args
        };
        if let Some(&found) = index.find(hash, is_same) {
            return found;
        }
        self.insert(op, sort, args, hash)
    }

    fn insert(&mut self, op: Op, sort: Sort, args: &[TermId], hash: u64) -> TermId {
        let range = range_of(self, op, sort, args, |arg| self.interval(arg));
        let kinds = kinds_of(self, op, sort, args);
        let node = Node {
            op,
            sort,
            kinds,
            first: self.arg_pool.len() as u32,
            n_args: args.len() as u32,
            range: self.ranges.intern(range),
            leaves: self.leaves_of_node(op, args),
            height: self.height_of_node(op, args),
            has_quantifier: matches!(op, Op::Forall | Op::Exists) || args.iter().any(|&arg| self.has_quantifier(arg)),
        };
        let id = TermId(u32::try_from(self.nodes.len()).expect("an arena holds at most 2^32 terms"));
        self.nodes.push(node);
        self.arg_pool.extend_from_slice(args);
        let Terms { index, nodes, arg_pool, .. } = self;
        index.insert_unique(hash, id, |other| {
            let node = &nodes[other.index()];
            hash_node(node.op, &arg_pool[node.first as usize..(node.first + node.n_args) as usize])
        });
        id
    }

    fn leaves_of_node(&mut self, op: Op, args: &[TermId]) -> u32 {
        if op.is_binder() {
            return self.leaves_of_binder(args);
        }
        let own = match op {
            Op::App(symbol) => self.leaves.singleton(symbol),
            _ => Leaves::EMPTY,
        };
        self.leaves_with(own, args)
    }

    fn leaves_with(&mut self, set: u32, args: &[TermId]) -> u32 {
        let of_args = args.iter().map(|arg| self.nodes[arg.index()].leaves);
        self.leaves.union(std::iter::once(set).chain(of_args))
    }

    fn leaves_of_binder(&mut self, args: &[TermId]) -> u32 {
        let [variable, outside @ .., body] = args else { return Leaves::EMPTY };
        let variable = self.symbols_of(*variable)[0];
        let set = self.leaves.without(self.nodes[body.index()].leaves, variable);
        self.leaves_with(set, outside)
    }

    fn height_of_node(&self, op: Op, args: &[TermId]) -> u32 {
        let below = args.iter().map(|&arg| self.height(arg)).max().unwrap_or(0);
        if op.is_binder() { below.max(self.level(args[0]).unwrap_or(0)) } else { below }
    }

    /// The greatest level of a variable bound in a term; 0 if it binds none.
    pub(crate) fn height(&self, term: TermId) -> u32 {
        self.nodes[term.index()].height
    }

    /// True if a quantifier occurs in a term.
    pub fn has_quantifier(&self, term: TermId) -> bool {
        self.nodes[term.index()].has_quantifier
    }

    /// True if a quantifier or a fold occurs in a term.
    pub fn has_binder(&self, term: TermId) -> bool {
        self.height(term) > 0
    }

    /// The current moment.
    pub fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            terms: self.nodes.len() as u32,
            args: self.arg_pool.len() as u32,
            symbols: self.symbols.len() as u32,
            tag_sets: self.tag_sets.len(),
            bigs: self.bigs.len(),
            strings: self.strings.len(),
            facts: self.fact_log.len() as u32,
        }
    }

    /// Forgets all terms, symbols, tag sets and facts made since the checkpoint. Their ids may be given out again.
    pub fn rollback(&mut self, to: Checkpoint) {
        for trigger in self.fact_log.split_off(to.facts as usize).into_iter().rev() {
            if let Some(facts) = self.facts.get_mut(&trigger) {
                facts.pop();
            }
        }
        for position in to.terms as usize..self.nodes.len() {
            let id = TermId(position as u32);
            let hash = hash_node(self.op(id), self.args(id));
            if let Ok(entry) = self.index.find_entry(hash, |&other| other == id) {
                entry.remove();
            }
            if let Op::Alloc { id, .. } = self.op(id) {
                self.alloc_tags.remove(&id);
            }
        }
        self.nodes.truncate(to.terms as usize);
        self.arg_pool.truncate(to.args as usize);
        self.symbols.truncate(to.symbols as usize);
        self.tag_sets.truncate(to.tag_sets);
        self.bigs.truncate(to.bigs);
        self.strings.truncate(to.strings);
        self.binders.rollback(to);
        self.rollbacks.push(to);
    }

    /// Where each rollback so far went, so that caches keyed by ids can drop what is gone.
    pub fn rollbacks(&self) -> &[Checkpoint] {
        &self.rollbacks
    }
}

fn hash_node(op: Op, args: &[TermId]) -> u64 {
    let mut hasher = FxHasher::default();
    op.hash(&mut hasher);
    args.hash(&mut hasher);
    hasher.finish()
}

/// Values numbered in the order of their first use.
pub(crate) struct Interned<T> {
    values: Vec<T>,
    numbers: FxHashMap<T, u32>,
}

impl<T> Default for Interned<T> {
    fn default() -> Self {
        Interned { values: Vec::new(), numbers: FxHashMap::default() }
    }
}

impl<T: Clone + Eq + Hash> Interned<T> {
    pub(crate) fn intern(&mut self, value: T) -> u32 {
        if let Some(&number) = self.numbers.get(&value) {
            return number;
        }
        let number = self.values.len() as u32;
        self.values.push(value.clone());
        self.numbers.insert(value, number);
        number
    }

    pub(crate) fn get(&self, number: u32) -> &T {
        &self.values[number as usize]
    }

    pub(crate) fn len(&self) -> u32 {
        self.values.len() as u32
    }

    pub(crate) fn truncate(&mut self, len: u32) {
        for value in self.values.drain(len as usize..) {
            self.numbers.remove(&value);
        }
    }
}
