//! Exceptions the machine throws itself, with the messages of the JVM where they are simple.

use java::graph::Check;

use crate::domain::{Domain, Mode, Piece};
use crate::world::World;

/// The exception class of a failed check.
pub fn exception_class(check: Check) -> &'static str {
    match check {
        Check::NotNull(_) => "java.lang.NullPointerException",
        Check::InBounds { .. } => "java.lang.ArrayIndexOutOfBoundsException",
        Check::NonZero(..) => "java.lang.ArithmeticException",
        Check::NonNegative(_) => "java.lang.NegativeArraySizeException",
        Check::CastOk { .. } => "java.lang.ClassCastException",
        Check::Storable { .. } => "java.lang.ArrayStoreException",
    }
}

/// Creates the exception of a failed check and starts looking for its handler.
pub fn raise<D: Domain>(world: &mut World, d: &mut D, check: Check) {
    let class = world.program.library_class(exception_class(check));
    let exception = d.new_object(world, class);
    match message(world, d, check) {
        Some(pieces) => {
            let text = d.new_string(world, &pieces);
            let field = world.program.library_field("java.lang.Throwable", "message");
            d.put_field(world, &exception, field, text);
        }
        None => {
            // Helpful NullPointerException texts and module names in ClassCastException are not modelled: reading them is unsupported.
            let field = world.program.library_field("java.lang.Throwable", "opaqueMessage");
            let yes = d.literal(world, &java::model::Literal::Bool(true));
            d.put_field(world, &exception, field, yes);
        }
    }
    let by_machine = world.program.library_field("java.lang.Throwable", "byMachine");
    let yes = d.literal(world, &java::model::Literal::Bool(true));
    d.put_field(world, &exception, by_machine, yes);
    let cause = world.program.library_field("java.lang.Throwable", "cause");
    d.put_field(world, &exception, cause, exception.clone());
    *d.mode() = Mode::Unwinding { exception, is_reported: false };
}

fn message<D: Domain>(world: &mut World, d: &mut D, check: Check) -> Option<Vec<Piece<D::Value>>> {
    match check {
        Check::NotNull(_) | Check::CastOk { .. } => None,
        Check::NonZero(..) => Some(vec![Piece::Text("/ by zero")]),
        Check::NonNegative(length) => Some(vec![Piece::Int(d.local(length))]),
        Check::InBounds { array, index } => {
            let (array, index) = (d.local(array), d.local(index));
            let length = d.array_length(world, &array);
            Some(vec![Piece::Text("Index "), Piece::Int(index), Piece::Text(" out of bounds for length "), Piece::Int(length)])
        }
        Check::Storable { value, .. } => {
            let value = d.local(value);
            d.class_name(world, &value).map(|name| vec![Piece::Owned(name)])
        }
    }
}
