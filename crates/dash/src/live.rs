//! Which variables are read behind a location.

use std::collections::{BTreeMap, BTreeSet};

use term::{Op as TermOp, SymbolId, TermId, Terms};

use crate::locations::{Location, Op, Procedure};

/// The locals that are read behind each location before they are written, ascending.
pub(crate) fn live_locals(terms: &Terms, procedure: &Procedure) -> Vec<Vec<usize>> {
    let mut local_of: BTreeMap<SymbolId, usize> = BTreeMap::new();
    for (index, symbol) in procedure.symbols.iter().enumerate() {
        if let TermOp::App(symbol) = terms.op(*symbol) {
            local_of.insert(symbol, index);
        }
    }
    let reads = |term: TermId| terms.symbols_of(term).iter().filter_map(|symbol| local_of.get(symbol).copied()).collect::<Vec<_>>();
    let mut live = vec![BTreeSet::new(); procedure.locations.len()];
    let mut is_changed = true;
    while std::mem::take(&mut is_changed) {
        for edge in &procedure.edges {
            let (condition, after) = match &edge.op {
                Op::Step { condition, locals } | Op::Call { condition, locals, .. } => (*condition, locals),
            };
            let mut read: BTreeSet<usize> = reads(condition).into_iter().chain(edge.returned.into_iter().flat_map(reads)).collect();
            if let Op::Call { arguments, globals, .. } = &edge.op {
                let given = globals.iter().map(|(given, _)| given);
                read.extend(arguments.iter().chain(given).flat_map(|argument| reads(*argument)));
            }
            // Callers see static fields.
            if procedure.generic.fixed.is_some() && procedure.locations[edge.to] == Location::Exit {
                read.extend(procedure.globals().flat_map(|global| reads(after[global])));
            }
            read.extend(live[edge.to].iter().flat_map(|local| reads(after[*local])));
            let before = live[edge.from].len();
            live[edge.from].extend(read);
            is_changed |= live[edge.from].len() > before;
        }
    }
    live.into_iter().map(|live| live.into_iter().collect()).collect()
}
