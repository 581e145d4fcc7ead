//! Files become declared classes; classes are found by qualified name, in the user's files, then the sources, then the models.

use std::cell::OnceCell;
use std::rc::Rc;

use super::ast::{self, TypeDecl};
use super::library;
use super::state::{ClassForm, ClassInfo, LocalEnv, Stage, UnitInfo};
use super::syntax;
use crate::diagnostic::{Diagnostic, Severity};
use crate::model::{Class, ClassId, ClassKind, FileId, SourceFile, Span};
use crate::program::{CandidateFile, Program};

/// Where a class is declared.
pub(crate) struct ClassSite {
    pub file: FileId,
    pub form: ClassForm,
    pub outer: Option<ClassId>,
    pub is_static: bool,
    pub local: Rc<LocalEnv>,
}

impl Program {
    pub(crate) fn add_file(&mut self, path: String, text: String, is_library: bool) -> FileId {
        let file = FileId(self.files.len() as u32);
        let (text, written) = crate::escapes::translate(text);
        let parsed = syntax::parse(file, &text, self.front.specs.is_enabled);
        self.files.push(SourceFile { path, text, written, is_library, annotations: parsed.annotations, lines: OnceCell::new() });
        self.front.units.push(Rc::default());
        self.front.depth = self.front.depth.max(parsed.depth);
        for diagnostic in parsed.diagnostics {
            self.front.report(diagnostic);
        }
        self.report_annotations(file, &parsed.stray);
        self.declare_unit(file, &parsed.unit);
        file
    }

    fn add_model(&mut self, file: FileId, qualified: &str) {
        let model = library::model(file, self.front.specs.is_enabled);
        let path = format!("<model>/{}.java", qualified.replace('.', "/"));
        let (text, annotations) = (Rc::clone(&model.text), model.parsed.annotations.clone());
        self.files[file.index()] = SourceFile { path, text, written: None, is_library: true, annotations, lines: OnceCell::new() };
        self.front.depth = self.front.depth.max(model.parsed.depth);
        self.declare_unit(file, &model.parsed.unit);
    }

    fn declare_unit(&mut self, file: FileId, unit: &ast::Unit) {
        let info = UnitInfo { package: unit.package.clone(), imports: unit.imports.clone(), types: Vec::new() };
        self.front.units[file.index()] = Rc::new(info);
        let mut package = String::new();
        for part in unit.package.split('.').filter(|part| !part.is_empty()) {
            if !package.is_empty() {
                package.push('.');
            }
            package.push_str(part);
            self.front.packages.insert(package.clone());
        }
        let mut types = Vec::new();
        for decl in &unit.types {
            let name = decl.name.text.clone();
            let qualified = qualify(&unit.package, &name);
            if !self.files[file.index()].is_library && library::is_core(&qualified) {
                self.front.report(core_class(&qualified, decl.name.span));
                continue;
            }
            if let Some(&Some(_)) = self.front.top_level.get(&qualified) {
                let message = format!("class `{qualified}` is declared twice");
                self.front.report(syntax::error("duplicate-class", message, decl.name.span));
                continue;
            }
            let place = ClassSite { file, form: ClassForm::Member, outer: None, is_static: true, local: Rc::default() };
            let class = self.declare_class(decl, place, &qualified, &name);
            self.front.top_level.insert(qualified, Some(class));
            types.push((name, class));
        }
        let unit = &mut self.front.units[file.index()];
        if let Some(unit) = Rc::get_mut(unit) {
            unit.types = types;
        }
    }

    /// Enters the class and its member classes into the tables; nothing is resolved yet.
    pub(crate) fn declare_class(&mut self, decl: &Rc<TypeDecl>, place: ClassSite, binary_name: &str, display_name: &str) -> ClassId {
        let class = ClassId(self.classes.len() as u32);
        let is_interface = matches!(decl.kind, ClassKind::Interface | ClassKind::Annotation);
        let is_library = self.files[place.file.index()].is_library;
        self.classes.push(Class {
            simple_name: decl.name.text.to_string(),
            binary_name: binary_name.to_owned(),
            display_name: display_name.to_owned(),
            kind: decl.kind,
            is_abstract: decl.modifiers.is_abstract || is_interface || is_abstract_enum(decl),
            is_final: decl.modifiers.is_final || is_final_kind(decl, place.form),
            is_library,
            is_phantom: false,
            is_lambda: place.form == ClassForm::Lambda,
            superclass: (class != self.object()).then(|| self.object()),
            interfaces: Vec::new(),
            outer: place.outer,
            fields: Vec::new(),
            methods: Vec::new(),
            static_init: None,
            span: decl.span,
        });
        let is_waiting = is_library && place.form == ClassForm::Member;
        self.push_class_info(place, Some(decl.clone()));
        self.front.by_binary.insert(binary_name.to_owned(), class);
        if !is_waiting {
            self.use_class(class);
        }
        for member in &decl.members {
            if let ast::Member::Type(member) = member {
                stacker::maybe_grow(64 * 1024, 1024 * 1024, || self.declare_member_class(class, member));
            }
        }
        class
    }

    fn declare_member_class(&mut self, outer: ClassId, decl: &Rc<TypeDecl>) {
        let is_static = decl.modifiers.is_static || decl.kind != ClassKind::Class || self.is_interface(outer);
        let file = self.front.classes[outer.index()].file;
        let place = ClassSite { file, form: ClassForm::Member, outer: Some(outer), is_static, local: Rc::default() };
        let name = &decl.name.text;
        let binary = format!("{}${name}", self.classes[outer.index()].binary_name);
        let display = format!("{}.{name}", self.classes[outer.index()].display_name);
        let id = self.declare_class(decl, place, &binary, &display);
        let members = &mut self.front.classes[outer.index()].member_types;
        if members.iter().any(|(n, _)| n == name) {
            let message = format!("class `{name}` is declared twice");
            self.front.report(syntax::error("duplicate-class", message, decl.name.span));
        } else {
            members.push((name.clone(), id));
        }
    }

    /// A class that has no declaration in the source: lambdas.
    pub(crate) fn declare_bare(&mut self, place: ClassSite, names: (String, String), span: Span) -> ClassId {
        let class = ClassId(self.classes.len() as u32);
        let is_library = self.files[place.file.index()].is_library;
        let (binary_name, display_name) = names;
        self.classes.push(Class {
            simple_name: String::new(),
            binary_name,
            display_name,
            kind: ClassKind::Class,
            is_abstract: false,
            is_final: true,
            is_library,
            is_phantom: false,
            is_lambda: place.form == ClassForm::Lambda,
            superclass: (class != self.object()).then(|| self.object()),
            interfaces: Vec::new(),
            outer: place.outer,
            fields: Vec::new(),
            methods: Vec::new(),
            static_init: None,
            span,
        });
        self.push_class_info(place, None);
        class
    }

    fn push_class_info(&mut self, place: ClassSite, decl: Option<Rc<TypeDecl>>) {
        self.front.classes.push(ClassInfo {
            file: place.file,
            form: place.form,
            decl,
            outer: place.outer,
            is_inner: !place.is_static && place.outer.is_some(),
            local: place.local,
            type_params: Vec::new(),
            n_own_params: 0,
            super_ty: None,
            interface_tys: Vec::new(),
            stage: Stage::Declared,
            is_used: false,
            is_named: false,
            member_types: Vec::new(),
            outer_field: None,
            captures: Vec::new(),
            has_bad_supertype: false,
            is_dead: false,
        });
    }

    /// The class will be completed, and its member classes with it.
    pub(crate) fn use_class(&mut self, class: ClassId) {
        let mut work = vec![class];
        while let Some(class) = work.pop() {
            let info = &mut self.front.classes[class.index()];
            if !std::mem::replace(&mut info.is_used, true) {
                self.front.pending.push_back(class);
                work.extend(info.member_types.iter().rev().map(|&(_, member)| member));
            }
        }
    }

    /// The top-level class with the given qualified name, loaded if need be.
    pub(crate) fn top_level(&mut self, qualified: &str) -> Option<ClassId> {
        if let Some(&known) = self.front.top_level.get(qualified) {
            return known;
        }
        let found = match self.front.sources.find(qualified) {
            Some(CandidateFile::Text { path, text }) if library::is_core(qualified) => {
                let span = self.add_unread_file(path, text.into());
                self.front.diagnostics.push(core_class(qualified, span));
                None
            }
            Some(CandidateFile::Text { path, text }) => Some((path, text)),
            Some(CandidateFile::UnreadableFile(unreadable)) if library::is_core(qualified) => {
                let span = self.add_unread_file(unreadable.path, unreadable.text.into());
                self.front.diagnostics.push(core_class(qualified, span));
                None
            }
            Some(CandidateFile::UnreadableFile(unreadable)) => {
                self.front.top_level.insert(qualified.to_owned(), None);
                self.add_unreadable(qualified, unreadable);
                return None;
            }
            None => None,
        };
        self.front.top_level.insert(qualified.to_owned(), None);
        match (found, library::file(qualified)) {
            // A file of the user may be loaded already under another class's name.
            (Some((path, _)), _) if self.files.iter().any(|file| file.path == path && !file.is_library) => {}
            (Some((path, text)), _) => {
                self.add_file(path, text, false);
            }
            (None, Some(model)) => self.add_model(model, qualified),
            (None, None) => return None,
        }
        self.front.top_level.get(qualified).copied().flatten()
    }

    /// `a.b.C.D` or `a.b.C$D`: the class with that qualified name.
    pub(crate) fn qualified(&mut self, name: &str) -> Option<ClassId> {
        if let Some(&class) = self.front.by_binary.get(name) {
            return Some(class);
        }
        if let Some(class) = self.top_level(name) {
            return Some(class);
        }
        let (outer, member) = name.rsplit_once(['.', '$'])?;
        let outer = self.qualified(outer)?;
        self.front.classes[outer.index()].member_types.iter().find(|(n, _)| **n == *member).map(|&(_, class)| class)
    }

    pub(crate) fn is_package(&self, name: &str) -> bool {
        self.front.packages.contains(name) || library::has_package(name)
    }

    /// The class every program needs; a stub if the model is not shipped.
    pub(crate) fn well_known(&mut self, qualified: &str) -> ClassId {
        if let Some(class) = self.top_level(qualified) {
            self.use_class(class);
            self.ensure_header(class);
            return class;
        }
        let simple = qualified.rsplit('.').next().unwrap_or(qualified);
        let package = qualified.strip_suffix(simple).unwrap_or("").trim_end_matches('.');
        let text = format!("package {package};\npublic class {simple} {{}}\n");
        self.front.top_level.remove(qualified);
        let path = format!("<model>/{}.java", qualified.replace('.', "/"));
        self.add_file(path, text, true);
        let found = self.front.top_level.get(qualified).copied().flatten();
        found.expect("the stub declares the class")
    }
}

fn core_class(qualified: &str, span: Span) -> Diagnostic {
    let message = format!("`{qualified}` belongs to the language: its model is used, not this declaration");
    Diagnostic { severity: Severity::Warning, code: "core-class", message, span, help: None }
}

fn is_final_kind(decl: &TypeDecl, form: ClassForm) -> bool {
    match decl.kind {
        ClassKind::Record => true,
        ClassKind::Enum => decl.constants.iter().all(|constant| constant.body.is_none()),
        _ => form == ClassForm::Anonymous,
    }
}

/// Every constant has a class of its own, so that no object is exactly of this class.
fn is_abstract_enum(decl: &TypeDecl) -> bool {
    !decl.constants.is_empty() && decl.constants.iter().all(|constant| constant.body.is_some())
}

pub(crate) fn qualify(package: &str, name: &str) -> String {
    if package.is_empty() { name.to_owned() } else { format!("{package}.{name}") }
}
