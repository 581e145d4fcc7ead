//! A model whose parts were read: Java resolved, clauses attached to the elements and loops they describe.

use java::abstracted::{Behavior, Clause, ClauseKind, Comment, ElementKind, Exp, Mode, clauses, formula};
use java::diagnostic::Severity;
use java::model::{ClassId, MethodId};
use java::program::{NoSources, Program};
use solver::Guard;

use crate::model::{Assembled, Fault, Model, Origin, Symbol, Text};
use crate::surroundings::around;

/// The description of one occurrence of an abstract element.
#[derive(Clone, Debug)]
pub(crate) struct Spec {
    pub identifier: String,
    /// The type of an expression; `None` for statements.
    pub ty: Option<String>,
    /// `\everything` if nothing is said.
    pub frame: Vec<Location>,
    pub footprint: Vec<Exp>,
    pub behaviors: Vec<Behavior>,
    pub start: usize,
    pub end: usize,
}

/// An element of a frame list.
#[derive(Clone, Debug)]
pub(crate) struct Location {
    pub exp: Exp,
    pub has_to: bool,
}

/// Something that stands where a statement could stand.
#[derive(Clone, Debug)]
pub(crate) enum Note {
    Constraint(Exp),
    Ghost { ty: String, name: String, init: Option<Exp> },
    Set { name: String, value: Exp },
}

/// The annotations of a loop.
#[derive(Clone, Debug, Default)]
pub(crate) struct LoopSpec {
    pub invariants: Vec<Exp>,
    pub decreases: Option<Exp>,
}

/// A model that can be executed.
pub(crate) struct Checked {
    pub model: Model,
    pub assembled: Assembled,
    pub symbols: Vec<Symbol>,
    /// By number of the element.
    pub specs: Vec<Spec>,
    /// With their positions, ascending.
    pub notes: Vec<(usize, Note)>,
    /// By the end of the comment; the loop follows.
    pub loops: Vec<(usize, LoopSpec)>,
    pub constraints: Vec<Exp>,
    pub pre: Option<Exp>,
    pub post: Exp,
    pub class: ClassId,
    pub methods: [MethodId; 2],
    /// Ends the questions to the solver.
    pub guard: Option<Guard>,
}

/// Reads everything in a model; faults have positions in its file.
pub(crate) fn check(model: Model) -> Result<(Checked, Program), Vec<Fault>> {
    let assembled = Assembled::new(&model).map_err(|fault| vec![fault])?;
    if assembled.elements.is_empty() && model.programs.iter().all(Text::is_blank) {
        let fault = Fault::new("empty-program", "both programs are empty").at(Some((0, 0)));
        return Err(vec![fault.help("write at least one statement, or `\\abstract_statement P;`")]);
    }
    let mut program = Program::load(vec![("Problem.java".to_owned(), assembled.java.clone())], Box::new(NoSources));
    let class = program.find_class("Problem");
    let (class, methods) = match class.map(|class| (class, ["left", "right"].map(|name| method(&program, class, name)))) {
        Some((class, [Some(left), Some(right)])) => (class, [left, right]),
        _ => return Err(java_faults(&program, &model, &assembled)),
    };
    // Bodies are resolved on demand; what is wrong in them is told now.
    for method in program.class(class).methods.clone() {
        program.body(method);
    }
    let faults = java_faults(&program, &model, &assembled);
    if !faults.is_empty() {
        return Err(faults);
    }
    let read = Read::new(&assembled, &model).map_err(|fault| vec![placed(fault, &model, &assembled)])?;
    let mut symbols = model.symbols.clone();
    symbols.extend(read.symbols);
    let checked = Checked {
        specs: read.specs,
        notes: read.notes,
        loops: read.loops,
        constraints: read.constraints,
        pre: read.pre,
        post: read.post,
        symbols,
        model,
        assembled,
        class,
        methods,
        guard: None,
    };
    checked.compare_occurrences().map_err(|fault| vec![placed(fault, &checked.model, &checked.assembled)])?;
    checked.compare_names().map_err(|fault| vec![fault])?;
    checked.check_types(&program).map_err(|fault| vec![fault])?;
    checked.check_labels(&mut program).map_err(|fault| vec![placed(fault, &checked.model, &checked.assembled)])?;
    Ok((checked, program))
}

fn method(program: &Program, class: ClassId, name: &str) -> Option<MethodId> {
    program.class(class).methods.iter().copied().find(|&method| program.method(method).name == name)
}

fn java_faults(program: &Program, model: &Model, assembled: &Assembled) -> Vec<Fault> {
    let errors = program.diagnostics().iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    let made =
        errors.map(|error| {
            let place = assembled.place(model, error.span.start as usize, error.span.end as usize);
            // One line for each variable, behind the head of the class.
            let line = assembled.text[..error.span.start as usize].matches('\n').count();
            let variable = line.checked_sub(1).and_then(|number| model.variables.get(number));
            let place = place.or_else(|| variable.and_then(|variable| model.declaration(&variable.name, &variable.ty)));
            let fault = Fault::new(error.code, error.message.clone()).at(place.or(Some((0, 0))));
            let help = error.help.clone();
            fault.help(help.unwrap_or_else(|| {
                "the programs of a model are Java method bodies; what both share is declared among variables".to_owned()
            }))
        });
    let faults: Vec<Fault> = made.collect();
    if faults.is_empty() && program.diagnostics().is_empty() { Vec::new() } else { faults }
}

/// A fault with its place in the file instead of the assembled text.
pub(crate) fn placed(fault: Fault, model: &Model, assembled: &Assembled) -> Fault {
    let place = fault.place.and_then(|(start, end)| assembled.place(model, start, end));
    Fault { place: place.or(Some((0, 0))), ..fault }
}

impl Checked {
    /// The text of a part of the model, on one line.
    pub(crate) fn text(&self, start: usize, end: usize) -> String {
        let words: Vec<&str> = self.assembled.text[start..end].split_whitespace().filter(|word| *word != "@").collect();
        words.join(" ").replace("\\dl_", "")
    }

    /// Occurrences of one identifier have lists of the same length: positions are what they share (Steinhöfel 2020, §4.1).
    fn compare_occurrences(&self) -> Result<(), Fault> {
        for (index, spec) in self.specs.iter().enumerate() {
            let Some(first) = self.specs[..index].iter().find(|other| other.identifier == spec.identifier) else { continue };
            let wrong = if first.ty != spec.ty {
                Some("has another type".to_owned())
            } else if first.frame.len() != spec.frame.len() {
                Some(format!("assigns a list of {} locations and elsewhere of {}", spec.frame.len(), first.frame.len()))
            } else if first.footprint.len() != spec.footprint.len() {
                Some(format!("accesses a list of {} locations and elsewhere of {}", spec.footprint.len(), first.footprint.len()))
            } else {
                None
            };
            if let Some(wrong) = wrong {
                return Err(Fault::new("different-lists", format!("`{}` {wrong}", spec.identifier))
                    .at(Some((spec.start, spec.end)))
                    .help("occurrences of one name behave alike at the same positions of their lists, so the lists are equally long"));
            }
        }
        Ok(())
    }

    /// Types of variables and elements, and sorts of symbols, exist.
    fn check_types(&self, program: &Program) -> Result<(), Fault> {
        let is_phantom = |ty: java::model::Ty| match ty {
            java::model::Ty::Class(class) | java::model::Ty::Array(java::model::Base::Class(class), _) => program.class(class).is_phantom,
            _ => false,
        };
        let unknown = |name: &str, place: Option<(usize, usize)>| {
            Fault::new("unknown-type", format!("`{name}` is no type that is known here"))
                .at(place.or(Some((0, 0))))
                .help("use a primitive type, `Object`, a class of the context or of the library; sorts of symbols may also be `any`")
        };
        for variable in &self.model.variables {
            let named = |field: &&java::model::FieldId| program.field(**field).name == variable.name;
            if program.class(self.class).fields.iter().find(named).is_some_and(|field| is_phantom(program.field(*field).ty)) {
                return Err(unknown(&variable.ty, self.model.declaration(&variable.name, &variable.ty)));
            }
        }
        for (spec, element) in self.specs.iter().zip(&self.assembled.elements) {
            let method = method(program, self.class, &element.stub);
            if let Some(ty) = spec.ty.as_ref().filter(|_| method.is_some_and(|method| is_phantom(program.method(method).ret))) {
                return Err(unknown(ty, self.assembled.place(&self.model, spec.start, spec.end)));
            }
        }
        for symbol in &self.symbols {
            if let Some(sort) = symbol.args.iter().chain([&symbol.sort]).find(|sort| !is_sort(sort)) {
                return Err(unknown(sort, self.model.declaration(&symbol.name, sort)));
            }
        }
        Ok(())
    }

    /// Labels in clauses are those of blocks and loops around an element of that name.
    fn check_labels(&self, program: &mut Program) -> Result<(), Fault> {
        for spec in &self.specs {
            for behavior in &spec.behaviors {
                let (label, is_continue) = match &behavior.mode {
                    Mode::Break(Some(label)) => (label, false),
                    Mode::Continue(Some(label)) => (label, true),
                    _ => continue,
                };
                let is_around = self.specs.iter().filter(|other| other.identifier == spec.identifier).any(|other| {
                    let labels = around(program, self.class, other.start).labels;
                    labels.iter().any(|(known, is_loop)| known == label && (*is_loop || !is_continue))
                });
                if !is_around {
                    let what = if is_continue { "loop" } else { "block or loop" };
                    return Err(Fault::new("unknown-label", format!("no {what} around `{}` has the label `{label}`", spec.identifier))
                        .at(Some((spec.start, spec.end)))
                        .help("correct the label, or remove the clause: the element cannot complete so"));
                }
            }
        }
        Ok(())
    }

    /// Names are declared once, and relevant locations are declared at all.
    fn compare_names(&self) -> Result<(), Fault> {
        let names = self.symbols.iter().map(|symbol| &symbol.name).chain(self.model.variables.iter().map(|variable| &variable.name));
        let names: Vec<&String> = names.collect();
        if let Some((_, name)) = names.iter().enumerate().find(|(index, name)| names[..*index].contains(name)) {
            return Err(Fault::new("duplicate-symbol", format!("`{name}` is declared twice")).at(self.model.declaration(name, name)));
        }
        for name in self.model.relevant.iter().flatten() {
            let is_set = self.symbols.iter().any(|symbol| symbol.name == *name && symbol.is_set());
            let is_variable = self.model.variables.iter().any(|variable| variable.name == *name);
            if !is_set && !is_variable {
                return Err(Fault::new("unknown-symbol", format!("`{name}` is relevant, but neither a location set nor a variable"))
                    .at(self.model.declaration(name, name))
                    .help("declare it among location_sets or variables"));
            }
        }
        Ok(())
    }
}

/// A type of values in formulas: primitive, `any`, or a class.
pub(crate) fn is_sort(name: &str) -> bool {
    let last = name.rsplit('.').next().unwrap_or(name).trim_end_matches("[]");
    matches!(last, "boolean" | "byte" | "short" | "char" | "int" | "long" | "float" | "double" | "any" | "\\bigint")
        || last.starts_with(char::is_uppercase)
}

/// The contents of comments and formulas.
struct Read {
    specs: Vec<Spec>,
    notes: Vec<(usize, Note)>,
    loops: Vec<(usize, LoopSpec)>,
    symbols: Vec<Symbol>,
    constraints: Vec<Exp>,
    pre: Option<Exp>,
    post: Exp,
}

impl Read {
    fn new(assembled: &Assembled, model: &Model) -> Result<Read, Fault> {
        let text = &assembled.text;
        let formula_of = |origin: Origin| match assembled.range(origin) {
            Some((from, to)) => formula(text, from, to).map(Some).map_err(|wrong| syntax(wrong.message, wrong.start, wrong.end)),
            None => Ok(None),
        };
        let mut constraints = Vec::new();
        for number in 0..model.constraints.len() {
            constraints.extend(formula_of(Origin::Constraint(number))?);
        }
        let pre = formula_of(Origin::Pre)?;
        let Some(post) = formula_of(Origin::Post)? else { return Err(syntax("there is no postcondition", 0, 0)) };
        let specs = assembled.elements.iter().map(|element| Spec {
            identifier: element.identifier.clone(),
            ty: match &element.kind {
                ElementKind::Statement => None,
                ElementKind::Expression(ty) => Some(ty.clone()),
            },
            frame: Vec::new(),
            footprint: Vec::new(),
            behaviors: Vec::new(),
            start: element.start,
            end: element.end,
        });
        let specs = specs.collect();
        let mut read = Read { specs, notes: Vec::new(), loops: Vec::new(), symbols: Vec::new(), constraints, pre, post };
        for group in groups(text, &assembled.comments) {
            read.group(text, group)?;
        }
        for spec in &mut read.specs {
            spec.complete();
        }
        Ok(read)
    }

    /// Comments that follow each other belong together.
    fn group(&mut self, text: &str, comments: &[Comment]) -> Result<(), Fault> {
        let (Some(first), Some(last)) = (comments.first(), comments.last()) else { return Ok(()) };
        let mut all = Vec::new();
        for comment in comments {
            all.extend(clauses(text, comment.start, comment.end).map_err(|wrong| syntax(wrong.message, wrong.start, wrong.end))?);
        }
        let is_loop = all.iter().any(|clause| matches!(clause.kind, ClauseKind::Invariant(_) | ClauseKind::Decreases(_)));
        let mut spec = LoopSpec::default();
        for clause in all {
            match clause.kind {
                ClauseKind::Invariant(exp) => spec.invariants.push(exp),
                ClauseKind::Decreases(exp) => spec.decreases = Some(exp),
                // The frame of a loop is computed from its body.
                ClauseKind::Assignable(_) | ClauseKind::Accessible(_) if is_loop => {}
                ClauseKind::Constraint(exp) => self.notes.push((first.whole.0, Note::Constraint(exp))),
                ClauseKind::Ghost { ty, name, init } => self.notes.push((first.whole.0, Note::Ghost { ty, name, init })),
                ClauseKind::Set { name, value } => self.notes.push((first.whole.0, Note::Set { name, value })),
                ClauseKind::Declares(declared) => self.symbols.extend(declared.into_iter().map(|declared| Symbol {
                    name: declared.name,
                    sort: declared.ty,
                    args: declared.args,
                })),
                _ => self.describe(last.whole.1, clause)?,
            }
        }
        if is_loop {
            self.loops.push((last.whole.1, spec));
        }
        Ok(())
    }

    /// Gives a clause to the element that follows.
    fn describe(&mut self, end: usize, clause: Clause) -> Result<(), Fault> {
        let Some(spec) = self.specs.iter_mut().find(|spec| spec.start >= end) else {
            return Err(syntax("no abstract element follows that this could describe", clause.start, clause.end));
        };
        match clause.kind {
            ClauseKind::Assignable(list) => spec.frame.extend(list.into_iter().map(location)),
            ClauseKind::Accessible(list) => spec.footprint.extend(list),
            ClauseKind::Behavior(behavior) => {
                if spec.behaviors.iter().any(|known| known.mode == behavior.mode) {
                    let message = format!("`{}` of `{}` is described twice", behavior.mode.keyword(), spec.identifier);
                    return Err(syntax(message, clause.start, clause.end));
                }
                spec.behaviors.push(behavior);
            }
            _ => {}
        }
        Ok(())
    }
}

impl Spec {
    /// Lists that are missing stand for everything.
    fn complete(&mut self) {
        let everything = |at: usize| Exp { kind: java::abstracted::ExpKind::Everything, start: at, end: at };
        if self.frame.is_empty() {
            self.frame.push(Location { exp: everything(self.start), has_to: false });
        }
        if self.footprint.is_empty() {
            self.footprint.push(everything(self.start));
        }
    }
}

fn location(exp: Exp) -> Location {
    match exp.kind {
        java::abstracted::ExpKind::Call(name, mut args) if name == "\\hasTo" && args.len() == 1 => {
            Location { exp: args.remove(0), has_to: true }
        }
        _ => Location { exp, has_to: false },
    }
}

fn syntax(message: impl Into<String>, start: usize, end: usize) -> Fault {
    Fault::new("model-syntax", message).at(Some((start, end)))
}

/// Runs of comments with only blanks between them.
fn groups<'c>(text: &str, comments: &'c [Comment]) -> Vec<&'c [Comment]> {
    let mut found = Vec::new();
    let mut start = 0;
    for end in 1..=comments.len() {
        let is_end = comments.get(end).is_none_or(|next| !text[comments[end - 1].whole.1..next.whole.0].trim().is_empty());
        if is_end {
            found.push(&comments[start..end]);
            start = end;
        }
    }
    found
}
