//! Extract Method, and Inline Method from right to left: code of one side is the body of a method that the other side calls (Steinhöfel 2020,
//! §6.3.4, Fig. E.5). It runs in the same state on both sides, so that it need not be known to end. Several extractions are one after the other,
//! and Decompose Conditional is one of the parts of a conditional (§6.3.5).

use java::model::MethodId;

use super::across::{CallStatement, Callee, Renaming, assigned, count, is_left_at_the_end, is_name, text, words_outside};
use super::code::{Code, Method};
use super::obligations::{Duty, duty};
use super::pattern::{Match, Piece, Word, fits};
use super::{Applied, Judgement};

/// Most methods that a change may add.
const MOST: usize = 6;

/// Where the code that was taken out has to stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    Anywhere,
    /// Condition and branches of one conditional.
    Conditional,
}

/// The best match of a change where `plain` is the side with the code; otherwise why there is none.
pub(super) fn judged(codes: &mut [Code<'_>; 2], plain: usize, shape: Shape) -> Result<Applied, String> {
    let called = 1 - plain;
    let changed = Changed::new(codes, plain)?;
    let (Some(before), Some(after)) = (codes[plain].method(changed.ids.0), codes[called].method(changed.ids.1)) else {
        return Err("a method has no body".to_owned());
    };
    let mut best: Option<Applied> = None;
    for ids in &changed.called {
        let Some(callees) = ids.iter().map(|&id| Callee::new(&mut codes[called], id)).collect::<Option<Vec<Callee<'_>>>>() else {
            continue;
        };
        for sites in choices(&callees, &after) {
            for holes in placed(&sites, &before, &after) {
                let Some(names) = names(shape, &mut codes[plain], &before, &holes) else { continue };
                let parts = callees.iter().zip(&sites).zip(holes.iter().zip(&names));
                let mut all = Applied {
                    judgement: Judgement::Unknown,
                    reason: None,
                    method: Some(changed.name.clone()),
                    is_reversed: plain == 1,
                    bindings: Vec::new(),
                    duties: Vec::new(),
                };
                let fits = parts.into_iter().all(|((callee, site), (hole, name))| {
                    let is_new = changed.is_new;
                    let change = Change { callers: [&before, &after], callee, is_new, regions: [*hole, site.words], plain, name };
                    let found = if site.is_statement { change.of_statements(codes) } else { change.of_expression(codes) };
                    found.is_some_and(|(duties, bindings)| {
                        all.duties.extend(duties);
                        all.bindings.extend(bindings);
                        true
                    })
                });
                if fits && best.as_ref().is_none_or(|best| all.n_failed() < best.n_failed()) {
                    best = Some(all);
                }
            }
        }
    }
    best.ok_or_else(|| "the change does not have this shape".to_owned())
}

/// The method that changed, and those that it may call instead.
struct Changed {
    name: String,
    ids: (MethodId, MethodId),
    /// Methods of which each is called once: those that were added, or one of those that were there.
    called: Vec<Vec<MethodId>>,
    is_new: bool,
}

impl Changed {
    fn new(codes: &[Code<'_>; 2], plain: usize) -> Result<Changed, String> {
        let called = 1 - plain;
        let sides = [codes[plain].methods(), codes[called].methods()];
        let is_in = |list: &[(String, MethodId)], name: &String| list.iter().any(|(known, _)| known == name);
        if sides[0].iter().any(|(name, _)| !is_in(&sides[1], name)) {
            return Err("the side with the call has fewer methods".to_owned());
        }
        let added: Vec<MethodId> = sides[1].iter().filter(|(name, _)| !is_in(&sides[0], name)).map(|(_, id)| *id).collect();
        if added.len() > MOST {
            return Err(format!("{} methods were added; at most {MOST} can be checked", added.len()));
        }
        let mut changed = Vec::new();
        for (name, one) in &sides[0] {
            let Some((_, other)) = sides[1].iter().find(|(known, _)| known == name) else { continue };
            let same = |code: &Code<'_>, id| code.words_of(id).iter().map(|word| word.text.to_owned()).collect::<Vec<_>>();
            if same(&codes[plain], *one) != same(&codes[called], *other) {
                changed.push((name.clone(), *one, *other));
            }
        }
        let [(name, one, other)] = changed.as_slice() else {
            return Err(format!("{} methods differ; one can, besides those that are called", changed.len()));
        };
        let around = [words_outside(&codes[plain], &[*one]), words_outside(&codes[called], &[added.as_slice(), &[*other]].concat())];
        if around[0] != around[1] {
            return Err("something outside the methods changed, too".to_owned());
        }
        let class = codes[called].program.method(*other).class;
        let is_near = |id: &MethodId| id != other && codes[called].program.method(*id).class == class;
        let is_new = !added.is_empty();
        let candidates = if is_new {
            if !added.iter().all(is_near) {
                return Err("a method was added to another class".to_owned());
            }
            vec![added]
        } else {
            sides[1].iter().map(|(_, id)| *id).filter(is_near).map(|id| vec![id]).collect()
        };
        Ok(Changed { name: name.clone(), ids: (*one, *other), called: candidates, is_new })
    }
}

/// A call of a method: a whole statement, or an expression.
#[derive(Clone, Copy)]
struct Site {
    words: (usize, usize),
    is_statement: bool,
}

/// All ways to take one call of each method.
fn choices(callees: &[Callee<'_>], caller: &Method<'_>) -> Vec<Vec<Site>> {
    let mut found: Vec<Vec<Site>> = vec![Vec::new()];
    for callee in callees {
        let sites = sites(&callee.name, caller);
        found = found.iter().flat_map(|known| sites.iter().map(|site| [known.as_slice(), &[*site]].concat())).collect();
    }
    found
}

fn sites(name: &str, caller: &Method<'_>) -> Vec<Site> {
    let words = &caller.words;
    let mut found = Vec::new();
    for at in 1..words.len() {
        if words[at].text != name || words[at - 1].text == "." || words.get(at + 1).is_none_or(|next| next.text != "(") {
            continue;
        }
        let end = |place: usize| words.iter().position(|word| word.end == place).map(|last| last + 1);
        // The call, and not what goes on behind it.
        let same = caller.expressions.iter().filter(|place| place.0 == words[at].start).filter_map(|place| end(place.1));
        let inner = same.filter(|&end| at + 2 < end && words[end - 1].text == ")").min();
        found.extend(inner.map(|end| Site { words: (at, end), is_statement: false }));
        for place in caller.lists.iter().flatten() {
            let Some(start) = words.iter().position(|word| word.start == place.0).filter(|start| *start <= at) else { continue };
            let Some(end) = end(place.1).filter(|end| at < *end) else { continue };
            let call = CallStatement::read(&words[start..end], name);
            if call.is_some_and(|call| call.length == end - start && !call.is_return) {
                found.push(Site { words: (start, end), is_statement: true });
            }
        }
    }
    found
}

/// What stands for the calls on the other side, in the order of the sites; everything else is the same there.
fn placed(sites: &[Site], before: &Method<'_>, after: &Method<'_>) -> Vec<Vec<(usize, usize)>> {
    let mut pieces = Vec::new();
    let mut at = 0;
    while at < after.words.len() {
        let Some(number) = sites.iter().position(|site| site.words.0 == at) else {
            pieces.push(Piece::Word(after.words[at].text.to_owned()));
            at += 1;
            continue;
        };
        let (name, site) = (number.to_string(), sites[number]);
        pieces.push(if site.is_statement { Piece::Statement(name) } else { Piece::Expression(name) });
        at = site.words.1;
    }
    let all = fits(&pieces, &before.words, (0, before.words.len()), &Match::default(), &super::ranges(before));
    all.iter().filter_map(|fit| (0..sites.len()).map(|number| fit.holes.get(&number.to_string())?.first().copied()).collect()).collect()
}

/// The names of the elements that some ranges of words stand for; nothing if they do not stand where the refactoring has them.
fn names(shape: Shape, code: &mut Code<'_>, method: &Method<'_>, holes: &[(usize, usize)]) -> Option<Vec<String>> {
    if shape == Shape::Anywhere {
        let name = |number: usize| if holes.len() == 1 { "P".to_owned() } else { format!("P{}", number + 1) };
        return Some((0..holes.len()).map(name).collect());
    }
    let places: Vec<Option<(usize, usize)>> =
        holes.iter().map(|&(start, end)| (start < end).then(|| (method.words[start].start, method.words[end - 1].end))).collect();
    code.conditionals(method).into_iter().find_map(|parts| {
        places.iter().map(|place| parts.iter().find(|(_, part)| Some(*part) == *place).map(|(name, _)| (*name).to_owned())).collect()
    })
}

/// The obligations of one extraction, and the code and the method for the elements of the model.
type Extracted = (Vec<Duty>, Vec<(String, String)>);

/// Code on one side, and a call in its place on the other.
struct Change<'c, 'f> {
    callers: [&'c Method<'f>; 2],
    callee: &'c Callee<'f>,
    /// The method is on one side only.
    is_new: bool,
    /// The words of the code, and those of the call.
    regions: [(usize, usize); 2],
    plain: usize,
    /// The element of the model.
    name: &'c str,
}

impl Change<'_, '_> {
    fn of_statements(&self, codes: &mut [Code<'_>; 2]) -> Option<Extracted> {
        let [before, after] = self.callers;
        let statements = &before.words[self.regions[0].0..self.regions[0].1];
        let call = CallStatement::read(&after.words[self.regions[1].0..self.regions[1].1], &self.callee.name)?;
        let mut renaming = Renaming::of_call(self.callee, &call.arguments, after)?;
        let assignment = self.is_fit(&call, &mut renaming, statements)?;
        let place = (statements.first()?.start, statements.last()?.end);
        let (effects, _) = codes[self.plain].effects(before, place);
        let mut duties = self.of_call(codes, &renaming, &call.arguments);
        duties.push(self.has_type_of_result(codes, &call));
        duties.extend(is_left_at_the_end(self.name, &effects));
        duties.push(self.writes_only(call.result, &assigned(statements, before, &effects)));
        // Its variable is gone when an exception leaves the method, or it is assigned last.
        let is_seen = call.result.is_some() && call.declares.is_empty() && before.words.iter().any(|word| word.text == "try");
        let outcome = match &effects.throws {
            Some(why) if is_seen && !assignment => Err(format!("`{}` may throw after it assigned the variable: {why}", self.name)),
            _ => Ok(()),
        };
        duties.push(duty(format!("{}: exceptional_behavior ensures var == oldVar", self.name), outcome));
        let mut bindings = self.bindings(codes, statements);
        bindings.extend(
            call.result.map(|result| (if self.name == "P" { "var".to_owned() } else { format!("var{}", self.name) }, result.to_owned())),
        );
        Some((duties, bindings))
    }

    /// One expression, which the method returns.
    fn of_expression(&self, codes: &mut [Code<'_>; 2]) -> Option<Extracted> {
        let [before, after] = self.callers;
        let expression = &before.words[self.regions[0].0..self.regions[0].1];
        let inside: Vec<&str> = after.words[self.regions[1].0 + 2..self.regions[1].1 - 1].iter().map(|word| word.text).collect();
        let arguments: Vec<&str> = inside.iter().step_by(2).copied().collect();
        let is_list = inside.iter().skip(1).step_by(2).all(|text| *text == ",") && inside.len() % 2 == usize::from(!inside.is_empty());
        let mut renaming = Renaming::of_call(self.callee, &arguments, after).filter(|_| is_list)?;
        let callee = &self.callee.method;
        let [first, value @ .., last] = &callee.words[self.callee.body.0..self.callee.body.1] else { return None };
        let fits = first.text == "return" && last.text == ";" && callee.lists[0].len() == 1;
        if !fits || !renaming.fits((expression, before), (value, callee)) {
            return None;
        }
        let place = (expression.first()?.start, expression.last()?.end);
        let (effects, _) = codes[self.plain].effects(before, place);
        let mut duties = self.of_call(codes, &renaming, &arguments);
        let side = 1 - self.plain;
        let returned = crate::execute::java_name(&codes[side].program, codes[side].program.method(callee.id).ret);
        let ty = codes[self.plain].own_type_of(before, place).map(|ty| crate::execute::java_name(&codes[self.plain].program, ty));
        let outcome = if ty.as_ref() == Some(&returned) { Ok(()) } else { Err(format!("the expression is no `{returned}`")) };
        duties.push(duty(format!("{} returns what the expression is", self.callee.name), outcome));
        // The type of what is around a constant may depend on its value.
        let is_constant = codes[self.plain].may_be_constant(before, place);
        let outcome = if is_constant { Err("it may be a constant, which the call of a method is not".to_owned()) } else { Ok(()) };
        duties.push(duty(format!("{} is no constant", self.name), outcome));
        duties.push(self.writes_only(None, &assigned(expression, before, &effects)));
        Some((duties, self.bindings(codes, expression)))
    }

    fn bindings(&self, codes: &[Code<'_>; 2], words: &[Word<'_>]) -> Vec<(String, String)> {
        let method = if self.name == "P" { "extracted".to_owned() } else { format!("extracted{}", self.name.to_uppercase()) };
        vec![(self.name.to_owned(), text(&codes[self.plain], words)), (method, self.callee.name.clone())]
    }

    /// The call runs the method, and what is passed to it means there what it means here.
    fn of_call(&self, codes: &mut [Code<'_>; 2], renaming: &Renaming, arguments: &[&str]) -> Vec<Duty> {
        let [before, after] = self.callers;
        let mut duties = vec![self.callee.is_hidden(), self.is_new_name(codes)];
        let (start, end) = self.regions[1];
        let at = (start..end).find(|&at| after.words[at].text == self.callee.name).unwrap_or(start);
        let is_it = codes[1 - self.plain].called_at(after, after.words[at].start) == Some(self.callee.method.id);
        let outcome = if is_it { Ok(()) } else { Err("the call means another method".to_owned()) };
        duties.push(duty(format!("{} is called", self.callee.name), outcome));
        duties.extend(renaming.duties(codes, (self.plain, before), (1 - self.plain, &self.callee.method)));
        let constant = arguments.iter().find(|argument| is_constant_variable(argument, &before.words));
        let outcome = match constant {
            Some(name) => Err(format!("`{name}` may be a constant, which a parameter is not")),
            None => Ok(()),
        };
        duties.push(duty(format!("what {} gets is no constant", self.callee.name), outcome));
        duties
    }

    /// The body is what stands on the other side, with the result returned; whether it is one assignment of the result.
    fn is_fit(&self, call: &CallStatement<'_>, renaming: &mut Renaming, statements: &[Word<'_>]) -> Option<bool> {
        let (caller, callee) = (self.callers[0], &self.callee.method);
        let body = &callee.words[self.callee.body.0..self.callee.body.1];
        let Some(result) = call.result else {
            return renaming.fits((statements, caller), (body, callee)).then_some(false);
        };
        // The last statement of the method returns, and not one inside it.
        let at = body.iter().rposition(|word| word.text == "return").filter(|_| body.last().is_some_and(|last| last.text == ";"))?;
        if callee.lists[0].last().is_none_or(|last| last.0 != body[at].start) {
            return None;
        }
        let (body, returned) = (&body[..at], &body[at + 1..body.len() - 1]);
        if let [variable] = returned
            && callee.locals.iter().any(|local| local == variable.text)
        {
            let (copied, body) = self.without_copy(body, variable.text);
            if let Some(parameter) = copied {
                let position = self.callee.parameters.iter().position(|known| known == parameter)?;
                let is_used = body.iter().any(|word| word.text == parameter);
                if is_used || call.arguments[position] != result {
                    return None;
                }
                renaming.forget(parameter);
            }
            if !renaming.add(variable.text, result) {
                return None;
            }
            return renaming.fits((statements, caller), (body, callee)).then_some(false);
        }
        // `return e;` for `v = e;`
        let mut head = call.declares.clone();
        head.extend([result, "="]);
        let from = statements.len().checked_sub(returned.len() + 1 + head.len())?;
        let (first, last) = statements.split_at(from);
        let is_assignment = last.iter().zip(&head).all(|(word, text)| word.text == *text);
        let value = &last[head.len()..last.len() - 1];
        let fits = is_assignment
            && is_name(result)
            && renaming.fits((first, caller), (body, callee))
            && renaming.fits((value, caller), (returned, callee));
        fits.then_some(first.is_empty() && !value.iter().any(|word| word.text == result))
    }

    /// The body behind `T res = parameter;` or `T res;`, with the parameter.
    fn without_copy<'w, 'f>(&self, body: &'w [Word<'f>], result: &str) -> (Option<&'f str>, &'w [Word<'f>]) {
        let Some(end) = body.iter().position(|word| word.text == ";").filter(|end| *end >= 2) else { return (None, body) };
        let texts: Vec<&'f str> = body[..end].iter().map(|word| word.text).collect();
        let is_parameter = |name: &str| self.callee.parameters.iter().any(|parameter| parameter == name);
        match texts.as_slice() {
            [_, .., variable, "=", parameter] if *variable == result && is_parameter(parameter) => (Some(parameter), &body[end + 1..]),
            [_, .., variable] if *variable == result && is_name(texts[0]) && texts.len() < 4 => (None, &body[end + 1..]),
            _ => (None, body),
        }
    }

    fn is_new_name(&self, codes: &[Code<'_>; 2]) -> Duty {
        let name = &self.callee.name;
        let is_known = self.is_new && (count(&codes[self.plain], name) > 0 || count(&codes[1 - self.plain], name) != 2);
        let outcome = if is_known { Err(format!("other code names `{name}`, too")) } else { Ok(()) };
        duty(format!("{name} means nothing else"), outcome)
    }

    /// Nothing is converted when the result is returned and assigned.
    fn has_type_of_result(&self, codes: &mut [Code<'_>; 2], call: &CallStatement<'_>) -> Duty {
        let (side, after) = (1 - self.plain, self.callers[1]);
        let returned = crate::execute::java_name(&codes[side].program, codes[side].program.method(self.callee.method.id).ret);
        let types = call.result.map(|result| codes[side].types_of(after, result)).unwrap_or_default();
        let fits = call.result.is_none()
            || !types.is_empty() && types.iter().all(|ty| crate::execute::java_name(&codes[side].program, *ty) == returned);
        let outcome = if fits { Ok(()) } else { Err(format!("the variable is no `{returned}`, or no local variable")) };
        duty(format!("{} returns what the variable is", self.callee.name), outcome)
    }

    /// Other variables of the caller are as they were, or of no interest any more.
    fn writes_only(&self, result: Option<&str>, written: &std::collections::BTreeSet<String>) -> Duty {
        let (before, (start, end)) = (self.callers[0], self.regions[0]);
        let outside: Vec<&str> = before.words[..start].iter().chain(&before.words[end..]).map(|word| word.text).collect();
        let seen = written.iter().find(|name| Some(name.as_str()) != result && outside.contains(&name.as_str()));
        let outcome = match seen {
            Some(name) => Err(format!("`{}` assigns `{name}`, which is used around it", self.name)),
            None => Ok(()),
        };
        duty(format!("{0} assigns no variable of the caller but its result", self.name), outcome)
    }
}

/// A local variable that is declared as final with a value.
fn is_constant_variable(name: &str, words: &[Word<'_>]) -> bool {
    words.windows(2).enumerate().any(|(at, pair)| {
        let is_declared = pair[0].text == name && pair[1].text == "=";
        let declaration = words[..at].iter().rev().take_while(|word| !matches!(word.text, ";" | "{" | "}" | "("));
        is_declared && declaration.into_iter().any(|word| word.text == "final")
    })
}
