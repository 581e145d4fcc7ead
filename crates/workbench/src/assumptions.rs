//! What a result rests on, in sentences.

use machine::concrete::Ints;

use crate::run::Run;

/// Said of runs of annotated programs.
pub(crate) const IGNORES_ANNOTATIONS: &str = "JML annotations are ignored";
const ONLY_MERGE_POINTS: &str = "JML annotations other than merge points are ignored";

impl Run {
    /// Every assumption of this run.
    pub(crate) fn assumptions(&self) -> Vec<String> {
        let mut assumptions = vec![integers(self.options.ints).to_owned()];
        if let Some(text) = &self.options.precondition {
            assumptions.push(format!("precondition: {text}"));
        }
        let has_references = self.initial.inputs.iter().any(|input| !matches!(input.ty, java::model::Ty::Prim(_)));
        if has_references {
            assumptions.push(format!("inputs are null or objects of the known classes: {}", self.known_classes()));
            assumptions.extend(self.collections());
            assumptions.push("input objects are none of those that static initialisers create".to_owned());
            if self.has_enums() {
                assumptions.push("input arrays of objects or interfaces are not arrays of an enum type".to_owned());
            }
        }
        assumptions.push("static fields have the values that class initialisation gives them".to_owned());
        assumptions.push("assertions are enabled".to_owned());
        assumptions.push("one thread; memory and call stack do not run out".to_owned());
        if self.mentions("synchronized") {
            assumptions.push("synchronized runs as a plain block".to_owned());
        }
        if self.has_annotations() {
            let reads_points = self.options.merge == merge::Mode::Points;
            assumptions.push(if reads_points { ONLY_MERGE_POINTS } else { IGNORES_ANNOTATIONS }.to_owned());
        }
        assumptions
    }

    /// What is assumed of inputs that are collections of the library.
    fn collections(&self) -> Option<String> {
        let has_lists = self.semantics.symbols.types.standard().names(self.program()).any(|name| name == "ArrayList");
        has_lists.then(|| {
            format!(
                "an input List, Collection or Iterable of the library is an ArrayList of at most {} elements, each of the type that was declared",
                machine::symbolic::MAX_SIZE
            )
        })
    }

    fn known_classes(&self) -> String {
        let program = self.program();
        let names: Vec<&str> =
            self.semantics.symbols.types.world().iter().map(|class| program.class(*class).display_name.as_str()).collect();
        if names.is_empty() { "(none)".to_owned() } else { names.join(", ") }
    }

    fn has_enums(&self) -> bool {
        let is_enum = |class: &java::model::Class| class.kind == java::model::ClassKind::Enum && !class.is_library;
        self.program().classes.iter().any(is_enum)
    }

    /// Whether a word occurs in the code of the explored file.
    fn mentions(&self, word: &str) -> bool {
        let file = self.program().file(self.program().method(self.method).span.file);
        file.text.split(|c: char| !c.is_alphanumeric()).any(|found| found == word)
    }

    fn has_annotations(&self) -> bool {
        let program = self.program();
        let file = program.method(self.method).span.file;
        !program.file(file).annotations.is_empty()
    }
}

pub(crate) fn integers(ints: Ints) -> &'static str {
    match ints {
        Ints::Java => "int and long wrap around as on the JVM",
        Ints::Checked => "int and long as on the JVM, and overflow is a defect",
        Ints::Math => "int and long are unbounded mathematical integers",
    }
}
