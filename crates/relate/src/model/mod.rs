//! A relational model: two abstract programs, what they share, and the relation that is claimed of their results (Steinhöfel 2020, §6.1).

pub mod aer;
pub mod assembled;
pub mod text;
pub mod toml_file;

pub use assembled::{Assembled, Origin};
pub use text::{Fault, SourceText, Text};

/// True if abstract elements and loops have to terminate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Completion {
    Total,
    Partial,
}

/// A variable that both programs use without declaring it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    pub ty: String,
    pub name: String,
}

/// A location set, function or predicate: its result is `LocSet`, `boolean`, `int`, `any` or another sort.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    pub name: String,
    pub sort: String,
    pub args: Vec<String>,
}

impl Symbol {
    pub fn is_set(&self) -> bool {
        self.sort == "LocSet"
    }
}

/// A variation of the model that is not a theorem, kept with it as a test.
#[derive(Clone, Debug)]
pub struct Wrong {
    pub title: String,
    /// Texts that are replaced in both programs, context and constraints.
    pub replace: Vec<(String, String)>,
    /// Labels of what is not assumed.
    pub drop: Vec<String>,
    /// `refuted` or `unknown`.
    pub expect: String,
}

/// A relational model as it was written.
#[derive(Clone, Debug)]
pub struct Model {
    pub name: String,
    pub title: String,
    /// Where it is described.
    pub source: String,
    /// For people: when the transformation is used, and why it needs what it needs.
    pub notes: String,
    pub completion: Completion,
    /// True if integers are unbounded.
    pub is_math: bool,
    pub variables: Vec<Variable>,
    pub symbols: Vec<Symbol>,
    /// Names of the sets and variables that are compared after the left and the right program, in order.
    pub relevant: [Vec<String>; 2],
    /// Assumed at the beginning of both programs.
    pub constraints: Vec<Text>,
    pub pre: Option<Text>,
    pub post: Text,
    pub context: Text,
    pub programs: [Text; 2],
    pub wrong: Vec<Wrong>,
    pub file: SourceText,
}

impl Model {
    /// Where a word of the declaration of a name stands in the file: on the first line that has both.
    pub fn declaration(&self, name: &str, word: &str) -> Option<(usize, usize)> {
        let mut at = 0;
        for line in self.file.text.split_inclusive('\n') {
            if has_word(line, name)
                && let Some(found) = line.find(word)
            {
                return Some((at + found, at + found + word.len()));
            }
            at += line.len();
        }
        None
    }
}

/// True if a text has a word that is no part of a longer one.
fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    text.match_indices(word).any(|(at, _)| !text[..at].ends_with(is_part) && !text[at + word.len()..].starts_with(is_part))
}

/// Reads a model; the format is told by the name of the file.
pub fn read(path: &str, text: &str) -> Result<Model, Vec<Fault>> {
    let is_xml = std::path::Path::new(path).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("aer"));
    let read = if is_xml { aer::read(path, text) } else { toml_file::read(path, text) };
    read.map_err(|fault| vec![fault])
}

/// Splits `name(a, b)` or `name`.
pub(crate) fn signature(text: &str) -> Option<(String, Vec<String>)> {
    let text = text.trim();
    let (name, args) = match text.split_once('(') {
        None => (text, Vec::new()),
        Some((name, rest)) => {
            let inner = rest.strip_suffix(')')?;
            let args: Vec<String> =
                if inner.trim().is_empty() { Vec::new() } else { inner.split(',').map(|arg| arg.trim().to_owned()).collect() };
            if args.iter().any(String::is_empty) {
                return None;
            }
            (name.trim(), args)
        }
    };
    let is_name = name.starts_with(|c: char| c.is_alphabetic() || c == '_' || c == '$')
        && name.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '$');
    is_name.then(|| (name.to_owned(), args))
}
