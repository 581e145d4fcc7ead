//! Domains of the user's own: what their conditions mean, and the lattices they make (Scheurer 2015, Defs. 3.27 and 3.28).

use std::rc::Rc;

use java::diagnostic::{Diagnostic, Severity};
use java::model::{FileId, MethodId, Span, Ty};
use java::spec::SpecTy;
use machine::symbolic::{JavaSemantics, empty_state, sort_of};
use merge::domain::checked::{Table, table};
use merge::domain::text::{DomainText, Wrong};
use merge::domain::{AbstractDomain, Element, Lattice, Predicate};
use merge::operator::Weakening;
use merge::{Domains, Operator};
use solver::Solver;
use term::{Domain, Sort, Symbol, Terms};

use crate::translate::{SpecState, Translator};

/// The elements of a domain as formulas about one value.
struct Axioms {
    sort: Sort,
    predicates: Vec<Predicate>,
    file: FileId,
}

/// Reads a domain and shows that it is one; the result says what joins what. Names mean what they mean in the class of the method.
pub fn check(
    java: &mut JavaSemantics,
    terms: &mut Terms,
    solver: &mut Solver,
    method: MethodId,
    source: (&str, &str),
    domain: &DomainText,
) -> Result<Table, Vec<Diagnostic>> {
    let axioms = axioms(java, terms, method, source, domain)?;
    let conditions: Vec<_> = axioms.predicates.iter().map(|predicate| predicate.formula).collect();
    table(terms, solver, domain, &conditions).map_err(|wrong| wrong.iter().map(|wrong| diagnostic(axioms.file, wrong)).collect())
}

fn diagnostic(file: FileId, wrong: &Wrong) -> Diagnostic {
    let span = Span { file, start: wrong.at.start as u32, end: wrong.at.end as u32 };
    Diagnostic { severity: Severity::Error, code: "bad-domain", message: wrong.message.clone(), span, help: None }
}

/// The way to merge by domains that were checked.
pub(crate) fn operator(java: &mut JavaSemantics, terms: &mut Terms, method: MethodId, domains: &Domains) -> Option<Rc<dyn Operator>> {
    let mut lattices: Vec<Rc<dyn AbstractDomain>> = Vec::new();
    for (domain, table) in &domains.domains {
        let axioms = axioms(java, terms, method, (&domains.text, &domains.origin), domain).ok()?;
        let element = |(element, predicate): (&merge::domain::text::ElementText, Predicate)| {
            Element::new(&element.name, move |terms, value| predicate.of(terms, value))
        };
        let elements = domain.elements.iter().zip(axioms.predicates).map(element).collect();
        let table = table.clone();
        lattices.push(Rc::new(Lattice::new(axioms.sort, elements, move |left, right| table[left][right])));
    }
    let names: Vec<&str> = domains.domains.iter().map(|(domain, _)| domain.name.as_str()).collect();
    Some(Rc::new(Weakening::new(&names.join(", "), lattices)))
}

fn axioms(
    java: &mut JavaSemantics,
    terms: &mut Terms,
    method: MethodId,
    source: (&str, &str),
    domain: &DomainText,
) -> Result<Axioms, Vec<Diagnostic>> {
    let places: Vec<_> = domain.elements.iter().map(|element| element.condition.clone()).collect();
    let read = java.world.program.parse_axioms(method, source, domain.variable.clone(), &places)?;
    let wrong = |at: std::ops::Range<usize>, message: String| vec![diagnostic(read.file, &Wrong { at, message })];
    // What is known of an object depends on the heap, and axioms are about values alone.
    if !matches!(read.ty, Ty::Prim(_) | Ty::Spec(SpecTy::BigInt)) {
        return Err(wrong(domain.variable.clone(), "a domain is about numbers or booleans".to_owned()));
    }
    let sort = sort_of(read.ty, false);
    let symbol = terms.declare(Symbol::constant(&read.scope.locals[read.variable.index()].name, sort, Domain::Any));
    let hole = terms.app(symbol, &[]);
    let mut predicates = Vec::new();
    for (condition, place) in read.conditions.iter().zip(places) {
        let now = SpecState { state: empty_state(), locals: Vec::new() };
        let mut translator = Translator::new(&mut java.world, terms, &mut java.symbols, &read.scope, now);
        translator.bind(read.variable, hole);
        let formula = translator
            .formula(condition)
            .map_err(|unsupported| wrong(place.clone(), format!("not supported here: {}", unsupported.what)))?;
        let formula = terms.and2(formula.is_defined, formula.holds);
        if terms.symbols_of(formula).iter().any(|other| *other != symbol) {
            return Err(wrong(place, "a condition of a domain speaks of its variable and of nothing else".to_owned()));
        }
        predicates.push(Predicate { hole, formula });
    }
    Ok(Axioms { sort, predicates, file: read.file })
}
