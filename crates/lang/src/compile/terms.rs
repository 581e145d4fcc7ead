//! Terms of a rule: patterns on the left, templates on the right.

use crate::ast::{Ast, AstNode};
use crate::declare::STRUCTURAL_HOOKS;
use crate::operation;
use crate::pattern::{Needs, Part, PartialOperation, Pattern, Rest, Template};
use crate::sorts::SortId;
use crate::source::Problem;
use crate::syntax::{Label, Role};
use crate::value::{MapValue, Value};

use super::{Compiler, units};

impl Compiler<'_> {
    /// A pattern; data operations become equations.
    pub fn pattern(&mut self, term: &Ast) -> Result<Pattern, Problem> {
        Ok(match &*term.node {
            AstNode::Variable(name, sort) => match self.slot(name) {
                (_, true) if name == "_" || name == "HOLE" => Pattern::Any(*sort),
                (slot, true) => Pattern::Bind(slot, *sort),
                (slot, false) => Pattern::Same(slot),
            },
            AstNode::Id(name) => Pattern::Id(self.terms.str_const(&units(name))),
            AstNode::Int(_) | AstNode::Bool(_) | AstNode::String(_) | AstNode::Float(_) => Pattern::Data(self.literal(&term.node)),
            AstNode::Cast(_, inner) => self.pattern(inner)?,
            AstNode::Apply(label, args) => match &self.definition.production(*label).role {
                Role::Operation(hook) if matches!(hook.as_str(), "list.unit" | "map.unit" | "set.unit") => empty_pattern(hook),
                Role::Operation(hook) if !STRUCTURAL_HOOKS.contains(&hook.as_str()) => {
                    let hidden = self.hidden();
                    let template = self.template(term)?;
                    self.equations.push((hidden, template));
                    Pattern::Bind(hidden, self.definition.production(*label).sort)
                }
                Role::Operation(_) | Role::Function => {
                    let help = "bind a variable and compare it in `requires`";
                    return Err(self.definition.problem(term.span, "computed-pattern", "this is computed and cannot be matched", help));
                }
                _ => Pattern::Apply(*label, args.iter().map(|arg| self.pattern(arg)).collect::<Result<Vec<_>, _>>()?.into()),
            },
        })
    }

    fn literal(&mut self, node: &AstNode) -> term::TermId {
        match node {
            AstNode::Int(value) => self.terms.big(value.clone()),
            AstNode::Bool(value) => self.terms.bool_const(*value),
            AstNode::String(text) => self.terms.str_const(&units(text)),
            AstNode::Float(value) => self.terms.f64(*value),
            _ => self.terms.tru(),
        }
    }

    /// A template.
    pub fn template(&mut self, term: &Ast) -> Result<Template, Problem> {
        Ok(match &*term.node {
            AstNode::Variable(name, _) => Template::Slot(self.slot(name).0),
            AstNode::Id(name) => Template::Constant(Value::Id(self.terms.str_const(&units(name)))),
            AstNode::Int(_) | AstNode::Bool(_) | AstNode::String(_) | AstNode::Float(_) => {
                Template::Constant(Value::Data(self.literal(&term.node)))
            }
            AstNode::Cast(sort, inner) => Template::Cast(*sort, Box::new(self.template(inner)?)),
            AstNode::Apply(label, args) => {
                let built: Vec<Template> = args.iter().map(|arg| self.template(arg)).collect::<Result<_, _>>()?;
                match &self.definition.production(*label).role {
                    Role::Function => Template::Call(*label, built.into()),
                    Role::Operation(hook) => operation_template(hook, built),
                    _ => constructed(*label, built),
                }
            }
        })
    }
}

fn empty_pattern(hook: &str) -> Pattern {
    match hook {
        "list.unit" => Pattern::List { front: Box::default(), rest: Rest::Nothing, back: Box::default() },
        "map.unit" => Pattern::Map { entries: Box::default(), rest: Rest::Nothing },
        _ => Pattern::Set { members: Box::default(), rest: Rest::Nothing },
    }
}

/// The empty content of a cell.
pub(super) fn unit(sort: SortId) -> Template {
    match sort {
        SortId::LIST => Template::List(Box::default()),
        SortId::MAP => Template::Constant(Value::Map(MapValue::default().into())),
        SortId::SET => Template::Set(Box::default()),
        _ => Template::Tasks(Box::default()),
    }
}

/// A constructor; a constant if all its arguments are.
fn constructed(label: Label, args: Vec<Template>) -> Template {
    let constants: Option<Vec<Value>> =
        args.iter().map(|arg| if let Template::Constant(value) = arg { Some(value.clone()) } else { None }).collect();
    match constants {
        Some(values) => Template::Constant(Value::apply(label, values)),
        None => Template::Apply(label, args.into()),
    }
}

fn operation_template(hook: &str, args: Vec<Template>) -> Template {
    let mut args = args;
    let mut join = |make: fn(Box<[Part]>) -> Template| make(args.drain(..).map(Part::All).collect());
    match hook {
        "list.concat" => join(Template::List),
        "map.join" => join(Template::Map),
        "set.join" => join(Template::Set),
        "list.unit" => Template::List(Box::default()),
        "map.unit" => Template::Map(Box::default()),
        "set.unit" => Template::Set(Box::default()),
        "list.item" => Template::List(args.into_iter().map(Part::Item).collect()),
        "set.item" => Template::Set(args.into_iter().map(Part::Item).collect()),
        "k.is-result" => Template::IsResult(Box::new(args.remove(0))),
        "bool.forall" => {
            let body = Box::new(args.pop().expect("two arguments"));
            match args.pop() {
                Some(Template::Slot(slot)) => Template::ForAll(slot, body),
                // A number that is no variable binds nothing.
                _ => *body,
            }
        }
        "map.entry" => {
            let value = args.pop().expect("two arguments");
            let key = args.pop().expect("two arguments");
            Template::Map(Box::new([Part::Entry(key, value)]))
        }
        _ => {
            let apply = operation::find(hook).expect("hooks are checked when they are declared");
            let needs = match hook {
                "bool.and" | "bool.implies" => Needs::IfTrue,
                "bool.or" => Needs::IfFalse,
                "k.choose" => Needs::Either,
                _ => Needs::All,
            };
            Template::Operation(
                PartialOperation { apply, domain: operation::domain(hook), needs, is_keyed: hook.starts_with("map.") },
                args.into(),
            )
        }
    }
}
