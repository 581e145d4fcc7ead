//! Two Java methods as a relational model without abstract parts: equal results, exceptions and effects for all inputs.

use std::fmt::Write;

use java::diagnostic::Severity;
use java::model::{Base, ClassId, MethodId, MethodKind, Span, Ty};
use java::program::{NoSources, Program};

use crate::apply::pattern::words;
use crate::execute::java_name;
use crate::model::{Completion, Model, SourceText, Symbol, Text, Variable};

/// Exceptions that the virtual machine throws by itself, with messages of its own.
pub const THROWN_BY_MACHINE: [&str; 10] = [
    "NullPointerException",
    "IndexOutOfBoundsException",
    "ArithmeticException",
    "ClassCastException",
    "ArrayStoreException",
    "NegativeArraySizeException",
    "StackOverflowError",
    "OutOfMemoryError",
    "StringIndexOutOfBoundsException",
    "ArrayIndexOutOfBoundsException",
];

/// A method in a file: `Class.name` or `name`.
#[derive(Clone, Debug)]
pub struct MethodText {
    pub path: String,
    pub text: String,
    pub method: String,
}

/// A method to be compared: parameters, body and the rest of the class.
struct Taken {
    parameters: Vec<(String, String)>,
    result: Ty,
    body: String,
    /// Other members, each on its own.
    others: Vec<String>,
    /// New objects or exceptions are there as values.
    makes_objects: bool,
    /// Fields or parameters lead to places for references.
    keeps_objects: bool,
}

/// Says so if what surrounds two methods in their classes differs: fields with their initial values, initialisers, constructors, nested types. A
/// comparison begins in arbitrary equal states, so what makes these states has to be the same. Methods are run, and may differ.
pub fn have_equal_surroundings(left: &MethodText, right: &MethodText) -> Result<(), String> {
    if own_surroundings(left)? == own_surroundings(right)? {
        return Ok(());
    }
    Err("the classes differ in more than methods: fields, initial values, initialisers, constructors or nested types".to_owned())
}

/// The words of the class of a method outside of all methods; the class is called alike everywhere.
fn own_surroundings(given: &MethodText) -> Result<Vec<String>, String> {
    let (program, method) = load(given)?;
    let owner = program.method(method).class;
    let name = &program.class(owner).simple_name;
    let found = surroundings(&program, &given.text, owner);
    Ok(found.into_iter().map(|word| if word == *name { "class".to_owned() } else { word }).collect())
}

/// The words of a class outside of all methods.
pub fn surroundings(program: &Program, text: &str, class: ClassId) -> Vec<String> {
    let span = program.class(class).span;
    let is_written = |method: &&java::model::Method| method.kind == MethodKind::Method && !method.is_synthetic;
    let methods: Vec<Span> =
        program.methods.iter().filter(is_written).map(|method| method.span).filter(|own| own.file == span.file).collect();
    let (start, end) = (span.start as usize, span.end as usize);
    let is_around = |at: usize| !methods.iter().any(|method| (method.start as usize..method.end as usize).contains(&at));
    let found = words(&text[start..end]).into_iter().filter(|word| is_around(word.start + start));
    found.map(|word| word.text.to_owned()).collect()
}

/// The program of a file, with the one method that is meant; why not, if the file does not compile or has no such method.
pub fn load(given: &MethodText) -> Result<(Program, MethodId), String> {
    let mut program = Program::load(vec![(given.path.clone(), given.text.clone())], Box::new(NoSources));
    if let Some(error) = program.diagnostics().iter().find(|diagnostic| diagnostic.severity == Severity::Error) {
        return Err(format!("{}: {}", given.path, error.message));
    }
    let mut found = program.find_methods(&given.method);
    found.retain(|&method| program.method(method).kind == MethodKind::Method);
    let [method] = found.as_slice() else {
        let names: Vec<String> = found.iter().map(|&method| program.method_name(method)).collect();
        let choice = if names.is_empty() { String::new() } else { format!(": {}", names.join(", ")) };
        return Err(format!("{} has {} methods `{}`{choice}", given.path, found.len(), given.method));
    };
    Ok((program, *method))
}

/// The model of two methods; why not, if they cannot be compared this way.
pub fn model(left: &MethodText, right: &MethodText) -> Result<Model, String> {
    let (one, two) = (take(left)?, take(right)?);
    let types = |taken: &Taken| taken.parameters.iter().map(|(ty, _)| ty.clone()).collect::<Vec<_>>();
    if types(&one) != types(&two) || (one.result == Ty::Void) != (two.result == Ty::Void) {
        return Err("the methods have different parameters or results".to_owned());
    }
    if (one.makes_objects || two.makes_objects) && one.keeps_objects {
        return Err("objects that are made may be kept in several places, which abstract execution does not tell apart".to_owned());
    }
    if one.others != two.others {
        return Err("the classes differ in more than the method: compare methods of classes whose other members are the same".to_owned());
    }
    // Parameters are variables of the model. The right method knows them by its own names.
    let mut renamed = String::new();
    for ((ty, name), (_, own)) in one.parameters.iter().zip(&two.parameters) {
        if name != own {
            let _ = writeln!(renamed, "{ty} {own} = {name};");
        }
    }
    let is_mixed = one
        .parameters
        .iter()
        .zip(&two.parameters)
        .any(|(name, own)| name.1 != own.1 && one.parameters.iter().any(|other| other.1 == own.1));
    if is_mixed {
        return Err("the parameters have the same names in another order: rename them".to_owned());
    }
    let constraints = one.parameters.iter().map(|(_, name)| Text::plain(&format!("\\disjoint({name}, relevant)"), 0)).collect();
    let name = format!("{}::{} and {}::{}", left.path, left.method, right.path, right.method);
    Ok(Model {
        name: name.clone(),
        title: name.clone(),
        source: String::new(),
        notes: String::new(),
        completion: Completion::Total,
        is_math: false,
        variables: one.parameters.iter().map(|(ty, name)| Variable { ty: ty.clone(), name: name.clone() }).collect(),
        symbols: vec![Symbol { name: "relevant".to_owned(), sort: "LocSet".to_owned(), args: Vec::new() }],
        relevant: [vec!["relevant".to_owned()], vec!["relevant".to_owned()]],
        constraints,
        pre: None,
        post: Text::plain("\\result_1 == \\result_2", 0),
        context: Text::plain(&one.others.join("\n"), 0),
        // In a block of their own, so that local variables are not compared.
        programs: [Text::plain(&format!("{{\n{}\n}}\n", one.body), 0), Text::plain(&format!("{{\n{renamed}{}\n}}\n", two.body), 0)],
        wrong: Vec::new(),
        file: SourceText { path: name.as_str().into(), text: "".into() },
    })
}

fn take(given: &MethodText) -> Result<Taken, String> {
    let (program, method) = load(given)?;
    let declared = program.method(method);
    let (span, owner, result) = (declared.span, declared.class, declared.ret);
    let whole = &given.text[span.start as usize..span.end as usize];
    let (open, close) = (whole.find('{').ok_or("the method has no body")?, whole.rfind('}').ok_or("the method has no body")?);
    let parameters = declared.params.iter().map(|parameter| (java_name(&program, parameter.ty), parameter.name.clone())).collect();
    let body = whole[open + 1..close].to_owned();
    let data = program.class(owner);
    // A final field of an arbitrary state could have values that nobody gives it.
    let is_given = |field: &java::model::Field| field.is_final && field.constant.is_none();
    if let Some(field) = data.fields.iter().map(|&field| program.field(field)).find(|field| is_given(field)) {
        return Err(format!("the final field `{}` has the value that an initialiser or a constructor gives it", field.name));
    }
    let methods = data.methods.iter().filter(|other| **other != method && !program.method(**other).is_synthetic);
    let methods = methods.map(|&other| (program.method(other).name.clone(), text_of(given, program.method(other).span))).collect();
    let mut others = named_in(&body, methods);
    let fields: Vec<String> = data.fields.iter().map(|&field| text_of(given, program.field(field).span)).collect();
    others.extend(fields.iter().map(|field| if field.ends_with(';') { field.clone() } else { format!("{field};") }));
    others.retain(|text| !text.is_empty());
    if data.methods.iter().any(|&other| program.method(other).name == "<init>" && !program.method(other).is_synthetic) {
        return Err("classes with constructors are not compared".to_owned());
    }
    let has_word = |text: &str| words(text).iter().any(|word| ["new", "catch"].contains(&word.text));
    let makes_objects = has_word(&body) || others.iter().any(|other| has_word(other));
    let mut types = data.fields.iter().map(|&field| program.field(field).ty).chain(declared.params.iter().map(|parameter| parameter.ty));
    let keeps_objects = types.any(|ty| !is_value(&program, ty));
    Ok(Taken { parameters, result, body, others, makes_objects, keeps_objects })
}

/// True if nothing behind a value of a type can be told apart by identity: numbers, texts, boxes, and arrays of numbers.
fn is_value(program: &Program, ty: Ty) -> bool {
    match ty {
        Ty::Class(class) => {
            program.class(class).is_library
                && program.class(class).binary_name.strip_prefix("java.lang.").is_some_and(|name| VALUES.contains(&name))
        }
        Ty::Array(Base::Prim(_), 1) | Ty::Prim(_) => true,
        _ => false,
    }
}

const VALUES: &[&str] = &["String", "Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double"];

/// Those of some methods, by name and text, that a text names, or that one of these names.
fn named_in(text: &str, mut methods: Vec<(String, String)>) -> Vec<String> {
    let mut open = vec![text.to_owned()];
    let mut found = Vec::new();
    while let Some(text) = open.pop() {
        let named: Vec<&str> = words(&text).into_iter().map(|word| word.text).collect();
        let (more, rest): (Vec<_>, Vec<_>) = methods.into_iter().partition(|(name, _)| named.contains(&name.as_str()));
        methods = rest;
        found.extend(more.iter().map(|(_, text)| text.clone()));
        open.extend(more.into_iter().map(|(_, text)| text));
    }
    found.sort();
    found
}

fn text_of(given: &MethodText, span: java::model::Span) -> String {
    given.text.get(span.start as usize..span.end as usize).unwrap_or("").to_owned()
}
