//! Collections of the library as their users see them: by what their iterators give. How they are made is nobody's business.

use java::program::Program;
use machine::concrete::HeapSnapshot;
use machine::input::{Content, Datum};

/// The elements of a collection in the order of its iterator, keys and values in turn if it is a map; `None` for other objects.
pub(crate) fn contents(program: &Program, picture: &HeapSnapshot, index: usize) -> Option<Vec<Datum>> {
    let reader = Reader { program, picture };
    let object = |name: &str| reader.object(index, name);
    if reader.field(index, "java.util.HashMap.table").is_some() {
        return Some(reader.hashed(index));
    }
    if let Some(map) = object("java.util.HashSet.map").or_else(|| object("java.util.TreeSet.map")) {
        return Some(contents(program, picture, map)?.into_iter().step_by(2).collect());
    }
    if reader.field(index, "java.util.TreeMap.first").is_some() {
        let nodes = reader.chain(object("java.util.TreeMap.first"), "java.util.TreeMap$Node.next");
        return Some(nodes.into_iter().flat_map(|node| reader.entry(node)).collect());
    }
    if reader.field(index, "java.util.LinkedList.first").is_some() {
        let nodes = reader.chain(object("java.util.LinkedList.first"), "java.util.LinkedList$Node.next");
        return Some(nodes.into_iter().filter_map(|node| reader.field(node, "java.util.LinkedList$Node.item").cloned()).collect());
    }
    if let Some(items) = object("java.util.ArrayDeque.items") {
        let (items, head) = (reader.elements(items)?, reader.number(index, "java.util.ArrayDeque.head")?);
        let size = reader.number(index, "java.util.ArrayDeque.size")?;
        return Some((0..size).map(|position| items[(head + position) % items.len()].clone()).collect());
    }
    if let Some(items) = object("java.util.PriorityQueue.items") {
        let size = reader.number(index, "java.util.PriorityQueue.size")?;
        return Some(reader.elements(items)?[..size].to_vec());
    }
    if let Some(items) = object("java.util.ImmutableList.items") {
        return Some(reader.elements(items)?.to_vec());
    }
    // The order of larger ones is not defined.
    if let Some(items) = object("java.util.ImmutableSet.items") {
        return Some(reader.elements(items)?.to_vec()).filter(|items| items.len() < 2);
    }
    let entry = reader.entry(index);
    (!entry.is_empty()).then_some(entry)
}

struct Reader<'a> {
    program: &'a Program,
    picture: &'a HeapSnapshot,
}

fn index_of(datum: &Datum) -> Option<usize> {
    match datum {
        Datum::Object(index) => Some(*index),
        _ => None,
    }
}

impl Reader<'_> {
    /// A field by the binary name of its class and its own.
    fn field(&self, object: usize, name: &str) -> Option<&Datum> {
        let Content::Fields(fields) = &self.picture.objects[object].content else { return None };
        let (class, own) = name.rsplit_once('.')?;
        let is_it = |field: java::model::FieldId| {
            let info = self.program.field(field);
            info.name == own && self.program.class(info.class).binary_name == class
        };
        fields.iter().find(|(field, _)| is_it(*field)).map(|(_, datum)| datum)
    }

    fn object(&self, object: usize, name: &str) -> Option<usize> {
        index_of(self.field(object, name)?)
    }

    fn number(&self, object: usize, name: &str) -> Option<usize> {
        match self.field(object, name)? {
            Datum::Int(number) => usize::try_from(number).ok(),
            _ => None,
        }
    }

    fn elements(&self, array: usize) -> Option<&[Datum]> {
        match &self.picture.objects[array].content {
            Content::Elements(elements) | Content::Items(elements) => Some(elements),
            _ => None,
        }
    }

    fn chain(&self, first: Option<usize>, next: &str) -> Vec<usize> {
        std::iter::successors(first, |node| self.object(*node, next)).take(self.picture.objects.len()).collect()
    }

    /// Key and value of an entry; nothing for other objects.
    fn entry(&self, entry: usize) -> Vec<Datum> {
        let parts = ["java.util.AbstractMap$SimpleEntry.key", "java.util.AbstractMap$SimpleEntry.value"];
        parts.iter().filter_map(|part| self.field(entry, part).cloned()).collect()
    }

    fn hashed(&self, map: usize) -> Vec<Datum> {
        let is_linked = self.field(map, "java.util.LinkedHashMap.byAccess").is_some();
        let nodes = if is_linked {
            self.chain(self.object(map, "java.util.HashMap.eldest"), "java.util.HashMap$Node.younger")
        } else {
            let table = self.object(map, "java.util.HashMap.table").and_then(|table| self.elements(table)).unwrap_or_default();
            table.iter().filter_map(index_of).flat_map(|first| self.chain(Some(first), "java.util.HashMap$Node.next")).collect()
        };
        nodes.into_iter().flat_map(|node| self.entry(node)).collect()
    }
}
