//! Terms as Java: what a programmer would have written, with as few parentheses and casts as Java needs.
//!
//! Integers are mathematical in terms and wrap around by themselves in Java; so `wrap(I32, x + y)` of two ints is
//! written `x + y`, and the exact sum of two ints is `(long) x + y`, that of two longs `(\bigint) x + y`. Every text carries the type
//! that Java gives it, so that casts stand where Java would compute in another type than is meant, and only there.

mod arithmetic;
mod binder;
mod literal;
mod names;
mod numeric;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use crate::{Domain, Notation, Op, Sort, SymbolId, TagSet, TermId, Terms, Width};

use numeric::Numeric;

/// What is written out of a term; the rest is an ellipsis.
#[derive(Clone, Copy)]
struct Limits {
    /// Deeper terms: nobody reads them.
    depth: u32,
    /// Longer subterms: shared subterms could make the text exponential. Literals are what they are.
    length: usize,
    /// Characters that may be put together for one text, those of subterms included. Merged arrays have large terms, and many of them.
    effort: usize,
    /// Operands of a sum or conjunction.
    operands: usize,
}

/// For people.
const READABLE: Limits = Limits { depth: 60, length: 1_000, effort: 4_000, operands: 20 };

/// For programs, which need all of it; no term that anybody made so far is longer than this.
const WHOLE: Limits = Limits { depth: u32::MAX, length: 1 << 26, effort: 1 << 26, operands: usize::MAX };

/// Of more conditions that all hold, as long paths have them, only the first and the last are written out.
const MAX_CONJUNCTS: usize = 100;
const LAST_CONJUNCTS: usize = 40;

/// Printing recurses: so much stack is left at every level, and so much is added where it is not.
const STACK_LEFT: usize = 64 * 1024;
const STACK_ADDED: usize = 4 * 1024 * 1024;

/// A term in Java syntax.
pub fn display(terms: &Terms, term: TermId) -> String {
    Printer::new(terms, READABLE).render(term, Cx::default()).text
}

/// Several conditions that all hold, in Java syntax; none is `true`.
pub fn display_conjunction(terms: &Terms, conjuncts: &[TermId]) -> String {
    if conjuncts.is_empty() {
        return "true".to_owned();
    }
    let Some(n_left_out) = conjuncts.len().checked_sub(MAX_CONJUNCTS).filter(|&n| n > 0) else {
        return display_conjuncts(terms, conjuncts).join(" && ");
    };
    let (first, rest) = conjuncts.split_at(MAX_CONJUNCTS - LAST_CONJUNCTS);
    let mut parts = display_conjuncts(terms, first);
    parts.push(format!("… ({n_left_out} more)"));
    parts.append(&mut display_conjuncts(terms, &rest[n_left_out..]));
    parts.join(" && ")
}

/// The same with nothing left out.
pub fn display_whole_conjunction(terms: &Terms, conjuncts: &[TermId]) -> String {
    if conjuncts.is_empty() { "true".to_owned() } else { conjuncts_within(terms, conjuncts, WHOLE).join(" && ") }
}

/// Conditions as they stand between `&&`: disjunctions in parentheses, unless one stands alone.
pub fn display_conjuncts(terms: &Terms, conjuncts: &[TermId]) -> Vec<String> {
    conjuncts_within(terms, conjuncts, READABLE)
}

fn conjuncts_within(terms: &Terms, conjuncts: &[TermId], limits: Limits) -> Vec<String> {
    let level = if conjuncts.len() > 1 { Level::And } else { Level::Ternary };
    let part = |term: &TermId| Printer::new(terms, limits).at(*term, level, Cx::default());
    conjuncts.iter().map(part).collect()
}

/// Binding strength of Java's operators, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Level {
    Ternary,
    Or,
    And,
    BitOr,
    BitXor,
    BitAnd,
    Equality,
    Relation,
    Shift,
    Sum,
    Product,
    Unary,
    Primary,
}

/// A printed term and how strongly its outermost operator binds.
#[derive(Clone)]
#[expect(clippy::struct_field_names, reason = "the other fields are about the text")]
struct Text {
    text: String,
    level: Level,
    /// The static type, of integers.
    ty: Numeric,
    /// True if that is `char` before promotion.
    is_char: bool,
}

impl Text {
    fn new(level: Level, text: String) -> Self {
        Text { text, level, ty: Numeric::Int, is_char: false }
    }

    fn primary(text: impl Into<String>) -> Self {
        Text::new(Level::Primary, text.into())
    }

    /// The text in a place that needs at least the given strength.
    fn at(&self, level: Level) -> String {
        if self.level < level { format!("({})", self.text) } else { self.text.clone() }
    }
}

/// Where a term stands.
#[derive(Clone, Copy, Default)]
struct Cx {
    /// Below a wrap-around that Java does by itself, of ints or of longs: sums and products need no widening.
    modular: Option<Width>,
    depth: u32,
}

impl Cx {
    fn below(self) -> Cx {
        Cx { modular: None, depth: self.depth + 1 }
    }

    fn below_modular(self, width: Width) -> Cx {
        Cx { modular: Some(width), depth: self.depth + 1 }
    }
}

struct Printer<'a> {
    terms: &'a Terms,
    limits: Limits,
    /// The names of the variables in whose scope the printer is.
    bound: RefCell<Vec<(SymbolId, String)>>,
    /// Texts of terms that have subterms: merged values share theirs, and must not be printed once per way to them.
    printed: RefCell<HashMap<(TermId, Option<Width>), Text>>,
    /// Characters put together so far.
    effort: Cell<usize>,
}

impl<'a> Printer<'a> {
    fn new(terms: &'a Terms, limits: Limits) -> Self {
        Printer { terms, limits, bound: RefCell::default(), printed: RefCell::default(), effort: Cell::new(0) }
    }
}

impl Printer<'_> {
    fn render(&self, term: TermId, cx: Cx) -> Text {
        if cx.depth > self.limits.depth || self.effort.get() > self.limits.effort {
            return Text::primary("…").typed(self.declared_type(term));
        }
        // Below binders the text depends on the names of the variables.
        let is_kept = self.bound.borrow().is_empty() && !self.terms.args(term).is_empty();
        if is_kept && let Some(text) = self.printed.borrow().get(&(term, cx.modular)) {
            return text.clone();
        }
        let mut rendered = stacker::maybe_grow(STACK_LEFT, STACK_ADDED, || self.render_op(term, cx));
        self.effort.set(self.effort.get().saturating_add(rendered.text.len()));
        if rendered.text.len() > self.limits.length && !self.terms.is_const(term) {
            rendered = Text { text: "…".to_owned(), level: Level::Primary, ..rendered };
        }
        if is_kept {
            self.printed.borrow_mut().insert((term, cx.modular), rendered.clone());
        }
        rendered
    }

    /// A subterm in a place that needs at least the given strength.
    fn at(&self, term: TermId, level: Level, cx: Cx) -> String {
        self.render(term, cx).at(level)
    }

    fn render_op(&self, term: TermId, cx: Cx) -> Text {
        let other = || Text { ty: self.declared_type(term), is_char: self.is_declared_char(term), ..self.render_other(term, cx) };
        match self.terms.op(term) {
            Op::Ite => match self.own_name(term) {
                Some(choice) => self.render(choice, cx),
                None => self.choice(self.terms.args(term), cx.below()),
            },
            op => self.arithmetic(op, term, cx).unwrap_or_else(other),
        }
    }

    fn render_other(&self, term: TermId, cx: Cx) -> Text {
        let args = self.terms.args(term);
        match self.terms.op(term) {
            Op::App(symbol) => self.application(symbol, args, cx.below()),
            Op::Not => self.negation(args[0], cx),
            Op::And => self.infix(Level::And, " && ", args, cx.below()),
            Op::Or => self.infix(Level::Or, " || ", args, cx.below()),
            Op::Eq => self.equation("==", args, cx.below()),
            Op::Lt | Op::Le => self.comparison(self.terms.op(term) == Op::Lt, args, cx.below()),
            Op::TagIn(set) => self.type_test(args[0], self.terms.tags(set), cx.below()),
            Op::SeqEmpty => Text::primary("\\seq_empty"),
            Op::SeqSingleton(_) | Op::SeqConcat | Op::SeqSub | Op::SeqReverse | Op::SeqLen | Op::SeqGet(_) => {
                self.sequence(self.terms.op(term), args, cx.below())
            }
            Op::Fold(kind) => self.fold(kind, term, cx.below()),
            Op::Forall | Op::Exists => self.quantifier(term, cx.below()),
            Op::Select | Op::Store | Op::ConstArray(_) => self.array(self.terms.op(term), args, cx.below()),
            op if op.is_const() => self.literal(term),
            op => self.float(op, args, cx.below()).unwrap_or_else(|| self.string(op, args, cx.below())),
        }
    }

    /// Operands of one associative operator.
    fn infix(&self, level: Level, symbol: &str, args: &[TermId], cx: Cx) -> Text {
        // `a && b || c` is legal Java, but readers want the parentheses.
        let inner = match level {
            Level::Or => Level::BitOr,
            other => other,
        };
        let mut parts: Vec<String> = args.iter().take(self.limits.operands).map(|&arg| self.at(arg, inner, cx)).collect();
        if args.len() > self.limits.operands {
            parts.push("…".to_owned());
        }
        Text::new(level, parts.join(symbol))
    }

    /// `left op right`, left-associative.
    fn binary(&self, level: Level, symbol: &str, args: &[TermId], cx: Cx) -> Text {
        joined(level, symbol, &self.render(args[0], cx), &self.render(args[1], cx))
    }

    fn choice(&self, args: &[TermId], cx: Cx) -> Text {
        let condition = self.at(args[0], Level::Or, cx);
        let (yes, no) = (self.render(args[1], cx), self.render(args[2], cx));
        let text = format!("{condition} ? {} : {}", yes.at(Level::Or), no.at(Level::Ternary));
        let is_char = self.is_char_choice((&yes, args[1]), (&no, args[2]));
        Text { ty: yes.ty.max(no.ty), is_char, ..Text::new(Level::Ternary, text) }
    }

    fn negation(&self, inner: TermId, cx: Cx) -> Text {
        if self.terms.op(inner) == Op::Eq {
            return self.equation("!=", self.terms.args(inner), cx.below());
        }
        if let Op::TagIn(set) = self.terms.op(inner)
            && let TagSet { name, exact, .. } = self.terms.tags(set)
            && let ("", [class]) = (name.as_str(), exact.as_ref())
        {
            return self.class_test("!=", self.terms.args(inner)[0], class, cx.below());
        }
        Text::new(Level::Unary, format!("!{}", self.at(inner, Level::Unary, cx.below())))
    }

    /// `instanceof` holds for subclasses, too; those who mean one class ask for it.
    fn type_test(&self, reference: TermId, set: &TagSet, cx: Cx) -> Text {
        let mut tests: Vec<Text> = set.exact.iter().map(|class| self.class_test("==", reference, class, cx)).collect();
        if tests.is_empty() || !set.name.is_empty() {
            let reference = self.at(reference, Level::Relation, cx);
            tests.push(Text::new(Level::Relation, format!("{reference} instanceof {}", set.name)));
        }
        match tests.pop() {
            Some(only) if tests.is_empty() => only,
            last => Text::new(Level::Or, tests.into_iter().chain(last).map(|test| test.text).collect::<Vec<_>>().join(" || ")),
        }
    }

    fn class_test(&self, symbol: &str, reference: TermId, class: &str, cx: Cx) -> Text {
        let reference = self.at(reference, Level::Primary, cx);
        Text::new(Level::Equality, format!("{reference}.getClass() {symbol} {class}.class"))
    }

    fn equation(&self, symbol: &str, args: &[TermId], cx: Cx) -> Text {
        let (a, b) = if self.terms.is_unique(args[0]) { (args[1], args[0]) } else { (args[0], args[1]) };
        let bang = if symbol == "!=" { "!" } else { "" };
        match self.terms.sort(a) {
            Sort::Str => {
                let (level, left) = (if bang.is_empty() { Level::Primary } else { Level::Unary }, self.at(a, Level::Primary, cx));
                Text::new(level, format!("{bang}{left}.equals({})", self.render(b, cx).text))
            }
            Sort::F32 | Sort::F64 => {
                let class = if self.terms.sort(a) == Sort::F32 { "Float" } else { "Double" };
                let (left, right) = (self.render(a, cx).text, self.render(b, cx).text);
                Text::new(Level::Equality, format!("{class}.compare({left}, {right}) {symbol} 0"))
            }
            _ => match self.chosen(a, b).or_else(|| self.chosen(b, a)) {
                Some((choice, name)) => Text::new(Level::Equality, format!("{} {symbol} {name}", self.at(choice, Level::Relation, cx))),
                None => self.relation(Level::Equality, symbol, a, b, cx),
            },
        }
    }

    /// Constants stand on the right; of two leaves the older stands on the left. Below binders, where ids say
    /// nothing about age, all comparisons keep their order. Other strict comparisons keep their order,
    /// and non-strict ones, which most often are negations, turn around.
    fn comparison(&self, is_strict: bool, args: &[TermId], cx: Cx) -> Text {
        if let Some((choice, name)) = self.excluded(is_strict, args[0], args[1]) {
            return Text::new(Level::Equality, format!("{} != {name}", self.at(choice, Level::Relation, cx)));
        }
        let (a, b) = (args[0], args[1]);
        let is_flipped = if self.terms.is_const(a) || self.terms.is_const(b) {
            self.terms.is_const(a)
        } else if !self.terms.is_closed(a) || !self.terms.is_closed(b) {
            false
        } else if self.is_leaf(a) && self.is_leaf(b) {
            b < a
        } else {
            !is_strict
        };
        match (is_flipped, is_strict) {
            (false, true) => self.relation(Level::Relation, "<", a, b, cx),
            (false, false) => self.relation(Level::Relation, "<=", a, b, cx),
            (true, true) => self.relation(Level::Relation, ">", b, a, cx),
            (true, false) => self.relation(Level::Relation, ">=", b, a, cx),
        }
    }

    fn is_leaf(&self, term: TermId) -> bool {
        matches!(self.terms.op(term), Op::App(_) | Op::Select | Op::StrLen | Op::StrAt)
    }

    fn relation(&self, level: Level, symbol: &str, a: TermId, b: TermId, cx: Cx) -> Text {
        let left = self.at(a, stronger(level), cx);
        let right = match self.char_literal(a, b) {
            Some(literal) => literal,
            None => self.at(b, stronger(level), cx),
        };
        Text::new(level, format!("{left} {symbol} {right}"))
    }

    fn application(&self, symbol: SymbolId, args: &[TermId], cx: Cx) -> Text {
        if let Some(name) = self.bound_name(symbol) {
            return Text::primary(name);
        }
        let symbol = self.terms.symbol(symbol);
        match (symbol.notation, args) {
            (Notation::Name, []) => Text::primary(&symbol.name),
            (Notation::Field, [object]) => Text::primary(format!("{}.{}", self.at(*object, Level::Primary, cx), symbol.name)),
            (Notation::Hidden | Notation::Items | Notation::Elements, [only]) => self.render(*only, cx),
            (Notation::Within, [set, place @ ..]) => {
                let location = match place {
                    [object, index] => format!("{}[{}]", self.at(*object, Level::Primary, cx), self.render(*index, cx).text),
                    [object] => format!("{}.{}", self.at(*object, Level::Primary, cx), symbol.name),
                    _ => symbol.name.clone(),
                };
                Text::primary(format!("\\in_locset({location}, {})", self.render(*set, cx).text))
            }
            _ => Text::primary(format!("{}({})", symbol.name, self.list(args, cx))),
        }
    }

    fn list(&self, args: &[TermId], cx: Cx) -> String {
        args.iter().map(|&arg| self.render(arg, cx).text).collect::<Vec<_>>().join(", ")
    }

    fn array(&self, op: Op, args: &[TermId], cx: Cx) -> Text {
        match op {
            Op::Select => {
                let (array, index) = (self.at(args[0], Level::Primary, cx), self.render(args[1], cx).text);
                Text::primary(if self.is_list(args[0]) { format!("{array}.get({index})") } else { format!("{array}[{index}]") })
            }
            Op::Store => {
                let array = self.at(args[0], Level::Primary, cx);
                let (index, value) = (self.render(args[1], cx).text, self.render(args[2], cx).text);
                Text::primary(format!("{array}[{index} := {value}]"))
            }
            _ => Text::primary(format!("{{{}, ...}}", self.render(args[0], cx).text)),
        }
    }

    /// True if an array is what a list holds.
    fn is_list(&self, array: TermId) -> bool {
        let is_items =
            |term: &TermId| matches!(self.terms.op(*term), Op::App(symbol) if self.terms.symbol(symbol).notation == Notation::Items);
        self.terms.args(array).first().is_some_and(is_items)
    }

    fn sequence(&self, op: Op, args: &[TermId], cx: Cx) -> Text {
        let function = match op {
            Op::SeqLen => return Text::primary(format!("{}.length", self.at(args[0], Level::Primary, cx))),
            Op::SeqGet(_) => return self.array(Op::Select, args, cx),
            Op::SeqSingleton(_) => "singleton",
            Op::SeqConcat => "concat",
            Op::SeqSub => "sub",
            _ => "reverse",
        };
        Text::primary(format!("\\seq_{function}({})", self.list(args, cx)))
    }

    fn string(&self, op: Op, args: &[TermId], cx: Cx) -> Text {
        let method = match op {
            Op::StrConcat => return self.concatenation(args, cx),
            Op::StrOfInt | Op::StrOfChar => return self.text_of(args[0], op == Op::StrOfChar, cx),
            Op::StrLen => "length",
            Op::StrAt => "charAt",
            Op::StrSubstr => "substring",
            Op::StrIndexOf => "indexOf",
            Op::StrContains => "contains",
            Op::StrPrefix => "startsWith",
            _ => "endsWith",
        };
        let arguments = match op {
            Op::StrIndexOf if self.terms.as_i64(args[2]) == Some(0) => &args[1..2],
            _ => &args[1..],
        };
        Text::primary(format!("{}.{method}({})", self.at(args[0], Level::Primary, cx), self.list(arguments, cx)))
    }

    /// A character or a number as a string: the static type of the argument tells `String.valueOf` which of them it is.
    fn text_of(&self, value: TermId, as_char: bool, cx: Cx) -> Text {
        let rendered = self.render(value, cx);
        let argument = match (as_char, rendered.is_char) {
            (true, false) => rendered.cast("char", Numeric::Int),
            (false, true) => rendered.cast("int", Numeric::Int),
            _ => rendered,
        };
        Text::primary(format!("String.valueOf({})", argument.text))
    }

    fn is_declared_char(&self, term: TermId) -> bool {
        let is_declared = || matches!(self.terms.domain_of(term), Some(Domain::Range(lo, hi)) if *lo == 0.into() && *hi == 0xffff.into());
        self.terms.op(term) == Op::StrAt || is_declared()
    }

    /// A choice between a character and a literal that is one, too, has the type of the character.
    fn is_char_choice(&self, yes: (&Text, TermId), no: (&Text, TermId)) -> bool {
        let fits = |arm: (&Text, TermId)| arm.0.is_char || self.terms.as_i64(arm.1).is_some_and(|value| (0..=0xffff).contains(&value));
        (yes.0.is_char || no.0.is_char) && fits(yes) && fits(no)
    }

    fn concatenation(&self, args: &[TermId], cx: Cx) -> Text {
        let parts: Vec<String> = args.iter().map(|&arg| self.at(arg, Level::Product, cx)).collect();
        Text::new(Level::Sum, parts.join(" + "))
    }
}

/// `left op right`, left-associative, of the greater type.
fn joined(level: Level, symbol: &str, left: &Text, right: &Text) -> Text {
    let text = format!("{} {symbol} {}", left.at(level), right.at(stronger(level)));
    Text::new(level, text).typed(left.ty.max(right.ty))
}

/// The next stronger level, for the right side of a left-associative operator.
fn stronger(level: Level) -> Level {
    match level {
        Level::Ternary => Level::Or,
        Level::Or => Level::And,
        Level::And => Level::BitOr,
        Level::BitOr => Level::BitXor,
        Level::BitXor => Level::BitAnd,
        Level::BitAnd => Level::Equality,
        Level::Equality => Level::Relation,
        Level::Relation => Level::Shift,
        Level::Shift => Level::Sum,
        Level::Sum => Level::Product,
        Level::Product => Level::Unary,
        Level::Unary | Level::Primary => Level::Primary,
    }
}
