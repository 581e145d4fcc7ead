//! Directives about merging in the language of the program: at its merge points, or by the user for all places (Steinhöfel 2020, §3.3.1).
//!
//! Predicates are JML conditions over everything that is in scope where paths meet, so their meaning depends on a state. One that has none
//! there is left out, which loses something and is never wrong.

use common::setting::Setting;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;

use java::diagnostic::Diagnostic;
use java::graph::{Instruction, Pc};
use java::model::{Expr, LocalId, MethodId, Span, Ty};
use java::program::Program;
use java::spec::{Abstractions, Lattice, LeftOut, SpecScope, SpecStatement, SpecStatementKind};
use machine::symbolic::{Frame, JavaSemantics, State, sort_of, type_number};
use machine::world::World;
use merge::domain::Combination;
use merge::{Abstraction, Directive, Domains, Mode, Operator};
use term::{TermId, Terms};

use crate::translate::{SpecState, Translator};
use crate::user_domain;

/// Directives about merging.
#[derive(Default)]
pub struct MergeDirectives {
    /// Predicates for all places, as text; without it the merge points of the program count.
    text: Option<String>,
    /// The same in the scopes of the places where paths met.
    read: BTreeMap<(MethodId, Pc), Option<Rc<Abstractions>>>,
    /// Domains for all places, and how to merge by them once that is known.
    domains: Option<Arc<Domains>>,
    operator: Option<Rc<dyn Operator>>,
    /// Predicates that had no meaning where they were wanted, and why.
    pub left_out: BTreeSet<(Span, String)>,
}

/// The earlier states that predicates may speak of.
#[derive(Default)]
pub struct EarlierStates {
    /// What `\\old` refers to.
    pub old: Option<SpecState>,
    pub labels: BTreeMap<Rc<str>, SpecState>,
}

/// What is said at a place.
enum DirectiveAt {
    Point(Rc<SpecStatement>),
    Text(Rc<Abstractions>),
}

impl DirectiveAt {
    fn scope(&self) -> &SpecScope {
        match self {
            DirectiveAt::Point(statement) => &statement.scope,
            DirectiveAt::Text(text) => &text.scope,
        }
    }

    fn procedure(&self) -> Option<&str> {
        match self {
            DirectiveAt::Point(statement) => match &statement.kind {
                SpecStatementKind::MergePoint { procedure, .. } => procedure.as_deref(),
                _ => None,
            },
            DirectiveAt::Text(_) => Some("MergeByPredicateAbstraction"),
        }
    }

    fn abstractions(&self) -> Option<&[java::spec::Abstraction]> {
        match self {
            DirectiveAt::Point(statement) => match &statement.kind {
                SpecStatementKind::MergePoint { params, .. } => params.as_deref(),
                _ => None,
            },
            DirectiveAt::Text(text) => Some(&text.abstractions),
        }
    }

    /// The predicate of a number, with the variable that stands for the value.
    fn predicate(&self, number: usize) -> Option<(LocalId, &Expr)> {
        let all = self.abstractions()?.iter().flat_map(|each| each.predicates.iter().map(|predicate| (each.variable, predicate)));
        all.into_iter().nth(number)
    }

    /// The locals of a frame that are known by their numbers.
    fn locals(&self, frame: &Frame) -> Vec<TermId> {
        match self {
            DirectiveAt::Point(_) => frame.locals.to_vec(),
            DirectiveAt::Text(text) => frame.locals.first(text.n_locals),
        }
    }
}

impl MergeDirectives {
    /// What a mode of merging says.
    pub fn new(mode: &Mode) -> MergeDirectives {
        match mode {
            Mode::Predicates(text) => MergeDirectives { text: Some(text.clone()), ..MergeDirectives::default() },
            Mode::Domain(own) => MergeDirectives { domains: own.content.clone(), ..MergeDirectives::default() },
            _ => MergeDirectives::default(),
        }
    }

    /// How to merge at the place of a frame, if anything is said about it.
    pub fn directive(&mut self, java: &mut JavaSemantics, terms: &mut Terms, frame: &Frame) -> Option<Directive> {
        if let Some(domains) = &self.domains {
            if self.operator.is_none() {
                self.operator = user_domain::operator(java, terms, frame.head.code.method, domains);
            }
            return self.operator.clone().map(|operator| Directive { operator });
        }
        let saying = self.at(&mut java.world, frame)?;
        let params = saying.abstractions().map(|params| abstractions(&java.world.program, params));
        // A point that cannot be read was reported before, and merges nothing.
        Directive::new(saying.procedure(), params).ok()
    }

    fn at(&mut self, world: &mut World, frame: &Frame) -> Option<DirectiveAt> {
        let head = &frame.head;
        let Some(text) = &self.text else {
            let Instruction::Spec(index) = head.code.instructions[head.pc as usize] else { return None };
            let statement = &head.code.specs[index as usize];
            let is_point = matches!(statement.kind, SpecStatementKind::MergePoint { .. }) && !statement.has_errors;
            return is_point.then(|| DirectiveAt::Point(Rc::clone(statement)));
        };
        let read = self.read.entry((head.code.method, head.pc)).or_insert_with(|| {
            let is_in_scope = |local: LocalId| head.code.locals[local.index()].may_be_named(head.pc);
            world.program.parse_abstractions(head.code.method, text, &Setting::Merge.to_string(), &is_in_scope).ok().map(Rc::new)
        });
        read.clone().map(DirectiveAt::Text)
    }

    /// What the predicate of a number says of a value in a state: that it is defined and true.
    pub fn predicate(
        &mut self,
        java: &mut JavaSemantics,
        terms: &mut Terms,
        state: &State,
        past: EarlierStates,
        (number, value): (usize, TermId),
    ) -> Option<TermId> {
        let frame = state.frame.as_ref()?;
        let saying = self.at(&mut java.world, frame)?;
        let (variable, expr) = saying.predicate(number)?;
        let moment = SpecState { state: state.clone(), locals: saying.locals(frame) };
        let has_java_math = java.world.program.spec_of_method(frame.head.code.method).has_java_math;
        let mut translator = Translator::new(&mut java.world, terms, &mut java.symbols, saying.scope(), moment)
            .with_java_math(has_java_math)
            .with_labels(past.labels);
        if let Some(old) = past.old {
            translator = translator.since(old);
        }
        translator.bind(variable, value);
        match translator.formula(expr) {
            Ok(formula) => Some(terms.and2(formula.is_defined, formula.holds)),
            Err(unsupported) => {
                self.left_out.insert((unsupported.span, unsupported.what));
                None
            }
        }
    }
}

/// The same for those who merge: types and predicates are numbers to them.
fn abstractions(program: &Program, params: &[java::spec::Abstraction]) -> Vec<Abstraction> {
    let mut next = 0;
    let mut made = Vec::new();
    for each in params {
        let predicates = next..next + each.predicates.len();
        next = predicates.end;
        let combination = match each.lattice {
            Lattice::Conjunctive => Combination::Conjunctive,
            Lattice::Disjunctive => Combination::Disjunctive,
            Lattice::Simple => Combination::Flat,
        };
        let (sort, ty) = (sort_of(each.ty, false), type_number(each.ty));
        made.push(Abstraction { combination, sort, ty, types: types(program, each.ty), predicates });
    }
    made
}

/// The types of whose values something is said if it is said of a type: of all integers, and of objects of subclasses.
fn types(program: &Program, ty: Ty) -> Option<BTreeSet<u64>> {
    let Ty::Class(class) = ty else {
        return matches!(ty, Ty::Array(..)).then(|| type_number(ty).into_iter().collect());
    };
    let is_any = program.class(class).superclass.is_none() && program.class(class).binary_name == "java.lang.Object";
    let all = (0..program.classes.len() as u32).map(|number| Ty::Class(java::model::ClassId(number)));
    (!is_any).then(|| all.filter(|other| program.is_subtype(*other, ty)).filter_map(type_number).collect())
}

/// What is wrong with predicates for all places: one that means something in some method is no mistake, one that does in none is.
pub fn problems_of_predicates(program: &mut Program, methods: &[MethodId], text: &str) -> Vec<Diagnostic> {
    let mut common: Option<Vec<LeftOut>> = None;
    for method in methods {
        let found = match program.parse_abstractions(*method, text, &Setting::Merge.to_string(), &|_| true) {
            Ok(read) => read.left_out,
            Err(syntax) => return syntax,
        };
        let place = |each: &LeftOut| (each.predicate.start, each.predicate.end);
        common = Some(match common {
            None => found,
            Some(common) => common.into_iter().filter(|other| found.iter().any(|each| place(each) == place(other))).collect(),
        });
        if common.as_ref().is_some_and(Vec::is_empty) {
            break;
        }
    }
    common.unwrap_or_default().into_iter().map(|each| each.reason).collect()
}
