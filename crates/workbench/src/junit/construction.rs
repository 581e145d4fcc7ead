//! A symbolic object state as a constructor with calls of setters behind it: candidates are tried on the concrete machine until one gives the state.

use java::model::{ClassId, FieldId, MethodId, MethodKind, Param, Prim, Ty};
use machine::concrete::{Stage, Step};
use machine::input::{Content, Datum, InputObject};
use machine::world::World;
use num_bigint::BigInt;

use super::input::{Builder, Construction};

/// Argument lists that are tried of one constructor or setter.
const MAX_ARGUMENT_LISTS: usize = 64;
/// Argument lists of a constructor behind which setters are tried.
const MAX_REPAIRED: usize = 6;
/// Calls and assignments behind a constructor.
const MAX_STEPS: usize = 8;
/// Parameters of what counts as a setter.
const MAX_SETTER_PARAMETERS: usize = 2;

/// Fields with the values that they shall hold.
type Wanted = [(FieldId, Datum)];

/// A way to make an object, and how good it is.
struct Plan {
    steps: Vec<Step>,
    n_reflective: usize,
}

/// The steps that make an object of a class with these fields: the first of them makes it.
pub(super) fn construction(builder: &mut Builder<'_>, class: ClassId, wanted: &Wanted) -> Result<Vec<Step>, String> {
    let mut wanted = wanted.to_vec();
    if builder.way == Construction::Exact {
        for field in builder.world.layout(class).to_vec() {
            let is_known = wanted.iter().any(|(known, _)| *known == field);
            let info = builder.world.program.field(field);
            if !is_known && !info.is_synthetic && !matches!(info.ty, Ty::Spec(_)) {
                wanted.push((field, Datum::zero(info.ty)));
            }
        }
    }
    let mut best: Option<Plan> = None;
    if builder.way != Construction::Reflective {
        let constructors = constructors(builder, class);
        let filler = filler(builder, &constructors)?;
        for constructor in constructors {
            let Some(plan) = by_constructor(builder, constructor, &wanted, filler.as_ref()) else { continue };
            let cost = |plan: &Plan| (plan.n_reflective, plan.steps.len());
            if best.as_ref().is_none_or(|best| cost(&plan) < cost(best)) {
                best = Some(plan);
            }
        }
    }
    let object = builder.stage.n_objects();
    Ok(best.map_or_else(|| by_reflection(object, class, &wanted), |plan| plan.steps))
}

/// A text for constructors that take one, with its type.
fn filler(builder: &mut Builder<'_>, constructors: &[MethodId]) -> Result<Option<(Datum, Ty)>, String> {
    let string = Ty::Class(builder.world.program.library_class("java.lang.String"));
    let takes_text = |method: &MethodId| builder.world.program.method(*method).params.iter().any(|param| param.ty == string);
    if constructors.iter().any(takes_text) { Ok(Some((builder.filler()?, string))) } else { Ok(None) }
}

/// Without any constructor.
fn by_reflection(object: usize, class: ClassId, wanted: &Wanted) -> Vec<Step> {
    let bare = Step::Object(InputObject { ty: Ty::Class(class), content: Content::Fields(Vec::new()) });
    let assign = |(field, value): &(FieldId, Datum)| Step::Assign { object, field: *field, value: value.clone(), is_reflective: true };
    std::iter::once(bare).chain(wanted.iter().map(assign)).collect()
}

/// Constructors that a test in the same package can call.
fn constructors(builder: &Builder<'_>, class: ClassId) -> Vec<MethodId> {
    let program = &builder.world.program;
    let info = program.class(class);
    let is_inner = info.fields.iter().any(|field| program.field(*field).is_outer_instance());
    let is_in_package = super::text::package(&info.binary_name) == builder.package();
    let is_usable = |method: &MethodId| {
        let info = program.method(*method);
        info.kind == MethodKind::Constructor && !info.is_private
    };
    info.methods.iter().copied().filter(is_usable).filter(|_| !is_inner && !info.is_abstract && is_in_package).collect()
}

/// The best use of a constructor; `None` if it makes nothing.
fn by_constructor(builder: &mut Builder<'_>, constructor: MethodId, wanted: &Wanted, filler: Option<&(Datum, Ty)>) -> Option<Plan> {
    let world = &mut *builder.world;
    let lists = argument_lists((world, &builder.stage), constructor, wanted, filler);
    let object = builder.stage.n_objects();
    let mut made: Vec<(usize, Vec<Datum>, Stage)> = Vec::new();
    for arguments in lists {
        let mut stage = builder.stage.clone();
        if stage.perform(world, &Step::Construct { constructor, arguments: arguments.clone() }).is_err() {
            continue;
        }
        let n_missing = missing(world, &mut stage, object, wanted).len();
        made.push((n_missing, arguments, stage));
        if n_missing == 0 {
            break;
        }
    }
    // Those that leave the least to do come first.
    made.sort_by_key(|(n_missing, ..)| *n_missing);
    let mut best: Option<Plan> = None;
    for (_, arguments, stage) in made.into_iter().take(MAX_REPAIRED) {
        let mut steps = vec![Step::Construct { constructor, arguments }];
        steps.extend(repaired(world, &stage, object, wanted));
        let n_reflective = steps.iter().filter(|step| matches!(step, Step::Assign { is_reflective: true, .. })).count();
        if best.as_ref().is_none_or(|best| (n_reflective, steps.len()) < (best.n_reflective, best.steps.len())) {
            best = Some(Plan { steps, n_reflective });
        }
        if n_reflective == 0 {
            break;
        }
    }
    best
}

/// The fields that do not hold what they should.
fn missing(world: &mut World, stage: &mut Stage, object: usize, wanted: &Wanted) -> Vec<FieldId> {
    wanted.iter().filter(|(field, value)| !stage.holds(world, object, *field, value)).map(|(field, _)| *field).collect()
}

/// Calls and assignments after which an object holds what it should; what nothing else gives is assigned by reflection.
pub(super) fn repaired(world: &mut World, stage: &Stage, object: usize, wanted: &Wanted) -> Vec<Step> {
    let mut stage = stage.clone();
    let mut steps = Vec::new();
    let mut left = missing(world, &mut stage, object, wanted);
    while !left.is_empty() && steps.len() < MAX_STEPS {
        let Some((step, after)) = improvement(world, &mut stage, object, wanted, &left) else { break };
        steps.push(step);
        stage = after;
        left = missing(world, &mut stage, object, wanted);
    }
    for (field, value) in wanted.iter().filter(|(field, _)| left.contains(field)) {
        steps.push(Step::Assign { object, field: *field, value: value.clone(), is_reflective: true });
    }
    steps
}

/// How many fields do not hold what they should, and how far they are from it.
fn badness(world: &mut World, stage: &mut Stage, object: usize, wanted: &Wanted) -> (usize, u64) {
    wanted.iter().fold((0, 0), |(count, sum), (field, value)| {
        let distance = stage.distance(world, object, *field, value);
        (count + usize::from(distance > 0), sum.saturating_add(distance))
    })
}

/// The step after which the fewest fields are wrong, by the least: a setter by its name, an assignment, or any other method.
fn improvement(world: &mut World, stage: &mut Stage, object: usize, wanted: &Wanted, left: &[FieldId]) -> Option<(Step, Stage)> {
    let mut candidates = Vec::new();
    let class = stage.class_of(object)?;
    let (named, others): (Vec<MethodId>, Vec<MethodId>) =
        setters(world, class).into_iter().partition(|method| left.iter().any(|field| is_setter_of(world, *method, *field)));
    let calls = |world: &World, method: MethodId| -> Vec<Step> {
        let lists = argument_lists((world, stage), method, wanted, None);
        lists.into_iter().map(|arguments| Step::Call { method, object, arguments }).collect()
    };
    candidates.extend(named.into_iter().flat_map(|method| calls(world, method)));
    for (field, value) in wanted.iter().filter(|(field, _)| left.contains(field)) {
        if world.program.is_field_accessible(*field) && !world.program.field(*field).is_final {
            candidates.push(Step::Assign { object, field: *field, value: value.clone(), is_reflective: false });
        }
    }
    candidates.extend(others.into_iter().flat_map(|method| calls(world, method)));
    let mut least = badness(world, stage, object, wanted);
    let mut best = None;
    for step in candidates {
        let mut after = stage.clone();
        if after.perform(world, &step).is_err() {
            continue;
        }
        let badness = badness(world, &mut after, object, wanted);
        if badness < least {
            let is_done = badness.0 == 0;
            (least, best) = (badness, Some((step, after)));
            if is_done {
                break;
            }
        }
    }
    best
}

/// Methods of the user with few parameters, nearest class first.
fn setters(world: &World, class: ClassId) -> Vec<MethodId> {
    let program = &world.program;
    let mut found: Vec<MethodId> = Vec::new();
    let mut current = Some(class);
    while let Some(class) = current.filter(|class| !program.class(*class).is_library) {
        let info = program.class(class);
        found.extend(info.methods.iter().copied().filter(|method| {
            let info = program.method(*method);
            let is_callable = info.kind == MethodKind::Method && !info.is_static && !info.is_private && !info.is_abstract;
            is_callable && !info.is_synthetic && !info.is_native && info.params.len() <= MAX_SETTER_PARAMETERS
        }));
        current = info.superclass;
    }
    found
}

fn is_setter_of(world: &World, method: MethodId, field: FieldId) -> bool {
    let (method, field) = (&world.program.method(method).name, &world.program.field(field).name);
    let plain = field.strip_prefix("is").filter(|rest| rest.starts_with(char::is_uppercase)).unwrap_or(field);
    method.strip_prefix("set").is_some_and(|name| name.eq_ignore_ascii_case(plain) || name.eq_ignore_ascii_case(field))
}

/// Argument lists made of wanted values and zeros, the likeliest first.
fn argument_lists((world, stage): (&World, &Stage), method: MethodId, wanted: &Wanted, filler: Option<&(Datum, Ty)>) -> Vec<Vec<Datum>> {
    let mut lists: Vec<Vec<Datum>> = vec![Vec::new()];
    for param in &world.program.method(method).params {
        let candidates = candidates((world, stage), param, wanted, filler);
        lists = lists
            .iter()
            .flat_map(|list| candidates.iter().map(move |candidate| list.iter().chain([candidate]).cloned().collect()))
            .take(MAX_ARGUMENT_LISTS)
            .collect();
    }
    lists
}

fn candidates((world, stage): (&World, &Stage), param: &Param, wanted: &Wanted, filler: Option<&(Datum, Ty)>) -> Vec<Datum> {
    let program = &world.program;
    let fits = |field: FieldId| program.field(field).ty == param.ty || program.is_subtype(program.field(field).ty, param.ty);
    let (named, others): (Vec<_>, Vec<_>) =
        wanted.iter().filter(|(field, _)| fits(*field)).partition(|(field, _)| program.field(*field).name == param.name);
    let mut found: Vec<Datum> = Vec::new();
    let mut add = |datum: Datum| {
        if !found.contains(&datum) {
            found.push(datum);
        }
    };
    for (_, value) in named.iter().chain(&others) {
        add(value.clone());
    }
    // A method that takes something away wants the amount, not the balance after it.
    for (_, value) in named.iter().chain(&others) {
        if let Datum::Int(number) = value
            && *number < 0.into()
            && is_negatable(param.ty, number)
        {
            add(Datum::Int(-number));
        }
    }
    if matches!(param.ty, Ty::Prim(Prim::Int | Prim::Long)) {
        let lengths = wanted.iter().filter_map(|(_, value)| match value {
            Datum::Object(number) => stage.length(*number),
            _ => None,
        });
        lengths.for_each(|length| add(Datum::Int(length.into())));
    }
    if let Some((filler, _)) = filler.filter(|(_, ty)| *ty == param.ty) {
        add(filler.clone());
    }
    add(Datum::zero(param.ty));
    match param.ty {
        Ty::Prim(Prim::Boolean) => add(Datum::Bool(true)),
        Ty::Prim(Prim::Float | Prim::Double) => {}
        Ty::Prim(_) => add(Datum::Int(1.into())),
        _ => {}
    }
    found
}

/// True if a type has the opposite of a negative number: all have, but of their smallest.
fn is_negatable(ty: Ty, number: &BigInt) -> bool {
    let least = match ty {
        Ty::Prim(Prim::Byte) => i64::from(i8::MIN),
        Ty::Prim(Prim::Short) => i64::from(i16::MIN),
        Ty::Prim(Prim::Int) => i64::from(i32::MIN),
        Ty::Prim(Prim::Long) => i64::MIN,
        _ => return false,
    };
    *number > least.into()
}
