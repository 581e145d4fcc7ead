//! Obligations of an instance: what the model says of its elements and assumes of its sets, asked of concrete statements (Steinhöfel 2020, §4.2.2,
//! Def. 4.5, with vacuous cases removed: every way to complete counts).

use std::collections::{BTreeMap, BTreeSet};

use java::abstracted::{Exp, ExpKind, Mode, Operator};

use super::effects::{Effects, Loc};
use crate::checked::{Checked, Spec};

/// Something that an instance has to satisfy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duty {
    pub claim: String,
    pub holds: bool,
    /// The model is a theorem without it, given what else holds of this instance.
    pub is_superfluous: bool,
    /// Which statement fails it, and how.
    pub reason: Option<String>,
}

/// An instance: the effects of the code that its elements stand for.
pub(crate) struct Instance<'i> {
    pub checked: &'i Checked,
    pub effects: &'i BTreeMap<String, Effects>,
    /// Locations that an element writes for sure, whatever happens.
    pub written: &'i BTreeMap<String, BTreeSet<Loc>>,
    /// Variables of the model, and their names in the instance.
    pub names: &'i BTreeMap<String, String>,
    /// Words of the method around the fragment: locals that are not among them are of no interest afterwards.
    pub outside: &'i BTreeSet<String>,
}

/// A set of locations, or why it may be any.
type Locations = Result<BTreeSet<Loc>, String>;

impl Instance<'_> {
    /// Everything that has to hold.
    pub(crate) fn duties(&self) -> Vec<Duty> {
        let mut all = Vec::new();
        let mut seen: BTreeSet<String> = BTreeSet::new();
        for spec in &self.checked.specs {
            if self.effects.contains_key(&spec.identifier) {
                for duty in self.of_element(spec) {
                    if seen.insert(duty.claim.clone()) {
                        all.push(duty);
                    }
                }
            }
        }
        let constraints = self.checked.constraints.iter().chain(&self.checked.pre);
        for part in constraints.flat_map(java::abstracted::formula::conjuncts) {
            let outcome = self.holds(part);
            all.push(duty(self.checked.text(part.start, part.end), outcome));
        }
        for (_, note) in &self.checked.notes {
            if let crate::checked::Note::Constraint(exp) = note {
                all.push(duty(self.checked.text(exp.start, exp.end), self.holds(exp)));
            }
        }
        all.extend(self.compared());
        all
    }

    /// Constraints of the whole model, part by part, with what is known of them.
    pub(crate) fn constraints(&self) -> Vec<(String, bool)> {
        let parts = self.checked.constraints.iter().flat_map(java::abstracted::formula::conjuncts);
        parts.map(|part| (self.checked.text(part.start, part.end), self.holds(part).is_ok())).collect()
    }

    /// Predicates that are conditions of completions which never happen here.
    pub(crate) fn impossible(&self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for behavior in self.checked.specs.iter().flat_map(|spec| &spec.behaviors) {
            if let Some(exp) = &behavior.requires
                && let Some(symbol) = mode_symbol(exp)
                && self.fails(exp).is_ok()
            {
                found.insert(symbol.to_owned());
            }
        }
        found
    }

    fn of_element(&self, spec: &Spec) -> Vec<Duty> {
        let name = &spec.identifier;
        let effects = &self.effects[name];
        let mut all = Vec::new();
        if self.checked.model.completion == crate::model::Completion::Total {
            let outcome = effects.may_not_end.as_ref().map_or(Ok(()), |why| Err(format!("`{name}` may not end: {why}")));
            all.push(duty(format!("{name} ends"), outcome));
        }
        if effects.jumps {
            all.push(duty(format!("{name} does not jump"), Err(format!("`{name}` may break or continue"))));
        }
        all.push(duty(format!("{name} writes what is assignable"), self.listed(spec, true)));
        all.push(duty(format!("{name} reads what is accessible"), self.listed(spec, false)));
        for location in spec.frame.iter().filter(|location| location.has_to) {
            let text = self.checked.text(location.exp.start, location.exp.end);
            let written = &self.written[name];
            let outcome = self.locations(&location.exp).and_then(|all| {
                let missing = all.iter().find(|place| !written.contains(place));
                missing.map_or(Ok(()), |place| Err(format!("`{name}` may leave `{}` as it is", place.name())))
            });
            all.push(duty(format!("{name}: \\hasTo({text})"), outcome));
        }
        for behavior in &spec.behaviors {
            let happens = may(effects, &behavior.mode);
            let is_never = matches!(behavior.requires.as_ref().map(|exp| &exp.kind), Some(ExpKind::Bool(false)));
            let keyword = behavior.mode.keyword();
            if is_never {
                let outcome = happens.clone().map_or(Ok(()), |why| Err(format!("`{name}` may complete abruptly: {why}")));
                all.push(duty(format!("{name}: {keyword} requires false"), outcome));
            } else if let Some(exp) = behavior.requires.as_ref().filter(|exp| self.event(exp).is_none()) {
                let text = self.checked.text(exp.start, exp.end);
                all.push(duty(format!("{name}: {keyword} requires {text}"), Err("nothing is known of this condition".to_owned())));
            }
            if let Some(exp) = &behavior.ensures {
                let text = self.checked.text(exp.start, exp.end);
                let outcome = match happens {
                    None if behavior.mode != Mode::Normal => Ok(()),
                    _ => Err(format!("it is not known what holds when `{name}` completes so")),
                };
                all.push(duty(format!("{name}: {keyword} ensures {text}"), outcome));
            }
        }
        all
    }

    /// All reads or writes are in the lists, as far as these name single places; a set takes the rest.
    fn listed(&self, spec: &Spec, is_frame: bool) -> Result<(), String> {
        let list: Vec<&Exp> =
            if is_frame { spec.frame.iter().map(|location| &location.exp).collect() } else { spec.footprint.iter().collect() };
        let takes_all = |exp: &&Exp| match &exp.kind {
            ExpKind::Everything => true,
            ExpKind::Name(name) => self.is_set(name),
            _ => false,
        };
        if list.iter().any(takes_all) {
            return Ok(());
        }
        let effects = &self.effects[&spec.identifier];
        if let Some(why) = &effects.unknown {
            return Err(format!("`{}`: {why}", spec.identifier));
        }
        let mut known = BTreeSet::new();
        for exp in list {
            known.extend(self.locations(exp)?);
        }
        let used = if is_frame { &effects.writes } else { &effects.reads };
        match used.iter().find(|place| !known.contains(place)) {
            None => Ok(()),
            Some(place) => Err(format!("`{}` {} `{}`", spec.identifier, if is_frame { "writes" } else { "reads" }, place.name())),
        }
    }

    fn is_set(&self, name: &str) -> bool {
        self.checked.symbols.iter().any(|symbol| symbol.name == name && symbol.is_set() && symbol.args.is_empty())
    }

    fn local(&self, name: &str) -> Option<Loc> {
        self.names.get(name).map(|name| Loc::Local(name.clone()))
    }

    /// The places that a location or a set stands for in the instance.
    fn locations(&self, exp: &Exp) -> Locations {
        match &exp.kind {
            ExpKind::Nothing => Ok(BTreeSet::new()),
            ExpKind::Name(name) => match self.local(name) {
                Some(place) => Ok(BTreeSet::from([place])),
                None if self.is_set(name) => self.set(name),
                None => Err(format!("nothing is known of `{name}`")),
            },
            _ => Err("nothing is known of this set".to_owned()),
        }
    }

    /// A declared set: whatever elements do where it is the only set of a list, without what is listed by itself. What a list with several sets
    /// needs besides belongs to its first one. (An instance may choose its sets; these are small, and all lists have what they need.)
    fn set(&self, name: &str) -> Locations {
        let mut all = BTreeSet::new();
        for (spec, sets, used) in self.lists() {
            if !sets.contains(&name) {
                continue;
            }
            if let Some(why) = &self.effects[&spec.identifier].unknown {
                return Err(format!("`{}`: {why}", spec.identifier));
            }
            match sets.as_slice() {
                [_] => all.extend(used),
                [first, others @ ..] if *first == name => {
                    let known: BTreeSet<Loc> = others.iter().flat_map(|other| self.alone(other)).collect();
                    all.extend(used.into_iter().filter(|place| !known.contains(place)));
                }
                _ => {}
            }
        }
        Ok(all)
    }

    /// Places that elements need where a set is the only one of a list.
    fn alone(&self, name: &str) -> BTreeSet<Loc> {
        self.lists().into_iter().filter(|(_, sets, _)| sets.as_slice() == [name]).flat_map(|(_, _, used)| used).collect()
    }

    /// All lists: the element, the sets in it, and the places that it needs besides those that are listed by themselves.
    fn lists(&self) -> Vec<(&Spec, Vec<&str>, BTreeSet<Loc>)> {
        let mut found = Vec::new();
        for spec in &self.checked.specs {
            let Some(effects) = self.effects.get(&spec.identifier) else { continue };
            let frame: Vec<&Exp> = spec.frame.iter().map(|location| &location.exp).collect();
            let footprint: Vec<&Exp> = spec.footprint.iter().collect();
            for (list, used) in [(frame, &effects.writes), (footprint, &effects.reads)] {
                let names = || list.iter().filter_map(|exp| if let ExpKind::Name(name) = &exp.kind { Some(name.as_str()) } else { None });
                let single: BTreeSet<Loc> = names().filter_map(|name| self.local(name)).collect();
                let sets = names().filter(|name| self.is_set(name)).collect();
                found.push((spec, sets, used.iter().filter(|place| !single.contains(place)).cloned().collect()));
            }
        }
        found
    }

    /// A formula holds; why that is not shown otherwise.
    fn holds(&self, exp: &Exp) -> Result<(), String> {
        match &exp.kind {
            ExpKind::Bool(true) => Ok(()),
            ExpKind::Binary(Operator::And, parts) => self.holds(&parts[0]).and_then(|()| self.holds(&parts[1])),
            ExpKind::Binary(Operator::Or, parts) => self.holds(&parts[0]).or_else(|first| self.holds(&parts[1]).map_err(|_| first)),
            ExpKind::Binary(Operator::Implies, parts) => {
                self.fails(&parts[0]).or_else(|first| self.holds(&parts[1]).map_err(|second| format!("{first}, and {second}")))
            }
            ExpKind::Not(part) => self.fails(part),
            ExpKind::Call(name, args) if name == "\\disjoint" => self.disjoint(args),
            ExpKind::Call(name, args) if name == "\\mutex" => self.exclusive(args),
            _ => Err("this is not decided".to_owned()),
        }
    }

    /// A formula never holds.
    fn fails(&self, exp: &Exp) -> Result<(), String> {
        match &exp.kind {
            ExpKind::Bool(false) => Ok(()),
            ExpKind::Binary(Operator::Or, parts) => self.fails(&parts[0]).and_then(|()| self.fails(&parts[1])),
            ExpKind::Binary(Operator::And, parts) => self.fails(&parts[0]).or_else(|first| self.fails(&parts[1]).map_err(|_| first)),
            ExpKind::Not(part) => self.holds(part),
            _ => match self.event(exp) {
                Some((element, mode)) => match may(&self.effects[&element], &mode) {
                    None => Ok(()),
                    Some(why) => Err(format!("`{element}` may complete abruptly: {why}")),
                },
                None => Err("this is not decided".to_owned()),
            },
        }
    }

    /// The completion that a predicate stands for: it is the condition of one mode of one element.
    fn event(&self, exp: &Exp) -> Option<(String, Mode)> {
        let symbol = mode_symbol(exp)?;
        let mut found = None;
        for spec in &self.checked.specs {
            for behavior in &spec.behaviors {
                if behavior.requires.as_ref().and_then(mode_symbol) == Some(symbol) && self.effects.contains_key(&spec.identifier) {
                    let event = (spec.identifier.clone(), behavior.mode.clone());
                    if found.as_ref().is_some_and(|other| *other != event) {
                        return None;
                    }
                    found = Some(event);
                }
            }
        }
        found
    }

    fn exclusive(&self, args: &[Exp]) -> Result<(), String> {
        let possible: Vec<String> = args.iter().filter_map(|arg| self.fails(arg).err()).collect();
        if possible.len() < 2 { Ok(()) } else { Err(possible.join(", and ")) }
    }

    fn disjoint(&self, args: &[Exp]) -> Result<(), String> {
        for (index, one) in args.iter().enumerate() {
            for other in &args[index + 1..] {
                if let Some(outcome) = self.irrelevant(one, other) {
                    outcome?;
                    continue;
                }
                let sets = (self.locations(one), self.locations(other));
                let is_empty = |set: &Locations| set.as_ref().is_ok_and(BTreeSet::is_empty);
                if is_empty(&sets.0) || is_empty(&sets.1) {
                    continue;
                }
                // By name, so that a variable that hides another needs no care.
                let names = |set: BTreeSet<Loc>| set.iter().map(Loc::name).collect::<BTreeSet<String>>();
                let common: Vec<String> = names(sets.0?).intersection(&names(sets.1?)).map(|name| format!("`{name}`")).collect();
                if !common.is_empty() {
                    let (a, b) = (self.checked.text(one.start, one.end), self.checked.text(other.start, other.end));
                    return Err(format!("{} is in {a} and in {b}", common.join(", ")));
                }
            }
        }
        Ok(())
    }
}

impl Instance<'_> {
    /// A set of its own that is compared at the end: it stands for everything that anybody may look at afterwards.
    fn is_relevant(&self, name: &str) -> bool {
        let is_name = |exp: &Exp| matches!(&exp.kind, ExpKind::Name(listed) if listed == name);
        let is_listed = |spec: &Spec| spec.footprint.iter().any(is_name) || spec.frame.iter().any(|location| is_name(&location.exp));
        let is_compared = self.checked.model.relevant.iter().all(|list| list.iter().any(|known| known == name));
        is_compared && self.is_set(name) && !self.checked.specs.iter().any(is_listed)
    }

    /// Nothing outside the fragment names this.
    fn is_forgotten(&self, place: &Loc) -> bool {
        matches!(place, Loc::Local(name) if !self.outside.contains(name))
    }

    /// One of the sets is what is looked at afterwards: everything but locals that nothing outside the fragment names.
    fn irrelevant(&self, one: &Exp, other: &Exp) -> Option<Result<(), String>> {
        let is_relevant = |exp: &Exp| matches!(&exp.kind, ExpKind::Name(name) if self.is_relevant(name));
        let set = match (is_relevant(one), is_relevant(other)) {
            (true, false) => other,
            (false, true) => one,
            _ => return None,
        };
        Some(self.locations(set).and_then(|all| {
            let seen = all.iter().find(|place| !self.is_forgotten(place));
            seen.map_or(Ok(()), |place| Err(format!("`{}` may be looked at afterwards", place.name())))
        }))
    }

    /// Where a model compares only some sets, everything else that is written is looked at by nobody.
    fn compared(&self) -> Option<Duty> {
        let relevant = &self.checked.model.relevant[0];
        if relevant.iter().any(|name| self.is_relevant(name)) {
            return None;
        }
        let outcome = || -> Result<(), String> {
            let mut compared = BTreeSet::new();
            for name in relevant {
                compared.extend(match self.local(name) {
                    Some(place) => BTreeSet::from([place]),
                    None => self.set(name)?,
                });
            }
            let mut written: BTreeSet<Loc> = self.names.values().map(|name| Loc::Local(name.clone())).collect();
            for (element, effects) in self.effects {
                if let Some(why) = &effects.unknown {
                    return Err(format!("`{element}`: {why}"));
                }
                written.extend(effects.writes.iter().cloned());
            }
            let seen = written.iter().find(|place| !compared.contains(place) && !self.is_forgotten(place));
            seen.map_or(Ok(()), |place| Err(format!("`{}` is not compared and may be looked at afterwards", place.name())))
        };
        Some(duty("everything that is looked at afterwards is compared".to_owned(), outcome()))
    }
}

pub(super) fn duty(claim: String, outcome: Result<(), String>) -> Duty {
    Duty { claim, holds: outcome.is_ok(), is_superfluous: false, reason: outcome.err() }
}

/// `p` in `p(\value(footprint))`.
fn mode_symbol(exp: &Exp) -> Option<&str> {
    match &exp.kind {
        ExpKind::Call(name, _) if !name.starts_with('\\') => Some(name),
        _ => None,
    }
}

/// Why an element may complete in a mode; nothing if it does not.
fn may(effects: &Effects, mode: &Mode) -> Option<String> {
    let when = |condition: bool, why: &str| condition.then(|| why.to_owned());
    match mode {
        Mode::Throw => effects.throws.clone(),
        Mode::Return | Mode::ReturnValue => when(effects.returns, "it returns"),
        Mode::Break(_) | Mode::Continue(_) => when(effects.jumps, "it breaks or continues"),
        Mode::Normal => Some("it completes".to_owned()),
    }
}
