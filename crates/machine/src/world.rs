//! The program together with its lowered code, shared by both domains.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use engine::Budget;
use java::graph::{Code, Instruction};
use java::model::{Base, ClassId, ClassKind, FieldId, MethodId, MethodKind, Prim, Ty};
use java::program::Program;

use crate::cfg::Flow;
use crate::input_classes::{input_classes, input_enums};
use crate::natives::Native;
use crate::universe::{Openness, Universe};

const NO_SLOT: u32 = u32::MAX;

/// Top-level classes of the models that the library does not have.
const OWN_CLASSES: &[&str] =
    &["java.util.EnumSet", "java.util.ImmutableList", "java.util.ImmutableMap", "java.util.ImmutableSet", "java.util.ReadOnlyList"];

/// Methods of concrete library classes that are there to be overridden, and are documented to be called.
const HOOKS: &[&str] = &["initialValue", "removeEldestEntry"];

/// What an observer wants to be told of.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "switches that are independent of each other")]
pub struct Watch {
    /// Specification statements.
    pub has_specs: bool,
    /// Calls of these methods, before anything of them happens.
    pub calls: BTreeSet<MethodId>,
    /// Places where paths come together.
    pub has_joins: bool,
    /// Assertions that fail.
    pub has_assertions: bool,
    /// Exceptions that leave the method that is analysed, for analyses that tell places and not paths.
    pub has_exceptions: bool,
    /// Methods that must not be called.
    pub errors: BTreeSet<MethodId>,
    /// Methods whose results are nondeterministic, by decree of the user.
    pub nondeterministic: BTreeSet<MethodId>,
    /// `System.exit` ends a run like any other end, because only what happens before matters.
    pub ends_on_exit: bool,
    /// For the moment nothing is told.
    pub is_paused: bool,
}

impl Watch {
    pub fn tells_specs(&self) -> bool {
        self.has_specs && !self.is_paused
    }

    pub fn tells_assertions(&self) -> bool {
        self.has_assertions && !self.is_paused
    }

    pub fn is_error(&self, method: MethodId) -> bool {
        !self.errors.is_empty() && !self.is_paused && self.errors.contains(&method)
    }

    pub fn tells_call(&self, method: MethodId) -> bool {
        !self.is_paused && self.calls.contains(&method)
    }
}

/// Program tables that grow while the machine runs into new methods.
pub struct World {
    pub program: Program,
    pub watch: Watch,
    /// For those who run stretches of the program themselves; explorations have budgets of their own.
    pub budget: Budget,
    /// By method.
    codes: Vec<Option<Rc<Code>>>,
    flows: HashMap<MethodId, Rc<Flow>>,
    natives: HashMap<MethodId, Option<Native>>,
    layouts: HashMap<ClassId, Rc<[FieldId]>>,
    /// By field; `NO_SLOT` until its class is laid out.
    slots: Vec<u32>,
    dispatch: HashMap<(ClassId, MethodId), Option<MethodId>>,
    input_classes: HashMap<MethodId, Rc<[ClassId]>>,
    /// By method of the program: see `unspecified_callback`.
    callbacks: HashMap<MethodId, Option<ClassId>>,
    openness: Openness,
    /// Made when it is first asked for.
    universe: Option<Rc<Universe>>,
}

impl World {
    pub fn new(program: Program) -> Self {
        World {
            program,
            watch: Watch::default(),
            budget: Budget::default(),
            codes: Vec::new(),
            flows: HashMap::new(),
            natives: HashMap::new(),
            layouts: HashMap::new(),
            slots: Vec::new(),
            dispatch: HashMap::new(),
            input_classes: HashMap::new(),
            callbacks: HashMap::new(),
            openness: Openness::Closed,
            universe: None,
        }
    }

    /// The same with this decision about classes that are not known.
    #[must_use]
    pub fn with_openness(self, openness: Openness) -> Self {
        World { openness, ..self }
    }

    pub fn openness(&self) -> Openness {
        self.openness
    }

    /// The classes that objects may have; fixed from the first question on.
    pub fn universe(&mut self) -> Rc<Universe> {
        let universe = self.universe.get_or_insert_with(|| Rc::new(Universe::close(&mut self.program, self.openness)));
        Rc::clone(universe)
    }

    /// The classes of the user that the inputs of a method may have, in the order of the source.
    pub fn input_classes(&mut self, method: MethodId) -> Rc<[ClassId]> {
        let universe = self.universe();
        let program = &self.program;
        let classes = self.input_classes.entry(method).or_insert_with(|| input_classes(program, &universe, method).into());
        Rc::clone(classes)
    }

    /// The enums of the user whose constants the inputs of a method may be.
    pub fn input_enums(&mut self, method: MethodId) -> Vec<ClassId> {
        let universe = self.universe();
        input_enums(&self.program, &universe, method)
    }

    /// Replaces the universe, for one task that met further classes.
    pub fn set_universe(&mut self, universe: Rc<Universe>) {
        self.universe = Some(universe);
    }

    /// The implementation that a virtual call of `method` selects for a receiver of exactly `class`.
    pub fn dispatch(&mut self, class: ClassId, method: MethodId) -> Option<MethodId> {
        let program = &self.program;
        let selected = *self.dispatch.entry((class, method)).or_insert_with(|| program.dispatch(class, method));
        self.program.reads.dispatch(class, method, selected);
        selected
    }

    /// The program graph of a method with a body.
    pub fn code(&mut self, method: MethodId) -> Rc<Code> {
        self.program.reads.body(method);
        if let Some(Some(code)) = self.codes.get(method.index()) {
            return Rc::clone(code);
        }
        let code = java::lower::lower(&mut self.program, method);
        if self.codes.len() <= method.index() {
            self.codes.resize(method.index() + 1, None);
        }
        self.codes[method.index()] = Some(Rc::clone(&code));
        code
    }

    /// Another program graph of a method, for those who ask what a changed program does; gives the one before.
    pub fn replace_code(&mut self, code: Rc<Code>) -> Rc<Code> {
        let before = self.code(code.method);
        let index = code.method.index();
        self.codes[index] = Some(code);
        before
    }

    /// True if code that was run into so far may read a static field.
    pub fn may_read_static(&self, field: FieldId) -> bool {
        let codes = self.codes.iter().flatten();
        codes
            .flat_map(|code| &code.instructions)
            .any(|instruction| matches!(instruction, Instruction::GetStatic { field: read, .. } if *read == field))
    }

    /// What the graph of a method says about merging.
    pub fn flow(&mut self, code: &Code) -> Rc<Flow> {
        Rc::clone(self.flows.entry(code.method).or_insert_with(|| Rc::new(Flow::new(code))))
    }

    /// The native meaning of a method, if it has one.
    pub fn native(&mut self, method: MethodId) -> Option<Native> {
        if let Some(native) = self.natives.get(&method) {
            return *native;
        }
        let is_free = self.watch.nondeterministic.contains(&method);
        let native = Native::of(&self.program, method).or_else(|| Native::nondeterministic(&self.program, method, is_free));
        self.natives.insert(method, native);
        native
    }

    /// Instance fields of a class, superclasses first; the position is the slot.
    pub fn layout(&mut self, class: ClassId) -> Rc<[FieldId]> {
        if let Some(layout) = self.layouts.get(&class) {
            return Rc::clone(layout);
        }
        let layout: Rc<[FieldId]> = self.program.instance_fields(class).into();
        for (slot, field) in layout.iter().enumerate() {
            if self.slots.len() <= field.index() {
                self.slots.resize(field.index() + 1, NO_SLOT);
            }
            self.slots[field.index()] = slot as u32;
        }
        self.layouts.insert(class, Rc::clone(&layout));
        layout
    }

    /// The slot of a field in every object that has it.
    pub fn slot(&mut self, field: FieldId) -> u32 {
        if let Some(slot) = self.slots.get(field.index()).filter(|slot| **slot != NO_SLOT) {
            return *slot;
        }
        let class = self.program.field(field).class;
        self.layout(class);
        self.slots[field.index()]
    }

    /// The fields of `Class` objects, with the texts they hold for a type.
    pub fn class_texts(&mut self, ty: Ty) -> [(FieldId, String); 3] {
        let texts = [("name", self.runtime_name(ty)), ("simpleName", self.simple_name(ty)), ("text", self.class_text(ty))];
        texts.map(|(field, text)| (self.program.library_field("java.lang.Class", field), text))
    }

    /// What `Class.getSimpleName` gives.
    fn simple_name(&self, ty: Ty) -> String {
        match ty {
            Ty::Class(class) => self.program.class(class).simple_name.clone(),
            Ty::Array(Base::Class(class), dims) => format!("{}{}", self.program.class(class).simple_name, "[]".repeat(dims as usize)),
            other => self.program.ty_name(other),
        }
    }

    /// What `Class.toString` gives.
    fn class_text(&self, ty: Ty) -> String {
        let kind = match ty {
            Ty::Class(class) if self.program.class(class).kind == ClassKind::Interface => "interface ",
            Ty::Class(_) | Ty::Array(..) => "class ",
            _ => "",
        };
        format!("{kind}{}", self.runtime_name(ty))
    }

    /// True if the name of the class at run time is another: the JVM makes up those of lambdas, and the library has classes of its own
    /// where the models have theirs.
    pub fn is_nameless(&self, ty: Ty) -> bool {
        let Ty::Class(class) = ty else { return false };
        let info = self.program.class(class);
        let name = &info.binary_name;
        info.is_lambda || info.is_library && (name.contains('$') || OWN_CLASSES.contains(&name.as_str()))
    }

    /// The class of the library whose method a method of the program overrides, if the library may or may not call it: concrete classes do
    /// not say which of their own methods they use. Abstract classes and interfaces are made to be completed and say so.
    pub fn unspecified_callback(&mut self, method: MethodId) -> Option<ClassId> {
        if let Some(known) = self.callbacks.get(&method) {
            return *known;
        }
        let overridden = self.overridden_concrete(method);
        self.callbacks.insert(method, overridden);
        overridden
    }

    fn overridden_concrete(&self, method: MethodId) -> Option<ClassId> {
        let program = &self.program;
        let own = program.method(method);
        if program.class(own.class).is_library || own.kind != MethodKind::Method || own.is_static {
            return None;
        }
        let is_like = |other: &MethodId| {
            let other = program.method(*other);
            !other.is_static
                && !other.is_private
                && other.name == own.name
                && other.params.iter().map(|p| p.ty).eq(own.params.iter().map(|p| p.ty))
        };
        if program.class(program.object()).methods.iter().any(is_like) || HOOKS.contains(&own.name.as_str()) {
            return None;
        }
        let mut at = program.class(own.class).superclass;
        while let Some(class) = at {
            let info = program.class(class);
            let is_own_business = info.is_library && !info.is_abstract && info.binary_name != "java.lang.Throwable";
            if is_own_business && info.methods.iter().any(is_like) {
                return Some(class);
            }
            at = info.superclass;
        }
        None
    }

    /// True if the class is `java.lang.String`.
    pub fn is_string(&self, class: ClassId) -> bool {
        self.program.class(class).is_library && self.program.class(class).binary_name == "java.lang.String"
    }

    /// True if code is that of a library model.
    pub fn is_library_code(&self, code: &Code) -> bool {
        self.program.class(self.program.method(code.method).class).is_library
    }

    /// True if a class is that of a lambda or method reference that captures nothing: the JVM makes one object per expression.
    pub fn is_stateless_lambda(&mut self, class: ClassId) -> bool {
        self.program.class(class).is_lambda && self.layout(class).is_empty()
    }

    /// True if a class has fields of the library, about which a shallow copy says nothing.
    pub fn has_library_state(&mut self, class: ClassId) -> bool {
        let layout = self.layout(class);
        layout.iter().any(|field| self.program.class(self.program.field(*field).class).is_library)
    }

    /// The constants of an enum, in order.
    pub fn enum_constants(&self, class: ClassId) -> Vec<FieldId> {
        let info = self.program.class(class);
        info.fields.iter().copied().filter(|field| self.program.field(*field).is_enum_constant).collect()
    }

    /// What `Class.getName` gives: `a.B$C`, `[I`, `[[La.B;`.
    pub fn runtime_name(&self, ty: Ty) -> String {
        match ty {
            Ty::Class(class) => self.program.class(class).binary_name.clone(),
            Ty::Array(Base::Class(class), dims) => format!("{}L{};", "[".repeat(dims as usize), self.program.class(class).binary_name),
            Ty::Array(Base::Prim(prim), dims) => format!("{}{}", "[".repeat(dims as usize), descriptor(prim)),
            other => self.program.ty_name(other),
        }
    }
}

/// The letter of a primitive type in array class names (JVMS 4.3.2).
fn descriptor(prim: Prim) -> char {
    match prim {
        Prim::Boolean => 'Z',
        Prim::Byte => 'B',
        Prim::Short => 'S',
        Prim::Char => 'C',
        Prim::Int => 'I',
        Prim::Long => 'J',
        Prim::Float => 'F',
        Prim::Double => 'D',
    }
}
