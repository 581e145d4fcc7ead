//! Counterexamples as JUnit 5 tests that assert what the contract demands: red as long as the defect is there, green when the code is mended.
//!
//! A violation that no Java expression can tell (a frame, an invariant) has no test.

use std::fmt::Write;

use java::model::{ClassId, MethodKind, Prim, Ty};
use java::program::Program;
use java::spec::Behavior;
use jml::contract::Contract;
use machine::concrete::Script;
use machine::input::{Datum, Input};
use machine::world::World;
use verify::obligation::Kind;
use verify::verdict::{Counterexample, EndingKind};

use super::demand::Demand;
use crate::junit::{Helper, Names, TestFile, Writer, call, helpers, prepare, source_name, without_unicode_escapes};

/// The test of a counterexample, or why there is none.
pub(super) fn test(world: &mut World, contract: &Contract, found: &Counterexample) -> Result<TestFile, String> {
    let info = world.program.method(contract.method);
    if info.is_private {
        return Err("the method is private".to_owned());
    }
    if let Some(receiver) = receiver_class(&world.program, contract, &found.input)
        && world.program.dispatch(receiver, contract.method) != Some(contract.method)
    {
        return Err("only `super` calls run the method on this object".to_owned());
    }
    let prepared = prepare(world, contract.method, &found.input)?;
    let program = &world.program;
    let names = Names::new(program, contract.method, &prepared.script);
    let test = Test { program, contract, found, script: &prepared.script, names: &names };
    let (body, reads_fields) = test.body()?;
    let info = program.method(contract.method);
    let class = program.class(info.class);
    let plain = class.display_name.replace('.', "");
    let clean: String = format!("{plain}_{}{}_{}", info.name.replace("<init>", "new"), overload(program, contract), contract.name)
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '_' })
        .collect();
    let clause = without_unicode_escapes(&super::convert::one_line(program.written(found.span)));
    let mut writer = Writer {
        package: class.binary_name.rsplit_once('.').map_or("", |(package, _)| package).to_owned(),
        name: format!("{clean}Test"),
        comment: format!("{} violates: {clause}", program.method_name(contract.method)),
        methods: Vec::new(),
        helpers: helpers(&prepared.script),
    };
    if reads_fields {
        writer.helpers.insert(Helper::Get);
    }
    writer.add("", "violation", &(names.statements()? + &body));
    Ok(writer.finish())
}

/// The class of the receiver, if there is one.
fn receiver_class(program: &Program, contract: &Contract, input: &Input) -> Option<ClassId> {
    let info = program.method(contract.method);
    let has_receiver = !info.is_static && info.kind == MethodKind::Method;
    match input.arguments.first().filter(|_| has_receiver)? {
        Datum::Object(index) => match input.objects[*index].ty {
            Ty::Class(class) => Some(class),
            _ => None,
        },
        _ => None,
    }
}

/// The parameter types, where the name alone is not the method's own.
fn overload(program: &Program, contract: &Contract) -> String {
    let info = program.method(contract.method);
    let namesakes = program.class(info.class).methods.iter().filter(|other| program.method(**other).name == info.name).count();
    if namesakes < 2 {
        return String::new();
    }
    let names: Vec<String> = info.params.iter().map(|param| program.ty_name(param.ty).replace("[]", "Array")).collect();
    names.iter().fold(String::new(), |all, name| all + "_" + name)
}

/// One test in the making.
struct Test<'a> {
    program: &'a Program,
    contract: &'a Contract,
    found: &'a Counterexample,
    script: &'a Script,
    names: &'a Names<'a>,
}

impl Test<'_> {
    /// The call, and what must come of it; and whether that looks at fields by reflection.
    fn body(&self) -> Result<(String, bool), String> {
        let call = call(self.program, self.contract.method, self.names, self.script)?;
        let clause = super::convert::one_line(self.program.written(self.found.span)).replace('\\', "\\\\").replace('"', "\\\"");
        let ends_badly = matches!(self.found.ending.kind, EndingKind::Throws(_));
        match self.found.kind {
            _ if ends_badly && self.contract.behavior() == Behavior::Normal => {
                Ok((format!("        assertDoesNotThrow(() -> {{ {call}; }}, \"{clause}\");\n"), false))
            }
            Kind::SignalsOnly | Kind::NormalTermination => Ok((self.exceptional(&call, &clause), false)),
            Kind::Signals => self.signalled(&call, &clause),
            _ if ends_badly => Ok((format!("        assertDoesNotThrow(() -> {{ {call}; }}, \"{clause}\");\n"), false)),
            Kind::Postcondition => self.postcondition(&call, &clause),
            _ => Err("only the specification can tell that this is wrong".to_owned()),
        }
    }

    /// Runs the call and keeps what it throws.
    fn catching(call: &str) -> String {
        format!(
            "        Throwable thrown = null;\n        try {{\n            {call};\n        }} catch (Throwable t) {{\n            thrown = t;\n        }}\n"
        )
    }

    /// Only the listed exceptions may, or one of them must, be thrown.
    fn exceptional(&self, call: &str, clause: &str) -> String {
        let case = self.contract.case();
        let listed = case.and_then(|case| case.signals_only.as_ref());
        let package = self.package();
        let tests = listed.map(|listed| {
            let test = |class: &ClassId| format!("thrown instanceof {}", source_name(self.program, Ty::Class(*class), &package));
            listed.classes.iter().map(test).collect::<Vec<_>>()
        });
        let must = self.contract.behavior() == Behavior::Exceptional;
        let mut allowed = tests.unwrap_or_else(|| if must { vec!["thrown != null".to_owned()] } else { Vec::new() });
        if !must {
            allowed.insert(0, "thrown == null".to_owned());
        }
        let condition = if allowed.is_empty() { "false".to_owned() } else { allowed.join(" || ") };
        format!("{}        assertTrue({condition}, \"{clause}\");\n", Self::catching(call))
    }

    /// If an exception of this class is thrown, its condition holds.
    fn signalled(&self, call: &str, clause: &str) -> Result<(String, bool), String> {
        let signals = self.contract.case().and_then(|case| case.signals.iter().find(|signals| signals.clause.span == self.found.span));
        let signals = signals.ok_or("the clause is not the method's own")?;
        let mut demand = self.demand(String::new());
        let condition = demand.expression(&signals.clause.expr).filter(|_| signals.variable.is_none());
        let condition = condition.ok_or("only the specification can tell that this is wrong")?;
        let class = source_name(self.program, Ty::Class(signals.class), &self.package());
        let text = format!(
            "{}{}        assertTrue(!(thrown instanceof {class}) || {condition}, \"{clause}\");\n",
            before(&demand),
            Self::catching(call)
        );
        Ok((text, demand.reads_fields))
    }

    fn package(&self) -> String {
        let class = self.program.class(self.program.method(self.contract.method).class);
        class.binary_name.rsplit_once('.').map_or("", |(package, _)| package).to_owned()
    }

    fn demand(&self, this: String) -> Demand<'_> {
        let info = self.program.method(self.contract.method);
        let has_receiver = !info.is_static && info.kind == MethodKind::Method;
        let mut types: Vec<Ty> = info.params.iter().map(|param| param.ty).collect();
        if has_receiver {
            types.insert(0, Ty::Class(info.class));
        }
        let given = self.script.arguments.iter().zip(&types).map(|(datum, ty)| self.names.value(datum, *ty).unwrap_or_default());
        let created = (info.kind == MethodKind::Constructor).then_some(this);
        Demand {
            program: self.program,
            package: self.package(),
            locals: created.into_iter().chain(given).collect(),
            names: self.contract.spec.scope.locals.iter().map(|local| local.name.clone()).collect(),
            has_java_math: self.contract.spec.has_java_math,
            before: Vec::new(),
            reads_fields: false,
            n_bound: 0,
        }
    }

    /// The clause holds after the call; where it is no Java expression, at least the wrong value must not come.
    fn postcondition(&self, call: &str, clause: &str) -> Result<(String, bool), String> {
        let info = self.program.method(self.contract.method);
        let written = self.contract.case().and_then(|case| case.ensures.iter().find(|written| written.span == self.found.span));
        let mut demand = self.demand("created".to_owned());
        if let Some(condition) = written.and_then(|written| demand.expression(&written.expr)) {
            let mut text = before(&demand);
            let own = source_name(self.program, Ty::Class(info.class), &self.package());
            let _ = match info.ret {
                _ if info.kind == MethodKind::Constructor => writeln!(text, "        {own} created = {call};"),
                Ty::Void => writeln!(text, "        {call};"),
                ty => writeln!(text, "        {} result = {call};", source_name(self.program, ty, &self.package())),
            };
            let _ = writeln!(text, "        assertTrue({condition}, \"{clause}\");");
            return Ok((text, demand.reads_fields));
        }
        match &self.found.ending.kind {
            EndingKind::Returns(Some(value)) if matches!(info.ret, Ty::Prim(Prim::Int | Prim::Long | Prim::Boolean)) => {
                let suffix = if info.ret == Ty::Prim(Prim::Long) { "L" } else { "" };
                Ok((format!("        assertNotEquals({value}{suffix}, {call}, \"{clause}\");\n"), false))
            }
            _ => Err("only the specification can tell that this is wrong".to_owned()),
        }
    }
}

/// The declarations that stand before the call.
fn before(demand: &Demand<'_>) -> String {
    demand.before.iter().fold(String::new(), |text, line| text + "        " + line + "\n")
}
