//! The text of a pair: the programs of the model with elements replaced by their tables.

use std::collections::BTreeSet;
use std::fmt::Write;

use java::abstracted::Mode;
use java::model::{Stmt, StmtKind};
use term::BigInt;

use super::harness::harness;
use super::position::Position;
use super::table::{Case, Instance, NamedLocation, Slot};
use crate::context::Ty;
use crate::execute::{java_name, ty_of};
use crate::model::Origin;
use crate::question::Question;

/// Java text of a pair.
pub(super) struct Written {
    pub source: String,
    pub left: String,
    pub right: String,
}

/// A replacement of a part of the assembled text.
type Edit = (usize, usize, String);

struct Writer<'q, 'a> {
    question: &'q mut Question<'a>,
    instance: &'q Instance,
    /// Methods that stand for abstract expressions.
    helpers: Vec<String>,
    edits: Vec<Edit>,
    /// Names that hide fields where the element stands that is being written.
    hidden: BTreeSet<String>,
}

pub(super) fn write(question: &mut Question<'_>, instance: &Instance) -> Result<Written, String> {
    let mut writer = Writer { question, instance, helpers: Vec::new(), edits: Vec::new(), hidden: BTreeSet::new() };
    for comment in writer.question.machine.checked.assembled.comments.clone() {
        writer.edits.push((comment.whole.0, comment.whole.1, String::new()));
    }
    for element in 0..writer.question.machine.checked.specs.len() {
        writer.element(element)?;
    }
    writer.declarations()?;
    writer.ends();
    writer.edits.sort();
    let part = |origin| writer.part(origin);
    let (context, left, right) = (part(Origin::Context), part(Origin::Program(0)), part(Origin::Program(1)));
    let mut source = String::from("class Pair {\n");
    for (name, java, new) in instance.objects() {
        let _ = writeln!(source, "    final {} {name} = {};", in_pair(&java), in_pair(&new));
    }
    let parts: Vec<String> =
        instance.fields.iter().filter(|(place, _)| place.is_part).map(|(place, value)| instance.assigned(value, place)).collect();
    if !parts.is_empty() {
        let _ = writeln!(source, "    {{ {} }}", parts.join(" "));
    }
    let mut set = String::new();
    for (place, value) in instance.fields.iter().filter(|(place, _)| !place.is_part) {
        let is_variable = writer.question.machine.checked.model.variables.iter().any(|variable| variable.name == place.name);
        if !is_variable && writer.is_context_field(place) {
            // Declared in the context: only its value is ours.
            let object = if instance.heap.name_of(value).is_some() && place.ty == Ty::Ref { "pair." } else { "" };
            let _ = writeln!(set, "        pair.{} = {object}{};", place.name, instance.literal(value, place));
        } else {
            let _ = writeln!(source, "    {} {} = {};", java_of(place), place.name, instance.literal(value, place));
        }
    }
    for helper in &writer.helpers {
        let _ = writeln!(source, "\n{}", indented(helper));
    }
    if !context.trim().is_empty() {
        let _ = writeln!(source, "\n{}", indented(&context));
    }
    for (name, body) in [("left", &left), ("right", &right)] {
        let _ = writeln!(source, "\n    Object {name}() throws Throwable {{\n{}\n    }}", indented(&indented(body)));
    }
    source.push_str(&harness(instance, &set));
    source.push_str("}\n");
    Ok(Written { source, left, right })
}

impl Writer<'_, '_> {
    fn part(&self, origin: Origin) -> String {
        let checked = self.question.machine.checked;
        let Some((from, to)) = checked.assembled.range(origin) else { return String::new() };
        let text = &checked.assembled.text;
        let mut made = String::new();
        let mut at = from;
        for (start, end, by) in &self.edits {
            if *start >= at && *end <= to {
                made.push_str(&text[at..*start]);
                made.push_str(by);
                at = *end;
            }
        }
        made.push_str(&text[at..to]);
        let lines: Vec<&str> = made.lines().filter(|line| !line.trim().is_empty()).collect();
        lines.join("\n")
    }

    fn is_context_field(&self, place: &NamedLocation) -> bool {
        self.question.machine.fields.contains_key(&place.name)
    }

    /// Replaces an element by its table.
    fn element(&mut self, element: usize) -> Result<(), String> {
        let spec = self.question.machine.checked.specs[element].clone();
        self.hidden = if spec.ty.is_none() { self.locals_at(spec.start) } else { BTreeSet::new() };
        let cases = self.instance.tables.get(&spec.identifier).cloned().unwrap_or_default();
        let footprint: Vec<Position> = spec.footprint.iter().map(|exp| Position::new(self.question, exp, false)).collect();
        let frame: Vec<Position> = spec.frame.iter().map(|location| Position::new(self.question, &location.exp, location.has_to)).collect();
        match &spec.ty {
            None => {
                let result = self.result_at(spec.start);
                let code = self.statement(&spec.identifier, &cases, &footprint, &frame, result.as_deref());
                self.edits.push((spec.start, spec.end, code));
            }
            Some(ty) => {
                let code = self.expression((element, &spec.identifier, ty), &cases, &footprint, &frame)?;
                self.edits.push((spec.start, spec.end, code));
            }
        }
        Ok(())
    }

    /// A place of a set, as it is named where the element stands.
    fn named(&self, place: &NamedLocation) -> String {
        if self.is_field(place) && self.hidden.contains(&place.name) { format!("this.{}", place.name) } else { place.name.clone() }
    }

    /// The variables of the context method around a position.
    fn locals_at(&mut self, at: usize) -> BTreeSet<String> {
        let machine = &mut self.question.machine;
        let methods = machine.program.class(machine.checked.class).methods.clone();
        let found = methods.into_iter().find(|method| {
            let declared = machine.program.method(*method);
            let is_program = declared.name == "left" || declared.name == "right" || declared.name.starts_with("_abstract_");
            !is_program && (declared.span.start as usize..declared.span.end as usize).contains(&at)
        });
        let body = found.and_then(|method| machine.program.body(method));
        body.map(|body| body.locals.iter().map(|local| local.name.clone()).collect()).unwrap_or_default()
    }

    /// The type of what the method around a position returns; nothing if it returns nothing.
    fn result_at(&self, at: usize) -> Option<String> {
        let machine = &self.question.machine;
        let methods = machine.program.class(machine.checked.class).methods.clone();
        let found = methods.into_iter().map(|method| machine.program.method(method)).find(|method| {
            (method.span.start as usize..method.span.end as usize).contains(&at) && !method.name.starts_with("_abstract_")
        })?;
        if found.name == "left" || found.name == "right" {
            return Some("Object".to_owned());
        }
        (found.ret != java::model::Ty::Void).then(|| java_name(machine.program, found.ret))
    }

    fn statement(&self, name: &str, cases: &[Case], footprint: &[Position], frame: &[Position], result: Option<&str>) -> String {
        if cases.is_empty() {
            return format!("{{ /* {name} */ }}");
        }
        let mut code = format!("{{ // {name}\n");
        self.selection(&mut code, cases, footprint, frame);
        for (number, case) in cases.iter().enumerate() {
            let body = format!("{}{}", self.writes(case, frame), self.completion(case, result));
            if body.trim().is_empty() {
                continue;
            }
            let _ = writeln!(code, "    if ({}) {{ {} }}", condition(number, cases.len()), body.trim());
        }
        code.push('}');
        code
    }

    /// `int theCase = …;` where there is more than one: the last is the default, so that everything that was said of all values stays true.
    fn selection(&self, code: &mut String, cases: &[Case], footprint: &[Position], frame: &[Position]) {
        if cases.len() < 2 {
            return;
        }
        let mut choice = (cases.len() - 1).to_string();
        for (number, case) in cases.iter().enumerate().rev().skip(1) {
            choice = format!("{} ? {number} : {choice}", self.sees(case, footprint, frame));
        }
        let _ = writeln!(code, "    int theCase = {choice};");
    }

    fn sees(&self, case: &Case, footprint: &[Position], frame: &[Position]) -> String {
        let extents = case.extents().zip(frame).filter_map(|(extent, position)| Some(position.is_extent(extent?)));
        let mut tests: Vec<String> = extents.collect();
        for (slot, position) in case.seen.iter().zip(footprint) {
            match slot {
                Slot::Single(Some(value)) => {
                    if let Some(place) = &position.place {
                        tests.extend(position.exists.clone());
                        tests.push(equals(&position.text, &self.instance.literal(value, place), place));
                    }
                }
                Slot::Single(None) => {}
                Slot::Set(list) => tests.extend(self.holds(list)),
                Slot::Parts(extent, list) => {
                    tests.push(position.is_extent(extent));
                    tests.extend(self.holds(list));
                }
            }
        }
        tests.retain(|test| test != "true");
        if tests.is_empty() { "true".to_owned() } else { tests.join(" && ") }
    }

    fn holds(&self, list: &[(NamedLocation, BigInt)]) -> Vec<String> {
        list.iter().map(|(place, value)| equals(&self.named(place), &self.instance.literal(value, place), place)).collect()
    }

    /// Assignments: single locations that have to be written come last, because they win.
    fn writes(&self, case: &Case, frame: &[Position]) -> String {
        let mut code = String::new();
        let mut slots: Vec<(&Slot, &Position)> = case.written.iter().zip(frame).collect();
        slots.sort_by_key(|(slot, position)| position.has_to && matches!(slot, Slot::Single(_)));
        for (slot, position) in slots {
            let written = |list: &[(NamedLocation, BigInt)]| {
                let all = list.iter().map(|(place, value)| format!("{} = {}; ", self.named(place), self.instance.literal(value, place)));
                all.collect::<String>()
            };
            match slot {
                Slot::Single(Some(value)) => {
                    if let Some(place) = &position.place {
                        let assignment = format!("{} = {};", position.text, self.instance.literal(value, place));
                        let _ = match &position.exists {
                            Some(exists) => write!(code, "if ({exists}) {{ {assignment} }} "),
                            None => write!(code, "{assignment} "),
                        };
                    }
                }
                Slot::Single(None) => {}
                Slot::Set(list) => code.push_str(&written(list)),
                Slot::Parts(_, list) if list.is_empty() => {}
                Slot::Parts(extent, list) => {
                    let _ = write!(code, "if ({}) {{ {}}} ", position.is_extent(extent), written(list));
                }
            }
        }
        code
    }

    /// How the case ends. `if (true)` because what follows must be reachable for the compiler.
    fn completion(&self, case: &Case, result: Option<&str>) -> String {
        let label = |word: &str, label: &Option<String>| match label {
            Some(label) => format!("if (true) {word} {label};"),
            None => format!("if (true) {word};"),
        };
        match &case.mode {
            Mode::Normal => String::new(),
            Mode::Throw => format!("if (true) throw new {}(\"e{}\");", case.exception_class, self.instance.mark(&case.exception)),
            Mode::Return | Mode::ReturnValue => match result {
                None => "if (true) return;".to_owned(),
                Some(ty) => format!("if (true) return {};", self.returned(case, ty)),
            },
            Mode::Break(target) => label("break", target),
            Mode::Continue(target) => label("continue", target),
        }
    }

    fn returned(&self, case: &Case, ty: &str) -> String {
        match ty {
            "boolean" => self.instance.written(&case.result, Ty::Bool, ty),
            "int" | "long" | "short" | "byte" => self.instance.written(&case.result, Ty::Int(0), "generic"),
            _ => self.instance.written(&case.result, Ty::Ref, "Object"),
        }
    }

    /// A method for an abstract expression. Locals that it reads become parameters; it cannot write them.
    fn expression(
        &mut self,
        (element, name, ty): (usize, &str, &str),
        cases: &[Case],
        footprint: &[Position],
        frame: &[Position],
    ) -> Result<String, String> {
        let java_ty = self.element_type(element);
        let mut parameters: BTreeSet<(String, String)> = BTreeSet::new();
        for place in footprint.iter().chain(frame.iter().filter(|position| !position.is_variable)).flat_map(|position| &position.variables)
        {
            if !self.is_field(place) {
                parameters.insert((java_of(place), place.name.clone()));
            }
        }
        let has_local_writes = cases.iter().any(|case| {
            case.written.iter().zip(frame).any(|(slot, position)| {
                let is_local = position.is_variable && position.place.as_ref().is_some_and(|place| !self.is_field(place));
                matches!(slot, Slot::Single(Some(_))) && is_local
            })
        });
        if has_local_writes {
            return Err(format!("the abstract expression `{name}` would assign a local variable"));
        }
        let mut code = String::new();
        self.selection(&mut code, cases, footprint, frame);
        for (number, case) in cases.iter().enumerate() {
            let end = match case.mode {
                Mode::Throw => format!("if (true) throw new {}(\"e{}\");", case.exception_class, self.instance.mark(&case.exception)),
                _ => format!("return {};", self.instance.written(&case.result, java_ty, if ty == "boolean" { ty } else { "Object" })),
            };
            let _ = writeln!(code, "    if ({}) {{ {}{end} }}", condition(number, cases.len()), self.writes(case, frame));
        }
        let list: Vec<String> = parameters.iter().map(|(ty, name)| format!("{ty} {name}")).collect();
        let arguments: Vec<String> = parameters.iter().map(|(_, name)| name.clone()).collect();
        let helper = format!("{name}{element}");
        self.helpers.push(format!(
            "/** The expression {name}. */\n{ty} {helper}({}) {{\n{code}    throw new IllegalStateException();\n}}",
            list.join(", ")
        ));
        Ok(format!("{helper}({})", arguments.join(", ")))
    }

    fn element_type(&self, element: usize) -> Ty {
        let machine = &self.question.machine;
        let stub = &machine.checked.assembled.elements[element].stub;
        let methods = &machine.program.class(machine.checked.class).methods;
        let found = methods.iter().find(|method| machine.program.method(**method).name == *stub);
        found.map_or(Ty::Ref, |method| ty_of(machine.program.method(*method).ret))
    }

    fn is_field(&self, place: &NamedLocation) -> bool {
        self.instance.hoisted.contains(&place.name) || self.question.machine.fields.contains_key(&place.name)
    }

    /// Variables of the programs that elements name everywhere become fields: their declarations are assignments then.
    fn declarations(&mut self) -> Result<(), String> {
        for side in 0..2 {
            let method = self.question.machine.checked.methods[side];
            let Some(body) = self.question.machine.program.body(method) else { continue };
            let mut found = Vec::new();
            for statement in &body.statements {
                locals(statement, &mut found);
            }
            for (variable, span, has_init) in found {
                let local = &body.locals[variable];
                if !self.instance.hoisted.contains(&local.name) {
                    continue;
                }
                let text = &self.question.machine.checked.assembled.text;
                let start = span.start as usize;
                let Some(offset) = text[start..span.end as usize].find(&format!(" {}", local.name)) else {
                    return Err("a declaration could not be read".to_owned());
                };
                let end = if has_init { start + offset + 1 } else { span.end as usize };
                let by = if has_init { String::new() } else { ";".to_owned() };
                self.edits.push((start, end, by));
            }
        }
        Ok(())
    }

    /// Ends that the compiler asks for: abstract statements were known to complete abruptly.
    fn ends(&mut self) {
        let machine = &mut self.question.machine;
        let checked = machine.checked;
        for method in machine.program.class(checked.class).methods.clone() {
            let declared = machine.program.method(method);
            let (name, ret, end) = (declared.name.clone(), declared.ret, declared.span.end as usize);
            if name.starts_with("_abstract_") || name == "<init>" {
                continue;
            }
            let is_program = name == "left" || name == "right";
            let Some(body) = machine.program.body(method) else { continue };
            // Nothing may stand where nothing gets.
            if !java::resolve::all_complete(&body.statements) {
                continue;
            }
            if is_program {
                let side = usize::from(name == "right");
                if let Some((_, to)) = checked.assembled.range(Origin::Program(side)) {
                    self.edits.push((to, to, "\nreturn null;".to_owned()));
                }
            } else if ret != java::model::Ty::Void {
                self.edits.push((end - 1, end - 1, "throw new IllegalStateException();\n".to_owned()));
            }
        }
    }
}

fn condition(number: usize, n_cases: usize) -> String {
    if n_cases < 2 { "true".to_owned() } else { format!("theCase == {number}") }
}

fn equals(name: &str, literal: &str, place: &NamedLocation) -> String {
    match place.ty {
        Ty::Ref if !literal.starts_with('"') => format!("{name} == {literal}"),
        Ty::Ref => format!("{literal}.equals({name})"),
        Ty::Bool | Ty::Int(_) => format!("{name} == {literal}"),
    }
}

fn java_of(place: &NamedLocation) -> String {
    if place.java == "generic" { "int".to_owned() } else { in_pair(&place.java) }
}

/// A type in the class of the pair, which has the members of the model's class.
pub(super) fn in_pair(java: &str) -> String {
    java.replace("Problem.", "")
}

fn indented(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| if line.is_empty() { String::new() } else { format!("    {line}") }).collect();
    lines.join("\n")
}

/// Declared variables of a statement: number, place, whether there is an initial value.
fn locals(statement: &Stmt, found: &mut Vec<(usize, java::model::Span, bool)>) {
    match &statement.kind {
        StmtKind::Local { var, init } => found.push((var.index(), statement.span, init.is_some())),
        StmtKind::Block(list) | StmtKind::Initializers(list) => list.iter().for_each(|statement| locals(statement, found)),
        StmtKind::If { then, otherwise, .. } => {
            locals(then, found);
            if let Some(otherwise) = otherwise {
                locals(otherwise, found);
            }
        }
        StmtKind::While { body, .. } | StmtKind::DoWhile { body, .. } | StmtKind::Labeled { body, .. } => locals(body, found),
        StmtKind::Switch(switch) => crate::execute::switch::bodies(switch).for_each(|statement| locals(statement, found)),
        StmtKind::Try(parts) => parts.body.iter().chain(parts.finally.iter().flatten()).for_each(|statement| locals(statement, found)),
        _ => {}
    }
}
