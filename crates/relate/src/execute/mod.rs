//! Execution of abstract programs: statements become functions from states to outcomes, which keep all ways to end in one value.
//!
//! Outcomes are merged wherever ways meet, so that a sequence of n elements costs n, and the results of both programs are compared once.

mod call;
mod coupled;
mod element;
mod expression;
mod for_each;
mod identity;
mod location;
mod loop_frame;
mod loops;
mod outcome;
mod statement;
pub(crate) mod switch;
mod try_catch;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

use java::model::{Body, ClassId, Expr, ExprKind, MethodId, Prim, Span, Ty as JavaTy};
use java::program::Program;
use term::TermId;

pub(crate) use coupled::{LoopRun, Round};
pub(crate) use loop_frame::below;
pub(crate) use outcome::{Flow, Outcome};

use crate::checked::Checked;
use crate::context::{Cx, LabelId, Ty};
use crate::formula::{End, Names, Scope};
use crate::grounding::Formula;
use crate::model::{Fault, Symbol};
use crate::state::StateId;

pub(crate) use identity::NEW_OBJECT;

/// Why a model cannot be executed.
#[derive(Clone, Debug)]
pub(crate) enum Stop {
    /// Something is wrong with it; the place is in the assembled text.
    Fault(Fault),
    Unsupported {
        what: String,
        place: (usize, usize),
    },
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop::Fault(fault)
    }
}

pub(crate) type Step<T> = Result<T, Stop>;

/// How loops are treated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Loops {
    /// By their invariants: what holds in an arbitrary iteration.
    Invariant,
    /// At most so many iterations; runs with more are not looked at.
    Unroll(u32),
    /// At most so many iterations, which is to be shown.
    Bounded(u32),
    /// Each with loops of the other program, after some iterations; whether two rounds are looked at.
    Couple(Peeled, bool),
}

/// Iterations that are taken out of the loops of the left and the right program.
pub(crate) type Peeled = [u32; 2];

/// Something that has to be shown besides the relation of the results.
pub(crate) struct Claim {
    pub what: String,
    pub place: Option<(usize, usize)>,
    /// Its negation, to be refuted.
    pub negation: Formula,
    /// How many of the gates were there before it: it may use what they say, and nothing that comes later.
    pub n_gates: usize,
}

/// A method that is being executed.
pub(crate) struct Frame {
    pub body: Rc<Body>,
    pub places: Vec<Option<TermId>>,
    pub names: Rc<Names>,
    /// One of the two programs, not a context method.
    pub is_program: bool,
    pub is_void: bool,
    pub n_loops: usize,
    pub n_switches: usize,
    /// With whether it is the label of a loop.
    pub labels: Vec<(String, bool)>,
    pub depth: usize,
}

/// Calls deeper than this are recursive.
const MAX_DEPTH: usize = 20;

#[expect(clippy::struct_excessive_bools, reason = "independent of each other")]
pub(crate) struct Machine<'a> {
    pub cx: Cx,
    pub program: &'a mut Program,
    pub checked: &'a Checked,
    pub symbols: Rc<Vec<Symbol>>,
    pub loops: Loops,
    pub claims: Vec<Claim>,
    /// Switches of the assumptions about heads and ends of loops, in order. Each holds only if the claims before it are shown.
    pub gates: Vec<LabelId>,
    /// Fields of the class: free variables and those of the context.
    pub fields: BTreeMap<String, (TermId, Ty)>,
    /// Variables of the programs themselves; both know them by name.
    shared: BTreeMap<(String, Ty), TermId>,
    /// The names in scope when each program ended.
    at_end: Vec<Rc<Names>>,
    /// Notes that were met.
    pub met: BTreeSet<usize>,
    pub n_loops_met: usize,
    /// The paths of iterations of unrolled loops after the first, for the check that some run iterates twice.
    pub second_iterations: Vec<TermId>,
    /// Classes that exceptions were asked for.
    tested: BTreeMap<TermId, BTreeSet<ClassId>>,
    /// Elements that were executed: number, path, and how they may complete.
    pub executed: Vec<Executed>,
    bodies: HashMap<MethodId, Rc<Body>>,
    /// Objects that the programs make, and their classes.
    created: Vec<(TermId, ClassId)>,
    has_created: bool,
    /// References whose identity is looked at, by side, and where.
    observed: Vec<(usize, TermId, Span)>,
    /// Fields of objects, and the classes that declare them.
    field_classes: BTreeMap<String, ClassId>,
    has_identity: bool,
    pub loop_runs: Vec<LoopRun>,
    /// The program that is being executed.
    side: usize,
    is_inside_round: bool,
    shared_labels: BTreeMap<String, usize>,
    has_second_round: bool,
}

/// One execution of an element, for checks and countermodels.
#[derive(Clone, Debug)]
pub(crate) struct Executed {
    pub element: usize,
    pub side: usize,
    pub path: TermId,
    pub flags: Vec<(java::abstracted::Mode, TermId)>,
    pub exception: TermId,
    pub result: TermId,
    pub before: StateId,
    pub after: StateId,
    pub effects: Rc<[crate::state::Effect]>,
    pub footprint: Vec<crate::set::Set>,
    pub names: Rc<Names>,
}

impl Executed {
    /// The condition under which it completes in a mode; nothing if it cannot.
    pub(crate) fn flag(&self, mode: &java::abstracted::Mode) -> Option<TermId> {
        self.flags.iter().find(|(known, _)| known == mode).map(|(_, flag)| *flag)
    }
}

impl<'a> Machine<'a> {
    pub(crate) fn new(checked: &'a Checked, program: &'a mut Program, loops: Loops) -> Machine<'a> {
        let mut cx = Cx::new(checked.model.is_math);
        let mut fields = BTreeMap::new();
        for field in program.class(checked.class).fields.clone() {
            let (name, ty) = (program.field(field).name.clone(), program.field(field).ty);
            let place = cx.variable(&name, ty_of(ty), &java_name(program, ty), true);
            fields.insert(name, (place, ty_of(ty)));
        }
        Machine {
            cx,
            program,
            checked,
            symbols: Rc::new(checked.symbols.clone()),
            loops,
            claims: Vec::new(),
            gates: Vec::new(),
            observed: Vec::new(),
            fields,
            shared: BTreeMap::new(),
            at_end: Vec::new(),
            met: BTreeSet::new(),
            n_loops_met: 0,
            second_iterations: Vec::new(),
            tested: BTreeMap::new(),
            executed: Vec::new(),
            bodies: HashMap::new(),
            created: Vec::new(),
            has_created: false,
            field_classes: BTreeMap::new(),
            has_identity: false,
            loop_runs: Vec::new(),
            side: 0,
            is_inside_round: false,
            shared_labels: BTreeMap::new(),
            has_second_round: matches!(loops, Loops::Couple(_, true)),
        }
    }

    /// Runs one of the programs from a state.
    pub(crate) fn run(&mut self, side: usize, state: StateId) -> Step<End> {
        let outcome = self.run_first(side, usize::MAX, state)?;
        Ok(self.end(&outcome))
    }

    /// Runs the first statements of one of the programs.
    pub(crate) fn run_first(&mut self, side: usize, n_statements: usize, state: StateId) -> Step<Outcome> {
        self.side = side;
        let method = self.checked.methods[side];
        let mut frame = self.frame(method, 0, true);
        let yes = self.cx.terms.tru();
        let body = Rc::clone(&frame.body);
        let from = self.executed.len();
        let n_statements = n_statements.min(body.statements.len());
        let outcome = self.block(&body.statements[..n_statements], state, yes, &mut frame)?;
        self.at_end.push(Rc::clone(&frame.names));
        for executed in &mut self.executed[from..] {
            executed.side = side;
        }
        Ok(outcome)
    }

    /// The names in scope where the left and the right program were left.
    pub(crate) fn names_at_end(&self) -> &[Rc<Names>] {
        &self.at_end
    }

    /// The part of an outcome that is seen from outside.
    pub(crate) fn end(&mut self, outcome: &Outcome) -> End {
        let nothing = self.cx.terms.int(0);
        let threw = outcome.exit(&mut self.cx, &java::abstracted::Mode::Throw);
        let returned = outcome.exit(&mut self.cx, &java::abstracted::Mode::Return);
        let exception = self.cx.terms.ite(threw, outcome.exception, nothing);
        let result = self.cx.terms.ite(returned, outcome.result, nothing);
        End { state: outcome.state, result, exception }
    }

    /// Variables that the programs declare themselves.
    pub(crate) fn program_variables(&self) -> Vec<TermId> {
        self.shared.values().copied().collect()
    }

    /// True if a variable is in scope at the end of both programs.
    pub(crate) fn is_at_both_ends(&self, place: TermId) -> bool {
        self.at_end.iter().all(|names| names.values().any(|(known, _)| *known == place))
    }

    /// The names at the beginning of the programs.
    pub(crate) fn outer_names(&self) -> Rc<Names> {
        Rc::new(self.fields.clone())
    }

    pub(crate) fn scope(&self, state: StateId, frame: &Frame) -> Scope {
        Scope::new(state, Rc::clone(&frame.names), Rc::clone(&self.symbols))
    }

    fn frame(&mut self, method: MethodId, depth: usize, is_program: bool) -> Frame {
        let body = match self.bodies.get(&method) {
            Some(body) => Rc::clone(body),
            None => {
                let body = self
                    .program
                    .body(method)
                    .unwrap_or_else(|| Rc::new(Body { locals: Vec::new(), statements: Vec::new(), loop_specs: Vec::new() }));
                self.bodies.insert(method, Rc::clone(&body));
                body
            }
        };
        let declared = self.program.method(method);
        Frame {
            places: vec![None; body.locals.len()],
            names: self.outer_names(),
            is_program,
            is_void: declared.ret == JavaTy::Void,
            n_loops: 0,
            n_switches: 0,
            labels: Vec::new(),
            depth,
            body,
        }
    }

    /// The place of a local, made when it is declared. Both programs know a variable of theirs by its name; nobody knows those of methods.
    fn declare(&mut self, frame: &mut Frame, local: usize) -> TermId {
        let variable = frame.body.locals[local].clone();
        let ty = ty_of(variable.ty);
        let java = java_name(self.program, variable.ty);
        let is_visible = frame.is_program && !variable.is_synthetic;
        let key = (variable.name.clone(), ty);
        let place = match self.shared.get(&key).filter(|_| is_visible) {
            Some(&place) => place,
            None => {
                let place = self.cx.variable(&variable.name, ty, &java, is_visible);
                if is_visible {
                    self.shared.insert(key, place);
                }
                place
            }
        };
        frame.places[local] = Some(place);
        Rc::make_mut(&mut frame.names).insert(variable.name, (place, ty));
        place
    }

    #[expect(clippy::unused_self, reason = "reads as what the machine says")]
    fn unsupported<T>(&self, what: impl Into<String>, span: Span) -> Step<T> {
        Err(Stop::Unsupported { what: what.into(), place: (span.start as usize, span.end as usize) })
    }
}

/// The object whose fields are the variables of the model.
pub(crate) fn is_this(expr: &Expr, frame: &Frame) -> bool {
    matches!(expr.kind, ExprKind::Local(local) if local.index() == 0 && frame.body.locals[0].name == "this")
}

/// The range of values of a Java type.
pub(crate) fn ty_of(ty: JavaTy) -> Ty {
    match ty {
        JavaTy::Prim(Prim::Boolean) => Ty::Bool,
        JavaTy::Prim(Prim::Byte) => Ty::Int(8),
        JavaTy::Prim(Prim::Short) => Ty::Int(16),
        // Its 65536 values are among those of 32 bits.
        JavaTy::Prim(Prim::Char | Prim::Int) => Ty::Int(32),
        JavaTy::Prim(Prim::Long) => Ty::Int(64),
        _ => Ty::Ref,
    }
}

/// A type as Java writes it.
pub(crate) fn java_name(program: &Program, ty: JavaTy) -> String {
    let prim = |prim: Prim| format!("{prim:?}").to_lowercase();
    match ty {
        JavaTy::Prim(p) => prim(p),
        JavaTy::Class(class) => program.class(class).display_name.clone(),
        JavaTy::Array(base, n) => {
            let base = match base {
                java::model::Base::Prim(p) => prim(p),
                java::model::Base::Class(class) => program.class(class).display_name.clone(),
            };
            base + &"[]".repeat(n as usize)
        }
        _ => "Object".to_owned(),
    }
}
