//! Move Statements to Callers, and Move Statements into Function from right to left: the first statements of a method stand before its only call
//! on the other side (Steinhöfel 2020, §6.3.6, Fig. E.6). They run in the same state on both sides, so that they need not be known to end.

use std::collections::BTreeSet;

use java::model::MethodId;

use super::across::{CallStatement, Callee, Renaming, assigned, count, is_left_at_the_end, text, words_outside};
use super::code::Code;
use super::obligations::{Duty, duty};
use super::pattern::Word;
use super::{Applied, Judgement};

/// The match of a change where the method on the side `inside` has the statements; otherwise why there is none.
pub(super) fn judged(codes: &mut [Code<'_>; 2], inside: usize) -> Result<Applied, String> {
    let all = [codes[0].methods(), codes[1].methods()];
    if all[0].iter().map(|(name, _)| name).ne(all[1].iter().map(|(name, _)| name)) {
        return Err("methods were added, removed or renamed".to_owned());
    }
    let text_of = |code: &Code<'_>, id| code.words_of(id).iter().map(|word| word.text.to_owned()).collect::<Vec<_>>();
    let pairs = all[0].iter().zip(&all[1]).map(|((name, a), (_, b))| (name.clone(), [*a, *b]));
    let differing: Vec<(String, [MethodId; 2])> =
        pairs.filter(|(_, ids)| text_of(&codes[0], ids[0]) != text_of(&codes[1], ids[1])).collect();
    let [one, other] = differing.as_slice() else {
        return Err(format!("{} methods differ; two do where statements move to the caller", differing.len()));
    };
    let ids = |side: usize| [one.1[side], other.1[side]];
    if words_outside(&codes[0], &ids(0)) != words_outside(&codes[1], &ids(1)) {
        return Err("something outside both methods changed, too".to_owned());
    }
    for (caller, callee) in [(one, other), (other, one)] {
        if let Some(found) = with(codes, caller, callee.1, inside) {
            return Ok(found);
        }
    }
    Err("the change does not have this shape".to_owned())
}

fn with(codes: &mut [Code<'_>; 2], caller: &(String, [MethodId; 2]), callee: [MethodId; 2], inside: usize) -> Option<Applied> {
    let outside = 1 - inside;
    let long = Callee::new(&mut codes[inside], callee[inside])?;
    let short = Callee::new(&mut codes[outside], callee[outside])?;
    if codes[inside].program.method(caller.1[inside]).class != codes[inside].program.method(callee[inside]).class {
        return None;
    }
    let callers = [codes[inside].method(caller.1[inside])?, codes[outside].method(caller.1[outside])?];
    // The words of the method that moved: those that the shorter one lacks at its beginning.
    let moved = (long.body.1 - long.body.0).checked_sub(short.body.1 - short.body.0).filter(|n| *n > 0)?;
    let cut = long.body.0 + moved;
    let texts = |words: &[Word<'_>]| words.iter().map(|word| word.text.to_owned()).collect::<Vec<_>>();
    let is_cut = long.body.0 == short.body.0
        && texts(&long.method.words[..long.body.0]) == texts(&short.method.words[..short.body.0])
        && texts(&long.method.words[cut..]) == texts(&short.method.words[short.body.0..]);
    let is_whole = long.method.lists[0].iter().any(|statement| statement.1 == long.method.words[cut - 1].end);
    let n_more = callers[1].words.len().checked_sub(callers[0].words.len())?;
    let start = callers[0].words.iter().zip(&callers[1].words).take_while(|(a, b)| a.text == b.text).count();
    if !is_cut || !is_whole {
        return None;
    }
    // Words that are alike around the place where something was put in leave several places for it.
    for at in (0..=start).rev() {
        let here = &callers[1].words[at..at + n_more];
        let place = (here.first()?.start, here.last()?.end);
        let is_inserted = texts(&callers[0].words[at..]) == texts(&callers[1].words[at + n_more..]);
        let is_list = callers[1].lists.iter().any(|list| {
            // The call follows in the same list: behind the only statement of a branch it would be outside.
            let first = list.iter().position(|statement| statement.0 == place.0);
            let last = first.and_then(|first| (first..list.len()).find(|&index| list[index].1 == place.1));
            let next = last.and_then(|last| list.get(last + 1));
            next.is_some_and(|next| callers[1].words.get(at + n_more).is_some_and(|word| word.start == next.0))
        });
        let call = CallStatement::read(&callers[0].words[at..], &long.name);
        let (true, true, Some(call)) = (is_inserted, is_list, call) else { continue };
        let mut renaming = Renaming::of_call(&long, &call.arguments, &callers[0])?;
        let body = &long.method.words[long.body.0..cut];
        if !renaming.fits((here, &callers[1]), (body, &long.method)) {
            continue;
        }
        let mut duties = vec![long.is_hidden(), is_called_once(codes, &long.name)];
        duties.extend(renaming.duties(codes, (outside, &callers[1]), (inside, &long.method)));
        let (effects, _) = codes[inside].effects(&long.method, (body[0].start, body[moved - 1].end));
        duties.extend(is_left_at_the_end("A", &effects));
        let rest = &long.method.words[cut..];
        let around = [&callers[1].words[..at], &callers[1].words[at + n_more..]].concat();
        duties.push(keeps_variables(&assigned(body, &long.method, &effects), &long, rest, &renaming, &around));
        let bindings = vec![("A".to_owned(), text(&codes[inside], body)), ("mBefore".to_owned(), long.name.clone())];
        let base = Applied { judgement: Judgement::Unknown, reason: None, method: None, is_reversed: inside == 1, bindings, duties };
        return Some(Applied { method: Some(caller.0.clone()), ..base });
    }
    None
}

/// Nobody else calls the method.
fn is_called_once(codes: &[Code<'_>; 2], name: &str) -> Duty {
    let is_once = codes.iter().all(|code| count(code, name) == 2);
    let outcome = if is_once { Ok(()) } else { Err(format!("other code names `{name}`, too")) };
    duty(format!("{name} is called in one place"), outcome)
}

/// The statements assign no variable that the rest of the method, its parameters or the caller see.
fn keeps_variables(written: &BTreeSet<String>, callee: &Callee<'_>, rest: &[Word<'_>], renaming: &Renaming, around: &[Word<'_>]) -> Duty {
    let is_named = |words: &[Word<'_>], name: &str| words.iter().any(|word| word.text == name);
    let seen = written.iter().find(|name| {
        callee.parameters.contains(*name) || is_named(rest, name) || renaming.outer(name).is_some_and(|outer| is_named(around, outer))
    });
    let outcome = match seen {
        Some(name) => Err(format!("`A` assigns `{name}`, which is used around it")),
        None => Ok(()),
    };
    duty("A assigns no variable that is used around it".to_owned(), outcome)
}
