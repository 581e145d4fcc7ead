//! Places in source texts.

/// A source text: a file, a library model, a definition of a language, or a condition given by the user. Each front end has a table of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct FileId(pub u32);

impl FileId {
    /// The position in the table.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A range of bytes in a source text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Span {
    pub file: FileId,
    pub start: u32,
    pub end: u32,
}

impl Span {
    pub fn new(file: FileId, start: usize, end: usize) -> Self {
        Span { file, start: start as u32, end: end as u32 }
    }

    /// From the start of this to the end of the other.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span { end: other.end.max(self.start), ..self }
    }
}
