//! The tables of a loaded program and the questions the semantics asks of them.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::diagnostic::Diagnostic;
use crate::model::{Base, Body, Class, ClassId, Field, FieldId, FileId, Method, MethodId, MethodKind, Param, SourceFile, Span, Ty};
use crate::reads::Reads;
use crate::resolve::{
    self,
    state::{ClassForm, FrontEnd},
    types::JType,
};

/// Where source text of a class that is not loaded yet comes from (source roots of the user). No I/O happens below this trait.
pub trait Sources {
    /// The file that should declare the top-level class `qualified` (`a.b.C`), if there is one.
    fn find(&self, qualified: &str) -> Option<CandidateFile>;

    /// Files that seem to declare subclasses of classes with these simple names, each file once.
    fn find_subclasses(&self, _names: &BTreeSet<String>) -> Vec<CandidateFile> {
        Vec::new()
    }
}

/// A file that should declare a class.
pub enum CandidateFile {
    Text { path: String, text: String },
    UnreadableFile(UnreadableFile),
}

/// A file that is there and is no text, which is not the same as no file.
pub struct UnreadableFile {
    pub path: String,
    pub code: &'static str,
    pub message: String,
    pub help: Option<String>,
    /// As much as can be shown.
    pub text: String,
    /// The bytes of `text` where the trouble is.
    pub place: (usize, usize),
}

/// No source roots.
pub struct NoSources;

impl Sources for NoSources {
    fn find(&self, _qualified: &str) -> Option<CandidateFile> {
        None
    }
}

/// A program: tables that only grow. Classes are loaded when a name needs them; bodies are resolved when asked for.
pub struct Program {
    pub files: Vec<SourceFile>,
    pub classes: Vec<Class>,
    pub fields: Vec<Field>,
    pub methods: Vec<Method>,
    /// What was asked of it.
    pub reads: Reads,
    pub(crate) front: FrontEnd,
}

impl Program {
    /// Parses the given files (path and text) and declares their classes. Other classes come lazily from `sources` and
    /// from the embedded library models.
    pub fn load(files: Vec<(String, String)>, sources: Box<dyn Sources>) -> Program {
        Program::load_front(files, FrontEnd::new(sources))
    }

    /// The same, with JML: ghost and model members are declared, specifications among statements are resolved, and what is
    /// wrong with annotations is reported.
    pub fn load_with_specs(files: Vec<(String, String)>, sources: Box<dyn Sources>) -> Program {
        let mut front = FrontEnd::new(sources);
        front.specs.is_enabled = true;
        Program::load_front(files, front)
    }

    fn load_front(files: Vec<(String, String)>, front: FrontEnd) -> Program {
        let mut program =
            Program { files: Vec::new(), classes: Vec::new(), fields: Vec::new(), methods: Vec::new(), reads: Reads::default(), front };
        (program.files, program.front.units) = resolve::library::unread();
        // `Object` is class 0.
        program.well_known("java.lang.Object");
        program.well_known("java.lang.String");
        let first = program.files.len();
        for (path, text) in files {
            program.add_file(path, text, false);
        }
        program.front.given = (first, program.files.len());
        program.complete_all();
        program
    }

    /// Nothing at all, to stand where a program was taken from.
    pub fn empty() -> Program {
        Program {
            files: Vec::new(),
            classes: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            reads: Reads::default(),
            front: FrontEnd::new(Box::new(NoSources)),
        }
    }

    /// Everything found wrong so far; grows while bodies are resolved.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.front.diagnostics
    }

    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.index()]
    }

    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index()]
    }

    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id.index()]
    }

    /// The body, resolved on first use. `None` for abstract and native methods.
    pub fn body(&mut self, method: MethodId) -> Option<Rc<Body>> {
        if let Some(body) = self.front.bodies.get(&method) {
            return body.clone();
        }
        let body = resolve::body::resolve(self, method).map(Rc::new);
        self.complete_all();
        self.front.bodies.insert(method, body.clone());
        body
    }

    /// From now on, comparisons whose values are stored or returned are lowered as branches, as in bytecode.
    pub fn branch_on_comparisons(&mut self) {
        self.front.branches_on_comparisons = true;
    }

    pub(crate) fn branches_on_comparisons(&self) -> bool {
        self.front.branches_on_comparisons
    }

    /// True if a parameter is declared with a type variable, so that its erased type is not what callers have to pass.
    pub fn has_type_variables(&self, method: MethodId) -> bool {
        fn has_variable(ty: &JType) -> bool {
            match ty {
                JType::Var(_) => true,
                JType::Class(_, arguments) => arguments.iter().any(has_variable),
                JType::Array(element) => has_variable(element),
                JType::Wild(bound) => bound.as_ref().is_some_and(|(_, bound)| has_variable(bound)),
                _ => false,
            }
        }
        self.front.methods[method.index()].params.iter().any(has_variable)
    }

    /// True if a parameter is declared with type arguments.
    pub fn has_type_arguments(&self, method: MethodId, parameter: usize) -> bool {
        let declared = self.front.methods[method.index()].params.get(parameter);
        matches!(declared, Some(JType::Class(_, arguments)) if !arguments.is_empty())
    }

    /// True if every class of the same package may name the field.
    pub fn is_field_accessible(&self, field: FieldId) -> bool {
        let decl = &self.front.fields[field.index()].decl;
        !self.field(field).is_synthetic && decl.as_ref().is_some_and(|decl| !decl.modifiers.is_private)
    }

    /// True if every class of the same package may name the class: it and those around it are neither private nor local.
    pub fn is_class_accessible(&self, class: ClassId) -> bool {
        let info = &self.front.classes[class.index()];
        let is_private = info.decl.as_ref().is_none_or(|decl| decl.modifiers.is_private);
        info.form == ClassForm::Member && !is_private && self.class(class).outer.is_none_or(|outer| self.is_class_accessible(outer))
    }

    /// By simple, display (`Outer.Inner`), qualified or binary name; the user's classes come first.
    pub fn find_class(&mut self, name: &str) -> Option<ClassId> {
        let found = (0..self.classes.len()).map(|i| ClassId(i as u32)).find(|&id| {
            let class = self.class(id);
            !class.is_library
                && !self.front.classes[id.index()].is_dead
                && (class.binary_name == name || class.display_name == name || class.simple_name == name)
        });
        let found = found.or_else(|| self.qualified(name)).or_else(|| self.qualified(&format!("java.lang.{name}"))).or_else(|| {
            let mut ids = (0..self.classes.len()).map(|i| ClassId(i as u32));
            ids.find(|&id| {
                let class = self.class(id);
                class.display_name == name && class.is_library
            })
        });
        if let Some(class) = found {
            self.use_class(class);
        }
        self.complete_all();
        found
    }

    /// A class of the library models, which must ship it.
    pub fn library_class(&mut self, binary_name: &str) -> ClassId {
        let class = self.qualified(binary_name).unwrap_or_else(|| panic!("the library models have no {binary_name}"));
        self.use_class(class);
        self.complete_all();
        class
    }

    /// The classes that the program can meet. Library classes that only signatures of other library classes name are not among them: they
    /// are not complete.
    pub fn used_classes(&self) -> impl Iterator<Item = ClassId> + Clone {
        (0..self.classes.len() as u32).map(ClassId).filter(|class| self.front.classes[class.index()].is_used)
    }

    /// A method of the library models by exact erased parameter types.
    pub fn library_method(&mut self, class: &str, name: &str, params: &[Ty]) -> MethodId {
        let id = self.library_class(class);
        let found = self.class(id).methods.iter().copied().find(|&m| {
            let method = self.method(m);
            method.name == name && method.params.iter().map(|p| p.ty).eq(params.iter().copied()) && !self.front.methods[m.index()].is_hidden
        });
        found.unwrap_or_else(|| panic!("the model of {class} has no {name} with these parameters"))
    }

    /// A field of the library models.
    pub fn library_field(&mut self, class: &str, name: &str) -> FieldId {
        let id = self.library_class(class);
        let found = self.class(id).fields.iter().copied().find(|f| self.field(*f).name == name);
        found.unwrap_or_else(|| panic!("the model of {class} has no field {name}"))
    }

    /// Reference widening; arrays are covariant, `Null` is below all references.
    pub fn is_subtype(&self, sub: Ty, sup: Ty) -> bool {
        match (sub, sup) {
            _ if sub == sup => true,
            (Ty::Null, Ty::Class(_) | Ty::Array(..)) => true,
            (Ty::Class(a), Ty::Class(b)) => self.is_subclass(a, b),
            (Ty::Array(..), Ty::Class(class)) => {
                class == self.object() || matches!(self.class(class).binary_name.as_str(), "java.lang.Cloneable" | "java.io.Serializable")
            }
            (Ty::Array(a, m), Ty::Array(b, n)) => match (a, b) {
                (Base::Class(a), Base::Class(b)) if m == n => self.is_subclass(a, b),
                (_, Base::Class(class)) if m > n => self.is_subtype(Ty::Array(a, m - n), Ty::Class(class)),
                _ => false,
            },
            _ => false,
        }
    }

    pub fn is_subclass(&self, sub: ClassId, sup: ClassId) -> bool {
        if sub == sup || sup == self.object() {
            return true;
        }
        let mut seen = vec![sub];
        let mut stack = vec![sub];
        while let Some(current) = stack.pop() {
            let class = self.class(current);
            for &next in class.superclass.iter().chain(&class.interfaces) {
                if next == sup {
                    return true;
                }
                if !seen.contains(&next) {
                    seen.push(next);
                    stack.push(next);
                }
            }
        }
        false
    }

    /// The implementation that a virtual call of `method` selects for a receiver of exactly `class`.
    pub fn dispatch(&self, class: ClassId, method: MethodId) -> Option<MethodId> {
        let wanted = self.method(method);
        if wanted.is_private || wanted.is_static || wanted.kind != MethodKind::Method {
            return Some(method);
        }
        let mut current = Some(class);
        while let Some(id) = current {
            if let Some(found) = self.declared_like(id, wanted) {
                return (!self.method(found).is_abstract).then_some(found);
            }
            current = self.class(id).superclass;
        }
        self.default_method(class, wanted)
    }

    /// The most specific default method of the interfaces.
    fn default_method(&self, class: ClassId, wanted: &Method) -> Option<MethodId> {
        let mut best: Option<MethodId> = None;
        for interface in self.all_interfaces(class) {
            let Some(found) = self.declared_like(interface, wanted) else {
                continue;
            };
            let is_better = best.is_none_or(|best| {
                self.is_subclass(interface, self.method(best).class)
                    || (self.method(best).is_abstract && !self.is_subclass(self.method(best).class, interface))
            });
            if is_better {
                best = Some(found);
            }
        }
        best.filter(|&m| !self.method(m).is_abstract)
    }

    /// True if a class of the user has an interface or superclass of the library, besides `Object`.
    pub fn is_library_type(&self, class: ClassId) -> bool {
        let mut current = Some(class).filter(|&id| id != self.object());
        let mut is_known = self.all_interfaces(class).into_iter().any(|interface| self.class(interface).is_library);
        while let Some(id) = current {
            is_known |= self.class(id).is_library;
            current = self.class(id).superclass.filter(|&next| next != self.object());
        }
        is_known && !self.class(class).is_library
    }

    fn all_interfaces(&self, class: ClassId) -> Vec<ClassId> {
        let mut found = Vec::new();
        let mut stack = vec![class];
        while let Some(current) = stack.pop() {
            let data = self.class(current);
            for &next in data.interfaces.iter().chain(&data.superclass) {
                if self.is_interface(next) && !found.contains(&next) {
                    found.push(next);
                }
                if !stack.contains(&next) {
                    stack.push(next);
                }
            }
        }
        found
    }

    fn declared_like(&self, class: ClassId, wanted: &Method) -> Option<MethodId> {
        self.class(class).methods.iter().copied().find(|&m| {
            let method = self.method(m);
            method.name == wanted.name
                && method.ret == wanted.ret
                && !method.is_static
                && !method.is_private
                && method.kind == MethodKind::Method
                && resolve::members::same_params(&method.params, &wanted.params)
        })
    }

    /// Loaded, non-abstract subclasses (`class` itself included), in order of ids.
    pub fn concrete_subclasses(&self, class: ClassId) -> Vec<ClassId> {
        self.used_classes()
            .filter(|&id| !self.class(id).is_abstract && !self.front.classes[id.index()].is_dead && self.is_subclass(id, class))
            .collect()
    }

    /// Instance fields of objects of the class, those of superclasses first.
    pub fn instance_fields(&self, class: ClassId) -> Vec<FieldId> {
        let mut chain = Vec::new();
        let mut current = Some(class);
        while let Some(id) = current {
            chain.push(id);
            current = self.class(id).superclass;
        }
        chain.into_iter().rev().flat_map(|id| self.class(id).fields.iter().copied()).filter(|field| !self.field(*field).is_static).collect()
    }

    /// The type as a reader sees it: `int[]`, `Calendar.Entry`.
    pub fn ty_name(&self, ty: Ty) -> String {
        match ty {
            Ty::Void => "void".to_owned(),
            Ty::Null => "null".to_owned(),
            Ty::Spec(spec) => spec.name().to_owned(),
            Ty::Prim(prim) => resolve::text::prim_name(prim).to_owned(),
            Ty::Class(class) => self.class(class).display_name.clone(),
            Ty::Array(base, dims) => {
                let base = match base {
                    Base::Prim(prim) => Ty::Prim(prim),
                    Base::Class(class) => Ty::Class(class),
                };
                format!("{}{}", self.ty_name(base), "[]".repeat(usize::from(dims)))
            }
        }
    }

    /// A class as a reader finds it: one without a name by its line.
    pub fn class_label(&self, class: ClassId) -> String {
        let info = self.class(class);
        if !info.simple_name.is_empty() {
            return info.display_name.clone();
        }
        let (line, ..) = self.line_column(info.span);
        let above = info.interfaces.first().copied().or(info.superclass.filter(|sup| *sup != self.object()));
        let above = above.map_or("Object", |above| &self.class(above).display_name);
        let is_lambda = self.front.classes[class.index()].decl.is_none();
        format!("{} {above} of line {line}", if is_lambda { "lambda" } else { "anonymous" })
    }

    /// `Calendar.addEntry(Entry)`; constructors are `Calendar(int)`.
    pub fn method_name(&self, method: MethodId) -> String {
        let m = self.method(method);
        let class = &self.class(m.class).display_name;
        let short = self.parameters(method, |class| self.short_name(class));
        let is_like = |other: &MethodId| {
            *other != method && self.method(*other).name == m.name && self.parameters(*other, |class| self.short_name(class)) == short
        };
        // Short names may be those of several classes: `disable(JsonParser.Feature)` and `disable(JsonGenerator.Feature)`.
        let is_unique = !self.class(m.class).methods.iter().any(is_like);
        let params = if is_unique { short } else { self.parameters(method, |class| self.class(class).display_name.clone()) };
        match m.kind {
            MethodKind::Constructor => format!("{class}({params})"),
            MethodKind::StaticInit => format!("{class}.<clinit>"),
            MethodKind::Method => format!("{class}.{}({params})", m.name),
        }
    }

    /// The types of the parameters that are written.
    fn parameters(&self, method: MethodId, name: impl Fn(ClassId) -> String) -> String {
        let hidden = self.front.methods[method.index()].n_hidden;
        let of_param = |param: &Param| match param.ty {
            Ty::Class(class) => name(class),
            ty => self.ty_name(ty),
        };
        self.method(method).params[hidden..].iter().map(of_param).collect::<Vec<_>>().join(", ")
    }

    fn short_name(&self, class: ClassId) -> String {
        let class = self.class(class);
        if class.simple_name.is_empty() { class.display_name.clone() } else { class.simple_name.clone() }
    }

    /// The text of a place.
    pub fn source(&self, span: Span) -> &str {
        let text = &self.file(span.file).text;
        text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    /// The same as it was written.
    pub fn written(&self, span: Span) -> &str {
        let file = self.file(span.file);
        file.written_text().get(file.written_offset(span.start)..file.written_offset(span.end)).unwrap_or("")
    }

    /// Line and column (in characters, from 1) of start and end.
    pub fn line_column(&self, span: Span) -> (usize, usize, usize, usize) {
        let file = self.file(span.file);
        let text = file.written_text();
        let lines = file.lines.get_or_init(|| line_starts(text));
        let place = |offset: u32| {
            let mut offset = file.written_offset(offset).min(text.len());
            while !text.is_char_boundary(offset) {
                offset -= 1;
            }
            let line = lines.partition_point(|&start| start as usize <= offset);
            (line, text[lines[line - 1] as usize..offset].chars().count() + 1)
        };
        let (start_line, start_column) = place(span.start);
        let (end_line, end_column) = place(span.end);
        (start_line, start_column, end_line, end_column)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let depth = self.front.depth;
        if depth > 500 {
            // Dropping a tree recurses; give it a stack that fits.
            let front = &mut self.front;
            stacker::grow(depth * 4096 + (1 << 20), || {
                front.bodies.clear();
                front.methods.clear();
                front.fields.clear();
                front.classes.clear();
                front.specs = crate::resolve::spec::SpecTables::default();
            });
        }
    }
}

/// Qualified names of the classes the library models declare.
pub fn model_names() -> impl Iterator<Item = &'static str> {
    resolve::library::names()
}

/// Where the lines of a text begin.
fn line_starts(text: &str) -> Box<[u32]> {
    let bytes = text.as_bytes();
    let ends_line = |at: &usize| bytes[*at] == b'\n' || bytes[*at] == b'\r' && bytes.get(at + 1) != Some(&b'\n');
    std::iter::once(0).chain((0..bytes.len()).filter(ends_line).map(|at| at as u32 + 1)).collect()
}
