//! The parts of an instance, resolved: what its sets, symbols and elements are.

use std::collections::BTreeMap;

use java::abstracted::{Exp, ExpKind, Mode};
use java::program::Program;

use super::file::{Given, InstanceFile};
use super::java::{Definition, Refusal, is_primitive};
use super::sets::{Locations, Sets};
use crate::apply::pattern::words;
use crate::checked::{Checked, Spec, placed};
use crate::execute::java_name;
use crate::model::{Fault, Origin};
use crate::surroundings::{Surroundings, around};

/// An occurrence of an element, with the code that it is.
pub(super) struct Occurrence<'p> {
    pub spec: &'p Spec,
    pub given: &'p Given,
    pub line: usize,
    pub surroundings: Surroundings,
    /// Variables in scope, with their types.
    pub variables: BTreeMap<String, String>,
    /// The code returns without a value.
    pub is_void: bool,
}

/// An instance whose names are resolved.
pub(super) struct Parts<'p> {
    pub checked: &'p Checked,
    pub sets: Sets,
    pub definitions: BTreeMap<String, Definition>,
    /// Variables of the model and fields of the context.
    pub fields: BTreeMap<String, String>,
    pub occurrences: Vec<Occurrence<'p>>,
}

impl<'p> Parts<'p> {
    pub(super) fn new(checked: &'p Checked, program: &mut Program, file: &'p InstanceFile) -> Result<Parts<'p>, Fault> {
        let fields = fields(checked, program)?;
        let mut occurrences = Vec::new();
        for spec in &checked.specs {
            occurrences.push(occurrence(checked, program, file, spec, &fields)?);
        }
        for given in &file.elements {
            if !occurrences.iter().any(|occurrence| std::ptr::eq(occurrence.given, given)) {
                return Err(Fault::new("unknown-symbol", format!("no element of the program is instantiated by `{}`", given.name))
                    .at(Some(given.place))
                    .help("name an element of the program, and its line only if elements of one name differ"));
            }
        }
        let mut names: Vec<String> = fields.keys().cloned().collect();
        names.extend(occurrences.iter().flat_map(|occurrence| occurrence.variables.keys().cloned()));
        Ok(Parts { sets: sets(checked, file, &names)?, definitions: definitions(checked, file)?, checked, fields, occurrences })
    }

    /// The variables in scope at a place of the program.
    pub(super) fn variables_at(&self, program: &mut Program, at: usize) -> BTreeMap<String, String> {
        let found = around(program, self.checked.class, at);
        in_scope(program, &found, &self.fields)
    }

    /// A refusal as a fault of the file, or as the reason why something is not known.
    pub(super) fn told(&self, refusal: Refusal) -> Result<String, Fault> {
        match refusal {
            Refusal::Fault(fault) => Err(placed(fault, &self.checked.model, &self.checked.assembled)),
            Refusal::Placed(fault) => Err(fault),
            Refusal::Unknown(reason) => Ok(reason),
        }
    }
}

impl Occurrence<'_> {
    pub(super) fn is_expression(&self) -> bool {
        self.spec.ty.is_some()
    }

    /// The words of the code.
    pub(super) fn has_word(&self, wanted: &str) -> bool {
        words(&self.given.text.text).iter().any(|word| word.text == wanted)
    }
}

/// Values of these classes do not change.
const IMMUTABLE: [&str; 9] = ["String", "Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double"];

pub(super) fn is_comparable(ty: &str) -> bool {
    is_primitive(ty) || IMMUTABLE.contains(&ty)
}

fn unsupported(message: String, place: (usize, usize)) -> Fault {
    Fault::new("unsupported-instance", message)
        .at(Some(place))
        .help("instances are checked over variables of primitive types, texts and boxes; `refactor apply` bounds the effects of other code")
}

fn fields(checked: &Checked, program: &Program) -> Result<BTreeMap<String, String>, Fault> {
    let mut found = BTreeMap::new();
    for &field in &program.class(checked.class).fields {
        let field = program.field(field);
        let at = checked.assembled.place(&checked.model, field.span.start as usize, field.span.end as usize);
        let named = checked.model.file.text.find(&field.name).unwrap_or(0);
        let place = at.unwrap_or((named, named + field.name.len()));
        if field.is_static {
            return Err(unsupported(format!("`{}` is a static field", field.name), place));
        }
        let ty = java_name(program, field.ty);
        if !is_comparable(&ty) {
            return Err(unsupported(format!("`{}` has the type `{ty}`", field.name), place));
        }
        found.insert(field.name.clone(), ty);
    }
    Ok(found)
}

fn in_scope(program: &Program, found: &Surroundings, fields: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let mut variables = fields.clone();
    variables.extend(found.locals.iter().map(|(name, ty)| (name.clone(), java_name(program, *ty))));
    variables
}

fn occurrence<'p>(
    checked: &'p Checked,
    program: &mut Program,
    file: &'p InstanceFile,
    spec: &'p Spec,
    fields: &BTreeMap<String, String>,
) -> Result<Occurrence<'p>, Fault> {
    let mut origin = [Origin::Program(0), Origin::Context].into_iter().filter_map(|origin| checked.assembled.range(origin));
    let from = origin.find(|(from, to)| (*from..=*to).contains(&spec.start)).map_or(0, |(from, _)| from);
    let line = checked.assembled.text[from..spec.start].matches('\n').count() + 1;
    let named = |given: &&Given| given.name == spec.identifier;
    let own = file.elements.iter().filter(named).find(|given| given.line == Some(line));
    let place = checked.assembled.place(&checked.model, spec.start, spec.end).unwrap_or((0, 0));
    let Some(given) = own.or_else(|| file.elements.iter().filter(named).find(|given| given.line.is_none())) else {
        return Err(Fault::new("unknown-symbol", format!("`{}` is not instantiated", spec.identifier))
            .at(Some(place))
            .help("give the Java code that stands for it"));
    };
    let surroundings = around(program, checked.class, spec.start);
    let variables = in_scope(program, &surroundings, fields);
    for (name, ty) in &variables {
        if !is_comparable(ty) {
            return Err(unsupported(format!("`{name}` has the type `{ty}`"), place));
        }
        if fields.get(name).is_some_and(|known| known != ty) {
            return Err(unsupported(format!("the local variable `{name}` hides a field of another type"), place));
        }
    }
    let code = words(&given.text.text);
    if let Some(word) = code.iter().find(|word| REFUSED.contains(&word.text)) {
        let place = given.text.offset(word.start).zip(given.text.offset(word.end)).unwrap_or(given.place);
        return Err(unsupported(format!("the code has `{}`, of which it is not known that it does the same again", word.text), place));
    }
    let is_void = code.windows(2).any(|pair| pair[0].text == "return" && pair[1].text == ";");
    Ok(Occurrence { spec, given, line, surroundings, variables, is_void })
}

/// Words of code that gives other values in another run, has effects that are not seen in variables, or takes assertions for its own.
const REFUSED: &[&str] = &[
    "assert",
    "synchronized",
    "System",
    "Random",
    "SecureRandom",
    "ThreadLocalRandom",
    "random",
    "hashCode",
    "Thread",
    "Runtime",
    "Scanner",
    "\\abstract_statement",
    "\\abstract_expression",
];

fn sets(checked: &Checked, file: &InstanceFile, variables: &[String]) -> Result<Sets, Fault> {
    let mut found = Sets { variables: variables.to_vec(), ..Sets::default() };
    for given in &file.sets {
        if !checked.symbols.iter().any(|symbol| symbol.is_set() && symbol.name == given.name) {
            let message = format!("`{}` is no location set of the program", given.name);
            return Err(Fault::new("unknown-symbol", message).at(Some(given.place)));
        }
        let mut names = Vec::new();
        let mut is_everything = false;
        let text = &given.text.text;
        let mut at = 0;
        for piece in text.split(',') {
            let start = at + (piece.len() - piece.trim_start().len());
            let place = given.text.offset(start).zip(given.text.offset(start + piece.trim().len())).unwrap_or(given.place);
            at += piece.len() + 1;
            let name = piece.trim();
            let name = name.strip_prefix("this.").unwrap_or(name);
            match name {
                "" | "\\nothing" => {}
                "\\everything" => is_everything = true,
                name if variables.iter().any(|known| known == name) => {
                    if !names.iter().any(|known| known == name) {
                        names.push(name.to_owned());
                    }
                }
                name if name.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '$') => {
                    return Err(Fault::new("unknown-symbol", format!("`{name}` is no variable of the program")).at(Some(place)));
                }
                name => return Err(unsupported(format!("`{name}` is no variable"), place)),
            }
        }
        let locations = if is_everything { Locations::Everything } else { Locations::These(names) };
        if found.by_name.insert(given.name.clone(), locations).is_some() {
            return Err(Fault::new("duplicate-symbol", format!("`{}` is instantiated twice", given.name)).at(Some(given.place)));
        }
    }
    for symbol in checked.symbols.iter().filter(|symbol| symbol.is_set()) {
        let at = checked.model.file.text.find(&symbol.name).unwrap_or(0);
        let place = (at, at + symbol.name.len());
        if !symbol.args.is_empty() {
            return Err(unsupported(format!("`{}` is a family of sets", symbol.name), place));
        }
        if !found.is_set(&symbol.name) {
            return Err(Fault::new("unknown-symbol", format!("the location set `{}` is not instantiated", symbol.name))
                .at(Some(place))
                .help("list its variables, or `\\nothing`, or `\\everything`"));
        }
    }
    Ok(found)
}

fn definitions(checked: &Checked, file: &InstanceFile) -> Result<BTreeMap<String, Definition>, Fault> {
    let mut found = BTreeMap::new();
    for given in &file.symbols {
        let Some(symbol) = checked.symbols.iter().find(|symbol| !symbol.is_set() && symbol.name == given.name) else {
            let message = format!("`{}` is no predicate or function of the program", given.name);
            return Err(Fault::new("unknown-symbol", message).at(Some(given.place)));
        };
        if !given.parameters.is_empty() && given.parameters.len() != symbol.args.len() {
            let message = format!("`{}` has {} arguments, not {}", given.name, symbol.args.len(), given.parameters.len());
            return Err(Fault::new("wrong-arity", message).at(Some(given.place)));
        }
        let text = &given.text;
        let body = java::abstracted::formula(&text.text, 0, text.text.len()).map_err(|wrong| {
            let place = text.offset(wrong.start).zip(text.offset(wrong.end));
            Fault::new("model-syntax", wrong.message).at(place.or(Some(given.place)))
        })?;
        let definition = Definition { parameters: given.parameters.clone(), body, given: given.clone() };
        if found.insert(given.name.clone(), definition).is_some() {
            return Err(Fault::new("duplicate-symbol", format!("`{}` is instantiated twice", given.name)).at(Some(given.place)));
        }
    }
    Ok(found)
}

/// The modes of which something is said with a condition.
pub(super) fn conditions(spec: &Spec) -> impl Iterator<Item = (&Mode, &Exp)> {
    spec.behaviors.iter().filter_map(|behavior| Some((&behavior.mode, behavior.requires.as_ref()?)))
}

/// True for `\everything`.
pub(super) fn is_everything(exp: &Exp) -> bool {
    matches!(exp.kind, ExpKind::Everything)
}
