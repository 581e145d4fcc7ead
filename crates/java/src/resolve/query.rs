//! Methods by pattern, and conditions given on the command line.

use common::setting::Setting;
use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use super::assignment::first_assignment;
use super::state::{MethodInfo, Origin};
use super::syntax;
use super::types::JType;
use crate::diagnostic::{Diagnostic, Severity};
use crate::model::{ClassId, ClassKind, FileId, Method, MethodId, MethodKind, Param, Prim, SourceFile, Span, Stmt, StmtKind, Ty};
use crate::program::{CandidateFile, Program};

impl Program {
    /// Methods and constructors written in the user's files, in source order.
    pub fn user_methods(&self) -> Vec<MethodId> {
        let mut found: Vec<MethodId> = (0..self.methods.len())
            .map(|i| MethodId(i as u32))
            .filter(|&id| {
                let method = self.method(id);
                let class = self.class(method.class);
                !method.is_synthetic
                    && !class.is_library
                    && !self.front.methods[id.index()].is_hidden
                    && !self.front.specs.model_methods.contains(&id)
                    && !self.front.classes[method.class.index()].is_dead
            })
            .collect();
        found.sort_by_key(|&id| {
            let span = self.method(id).span;
            (span.file, span.start, id)
        });
        found
    }

    /// Those in the files that the program was made of, not in others that they led to.
    pub fn given_methods(&self) -> Vec<MethodId> {
        let mut methods = self.user_methods();
        methods.retain(|method| self.is_given(self.method(*method).span.file));
        methods
    }

    /// Constructors, static initialisers, accessors of records and the methods behind method references of the user's classes, which nobody
    /// wrote as methods, in source order.
    pub fn unwritten_methods(&self) -> Vec<MethodId> {
        let mut found: Vec<MethodId> = (0..self.methods.len() as u32)
            .map(MethodId)
            .filter(|&id| {
                let method = self.method(id);
                let class = self.class(method.class);
                let is_kind = match self.front.methods[id.index()].origin {
                    Origin::DefaultConstructor | Origin::AnonymousConstructor { .. } | Origin::StaticInit => true,
                    Origin::None => {
                        class.simple_name.is_empty() && method.is_synthetic && method.kind == MethodKind::Method && !method.is_abstract
                    }
                    Origin::Source(_) => method.is_synthetic && class.kind == ClassKind::Record && method.params.is_empty(),
                    _ => false,
                };
                is_kind && !class.is_library && !self.front.classes[method.class.index()].is_dead
            })
            .collect();
        found.sort_by_key(|&id| (self.method(id).span.file, self.method(id).span.start, id));
        found
    }

    /// Resolves every body (and specification, if they are read) of the user's loaded files, and of the files and classes that they load in turn. Afterwards all anonymous and
    /// local classes, lambdas and method references of the program are known.
    pub fn resolve_all_bodies(&mut self) {
        let mut next = 0;
        while next < self.methods.len() || self.load_subclasses() {
            if next >= self.methods.len() {
                continue;
            }
            let method = MethodId(next as u32);
            next += 1;
            let class = self.method(method).class;
            let is_users = !self.class(class).is_library && !self.front.classes[class.index()].is_dead;
            if is_users && !self.front.specs.model_methods.contains(&method) {
                self.body(method);
            }
            if is_users && self.front.specs.is_enabled {
                self.spec_of_method(method);
                self.spec_of_class(class);
            }
        }
    }

    /// Loads files that declare subclasses of the user's classes, although nothing names them. Says whether there was one.
    fn load_subclasses(&mut self) -> bool {
        let names: BTreeSet<String> = self
            .user_classes()
            .map(|class| self.class(class))
            .filter(|class| !class.is_final && !class.is_phantom && !class.simple_name.is_empty())
            .map(|class| class.simple_name.clone())
            .filter(|name| !self.front.asked_subclasses.contains(name))
            .collect();
        self.front.asked_subclasses.extend(names.iter().cloned());
        let n_files = self.files.len();
        for found in self.front.sources.find_subclasses(&names) {
            // What cannot be read is told when it is named.
            if let CandidateFile::Text { path, text } = found
                && self.files.iter().all(|file| file.path != path || file.is_library)
            {
                self.add_file(path, text, false);
            }
        }
        self.complete_all();
        self.files.len() > n_files
    }

    /// True if a file was given, not found.
    pub fn is_given(&self, file: FileId) -> bool {
        let (first, end) = self.front.given;
        (first..end).contains(&file.index())
    }

    /// All classes of the user that are loaded: those of anonymous classes, lambdas and method references, too.
    pub fn user_classes(&self) -> impl Iterator<Item = ClassId> + Clone {
        let classes = (0..self.classes.len() as u32).map(ClassId);
        classes.filter(|class| !self.class(*class).is_library && !self.front.classes[class.index()].is_dead)
    }

    /// True if a method may run on objects of exactly `class`: it is what a call selects there, or what `super.m()` calls on them. The bodies of
    /// the user's files have to be resolved.
    pub fn may_run_on(&self, method: MethodId, class: ClassId) -> bool {
        let is_below = self.is_subclass(class, self.method(method).class);
        is_below
            && (self.dispatch(class, method) == Some(method) || self.super_callers(method).any(|caller| self.is_subclass(class, caller)))
    }

    /// The classes that call a method as `super.m()`.
    pub fn super_callers(&self, method: MethodId) -> impl Iterator<Item = ClassId> {
        let calls = self.front.super_calls.range((method, ClassId(0))..=(method, ClassId(u32::MAX)));
        calls.map(|(_, caller)| *caller)
    }

    /// True if a file of the user names the class.
    pub fn is_named(&self, class: ClassId) -> bool {
        self.front.classes[class.index()].is_named
    }

    /// The classes of which the program has arrays.
    pub fn array_elements(&self) -> impl Iterator<Item = ClassId> {
        self.front.array_elements.borrow().clone().into_iter()
    }

    /// The most dimensions of an array type of the program; at least 1.
    pub fn max_dimensions(&self) -> u8 {
        self.front.max_dimensions.get()
    }

    /// The classes of the library whose static fields are named in the specifications that were read so far.
    pub fn library_classes_in_specs(&self) -> Vec<ClassId> {
        self.front.specs.static_classes.iter().copied().filter(|class| self.class(*class).is_library).collect()
    }

    /// The static initialisers of the user's classes.
    pub fn static_initializers(&self) -> Vec<MethodId> {
        self.classes.iter().filter(|class| !class.is_library).filter_map(|class| class.static_init).collect()
    }

    /// The method that a bridge leads to.
    pub fn bridged(&self, method: MethodId) -> Option<MethodId> {
        match self.front.methods[method.index()].origin {
            Origin::Bridge(target) => Some(target),
            _ => None,
        }
    }

    /// A class with all its supertypes, nearest first, without those of the library.
    pub fn lineage(&self, class: ClassId) -> Vec<ClassId> {
        let mut found = vec![class];
        let mut at = 0;
        while at < found.len() {
            let info = self.class(found[at]);
            for above in info.superclass.iter().chain(&info.interfaces) {
                if !found.contains(above) {
                    found.push(*above);
                }
            }
            at += 1;
        }
        found.retain(|class| !self.class(*class).is_library);
        found
    }

    /// `name`, `Class.name`, `pkg.Class.name`, each with or without `(int, String)`; constructors go by their class's name.
    pub fn find_methods(&mut self, pattern: &str) -> Vec<MethodId> {
        let written = self.user_methods();
        self.fitting(written, pattern)
    }

    /// The same among the constructors and static initialisers that nobody wrote.
    pub fn find_unwritten_methods(&mut self, pattern: &str) -> Vec<MethodId> {
        let unwritten = self.unwritten_methods();
        self.fitting(unwritten, pattern)
    }

    fn fitting(&self, mut methods: Vec<MethodId>, pattern: &str) -> Vec<MethodId> {
        let (path, params) = match pattern.split_once('(') {
            Some((path, rest)) => (path.trim(), Some(rest.trim_end_matches(')'))),
            None => (pattern.trim(), None),
        };
        let params: Option<Vec<String>> =
            params.map(|list| list.split(',').map(|ty| ty.split_whitespace().collect()).filter(|ty: &String| !ty.is_empty()).collect());
        let (class, name) = match path.rsplit_once(['.', '#']) {
            Some((class, name)) => (Some(class), name),
            None => (None, path),
        };
        methods.retain(|&id| self.method_name(id) == pattern || self.matches(id, class, name, params.as_deref()));
        methods
    }

    fn matches(&self, id: MethodId, class: Option<&str>, name: &str, params: Option<&[String]>) -> bool {
        let method = self.method(id);
        let owner = self.class(method.class);
        let qualified = owner.binary_name.replace('$', ".");
        let is_named = |wanted: &str| {
            wanted == owner.simple_name || wanted == owner.display_name || wanted == owner.binary_name || wanted == qualified
        };
        let fits_name = if method.kind == MethodKind::Constructor {
            match class {
                None => name == owner.simple_name || name == "<init>",
                Some(class) => (name == owner.simple_name || name == "<init>") && is_named(class) || is_named(&format!("{class}.{name}")),
            }
        } else {
            name == method.name && class.is_none_or(is_named)
        };
        let hidden = self.front.methods[id.index()].n_hidden;
        let own = &method.params[hidden..];
        fits_name
            && params.is_none_or(|wanted| {
                wanted.len() == own.len() && wanted.iter().zip(own).all(|(wanted, param)| self.is_type_named(param.ty, wanted))
            })
    }

    /// By display, simple, qualified or binary name; type arguments and `...` as written.
    fn is_type_named(&self, ty: Ty, wanted: &str) -> bool {
        let wanted = wanted.replace("...", "[]");
        let wanted = match wanted.split_once('<') {
            Some((head, rest)) => {
                let tail = rest.rsplit_once('>').map_or("", |(_, tail)| tail);
                format!("{head}{tail}")
            }
            None => wanted,
        };
        if self.ty_name(ty) == wanted {
            return true;
        }
        let (class, dims) = match ty {
            Ty::Class(class) => (class, 0),
            Ty::Array(crate::model::Base::Class(class), dims) => (class, dims),
            _ => return false,
        };
        let class = self.class(class);
        let suffix = "[]".repeat(usize::from(dims));
        [&class.simple_name, &class.binary_name, &class.binary_name.replace('$', ".")]
            .iter()
            .any(|name| format!("{name}{suffix}") == wanted)
    }

    /// A hidden method with the same parameters as `method` whose body is `return (expression);`. JML's `==>`, `<==>` and
    /// `<=!=>` are understood. Errors carry spans into a pseudo file named after the setting.
    pub fn precondition(&mut self, method: MethodId, expression: &str) -> Result<MethodId, Vec<Diagnostic>> {
        self.hidden_expression(method, expression, &Setting::Precondition.to_string(), Prim::Boolean)
    }

    /// The same for an integer or boolean expression; errors name the option it comes from.
    pub fn value_expression(&mut self, method: MethodId, expression: &str, origin: &str) -> Result<MethodId, Vec<Diagnostic>> {
        let as_boolean = self.hidden_expression(method, expression, origin, Prim::Boolean);
        as_boolean.or_else(|_| self.hidden_expression(method, expression, origin, Prim::Long))
    }

    fn hidden_expression(&mut self, method: MethodId, expression: &str, origin: &str, ret: Prim) -> Result<MethodId, Vec<Diagnostic>> {
        let file = self.file_of_expression(method, expression, origin);
        let expr = syntax::parse_condition(file, expression)?;
        let span = Span { file, start: 0, end: expression.len() as u32 };
        let id = self.hidden_method(method, expr, span, ret);
        let before = self.front.diagnostics.len();
        let body = self.body(id);
        let mut found: Vec<Diagnostic> =
            self.front.diagnostics[before..].iter().filter(|diagnostic| diagnostic.span.file == file).cloned().collect();
        if found.is_empty()
            && let Some(body) = body
            && let [Stmt { kind: StmtKind::Return(Some(value)), .. }] = body.statements.as_slice()
            && let Some(span) = first_assignment(value)
        {
            found.push(no_assignments(span));
        }
        if found.is_empty() {
            return Ok(id);
        }
        self.front.diagnostics.truncate(before);
        Err(found)
    }

    /// A file that holds the expression alone. Names in it mean what they mean in the file of the method.
    fn file_of_expression(&mut self, method: MethodId, expression: &str, origin: &str) -> FileId {
        let file = FileId(self.files.len() as u32);
        let class = self.method(method).class;
        self.files.push(SourceFile {
            path: origin.to_owned(),
            text: Rc::from(expression),
            written: None,
            is_library: false,
            annotations: Vec::new(),
            lines: OnceCell::new(),
        });
        let home = self.front.classes[class.index()].file;
        let unit = self.front.units[home.index()].clone();
        self.front.units.push(unit);
        file
    }

    /// A method beside another one, with its parameters, that returns the value of an expression.
    fn hidden_method(&mut self, method: MethodId, expr: super::ast::Expr, span: Span, ret: Prim) -> MethodId {
        let data = self.method(method);
        let class = data.class;
        let is_static = data.is_static || data.kind == MethodKind::Constructor;
        let hidden = self.front.methods[method.index()].n_hidden;
        let params: Vec<Param> = data.params[hidden..]
            .iter()
            .map(|param| Param { name: param.name.clone(), ty: param.ty, capture: param.capture, span })
            .collect();
        let info = &self.front.methods[method.index()];
        let info = MethodInfo {
            type_params: info.type_params.clone(),
            params: info.params[hidden..].to_vec(),
            ret: JType::Prim(ret),
            n_hidden: 0,
            origin: Origin::Condition(Rc::new(expr)),
            is_hidden: true,
        };
        let id = MethodId(self.methods.len() as u32);
        self.methods.push(Method {
            class,
            name: format!("$pre{}", id.0),
            kind: MethodKind::Method,
            params,
            ret: Ty::Prim(ret),
            is_static,
            is_abstract: false,
            is_private: true,
            is_varargs: false,
            is_native: false,
            is_synthetic: true,
            span,
            name_span: span,
        });
        self.front.methods.push(info);
        id
    }
}

fn no_assignments(span: Span) -> Diagnostic {
    let message = "nothing can be assigned here".to_owned();
    let help = Some("compare with `==`".to_owned());
    Diagnostic { severity: Severity::Error, code: "bad-expression", message, span, help }
}
