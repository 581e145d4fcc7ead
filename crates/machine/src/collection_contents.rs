//! Library classes whose objects can be inputs although their fields depend on each other: what users see in them is their contents, and
//! every contents has a valid object.

use java::model::{ClassId, FieldId};
use java::program::Program;

/// How a library model holds what its users see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Representation {
    /// A list: the first `size` elements of `items`, an array that no other object knows.
    List { items: FieldId, size: FieldId },
    /// Text that changes.
    Buffer { text: FieldId },
}

/// An input of one of these types is an object of the class before the colon, or of a class of the program.
const STANDARD: &[(&str, &[&str])] = &[
    (
        "java.util.ArrayList",
        &["java.lang.Iterable", "java.util.Collection", "java.util.List", "java.util.AbstractList", "java.util.AbstractCollection"],
    ),
    ("java.lang.StringBuilder", &[]),
    ("java.lang.StringBuffer", &[]),
];

/// What is known of the inputs of a program: classes by the static types whose inputs they are.
#[derive(Clone, Default, Debug)]
pub struct Standard {
    classes: Vec<(ClassId, Vec<ClassId>)>,
}

impl Standard {
    /// The classes that the loaded classes ask for.
    pub fn new(program: &mut Program) -> Self {
        let mut classes = Vec::new();
        for (name, types) in STANDARD {
            let is_named = |class: &str| class == *name || types.contains(&class);
            let is_admitting = |program: &Program, class: ClassId| {
                let info = program.class(class);
                info.is_library && is_named(&info.binary_name)
            };
            if program.used_classes().any(|class| is_admitting(program, class)) {
                let class = program.library_class(name);
                classes.push((class, program.used_classes().filter(|other| is_admitting(program, *other)).collect()));
            }
        }
        Standard { classes }
    }

    /// The classes of the library that an input of this static type may have.
    pub fn implementing(&self, ty: ClassId) -> impl Iterator<Item = ClassId> {
        self.classes.iter().filter(move |(_, types)| types.contains(&ty)).map(|(class, _)| *class)
    }

    pub fn contains(&self, class: ClassId) -> bool {
        self.classes.iter().any(|(known, _)| *known == class)
    }

    /// What the classes are called.
    pub fn names<'a>(&'a self, program: &'a Program) -> impl Iterator<Item = &'a str> {
        self.classes.iter().map(|(class, _)| program.class(*class).display_name.as_str())
    }

    pub fn is_empty(&self) -> bool {
        self.classes.is_empty()
    }
}

/// How a class holds its contents, if it is one of those above.
pub fn representation(program: &Program, class: ClassId) -> Option<Representation> {
    let info = program.class(class);
    if !info.is_library || !STANDARD.iter().any(|(name, _)| *name == info.binary_name) {
        return None;
    }
    let field = |name: &str| info.fields.iter().copied().find(|field| program.field(*field).name == name);
    match (field("items"), field("size"), field("text")) {
        (Some(items), Some(size), _) => Some(Representation::List { items, size }),
        (_, _, Some(text)) => Some(Representation::Buffer { text }),
        _ => None,
    }
}
