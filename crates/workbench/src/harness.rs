//! Classes of test harnesses that need not be there: `Verifier` (SV-COMP), `CProver` (JBMC) and the classes of error calls.
//!
//! Programs call them to get nondeterministic values, to assume something, or to say that an error was reached. Where no source declares
//! them, a stub does, so that the calls can be resolved; the machine knows the methods by their names (`machine::natives`).

use std::collections::BTreeMap;
use std::fmt::Write;

use java::program::{CandidateFile, Sources};

/// Types of nondeterministic values, as the names of the methods say them.
const NONDETERMINISTIC: &[(&str, &str)] = &[
    ("Boolean", "boolean"),
    ("Byte", "byte"),
    ("Char", "char"),
    ("Double", "double"),
    ("Float", "float"),
    ("Int", "int"),
    ("Long", "long"),
    ("Short", "short"),
    ("String", "String"),
];

/// Harness classes by simple name, each with the calls by which a text shows that it means one.
const KNOWN: &[(&str, &[&str])] =
    &[("Verifier", &["Verifier.nondet", "Verifier.assume"]), ("CProver", &["CProver.nondet", "CProver.assume"])];

/// The harness classes that a program may need: the methods of each that somebody named, with their bodies, by simple name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Harness {
    classes: BTreeMap<String, Vec<(String, String)>>,
    /// Whole classes by qualified name.
    texts: BTreeMap<String, String>,
}

impl Harness {
    /// What texts seem to use.
    pub(crate) fn of<'a>(texts: impl Iterator<Item = &'a str>) -> Harness {
        let mut classes = BTreeMap::new();
        for text in texts {
            let used = KNOWN.iter().filter(|(_, calls)| calls.iter().any(|call| text.contains(call)));
            classes.extend(used.map(|(name, _)| ((*name).to_owned(), Vec::new())));
        }
        Harness { classes, texts: BTreeMap::new() }
    }

    /// The same with a method whose call is an error, `Class.method` or `a.b.Class.method`.
    pub(crate) fn add_error(&mut self, name: &str) {
        self.add_method(name, "");
    }

    /// The same with a body.
    pub(crate) fn add_method(&mut self, name: &str, body: &str) {
        let Some((class, method)) = name.rsplit_once('.') else { return };
        let simple = class.rsplit('.').next().unwrap_or(class);
        self.classes.entry(simple.to_owned()).or_default().push((method.to_owned(), body.to_owned()));
    }

    /// A whole class.
    pub(crate) fn add_class(&mut self, qualified: &str, text: String) {
        self.texts.insert(qualified.to_owned(), text);
    }

    /// Source text of a class that nothing else declares.
    fn stub(&self, qualified: &str) -> Option<String> {
        let (package, simple) = qualified.rsplit_once('.').map_or(("", qualified), |(package, simple)| (package, simple));
        if let Some(whole) = self.texts.get(qualified) {
            return Some(whole.clone());
        }
        let methods = self.classes.get(simple)?;
        let mut text = String::new();
        if !package.is_empty() {
            let _ = writeln!(text, "package {package};");
        }
        let _ = writeln!(text, "public final class {simple} {{");
        if KNOWN.iter().any(|(name, _)| *name == simple) {
            for (name, ty) in NONDETERMINISTIC {
                let _ = writeln!(text, "    public static native {ty} nondet{name}();");
            }
            text.push_str("    public static native void assume(boolean condition);\n");
        }
        for (method, body) in methods {
            let _ = writeln!(text, "    public static void {method}(Object... ignored) {{ {body} }}");
        }
        text.push_str("}\n");
        Some(text)
    }
}

/// Sources with stubs behind them.
pub(crate) struct WithHarness<S> {
    pub(crate) sources: S,
    pub(crate) harness: Harness,
}

impl<S: Sources> Sources for WithHarness<S> {
    fn find(&self, qualified: &str) -> Option<CandidateFile> {
        let found = self.sources.find(qualified);
        found.or_else(|| self.harness.stub(qualified).map(|text| CandidateFile::Text { path: format!("<stub of {qualified}>"), text }))
    }

    fn find_subclasses(&self, names: &std::collections::BTreeSet<String>) -> Vec<CandidateFile> {
        self.sources.find_subclasses(names)
    }
}

#[cfg(test)]
mod tests {
    use super::Harness;

    #[test]
    fn only_what_is_used_has_a_stub() {
        let mut harness = Harness::of(["int x = Verifier.nondetInt();"].into_iter());
        harness.add_error("a.Err.reach");
        assert!(harness.stub("org.x.Verifier").is_some_and(|text| text.contains("package org.x;") && text.contains("nondetInt")));
        assert!(harness.stub("CProver").is_none());
        assert!(harness.stub("a.Err").is_some_and(|text| text.contains("void reach(")));
    }
}
