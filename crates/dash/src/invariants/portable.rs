//! Invariants as plain data, for a file: formulas over the parameters of relations by number.

use serde::{Deserialize, Serialize};
use term::{Sort, Terms};

use super::{Invariants, System};
use crate::portable::{Node, read_nodes, write_formula};

/// One formula per relation of the program, in the order of the clauses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PortableInvariants {
    pub relations: Vec<PortableFormula>,
}

/// A formula as a list of operators; the last one is the formula.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PortableFormula {
    pub parameters: usize,
    pub nodes: Vec<Node>,
}

impl Invariants {
    /// As plain data, or what in it cannot be.
    pub fn portable(&self, terms: &Terms, system: &System) -> Result<PortableInvariants, String> {
        let mut relations = Vec::new();
        for (formula, parameters) in self.0.iter().zip(&system.relations) {
            relations.push(PortableFormula { parameters: parameters.len(), nodes: write_formula(terms, parameters, *formula)? });
        }
        Ok(PortableInvariants { relations })
    }

    /// Claimed invariants of a system. That they are formulas over its relations is all that is known of them.
    pub fn read(terms: &mut Terms, system: &System, claimed: &PortableInvariants) -> Result<Invariants, String> {
        if claimed.relations.len() != system.relations.len() {
            return Err("the program has other relations than the proof".to_owned());
        }
        let mut found = Vec::new();
        for (formula, parameters) in claimed.relations.iter().zip(&system.relations) {
            if formula.parameters != parameters.len() {
                return Err("a relation has other parameters than in the proof".to_owned());
            }
            let values = read_nodes(terms, parameters, &formula.nodes)?;
            let last = values.last().copied().filter(|last| terms.sort(*last) == Sort::Bool);
            found.push(last.ok_or("an invariant that is no formula")?);
        }
        Ok(Invariants(found))
    }
}
