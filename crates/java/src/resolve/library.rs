//! The library models shipped with the program, by qualified name.
//!
//! A model is the same file in every program: the files of a program begin with all models, most of which are never read. So the syntax tree
//! of a model is the same, too, and is made once per thread.

use std::cell::OnceCell;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::state::UnitInfo;
use super::syntax::{self, Parsed};
use crate::model::{FileId, SourceFile};

/// Sorted by name.
const MODELS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/models.rs"));

/// A model that has been read.
pub(crate) struct Model {
    pub text: Rc<str>,
    pub parsed: Parsed,
}

thread_local! {
    /// With and without JML.
    static READ: RefCell<HashMap<(FileId, bool), Rc<Model>>> = RefCell::default();
}

/// The file of the model of a top-level class.
pub(crate) fn file(qualified: &str) -> Option<FileId> {
    MODELS.binary_search_by_key(&qualified, |&(name, _)| name).ok().map(|index| FileId(index as u32))
}

/// A model, read if need be.
pub(crate) fn model(file: FileId, with_jml: bool) -> Rc<Model> {
    if let Some(model) = READ.with_borrow(|read| read.get(&(file, with_jml)).cloned()) {
        return model;
    }
    let (name, text) = MODELS[file.index()];
    let parsed = syntax::parse(file, text, with_jml);
    assert!(parsed.diagnostics.is_empty(), "library model {name} has syntax errors: {:?}", parsed.diagnostics);
    let model = Rc::new(Model { text: Rc::from(text), parsed });
    READ.with_borrow_mut(|read| read.insert((file, with_jml), Rc::clone(&model)));
    model
}

/// The places of all models among the files of a program.
pub(crate) fn unread() -> (Vec<SourceFile>, Vec<Rc<UnitInfo>>) {
    let (text, unit): (Rc<str>, _) = (Rc::from(""), Rc::default());
    let file = |_| SourceFile {
        path: String::new(),
        text: Rc::clone(&text),
        written: None,
        is_library: true,
        annotations: Vec::new(),
        lines: OnceCell::new(),
    };
    (MODELS.iter().map(file).collect(), vec![unit; MODELS.len()])
}

/// Qualified names of all models.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    MODELS.iter().map(|&(name, _)| name)
}

/// True if some model lives in the package or below it.
pub(crate) fn has_package(package: &str) -> bool {
    names().any(|name| name.strip_prefix(package).is_some_and(|rest| rest.starts_with('.')))
}

/// True if the JDK owns the name, so that a missing class is a missing model and not a mistake.
pub(crate) fn is_platform_name(qualified: &str) -> bool {
    ["java.", "javax.", "jdk.", "sun.", "com.sun."].iter().any(|prefix| qualified.starts_with(prefix))
}

/// True if the language itself or the machine relies on the members of a class: then its model is used, whatever the user's files have.
pub(crate) fn is_core(qualified: &str) -> bool {
    let is_lang = qualified.strip_prefix("java.lang.").is_some_and(|rest| !rest.contains('.'));
    (is_lang || qualified == "java.util.Iterator") && file(qualified).is_some()
}

/// Types of the platform without models that modelled classes have as supertypes.
const MISSING_SUPERTYPES: &[&str] = &[
    "java.io.FilterOutputStream",
    "java.lang.annotation.Annotation",
    "java.lang.constant.Constable",
    "java.lang.constant.ConstantDesc",
    "java.lang.constant.DynamicConstantDesc",
    "java.lang.invoke.TypeDescriptor",
    "java.lang.invoke.TypeDescriptor.OfField",
    "java.lang.reflect.AnnotatedElement",
    "java.lang.reflect.GenericDeclaration",
    "java.lang.reflect.Type",
    "java.util.AbstractQueue",
    "java.util.AbstractSequentialList",
    "java.util.Dictionary",
    "java.util.random.RandomGenerator",
    "java.util.stream.BaseStream",
];

/// True if a modelled class has a supertype of this name that its model does not show. A name without package may be meant.
pub(crate) fn is_missing_supertype(qualified: &str) -> bool {
    MISSING_SUPERTYPES.iter().any(|name| *name == qualified || !qualified.contains('.') && name.rsplit('.').next() == Some(qualified))
}

/// Classes of `java.lang` that need no import and have no model.
const JAVA_LANG: &[&str] = &[
    "AbstractMethodError",
    "ArrayStoreException",
    "ClassLoader",
    "ClassValue",
    "Compiler",
    "IllegalAccessException",
    "IllegalMonitorStateException",
    "IllegalThreadStateException",
    "InheritableThreadLocal",
    "InstantiationException",
    "Module",
    "NoSuchFieldException",
    "NoSuchMethodException",
    "Package",
    "Process",
    "ProcessBuilder",
    "ProcessHandle",
    "Runtime",
    "RuntimePermission",
    "SecurityManager",
    "StackTraceElement",
    "StackWalker",
    "StrictMath",
    "Thread",
    "ThreadDeath",
    "ThreadGroup",
    "ThreadLocal",
    "TypeNotPresentException",
];

/// True if the simple name is one of `java.lang`, with or without a model.
pub(crate) fn is_java_lang(name: &str) -> bool {
    JAVA_LANG.contains(&name)
}
