//! The Java program of an instance: its variables as fields, one method for the code of every element that records how it completes, and one
//! method with assertions for every obligation (Steinhöfel 2020, §4.2.2; every way to complete is recorded, so that none makes an obligation vacuous).

use std::collections::BTreeMap;
use std::fmt::Write;

use java::abstracted::Mode;

use super::java::is_primitive;
use super::parts::{Occurrence, Parts};
use super::writer::Writer;
use crate::checked::Note;
use crate::concrete::THROWN_BY_MACHINE;
use crate::model::Origin;

/// How code completed: a number that it leaves behind.
const NORMAL: usize = 1;
const THROWN: usize = 2;
const RETURNED: usize = 3;
const BROKEN: usize = 4;
const CONTINUED: usize = 5;
const LABELS: usize = 6;

/// Numbers of labels, which all elements share.
#[derive(Default)]
pub(super) struct Labels(Vec<String>);

impl Labels {
    pub(super) fn new(parts: &Parts<'_>) -> Labels {
        let mut all: Vec<String> = Vec::new();
        for (label, _) in parts.occurrences.iter().flat_map(|occurrence| &occurrence.surroundings.labels) {
            if !all.contains(label) {
                all.push(label.clone());
            }
        }
        Labels(all)
    }

    fn number(&self, label: &str, is_continue: bool) -> usize {
        let position = self.0.iter().position(|known| known == label).unwrap_or(self.0.len());
        LABELS + 2 * position + usize::from(is_continue)
    }

    /// That an attempt completed in a mode.
    pub(super) fn test(&self, object: &str, occurrence: &Occurrence<'_>, mode: &Mode) -> String {
        let number = match mode {
            Mode::Normal => NORMAL,
            Mode::Throw => THROWN,
            Mode::Return if occurrence.is_void => RETURNED,
            Mode::ReturnValue if !occurrence.is_void => RETURNED,
            Mode::Return | Mode::ReturnValue => return "false".to_owned(),
            Mode::Break(None) => BROKEN,
            Mode::Continue(None) => CONTINUED,
            Mode::Break(Some(label)) => self.number(label, false),
            Mode::Continue(Some(label)) => self.number(label, true),
        };
        format!("{object}.how$ == {number}")
    }

    /// All modes in which an element may complete where it stands.
    pub(super) fn modes(occurrence: &Occurrence<'_>) -> Vec<Mode> {
        let mut modes = vec![Mode::Normal, Mode::Throw];
        if occurrence.is_expression() {
            return modes;
        }
        modes.push(if occurrence.is_void { Mode::Return } else { Mode::ReturnValue });
        if occurrence.surroundings.is_in_loop {
            modes.extend([Mode::Break(None), Mode::Continue(None)]);
        }
        for (label, is_loop) in &occurrence.surroundings.labels {
            modes.push(Mode::Break(Some(label.clone())));
            if *is_loop {
                modes.push(Mode::Continue(Some(label.clone())));
            }
        }
        modes
    }
}

/// The class without obligations.
pub(super) fn class(parts: &Parts<'_>, labels: &Labels, tests: &BTreeMap<usize, String>) -> Writer {
    let mut out = Writer::default();
    out.line("final class Problem {");
    let mut fields: BTreeMap<&String, &String> = parts.occurrences.iter().flat_map(|occurrence| &occurrence.variables).collect();
    let in_context =
        |name: &str| !parts.checked.model.variables.iter().any(|variable| variable.name == name) && parts.fields.contains_key(name);
    fields.extend(&parts.fields);
    for (name, ty) in fields.into_iter().filter(|(name, _)| !in_context(name)) {
        out.line(&format!("{ty} {name};"));
    }
    out.line("int how$; Object result$; Throwable thrown$;");
    for at in tests.keys() {
        out.line(&format!("boolean bad${at};"));
    }
    substituted(parts, Origin::Context, tests, &mut out);
    let is_void = parts.occurrences.iter().any(|occurrence| occurrence.is_void);
    out.line(&format!("{} program$() throws Throwable {{ if (true) {{", if is_void { "void" } else { "Object" }));
    substituted(parts, Origin::Program(0), tests, &mut out);
    out.line(if is_void { "} }" } else { "} return null; }" });
    for (number, occurrence) in parts.occurrences.iter().enumerate() {
        attempt(occurrence, number, labels, &mut out);
    }
    out
}

/// A part of the abstract program with the code of the elements instead of them, and tests instead of constraints.
fn substituted(parts: &Parts<'_>, origin: Origin, tests: &BTreeMap<usize, String>, out: &mut Writer) {
    let assembled = &parts.checked.assembled;
    let Some((from, to)) = assembled.range(origin) else { return };
    let mut at = from;
    let elements = parts.occurrences.iter().map(|occurrence| (occurrence.spec.start, occurrence.spec.end, Some(occurrence)));
    let comments = assembled.comments.iter().map(|comment| (comment.whole.0, comment.whole.1, None));
    let mut places: Vec<(usize, usize, Option<&Occurrence<'_>>)> = elements.chain(comments).collect();
    places.sort_by_key(|place| place.0);
    for (start, end, occurrence) in places.into_iter().filter(|(start, end, _)| from <= *start && *end <= to) {
        if start < at {
            continue;
        }
        out.text.push_str(&assembled.text[at..start]);
        match occurrence {
            Some(occurrence) => {
                out.text.push_str(if occurrence.is_expression() { "(" } else { "{ if (true) { " });
                out.piece(&occurrence.given.text);
                out.text.push_str(if occurrence.is_expression() { ")" } else { "} }" });
            }
            None => {
                if let Some(test) = tests.get(&start) {
                    let _ = writeln!(out.text, "if (!({test})) {{ this.bad${start} = true; }}");
                }
                out.text.push(' ');
            }
        }
        at = end;
    }
    out.text.push_str(&assembled.text[at..to]);
    out.text.push('\n');
}

/// Where constraints stand in the program.
pub(super) fn local_constraints<'p>(parts: &Parts<'p>) -> impl Iterator<Item = (usize, &'p java::abstracted::Exp)> {
    parts.checked.notes.iter().filter_map(|(at, note)| if let Note::Constraint(exp) = note { Some((*at, exp)) } else { None })
}

/// The methods `run$n`, which is the code, and `attempt$n`, which records how it completes.
fn attempt(occurrence: &Occurrence<'_>, number: usize, labels: &Labels, out: &mut Writer) {
    if let Some(ty) = &occurrence.spec.ty {
        out.line(&format!("{ty} value${number};"));
        out.line(&format!("void run${number}() throws Throwable {{ this.value${number} = ("));
        out.piece(&occurrence.given.text);
        out.line(&format!("); this.how$ = {NORMAL}; }}"));
    } else {
        out.line(&format!("{} run${number}() throws Throwable {{", if occurrence.is_void { "void" } else { "Object" }));
        let mut ends = Vec::new();
        for (label, is_loop) in occurrence.surroundings.labels.iter().filter(|(label, _)| occurrence.has_word(label)) {
            let (broken, continued) = (labels.number(label, false), labels.number(label, true));
            ends.push(opened(Some(label), *is_loop, (broken, continued), out));
        }
        let jumps = ["break", "continue"].iter().any(|word| occurrence.has_word(word));
        if occurrence.surroundings.is_in_loop && jumps {
            ends.push(opened(None, true, (BROKEN, CONTINUED), out));
        }
        out.line("if (true) {");
        out.piece(&occurrence.given.text);
        out.line(&format!("}} this.how$ = {NORMAL};"));
        for end in ends.iter().rev() {
            out.line(end);
        }
        out.line(if occurrence.is_void { "}" } else { "return null; }" });
    }
    let assigned = if occurrence.is_void || occurrence.is_expression() { "" } else { "this.result$ = " };
    let reset = occurrence.spec.ty.as_ref().map_or_else(String::new, |ty| format!("this.value${number} = {};", zero(ty)));
    out.line(&format!("void attempt${number}() {{ this.how$ = 0; this.result$ = null; this.thrown$ = null; {reset}"));
    out.line(&format!("try {{ {assigned}this.run${number}(); if (this.how$ == 0) {{ this.how$ = {RETURNED}; }} }}"));
    out.line(&format!("catch (Throwable thrown$) {{ this.how$ = {THROWN}; this.thrown$ = thrown$; }} }}"));
}

fn zero(ty: &str) -> &'static str {
    match ty {
        "boolean" => "false",
        ty if is_primitive(ty) => "0",
        _ => "null",
    }
}

/// Opens a loop of one round, or a block, around code that may leave it; gives its end.
fn opened(label: Option<&String>, is_loop: bool, (broken, continued): (usize, usize), out: &mut Writer) -> String {
    let prefix = label.map_or_else(String::new, |label| format!("{label}: "));
    let suffix = label.cloned().unwrap_or_default();
    let end = format!("if (this.how$ == 0) {{ this.how$ = {broken}; }}");
    if !is_loop {
        out.line(&format!("{prefix}{{"));
        return format!("}} {end}");
    }
    out.line(&format!("boolean again${suffix} = false;"));
    out.line(&format!("{prefix}while (true) {{ if (again${suffix}) {{ this.how$ = {continued}; break; }} again${suffix} = true;"));
    format!("break; }} {end}")
}

/// That two values of a type are the same, as far as that is compared.
pub(super) fn same(ty: &str, one: &str, other: &str) -> String {
    match ty {
        "double" => format!("Double.compare({one}, {other}) == 0"),
        "float" => format!("Float.compare({one}, {other}) == 0"),
        ty if is_primitive(ty) => format!("{one} == {other}"),
        _ => format!("({one} == null ? {other} == null : {one}.equals({other}))"),
    }
}

/// An assertion with what it means that it fails.
pub(super) fn claim(condition: &str, otherwise: &str) -> String {
    format!("assert {condition}; // {otherwise}")
}

/// Nothing outside the frame changes.
pub(super) fn frame(occurrence: &Occurrence<'_>, number: usize, outside: &[String]) -> String {
    let mut out = String::from("if (s$ == null) return;\n");
    for name in outside {
        let _ = writeln!(out, "{} old${name} = s$.{name};", occurrence.variables[name]);
    }
    let _ = writeln!(out, "s$.attempt${number}();");
    for name in outside {
        let holds = same(&occurrence.variables[name], &format!("s$.{name}"), &format!("old${name}"));
        let _ = writeln!(out, "{}", claim(&holds, &format!("`{name}` is written and not assignable")));
    }
    out
}

/// Two attempts from states that agree where the code may read.
pub(super) struct Two<'t> {
    pub occurrences: [&'t Occurrence<'t>; 2],
    pub numbers: [usize; 2],
    pub read: Vec<(String, String)>,
    /// With whether they have to be written.
    pub written: Vec<(String, String, bool)>,
    pub is_for_has_to: bool,
}

impl Two<'_> {
    pub(super) fn text(&self) -> String {
        let types = &self.occurrences[0].variables;
        let mut out = String::from("if (s$ == null || t$ == null || s$ == t$) return;\n");
        for (one, other) in &self.read {
            // Objects that do not change are the very same ones: code may compare references.
            let is_object = !is_primitive(&types[one]);
            let values = (format!("s$.{one}"), format!("t$.{other}"));
            let agree = if is_object { format!("{} == {}", values.0, values.1) } else { same(&types[one], &values.0, &values.1) };
            let _ = writeln!(out, "if (!({agree})) return;");
        }
        for (one, other, _) in &self.written {
            let _ = writeln!(out, "{} old1${one} = s$.{one}; {0} old2${other} = t$.{other};", types[one]);
        }
        let _ = writeln!(out, "s$.attempt${}(); t$.attempt${}();", self.numbers[0], self.numbers[1]);
        if !self.is_for_has_to {
            self.completion(&mut out);
        }
        for (one, other, has_to) in self.written.iter().filter(|(_, _, has_to)| *has_to == self.is_for_has_to) {
            let ty = &types[one];
            let equal = same(ty, &format!("s$.{one}"), &format!("t$.{other}"));
            if *has_to {
                let _ = writeln!(out, "{}", claim(&equal, &format!("the value of `{one}` afterwards depends on something else")));
                continue;
            }
            let kept = [format!("s$.{one}"), format!("old1${one}"), format!("t$.{other}"), format!("old2${other}")];
            let kept = format!("{} && {}", same(ty, &kept[0], &kept[1]), same(ty, &kept[2], &kept[3]));
            let otherwise = format!("what is written into `{one}` depends on something else");
            let _ = writeln!(out, "{}", claim(&format!("{equal} || {kept}"), &otherwise));
        }
        out
    }

    /// Both complete alike, with equal results and exceptions.
    fn completion(&self, out: &mut String) {
        let _ = writeln!(out, "{}", claim("s$.how$ == t$.how$", "how it completes depends on something else"));
        if let Some(ty) = &self.occurrences[0].spec.ty {
            let values = (format!("s$.value${}", self.numbers[0]), format!("t$.value${}", self.numbers[1]));
            let _ = writeln!(out, "if (s$.how$ == {NORMAL}) {{");
            let _ = writeln!(out, "{}\n}}", claim(&same(ty, &values.0, &values.1), "its value depends on something else"));
        } else {
            let _ = writeln!(out, "if (s$.how$ == {RETURNED}) {{");
            let equal = "java.util.Objects.equals(s$.result$, t$.result$)";
            let _ = writeln!(out, "{}\n}}", claim(equal, "what it returns depends on something else"));
        }
        let _ = writeln!(out, "if (s$.how$ == {THROWN}) {{");
        let equal = "s$.thrown$.getClass() == t$.thrown$.getClass()";
        let _ = writeln!(out, "{}", claim(equal, "the class of the exception depends on something else"));
        let implicit: Vec<String> = THROWN_BY_MACHINE.iter().map(|name| format!("s$.thrown$ instanceof {name}")).collect();
        let _ = writeln!(out, "if (!({})) {{", implicit.join(" || "));
        let equal = "java.util.Objects.equals(s$.thrown$.getMessage(), t$.thrown$.getMessage())";
        let _ = writeln!(out, "{}\n}} }}", claim(equal, "the message of the exception depends on something else"));
    }
}
