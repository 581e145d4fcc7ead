//! Classes without source text: what to tell the user who names one.

use common::setting::Setting;
use std::cell::OnceCell;
use std::rc::Rc;

use super::ast::Import;
use super::load::qualify;
use super::names::dotted;
use super::state::UnitInfo;
use super::{library, syntax};
use crate::model::{FileId, SourceFile, Span};
use crate::program::{Program, UnreadableFile};

impl Program {
    /// Reports the file that should declare a class. It is entered without classes, so that the message has a place.
    pub(crate) fn add_unreadable(&mut self, qualified: &str, unreadable: UnreadableFile) {
        let start = self.add_unread_file(unreadable.path.clone(), unreadable.text.into());
        let span = Span { file: start.file, start: unreadable.place.0 as u32, end: unreadable.place.1 as u32 };
        let mut diagnostic = syntax::error(unreadable.code, unreadable.message, span);
        diagnostic.help = unreadable.help;
        // Also while something is tried out: a file is met only once.
        self.front.diagnostics.push(diagnostic);
        self.front.unreadable.push((qualified.to_owned(), unreadable.path));
    }

    /// Enters a file without classes, so that messages have a place; gives its beginning.
    pub(crate) fn add_unread_file(&mut self, path: String, text: Rc<str>) -> Span {
        let file = FileId(self.files.len() as u32);
        let (is_library, annotations, lines) = (false, Vec::new(), OnceCell::new());
        self.files.push(SourceFile { path, text, written: None, is_library, annotations, lines });
        self.front.units.push(Rc::new(UnitInfo { package: String::new(), imports: Vec::new(), types: Vec::new() }));
        Span { file, start: 0, end: 0 }
    }

    /// What to do about a class or a static member of this name whose file cannot be read, or whose import names a file that is not there.
    pub(crate) fn missing_file(&mut self, name: &str, file: FileId) -> Option<String> {
        let is_named = |(qualified, _): &&(String, String)| qualified.rsplit('.').next() == Some(name);
        if let Some((_, path)) = self.front.unreadable.iter().find(is_named) {
            return Some(format!("{path} should declare it, but cannot be read"));
        }
        let unit = self.front.units[file.index()].clone();
        let promises = |import: &&Import| !import.is_on_demand && import.path.last().is_some_and(|last| *last.text == *name);
        let import = unit.imports.iter().find(promises)?;
        let class = class_of(import);
        if self.qualified(&class).is_some() || library::is_platform_name(&class) {
            return None;
        }
        Some(format!(
            "no source root has {}.java; give the directory above {} with {}",
            class.replace('.', "/"),
            top(&class),
            Setting::SourceRoot
        ))
    }

    /// What to do about a class of this name if it comes from a package that is imported as a whole.
    pub(crate) fn missing_package(&self, name: &str, file: FileId) -> Option<String> {
        let unit = &self.front.units[file.index()];
        let is_unknown =
            |import: &&Import| import.is_on_demand && !import.is_static && !library::is_platform_name(&qualify(&dotted(&import.path), ""));
        let package = dotted(&unit.imports.iter().find(is_unknown)?.path);
        Some(format!("if it is `{package}.{name}`, give the directory above {} with {}", top(&package), Setting::SourceRoot))
    }
}

/// The class an import needs: the one it names, or the one whose static member it names.
fn class_of(import: &Import) -> String {
    match import.path.split_last() {
        Some((_, class)) if import.is_static => dotted(class),
        _ => dotted(&import.path),
    }
}

/// The outermost directory that a qualified name asks for.
fn top(qualified: &str) -> String {
    match qualified.split_once('.') {
        Some((first, _)) => format!("`{first}`"),
        None => "it".to_owned(),
    }
}
