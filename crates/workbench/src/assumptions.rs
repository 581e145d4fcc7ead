//! Assumptions of results as sentences.

use java::model::Ty;
use java::program::Program;
use machine::concrete::Ints;
use machine::symbolic::JavaSemantics;

use crate::run::{Run, display_path};

/// Said of runs of annotated programs.
pub(crate) const IGNORES_ANNOTATIONS: &str = "JML annotations are ignored";
const ONLY_MERGE_POINTS: &str = "JML annotations other than merge points are ignored";

/// Calls that are listed; the rest is counted.
const MAX_CALLS: usize = 8;

impl Run {
    /// Every assumption of this run.
    pub(crate) fn assumptions(&self) -> Vec<String> {
        let mut assumptions = vec![integers(self.options.ints).to_owned()];
        if let Some(text) = &self.options.precondition {
            assumptions.push(format!("precondition: {text}"));
        }
        let has_references = self.initial.inputs.iter().any(|input| !matches!(input.ty, Ty::Prim(_)));
        if has_references {
            assumptions.extend(explain::report_text::closed_world(&closed_types(&self.semantics)));
            assumptions.extend(array_types(&self.semantics));
            assumptions.extend(self.collections());
            assumptions.push("input objects are none of those that static initialisers create".to_owned());
            if self.has_initialized_inputs() {
                assumptions.push("the classes of input objects are initialised before, in the order of the source".to_owned());
            }
        }
        if self.has_unmakeable_inputs {
            let what = "records and captured variables of inputs may hold any values, also such as no constructor or method gives them";
            assumptions.push(what.to_owned());
        }
        assumptions.push("static fields have the values that class initialisation gives them".to_owned());
        assumptions.extend(initializers(&self.semantics));
        assumptions.extend(phantom_supertypes(self.program()));
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
        has_lists
            .then(|| format!("an input List, Collection or Iterable of the library is an ArrayList of at most {} elements, each of the type that was declared", machine::symbolic::MAX_SIZE))
    }

    /// True if inputs may have classes with static initialisers.
    fn has_initialized_inputs(&self) -> bool {
        let program = self.program();
        let own = program.method(self.method).class;
        let mut classes = self.semantics.symbols.types.classes().filter(|class| *class != own);
        classes.any(|class| !program.class(class).is_library && program.class(class).static_init.is_some())
    }

    /// True if a word occurs in the code of the explored file.
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

/// Every assumption of a proof that nothing is violated.
pub(crate) fn of_proof(java: &JavaSemantics, ints: Ints, precondition: Option<&str>) -> Vec<String> {
    let mut assumptions = vec![integers(ints).to_owned()];
    assumptions.extend(precondition.map(|text| format!("precondition: {text}")));
    assumptions.extend(explain::report_text::closed_world(&closed_types(java)));
    assumptions.extend(array_types(java));
    assumptions.extend(initializers(java));
    assumptions.extend(phantom_supertypes(&java.world.program));
    assumptions.push("assertions are enabled".to_owned());
    assumptions.push("one thread; memory and call stack do not run out".to_owned());
    assumptions
}

/// The types of which it is assumed that no other subclasses exist than those loaded.
pub(crate) fn closed_types(java: &JavaSemantics) -> Vec<String> {
    let program = &java.world.program;
    let classes = java.symbols.types.assumed_closed(program);
    classes.iter().map(|class| program.class(*class).display_name.clone()).collect()
}

/// What is assumed of static initialisers of which something could not be run.
pub(crate) fn initializers(java: &JavaSemantics) -> Vec<String> {
    let program = &java.world.program;
    let mut assumptions = Vec::new();
    let mut calls: Vec<String> = Vec::new();
    for span in java.symbols.skipped_calls() {
        let (line, ..) = program.line_column(*span);
        let text = program.written(*span).split_whitespace().collect::<Vec<_>>().join(" ");
        let call = format!("{}:{line} `{text}`", display_path(&program.file(span.file).path));
        if !calls.contains(&call) {
            calls.push(call);
        }
    }
    if !calls.is_empty() {
        let (shown, more) = (calls.iter().take(MAX_CALLS).cloned().collect::<Vec<_>>().join(", "), calls.len().saturating_sub(MAX_CALLS));
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        assumptions.push(format!("calls in static initialisers that are not supported return and change nothing else ({shown}{more})"));
    }
    let enums: Vec<&str> = java.symbols.unusable_enums().iter().map(|class| program.class(*class).display_name.as_str()).collect();
    if !enums.is_empty() {
        assumptions.push(format!("no input is a constant of an enum whose initialiser cannot be run: {}", enums.join(", ")));
    }
    assumptions
}

/// What is assumed of supertypes without source.
pub(crate) fn phantom_supertypes(program: &Program) -> Option<String> {
    let names: Vec<String> = program.phantom_supertypes().iter().map(|class| program.class(*class).display_name.clone()).collect();
    let all = names.join(", ");
    (!names.is_empty())
        .then(|| format!("initialising supertypes without source has no effect, and they have no member types that hide others ({all})"))
}

/// What is assumed of arrays in a large program.
pub(crate) fn array_types(java: &JavaSemantics) -> Option<String> {
    let lacks_some = java.symbols.types.universe().lacks_arrays();
    lacks_some.then(|| "arrays of objects have types that the program names or creates, or ones below them".to_owned())
}

pub(crate) fn integers(ints: Ints) -> &'static str {
    match ints {
        Ints::Java => "int and long wrap around as on the JVM",
        Ints::Checked => "int and long as on the JVM, and overflow is a defect",
        Ints::Math => "int and long are unbounded mathematical integers",
    }
}
