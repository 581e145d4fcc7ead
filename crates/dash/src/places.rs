//! Places of the heap, nondeterministic values and constants of predicates in files, by names that the program gives them.

use java::model::{FieldId, Prim, Ty};
use machine::symbolic::{ArbitraryState, ArrayKey, JavaSemantics, Meaning, Place};
use term::{Elem, Op, Sort, SymbolId, TermId, Terms};

/// The name of a function of the heap, or of what is no variable.
pub(crate) fn name(java: &JavaSemantics, arbitrary: &ArbitraryState, symbol: SymbolId) -> Option<String> {
    match java.symbols.place_of(symbol, &arbitrary.epoch) {
        Some(Place::Field(field)) => return Some(format!("field {}", field_name(java, field))),
        Some(Place::Elements(ArrayKey::Prim(prim))) => return Some(format!("elements {}", java.world.program.ty_name(Ty::Prim(prim)))),
        Some(Place::Elements(ArrayKey::Ref)) => return Some("elements reference".to_owned()),
        Some(Place::Elements(ArrayKey::Enum(class))) => {
            return Some(format!("constants {}", java.world.program.class(class).binary_name));
        }
        Some(Place::Length) => return Some("length".to_owned()),
        Some(Place::Content) => return Some("content".to_owned()),
        None => {}
    }
    match java.symbols.meaning(symbol) {
        Meaning::Nondeterministic(position, ty) => Some(format!("nondet {} {position}", prim_name(java, ty)?)),
        Meaning::Literal(text) => Some(format!("literal {}", units(&text))),
        _ => None,
    }
}

/// The name of a constant, and of an operator that the class table gives its meaning.
pub(crate) fn constant_name(terms: &Terms, op: Op) -> Option<String> {
    match op {
        Op::Alloc { id, tag } => Some(format!("object {id} {tag}")),
        Op::TagIn(set) => {
            let tags: Vec<String> = terms.tags(set).tags.iter().map(u32::to_string).collect();
            Some(format!("classes {}", tags.join(" ")))
        }
        Op::ConstArray(elem) => ELEMENTS.iter().find(|(_, known)| *known == elem).map(|(name, _)| format!("all {name}")),
        _ => None,
    }
}

const ELEMENTS: [(&str, Elem); 5] =
    [("integer", Elem::Int), ("truth", Elem::Bool), ("reference", Elem::Ref), ("single", Elem::F32), ("double", Elem::F64)];
const PRIMITIVES: [Prim; 8] = [Prim::Boolean, Prim::Byte, Prim::Short, Prim::Char, Prim::Int, Prim::Long, Prim::Float, Prim::Double];

fn units(text: &[u16]) -> String {
    text.iter().map(u16::to_string).collect::<Vec<_>>().join(" ")
}

fn field_name(java: &JavaSemantics, field: FieldId) -> String {
    let info = java.world.program.field(field);
    format!("{}.{}", java.world.program.class(info.class).binary_name, info.name)
}

fn prim_name(java: &JavaSemantics, ty: Ty) -> Option<String> {
    matches!(ty, Ty::Prim(_)).then(|| java.world.program.ty_name(ty))
}

/// The term that a name and its arguments mean, if it is one of those above.
pub(crate) fn read(java: &mut JavaSemantics, terms: &mut Terms, arbitrary: &ArbitraryState, op: &str, args: &[TermId]) -> Option<TermId> {
    let (kind, rest) = op.split_once(' ').unwrap_or((op, ""));
    let numbers = |text: &str| -> Option<Vec<u32>> { text.split_whitespace().map(|number| number.parse().ok()).collect() };
    let sorts: Vec<Sort> = args.iter().map(|arg| terms.sort(*arg)).collect();
    let prim = |java: &JavaSemantics, name: &str| PRIMITIVES.into_iter().map(Ty::Prim).find(|ty| java.world.program.ty_name(*ty) == name);
    let place = match (kind, sorts.as_slice()) {
        ("field", [Sort::Ref]) => {
            let all = (0..java.world.program.fields.len() as u32).map(FieldId);
            let is_instance = |field: &FieldId| !java.world.program.field(*field).is_static;
            Place::Field(all.filter(is_instance).find(|field| field_name(java, *field) == rest)?)
        }
        ("elements", [Sort::Ref]) if rest == "reference" => Place::Elements(ArrayKey::Ref),
        ("elements", [Sort::Ref]) => match prim(java, rest)? {
            Ty::Prim(prim) => Place::Elements(ArrayKey::Prim(prim)),
            _ => return None,
        },
        ("constants", [Sort::Ref]) => {
            let enums = java.world.universe().enums().to_vec();
            let named = enums.into_iter().find(|class| java.world.program.class(*class).binary_name == rest);
            Place::Elements(ArrayKey::Enum(named?))
        }
        ("length", [Sort::Ref]) => Place::Length,
        ("content", [Sort::Ref]) => Place::Content,
        ("nondet", []) => {
            let (name, position) = rest.split_once(' ')?;
            let ty = prim(java, name)?;
            return Some(java.symbols.nondeterministic(&java.world, terms, position.parse().ok()?, ty));
        }
        ("literal", []) => {
            let text: Option<Vec<u16>> = numbers(rest)?.into_iter().map(|unit| u16::try_from(unit).ok()).collect();
            return Some(arbitrary.literal(java, terms, &text?));
        }
        ("object", []) => {
            let [id, tag] = numbers(rest)?[..] else { return None };
            return arbitrary.object(terms, id).filter(|object| matches!(terms.op(*object), Op::Alloc { tag: own, .. } if own == tag));
        }
        ("classes", [Sort::Ref]) => {
            let set = terms.tag_set("", &numbers(rest)?);
            return Some(terms.tag_in(args[0], set));
        }
        ("all", [sort]) => {
            let (_, elem) = ELEMENTS.into_iter().find(|(name, _)| *name == rest)?;
            return (elem.sort() == *sort).then(|| terms.const_array(elem, args[0]));
        }
        _ => return None,
    };
    Some(arbitrary.place(java, terms, place, args[0]))
}
