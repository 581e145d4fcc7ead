//! Observations from a root: class, nullness, values, and the same for everything that fields and elements lead to.
//!
//! Objects that the run has made are compared by their structure: two heaps look the same if there is a one-to-one relation between the objects
//! made in them that respects all of this, so it also counts whether two ways lead to one object. Objects that existed before are the same objects in both runs, and
//! are compared by identity; what was written to them are roots of their own.

use std::collections::{BTreeMap, HashSet, VecDeque};

use java::model::{FieldId, Prim, Ty};
use machine::concrete::element;
use machine::symbolic::{ArrayKey, Viewer};
use term::{SymbolId, TermId, Terms};

use crate::noninterference::Subject;
use crate::observed_outputs::{ObservedOutputs, Root};
use crate::policy::{ExceptionNote, Policy, exception_note};
use crate::referents::{Kind, Leaf, leaves};
use crate::self_composition::SecondRun;

/// What a difference means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Role {
    /// The observer sees it.
    Fact,
    /// It is seen, and follows from the identities of objects: it helps to find two runs.
    Hint,
    /// Which object of the initial heap it is. If that is the same in both runs, so is everything below.
    Identity,
}

/// An output with its name and its value at every end.
pub struct Seen {
    pub name: String,
    pub role: Role,
    pub values: Vec<TermId>,
    /// Where this holds in both runs, a difference does not count.
    pub excuse: Option<Vec<TermId>>,
}

/// A way from a root, with what is there at every end; `None` where the way does not exist.
struct Node {
    name: String,
    ty: Ty,
    values: Vec<Option<TermId>>,
    n_indices: usize,
    depth: usize,
    /// Steps behind an object of the initial heap.
    hints: usize,
    /// Look into the object although it existed before.
    is_root: bool,
    /// The exception that leaves the method.
    is_thrown: bool,
    /// Where differences do not count.
    excuse: Option<Vec<TermId>>,
}

/// A part of an object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    Field(FieldId),
    Length,
    Element(ArrayKey),
}

/// Its type, and its value at every end.
type Child = (Ty, Vec<Option<TermId>>);

const MAX_DEPTH: usize = 24;
const MAX_WAYS: usize = 400;
/// The same where a merge may have forgotten which object a reference means, so that it may be any: without the merge there is less to look at.
const MAX_DEPTH_INEXACT: usize = 5;
const MAX_WAYS_INEXACT: usize = 60;
/// Ways to new objects that are compared with each other.
const MAX_PAIRED: usize = 60;
/// Steps into objects of the initial heap.
const MAX_HINTS: usize = 2;

/// Looks at everything from the roots on; an error says what could not be looked at.
pub fn unfold(subject: &mut Subject<'_>, policy: &Policy, scene: &mut ObservedOutputs, roots: &[Root]) -> Result<Vec<Seen>, String> {
    let n_ends = scene.states.len();
    let mut unfolding =
        Unfolding { seen: Vec::new(), queue: VecDeque::new(), visited: vec![HashSet::new(); n_ends], made: Vec::new(), n_ways: 0 };
    for root in roots {
        let values = (0..n_ends).map(|end| scene.value(subject, end, root)).collect();
        let n_indices = match root {
            Root::Field(place, _) | Root::Contents(place) => place.n_indices(),
            _ => 0,
        };
        let is_root = matches!(root, Root::Contents(_));
        let is_thrown = *root == Root::Thrown;
        let (name, ty) = (root.name(subject), scene.ty(subject, root));
        unfolding.queue.push_back(Node { name, ty, values, n_indices, depth: 0, hints: 0, is_root, is_thrown, excuse: None });
    }
    let (ways, depth) = if subject.is_inexact() { (MAX_WAYS_INEXACT, MAX_DEPTH_INEXACT) } else { (MAX_WAYS, MAX_DEPTH) };
    while let Some(node) = unfolding.queue.pop_front() {
        unfolding.n_ways += 1;
        if unfolding.n_ways > ways || node.depth > depth {
            return Err(format!("{} leads to more objects than can be compared", node.name));
        }
        unfolding.look(subject, policy, scene, node)?;
    }
    unfolding.add_pairs(subject, scene)?;
    Ok(unfolding.seen)
}

struct Unfolding {
    seen: Vec<Seen>,
    queue: VecDeque<Node>,
    /// Per end: new objects that were looked at, and values that were.
    visited: Vec<HashSet<TermId>>,
    /// Ways that may lead to new objects.
    made: Vec<Node>,
    n_ways: usize,
}

impl Unfolding {
    fn look(&mut self, subject: &mut Subject<'_>, policy: &Policy, scene: &mut ObservedOutputs, node: Node) -> Result<(), String> {
        let role = if node.hints > 0 { Role::Hint } else { Role::Fact };
        if matches!(node.ty, Ty::Prim(_)) {
            let missing = absent(subject.terms, node.ty);
            let values = node.values.iter().map(|value| value.unwrap_or(missing)).collect();
            self.seen.push(Seen { name: node.name, role, values, excuse: node.excuse });
            return Ok(());
        }
        let all: Vec<Vec<Leaf>> = (0..node.values.len()).map(|end| leaves(subject, scene, end, node.values[end])).collect();
        if node.is_root && all.iter().flatten().any(Leaf::is_of_unknown_class) {
            return Err(format!("{} is written, and no class is known that has it", node.name));
        }
        if !node.is_root {
            self.add_shape(subject.terms, &node, role, &all);
            self.add_values(subject, scene, &node, role, &all);
            if role == Role::Fact {
                self.add_identity(subject.terms, &node, &all);
            }
        }
        let is_made = |leaf: &Leaf| matches!(leaf.kind, Kind::New(_));
        let is_new = role == Role::Fact && all.iter().flatten().any(is_made);
        self.add_children(subject, policy, scene, &node, &all);
        if is_new {
            self.made.push(node);
        }
        Ok(())
    }

    /// Null, an object from before, or an object of a class.
    fn add_shape(&mut self, terms: &mut Terms, node: &Node, role: Role, all: &[Vec<Leaf>]) {
        let mut values = Vec::new();
        for leaves in all {
            let mut shape = terms.int(0);
            for leaf in leaves {
                let code = terms.int(match leaf.kind {
                    Kind::Known(_) => 1,
                    Kind::Value(_) | Kind::New(_) => i64::from(leaf.tag) + 2,
                });
                shape = terms.ite(leaf.guard, code, shape);
            }
            values.push(shape);
        }
        self.seen.push(Seen { name: node.name.clone(), role, values, excuse: node.excuse.clone() });
    }

    fn add_identity(&mut self, terms: &mut Terms, node: &Node, all: &[Vec<Leaf>]) {
        let mut values = Vec::new();
        for leaves in all {
            let mut identity = terms.null();
            for leaf in leaves.iter().filter(|leaf| matches!(leaf.kind, Kind::Known(_))) {
                identity = terms.ite(leaf.guard, leaf.object, identity);
            }
            values.push(identity);
        }
        self.seen.push(Seen { name: node.name.clone(), role: Role::Identity, values, excuse: node.excuse.clone() });
    }

    /// Texts and the values of boxes.
    fn add_values(&mut self, subject: &mut Subject<'_>, scene: &ObservedOutputs, node: &Node, role: Role, all: &[Vec<Leaf>]) {
        let class_of = |leaf: &Leaf| match leaf.kind {
            Kind::Value(class) => Some(class),
            _ => None,
        };
        let classes: std::collections::BTreeSet<_> = all.iter().flatten().filter_map(class_of).collect();
        for class in classes {
            let field = subject.java.world.program.instance_fields(class).into_iter().next();
            let is_text = subject.java.world.program.class(class).binary_name == "java.lang.String";
            let ty = field.filter(|_| !is_text).map(|field| subject.java.world.program.field(field).ty);
            let mut values = Vec::new();
            for (end, leaves) in all.iter().enumerate() {
                let mut value = match ty {
                    Some(ty) => absent(subject.terms, ty),
                    None => subject.terms.str_const(&[]),
                };
                for leaf in leaves.iter().filter(|leaf| class_of(leaf) == Some(class)) {
                    let mut viewer = Viewer::new(subject.java, subject.terms, scene.states[end].clone());
                    let own = match field.filter(|_| !is_text) {
                        Some(field) => viewer.field(leaf.object, field),
                        None => viewer.content(leaf.object),
                    };
                    value = subject.terms.ite(leaf.guard, own, value);
                }
                values.push(value);
            }
            self.seen.push(Seen { name: node.name.clone(), role, values, excuse: node.excuse.clone() });
        }
    }

    /// Looks into new objects that no way before has led to, and a few steps into others.
    fn add_children(&mut self, subject: &mut Subject<'_>, policy: &Policy, scene: &mut ObservedOutputs, node: &Node, all: &[Vec<Leaf>]) {
        let open: Vec<bool> = (0..all.len()).map(|end| self.is_open(subject.terms, node, end, &all[end])).collect();
        let is_open = node.is_root || open.contains(&true);
        let mut children: BTreeMap<(Part, bool), Child> = BTreeMap::new();
        for (end, leaves) in all.iter().enumerate() {
            for leaf in leaves {
                let is_hint = match &leaf.kind {
                    Kind::Value(_) => continue,
                    Kind::New(_) if !is_open || node.hints > 0 => continue,
                    Kind::New(_) => false,
                    Kind::Known(_) if node.is_root => false,
                    Kind::Known(_) if node.hints >= MAX_HINTS || !leaf.is_worth_a_look(subject.terms) => continue,
                    Kind::Known(_) => true,
                };
                for (part, ty, value) in leaf.parts(subject, policy, scene, (end, node.n_indices)) {
                    let missing = absent(subject.terms, ty);
                    let (_, values) = children.entry((part, is_hint)).or_insert_with(|| (ty, vec![None; all.len()]));
                    let otherwise = values[end].unwrap_or(missing);
                    values[end] = Some(subject.terms.ite(leaf.guard, value, otherwise));
                }
            }
        }
        for ((part, is_hint), (ty, values)) in children {
            let hints = node.hints + usize::from(is_hint);
            let n_indices = node.n_indices + usize::from(matches!(part, Part::Element(_)));
            let name = child_name(subject, &node.name, part);
            let excuse = if node.is_thrown && !policy.sees_machine_messages && is_message(subject, part) {
                Some(thrown_by_machine(subject, scene, all))
            } else {
                node.excuse.clone()
            };
            self.queue.push_back(Node {
                name,
                ty,
                values,
                n_indices,
                depth: node.depth + 1,
                hints,
                is_root: false,
                is_thrown: false,
                excuse,
            });
        }
    }

    /// True if a new object may be here that no way before has led to. Marks those that are now looked at.
    fn is_open(&mut self, terms: &Terms, node: &Node, end: usize, leaves: &[Leaf]) -> bool {
        let Some(value) = node.values[end].filter(|_| node.hints == 0) else { return false };
        let visited = &mut self.visited[end];
        let made: Vec<&Leaf> = leaves.iter().filter(|leaf| matches!(leaf.kind, Kind::New(_))).collect();
        let is_open = !visited.contains(&value) && made.iter().any(|leaf| !visited.contains(&leaf.object));
        visited.insert(value);
        let certain = made.iter().filter(|leaf| terms.as_bool_const(leaf.guard) == Some(true));
        visited.extend(certain.map(|leaf| leaf.object));
        is_open
    }

    /// True if two ways lead to one new object. Ways through elements are compared with those through other elements.
    fn add_pairs(&mut self, subject: &mut Subject<'_>, scene: &mut ObservedOutputs) -> Result<(), String> {
        if let Some(node) = self.made.get(MAX_PAIRED) {
            return Err(format!("{} is one of more objects than can be compared", node.name));
        }
        let terms = &mut *subject.terms;
        let indices: HashSet<SymbolId> = scene.indices.symbols(terms).collect();
        let mut other = SecondRun::default();
        for (position, first) in self.made.iter().enumerate() {
            for second in &self.made[position..] {
                if std::ptr::eq(first, second) && first.n_indices == 0 {
                    continue;
                }
                let mut values = Vec::new();
                for (a, b) in first.values.iter().zip(&second.values) {
                    values.push(match (a, b) {
                        (Some(a), Some(b)) => {
                            let b = other.of(terms, *b, &|symbol| !indices.contains(&symbol));
                            terms.eq(*a, b)
                        }
                        _ => terms.fls(),
                    });
                }
                if values.iter().any(|value| *value != values[0] || terms.as_bool_const(*value).is_none()) {
                    let name = format!("whether {} and {} are one object", first.name, second.name);
                    self.seen.push(Seen { name, role: Role::Fact, values, excuse: None });
                }
            }
        }
        scene.indices.add_others(other.counterparts());
        Ok(())
    }
}

fn is_message(subject: &Subject<'_>, part: Part) -> bool {
    matches!(part, Part::Field(field) if exception_note(&subject.java.world.program, field) == Some(ExceptionNote::Message))
}

/// Per end: the virtual machine threw the exception, not the program.
fn thrown_by_machine(subject: &mut Subject<'_>, scene: &ObservedOutputs, all: &[Vec<Leaf>]) -> Vec<TermId> {
    let field = subject.java.world.program.library_field("java.lang.Throwable", "byMachine");
    let mut values = Vec::new();
    for (end, leaves) in all.iter().enumerate() {
        let mut value = subject.terms.fls();
        for leaf in leaves.iter().filter(|leaf| matches!(leaf.kind, Kind::New(_))) {
            let own = Viewer::new(subject.java, subject.terms, scene.states[end].clone()).field(leaf.object, field);
            value = subject.terms.ite(leaf.guard, own, value);
        }
        values.push(value);
    }
    values
}

fn child_name(subject: &Subject<'_>, parent: &str, part: Part) -> String {
    let program = &subject.java.world.program;
    match part {
        Part::Field(field) if program.class(program.field(field).class).is_library => parent.to_owned(),
        Part::Field(field) => format!("{parent}.{}", program.field(field).name),
        Part::Length => format!("{parent}.length"),
        Part::Element(_) => format!("{parent}[*]"),
    }
}

/// A stand-in for no value.
pub(crate) fn absent(terms: &mut Terms, ty: Ty) -> TermId {
    match ty {
        Ty::Prim(Prim::Boolean) => terms.fls(),
        Ty::Prim(Prim::Float) => terms.f32(0.0),
        Ty::Prim(Prim::Double) => terms.f64(0.0),
        Ty::Prim(_) => terms.int(0),
        Ty::Class(_) | Ty::Array(..) | Ty::Void | Ty::Null | Ty::Spec(_) => terms.null(),
    }
}

/// The kind of the elements of an array type.
pub(crate) fn kind_of_elements(ty: Ty) -> ArrayKey {
    match element(ty) {
        Ty::Prim(prim) => ArrayKey::Prim(prim),
        _ => ArrayKey::Ref,
    }
}
