//! A concrete change against an abstract model: is it an instance, and does the instance satisfy what the model assumes (Steinhöfel 2020, Def. 4.5)?
//!
//! The model's programs are patterns that have to fit the code before and after the change; what the holes stand for is asked for its effects,
//! and every clause and constraint is an obligation. A change that fits and satisfies all of them is safe, because the model is a theorem.

mod across;
pub(crate) mod code;
mod effects;
mod extraction;
mod identity;
mod moved;
mod names;
mod obligations;
pub(crate) mod pattern;

use std::collections::{BTreeMap, BTreeSet};

use crate::model::{Fault, Model};
use crate::verdict::{Answer, Subject};
pub use code::File;
use code::{Code, Method};
use extraction::Shape;
pub use obligations::Duty;
use obligations::Instance;
use pattern::{Match, Piece, Ranges, Word, fits, pattern};

/// How a change fits a refactoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It is an instance, and all obligations hold.
    Safe,
    /// It has the shape, but some obligation is not shown.
    Unknown,
    /// It does not have the shape.
    NoMatch,
}

impl Judgement {
    pub fn name(self) -> &'static str {
        match self {
            Judgement::Safe => "safe",
            Judgement::Unknown => "unknown",
            Judgement::NoMatch => "no match",
        }
    }
}

/// The judgement of a change.
#[derive(Clone, Debug)]
pub struct Applied {
    pub judgement: Judgement,
    pub reason: Option<String>,
    /// The method that changed, as `Class.name(types)`.
    pub method: Option<String>,
    /// The change is the refactoring from right to left.
    pub is_reversed: bool,
    /// Elements and variables of the model, with the code they stand for.
    pub bindings: Vec<(String, String)>,
    pub duties: Vec<Duty>,
}

impl Applied {
    fn none(reason: impl Into<String>) -> Applied {
        Applied {
            judgement: Judgement::NoMatch,
            reason: Some(reason.into()),
            method: None,
            is_reversed: false,
            bindings: Vec::new(),
            duties: Vec::new(),
        }
    }

    fn n_failed(&self) -> usize {
        self.duties.iter().filter(|duty| !duty.holds).count()
    }
}

/// The methods that a change is about, by their names before and after; others may have been added or removed.
pub fn changed_methods(before: &File, after: &File) -> Result<Vec<String>, String> {
    let codes = [Code::new(before)?, Code::new(after)?];
    let [one, other] = codes.each_ref().map(Code::methods);
    let text = |code: &Code<'_>, id| code.words_of(id).iter().map(|word| word.text.to_owned()).collect::<Vec<_>>();
    let known = one.iter().filter_map(|(name, a)| Some((name, *a, other.iter().find(|(known, _)| known == name)?.1)));
    let differing: Vec<String> =
        known.filter(|(_, a, b)| text(&codes[0], *a) != text(&codes[1], *b)).map(|(name, _, _)| name.clone()).collect();
    match differing.len() {
        0 => Err("no method differs".to_owned()),
        1 | 2 => Ok(differing),
        n => Err(format!("{n} methods differ; a change of one, or of one and what it calls, can be checked")),
    }
}

/// Says what else differs, if more than the body of one method does: a new method may take over calls of another one, and an initial value is seen
/// by all methods.
pub fn is_change_of_one_method(before: &File, after: &File) -> Result<(), String> {
    changed(&[Code::new(before)?, Code::new(after)?]).map(|_| ())
}

/// A model that changes are checked against, one after the other.
pub struct Refactoring {
    subject: Subject,
    /// Answers about the model with all constraints, and with those that instances satisfied.
    known: BTreeMap<Option<Weakened>, Answer>,
}

/// Checks a change against a model.
pub fn apply(model: Model, before: &File, after: &File) -> Result<Applied, Vec<Fault>> {
    Refactoring::new(model)?.apply(before, after)
}

impl Refactoring {
    pub fn new(model: Model) -> Result<Refactoring, Vec<Fault>> {
        Ok(Refactoring { subject: Subject::new(model)?, known: BTreeMap::new() })
    }

    /// Checks a change.
    pub fn apply(&mut self, before: &File, after: &File) -> Result<Applied, Vec<Fault>> {
        let (mut best, mut weakened) = match self.judged(before, after) {
            Ok(found) => found,
            Err(none) => return Ok(*none),
        };
        let makers = std::mem::take(&mut weakened.makers);
        best.duties.extend(identity::duties(&mut self.subject, &makers, &weakened.failed)?);
        self.concluded(best, &weakened)
    }

    /// The best fit with its obligations; otherwise why there is none.
    fn judged(&self, before: &File, after: &File) -> Result<(Applied, Weakened), Box<Applied>> {
        let none = |reason: String| Box::new(Applied::none(reason));
        let model = self.subject.model();
        if model.is_math {
            return Err(none("the model has integers without bounds, which is not matched".to_owned()));
        }
        if model.post.text.trim() != EVERYTHING || model.pre.is_some() {
            return Err(none(
                "the model relates less than all results and effects, so that code around the change may tell them apart".to_owned(),
            ));
        }
        let mut codes = [Code::new(before).map_err(none)?, Code::new(after).map_err(none)?];
        if !model.context.text.trim().is_empty() {
            return self.across_methods(&mut codes).map_err(none);
        }
        let (name, ids) = changed(&codes).map_err(none)?;
        let mut best: Option<(Applied, Weakened)> = None;
        for form in [Code::method, Code::method_in_one_form] {
            let (Some(one), Some(two)) = (form(&mut codes[0], ids.0), form(&mut codes[1], ids.1)) else {
                return Err(none("the method has no body".to_owned()));
            };
            for is_reversed in [false, true] {
                for fit in all_fits(&self.subject, [&one, &two], is_reversed) {
                    let found = judge(&self.subject, &mut codes, [&one, &two], &fit, is_reversed);
                    if best.as_ref().is_none_or(|(best, _)| found.0.n_failed() < best.n_failed()) {
                        best = Some(found);
                    }
                }
            }
        }
        match best {
            Some((best, weakened)) => Ok((Applied { method: Some(name), ..best }, weakened)),
            None => Err(Box::new(Applied { method: Some(name), ..*none("the change does not have this shape".to_owned()) })),
        }
    }

    /// The best fit of a model with methods of its own. How these are found in the code is written for each model.
    fn across_methods(&self, codes: &mut [Code<'_>; 2]) -> Result<(Applied, Weakened), String> {
        let model = self.subject.model();
        let judged: fn(&mut [Code<'_>; 2], usize) -> Result<Applied, String> = match model.name.as_str() {
            "extract-method" => |codes, side| extraction::judged(codes, side, Shape::Anywhere),
            "decompose-conditional" => |codes, side| extraction::judged(codes, side, Shape::Conditional),
            "move-statements-to-callers" => moved::judged,
            _ => return Err("the model has methods of its own, which are not matched".to_owned()),
        };
        // Constraints of the whole model: it is asked whether it needs them.
        let constraints = self.subject.checked.constraints.iter().map(|exp| self.subject.checked.text(exp.start, exp.end));
        let weakened = Weakened { failed: constraints.collect(), ..Weakened::default() };
        let mut best: Option<Applied> = None;
        let mut reason = String::new();
        for side in [0, 1] {
            match judged(codes, side) {
                Ok(found) if best.as_ref().is_none_or(|best| found.n_failed() < best.n_failed()) => best = Some(found),
                Ok(_) => {}
                Err(why) => reason = why,
            }
        }
        best.map(|best| (best, weakened)).ok_or(reason)
    }

    /// The verdict, once the obligations are known.
    fn concluded(&mut self, mut best: Applied, weakened: &Weakened) -> Result<Applied, Vec<Fault>> {
        let failed: Vec<String> = best.duties.iter().filter(|duty| !duty.holds).map(|duty| duty.claim.clone()).collect();
        let theorem = if failed.is_empty() {
            self.answer(None)?
        } else if failed.iter().all(|claim| weakened.failed.contains(claim)) {
            // Perhaps the model is a theorem without them, because of what never happens here.
            self.answer(Some(weakened))?
        } else {
            return Ok(Applied { judgement: Judgement::Unknown, ..best });
        };
        if theorem != Answer::Proved {
            let reason = failed.is_empty().then(|| format!("the model is {}", theorem.name()));
            return Ok(Applied { judgement: Judgement::Unknown, reason, ..best });
        }
        best.duties.iter_mut().for_each(|duty| duty.is_superfluous = !duty.holds);
        Ok(Applied { judgement: Judgement::Safe, ..best })
    }

    /// The answer about the model, or about one with fewer constraints, decided once.
    fn answer(&mut self, weakened: Option<&Weakened>) -> Result<Answer, Vec<Fault>> {
        let key = weakened.cloned();
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let answer = match weakened {
            Some(weakened) => Subject::new(weakened.model(self.subject.model()))?.decide(&[])?.answer,
            None => self.subject.decide(&[])?.answer,
        };
        self.known.insert(key, answer);
        Ok(answer)
    }
}

/// The postcondition of models that compare all results and effects.
const EVERYTHING: &str = "\\result_1 == \\result_2";

/// A model with the constraints that an instance satisfies, and no others.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Weakened {
    /// Elements that make objects, and how.
    makers: BTreeMap<String, String>,
    held: Vec<String>,
    failed: Vec<String>,
    /// Predicates that are never true.
    impossible: BTreeSet<String>,
}

impl Weakened {
    fn model(&self, model: &Model) -> Model {
        let never = self.impossible.iter().filter_map(|name| {
            let symbol = model.symbols.iter().find(|symbol| symbol.name == *name)?;
            let variables: Vec<String> = (0..symbol.args.len()).map(|number| format!("v{number}")).collect();
            let args = variables.join(", ");
            Some(if variables.is_empty() { format!("!{name}") } else { format!("(\\forall any {args}; !{name}({args}))") })
        });
        let texts = self.held.iter().cloned().chain(never);
        Model { constraints: texts.map(|text| crate::model::Text::plain(&text, 0)).collect(), ..model.clone() }
    }
}

/// The one method that differs.
fn changed(codes: &[Code<'_>; 2]) -> Result<(String, (java::model::MethodId, java::model::MethodId)), String> {
    let [before, after] = codes.each_ref().map(Code::methods);
    let names = |methods: &[(String, java::model::MethodId)]| methods.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    if names(&before) != names(&after) {
        return Err("methods were added, removed or renamed".to_owned());
    }
    let text = |code: &Code<'_>, id| code.words_of(id).iter().map(|word| word.text.to_owned()).collect::<Vec<_>>();
    let pairs = before.into_iter().zip(after);
    let differing: Vec<_> = pairs.filter(|((_, a), (_, b))| text(&codes[0], *a) != text(&codes[1], *b)).collect();
    let [((name, a), (_, b))] = differing.as_slice() else {
        return Err(format!("{} methods differ; the change of exactly one can be checked", differing.len()));
    };
    if codes[0].words_around(*a) != codes[1].words_around(*b) {
        return Err("something outside the method changed, too".to_owned());
    }
    Ok((name.clone(), (*a, *b)))
}

/// A place where both patterns fit.
struct Fit {
    sides: [Match; 2],
    /// The words of the fragment, before and after.
    regions: [(usize, usize); 2],
}

fn all_fits(subject: &Subject, methods: [&Method<'_>; 2], is_reversed: bool) -> Vec<Fit> {
    let model = subject.model();
    let variables: Vec<String> = model.variables.iter().map(|variable| variable.name.clone()).collect();
    let mut pieces: Vec<Vec<Piece>> = model.programs.iter().map(|program| pattern(&program.text, &variables)).collect();
    if is_reversed {
        pieces.reverse();
    }
    let mut found = Vec::new();
    for regions in regions(methods) {
        for left in fits(&pieces[0], &methods[0].words, regions[0], &Match::default(), &ranges(methods[0])) {
            let known = Match { names: left.names.clone(), ..Match::default() };
            for right in fits(&pieces[1], &methods[1].words, regions[1], &known, &ranges(methods[1])) {
                let fit = Fit { sides: [left.clone(), right], regions };
                if is_consistent(&fit, methods) && is_embeddable(&fit, &pieces, methods) {
                    found.push(fit);
                }
            }
        }
    }
    found
}

/// A hole may be whole statements that follow each other, or a whole expression.
fn ranges<'r>(method: &'r Method<'_>) -> Ranges<'r> {
    let place = |at: usize, stop: usize| (method.words[at].start, method.words[stop - 1].end);
    Ranges {
        statements: Box::new(move |at, stop| {
            let (start, end) = place(at, stop);
            method.lists.iter().any(|list| {
                let first = list.iter().position(|statement| statement.0 == start);
                first.is_some_and(|first| list[first..].iter().any(|statement| statement.1 == end))
            })
        }),
        expressions: Box::new(move |at, stop| method.expressions.contains(&place(at, stop))),
    }
}

/// Statements of one list, before and after, around everything that differs.
fn regions(methods: [&Method<'_>; 2]) -> Vec<[(usize, usize); 2]> {
    let [before, after] = methods.map(|method| &method.words);
    let same = |(a, b): &(&Word<'_>, &Word<'_>)| a.text == b.text;
    let n_first = before.iter().zip(after).take_while(same).count();
    let shorter = before.len().min(after.len());
    let n_last = before.iter().rev().zip(after.iter().rev()).take(shorter - n_first).take_while(same).count();
    let mut found = BTreeSet::new();
    for list in &methods[0].lists {
        for (index, first) in list.iter().enumerate() {
            for last in &list[index..] {
                let start = before.iter().position(|word| word.start == first.0);
                let end = before.iter().position(|word| word.end == last.1).map(|end| end + 1);
                let (Some(start), Some(end)) = (start, end) else { continue };
                let rest = before.len() - end;
                if start <= n_first && rest <= n_last && start + rest <= after.len() {
                    found.insert([(start, end), (start, after.len() - rest)]);
                }
            }
        }
    }
    found.into_iter().collect()
}

/// Holes of one name have one text (behavioural isomorphism, approximated by equality), and variables are locals of the method.
fn is_consistent(fit: &Fit, methods: [&Method<'_>; 2]) -> bool {
    let mut texts: BTreeMap<&String, Vec<&str>> = BTreeMap::new();
    for (side, method) in fit.sides.iter().zip(methods) {
        for (name, ranges) in &side.holes {
            for &(start, end) in ranges {
                let text: Vec<&str> = method.words[start..end].iter().map(|word| word.text).collect();
                if *texts.entry(name).or_insert_with(|| text.clone()) != text {
                    return false;
                }
            }
        }
    }
    fit.sides.iter().zip(methods).all(|(side, method)| side.names.values().all(|name| method.locals.contains(name)))
}

/// The programs of a model are whole bodies: whether a program ends or returns is the same there. So what returns stands at the end of the method.
fn is_embeddable(fit: &Fit, pieces: &[Vec<Piece>], methods: [&Method<'_>; 2]) -> bool {
    let is_return = |piece: &Piece| *piece == Piece::Word("return".to_owned());
    let in_pattern = pieces.iter().flatten().any(is_return);
    let in_code =
        fit.regions.iter().zip(methods).any(|(&(start, end), method)| method.words[start..end].iter().any(|word| word.text == "return"));
    let is_last = fit.regions.iter().zip(methods).all(|(region, method)| region.1 + 1 == method.words.len());
    is_last || !(in_pattern || in_code)
}

/// The code that a fit stands for, and its obligations.
fn judge(subject: &Subject, codes: &mut [Code<'_>; 2], methods: [&Method<'_>; 2], fit: &Fit, is_reversed: bool) -> (Applied, Weakened) {
    let mut effects: BTreeMap<String, effects::Effects> = BTreeMap::new();
    let mut written: BTreeMap<String, BTreeSet<effects::Loc>> = BTreeMap::new();
    let mut bindings: Vec<(String, String)> = Vec::new();
    let mut outside: BTreeSet<String> = BTreeSet::new();
    let mut names = BTreeMap::new();
    for (side, method) in methods.iter().enumerate() {
        let (start, end) = fit.regions[side];
        // Code before the fragment runs after it only in a loop, or if it is kept for later.
        let before = &method.words[..start];
        let is_plain = !before.iter().any(|word| matches!(word.text, "while" | "for" | "do" | "new" | ">"));
        let before = if is_plain { &before[..0] } else { before };
        outside.extend(before.iter().chain(&method.words[end..]).map(|word| word.text.to_owned()));
        names.extend(fit.sides[side].names.clone());
        for (name, ranges) in &fit.sides[side].holes {
            for &(start, end) in ranges {
                let (mut found, mut sure) = (effects::Effects::default(), BTreeSet::new());
                let mut text = String::new();
                if start < end {
                    let place = (method.words[start].start, method.words[end - 1].end);
                    (found, sure) = codes[side].effects(method, place);
                    codes[side].file.text[place.0..place.1].split_whitespace().for_each(|word| {
                        text.push_str(if text.is_empty() { "" } else { " " });
                        text.push_str(word);
                    });
                }
                effects.entry(name.clone()).or_default().merge(found);
                written.entry(name.clone()).and_modify(|known| known.retain(|place| sure.contains(place))).or_insert(sure);
                if !bindings.iter().any(|(known, _)| known == name) {
                    bindings.push((name.clone(), text));
                }
            }
        }
    }
    let extra = [names::same_meaning(codes, methods), names::types(subject, codes, methods, &fit.sides)].concat();
    bindings.extend(names.iter().map(|(name, text)| (name.clone(), text.clone())));
    bindings.sort();
    let instance = Instance { checked: &subject.checked, effects: &effects, written: &written, names: &names, outside: &outside };
    let mut weakened = Weakened { impossible: instance.impossible(), ..Weakened::default() };
    for (text, holds) in instance.constraints() {
        if holds { weakened.held.push(text) } else { weakened.failed.push(text) }
    }
    weakened.makers = effects.iter().filter_map(|(name, effects)| Some((name.clone(), effects.makes.clone()?))).collect();
    let duties = [instance.duties(), extra].concat();
    (Applied { judgement: Judgement::Unknown, reason: None, method: None, is_reversed, bindings, duties }, weakened)
}
