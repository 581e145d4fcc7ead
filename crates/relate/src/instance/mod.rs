//! Instances that are given whole: an abstract program, and what its sets, symbols and elements are. Is the instance legal (Steinhöfel 2020, Def. 4.5)?
//!
//! Every obligation becomes an assertion in a Java program (`harness`), so that the machine decides it exactly: for all states in which the code
//! may begin. Obligations about two executions of one element run both, on two objects that agree where the element may read.

pub mod file;
mod harness;
mod java;
mod parts;
mod sets;
mod writer;

use std::collections::BTreeMap;
use std::fmt::Write;

use ::java::abstracted::{Exp, ExpKind, Mode};
use ::java::diagnostic::Severity;
use ::java::model::{ExprKind, MethodId, Stmt, StmtKind, Ty};
use ::java::program::{NoSources, Program};

pub use file::{InstanceFile, read};
use harness::{Labels, Two, claim};
use java::{Refusal, Scope, is_primitive};
use parts::{Occurrence, Parts, is_comparable, is_everything};
use sets::Locations;
use writer::Writer;

use crate::apply::File;
use crate::apply::code::Code;
use crate::checked::check;
use crate::execute::java_name;
use crate::model::{Completion, Fault};

/// The class of the program with all obligations.
pub const CLASS: &str = "Problem";

/// How an obligation is decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    Holds,
    Fails(String),
    Unknown(String),
    /// No assertion of this method fails.
    Assertions(String),
    /// All runs of this method end.
    Termination(String),
}

/// Something that has to hold of an instance.
#[derive(Clone, Debug)]
pub struct Obligation {
    /// The element that it is about.
    pub element: Option<String>,
    pub claim: String,
    /// Where the instance says so.
    pub place: Option<(usize, usize)>,
    pub asked: Asked,
}

/// The obligations of an instance, and the program that decides them.
#[derive(Clone, Debug)]
pub struct Prepared {
    pub title: String,
    pub program: String,
    pub obligations: Vec<Obligation>,
    /// The parts of the abstract program, with what they are.
    pub bindings: Vec<(String, String)>,
}

/// Makes the obligations of an instance.
pub fn prepare(file: &InstanceFile) -> Result<Prepared, Vec<Fault>> {
    let (checked, mut program) = check(file.model.clone())?;
    let one = |fault| vec![fault];
    let parts = Parts::new(&checked, &mut program, file).map_err(one)?;
    let labels = Labels::new(&parts);
    let tests = tests(&parts, &mut program).map_err(one)?;
    let known = tests.iter().filter_map(|(at, test)| Some((*at, test.as_ref().ok()?.clone()))).collect();
    let class = harness::class(&parts, &labels, &known);
    let mut closed = class.clone();
    closed.line("}");
    if let Some(fault) = faults(&closed, &parts).into_iter().next() {
        return Err(one(fault));
    }
    let (returned, ends) = (returned(&parts, &closed), ends(&parts, &closed));
    let mut maker = Maker { parts: &parts, labels: &labels, class, returned, ends, obligations: Vec::new(), n_methods: 0 };
    maker.elements().map_err(one)?;
    maker.repeated().map_err(one)?;
    maker.constraints(&tests).map_err(one)?;
    maker.class.line("}");
    if let Some(fault) = faults(&maker.class, &parts).into_iter().next() {
        return Err(one(fault));
    }
    Ok(Prepared { title: checked.model.title.clone(), program: maker.class.text, obligations: maker.obligations, bindings: bindings(file) })
}

fn bindings(file: &InstanceFile) -> Vec<(String, String)> {
    let given = file.sets.iter().chain(&file.symbols).chain(&file.elements);
    let told = |given: &file::Given| {
        let arguments = if given.parameters.is_empty() { String::new() } else { format!("({})", given.parameters.join(", ")) };
        let line = given.line.map_or_else(String::new, |line| format!(" in line {line}"));
        let text: Vec<&str> = given.text.text.split_whitespace().collect();
        (format!("{}{arguments}{line}", given.name), text.join(" "))
    };
    given.map(told).collect()
}

/// Constraints that stand in the program, as tests there; or why there is none.
fn tests(parts: &Parts<'_>, program: &mut Program) -> Result<BTreeMap<usize, Result<String, String>>, Fault> {
    let mut found = BTreeMap::new();
    for (at, exp) in harness::local_constraints(parts) {
        let variables = parts.variables_at(program, at).into_iter().map(|(name, ty)| (name.clone(), (name, ty)));
        let scope = Scope::new(variables.collect(), &parts.definitions, &parts.sets);
        let test = match scope.truth(exp) {
            Ok(test) => Ok(test),
            Err(refusal) => Err(parts.told(refusal)?),
        };
        let both = match (found.remove(&at), test) {
            (Some(Ok(one)), Ok(test)) => Ok(format!("{one} && {test}")),
            (Some(Err(why)), _) | (_, Err(why)) => Err(why),
            (None, Ok(test)) => Ok(test),
        };
        found.insert(at, both);
    }
    Ok(found)
}

/// Faults of the Java text.
fn faults(class: &Writer, parts: &Parts<'_>) -> Vec<Fault> {
    let program = resolved(&class.text);
    let errors = program.diagnostics().iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    let told = errors.map(|error| {
        let place = class.place(error.span.start as usize, error.span.end as usize);
        let elsewhere = parts.occurrences.first().map(|occurrence| occurrence.given.place);
        Fault::new(error.code, format!("the instance does not compile: {}", error.message)).at(place.or(elsewhere).or(Some((0, 0)))).help(
            error.help.clone().unwrap_or_else(|| "elements are instantiated with Java code over the variables of the program".to_owned()),
        )
    });
    told.collect()
}

fn resolved(text: &str) -> Program {
    let mut program = Program::load(vec![(format!("{CLASS}.java"), text.to_owned())], Box::new(NoSources));
    if let Some(class) = program.find_class(CLASS) {
        for method in program.class(class).methods.clone() {
            program.body(method);
        }
    }
    program
}

/// The values that the code of an element returns.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Returned {
    /// Values of one type, or no values.
    Of(Option<String>),
    /// Objects, or values of several types.
    Other,
}

fn returned(parts: &Parts<'_>, class: &Writer) -> Vec<Returned> {
    let mut program = resolved(&class.text);
    let Some(class) = program.find_class(CLASS) else { return vec![Returned::Other; parts.occurrences.len()] };
    let methods: Vec<MethodId> = program.class(class).methods.clone();
    let mut all = Vec::new();
    for number in 0..parts.occurrences.len() {
        let wanted = format!("run${number}");
        let method = methods.iter().copied().find(|&method| program.method(method).name == wanted);
        let mut types: Vec<String> = Vec::new();
        if let Some(body) = method.and_then(|method| program.body(method)) {
            // The last statement is not one of the code.
            let end = body.statements.len().saturating_sub(1);
            returned_types(&body.statements[..end], &program, &mut types);
        }
        all.push(match types.as_slice() {
            [] => Returned::Of(None),
            [ty] if is_comparable(ty) => Returned::Of(Some(ty.clone())),
            _ => Returned::Other,
        });
    }
    all
}

/// By element: its code has no loops, no recursion and no calls of which nothing is known, so that it ends.
fn ends(parts: &Parts<'_>, class: &Writer) -> Vec<bool> {
    let file = File { path: format!("{CLASS}.java"), text: class.text.clone() };
    let Ok(mut code) = Code::new(&file) else { return vec![false; parts.occurrences.len()] };
    let methods = code.methods();
    let mut of_element = |number: usize| {
        let id = methods.iter().find(|(name, _)| name.contains(&format!(".run${number}("))).map(|(_, id)| *id)?;
        let method = code.method(id)?;
        let span = code.program.method(id).span;
        let (start, end) = class.piece_in(span.start as usize, span.end as usize)?;
        Some(code.effects(&method, (start, end)).0.may_not_end.is_none())
    };
    (0..parts.occurrences.len()).map(&mut of_element).map(|ends| ends == Some(true)).collect()
}

fn returned_types(statements: &[Stmt], program: &Program, found: &mut Vec<String>) {
    let mut below = |statements: &[Stmt]| returned_types(statements, program, found);
    match statements {
        [] => {}
        [statement] => match &statement.kind {
            StmtKind::Return(Some(value)) => {
                let value = if let ExprKind::Convert(inner) = &value.kind { inner.as_ref() } else { value };
                let name = if matches!(value.ty, Ty::Prim(_) | Ty::Class(_)) { java_name(program, value.ty) } else { "?".to_owned() };
                if !found.contains(&name) {
                    found.push(name);
                }
            }
            StmtKind::If { then, otherwise, .. } => {
                below(std::slice::from_ref(then));
                if let Some(otherwise) = otherwise {
                    below(std::slice::from_ref(otherwise));
                }
            }
            StmtKind::While { body, .. }
            | StmtKind::DoWhile { body, .. }
            | StmtKind::For { body, .. }
            | StmtKind::ForEachArray { body, .. }
            | StmtKind::ForEachIterable { body, .. }
            | StmtKind::Labeled { body, .. } => below(std::slice::from_ref(body)),
            StmtKind::Block(inner) => below(inner),
            StmtKind::Try(parts) => {
                below(&parts.body);
                parts.catches.iter().for_each(|handler| below(&handler.body));
                below(parts.finally.as_deref().unwrap_or_default());
            }
            StmtKind::Switch(switch) => switch.cases.iter().for_each(|case| below(&case.body)),
            _ => {}
        },
        many => many.iter().for_each(|statement| below(std::slice::from_ref(statement))),
    }
}

struct Maker<'m> {
    parts: &'m Parts<'m>,
    labels: &'m Labels,
    class: Writer,
    returned: Vec<Returned>,
    /// By element, whether its code cannot but end.
    ends: Vec<bool>,
    obligations: Vec<Obligation>,
    n_methods: usize,
}

impl<'m> Maker<'m> {
    /// A method with assertions over one or two objects.
    fn method(&mut self, body: &str, n_objects: usize) -> String {
        let name = format!("obligation${}", self.n_methods);
        self.n_methods += 1;
        let parameters = if n_objects == 1 { "Problem s$" } else { "Problem s$, Problem t$" };
        let _ = writeln!(self.class.text, "static void {name}({parameters}) {{\n{body}}}");
        name
    }

    fn push(&mut self, element: Option<&str>, claim: String, place: Option<(usize, usize)>, asked: Asked) {
        let checked = self.parts.checked;
        let place = place.and_then(|(start, end)| checked.assembled.place(&checked.model, start, end));
        self.obligations.push(Obligation { element: element.map(str::to_owned), claim, place, asked });
    }

    fn text(&self, exp: &Exp) -> String {
        self.parts.checked.text(exp.start, exp.end)
    }

    fn elements(&mut self) -> Result<(), Fault> {
        let parts = self.parts;
        for (number, occurrence) in parts.occurrences.iter().enumerate() {
            let is_known = |other: &&Occurrence<'_>| {
                std::ptr::eq(other.given, occurrence.given)
                    && self.clauses(other) == self.clauses(occurrence)
                    && other.variables == occurrence.variables
                    && Labels::modes(other) == Labels::modes(occurrence)
            };
            if parts.occurrences[..number].iter().any(|other| is_known(&other)) {
                continue;
            }
            self.frame(number, occurrence)?;
            self.footprint(number, occurrence)?;
            if parts.checked.model.completion == Completion::Total {
                let asked = if self.ends[number] {
                    Asked::Holds
                } else {
                    Asked::Termination(self.method(&format!("if (s$ == null) return;\ns$.attempt${number}();\n"), 1))
                };
                self.push(Some(&occurrence.spec.identifier), "it terminates".to_owned(), None, asked);
            }
            self.completion(number, occurrence)?;
        }
        Ok(())
    }

    /// The clauses of an occurrence, as they are written.
    fn clauses(&self, occurrence: &Occurrence<'_>) -> Vec<String> {
        let spec = occurrence.spec;
        let lists = spec.frame.iter().map(|location| format!("{} {}", location.has_to, self.list_text(&location.exp)));
        let reads = spec.footprint.iter().map(|exp| self.list_text(exp));
        let behaviors = spec.behaviors.iter().map(|behavior| {
            let text = |exp: &Option<Exp>| exp.as_ref().map(|exp| self.text(exp));
            format!("{} {:?} {:?}", behavior.mode.keyword(), text(&behavior.requires), text(&behavior.ensures))
        });
        lists.chain(reads).chain(behaviors).collect()
    }

    fn list_text(&self, exp: &Exp) -> String {
        if is_everything(exp) { "\\everything".to_owned() } else { self.text(exp) }
    }

    fn frame(&mut self, number: usize, occurrence: &Occurrence<'_>) -> Result<(), Fault> {
        let spec = occurrence.spec;
        let texts: Vec<String> = spec.frame.iter().map(|location| self.list_text(&location.exp)).collect();
        let told = format!("assignable {}", texts.join(", "));
        let sets = spec.frame.iter().map(|location| self.parts.sets.of(&location.exp)).collect::<Result<Vec<Locations>, Refusal>>();
        let asked = match sets {
            Ok(sets) => {
                let outside: Vec<String> =
                    occurrence.variables.keys().filter(|name| !sets.iter().any(|set| set.contains(name))).cloned().collect();
                if outside.is_empty() {
                    Asked::Holds
                } else {
                    let body = harness::frame(occurrence, number, &outside);
                    Asked::Assertions(self.method(&body, 1))
                }
            }
            Err(refusal) => Asked::Unknown(self.parts.told(refusal)?),
        };
        self.push(Some(&spec.identifier), told, Some((spec.start, spec.end)), asked);
        Ok(())
    }

    /// Its writes, and how it completes, depend on the footprint alone; has-to locations do so with their values afterwards.
    fn footprint(&mut self, number: usize, occurrence: &'m Occurrence<'m>) -> Result<(), Fault> {
        let spec = occurrence.spec;
        let texts: Vec<String> = spec.footprint.iter().map(|exp| self.list_text(exp)).collect();
        let told = format!("accessible {}", texts.join(", "));
        let (reads, has_to) = match self.two([(number, occurrence), (number, occurrence)])? {
            Ok(two) => self.both(two),
            Err(asked) => (asked.clone(), asked),
        };
        self.push(Some(&spec.identifier), told, Some((spec.start, spec.end)), reads);
        if spec.frame.iter().any(|location| location.has_to) {
            let texts = spec.frame.iter().filter(|location| location.has_to).map(|location| self.list_text(&location.exp));
            let told = format!("assignable \\hasTo({})", texts.collect::<Vec<_>>().join(", "));
            self.push(Some(&spec.identifier), told, Some((spec.start, spec.end)), has_to);
        }
        Ok(())
    }

    /// The questions about two executions: what they depend on, and what they have to write.
    fn both(&mut self, mut two: Two<'_>) -> (Asked, Asked) {
        let reads = self.method(&two.text(), 2);
        let has_to = if two.written.iter().any(|(_, _, has_to)| *has_to) {
            two.is_for_has_to = true;
            Asked::Assertions(self.method(&two.text(), 2))
        } else {
            Asked::Holds
        };
        (Asked::Assertions(reads), has_to)
    }

    /// Two executions of occurrences of one element; or what is known without running them.
    fn two<'t>(&self, sides: [(usize, &'t Occurrence<'t>); 2]) -> Result<Result<Two<'t>, Asked>, Fault> {
        let [(one, first), (other, second)] = sides;
        if [one, other].iter().any(|&number| self.returned.get(number) == Some(&Returned::Other)) {
            return Ok(Err(Asked::Unknown("it returns objects, or values of several types".to_owned())));
        }
        let is_all = |occurrence: &Occurrence<'_>| occurrence.spec.footprint.iter().any(is_everything);
        if one == other && is_all(first) {
            // Code that is deterministic depends on the whole state alone.
            return Ok(Err(Asked::Holds));
        }
        let reads = (&first.spec.footprint, &second.spec.footprint);
        let frames =
            [first, second].map(|occurrence| occurrence.spec.frame.iter().map(|location| location.exp.clone()).collect::<Vec<_>>());
        let lists = [(reads.0.as_slice(), reads.1.as_slice()), (&frames[0], &frames[1])];
        let mut paired: [Vec<(String, String, usize)>; 2] = [Vec::new(), Vec::new()];
        for (list, (ones, others)) in lists.into_iter().enumerate() {
            for (position, (a, b)) in ones.iter().zip(others).enumerate() {
                let sets = [self.parts.sets.of(a), self.parts.sets.of(b)];
                let [Ok(a), Ok(b)] = sets else {
                    let refusal = sets.into_iter().find_map(Result::err);
                    return refusal.map_or(Ok(Err(Asked::Holds)), |refusal| Ok(Err(Asked::Unknown(self.parts.told(refusal)?))));
                };
                let names = (a.names(first.variables.keys()), b.names(second.variables.keys()));
                if names.0.len() != names.1.len() {
                    let why = format!(
                        "the sets at position {} of its lists have {} and {} locations",
                        position + 1,
                        names.0.len(),
                        names.1.len()
                    );
                    return Ok(Err(Asked::Fails(why)));
                }
                paired[list].extend(names.0.into_iter().zip(names.1).map(|(a, b)| (a, b, position)));
            }
        }
        let out_of_scope = paired.iter().flatten().find_map(|(a, b, _)| {
            let is_known = [(first, a), (second, b)].map(|(occurrence, name)| occurrence.variables.contains_key(name));
            if is_known[0] { (!is_known[1]).then_some(b) } else { Some(a) }
        });
        if let Some(name) = out_of_scope {
            return Ok(Err(Asked::Unknown(format!("`{name}` is not in scope where it stands"))));
        }
        if let Some(why) = conflict(&paired.concat(), first, second) {
            return Ok(Err(Asked::Fails(why)));
        }
        let mut read: Vec<(String, String)> = Vec::new();
        for (a, b, _) in &paired[0] {
            if !read.iter().any(|(known, _)| known == a) {
                read.push((a.clone(), b.clone()));
            }
        }
        let mut written: Vec<(String, String, bool)> = Vec::new();
        for (a, b, position) in &paired[1] {
            let has_to = first.spec.frame[*position].has_to;
            match written.iter_mut().find(|(known, _, _)| known == a) {
                Some(known) => known.2 |= has_to,
                None => written.push((a.clone(), b.clone(), has_to)),
            }
        }
        Ok(Ok(Two { occurrences: [first, second], numbers: [one, other], read, written, is_for_has_to: false }))
    }

    /// Occurrences of one element do the same at the same positions of their lists (behavioural isomorphism, Steinhöfel 2020, Def. 4.4).
    fn repeated(&mut self) -> Result<(), Fault> {
        let parts = self.parts;
        for (number, occurrence) in parts.occurrences.iter().enumerate() {
            let name = &occurrence.spec.identifier;
            let Some(first) = parts.occurrences[..number].iter().position(|other| other.spec.identifier == *name) else { continue };
            let known = &parts.occurrences[first];
            let is_same = std::ptr::eq(known.given, occurrence.given)
                && self.clauses(known) == self.clauses(occurrence)
                && known.variables == occurrence.variables;
            if is_same {
                continue;
            }
            let told = format!("it does in line {} what it does in line {}", occurrence.line, known.line);
            let is_void = known.is_void != occurrence.is_void;
            let (reads, has_to) = match self.two([(first, known), (number, occurrence)])? {
                _ if is_void => {
                    let asked = Asked::Fails("only one of them returns a value".to_owned());
                    (asked.clone(), asked)
                }
                Ok(two) => self.both(two),
                Err(asked) => (asked.clone(), asked),
            };
            let place = Some((occurrence.spec.start, occurrence.spec.end));
            self.push(Some(name), told.clone(), place, reads);
            if occurrence.spec.frame.iter().any(|location| location.has_to) {
                self.push(Some(name), format!("{told}, as to what has to be written"), place, has_to);
            }
        }
        Ok(())
    }

    fn scope(&self, occurrence: &Occurrence<'_>) -> Scope<'m> {
        let variables = occurrence.variables.iter().map(|(name, ty)| (name.clone(), (format!("s$.{name}"), ty.clone())));
        Scope::new(variables.collect(), &self.parts.definitions, &self.parts.sets)
    }

    /// When it completes in which way, and what holds then.
    fn completion(&mut self, number: usize, occurrence: &Occurrence<'_>) -> Result<(), Fault> {
        let name = &occurrence.spec.identifier;
        let mut conditions = Vec::new();
        let mut is_known = true;
        for (mode, exp) in parts::conditions(occurrence.spec) {
            let told = format!("{} requires {}", mode.keyword(), self.text(exp));
            let place = Some((exp.start, exp.end));
            let condition = match self.scope(occurrence).truth(exp) {
                Ok(condition) => condition,
                Err(refusal) => {
                    let asked = Asked::Unknown(self.parts.told(refusal)?);
                    self.push(Some(name), told, place, asked);
                    is_known = false;
                    continue;
                }
            };
            let test = self.labels.test("s$", occurrence, mode);
            let otherwise = format!("it completes so without the condition, or otherwise with it: `{}`", mode.keyword());
            let body = format!(
                "if (s$ == null) return;\nboolean before$ = {condition};\ns$.attempt${number}();\n{}\n",
                claim(&format!("before$ == ({test})"), &otherwise)
            );
            let asked = Asked::Assertions(self.method(&body, 1));
            self.push(Some(name), told, place, asked);
            conditions.push((mode.clone(), condition));
        }
        if is_known && conditions.iter().any(|(mode, _)| *mode != Mode::Normal) {
            self.normal_completion(number, occurrence, &conditions);
        }
        for behavior in &occurrence.spec.behaviors {
            if let Some(exp) = &behavior.ensures {
                self.ensures(number, occurrence, &behavior.mode, exp)?;
            }
        }
        Ok(())
    }

    /// Where no condition holds, it completes normally, or in a mode of which nothing is said.
    fn normal_completion(&mut self, number: usize, occurrence: &Occurrence<'_>, conditions: &[(Mode, String)]) {
        let is_said = |mode: &Mode| *mode != Mode::Normal && conditions.iter().any(|(known, _)| known == mode);
        let others: Vec<String> =
            Labels::modes(occurrence).iter().filter(|mode| !is_said(mode)).map(|mode| self.labels.test("s$", occurrence, mode)).collect();
        let some: Vec<&str> = conditions.iter().map(|(_, condition)| condition.as_str()).collect();
        let body = format!(
            "if (s$ == null) return;\nboolean some$ = {};\ns$.attempt${number}();\n{}\n",
            some.join(" || "),
            claim(&format!("some$ || {}", others.join(" || ")), "it completes abruptly where no condition holds")
        );
        let told = if others.len() == 1 {
            "it completes normally where no other condition holds"
        } else {
            "it completes otherwise only in modes of which nothing is said"
        };
        let method = self.method(&body, 1);
        self.push(Some(&occurrence.spec.identifier), told.to_owned(), None, Asked::Assertions(method));
    }

    fn ensures(&mut self, number: usize, occurrence: &Occurrence<'_>, mode: &Mode, exp: &Exp) -> Result<(), Fault> {
        let mut scope = self.scope(occurrence);
        scope.exception = (*mode == Mode::Throw).then(|| "s$.thrown$".to_owned());
        scope.result = match (&occurrence.spec.ty, mode, self.returned.get(number)) {
            (Some(ty), Mode::Normal, _) => Some((format!("s$.value${number}"), ty.clone())),
            (None, Mode::ReturnValue, Some(Returned::Of(Some(ty)))) if is_primitive(ty) => {
                Some((format!("(({}) s$.result$)", boxed(ty)), ty.clone()))
            }
            _ => None,
        };
        let told = format!("{} ensures {}", mode.keyword(), self.text(exp));
        let place = Some((exp.start, exp.end));
        let asked = match scope.truth(exp) {
            Ok(condition) => {
                let test = self.labels.test("s$", occurrence, mode);
                let body = format!(
                    "if (s$ == null) return;\ns$.attempt${number}();\nif ({test}) {{\n{}\n}}\n",
                    claim(&condition, "this does not hold afterwards")
                );
                Asked::Assertions(self.method(&body, 1))
            }
            // Code that never returns a value satisfies everything that is said of one.
            Err(_) if *mode == Mode::ReturnValue && self.returned.get(number) == Some(&Returned::Of(None)) && mentions_result(exp) => {
                Asked::Holds
            }
            Err(_) if *mode == Mode::ReturnValue && mentions_result(exp) => {
                Asked::Unknown("it returns objects, or values of several types".to_owned())
            }
            Err(refusal) => Asked::Unknown(self.parts.told(refusal)?),
        };
        self.push(Some(&occurrence.spec.identifier), told, place, asked);
        Ok(())
    }

    fn constraints(&mut self, tests: &BTreeMap<usize, Result<String, String>>) -> Result<(), Fault> {
        let checked = self.parts.checked;
        let variables = self.parts.fields.iter().map(|(name, ty)| (name.clone(), (format!("s$.{name}"), ty.clone())));
        let variables: BTreeMap<String, (String, String)> = variables.collect();
        for exp in checked.constraints.iter().flat_map(::java::abstracted::formula::conjuncts) {
            let scope = Scope::new(variables.clone(), &self.parts.definitions, &self.parts.sets);
            let asked = match scope.truth(exp) {
                Ok(text) => {
                    self.constraint(&text, &format!("if (s$ == null) return;\n{}\n", claim(&text, "this does not hold in all states")))
                }
                Err(refusal) => Asked::Unknown(self.parts.told(refusal)?),
            };
            self.push(None, self.text(exp), Some((exp.start, exp.end)), asked);
        }
        for (at, exp) in harness::local_constraints(self.parts) {
            let asked = match &tests[&at] {
                Ok(text) => {
                    let text = text.clone();
                    let body = format!(
                        "if (s$ == null) return;\ns$.bad${at} = false;\ntry {{ s$.program$(); }} catch (Throwable thrown$) {{ }}\n{}\n",
                        claim(&format!("!s$.bad${at}"), "this does not hold where it stands")
                    );
                    self.constraint(&text, &body)
                }
                Err(why) => Asked::Unknown(why.clone()),
            };
            self.push(None, self.text(exp), Some((exp.start, exp.end)), asked);
        }
        Ok(())
    }

    /// Facts about sets are decided when they are read.
    fn constraint(&mut self, text: &str, body: &str) -> Asked {
        match text {
            "true" => Asked::Holds,
            "false" => Asked::Fails("the sets of the instance do not satisfy it".to_owned()),
            _ => Asked::Assertions(self.method(body, 1)),
        }
    }
}

fn mentions_result(exp: &Exp) -> bool {
    match &exp.kind {
        ExpKind::Result => true,
        ExpKind::Call(_, args) => args.iter().any(mentions_result),
        ExpKind::Binary(_, operands) | ExpKind::Index(operands) => operands.iter().any(mentions_result),
        ExpKind::Conditional(parts) | ExpKind::Range(parts) => parts.iter().any(mentions_result),
        ExpKind::Not(operand)
        | ExpKind::Neg(operand)
        | ExpKind::AllElements(operand)
        | ExpKind::AllFields(operand)
        | ExpKind::Field(operand, _) => mentions_result(operand),
        ExpKind::Quantified { body, .. } => mentions_result(body),
        _ => false,
    }
}

fn boxed(ty: &str) -> &'static str {
    match ty {
        "boolean" => "Boolean",
        "byte" => "Byte",
        "short" => "Short",
        "char" => "Character",
        "long" => "Long",
        "float" => "Float",
        "double" => "Double",
        _ => "Integer",
    }
}

/// Why locations cannot be paired one to one.
fn conflict(pairs: &[(String, String, usize)], first: &Occurrence<'_>, second: &Occurrence<'_>) -> Option<String> {
    for (index, (a, b, _)) in pairs.iter().enumerate() {
        if let Some((c, d, _)) = pairs[..index].iter().find(|(c, d, _)| (c == a) != (d == b)) {
            return Some(format!("`{c}` stands for `{d}` and `{a}` for `{b}`, which is not one to one"));
        }
        if first.variables.get(a) != second.variables.get(b) {
            return Some(format!("`{a}` and `{b}` have different types"));
        }
    }
    None
}
