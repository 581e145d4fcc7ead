//! Calls in static initialisers that are not supported. Such a call (`Pattern.compile`, `LoggerFactory.getLogger`) is skipped: its result
//! is an unknown value, and the rest of the initialiser runs on. That the call returns and changes nothing else is an assumption, and paths
//! on which the value decides are not known to be feasible.

use std::collections::BTreeMap;

use java::graph::{Instruction, LocalInfo};
use java::model::{ClassKind, LocalId, MethodId, MethodKind, Span, Ty};
use term::{Op, SymbolId, TermId, Terms};

use super::domain::Symbolic;
use super::symbols::Symbols;
use crate::domain::{Domain, Resume};
use crate::world::World;

/// The calls that were skipped in one task.
#[derive(Default)]
pub(super) struct Skipped {
    /// The unknown values that stand for results.
    values: BTreeMap<SymbolId, Span>,
    places: Vec<Span>,
}

impl Symbols {
    /// Where calls in static initialisers were skipped, in the order in which that happened.
    pub fn skipped_calls(&self) -> &[Span] {
        &self.skipped.places
    }

    /// The skipped call whose result a term depends on.
    pub fn skipped_call_in(&self, terms: &Terms, term: TermId) -> Option<Span> {
        if self.skipped.values.is_empty() {
            return None;
        }
        terms.symbols_of(term).iter().find_map(|symbol| self.skipped.values.get(symbol).copied())
    }

    pub(super) fn depends_on_skipped(&self, terms: &Terms, term: TermId) -> bool {
        self.skipped_call_in(terms, term).is_some()
    }
}

impl Symbolic<'_> {
    /// Skips what is not supported if it is part of a static initialiser that runs because its class is used: gives up the methods that were
    /// entered for it, down to code of the program, takes back what they did, and goes on with an unknown result. Says whether that is possible.
    pub(super) fn skip_in_initializer(&mut self, world: &mut World) -> bool {
        let before = self.state.clone();
        let is_skipped = self.skip(world);
        if !is_skipped {
            self.state = before;
        }
        is_skipped
    }

    fn skip(&mut self, world: &mut World) -> bool {
        loop {
            let Some(frame) = self.state.frame.clone().filter(|frame| frame.is_initializing) else { return false };
            let code = &frame.head.code;
            let pc = frame.head.pc;
            if !world.is_library_code(code) {
                let span = code.spans[pc as usize];
                let is_set = match &code.instructions[pc as usize] {
                    Instruction::Unsupported { dst: Some(dst), .. } => {
                        let name = name_in(world.program.source(span));
                        self.set_unknown(world, *dst, &name, span)
                    }
                    Instruction::Call { dst, method, args, .. } => self.set_result(world, *dst, *method, args, span),
                    _ => false,
                };
                if is_set {
                    self.symbols.skipped.places.push(span);
                    self.set_pc(pc + 1);
                    return true;
                }
            }
            if matches!(frame.head.resume, Resume::Initializer(_)) {
                return false;
            }
            let Some(entry) = &frame.entry else { return false };
            self.state.heap = std::rc::Rc::clone(&entry.heap);
            self.pop();
        }
    }

    /// An unknown value in place of what a call would have given; says whether one can be found.
    fn set_result(&mut self, world: &mut World, dst: Option<LocalId>, method: MethodId, args: &[LocalId], span: Span) -> bool {
        let info = world.program.method(method);
        let name = info.name.clone();
        if info.kind == MethodKind::Constructor {
            return self.set_constructed(world, args[0], span);
        }
        dst.is_none_or(|dst| self.set_unknown(world, dst, &name, span))
    }

    /// An object whose constructor was skipped: a new one with unknown fields if its class is one of the program, else any object of its type.
    fn set_constructed(&mut self, world: &mut World, local: LocalId, span: Span) -> bool {
        let object = self.local(local);
        let Op::Alloc { id, .. } = self.terms.op(object) else { return false };
        let Ty::Class(class) = self.state.heap.created(id).ty else { return false };
        let is_delegation = self.state.top().locals.first(1).first() == Some(&object)
            && world.program.method(self.state.top().head.code.method).kind == MethodKind::Constructor;
        if is_delegation {
            return false;
        }
        if world.program.class(class).is_library || world.program.is_incomplete(class) {
            return self.set_unknown(world, local, "object", span);
        }
        let fields = world.layout(class);
        // Name and number of an enum constant are set before anything of its own.
        for field in fields.iter() {
            let info = world.program.field(*field);
            let (name, ty) = (info.name.clone(), info.ty);
            if world.program.class(info.class).is_library {
                continue;
            }
            let Some(value) = self.unknown_result(world, ty, &name, span) else { return false };
            self.put_field(world, &object, *field, value);
        }
        true
    }

    fn set_unknown(&mut self, world: &mut World, dst: LocalId, name: &str, span: Span) -> bool {
        let LocalInfo { ty, .. } = self.state.top().head.code.locals[dst.index()].clone();
        match self.unknown_result(world, ty, name, span) {
            Some(value) => {
                self.set_local(dst, value);
                true
            }
            None => false,
        }
    }

    /// A value of which nothing is known but its type: it may be any object that there is now.
    fn unknown_result(&mut self, world: &mut World, ty: Ty, name: &str, span: Span) -> Option<TermId> {
        if let Ty::Class(class) = ty
            && world.program.class(class).kind == ClassKind::Enum
            && !self.symbols.is_enum(ty)
        {
            // Its constants are not known yet.
            return None;
        }
        let epoch = self.symbols.next_epoch(self.state.clock, self.state.heap.object_ids());
        let n_before = self.terms.n_symbols();
        let value = self.symbols.unknown(world, self.terms, name, ty, &epoch);
        let new = self.terms.symbols_of(value).iter().filter(|symbol| symbol.index() >= n_before);
        self.symbols.skipped.values.extend(new.map(|symbol| (*symbol, span)));
        Some(value)
    }
}

/// What an unknown value is called: the first name that is followed by a bracket in the text that should have computed it, or the last one.
fn name_in(text: &str) -> String {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let before_bracket = text.split('(').next().unwrap_or(text);
    let name = before_bracket.split(|c: char| !is_part(c)).rfind(|name| !name.is_empty());
    name.filter(|name| !name.starts_with(|c: char| c.is_ascii_digit())).unwrap_or("value").to_owned()
}
