//! Texts with names, and what is wrong in them.

use std::rc::Rc;

pub use common::problem::{Excerpt, Problem};
pub use common::source::{FileId, Span};

/// A text with its name: a definition, a program, or an option of the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    pub name: Rc<str>,
    pub text: Rc<str>,
}

impl Source {
    pub fn new(name: &str, text: &str) -> Self {
        Source { name: name.into(), text: text.into() }
    }

    /// A problem at a range of the text; an empty text is no help.
    pub fn problem(&self, (start, end): (usize, usize), code: &'static str, message: impl Into<String>, help: &str) -> Problem {
        let help = (!help.is_empty()).then(|| help.to_owned());
        let place = Excerpt { file: self.name.to_string(), text: self.text.to_string(), start, end };
        Problem::general(code, message, help).at(place)
    }
}
