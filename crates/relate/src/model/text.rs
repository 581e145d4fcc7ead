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
        Fault { code, message: message.into(), place: None, help: None }
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
