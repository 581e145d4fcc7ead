//! Java text that knows which of its pieces stand in a file.

use crate::model::Text;

#[derive(Clone, Default)]
pub(super) struct Writer {
    pub text: String,
    pieces: Vec<(usize, usize, Text)>,
}

impl Writer {
    pub(super) fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// A part of the file.
    pub(super) fn piece(&mut self, text: &Text) {
        let start = self.text.len();
        self.text.push_str(&text.text);
        self.pieces.push((start, self.text.len(), text.clone()));
        self.text.push('\n');
    }

    /// Where a place of the text is in the file.
    pub(super) fn place(&self, start: usize, end: usize) -> Option<(usize, usize)> {
        let (from, to, text) = self.pieces.iter().find(|(from, to, _)| *from <= start && start <= *to)?;
        let begin = text.offset(start - from)?;
        Some((begin, text.offset(end.clamp(start, *to) - from).unwrap_or(begin).max(begin)))
    }

    /// The first piece within a range, without blanks around it.
    pub(super) fn piece_in(&self, start: usize, end: usize) -> Option<(usize, usize)> {
        let (from, to, _) = self.pieces.iter().find(|(from, to, _)| start <= *from && *to <= end)?;
        let text = &self.text[*from..*to];
        Some((to - text.trim_start().len(), from + text.trim_end().len()))
    }
}
