//! Abstract elements: what they write, return and throw depends on the snapshot of their footprint alone.
//!
//! Exception, result and modes of completion are told by the state before (Steinhöfel 2020, §4.3.2, where the printed rule looks at them after
//! the abstract update, which is not sound: two executions that end in the same state need not have returned the same).

use std::rc::Rc;

use java::abstracted::{Behavior, Mode};
use java::model::{Expr, ExprKind};
use term::{Sort, TermId};

use super::{Executed, Flow, Frame, Machine, Outcome, Step, ty_of};
use crate::context::{Role, Ty};
use crate::formula::{Scope, Val};
use crate::grounding::Formula;
use crate::set::Set;
use crate::state::{Effect, Node, StateId};

impl Machine<'_> {
    /// The abstract element that a call stands for.
    pub(crate) fn element_of(&self, expr: &Expr) -> Option<usize> {
        let ExprKind::Call { method, .. } = &expr.kind else { return None };
        let name = &self.program.method(*method).name;
        if name.starts_with("_abstract_") { self.checked.assembled.element(name) } else { None }
    }

    pub(crate) fn abstract_statement(&mut self, element: usize, state: StateId, path: TermId, frame: &mut Frame) -> Step<Outcome> {
        let modes = self.modes_here(element, frame);
        let executed = self.execute(element, modes, state, path, frame, Ty::Ref)?;
        let mut exits: Vec<(Mode, TermId)> = Vec::new();
        for (mode, flag) in &executed.flags {
            // With or without a value: the method ends.
            let exit = if *mode == Mode::ReturnValue { Mode::Return } else { mode.clone() };
            match exits.iter_mut().find(|(known, _)| *known == exit) {
                Some(known) => known.1 = self.cx.terms.or2(known.1, *flag),
                None => exits.push((exit, *flag)),
            }
        }
        let result = self.returned(&executed, frame);
        Ok(Outcome { state: executed.after, exits, exception: executed.exception, result }.tidy(&self.cx))
    }

    /// The returned value: nothing in methods without a result, and by a mode that says so where there are both.
    fn returned(&mut self, executed: &Executed, frame: &Frame) -> TermId {
        let nothing = self.cx.terms.int(0);
        if frame.is_void {
            return nothing;
        }
        let has_both = executed.flags.iter().any(|(mode, _)| *mode == Mode::ReturnValue);
        let bare = executed.flags.iter().find(|(mode, _)| *mode == Mode::Return && has_both);
        match bare {
            Some((_, flag)) => self.cx.terms.ite(*flag, nothing, executed.result),
            None => executed.result,
        }
    }

    pub(crate) fn abstract_expression(&mut self, element: usize, expr: &Expr, state: StateId, path: TermId, frame: &Frame) -> Step<Flow> {
        let ty = ty_of(expr.ty);
        let executed = self.execute(element, vec![Mode::Throw], state, path, frame, ty)?;
        let throws = executed.flags.iter().find(|(mode, _)| *mode == Mode::Throw).map(|(_, flag)| *flag);
        let throws = throws.unwrap_or_else(|| self.cx.terms.fls());
        let value = if ty == Ty::Bool { self.cx.truth(executed.result) } else { executed.result };
        Ok(Flow { state: executed.after, throws, exception: executed.exception, value })
    }

    /// The ways in which a statement could complete abruptly here.
    fn modes_here(&self, element: usize, frame: &Frame) -> Vec<Mode> {
        let says = |mode: &Mode| self.checked.specs[element].behaviors.iter().any(|behavior| behavior.mode == *mode);
        let mut modes = vec![Mode::Throw];
        match (says(&Mode::Return), says(&Mode::ReturnValue)) {
            (true, true) => modes.extend([Mode::Return, Mode::ReturnValue]),
            // Clauses about returned values say nothing of `return;`, which such a method could have.
            (false, true) if frame.is_void => modes.extend([Mode::Return, Mode::ReturnValue]),
            (false, true) => modes.push(Mode::ReturnValue),
            _ => modes.push(Mode::Return),
        }
        if frame.n_loops + frame.n_switches > 0 {
            modes.push(Mode::Break(None));
        }
        if frame.n_loops > 0 {
            modes.push(Mode::Continue(None));
        }
        for (label, is_loop) in &frame.labels {
            modes.push(Mode::Break(Some(label.clone())));
            if *is_loop {
                modes.push(Mode::Continue(Some(label.clone())));
            }
        }
        modes
    }

    fn execute(&mut self, element: usize, modes: Vec<Mode>, state: StateId, path: TermId, frame: &Frame, result_ty: Ty) -> Step<Executed> {
        let scope = self.scope(state, frame);
        let (footprint, args) = self.footprint(element, &scope)?;
        let effects = self.effects(element, &args, &scope)?;
        let after = if effects.is_empty() { state } else { self.cx.state(Node::Abstract { before: state, effects: Rc::clone(&effects) }) };
        let identifier = self.checked.specs[element].identifier.clone();
        let exception = self.cx.apply(&format!("{identifier}.exception"), &args, Sort::Int);
        let zero = self.cx.terms.int(0);
        let is_none = self.cx.terms.eq(exception, zero);
        let is_some = self.cx.terms.not(is_none);
        self.cx.facts.push(is_some);
        let result = self.cx.apply(&format!("{identifier}.result"), &args, Sort::Int);
        self.cx.note_type(result, result_ty);
        let flags = self.flags(element, modes, &args);
        let executed = Executed {
            element,
            side: 0,
            path,
            flags,
            exception,
            result,
            before: state,
            after,
            effects,
            footprint,
            names: Rc::clone(&frame.names),
        };
        self.describe_completion(&executed, &scope, result_ty)?;
        self.executed.push(executed.clone());
        Ok(executed)
    }

    /// The snapshot: one argument per position of the footprint list.
    fn footprint(&mut self, element: usize, scope: &Scope) -> Step<(Vec<Set>, Rc<[TermId]>)> {
        let checked = self.checked;
        let spec = &checked.specs[element];
        let (mut sets, mut args) = (Vec::new(), Vec::new());
        for (position, exp) in spec.footprint.iter().enumerate() {
            let set = self.cx.set(exp, scope)?;
            let arg = if set == Set::Nothing { self.cx.terms.int(0) } else { self.cx.token(&set, scope.state) };
            self.cx.use_token(&spec.identifier, position, arg);
            sets.push(set);
            args.push(arg);
        }
        Ok((sets, args.into()))
    }

    /// The effects, one per position of the frame list. Where they overlap, single locations that have to be written win, then later positions.
    fn effects(&mut self, element: usize, args: &Rc<[TermId]>, scope: &Scope) -> Step<Rc<[Effect]>> {
        let checked = self.checked;
        let spec = &checked.specs[element];
        let mut effects = Vec::new();
        for (position, location) in spec.frame.iter().enumerate() {
            let set = self.cx.set(&location.exp, scope)?;
            if set == Set::Nothing {
                continue;
            }
            let kind = if set.single().is_some() { String::new() } else { format!(".{}", set.shape(&self.cx.terms)) };
            let has_to = if location.has_to {
                let text = format!("{}: assignable \\hasTo({})", spec.identifier, checked.text(location.exp.start, location.exp.end));
                let label = self.shared_label(format!("{}: \\hasTo {position}", spec.identifier), &text, Role::Shape);
                self.cx.labels[label].option
            } else {
                self.cx.terms.fls()
            };
            let name = |what: &str| format!("{}.{what}.{position}{kind}", spec.identifier);
            effects.push((location.has_to, Effect { set, writes: name("writes"), value: name("value"), args: Rc::clone(args), has_to }));
        }
        effects.sort_by_key(|(has_to, effect)| *has_to && effect.set.single().is_some());
        Ok(effects.into_iter().map(|(_, effect)| effect).collect())
    }

    /// Flags of the modes, of which at most one is set.
    fn flags(&mut self, element: usize, modes: Vec<Mode>, args: &[TermId]) -> Vec<(Mode, TermId)> {
        let identifier = &self.checked.specs[element].identifier;
        let mut flags: Vec<(Mode, TermId)> = Vec::new();
        for mode in modes {
            let flag = self.cx.apply(&format!("{identifier}.{}", mode.keyword()), args, Sort::Bool);
            for (_, other) in &flags {
                let both = self.cx.terms.and2(flag, *other);
                let fact = self.cx.terms.not(both);
                self.cx.facts.push(fact);
            }
            flags.push((mode, flag));
        }
        flags
    }

    /// When modes happen, and what holds then.
    fn describe_completion(&mut self, executed: &Executed, scope: &Scope, result_ty: Ty) -> Step<()> {
        let checked = self.checked;
        let result = match result_ty {
            Ty::Bool => Val::Bool(self.cx.truth(executed.result)),
            Ty::Int(_) => Val::Int(executed.result),
            Ty::Ref => Val::Any(executed.result),
        };
        let after = Scope { state: executed.after, result: Some(result), exception: Some(executed.exception), ..scope.clone() };
        for behavior in &checked.specs[executed.element].behaviors {
            let flag = self.flag_of(executed, &behavior.mode);
            let Some(flag) = flag else { continue };
            self.requires(executed, behavior, flag, scope)?;
            if let Some(ensures) = &behavior.ensures {
                let path = self.cx.terms.and2(executed.path, flag);
                for (number, part) in java::abstracted::formula::conjuncts(ensures).into_iter().enumerate() {
                    let formula = self.cx.assert(part, &after, true)?;
                    let label = self.clause_label(executed, behavior, ("ensures", number), part);
                    self.cx.assume(Some(label), path, formula);
                }
            }
        }
        Ok(())
    }

    /// The condition of a mode; `None` if it cannot happen here.
    fn flag_of(&mut self, executed: &Executed, mode: &Mode) -> Option<TermId> {
        if *mode == Mode::Normal {
            let all: Vec<TermId> = executed.flags.iter().map(|(_, flag)| *flag).collect();
            let abrupt = self.cx.terms.or(&all);
            return Some(self.cx.terms.not(abrupt));
        }
        executed.flags.iter().find(|(known, _)| known == mode).map(|(_, flag)| *flag)
    }

    /// A mode happens if and only if its condition holds before.
    fn requires(&mut self, executed: &Executed, behavior: &Behavior, flag: TermId, scope: &Scope) -> Step<()> {
        let Some(requires) = behavior.requires.as_ref().filter(|_| behavior.mode != Mode::Normal) else { return Ok(()) };
        let (holds, fails) = (self.cx.assert(requires, scope, true)?, self.cx.assert(requires, scope, false)?);
        let unset = self.cx.terms.not(flag);
        let formula = Formula::And(vec![Formula::Or(vec![Formula::Term(unset), holds]), Formula::Or(vec![Formula::Term(flag), fails])]);
        let label = self.clause_label(executed, behavior, ("requires", 0), requires);
        self.cx.assume(Some(label), executed.path, formula);
        Ok(())
    }

    fn clause_label(
        &mut self,
        executed: &Executed,
        behavior: &Behavior,
        (word, number): (&str, usize),
        part: &java::abstracted::Exp,
    ) -> usize {
        let identifier = &self.checked.specs[executed.element].identifier;
        let keyword = behavior.mode.keyword();
        let text = format!("{identifier}: {keyword} {word} {}", self.checked.text(part.start, part.end));
        let is_excluded = word == "requires" && matches!(part.kind, java::abstracted::ExpKind::Bool(false));
        let is_restricted = word == "ensures" && behavior.mode != Mode::Normal;
        let role = if is_excluded || is_restricted { Role::Constraint } else { Role::Shape };
        self.shared_label(format!("{identifier}: {keyword} {word} {number}"), &text, role)
    }

    /// One label for what stands at the same place of the lists of one identifier, wherever it occurs: it is shown as it was met first.
    fn shared_label(&mut self, key: String, text: &str, role: Role) -> usize {
        if let Some(&label) = self.shared_labels.get(&key) {
            return label;
        }
        let label = self.cx.label(text, role);
        self.shared_labels.insert(key, label);
        label
    }
}
