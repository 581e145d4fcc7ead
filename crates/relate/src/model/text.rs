//! Parts of a model file that know where they stand in it, and what is wrong with them.

use std::rc::Rc;

/// A file with its name.
#[derive(Clone, Debug)]
pub struct SourceText {
    pub path: Rc<str>,
    pub text: Rc<str>,
}

/// A part of a file: its text, and where its pieces are. A new piece begins wherever the file has something else (an escaped character).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    pub text: String,
    /// Offsets in the text and in the file, ascending.
    pub pieces: Vec<(usize, usize)>,
}

impl Text {
    /// A text that is in the file as it is.
    pub fn plain(text: &str, offset: usize) -> Text {
        Text { text: text.to_owned(), pieces: vec![(0, offset)] }
    }

    /// Where a position is in the file.
    pub fn offset(&self, at: usize) -> Option<usize> {
        let piece = self.pieces.iter().rev().find(|(start, _)| *start <= at)?;
        Some(piece.1 + (at - piece.0))
    }

    pub fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }
}

/// Something wrong with a model, where it is, and what to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Stable name: `model-syntax`, `unknown-symbol`, `wrong-arity`, …
    pub code: &'static str,
    pub message: String,
    /// Bytes of the model file.
    pub place: Option<(usize, usize)>,
    pub help: Option<String>,
}

impl Fault {
    pub fn new(code: &'static str, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into(), place: None, help: advice(code).map(str::to_owned) }
    }

    #[must_use]
    pub fn at(self, place: Option<(usize, usize)>) -> Fault {
        Fault { place: place.or(self.place), ..self }
    }

    #[must_use]
    pub fn help(self, help: impl Into<String>) -> Fault {
        Fault { help: Some(help.into()), ..self }
    }
}

/// How faults of a kind are mended, where nothing more special is known.
fn advice(code: &str) -> Option<&'static str> {
    Some(match code {
        "unknown-symbol" => "declare it among location_sets, predicates, functions or variables, or correct the name",
        "wrong-arity" => "give as many arguments as the declaration has",
        "duplicate-symbol" => "remove or rename one of the declarations",
        "type-mismatch" => {
            "compare numbers with numbers and values with values; `\\value(set)` is what a set holds, and a set itself is only compared with sets"
        }
        "model-syntax" => "`espalier refactor show extract-method` prints a model with all of its parts",
        _ => return None,
    })
}
