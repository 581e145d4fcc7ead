//! Phantom classes: one per name whose source is nowhere. Nothing is known of one but that it is a class; its values can be passed, stored and
//! compared, and what needs its members is unsupported where it is executed.
//!
//! All of them have one hidden interface, the *unknown type*. An object that is an instance of it has supertypes that nobody knows, so that a
//! test of its class which the tables do not answer with yes has no answer.

use std::rc::Rc;

use super::ast::{self, Name};
use super::library;
use super::load::{ClassSite, qualify};
use super::names::{TypeEnv, dotted};
use super::state::{ClassForm, Stage};
use super::types::JType;
use crate::model::{Base, ClassId, ClassKind, FileId, Span, Ty};
use crate::program::Program;

/// What the front end knows about classes without source.
#[derive(Default)]
pub(crate) struct Phantoms {
    /// By qualified name, or as much of it as can be told.
    pub(crate) by_name: std::collections::HashMap<String, Phantom>,
    /// The interface that all of them have.
    pub(crate) unknown: Option<ClassId>,
    /// How to answer whether a class with unknown supertypes is a subtype of another: no where only what is certain counts.
    pub(crate) is_strict: bool,
}

#[derive(Clone, Copy)]
pub(crate) struct Phantom {
    pub(crate) class: ClassId,
    /// The user has been told.
    pub(crate) is_reported: bool,
}

impl Program {
    /// The class of a name whose source is nowhere.
    pub fn is_phantom(&self, class: ClassId) -> bool {
        self.class(class).is_phantom
    }

    /// True if some supertype is a class without source.
    pub fn is_incomplete(&self, class: ClassId) -> bool {
        self.front.phantoms.unknown.is_some_and(|unknown| self.is_subclass(class, unknown))
    }

    /// The nearest class without source that is this one or above it.
    pub(crate) fn phantom_above(&self, class: ClassId) -> Option<ClassId> {
        let mut queue = vec![class];
        let mut at = 0;
        while at < queue.len() {
            let data = self.class(queue[at]);
            if data.is_phantom {
                return Some(queue[at]);
            }
            for next in data.superclass.iter().chain(&data.interfaces) {
                if !queue.contains(next) {
                    queue.push(*next);
                }
            }
            at += 1;
        }
        None
    }

    /// The classes without source that classes of the user extend or implement, in the order of their names.
    pub fn phantom_supertypes(&self) -> Vec<ClassId> {
        let above = |class: ClassId| self.class(class).superclass.iter().chain(&self.class(class).interfaces).copied().collect::<Vec<_>>();
        let mut found: Vec<ClassId> =
            self.user_classes().filter(|class| !self.is_phantom(*class)).flat_map(above).filter(|class| self.is_phantom(*class)).collect();
        found.sort_by_key(|class| self.class(*class).display_name.clone());
        found.dedup();
        found
    }

    /// True if a superclass of a class is reached without passing a class without source.
    pub(crate) fn is_below_phantoms(&self, class: ClassId, sup: ClassId) -> bool {
        let mut current = Some(class);
        while let Some(id) = current.filter(|id| !self.is_phantom(*id)) {
            if id == sup {
                return true;
            }
            current = self.class(id).superclass;
        }
        false
    }

    /// The type whose instances may be of type `ty` although the tables do not say so, if objects of type `seen` may be such.
    pub fn unknown_instances(&self, seen: Ty, ty: Ty) -> Option<Ty> {
        let unknown = self.front.phantoms.unknown?;
        let (class, dims) = match ty {
            Ty::Class(class) => (class, 0),
            Ty::Array(Base::Class(class), dims) => (class, dims),
            _ => return None,
        };
        let data = self.class(class);
        if data.is_final && !data.is_phantom {
            return None;
        }
        let is_above_models = data.is_phantom && library::is_missing_supertype(&data.binary_name);
        let top = if is_above_models { self.object() } else { unknown };
        let suspect = if dims == 0 { Ty::Class(top) } else { Ty::Array(Base::Class(top), dims) };
        let is_suspect = |class: ClassId| {
            let exact = if dims == 0 { Ty::Class(class) } else { Ty::Array(Base::Class(class), dims) };
            self.is_subtype(exact, suspect) && self.is_subtype(exact, seen)
        };
        // An object of an unknown class of the library may be of a class without source.
        let is_open = match seen {
            Ty::Class(class) => data.is_phantom && dims == 0 && self.class(class).is_library && !self.class(class).is_final,
            _ => false,
        };
        (is_open || (0..self.classes.len() as u32).map(ClassId).any(is_suspect)).then_some(suspect)
    }

    /// True if the one class may be below the other although the tables do not say so.
    pub(crate) fn may_be_below(&self, sub: ClassId, sup: ClassId) -> bool {
        let above = self.class(sup);
        if self.is_incomplete(sub) {
            return above.is_phantom || !above.is_final;
        }
        above.is_phantom && self.class(sub).is_library && library::is_missing_supertype(&above.binary_name)
    }

    /// The type that a name without source denotes; reported once per name.
    pub(crate) fn phantom_type(&mut self, parts: &[(Name, Option<Vec<ast::Type>>)], span: Span, env: TypeEnv) -> JType {
        for arg in parts.iter().filter_map(|(_, args)| args.as_ref()).flatten() {
            self.resolve_type(arg, env);
        }
        let name = parts.iter().map(|(name, _)| &*name.text).collect::<Vec<_>>().join(".");
        JType::class(self.phantom_named(&name, span, env.file))
    }

    /// The class without source that a name in a file denotes.
    pub(crate) fn phantom_named(&mut self, name: &str, span: Span, file: FileId) -> ClassId {
        let qualified = self.likely_name(name, file);
        let class = self.phantom(&qualified);
        let is_reported = self.front.phantoms.by_name.get(&qualified).is_some_and(|phantom| phantom.is_reported);
        if !is_reported && self.front.silent == 0 {
            let diagnostic = self.unknown_type(name, span, file);
            self.front.report(diagnostic);
            if let Some(phantom) = self.front.phantoms.by_name.get_mut(&qualified) {
                phantom.is_reported = true;
            }
        }
        class
    }

    /// The qualified name that a name in a file most likely means.
    fn likely_name(&self, name: &str, file: FileId) -> String {
        let unit = &self.front.units[file.index()];
        let (first, rest) = name.split_once('.').unwrap_or((name, ""));
        let promises = |import: &&ast::Import| !import.is_on_demand && import.path.last().is_some_and(|last| *last.text == *first);
        if let Some(import) = unit.imports.iter().find(promises) {
            let start = dotted(&import.path);
            return if rest.is_empty() { start } else { format!("{start}.{rest}") };
        }
        if library::is_java_lang(first) {
            return format!("java.lang.{name}");
        }
        let is_qualified = !rest.is_empty() && first.starts_with(char::is_lowercase);
        if is_qualified || unit.imports.iter().any(|import| import.is_on_demand) {
            return name.to_owned();
        }
        qualify(&unit.package, name)
    }

    /// The entry for a qualified name.
    pub(crate) fn phantom(&mut self, qualified: &str) -> ClassId {
        if let Some(phantom) = self.front.phantoms.by_name.get(qualified) {
            return phantom.class;
        }
        let unknown = self.unknown_type_id();
        let class = self.declare_phantom(qualified, vec![JType::class(unknown)]);
        self.classes[class.index()].is_phantom = true;
        self.use_class(class);
        self.front.phantoms.by_name.insert(qualified.to_owned(), Phantom { class, is_reported: false });
        class
    }

    /// The interface that objects with unknown supertypes have, if there are classes without source.
    pub fn unknown_supertype(&self) -> Option<ClassId> {
        self.front.phantoms.unknown
    }

    /// A class of the library that nobody knows, with these supertypes.
    pub fn declare_unknown_class(&mut self, superclass: ClassId, interfaces: &[ClassId]) -> ClassId {
        let above = std::iter::once(superclass).filter(|sup| *sup != self.object()).chain(interfaces.iter().copied());
        let name = above.map(|class| self.class(class).display_name.clone()).collect::<Vec<_>>().join(" & ");
        let class = self.declare_phantom(&name, Vec::new());
        self.set_supers(class, Some(JType::class(superclass)), interfaces.iter().map(|interface| JType::class(*interface)).collect());
        self.classes[class.index()].display_name = name;
        class
    }

    fn unknown_type_id(&mut self) -> ClassId {
        if let Some(unknown) = self.front.phantoms.unknown {
            return unknown;
        }
        let unknown = self.declare_phantom("an unknown class", Vec::new());
        self.classes[unknown.index()].kind = ClassKind::Interface;
        self.front.phantoms.unknown = Some(unknown);
        unknown
    }

    fn declare_phantom(&mut self, qualified: &str, interfaces: Vec<JType>) -> ClassId {
        let file = self.front.classes[self.object().index()].file;
        let place = ClassSite { file, form: ClassForm::Member, outer: None, is_static: true, local: Rc::default() };
        let simple = qualified.rsplit('.').next().unwrap_or(qualified).to_owned();
        let span = Span { file, start: 0, end: 0 };
        let class = self.declare_bare(place, (qualified.to_owned(), simple.clone()), span);
        let data = &mut self.classes[class.index()];
        data.simple_name = simple;
        data.is_final = false;
        data.is_abstract = true;
        self.set_supers(class, None, interfaces);
        self.front.classes[class.index()].stage = Stage::Complete;
        class
    }

    /// True if a static import of the file that cannot be resolved may bring a member of this name.
    pub(crate) fn may_be_imported(&mut self, name: &str, file: FileId) -> bool {
        let unit = self.front.units[file.index()].clone();
        unit.imports.iter().filter(|import| import.is_static).any(|import| {
            let class = match import.path.split_last() {
                _ if import.is_on_demand => dotted(&import.path),
                Some((last, class)) if *last.text == *name => dotted(class),
                _ => return false,
            };
            self.qualified(&class).is_none_or(|class| self.lacks_members(class))
        })
    }

    /// A phantom that something implements is an interface.
    pub(crate) fn note_interface(&mut self, ty: &JType) {
        if let JType::Class(class, _) = ty
            && self.is_phantom(*class)
        {
            self.classes[class.index()].kind = ClassKind::Interface;
        }
    }
}
