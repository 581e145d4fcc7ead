//! One of both sides of a comparison: the program of a file, and the method in it that is meant.

use std::collections::BTreeSet;

use java::model::{ClassId, MethodId, MethodKind};
use java::program::Program;
use relate::concrete::{MethodText, load};

use super::call_sites::{Calls, calls};
use super::tokens::{Token, tokens};

/// A file with the method.
pub(super) struct Side<'t> {
    pub given: &'t MethodText,
    pub program: Program,
    pub method: MethodId,
    pub tokens: Vec<Token<'t>>,
    pub calls: Calls,
    /// Methods of classes that have names everywhere. Others are part of the methods around them.
    pub declared: Vec<Declared>,
}

/// A method as it is written.
pub(super) struct Declared {
    pub id: MethodId,
    pub class: ClassId,
    pub name: String,
    pub start: usize,
    pub end: usize,
    pub name_at: usize,
    /// Code of the library may call it by the method that it overrides.
    pub overrides_library: bool,
}

impl<'t> Side<'t> {
    pub(super) fn read(given: &'t MethodText) -> Result<Side<'t>, String> {
        let (mut program, method) = load(given)?;
        let calls = calls(&mut program, &given.text);
        let mut declared = Vec::new();
        for id in (0..program.methods.len() as u32).map(MethodId) {
            let info = program.method(id);
            let class = program.class(info.class);
            if class.is_library || class.is_phantom || class.is_local() || class.is_lambda {
                continue;
            }
            if info.kind != MethodKind::Method || info.is_synthetic {
                continue;
            }
            declared.push(Declared {
                id,
                class: info.class,
                name: info.name.clone(),
                start: info.span.start as usize,
                end: info.span.end as usize,
                name_at: info.name_span.start as usize,
                overrides_library: overrides_library(&program, id),
            });
        }
        Ok(Side { given, program, method, tokens: tokens(&given.text), calls, declared })
    }

    /// Classes of the file that have names everywhere.
    pub(super) fn classes(&self) -> impl Iterator<Item = ClassId> + '_ {
        (0..self.program.classes.len() as u32).map(ClassId).filter(|&class| {
            let info = self.program.class(class);
            !info.is_library && !info.is_phantom && !info.is_local() && !info.is_lambda
        })
    }

    /// The class of the method.
    pub(super) fn owner(&self) -> ClassId {
        self.program.method(self.method).class
    }

    /// Names of methods that may run when the method is called: constructors and initialisers always may.
    pub(super) fn reached(&self) -> BTreeSet<&str> {
        let mut reached: BTreeSet<&str> = BTreeSet::from([self.program.method(self.method).name.as_str()]);
        loop {
            let before = reached.len();
            for call in &self.calls.sites {
                if self.around(call.start).is_none_or(|caller| reached.contains(caller.name.as_str())) {
                    reached.insert(&call.name);
                }
            }
            if reached.len() == before {
                return reached;
            }
        }
    }

    /// True if code that may run names something: that is, more often than its declaration does.
    pub(super) fn may_use(&self, name: &str) -> bool {
        let reached = self.reached();
        let may_run = |at: usize| self.around(at).is_none_or(|method| reached.contains(method.name.as_str()));
        self.tokens.iter().filter(|token| token.text == name && may_run(token.start)).count() > 1
    }

    /// Why methods with these names cannot have others: classes in bodies have methods that may override them, or show their own names.
    pub(super) fn local_override(&self, moved: &BTreeSet<String>) -> Option<String> {
        let local: Vec<ClassId> =
            (0..self.program.classes.len() as u32).map(ClassId).filter(|&class| self.program.class(class).is_local()).collect();
        for &class in local.iter().filter(|&&class| !self.program.class(class).is_library) {
            let info = self.program.class(class);
            let named = |&method: &MethodId| moved.contains(&self.program.method(method).name);
            if let Some(&method) = info.methods.iter().find(|&method| named(method)) {
                let name = &self.program.method(method).name;
                return Some(format!("{}: a class in a body has a method `{name}`, which differs", self.place(info.span.start as usize)));
            }
            if self.tokens.iter().any(|token| token.text == "getClass") {
                return Some(format!("{}: classes in bodies have other names in each file", self.place(info.span.start as usize)));
            }
        }
        None
    }

    /// The method around a place in the text.
    pub(super) fn around(&self, at: usize) -> Option<&Declared> {
        self.declared.iter().find(|declared| (declared.start..declared.end).contains(&at))
    }

    pub(super) fn tokens_in(&self, start: usize, end: usize) -> &[Token<'t>] {
        let first = self.tokens.partition_point(|token| token.start < start);
        let last = self.tokens.partition_point(|token| token.start < end);
        &self.tokens[first..last.max(first)]
    }

    /// The text of a place with its line, as reasons name it.
    pub(super) fn place(&self, at: usize) -> String {
        let line = self.given.text[..at.min(self.given.text.len())].matches('\n').count() + 1;
        format!("{}:{line}", self.given.path)
    }
}

/// True if a supertype of the library has a method of that name with as many parameters.
fn overrides_library(program: &Program, method: MethodId) -> bool {
    let info = program.method(method);
    if info.is_static {
        return false;
    }
    let mut open = vec![info.class];
    let mut seen = BTreeSet::new();
    while let Some(class) = open.pop() {
        if !seen.insert(class) {
            continue;
        }
        let class_info = program.class(class);
        let is_overridden = |&other: &MethodId| {
            let other = program.method(other);
            other.name == info.name && other.params.len() == info.params.len()
        };
        if class_info.is_phantom || class_info.is_library && class_info.methods.iter().any(is_overridden) {
            return true;
        }
        open.extend(class_info.superclass);
        open.extend(class_info.interfaces.iter().copied());
    }
    false
}
