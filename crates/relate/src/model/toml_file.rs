//! Models of our own: one TOML file with Java in it.

use serde::Deserialize;
use toml::Spanned;

use super::{Completion, Fault, Model, SourceText, Symbol, Text, Variable, Wrong, signature};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: Option<String>,
    source: Option<String>,
    notes: Option<String>,
    completion: Option<Spanned<String>>,
    ints: Option<Spanned<String>>,
    #[serde(default)]
    variables: Vec<Spanned<String>>,
    #[serde(default)]
    location_sets: Vec<Spanned<String>>,
    #[serde(default)]
    predicates: Vec<Spanned<String>>,
    /// `int variant(any)`.
    #[serde(default)]
    functions: Vec<Spanned<String>>,
    relevant: Option<Vec<String>>,
    relevant_left: Option<Vec<String>>,
    relevant_right: Option<Vec<String>>,
    #[serde(default)]
    constraints: Vec<Spanned<String>>,
    precondition: Option<Spanned<String>>,
    postcondition: Option<Spanned<String>>,
    context: Option<Spanned<String>>,
    left: Spanned<String>,
    right: Spanned<String>,
    #[serde(default)]
    wrong: Vec<WrongFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrongFile {
    title: String,
    #[serde(default)]
    replace: Vec<[String; 2]>,
    #[serde(default)]
    drop: Vec<String>,
    expect: Option<Spanned<String>>,
}

/// Reads a TOML model.
pub(crate) fn read(path: &str, text: &str) -> Result<Model, Fault> {
    let file: File = toml::from_str(text).map_err(|error| {
        let place = error.span().map(|span| (span.start, span.end));
        Fault::new("model-syntax", error.message().trim().to_owned())
            .at(place.or(Some((0, 0))))
            .help("a model has left and right, and may have variables, location_sets, predicates, functions, constraints, relevant, precondition, postcondition, context")
    })?;
    let name = std::path::Path::new(path).file_stem().map_or_else(|| path.to_owned(), |stem| stem.to_string_lossy().into_owned());
    let relevant = file.relevant.unwrap_or_else(|| vec!["relevant".to_owned()]);
    let located = |spanned: &Spanned<String>| located(text, spanned);
    let mut symbols = sets(&file.location_sets)?;
    if !symbols.iter().any(|symbol| symbol.name == "relevant") {
        symbols.push(Symbol { name: "relevant".to_owned(), sort: "LocSet".to_owned(), args: Vec::new() });
    }
    symbols.extend(predicates(&file.predicates)?);
    symbols.extend(functions(&file.functions)?);
    Ok(Model {
        title: file.title.unwrap_or_else(|| name.clone()),
        name,
        source: file.source.unwrap_or_default(),
        notes: file.notes.unwrap_or_default(),
        completion: completion(file.completion.as_ref())?,
        is_math: is_math(file.ints.as_ref())?,
        variables: variables(&file.variables)?,
        symbols,
        relevant: [file.relevant_left.unwrap_or_else(|| relevant.clone()), file.relevant_right.unwrap_or(relevant)],
        constraints: file.constraints.iter().map(located).collect(),
        pre: file.precondition.as_ref().map(located).filter(|pre| !pre.is_blank()),
        post: file.postcondition.as_ref().map_or_else(|| Text::plain("\\result_1 == \\result_2", 0), located),
        context: file.context.as_ref().map(located).unwrap_or_default(),
        programs: [located(&file.left), located(&file.right)],
        wrong: file.wrong.into_iter().map(wrong).collect::<Result<Vec<Wrong>, Fault>>()?,
        file: SourceText { path: path.into(), text: text.into() },
    })
}

fn wrong(wrong: WrongFile) -> Result<Wrong, Fault> {
    let expect = match &wrong.expect {
        None => "refuted".to_owned(),
        Some(word) if ["refuted", "unknown"].contains(&word.get_ref().as_str()) => word.get_ref().clone(),
        Some(word) => {
            let message = format!("a variation is expected to be `refuted` or `unknown`, not `{}`", word.get_ref());
            return Err(Fault::new("model-syntax", message).at(Some(place(word))));
        }
    };
    Ok(Wrong { title: wrong.title, replace: wrong.replace.into_iter().map(|[from, to]| (from, to)).collect(), drop: wrong.drop, expect })
}

fn place<T>(spanned: &Spanned<T>) -> (usize, usize) {
    (spanned.span().start, spanned.span().end)
}

/// The text of a string with its place: behind the opening quotes, and behind the line end that follows three of them.
pub(crate) fn located(file: &str, spanned: &Spanned<String>) -> Text {
    let start = spanned.span().start;
    let value = spanned.get_ref();
    let found = file[start..spanned.span().end].find(value.as_str());
    let quotes = file[start..].chars().take_while(|c| matches!(c, '\'' | '"')).count();
    Text::plain(value, found.map_or(start + quotes, |at| start + at))
}

pub(crate) fn completion(given: Option<&Spanned<String>>) -> Result<Completion, Fault> {
    match given.map(|given| (given.get_ref().as_str(), given)) {
        None | Some(("total", _)) => Ok(Completion::Total),
        Some(("partial", _)) => Ok(Completion::Partial),
        Some((other, given)) => {
            Err(Fault::new("model-syntax", format!("completion is `total` or `partial`, not `{other}`")).at(Some(place(given))))
        }
    }
}

fn is_math(given: Option<&Spanned<String>>) -> Result<bool, Fault> {
    match given.map(|given| (given.get_ref().as_str(), given)) {
        None | Some(("java", _)) => Ok(false),
        Some(("math", _)) => Ok(true),
        Some((other, given)) => Err(Fault::new("model-syntax", format!("ints is `java` or `math`, not `{other}`")).at(Some(place(given)))),
    }
}

/// Everything that is declared with arguments.
pub(crate) fn symbols(
    given_sets: &[Spanned<String>],
    given_predicates: &[Spanned<String>],
    given_functions: &[Spanned<String>],
) -> Result<Vec<Symbol>, Fault> {
    Ok([sets(given_sets)?, predicates(given_predicates)?, functions(given_functions)?].concat())
}

fn sets(given: &[Spanned<String>]) -> Result<Vec<Symbol>, Fault> {
    given.iter().map(|text| symbol(text, "LocSet", text.get_ref())).collect()
}

fn predicates(given: &[Spanned<String>]) -> Result<Vec<Symbol>, Fault> {
    given.iter().map(|text| symbol(text, "boolean", text.get_ref())).collect()
}

fn functions(given: &[Spanned<String>]) -> Result<Vec<Symbol>, Fault> {
    let read = |text: &Spanned<String>| match text.get_ref().trim().split_once(' ') {
        Some((sort, rest)) => symbol(text, sort, rest),
        None => Err(Fault::new("model-syntax", "a function is written with its sort: `int variant(any)`").at(Some(place(text)))),
    };
    given.iter().map(read).collect()
}

fn symbol(spanned: &Spanned<String>, sort: &str, text: &str) -> Result<Symbol, Fault> {
    match signature(text) {
        Some((name, args)) => Ok(Symbol { name, sort: sort.to_owned(), args }),
        None => Err(Fault::new("model-syntax", format!("`{text}` is no declaration")).at(Some(place(spanned)))),
    }
}

/// `int x`, `int[] p, q`.
pub(crate) fn variables(given: &[Spanned<String>]) -> Result<Vec<Variable>, Fault> {
    let mut found = Vec::new();
    for text in given {
        let wrong = || Fault::new("model-syntax", "a variable is written with its type: `int x`").at(Some(place(text)));
        let declaration = text.get_ref().trim().trim_end_matches(';').trim_end();
        // Commas between type arguments are none between names.
        let from = declaration.rfind('>').unwrap_or(0);
        let first = from + declaration[from..].find(',').unwrap_or(declaration.len() - from);
        let (ty, name) = declaration[..first].rsplit_once(char::is_whitespace).ok_or_else(wrong)?;
        let others = declaration[first..].split(',').skip(1);
        for name in std::iter::once(name).chain(others) {
            let name = name.trim();
            if name.is_empty() {
                return Err(wrong());
            }
            found.push(Variable { ty: ty.trim().to_owned(), name: name.to_owned() });
        }
    }
    Ok(found)
}
