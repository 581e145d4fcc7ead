//! One encoding in use: Z3 keeps the assertions of the current path, and a new query pops back to what it shares.

use rustc_hash::{FxHashMap, FxHashSet};
use term::{ArrayValue, BigInt, Checkpoint, Op, Sort, SymbolId, TermId, Terms, Value};

use crate::encode::{Encoder, FIRST_UNIQUE, Mode, Unsupported, array_roots};
use crate::model::{FIRST_RENUMBERED, Model, default_element};
use crate::z3::{Ast, Context, Interrupter, Outcome, Search};

/// A context with more formulas is replaced by a fresh one, to bound memory.
const MAX_ASTS: usize = 4_000_000;

/// The state of Z3 for one encoding.
pub(crate) struct Session {
    mode: Mode,
    encoder: Encoder,
    frames: Vec<Frame>,
    /// So many of the frames are scopes of Z3's solver. Z3 works as soon as a scope is opened, and no limit stops it there, so none is
    /// opened that nobody asks about.
    n_entered: usize,
    /// Terms whose declared constraints are asserted in some frame.
    covered: FxHashSet<TermId>,
    /// Symbols below binders whose declared constraints are asserted in some frame for all arguments.
    axioms: FxHashSet<SymbolId>,
    /// The numbers of the unique objects in what was last checked.
    uniques: FxHashSet<i64>,
    /// The values of terms in the model that is read.
    read: FxHashMap<TermId, Option<Value>>,
}

/// One scope: a conjunct, what was asserted for it, and the terms it brought in.
struct Frame {
    conjunct: TermId,
    assertions: Vec<Ast>,
    covers: Vec<TermId>,
    axioms: Vec<SymbolId>,
}

impl Session {
    pub(crate) fn new(mode: Mode) -> Self {
        Session::with(mode, Context::new())
    }

    /// A session in a context that nothing was done with yet.
    pub(crate) fn with(mode: Mode, context: Context) -> Self {
        Session {
            mode,
            encoder: Encoder::new(mode, context),
            frames: Vec::new(),
            n_entered: 0,
            covered: FxHashSet::default(),
            axioms: FxHashSet::default(),
            uniques: FxHashSet::default(),
            read: FxHashMap::default(),
        }
    }

    pub(crate) fn rollback(&mut self, to: Checkpoint) {
        let n_kept = self.frames.iter().take_while(|frame| to.has_term(frame.conjunct)).count();
        self.pop_to(n_kept);
        self.encoder.rollback(to);
    }

    /// Takes exactly these conjuncts, reusing the longest common prefix. Every conjunct has a scope of its own; with no
    /// scope at all, Z3 would use its slower non-incremental solver.
    pub(crate) fn load(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Result<(), Unsupported> {
        if self.encoder.cx.n_asts() > MAX_ASTS {
            *self = Session::new(self.mode);
        }
        let n_common = self.frames.iter().zip(conjuncts).take_while(|(frame, term)| frame.conjunct == **term).count();
        self.pop_to(n_common);
        for &conjunct in &conjuncts[n_common..] {
            self.push(terms, conjunct)?;
        }
        Ok(())
    }

    /// Takes one more conjunct. Nothing changes if it cannot be encoded.
    fn push(&mut self, terms: &Terms, conjunct: TermId) -> Result<(), Unsupported> {
        let mut assertions = vec![self.encoder.formula(terms, conjunct)?];
        let covers = self.uncovered(terms, conjunct);
        let (closed, open): (Vec<TermId>, Vec<TermId>) = covers.iter().partition(|&&term| terms.is_closed(term));
        for term in closed {
            assertions.append(&mut self.encoder.constraints(terms, term)?);
        }
        let axioms = self.new_axioms(terms, &open);
        for &symbol in &axioms {
            assertions.extend(self.encoder.axiom(terms, symbol)?);
        }
        self.covered.extend(&covers);
        self.axioms.extend(&axioms);
        self.frames.push(Frame { conjunct, assertions, covers, axioms });
        Ok(())
    }

    /// The symbols of terms below binders that no frame has an axiom for yet.
    fn new_axioms(&self, terms: &Terms, open: &[TermId]) -> Vec<SymbolId> {
        let mut symbols: Vec<SymbolId> = Vec::new();
        for &term in open {
            match terms.op(term) {
                Op::App(symbol) if !terms.args(term).is_empty() => symbols.push(symbol),
                Op::Select => symbols.extend(array_roots(terms, terms.args(term)[0]).into_iter().filter_map(|root| match terms.op(root) {
                    Op::App(symbol) => Some(symbol),
                    _ => None,
                })),
                _ => {}
            }
        }
        symbols.sort_unstable();
        symbols.dedup();
        symbols.retain(|symbol| !self.axioms.contains(symbol));
        symbols
    }

    /// The terms of a conjunct that no frame covers yet, ascending.
    fn uncovered(&self, terms: &Terms, conjunct: TermId) -> Vec<TermId> {
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        let mut pending = vec![conjunct];
        while let Some(term) = pending.pop() {
            if !self.covered.contains(&term) && seen.insert(term) {
                found.push(term);
                pending.extend_from_slice(terms.args(term));
            }
        }
        found.sort_unstable();
        found
    }

    fn pop_to(&mut self, n_frames: usize) {
        let popped = self.frames.split_off(n_frames.min(self.frames.len()));
        if popped.is_empty() {
            return;
        }
        if self.n_entered > self.frames.len() {
            self.encoder.cx.pop(self.n_entered - self.frames.len());
            self.n_entered = self.frames.len();
        }
        for term in popped.iter().flat_map(|frame| &frame.covers) {
            self.covered.remove(term);
        }
        for symbol in popped.iter().flat_map(|frame| &frame.axioms) {
            self.axioms.remove(symbol);
        }
    }

    /// True if what is loaded is satisfiable.
    pub(crate) fn check(&mut self, rlimit: u32) -> Outcome {
        self.enter();
        self.encoder.cx.check(rlimit)
    }

    /// Opens the scopes that are not open yet.
    fn enter(&mut self) {
        for frame in &self.frames[self.n_entered..] {
            self.encoder.cx.push();
            for &assertion in &frame.assertions {
                self.encoder.cx.assert(assertion);
            }
        }
        self.n_entered = self.frames.len();
    }

    /// Takes more conjuncts, all in one scope.
    pub(crate) fn extend(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Result<(), Unsupported> {
        let n_frames = self.frames.len();
        conjuncts.iter().try_for_each(|&conjunct| self.push(terms, conjunct))?;
        let mut parts = self.frames.split_off(n_frames).into_iter();
        if let Some(mut all) = parts.next() {
            for part in parts {
                all.assertions.extend(part.assertions);
                all.covers.extend(part.covers);
                all.axioms.extend(part.axioms);
            }
            self.frames.push(all);
        }
        Ok(())
    }

    /// True if what is loaded is satisfiable together with assumptions; if not, the positions of assumptions that suffice for that.
    pub(crate) fn check_assuming(
        &mut self,
        terms: &Terms,
        assumptions: &[TermId],
        rlimit: u32,
    ) -> Result<(Outcome, Vec<usize>), Unsupported> {
        let literals = assumptions.iter().map(|&term| self.encoder.formula(terms, term)).collect::<Result<Vec<Ast>, _>>()?;
        self.enter();
        Ok(self.encoder.cx.check_assuming(&literals, rlimit))
    }

    /// True if what is loaded is satisfiable, by a solver of its own.
    pub(crate) fn check_apart(&mut self, rlimit: u32, search: Search) -> Outcome {
        let assertions: Vec<Ast> = self.frames.iter().flat_map(|frame| frame.assertions.iter().copied()).collect();
        self.encoder.cx.check_apart(&assertions, rlimit, search)
    }

    /// Resource units used since this was last asked.
    pub(crate) fn spent(&mut self) -> u64 {
        u64::from(self.encoder.cx.spent())
    }

    /// What stops a check of this session.
    pub(crate) fn interrupter(&self) -> Interrupter {
        self.encoder.cx.interrupter()
    }

    /// What is loaded, in SMT-LIB notation.
    pub(crate) fn smtlib(&mut self) -> String {
        self.enter();
        self.encoder.cx.to_smtlib()
    }

    /// The values of all symbols in what is loaded, after a satisfiable check.
    pub(crate) fn model(&mut self, terms: &Terms) -> Option<Model> {
        let mut leaves: Vec<TermId> = self.covered.iter().copied().filter(|&term| terms.is_closed(term)).collect();
        leaves.sort_unstable();
        self.uniques = leaves.iter().filter_map(|&term| unique_number(terms, term)).collect();
        self.read.clear();
        let mut model = Model::default();
        for term in leaves {
            match (terms.op(term), terms.sort(term)) {
                (Op::App(_), Sort::Array(_)) => {}
                (Op::App(symbol), _) => {
                    let args: Option<Vec<Value>> = terms.args(term).iter().map(|&arg| self.value(terms, arg)).collect();
                    let value = self.value(terms, term)?;
                    self.note_tag(&mut model, &value);
                    model.define(symbol, args?, value);
                }
                (Op::Select, _) => self.read_element(terms, &mut model, term)?,
                _ => {}
            }
        }
        Some(model)
    }

    /// The formulas that are true in the model of the last check, as positions. Much cheaper than a whole model.
    pub(crate) fn true_ones(&mut self, terms: &Terms, formulas: &[TermId]) -> Vec<usize> {
        let mut found = Vec::new();
        for (position, &formula) in formulas.iter().enumerate() {
            let value = self.encoder.formula(terms, formula).ok().and_then(|ast| self.encoder.cx.eval(ast));
            if value.and_then(|value| self.encoder.cx.as_truth(value)) == Some(true) {
                found.push(position);
            }
        }
        found
    }

    /// The dynamic type of an object of the initial state.
    fn note_tag(&mut self, model: &mut Model, value: &Value) {
        if let Value::Ref(object @ 1..) = *value {
            let number = self.encoder.reference(number_of(object));
            let tag = self.encoder.tag_of(number);
            if let Some(Value::Ref(tag)) = self.read(tag, Sort::Ref) {
                model.set_tag(object, u32::try_from(tag).unwrap_or(0));
            }
        }
    }

    /// The elements of the initial state that a read may have touched.
    fn read_element(&mut self, terms: &Terms, model: &mut Model, read: TermId) -> Option<()> {
        let (array, index) = (terms.args(read)[0], terms.args(read)[1]);
        let position = self.value(terms, index)?.as_int()?.clone();
        let Sort::Array(elem) = terms.sort(array) else { return None };
        for root in array_roots(terms, array) {
            let Op::App(symbol) = terms.op(root) else { continue };
            let args: Option<Vec<Value>> = terms.args(root).iter().map(|&arg| self.value(terms, arg)).collect();
            let base = self.reading(terms, root)?;
            let at = self.encoder.index(terms, index).ok()?;
            let element = self.encoder.element(base, at);
            let value = self.read(element, elem.sort())?;
            self.note_tag(model, &value);
            let unset = ArrayValue::constant(default_element(terms, symbol, elem));
            model.define_element(symbol, args?, unset, (position.clone(), value));
        }
        Some(())
    }

    fn value(&mut self, terms: &Terms, term: TermId) -> Option<Value> {
        if let Sort::Array(_) = terms.sort(term) {
            return None;
        }
        if let Some(value) = self.read.get(&term) {
            return value.clone();
        }
        let value = self.reading(terms, term).and_then(|ast| self.read(ast, terms.sort(term)));
        self.read.insert(term, value.clone());
        value
    }

    /// What to read the value of a term from. Z3 would evaluate the arguments of an application every time, and those of `a.next.next`
    /// anew for every link; so it is applied to their values.
    fn reading(&mut self, terms: &Terms, term: TermId) -> Option<Ast> {
        if let (Mode::Int, Op::App(symbol)) = (self.mode, terms.op(term))
            && let [argument] = terms.args(term)
            && let Some(Value::Ref(object)) = self.value(terms, *argument)
        {
            return self.encoder.applied(terms, symbol, number_of(object)).ok();
        }
        self.encoder.whole(terms, term).ok()
    }

    /// The value of a formula in Z3's model.
    fn read(&mut self, ast: Ast, sort: Sort) -> Option<Value> {
        match sort {
            Sort::Bool => {
                let value = self.encoder.cx.eval(ast)?;
                self.encoder.cx.as_truth(value).map(Value::Bool)
            }
            Sort::Int => Some(Value::Int(self.read_number(ast)?)),
            Sort::Ref => {
                let number = i64::try_from(self.read_number(ast)?).ok()?;
                Some(Value::Ref(self.object(number)))
            }
            Sort::F32 => Some(Value::F32(f32::from_bits(self.read_bits(ast, u64::from(f32::NAN.to_bits()))? as u32))),
            Sort::F64 => Some(Value::F64(f64::from_bits(self.read_bits(ast, f64::NAN.to_bits())?))),
            Sort::Str => {
                let value = self.encoder.cx.eval(ast)?;
                let points = self.encoder.cx.as_code_points(value)?;
                points.into_iter().map(|point| u16::try_from(point).ok()).collect::<Option<_>>().map(Value::Str)
            }
            Sort::Array(_) | Sort::Seq => None,
        }
    }

    /// Z3 may give any object the number of a unique one that the query does not mention; it gets another.
    fn object(&self, number: i64) -> i64 {
        let is_foreign = number >= FIRST_UNIQUE && !self.uniques.contains(&number);
        if is_foreign { FIRST_RENUMBERED + number } else { number }
    }

    fn read_number(&mut self, ast: Ast) -> Option<BigInt> {
        let signed = match self.mode {
            Mode::Int => ast,
            Mode::Bits => self.encoder.cx.int_of_signed(ast),
        };
        let value = self.encoder.cx.eval(signed)?;
        self.encoder.cx.as_decimal(value)?.parse().ok()
    }

    /// The IEEE bits of a float; Z3's only NaN has those given.
    fn read_bits(&mut self, ast: Ast, nan: u64) -> Option<u64> {
        let is_nan = self.encoder.is_nan(ast);
        let is_nan = self.encoder.cx.eval(is_nan)?;
        if self.encoder.cx.as_truth(is_nan)? {
            return Some(nan);
        }
        let bits = self.encoder.ieee_bits(ast);
        let bits = self.encoder.cx.eval(bits)?;
        self.encoder.cx.as_decimal(bits)?.parse().ok()
    }
}

/// The number that Z3's model has for an object.
fn number_of(object: i64) -> i64 {
    if object < FIRST_RENUMBERED { object } else { object - FIRST_RENUMBERED }
}

/// The number of a unique object.
fn unique_number(terms: &Terms, term: TermId) -> Option<i64> {
    let Op::App(symbol) = terms.op(term) else { return None };
    let declared = terms.symbol(symbol);
    (declared.is_unique && declared.args.is_empty()).then(|| FIRST_UNIQUE + symbol.index() as i64)
}
