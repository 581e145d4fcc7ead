//! Supertypes of library classes in the JDK. The models share code where the JDK does not, so that for class tests some of their
//! supertypes are taken back and others added; a comparison with the JVM keeps the list true.

use crate::model::{Base, ClassId, Ty};
use crate::program::Program;

/// How a model class differs from the class of the JDK that it stands for. Subclasses differ likewise unless they are listed themselves.
struct Difference {
    class: &'static str,
    not: &'static [&'static str],
    also: &'static [&'static str],
}

const fn differs(class: &'static str, not: &'static [&'static str], also: &'static [&'static str]) -> Difference {
    Difference { class, not, also }
}

/// In order of their names.
const DIFFERENCES: &[Difference] = &[
    differs("java.io.PrintStream", &[], &["java.lang.Appendable"]),
    differs("java.util.AbstractList$Cursor", &["java.util.ListIterator"], &[]),
    differs("java.util.AbstractList$ListCursor", &[], &["java.util.ListIterator"]),
    differs("java.util.AbstractMap$SimpleImmutableEntry", &["java.util.AbstractMap$SimpleEntry"], &[]),
    differs("java.util.Collections$Natural", &[], &["java.lang.Comparable", "java.lang.Enum"]),
    differs("java.util.Collections$Unmodifiable", &["java.util.AbstractCollection"], &[]),
    differs("java.util.Collections$UnmodifiableList", &["java.util.AbstractList", "java.util.AbstractCollection"], &[]),
    differs("java.util.Collections$UnmodifiableMap", &["java.util.AbstractMap"], &[]),
    differs("java.util.HashMap$Node", ENTRIES, &[]),
    differs("java.util.ImmutableList", &["java.util.AbstractList"], &[]),
    differs("java.util.ImmutableList$ImmutableSubList", &["java.util.AbstractList"], &[]),
    differs("java.util.ImmutableSet", &["java.util.AbstractSet"], &[]),
    differs("java.util.KeyValueHolder", ENTRIES, &[]),
    differs("java.util.TreeMap$Node", ENTRIES, &[]),
    differs("java.util.TreeMap$SortedKeys", &[], &["java.util.SortedSet", "java.util.NavigableSet"]),
    differs("java.util.Vector", &["java.util.ArrayList"], &[]),
    differs("java.util.Vector$SynchronizedSubList", &["java.util.AbstractList", "java.util.AbstractCollection"], &[]),
    differs("java.util.stream.FixedList", &["java.util.AbstractList"], &[]),
    differs("java.util.stream.IntStream", &[], &["java.lang.AutoCloseable"]),
    differs("java.util.stream.LongStream", &[], &["java.lang.AutoCloseable"]),
    differs("java.util.stream.Stream", &[], &["java.lang.AutoCloseable"]),
];

/// Entries of maps are no objects of the public classes for entries.
const ENTRIES: &[&str] = &["java.util.AbstractMap$SimpleEntry", "java.util.AbstractMap$SimpleImmutableEntry", "java.io.Serializable"];

impl Program {
    /// True if objects of exactly the first type are instances of the second one, as `instanceof` says it.
    pub fn is_instance(&self, exact: Ty, ty: Ty) -> bool {
        match (exact, ty) {
            (Ty::Class(class), Ty::Class(tested)) => {
                self.differs_from_model(class, tested).unwrap_or_else(|| self.is_subclass(class, tested))
            }
            (Ty::Array(Base::Class(class), m), Ty::Array(Base::Class(tested), n)) if m == n => {
                self.differs_from_model(class, tested).unwrap_or_else(|| self.is_subclass(class, tested))
            }
            _ => self.is_subtype(exact, ty),
        }
    }

    /// What the nearest listed class says of the tested one.
    fn differs_from_model(&self, class: ClassId, tested: ClassId) -> Option<bool> {
        if !self.class(tested).is_library {
            return None;
        }
        let name = self.class(tested).binary_name.as_str();
        let mut current = Some(class);
        while let Some(id) = current {
            let info = self.class(id);
            if info.is_library
                && let Ok(at) = DIFFERENCES.binary_search_by_key(&info.binary_name.as_str(), |difference| difference.class)
            {
                let difference = &DIFFERENCES[at];
                if difference.not.contains(&name) {
                    return Some(false);
                }
                if difference.also.contains(&name) {
                    return Some(true);
                }
            }
            current = info.superclass;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::DIFFERENCES;

    #[test]
    fn differences_are_found_by_name() {
        assert!(DIFFERENCES.is_sorted_by_key(|difference| difference.class));
    }
}
