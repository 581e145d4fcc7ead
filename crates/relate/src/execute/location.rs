//! Locations that expressions denote, and what the virtual machine throws if there are none.

use java::model::{Expr, ExprKind};
use term::{Sort, TermId};

use super::{Flow, Frame, Machine, Step, is_this};
use crate::state::StateId;

/// A location that an expression denotes: where it is, what was evaluated to find it, and of which object it is a part.
pub(super) struct Target {
    pub flow: Flow,
    pub place: TermId,
    /// The object, and the index if it is an array.
    pub owner: Option<(TermId, Option<TermId>)>,
}

impl Machine<'_> {
    /// The location of a variable, field or array element, which has to exist.
    pub(super) fn target(&mut self, expr: &Expr, state: StateId, path: TermId, frame: &mut Frame) -> Step<Target> {
        let target = self.location(expr, state, path, frame)?;
        Ok(Target { flow: self.existing(target.flow, target.owner), ..target })
    }

    /// A location, before it is known that it exists: in assignments the right side comes between (JLS 15.26.1).
    pub(super) fn location(&mut self, expr: &Expr, state: StateId, path: TermId, frame: &mut Frame) -> Step<Target> {
        let zero = self.cx.terms.int(0);
        let nothing = Flow::pure(&mut self.cx, state, zero);
        match &expr.kind {
            ExprKind::Local(local) => {
                let place = match frame.places[local.index()] {
                    Some(place) => place,
                    None => self.declare(frame, local.index()),
                };
                Ok(Target { flow: nothing, place, owner: None })
            }
            ExprKind::Field { object, field } => {
                let name = self.program.field(*field).name.clone();
                if let Some(&(place, _)) = self.fields.get(&name).filter(|_| is_this(object, frame)) {
                    return Ok(Target { flow: nothing, place, owner: None });
                }
                self.check_field(expr, *field)?;
                self.note_identity(expr)?;
                let flow = self.expression(object, state, path, frame)?;
                self.observe(flow.value, expr);
                let number = self.cx.field_number(&name);
                Ok(Target { place: self.cx.field_place(flow.value, number), flow, owner: Some((flow.value, None)) })
            }
            ExprKind::StaticField(field) => {
                let name = self.program.field(*field).name.clone();
                match self.fields.get(&name).filter(|_| self.program.field(*field).class == self.checked.class) {
                    Some(&(place, _)) => Ok(Target { flow: nothing, place, owner: None }),
                    None => self.unsupported(format!("the static field `{name}`, which is not in the context"), expr.span),
                }
            }
            ExprKind::Index { array, index } => {
                self.note_identity(expr)?;
                let array = self.expression(array, state, path, frame)?;
                self.observe(array.value, expr);
                let goes_on = self.cx.terms.not(array.throws);
                let here = self.cx.terms.and2(path, goes_on);
                let index = self.expression(index, array.state, here, frame)?;
                let (object, position) = (array.value, index.value);
                let flow = array.then(&mut self.cx, index);
                Ok(Target { place: self.cx.element_place(object, position), flow, owner: Some((object, Some(position))) })
            }
            _ => self.unsupported("an assignment to this", expr.span),
        }
    }

    /// Fields are known by their names, which is enough where no two classes of the model have the same, and no other object is of its class.
    pub(super) fn check_field(&mut self, expr: &Expr, field: java::model::FieldId) -> Step<()> {
        let (name, class) = (self.program.field(field).name.clone(), self.program.field(field).class);
        if class == self.checked.class {
            return self.unsupported(format!("the field `{name}` of another object of the model's own class"), expr.span);
        }
        match self.field_classes.insert(name.clone(), class) {
            Some(other) if other != class => self.unsupported(format!("fields `{name}` of two classes"), expr.span),
            _ => Ok(()),
        }
    }

    /// The object of a location is not null, and the index is in bounds.
    pub(super) fn existing(&mut self, flow: Flow, owner: Option<(TermId, Option<TermId>)>) -> Flow {
        let Some((object, index)) = owner else { return flow };
        let checked = self.not_null(Flow { value: object, ..flow });
        let checked = match index {
            Some(index) => self.in_bounds(checked, object, index),
            None => checked,
        };
        Flow { value: flow.value, ..checked }
    }

    pub(super) fn not_null(&mut self, flow: Flow) -> Flow {
        let zero = self.cx.terms.int(0);
        let is_null = self.cx.terms.eq(flow.value, zero);
        self.fails(flow, is_null, ("java.lang.NullPointerException", ""), &[])
    }

    pub(super) fn in_bounds(&mut self, flow: Flow, array: TermId, index: TermId) -> Flow {
        let length = self.cx.length(array);
        let zero = self.cx.terms.int(0);
        let (low, high) = (self.cx.terms.lt(index, zero), self.cx.terms.le(length, index));
        let outside = self.cx.terms.or2(low, high);
        // Its message names both.
        self.fails(flow, outside, ("java.lang.ArrayIndexOutOfBoundsException", ""), &[index, length])
    }

    /// An array of references may have elements of a narrower type than its variable says.
    pub(super) fn accepted(&mut self, flow: Flow, array: TermId, value: TermId) -> Flow {
        let zero = self.cx.terms.int(0);
        let is_null = self.cx.terms.eq(value, zero);
        let accepts = self.cx.apply("accepts", &[array, value], Sort::Bool);
        let fits = self.cx.terms.or2(is_null, accepts);
        let refuses = self.cx.terms.not(fits);
        self.fails(flow, refuses, ("java.lang.ArrayStoreException", ""), &[value])
    }
}
