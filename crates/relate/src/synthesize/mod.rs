//! From a countermodel to a pair of Java programs that are an instance of the model and run differently.
//!
//! Places of the countermodel become fields. An element becomes a table: it looks at its footprint, finds the case of the countermodel, and does
//! what it does there. The programs are then run on the concrete machine: only a difference that is seen there counts.

mod emit;
mod harness;
mod heap;
mod position;
mod relation;
mod run;
mod table;

pub use run::{Execution, execute};

use solver::Model as Values;

use crate::question::Question;

/// Two programs that differ.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The whole class: fields, context methods, `left` and `right`, and a `main` that shows the difference.
    pub source: String,
    pub left: String,
    pub right: String,
    /// The fields before the run.
    pub input: Vec<(String, String)>,
    pub differs: bool,
    /// The ends of both programs.
    pub ends: [String; 2],
    /// In words.
    pub difference: String,
}

/// Makes the pair and runs it; why not, if the countermodel is none that Java could have.
pub(crate) fn pair(question: &mut Question<'_>, values: &Values) -> Result<Pair, String> {
    let instance = table::Instance::new(question, values)?;
    let written = emit::write(question, &instance)?;
    let execution = run::execute(&written.source)?;
    let differs = relation::violates(question, values, &execution);
    let difference = if execution.ends[0] == execution.ends[1] {
        "both end alike".to_owned()
    } else {
        format!("left ends with {}, right with {}", execution.ends[0], execution.ends[1])
    };
    Ok(Pair {
        source: written.source,
        left: written.left,
        right: written.right,
        input: instance.input.clone(),
        differs,
        ends: execution.ends,
        difference,
    })
}
