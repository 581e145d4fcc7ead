//! JUnit 5 tests: how an input is made in Java, and what a test class looks like. Everything that writes tests shares this.

mod construction;
mod file;
mod input;
mod statics;
mod text;

pub use file::TestFile;
pub(crate) use file::{Helper, Writer, helpers, without_unicode_escapes};
pub(crate) use input::{Prepared, prepare, prepare_freely};
pub(crate) use statics::with_statics;
pub(crate) use text::{Names, call, datum, field_of, package, source_name, unboxed};
