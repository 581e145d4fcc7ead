//! State of the front end: records about classes, fields and methods beyond the public tables.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::rc::Rc;

use super::ast;
use super::spec::SpecTables;
use super::types::{JType, TypeVar, TypeVarId};
use crate::diagnostic::Diagnostic;
use crate::model::{Body, ClassId, FieldId, FileId, Literal, LocalId, MethodId, Span};
use crate::program::Sources;

/// The front end's state. Tables run parallel to those of `Program`.
pub(crate) struct FrontEnd {
    pub sources: Box<dyn Sources>,
    /// The files that were given, not found: the numbers of the first and of the first behind them.
    pub given: (usize, usize),
    /// Classes whose subclasses in other files were looked for.
    pub asked_subclasses: BTreeSet<String>,
    /// Per file: package and imports.
    pub units: Vec<Rc<UnitInfo>>,
    pub classes: Vec<ClassInfo>,
    pub fields: Vec<FieldInfo>,
    pub methods: Vec<MethodInfo>,
    pub type_vars: Vec<TypeVar>,
    /// Top-level classes by qualified name; `None` was looked for in vain.
    pub top_level: HashMap<String, Option<ClassId>>,
    /// Classes whose file is there and cannot be read: qualified name and path.
    pub unreadable: Vec<(String, String)>,
    pub phantoms: super::phantom::Phantoms,
    pub by_binary: HashMap<String, ClassId>,
    pub packages: HashSet<String>,
    /// Used but not complete.
    pub pending: VecDeque<ClassId>,
    /// The signature of a library method is being resolved: what it names is not used by that alone.
    pub in_library_signature: bool,
    pub bodies: BTreeMap<MethodId, Option<Rc<Body>>>,
    pub diagnostics: Vec<Diagnostic>,
    /// Greater than 0 while something is tried out: diagnostics are dropped.
    pub silent: u32,
    /// A comparison whose value is stored or returned is lowered as a branch, as `javac` does it.
    pub branches_on_comparisons: bool,
    /// Deepest tree loaded.
    pub depth: usize,
    /// The most dimensions of an array type that was met.
    pub max_dimensions: Cell<u8>,
    /// Classes of which an array type was met.
    pub array_elements: RefCell<BTreeSet<ClassId>>,
    /// Methods that are called as `super.m()` or `I.super.m()`, each with the class that calls it.
    pub super_calls: BTreeSet<(MethodId, ClassId)>,
    pub next_infer: u32,
    /// Classes of anonymous classes and lambdas inside initialisers, which are resolved once per constructor.
    pub initializer_classes: HashMap<usize, ClassId>,
    pub specs: SpecTables,
    /// How much has been reported, repetitions included.
    pub n_reports: usize,
}

#[derive(Default)]
pub(crate) struct UnitInfo {
    pub package: String,
    pub imports: Vec<ast::Import>,
    pub types: Vec<(Rc<str>, ClassId)>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Stage {
    Declared,
    HeaderBusy,
    Header,
    MembersBusy,
    Members,
    Complete,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ClassForm {
    /// Top level or member of a class.
    Member,
    /// Declared in a block.
    Local,
    Anonymous,
    /// Class made for a lambda or method reference: has no members of its own in scope.
    Lambda,
}

#[expect(clippy::struct_excessive_bools, reason = "independent of each other")]
pub(crate) struct ClassInfo {
    pub file: FileId,
    pub form: ClassForm,
    /// `None` for lambdas.
    pub decl: Option<Rc<ast::TypeDecl>>,
    /// Innermost lexically enclosing class (never a lambda's class).
    pub outer: Option<ClassId>,
    /// Has an enclosing instance in `outer_field`.
    pub is_inner: bool,
    pub local: Rc<LocalEnv>,
    /// Own parameters first, then those of the enclosing class if this is an inner class.
    pub type_params: Vec<TypeVarId>,
    pub n_own_params: usize,
    pub super_ty: Option<JType>,
    pub interface_tys: Vec<JType>,
    pub stage: Stage,
    /// Named by the program or by what the program uses. A library class that only signatures name is never completed.
    pub is_used: bool,
    /// Named in a file of the user.
    pub is_named: bool,
    pub member_types: Vec<(Rc<str>, ClassId)>,
    pub outer_field: Option<FieldId>,
    pub captures: Vec<Capture>,
    /// A supertype makes no sense: its constructors and inherited members are not known.
    pub has_bad_supertype: bool,
    /// Made while trying something out; nobody may see it.
    pub is_dead: bool,
}

/// What a class inside a block sees of that block, apart from variables.
#[derive(Clone, Default)]
pub(crate) struct LocalEnv {
    pub classes: Vec<(Rc<str>, ClassId)>,
    pub type_vars: Vec<(Rc<str>, TypeVarId)>,
}

/// A local variable that a class inside a block mentions.
#[derive(Clone)]
pub(crate) struct Capture {
    pub name: Rc<str>,
    pub ty: JType,
    /// `None` if the variable is a constant.
    pub field: Option<FieldId>,
    pub constant: Option<Literal>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ConstantState {
    Untried,
    Busy,
    Done,
}

pub(crate) struct FieldInfo {
    pub ty: JType,
    pub decl: Option<Rc<ast::FieldDecl>>,
    pub constant_state: ConstantState,
    /// Also for instance fields, whose value the public table does not show.
    pub constant: Option<Literal>,
}

pub(crate) struct MethodInfo {
    pub type_params: Vec<TypeVarId>,
    /// All parameters, hidden ones first.
    pub params: Vec<JType>,
    pub ret: JType,
    /// Leading parameters that the source does not have.
    pub n_hidden: usize,
    pub origin: Origin,
    /// Not to be found by name (bridge, `<clinit>`).
    pub is_hidden: bool,
}

/// Where the body of a method comes from.
#[derive(Clone)]
pub(crate) enum Origin {
    /// Abstract, native, or not to be run.
    None,
    Source(Rc<ast::MethodDecl>),
    /// Constructor without source; calls `super(…)` with the given trailing parameters passed on.
    DefaultConstructor,
    /// Constructor of an anonymous class: passes parameters from `first` on to `target`.
    AnonymousConstructor {
        target: Option<MethodId>,
        first: usize,
    },
    StaticInit,
    Bridge(MethodId),
    Unsupported(Rc<str>),
    Condition(Rc<ast::Expr>),
}

impl FrontEnd {
    pub(crate) fn new(sources: Box<dyn Sources>) -> Self {
        FrontEnd {
            sources,
            units: Vec::new(),
            classes: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            type_vars: Vec::new(),
            top_level: HashMap::new(),
            unreadable: Vec::new(),
            phantoms: super::phantom::Phantoms::default(),
            by_binary: HashMap::new(),
            packages: HashSet::new(),
            pending: VecDeque::new(),
            in_library_signature: false,
            bodies: BTreeMap::new(),
            diagnostics: Vec::new(),
            silent: 0,
            branches_on_comparisons: false,
            depth: 0,
            max_dimensions: Cell::new(1),
            array_elements: RefCell::default(),
            super_calls: BTreeSet::new(),
            given: (0, 0),
            asked_subclasses: BTreeSet::new(),
            next_infer: 0,
            initializer_classes: HashMap::new(),
            specs: SpecTables::default(),
            n_reports: 0,
        }
    }

    pub(crate) fn report(&mut self, diagnostic: Diagnostic) {
        self.n_reports += usize::from(self.silent == 0);
        if self.silent == 0 && !self.diagnostics.contains(&diagnostic) {
            self.diagnostics.push(diagnostic);
        }
    }

    /// A fresh inference variable.
    pub(crate) fn fresh(&mut self) -> JType {
        self.next_infer += 1;
        JType::Infer(self.next_infer)
    }
}

/// A variable visible in a body.
#[derive(Clone)]
pub(crate) struct LocalInfo {
    pub ty: JType,
    pub constant: Option<Literal>,
}

/// The empty place at the start of a span.
pub(crate) fn start_of(span: Span) -> Span {
    Span { end: span.start, ..span }
}

/// Names bound by a pattern, with their variables.
pub(crate) type Bindings = Vec<(Rc<str>, LocalId)>;
