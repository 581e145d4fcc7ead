//! Constrained Horn clauses over integers and truth values: invariants that Z3's Spacer finds (Komuravelli, Gurfinkel, Chaki 2014).
//!
//! The solution is a hint. Spacer decides the clauses as they are given to it, which need not be those of the program; whoever uses the
//! invariants has to show that they are inductive.

use term::{Domain, Op, Sort, TermId, Terms};

use crate::encode::{Encoder, Mode};
use crate::guard::Guard;
use crate::pipeline::units;
use crate::reason::Reason;
use crate::z3::{Ast, BasicSort, Binary, Context, Function, Nary, Operator, Outcome, Shape, ZSort};

/// A relation applied to terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Atom {
    pub relation: usize,
    pub arguments: Vec<TermId>,
}

/// If the body and the constraint hold, so does the head; without a head, they cannot hold. Symbols are universally quantified.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    pub body: Vec<Atom>,
    pub constraint: TermId,
    pub head: Option<Atom>,
}

/// How long to look.
#[derive(Clone, Debug)]
pub struct HornLimits {
    /// Resource units.
    pub rlimit: u64,
    pub guard: Option<Guard>,
}

/// The answer of Spacer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HornAnswer {
    /// A formula over the parameters of every relation.
    Invariants(Vec<TermId>),
    /// The clauses contradict each other.
    Contradiction,
    Unknown(Reason),
}

/// Looks for formulas that satisfy all clauses. `relations`: the symbols that stand for the parameters of each.
pub fn solve_horn(terms: &mut Terms, relations: &[Vec<TermId>], clauses: &[Clause], limits: &HornLimits) -> HornAnswer {
    match Encoding::new(terms, relations, clauses) {
        Ok(encoding) => encoding.solve(terms, relations, limits),
        Err(reason) => HornAnswer::Unknown(Reason::of(reason)),
    }
}

/// Clauses as formulas of Z3.
struct Encoding {
    encoder: Encoder,
    relations: Vec<Function>,
    failure: Function,
    rules: Vec<Ast>,
}

impl Encoding {
    fn new(terms: &Terms, relations: &[Vec<TermId>], clauses: &[Clause]) -> Result<Encoding, &'static str> {
        let mut encoder = Encoder::new(Mode::Int, Context::new());
        let truth = encoder.cx.basic_sort(BasicSort::Bool);
        let number = encoder.cx.basic_sort(BasicSort::Int);
        let sort = |term: &TermId| match terms.sort(*term) {
            Sort::Bool => Ok(truth),
            Sort::Int => Ok(number),
            _ => Err("only numbers and truth values are in Horn clauses"),
        };
        let mut functions = Vec::new();
        for (index, parameters) in relations.iter().enumerate() {
            let sorts: Vec<ZSort> = parameters.iter().map(sort).collect::<Result<_, _>>()?;
            functions.push(encoder.cx.function(&format!("relation{index}"), &sorts, truth));
        }
        let failure = encoder.cx.function("failure", &[], truth);
        let mut encoding = Encoding { encoder, relations: functions, failure, rules: Vec::new() };
        for clause in clauses {
            let rule = encoding.rule(terms, clause)?;
            encoding.rules.push(rule);
        }
        Ok(encoding)
    }

    /// A clause, closed over its symbols, each of which has a value of its range.
    fn rule(&mut self, terms: &Terms, clause: &Clause) -> Result<Ast, &'static str> {
        let mut body = Vec::new();
        let mut variables = Vec::new();
        for symbol in symbols(terms, clause) {
            if terms.sort(symbol) != Sort::Bool && terms.sort(symbol) != Sort::Int {
                return Err("only numbers and truth values are in Horn clauses");
            }
            let variable = self.term(terms, symbol)?;
            variables.push(variable);
            if let Op::App(name) = terms.op(symbol)
                && let Domain::Range(low, high) = &terms.symbol(name).domain
            {
                let number = self.encoder.cx.basic_sort(BasicSort::Int);
                let (low, high) = (self.encoder.cx.numeral(&low.to_string(), number), self.encoder.cx.numeral(&high.to_string(), number));
                body.push(self.encoder.cx.binary(Binary::Le, low, variable));
                body.push(self.encoder.cx.binary(Binary::Le, variable, high));
            }
        }
        for atom in &clause.body {
            body.push(self.atom(terms, atom)?);
        }
        body.push(self.term(terms, clause.constraint)?);
        let head = match &clause.head {
            Some(atom) => self.atom(terms, atom)?,
            None => self.encoder.cx.apply(self.failure, &[]),
        };
        let cx = &mut self.encoder.cx;
        let together = cx.nary(Nary::And, &body);
        let implication = cx.binary(Binary::Implies, together, head);
        Ok(if variables.is_empty() { implication } else { cx.quantifier(true, &variables, &[], implication) })
    }

    fn atom(&mut self, terms: &Terms, atom: &Atom) -> Result<Ast, &'static str> {
        let mut arguments = Vec::new();
        for argument in &atom.arguments {
            arguments.push(self.term(terms, *argument)?);
        }
        Ok(self.encoder.cx.apply(self.relations[atom.relation], &arguments))
    }

    fn term(&mut self, terms: &Terms, term: TermId) -> Result<Ast, &'static str> {
        self.encoder.whole(terms, term).map_err(|unsupported| unsupported.0)
    }

    fn solve(mut self, terms: &mut Terms, relations: &[Vec<TermId>], limits: &HornLimits) -> HornAnswer {
        let query = self.encoder.cx.apply(self.failure, &[]);
        let all: Vec<Function> = self.relations.iter().copied().chain([self.failure]).collect();
        let rlimit = units(limits.rlimit);
        let (outcome, covers) = match &limits.guard {
            None => self.encoder.cx.solve_rules(&all, &self.rules, query, rlimit),
            Some(guard) => {
                let interrupter = self.encoder.cx.interrupter();
                let _among_others = guard.turn();
                let (answer, stopped) =
                    guard.during(interrupter, terms.bytes(), || self.encoder.cx.solve_rules(&all, &self.rules, query, rlimit));
                if let Some(stopped) = stopped {
                    return HornAnswer::Unknown(Reason::Stopped(stopped));
                }
                answer
            }
        };
        match outcome {
            Outcome::Sat => HornAnswer::Contradiction,
            Outcome::Unknown(reason) => HornAnswer::Unknown(reason),
            Outcome::Unsat => {
                let mut found = Vec::new();
                for (parameters, cover) in relations.iter().zip(covers) {
                    found.push(Reader { cx: &mut self.encoder.cx, terms, parameters }.conjuncts(cover));
                }
                HornAnswer::Invariants(found)
            }
        }
    }
}

/// The constants in a clause, in a fixed order.
fn symbols(terms: &Terms, clause: &Clause) -> Vec<TermId> {
    let arguments = clause.body.iter().chain(&clause.head).flat_map(|atom| &atom.arguments);
    let mut pending: Vec<TermId> = arguments.copied().chain([clause.constraint]).collect();
    let mut seen = std::collections::BTreeSet::new();
    let mut found = Vec::new();
    while let Some(term) = pending.pop() {
        if !seen.insert(term) {
            continue;
        }
        if matches!(terms.op(term), Op::App(_)) {
            found.push(term);
        }
        pending.extend_from_slice(terms.args(term));
    }
    found.sort_unstable();
    found
}

/// Reads formulas over bound variables, which stand for the parameters of a relation.
struct Reader<'a> {
    cx: &'a mut Context,
    terms: &'a mut Terms,
    parameters: &'a [TermId],
}

impl Reader<'_> {
    /// All conjuncts that can be read. The others are left out: weaker formulas are hints, too.
    fn conjuncts(&mut self, formula: Ast) -> TermId {
        if let Shape::Apply(Operator::And, parts) = self.cx.shape(formula) {
            let read: Vec<TermId> = parts.into_iter().map(|part| self.conjuncts(part)).collect();
            return self.terms.and(&read);
        }
        self.read(formula).filter(|term| self.terms.sort(*term) == Sort::Bool).unwrap_or_else(|| self.terms.tru())
    }

    fn read(&mut self, formula: Ast) -> Option<TermId> {
        match self.cx.shape(formula) {
            Shape::Variable(index) => self.parameters.get(index).copied(),
            Shape::Number(decimal) => decimal.parse().ok().map(|value| self.terms.big(value)),
            Shape::Apply(operator, args) => {
                let args: Option<Vec<TermId>> = args.into_iter().map(|arg| self.read(arg)).collect();
                args.and_then(|args| apply(self.terms, operator, &args))
            }
            Shape::Other => None,
        }
    }
}

fn apply(terms: &mut Terms, operator: Operator, args: &[TermId]) -> Option<TermId> {
    Some(match (operator, args) {
        (Operator::True, []) => terms.tru(),
        (Operator::False, []) => terms.fls(),
        (Operator::And, _) => terms.and(args),
        (Operator::Or, _) => terms.or(args),
        (Operator::Not, [a]) => terms.not(*a),
        (Operator::Implies, [a, b]) => terms.implies(*a, *b),
        (Operator::Eq, [a, b]) => terms.eq(*a, *b),
        (Operator::Ite, [c, a, b]) => terms.ite(*c, *a, *b),
        (Operator::Le, [a, b]) | (Operator::Ge, [b, a]) => terms.le(*a, *b),
        (Operator::Lt, [a, b]) | (Operator::Gt, [b, a]) => terms.lt(*a, *b),
        (Operator::Add, _) => terms.add(args),
        (Operator::Sub, [a, b]) => terms.sub(*a, *b),
        (Operator::Negate, [a]) => terms.neg(*a),
        (Operator::Mul, [first, rest @ ..]) => rest.iter().fold(*first, |product, factor| terms.mul(product, *factor)),
        (Operator::Mod, [a, b]) => remainder(terms, *a, *b)?,
        (Operator::Div, [a, b]) => {
            let rest = remainder(terms, *a, *b)?;
            let whole = terms.sub(*a, rest);
            terms.div(whole, *b)
        }
        _ => return None,
    })
}

/// The remainder that is never negative, by a positive number.
fn remainder(terms: &mut Terms, a: TermId, b: TermId) -> Option<TermId> {
    terms.as_i64(b).filter(|divisor| *divisor > 0)?;
    let truncated = terms.rem(a, b);
    let zero = terms.int(0);
    let is_negative = terms.lt(truncated, zero);
    let lifted = terms.add(&[truncated, b]);
    Some(terms.ite(is_negative, lifted, truncated))
}

#[cfg(test)]
mod tests {
    use term::Symbol;

    use super::*;

    /// `i = 0; while (i < 5) i++;`, after which `i` is `end`.
    fn counting(end: i64) -> (Terms, HornAnswer, TermId) {
        let mut terms = Terms::new();
        let symbol = terms.declare(Symbol::constant("i", Sort::Int, Domain::Any));
        let i = terms.app(symbol, &[]);
        let (zero, one, five, end) = (terms.int(0), terms.int(1), terms.int(5), terms.int(end));
        let next = terms.add(&[i, one]);
        let at = |argument| Atom { relation: 0, arguments: vec![argument] };
        let goes_on = terms.lt(i, five);
        let stops = terms.not(goes_on);
        let differs = {
            let equal = terms.eq(i, end);
            terms.not(equal)
        };
        let wrong = terms.and2(stops, differs);
        let clauses = [
            Clause { body: vec![], constraint: terms.tru(), head: Some(at(zero)) },
            Clause { body: vec![at(i)], constraint: goes_on, head: Some(at(next)) },
            Clause { body: vec![at(i)], constraint: wrong, head: None },
        ];
        let limits = HornLimits { rlimit: 1_000_000, guard: None };
        let answer = solve_horn(&mut terms, &[vec![i]], &clauses, &limits);
        (terms, answer, i)
    }

    #[test]
    fn an_invariant_is_read_back() {
        let (mut terms, answer, i) = counting(5);
        let HornAnswer::Invariants(found) = answer else { panic!("{answer:?}") };
        let mut solver = crate::Solver::new(crate::Config::default());
        let six = terms.int(6);
        let is_six = terms.eq(i, six);
        assert_eq!(solver.check_all(&mut terms, &[found[0], is_six]), crate::Answer::Unsat, "6 is excluded");
        let three = terms.int(3);
        let is_three = terms.eq(i, three);
        assert_eq!(solver.check_all(&mut terms, &[found[0], is_three]), crate::Answer::Sat, "3 is reached");
    }

    #[test]
    fn clauses_that_contradict_each_other_have_no_invariant() {
        assert_eq!(counting(6).1, HornAnswer::Contradiction);
    }

    #[test]
    fn the_limit_is_kept() {
        let mut terms = Terms::new();
        let symbol = terms.declare(Symbol::constant("i", Sort::Int, Domain::Any));
        let i = terms.app(symbol, &[]);
        let next = terms.mul(i, i);
        let at = |argument| Atom { relation: 0, arguments: vec![argument] };
        let (two, odd) = (terms.int(2), terms.int(100_003));
        let wrong = terms.eq(i, odd);
        let clauses = [
            Clause { body: vec![], constraint: terms.tru(), head: Some(at(two)) },
            Clause { body: vec![at(i)], constraint: terms.tru(), head: Some(at(next)) },
            Clause { body: vec![at(i)], constraint: wrong, head: None },
        ];
        let limits = HornLimits { rlimit: 1_000, guard: None };
        assert!(matches!(solve_horn(&mut terms, &[vec![i]], &clauses, &limits), HornAnswer::Unknown(_)));
    }
}
