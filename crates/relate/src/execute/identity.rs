//! Identity of objects. Objects that are made while programs run are known up to renaming only, so where programs tell objects apart by
//! identity, those must not be among them (Steinhöfel 2020, §4.3: equal states before do not mean the same new object).

use std::collections::{BTreeMap, BTreeSet};

use java::model::Expr;
use term::TermId;

use super::{Machine, Step, Stop};

impl Machine<'_> {
    /// Identities of objects matter here.
    pub(super) fn note_identity(&mut self, expr: &Expr) -> Step<()> {
        self.has_identity = true;
        self.check_identity(expr)
    }

    /// New objects are known by what they were made of, which is not enough where identities matter.
    pub(super) fn check_identity(&self, expr: &Expr) -> Step<()> {
        if self.has_created && self.has_identity {
            return self.unsupported("new objects together with comparisons or fields of objects", expr.span);
        }
        Ok(())
    }

    /// Remembers a reference that is compared, or of which a part is used.
    pub(super) fn observe(&mut self, reference: TermId, expr: &Expr) {
        self.observed.push((self.side, reference, expr.span));
    }

    /// Two executions of an element in one program may have made two objects that are one in the encoding. So references that stem from an
    /// element that is executed more than once are not told apart.
    pub(crate) fn check_observed(&self) -> Step<()> {
        let mut seen: BTreeSet<(usize, String)> = BTreeSet::new();
        for (side, reference, span) in &self.observed {
            let n_times = self.n_times(*side);
            let symbols = self.cx.terms.symbols_of(*reference).iter().map(|&symbol| &self.cx.terms.symbol(symbol).name);
            let made: BTreeSet<String> = symbols.filter_map(|name| maker(name)).collect();
            for maker in made {
                let is_repeated = self.n_loops_met > 0 || maker == VIRTUAL_MACHINE || n_times.get(maker.as_str()).is_some_and(|&n| n > 1);
                if !seen.insert((*side, maker)) && is_repeated {
                    let what = "telling objects apart that several executions of one part may have made".to_owned();
                    return Err(Stop::Unsupported { what, place: (span.start as usize, span.end as usize) });
                }
            }
        }
        Ok(())
    }

    /// How often elements are executed in a program.
    fn n_times(&self, side: usize) -> BTreeMap<&str, usize> {
        let mut found = BTreeMap::new();
        for executed in self.executed.iter().filter(|executed| executed.side == side) {
            *found.entry(self.checked.specs[executed.element].identifier.as_str()).or_default() += 1;
        }
        found
    }
}

/// The beginning of the names of functions whose values are new objects, by what they are made of.
pub(crate) const NEW_OBJECT: &str = "new ";

/// The maker of boxes, and of exceptions that nobody threw.
const VIRTUAL_MACHINE: &str = "new";

/// The element that a function describes, if its values may be new objects.
fn maker(function: &str) -> Option<String> {
    if function == "box" || function.starts_with(NEW_OBJECT) {
        return Some(VIRTUAL_MACHINE.to_owned());
    }
    let (element, rest) = function.split_once('.')?;
    (rest == "exception" || rest == "result" || rest.starts_with("value.")).then(|| element.to_owned())
}
