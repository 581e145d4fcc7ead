//! Extract Method, and Inline Method from right to left: statements of one side are the body of a method that the other side calls
//! (Steinhöfel 2020, §6.3.4, Fig. E.5). They run in the same state on both sides, so that they need not be known to end.

use java::model::MethodId;

use super::across::{CallStatement, Callee, Renaming, assigned, count, is_left_at_the_end, is_name, text, words_outside};
use super::code::{Code, Method};
use super::obligations::{Duty, duty};
use super::pattern::Word;
use super::{Applied, Judgement};

/// The best match of a change where `plain` is the side with the statements; otherwise why there is none.
pub(super) fn judged(codes: &mut [Code<'_>; 2], plain: usize) -> Result<Applied, String> {
    let called = 1 - plain;
    let sides = [codes[plain].methods(), codes[called].methods()];
    let is_in = |list: &[(String, MethodId)], name: &String| list.iter().any(|(known, _)| known == name);
    if sides[0].iter().any(|(name, _)| !is_in(&sides[1], name)) {
        return Err("the side with the call has fewer methods".to_owned());
    }
    let added: Vec<MethodId> = sides[1].iter().filter(|(name, _)| !is_in(&sides[0], name)).map(|(_, id)| *id).collect();
    if added.len() > 1 {
        return Err("more than one method was added".to_owned());
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
        return Err(format!("{} methods differ; one can, besides the one that is called", changed.len()));
    };
    let around = [words_outside(&codes[plain], &[*one]), words_outside(&codes[called], &[added.as_slice(), &[*other]].concat())];
    if around[0] != around[1] {
        return Err("something outside both methods changed, too".to_owned());
    }
    let (Some(before), Some(after)) = (codes[plain].method(*one), codes[called].method(*other)) else {
        return Err("a method has no body".to_owned());
    };
    let class = codes[called].program.method(*other).class;
    let candidates = if added.is_empty() { sides[1].iter().map(|(_, id)| *id).collect() } else { added.clone() };
    let mut best: Option<Applied> = None;
    for id in candidates {
        if id == *other || codes[called].program.method(id).class != class {
            continue;
        }
        let Some(callee) = Callee::new(&mut codes[called], id) else { continue };
        let is_new = !added.is_empty();
        for regions in super::regions([&before, &after]) {
            let change = Change { callers: [&before, &after], callee: &callee, is_new, regions, plain };
            let Some(found) = change.judge(codes) else { continue };
            if best.as_ref().is_none_or(|best| found.n_failed() < best.n_failed()) {
                best = Some(found);
            }
        }
    }
    best.map(|best| Applied { method: Some(name.clone()), ..best }).ok_or_else(|| "the change does not have this shape".to_owned())
}

/// Statements on one side, and a call in their place on the other.
struct Change<'c, 'f> {
    callers: [&'c Method<'f>; 2],
    callee: &'c Callee<'f>,
    /// The method is on one side only.
    is_new: bool,
    /// The words of the statements, and those of the call.
    regions: [(usize, usize); 2],
    plain: usize,
}

impl Change<'_, '_> {
    fn judge(&self, codes: &mut [Code<'_>; 2]) -> Option<Applied> {
        let [before, after] = self.callers;
        let statements = &before.words[self.regions[0].0..self.regions[0].1];
        let call_words = &after.words[self.regions[1].0..self.regions[1].1];
        let call = CallStatement::read(call_words, &self.callee.name).filter(|call| call.length == call_words.len() && !call.is_return)?;
        let mut renaming = Renaming::of_call(self.callee, &call.arguments, after)?;
        let assignment = self.is_fit(&call, &mut renaming, statements)?;
        let place = (statements.first()?.start, statements.last()?.end);
        let (effects, _) = codes[self.plain].effects(before, place);
        let mut duties = vec![self.callee.is_hidden(), self.is_new_name(codes)];
        duties.extend(renaming.duties(codes, (self.plain, before), (1 - self.plain, &self.callee.method)));
        duties.push(self.has_type_of_result(codes, &call));
        duties.extend(is_left_at_the_end("P", &effects));
        duties.push(self.writes_only_the_result(&call, &assigned(statements, before, &effects)));
        // Its variable is gone when an exception leaves the method, or it is assigned last.
        let is_seen = call.result.is_some() && call.declares.is_empty() && before.words.iter().any(|word| word.text == "try");
        let outcome = match &effects.throws {
            Some(why) if is_seen && !assignment => Err(format!("`P` may throw after it assigned the variable: {why}")),
            _ => Ok(()),
        };
        duties.push(duty("P: exceptional_behavior ensures var == oldVar".to_owned(), outcome));
        let mut bindings = vec![("P".to_owned(), text(&codes[self.plain], statements)), ("extracted".to_owned(), self.callee.name.clone())];
        bindings.extend(call.result.map(|result| ("var".to_owned(), result.to_owned())));
        Some(Applied { judgement: Judgement::Unknown, reason: None, method: None, is_reversed: self.plain == 1, bindings, duties })
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
    fn writes_only_the_result(&self, call: &CallStatement<'_>, written: &std::collections::BTreeSet<String>) -> Duty {
        let (before, (start, end)) = (self.callers[0], self.regions[0]);
        let outside: Vec<&str> = before.words[..start].iter().chain(&before.words[end..]).map(|word| word.text).collect();
        let seen = written.iter().find(|name| Some(name.as_str()) != call.result && outside.contains(&name.as_str()));
        let outcome = match seen {
            Some(name) => Err(format!("`P` assigns `{name}`, which is used around it")),
            None => Ok(()),
        };
        duty("\\disjoint(var, frameP), and P assigns no other variable of the caller".to_owned(), outcome)
    }
}
