//! From a model of a path condition to a concrete input: objects, arrays and strings that take exactly this path.

use std::collections::{BTreeMap, HashSet};

use java::model::{ClassId, FieldId, Ty};
use num_bigint::BigInt;
use num_traits::ToPrimitive;
use term::{Interpretation, Op, SymbolId, TermId, Terms, Value};

use super::boxes::share_boxes;
use super::heap::ArrayKey;
use super::initial::InputTerm;
use super::semantics::JavaSemantics;
use super::symbols::Meaning;
use super::types::Tagged;
use crate::collection_contents::{Representation, representation};
use crate::concrete::element;
use crate::input::{Content, Datum, Input, InputObject};

/// Arrays longer than this are not written out as examples.
const MAX_ELEMENTS: usize = 100_000;

/// Why a model gives no example.
#[derive(Clone, Debug)]
pub enum NoExample {
    /// An array is too long to write out.
    TooLong,
    /// An object would be of a class of which only a supertype is known.
    UnknownClass(String),
    /// An object would be of a library class whose fields are not those of a plain value.
    HiddenState(String),
    Other(String),
}

impl std::fmt::Display for NoExample {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::TooLong => f.write_str("the array of the example is too long to write out"),
            Self::UnknownClass(ty) => write!(f, "no implementation of {ty} is known"),
            Self::HiddenState(ty) => write!(f, "an example would need an instance of {ty}, which cannot be written out"),
            Self::Other(reason) => f.write_str(reason),
        }
    }
}

impl From<String> for NoExample {
    fn from(reason: String) -> Self {
        Self::Other(reason)
    }
}

impl From<&str> for NoExample {
    fn from(reason: &str) -> Self {
        Self::Other(reason.to_owned())
    }
}

/// Builds the input that `model` describes, or says why there is none.
pub fn example<M: Interpretation>(
    semantics: &JavaSemantics,
    terms: &Terms,
    model: &M,
    inputs: &[InputTerm],
    conjuncts: &[TermId],
) -> Result<Input, NoExample> {
    build(semantics, terms, model, inputs, conjuncts, false)
}

/// The same, with arrays that are too long to write out given by the values that matter.
pub fn long_example<M: Interpretation>(
    semantics: &JavaSemantics,
    terms: &Terms,
    model: &M,
    inputs: &[InputTerm],
    conjuncts: &[TermId],
) -> Result<Input, NoExample> {
    build(semantics, terms, model, inputs, conjuncts, true)
}

fn build<M: Interpretation>(
    semantics: &JavaSemantics,
    terms: &Terms,
    model: &M,
    inputs: &[InputTerm],
    conjuncts: &[TermId],
    allows_long: bool,
) -> Result<Input, NoExample> {
    let mut builder = Builder {
        allows_long,
        semantics,
        terms,
        model,
        input: Input::default(),
        objects: BTreeMap::new(),
        substitutes: BTreeMap::new(),
        work: Vec::new(),
        shared: shared(semantics, terms, model, conjuncts),
    };
    for input in inputs {
        let datum = builder.argument(input)?;
        builder.input.arguments.push(datum);
    }
    while let Some((id, index)) = builder.work.pop() {
        let content = builder.content(id, builder.input.objects[index].ty)?;
        builder.input.objects[index].content = content;
    }
    let mut input = builder.input;
    share_boxes(semantics, terms, conjuncts, &mut input);
    Ok(input)
}

/// Objects of the model that are interned literals or shared boxes.
fn shared<M: Interpretation>(semantics: &JavaSemantics, terms: &Terms, model: &M, conjuncts: &[TermId]) -> BTreeMap<i64, Meaning> {
    let mut shared = BTreeMap::new();
    let mut seen = HashSet::new();
    let mut work = conjuncts.to_vec();
    let mut memo = term::Memo::default();
    while let Some(term) = work.pop() {
        if !seen.insert(term) {
            continue;
        }
        work.extend_from_slice(terms.args(term));
        work.extend_from_slice(terms.facts_of(term));
        if let Op::App(symbol) = terms.op(term) {
            let meaning = semantics.symbols.meaning(symbol);
            if matches!(meaning, Meaning::Literal(_) | Meaning::SharedBox(_) | Meaning::Singleton)
                && let Some(Value::Ref(id)) = term::evaluate(terms, term, model, &mut memo)
            {
                shared.insert(id, meaning);
            }
        }
    }
    shared
}

struct Builder<'a, M> {
    allows_long: bool,
    semantics: &'a JavaSemantics,
    terms: &'a Terms,
    model: &'a M,
    input: Input,
    /// Objects of the model by their index in the input.
    objects: BTreeMap<i64, usize>,
    /// Objects that stand where the model has one of another type.
    substitutes: BTreeMap<(i64, Ty), usize>,
    work: Vec<(i64, usize)>,
    shared: BTreeMap<i64, Meaning>,
}

impl<M: Interpretation> Builder<'_, M> {
    fn argument(&mut self, input: &InputTerm) -> Result<Datum, NoExample> {
        let value =
            term::evaluate(self.terms, input.term, self.model, &mut term::Memo::default()).ok_or("the model has no value for an input")?;
        self.datum(&value, input.ty)
    }

    fn datum(&mut self, value: &Value, ty: Ty) -> Result<Datum, NoExample> {
        Ok(match (value, ty) {
            (Value::Bool(b), _) => Datum::Bool(*b),
            (Value::Int(selector), Ty::Class(class)) => self.enum_constant(selector, class),
            (Value::Int(i), _) => Datum::Int(i.clone()),
            (Value::F32(f), _) => Datum::Float(*f),
            (Value::F64(d), _) => Datum::Double(*d),
            (Value::Ref(0), _) => Datum::Null,
            (Value::Ref(id), _) => Datum::Object(self.typed_object(*id, ty)?),
            (Value::Str(_) | Value::Array(_) | Value::Seq(_), _) => return Err("a model value of an unexpected sort".into()),
        })
    }

    fn enum_constant(&mut self, selector: &BigInt, class: ClassId) -> Datum {
        match selector.to_u32() {
            None | Some(0) => Datum::Null,
            Some(n) => {
                self.input.objects.push(InputObject { ty: Ty::Class(class), content: Content::EnumConstant { class, ordinal: n - 1 } });
                Datum::Object(self.input.objects.len() - 1)
            }
        }
    }

    /// An object that stands where the program declares a type. A model may have one of another type where only a quantifier speaks of it;
    /// then any object of the type is tried, and whoever uses the example finds out whether it serves.
    fn typed_object(&mut self, id: i64, ty: Ty) -> Result<usize, NoExample> {
        let program = &self.semantics.world.program;
        let tag = self.model.tag(self.terms, id);
        let is_typed = tag > 0
            && match self.semantics.symbols.types.of_tag(tag) {
                Tagged::Exactly(exact) => program.is_instance(exact, ty),
                Tagged::StandIn(class) => program.is_subtype(Ty::Class(class), ty),
                Tagged::Owned(_) | Tagged::Opaque(_) => true,
            };
        if is_typed || id < 0 { self.object(id) } else { self.substitute(id, ty) }
    }

    /// An object of a type, with nothing in it; one for each object of the model that has another type.
    fn substitute(&mut self, id: i64, ty: Ty) -> Result<usize, NoExample> {
        if let Some(index) = self.substitutes.get(&(id, ty)) {
            return Ok(*index);
        }
        let types = &self.semantics.symbols.types;
        let program = &self.semantics.world.program;
        let is_simple =
            |exact: &&Ty| program.is_instance(**exact, ty) && types.known_tag(**exact).is_some_and(|tag| !types.is_opaque(program, tag));
        let exact = types.universe().exact().iter().find(is_simple).copied();
        let exact = exact.ok_or_else(|| NoExample::UnknownClass(program.ty_name(ty)))?;
        let content = match exact {
            Ty::Array(..) => Content::Elements(Vec::new()),
            Ty::Class(class) if types.string() == Some(class) => Content::Text { text: Vec::new().into(), is_literal: false },
            Ty::Class(class) if program.class(class).is_library && class != ClassId(0) => {
                let fields = program.instance_fields(class);
                let [field] = fields.as_slice() else { return Err(NoExample::HiddenState(program.ty_name(Ty::Class(class)))) };
                Content::Boxed { value: Datum::zero(program.field(*field).ty), is_cached: false }
            }
            _ => Content::Fields(Vec::new()),
        };
        let index = self.input.objects.len();
        self.input.objects.push(InputObject { ty: exact, content });
        self.substitutes.insert((id, ty), index);
        Ok(index)
    }

    fn object(&mut self, id: i64) -> Result<usize, NoExample> {
        if let Some(index) = self.objects.get(&id) {
            return Ok(*index);
        }
        if id < 0 {
            return Err("an input would have to be an object created later".into());
        }
        if let Some(Meaning::Singleton) = self.shared.get(&id) {
            return Err(NoExample::HiddenState("an object that exists once".to_owned()));
        }
        let tag = self.model.tag(self.terms, id);
        let ty = match (tag > 0).then(|| self.semantics.symbols.types.of_tag(tag)) {
            Some(Tagged::Exactly(ty)) => ty,
            Some(Tagged::StandIn(_)) => return self.stand_in(id),
            Some(Tagged::Owned(_)) => return Err("an input would have to be a part of a list".into()),
            Some(Tagged::Opaque(ty)) => return Err(NoExample::UnknownClass(self.semantics.world.program.ty_name(ty))),
            None => return Err("an input object has no type in the model".into()),
        };
        let index = self.input.objects.len();
        self.input.objects.push(InputObject { ty, content: Content::Fields(Vec::new()) });
        self.objects.insert(id, index);
        self.work.push((id, index));
        Ok(index)
    }

    /// The constant that an object of the model stands in for.
    fn stand_in(&mut self, id: i64) -> Result<usize, NoExample> {
        let is_this = |term: &TermId| {
            let value = term::evaluate(self.terms, *term, self.model, &mut term::Memo::default());
            value == Some(Value::Ref(id))
        };
        let found = self.semantics.symbols.stand_in_terms().find(is_this).ok_or("the model has an unknown constant for an input")?;
        let Op::App(symbol) = self.terms.op(found) else { unreachable!("a stand-in is a symbol") };
        let Meaning::Constant(class, ordinal) = self.semantics.symbols.meaning(symbol) else { unreachable!("a stand-in means a constant") };
        let index = self.input.objects.len();
        self.input.objects.push(InputObject { ty: Ty::Class(class), content: Content::EnumConstant { class, ordinal } });
        self.objects.insert(id, index);
        Ok(index)
    }

    fn apply(&self, symbol: Option<SymbolId>, id: i64) -> Option<Value> {
        self.model.app(self.terms, symbol?, &[Value::Ref(id)])
    }

    fn content(&mut self, id: i64, ty: Ty) -> Result<Content, NoExample> {
        match ty {
            Ty::Array(..) => self.elements(id, ty),
            Ty::Class(class) => {
                let info = self.semantics.world.program.class(class);
                match representation(&self.semantics.world.program, class) {
                    Some(Representation::List { items, size }) => return self.items(id, items, size),
                    Some(Representation::Buffer { text }) => return Ok(self.buffer(id, text)),
                    None => {}
                }
                match info.binary_name.as_str() {
                    "java.lang.String" => Ok(self.text(id)),
                    name if info.is_library && name != "java.lang.Object" => self.boxed(id, class),
                    _ => self.fields(id, class),
                }
            }
            _ => Err("an input object of a primitive type".into()),
        }
    }

    /// The elements of a list; those that the model says nothing of are null.
    fn items(&mut self, id: i64, items: FieldId, size: FieldId) -> Result<Content, NoExample> {
        let size = match self.apply(self.semantics.symbols.field_symbol(size), id) {
            Some(Value::Int(size)) => size.to_usize().ok_or("a list of no size")?,
            _ => 0,
        };
        if size > MAX_ELEMENTS {
            return Err(NoExample::TooLong);
        }
        let array = self.apply(self.semantics.symbols.field_symbol(items), id);
        let content = match array {
            Some(Value::Ref(array)) if array != 0 => self.apply(self.semantics.symbols.elements_symbol(ArrayKey::Ref), array),
            _ => None,
        };
        let object = Ty::Class(ClassId(0));
        let mut elements = Vec::with_capacity(size);
        for index in 0..size {
            elements.push(match &content {
                Some(Value::Array(all)) => {
                    let value = all.get(&BigInt::from(index)).clone();
                    self.datum(&value, object)?
                }
                _ => Datum::Null,
            });
        }
        Ok(Content::Items(elements))
    }

    fn buffer(&self, id: i64, text: FieldId) -> Content {
        match self.apply(self.semantics.symbols.field_symbol(text), id) {
            Some(Value::Ref(string)) if string != 0 => match self.text(string) {
                Content::Text { text, .. } => Content::Buffer(text),
                _ => unreachable!("a text"),
            },
            _ => Content::Buffer([].into()),
        }
    }

    fn text(&self, id: i64) -> Content {
        if let Some(Meaning::Literal(text)) = self.shared.get(&id) {
            return Content::Text { text: text.clone(), is_literal: true };
        }
        let text = match self.apply(self.semantics.symbols.content_symbol(), id) {
            Some(Value::Str(text)) => text,
            _ => Vec::new(),
        };
        Content::Text { text: text.into(), is_literal: false }
    }

    fn boxed(&mut self, id: i64, class: ClassId) -> Result<Content, NoExample> {
        let is_cached = matches!(self.shared.get(&id), Some(Meaning::SharedBox(_)));
        let fields = self.semantics.world.program.instance_fields(class);
        let [field] = fields.as_slice() else { return Err(NoExample::HiddenState(self.semantics.world.program.ty_name(Ty::Class(class)))) };
        let ty = self.semantics.world.program.field(*field).ty;
        let value = self.apply(self.semantics.symbols.field_symbol(*field), id);
        let value = match value {
            Some(value) => self.datum(&value, ty)?,
            None => Datum::zero(ty),
        };
        Ok(Content::Boxed { value, is_cached })
    }

    fn fields(&mut self, id: i64, class: ClassId) -> Result<Content, NoExample> {
        let mut fields = Vec::new();
        for field in self.semantics.world.program.instance_fields(class) {
            let ty = self.semantics.world.program.field(field).ty;
            if let Some(value) = self.apply(self.semantics.symbols.field_symbol(field), id) {
                fields.push((field, self.datum(&value, ty)?));
            }
        }
        Ok(Content::Fields(fields))
    }

    fn elements(&mut self, id: i64, ty: Ty) -> Result<Content, NoExample> {
        let elem = element(ty);
        let length = match self.apply(self.semantics.symbols.length_symbol(), id) {
            Some(Value::Int(length)) => length.to_usize().ok_or("an array of no length")?,
            _ => 0,
        };
        let is_long = length > MAX_ELEMENTS;
        if is_long && !(self.allows_long && matches!(elem, Ty::Prim(_))) {
            return Err(NoExample::TooLong);
        }
        let key = match elem {
            Ty::Prim(prim) => ArrayKey::Prim(prim),
            Ty::Class(class) if self.semantics.symbols.is_enum(elem) => ArrayKey::Enum(class),
            _ => ArrayKey::Ref,
        };
        let content = self.apply(self.semantics.symbols.elements_symbol(key), id);
        if is_long {
            return self.long_elements(content.as_ref(), length, elem);
        }
        let mut elements = Vec::with_capacity(length);
        for index in 0..length {
            elements.push(match &content {
                Some(Value::Array(array)) => {
                    let value = array.get(&BigInt::from(index)).clone();
                    self.datum(&value, elem)?
                }
                _ => Datum::zero(elem),
            });
        }
        Ok(Content::Elements(elements))
    }

    fn long_elements(&mut self, content: Option<&Value>, length: usize, elem: Ty) -> Result<Content, NoExample> {
        let Some(Value::Array(array)) = content else { return Ok(Content::Long { length, fill: Datum::zero(elem), entries: Vec::new() }) };
        let fill = self.datum(array.default_value(), elem)?;
        let mut entries = Vec::new();
        for (index, value) in array.entries() {
            if let Some(index) = index.to_usize().filter(|index| *index < length) {
                entries.push((index, self.datum(value, elem)?));
            }
        }
        Ok(Content::Long { length, fill, entries })
    }
}
