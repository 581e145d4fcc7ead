//! The text of a pair: the programs of the model with elements replaced by their tables.

use std::collections::BTreeSet;
use std::fmt::Write;

use java::abstracted::{Exp, ExpKind, Mode, Operator};
use java::model::{Stmt, StmtKind};
use solver::Model as Values;

use super::run::Execution;
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
    let mut set = String::new();
    for (place, value) in &instance.fields {
        let is_variable = writer.question.machine.checked.model.variables.iter().any(|variable| variable.name == place.name);
        if !is_variable && writer.is_context_field(place) {
            // Declared in the context: only its value is ours.
            let _ = writeln!(set, "        pair.{} = {};", place.name, instance.literal(value, place));
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
        let footprint: Vec<String> = spec.footprint.iter().map(|exp| self.name_of(exp)).collect();
        let frame: Vec<(String, bool)> = spec.frame.iter().map(|location| (self.name_of(&location.exp), location.has_to)).collect();
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

    /// The variable or field of a single location, as it is written there.
    fn name_of(&self, exp: &Exp) -> String {
        self.question.machine.checked.text(exp.start, exp.end)
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

    fn statement(&self, name: &str, cases: &[Case], footprint: &[String], frame: &[(String, bool)], result: Option<&str>) -> String {
        if cases.is_empty() {
            return format!("{{ /* {name} */ }}");
        }
        let mut code = format!("{{ // {name}\n");
        self.selection(&mut code, cases, footprint);
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
    fn selection(&self, code: &mut String, cases: &[Case], footprint: &[String]) {
        if cases.len() < 2 {
            return;
        }
        let mut choice = (cases.len() - 1).to_string();
        for (number, case) in cases.iter().enumerate().rev().skip(1) {
            choice = format!("{} ? {number} : {choice}", self.sees(case, footprint));
        }
        let _ = writeln!(code, "    int theCase = {choice};");
    }

    fn sees(&self, case: &Case, footprint: &[String]) -> String {
        let mut tests = Vec::new();
        for (slot, name) in case.seen.iter().zip(footprint) {
            match slot {
                Slot::Single(Some(value)) => {
                    if let Some(place) = self.single(name) {
                        tests.push(equals(name, &self.instance.literal(value, &place), &place));
                    }
                }
                Slot::Single(None) => {}
                Slot::Set(list) => {
                    tests.extend(list.iter().map(|(place, value)| equals(&self.named(place), &self.instance.literal(value, place), place)));
                }
            }
        }
        if tests.is_empty() { "true".to_owned() } else { tests.join(" && ") }
    }

    /// The variable of a name, wherever it is.
    fn single(&self, name: &str) -> Option<NamedLocation> {
        let name = name.trim_start_matches("this.");
        let variable = self.question.machine.cx.variables.iter().find(|variable| variable.name == name)?;
        Some(NamedLocation { name: variable.name.clone(), java: variable.java.clone(), ty: variable.ty })
    }

    /// Assignments: single locations that have to be written come last, because they win.
    fn writes(&self, case: &Case, frame: &[(String, bool)]) -> String {
        let mut code = String::new();
        let mut slots: Vec<(&Slot, &String, bool)> =
            case.written.iter().zip(frame).map(|(slot, (name, has_to))| (slot, name, *has_to)).collect();
        slots.sort_by_key(|(slot, _, has_to)| *has_to && matches!(slot, Slot::Single(_)));
        for (slot, name, _) in slots {
            match slot {
                Slot::Single(Some(value)) => {
                    if let Some(place) = self.single(name) {
                        let _ = write!(code, "{name} = {}; ", self.instance.literal(value, &place));
                    }
                }
                Slot::Single(None) => {}
                Slot::Set(list) => {
                    for (place, value) in list {
                        let _ = write!(code, "{} = {}; ", self.named(place), self.instance.literal(value, place));
                    }
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
        footprint: &[String],
        frame: &[(String, bool)],
    ) -> Result<String, String> {
        let java_ty = self.element_type(element);
        let mut parameters: BTreeSet<(String, String)> = BTreeSet::new();
        for name in footprint {
            if let Some(place) = self.single(name).filter(|place| !self.is_field(place)) {
                parameters.insert((java_of(&place), name.clone()));
            }
        }
        let has_local_writes = cases.iter().any(|case| {
            case.written.iter().zip(frame).any(|(slot, (name, _))| {
                matches!(slot, Slot::Single(Some(_))) && self.single(name).is_some_and(|place| !self.is_field(&place))
            })
        });
        if has_local_writes {
            return Err(format!("the abstract expression `{name}` would assign a local variable"));
        }
        let mut code = String::new();
        self.selection(&mut code, cases, footprint);
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
            let is_ended = body.statements.last().is_some_and(|last| matches!(last.kind, StmtKind::Return(_) | StmtKind::Throw(_)));
            if is_ended {
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
        Ty::Ref if literal == "null" => format!("{name} == null"),
        Ty::Ref => format!("{literal}.equals({name})"),
        Ty::Bool | Ty::Int(_) => format!("{name} == {literal}"),
    }
}

fn java_of(place: &NamedLocation) -> String {
    if place.java == "generic" { "int".to_owned() } else { place.java.clone() }
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
        StmtKind::Try(parts) => parts.body.iter().chain(parts.finally.iter().flatten()).for_each(|statement| locals(statement, found)),
        _ => {}
    }
}

/// Runs one side in a new object and tells its result, its exception and what is relevant, one per line.
fn harness(instance: &Instance, set: &str) -> String {
    let mut code = String::new();
    for (side, name) in ["left", "right"].iter().enumerate() {
        let mut shown = String::new();
        for list in &instance.relevant[side] {
            let places: Vec<String> = list.iter().map(|place| format!("\"{0}=\" + pair.{0}", place.name)).collect();
            let all = if places.is_empty() { "\"\"".to_owned() } else { places.join(" + \" \" + ") };
            let _ = write!(shown, " + \"\\n\" + {all}");
        }
        let _ = write!(
            code,
            "
    static String {name}End() {{
        Pair pair = new Pair();
{set}        Object result = null;
        String exception = \"null\";
        try {{
            result = pair.{name}();
        }} catch (Throwable thrown) {{
            exception = thrown.getClass().getName() + \": \" + thrown.getMessage();
        }}
        return result + \"\\n\" + exception{shown};
    }}
"
        );
    }
    code.push_str(
        "
    public static void main(String[] arguments) {
        System.out.println(\"left:\\n\" + leftEnd());
        System.out.println(\"right:\\n\" + rightEnd());
    }
",
    );
    code
}

/// True if the ends that were seen violate the relation. Predicates in it are those of the countermodel, about the state before.
pub(super) fn violates(question: &mut Question<'_>, values: &Values, execution: &Execution) -> bool {
    let lines = execution.ends.clone().map(|end| end.split('\n').map(str::to_owned).collect::<Vec<_>>());
    let post = question.machine.checked.post.clone();
    // Differences that the ends alone do not show do not count.
    truth(question, values, &post, &lines) == Some(false)
}

/// A component of an end, or all of it.
fn component(exp: &Exp, lines: &[Vec<String>; 2]) -> Option<String> {
    match &exp.kind {
        ExpKind::Side(side) => Some(lines[*side].join("\n")),
        ExpKind::Index(parts) => match (&parts[0].kind, &parts[1].kind) {
            (ExpKind::Side(side), ExpKind::Int(index)) => lines[*side].get(usize::try_from(*index).ok()?).map(|line| {
                // The values only: lists may name different places.
                line.split(' ').map(|part| part.split_once('=').map_or(part, |(_, value)| value)).collect::<Vec<_>>().join(" ")
            }),
            _ => None,
        },
        _ => None,
    }
}

/// The truth of a relation between ends.
fn truth(question: &mut Question<'_>, values: &Values, exp: &Exp, lines: &[Vec<String>; 2]) -> Option<bool> {
    match &exp.kind {
        ExpKind::Binary(Operator::And, operands) => {
            match (truth(question, values, &operands[0], lines), truth(question, values, &operands[1], lines)) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                _ => None,
            }
        }
        ExpKind::Binary(Operator::Or, operands) => {
            match (truth(question, values, &operands[0], lines), truth(question, values, &operands[1], lines)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                _ => None,
            }
        }
        ExpKind::Binary(Operator::Eq, operands) if component(&operands[0], lines).is_some() => {
            Some(component(&operands[0], lines)? == component(&operands[1], lines)?)
        }
        ExpKind::Binary(operator @ (Operator::Ge | Operator::Le | Operator::Gt | Operator::Lt), operands)
            if component(&operands[0], lines).is_some() =>
        {
            let numbers: [i64; 2] = [component(&operands[0], lines)?.parse().ok()?, component(&operands[1], lines)?.parse().ok()?];
            Some(match operator {
                Operator::Ge => numbers[0] >= numbers[1],
                Operator::Le => numbers[0] <= numbers[1],
                Operator::Gt => numbers[0] > numbers[1],
                _ => numbers[0] < numbers[1],
            })
        }
        ExpKind::Not(operand) => truth(question, values, operand, lines).map(|truth| !truth),
        _ => before(question, values, exp),
    }
}

/// The truth of a formula about the state before both programs.
fn before(question: &mut Question<'_>, values: &Values, exp: &Exp) -> Option<bool> {
    let scope = crate::formula::Scope::new(question.initial, question.machine.outer_names(), std::rc::Rc::clone(&question.machine.symbols));
    let term = question.machine.cx.truth_of(exp, &scope).ok()?;
    Some(crate::wording::is_true(question, values, term))
}
