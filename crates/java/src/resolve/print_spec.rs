//! Resolved specifications as text, for tests and for looking at what was understood.

use super::print::{Names, Printer};
use crate::model::{ClassId, Expr, LocalId, MethodId};
use crate::program::Program;
use crate::spec::{
    Abstraction, BEFORE, ClassSpec, Clause, Definition, LocSet, Location, LocationKind, LoopSpec, MethodSpec, Nullness, Purity, Quantifier,
    SeqOp, Signals, Spec, SpecCase, SpecStatement, SpecStatementKind,
};

impl Program {
    /// The specification of a method, one clause per line, with conversions written out.
    pub fn method_spec_text(&mut self, method: MethodId) -> String {
        let spec = self.spec_of_method(method);
        let mut printer = Printer::new(self, &spec.scope.locals, &Names::Short);
        printer.method_spec(&spec, None);
        printer.out
    }

    /// The specification of a class, one clause per line.
    pub fn class_spec_text(&mut self, class: ClassId) -> String {
        let spec = self.spec_of_class(class);
        let mut printer = Printer::new(self, &spec.scope.locals, &Names::Short);
        printer.class_spec(&spec);
        printer.out
    }
}

impl Printer<'_> {
    pub(crate) fn class_spec(&mut self, spec: &ClassSpec) {
        let groups =
            [("invariant", &spec.invariants), ("initially", &spec.initially), ("constraint", &spec.constraints), ("axiom", &spec.axioms)];
        for (word, clauses) in groups {
            for clause in clauses {
                let is_static = if clause.is_static { "static " } else { "" };
                self.clause(&format!("{is_static}{word}"), &clause.clause);
            }
        }
        for represents in &spec.represents {
            let name = self.field(represents.field);
            let text = match &represents.definition {
                Definition::Equals(value) => format!("represents {name} = {}", self.expr(value)),
                Definition::SuchThat(value) => format!("represents {name} \\such_that {}", self.expr(value)),
            };
            self.line(&text);
        }
        for (field, places) in &spec.accessible {
            let name = field.map_or("\\inv".to_owned(), |field| self.field(field));
            let text = format!("accessible {name}: {}", self.locations(places));
            self.line(&text);
        }
        for (word, is_said) in [("pure", spec.is_pure), ("spec_java_math", spec.has_java_math), ("errors", spec.has_errors)] {
            if is_said {
                self.line(word);
            }
        }
    }

    /// The specification of a method, or one case of it.
    pub(crate) fn method_spec(&mut self, spec: &MethodSpec, case: Option<usize>) {
        let mut words = Vec::new();
        match spec.purity {
            Purity::Impure => {}
            Purity::Pure => words.push("pure".to_owned()),
            Purity::StrictlyPure => words.push("strictly_pure".to_owned()),
        }
        for (word, is_said) in [
            ("helper", spec.is_helper),
            ("model", spec.is_model),
            ("spec_java_math", spec.has_java_math),
            ("also", spec.extends_inherited),
            ("errors", spec.has_errors),
        ] {
            words.extend(is_said.then(|| word.to_owned()));
        }
        words.extend(spec.opt_outs.iter().map(|(word, _)| word.clone()));
        words.extend((spec.result != Nullness::Default).then(|| format!("result {:?}", spec.result)));
        for (i, nullness) in spec.params.iter().enumerate() {
            words.extend((*nullness != Nullness::Default).then(|| format!("param {i} {nullness:?}")));
        }
        if !words.is_empty() {
            self.line(&words.join(", "));
        }
        for (_, told) in spec.cases.iter().enumerate().filter(|(i, _)| case.is_none_or(|case| case == *i)) {
            self.case(told);
        }
        if let Some(value) = &spec.model_body {
            self.line(&format!("return {}", self.expr(value)));
        }
    }

    fn case(&mut self, case: &SpecCase) {
        let target = case.target.as_ref().map(|target| format!(" ({target})"));
        self.line(&format!("{:?}{}", case.behavior, target.unwrap_or_default()));
        self.indent += 1;
        for (word, clauses) in [("requires", &case.requires), ("ensures", &case.ensures), ("measured_by", &case.measured_by)] {
            for clause in clauses {
                self.clause(word, clause);
            }
        }
        for signals in &case.signals {
            self.signals(signals);
        }
        if let Some(only) = &case.signals_only {
            let names: Vec<String> = only.classes.iter().map(|class| self.class(*class)).collect();
            self.line(&format!("signals_only {}", names.join(", ")));
        }
        for (word, places) in [("assignable", &case.assignable), ("accessible", &case.accessible)] {
            if let Some(places) = places {
                self.line(&format!("{word} {}", self.locations(places)));
            }
        }
        if let Some(diverges) = &case.diverges {
            self.clause("diverges", diverges);
        }
        for exit in &case.exits {
            let target = exit.target.as_ref().map(|target| format!(" ({target})"));
            self.clause(&format!("{:?}{}", exit.behavior, target.unwrap_or_default()), &exit.clause);
        }
        self.indent -= 1;
    }

    fn signals(&mut self, signals: &Signals) {
        let class = self.class(signals.class);
        let variable = signals.variable.map(|variable| format!(" {}", self.locals[variable.index()].name));
        self.line(&format!("signals ({class}{}) {}", variable.unwrap_or_default(), self.expr(&signals.clause.expr)));
    }

    fn clause(&mut self, word: &str, clause: &Clause) {
        let free = if clause.is_free { "_free" } else { "" };
        self.line(&format!("{word}{free} {}", self.expr(&clause.expr)));
    }

    pub(super) fn loop_spec(&mut self, spec: &LoopSpec) {
        for (word, clauses) in [("loop_invariant", &spec.invariants), ("decreases", &spec.decreases)] {
            for clause in clauses {
                self.clause(word, clause);
            }
        }
        if let Some(places) = &spec.assignable {
            self.line(&format!("loop_modifies {}", self.locations(places)));
        }
        if spec.has_errors {
            self.line("loop specification with errors");
        }
    }

    pub(super) fn spec_statement(&mut self, statement: &SpecStatement) {
        match &statement.kind {
            SpecStatementKind::Assert(clause) => self.clause("spec assert", clause),
            SpecStatementKind::Assume(clause) => self.clause("spec assume", clause),
            SpecStatementKind::Set { target, value } => self.line(&format!("spec set {} = {}", self.expr(target), self.expr(value))),
            SpecStatementKind::Unreachable => self.line("spec unreachable"),
            SpecStatementKind::BlockEnter(contract) => {
                self.line("spec block");
                self.indent += 1;
                for case in &contract.cases {
                    self.case(case);
                }
                self.indent -= 1;
            }
            SpecStatementKind::BlockExit { behavior, .. } => self.line(&format!("spec block exit {behavior:?}")),
            SpecStatementKind::Label(label) => self.line(&format!("spec label {label}")),
            SpecStatementKind::MergePoint { procedure, params } => {
                let params = params.as_ref().map(|params| self.abstractions(params));
                let parts: Vec<&str> = procedure.iter().chain(&params).map(String::as_str).collect();
                self.line(&format!("spec merge_point {}", parts.join(" ")));
            }
        }
        if statement.has_errors {
            self.line("specification with errors");
        }
    }

    fn abstractions(&self, abstractions: &[Abstraction]) -> String {
        let one =
            |each: &Abstraction| format!("{}: ({}) -> {{{}}}", each.lattice.word(), self.var(each.variable), self.exprs(&each.predicates));
        format!("{{{}}}", abstractions.iter().map(one).collect::<Vec<_>>().join(", "))
    }

    pub(super) fn spec(&self, spec: &Spec) -> String {
        match spec {
            Spec::Result => "\\result".to_owned(),
            Spec::Old { operand, label: None } => format!("\\old({})", self.expr(operand)),
            Spec::Old { operand, label: Some(label) } if **label == *BEFORE => format!("\\before({})", self.expr(operand)),
            Spec::Old { operand, label: Some(label) } => format!("\\old({}, {label})", self.expr(operand)),
            Spec::NewElementsAreFresh(set) => format!("\\new_elems_fresh({})", self.expr(set)),
            Spec::Fresh(operands) => format!("\\fresh({})", self.exprs(operands)),
            Spec::Quantified { quantifier, variables, range, body } => {
                self.binder(quantifier_text(*quantifier), variables, range.as_ref(), body)
            }
            Spec::Implies(a, b) => format!("({} ==> {})", self.expr(a), self.expr(b)),
            Spec::Iff(a, b) => format!("({} <==> {})", self.expr(a), self.expr(b)),
            Spec::TypeOf(operand) => format!("\\typeof({})", self.expr(operand)),
            Spec::TypeLiteral(ty) => format!("\\type({})", self.ty(*ty)),
            Spec::SubtypeOf(a, b) => format!("({} <: {})", self.expr(a), self.expr(b)),
            Spec::NonNullElements(operand) => format!("\\nonnullelements({})", self.expr(operand)),
            Spec::InvariantFor(operand) => format!("\\invariant_for({})", self.expr(operand)),
            Spec::StaticInvariantFor(class) => format!("\\static_invariant_for({})", self.class(*class)),
            Spec::NotModified(places) => format!("\\not_modified({})", self.locations(places)),
            Spec::LocSet(set) => self.loc_set(set),
            Spec::Subset(a, b) => format!("\\subset({}, {})", self.expr(a), self.expr(b)),
            Spec::Disjoint(sets) => format!("\\disjoint({})", self.exprs(sets)),
            Spec::LocationIn(place, set) => format!("\\in_locset({}, {})", self.location(place), self.expr(set)),
            Spec::Seq(op) => self.seq(op),
            Spec::Informal(text) => format!("(* {text} *)"),
            Spec::Labelled(operand) => format!("\\lbl({})", self.expr(operand)),
        }
    }

    fn binder(&self, word: &str, variables: &[LocalId], range: Option<&Expr>, body: &Expr) -> String {
        let variables: Vec<String> = variables.iter().map(|variable| self.var(*variable)).collect();
        let range = range.map(|range| format!(" {};", self.expr(range)));
        format!("({word} {};{} {})", variables.join(", "), range.unwrap_or_default(), self.expr(body))
    }

    fn loc_set(&self, set: &LocSet) -> String {
        match set {
            LocSet::Of(places) => format!("\\locset({})", self.locations(places)),
            LocSet::Union(sets) => format!("\\union({})", self.exprs(sets)),
            LocSet::Intersect(sets) => format!("\\intersect({})", self.exprs(sets)),
            LocSet::Minus(a, b) => format!("\\set_minus({}, {})", self.expr(a), self.expr(b)),
            LocSet::InfiniteUnion { variables, range, set } => self.binder("\\infinite_union", variables, range.as_ref(), set),
        }
    }

    fn seq(&self, op: &SeqOp) -> String {
        match op {
            SeqOp::Empty => "\\seq_empty".to_owned(),
            SeqOp::Singleton(value) => format!("\\seq_singleton({})", self.expr(value)),
            SeqOp::Concat(a, b) => format!("\\seq_concat({}, {})", self.expr(a), self.expr(b)),
            SeqOp::Sub { seq, from, to } => format!("\\seq_sub({}, {}, {})", self.expr(seq), self.expr(from), self.expr(to)),
            SeqOp::Reverse(seq) => format!("\\seq_reverse({})", self.expr(seq)),
            SeqOp::Define { variable, from, to, body } => {
                format!("(\\seq_def {}; {}; {}; {})", self.var(*variable), self.expr(from), self.expr(to), self.expr(body))
            }
            SeqOp::Length(seq) => format!("\\seq_length({})", self.expr(seq)),
            SeqOp::Get { seq, index } => format!("\\seq_get({}, {})", self.expr(seq), self.expr(index)),
            SeqOp::IndexOf { seq, value } => format!("\\indexOf({}, {})", self.expr(seq), self.expr(value)),
            SeqOp::OfArray(array) => format!("\\array2seq({})", self.expr(array)),
            SeqOp::Contains { seq, value } => format!("\\contains({}, {})", self.expr(seq), self.expr(value)),
        }
    }

    fn locations(&self, places: &[Location]) -> String {
        let places: Vec<String> = places.iter().map(|place| self.location(place)).collect();
        places.join(", ")
    }

    fn location(&self, place: &Location) -> String {
        match &place.kind {
            LocationKind::Field { object, field } => format!("{}.{}", self.expr(object), self.field(*field)),
            LocationKind::StaticField(field) => {
                format!("{}.{}", self.class(self.program.field(*field).class), self.program.field(*field).name)
            }
            LocationKind::AllFields(object) => format!("{}.*", self.expr(object)),
            LocationKind::AllStatics(class) => format!("static {}.*", self.class(*class)),
            LocationKind::Element { array, index } => format!("{}[{}]", self.expr(array), self.expr(index)),
            LocationKind::Range { array, from, to } => format!("{}[{}..{}]", self.expr(array), self.expr(from), self.expr(to)),
            LocationKind::AllElements(array) => format!("{}[*]", self.expr(array)),
            LocationKind::Local(local) => format!("local {}", self.locals[local.index()].name),
            LocationKind::Set(set) => format!("set {}", self.expr(set)),
            LocationKind::Nothing => "\\nothing".to_owned(),
            LocationKind::StrictlyNothing => "\\strictly_nothing".to_owned(),
            LocationKind::Everything => "\\everything".to_owned(),
        }
    }
}

fn quantifier_text(quantifier: Quantifier) -> &'static str {
    match quantifier {
        Quantifier::Forall => "\\forall",
        Quantifier::Exists => "\\exists",
        Quantifier::Sum => "\\sum",
        Quantifier::Product => "\\product",
        Quantifier::NumOf => "\\num_of",
        Quantifier::Min => "\\min",
        Quantifier::Max => "\\max",
    }
}
