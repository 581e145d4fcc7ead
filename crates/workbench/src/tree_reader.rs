//! Reads an exploration into the plain tree that every view is made from.

use common::setting::Setting;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Instant;

use engine::{MergeRecord, NodeId, NodeKind};
use explain::tree::{Merge, MergedValue, Node, SCHEMA, Source, Tool, Tree};
use java::model::{Span, Ty};
use machine::concrete::{Ints, unmakeable};
use machine::input::{Content, Input};
use machine::symbolic::{InputTerm, NoExample, Viewer};
use serde_json::{Map, Value, json};
use term::{Sort, TermId, Terms, applications, display, subterms};

use crate::condition;
use crate::example;
use crate::run::{Run, display_path};

/// Elements of the arrays of an example if the first one found was too long.
const MAX_SHORT: usize = 20;

impl Run {
    /// The whole tree. Examples cost a model per leaf; after the deadline leaves say that there was no time for one.
    pub fn tree(&mut self, with_stats: bool) -> Tree {
        let ids: Vec<NodeId> = self.session.exploration().dag.ids().collect();
        let nodes = ids.into_iter().map(|id| self.node(id)).collect();
        self.tree_of(nodes, with_stats)
    }

    /// The same for those who ask nothing else: what is read of the exploration is let go, so that a large tree is not in memory twice.
    pub fn into_tree(mut self, with_stats: bool) -> Tree {
        let ids: Vec<NodeId> = self.session.exploration().dag.ids().collect();
        let mut nodes = Vec::with_capacity(ids.len());
        for id in ids {
            nodes.push(self.node(id));
            self.session.exploration_mut().dag.get_mut(id).state = None;
        }
        self.tree_of(nodes, with_stats)
    }

    fn tree_of(&self, mut nodes: Vec<Node>, with_stats: bool) -> Tree {
        number(&mut nodes);
        let program = self.program();
        let file = program.method(self.method).span.file;
        Tree {
            schema: SCHEMA.to_owned(),
            tool: Tool { name: "espalier".to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() },
            file: display_path(&program.file(file).path),
            method: program.method_name(self.method),
            ints: ints_name(self.options.ints).to_owned(),
            exhaustive: self.session.bits().exhaustive,
            precise: self.session.bits().precise,
            assumptions: self.assumptions(),
            nodes,
            stats: with_stats.then(|| self.stats()),
        }
    }

    fn node(&mut self, id: NodeId) -> Node {
        let node = self.session.exploration().dag.get(id);
        let (kind, label, bits, condition, value, source) =
            (node.kind, node.label.to_string(), node.bits, node.condition, node.value, node.source);
        let parents = node.parents.as_slice().iter().map(|parent| parent.0).collect();
        let mut read = Node {
            id: id.0,
            parents,
            kind,
            label,
            source: source.map(|source| self.place(source)),
            exhaustive: bits.exhaustive,
            precise: bits.precise,
            branch_condition: condition.map(|condition| self.condition_text(id, condition)),
            path_condition: None,
            return_value: None,
            exception: None,
            message: None,
            effects: Vec::new(),
            output: None,
            output_expression: None,
            example: None,
            example_text: None,
            reason: None,
            open: Vec::new(),
            merge: self.session.exploration().merges.get(&id).map(|merge| Box::new(merge_of(&self.terms, merge))),
        };
        match kind {
            NodeKind::MethodReturn | NodeKind::Termination => read.return_value = value.map(|value| self.returned(id, value)),
            NodeKind::ExceptionalMethodReturn | NodeKind::ExceptionalTermination => read.exception = Some(read.label.clone()),
            _ => {}
        }
        if kind == NodeKind::ExceptionalTermination {
            read.message = value.and_then(|exception| self.message(id, exception));
            read.source = read.source.or_else(|| self.thrown_at(id));
        }
        if kind.is_leaf() {
            self.leaf(id, &mut read);
        }
        read
    }

    fn leaf(&mut self, id: NodeId, read: &mut Node) {
        let conjuncts = self.session.exploration().paths.conjuncts(self.session.exploration().dag.get(id).path);
        read.path_condition = Some(self.condition_of(&conjuncts));
        self.output(id, read);
        read.effects = self.effects(id);
        match self.example_in_time(id) {
            Ok(input) => {
                let mut names = self.input_names();
                names.extend(self.tape(id).into_iter().map(|input| (input.name, input.ty)));
                let nondeterministic = input.nondeterministic.clone();
                let input = Input { arguments: [input.arguments, nondeterministic].concat(), ..input };
                read.example = Some(example::to_json(self.program(), &names, &input));
                read.example_text = Some(example::to_text(self.program(), &names, &input));
            }
            Err(reason) => read.reason = Some(reason),
        }
    }

    /// The text that an exception was created with, if it has one.
    fn message(&mut self, id: NodeId, exception: TermId) -> Option<String> {
        let state = self.session.exploration().dag.get(id).state.clone()?;
        let field = self.semantics.world.program.library_field("java.lang.Throwable", "message");
        let ty = self.program().field(field).ty;
        let message = Viewer::new(&mut self.semantics, &mut self.terms, state.clone()).field(exception, field);
        let context = self.session.exploration().paths.conjuncts(self.session.exploration().dag.get(id).path);
        (self.terms.op(message) != term::Op::Null).then(|| self.value_text(&context, &state, message, ty))
    }

    /// Where an exception that ends a path was thrown: in the innermost of the methods that it left.
    fn thrown_at(&self, leaf: NodeId) -> Option<Source> {
        let mut place = None;
        let mut at = leaf;
        while let [parent] = self.session.exploration().dag.get(at).parents.as_slice() {
            let node = self.session.exploration().dag.get(*parent);
            if node.kind != NodeKind::ExceptionalMethodReturn {
                break;
            }
            (place, at) = (node.source, *parent);
        }
        place.map(|source| self.place(source))
    }

    /// The time limit is one for exploration and examples together.
    pub(crate) fn example_in_time(&mut self, id: NodeId) -> Result<Input, String> {
        // The values of constants that a merge made are nobody's choice: a model of the path need not be a run.
        let is_inexact = self.session.exploration().merges.values().any(|merge| !merge.bits.precise);
        if is_inexact && !self.is_precise(id) {
            return Err("a merge on the way forgot values, so no input is known to take this path".to_owned());
        }
        if let Some(call) = self.skipped_call_on_path(id) {
            return Err(format!("the path depends on `{call}` in a static initialiser, which is not supported"));
        }
        if self.options.budget.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return Err(format!("the time limit ({}) left no time for an example", Setting::Timeout));
        }
        let input = self.example_at(id).map_err(|reason| reason.to_string())?;
        match unmakeable(&mut self.semantics.world, &input, self.options.ints) {
            Some(reason) => {
                self.has_unmakeable_inputs = true;
                Err(format!("{}: {reason}", example::to_text(self.program(), &self.input_names(), &input)))
            }
            None => Ok(input),
        }
    }

    /// Names and types of the inputs.
    pub(crate) fn input_names(&self) -> Vec<(String, Ty)> {
        self.initial.inputs.iter().map(|input| (input.name.clone(), input.ty)).collect()
    }

    /// The unsupported call in a static initialiser whose result decides the path.
    fn skipped_call_on_path(&self, id: NodeId) -> Option<String> {
        let conjuncts = self.session.exploration().paths.conjuncts(self.session.exploration().dag.get(id).path);
        let call = conjuncts.iter().find_map(|conjunct| self.semantics.symbols.skipped_call_in(&self.terms, *conjunct))?;
        Some(self.program().written(call).split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// A concrete input that reaches a leaf.
    pub fn example_at(&mut self, id: NodeId) -> Result<Input, NoExample> {
        let conjuncts = self.session.exploration().paths.conjuncts(self.session.exploration().dag.get(id).path);
        self.example_where(id, &conjuncts)
    }

    /// A concrete input that reaches a leaf under these conditions, those of its path among them.
    pub(crate) fn example_where(&mut self, id: NodeId, conjuncts: &[TermId]) -> Result<Input, NoExample> {
        let model = self.solver.model(&mut self.terms, conjuncts).ok_or_else(|| self.no_model())?;
        let n_inputs = self.initial.inputs.len();
        let tape = self.tape(id);
        self.initial.inputs.extend(tape);
        let found = self.example_of(&model, conjuncts);
        let tape: Vec<InputTerm> = self.initial.inputs.drain(n_inputs..).collect();
        found.map(|mut input| {
            input.nondeterministic = input.arguments.split_off(input.arguments.len() - tape.len());
            input
        })
    }

    /// The nondeterministic values that the path to a node asked for, as inputs.
    fn tape(&mut self, id: NodeId) -> Vec<InputTerm> {
        let types = self.session.exploration().dag.get(id).state.as_ref().map(|state| Rc::clone(&state.tape)).unwrap_or_default();
        let mut inputs = Vec::new();
        for (position, ty) in types.iter().enumerate() {
            let term = self.semantics.symbols.nondeterministic(&self.semantics.world, &mut self.terms, position, *ty);
            inputs.push(InputTerm { name: format!("nondet{}", position + 1), ty: *ty, term, value: term });
        }
        inputs
    }

    fn example_of(&mut self, model: &solver::Model, conjuncts: &[TermId]) -> Result<Input, NoExample> {
        let found = machine::symbolic::example(&self.semantics, &self.terms, model, &self.initial.inputs, conjuncts);
        let better = match &found {
            Ok(input) if has_long_arrays(input) => self.short_example(conjuncts),
            Err(NoExample::TooLong) => self.short_example(conjuncts),
            Err(NoExample::UnknownClass(_) | NoExample::HiddenState(_)) => self.known_example(conjuncts),
            Ok(_) | Err(NoExample::Other(_)) => None,
        };
        better.map_or(found, Ok)
    }

    /// True if the budget of the solver is used up, so that nothing more can be asked.
    pub fn is_solver_spent(&self) -> bool {
        self.solver.is_spent()
    }

    fn no_model(&self) -> NoExample {
        if self.options.budget.cancel.is_cancelled() {
            "stopped on request before an example was found".into()
        } else if self.solver.is_spent() {
            format!("the solver budget ({}) left nothing for an example", Setting::SolverBudget).into()
        } else {
            "the solver found no example input".into()
        }
    }

    /// An example with short arrays: those of the first one are too long to be read.
    fn short_example(&mut self, conjuncts: &[TermId]) -> Option<Input> {
        let length = self.semantics.symbols.length_symbol()?;
        let mut lengths = applications(&self.terms, conjuncts, |symbol| symbol == length);
        let most = self.terms.int(MAX_SHORT as i64);
        for length in &mut lengths {
            *length = self.terms.le(*length, most);
        }
        if lengths.iter().any(|is_short| self.solver.check(&mut self.terms, conjuncts, *is_short) == solver::Answer::Unsat) {
            return None;
        }
        lengths.extend_from_slice(conjuncts);
        let model = self.solver.model(&mut self.terms, &lengths)?;
        machine::symbolic::example(&self.semantics, &self.terms, &model, &self.initial.inputs, conjuncts).ok()
    }

    /// An example whose objects all have classes that can be named: in the first one, some are known only by a supertype.
    fn known_example(&mut self, conjuncts: &[TermId]) -> Option<Input> {
        let opaque = self.semantics.symbols.types.opaque_set(&self.semantics.world.program, &mut self.terms);
        let mut roots = conjuncts.to_vec();
        roots.extend(self.initial.inputs.iter().map(|input| input.term));
        let mut known = subterms(&self.terms, &roots);
        known.retain(|term| self.terms.sort(*term) == Sort::Ref && self.terms.is_closed(*term));
        for term in &mut known {
            let is_opaque = self.terms.tag_in(*term, opaque);
            *term = self.terms.not(is_opaque);
        }
        known.extend_from_slice(conjuncts);
        let model = self.solver.model(&mut self.terms, &known)?;
        machine::symbolic::example(&self.semantics, &self.terms, &model, &self.initial.inputs, conjuncts).ok()
    }

    fn output(&mut self, id: NodeId, read: &mut Node) {
        let Some(state) = &self.session.exploration().dag.get(id).state else { return };
        let pieces: Vec<TermId> = state.heap.output().collect();
        if pieces.is_empty() {
            return;
        }
        let content = self.terms.str_concat(&pieces);
        match self.terms.as_str_const(content).and_then(|text| String::from_utf16(text).ok()) {
            Some(text) => read.output = Some(text),
            None => read.output_expression = Some(display(&self.terms, content)),
        }
    }

    pub(crate) fn condition_text(&mut self, id: NodeId, condition: TermId) -> String {
        let path = self.session.exploration().dag.get(id).path;
        let before = self
            .session
            .exploration()
            .paths
            .last(path)
            .map_or_else(Vec::new, |(before, _)| self.session.exploration().paths.conjuncts(before));
        let condition = condition::tightened(&mut self.terms, &before, condition);
        display(&self.terms, condition)
    }

    /// Where something happens that a leaf tells of.
    pub(crate) fn source_of(&self, leaf: NodeId) -> Option<Source> {
        let own = self.session.exploration().dag.get(leaf).source.map(|source| self.place(source));
        own.or_else(|| self.thrown_at(leaf))
    }

    /// The name of the method that is run.
    pub(crate) fn entry_source(&self) -> Source {
        self.source_at(self.program().method(self.method).name_span)
    }

    pub(crate) fn source_at(&self, span: Span) -> Source {
        self.place(span)
    }

    pub(crate) fn place(&self, span: Span) -> Source {
        let program = self.program();
        let (line, column, end_line, end_column) = program.line_column(span);
        Source { file: display_path(&program.file(span.file).path), line, column, end_line, end_column }
    }

    fn stats(&self) -> Map<String, Value> {
        let exploration = &self.session.exploration();
        let solver = self.solver.stats();
        let elapsed = self.started.elapsed();
        let leaves = exploration.dag.iter().filter(|(_, node)| node.kind.is_leaf()).count();
        let value = json!({
            "nodes": exploration.dag.len(),
            "leaves": leaves,
            "branches": exploration.branches,
            "pruned": exploration.pruned,
            "undecided": exploration.undecided,
            "merges": self.merge_totals().merges,
            "merges_refused": self.merge_totals().refused,
            "merge_obligations": self.merge_totals().checks.obligations,
            "merge_obligations_by_solver": self.merge_totals().checks.by_solver,
            "terms": self.terms.len(),
            "solver": {
                "queries": solver.queries,
                "constant": solver.constant,
                "facts": solver.facts,
                "cache_same": solver.cache_same,
                "cache_subset_sat": solver.cache_subset_sat,
                "cache_superset_unsat": solver.cache_superset_unsat,
                "path_model": solver.path_model,
                "cache_model": solver.cache_model,
                "guess": solver.guess,
                "z3_integers": solver.z3_int,
                "z3_bit_vectors": solver.z3_bits,
                "resource_units": solver.units,
                "sat": solver.sat,
                "unsat": solver.unsat,
                "unknown": solver.unknown,
                "z3_ms": solver.time_z3.as_secs_f64() * 1000.0,
                "ms": solver.time.as_secs_f64() * 1000.0,
            },
            "outside_solver_share": 1.0 - (solver.time.as_secs_f64() / elapsed.as_secs_f64().max(1e-9)).min(1.0),
            "time_ms": elapsed.as_secs_f64() * 1000.0,
        });
        match value {
            Value::Object(map) => map,
            _ => Map::new(),
        }
    }
}

/// Numbers nodes from 0 without gaps, which resumed leaves leave behind.
fn number(nodes: &mut [Node]) {
    if nodes.last().is_none_or(|last| last.id as usize + 1 == nodes.len()) {
        return;
    }
    let numbers: BTreeMap<u32, u32> = nodes.iter().enumerate().map(|(number, node)| (node.id, number as u32)).collect();
    for node in nodes {
        node.id = numbers[&node.id];
        node.parents.iter_mut().for_each(|parent| *parent = numbers[parent]);
    }
}

/// What a reader sees of a merge.
pub(crate) fn merge_of(terms: &Terms, record: &MergeRecord) -> Merge {
    let text = |term: &TermId| display(terms, *term);
    let value = |value: &engine::MergedValue| MergedValue {
        name: value.name.to_string(),
        before: value.before.iter().map(text).collect(),
        after: text(&value.after),
    };
    Merge {
        operator: record.operator.to_string(),
        separating: record.separating.iter().map(text).collect(),
        values: record.values.iter().map(value).collect(),
        obligations: record.checks.obligations,
        obligations_by_solver: record.checks.by_solver,
    }
}

/// The name of an integer mode.
pub(crate) fn ints_name(ints: Ints) -> &'static str {
    match ints {
        Ints::Java => "java",
        Ints::Checked => "checked",
        Ints::Math => "math",
    }
}

fn has_long_arrays(input: &Input) -> bool {
    input.objects.iter().any(|object| matches!(&object.content, Content::Elements(all) if all.len() > MAX_SHORT))
}
