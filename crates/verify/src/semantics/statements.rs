//! Specifications that stand where statements stand: assert, assume, set, unreachable, contracts of blocks.

use std::rc::Rc;

use engine::{Bits, Step};
use java::model::{Expr, ExprKind};
use java::spec::{SpecStatement, SpecStatementKind};
use machine::domain::Domain;
use machine::symbolic::Symbolic;
use term::{TermId, Terms};

use super::blocks::Leaving;
use super::{PendingStep, VState, Verifier};
use crate::detail::Detail;
use crate::obligation::Kind;
use jml::translate::Unsupported;

impl Verifier {
    pub(super) fn at_statement(&mut self, terms: &mut Terms, mut state: VState, index: u32) -> Step<VState> {
        let code = Rc::clone(&state.java.frame.as_ref().expect("a statement is in a frame").head.code);
        let statement = Rc::clone(&code.specs[index as usize]);
        if statement.has_errors {
            self.note(Unsupported { what: "this specification has errors".to_owned(), span: statement.span });
        }
        if let Err(unsupported) = self.statement(terms, &mut state, &statement) {
            self.note(unsupported);
        }
        match state.todo.pop_front() {
            Some(PendingStep::Claim(claims)) => Step::Claim { state, claims },
            Some(PendingStep::Assume(conditions, bits)) => {
                for condition in &conditions {
                    state.java.learn(terms, *condition);
                }
                Step::Assume { state, conditions, bits }
            }
            _ => Step::Claim { state, claims: Vec::new() },
        }
    }

    fn statement(&mut self, terms: &mut Terms, state: &mut VState, statement: &SpecStatement) -> Result<(), Unsupported> {
        let (now, old) = (Self::moment(&state.java), self.entry_of(state));
        match &statement.kind {
            SpecStatementKind::Assert(clause) => {
                let formula =
                    self.translator(terms, &statement.scope, now).since(old.clone()).with_labels(Self::labels_of(state)).clause(clause)?;
                let mut claims = Vec::new();
                self.claim_clause(terms, &mut claims, Kind::Assertion, clause.span, formula);
                state.todo.extend([PendingStep::Claim(claims), PendingStep::Assume(vec![formula.is_defined, formula.holds], Bits::EXACT)]);
            }
            SpecStatementKind::Assume(clause) => {
                let formula =
                    self.translator(terms, &statement.scope, now).since(old.clone()).with_labels(Self::labels_of(state)).clause(clause)?;
                self.assumed.insert((clause.span, "assume".to_owned()));
                let mut claims = Vec::new();
                self.claim(terms, &mut claims, Kind::WellDefined, clause.span, Detail::Clause, formula.is_defined);
                state.todo.extend([PendingStep::Claim(claims), PendingStep::Assume(vec![formula.is_defined, formula.holds], Bits::EXACT)]);
            }
            SpecStatementKind::Unreachable => {
                let mut claims = Vec::new();
                let never = terms.fls();
                self.claim(terms, &mut claims, Kind::Unreachable, statement.span, Detail::Clause, never);
                state.todo.push_back(PendingStep::Claim(claims));
            }
            SpecStatementKind::Set { target, value } => {
                let mut translator = self.translator(terms, &statement.scope, now).since(old.clone()).with_labels(Self::labels_of(state));
                let value = translator.value(value)?;
                let value = translator.fitted(value, target.ty);
                self.assign(terms, state, statement, target, value)?;
            }
            SpecStatementKind::BlockEnter(contract) => {
                self.enter_block(terms, state, contract, &statement.scope)?;
            }
            SpecStatementKind::BlockExit { contract, behavior, label, value } => {
                let leaving = Leaving { contract, behavior: *behavior, label: label.as_deref(), value: *value };
                self.leave_block(terms, state, &leaving, &statement.scope)?;
            }
            SpecStatementKind::Label(label) => {
                let depth = state.java.frame.as_ref().map_or(0, |frame| frame.depth);
                Rc::make_mut(&mut state.labels).insert((depth, Rc::clone(label)), now);
            }
            SpecStatementKind::MergePoint { .. } => {}
        }
        Ok(())
    }

    fn assign(
        &mut self,
        terms: &mut Terms,
        state: &mut VState,
        statement: &SpecStatement,
        target: &Expr,
        value: TermId,
    ) -> Result<(), Unsupported> {
        let (now, old) = (Self::moment(&state.java), self.entry_of(state));
        match &target.kind {
            ExprKind::Local(local) => {
                let mut d = Symbolic { terms, symbols: &mut self.java.symbols, state: state.java.clone() };
                d.set_local(*local, value);
                state.java = d.state;
            }
            ExprKind::Field { object, field } => {
                let object =
                    self.translator(terms, &statement.scope, now).since(old.clone()).with_labels(Self::labels_of(state)).value(object)?;
                let mut d = Symbolic { terms, symbols: &mut self.java.symbols, state: state.java.clone() };
                d.put_field(&mut self.java.world, &object, *field, value);
                state.java = d.state;
            }
            ExprKind::StaticField(field) => {
                let mut d = Symbolic { terms, symbols: &mut self.java.symbols, state: state.java.clone() };
                d.put_static(&mut self.java.world, *field, value);
                state.java = d.state;
            }
            _ => return Err(Unsupported { what: "this target of a set statement".to_owned(), span: statement.span }),
        }
        Ok(())
    }
}
