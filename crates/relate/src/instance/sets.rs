//! Instances of location sets: the names of variables, or everything.

use std::collections::BTreeMap;

use java::abstracted::{Exp, ExpKind};

use super::java::{Refusal, wrong};

/// Locations, in the order in which they were written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Locations {
    Everything,
    These(Vec<String>),
}

impl Locations {
    pub(super) fn contains(&self, name: &str) -> bool {
        match self {
            Locations::Everything => true,
            Locations::These(names) => names.iter().any(|known| known == name),
        }
    }

    pub(super) fn single(&self) -> Option<String> {
        match self {
            Locations::These(names) if names.len() == 1 => names.first().cloned(),
            _ => None,
        }
    }

    /// The names, of `all` that there are.
    pub(super) fn names<'n>(&self, all: impl Iterator<Item = &'n String>) -> Vec<String> {
        match self {
            Locations::Everything => all.cloned().collect(),
            Locations::These(names) => names.clone(),
        }
    }

    pub(super) fn is_disjoint(&self, other: &Locations) -> bool {
        match (self, other) {
            (Locations::These(names), _) if names.is_empty() => true,
            (_, Locations::These(names)) => names.iter().all(|name| !self.contains(name)),
            (Locations::These(names), Locations::Everything) => names.is_empty(),
            (Locations::Everything, Locations::Everything) => false,
        }
    }

    pub(super) fn is_subset(&self, other: &Locations) -> bool {
        match (self, other) {
            (_, Locations::Everything) => true,
            (Locations::Everything, Locations::These(_)) => false,
            (Locations::These(names), _) => names.iter().all(|name| other.contains(name)),
        }
    }
}

/// The sets of an instance.
#[derive(Default, Debug)]
pub(super) struct Sets {
    pub by_name: BTreeMap<String, Locations>,
    /// All variables, which are locations.
    pub variables: Vec<String>,
}

impl Sets {
    pub(super) fn is_set(&self, name: &str) -> bool {
        self.by_name.contains_key(name)
    }

    /// The set that an expression of the abstract program means.
    pub(super) fn of(&self, exp: &Exp) -> Result<Locations, Refusal> {
        match &exp.kind {
            ExpKind::Nothing => Ok(Locations::These(Vec::new())),
            ExpKind::Everything => Ok(Locations::Everything),
            ExpKind::Name(name) => match self.by_name.get(name) {
                Some(set) => Ok(set.clone()),
                None if self.variables.contains(name) => Ok(Locations::These(vec![name.clone()])),
                None => Err(wrong("unknown-symbol", format!("`{name}` is neither a location set nor a variable"), exp)),
            },
            ExpKind::Field(object, name) if matches!(&object.kind, ExpKind::Name(this) if this == "this") => {
                self.of(&Exp { kind: ExpKind::Name(name.clone()), ..exp.clone() })
            }
            ExpKind::Call(name, args) if name == "\\hasTo" && args.len() == 1 => self.of(&args[0]),
            ExpKind::Call(name, _) => Err(Refusal::Unknown(format!("`{name}` is a family of sets, or an operation on them"))),
            ExpKind::Index(_) | ExpKind::AllElements(_) | ExpKind::Range(_) | ExpKind::AllFields(_) | ExpKind::Field(..) => {
                Err(Refusal::Unknown("it names locations of arrays or objects".to_owned()))
            }
            _ => Err(wrong("type-mismatch", "a location set is expected here", exp)),
        }
    }
}
