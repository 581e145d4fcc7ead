//! Native methods on terms.

use std::rc::Rc;

use java::model::{ClassId, Ty};
use term::{FKind, Op, Round, TermId};

use super::domain::Symbolic;
use super::referents::Leaf;
use super::types::Tagged;
use crate::domain::{Domain, NativeResult};
use crate::natives::Native;
use crate::world::World;

impl Symbolic<'_> {
    pub(super) fn call_native(&mut self, world: &mut World, native: Native, arguments: &[TermId]) -> NativeResult<TermId> {
        let value = match native {
            Native::Unsupported => {
                let content = self.content(arguments[0]);
                let what = self.terms.as_str_const(content).map(String::from_utf16_lossy);
                return NativeResult::Unsupported(what.unwrap_or_else(|| "a library behaviour".to_owned()));
            }
            Native::Halt => return NativeResult::Halt,
            Native::Exit if world.watch.ends_on_exit => return NativeResult::Halt,
            Native::Exit => return NativeResult::Unsupported("System.exit".to_owned()),
            Native::IsWord | Native::IsLine => self.is_typable(native, arguments[0]),
            Native::Typed => return NativeResult::Done(None),
            Native::Nondet(prim) => self.next_nondeterministic(world, Ty::Prim(prim)),
            Native::NondetText => {
                let string = world.program.library_class("java.lang.String");
                self.next_nondeterministic(world, Ty::Class(string))
            }
            Native::Choose => {
                let condition = self.settled(arguments[0]);
                self.terms.ite(condition, arguments[1], arguments[2])
            }
            Native::Print => {
                let text = self.content(arguments[0]);
                self.heap_mut().output.push_back(text);
                return NativeResult::Done(None);
            }
            Native::StringSet => {
                let Op::Alloc { id, .. } = self.terms.op(arguments[0]) else { unreachable!("strings are set when they are created") };
                let content = self.content(arguments[1]);
                self.heap_mut().texts.insert(id, content);
                return NativeResult::Done(None);
            }
            Native::ClassName | Native::NewArrayLike | Native::First | Native::Clone | Native::GetClass => {
                return self.of_known_class(world, native, arguments);
            }
            Native::StringIntern => {
                let content = self.content(arguments[0]);
                let Some(text) = self.terms.as_str_const(content).map(<[u16]>::to_vec) else {
                    return NativeResult::Unsupported("interning a symbolic string".to_owned());
                };
                self.literal(world, &java::model::Literal::Str(text.into()))
            }
            Native::Cached(class) => self.cached(world, class, arguments[0]),
            Native::DoubleToBits | Native::BitsToDouble | Native::FloatToBits | Native::BitsToFloat => {
                return self.float_bits(native, arguments[0]);
            }
            Native::StringOfFloat | Native::StringOfDouble => return self.float_text(world, native, arguments[0]),
            _ => self.function(world, native, arguments),
        };
        NativeResult::Done(Some(value))
    }

    /// Methods that need the class of an object.
    fn of_known_class(&mut self, world: &mut World, native: Native, arguments: &[TermId]) -> NativeResult<TermId> {
        let first = arguments[0];
        let (value, missing) = match native {
            Native::ClassName => {
                let content = self.class_name_of(world, first);
                (content.map(|content| self.create_text(world, content)), "the class name of an input object")
            }
            Native::NewArrayLike => (self.array_like(world, first, arguments[1]), "an array of an unknown class"),
            Native::First => (self.first_elements(world, first, arguments[1]), "a copy of an array of an unknown class"),
            Native::Clone => (self.clone_array(world, first).or_else(|| self.clone_object(world, first)), "Object.clone"),
            _ => (self.class_of(world, first), "the class of an object of unknown class"),
        };
        value.map_or_else(|| NativeResult::Unsupported(missing.to_owned()), |value| NativeResult::Done(Some(value)))
    }

    /// The next nondeterministic value of the path. The n-th of a type is one symbol, whatever the path.
    fn next_nondeterministic(&mut self, world: &World, ty: Ty) -> TermId {
        let position = self.state.tape.len();
        Rc::make_mut(&mut self.state.tape).push(ty);
        self.symbols.nondeterministic(world, self.terms, position, ty)
    }

    /// True if a text can be a token or a line of the standard input. Only the beginning of a token is looked at, and nothing of a line, so that
    /// more inputs are possible than there are: texts cost the solver much. A run that is replayed looks at all of it.
    fn is_typable(&mut self, native: Native, text: TermId) -> TermId {
        if native == Native::IsLine {
            return self.terms.tru();
        }
        let content = self.content(text);
        let length = self.terms.str_len(content);
        let zero = self.terms.int(0);
        let first = self.terms.str_at(content, zero);
        let mut conjuncts = vec![self.terms.lt(zero, length)];
        for (low, high) in [(9, 13), (28, 32)] {
            let (low, high) = (self.terms.int(low), self.terms.int(high));
            let (below, above) = (self.terms.lt(first, low), self.terms.lt(high, first));
            conjuncts.push(self.terms.or(&[below, above]));
        }
        self.terms.and(&conjuncts)
    }

    fn function(&mut self, world: &mut World, native: Native, arguments: &[TermId]) -> TermId {
        match native {
            Native::Sqrt => self.terms.fsqrt(FKind::F64, arguments[0]),
            Native::Floor => self.terms.fround(FKind::F64, arguments[0], Round::Floor),
            Native::Ceil => self.terms.fround(FKind::F64, arguments[0], Round::Ceil),
            Native::Rint => self.terms.fround(FKind::F64, arguments[0], Round::NearestEven),
            Native::StringLength => {
                let content = self.content(arguments[0]);
                self.terms.str_len(content)
            }
            Native::StringCharAt => {
                let content = self.content(arguments[0]);
                self.terms.str_at(content, arguments[1])
            }
            Native::StringEquals => self.equal_text(world, arguments[0], arguments[1]),
            Native::StringConcat if self.is_new_concatenation(world, arguments) => {
                let content = self.new_content(native, arguments);
                self.create_new_text(world, content)
            }
            _ => {
                let content = self.new_content(native, arguments);
                self.create_text(world, content)
            }
        }
    }

    fn new_content(&mut self, native: Native, arguments: &[TermId]) -> TermId {
        match native {
            Native::StringSubstring => {
                let content = self.content(arguments[0]);
                self.terms.str_substr(content, arguments[1], arguments[2])
            }
            Native::StringConcat => {
                let (left, right) = (self.content(arguments[0]), self.content(arguments[1]));
                self.terms.str_concat(&[left, right])
            }
            Native::StringOfChar => self.terms.str_of_char(arguments[0]),
            Native::StringOfInt => self.terms.str_of_int(arguments[0]),
            other => unreachable!("{other:?} makes no string"),
        }
    }

    /// True if `+` in the program gives a new object (JLS 15.18.1). The JVM does not keep to it where one side is the empty literal: `"" + b` is the
    /// text that the library has for `b`.
    fn is_new_concatenation(&mut self, world: &World, sides: &[TermId]) -> bool {
        let is_program = self.state.frame.as_ref().is_some_and(|frame| !world.is_library_code(&frame.head.code));
        is_program
            && sides.iter().all(|side| {
                let content = self.content(*side);
                self.terms.as_str_const(content).is_none_or(|text| !text.is_empty())
            })
    }

    /// A string equals strings with the same content, and nothing else.
    fn equal_text(&mut self, world: &mut World, this: TermId, other: TermId) -> TermId {
        let string = Ty::Class(world.program.library_class("java.lang.String"));
        let is_string = self.instance_of(world, &other, string);
        if self.terms.as_bool_const(is_string) == Some(false) {
            return is_string;
        }
        let (a, b) = (self.content(this), self.content(other));
        let same = self.terms.eq(a, b);
        self.terms.and2(is_string, same)
    }

    /// The name of the class of a created object, or of one of several that were merged.
    fn class_name_of(&mut self, world: &World, object: TermId) -> Option<TermId> {
        let mut result = None;
        for (leaf, guard) in self.leaves(object).into_iter().rev() {
            let id = match leaf {
                Leaf::Null => continue,
                Leaf::Created(id) => id,
                Leaf::Initial(_) => return None,
            };
            let name = world.runtime_name(self.state.heap.created(id).ty);
            let name = self.terms.str_const(&name.encode_utf16().collect::<Vec<_>>());
            result = Some(match result {
                None => name,
                Some(otherwise) => self.terms.ite(guard, name, otherwise),
            });
        }
        result
    }

    /// The `Class` object of a reference: a choice among those of its possible classes.
    fn class_of(&mut self, world: &mut World, object: TermId) -> Option<TermId> {
        let mut result = None;
        let mut choices = Vec::new();
        for tag in self.tags_of_reference(object) {
            // Objects of other classes were told apart when the call was dispatched.
            let ty = match self.symbols.types.of_tag(tag) {
                Tagged::Exactly(ty) | Tagged::Owned(ty) if !world.is_nameless(ty) => ty,
                _ => continue,
            };
            let class_object = self.class_object(world, ty);
            let is_this = self.group_condition(world, object, &[tag]);
            choices.push((class_object, is_this));
            result = Some(match result {
                None => class_object,
                Some(otherwise) => self.terms.ite(is_this, class_object, otherwise),
            });
        }
        if let (Some(class), [_, _, ..]) = (result, choices.as_slice()) {
            self.symbols.set_class_choices(class, choices);
        }
        result
    }

    pub(super) fn class_object(&mut self, world: &mut World, ty: Ty) -> TermId {
        if let Some(known) = self.symbols.known_class_object(ty) {
            return known;
        }
        let class_class = world.program.library_class("java.lang.Class");
        let texts = world.class_texts(ty).map(|(field, text)| {
            let text = text.encode_utf16().collect::<Vec<_>>();
            (field, self.literal(world, &java::model::Literal::Str(text.into())))
        });
        self.symbols.class_object(world, self.terms, class_class, ty, texts)
    }

    fn cached(&mut self, world: &mut World, class: ClassId, value: TermId) -> TermId {
        let fields = world.layout(class);
        self.symbols.shared_box(world, self.terms, class, fields[0], value)
    }

    fn float_bits(&mut self, native: Native, value: TermId) -> NativeResult<TermId> {
        let constant = match native {
            Native::DoubleToBits => self.terms.as_f64(value).map(|d| self.terms.int(d.to_bits() as i64)),
            Native::FloatToBits => self.terms.as_f32(value).map(|f| self.terms.int(i64::from(f.to_bits() as i32))),
            Native::BitsToDouble => self.terms.as_i64(value).map(|bits| self.terms.f64(f64::from_bits(bits as u64))),
            _ => self.terms.as_i64(value).map(|bits| self.terms.f32(f32::from_bits(bits as u32))),
        };
        constant
            .map_or_else(|| NativeResult::Unsupported("the bits of a symbolic float".to_owned()), |value| NativeResult::Done(Some(value)))
    }

    fn float_text(&mut self, world: &mut World, native: Native, value: TermId) -> NativeResult<TermId> {
        let text = match native {
            Native::StringOfFloat => self.terms.as_f32(value).map(java::decimal::float_text),
            _ => self.terms.as_f64(value).map(java::decimal::double_text),
        };
        match text {
            None => NativeResult::Unsupported("the decimal text of a symbolic float".to_owned()),
            Some(text) => {
                let content = self.terms.str_const(&text.encode_utf16().collect::<Vec<_>>());
                NativeResult::Done(Some(self.create_text(world, content)))
            }
        }
    }
}
