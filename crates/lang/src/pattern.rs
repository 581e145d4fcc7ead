//! Compiled rules: left sides to match, right sides to build. Left sides are linear and their data are variables or literals
//! with an equation (Arusoaie, Lucanu, Rusu 2014, Remark 1), so matching one way is enough (Remark 2).

use std::collections::BTreeMap;

use term::TermId;

use crate::cell::{CellId, CellStep};
use crate::operation::{Domain, Operation};
use crate::sorts::SortId;
use crate::source::Span;
use crate::syntax::Label;
use crate::value::Value;

/// The place of a variable of a rule.
pub type Slot = u16;

/// A pattern for a value.
#[derive(Clone, Debug)]
pub enum Pattern {
    Any(SortId),
    Bind(Slot, SortId),
    /// A second occurrence: an equation.
    Same(Slot),
    Data(TermId),
    Id(TermId),
    Apply(Label, Box<[Pattern]>),
    Tasks(Box<[Pattern]>, Rest),
    List {
        front: Box<[Pattern]>,
        rest: Rest,
        back: Box<[Pattern]>,
    },
    Map {
        entries: Box<[(Pattern, Pattern)]>,
        rest: Rest,
    },
    Set {
        members: Box<[Pattern]>,
        rest: Rest,
    },
}

/// What a collection or computation may have besides what the pattern names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    Nothing,
    Anything,
    Bind(Slot),
}

/// How to build a value.
#[derive(Clone, Debug)]
pub enum Template {
    Slot(Slot),
    Constant(Value),
    Apply(Label, Box<[Template]>),
    Operation(PartialOperation, Box<[Template]>),
    Call(Label, Box<[Template]>),
    Cast(SortId, Box<Template>),
    IsResult(Box<Template>),
    /// For all numbers in the place of the variable.
    ForAll(Slot, Box<Template>),
    /// True if the first argument is no result, and neither are all of the others.
    IsChoice(Slot, Box<[Slot]>),
    /// A construct whose argument at this position is evaluated next: the argument, and the construct around it.
    Heated(Box<Template>, u8),
    Tasks(Box<[Template]>),
    List(Box<[Part]>),
    Map(Box<[Part]>),
    Set(Box<[Part]>),
}

/// An operation with what its failure means.
#[derive(Clone, Copy, Debug)]
pub struct PartialOperation {
    pub apply: Operation,
    /// Where it is defined, for operations that are not defined everywhere.
    pub domain: Option<Domain>,
    /// True if the first argument decides which of the others are looked at.
    pub needs: Needs,
    /// True if only keys decide if it is defined.
    pub is_keyed: bool,
}

/// Which arguments after the first an operation looks at: a value that is not needed may be undefined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    All,
    /// The second if the first is true.
    IfTrue,
    /// The second if the first is false.
    IfFalse,
    /// The second if the first is true, the third if it is false.
    Either,
}

/// A part of a collection.
#[derive(Clone, Debug)]
pub enum Part {
    Item(Template),
    Entry(Template, Template),
    /// A whole collection.
    All(Template),
}

/// One thing a match has to find.
#[derive(Clone, Debug)]
pub enum Goal {
    /// Choose an instance of the repeated cell at this way, other than these earlier choices.
    Enter {
        way: Box<[CellStep]>,
        choice: u8,
        others: Box<[u8]>,
    },
    Match {
        way: Box<[CellStep]>,
        pattern: Pattern,
    },
}

/// One thing an application changes.
#[derive(Clone, Debug)]
pub enum Action {
    Set {
        way: Box<[CellStep]>,
        template: Template,
    },
    /// A new instance of a repeated cell; contents that are not given are the declared ones.
    Create {
        way: Box<[CellStep]>,
        cell: CellId,
        given: Box<[(CellId, Template)]>,
    },
    Remove {
        way: Box<[CellStep]>,
        choice: u8,
    },
}

/// A compiled rule.
#[derive(Clone, Debug)]
pub struct Rule {
    pub name: String,
    pub span: Span,
    /// Runs without being counted, as an equation.
    pub is_silent: bool,
    /// Rules of a greater number apply only where those of a smaller one do not.
    pub priority: u32,
    /// The computation that selects the rule: its cell and the way to it.
    pub computation: Option<(CellId, Box<[CellStep]>)>,
    pub goals: Box<[Goal]>,
    pub n_slots: usize,
    pub n_choices: usize,
    pub actions: Box<[Action]>,
    /// Data terms of the left side: the variable in their place equals them.
    pub equations: Box<[(Slot, Template)]>,
    pub requires: Option<Template>,
    pub ensures: Option<Template>,
    /// Variables of the right side only: any value.
    pub fresh: Box<[(Slot, SortId, String)]>,
    /// The slots of the named variables.
    pub names: BTreeMap<String, Slot>,
}

impl Rule {
    /// The tasks that it takes from the computation that selects it.
    pub fn n_tasks(&self) -> usize {
        let tasks = self.goals.iter().find_map(|goal| match goal {
            Goal::Match { pattern: Pattern::Tasks(tasks, _), .. } => Some(tasks.len()),
            _ => None,
        });
        tasks.unwrap_or(0)
    }
}

/// An equation of a function.
#[derive(Clone, Debug)]
pub struct Equation {
    pub patterns: Box<[Pattern]>,
    pub n_slots: usize,
    pub equations: Box<[(Slot, Template)]>,
    pub requires: Option<Template>,
    pub right: Template,
    pub priority: u32,
    pub span: Span,
}

/// A place inside a construct that is evaluated before any rule sees the construct.
#[derive(Clone, Debug)]
pub struct Heating {
    pub pattern: Pattern,
    pub n_slots: usize,
    pub hole: Box<[u8]>,
    pub requires: Option<Template>,
}
