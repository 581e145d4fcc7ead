//! A region graph as plain data, for a file: predicates are lists of operators over the local variables by number, so that whoever reads it
//! needs nothing but the program.

use std::collections::{BTreeSet, HashMap};

use java::model::MethodId;
use machine::symbolic::{ArbitraryState, InitialState, JavaSemantics, State};
use num_bigint::BigInt;
use serde::{Deserialize, Serialize};
use term::{FKind, Op, Sort, TermId, Terms, Width};

use crate::checker::Proof;
use crate::graph::{Region, RegionEdge, RegionGraph};
use crate::heap::enter;
use crate::locations::Procedure;
use crate::places;

/// An operator with the numbers of its arguments, which stand before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Node {
    pub op: String,
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub args: Vec<usize>,
}

/// A region: its location, and the number of its predicate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PortableRegion {
    pub location: usize,
    pub predicate: usize,
}

/// A region graph without states. Locations and edges are numbered as the program graph gives them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PortableGraph {
    pub locations: usize,
    pub initial: usize,
    /// The locations are those over an arbitrary heap.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub heap: bool,
    pub nodes: Vec<Node>,
    pub regions: Vec<PortableRegion>,
    /// From, edge of the program graph, to.
    pub edges: Vec<[usize; 3]>,
}

/// Operators without data of their own; they are told by their names.
fn operators() -> Vec<Op> {
    let mut all = vec![Op::Not, Op::And, Op::Or, Op::Ite, Op::Eq, Op::Add, Op::Mul, Op::Div, Op::Rem, Op::Lt, Op::Le];
    all.extend([Op::Select, Op::Store, Op::StrConcat, Op::StrLen, Op::StrAt, Op::StrOfInt, Op::StrOfChar, Op::StrSubstr]);
    all.extend([Op::StrIndexOf, Op::StrContains, Op::StrPrefix, Op::StrSuffix]);
    all.extend([Op::FLt, Op::FLe, Op::FEq, Op::IsNan, Op::F32ToF64, Op::F64ToF32, Op::Null]);
    for width in [Width::I8, Width::I16, Width::U16, Width::I32, Width::I64] {
        all.extend([Op::Wrap(width), Op::BitAnd(width), Op::BitOr(width), Op::BitXor(width)]);
        all.extend([Op::Shl(width), Op::Shr(width), Op::Ushr(width), Op::FloatToInt(width)]);
    }
    for kind in [FKind::F32, FKind::F64] {
        all.extend([Op::FAdd(kind), Op::FSub(kind), Op::FMul(kind), Op::FDiv(kind), Op::FRem(kind)]);
        all.extend([Op::FNeg(kind), Op::FAbs(kind), Op::FSqrt(kind), Op::IntToFloat(kind)]);
    }
    all
}

impl Proof {
    /// The terms that stand for the parameters in the predicates.
    pub fn parameters(&self) -> &[TermId] {
        &self.procedure.symbols[..self.procedure.n_params]
    }

    /// As plain data, or what in it cannot be.
    pub fn portable(&self, java: &JavaSemantics, terms: &Terms) -> Result<PortableGraph, String> {
        let heap = self.procedure.generic.arbitrary.as_ref().map(|arbitrary| (java, arbitrary));
        let mut writer =
            Writer { terms, locals: &self.procedure.symbols, heap, names: operators(), nodes: Vec::new(), known: HashMap::new() };
        let mut regions = Vec::new();
        for region in &self.graph.regions {
            regions.push(PortableRegion { location: region.location, predicate: writer.write(region.predicate)? });
        }
        let edges = self.graph.edges.iter().map(|edge| [edge.from, edge.edge, edge.to]).collect();
        let (locations, nodes) = (self.procedure.locations.len(), writer.nodes);
        Ok(PortableGraph { locations, initial: self.graph.initial, heap: heap.is_some(), nodes, regions, edges })
    }

    /// A claimed proof about a procedure. That its parts fit together is all that is known of it.
    pub fn read(
        java: &mut JavaSemantics,
        terms: &mut Terms,
        (base, method, initial): (&State, MethodId, &InitialState),
        graph: &PortableGraph,
    ) -> Result<Proof, String> {
        let (procedure, entry) = if graph.heap {
            let entered = enter(java, terms, initial)?;
            if !java.symbols.missed_types().is_empty() {
                return Err("an object of a class that only the library makes".to_owned());
            }
            (entered.procedure, Some(entered.entry))
        } else {
            (Procedure::of(java, terms, base, method)?, None)
        };
        if procedure.locations.len() != graph.locations {
            return Err("the method has other locations than the proof".to_owned());
        }
        let arbitrary = procedure.generic.arbitrary.clone();
        let values = read(terms, &procedure.symbols, arbitrary.as_ref().map(|arbitrary| (&mut *java, arbitrary)), &graph.nodes)?;
        let mut regions = Vec::new();
        for region in &graph.regions {
            let predicate = *values.get(region.predicate).ok_or("a predicate that is not there")?;
            if region.location >= graph.locations || terms.sort(predicate) != Sort::Bool {
                return Err("a region that is none".to_owned());
            }
            let is_error = procedure.is_error[region.location];
            regions.push(Region { location: region.location, predicate, is_error, states: Vec::new() });
        }
        let mut edges = BTreeSet::new();
        for &[from, edge, to] in &graph.edges {
            let drawn = procedure.edges.get(edge).ok_or("an edge that the method does not have")?;
            let fits = |region: usize, location: usize| regions.get(region).is_some_and(|region| region.location == location);
            if !fits(from, drawn.from) || !fits(to, drawn.to) {
                return Err("an edge between other places than those of the method".to_owned());
            }
            edges.insert(RegionEdge { from, edge, to });
        }
        if graph.initial >= regions.len() {
            return Err("an initial region that is not there".to_owned());
        }
        Ok(Proof { procedure, entry, graph: RegionGraph { regions, edges, initial: graph.initial, initial_refines: Vec::new() } })
    }
}

struct Writer<'a> {
    terms: &'a Terms,
    locals: &'a [TermId],
    heap: Option<(&'a JavaSemantics, &'a ArbitraryState)>,
    names: Vec<Op>,
    nodes: Vec<Node>,
    known: HashMap<TermId, usize>,
}

impl Writer<'_> {
    fn write(&mut self, term: TermId) -> Result<usize, String> {
        if let Some(known) = self.known.get(&term) {
            return Ok(*known);
        }
        let mut args = Vec::new();
        for arg in self.terms.args(term).to_vec() {
            args.push(self.write(arg)?);
        }
        let op = match self.terms.op(term) {
            Op::Bool(value) => value.to_string(),
            Op::Int(value) => value.to_string(),
            Op::Big(_) => self.terms.as_int_const(term).expect("a number").to_string(),
            Op::F32(bits) => format!("float {bits}"),
            Op::F64(bits) => format!("double {bits}"),
            Op::App(symbol) => match (self.locals.iter().position(|local| *local == term), self.heap) {
                (Some(local), _) => format!("local {local}"),
                (None, Some((java, arbitrary))) => {
                    places::name(java, arbitrary, symbol).ok_or("a predicate over something that is no variable and no place")?
                }
                (None, None) => return Err("a predicate over something that is no local".to_owned()),
            },
            op if self.heap.is_some() && places::constant_name(self.terms, op).is_some() => {
                places::constant_name(self.terms, op).expect("it has a name")
            }
            op if self.names.contains(&op) => format!("{op:?}"),
            op => return Err(format!("a predicate with {op:?}")),
        };
        self.nodes.push(Node { op, args });
        self.known.insert(term, self.nodes.len() - 1);
        Ok(self.nodes.len() - 1)
    }
}

/// A formula over some constants as a list of operators, the last of which it is.
pub(crate) fn write_formula(terms: &Terms, constants: &[TermId], formula: TermId) -> Result<Vec<Node>, String> {
    let mut writer = Writer { terms, locals: constants, heap: None, names: operators(), nodes: Vec::new(), known: HashMap::new() };
    writer.write(formula)?;
    Ok(writer.nodes)
}

/// The terms of nodes, one after the other.
pub(crate) fn read_nodes(terms: &mut Terms, locals: &[TermId], nodes: &[Node]) -> Result<Vec<TermId>, String> {
    read(terms, locals, None, nodes)
}

fn read(
    terms: &mut Terms,
    locals: &[TermId],
    mut heap: Option<(&mut JavaSemantics, &ArbitraryState)>,
    nodes: &[Node],
) -> Result<Vec<TermId>, String> {
    let names: HashMap<String, Op> = operators().into_iter().map(|op| (format!("{op:?}"), op)).collect();
    let mut values: Vec<TermId> = Vec::new();
    for node in nodes {
        let args: Option<Vec<TermId>> = node.args.iter().map(|arg| values.get(*arg).copied()).collect();
        let args = args.ok_or("an argument that stands behind its use")?;
        let place = match &mut heap {
            Some((java, arbitrary)) => places::read(java, terms, arbitrary, &node.op, &args),
            None => None,
        };
        let value = match place {
            Some(place) => place,
            None => value(terms, locals, &names, &node.op, &args)?,
        };
        values.push(value);
    }
    Ok(values)
}

fn value(terms: &mut Terms, locals: &[TermId], names: &HashMap<String, Op>, op: &str, args: &[TermId]) -> Result<TermId, String> {
    let unknown = || format!("the proof has an operator that is not known: {op}");
    if let Some((kind, number)) = op.split_once(' ') {
        return match kind {
            "local" => number.parse().ok().and_then(|local: usize| locals.get(local).copied()).ok_or_else(unknown),
            "float" => number.parse().map(|bits| terms.f32(f32::from_bits(bits))).map_err(|_| unknown()),
            "double" => number.parse().map(|bits| terms.f64(f64::from_bits(bits))).map_err(|_| unknown()),
            _ => Err(unknown()),
        };
    }
    if let Ok(truth) = op.parse::<bool>() {
        return Ok(terms.bool_const(truth));
    }
    if let Ok(number) = op.parse::<BigInt>() {
        return Ok(terms.big(number));
    }
    let op = *names.get(op).ok_or_else(unknown)?;
    if !takes(terms, op, args) {
        return Err(unknown());
    }
    Ok(terms.build(op, args))
}

/// True if an operator takes arguments of these sorts. The file may say anything.
fn takes(terms: &Terms, op: Op, args: &[TermId]) -> bool {
    let sorts: Vec<Sort> = args.iter().map(|arg| terms.sort(*arg)).collect();
    let all = |sort: Sort, n: usize| sorts.len() == n && sorts.iter().all(|given| *given == sort);
    let (single, double) = (|kind: FKind| if kind == FKind::F32 { Sort::F32 } else { Sort::F64 }, |n: usize| sorts.len() == n);
    match op {
        Op::Not => all(Sort::Bool, 1),
        Op::And | Op::Or => double(args.len()) && sorts.iter().all(|sort| *sort == Sort::Bool),
        Op::Ite => double(3) && sorts[0] == Sort::Bool && sorts[1] == sorts[2],
        Op::Eq => double(2) && sorts[0] == sorts[1],
        Op::Add => sorts.iter().all(|sort| *sort == Sort::Int),
        Op::Wrap(_) => all(Sort::Int, 1),
        Op::Mul | Op::Div | Op::Rem | Op::Lt | Op::Le => all(Sort::Int, 2),
        Op::BitAnd(_) | Op::BitOr(_) | Op::BitXor(_) | Op::Shl(_) | Op::Shr(_) | Op::Ushr(_) => all(Sort::Int, 2),
        Op::FLt | Op::FLe | Op::FEq => all(Sort::F32, 2) || all(Sort::F64, 2),
        Op::IsNan | Op::FloatToInt(_) => all(Sort::F32, 1) || all(Sort::F64, 1),
        Op::F32ToF64 => all(Sort::F32, 1),
        Op::F64ToF32 => all(Sort::F64, 1),
        Op::FAdd(kind) | Op::FSub(kind) | Op::FMul(kind) | Op::FDiv(kind) | Op::FRem(kind) => all(single(kind), 2),
        Op::FNeg(kind) | Op::FAbs(kind) | Op::FSqrt(kind) => all(single(kind), 1),
        Op::IntToFloat(_) => all(Sort::Int, 1),
        Op::Null => double(0),
        Op::Select => matches!(sorts[..], [Sort::Array(_), Sort::Int]),
        Op::Store => matches!(sorts[..], [Sort::Array(elem), Sort::Int, value] if value == elem.sort()),
        Op::StrConcat => sorts.len() >= 2 && sorts.iter().all(|sort| *sort == Sort::Str),
        Op::StrLen => all(Sort::Str, 1),
        Op::StrAt => sorts == [Sort::Str, Sort::Int],
        Op::StrOfInt | Op::StrOfChar => all(Sort::Int, 1),
        Op::StrSubstr => sorts == [Sort::Str, Sort::Int, Sort::Int],
        Op::StrIndexOf => sorts == [Sort::Str, Sort::Str, Sort::Int],
        Op::StrContains | Op::StrPrefix | Op::StrSuffix => all(Sort::Str, 2),
        _ => false,
    }
}
